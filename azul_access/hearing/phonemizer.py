"""Pronunciations of any text, as espeak-ng's IPA: for words in no dictionary, such as names."""

import ctypes
from collections.abc import Sequence

from azul_access.speech.library import STATE_LOCK, NoVoiceError, open_library

_IPA = 0x02
_SEPARATOR = "_"
_UTF8 = 1


class Phonemizer:
    """libespeak-ng in this process, without sound. Raises: NoVoiceError if there is none."""

    def __init__(self) -> None:
        with STATE_LOCK:  # two recognisers work at the same time
            self._library = open_library()
        try:
            self._to_phonemes = ctypes.CDLL(None).espeak_TextToPhonemes
        except (AttributeError, OSError, TypeError) as error:
            # UNVERIFIED: Windows cannot search for a function among the loaded libraries.
            raise NoVoiceError(repr(error)) from error
        self._to_phonemes.restype = ctypes.c_char_p

    def ipa(self, text: str, voice: str) -> Sequence[str]:
        """The sounds of `text`, each a string of IPA letters, without stress marks.

        `voice` is a voice of espeak-ng, such as "de".
        """
        pointer = ctypes.c_char_p(text.encode())
        mode = _IPA | ord(_SEPARATOR) << 8
        with STATE_LOCK:
            self._library.binding.SetVoiceByName(voice.encode())
            # The library's buffer is copied here, before its next use.
            phonemes = self._to_phonemes(ctypes.byref(pointer), _UTF8, mode) or b""
        sounds = phonemes.decode().replace(" ", _SEPARATOR).split(_SEPARATOR)
        return [bare for sound in sounds if (bare := sound.strip("ˈˌ"))]
