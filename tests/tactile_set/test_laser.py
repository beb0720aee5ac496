"""Drawings for laser cutters: rendered by librsvg and measured, and read as a cutter reads them."""

import re
import subprocess
from functools import cache
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import manifold3d
import numpy as np
import numpy.typing as npt
import pytest
from made_sets import SETS, make_solid
from mesh_reading import area, cut, extent_of, split_cut
from PIL import Image
from set_plans import plan_set

from azul_access.tactile_set.grids.laser import draw_plates
from azul_access.tactile_set.grids.make_grids import list_parts, make_grids

_SVG = "{http://www.w3.org/2000/svg}"
RED, BLUE = "#ff0000", "#0000ff"
# Dots of a picture to an inch, and the length of one in millimetres.
DPI = 600
DOT = 25.4 / DPI
KERF, RIM, GAP, TILE = 0.15, 1.0, 0.5, 19.0
Picture = npt.NDArray[np.bool_]


@cache
def drawings(game: str, kind: str) -> dict[str, list[bytes]]:
    """The drawings of each part, the highest plate first; no meshes are made."""
    plan = plan_set("--game", game, "--kind", kind)
    return {
        part.path.name: draw_plates(part.build(kerf=plan.sizes.kerf), plan.braille)
        for part in list_parts(plan)
    }


def plates(game: str, kind: str, name: str) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(content) for content in drawings(game, kind)[name]]


def lines_of(group: ElementTree.Element, colour: str) -> list[npt.NDArray[np.float64]]:
    """The closed lines of a colour, in the order in which they are drawn."""
    return [
        np.array(re.findall(r"[ML]([-\d.]+) ([-\d.]+)", element.attrib["d"]), dtype=float)
        for element in group.iter(f"{_SVG}path")
        if element.attrib["stroke"] == colour
    ]


@pytest.mark.parametrize(("game", "kind"), SETS)
def test_drawings_are_as_a_cutter_needs_them(game: str, kind: str) -> None:
    """True size, hairlines, only the three colours; and what is inside is cut first."""
    for name in drawings(game, kind):
        roots = plates(game, kind, name)
        assert len(roots) == (2 if kind == "tray" and name not in ("marker", "stone") else 1)
        for root in roots:
            _, _, width, height = root.attrib["viewBox"].split()
            assert (root.attrib["width"], root.attrib["height"]) == (f"{width}mm", f"{height}mm")
            [plate] = root
            for path in plate.iter(f"{_SVG}path"):
                assert path.attrib["fill"] == "none"
                # A tenth of a point.
                assert float(path.attrib["stroke-width"]) < 0.0353
                assert path.attrib["stroke"] in (RED, BLUE)
                assert path.attrib["d"].endswith("Z")
            order = ["#000000", BLUE, RED]
            colours = [order.index(each.get("stroke", each.get("fill", ""))) for each in plate]
            # Engraved, scored, cut; the last line is the outline around all others.
            assert colours == sorted(colours)
            *inner, outline = lines_of(plate, RED)
            for line in inner:
                assert (line.min(axis=0) > outline.min(axis=0)).all()
                assert (line.max(axis=0) < outline.max(axis=0)).all()


@pytest.mark.parametrize(
    ("game", "kind", "name"),
    [
        ("azul", "overlay", "lines"),
        ("azul", "overlay", "spaces"),
        ("azul", "tray", "factory"),
        ("azul", "tray", "marker"),
        ("summer-pavilion", "overlay", "star"),
        ("summer-pavilion", "tray", "supply"),
    ],
)
def test_what_is_cut_is_what_is_printed(game: str, kind: str, name: str) -> None:
    """After the laser has taken its kerf the upper plate is as wide as the printed rim."""
    solid = make_solid(plan_set("--game", game, "--kind", kind), name)
    *holes, outline = lines_of(plates(game, kind, name)[0], RED)
    height = 1.9 if name == "marker" else (1.2 if kind == "tray" else 0) + 1.9
    printed, _ = split_cut(cut(solid, height))
    around = max(printed, key=area)
    assert extent_of(outline) == pytest.approx(extent_of(around) + KERF, abs=0.01)
    openings = sorted(-area(line) for line in printed if area(line) < 0)
    assert len(openings) == len(holes)
    # A kerf all around an opening of side a takes away about twice a times the kerf.
    for opening, hole in zip(openings, sorted(abs(area(hole)) for hole in holes), strict=True):
        assert opening - hole == pytest.approx(2 * opening**0.5 * KERF, rel=0.1)


