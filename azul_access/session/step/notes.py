"""Notes: sentences of the players' own, which belong to the game and change nothing in it."""

from dataclasses import replace

from azul_access.language.leading_words import text_behind
from azul_access.record.ledger import Note, add_entry
from azul_access.session.control.controls import WriteNote
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Session, Step

# The concept whose words begin a note.
NOTE = "note"
# Long enough for any sentence, and short enough to be told in a story.
_MOST_LETTERS = 200


def find_note(session: Session, text: str) -> WriteNote | None:
    """The note that a line writes: everything behind the word for it. None for another line."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    note = text_behind(session.settings.language, NOTE, printable)
    return None if note is None else WriteNote(note)


def write_note(session: Session, text: str, source: str) -> Step:
    """Add a note to the game, at its present moment."""
    letters = len(text)
    if not any(map(str.isalnum, text)):
        return session.refuse(make_message("note-empty"))
    if letters > _MOST_LETTERS:
        refusal = make_message("note-too-long", count=letters, most=_MOST_LETTERS)
        return session.refuse(refusal)
    entry = Note(text, source)
    ledger, _ = add_entry(session.ledger, entry)
    noted = make_message("note-written")
    return Step(replace(session, ledger=ledger), (entry,), (noted,))
