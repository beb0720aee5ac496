"""Pronunciations of any text, as espeak-ng's IPA: for words in no dictionary, such as names."""

from collections.abc import Sequence

from azul_access.speech.library import STATE_LOCK, open_library

_SEPARATOR = "_"


class Phonemizer:
    """libespeak-ng in this process, without sound. Raises: NoVoiceError if there is none."""

    def __init__(self) -> None:
        with STATE_LOCK:  # two recognisers work at the same time
            self._espeak = open_library().espeak

    def ipa(self, text: str, voice: str) -> Sequence[str]:
        """The sounds of `text`, each a string of IPA letters, without stress marks.

        `voice` is a voice of espeak-ng, such as "de".
        """
        with STATE_LOCK:
            self._espeak.set_voice(voice)
            phonemes = self._espeak.phonemes(text, _SEPARATOR)
        sounds = phonemes.replace(" ", _SEPARATOR).split(_SEPARATOR)
        return [bare for sound in sounds if (bare := sound.strip("ˈˌ"))]
