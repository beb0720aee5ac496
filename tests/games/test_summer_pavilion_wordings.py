"""The sentences for refusals and for seldom moments of Summer Pavilion, in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sentences import check_part, check_sentences
from summer_pavilion_position import board, place, placing
from summer_pavilion_random import reached_states
from summer_pavilion_refusals import REFUSALS, TAKING, Refusal
from summer_pavilion_values import COLOURS

from azul_access.games.questions import AboutFactories, AboutScore
from azul_access.games.sources import SOURCES, Factory, SourceReason
from azul_access.games.summer_pavilion import dialogue, facts, narration, rules
from azul_access.games.summer_pavilion.commands import (
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.questions import (
    AboutBoard,
    AboutStar,
    BoardPart,
    Question,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import State
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import FactReason
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases

NAMES = ("Anna", "Ben", "Clara", "Dirk")


def render_refusal(state: State, command: object, why: IllegalCommand) -> list[str]:
    """The refusal in every language, verbosity and form."""
    texts = []
    for verbosity in Verbosity:
        context = Context(NAMES[: len(state.players)], state.options, verbosity)
        phrases = dialogue.explain_refusal(context, state, command, why)  # type: ignore[arg-type]
        texts += [
            load_phrases(language).render_all(phrases, verbosity, form)
            for language in LANGUAGES
            for form in Form
        ]
    return texts


@pytest.mark.parametrize(
    ("reason", "state", "command", "slots"), REFUSALS, ids=[reason.value for reason, *_ in REFUSALS]
)
def test_refusal_has_a_sentence(
    reason: Refusal, state: State, command: Command, slots: dict[str, object]
) -> None:
    """Every reason has its sentence, in every language and at every verbosity."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    for text in render_refusal(state, command, caught.value):
        assert text.endswith(".")
        assert "{" not in text


QUESTIONS: list[tuple[Question, Reason | FactReason | SourceReason]] = [
    (AboutFactories(Factory(5)), SourceReason.NO_FACTORY),
    (AboutFactories(Factory(-1)), SourceReason.NO_FACTORY),
    (AboutBoard(BoardPart.BOARD, 2), FactReason.NO_PLAYER),
    (AboutScore(9), FactReason.NO_PLAYER),
    (AboutStar(7), Reason.NO_STAR),
    (AboutStar(-1, 0), Reason.NO_STAR),
    (AboutStar(0, 2), FactReason.NO_PLAYER),
]


@pytest.mark.parametrize(("question", "reason"), QUESTIONS, ids=str)
def test_questions_about_things_that_are_not_in_the_game(
    question: Question, reason: Reason | FactReason | SourceReason
) -> None:
    """A question about a player, factory or star that is not in this game is refused."""
    context = Context(NAMES[:2], TAKING.options, Verbosity.NORMAL)
    with pytest.raises(IllegalCommand) as caught:
        facts.answer(context, TAKING, question)
    assert caught.value.reason is reason
    assert all(render_refusal(TAKING, question, caught.value))


ANY_COMMAND = st.one_of(
    st.builds(
        Take, st.sampled_from(SOURCES), st.sampled_from(Colour), st.none() | st.integers(0, 9)
    ),
    st.builds(
        Place,
        st.integers(-1, 99),
        st.integers(-1, 99) | st.integers(0, 5),
        st.none() | st.sampled_from(Colour),
        st.none() | COLOURS,
    ),
    st.builds(
        Place,
        st.integers(0, 6),
        st.integers(0, 5),
        st.sampled_from(Colour),
        st.none() | COLOURS,
    ),
    st.builds(Fill, COLOURS, st.none() | st.builds(Factory, st.integers(-1, 98))),
    st.builds(Stock, COLOURS),
    st.builds(Bonus, COLOURS),
    st.builds(Pass, st.none() | COLOURS),
)


@given(reached_states(), st.lists(ANY_COMMAND, min_size=1, max_size=12))
def test_any_refusal_has_a_sentence(state: State, tried: list[Command]) -> None:
    """There is a sentence for any command that can be typed, and for its refusal."""
    context = Context(NAMES[: len(state.players)], state.options, Verbosity.NORMAL)
    for command in tried:
        read_back = dialogue.describe_command(state, command)
        for language in LANGUAGES:
            assert load_phrases(language).render(read_back, Verbosity.VERBOSE, Form.SAY)
        try:
            rules.apply(state, command)
        except IllegalCommand as why:
            phrases = dialogue.explain_refusal(context, state, command, why)
            for language in LANGUAGES:
                assert load_phrases(language).render_all(phrases, Verbosity.NORMAL, Form.SHOW)


def test_a_supply_that_is_too_short() -> None:
    """The narration says how many bonus tiles a player earned and how many there are."""
    state = placing(board({1: "....l."}, hand="llllll"), board(hand="b"), supply="l")
    _, events = rules.apply(state, place("l16"))
    for verbosity in Verbosity:
        context = Context(NAMES[:2], state.options, verbosity)
        phrases = [text for event in events for text in narration.narrate(context, event)]
        assert "sp-supply-short" in [phrase.name for phrase in phrases]
        check_sentences(phrases, verbosity)


def test_a_space_without_a_colour_is_read_back() -> None:
    """A player who names only the space hears that space, also where it is impossible."""
    context = Context(NAMES[:2], TAKING.options, Verbosity.NORMAL)
    text = dialogue.read_back(context, TAKING, Place(1, 5, None))
    assert text.name == "sp-command-place-any"
    check_part(text, Verbosity.NORMAL)
