"""Announcements with keys between them on a busy machine, compared sample by sample.

The worker writes down every sample it hands to the sound server, and the recorder every sample that
the server plays, at the same rate. So the recording must hold each announcement's own samples once
and in order, from the first to the last, or to a fade where a key silenced it.
"""

from __future__ import annotations

import array
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from speech_sound_card import LOUD, Recorder, wait_until

from azul_access.speech import Speaker, SpeechFault

RATE = 22050
WORDS_PER_MINUTE = 450
KEYS = 0.4  # how many of the announcements a key silences
FULL_SCALE = 32768
_HOLE = RATE // 2000  # zeros in a row that are no part of a waveform
_LONGEST_FADE = RATE // 50
_WORKER = Path(__file__).with_name("speech_observed_worker.py")


@dataclass
class Result:
    """What was heard.

    `wrong` names announcements that were not heard exactly once, and sound that is none; `short`
    those that end early without a key. `jumps` are the last and first samples at the edges of
    holes and after fades, as parts of full scale.
    """

    announced: int = 0
    silenced: int = 0
    begun: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    short: list[str] = field(default_factory=list)
    notices: list[SpeechFault] = field(default_factory=list)
    holes_ms: list[float] = field(default_factory=list)
    jumps: list[float] = field(default_factory=list)
    workers: int = 0
    seconds: float = 0.0


@contextmanager
def busy_machine(processes: int) -> Iterator[None]:
    """Keep the processors busy with loops."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def announcements(count: int, chance: random.Random) -> list[str]:
    """Return different short announcements."""
    texts = [
        f"{name} legt {tiles} {colour} von Manufaktur {factory} in Reihe {row}."
        for name in ("Anna", "Ben")
        for tiles in (2, 3, 4)
        for colour in ("Blau", "Rot", "Gelb")
        for factory in range(1, 6)
        for row in range(1, 6)
    ]
    return chance.sample(texts, count)


def announce(server: str, folder: Path, count: int, seed: int = 36) -> Result:
    """Say announcements, silence some of them, and compare the recording with what was said.

    `server` is a sound card with the rate of this module; `folder` is an empty one.
    """
    chance = random.Random(seed)
    recorder = Recorder(server, RATE)
    result = Result()
    command = [sys.executable, "-X", "utf8", str(_WORKER), str(folder)]
    texts = announcements(count, chance)
    # The first announcements find a machine that is already busy.
    speaker = Speaker(
        language="de", notice=result.notices.append, rate=WORDS_PER_MINUTE, command=command
    )
    silenced = set()
    started = time.monotonic()
    try:
        for number, text in enumerate(texts):
            if chance.random() >= KEYS:
                speaker.say(text)
                continue
            _wait_for_end(number, folder, speaker, recorder)
            place = recorder.now()
            speaker.say(text)
            assert recorder.wait_for_sound(place)
            time.sleep(chance.random() * 0.8)
            speaker.silence()
            silenced.add(text)
            assert recorder.wait_for_silence(0.15)
        _wait_for_end(count, folder, speaker, recorder)
    finally:
        speaker.close()
        recorder.close()
    result.announced, result.silenced = len(texts), len(silenced)
    result.seconds = time.monotonic() - started
    compare(result, texts, silenced, folder, recorder.samples())
    return result


def _wait_for_end(number: int, folder: Path, speaker: Speaker, recorder: Recorder) -> None:
    """Wait until so many announcements have been begun, and until all is heard."""
    assert wait_until(lambda: len(_read_turns(folder)) >= number)
    assert wait_until(lambda: speaker.quiet_seconds() > 0)
    assert recorder.wait_for_silence(0.15)


def _read_turns(folder: Path) -> list[tuple[Path, str, int]]:
    """Return the file, the text and the first sample of each turn, in order."""
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)
    return [
        (path.with_suffix(".raw"), *json.loads(line))
        for path in files
        for line in path.read_text().splitlines()
    ]


def compare(
    result: Result,
    texts: list[str],
    silenced: set[str],
    folder: Path,
    recording: array.array[int],
) -> None:
    """Note what of the texts is missing in the recording, or differs from what was handed over."""
    place = 0
    turns = _read_turns(folder)
    files = {path: array.array("h", path.read_bytes()) for path, _, _ in turns}
    result.workers = len(files)
    for (path, text, start), following in zip(turns, [*turns[1:], None], strict=True):
        end = following[2] if following and following[0] == path else len(files[path])
        result.begun.append(text)
        place, heard = _follow(result, files[path][start:end], recording, place)
        if heard < end - start and text not in silenced:
            result.short.append(text)
    # Nothing else is heard after the last announcement.
    if any(abs(value) > LOUD for value in recording[place:]):
        result.wrong.append("sound after the last announcement")
    result.wrong += [text for text in texts if result.begun.count(text) != 1]


def _follow(
    result: Result, samples: array.array[int], recording: array.array[int], place: int
) -> tuple[int, int]:
    """Find the samples of one announcement in the recording, from `place` on.

    Returns the place after them, and how many were heard before a fade.
    """
    heard = _count_zeros(samples, 0)
    while heard < len(samples):
        place += _count_zeros(recording, place)
        same = _count_equal(samples, heard, recording, place)
        heard, place = heard + same, place + same
        heard += _count_zeros(samples, heard) if heard < len(samples) else 0
        if heard >= len(samples):
            break
        hole = _count_zeros(recording, place)
        if hole < _HOLE:
            # Only a fade may differ from what was said, and it ends near zero. It may go over a
            # pause in the words, so its end is a silence that is longer than any fade.
            fade = next(
                (
                    length
                    for length in range(_LONGEST_FADE)
                    if _count_zeros(recording, place + length) >= _LONGEST_FADE
                ),
                None,
            )
            if fade is None:
                result.wrong.append(f"other sound at {place / RATE:.3f} s")
                return place + _LONGEST_FADE, heard
            result.jumps.append(abs(recording[place + max(fade - 1, 0)]) / FULL_SCALE)
            return place + fade, heard
        result.jumps.append(max(abs(recording[place - 1]), abs(samples[heard])) / FULL_SCALE)
        if place + hole >= len(recording) or not _count_equal(
            samples, heard, recording, place + hole
        ):
            return place, heard
        result.holes_ms.append(hole * 1000 / RATE)
    return place, heard


def _count_zeros(samples: array.array[int], place: int) -> int:
    end = place
    while end < len(samples) and samples[end] == 0:
        end += 1
    return end - place


def _count_equal(first: array.array[int], start: int, second: array.array[int], place: int) -> int:
    length = min(len(first) - start, len(second) - place)
    for index in range(length):
        if first[start + index] != second[place + index]:
            return index
    return length
