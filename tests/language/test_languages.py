"""Every language of the registry is complete: files, braille, pronunciations, demo and names."""

import ast
import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from language_messages import REFERENCE, literal_text, parse_messages

import azul_access
from azul_access import session
from azul_access.braille.cells.braille_codes import load_braille_code
from azul_access.braille.cells.translation import Translator
from azul_access.cli import demo
from azul_access.games import SYSTEMS
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.engines import bundled_models
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.pronunciation_rules import load_phones
from azul_access.hearing.spoken_words import spoken_words
from azul_access.language import languages
from azul_access.language.grammar import match_rules
from azul_access.language.languages import DEFAULT, LANGUAGES, from_locale
from azul_access.language.lexicon import Lexicon, read_entries
from azul_access.record import setup
from azul_access.session.control.control_rules import RULES
from azul_access.session.control.controls import (
    Control,
    RedoRequest,
    SimpleControl,
    SpeechOutput,
    UndoRequest,
)
from azul_access.session.control.settings import Settings
from firmware_protocol.cells import SIX_DOTS

PACKAGE = Path(azul_access.__file__).parent
MODEL = bundled_models() / "en-us"
GAME = next(iter(SYSTEMS))
FULL_CELL = bytes([SIX_DOTS])
DATA_FILES = {
    *("words.toml", "questions.toml", "braille.toml", "hearing.toml", "phones.toml"),
    "joiners.toml",
    "keyboards.toml",
    "pronunciations.toml",
}
GAME_FILES = (".toml", ".questions.toml", ".ftl", ".demo.txt")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_row_is_complete(tag: str) -> None:
    language = LANGUAGES[tag]
    assert language.tag == tag
    assert re.fullmatch(r"[a-z]{2,3}(-[A-Za-z0-9]+)*", tag)
    assert re.fullmatch(r"[a-z]{3}", language.iso_639_2)
    assert language.name
    assert language.voice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folder_has_every_file(language: str) -> None:
    """The files that all languages have, and four for each game."""
    games = {f"{game}{ending}" for game in SYSTEMS for ending in GAME_FILES}
    files = file_names(language)
    assert files == file_names(REFERENCE)
    assert files >= DATA_FILES | games


