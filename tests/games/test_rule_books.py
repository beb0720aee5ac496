"""The rule books: short paragraphs in the order of play, whose numbers are those of the rules."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from azul_access.games import SYSTEMS
from azul_access.games.choices import Choice
from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases, read_sources

GAMES = ("azul", "summer-pavilion")
MOST_WORDS = 60
EDITIONS = [
    ("azul", {}),
    ("azul", {"wall": "grey"}),
    ("azul", {"edition": "publisher"}),
    ("azul", {"column_bonus": "7", "wall": "grey"}),
    ("summer-pavilion", {}),
    ("summer-pavilion", {"board": "grey"}),
    ("summer-pavilion", {"edition": "original", "wild_order": "reversed"}),
]
# Digits in the wording itself: the number on the marker, what two score cards can show, a program
# that names rows, places, spaces, factories and numbers as players do.
NAMES = re.compile(
    r"\b(?:row|rows|place|places|wall row|factory|space|spaces|star|braille|every|chapter|closes|"
    r"Reihe|Wandzeile|Zeile|Platz|Plätze|Manufaktur|Feld|Felder|Stern|jede|eine|"
    r"rij|muurrij|plaats|plaatsen|fabriek|vak|vakken|ster|elke|kolom|column|Spalte|een)"
    r"\s(\d+)(?:\s(?:to|and|bis|und|tot|en)\s(\d+))?"
    r"|\b99\b|\b12 (?:o'clock|Uhr|uur)|'s row (\d)|from 1\b|von 1\b|van 1\b|vanaf 1\b|ab 1\b",
    re.IGNORECASE,
)


def chapters(game: str, chosen: dict[str, str]) -> tuple[RuleChapter, ...]:
    system = SYSTEMS[game]
    assert system.load_rule_book is not None
    return system.load_rule_book().chapters(system.editions.decode_options(chosen))


def paragraphs(game: str, chosen: dict[str, str]) -> Iterator[RuleParagraph]:
    for chapter in chapters(game, chosen):
        yield from chapter.paragraphs


def show(text: Phrase, language: str = "en") -> str:
    return load_phrases(language).render(text, Verbosity.NORMAL, Form.SHOW)


def parts(paragraph: RuleParagraph) -> list[Phrase]:
    return [it for it in (paragraph.text, paragraph.example) if it is not None]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chosen"), EDITIONS, ids=str)
def test_paragraphs_are_short(game: str, chosen: dict[str, str], language: str) -> None:
    """At most 60 words in a text and in an example, in whole sentences, no heading twice."""
    titles = []
    for paragraph in paragraphs(game, chosen):
        titles.append(show(paragraph.title, language))
        for text in parts(paragraph):
            shown = show(text, language)
            assert len(shown.split()) <= MOST_WORDS, shown
            assert shown[-1] in '.“"”' or shown.endswith(('."', ".“")), shown
            assert "  " not in shown
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_its_length(game: str, language: str) -> None:
    """Long enough to learn the game from, short enough to hear."""
    every: dict[str, RuleParagraph] = {}
    for other, chosen in EDITIONS:
        if other == game:
            every |= {it.name: it for it in paragraphs(game, chosen)}
    words = sum(len(show(part, language).split()) for it in every.values() for part in parts(it))
    assert 2500 <= words <= 3500


@pytest.mark.parametrize(("game", "chosen"), EDITIONS, ids=str)
def test_all_languages_tell_the_same_numbers(game: str, chosen: dict[str, str]) -> None:
    """No language leaves out a figure or has one of its own; "one" may be a word."""
    for paragraph in paragraphs(game, chosen):
        for text in parts(paragraph):
            found = [
                Counter(number for number in re.findall(r"\d+", show(text, it)) if number != "1")
                for it in LANGUAGES
            ]
            assert all(numbers == found[0] for numbers in found), show(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_figures_come_from_the_rules(game: str, language: str) -> None:
    """A digit in the wording is the name of a place; all others are slots that the rules fill."""
    (source,) = [text for name, text in read_sources(language) if name == f"{game}.rules.ftl"]
    for line in source.splitlines():
        name, _, text = line.partition(" = ")
        if "-words" in name or not text:
            continue
        wording = re.sub(r"\{[^{}]*\}", "", text)
        left = NAMES.sub("", wording)
        assert not re.search(r"\d", left), left


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_one_number_in_all_editions(game: str) -> None:
    """People of several tables can talk about "rule 4.2"."""
    numbers: dict[str, set[tuple[int, int]]] = {}
    for other, chosen in EDITIONS:
        if other != game:
            continue
        for paragraph in paragraphs(game, chosen):
            numbers.setdefault(paragraph.name, set()).add(paragraph.number)
    assert {name: found for name, found in numbers.items() if len(found) > 1} == {}


def test_the_numbers_of_base_azul() -> None:
    """As the rules have them (Rules, "Material", "Tiling", "End"), and as Rules reckon them."""
    text = " ".join(show(part) for it in paragraphs("azul", {}) for part in parts(it))
    for fact in (
        "100 tiles, 20 in each of 5 colours",
        "Two players use 5 factories, three players 7, and four players 9",
        "Row 1 reads from the left: B, O, R, SCH, X.",
        "Row 2 of the wall reads X, B, O, R, SCH.",
        "From the left they are: 1, 1, 2, 2, 2, 3, 3.",
        "four tiles and the marker. That costs 8.",
        "the chain in the column 3. Together that is 5 points.",
        "The first tile brings 1, the second 2.",
        "brings 2 points more",
        "brings 5 points. The sheet of the tactile set prints 5, the publisher's rules say 7",
        "gets 10 points for that colour",
        "That makes 2 and 5 and 10 more, so 77 in all.",
    ):
        assert fact in text, fact


def test_the_numbers_of_summer_pavilion() -> None:
    """As the rules have them (Rules 3)."""
    text = " ".join(show(part) for it in paragraphs("summer-pavilion", {}) for part in parts(it))
    for fact in (
        "132 tiles in the shape of rhombi, 22 in each of 6 colours",
        "purple, green, orange, yellow, blue and red",
        "for a pillar one, for a statue 2, for a window 3",
        "up to 4 tiles",
        "six different colours, 12; the others by their colour: R 14, B 15, Y 16, O 17, G 18 and "
        "L 20",
        "4 points for number 1, 8 points for number 2, 12 points for number 3 and 16 points for "
        "number 4",
        "The game ends after round 6",
        "begins with 5 points",
    ):
        assert fact in text, fact


def test_editions_differ_where_their_rules_differ() -> None:
    """The lowest score, the column bonus, the order of wild colours, the printed numbers."""

    def text_of(game: str, name: str, **chosen: str) -> str:
        return next(show(it.text) for it in paragraphs(game, chosen) if it.name == name)

    assert "brings 7 points" in text_of("azul", "bonus-column", edition="publisher")
    assert "never fall below 1" in text_of("summer-pavilion", "keep", edition="original")
    assert "red, blue, yellow, orange, green and purple" in text_of(
        "summer-pavilion", "wild", wild_order="reversed"
    )
    assert "3, 2, 1, 4, 5, 6" in text_of("summer-pavilion", "spaces-grey", board="grey")
    names = {it.name for it in paragraphs("azul", {"wall": "grey"})}
    assert {"choose", "columns", "blocked"} <= names
    assert "wall" not in names


def test_every_option_of_a_game_is_in_a_book() -> None:
    """No option is chosen for which nobody looked at the rules."""
    for game in GAMES:
        known = {name for other, chosen in EDITIONS if other == game for name in chosen}
        choices = cast("dict[str, Choice]", SYSTEMS[game].editions.CHOICES)
        assert set(choices) == known
