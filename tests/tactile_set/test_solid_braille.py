"""The dots of solids are found in their meshes, read as cells, and translated back by liblouis."""

from math import dist, sqrt

import numpy as np
import pytest
from liblouis_judge import back_translate, translate_by_liblouis
from made_sets import KINDS, SETS, make_solid, set_solids
from mesh_reading import Array, Solid, area, cut, middle_of, split_cut
from set_plans import plan_set

from azul_access.braille.cells.translation import load_translator
from azul_access.games.azul.editions import EDITIONS, wall_column
from azul_access.games.azul.pieces import LABELS, LINES, Colour
from azul_access.games.summer_pavilion.editions import decode_options
from azul_access.games.summer_pavilion.pieces import Space
from azul_access.games.summer_pavilion.terms import space_clock
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import cell, from_unicode

Point = tuple[float, float]
# Marburg Medium: distances of dots in a cell and of cells, in millimetres.
PITCH, CELL = 2.5, 6.0
# How far a dot may be from its place.
EXACT = 0.02
FLOOR, HEIGHT, STRIP = 1.2, 2.0, 6.6 + 2 * 3.0
GERMAN = "de-g1.ctb"


def read_cells(dots: list[Point], middle: Point) -> bytes:
    """The cells of dots around the middle of their label; y is upwards."""
    for count in (1, 2):
        left = -((count - 1) * CELL + PITCH) / 2
        columns = [
            left + number * CELL + side * PITCH for number in range(count) for side in (0, 1)
        ]
        places = {
            (column, row): (round((column - left) // CELL), dot)
            for index, column in enumerate(columns)
            for row, dot in zip(
                (PITCH, 0.0, -PITCH), (1, 2, 3) if index % 2 == 0 else (4, 5, 6), strict=True
            )
        }
        found = [
            place
            for x, y in dots
            for (column, row), place in places.items()
            if abs(x - middle[0] - column) < EXACT and abs(y - middle[1] - row) < EXACT
        ]
        if len(found) == len(dots):
            return bytes(
                cell(tuple(dot for number, dot in found if number == index))
                for index in range(count)
            )
    raise AssertionError(f"no cells: {dots} around {middle}")


def spaces_and_dots(solid: Solid, base: float, rim: float) -> tuple[list[Array], list[Point]]:
    """The openings in reading order, from a cut through the rim, and the middles of the dots."""
    lines, _ = split_cut(cut(solid, rim))
    openings = [line for line in lines if area(line) < 0]
    openings.sort(key=lambda line: (-round(middle_of(line)[1], 1), middle_of(line)[0]))
    _, dots = split_cut(cut(solid, base + 0.1))
    return openings, [middle_of(dot) for dot in dots]


def read_near(dots: list[Point], middles: list[Point]) -> list[bytes]:
    """The cells around each middle; every dot belongs to the nearest one."""
    near: list[list[Point]] = [[] for _ in middles]
    for dot in dots:
        distances = [dist(dot, middle) for middle in middles]
        near[distances.index(min(distances))].append(dot)
    return [read_cells(found, middle) for found, middle in zip(near, middles, strict=True)]


def read_spaces(solid: Solid) -> list[bytes]:
    """The cells in the middle of each space of a tray, in reading order."""
    openings, dots = spaces_and_dots(solid, FLOOR, FLOOR + HEIGHT - 0.05)
    return read_near(dots, [middle_of(opening) for opening in openings])


def read_strip(solid: Solid, kind: str, lean: float) -> list[bytes]:
    """The cells above each space, from left to right, in the middle of the strip.

    `lean` is how far the upper side of a space is to the right of its middle.
    """
    base = HEIGHT + (FLOOR if kind == "tray" else 0)
    openings, dots = spaces_and_dots(solid, base, base - 0.05)
    pitch = middle_of(openings[1])[0] - middle_of(openings[0])[0]
    # All openings end where the widest one does, or lower.
    top = max(middle_of(opening)[1] for opening in openings) + pitch * (
        0.5 if lean == 0 else sqrt(3) / 4
    )
    middles = [(middle_of(each)[0] + lean * pitch, top + STRIP / 2) for each in openings]
    return read_near(dots, middles)


def numbers(cells: list[bytes]) -> list[list[str]]:
    """What liblouis reads, by the tables of all three languages."""
    return [back_translate(cells, load_translator(language).table or "") for language in LANGUAGES]


@pytest.fixture(scope="module")
def wall() -> list[bytes]:
    return read_spaces(set_solids("azul", "tray")["wall"])


@pytest.mark.needs("lou_translate")
def test_the_wall_says_its_colours_in_every_language(wall: list[bytes]) -> None:
    """Back by the tables of all three languages; ⠱ only forward, by the German one."""
    sch = from_unicode(translate_by_liblouis("sch", GERMAN))
    letters = [cells for cells in wall if cells != sch]
    assert (len(wall), len(letters)) == (25, 20)
    first, *others = numbers(letters)
    assert set(first) == {"r", "b", "x", "o"}
    assert all(read == first for read in others)


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize("edition", [edition.name for edition in EDITIONS])
def test_the_wall_is_that_of_the_rules(edition: str, wall: list[bytes]) -> None:
    """Each colour is in the column of its row where the rules put its tile, in every edition."""
    expected = [""] * LINES * LINES
    for row in range(LINES):
        for colour in Colour:
            expected[row * LINES + wall_column(row, colour)] = LABELS[colour].lower()
    signs = {text: from_unicode(translate_by_liblouis(text, GERMAN)) for text in set(expected)}
    assert wall == [signs[text] for text in expected]
    plan = plan_set("--edition", edition, "--kind", "tray")
    (grid,) = [grid for grid in plan.pieces.grids if grid.name == "wall"]
    assert [space.label.lower() for space in grid.spaces] == expected


def test_a_grey_wall_has_no_labels() -> None:
    """There every colour may lie anywhere."""
    solid = make_solid(plan_set("--wall", "grey", "--kind", "tray"), "wall")
    openings, dots = spaces_and_dots(solid, FLOOR, FLOOR + HEIGHT - 0.05)
    assert (len(openings), len(dots)) == (25, 0)


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize("kind", KINDS)
def test_the_floor_says_its_points(kind: str) -> None:
    """Above each space, in the order of the rules' floor line."""
    points = [str(cost) for cost in EDITIONS[0].floor_costs]
    cells = read_strip(set_solids("azul", kind)["floor"], kind, lean=0)
    assert numbers(cells) == [points] * len(LANGUAGES)


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize(("game", "kind"), SETS)
def test_the_spaces_to_try_out_are_numbered(game: str, kind: str) -> None:
    lean = 0 if game == "azul" else 0.25
    cells = read_strip(set_solids(game, kind)["spaces"], kind, lean)
    assert numbers(cells) == [["1", "2", "3"]] * len(LANGUAGES)


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize("name", ["star-0-1", "star-2", "star-3", "star-4", "star-5", "star-6"])
def test_stars_say_their_prices_by_the_clock(name: str) -> None:
    """The numbers stand upright in every space; the first space of a star is at another hour."""
    star = int(name.rpartition("-")[2])
    options = decode_options({})
    hours = {
        space_clock(Space(star, index)): price for index, price in enumerate(options.numbers[star])
    }
    # In reading order: 12, 10 and 2, 8 and 4, 6 o'clock.
    expected = [str(hours[hour]) for hour in (12, 10, 2, 8, 4, 6)]
    cells = read_spaces(set_solids("summer-pavilion", "tray")[name])
    assert numbers(cells) == [expected] * len(LANGUAGES)


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize(("game", "name"), [("azul", "marker"), ("summer-pavilion", "stone")])
def test_the_marker_says_one(game: str, name: str) -> None:
    solid = set_solids(game, "overlay")[name]
    _, dots = split_cut(cut(solid, HEIGHT + 1 + 0.1))
    (outline,), _ = split_cut(cut(solid, 1.0))
    left, width = float(outline[:, 0].min()), float(np.ptp(outline[:, 0]))
    # Its middle is a radius below its highest point.
    middle = left + width / 2, float(outline[:, 1].max()) - width / 2
    assert numbers([read_cells([middle_of(dot) for dot in dots], middle)]) == [["1"]] * 3
