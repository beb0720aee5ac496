"""Every piece for a 3D printer: closed, of the sizes that were asked for, and read by slicers."""

import re
from math import acos, cos, hypot, pi, radians, sin, sqrt, tan

import numpy as np
import pytest
from made_sets import (
    EVERY,
    SETS,
    make_solid,
    set_files,
    set_solids,
)
from mesh_reading import (
    area,
    count_parts,
    cut,
    extent_of,
    open_edges,
    split_cut,
    volume,
)
from set_plans import plan_set

from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.pieces import TAB_RADIUS, TIP_TAB_DOWN

_CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
# What overlays and trays are made of without options. Lengths are in millimetres; of a rhombus they
# are measured across.
RIM = {"overlay": 1.0, "tray": 1.2}
GAP, HEIGHT, FLOOR, STRIP = 0.5, 2.0, 1.2, 6.6 + 2 * 3.0
# The radius of outer corners.
ROUND = 1.0
DOT, DOT_HEIGHT = 1.6, 0.6
TILE = {"azul": 19.0, "summer-pavilion": 14.0}
# The share of an upright square or rhombus that is its height.
SLANT = {"azul": 1.0, "summer-pavilion": sqrt(3) / 2}
EXACT = 0.01


# A tray has a plate below; the start marker or stone has none.
LASERS = {"overlay": ("-laser.svg",), "tray": ("-laser-upper.svg", "-laser-lower.svg")}
MARKERS = ("marker", "stone")


@pytest.mark.parametrize(("game", "kind"), SETS)
def test_every_piece_is_there(game: str, kind: str) -> None:
    """Each piece has an STL file, a 3MF file and a drawing for the laser for each plate."""
    names = {name for made, of, name in EVERY if (made, of) == (game, kind)}
    assert set(set_solids(game, kind)) == names
    endings = {path.rpartition("/")[2] for path in set_files(game, kind)}
    lasers = dict.fromkeys(names, LASERS[kind]) | dict.fromkeys(MARKERS, LASERS["overlay"])
    expected = {name: (".stl", ".3mf", *lasers[name]) for name in names}
    assert endings == {f"{name}{end}" for name, ends in expected.items() for end in ends}


def test_the_purpose_of_a_print_has_its_size() -> None:
    """So that people see whether it fits their printer, and how to slice it."""
    purpose = set_files("azul", "tray")["grids/factory.stl"].purpose
    text = load_phrases("en").render(purpose, Verbosity.NORMAL, Form.SHOW)
    size = "72 by 76 millimetres, 3.2 high without braille, in layers of 0.2."
    assert text == f"Print 9 times: Factory. {size}"


@pytest.mark.parametrize(("game", "kind", "name"), EVERY)
def test_every_mesh_is_closed_and_one_part(game: str, kind: str, name: str) -> None:
    solid = set_solids(game, kind)[name]
    assert open_edges(solid) == 0
    assert count_parts(solid) == 1
    assert volume(solid) > 0


@pytest.mark.parametrize(("game", "kind", "name"), EVERY)
def test_the_volume_is_that_of_the_formula(game: str, kind: str, name: str) -> None:
    """What is round is made of flat sides, and so a little smaller."""
    formula = Formula(game, kind, name)
    expected = formula.volume()
    less = 0.0004 * expected + 0.05 * formula.dots() * formula.dot()
    assert expected - less < volume(set_solids(game, kind)[name]) < expected + 0.01


@pytest.mark.parametrize(("game", "kind", "name"), EVERY)
def test_the_extent_is_that_of_the_formula(game: str, kind: str, name: str) -> None:
    solid = set_solids(game, kind)[name]
    assert solid.points.min(axis=0) == pytest.approx([0, 0, 0], abs=1e-4)
    assert solid.extent == pytest.approx(Formula(game, kind, name).extent(), abs=EXACT)


