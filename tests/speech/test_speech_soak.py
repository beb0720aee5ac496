"""Random requests, and a worker that is killed or stopped every now and then."""

import os
import random
import signal
import threading
import time
from collections.abc import Callable

import pytest
from speech_processes import children, resident_megabytes
from speech_render import spoken_milliseconds
from speech_sound_card import Recorder

from azul_access.speech import Earcon, Priority, Speaker, SpeechFault

OPERATIONS = 240
FAULT_EVERY = 25
GROWTH_MEGABYTES = 4.0
LARGEST_WORKER_MEGABYTES = 60.0
WORKER = "azul_access.speech.worker"
LAST = "Ben gewinnt mit siebenundvierzig Punkten."
TEXTS = ("Anna ist dran.", "Ben nimmt zwei R von Manufaktur drei.", "Nein.", "Runde 4. " * 10)


def random_requests(speaker: Speaker, chance: random.Random) -> list[Callable[[], None]]:
    """Return functions that send random requests; more frequent ones occur more often."""

    def say() -> None:
        speaker.say(
            chance.choice(TEXTS),
            priority=chance.choice(list(Priority)),
            topic=chance.choice((None, None, "turn")),
            language=chance.choice((None, None, "en", "nl")),
        )

    def urgent() -> None:
        speaker.say(chance.choice(TEXTS), priority=Priority.URGENT)

    def change() -> None:
        speaker.set(
            rate=chance.randrange(80, 451),
            volume=chance.random(),
            pitch=chance.randrange(101),
            voice=chance.choice(("", "+f2", "+m3")),
            urgent_pitch=chance.randrange(30),
            earcons=chance.random() < 0.7,
        )

    def play() -> None:
        speaker.play(chance.choice(list(Earcon)))

    return [say, say, say, say, urgent, speaker.silence, change, play]


def kill_or_stop_workers(chance: random.Random) -> None:
    for pid in children(WORKER):
        os.kill(pid, chance.choice((signal.SIGKILL, signal.SIGSTOP)))


@pytest.mark.timeout(600)
def test_last_text_is_played_after_random_faults(recorder: Recorder) -> None:
    """Killed and stopped workers are replaced, and neither process grows."""
    chance = random.Random(3)
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append)
    requests = random_requests(speaker, chance)
    before = 0.0
    for number in range(OPERATIONS):
        chance.choice(requests)()
        time.sleep(chance.random() * 0.06)
        if number % FAULT_EVERY == FAULT_EVERY - 1:
            kill_or_stop_workers(chance)
        if number == OPERATIONS // 4:
            before = resident_megabytes(os.getpid())
    grown = resident_megabytes(os.getpid()) - before
    speaker.set(rate=300, volume=1.0, pitch=50, voice="")
    # A worker that was stopped a moment ago is replaced when it does not answer. The text before
    # the last one shows that a voice speaks again.
    place = recorder.now()
    speaker.say("Gleich ist es so weit.", priority=Priority.URGENT)
    assert recorder.wait_for_sound(place)
    # What was asked for while there was no voice is said first, which may take minutes.
    assert recorder.wait_for_silence(seconds=240)
    place = recorder.now()
    speaker.say(LAST)
    assert recorder.wait_for_sound(place)
    assert recorder.wait_for_silence()
    workers = list(children(WORKER))
    # One speaks; if it was late before, a spare one is ready.
    assert 1 <= len(workers) <= 2
    assert all(resident_megabytes(worker) < LARGEST_WORKER_MEGABYTES for worker in workers)
    speaker.close()
    expected = spoken_milliseconds([LAST], 300)
    assert recorder.loud_milliseconds(place) == pytest.approx(expected, rel=0.15)
    # Sound came back after each fault, so at most one notice stands for each time it did not.
    assert set(notices) <= {SpeechFault.VOICE_LOST}
    assert len(notices) <= OPERATIONS // FAULT_EVERY // 3
    # The recording itself grows by two bytes a sample.
    assert grown < GROWTH_MEGABYTES + recorder.now() * 2 / 1e6
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("speech")]