def test_what_is_stuck_and_glued_is_marked() -> None:
    """The floor of a tray shows spaces and labels; an overlay shows the labels of strips only."""
    assert not lines_of(plates("azul", "overlay", "wall")[0], BLUE)
    assert len(lines_of(plates("azul", "overlay", "floor")[0], BLUE)) == 7
    upper, lower = plates("azul", "tray", "wall")
    assert (len(lines_of(upper, BLUE)), len(lines_of(lower, BLUE))) == (0, 25)
    assert len(list(lower.iter(f"{_SVG}circle"))) == 5 * (4 + 2 + 3 + 4 + 3)
    _, disc = plates("azul", "tray", "factory")
    assert (len(lines_of(disc, BLUE)), len(lines_of(disc, RED))) == (4, 1)


@pytest.mark.parametrize(("game", "kind"), SETS)
def test_marks_stay_within_the_piece(game: str, kind: str) -> None:
    """Labels and spaces that are scored reach over no edge, and over no other."""
    for name in drawings(game, kind):
        for plate in plates(game, kind, name):
            *holes, outline = map(filled, lines_of(plate, RED))
            marks = [filled(line) for line in lines_of(plate, BLUE)]
            for number, mark in enumerate(marks):
                assert abs((mark ^ outline).area() - mark.area()) < 1e-6, name
                for other in [*marks[:number], *holes]:
                    assert (mark ^ other).is_empty(), name


def filled(line: npt.NDArray[np.float64]) -> manifold3d.CrossSection:
    return manifold3d.CrossSection([line], manifold3d.FillRule.EvenOdd)


def test_the_kerf_can_be_chosen() -> None:
    """Without it the lines are the edges of the piece."""
    (part,) = [part for part in list_parts(plan_set("--kerf", "0")) if part.path.name == "wall"]
    (plate,) = part.build(kerf=0).plates
    holes = [np.array(hole) for hole in plate.holes]
    assert extent_of(holes[0]) == pytest.approx([TILE + GAP] * 2, abs=1e-4)
    (wider,) = part.build(kerf=0.2).plates
    assert extent_of(np.array(wider.holes[0])) == pytest.approx([TILE + GAP - 0.2] * 2, abs=1e-4)
    growth = extent_of(np.array(wider.outline)) - extent_of(np.array(plate.outline))
    assert growth == pytest.approx([0.2, 0.2], abs=1e-4)


@pytest.fixture(scope="module")
def picture(tmp_path_factory: pytest.TempPathFactory) -> Picture:
    """The overlay of the wall as a picture: where red is."""
    path = Path(tmp_path_factory.mktemp("laser")) / "wall.svg"
    [content] = drawings("azul", "overlay")["wall"]
    # A hairline would be grey.
    path.write_bytes(content.replace(b'stroke-width="0.03"', b'stroke-width="0.1"'))
    command = ["rsvg-convert", "--dpi-x", str(DPI), "--dpi-y", str(DPI), str(path)]
    drawn = subprocess.run(command, capture_output=True, check=True).stdout
    pixels = np.asarray(Image.open(BytesIO(drawn)).convert("RGBA")).astype(int)
    return np.asarray((pixels[:, :, 3] > 128) & (pixels[:, :, 0] > 128) & (pixels[:, :, 1] < 128))


@pytest.mark.needs("rsvg-convert")
def test_the_drawing_is_true_to_size(picture: Picture) -> None:
    """In a picture of the wall the lines are where tile, gap, rim and kerf put them."""
    row = picture[round((2 + 4 + RIM + 10) / DOT)]
    edges = np.flatnonzero(row[1:] & ~row[:-1])
    # The outline, five openings with two sides each, and the outline.
    assert len(edges) == 12
    at = (edges - edges[0]) * DOT
    pitch = TILE + GAP + RIM
    expected = [0.0]
    for column in range(5):
        left = column * pitch + RIM + KERF
        expected += [left, left + TILE + GAP - KERF]
    expected.append(5 * pitch + RIM + KERF)
    assert at == pytest.approx(expected, abs=2 * DOT)


def test_without_the_library_the_drawings_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """What needs no library is written; nothing is imported in vain."""
    monkeypatch.setattr(
        "azul_access.tactile_set.grids.make_grids.is_available", lambda library: False
    )
    files = list(make_grids(plan_set()))
    expected = [drawing for drawn in drawings("azul", "overlay").values() for drawing in drawn]
    assert [file.content for file in files] == expected
    assert all("-laser" in file.path.name for file in files)
