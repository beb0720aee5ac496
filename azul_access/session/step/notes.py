"""Notes: sentences of the players' own, which belong to the game and change nothing in it."""

import re
from dataclasses import replace
from functools import cache

from azul_access.language.lexicon import read_entries
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
    match = _pattern(session.settings.language).match(text)
    if match is None:
        return None
    printable = "".join(sign if sign.isprintable() else " " for sign in match["note"])
    return WriteNote(" ".join(printable.split()))


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


@cache
def _pattern(language: str) -> re.Pattern[str]:
    texts = [text for _, symbol, text in read_entries(language, "words") if symbol == NOTE]
    words = "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))
    return re.compile(rf"\s*(?:{words})\b[\s:,]*(?P<note>.*)", re.IGNORECASE | re.DOTALL)
