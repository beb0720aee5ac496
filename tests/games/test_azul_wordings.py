"""The sentences for refusals and for seldom moments of base Azul, in every language."""

import pytest
from azul_position import before_fill, board, position, take
from azul_refusals import REFUSALS, SHORT, STUCK, Refusal
from sentences import check_part, check_sentences

from azul_access.games.azul import dialogue, facts, narration, rules
from azul_access.games.azul.commands import Command
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import Event, GameEnded, MarkerTaken
from azul_access.games.azul.questions import AboutBoard, BoardPart, Question
from azul_access.games.azul.state import State
from azul_access.games.questions import AboutFactories, AboutScore
from azul_access.games.sources import Factory, SourceReason
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import FactReason
from azul_access.language.phrase import Verbosity


def make_context(state: State, verbosity: Verbosity = Verbosity.NORMAL) -> Context:
    return Context(("Anna", "Ben"), state.options, verbosity)


@pytest.mark.parametrize(
    ("reason", "state", "command", "slots"), REFUSALS, ids=[reason.value for reason, *_ in REFUSALS]
)
def test_refusal_has_a_sentence(
    reason: Refusal, state: State, command: Command, slots: dict[str, object]
) -> None:
    """Every reason has its sentence, and an impossible command can be read back."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    for verbosity in Verbosity:
        context = make_context(state, verbosity)
        phrases = dialogue.explain_refusal(context, state, command, caught.value)
        assert phrases[0].name == f"error-{reason.value}"
        check_sentences(phrases, verbosity)
        check_part(dialogue.read_back(context, state, command), verbosity)


QUESTIONS: list[tuple[Question, SourceReason | FactReason]] = [
    (AboutFactories(Factory(5)), SourceReason.NO_FACTORY),
    (AboutFactories(Factory(-1)), SourceReason.NO_FACTORY),
    (AboutBoard(BoardPart.WALL, 2), FactReason.NO_PLAYER),
    (AboutScore(9), FactReason.NO_PLAYER),
]


@pytest.mark.parametrize(("question", "reason"), QUESTIONS, ids=str)
def test_questions_about_things_that_are_not_in_the_game(
    question: Question, reason: SourceReason | FactReason
) -> None:
    """A question about a player or factory that is not in this game is refused."""
    state = position()
    with pytest.raises(IllegalCommand) as caught:
        facts.answer(make_context(state), state, question)
    assert caught.value.reason is reason
    context = make_context(state)
    phrases = dialogue.explain_refusal(context, state, question, caught.value)  # type: ignore[arg-type]
    check_sentences(phrases, Verbosity.NORMAL)


@pytest.mark.parametrize(
    ("state", "name"),
    [
        (before_fill(position(), bag="rb", lid=""), "azul-expect-fill-rest"),
        (SHORT, "azul-expect-fill-pour"),
        (STUCK, "azul-expect-stuck"),
    ],
)
def test_the_end_of_the_tiles_is_explained(state: State, name: str) -> None:
    """Players learn what to pour or to put on a factory, or that no tile is left."""
    for verbosity in Verbosity:
        phrases = dialogue.wait(make_context(state, verbosity), state).expect
        assert [phrase.name for phrase in phrases] == [name]
        check_sentences(phrases, verbosity)


def test_a_marker_beside_a_full_floor_line() -> None:
    """The marker costs nothing there, and the narration says so."""
    state = position(board(floor="rrrrrrr"), centre="b")
    _, events = rules.apply(state, take("cb1"))
    check_narration(state, events[0], "azul-marker-taken-free")
    assert events[0] == MarkerTaken(0, None)


def test_rows_that_break_a_tie() -> None:
    """The winner is named with the complete rows that decide."""
    ended = GameEnded(winners=(1,), scores=(40, 40), rows=(1, 2), agreed=False)
    check_narration(position(), ended, "azul-win-by-rows")


def check_narration(state: State, event: Event, name: str) -> None:
    """The narration has this phrase, and sentences in every language."""
    for verbosity in Verbosity:
        phrases = narration.narrate(make_context(state, verbosity), event)
        assert name in [phrase.name for phrase in phrases]
        check_sentences(phrases, verbosity)
