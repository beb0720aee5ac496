"""Preferences are kept from game to game, read with forgiveness, and never stop a game."""

from dataclasses import replace
from pathlib import Path

import pytest

from azul_access.language.phrase import Verbosity
from azul_access.session.controls import Pace, SpeechOutput
from azul_access.session.settings import Settings
from azul_access.table import preferences

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
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    return tmp_path


def kept(language: str = "de") -> Settings:
    return replace(Settings(language), **preferences.load_preferences())


def test_nothing_was_ever_kept() -> None:
    """A first start can ask who reads aloud, because nobody ever chose."""
    assert preferences.load_preferences() == {}


def test_what_is_kept_comes_back() -> None:
    """Every setting of a person but the language, which the system or the game decides."""
    assert preferences.save_preferences(preferences.changed_settings(Settings("nl"), CHANGED))
    assert kept() == CHANGED
    assert kept("nl").language == "nl"


def test_only_what_was_changed_is_kept() -> None:
    """A game played without voice leaves the voice of the games to come alone."""
    preferences.save_preferences({"speech": SpeechOutput.OWN})
    silent = Settings("de", speech=SpeechOutput.OFF)
    preferences.save_preferences(preferences.changed_settings(silent, replace(silent, rate=300)))
    assert preferences.load_preferences() == {"speech": SpeechOutput.OWN, "rate": 300}


@pytest.mark.parametrize(
    "text",
    [
        'rate = "fast"',
        "rate = 9999",
        "volume = -1",
        "volume = true",
        'speech = "loud"',
        "earcons = 1",
        'verbosity = ["terse"]',
        "unknown = 1",
        "no toml at all [",
        "",
    ],
)
def test_a_value_that_does_not_fit_is_as_good_as_none(home: Path, text: str) -> None:
    """A file that somebody edited by hand never stops a game."""
    (home / "settings.toml").write_text(text, encoding="utf-8")
    assert kept() == Settings("de")


def test_bytes_that_are_no_text(home: Path) -> None:
    """A damaged file is as good as none."""
    (home / "settings.toml").write_bytes(b"\xff\xfe\x00rate")
    assert preferences.load_preferences() == {}


def test_a_place_that_cannot_be_written(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings then count for this game only."""
    (home / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(home / "file"))
    assert not preferences.save_preferences({"rate": 300})
