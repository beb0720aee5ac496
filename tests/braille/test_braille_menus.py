"""What two keys reach at any time: settings, ending the game, and leaving it."""

from dataclasses import replace

import pytest
from fake_table import start_game
from reader_table import ReaderTable, start_reader
from recorded_moves import load_game, make_setup

from azul_access.braille.actions import KeyAction
from azul_access.braille.effects import SendText
from azul_access.braille.screen.menus import GENERAL_CHOICES, Menu, SentText, list_menu
from azul_access.games.system import Commands
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session import Session
from azul_access.session.control.controls import (
    ChangeSetting,
    Pace,
    SimpleControl,
    SpeechOutput,
    UndoRequest,
)
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.meanings import find_meanings


def choose(table: ReaderTable, *choices: str) -> object:
    """Choose with two keys, from the general choices on; returns the effect of the last one."""
    table.dismiss_messages()
    table.press(KeyAction.CHOICES)
    effect: object = None
    for choice in choices:
        table.press_until(KeyAction.PAN_ON, choice)
        effect = table.press(KeyAction.CONFIRM)
    return effect


def sent_texts(session: Session, settings: Settings) -> list[Phrase]:
    """Everything that the general choices and their menus send."""
    menus = [list_menu(menu, replace(session, settings=settings)) for menu in Menu]
    strips = [strip for strips in (GENERAL_CHOICES, *menus) for strip in strips]
    picks = [field.pick for strip in strips for field in strip]
    return [pick.text for pick in picks if isinstance(pick, SentText)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["azul-coloured", "summer-pavilion-grey"])
def test_all_choices_are_understood(file: str, language: str) -> None:
    """The text of each is a command of the language, or changes just what it names."""
    companion, _, _ = start_game(make_setup(load_game(file), language))
    phrases = load_phrases(language)
    now = Settings(language)
    other = Settings(
        language,
        verbosity=Verbosity.TERSE,
        pace=Pace.STEP,
        speech=SpeechOutput.OFF,
        earcons=False,
        asks_on_braille=False,
    )
    found = {}
    session = companion.session
    for text in {*sent_texts(session, now), *sent_texts(session, other)}:
        typed = phrases.render(text, Verbosity.TERSE, Form.BRAILLE)
        (found[text.name],) = find_meanings(companion.session, typed)
    others = [tag for tag in LANGUAGES if tag != language]
    assert found == {
        "braille-settings": SimpleControl.SETTINGS,
        "braille-leave": SimpleControl.QUIT,
        "braille-undo": UndoRequest(1),
        "braille-end": found["braille-end"],
        **{f"verbosity-{value.value}": ChangeSetting("verbosity", value) for value in Verbosity},
        "pace-step": ChangeSetting("pace", Pace.STEP),
        "pace-flow": ChangeSetting("pace", Pace.FLOW),
        "braille-asking": ChangeSetting("asks_on_braille", True),
        "braille-without-asking": ChangeSetting("asks_on_braille", False),
        "voice-on": ChangeSetting("speech", SpeechOutput.OWN),
        "voice-off": ChangeSetting("speech", SpeechOutput.OFF),
        "voice-screen-reader": ChangeSetting("speech", SpeechOutput.SCREENREADER),
        "sounds-on": ChangeSetting("earcons", True),
        "sounds-off": ChangeSetting("earcons", False),
        **{f"language-{tag}": ChangeSetting("language", tag) for tag in others},
    }
    end = found["braille-end"]
    assert isinstance(end, Commands)
    assert companion.session.setup.system.grammar.needs_consent(end.commands[0])


def test_settings_are_a_menu() -> None:
    """What is chosen there holds from then on, and then the other value is a choice."""
    table = start_reader()
    paces = []
    for choice in ("schritt für schritt", "am stück"):
        choose(table, "einstellungen", choice)
        paces.append(table.session.settings.pace)
    assert paces == [Pace.STEP, Pace.FLOW]
    choose(table, "einstellungen", "braille ohne fragen")
    assert not table.session.settings.asks_on_braille


def test_one_step_back_leaves_a_menu() -> None:
    """Panning back goes to the choices, and then to the view."""
    table = start_reader()
    view = table.line
    table.press(KeyAction.CHOICES)
    choices = table.line
    table.press_until(KeyAction.PAN_ON, "einstellungen")
    table.press(KeyAction.CONFIRM, KeyAction.PAN_BACK)
    assert table.line == choices
    table.press(KeyAction.PAN_BACK)
    assert table.line == view


def test_ending_by_agreement_asks_all() -> None:
    """A no changes nothing."""
    table = start_reader()
    before = table.state
    choose(table, "spiel beenden")
    assert table.session.pending
    table.dismiss_messages()
    assert table.line.startswith("ja nein")
    table.press(KeyAction.PAN_ON, KeyAction.CONFIRM)
    assert not table.session.pending
    assert table.state is before


def test_leaving_asks_first() -> None:
    """A no leads back to the choices."""
    table = start_reader()
    choose(table, "programm beenden")
    assert table.line == "programm beenden? ja nein"
    table.press(KeyAction.PAN_ON)
    assert table.line == "programm beenden? nein"
    table.press(KeyAction.CONFIRM)
    no = table.line
    table.press(KeyAction.ESCAPE, KeyAction.CHOICES)
    assert table.line == no
    effect = choose(table, "programm beenden", "programm beenden? ja")
    assert effect == SendText(("Programm beenden",))
    assert not table.companion.handle_line("Programm beenden", "braille")
