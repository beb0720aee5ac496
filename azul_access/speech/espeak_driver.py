"""A pyttsx3 driver that streams libespeak's samples to an audio output.

pyttsx3's own driver writes a whole utterance to a file first and cannot be stopped. This one
depends on libespeak and an output only.
"""

import ctypes
import sys
import threading
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from types import ModuleType
from typing import Any

from azul_access.speech.espeak import ABORT, CONTINUE, Espeak, Parameter
from azul_access.speech.library import Library
from azul_access.speech.output import NoAudioError, Output

NAME = "azul_access_espeak"
_BYTES = ctypes.sizeof(ctypes.c_short)
_FEMALE = 2


def install(library: Library, output: Callable[[], Output]) -> str:
    """Register the driver with pyttsx3 and return the name to call `pyttsx3.init` with.

    `output` is first called for the first text: voices can be listed without a device.
    """
    module = ModuleType(f"pyttsx3.drivers.{NAME}")
    module.buildDriver = lambda proxy: EspeakDriver(proxy, library, output)  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return NAME


class EspeakDriver:
    """Method names are pyttsx3's. Everything but the synthesis runs on the thread of the engine."""

    def __init__(self, proxy: Any, library: Library, output: Callable[[], Output]) -> None:
        self._proxy = proxy
        self._espeak = library.espeak
        self._get_output = output
        self._synthesising = 0
        self._is_audible = False
        self._is_speaking = False
        self._is_begun = False
        self._texts: SimpleQueue[tuple[int, str]] = SimpleQueue()
        # libespeak is not thread-safe: settings are applied after a synthesis has ended.
        self._in_use = threading.Lock()
        self._espeak.set_callback(self._handle_samples)
        threading.Thread(target=self._synthesise, name="synthesis", daemon=True).start()

    @property
    def _output(self) -> Output:
        return self._get_output()

    def destroy(self) -> None:
        pass

    def say(self, text: str) -> None:
        self._proxy.setBusy(True)
        self._is_speaking = True
        self._is_begun = False
        self._texts.put((self._output.begin(), text))

    def stop(self) -> None:
        self._output.stop()
        if self._is_speaking:
            self._is_speaking = False
            self._proxy.notify("finished-utterance", completed=False)
            self._proxy.setBusy(False)

    def iterate(self) -> Iterator[None]:
        self._proxy.setBusy(False)
        yield
        while True:
            if self._is_speaking:
                self._report_progress()
            else:
                self._output.idle()
            yield

    def getProperty(self, name: str) -> object:  # noqa: N802
        with self._in_use:
            match name:
                case "voices":
                    return list_voices(self._espeak)
                case "voice":
                    return self._espeak.current_voice()
                case "rate":
                    return self._espeak.get(Parameter.RATE)
                case "volume":
                    return self._espeak.get(Parameter.VOLUME) / 100
                case "pitch":
                    return self._espeak.get(Parameter.PITCH)
        raise KeyError(name)

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802
        with self._in_use:
            match name:
                case "voice":
                    is_set = self._espeak.set_voice(str(value))
                case "rate":
                    is_set = self._espeak.set(Parameter.RATE, int(value))
                case "volume":
                    percent = round(min(max(value, 0.0), 1.0) * 100)
                    is_set = self._espeak.set(Parameter.VOLUME, percent)
                case "pitch":
                    is_set = self._espeak.set(Parameter.PITCH, int(value))
                case _:
                    raise KeyError(name)
        if not is_set:
            raise ValueError(f"{name}={value}")

    def _report_progress(self) -> None:
        progress = self._output.progress()
        if progress.begun_at is not None and not self._is_begun:
            self._is_begun = True
            self._proxy.notify("started-utterance")
        if progress.is_lost:
            self._is_speaking = False
            self._proxy.notify("error", exception=NoAudioError("the device stands still"))
        elif progress.is_ended:
            self._is_speaking = False
            self._proxy.notify("finished-utterance", completed=True)
            self._proxy.setBusy(False)

    def _synthesise(self) -> None:
        """Synthesise texts on a thread of its own, ahead of playback by the output's buffer."""
        while True:
            self._synthesising, text = self._texts.get()
            self._is_audible = False
            with self._in_use:
                self._espeak.say(text)
            self._output.finish(self._synthesising)

    def _handle_samples(self, samples: int | None, count: int, _events: int | None) -> int:
        """Called by libespeak for each chunk; an empty one marks the end of the text."""
        if not samples or count <= 0:
            return CONTINUE
        chunk = ctypes.string_at(samples, count * _BYTES)
        if not self._is_audible:
            # libespeak begins with 12 to 50 ms of silence, which would only delay the voice.
            chunk = chunk[_count_silent_bytes(chunk) :]
            if not chunk:
                return CONTINUE
            self._is_audible = True
        return CONTINUE if self._output.write(self._synthesising, chunk) else ABORT


def list_voices(espeak: Espeak) -> list[Any]:
    """Return libespeak's voices as pyttsx3 voices, the best of a language first."""
    from pyttsx3.voice import Voice

    voices = []
    for entry in espeak.list_voices():
        # MBROLA voices are listed whether or not their sound data are installed.
        if entry.identifier.startswith("mb/"):
            continue
        gender = "Female" if entry.gender == _FEMALE else "Male"
        rank = min((priority for priority, _ in entry.tags), default=0)
        tags = [tag for _, tag in entry.tags]
        voices.append((rank, Voice(entry.identifier, entry.name, tags, gender)))
    return [voice for _, voice in sorted(voices, key=lambda pair: pair[0])]


def _count_silent_bytes(samples: bytes) -> int:
    """Return the length in bytes of the whole zero samples at the beginning."""
    return (len(samples) - len(samples.lstrip(b"\0"))) // _BYTES * _BYTES
