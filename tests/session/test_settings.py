"""Settings that are changed in a conversation."""

from scripted_conversation import FILLED_FACTORIES, begin_conversation

from azul_access.language.phrase import Verbosity
from azul_access.session.controls import Pace, SpeechOutput


def test_settings_apply_at_once() -> None:
    """Verbosity, pace, language and voice can be changed at any time."""
    conversation = begin_conversation(FILLED_FACTORIES)
    conversation.enter("v1")
    assert conversation.session.settings.verbosity is Verbosity.TERSE
    assert conversation.answer("2b2") == "Anna: ein B, Manufaktur 2, Reihe 2, 1 von 2. " + (
        "Zentrum plus 2 X, ein O. Ben."
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
    assert conversation.paragraphs[-1].startswith("Ben takes 4 red R from factory 3")
    conversation.enter("dutch")
    assert conversation.answer("wie is er aan de beurt?") == "Anna is aan de beurt."


def test_settings_stay_within_their_limits() -> None:
    """A value beyond a limit becomes the limit."""
    conversation = begin_conversation()
    assert "900" in conversation.answer("tempo 9999")
    assert "0 Prozent" in conversation.answer("lautstärke 0")
