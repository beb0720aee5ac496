"""Lines that name two moves and ask which of them is better: "1r2 or 3b4"."""

import re
from functools import cache

from azul_access.games.system import Command, Commands
from azul_access.language.leading_words import text_behind
from azul_access.language.lexicon import read_entries
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.session import Session

# The words before the moves, and the one between them.
_LEAD, _OR = CONCEPTS = ("which-of-two", "or")


def find_two_moves(session: Session, text: str) -> tuple[Command, Command] | None:
    """The two moves that a line names, both of them possible now; None for any other line."""
    language = session.settings.language
    named = text_behind(language, _LEAD, text)
    parts = _or(language).split((text if named is None else named).strip(" ?!.,:"))
    if len(parts) != 2 or session.walk is not None:
        return None
    legal = set(session.setup.system.rules.legal_commands(session.ledger.state))
    first, second = (_find_move(session, part.strip(" ,:"), legal) for part in parts)
    return None if first is None or second is None else (first, second)


def _find_move(session: Session, text: str, legal: set[Command]) -> Command | None:
    """The only possible move that a text means, as the rules list it."""
    for meaning in find_meanings(session, text) if text else ():
        if isinstance(meaning, Commands) and len(meaning.commands) == 1:
            command = meaning.commands[0]
            if command in legal:
                return command
    return None


@cache
def _or(language: str) -> re.Pattern[str]:
    texts = [text for _, concept, text in read_entries(language, "words") if concept == _OR]
    return re.compile(rf"\s+(?:{'|'.join(map(re.escape, texts))})\s+", re.IGNORECASE)
