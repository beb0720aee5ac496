"""Text to speech without a device: renders texts to samples as fast as possible.

It opens no device and writes no files. It calls espeak-ng through its library.
"""

import ctypes
from enum import Enum
from functools import cache

from azul_access.speech.espeak import CONTINUE, Parameter
from azul_access.speech.espeak_driver import list_voices
from azul_access.speech.library import STATE_LOCK, Library, NoVoiceError, open_library
from azul_access.speech.voices import VARIANTS, Voice, choose, sort_by_match

SAMPLE_BYTES = ctypes.sizeof(ctypes.c_short)


class MissingVoice(Enum):
    """Why a text cannot be rendered."""

    LIBRARY = "library"  # no synthesiser
    LANGUAGE = "language"  # none of its voices speaks the language
    VOICE = "voice"  # the named voice does not exist
    INCOMPLETE = "incomplete"  # synthesis ended in the middle of a text


class NoReaderError(Exception):
    """Nothing can be read aloud; `lack` is the reason."""

    def __init__(self, lack: MissingVoice, detail: str = "") -> None:
        super().__init__(lack.value, detail)
        self.lack = lack


class Reader:
    """One voice of one language."""

    def __init__(self, language: str, voice: str, rate: int) -> None:
        """`voice` is a number from 1 as in a game, a name, an id or a variant ("+f3").

        `rate` counts words a minute. Raises: NoReaderError.
        """
        self._chunks: list[bytes] = []
        self._rate = rate
        with STATE_LOCK:
            self._library = _load_library()
            self._espeak = self._library.espeak
            self._voice = self._find_voice(language, voice)
            self._prepare()

    @property
    def sample_rate(self) -> int:
        """In hertz; samples are signed 16-bit mono in the machine's byte order."""
        return self._library.sample_rate

    @property
    def engine(self) -> str:
        """Name and version of the synthesiser."""
        return f"espeak-ng {self._library.version}".strip()

    def read(self, text: str) -> bytes:
        """Return the samples of a text, without the silence before and after it.

        Raises: NoReaderError.
        """
        with STATE_LOCK:
            self._prepare()  # another reader or a recogniser may have changed it
            self._chunks.clear()
            is_complete = self._espeak.say(text)
        if not is_complete:
            raise NoReaderError(MissingVoice.INCOMPLETE)
        samples = b"".join(self._chunks)
        self._chunks.clear()
        front = (len(samples) - len(samples.lstrip(b"\0"))) // SAMPLE_BYTES * SAMPLE_BYTES
        back = len(samples.rstrip(b"\0"))
        return samples[front : back + back % SAMPLE_BYTES]

    def _prepare(self) -> None:
        self._espeak.set_callback(self._handle_samples)
        if not self._espeak.set_voice(self._voice):
            raise NoReaderError(MissingVoice.VOICE)
        self._espeak.set(Parameter.RATE, self._rate)

    def _find_voice(self, language: str, requested: str) -> str:
        """The id of a voice."""
        if requested.isdecimal() and 1 <= int(requested) <= len(VARIANTS):
            requested = VARIANTS[int(requested) - 1]
        voices = [
            Voice(voice.id, voice.name, tuple(voice.languages))
            for voice in list_voices(self._espeak)
        ]
        if not sort_by_match(voices, language):
            raise NoReaderError(MissingVoice.LANGUAGE)
        choice = choose(voices, language, requested or None)
        if choice.fault is not None or choice.id is None:
            raise NoReaderError(MissingVoice.VOICE)
        return choice.id

    def _handle_samples(self, samples: int | None, count: int, _events: int | None) -> int:
        if samples and count > 0:
            self._chunks.append(ctypes.string_at(samples, count * SAMPLE_BYTES))
        return CONTINUE


@cache
def _load_library() -> Library:
    """Load libespeak once in this process. Raises: NoReaderError."""
    try:
        return open_library()
    except NoVoiceError as error:
        raise NoReaderError(MissingVoice.LIBRARY, str(error)) from error
