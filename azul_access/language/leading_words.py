"""Lines that begin with a word of their own and go on in free words: a note, a search, a rule."""

import re
from functools import cache

from azul_access.language.grammar import Symbol
from azul_access.language.lexicon import read_entries


def text_behind(language: str, symbol: Symbol, text: str) -> str | None:
    """What stands behind the word for `symbol`, with single spaces; None for another line."""
    match = _pattern(language, symbol).match(text)
    return None if match is None else " ".join(match["text"].split())


@cache
def _pattern(language: str, symbol: Symbol) -> re.Pattern[str]:
    texts = [text for _, concept, text in read_entries(language, "words") if concept == symbol]
    words = "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))
    return re.compile(rf"\s*(?:{words})\b[\s:,]*(?P<text>.*)", re.IGNORECASE | re.DOTALL)
