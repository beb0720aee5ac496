"""What is told in Summer Pavilion suffices for hands, and can be said in every language."""

import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from summer_pavilion_hands import Hands
from summer_pavilion_random import Habit, opened, openings, random_game, reached_states

from azul_access.games.context import NarrationContext
from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion import dialogue, facts, narration, put_back, rules
from azul_access.games.summer_pavilion.commands import END
from azul_access.games.summer_pavilion.pieces import STARS, Colour, Spot
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.questions import (
    AboutBag,
    AboutBoard,
    AboutCentre,
    AboutColour,
    AboutFactories,
    AboutGame,
    AboutMoves,
    AboutPassed,
    AboutScore,
    AboutStar,
    AboutSupply,
    AboutWild,
    Part,
    Question,
    WhatIf,
)
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import (
    space_clock,
    space_index,
    space_number,
    star_at,
    star_clock,
)
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases

NAMES = ("Anna", "Ben", "Clara", "Dirk")
HABITS = st.sampled_from(Habit)
SEEDS = st.integers(0, 2**32)
# Every phrase is a whole sentence; one may announce what follows.
SENTENCE = re.compile(r"[^{}]*[.:?!]")


def seated(state: State, verbosity: Verbosity = Verbosity.NORMAL) -> NarrationContext:
    return NarrationContext(NAMES[: len(state.players)], state.options, verbosity)


@cache
def said(phrase: Phrase, language: str, verbosity: Verbosity, form: Form) -> str:
    return load_phrases(language).render(phrase, verbosity, form)


def check_said(phrases: Iterable[Phrase], verbosity: Verbosity) -> None:
    """Each phrase is a sentence, in every language, shown and said."""
    for phrase in phrases:
        for language, form in product(LANGUAGES, Form):
            text = said(phrase, language, verbosity, form)
            assert SENTENCE.fullmatch(text), text
            assert not re.search(r" [.,:;?]|[.,:;]{2}|  ", text), text


# Hands


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_hands_that_follow_the_telling(opening: State, seed: int, habit: Habit) -> None:
    """Issue 4, 5: what is told is enough to lay every tile, turn every card and move the stone."""
    table = seated(opening, Verbosity.VERBOSE)
    hands = Hands(table.names, opening)
    for played in random_game(opening, Random(seed), habit):
        for event in played.events:
            hands.obey(narration.narrate(table, event))
        assert hands.lies() == Hands(table.names, played.after).lies()


@settings(max_examples=60)
@given(openings(), SEEDS, HABITS)
def test_hands_that_put_back(opening: State, seed: int, habit: Habit) -> None:
    """Issue 4, 5: undo with put-back wording leaves the table as it was, down to each space."""
    table = seated(opening)
    for played in random_game(opening, Random(seed), habit):
        hands = Hands(table.names, played.after)
        for event in reversed(played.events):
            hands.obey(put_back.put_back(table, event))
        assert hands.lies() == Hands(table.names, played.before).lies()


@given(reached_states())
def test_hands_that_put_back_an_agreed_end(state: State) -> None:
    """Issue 4, 5: also what the end by agreement paid."""
    if rules.expects(state).kind is Expects.OVER:
        return
    table = seated(state)
    after, events = rules.apply(state, END)
    hands = Hands(table.names, after)
    for event in reversed(events):
        hands.obey(put_back.put_back(table, event))
    assert hands.lies() == Hands(table.names, state).lies()


# Sentences

GAMES = [
    (players, board, habit)
    for players, board, habit in product((2, 4), ("coloured", "grey"), (Habit.ANY, Habit.GREEDY))
]


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize(("players", "board", "habit"), GAMES)
def test_everything_that_happens_can_be_said(
    players: int, board: str, habit: Habit, verbosity: Verbosity
) -> None:
    """Issue 4, 5: events, their putting back, who acts next, the prompt and the read-back."""
    opening = opened(players, 1, board=board, wild_order="reversed")
    table = seated(opening, verbosity)
    check_said(dialogue.describe_setup(table), verbosity)
    for played in random_game(opening, Random(players), habit):
        for event in played.events:
            check_said(narration.narrate(table, event), verbosity)
            check_said(put_back.put_back(table, event), verbosity)
        for named in (True, False):
            expected = dialogue.describe_expectation(table, played.after, named=named)
            assert bool(expected) == (rules.expects(played.after).kind is not Expects.OVER)
            check_said(expected, verbosity)
        check_said(dialogue.give_help(table, played.after), verbosity)
        check_said(dialogue.give_hint(table, played.after), verbosity)
        for language, form in product(LANGUAGES, Form):
            assert said(dialogue.prompt(table, played.after), language, verbosity, form)
            read_back = dialogue.describe_command(played.before, played.command)
            text = said(read_back, language, verbosity, form)
            assert text
            assert not text.endswith(".")


