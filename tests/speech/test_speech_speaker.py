"""The speaker over real pipes, with a worker that follows a script instead of speaking."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from speech_sound_card import wait_until

from azul_access.speech import Priority, Speaker, SpeechFault

FAKE = Path(__file__).with_name("speech_fake_worker.py")


class Stage:
    """A speaker whose workers play the given parts, one after the other."""

    def __init__(self, folder: Path, *parts: str) -> None:
        self._folder = folder
        self.notices: list[SpeechFault] = []
        command = [sys.executable, str(FAKE), str(folder), *parts]
        self.speaker = Speaker(language="de", notice=self.notices.append, command=command)

    def workers(self) -> int:
        return len(list(self._folder.glob("worker-*")))

    def lines(self, worker: int) -> list[dict[str, Any]]:
        path = self._folder / f"worker-{worker}"
        if not path.exists():
            return []
        # The worker may be writing: an unfinished line is read the next time.
        whole = path.read_text().rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def texts(self, worker: int = 1) -> list[str]:
        return [line["text"] for line in self.lines(worker) if line["kind"] == "say"]

    def hears(self, worker: int, kind: str) -> bool:
        return any(line["kind"] == kind for line in self.lines(worker))

    def pid(self, worker: int) -> int:
        return int(self.lines(worker)[0]["pid"])


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def stages(tmp_path: Path, request: pytest.FixtureRequest):  # type: ignore[no-untyped-def]
    def build(*parts: str) -> Stage:
        stage = Stage(tmp_path, *parts)
        request.addfinalizer(stage.speaker.close)
        return stage

    return build


def test_texts_arrive_in_order_and_noise_is_ignored(stages: Any) -> None:
    stage = stages("good")
    for text in ("one", "two", "   ", "three"):
        stage.speaker.say(text)
    stage.speaker.close(drain_seconds=20)
    assert stage.texts() == ["one", "two", "three"]
    assert stage.notices == []


def test_close_ends_worker_and_thread(stages: Any) -> None:
    stage = stages("good")
    assert wait_until(lambda: stage.lines(1))
    pid = stage.pid(1)
    stage.speaker.close()
    assert wait_until(lambda: not is_running(pid))
    stage.speaker.say("after the end")
    stage.speaker.silence()
    stage.speaker.close()


def test_hush_reaches_the_worker_and_drops_the_queue(stages: Any) -> None:
    stage = stages("good")
    stage.speaker.say("a long one")
    stage.speaker.say("waiting")
    assert wait_until(lambda: stage.texts())
    stage.speaker.silence()
    stage.speaker.say("next")
    assert wait_until(lambda: "next" in stage.texts())
    assert stage.texts() == ["a long one", "next"]
    assert stage.hears(1, "silence")


def test_urgent_cuts_a_long_text(stages: Any) -> None:
    stage = stages("good")
    stage.speaker.say("a long one", priority=Priority.NORMAL)
    assert wait_until(lambda: stage.texts())
    stage.speaker.say("urgent", priority=Priority.URGENT)
    assert wait_until(lambda: stage.texts() == ["a long one", "urgent"])


def test_deaf_worker_is_killed_and_the_next_text_is_said(stages: Any) -> None:
    stage = stages("deaf", "good")
    stage.speaker.say("a long one")
    assert wait_until(lambda: stage.texts())
    stage.speaker.silence()
    stage.speaker.say("next")
    assert wait_until(lambda: stage.texts(2) == ["next"])
    assert wait_until(lambda: not is_running(stage.pid(1)))
    assert stage.notices == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("how", ["SIGKILL", "SIGSTOP"])
def test_worker_that_dies_or_stands_still_is_replaced(stages: Any, how: str) -> None:
    stage = stages("good")
    stage.speaker.say("a long one")
    assert wait_until(lambda: stage.hears(1, "ping"))
    os.kill(stage.pid(1), getattr(signal, how))
    assert wait_until(lambda: stage.texts(2) == ["a long one"])
    assert stage.notices == []


def test_text_that_kills_is_given_up(stages: Any) -> None:
    stage = stages("dies-speaking", "dies-speaking", "good")
    stage.speaker.say("poison")
    stage.speaker.say("cure")
    stage.speaker.close(drain_seconds=20)
    assert stage.texts(1) == stage.texts(2) == ["poison"]
    assert stage.texts(3) == ["cure"]


def test_voice_that_never_starts_gives_one_notice(stages: Any) -> None:
    stage = stages("dies")
    assert wait_until(lambda: stage.notices)
    for _ in range(50):
        stage.speaker.say("text")
    stage.speaker.close(drain_seconds=5)
    assert stage.notices == [SpeechFault.VOICE_LOST]
    assert stage.workers() == 3


def test_missing_program_gives_one_notice(tmp_path: Path) -> None:
    notices: list[SpeechFault] = []
    speaker = Speaker(language="de", notice=notices.append, command=[str(tmp_path / "nothing")])
    assert wait_until(lambda: notices)
    speaker.close()
    assert notices == [SpeechFault.VOICE_LOST]


def test_fault_of_the_worker_is_told_once(stages: Any) -> None:
    stage = stages("fails:no-voice")
    assert wait_until(lambda: stage.notices)
    stage.speaker.say("text")
    stage.speaker.close(drain_seconds=5)
    assert stage.notices == [SpeechFault.NO_VOICE]
    assert stage.workers() == 1


def test_listener_that_raises_does_not_end_the_voice(tmp_path: Path) -> None:
    def notice(fault: SpeechFault) -> None:
        raise RuntimeError(fault)

    command = [sys.executable, str(FAKE), str(tmp_path), "fails:no-audio"]
    speaker = Speaker(language="de", notice=notice, command=command)
    speaker.say("text")
    time.sleep(0.3)
    speaker.close()


def test_thousand_texts_are_only_queued(stages: Any) -> None:
    """A prompt that speaks must not wait, whatever the worker does."""
    stage = stages("deaf")
    started = time.monotonic()
    for number in range(1000):
        stage.speaker.say(f"a long one {number}")
        stage.speaker.silence()
    assert time.monotonic() - started < 5
    stage.speaker.close()


def test_settings_and_language_go_with_the_text(stages: Any) -> None:
    stage = stages("good")
    stage.speaker.set(rate=320, voice="gmw/de", volume=0.4)
    stage.speaker.say("eins")
    stage.speaker.say("één", language="nl")
    stage.speaker.close(drain_seconds=20)
    german, dutch = (line for line in stage.lines(1) if line["kind"] == "say")
    assert (german["rate"], german["voice"], german["volume"]) == (320, "gmw/de", 0.4)
    assert (dutch["language"], dutch["voice"]) == ("nl", None)
