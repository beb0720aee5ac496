"""Phrases for errors of the user's own model, and for errors outside a game."""

from collections.abc import Sequence

from azul_access.errors import AccessError
from azul_access.hearing.fault import HearingError
from azul_access.hearing.recogniser import RefusedError
from azul_access.language.phrase import Phrase, phrase

MAX_WORDS = 8  # more are only counted: a long list is useless when it is read aloud


def missing_words_phrase(words: Sequence[str]) -> Phrase:
    """Names the words that the user's own model does not know, the first MAX_WORDS of them."""
    more = max(0, len(words) - MAX_WORDS)
    return phrase("model-missing", words=", ".join(words[:MAX_WORDS]), more=more)


def refusal_phrase(error: RefusedError) -> Phrase:
    return phrase(f"error-{error.name}", **error.slots)


def error_phrase(error: AccessError | RefusedError) -> Phrase:
    """The error as a sentence outside a game."""
    if isinstance(error, RefusedError):
        return refusal_phrase(error)
    slots = {name: str(value) for name, value in error.slots.items()}
    if isinstance(error, HearingError):
        return phrase(f"standalone-{error.reason.value}", **slots)
    return phrase(f"error-{error.reason.value}", **slots)
