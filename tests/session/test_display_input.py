"""Input from a display: a line with several candidates, and touched commands."""

import pytest
from scripted_conversation import FILLED_FACTORIES, begin_conversation, render

from azul_access.session import handle_candidates, handle_touch
from azul_access.session.output.announcements import ChoiceQuestion, TurnReminder


def test_the_plain_candidate_is_preferred() -> None:
    """The other candidates are guesses, which count only if the plain one is impossible."""
    session = begin_conversation(FILLED_FACTORIES).session
    step = handle_candidates(session, ("1r2", "3r4"), "braille")
    assert [entry.source for entry in step.session.ledger.applied[5:]] == ["braille"]
    assert render(step.session, step.announcements)[0].startswith("Anna: 2 rote R")


def test_the_only_possible_guess_is_used() -> None:
    """Impossible candidates before it are ignored."""
    session = begin_conversation(FILLED_FACTORIES).session
    step = handle_candidates(session, ("3b2", "quatsch", "3r4"), "braille")
    assert render(step.session, step.announcements)[0].startswith("Anna: 4 rote R")


def test_several_possible_commands_become_a_choice() -> None:
    """A wrong tile on the table costs more than another key press."""
    session = begin_conversation(FILLED_FACTORIES).session
    step = handle_candidates(session, ("3b2", "1r2", "3r4", "1s1"), "braille")
    [question] = step.announcements
    assert isinstance(question, ChoiceQuestion)
    assert len(question.choices) == len(step.session.pending) == 3
    [text] = render(step.session, step.announcements)
    assert text.startswith("Was ist gemeint? Nummer 1: 2 rote R von Manufaktur 1 in Reihe 2;")


def test_without_a_possible_candidate_the_plain_one_is_answered() -> None:
    """The answer is the reason why the plain candidate is impossible."""
    session = begin_conversation(FILLED_FACTORIES).session
    step = handle_candidates(session, ("3b2", "quatsch"), "braille")
    assert not step.understood
    assert "Kein B auf Manufaktur 3" in render(step.session, step.announcements)[0]


def test_a_touched_command_needs_no_text() -> None:
    """It counts at once, and discards a pending question."""
    session = begin_conversation(FILLED_FACTORIES, "ende").session
    assert session.pending
    state = session.ledger.state
    command = session.setup.system.rules.legal_commands(state)[0]
    step = handle_touch(session, command, state, "braille")
    assert step.session.ledger.applied[-1].command == command
    assert not step.session.pending


@pytest.mark.parametrize("line", ["3r4", "u"])
def test_a_touch_on_an_outdated_display_is_refused(line: str) -> None:
    """Another player was faster, so the step only announces whose turn it is."""
    conversation = begin_conversation(FILLED_FACTORIES)
    state = conversation.session.ledger.state
    command = conversation.session.setup.system.rules.legal_commands(state)[0]
    session = conversation.enter(line).session
    step = handle_touch(session, command, state, "braille")
    assert step.announcements == (TurnReminder(session.ledger.state),)
    assert (step.entries, step.understood, step.session) == ((), False, session)
