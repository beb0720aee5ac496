"""Tiles, bags and coughs are no speech; the shortest words are."""

import pytest
from hearing_clatter import KINDS, clatter
from hearing_speech import MEASURING, at_table, spoken

from azul_access.hearing.voice_detection import has_voice

SEEDS = range(40)
SHORT = {"de": ("ja", "nein", "Brett", "Punkte"), "en": ("yes", "no"), "nl": ("ja", "nee", "bord")}


@pytest.mark.parametrize("kind", KINDS)
def test_clatter_is_no_voice(kind: str) -> None:
    heard = [seed for seed in SEEDS if has_voice(clatter(kind, seed))]
    assert not heard


@pytest.mark.parametrize(("decibels", "reverberant"), [(40.0, False), (15.0, False), (35.0, True)])
@pytest.mark.parametrize("language", SHORT)
def test_a_short_word_is_a_voice(language: str, decibels: float, *, reverberant: bool) -> None:
    for word in SHORT[language]:
        for voice in MEASURING[language]:
            sound = spoken(word, voice, 170)
            assert has_voice(at_table(sound, decibels, 1, reverberant=reverberant)), (word, voice)


@pytest.mark.parametrize("audio", [b"", b"\1\0" * 100, bytes(32_000)])
def test_nothing_is_no_voice(audio: bytes) -> None:
    assert not has_voice(audio)
