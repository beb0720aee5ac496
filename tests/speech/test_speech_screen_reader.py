"""The screen reader as the voice, with a stub of the library Prism."""

import sys
import time
from enum import IntEnum
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from azul_access.speech import (
    Earcon,
    Speaker,
    SpeechFault,
    chimes,
    find_reader,
    running_reader,
    speech_engine,
)
from azul_access.speech.fault import SpeechFault as Fault
from azul_access.speech.output import NoAudioError
from azul_access.speech.process import worker_command
from azul_access.speech.protocol import (
    Begun,
    Ended,
    Failed,
    Play,
    Reply,
    Say,
)
from azul_access.speech.running_reader import name_reader
from azul_access.speech.screen_reader import NoScreenReaderError, ScreenReader
from azul_access.speech.worker import load_voice


class BackendId(IntEnum):
    SAPI = 1
    NVDA = 2
    JAWS = 3
    SPEECH_DISPATCHER = 4


class Backend:
    """A screen reader; `spoken` collects its texts and stops, oldest first."""

    def __init__(self, name: str, **features: bool) -> None:
        self.name = name
        names = ("is_supported_at_runtime", "supports_output", "supports_is_speaking")
        self.features = SimpleNamespace(
            **{name: features.get(name, True) for name in (*names, "supports_stop")}
        )
        self.spoken: list[str] = []
        self.speaking = False
        self.is_closed = False

    def speak(self, text: str, interrupt: bool = False) -> None:
        if self.is_closed:
            raise RuntimeError("closed")
        self.spoken.append(text)
        self.speaking = True

    def output(self, text: str, interrupt: bool = False) -> None:
        self.speak(f"{text} in braille too", interrupt)

    def stop(self) -> None:
        self.speaking = False
        self.spoken.append("stop")


class Library:
    """The module `prism` with the screen readers in `backends`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.backends: dict[BackendId, Backend] = {}
        module = ModuleType("prism")
        module.Context = lambda: self  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, "prism", module)

    @property
    def backends_count(self) -> int:
        return len(BackendId)

    def id_of(self, index: int) -> BackendId:
        return list(BackendId)[index]

    def priority_of(self, backend: BackendId) -> int:
        return 10 - backend

    def create(self, backend: BackendId) -> Backend:
        if backend not in self.backends:
            raise ValueError("Invalid or unsupported backend")
        return self.backends[backend]


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    return Library(monkeypatch)


@pytest.fixture
def replies() -> list[Reply]:
    return []


def start_reader(
    library: Library, replies: list[Reply], **features: bool
) -> tuple[ScreenReader, Backend]:
    backend = library.backends[BackendId.NVDA] = Backend("NVDA", **features)
    return ScreenReader(replies.append), backend


def pump(screen_reader: ScreenReader, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        screen_reader.pump()
        time.sleep(0.005)


def test_running_reader_is_taken_and_a_synthesiser_never(library: Library) -> None:
    """A running screen reader is chosen, never a synthesiser of higher priority."""
    library.backends = {
        BackendId.SAPI: Backend("SAPI"),
        BackendId.NVDA: Backend("NVDA", is_supported_at_runtime=False),
        BackendId.JAWS: Backend("JAWS"),
        BackendId.SPEECH_DISPATCHER: Backend("Speech Dispatcher"),
    }
    assert ScreenReader(lambda reply: None).describe([]).engine == "JAWS"


def test_without_a_reader_there_is_no_voice(library: Library) -> None:
    """Without a running screen reader the voice raises an error that names the known ones."""
    library.backends = {BackendId.SAPI: Backend("SAPI")}
    with pytest.raises(NoScreenReaderError, match="JAWS"):
        ScreenReader(lambda reply: None)


def test_text_goes_to_speech_and_braille(library: Library, replies: list[Reply]) -> None:
    """A text is sent to speech and braille where the reader supports both."""
    screen_reader, backend = start_reader(library, replies)
    screen_reader.say(Say(1, "eins", "de"))
    assert backend.spoken == ["eins in braille too"]
    assert isinstance(replies[0], Begun)


def test_text_ends_when_the_reader_stops_speaking(library: Library, replies: list[Reply]) -> None:
    """A text ends when the reader reports that it no longer speaks."""
    screen_reader, backend = start_reader(library, replies)
    screen_reader.say(Say(1, "eins", "de"))
    pump(screen_reader, 0.5)
    assert Ended(1) not in replies
    backend.speaking = False
    screen_reader.pump()
    assert replies[-1] == Ended(1)


def test_end_is_estimated_if_the_reader_does_not_report_it(
    library: Library, replies: list[Reply]
) -> None:
    """For readers that do not report the end, it is estimated from the length of the text."""
    screen_reader, _ = start_reader(
        library, replies, supports_is_speaking=False, supports_output=False
    )
    screen_reader.say(Say(1, "x" * 20, "de"))
    pump(screen_reader, 0.2)
    assert Ended(1) not in replies
    pump(screen_reader, 0.5)
    assert replies[-1] == Ended(1)


def test_stop_silences_the_reader(library: Library, replies: list[Reply]) -> None:
    """`stop` silences the reader, and a stopped text is not reported as ended."""
    screen_reader, backend = start_reader(library, replies)
    screen_reader.say(Say(1, "eins", "de"))
    screen_reader.stop()
    assert backend.spoken[-1] == "stop"
    pump(screen_reader, 0.4)
    assert Ended(1) not in replies


def test_reader_that_was_closed_is_a_fault(library: Library, replies: list[Reply]) -> None:
    """A reader that was closed is reported as a fault with the next text."""
    screen_reader, backend = start_reader(library, replies)
    backend.is_closed = True
    screen_reader.say(Say(1, "eins", "de"))
    failed = replies[-1]
    assert isinstance(failed, Failed)
    assert failed.fault is Fault.NO_SCREEN_READER


def test_earcons_without_a_device_are_no_fault(
    library: Library, replies: list[Reply], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a device earcons are left out, and texts are still spoken."""

    def raise_no_audio(*_: object) -> None:
        raise NoAudioError

    monkeypatch.setattr(chimes, "open_output", raise_no_audio)
    screen_reader, backend = start_reader(library, replies)
    screen_reader.play(Play(Earcon.OK))
    screen_reader.say(Say(1, "eins", "de"))
    assert backend.spoken
    assert not any(isinstance(reply, Failed) for reply in replies)


