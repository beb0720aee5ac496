"""A replay: moves through a recorded game, and a position that only a delivered step changes."""

from pathlib import Path

import pytest

from azul_access.games.azul.events import Tiled
from azul_access.games.azul.state import State
from azul_access.keyboard.characters import split_lines
from azul_access.language.phrase import phrase
from azul_access.record.saved_game import load_game
from azul_access.record.setup import Setup
from azul_access.record.timeline import Timeline, build_timeline
from azul_access.session import Session, Step
from azul_access.session.control.controls import Pace, SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Answer, GameEvents, Message
from azul_access.session.replay.replay import (
    ReplaySession,
    begin_replay,
    describe_position,
    handle_replay_line,
)
from azul_access.table.companion import Companion

LOG = Path(__file__).parent.parent / "export" / "games" / "azul.azul"


@pytest.fixture(scope="module")
def recording() -> tuple[Setup, Timeline]:
    saved = load_game(LOG)
    return saved.setup, build_timeline(saved.setup, saved.ledger)


@pytest.fixture
def first(recording: tuple[Setup, Timeline]) -> Step:
    return begin_replay(*recording, Settings("en", speech=SpeechOutput.OFF))


def as_replay(session: Session) -> ReplaySession:
    assert isinstance(session, ReplaySession)
    return session


@pytest.mark.parametrize("text", ["", "+ 3", "<", "u 2", "round 3", "step"])
def test_a_step_that_is_not_used_changes_nothing(first: Step, text: str) -> None:
    """Two calls with the same session return the same step, and the session keeps its position."""
    session = as_replay(handle_replay_line(first.session, "round 2", "test").session)
    position = session.position
    step = handle_replay_line(session, text, "test")
    assert handle_replay_line(session, text, "test") == step
    assert session.position == position
    assert step.understood


def test_a_step_that_fails_on_delivery_leaves_the_position(first: Step) -> None:
    """After an error between the step and its delivery, Enter narrates the same event again."""
    fail = False

    def handle(session: Session, text: str, source: str) -> Step:
        step = handle_replay_line(session, text, source)
        if fail:
            raise OSError
        return step

    screen = _Screen()
    companion = Companion(screen, None, handle)
    companion.start(first)
    before = as_replay(companion.session).position
    fail = True
    assert companion.handle_line("", "test")
    assert as_replay(companion.session).position == before
    assert not any(line.startswith("Anna: one yellow") for line in screen.lines)
    fail = False
    assert companion.handle_line("", "test")
    assert as_replay(companion.session).position > before
    assert screen.lines[-1].startswith("Anna: one yellow")
    companion.close()


def test_the_rest_of_a_command_after_the_pace_changed(first: Step) -> None:
    """From a position within a command, a step at the pace "flow" narrates only the rest of it."""
    session = as_replay(first.session)
    begun = session.position
    session = as_replay(handle_replay_line(session, "<", "test").session)
    assert session.position == begun  # the first step cannot be undone
    stepped = as_replay(handle_replay_line(session, "step", "test").session)
    assert stepped.settings.pace is Pace.STEP
    at_round = as_replay(handle_replay_line(stepped, "round 2", "test").session)
    flowing = handle_replay_line(at_round, "flow", "test").session
    step = handle_replay_line(flowing, "", "test")
    happened = step.announcements[-1]
    assert isinstance(happened, GameEvents)
    after = as_replay(step.session)
    assert len(happened.events) == after.position - at_round.position
    assert after.position in after.timeline.command_ends


def test_answers_in_the_middle_of_a_scoring(first: Step) -> None:
    """At the pace "step" the score after an event is the one that its sentence has just told."""
    session = handle_replay_line(first.session, "step", "test").session
    scored = 0
    while (step := handle_replay_line(session, "", "test")).understood:
        session = step.session
        [*_, happened] = step.announcements
        assert isinstance(happened, GameEvents)
        assert happened.state == session.told_state
        for event in happened.events:
            if isinstance(event, Tiled):
                [answer] = handle_replay_line(session, "score", "test").announcements
                assert isinstance(answer, Answer)
                assert isinstance(answer.state, State)
                assert answer.state.players[event.player].score == event.after
                scored += 1
    assert scored > 20


@pytest.mark.parametrize("text", ["weiter bitte", "quux", "7r9 now"])
def test_a_line_that_is_not_understood(first: Step, text: str) -> None:
    """The answer says how to move through the replay, and the position stays."""
    step = handle_replay_line(first.session, text, "test")
    assert not step.understood
    assert as_replay(step.session).position == as_replay(first.session).position
    [message] = step.announcements
    assert isinstance(message, Message)
    names = [part.name for part in message.phrases]
    assert names == ["error-not-understood", "replay-help"]


@pytest.mark.parametrize("text", ["n", "next", "go on"])
def test_words_that_go_on(first: Step, text: str) -> None:
    """They do the same as Enter."""
    entered = handle_replay_line(first.session, "", "test")
    assert handle_replay_line(first.session, text, "test") == entered


def test_the_prompt_names_round_and_position(first: Step) -> None:
    """The last prompt is at the end of the game, which is in no round."""
    session = as_replay(first.session)
    prompt = describe_position(session)
    assert dict(prompt.slots)["place"] == phrase("transcript-round", round=1)
    at_end = as_replay(handle_replay_line(session, "+ 9999", "test").session)
    slots = dict(describe_position(at_end).slots)
    assert slots["place"] == phrase("transcript-ending")
    assert slots["at"] == slots["total"]


class _Screen:
    is_output_closed = False
    kind = "prompt"

    def __init__(self) -> None:
        self.lines: list[str] = []

    def read_line(self, _: object) -> str:
        raise AssertionError

    def submit(self, line: str) -> None:
        raise AssertionError(line)

    def withdraw(self) -> None:
        """Nothing is submitted."""

    def write(self, text: str) -> None:
        self.lines += split_lines(text)

    def write_picture(self, rows: object) -> None:
        """Draws no pictures."""

    def refresh(self) -> None:
        """Draws no prompt."""

    def close(self) -> None:
        """Has nothing to release."""
