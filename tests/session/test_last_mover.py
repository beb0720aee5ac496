"""The last move is given to the player who made it: it is undone and made again."""

from dataclasses import replace

import pytest
from pavilion_conversation import filled
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation
from spoken_conversation import NARROW, answer_to, base_game, say

from azul_access.games.azul.state import Player, State
from azul_access.record.ledger import CommandEntry, Correction, Undo

THREE = ("Anna", "Ben", "Cem")
FILLED_FOR_THREE = "rrbs bxox rrrr xxoo bbss rbsx ooos"
LINES = {
    "de": ("das war Ben", "Anna: 2x3", "sag „das war Ben“"),
    "en": ("that was Ben", "Anna: 2x3", "say “that was Ben”"),
    "nl": ("dat was Ben", "Anna: 2x3", "zeg dan “dat was Ben”"),
}


def players(conversation: Conversation) -> tuple[Player, ...]:
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    return state.players


@pytest.mark.parametrize("language", LINES)
def test_the_refusal_of_a_named_move_leads_to_the_repair(language: str) -> None:
    """It names the words that give the last move to the other player; then the move is possible."""
    that_was_ben, move, remedy = LINES[language]
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", language=language)
    assert remedy in conversation.answer(move)
    assert conversation.enter(that_was_ben).entries
    assert conversation.enter(move).entries
    anna, ben = players(conversation)
    assert anna.lines[1] is None
    assert ben.lines[1] is not None
    assert anna.lines[2] is not None


def test_what_hands_have_to_change_is_told() -> None:
    """The tiles that lie on another board now, and nothing of the factories, which stay."""
    answer = begin_conversation(FILLED_FACTORIES, "1r2").answer("das war Ben")
    assert answer.splitlines() == [
        "Runde 1, Eintrag 6, Anna, berichtigt: Der Zug war von Ben, R von Manufaktur 1 in Reihe 2.",
        "Das ist jetzt anders:",
        "Anna, Reihe 2: leer.",
        "Ben, Reihe 2: 2 rote R.",
        "Anna ist dran.",
    ]


def test_the_entries_are_an_undo_the_turn_and_the_move() -> None:
    """So the log needs no entry of a new kind."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    undo, turn, move = conversation.enter("das war Ben").entries
    assert undo == Undo(1)
    assert isinstance(turn, CommandEntry)
    assert isinstance(move, CommandEntry)
    statements = conversation.session.setup.system.statements
    assert statements is not None
    assert turn.command == statements.turn_command(1)


@pytest.mark.parametrize("lines", [("das war Ben",), ("das war Ben", "das war Anna")])
def test_what_was_said_of_a_move_is_undone_and_redone_with_it(lines: tuple[str, ...]) -> None:
    """No step of undo takes back a turn alone, which nobody has noticed."""
    conversation = begin_conversation(FILLED_FACTORIES, "2x3", "1r2", *lines)
    told = conversation.session.ledger.state
    first = begin_conversation(FILLED_FACTORIES, "2x3").session.ledger.state
    conversation.enter("u")
    assert conversation.session.ledger.state == first
    conversation.enter("+")
    assert conversation.session.ledger.state == told
    conversation.enter("u 2")
    assert conversation.session.ledger.state == filled_state()
    conversation.enter("+ 2")
    assert conversation.session.ledger.state == told


def filled_state() -> object:
    return begin_conversation(FILLED_FACTORIES).session.ledger.state


def test_the_next_player_follows_the_one_who_moved() -> None:
    """With three players, after Cem's move it is Anna's turn."""
    conversation = begin_conversation(FILLED_FOR_THREE, "1r2", "2x3", names=THREE)
    assert conversation.answer("das war Cem").endswith("Anna ist dran.")


def test_a_move_that_the_other_player_cannot_make() -> None:
    """The reason is about that player's board, and nothing changes."""
    conversation = begin_conversation(FILLED_FACTORIES, "2x3", "5b3")
    before = conversation.session.ledger
    step = conversation.enter("das war Anna")
    assert step.entries == ()
    assert not step.understood
    assert conversation.paragraphs[-1].startswith("In Reihe 3 liegt schon X")
    assert conversation.session.ledger is before


def test_the_player_who_made_the_move_already() -> None:
    """Nothing changes, and that is said."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    step = conversation.enter("das war Anna")
    assert not step.entries
    assert "Nichts geändert." in conversation.paragraphs[-1]


@pytest.mark.parametrize(
    "lines", [(), (FILLED_FACTORIES,), (FILLED_FACTORIES, "1r2", "ist dran Anna")]
)
def test_only_a_move_has_a_player(lines: tuple[str, ...]) -> None:
    """Draws and statements about the table are not made by one player."""
    conversation = begin_conversation(*lines)
    step = conversation.enter("das war Ben")
    assert not step.understood
    assert not step.entries


def test_scores_that_were_announced_wait_for_a_yes() -> None:
    """The last move of a round has been tiled and scored."""
    fills = "rrrr bbbb ssss xxxx oooo"
    conversation = begin_conversation(fills, "1r4", "2b4", "3s0", "4x0", "5o1")
    before = conversation.session.ledger
    question = conversation.answer("das war Ben")
    assert question.startswith("Runde 1, Eintrag 10, Anna, soll der Zug von Ben sein: O")
    assert question.endswith("Sind alle einverstanden? Ja oder nein.")
    conversation.enter("nein")
    assert conversation.session.ledger is before
    conversation.enter("das war Ben")
    assert conversation.enter("ja").entries
    assert conversation.session.ledger is not before


def test_a_later_correction_of_an_earlier_entry_stays() -> None:
    """It is undone with the move, and made again."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "fix 3 rrro")
    undo, correction, _, _ = conversation.enter("das war Ben").entries
    assert undo == Undo(2)
    assert isinstance(correction, Correction)
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    assert [str(tile.name) for tile in state.factories[2]] == ["RED", "RED", "RED", "ORANGE"]


def test_a_correction_of_the_move_itself_stays() -> None:
    """The move is made again as it was corrected."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "fix 1r3")
    conversation.enter("das war Ben")
    _, ben = players(conversation)
    assert ben.lines[1] is None
    assert ben.lines[2] is not None


def test_a_game_without_statements_about_the_table() -> None:
    """Both refusals leave out what is not possible in it, and undo is named instead."""
    conversation = filled("1r")
    session = conversation.session
    system = replace(session.setup.system, statements=None)
    conversation.session = replace(session, setup=replace(session.setup, system=system))
    assert conversation.answer("Anna: 2y") == "Ben ist dran, nicht Anna."
    assert "„u“" in conversation.answer("das war Ben")


def test_an_unsure_recognition_is_read_back() -> None:
    """As a move is."""
    conversation = base_game("1r2")
    answer = answer_to(conversation, "das war Ben", certainty=NARROW)
    assert answer == "Also: der letzte Zug war von Ben. Richtig?"
    assert say(conversation, "ja").entries
