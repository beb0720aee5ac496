"""What every game has to keep beyond the types of its protocols. A new game is tested by this."""

import json
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from heap_game import VARIANTS

from azul_access.games import SYSTEMS
from azul_access.games.context import NarrationContext
from azul_access.games.milestone import Milestone
from azul_access.games.picture import find_changes
from azul_access.games.system import Expects, differences
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import (
    CommandEntry,
    Correction,
    Ledger,
    add_entry,
    decode_entry,
    encode_entry,
    new_ledger,
)

NAMES = ("Anna", "Ben", "Cem", "Dora")
GAMES = {**SYSTEMS, "heap": VARIANTS["whole"]}
SEED = 5


@cache
def played_game(name: str, players: int) -> Ledger:
    """A whole game of random commands."""
    system, random = GAMES[name], Random(SEED)
    ledger = new_ledger(system, players, 1, system.editions.decode_options({}))
    while (expected := system.rules.expects(ledger.state)).kind is not Expects.OVER:
        if expected.kind is Expects.FILL:
            assert system.virtual_bag is not None
            command = system.virtual_bag.draw(ledger.state, random)
        else:
            command = random.choice(system.rules.legal_commands(ledger.state))
        ledger, _ = add_entry(ledger, CommandEntry(command, "test"))
    return ledger


CASES = [
    (name, players)
    for name, system in GAMES.items()
    for players in (system.players[0], system.players[-1])
]


@pytest.fixture(params=CASES, ids=[f"{name}-{players}" for name, players in CASES])
def ledger(request: pytest.FixtureRequest) -> Ledger:
    return played_game(*request.param)


def milestones(ledger: Ledger) -> list[Milestone]:
    """The milestones of all events, from the opening on."""
    events = [*ledger.opening_events, *(event for item in ledger.applied for event in item.events)]
    return [ledger.system.facts.milestone(event) for event in events]


def context_of(ledger: Ledger, players: int) -> NarrationContext:
    options = ledger.system.editions.decode_options({})
    return NarrationContext(NAMES[:players], options, Verbosity.NORMAL)


def players_of(ledger: Ledger) -> int:
    """The number of players, from the scores that the last round leads to."""
    scores = [milestone.round_scores for milestone in milestones(ledger)]
    return len([score for score in scores if score is not None][-1])


def test_rounds_are_milestones(ledger: Ledger) -> None:
    """Rounds count from 1, from the first event on, and each of them ends with scores."""
    marks = milestones(ledger)
    begun = [mark.round_begun for mark in marks if mark.round_begun is not None]
    assert marks[0].round_begun == 1
    assert begun == list(range(1, len(begun) + 1))
    assert sum(mark.round_scores is not None for mark in marks) == len(begun)


def test_game_ends_with_winners(ledger: Ledger) -> None:
    """Only the last command of a game has an event with winners, and nobody acts after it."""
    marks = milestones(ledger)
    assert [at for at, mark in enumerate(marks) if mark.winners is not None] == [len(marks) - 1]
    assert marks[-1].winners
    assert ledger.system.rules.expects(ledger.state).player is None
    assert not ledger.system.rules.legal_commands(ledger.state)


def test_commands_are_data(ledger: Ledger) -> None:
    """A log keeps every command and every correction apart from the ledger's own entries."""
    for item in ledger.applied:
        for entry in (CommandEntry(item.command, "test"), Correction(0, item.command)):
            data = json.loads(json.dumps(encode_entry(ledger.system, entry)))
            assert decode_entry(ledger.system, data) == entry


def test_setup_is_data(ledger: Ledger) -> None:
    """The header of a log keeps all choices."""
    editions = ledger.system.editions
    data = json.loads(json.dumps(editions.encode_options(editions.decode_options({}))))
    assert data.keys() == editions.CHOICES.keys()
    assert editions.decode_options(data) == editions.decode_options({})


def test_commands_change_places(ledger: Ledger) -> None:
    """Every command changes what lies at a place, and each change is a step for hands."""
    context, places = context_of(ledger, players_of(ledger)), ledger.system.places
    for item in ledger.applied:
        assert not differences(ledger.system, item.before, item.before)
        changes = differences(ledger.system, item.before, item.after)
        assert changes
        steps = places.steps(changes)
        assert sorted(map(repr, changes)) == sorted(repr(place) for step in steps for place in step)
        for step in steps:
            assert places.describe(context, step)
            assert len({places.area(place) for place in step}) == 1
    for before, after in pairwise(ledger.applied):
        assert before.after is after.before


def test_gains_are_scores(ledger: Ledger) -> None:
    """The gains of a game with statistics add up to the scores that its rounds end with."""
    statistics = ledger.system.statistics
    assert statistics is not None
    totals = [0] * players_of(ledger)
    for gain in statistics.opening_gains(ledger.opening):
        totals[gain.seat] += gain.points
    for item in ledger.applied:
        for event in item.events:
            for gain in statistics.gains(event):
                assert gain.source in statistics.POINT_SOURCES
                totals[gain.seat] += gain.points
            scores = ledger.system.facts.milestone(event).round_scores
            assert scores is None or list(scores) == totals


def test_views_keep_their_names(ledger: Ledger) -> None:
    """A game with touch has the same views in every state, and one says whose turn it is."""
    touch = ledger.system.touch
    assert touch is not None
    context = context_of(ledger, players_of(ledger))
    names = [view.name for view in touch.views(context, ledger.opening)]
    assert "turn" in names
    assert len(set(names)) == len(names)
    for item in ledger.applied:
        assert {view.name for view in touch.views(context, item.after)} == set(names)


def test_pictures_keep_their_parts(ledger: Ledger) -> None:
    """A game with pictures has the same parts in every state, and a board for each player."""
    pictures = ledger.system.pictures
    assert pictures is not None
    context = context_of(ledger, players_of(ledger))
    names = [part.name for part in pictures.draw_table(context, ledger.opening).parts]
    assert len(set(names)) == len(names)
    for item in ledger.applied:
        picture = pictures.draw_table(context, item.after)
        assert [part.name for part in picture.parts] == names
        assert [board.seat for board in picture.boards] == list(range(len(context.names)))
        scores = ledger.system.facts.scores(item.after)
        assert [board.score for board in picture.boards] == list(scores)
        before = pictures.draw_table(context, item.before)
        assert picture != before
        assert not find_changes(picture, picture)
