"""Settings that are changed in a conversation."""

from dataclasses import replace
from typing import Any

import pytest
from scripted_conversation import FILLED_FACTORIES, begin_conversation

from azul_access.games.context import MessageKind
from azul_access.language.phrase import Verbosity
from azul_access.session.control.controls import ConfirmPolicy, Pace, SpeechOutput
from azul_access.session.control.settings import SETTINGS


def test_settings_apply_at_once() -> None:
    """Verbosity, pace, language and voice can be changed at any time."""
    conversation = begin_conversation(FILLED_FACTORIES)
    conversation.enter("v1")
    assert conversation.session.settings.verbosity is Verbosity.TERSE
    assert conversation.answer("2b2") == "Anna: ein B, Manufaktur 2, Reihe 2, 1 von 2. " + (
        "Zentrum plus X 3 2, 3 3; O 4 1."
    )
    conversation.enter(
        "schritt", "tempo 200", "schneller", "lautstärke 30", "stimme 3", "stimme aus"
    )
    settings = conversation.session.settings
    assert (settings.pace, settings.rate, settings.volume) == (Pace.STEP, 220, 30)
    assert (settings.voice, settings.speech) == (3, SpeechOutput.OFF)
    conversation.enter("englisch")
    assert conversation.answer("w") == "Ben."
    conversation.enter("v2", "3r4")
    assert conversation.paragraphs[-1].startswith("Ben: 4 red R from factory 3")
    conversation.enter("dutch")
    assert conversation.answer("wie is er aan de beurt?") == "Anna is aan de beurt."


def test_settings_stay_within_their_limits() -> None:
    """A value beyond a limit becomes the limit."""
    conversation = begin_conversation()
    assert "900" in conversation.answer("tempo 9999")
    assert "0 Prozent" in conversation.answer("lautstärke 0")
    for line, voice in (("stimme 9", 9), ("stimme 1", 1), ("stimme 12", 9)):
        conversation.enter(line)
        assert conversation.session.settings.voice == voice


# A value of each setting that is not its default, and what is told of it.
OTHER_VALUES: dict[str, tuple[Any, str]] = {
    "language": ("en", "Language English"),
    "verbosity": (Verbosity.TERSE, "Ansagen kurz"),
    "pace": (Pace.STEP, "Fliesung Schritt für Schritt"),
    "speech": (SpeechOutput.OFF, "Stimme aus."),
    "rate": (200, "Tempo 200"),
    "volume": (70, "Lautstärke 70"),
    "pitch": (60, "Tonhöhe 60"),
    "voice": (3, "Stimme 3"),
    "earcons": (False, "Töne aus."),
    "tips": (False, "Tipps aus in diesem Spiel."),
    "keypad": (True, "Ziffern statt Buchstaben."),
    "asks_on_braille": (False, "Die Braillezeile fragt nicht"),
    "colour_names": (True, "Farbnamen an"),
    "braille_tables": ((("de", "de-g2.ctb"),), "Tabelle de-g2.ctb"),
    "amounts": (((MessageKind.DRAWS, Verbosity.VERBOSE),), "Abweichend: Ziehungen ausführlich"),
    "me": ("Ben", "Du spielst als Ben"),
    "confirm": (ConfirmPolicy.EVERY, "Rückfrage beim Sprechen immer"),
}


@pytest.mark.parametrize("field", SETTINGS)
def test_settings_tell_what_is_not_the_default(field: str) -> None:
    """Of every setting, also when the program or a file has changed it."""
    value, told = OTHER_VALUES[field]
    conversation = begin_conversation(language="de", speech=SpeechOutput.OWN)
    assert told not in conversation.answer("einstellungen")
    settings = replace(conversation.session.settings, **{field: value})
    conversation.session = replace(conversation.session, settings=settings)
    assert told in conversation.answer("einstellungen" if field != "language" else "settings")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("töne aus", "Töne aus."),
        ("stimme aus", "Stimme aus."),
        ("stimme screenreader", "Der Screenreader liest vor."),
        ("ziffern", "Ziffern statt Buchstaben."),
    ],
)
def test_settings_tell_what_was_switched(line: str, told: str) -> None:
    """By the same sentence as the change itself; what is switched back is not told any more."""
    conversation = begin_conversation(line, language="de", speech=SpeechOutput.OWN)
    assert told in conversation.paragraphs[-1]
    assert told in conversation.answer("einstellungen")


@pytest.mark.parametrize(("line", "kept"), [("töne aus", True), ("bestätigen immer", False)])
def test_a_setting_keeps_a_question_but_for_how_moves_are_confirmed(line: str, kept: bool) -> None:
    """A move that waits for a yes by the old policy is said again under the new one."""
    conversation = begin_conversation(FILLED_FACTORIES, "ende", line, language="de")
    assert bool(conversation.session.pending) == kept
