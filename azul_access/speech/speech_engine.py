"""The voice of pyttsx3: one engine, one utterance at a time, no blocking call.

It depends on the engine only, not on pipes or processes.
"""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any

from azul_access.speech import protocol
from azul_access.speech.chimes import Chimes
from azul_access.speech.fault import SpeechFault
from azul_access.speech.library import Library, NoVoiceError, open_library
from azul_access.speech.output import NoAudioError, Output
from azul_access.speech.outputs import open_output
from azul_access.speech.settings import MIDDLE_PITCH
from azul_access.speech.tones import render
from azul_access.speech.voices import ChosenVoice, Voice, choose, sort_by_match

POLL_SECONDS = 0.005
IDLE_POLL_SECONDS = 1.0
STOP_SECONDS = 0.2  # a stock driver may need so long to stop

_STOCK_DRIVERS = {"win32": "sapi5", "darwin": "nsss"}  # UNVERIFIED: no Windows, no macOS here

# The fastest that the synthesisers of operating systems take, in words a minute.
_STOCK_RATE_END = 450


class SpeechEngine:
    """`reply` is called on the thread that calls the methods, and on no other."""

    def __init__(self, reply: Callable[[protocol.Reply], None]) -> None:
        """Load the synthesiser. Raises: NoVoiceError."""
        self._reply = reply
        self._stock = ""  # the driver of the operating system's own voice, if that speaks
        self._library: Library | None = None
        self._output: Output | None = None
        self._chimes = Chimes()  # UNVERIFIED: only for stock drivers
        self._choices: dict[tuple[str, str | None], ChosenVoice] = {}
        self._saying: protocol.Say | None = None
        self._asked_at = 0.0
        self._refusals: list[Exception] = []
        try:
            self._engine = self._start_system_voice() or self._start_espeak()
            self._engine.connect("started-utterance", self._on_started)
            self._engine.connect("finished-utterance", self._on_finished)
            self._engine.connect("error", self._on_error)
            self._voices = _list_voices(self._engine)
            self._applied = {key: self._engine.getProperty(key) for key in ("rate", "volume")}
        except NoVoiceError:
            raise
        except Exception as error:
            # A driver may raise whatever its operating system does.
            raise NoVoiceError(repr(error)) from error
        self._defaults = dict(self._applied)

    def describe(self, languages: Sequence[str]) -> protocol.Loaded:
        return protocol.Loaded(
            self._stock or "espeak-ng",
            self._library.version if self._library else "",
            self._library.origin if self._library else "",
            self._library.reason if self._library else "",
            {tag: [voice.id for voice in sort_by_match(self._voices, tag)] for tag in languages},
        )

    def open(self, preferred_output: str) -> protocol.Ready:
        """Raises: NoAudioError."""
        if self._library is None:
            return protocol.Ready(self._stock, device_opened=False)
        self._output = open_output(self._library.sample_rate, preferred_output)
        return protocol.Ready(self._output.backend, device_opened=True)

    def play(self, message: protocol.Play) -> None:
        if self._library is None:
            self._chimes.play(message.earcon, message.volume)
        elif self._output is not None:
            volume = 1.0 if message.volume is None else message.volume
            # Without a device there are no earcons; the next text reports the fault.
            with suppress(NoAudioError):
                self._output.sound(render(message.earcon, self._library.sample_rate, volume))

    def say(self, message: protocol.Say) -> None:
        self._chimes.wait()
        self._asked_at = time.monotonic()
        self._apply_settings(message)
        self._saying = message
        self._engine.say(message.text, str(message.id))

    def stop(self) -> None:
        self._saying = None
        self._chimes.stop()
        self._engine.stop()
        # A stock driver reports the end by events. Starting the next text before they arrive would
        # end that text instead. UNVERIFIED: no Windows, no macOS here
        until = time.monotonic() + STOP_SECONDS
        while self._stock and self._engine.isBusy() and time.monotonic() < until:
            self.pump()
            time.sleep(POLL_SECONDS)

    def pump(self) -> None:
        self._engine.iterate()
        self._chimes.idle()
        if self._stock == "nsss":  # UNVERIFIED: no macOS here
            # pyttsx3's driver requires the caller to run the loop that delivers its events.
            foundation = import_module("Foundation")
            soon = foundation.NSDate.dateWithTimeIntervalSinceNow_(POLL_SECONDS)
            foundation.NSRunLoop.currentRunLoop().runUntilDate_(soon)

    def poll_seconds(self) -> float:
        """The longest time between calls of `pump`, in seconds."""
        return IDLE_POLL_SECONDS if self._saying is None else POLL_SECONDS

    def _start_system_voice(self) -> Any:
        """The engine with the operating system's own voice; None where it has no voice at all."""
        driver = _STOCK_DRIVERS.get(sys.platform)
        if driver is None:
            return None
        try:
            engine = _start_engine(driver)
            if not _list_voices(engine):
                return None
        except Exception:  # a driver may raise whatever its operating system does
            return None
        self._stock = driver
        return engine

    def _start_espeak(self) -> Any:
        """Raises: NoVoiceError, and any exception of the driver."""
        from azul_access.speech.espeak_driver import install

        self._library = open_library()
        return _start_engine(install(self._library, self._open_output))

    def _open_output(self) -> Output:
        if self._output is None:
            raise NoAudioError("no device was opened")
        return self._output

    def _apply_settings(self, message: protocol.Say) -> None:
        """Apply voice, rate and other settings that differ from those of the last text."""
        key = (message.language, message.voice)
        if key not in self._choices:
            self._choices[key] = choose(self._voices, *key)
        choice = self._choices[key]
        if choice.fault is not None:
            self._reply(
                protocol.Warned(choice.fault, f"{message.language} {message.voice or ''}".strip())
            )
        requested: dict[str, object] = {
            "voice": choice.id,
            "rate": self._rate_of(message),
            "volume": self._defaults["volume"] if message.volume is None else message.volume,
        }
        if not self._stock:
            requested["pitch"] = MIDDLE_PITCH if message.pitch is None else message.pitch
        for name, value in requested.items():
            if value is not None and self._applied.get(name) != value:
                self._refusals.clear()
                self._engine.setProperty(name, value)
                self._applied[name] = value
                if self._refusals and name == "voice":
                    self._reply(protocol.Warned(SpeechFault.UNKNOWN_VOICE, repr(self._refusals[0])))

    def _rate_of(self, message: protocol.Say) -> object:
        """Only espeak-ng speaks faster than other synthesisers can."""
        if message.rate is None:
            return self._defaults["rate"]
        return min(message.rate, _STOCK_RATE_END) if self._stock else message.rate

    def _on_started(self, name: str | None) -> None:
        if self._saying is None or name != str(self._saying.id):
            return
        begun_at = time.monotonic()
        if self._output is not None:
            begun_at = self._output.progress().begun_at or begun_at
            begun_at += self._output.latency_seconds
        self._reply(protocol.Begun(self._saying.id, (begun_at - self._asked_at) * 1000))

    def _on_finished(self, name: str | None, completed: bool) -> None:
        if self._saying is not None and name == str(self._saying.id):
            message, self._saying = self._saying, None
            self._reply(protocol.Ended(message.id))

    def _on_error(self, name: str | None, exception: Exception) -> None:
        if self._saying is None:
            self._refusals.append(exception)
        else:
            self._reply(protocol.Failed(SpeechFault.NO_AUDIO, repr(exception)))


def _start_engine(driver: str) -> Any:
    import pyttsx3

    engine = pyttsx3.init(driver)
    # Never pyttsx3's own loop: it blocks, and on Windows and macOS it hangs after a few stops.
    engine.startLoop(False)
    engine.iterate()
    return engine


def _list_voices(engine: Any) -> list[Voice]:
    return [
        Voice(str(voice.id), str(voice.name), tuple(str(tag) for tag in voice.languages if tag))
        for voice in engine.getProperty("voices")
    ]