class Formula:
    """Volume and extent of a piece, from its counts of spaces, sides and corners."""

    def __init__(self, game: str, kind: str, name: str) -> None:
        self.kind = kind
        self.name = re.sub(r"^star.*", "star", name)
        self.is_marker = self.name in ("marker", "stone")
        self.square = game == "azul"
        self.slant = SLANT[game]
        self.rim = RIM[kind]
        self.tile = TILE[game]
        gap = 0.7 if name == "spaces" else GAP
        self.gaps = [0.3, 0.5, 0.7] if name == "spaces" else [GAP]
        self.pitch = self.tile + (gap + self.rim) / self.slant
        # How much the corners of a round radius are moved inwards from those of the cells.
        self.inwards = ROUND - self.rim / 2
        # Spaces, sides of the outline, turns of its corners in degrees, inwards if negative.
        four = [90] * 4 if self.square else [60, 120] * 2
        self.spaces, self.sides, self.turns = {
            "spaces": (3, 8, four if self.square else [90, 90, 30, 60, 120, -30]),
            "factory": (4, 8, four),
            "centre": (16, 16, four),
            "supply": (10, 14, four),
            "lines": (15, 20, [90] * 8 + [-90] * 4),
            "wall": (25, 20, four),
            "floor": (7, 16, four),
            "star": (6, 12, [120, -60] * 6),
        }.get(self.name, (0, 0, []))
        self.strips = {"spaces": 3, "floor": 7}.get(self.name, 0)
        self.on_disc = kind == "tray" and self.name in ("factory", "centre")

    def volume(self) -> float:
        if self.is_marker:
            # A smaller shape with sharp ends, and a band with round corners around it.
            radius, lowest = (length - ROUND for length in self.marker())
            half = acos(lowest / radius)
            chord = 2 * sqrt(radius**2 - lowest**2)
            inner = pi * radius**2 - radius**2 * half + lowest * chord / 2
            around = 2 * (pi - half) * radius + chord
            area_of_it = inner + around * ROUND + pi * ROUND**2
            return area_of_it * (HEIGHT + 1) + self.dots() * self.dot()
        openings = [(self.tile + gap / self.slant) ** 2 * self.slant for gap in self.gaps]
        holes = sum(openings) * self.spaces / len(openings)
        tab = self.tab()
        outline = self.outline()
        solid = (outline - holes + (0 if self.on_disc else tab)) * HEIGHT
        if self.kind == "tray":
            floor = self.disc() if self.on_disc else outline + tab
            solid += floor * FLOOR
        return solid + self.dots() * self.dot()

    def extent(self) -> tuple[float, float, float]:
        floor = FLOOR if self.kind == "tray" else 0.0
        if self.is_marker:
            radius, lowest = self.marker()
            return 2 * radius, radius + lowest, HEIGHT + 1 + DOT_HEIGHT
        on_strip = DOT_HEIGHT if self.strips else 0.0
        height = floor + HEIGHT + on_strip
        if self.on_disc:
            radius = self.disc_radius()
            return 2 * radius, 2 * radius + TAB_RADIUS, height
        across, down = self.cells()
        if self.name == "star":
            # From the middle to the foremost point of a tip.
            reach = sqrt(3) * self.pitch - 2 * self.inwards
            across, down = 2 * (reach * cos(pi / 6) + ROUND), 2 * (reach + ROUND)
            return across, down + TAB_RADIUS - TIP_TAB_DOWN, height
        # The sharp corners of rhombi are farther inwards; a strip covers one of them.
        sharp = 0 if self.square else 1 if self.strips else 2
        width = across + self.rim - sharp * self.inwards * (sqrt(3) - 1)
        depth = down + (STRIP if self.strips else 0) + self.rim + TAB_RADIUS
        return width, depth, height

    def cells(self) -> tuple[float, float]:
        """The extent of the outline in the middle of the outer rim."""
        pitch, slant = self.pitch, self.slant
        if self.name == "star":
            return 3 * pitch, 4 * slant * pitch
        across, down = {
            "spaces": (3, 1), "factory": (2, 2), "centre": (4, 4), "supply": (5, 2),
            "lines": (5, 5), "wall": (5, 5), "floor": (7, 1),
        }[self.name]  # fmt: skip
        lean = 0 if self.square else down / 2
        return (across + lean) * pitch, down * slant * pitch

    def outline(self) -> float:
        """The area within the outer edge, without the tab."""
        cells = self.spaces * self.pitch**2 * self.slant
        strip = STRIP * self.pitch * self.strips
        sides = self.sides * self.pitch + (2 * STRIP if strip else 0)
        out = self.rim / 2
        corners = 0.0
        for turn in map(radians, self.turns):
            corners += out**2 * tan(turn / 2)
            if turn > 0:
                corners -= ROUND**2 * (tan(turn / 2) - turn / 2)
        return cells + strip + sides * out + corners

    def tab(self) -> float:
        """What the tab adds: a half circle at a straight edge, more at the tip of a star."""
        if self.name != "star":
            return pi * TAB_RADIUS**2 / 2
        out = ROUND
        # Below the foremost point of a round tip.
        depth = TIP_TAB_DOWN + TAB_RADIUS
        down = (np.arange(40_000) + 0.5) / 40_000 * depth
        tip = np.sqrt(np.maximum(out**2 - (out - down) ** 2, 0))
        sides = (down - out) * tan(pi / 6) + out / cos(pi / 6)
        inside = np.where(down < out * (1 - sin(pi / 6)), tip, sides)
        shared = np.minimum(inside, np.sqrt(TAB_RADIUS**2 - (down - TIP_TAB_DOWN) ** 2))
        return float(pi * TAB_RADIUS**2 - 2 * shared.mean() * depth)

    def disc_radius(self) -> float:
        across, down = self.cells()
        if self.square:
            corner = sqrt(across**2 + down**2) / 2 - self.inwards * sqrt(2)
        else:
            corner = self.pitch * sqrt(3) - 2 * self.inwards
        # Below the grid is room for a label of a number with its print.
        label = hypot((10.1 + 6 + 6) / 2, (down + self.rim) / 2 + 6.6 + 6) + 0.1
        return max(corner + ROUND + 1.5, label)

    def disc(self) -> float:
        radius, tab = self.disc_radius(), TAB_RADIUS
        near = tab / (2 * radius)
        shared = (
            tab**2 * acos(near)
            + radius**2 * acos(1 - tab**2 / (2 * radius**2))
            - tab * radius * sqrt(1 - near**2)
        )
        return pi * radius**2 + pi * tab**2 - shared

    def marker(self) -> tuple[float, float]:
        """The radius, and how far below the middle the lower edge is."""
        # Of ⠼⠁, dot 3 is the farthest from the middle.
        reach = sqrt(4.25**2 + 2.5**2) + DOT / 2 + 3.5
        radius = max(self.tile * self.slant / 2, reach)
        return radius, 0.8 * radius

    def dots(self) -> int:
        """How many dots stand on the piece: the number sign has 4, 1 to 6 have 1 2 2 3 2 3."""
        in_tray = self.kind == "tray"
        return {
            "marker": 5,
            "stone": 5,
            "spaces": 3 * 4 + 1 + 2 + 2,
            "floor": 7 * 4 + 1 + 1 + 2 * 3 + 2 + 2,
            # R B SCH X O, five of each
            "wall": 5 * (4 + 2 + 3 + 4 + 3) if in_tray else 0,
            "star": 6 * 4 + 1 + 2 + 2 + 3 + 2 + 3 if in_tray else 0,
        }.get(self.name, 0)

    def dot(self) -> float:
        return pi * DOT_HEIGHT * (3 * (DOT / 2) ** 2 + DOT_HEIGHT**2) / 6