def test_missing_library_gives_one_notice(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker in which `import prism` fails gives one notice, installed or not."""
    blocker = f"{tmp_path}/prism.py"
    with open(blocker, "w", encoding="utf-8") as file:
        file.write("raise ImportError('not for this test')\n")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    notices: list[SpeechFault] = []
    command = worker_command("--engine", "screenreader")
    speaker = Speaker(language="de", notice=notices.append, command=command)
    for _ in range(10):
        speaker.say("eins")
    end = time.monotonic() + 15
    while not notices and time.monotonic() < end:
        time.sleep(0.01)
    speaker.close(drain_seconds=600)
    assert notices == [SpeechFault.NO_SCREEN_READER]


def test_without_a_reader_the_own_voice_speaks(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker for a screen reader that is gone has another voice, and the reason."""
    own: Any = SimpleNamespace()
    monkeypatch.setattr(speech_engine, "SpeechEngine", lambda reply: own)
    voice, missing = load_voice("screenreader", lambda reply: None)
    assert voice is own
    assert "NVDA" in missing
    library.backends[BackendId.NVDA] = Backend("NVDA")
    voice, missing = load_voice("screenreader", lambda reply: None)
    assert isinstance(voice, ScreenReader)
    assert missing == ""


@pytest.mark.parametrize(
    ("programs", "name"),
    [
        (["explorer.exe", "NVDA.EXE"], "NVDA"),
        (["jfw.exe"], "JAWS"),
        (["nvda_slave.exe", "narrator.exe"], ""),
        ([], ""),
    ],
)
def test_a_reader_is_found_by_its_process(programs: list[str], name: str) -> None:
    """Readers that take no texts from a terminal are not offered."""
    assert name_reader(programs) == name


def test_where_no_reader_takes_texts_none_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the library, and on other systems, no process is looked at."""
    monkeypatch.setattr(running_reader, "_list_programs", lambda: ["nvda.exe"])
    monkeypatch.setattr(sys, "platform", "linux")
    assert find_reader() == ""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(running_reader, "find_spec", lambda name: None)
    assert find_reader() == ""
    monkeypatch.setattr(running_reader, "find_spec", lambda name: name)
    assert find_reader() == "NVDA"
