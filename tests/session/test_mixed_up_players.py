"""A name before a move says who makes it; the move counts only if it is this player's turn."""

import pytest
from pavilion_conversation import choosing, filled, placing
from scripted_conversation import FILLED_FACTORIES, begin_conversation
from spoken_conversation import base_game, is_listened_for, say

MOVES = {
    "de": ("{}: 1r2", "{} 1r2", "{} nimmt zwei rote von Manufaktur 1 und legt sie in Reihe 2"),
    "en": ("{}: 1r2", "{} 1r2", "{} takes two reds from factory 1 and puts them into row 2"),
    "nl": ("{}: 1r2", "{} 1r2", "{} neemt twee rode van fabriek 1 en legt ze in rij 2"),
}
OTHER_TURN = {
    "de": "Anna ist dran, nicht Ben.",
    "en": "It is the turn of Anna, not of Ben.",
    "nl": "Anna is aan de beurt, niet Ben.",
}
CASES = [(language, line) for language, lines in MOVES.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_the_player_whose_turn_it_is_may_be_named(language: str, line: str) -> None:
    """The move is the one without the name."""
    unnamed = begin_conversation(FILLED_FACTORIES, "1r2", language=language)
    named = begin_conversation(FILLED_FACTORIES, language=language)
    assert named.enter(line.format("Anna")).entries
    assert named.session.ledger.state == unnamed.session.ledger.state


@pytest.mark.parametrize(("language", "line"), CASES)
def test_a_move_of_another_player_is_refused(language: str, line: str) -> None:
    """The refusal says whose turn it is, and nothing changes."""
    conversation = begin_conversation(FILLED_FACTORIES, language=language)
    before = conversation.session.ledger
    step = conversation.enter(line.format("Ben"))
    assert not step.understood
    assert conversation.paragraphs[-1].startswith(OTHER_TURN[language])
    assert conversation.session.ledger is before


@pytest.mark.parametrize(
    ("begin", "line"),
    [
        (filled, "{}: 1r"),
        (placing, "{}: r3"),
        (placing, "{} p 4r"),
        (choosing, "{}: bonus l l o"),
    ],
)
def test_every_command_of_summer_pavilion_may_have_a_name(begin: object, line: str) -> None:
    """Taking, placing, passing, and the choice of bonus tiles."""
    assert callable(begin)
    assert not begin().enter(line.format("Ben")).entries
    assert begin().enter(line.format("Anna")).entries


def test_a_chosen_column_may_have_a_name() -> None:
    """On the grey wall it is the turn of the player who chooses."""
    lines = ("rrrr bbbb ssss xxxx oooo", "1r4", "2b4", "3s0", "4x0", "5o0")
    conversation = begin_conversation(*lines, chosen={"wall": "grey"})
    assert not conversation.enter("Ben: Spalte 2").entries
    assert conversation.enter("Anna: Spalte 2").entries


def test_a_name_while_tiles_are_drawn() -> None:
    """It is nobody's turn to take, so the refusal says what comes first."""
    conversation = begin_conversation()
    assert "Manufaktur" in conversation.answer("Ben: 1r2")


def test_a_named_move_can_be_spoken() -> None:
    """As it can be typed."""
    conversation = base_game()
    line = "Ben nimmt zwei rote von Manufaktur eins in Reihe zwei"
    assert not say(conversation, line).understood
    assert say(conversation, line.replace("Ben", "Anna")).entries


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "anna nimmt zwei rote von manufaktur eins in reihe zwei"),
        ("en", "anna takes two reds from factory one into row two"),
        ("nl", "anna neemt twee rode van fabriek één in rij twee"),
    ],
)
def test_a_named_move_is_listened_for(language: str, line: str) -> None:
    """The recogniser's net has a path for the name and the verb."""
    session = begin_conversation(FILLED_FACTORIES, language=language).session
    assert is_listened_for(session, line)
    assert not is_listened_for(session, f"{line} {line}")
