"""How text is pronounced, as espeak-ng's IPA: for words that no dictionary has, such as names."""

import ctypes
from collections.abc import Sequence
from functools import lru_cache

from azul_access.speech.library import Library, NoVoiceError, open_library

_IPA = 0x02
_SEPARATOR = "_"
_UTF8 = 1


class Phonemizer:
    """libespeak-ng in this process; it makes no sound.

    Raises: NoVoiceError where there is no library.
    """

    def __init__(self) -> None:
        self._library = _open()
        try:
            self._to_phonemes = ctypes.CDLL(None).espeak_TextToPhonemes
        except (AttributeError, OSError, TypeError) as error:
            # UNVERIFIED: on Windows a library cannot be asked for among those that are loaded.
            raise NoVoiceError(repr(error)) from error
        self._to_phonemes.restype = ctypes.c_char_p

    def ipa(self, text: str, language: str) -> Sequence[str]:
        """The sounds of `text`, each a string of IPA signs, without stress."""
        self._library.binding.SetVoiceByName(language.encode())
        pointer = ctypes.c_char_p(text.encode())
        mode = _IPA | ord(_SEPARATOR) << 8
        spoken = self._to_phonemes(ctypes.byref(pointer), _UTF8, mode) or b""
        sounds = spoken.decode().replace(" ", _SEPARATOR).split(_SEPARATOR)
        return [bare for sound in sounds if (bare := sound.strip("ˈˌ"))]


@lru_cache(maxsize=1)
def _open() -> Library:
    return open_library()
