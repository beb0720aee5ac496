"""Chooses the voice for a language, by tags and names.

Tags differ between synthesisers ("de", "de-DE", "de_DE"), so they are compared in one form.
"""

from collections.abc import Sequence

from azul_access.speech.fault import SpeechFault
from azul_access.values import frozen

# The voices that people choose by number. Voices of one language differ by variant: the first is
# the language's own.
VARIANTS = ("", "+f2", "+m3", "+f4", "+m7", "+f3", "+m1", "+f1", "+m4")


@frozen
class Voice:
    id: str
    name: str
    languages: tuple[str, ...]


@frozen
class ChosenVoice:
    """`id` is None if the synthesiser's current voice is the best match."""

    id: str | None
    fault: SpeechFault | None = None


def choose(voices: Sequence[Voice], language: str, requested: str | None) -> ChosenVoice:
    """Choose the voice; `requested` is an id or name, or a variant ("+f3") of any voice."""
    fitting = sort_by_match(voices, language)
    variant = ""
    fault = None
    if requested and requested.startswith("+"):
        variant = requested
    elif requested:
        named = next(
            (v for v in voices if requested.lower() in (v.id.lower(), v.name.lower())), None
        )
        if named is not None:
            return ChosenVoice(named.id)
        fault = SpeechFault.UNKNOWN_VOICE
    if fitting:
        return ChosenVoice(fitting[0].id + variant, fault)
    return ChosenVoice(None, SpeechFault.NO_LANGUAGE_VOICE)


def sort_by_match(voices: Sequence[Voice], language: str) -> list[Voice]:
    """Return voices of the language: the exact tag, its regions, then its other regions."""
    tag = normalise_tag(language)
    ranked = [(rank, voice) for voice in voices if (rank := _rank(voice, tag)) is not None]
    return [voice for _, voice in sorted(ranked, key=lambda pair: pair[0])]


def normalise_tag(tag: str) -> str:
    return tag.replace("_", "-").lower()


def _rank(voice: Voice, tag: str) -> int | None:
    primary = tag.split("-")[0]
    ranks = []
    for other in map(normalise_tag, voice.languages):
        if other == tag:
            ranks.append(0)
        elif other.startswith(tag + "-"):
            ranks.append(1)
        elif other.split("-")[0] == primary:
            ranks.append(2)
    return min(ranks, default=None)
