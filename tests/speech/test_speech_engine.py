"""pyttsx3's stock drivers for Windows and macOS, as far as a stub can stand for them."""

import sys
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from azul_access.speech import speech_engine
from azul_access.speech.fault import SpeechFault
from azul_access.speech.library import NoVoiceError
from azul_access.speech.protocol import Begun, Ended, Failed, Ready, Reply, Say, Warned

pytest.importorskip("pyttsx3")

NUMBERS = count()


class StubDriver:
    """Behaves as sapi5 does: its ends are events that come later, two of them after a stop."""

    def __init__(self, proxy: Any) -> None:
        self.proxy = proxy
        self.events = 0
        self.is_speaking = False
        self.said: list[str] = []
        self.properties: dict[str, Any] = {"voice": "x", "rate": 200, "volume": 1.0}

    def destroy(self) -> None:
        pass

    def say(self, text: str) -> None:
        self.proxy.setBusy(True)
        self.proxy.notify("started-utterance")
        if text == "no device":
            raise OSError(text)
        self.is_speaking = True
        self.said.append(text)

    def stop(self) -> None:
        if self.is_speaking:
            self.proxy.setBusy(True)
            self.events += 2

    def iterate(self) -> Any:
        self.proxy.setBusy(False)
        while True:
            while self.events:
                self.events -= 1
                if self.is_speaking:
                    self.proxy.notify("finished-utterance", completed=True)
                self.is_speaking = False
                self.proxy.setBusy(False)
            yield

    def getProperty(self, name: str) -> Any:  # noqa: N802
        from pyttsx3.voice import Voice

        if name == "voices":
            return [Voice("token-de", "Hedda", ["de-DE"]), Voice("token-odd", "Odd", [None])]
        return self.properties[name]

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802
        self.properties[name] = value


class Box:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.replies: list[Reply] = []
        # pyttsx3 keeps its engines by name, so each test needs a driver of its own name.
        self.name = f"stub{next(NUMBERS)}"
        module = ModuleType(f"pyttsx3.drivers.{self.name}")
        module.buildDriver = self.build  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr(speech_engine, "_STOCK_DRIVERS", {sys.platform: self.name})
        self.speech_engine = speech_engine.SpeechEngine(self.replies.append)

    def build(self, proxy: Any) -> StubDriver:
        self.driver = StubDriver(proxy)
        return self.driver


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Box:
    return Box(monkeypatch)


def test_system_voice_needs_no_output_of_ours(box: Box) -> None:
    assert box.speech_engine.open("") == Ready(box.name, device_opened=False)
    assert box.speech_engine.describe(["de", "nl"]).voices == {"de": ["token-de"], "nl": []}


def test_text_begins_and_ends(box: Box) -> None:
    box.speech_engine.say(Say(1, "eins", "de", rate=250, volume=0.5))
    assert isinstance(box.replies[0], Begun)
    box.speech_engine.pump()
    assert len(box.replies) == 1
    box.driver.events = 1
    box.speech_engine.pump()
    assert box.replies[1:] == [Ended(1)]
    assert box.driver.properties == {"voice": "token-de", "rate": 250, "volume": 0.5}


def test_settings_return_to_their_defaults(box: Box) -> None:
    box.speech_engine.say(Say(1, "eins", "de", rate=250, volume=0.5))
    box.driver.events = 1
    box.speech_engine.pump()
    box.speech_engine.say(Say(2, "zwei", "de"))
    assert box.driver.properties == {"voice": "token-de", "rate": 200, "volume": 1.0}


def test_late_end_of_a_stopped_text_does_not_end_the_next(box: Box) -> None:
    box.speech_engine.say(Say(1, "eins", "de"))
    box.speech_engine.stop()
    box.speech_engine.say(Say(2, "zwei", "de"))
    box.speech_engine.pump()
    assert box.driver.said == ["eins", "zwei"]
    assert not any(isinstance(reply, Ended) for reply in box.replies)


def test_driver_that_cannot_play_is_a_fault(box: Box) -> None:
    box.speech_engine.say(Say(1, "no device", "de"))
    failed = box.replies[-1]
    assert isinstance(failed, Failed)
    assert failed.fault is SpeechFault.NO_AUDIO


def test_missing_language_is_a_warning(box: Box) -> None:
    box.speech_engine.say(Say(1, "één", "nl"))
    assert box.replies[0] == Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl")
    assert isinstance(box.replies[1], Begun)


def test_driver_that_cannot_be_loaded_is_no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech_engine, "_STOCK_DRIVERS", {sys.platform: "no_such_driver"})
    with pytest.raises(NoVoiceError):
        speech_engine.SpeechEngine(lambda reply: None)