@pytest.mark.parametrize(("game", "kind", "name"), EVERY)
def test_spaces_rims_and_dots_have_the_sizes_asked_for(game: str, kind: str, name: str) -> None:
    """The cut through the rim shows openings of tile and gap, and the rim between them."""
    formula = Formula(game, kind, name)
    solid = set_solids(game, kind)[name]
    if formula.is_marker:
        return
    floor = FLOOR if kind == "tray" else 0.0
    lines, _ = split_cut(cut(solid, floor + HEIGHT - 0.05))
    openings = sorted((line for line in lines if area(line) < 0), key=lambda line: line[0].tolist())
    assert len(openings) == formula.spaces
    sides = sorted(float(sqrt(-area(line) / formula.slant)) for line in openings)
    each = len(openings) // len(formula.gaps)
    expected = [formula.tile + gap / formula.slant for gap in formula.gaps for _ in range(each)]
    assert sides == pytest.approx(expected, abs=EXACT)


@pytest.mark.parametrize(
    ("game", "kind", "name"), [each for each in EVERY if Formula(*each).dots()]
)
def test_dots_are_caps_of_the_chosen_size(game: str, kind: str, name: str) -> None:
    """Just above what they stand on they are 1.6 wide; whole layers make them 0.6 high."""
    formula = Formula(game, kind, name)
    solid = set_solids(game, kind)[name]
    base = base_of_dots(formula)
    _, dots = split_cut(cut(solid, base + 0.001))
    assert len(dots) == formula.dots()
    for dot in dots:
        assert extent_of(dot) == pytest.approx([DOT, DOT], abs=EXACT)
    _, tops = split_cut(cut(solid, base + DOT_HEIGHT - 0.01))
    assert len(tops) == formula.dots()
    assert not [line for line in split_cut(cut(solid, base + DOT_HEIGHT + 0.001))[1] if len(line)]


def base_of_dots(formula: Formula) -> float:
    """The height of what braille stands on."""
    floor = FLOOR if formula.kind == "tray" else 0.0
    if formula.is_marker:
        return HEIGHT + 1
    return floor + HEIGHT if formula.strips else floor


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (("--layer", "0.15"), "floor"),
        (("--layer", "0.1", "--braille-size", "large", "--kind", "tray"), "floor"),
        (("--kind", "tray", "--tile", "25", "--rim", "3", "--gap", "0.8"), "spaces"),
        (("--kind", "tray", "--braille-size", "ada", "--layer", "0.3"), "wall"),
        (("--thickness", "2.5", "--braille-size", "nls"), "marker"),
        (("--game", "summer-pavilion", "--tile", "20", "--kind", "tray"), "star-3"),
    ],
)
def test_everything_ends_where_a_layer_ends(options: tuple[str, ...], name: str) -> None:
    """A slicer would cut off the rest: floors, rims and tops of dots are whole layers."""
    plan = plan_set(*options)
    layer = plan.sizes.layer
    solid = make_solid(plan, name)
    assert open_edges(solid) == 0
    level = solid.corners[np.ptp(solid.triangles[:, :, 2], axis=1) == 0]
    heights = [*np.unique(solid.points[level.ravel(), 2]), solid.extent[2]]
    assert len(heights) >= 3
    assert heights == pytest.approx([round(each / layer) * layer for each in heights], abs=1e-4)
    assert solid.extent[2] >= plan.braille.dot_height
