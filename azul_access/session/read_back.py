"""Meanings read back, as phrases: what would follow, never the words that were heard."""

from azul_access.games.system import Ask, Command, Commands, CorrectionRequest, IllegalCommand
from azul_access.language.phrase import Phrase, Series, Verbosity, phrase
from azul_access.record import ledger
from azul_access.record.ledger import CommandEntry
from azul_access.session.commands import find_correction
from azul_access.session.controls import (
    AdjustVoice,
    ConfirmPolicy,
    ListeningMode,
    Pace,
    RedoRequest,
    SetSounds,
    ShowHistory,
    SimpleControl,
    SpeechOutput,
    SwitchLanguage,
    UndoRequest,
)
from azul_access.session.values import Meaning, Session

_ASKING = (SimpleControl.WHOSE_TURN, SimpleControl.LAST, SimpleControl.HELP, SimpleControl.SETTINGS)


def read_back(session: Session, meaning: Meaning) -> Phrase:
    """Without a full stop."""
    match meaning:
        case Commands(commands):
            return _commands(session, commands)
        case CorrectionRequest(command):
            at = find_correction(session, meaning)
            turns = session.ledger.applied
            before = turns[at].before if at >= 0 else session.ledger.state
            new = session.setup.system.dialogue.read_back(session.context, before, command)
            return phrase("read-back-correction", number=at + 1, command=new)
        case Ask() | ShowHistory():
            return phrase("read-back-question")
        case UndoRequest(count):
            return phrase("read-back-undo", count=count)
        case RedoRequest(count):
            return phrase("read-back-redo", count=count)
        case SimpleControl.QUIT:
            return phrase("read-back-quit")
        case SwitchLanguage(language):
            return phrase("read-back-language", language=phrase(f"language-{language}"))
        case Verbosity() | Pace():
            return phrase(f"read-back-{meaning.value}")
        case SpeechOutput():
            return phrase(f"read-back-speech-{meaning.value}")
        case SetSounds(on):
            return phrase("read-back-sounds-on" if on else "read-back-sounds-off")
        case ConfirmPolicy():
            return phrase(f"read-back-confirm-{meaning.value}")
        case AdjustVoice():
            return phrase("read-back-voice")
        case ListeningMode():
            return phrase(f"read-back-listening-{meaning.value}")
        case _:
            return phrase("read-back-question" if meaning in _ASKING else "read-back-other")


def _commands(session: Session, commands: tuple[Command, ...]) -> Phrase:
    """Each as it is meant once those before it are done."""
    book = session.ledger
    dialogue = session.setup.system.dialogue
    told: list[Phrase] = []
    for command in commands:
        told.append(dialogue.read_back(session.context, book.state, command))
        try:
            book, _ = ledger.add_entry(book, CommandEntry(command, ""))
        except IllegalCommand:  # what cannot be done is read back as it was said
            continue
    return told[0] if len(told) == 1 else phrase("read-back-all", commands=Series(tuple(told)))
