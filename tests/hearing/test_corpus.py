"""The spoken corpus of the hearing benchmark is true: each command means what its typed form does.

Spoken and typed must have the same set of meanings, not only the same first one: legality chooses
among them, so a reading more or less would be another move at some table. Table talk means nothing
in any game and phase.
"""

import re
import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from azul_access import controls, setup
from azul_access.games import SYSTEMS
from azul_access.grammar import Rule, parses
from azul_access.hearing.building import build
from azul_access.hearing.sayings import sayings
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import Lexicon, tokens

FOLDER = Path(__file__).resolve().parent.parent / "benchmarks" / "corpus"
NAMES = ("Anna", "Ben", "Clara")
CORPUS = {
    language: tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES
}
# A "yes" is waited for while tiles are being taken.
CONFIRM = {"confirm": "take"}
CONFIRMED = {section for section in CORPUS["de"] if section.endswith("-confirm")}
SECTIONS = sorted(set(CORPUS["de"]) - {"others"})
CASES = [(language, section) for language in LANGUAGES for section in SECTIONS]


def game_and_phase(section: str) -> tuple[str, str]:
    game, phase = section.rsplit("-", 1)
    return game, CONFIRM.get(phase, phase)


@cache
def state(game: str, phase: str) -> Any:
    chosen = setup.make_setup(game=game, names=NAMES, starts=0, chosen={}, language="en")
    begun = setup.open_setup(chosen).state
    return replace(begun, phase=type(begun.phase)(phase))


@cache
def rules(game: str, phase: str) -> Sequence[Rule]:
    return [*SYSTEMS[game].grammar.rules(state(game, phase)), *controls.RULES]


@cache
def lexicon(language: str, game: str) -> Lexicon:
    return Lexicon(language, game, SYSTEMS[game].grammar.SYMBOLS, NAMES)


def meanings(language: str, section: str, text: str) -> set[object]:
    game, phase = game_and_phase(section)
    return set(parses(rules(game, phase), lexicon(language, game).lattice(text)))


@pytest.mark.parametrize(("language", "section"), CASES)
def test_commands_mean_their_typed_form(language: str, section: str) -> None:
    """What is said, in any case of letters, has all the meanings of what is typed, and no other."""
    for spoken, typed in CORPUS[language][section]["commands"]:
        meant = meanings(language, section, typed)
        assert meant, typed
        for text in (spoken, spoken.lower(), spoken.upper()):
            assert meanings(language, section, text) == meant, (text, typed)


@pytest.mark.parametrize(("language", "section"), CASES)
def test_commands_can_be_heard(language: str, section: str) -> None:
    """All of them are ways through the net that is listened for then; signs are no sound."""
    game, phase = game_and_phase(section)
    answers = controls.YES_AND_NO if section in CONFIRMED else ()
    heard = [*answers, *SYSTEMS[game].grammar.spoken(state(game, phase)), *controls.SPOKEN]
    net = build(heard, sayings(language, game, NAMES))
    for spoken, _ in CORPUS[language][section]["commands"]:
        said = re.findall(r"[^\W\d_]+(?:'\w+)?", spoken.lower())
        plain = [word.replace("'", "") for word in said]
        assert net.marks(said) or net.marks(plain), spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_means_nothing(language: str) -> None:
    """No sentence of table talk is a command as a whole."""
    for sentence in CORPUS[language]["others"]["sentences"]:
        for section in SECTIONS:
            assert not meanings(language, section, sentence), (section, sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_stands_twice(language: str) -> None:
    """A sentence said twice would weigh double; a number as digits would be read out anyhow."""
    for name, section in CORPUS[language].items():
        spoken = section.get("sentences") or [said for said, _ in section["commands"]]
        assert len({tokens(text) for text in spoken}) == len(spoken), name
        assert not any(sign.isdecimal() for text in spoken for sign in text), name


def test_languages_have_the_same_sections() -> None:
    assert len({tuple(sorted(corpus)) for corpus in CORPUS.values()}) == 1
