"""Preferences are saved for later games, and damaged ones never stop a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from azul_access.games.context import MessageKind
from azul_access.language.phrase import Verbosity
from azul_access.session.control.controls import Pace, SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.table.preferences import changed_settings, load_preferences, save_preferences

CHANGED = Settings(
    "de",
    verbosity=Verbosity.TERSE,
    pace=Pace.STEP,
    speech=SpeechOutput.SCREENREADER,
    rate=220,
    volume=70,
    pitch=60,
    voice=3,
    earcons=False,
    keypad=True,
    amounts=((MessageKind.DRAWS, Verbosity.NORMAL), (MessageKind.ANSWERS, Verbosity.VERBOSE)),
    me="Änne",
    asks_on_braille=False,
    colour_names=True,
    braille_tables=(("de", "de-g2.ctb"), ("nl", "nl-comp8.utb")),
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    return tmp_path


def load_settings(language: str = "de") -> Settings:
    return replace(Settings(language), **load_preferences())


def test_no_preferences_at_the_first_start() -> None:
    """Without a file nothing is chosen, so that the program can ask."""
    assert load_preferences() == {}


def test_saved_preferences_are_loaded() -> None:
    """Every setting is saved but the language, which the system or the game decides."""
    assert save_preferences(changed_settings(Settings("nl"), CHANGED))
    assert load_settings() == CHANGED
    assert load_settings("nl").language == "nl"


def test_only_changed_settings_are_saved() -> None:
    """A game that was played without a voice does not switch off the voice of later games."""
    save_preferences({"speech": SpeechOutput.OWN})
    silent = Settings("de", speech=SpeechOutput.OFF)
    save_preferences(changed_settings(silent, replace(silent, rate=300)))
    assert load_preferences() == {"speech": SpeechOutput.OWN, "rate": 300}


@pytest.mark.parametrize(
    "text",
    [
        'rate = "fast"',
        "rate = 9999",
        "volume = -1",
        "volume = true",
        'speech = "loud"',
        "earcons = 1",
        "keypad = 1",
        "amounts = 3",
        "amounts = { draws = 1, unknown = 'terse' }",
        "me = 7",
        "asks_on_braille = 'no'",
        "braille_tables = { de = 2, unknown = 'de-g2.ctb' }",
        'verbosity = ["terse"]',
        "unknown = 1",
        "not toml [",
        "",
    ],
)
def test_invalid_values_are_ignored(home: Path, text: str) -> None:
    """A file that was edited by hand never stops a game."""
    (home / "settings.toml").write_text(text, encoding="utf-8")
    assert load_settings() == Settings("de")


def test_a_file_that_is_not_text_is_ignored(home: Path) -> None:
    """A damaged file counts as a missing one."""
    (home / "settings.toml").write_bytes(b"\xff\xfe\x00rate")
    assert load_preferences() == {}


def test_a_folder_that_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saving reports the failure instead of raising, and the settings count for this game only."""
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(home / "file"))
    assert not save_preferences({"rate": 300})
