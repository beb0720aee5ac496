"""Whether a microphone is far away shows in how quickly sounds end."""

import numpy as np
import pytest
from hearing_speech import FAR_AWAY, LIVING_ROOM, MEASURING, Room, at_table, spoken

from azul_access.hearing import room

SENTENCES = {
    "de": ("rot aus Manufaktur zwei in Reihe drei", "schwarz aus der Mitte auf den Boden"),
    "en": ("red from factory two to row three", "black from the centre to the floor"),
    "nl": ("rood van fabriek twee naar rij drie", "zwart uit het midden naar de vloer"),
}


def hear(language: str, decibels: float, where: Room | None) -> room.Room:
    """The room after what each voice says in it."""
    heard = room.Room()
    for number, voice in enumerate(MEASURING[language]):
        for text in SENTENCES[language]:
            heard.add(at_table(spoken(text, voice), decibels, number, where))
    return heard


@pytest.mark.parametrize("language", sorted(SENTENCES))
def test_only_a_far_microphone_is_far(language: str) -> None:
    """Neither noise nor an echo at the table is taken for it."""
    assert hear(language, 25.0, FAR_AWAY).is_far
    assert not hear(language, 40.0, None).is_far
    assert not hear(language, 20.0, None).is_far
    assert not hear(language, 35.0, LIVING_ROOM).is_far


def test_few_or_short_utterances_tell_nothing() -> None:
    heard = room.Room()
    for _ in range(9):
        heard.add(bytes(100))
    assert not heard.is_far
    assert room.quickest_fall(bytes(100)) is None
    silence = room.quickest_fall(np.zeros(32_000, "<i2").tobytes())
    assert silence is not None
