"""Checks that phrases are sentences in every language.

Rendering is slow, and most phrases differ only in names and numbers. So a phrase is rendered only
if it contains a message that no other phrase before it has contained with the same kind of slots.
"""

import re
from collections.abc import Iterable, Iterator

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Series, Slot, Verbosity
from azul_access.language.phrases import load_phrases

# A phrase is one or more whole sentences; a colon introduces the next phrase.
_SENTENCES = re.compile(r"[^{}]*[.:?!]")
_WRONG_PUNCTUATION = re.compile(r" [.,:;?]|[.,:;]{2}|  ")
# Messages select on no larger numbers.
_LARGE = 6

_rendered: set[tuple[object, ...]] = set()


def check_sentences(phrases: Iterable[Phrase], verbosity: Verbosity) -> None:
    """Each phrase is one or more sentences, in every language and form."""
    for phrase in phrases:
        for text in _render_if_new(phrase, verbosity, is_part=False):
            assert _SENTENCES.fullmatch(text), text
            assert not _WRONG_PUNCTUATION.search(text), text


def check_part(phrase: Phrase, verbosity: Verbosity) -> None:
    """The phrase is a text without a full stop, in every language and form."""
    for text in _render_if_new(phrase, verbosity, is_part=True):
        assert text
        assert not text.endswith("."), text
        assert "{" not in text, text


def _render_if_new(phrase: Phrase, verbosity: Verbosity, *, is_part: bool) -> Iterator[str]:
    keys = {(verbosity, is_part, *_kind(part)) for part in _parts(phrase)}
    if keys <= _rendered:
        return
    _rendered.update(keys)
    for language in LANGUAGES:
        for form in Form:
            yield load_phrases(language).render(phrase, verbosity, form)


def _parts(slot: Slot) -> Iterator[Phrase]:
    """The phrase itself and all phrases in its slots."""
    if isinstance(slot, Phrase):
        yield slot
        for _, inner in slot.slots:
            yield from _parts(inner)
    elif isinstance(slot, tuple | Series):
        for item in slot.items if isinstance(slot, Series) else slot:
            yield from _parts(item)


def _kind(phrase: Phrase) -> tuple[object, ...]:
    """The message, and what kind of values its slots have."""
    kinds: list[object] = [phrase.name]
    for _, slot in phrase.slots:
        if isinstance(slot, int):
            kinds.append(min(slot, _LARGE))
        elif isinstance(slot, Phrase):
            kinds.append(slot.name.split("-")[0])
        elif isinstance(slot, tuple):
            kinds.append(min(len(slot), 2))
    return tuple(kinds)
