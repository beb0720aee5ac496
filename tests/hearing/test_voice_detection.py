"""Tiles, bags and coughs have no voice; the shortest words have one."""

import pytest
from hearing_clatter import KINDS, clatter
from hearing_speech import LIVING_ROOM, MEASURING, Room, at_table, spoken

from azul_access.hearing.voice_detection import has_voice

SEEDS = range(40)
WORDS = {"de": ("ja", "nein", "Brett", "Punkte"), "en": ("yes", "no"), "nl": ("ja", "nee", "bord")}


@pytest.mark.parametrize("kind", KINDS)
def test_clatter_has_no_voice(kind: str) -> None:
    assert not [seed for seed in SEEDS if has_voice(clatter(kind, seed))]


@pytest.mark.parametrize(("decibels", "room"), [(40.0, None), (15.0, None), (35.0, LIVING_ROOM)])
@pytest.mark.parametrize("language", WORDS)
def test_a_short_word_has_a_voice(language: str, decibels: float, room: Room | None) -> None:
    for word in WORDS[language]:
        for voice in MEASURING[language]:
            audio = at_table(spoken(word, voice, 170), decibels, 1, room)
            assert has_voice(audio), (word, voice)


@pytest.mark.parametrize("audio", [b"", b"\1\0" * 100, bytes(32_000)])
def test_silence_has_no_voice(audio: bytes) -> None:
    assert not has_voice(audio)
