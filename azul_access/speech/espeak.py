"""The functions of libespeak-ng that the program calls: those of one loaded library.

It knows no paths, devices or settings.
"""

import ctypes
from collections.abc import Callable, Iterator
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_ubyte, c_uint, c_void_p
from enum import IntEnum
from typing import Any

from azul_access.values import frozen

CONTINUE, ABORT = 0, 1  # what a callback answers
_OK = 0
_SYNCHRONOUS = 2
_CHARACTERS = 1  # positions in a text count characters
_UTF8 = 1
_PAUSE_AT_END = 0x1000
_DO_NOT_EXIT = 0x8000  # without it, libespeak ends the process when its data are missing
_IPA = 0x02

# The samples, how many there are, and events, which nobody here reads.
_Callback = ctypes.CFUNCTYPE(c_int, c_void_p, c_int, c_void_p)


class Parameter(IntEnum):
    RATE = 1  # words a minute
    VOLUME = 2  # 100 is normal
    PITCH = 3  # from 0 to 100


@frozen
class EspeakVoice:
    """`tags` are language tags with priorities, of which a low one is better."""

    name: str
    identifier: str
    tags: tuple[tuple[int, str], ...]
    gender: int


class _Voice(ctypes.Structure):
    # The languages are packed as byte, string, zero, and a last zero, so they are not one string.
    _fields_ = (
        ("name", c_char_p),
        ("languages", c_void_p),
        ("identifier", c_char_p),
        ("gender", c_ubyte),
        ("age", c_ubyte),
        ("variant", c_ubyte),
        ("xx1", c_ubyte),
        ("score", c_int),
        ("spare", c_void_p),
    )


_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "espeak_Initialize": (c_int, c_int, c_int, c_char_p, c_int),
    "espeak_Info": (c_char_p, c_void_p),
    "espeak_SetSynthCallback": (None, _Callback),
    "espeak_Synth": (c_int, c_char_p, c_size_t, c_uint, c_int, c_uint, c_uint, *[c_void_p] * 2),
    "espeak_TextToPhonemes": (c_char_p, c_void_p, c_int, c_int),
    "espeak_SetParameter": (c_int, c_int, c_int, c_int),
    "espeak_GetParameter": (c_int, c_int, c_int),
    "espeak_ListVoices": (POINTER(POINTER(_Voice)), c_void_p),
    "espeak_SetVoiceByName": (c_int, c_char_p),
    "espeak_GetCurrentVoice": (POINTER(_Voice),),
}


class Espeak:
    """The library has one state for a process, and is not thread-safe."""

    def __init__(self, library: ctypes.CDLL) -> None:
        """Raises: AttributeError, if it is another library."""
        self._library = library
        self._callback: Any = None  # the library calls it, so it must not be collected
        for name, (result, *arguments) in _SIGNATURES.items():
            function = getattr(library, name)
            function.restype = result
            function.argtypes = arguments

    def start(self, chunk_ms: int, data: bytes | None) -> int:
        """Load the data, once in a process; returns the sample rate, or 0 or less on failure.

        `data` is the path of their folder as the C library writes it, or None for its own.
        """
        return int(self._library.espeak_Initialize(_SYNCHRONOUS, chunk_ms, data, _DO_NOT_EXIT))

    def version(self) -> str:
        return _text(self._library.espeak_Info(None)).split(" ")[0]

    def set_callback(self, callback: Callable[[int | None, int, int | None], int]) -> None:
        """`callback` gets the address of each chunk of samples, and their number."""
        self._callback = _Callback(callback)
        self._library.espeak_SetSynthCallback(self._callback)

    def say(self, text: str) -> bool:
        """Pass the samples of a text to the callback; whether that worked to the end."""
        encoded = text.replace("\0", " ").encode()
        flags = _UTF8 | _PAUSE_AT_END
        range_ = (len(encoded) + 1, 0, _CHARACTERS, 0)
        return bool(self._library.espeak_Synth(encoded, *range_, flags, None, None) == _OK)

    def phonemes(self, text: str, separator: str) -> str:
        """The text in IPA, with a separator between sounds."""
        pointer = c_char_p(text.encode())
        mode = _IPA | ord(separator) << 8
        return (
            self._library.espeak_TextToPhonemes(ctypes.byref(pointer), _UTF8, mode) or b""
        ).decode()

    def set(self, parameter: Parameter, value: int) -> bool:
        return bool(self._library.espeak_SetParameter(parameter, value, False) == _OK)

    def get(self, parameter: Parameter) -> int:
        return int(self._library.espeak_GetParameter(parameter, True))

    def set_voice(self, name: str) -> bool:
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == _OK)

    def current_voice(self) -> str:
        return _read_identifier(self._library.espeak_GetCurrentVoice().contents)

    def list_voices(self) -> Iterator[EspeakVoice]:
        voices = self._library.espeak_ListVoices(None)
        index = 0
        while voices[index]:
            voice = voices[index].contents
            tags = tuple(_read_tags(voice.languages))
            yield EspeakVoice(_text(voice.name), _read_identifier(voice), tags, voice.gender)
            index += 1


def _read_identifier(voice: _Voice) -> str:
    """The file of a voice, as "gmw/de"; espeak-ng writes it with backslashes on Windows."""
    return _text(voice.identifier).replace("\\", "/")


def _text(content: bytes | None) -> str:
    return (content or b"").decode(errors="replace")


def _read_tags(address: int | None) -> Iterator[tuple[int, str]]:
    while address and (packed := ctypes.string_at(address)):
        yield packed[0], packed[1:].decode(errors="replace")
        address += len(packed) + 1
