"""Opens the voice of a session and applies the session's settings to it."""

from collections.abc import Callable
from functools import partial
from typing import assert_never

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, phrase
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.speech import VARIANTS, NullSpeaker, Speaker, SpeechFault


def open_speaker(
    settings: Settings, on_fault: Callable[[SpeechFault], None]
) -> Speaker | NullSpeaker:
    """The voice that `settings.speech` selects, in the session's language.

    Every other setting has its default until `configure_speaker`. `on_fault` is called on a
    thread of the voice.
    """
    voice = LANGUAGES[settings.language].voice
    match settings.speech:
        case SpeechOutput.OFF:
            return NullSpeaker()
        case SpeechOutput.OWN:
            return Speaker(language=voice, notice=on_fault)
        case SpeechOutput.SCREENREADER:
            return Speaker(language=voice, notice=on_fault, engine="screenreader")
        case _:
            assert_never(settings.speech)


def configure_speaker(speaker: Speaker | NullSpeaker, settings: Settings) -> None:
    """Apply all settings of the voice; they count from the next text on."""
    speaker.set(
        language=LANGUAGES[settings.language].voice,
        rate=settings.rate,
        volume=settings.volume / 100,
        pitch=settings.pitch,
        voice=VARIANTS[settings.voice - 1],
        earcons=settings.earcons,
        describe_missed=partial(_describe_missed, settings),
    )


def _describe_missed(settings: Settings, count: int) -> str:
    missed = phrase("announcements-missed", count=count)
    return settings.phrases.render(missed, settings.verbosity, Form.SAY)
