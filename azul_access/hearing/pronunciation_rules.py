"""Words as the phones of an acoustic model (ARPAbet): from lists, and by rule from IPA."""

import heapq
from collections.abc import Sequence
from functools import cache

from azul_access.hearing.phonemizer import Phonemizer
from azul_access.language.languages import LANGUAGES

# More ways to say a word are more ways to mistake it for another.
MOST_VARIANTS = 4
SILENT = "-"

Pronunciation = tuple[str, ...]


@cache
def load_phones(language: str) -> dict[str, list[str]]:
    """Map each IPA sound of a language to phones of the acoustic model, the likeliest first."""
    return LANGUAGES[language].load_toml("phones.toml")


@cache
def _phonetics() -> Phonemizer:
    return Phonemizer()


def pronounce_by_rule(text: str, language: str, most: int = MOST_VARIANTS) -> list[Pronunciation]:
    """How a word may be said, the likeliest first; empty for what has no sound known here.

    Raises: NoVoiceError where espeak-ng is missing.
    """
    phones, voice = load_phones(language), LANGUAGES[language].voice
    options = [phones[sound] for sound in _phonetics().ipa(text, voice) if sound in phones]
    return _cheapest(options, most) if options else []


def _cheapest(options: Sequence[Sequence[str]], most: int) -> list[Pronunciation]:
    """Combinations of one option each, by how far their choices are from the likeliest."""
    found: list[Pronunciation] = []
    first = (0,) * len(options)
    waiting, seen = [(0, first)], {first}
    while waiting and len(found) < most:
        cost, chosen = heapq.heappop(waiting)
        phones = " ".join(option[at] for option, at in zip(options, chosen, strict=True)).split()
        said = tuple(phone for phone in phones if phone != SILENT)
        if said and said not in found:
            found.append(said)
        for place, option in enumerate(options):
            following = (*chosen[:place], chosen[place] + 1, *chosen[place + 1 :])
            if following[place] < len(option) and following not in seen:
                seen.add(following)
                heapq.heappush(waiting, (cost + 1, following))
    return found
