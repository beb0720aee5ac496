"""The page about braille displays: the same in every language, and what really happens."""

import re

import pytest
from braille_print import to_print
from fake_table import start_game
from player_pages import BRAILLE_PAGES, inline_code, read
from reader_table import ReaderTable

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.translation import translate
from azul_access.cli.arguments import parse_arguments
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.session import Owner
from azul_access.session.step.rules import find_rule_request
from firmware_protocol.cells import from_unicode

NAMES = ("Anna", "Ben")
QUOTED = {"en": '"([^"]+)"', "de": "„([^“]+)“", "nl": '"([^"]+)"'}
# The part that is played here, found in the English page by a pile that is taken in it.
FIRST_MOVES = "2r3"
SCH = "⠱"
FACTORIES = ("rrb⠱", "rbxo", "xxro", "bbox", "obx⠱")
# Options, files, keys and actions: the same in every language.
COMMON = re.compile(r"-|.*[=/]|auto$|azul-access|keys$")


def split_code(language: str) -> tuple[list[str], list[str]]:
    """What stands in backticks: what is common to all languages, and what players type."""
    codes = [" ".join(code.split()) for code in inline_code(read(BRAILLE_PAGES[language]))]
    common = [code for code in codes if COMMON.match(code)]
    return common, [code for code in codes if not COMMON.match(code)]


def paragraphs(language: str) -> list[str]:
    """The sections of a page, each in one line."""
    return [" ".join(text.split()) for text in read(BRAILLE_PAGES[language]).split("\n## ")]


def quotes_of_first_moves(language: str) -> list[str]:
    """What the display shows during the first moves, as the page quotes it."""
    [at] = [at for at, text in enumerate(paragraphs("en")) if f"Type {FIRST_MOVES}:" in text]
    return re.findall(QUOTED[language], paragraphs(language)[at])


def start_table(language: str) -> ReaderTable:
    """A new game at the display of the player who begins."""
    game = setup.make_setup(game="azul", names=NAMES, first_seat=0, chosen={}, language=language)
    companion, _, _ = start_game(game)
    return ReaderTable(companion, DisplaySize(1, 80), owner=Owner(0))


def shows(table: ReaderTable, text: str, language: str) -> bool:
    """Whether the display shows what a page quotes, in which SCH is one cell."""
    return text.replace(SCH, to_print(from_unicode(SCH), language)) in table.line


def type_line(table: ReaderTable, text: str) -> None:
    """Type a short command as it is printed, in which SCH may be one cell."""
    for letter in text:
        table.type_cells(from_unicode(SCH) if letter == SCH else translate(letter, "de"))
    table.press(KeyAction.CONFIRM)


def press_over(table: ReaderTable, cells: bytes) -> None:
    """Press the routing key over a word of one label or number, the last such word of the line."""
    line = b"\0" + bytes(table.reader.frame()[0]) + b"\0"
    table.press(KeyAction.ROUTING, number=line.rindex(b"\0" + cells + b"\0"))


def test_pages_have_the_same_examples() -> None:
    """The same options, files and keys, and as many lines that players type."""
    common, typed = split_code("en")
    for language in LANGUAGES:
        others, lines = split_code(language)
        assert others == common
        assert len(lines) == len(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_type_is_understood(language: str) -> None:
    """Each line of a page means something to the program in the language of the page."""
    session = start_table(language).session
    common, lines = split_code(language)
    for line in lines:
        is_rule = find_rule_request(session, line) is not None
        assert is_rule or find_meanings(session, line.replace(SCH, "s")), line
    options = [code for code in common if code.startswith("--")]
    assert options
    for option in options:
        words = option.replace('"', "").split()
        values = {"--braille": ["auto"], "--listen": []}
        words += values.get(words[0], []) if len(words) == 1 else []
        assert parse_arguments(["play", *words], load_phrases("en"))


def test_pages_name_the_same_actions() -> None:
    """What can be bound to a key stands in every page, in the same order."""
    [actions] = re.findall(r"can be bound: ([^.]+)\.", "\n".join(paragraphs("en")))
    for language in LANGUAGES:
        assert f": {actions}." in "\n".join(paragraphs(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_moves_with_a_braille_keyboard(language: str) -> None:
    """The display shows what the page says, key by key."""
    prompt, filled, anna, ben, *_ = quotes_of_first_moves(language)
    table = start_table(language)
    assert shows(table, prompt, language)
    type_line(table, FACTORIES[0])
    assert shows(table, filled, language)
    for tiles in FACTORIES[1:]:
        type_line(table, tiles)
    assert shows(table, anna, language)
    type_line(table, FIRST_MOVES)
    assert shows(table, ben, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_first_moves_with_routing_keys(language: str) -> None:
    """The display shows what the page says, key by key."""
    quotes = quotes_of_first_moves(language)[4:]
    empty, one, question, factories, pile, move, *_ = quotes
    table = start_table(language)
    table.press(KeyAction.CONFIRM, KeyAction.CONFIRM)
    assert shows(table, empty, language)
    seen = []
    for label in FACTORIES[0]:
        press_over(table, from_unicode(SCH) if label == SCH else translate(label, "de"))
        seen.append(table.line)
    assert seen[0].startswith(one)
    assert seen[-1].startswith(question.replace(SCH, to_print(from_unicode(SCH), language)))
    table.press(KeyAction.CONFIRM)
    assert shows(table, empty.replace("1", "2"), language)
    for tiles in FACTORIES[1:]:
        type_line(table, tiles)
    table.dismiss_messages()
    table.press_until(KeyAction.NEXT_VIEW, factories)
    labels = translate(FACTORIES[1], "de")
    table.press(KeyAction.ROUTING, number=bytes(table.reader.frame()[0]).index(labels))
    assert table.line.startswith(pile)
    press_over(table, translate("3", language))
    assert shows(table, move, language)


def test_pages_quote_alike() -> None:
    """As many things on the display are quoted in every language."""
    lengths = {len(quotes_of_first_moves(language)) for language in LANGUAGES}
    assert len(lengths) == 1
