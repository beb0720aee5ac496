"""The narration of Summer Pavilion: players can follow it, and every sentence exists."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sentences import check_part, check_sentences
from summer_pavilion_random import Habit, open_game, openings, random_game, reached_states
from summer_pavilion_table import InstructedTable

from azul_access.games import SYSTEMS
from azul_access.games.questions import (
    AboutBag,
    AboutCentre,
    AboutFactories,
    AboutGame,
    AboutScore,
)
from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion import dialogue, facts, narration, put_back, rules
from azul_access.games.summer_pavilion.commands import END
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import STARS, Colour
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.questions import (
    AboutBoard,
    AboutColour,
    AboutMoves,
    AboutPassed,
    AboutStar,
    AboutSupply,
    AboutWild,
    BoardPart,
    Question,
    WhatIf,
)
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expects, differences
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Ben", "Clara", "Dirk")
HABITS = st.sampled_from(Habit)
SYSTEM = SYSTEMS["summer-pavilion"]
SEEDS = st.integers(0, 2**32)


def make_context(state: State, verbosity: Verbosity = Verbosity.NORMAL) -> Context:
    return Context(NAMES[: len(state.players)], state.options, verbosity)


@given(openings(), SEEDS, HABITS)
def test_players_can_follow_the_narration(opening: State, seed: int, habit: Habit) -> None:
    """The sentences are enough to move every tile, every card and the start stone.

    After the sentences for taking back, the table is as before.
    """
    context = make_context(opening, Verbosity.VERBOSE)
    table = InstructedTable(context.names, opening)
    for turn in random_game(opening, Random(seed), habit):
        before = InstructedTable(context.names, turn.before).contents()
        for event in turn.events:
            table.follow(narration.narrate(context, event))
        assert table.contents() == InstructedTable(context.names, turn.after).contents()
        undone = InstructedTable(context.names, turn.after)
        for part in put_back.parts(turn.events):
            undone.follow(put_back.put_back(context, part))
        assert undone.contents() == before


@given(reached_states())
def test_players_can_take_back_an_agreed_end(state: State) -> None:
    """The sentences put back what the end by agreement paid."""
    if rules.expects(state).kind is Expects.OVER:
        return
    context = make_context(state)
    after, events = rules.apply(state, END)
    table = InstructedTable(context.names, after)
    for part in put_back.parts(events):
        table.follow(put_back.put_back(context, part))
    assert table.contents() == InstructedTable(context.names, state).contents()


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
@pytest.mark.parametrize("habit", [Habit.ANY, Habit.GREEDY])
@pytest.mark.parametrize("players", [2, 4])
def test_every_sentence_about_a_game_exists(
    players: int, board: str, habit: Habit, verbosity: Verbosity
) -> None:
    """Events, how they are taken back, the expected command, help, prompt and read-back."""
    opening = open_game(players, 1, board=board, wild_order="reversed")
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
    commands = rules.legal_commands(state)
    questions: list[Question] = [
        *(AboutFactories(), AboutCentre(), AboutSupply(), AboutBag(), AboutWild(), AboutPassed()),
        *(AboutGame(), AboutMoves(), AboutScore()),
        *(AboutFactories(FACTORIES[index]) for index in range(len(state.factories))),
        *(AboutMoves(colour) for colour in Colour),
        *(AboutColour(colour) for colour in Colour),
        *(WhatIf(command) for command in [*commands[:12], *commands[-3:]]),
        *facts.overview_questions(state),
    ]
    for seat in (None, *range(len(state.players))):
        questions += [AboutBoard(part, seat) for part in BoardPart]
        questions += [AboutStar(star, seat) for star in range(STARS)]
        questions.append(AboutScore(seat))
    return questions


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_every_question_has_an_answer_in_every_state(board: str, verbosity: Verbosity) -> None:
    """All questions in the course of whole games."""
    for players, habit in ((2, Habit.GREEDY), (3, Habit.CARELESS)):
        opening = open_game(players, 0, board=board)
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


@given(reached_states())
def test_what_if_has_the_points_of_the_placement(state: State) -> None:
    """The answer names the payment, the points and the features as the placement itself does."""
    if state.phase is not Phase.PLACE:
        return
    context = make_context(state)
    names = {"sp-to-tower", "sp-points", "sp-surrounded", "sp-supply-short"}
    for place in legal_places(state)[:20]:
        _, events = rules.apply(state, place)
        narrated = [phrase for event in events for phrase in narration.narrate(context, event)]
        [answer] = facts.answer(context, state, WhatIf(place))
        assert {phrase for phrase in answer if phrase.name in names} == {
            phrase for phrase in narrated if phrase.name in names
        }
