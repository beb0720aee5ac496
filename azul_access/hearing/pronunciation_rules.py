"""Pronunciations by rule: espeak-ng's IPA translated to phones of the acoustic model (ARPAbet)."""

import heapq
from collections.abc import Sequence
from functools import cache

from azul_access.hearing.phonemizer import Phonemizer
from azul_access.language.languages import LANGUAGES

# With more pronunciations a word is more easily mistaken for another one.
MAX_VARIANTS = 4
# In phones.toml: the sound may be left out.
SILENT = "-"

Pronunciation = tuple[str, ...]


@cache
def load_phones(language: str) -> dict[str, list[str]]:
    """Map each IPA sound of a language to phones of the acoustic model, the likeliest first."""
    return LANGUAGES[language].load_toml("phones.toml")


@cache
def _phonemizer() -> Phonemizer:
    return Phonemizer()


def pronounce_by_rule(
    text: str, language: str, max_variants: int = MAX_VARIANTS
) -> list[Pronunciation]:
    """Return pronunciations, the likeliest first; none for text without known sounds.

    Raises: NoVoiceError if espeak-ng is missing.
    """
    phones, voice = load_phones(language), LANGUAGES[language].voice
    options = [phones[sound] for sound in _phonemizer().ipa(text, voice) if sound in phones]
    return _likeliest(options, max_variants) if options else []


def _likeliest(options: Sequence[Sequence[str]], max_variants: int) -> list[Pronunciation]:
    """Combine one option of each sound, in the order of the sum of their places."""
    pronunciations: list[Pronunciation] = []
    first = (0,) * len(options)
    waiting, seen = [(0, first)], {first}
    while waiting and len(pronunciations) < max_variants:
        cost, choices = heapq.heappop(waiting)
        texts = (option[at] for option, at in zip(options, choices, strict=True))
        pronunciation = tuple(phone for phone in " ".join(texts).split() if phone != SILENT)
        if pronunciation and pronunciation not in pronunciations:
            pronunciations.append(pronunciation)
        for place, option in enumerate(options):
            following = (*choices[:place], choices[place] + 1, *choices[place + 1 :])
            if following[place] < len(option) and following not in seen:
                seen.add(following)
                heapq.heappush(waiting, (cost + 1, following))
    return pronunciations
