"""Corrections, undo and steps of Summer Pavilion."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pavilion_conversation import (
    SUPPLY,
    choosing,
    filled,
    pavilion,
    placing,
    state_of,
    type_command,
)
from scripted_conversation import Conversation

from azul_access.games import SYSTEMS
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place, Stock, Take
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.system import Expects
from azul_access.record.ledger import CommandEntry, Correction
from azul_access.session import handle_line
from azul_access.session.control.controls import Pace
from azul_access.session.output.announcements import (
    CorrectionQuestion,
    CorrectionReport,
    UndoReport,
)

# Corrections


def correct(
    conversation: Conversation, text: str, yes: str | None = None
) -> tuple[Correction, str]:
    """The entry and the announcement of a correction; `yes` answers its question."""
    step = handle_line(conversation.session, text, "test")
    if yes is not None:
        assert isinstance(step.announcements[0], CorrectionQuestion)
        assert not step.entries
        step = handle_line(step.session, yes, "test")
    assert step.understood
    before = len(conversation.paragraphs)
    conversation.use(step)
    [entry] = step.entries
    assert isinstance(entry, Correction)
    assert isinstance(step.announcements[0], CorrectionReport)
    return entry, "\n".join(conversation.paragraphs[before:])


def test_correction_of_the_supply() -> None:
    """The supply has only one draw, so its name is enough."""
    conversation = pavilion(SUPPLY)
    entry, answer = correct(conversation, "fix vorrat 4l 2o 2r 2b")
    assert entry.index == 0
    assert isinstance(entry.command, Stock)
    assert "Im Vorrat: 4 lila L, 2 orange O, 2 rote R, 2 blaue B." in answer


@pytest.mark.parametrize("text", ["fix manufaktur 3 gggg", "fix 3 gggg", "fix zug 4 gggg"])
def test_correction_of_a_factory(text: str) -> None:
    """The factory or the entry is named by its number."""
    conversation = filled()
    entry, _ = correct(conversation, text)
    assert entry.index == 3
    assert state_of(conversation).factories[2] == (Colour.GREEN,) * 4


def test_correction_of_a_take() -> None:
    """It is about the newest take, or the newest take of the named player."""
    conversation = filled("1r", "2y")
    entry, _ = correct(conversation, "fix 2b")
    assert (entry.index, entry.command) == (7, Take(Factory(1), Colour.BLUE))
    conversation = filled("1r", "2y")
    entry, answer = correct(conversation, "fix anna 1b")
    assert (entry.index, entry.command) == (6, Take(Factory(0), Colour.BLUE))
    assert "Anna hat neben der Ablage ein lila L, ein blaues B." in answer


def test_correction_of_a_take_from_the_centre() -> None:
    """The start stone and its cost are corrected, too."""
    conversation = filled("1r", "zb")
    assert state_of(conversation).holder == 1
    entry, answer = correct(conversation, "fix 2r", "ja")
    assert entry.command == Take(Factory(1), Colour.RED)
    assert state_of(conversation).holder is None
    assert "Ben hat 5 Punkte" in answer
    assert Take(CENTRE, Colour.BLUE) != entry.command


def test_correction_of_a_placement() -> None:
    """The payment or the space is replaced; a change of the scores waits for a yes."""
    conversation = placing("r3")
    entry, answer = correct(conversation, "fix r3 mit 1r 2l")
    assert isinstance(entry.command, Place)
    assert "ein lila L" in answer
    assert state_of(conversation).tower[Colour.PURPLE] == 2
    entry, _ = correct(conversation, "fix r z 1", "ja")
    assert isinstance(entry.command, Place)
    assert entry.command.star == 0


def test_correction_of_a_pass() -> None:
    """The kept tiles are replaced."""
    conversation = placing("p 4r")
    entry, answer = correct(conversation, "fix p 3r l")
    assert isinstance(entry.command, Pass)
    assert state_of(conversation).players[0].corners[Colour.PURPLE] == 1
    assert "in den Ecken: ein lila L, 3 rote R" in answer


def test_correction_of_bonus_tiles() -> None:
    """The tiles from the supply are replaced."""
    conversation = choosing("l l o")
    entry, answer = correct(conversation, "fix bonus b b y")
    assert isinstance(entry.command, Bonus)
    assert "Im Vorrat: 2 lila L, 2 orange O, 2 rote R, ein grünes G." in answer


def test_a_correction_that_makes_a_placement_illegal_is_refused() -> None:
    """The answer names the first command that would be illegal, and nothing changes."""
    conversation = filled("1r", "zb")
    before = conversation.session.ledger
    step = conversation.enter("fix zug 7 1b")
    assert not step.understood
    assert conversation.session.ledger == before
    assert "Eintrag 8" in conversation.paragraphs[-1]


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_undo_and_redo_of_a_whole_game(language: str) -> None:
    """Undo leads to the opening and redo back to the end, also over a correction."""
    conversation = placing("r3", "g1", language=language)
    correct(conversation, "fix g2", {"en": "yes"}.get(language, "ja"))
    after = conversation.session.ledger
    count = len(after.history)
    for _ in range(count):
        step = conversation.enter("u")
        assert step.understood
        assert isinstance(step.announcements[0], UndoReport)
    assert state_of(conversation) == after.opening
    for _ in range(count):
        assert conversation.enter("+").understood
    assert conversation.session.ledger.applied == after.applied
    assert not conversation.enter("+").understood


@given(st.integers(0, 2**32), st.sampled_from(["coloured", "grey"]))
def test_undo_and_redo_of_virtual_games(seed: int, board: str) -> None:
    """The draws of the virtual bag are undone and redone with the moves, the supply included."""
    random = Random(seed)
    conversation = pavilion(bag="virtual", seed=seed, chosen={"board": board})
    system = conversation.session.setup.system
    for _ in range(random.randrange(5, 60)):
        state = conversation.session.ledger.state
        if system.rules.expects(state).kind is Expects.OVER:
            break
        command = random.choice(system.rules.legal_commands(state))
        conversation.enter(type_command(state, command))
        assert conversation.session.ledger.state != state, conversation.paragraphs[-1]
    people = sum(applied.source != "bag" for applied in conversation.session.ledger.applied)
    after = conversation.session.ledger
    count = random.randint(1, people)
    assert conversation.enter(f"u {count}").understood
    left = sum(applied.source != "bag" for applied in conversation.session.ledger.applied)
    assert left == people - count
    assert conversation.enter(f"+ {count}").understood
    assert conversation.session.ledger.applied == after.applied


def test_the_pace_step_announces_bonuses_step_by_step() -> None:
    """At the end of the game every bonus waits for Enter."""
    conversation = pavilion(bag="virtual", seed=8, pace=Pace.STEP)
    random = Random(8)
    rules = conversation.session.setup.system.rules
    while state_of(conversation).phase is not Phase.OVER:
        moves = list(rules.legal_commands(state_of(conversation)))
        places = [move for move in moves if isinstance(move, Place)]
        conversation.enter(type_command(state_of(conversation), random.choice(places or moves)))
    assert "Stand nach Runde 6" in conversation.paragraphs[-2]
    assert "Weiter mit Enter" in conversation.paragraphs[-1]
    waiting = len(conversation.session.queued_announcements)
    assert waiting >= 2
    for _ in range(waiting):
        before = len(conversation.paragraphs)
        conversation.enter("")
        assert len(conversation.paragraphs) > before
    assert not conversation.session.queued_announcements
    assert "gewinnt" in conversation.paragraphs[-1]


def test_entries_have_a_source() -> None:
    """The log has the device that a command came from, or the virtual bag."""
    conversation = pavilion(bag="virtual", seed=3)
    assert [applied.source for applied in conversation.session.ledger.applied] == ["bag"] * 6
    move = type_command(
        state_of(conversation),
        SYSTEMS["summer-pavilion"].rules.legal_commands(state_of(conversation))[0],
    )
    step = conversation.enter(move)
    assert step.entries[0] == CommandEntry(conversation.session.ledger.applied[6].command, "test")


@pytest.mark.parametrize("text", ["", "   ", "§$%&", "🎲", "\x00", "." * 600, "1 " * 250, "r" * 99])
def test_nonsense_changes_nothing(text: str) -> None:
    """No text raises an error."""
    for conversation in (filled(), placing(), placing(chosen={"board": "grey"})):
        before = conversation.session.ledger
        conversation.enter(text)
        assert conversation.session.ledger == before


def test_a_question_mark_after_a_move_asks_what_would_happen() -> None:
    """As one before the move does; neither makes the move."""
    for text in ("r3?", "r z 2?", "p 4r?"):
        conversation = placing()
        assert not conversation.enter(text).entries
