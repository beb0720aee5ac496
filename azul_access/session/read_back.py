"""Meanings read back, as phrases: what would follow, never the words that were heard."""

from azul_access.games.system import Ask, Command, Do, IllegalCommand, Mend
from azul_access.language.phrase import Phrase, Series, Verbosity, phrase
from azul_access.record import ledger
from azul_access.record.ledger import Did
from azul_access.session.commands import mended
from azul_access.session.controls import (
    Back,
    Confirm,
    Forth,
    Listening,
    Pace,
    Plain,
    Record,
    Sounds,
    Speak,
    Speech,
    Tongue,
)
from azul_access.session.values import Meaning, Session

_ASKING = (Plain.WHOSE_TURN, Plain.LAST, Plain.HELP, Plain.SETTINGS)


def read_back(session: Session, meaning: Meaning) -> Phrase:
    """Without a full stop."""
    match meaning:
        case Do(commands):
            return _commands(session, commands)
        case Mend(command):
            at = mended(session, meaning)
            turns = session.ledger.turns
            before = turns[at].before if at >= 0 else session.ledger.state
            new = session.setup.system.dialogue.read_back(session.table, before, command)
            return phrase("meant-mend", number=at + 1, command=new)
        case Ask() | Record():
            return phrase("meant-question")
        case Back(count):
            return phrase("meant-undo", count=count)
        case Forth(count):
            return phrase("meant-redo", count=count)
        case Plain.QUIT:
            return phrase("meant-quit")
        case Tongue(language):
            return phrase(f"meant-language-{language}")
        case Verbosity() | Pace():
            return phrase(f"meant-{meaning.value}")
        case Speech():
            return phrase(f"meant-speech-{meaning.value}")
        case Sounds(on):
            return phrase("meant-sounds-on" if on else "meant-sounds-off")
        case Confirm():
            return phrase(f"meant-confirm-{meaning.value}")
        case Speak():
            return phrase("meant-voice")
        case Listening():
            return phrase(f"meant-listening-{meaning.value}")
        case _:
            return phrase("meant-question" if meaning in _ASKING else "meant-other")


def _commands(session: Session, commands: tuple[Command, ...]) -> Phrase:
    """Each as it is meant once those before it are done."""
    book = session.ledger
    dialogue = session.setup.system.dialogue
    told: list[Phrase] = []
    for command in commands:
        told.append(dialogue.read_back(session.table, book.state, command))
        try:
            book, _ = ledger.add(book, Did(command, ""))
        except IllegalCommand:  # what cannot be done is read back as it was said
            continue
    return told[0] if len(told) == 1 else phrase("meant-all", commands=Series(tuple(told)))