def file_names(language: str) -> set[str]:
    folder = LANGUAGES[language].folders()[0]
    # Weights are made from the other files.
    return {path.name for path in folder.iterdir() if path.is_file() and path.suffix != ".gz"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_braille_has_every_character(language: str) -> None:
    """Without liblouis, too, no character of a message or word becomes a full cell."""
    texts = [literal_text(message) for message in parse_messages(language).values()]
    texts += [text for name in ("words", *SYSTEMS) for _, _, text in read_entries(language, name)]
    characters = set("".join(texts)) - set("⠁⠂⠃⠄⠅⠆⠇⠉⠑⠤⠱")
    translator = Translator(language, None)
    for character in characters:
        # In Dutch, é is a full cell.
        is_full_cell = load_braille_code(language).six_dots.letters.get(character) == FULL_CELL
        assert is_full_cell or FULL_CELL not in translator.translate(f"a{character}a"), character


@pytest.mark.parametrize("language", LANGUAGES)
def test_computer_braille_has_every_letter_that_is_typed(language: str) -> None:
    """Players whose display has eight dots may type each word in computer braille."""
    texts = [text for name in ("words", *SYSTEMS) for _, _, text in read_entries(language, name)]
    letters = {letter for text in texts for letter in text if letter.isalpha()}
    assert letters <= load_braille_code(language).computer.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spoken_word_has_a_pronunciation(language: str) -> None:
    """It consists of phones that the acoustic model has."""
    pronounce = Dictionary(language, MODEL).pronounce
    words = {
        word
        for game in SYSTEMS
        for texts in spoken_words(language, game, ()).values()
        for text in texts
        for word in text.split()
    }
    assert len(words) > 100
    for word in words:
        assert pronounce(word), word
        assert {phone for phones in pronounce(word) for phone in phones} <= model_phones(), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sound_has_phones_of_the_model(language: str) -> None:
    for sound, options in load_phones(language).items():
        phones = {phone for option in options for phone in option.split()} - {"-"}
        assert phones <= model_phones(), sound


@cache
def model_phones() -> set[str]:
    lines = (MODEL / "en-us" / "mdef").read_bytes()
    return set(re.findall(r"\b([A-Z]{1,2})\b", lines.decode("latin-1"))) - {"SIL"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_thresholds_are_in_order(language: str) -> None:
    """A clear command fits better than the worst one that counts, and sure is at least likely."""
    thresholds = load_hearing_data(language).thresholds
    assert -math.inf < thresholds.fit <= thresholds.clear < 0
    assert 0 < thresholds.fair <= thresholds.likely <= thresholds.sure


@pytest.mark.parametrize("game", SYSTEMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_demo_is_understood(language: str, game: str) -> None:
    """Every line of the prepared game can be played."""
    game_setup = setup.make_setup(
        game=game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=demo.SEED,
        language=language,
    )
    step = session.begin_game(game_setup, Settings(language, speech=SpeechOutput.OFF))
    for line in demo.load_demo(game, language):
        step = session.handle_line(step.session, line, "demo")
        assert step.understood, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_name(language: str) -> None:
    """Each language has a name and words for each one, and calls itself as the registry does."""
    messages = parse_messages(language)
    words = {symbol for _, symbol, _ in read_entries(language, "words")}
    for tag in LANGUAGES:
        assert f"language-{tag}" in messages
        assert f"language-{tag}" in words
    assert literal_text(messages[f"language-{language}"]) == LANGUAGES[language].name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_switched_to(language: str) -> None:
    """From each language, by each of the words that it has for the other."""
    game = setup.make_setup(game=GAME, names=("A", "B"), first_seat=0, chosen={}, language=language)
    begun = session.begin_game(game, Settings(language, speech=SpeechOutput.OFF)).session
    for _, symbol, text in read_entries(language, "words"):
        if isinstance(symbol, str) and symbol.removeprefix("language-") in LANGUAGES:
            wanted = symbol.removeprefix("language-")
            step = session.handle_line(begun, text, "test")
            assert step.session.settings.language == wanted, text


@pytest.mark.parametrize(
    ("message", "control"),
    [
        ("braille-undo", UndoRequest(1)),
        ("braille-redo", RedoRequest(1)),
        ("word-yes", SimpleControl.YES),
        ("word-no", SimpleControl.NO),
        ("word-wrong", SimpleControl.WRONG),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_keys_send_are_understood(language: str, message: str, control: Control) -> None:
    """Keys of a terminal and of a braille display enter these messages as if they were typed."""
    lexicon = Lexicon(language, GAME, SYSTEMS[GAME].symbols, ())
    text = literal_text(parse_messages(language)[message])
    assert match_rules(RULES, lexicon.build_lattice(text)) == [control]


def test_only_the_registry_names_languages() -> None:
    """No other module has a tag, and no data file outside the folders belongs to a language."""
    registry = Path(languages.__file__)
    named = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in PACKAGE.rglob("*.py")
        if path != registry
        for line in lines_with_a_tag(path.read_text(encoding="utf-8"))
    ]
    folders = [registry.parent / tag for tag in LANGUAGES]
    named += [
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*")
        if path.name.split(".")[0] in LANGUAGES
        and not any(path == folder or folder in path.parents for folder in folders)
    ]
    assert named == []


def lines_with_a_tag(source: str) -> Iterator[int]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if text.removeprefix("language-") in LANGUAGES:
                yield node.lineno


def test_a_tag_in_another_module_is_noticed() -> None:
    source = f'pass\nif language == "{REFERENCE}":\n    phrase("language-{REFERENCE}")'
    assert list(lines_with_a_tag(source)) == [2, 3]


@pytest.mark.parametrize(
    ("environ", "system_locale", "tag"),
    [
        ({"LANG": "nl_BE.UTF-8"}, None, "nl"),
        ({"LC_ALL": "de_AT", "LANG": "nl_NL"}, "en_GB", "de"),
        ({"LC_MESSAGES": "xx_XX", "LANG": "C.UTF-8"}, "de_DE", "de"),
        ({"LANG": "xx_XX.UTF-8"}, None, DEFAULT),
        ({}, "German_Austria", "de"),
        ({}, "German_Switzerland", "de"),
        ({}, "German_Liechtenstein.1252", "de"),
        ({}, "Dutch_Netherlands", "nl"),
        ({}, "Dutch_Belgium.1252", "nl"),
        ({}, "English_United Kingdom", "en"),
        ({}, "de-AT", "de"),
        ({}, "Danish_Denmark", DEFAULT),
        ({"LANG": "den_CA"}, "nl_NL", "nl"),
        ({}, None, DEFAULT),
    ],
)
def test_language_of_the_locale(
    environ: dict[str, str], system_locale: str | None, tag: str
) -> None:
    """The first locale in a known language counts: of the environment, then of the system.

    Windows names languages by words, and countries that Python's tables do not list.
    """
    assert from_locale(environ, system_locale) == tag
