"""The narration of base Azul: every sentence exists, and what-if answers what then happens."""

from random import Random

import pytest
from azul_position import board, position, take
from azul_random import Habit, open_game, openings, random_game, reached_states
from hypothesis import given
from hypothesis import strategies as st
from sentences import check_part, check_sentences

from azul_access.games import SYSTEMS
from azul_access.games.azul import dialogue, facts, narration, put_back, rules
from azul_access.games.azul.centre import MARKER_PLACE
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import MarkerTaken, Taken
from azul_access.games.azul.pieces import Colour
from azul_access.games.azul.places import TURN
from azul_access.games.azul.questions import (
    AboutBoard,
    AboutColour,
    AboutMoves,
    BoardPart,
    Question,
    WhatIf,
)
from azul_access.games.azul.state import Phase, State
from azul_access.games.questions import (
    AboutBag,
    AboutBest,
    AboutCentre,
    AboutFactories,
    AboutGame,
    AboutScore,
)
from azul_access.games.shared_kinds import Holder
from azul_access.games.sources import FACTORIES
from azul_access.games.system import Expects, differences
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Ben", "Clara", "Dirk")
HABITS = st.sampled_from(Habit)
SYSTEM = SYSTEMS["azul"]
SEEDS = st.integers(0, 2**32)
GAMES = [(2, "coloured", Habit.CAREFUL), (4, "coloured", Habit.CARELESS), (3, "grey", Habit.ANY)]


def make_context(state: State, verbosity: Verbosity = Verbosity.NORMAL) -> Context:
    return Context(NAMES[: len(state.players)], state.options, verbosity)


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize(("players", "wall", "habit"), GAMES)
def test_every_sentence_about_a_game_exists(
    players: int, wall: str, habit: Habit, verbosity: Verbosity
) -> None:
    """Events, how they are taken back, the expected command, help, prompt and read-back."""
    opening = open_game(players, 1, wall=wall)
    context = make_context(opening, verbosity)
    check_sentences(dialogue.describe_setup(context), verbosity)
    for turn in random_game(opening, Random(players), habit):
        for event in turn.events:
            check_sentences(narration.narrate(context, event), verbosity)
        for part in put_back.parts(turn.events):
            check_sentences(put_back.put_back(context, part), verbosity)
        named = dialogue.wait(context, turn.after, named=True).expect
        assert bool(named) == (rules.expects(turn.after).kind is not Expects.OVER)
        check_sentences(named, verbosity)
        waiting = dialogue.wait(context, turn.after)
        for sentences in (waiting.expect, waiting.help, waiting.hint):
            check_sentences(sentences, verbosity)
        check_part(waiting.prompt, verbosity)
        check_part(dialogue.describe_command(turn.before, turn.command), verbosity)
        check_part(dialogue.read_back(context, turn.before, turn.command), verbosity)


def list_questions(state: State) -> list[Question]:
    """Every question about this state."""
    questions: list[Question] = [
        *(AboutFactories(), AboutCentre(), AboutBag(), AboutGame(), AboutMoves(), AboutScore()),
        *(AboutFactories(FACTORIES[index]) for index in range(len(state.factories))),
        *(AboutMoves(colour) for colour in Colour),
        *(AboutColour(colour) for colour in Colour),
        *(WhatIf(command) for command in rules.legal_commands(state)[:20]),
        *facts.overview_questions(state),
    ]
    for seat in (None, *range(len(state.players))):
        questions += [AboutBoard(part, seat) for part in BoardPart]
        questions.append(AboutScore(seat))
    return questions


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize(("players", "wall", "habit"), GAMES)
def test_every_question_has_an_answer_in_every_state(
    players: int, wall: str, habit: Habit, verbosity: Verbosity
) -> None:
    """All questions in the course of whole games."""
    opening = open_game(players, 0, wall=wall)
    states = [opening, *(turn.after for turn in random_game(opening, Random(7), habit))]
    context = make_context(opening, verbosity)
    for state in [*states[::9], states[-1]]:
        for question in list_questions(state):
            paragraphs = facts.answer(context, state, question)
            assert paragraphs
            for paragraph in paragraphs:
                assert paragraph
                check_sentences(paragraph, verbosity)


@given(openings(), SEEDS, HABITS)
def test_differences_are_told(opening: State, seed: int, habit: Habit) -> None:
    """After a correction, sentences tell what lies elsewhere now; none if nothing has changed."""
    states = [turn.after for turn in random_game(opening, Random(seed), habit)]
    before, after = states[len(states) // 3], states[len(states) // 2]
    assert differences(SYSTEM, before, before) == []
    places = SYSTEM.places
    context, changes = make_context(after), differences(SYSTEM, before, after)
    assert set(changes) <= set(places.contents(after)) - set(places.contents(before))
    for step in places.steps(changes):
        sentences = places.describe(context, step)
        check_sentences(sentences, Verbosity.NORMAL)
        assert sentences not in [
            places.describe(context, other) for other in places.steps(places.contents(before))
        ]


@pytest.mark.parametrize(("factories", "more"), [(("rbsx",), []), (("rbsx", "oo", "o"), [2])])
def test_four_of_the_best_takes_are_named(factories: tuple[str, ...], more: list[int]) -> None:
    """How many further ones there are is told, if there are any."""
    state = position(factories=factories)
    [[best, *others]] = facts.answer(make_context(state), state, AboutBest())
    assert len(dict(best.slots)["moves"].items) == 4  # type: ignore[union-attr]
    assert [dict(other.slots)["count"] for other in others] == more


def test_who_holds_the_marker_is_a_difference() -> None:
    before = position(centre="bs")
    after, _ = rules.apply(before, take("cb1"))
    assert MARKER_PLACE.content(Holder(0)) in differences(SYSTEM, before, after)
    assert differences(SYSTEM, after, after._replace(turn=0)) == [TURN.content(0)]


@given(reached_states())
def test_what_if_has_the_result_of_the_turn(state: State) -> None:
    """The answer names the same places and the same points lost as the turn itself."""
    if state.phase is not Phase.TAKE:
        return
    context = make_context(state)
    names = {"azul-marker-taken", "azul-dropped", "azul-to-lid", "azul-hop", "to-centre"}
    for command in rules.legal_commands(state):
        _, events = rules.apply(state, command)
        narrated = {
            phrase
            for event in events
            if isinstance(event, Taken | MarkerTaken)
            for phrase in narration.narrate(context, event)
        }
        [answer] = facts.answer(context, state, WhatIf(command))
        assert {phrase for phrase in answer if phrase.name in names} == {
            phrase for phrase in narrated if phrase.name in names
        }


@pytest.mark.parametrize(
    ("lines", "turn", "points"),
    [
        # Blue in row 1 is above turquoise in row 2.
        (["b", "x"], "1x2", 2),
        (["", "x"], "1x2", 1),
        (["o", "x"], "1x2", 1),
        # Turquoise in row 2 is above black in row 3, but one tile does not fill row 2.
        (["", "xx", "ss"], "1s3", 2),
        (["", "x", "ss"], "1s3", 1),
    ],
)
def test_what_if_has_the_points_on_the_wall(lines: list[str], turn: str, points: int) -> None:
    """Complete lines above are tiled first, and only those."""
    state = position(board(lines=lines), factories=("xrbs", "r"))
    [answer] = facts.answer(make_context(state), state, WhatIf(take(turn)))
    [wall] = [phrase for phrase in answer if phrase.name == "azul-what-if-points"]
    assert dict(wall.slots) == {"points": points}