def questions(state: State) -> list[Question]:
    """Everything that can be asked about this state."""
    found: list[Question] = [
        *(AboutFactories(), AboutCentre(), AboutSupply(), AboutBag(), AboutWild(), AboutPassed()),
        *(AboutGame(), AboutMoves(), AboutScore()),
        *(AboutFactories(FACTORIES[index]) for index in range(len(state.factories))),
        *(AboutMoves(colour) for colour in Colour),
        *(AboutColour(colour) for colour in Colour),
        *(WhatIf(command) for command in rules.legal_commands(state)[:12]),
        *(WhatIf(command) for command in rules.legal_commands(state)[-3:]),
        *facts.overview_questions(state),
    ]
    for seat in (None, *range(len(state.players))):
        found += [AboutBoard(part, seat) for part in Part]
        found += [AboutStar(star, seat) for star in range(STARS)]
        found.append(AboutScore(seat))
    return found


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_every_question_is_answered_in_every_state(board: str, verbosity: Verbosity) -> None:
    """Issue 4, 3: all questions, asked again and again in the course of whole games."""
    for players, habit in ((2, Habit.GREEDY), (3, Habit.CARELESS)):
        opening = opened(players, 0, board=board)
        states = [opening, *(each.after for each in random_game(opening, Random(7), habit))]
        table = seated(opening, verbosity)
        for state in [*states[::9], states[-1]]:
            for question in questions(state):
                paragraphs = facts.answer(table, state, question)
                assert paragraphs
                for paragraph in paragraphs:
                    assert paragraph
                    check_said(paragraph, verbosity)


@settings(max_examples=40)
@given(reached_states(), reached_states())
def test_differences_can_be_asked_for(before: State, after: State) -> None:
    """Issue 4, 5: what stands otherwise after a correction is told; nothing where nothing does."""
    assert facts.questions_about_changes(before, before) == []
    if (before.options, len(before.players)) != (after.options, len(after.players)):
        return
    table = seated(after)
    for question in facts.questions_about_changes(before, after):
        for paragraph in facts.answer(table, after, question):
            check_said(paragraph, Verbosity.NORMAL)


@settings(max_examples=40)
@given(reached_states())
def test_what_if_changes_nothing_and_tells_the_points(state: State) -> None:
    """Issue 4, 3: spaces with what they would score and complete, as they then do."""
    if state.phase is not Phase.PLACE:
        return
    table = seated(state)
    for place in legal_places(state)[:20]:
        _, events = rules.apply(state, place)
        told = {phrase for event in events for phrase in narration.narrate(table, event)}
        [paragraph] = facts.answer(table, state, WhatIf(place))
        wanted = {"sp-to-tower", "sp-points", "sp-surrounded", "sp-supply-short"}
        assert {phrase for phrase in paragraph if phrase.name in wanted} == {
            phrase for phrase in told if phrase.name in wanted
        }


# Clocks


def test_stars_lie_at_the_odd_hours() -> None:
    """Issue 4, 4: six outer stars, told so that one can find them by hand; a ring, clockwise."""
    hours = [star_clock(star) for star in range(1, STARS)]
    assert sorted(hours) == [1, 3, 5, 7, 9, 11]
    assert all((after - before) % 12 == 2 for before, after in pairwise(hours))
    for hour in range(1, 13):
        star = star_at(hour)
        assert (star is None) == (hour % 2 == 0)
        assert star is None or star_clock(star) == hour


def test_spaces_lie_at_the_even_hours() -> None:
    """Issue 4, 4: six spaces of a star, a ring, clockwise; no two at the same hour."""
    for star in range(STARS):
        hours = [space_clock(Spot(star, space)) for space in range(6)]
        assert sorted(hours) == [2, 4, 6, 8, 10, 12]
        assert all((b - a) % 12 == 2 for a, b in pairwise(hours))


def test_clocks_agree_with_what_lies_between_the_stars() -> None:
    """Rules 3, "Board geometry": windows at the rim, pillars towards the centre star, statues
    towards the next star.
    """
    for star in range(1, STARS):
        out = star_clock(star)
        # The window's two spaces lie on both sides of the star's own hour, away from the centre.
        window = {space_clock(Spot(star, space)) for space in (4, 5)}
        assert window == {(out - 2) % 12 + 1, out % 12 + 1}
        # The pillar's two spaces lie on the other side, towards the centre.
        inwards = (out + 5) % 12 + 1
        pillar = {space_clock(Spot(star, space)) for space in (1, 2)}
        assert pillar == {(inwards - 2) % 12 + 1, inwards % 12 + 1}
        # On the centre star they look at the outer star.
        inner = {space_clock(Spot(0, (star + at) % 6)) for at in (3, 4)}
        assert inner == window
        # The statue's spaces of both stars face each other.
        after = star % 6 + 1
        own = {space_clock(Spot(star, space)) for space in (0, 1)}
        others = {space_clock(Spot(after, space)) for space in (2, 3)}
        assert {(hour + 5) % 12 + 1 for hour in own} == others


@pytest.mark.parametrize("board", ["coloured", "grey"])
def test_spaces_have_one_name_each(board: str) -> None:
    """Issue 4, 4: what a space is called leads back to it; numbers as they are printed."""
    options = opened(2, 0, board=board).options
    for star in range(STARS):
        names = [space_number(options, Spot(star, space)) for space in range(6)]
        grey_outer = board == "grey" and star > 0
        assert names == ([3, 2, 1, 4, 5, 6] if grey_outer else [1, 2, 3, 4, 5, 6])
        for space, name in enumerate(names):
            assert space_index(options, star, name) == space
