"""Reads meanings back as phrases: what would be done, not the words that were recognised."""

from azul_access.games.system import Ask, Command, Commands, CorrectionRequest, IllegalCommand
from azul_access.language.phrase import Phrase, Series, phrase
from azul_access.record.entries import describe_entry
from azul_access.record.ledger import CommandEntry, add_entry
from azul_access.session.change.corrections import find_correction
from azul_access.session.control import controls
from azul_access.session.control.settings import CHOICES
from azul_access.session.output.announcements import NumberedCommand
from azul_access.session.session import Meaning, Session, Suggestion

_QUESTIONS = (
    controls.SimpleControl.WHOSE_TURN,
    controls.SimpleControl.LAST,
    controls.SimpleControl.HELP,
    controls.SimpleControl.TIP,
    controls.SimpleControl.WHY,
    controls.SimpleControl.BETTER,
    controls.SimpleControl.SETTINGS,
)


def read_back(session: Session, meaning: Meaning) -> Phrase:
    """The meaning as a phrase without a full stop."""
    match meaning:
        case Commands(commands):
            return _read_back_commands(session, commands)
        case CorrectionRequest():
            return _read_back_correction(session, meaning)
        case Ask() | controls.ShowHistory() | controls.TellRecord() | controls.CompareMoves():
            return phrase("read-back-question")
        case Suggestion(Commands() | CorrectionRequest() | controls.LastMover() as suggested):
            return read_back(session, suggested)
        case Suggestion(text=text):
            return phrase("suggested-text", text=text)
        case controls.UndoRequest(count):
            return phrase("read-back-undo", count=count)
        case controls.RedoRequest(count):
            return phrase("read-back-redo", count=count)
        case controls.LastMover(player):
            return phrase("read-back-last-mover", player=session.setup.names[player])
        case controls.SimpleControl.QUIT:
            return phrase("read-back-quit")
        case controls.ChangeSetting(field, value):
            return CHOICES[field].read_back(value)
        case controls.AdjustSetting():
            return phrase("read-back-voice")
        case controls.BrailleTableRequest():
            return phrase("read-back-braille-table")
        case _ if isinstance(meaning, controls.SettingRequest):
            return phrase("read-back-amount")
        case controls.GiveDisplay() | controls.LetDisplayMove():
            return phrase("read-back-display")
        case controls.TellPages() | controls.RenewPages():
            return phrase("read-back-pages")
        case controls.SeatRequest():
            return phrase("read-back-seat")
        case controls.ListeningMode():
            return phrase(f"read-back-listening-{meaning.value}")
        case _:
            return phrase("read-back-question" if meaning in _QUESTIONS else "read-back-other")


def _read_back_commands(session: Session, commands: tuple[Command, ...]) -> Phrase:
    """Each command as it is meant after the ones before it."""
    ledger = session.ledger
    dialogue = session.setup.system.dialogue
    phrases: list[Phrase] = []
    for command in commands:
        phrases.append(dialogue.read_back(session.context, ledger.state, command))
        try:
            ledger, _ = add_entry(ledger, CommandEntry(command, ""))
        except IllegalCommand:
            continue  # the next command is read back as if this one were missing
    if len(phrases) == 1:
        return phrases[0]
    return phrase("read-back-all", commands=Series(tuple(phrases)))


def _read_back_correction(session: Session, request: CorrectionRequest) -> Phrase:
    system, applied = session.setup.system, session.ledger.applied
    index = find_correction(session, request)
    if index is None:
        return system.dialogue.read_back(session.context, session.ledger.state, request.command)
    old = NumberedCommand(index + 1, applied[index])
    command = system.dialogue.read_back(session.context, old.applied.before, request.command)
    entry = describe_entry(system, session.context, old.number, old.applied)
    return phrase("read-back-correction", entry=entry, command=command)
