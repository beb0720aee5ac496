"""pyttsx3's stock drivers for Windows and macOS, represented by a stub."""

import sys
from itertools import count
from types import ModuleType
from typing import Any

import pytest

from azul_access.speech import espeak_driver, speech_engine
from azul_access.speech.fault import SpeechFault
from azul_access.speech.library import NoVoiceError
from azul_access.speech.protocol import Begun, Ended, Failed, Ready, Reply, Say, Warned

pytest.importorskip("pyttsx3")

NUMBERS = count()


class StubDriver:
    """Like sapi5, it reports ends in later events, two of them after a stop."""

    def __init__(self, proxy: Any) -> None:
        self.proxy = proxy
        self.events = 0
        self.is_speaking = False
        self.spoken: list[str] = []
        self.properties: dict[str, Any] = {"voice": "x", "rate": 200, "volume": 1.0}

    def destroy(self) -> None:
        pass

    def say(self, text: str) -> None:
        self.proxy.setBusy(True)
        self.proxy.notify("started-utterance")
        if text == "no device":
            raise OSError(text)
        self.is_speaking = True
        self.spoken.append(text)

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


class StubbedEngine:
    """The engine with a stub driver; `replies` collects its replies, oldest first."""

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
def espeak(monkeypatch: pytest.MonkeyPatch) -> None:
    """espeak-ng is installed, and its driver has a name of its own, as the stubs have."""
    pytest.importorskip("espeakng_loader")
    monkeypatch.setattr(espeak_driver, "NAME", f"stub{next(NUMBERS)}")


@pytest.fixture
def stubbed(monkeypatch: pytest.MonkeyPatch) -> StubbedEngine:
    return StubbedEngine(monkeypatch)


def test_system_voice_opens_no_output(stubbed: StubbedEngine) -> None:
    """A stock driver plays its own sound, so no device is opened; voices are listed by language."""
    assert stubbed.speech_engine.open("") == Ready(stubbed.name, device_opened=False)
    assert stubbed.speech_engine.describe(["de", "nl"]).voices == {"de": ["token-de"], "nl": []}


def test_text_begins_and_ends(stubbed: StubbedEngine) -> None:
    """A text is reported as begun at once, and as ended by the driver's event."""
    stubbed.speech_engine.say(Say(1, "eins", "de", rate=250, volume=0.5))
    assert isinstance(stubbed.replies[0], Begun)
    stubbed.speech_engine.pump()
    assert len(stubbed.replies) == 1
    stubbed.driver.events = 1
    stubbed.speech_engine.pump()
    assert stubbed.replies[1:] == [Ended(1)]
    assert stubbed.driver.properties == {"voice": "token-de", "rate": 250, "volume": 0.5}


def test_settings_return_to_their_defaults(stubbed: StubbedEngine) -> None:
    """A text without settings is spoken with the driver's defaults."""
    stubbed.speech_engine.say(Say(1, "eins", "de", rate=250, volume=0.5))
    stubbed.driver.events = 1
    stubbed.speech_engine.pump()
    stubbed.speech_engine.say(Say(2, "zwei", "de"))
    assert stubbed.driver.properties == {"voice": "token-de", "rate": 200, "volume": 1.0}


def test_a_rate_that_only_espeak_has_is_limited(stubbed: StubbedEngine) -> None:
    """The systems' own voices may refuse a faster one."""
    stubbed.speech_engine.say(Say(1, "eins", "de", rate=900, volume=1.0))
    assert stubbed.driver.properties["rate"] == 450


def test_late_end_of_a_stopped_text_does_not_end_the_next(stubbed: StubbedEngine) -> None:
    """The late events of a stopped text do not end the next one."""
    stubbed.speech_engine.say(Say(1, "eins", "de"))
    stubbed.speech_engine.stop()
    stubbed.speech_engine.say(Say(2, "zwei", "de"))
    stubbed.speech_engine.pump()
    assert stubbed.driver.spoken == ["eins", "zwei"]
    assert not any(isinstance(reply, Ended) for reply in stubbed.replies)


def test_driver_that_cannot_play_is_a_fault(stubbed: StubbedEngine) -> None:
    """An OSError of the driver is reported as a missing device."""
    stubbed.speech_engine.say(Say(1, "no device", "de"))
    failed = stubbed.replies[-1]
    assert isinstance(failed, Failed)
    assert failed.fault is SpeechFault.NO_AUDIO


def test_missing_language_is_a_warning(stubbed: StubbedEngine) -> None:
    """A text in a language without a voice is spoken, with a warning."""
    stubbed.speech_engine.say(Say(1, "één", "nl"))
    assert stubbed.replies[0] == Warned(SpeechFault.NO_LANGUAGE_VOICE, "nl")
    assert isinstance(stubbed.replies[1], Begun)


@pytest.mark.usefixtures("espeak")
def test_system_whose_driver_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then espeak-ng speaks."""
    monkeypatch.setattr(speech_engine, "_STOCK_DRIVERS", {sys.platform: "no_such_driver"})
    loaded = speech_engine.SpeechEngine(lambda reply: None).describe(["de"])
    assert (loaded.engine, bool(loaded.voices["de"])) == ("espeak-ng", True)


@pytest.mark.usefixtures("espeak")
def test_system_without_a_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A driver that works but has no voices speaks nothing, so espeak-ng does."""
    monkeypatch.setattr(StubDriver, "getProperty", lambda *_: [])
    assert StubbedEngine(monkeypatch).speech_engine.describe([]).engine == "espeak-ng"


def test_neither_a_voice_of_the_system_nor_espeak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without any voice NoVoiceError is raised."""
    monkeypatch.setattr(speech_engine, "_STOCK_DRIVERS", {sys.platform: "no_such_driver"})
    monkeypatch.setenv("AZUL_ACCESS_ESPEAK", "/nowhere/libespeak-ng.so")
    with pytest.raises(NoVoiceError):
        speech_engine.SpeechEngine(lambda reply: None)
