"""The settings of a session, told."""

from azul_access.language.phrase import Phrase, phrase
from azul_access.session.control.settings import CHOICES, NUMBERS, SETTINGS, Settings
from azul_access.session.output.announcements import Message

# What is always told; of the other settings, those that differ from their default.
_ALWAYS = ("language", "verbosity", "pace", "confirm", *NUMBERS)


def describe_settings(settings: Settings) -> Message:
    """What the control `settings` announces."""

    def describe(name: str) -> Phrase:
        return CHOICES[name].describe(getattr(settings, name))

    now = phrase(
        "settings-now",
        language=describe("language"),
        amount=describe("verbosity"),
        pace=describe("pace"),
        confirm=describe("confirm"),
        rate=settings.rate,
        volume=settings.volume,
        pitch=settings.pitch,
        voice=settings.voice,
    )
    changed = [name for name in settings.list_changed() if name not in _ALWAYS]
    others = [SETTINGS[name].tell_changed(settings) for name in changed]
    return Message((now, *(told for told in others if told is not None)))
