"""Why something cannot be heard, as a sentence: with a player's own model, or outside a game."""

from collections.abc import Sequence

from azul_access.errors import AccessError
from azul_access.hearing.fault import HearingError
from azul_access.hearing.recogniser_process import RefusedError
from azul_access.language.phrase import Phrase, phrase

MOST_NAMED = 8  # a long list says nothing to an ear


def missing_words_phrase(words: Sequence[str]) -> Phrase:
    """What a player's own model can never hear: the first few by name, the others counted."""
    more = max(0, len(words) - MOST_NAMED)
    return phrase("model-missing", words=", ".join(words[:MOST_NAMED]), more=more)


def error_phrase(why: AccessError | RefusedError) -> Phrase:
    if isinstance(why, RefusedError):
        return phrase(f"error-{why.name}", **why.slots)
    slots = {name: str(value) for name, value in why.slots.items()}
    if isinstance(why, HearingError):
        return phrase(f"standalone-{why.reason.value}", **slots)
    return phrase(f"error-{why.reason.value}", **slots)
