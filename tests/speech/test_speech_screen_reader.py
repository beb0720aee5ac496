"""The screen reader as the voice, on a stub that has the names of the library Prism."""

import sys
import time
from enum import IntEnum
from types import ModuleType, SimpleNamespace

import pytest

from azul_access.speech import Earcon, Speaker, SpeechFault, chimes
from azul_access.speech.fault import SpeechFault as Fault
from azul_access.speech.output import NoAudioError
from azul_access.speech.process import worker_command
from azul_access.speech.protocol import Begun, Ended, Failed, Play, Reply, Say
from azul_access.speech.screen_reader import NoScreenReaderError, ScreenReader


class BackendId(IntEnum):
    SAPI = 1
    NVDA = 2
    JAWS = 3
    SPEECH_DISPATCHER = 4


class Backend:
    def __init__(self, name: str, **features: bool) -> None:
        self.name = name
        names = ("is_supported_at_runtime", "supports_output", "supports_is_speaking")
        self.features = SimpleNamespace(
            **{name: features.get(name, True) for name in (*names, "supports_stop")}
        )
        self.heard: list[str] = []
        self.speaking = False
        self.is_gone = False

    def speak(self, text: str, interrupt: bool = False) -> None:
        if self.is_gone:
            raise RuntimeError("gone")
        self.heard.append(text)
        self.speaking = True

    def output(self, text: str, interrupt: bool = False) -> None:
        self.speak(f"{text} in braille too", interrupt)

    def stop(self) -> None:
        self.speaking = False
        self.heard.append("stop")


class Library:
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


def reader(
    library: Library, replies: list[Reply], **features: bool
) -> tuple[ScreenReader, Backend]:
    backend = library.backends[BackendId.NVDA] = Backend("NVDA", **features)
    return ScreenReader(replies.append), backend


def pump(box: ScreenReader, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        box.pump()
        time.sleep(0.005)


def test_running_reader_is_taken_and_a_synthesiser_never(library: Library) -> None:
    library.backends = {
        BackendId.SAPI: Backend("SAPI"),
        BackendId.NVDA: Backend("NVDA", is_supported_at_runtime=False),
        BackendId.JAWS: Backend("JAWS"),
        BackendId.SPEECH_DISPATCHER: Backend("Speech Dispatcher"),
    }
    assert ScreenReader(lambda reply: None).describe([]).engine == "JAWS"


def test_without_a_reader_there_is_no_voice(library: Library) -> None:
    library.backends = {BackendId.SAPI: Backend("SAPI")}
    with pytest.raises(NoScreenReaderError, match="JAWS"):
        ScreenReader(lambda reply: None)


def test_text_goes_to_speech_and_braille(library: Library, replies: list[Reply]) -> None:
    box, backend = reader(library, replies)
    box.say(Say(1, "eins", "de"))
    assert backend.heard == ["eins in braille too"]
    assert isinstance(replies[0], Begun)


def test_text_ends_when_the_reader_says_so(library: Library, replies: list[Reply]) -> None:
    box, backend = reader(library, replies)
    box.say(Say(1, "eins", "de"))
    pump(box, 0.5)
    assert Ended(1) not in replies
    backend.speaking = False
    box.pump()
    assert replies[-1] == Ended(1)


def test_end_is_guessed_where_the_reader_does_not_tell(
    library: Library, replies: list[Reply]
) -> None:
    box, _ = reader(library, replies, supports_is_speaking=False, supports_output=False)
    box.say(Say(1, "x" * 20, "de"))
    pump(box, 0.2)
    assert Ended(1) not in replies
    pump(box, 0.5)
    assert replies[-1] == Ended(1)


def test_stop_silences_the_reader(library: Library, replies: list[Reply]) -> None:
    box, backend = reader(library, replies)
    box.say(Say(1, "eins", "de"))
    box.stop()
    assert backend.heard[-1] == "stop"
    pump(box, 0.4)
    assert Ended(1) not in replies


def test_reader_that_was_closed_is_a_fault(library: Library, replies: list[Reply]) -> None:
    box, backend = reader(library, replies)
    backend.is_gone = True
    box.say(Say(1, "eins", "de"))
    failed = replies[-1]
    assert isinstance(failed, Failed)
    assert failed.fault is Fault.NO_SCREEN_READER


def test_earcons_without_a_device_are_no_fault(
    library: Library, replies: list[Reply], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(*_: object) -> None:
        raise NoAudioError

    monkeypatch.setattr(chimes, "open_output", nothing)
    box, backend = reader(library, replies)
    box.play(Play(Earcon.OK))
    box.say(Say(1, "eins", "de"))
    assert backend.heard
    assert not any(isinstance(reply, Failed) for reply in replies)


def test_missing_library_gives_one_notice_through_the_whole_speaker(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker in which `import prism` fails, whether or not it is installed here."""
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
