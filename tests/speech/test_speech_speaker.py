"""The speaker over real pipes, with a worker that follows a script instead of speaking."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from speech_processes import is_running
from speech_sound_card import wait_until

from azul_access.speech import Priority, Speaker, SpeechFault

FAKE_WORKER = Path(__file__).with_name("speech_fake_worker.py")


class ScriptedSpeaker:
    """A speaker whose workers follow the given scripts, one after the other."""

    def __init__(self, folder: Path, *scripts: str) -> None:
        self._folder = folder
        self.notices: list[SpeechFault] = []
        command = [sys.executable, str(FAKE_WORKER), str(folder), *scripts]
        self.speaker = Speaker(language="de", notice=self.notices.append, command=command)

    def workers(self) -> int:
        return len(list(self._folder.glob("worker-*")))

    def lines(self, worker: int) -> list[dict[str, Any]]:
        """Return the requests that a worker has read, after a line with its process id."""
        path = self._folder / f"worker-{worker}"
        if not path.exists():
            return []
        # The worker may be writing: an unfinished line is read the next time.
        whole = path.read_text().rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def texts(self, worker: int = 1) -> list[str]:
        return [line["text"] for line in self.lines(worker) if line["kind"] == "say"]

    def has_received(self, worker: int, kind: str) -> bool:
        return any(line["kind"] == kind for line in self.lines(worker))

    def pid(self, worker: int) -> int:
        return int(self.lines(worker)[0]["pid"])


@pytest.fixture
def start_speaker(tmp_path: Path, request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    """Start speakers that are closed after the test."""

    def build(*scripts: str) -> ScriptedSpeaker:
        scripted = ScriptedSpeaker(tmp_path, *scripts)
        request.addfinalizer(scripted.speaker.close)
        return scripted

    return build


def test_texts_arrive_in_order_and_noise_is_ignored(start_speaker: Any) -> None:
    """Texts arrive in order; blank ones and foreign lines in the pipe are ignored."""
    scripted = start_speaker("good")
    for text in ("one", "two", "   ", "three"):
        scripted.speaker.say(text)
    scripted.speaker.close(drain_seconds=200)
    assert scripted.texts() == ["one", "two", "three"]
    assert scripted.notices == []


def test_close_ends_worker_and_thread(start_speaker: Any) -> None:
    """`close` ends the worker, and later calls do nothing."""
    scripted = start_speaker("good")
    assert wait_until(lambda: scripted.lines(1))
    pid = scripted.pid(1)
    scripted.speaker.close()
    assert wait_until(lambda: not is_running(pid))
    scripted.speaker.say("after the end")
    scripted.speaker.silence()
    scripted.speaker.close()


def test_silence_reaches_the_worker_and_drops_the_queue(start_speaker: Any) -> None:
    """`silence` is sent to the worker and drops queued texts."""
    scripted = start_speaker("good")
    scripted.speaker.say("a long one")
    scripted.speaker.say("waiting")
    assert wait_until(lambda: scripted.texts())
    scripted.speaker.silence()
    scripted.speaker.say("next")
    assert wait_until(lambda: "next" in scripted.texts())
    assert scripted.texts() == ["a long one", "next"]
    assert scripted.has_received(1, "silence")


def test_urgent_text_interrupts_a_long_text(start_speaker: Any) -> None:
    """An urgent text is sent while a longer one is spoken."""
    scripted = start_speaker("good")
    scripted.speaker.say("a long one", priority=Priority.NORMAL)
    assert wait_until(lambda: scripted.texts())
    scripted.speaker.say("urgent", priority=Priority.URGENT)
    assert wait_until(lambda: scripted.texts() == ["a long one", "urgent"])


def test_unresponsive_worker_is_killed_and_the_next_text_is_spoken(start_speaker: Any) -> None:
    """A worker that does not confirm `silence` is killed; the next one speaks the next text."""
    scripted = start_speaker("hangs", "good")
    scripted.speaker.say("a long one")
    assert wait_until(lambda: scripted.texts())
    scripted.speaker.silence()
    scripted.speaker.say("next")
    assert wait_until(lambda: scripted.texts(2) == ["next"])
    assert wait_until(lambda: not is_running(scripted.pid(1)))
    assert scripted.notices == []


@pytest.mark.needs("signals")
@pytest.mark.parametrize("signal_name", ["SIGKILL", "SIGSTOP"])
def test_killed_or_stopped_worker_is_replaced(start_speaker: Any, signal_name: str) -> None:
    """A killed or stopped worker is replaced without a notice, and its text is repeated."""
    scripted = start_speaker("good")
    scripted.speaker.say("a long one")
    assert wait_until(lambda: scripted.has_received(1, "ping"))
    os.kill(scripted.pid(1), getattr(signal, signal_name))
    assert wait_until(lambda: scripted.texts(2) == ["a long one"])
    assert scripted.notices == []


def test_text_that_crashes_two_workers_is_dropped(start_speaker: Any) -> None:
    """A text that crashes two workers is dropped, and the next one is spoken."""
    scripted = start_speaker("dies-speaking", "dies-speaking", "good")
    scripted.speaker.say("crashing")
    scripted.speaker.say("next")
    scripted.speaker.close(drain_seconds=200)
    assert scripted.texts(1) == scripted.texts(2) == ["crashing"]
    assert scripted.texts(3) == ["next"]


def test_voice_that_never_starts_gives_one_notice(start_speaker: Any) -> None:
    """A worker that never starts is tried three times and gives one notice."""
    scripted = start_speaker("dies")
    assert wait_until(lambda: scripted.notices)
    for _ in range(50):
        scripted.speaker.say("text")
    scripted.speaker.close(drain_seconds=60)
    assert scripted.notices == [SpeechFault.VOICE_LOST]
    assert scripted.workers() == 3


def test_missing_program_gives_one_notice(tmp_path: Path) -> None:
    """A worker program that does not exist gives one notice."""
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append, command=[str(tmp_path / "nothing")])
    assert wait_until(lambda: notices)
    speaker.close()
    assert notices == [SpeechFault.VOICE_LOST]


def test_fault_of_the_worker_is_reported_once(start_speaker: Any) -> None:
    """A fault that the worker reports gives one notice."""
    scripted = start_speaker("fails:no-voice")
    assert wait_until(lambda: scripted.notices)
    scripted.speaker.say("text")
    scripted.speaker.close(drain_seconds=60)
    assert scripted.notices == [SpeechFault.NO_VOICE]
    assert scripted.workers() == 1


def test_callback_that_raises_does_not_end_the_thread(tmp_path: Path) -> None:
    """An exception in `notice` does not keep `close` from ending."""

    def notice(fault: SpeechFault) -> None:
        raise RuntimeError(fault)

    command = [sys.executable, str(FAKE_WORKER), str(tmp_path), "fails:no-audio"]
    speaker = Speaker(language="de", notice=notice, command=command)
    speaker.say("text")
    time.sleep(0.3)
    speaker.close()


def test_thousand_texts_are_only_queued(start_speaker: Any) -> None:
    """`say` and `silence` never wait for a worker that does not read."""
    scripted = start_speaker("hangs")
    started = time.monotonic()
    for number in range(1000):
        scripted.speaker.say(f"a long one {number}")
        scripted.speaker.silence()
    assert time.monotonic() - started < 5
    scripted.speaker.close()


def test_settings_and_language_go_with_the_text(start_speaker: Any) -> None:
    """Settings and the language of a text reach the worker with it."""
    scripted = start_speaker("good")
    scripted.speaker.set(rate=320, voice="gmw/de", volume=0.4)
    scripted.speaker.say("eins")
    scripted.speaker.say("één", language="nl")
    scripted.speaker.close(drain_seconds=200)
    german, dutch = (line for line in scripted.lines(1) if line["kind"] == "say")
    assert (german["rate"], german["voice"], german["volume"]) == (320, "gmw/de", 0.4)
    assert (dutch["language"], dutch["voice"]) == ("nl", None)
