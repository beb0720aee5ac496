"""A refused move is completed by the next line, which says what was missing."""

from dataclasses import replace

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.games.azul.commands import Take


def begin(*lines: str, language: str = "de") -> Conversation:
    return begin_conversation(FILLED_FACTORIES, *lines, language=language)


def take_of(conversation: Conversation) -> Take | None:
    command = conversation.session.ledger.applied[-1].command
    return command if isinstance(command, Take) else None


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("de", "1r", "3"),
        ("de", "rot von manufaktur 1", "in reihe 3"),
        ("de", "1r", "boden"),
        ("en", "1 r", "row 3"),
        ("nl", "1r", "rij 3"),
    ],
)
def test_a_row_completes_a_take_without_one(language: str, first: str, second: str) -> None:
    """The two lines do what they do in one line."""
    conversation, whole = begin(language=language), begin(language=language)
    assert not conversation.enter(first).understood
    assert conversation.enter(second).understood
    whole.enter(f"{first} {second}")
    assert conversation.session.ledger.state == whole.session.ledger.state
    assert take_of(conversation) is not None


@pytest.mark.parametrize(
    ("language", "first"),
    [
        ("de", "rot von der ersten, damit ist die voll."),
        ("en", "red from the first one, then it's full."),
    ],
)
def test_a_number_completes_a_sentence(language: str, first: str) -> None:
    """The number is none of the full stop before it."""
    conversation, whole = begin(first, language=language), begin("1r3", language=language)
    assert conversation.enter("3").understood
    assert conversation.session.ledger.state == whole.session.ledger.state


@pytest.mark.parametrize("between", ["wer", "2b1", "qqq"])
def test_only_the_next_line_completes_it(between: str) -> None:
    """After a question, a move or nonsense the row alone is refused."""
    conversation = begin("1r", between)
    count = len(conversation.session.ledger.applied)
    assert not conversation.enter("3").understood
    assert len(conversation.session.ledger.applied) == count


def test_a_move_of_another_device_ends_it() -> None:
    """What was missing for one player is not a move of the next one."""
    conversation = begin("1r")
    refused_line = conversation.session.refused_line
    assert refused_line is not None
    others = begin("2x3")
    others.session = replace(others.session, refused_line=refused_line)
    count = len(others.session.ledger.applied)
    assert not others.enter("3").understood
    assert len(others.session.ledger.applied) == count


def test_a_complete_move_is_not_glued_to_a_refused_one() -> None:
    """A refused move that is not possible even with the next line leaves nothing behind."""
    conversation = begin("5r3")  # factory 5 has no red tiles
    count = len(conversation.session.ledger.applied)
    conversation.enter("2")
    assert len(conversation.session.ledger.applied) == count
