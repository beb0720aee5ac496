"""What announcements say about points lost: all that they cost, and where the score stops."""

import azul_position as azul
import pytest
import summer_pavilion_position as pavilion

from azul_access.games.azul import narration as azul_narration
from azul_access.games.azul.editions import Context as AzulContext
from azul_access.games.azul.events import FloorCleared, Tiled
from azul_access.games.azul.pieces import Colour, Line
from azul_access.games.summer_pavilion import narration as pavilion_narration
from azul_access.games.summer_pavilion.editions import Context as PavilionContext
from azul_access.games.summer_pavilion.events import CornersPaid, Passed, StoneTaken
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases

NAMES = ("Anna", "Ben")
NORMAL, TERSE, VERBOSE = Verbosity.NORMAL, Verbosity.TERSE, Verbosity.VERBOSE


def render(phrase: Phrase, language: str, verbosity: Verbosity = NORMAL) -> str:
    return load_phrases(language).render(phrase, verbosity, Form.SHOW)


def narrate_floor(floor: str, before: int, after: int, language: str, verbosity: Verbosity) -> str:
    context = AzulContext(NAMES, azul.position().options, verbosity)
    event = FloorCleared(0, azul.pieces(floor), before, after)
    [_, lost, *_] = azul_narration.narrate(context, event)
    return render(lost, language, verbosity)


@pytest.mark.parametrize(
    ("before", "after", "language", "text"),
    [
        (20, 6, "de", "Boden, 14 Punkte weniger."),
        (14, 0, "en", "Floor, 14 points lost."),
        (
            0,
            0,
            "de",
            "Boden, 14 Minuspunkte; der Stand bleibt bei 0.",
        ),
        (0, 0, "en", "Floor, 14 minus points; the score stays at 0."),
        (0, 0, "nl", "Vloer, 14 minpunten; de stand blijft op 0."),
        (
            6,
            0,
            "de",
            "Boden, 14 Minuspunkte; der Stand geht nicht unter 0.",
        ),
        (
            6,
            0,
            "en",
            "Floor, 14 minus points; the score does not go below 0.",
        ),
        (
            6,
            0,
            "nl",
            "Vloer, 14 minpunten; de stand komt niet onder 0.",
        ),
    ],
)
def test_floor_line_is_told_with_its_whole_cost(
    before: int, after: int, language: str, text: str
) -> None:
    """The points of the places add up to the points told, even where the score has fewer."""
    assert narrate_floor("1rrrrrr", before, after, language, NORMAL) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Boden, minus 14, Stand 0."),
        ("en", "Floor, minus 14, score 0."),
        ("nl", "Vloer, min 14, stand 0."),
    ],
)
def test_terse_floor_line_says_the_cost_and_the_score(language: str, text: str) -> None:
    """Short announcements add up as well."""
    assert narrate_floor("1rrrrrr", 6, 0, language, TERSE) == text


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            StoneTaken(0, 4, 3, 1),
            "Anna also takes the start stone: 4 minus points; the score does not go below 1.",
        ),
        (StoneTaken(0, 4, 5, 1), "Anna also takes the start stone: 4 points lost."),
        (
            CornersPaid(1, pavilion.counts("rr"), 1, 1),
            "Ben, from the corners into the tower: 2 red R, 2 minus points; the score stays at 1.",
        ),
    ],
)
def test_pavilion_tells_the_whole_cost(event: StoneTaken | CornersPaid, text: str) -> None:
    """The start stone and leftover tiles cost one point for each tile, also at the lowest score."""
    context = PavilionContext(NAMES, pavilion.new_game(edition="mini").options, NORMAL)
    assert render(pavilion_narration.narrate(context, event)[0], "en") == text


def test_pavilion_tells_the_whole_cost_of_passing() -> None:
    """Tiles that the corners have no room for cost a point each, also at the lowest score."""
    context = PavilionContext(NAMES, pavilion.new_game(edition="mini").options, NORMAL)
    event = Passed(0, pavilion.counts("llll"), pavilion.counts("rrr"), 2, 1)
    thrown = pavilion_narration.narrate(context, event)[1]
    assert render(thrown, "de") == (
        "In den Fliesensammler: 3 rote R, 3 Minuspunkte; der Stand geht nicht unter 1."
    )


@pytest.mark.parametrize(
    ("across", "down", "texts"),
    [
        (1, 1, []),
        (3, 1, ["Waagrecht 3.", "Across 3.", "Horizontaal 3."]),
        (1, 2, ["Senkrecht 2.", "Down 2.", "Verticaal 2."]),
        (
            4,
            2,
            ["Waagrecht 4, senkrecht 2.", "Across 4, down 2.", "Horizontaal 4, verticaal 2."],
        ),
    ],
)
def test_a_run_of_one_tile_is_not_told(across: int, down: int, texts: list[str]) -> None:
    """The runs that are told add up to the points; a single tile in a direction makes none."""
    points = sum(run for run in (across, down) if run > 1) or 1
    event = Tiled(0, Line(2), Colour.RED, 2, across, down, 2, 10, 10 + points)
    context = AzulContext(NAMES, azul.position().options, VERBOSE)
    phrases = azul_narration.narrate(context, event)
    runs = [phrase for phrase in phrases if phrase.name.startswith("azul-tiled-")]
    told = [render(phrase, language, VERBOSE) for phrase in runs for language in ("de", "en", "nl")]
    assert told == texts
