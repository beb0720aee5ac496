"""Quiet audio is passed on in large parts, and everything else at once; nothing is left out."""

import random
from array import array
from collections.abc import Iterable

from azul_access.hearing.capture import RATE
from azul_access.hearing.quiet_audio import GATHERED_SECONDS, PROMPT_SECONDS, QuietAudio

BLOCKS_PER_SECOND = 10
BLOCK = RATE // BLOCKS_PER_SECOND
RANDOM = random.Random(7)


def noise(level: int, seconds: float) -> list[bytes]:
    """Steady noise in blocks as a microphone delivers them."""
    return [
        array("h", (int(RANDOM.gauss(0, level)) for _ in range(BLOCK))).tobytes()
        for _ in range(round(seconds * BLOCKS_PER_SECOND))
    ]


def pass_on(audio: QuietAudio, blocks: Iterable[bytes]) -> list[bytes]:
    """What is passed on after each block."""
    return [audio.add(block) for block in blocks]


def parts(passed: Iterable[bytes]) -> int:
    return sum(map(bool, passed))


def test_noise_of_a_room_is_gathered() -> None:
    """In silence and in noise, about one part a second is passed on."""
    for level in (0, 1, 30, 300):
        audio = QuietAudio(RATE)
        pass_on(audio, noise(level, PROMPT_SECONDS + 1))
        assert parts(pass_on(audio, noise(level, 20))) == 20 / GATHERED_SECONDS


def test_a_voice_is_passed_on_at_once() -> None:
    """So is the pause after it; and all samples arrive in their order."""
    audio = QuietAudio(RATE)
    quiet, voice, pause = noise(30, 10.5), noise(300, 3), noise(30, PROMPT_SECONDS)
    before = pass_on(audio, quiet)
    during = pass_on(audio, [*voice, *pause[:-1]])
    assert all(during)
    assert b"".join([*before, *during]) == b"".join([*quiet, *voice, *pause[:-1]])


def test_a_room_that_gets_louder_is_quiet_again_after_a_while() -> None:
    """Noise that stays is no voice."""
    audio = QuietAudio(RATE)
    pass_on(audio, noise(30, 10))
    assert parts(pass_on(audio, noise(300, 1))) == BLOCKS_PER_SECOND
    pass_on(audio, noise(300, 30))
    assert parts(pass_on(audio, noise(300, 10))) == 10 / GATHERED_SECONDS
