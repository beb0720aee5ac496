"""Labels, score cards and the measuring page, as Chromium and Poppler show them.

Dots are found in pictures and measured, and labels read from them and translated by liblouis.
"""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from liblouis_judge import PROGRAM, back_translate
from page_pictures import PROGRAMS, FoundDot, find_dots, print_svgs, read_texts, render_pages
from set_labels import CASES, GERMAN, LABELS, translate_labels
from set_plans import plan_set

from azul_access.tactile_set.flat.flat_files import make_cards, make_labels, make_measuring_page
from azul_access.tactile_set.plan import SetPlan
from firmware_protocol.cells import cell

pytestmark = pytest.mark.needs(PROGRAM, *PROGRAMS)

# Marburg Medium, and what is printed of its dots.
PITCH, CELL, DOT = 2.5, 6.0, 1.3
NEAR = 0.08
# From the edge of a small label to the first column, with the print beside it.
BESIDE = 3.0 + 1.6 / 2
# One game as PDF, too, because all pages have the same writers.
BOTH = [*CASES, "azul-pdf"]
TRUE_SIZE = {
    "de": "Mit 100 % drucken, nicht an die Seite anpassen",
    "en": "Print at 100 %, not fit to page",
}
LANGUAGE = {"azul": "de", "summer-pavilion": "en"}


class Sheet(NamedTuple):
    """A page with the dots that were found, its text, and the corners of its outlines."""

    dots: list[FoundDot]
    text: str
    outlines: list[list[tuple[float, float]]]


Sheets = dict[tuple[str, str], list[Sheet]]


@pytest.fixture(scope="module")
def sheets(tmp_path_factory: pytest.TempPathFactory) -> Sheets:
    """The pages of each case and folder; the SVGs by Chromium, and the PDFs as "CASE-pdf"."""
    folder = Path(tmp_path_factory.mktemp("pages"))
    svgs: dict[tuple[str, str], list[str]] = {}
    pdfs: dict[tuple[str, str], bytes] = {}
    for case, options in CASES.items():
        for path, content in flat_files(plan_set(*options, language=LANGUAGE[case])):
            if path.endswith(".svg"):
                svgs.setdefault((case, path.partition("/")[0]), []).append(content.decode())
            elif path.endswith(".pdf") and f"{case}-pdf" in BOTH:
                pdfs[f"{case}-pdf", path.partition("/")[0]] = content
    outlines = {key: [read_outlines(svg) for svg in pages] for key, pages in svgs.items()}
    printed = print_svgs([svg for pages in svgs.values() for svg in pages], folder)
    pictures = iter(render_pages(printed, folder / "svg"))
    texts = iter(read_texts(printed))
    found: Sheets = {}
    for key in svgs:
        found[key] = [
            Sheet(find_dots(next(pictures)), next(texts), corners) for corners in outlines[key]
        ]
    assert next(pictures, None) is None
    for number, ((case, name), content) in enumerate(pdfs.items()):
        pdf = folder / f"{number}.pdf"
        pdf.write_bytes(content)
        corners = outlines[case.removesuffix("-pdf"), name]
        found[case, name] = [
            Sheet(find_dots(picture), text, around)
            for picture, text, around in zip(
                render_pages(pdf, folder / str(number)), read_texts(pdf), corners, strict=True
            )
        ]
    return found


def flat_files(plan: SetPlan) -> Iterator[tuple[str, bytes]]:
    """Path and content of each file."""
    for make in (make_labels, make_cards, make_measuring_page):
        for file in make(plan):
            yield str(file.path), file.content


def read_outlines(svg: str) -> list[list[tuple[float, float]]]:
    return [
        [(float(x), float(y)) for x, y in (point.split(",") for point in points.split())]
        for points in re.findall(r'<polygon points="([^"]*)"', svg)
    ]


def is_inside(dot: FoundDot, corners: list[tuple[float, float]]) -> bool:
    """Whether a dot is inside a convex outline, whose corners are in order."""
    turns = [
        (x2 - x1) * (dot.y - y1) - (y2 - y1) * (dot.x - x1)
        for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]])
    ]
    return min(turns) > 0 or max(turns) < 0


def read_label(dots: list[FoundDot], corners: list[tuple[float, float]]) -> bytes:
    """The cells whose dots are inside an outline, with dots in row 1.

    They are one or two in its middle or at its left edge; only one of these can be.
    """
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top = min(dot.y for dot in dots)
    middle = (left + right) / 2
    readings = []
    for starts in (
        [middle - PITCH / 2],
        [middle - (CELL + PITCH) / 2, middle + (CELL - PITCH) / 2],
        [left + BESIDE],
        [left + BESIDE, left + BESIDE + CELL],
    ):
        cells = [0] * len(starts)
        for dot in dots:
            places = [
                (index, 3 * column + row)
                for index, start in enumerate(starts)
                for column in range(2)
                for row in range(3)
                if abs(start + column * PITCH - dot.x) < NEAR
                and abs(top + row * PITCH - dot.y) < NEAR
            ]
            if not places:
                break
            ((index, number),) = places
            cells[index] |= cell((number + 1,))
        else:
            if all(cells):
                readings.append(bytes(cells))
    (reading,) = set(readings)
    return reading


def labels_on(pages: list[Sheet]) -> list[bytes]:
    """The labels in all outlines that have dots."""
    return [
        read_label(inside, corners)
        for page in pages
        for corners in page.outlines
        if (inside := [dot for dot in page.dots if is_inside(dot, corners)])
    ]


@pytest.mark.parametrize("case", BOTH)
def test_every_label_is_read_and_counted(case: str, sheets: Sheets) -> None:
    """The dots in the picture are the labels of the rules, as often as the rules need them."""
    pages = sheets[case, "labels"]
    labels = labels_on(pages)
    assert len(labels) == sum(len(page.outlines) for page in pages)
    assert Counter(translate_labels(labels)) == LABELS[case.removesuffix("-pdf")]


@pytest.mark.parametrize("case", BOTH)
def test_dots_have_the_size_that_was_asked_for(case: str, sheets: Sheets) -> None:
    for (name, _), pages in sheets.items():
        if name == case:
            for page in pages:
                assert all(abs(dot.diameter - DOT) < 0.03 for dot in page.dots)


@pytest.mark.parametrize("case", BOTH)
def test_cards_have_every_digit_twice(case: str, sheets: Sheets) -> None:
    """Ten tens and ten ones for each player; on the second page the marker."""
    cards, stand = sheets[case, "cards"]
    digits = translate_labels(labels_on([cards]))
    assert digits == [*"0123456789"] * 2
    assert translate_labels(labels_on([stand])) == ["1"]


@pytest.mark.parametrize("case", BOTH)
def test_every_page_says_how_to_print_and_has_a_ruler(case: str, sheets: Sheets) -> None:
    """The ruler is eleven dots in a row, ten millimetres apart, below everything else."""
    language = LANGUAGE[case.removesuffix("-pdf")]
    pages = [page for (name, _), found in sheets.items() if name == case for page in found]
    assert len(pages) >= 5
    for page in pages:
        assert TRUE_SIZE[language] in page.text
        ruler = sorted(dot.x for dot in page.dots if 276 < dot.y < 277 and dot.x < 120)
        assert [round(x - ruler[0], 1) for x in ruler] == [*range(0, 101, 10)]


@pytest.mark.parametrize("case", BOTH)
def test_the_measuring_page_is_a_true_ruler(case: str, sheets: Sheets) -> None:
    """A dot every five millimetres, the second one every ten, the third one every fifty."""
    (page,) = sheets[case, "measure"]
    left = min(dot.x for dot in page.dots if 66 < dot.y < 270)
    for number, step in enumerate((5, 10, 50)):
        column = [
            dot.y
            for dot in page.dots
            if 66 < dot.y < 270 and abs(dot.x - left - number * PITCH) < NEAR
        ]
        steps = [below - above for above, below in pairwise(column)]
        assert len(column) == 200 // step
        assert all(abs(each - step) < NEAR for each in steps)


def test_the_title_is_in_braille_on_each_page(sheets: Sheets) -> None:
    """The first line of dots is the title that stands above it in print."""
    assert GERMAN is not None
    for name, title in (("labels", "azul: etiketten"), ("cards", "azul: zähltafeln")):
        for page in sheets["azul", name]:
            line = [dot for dot in page.dots if dot.y < page.dots[0].y + 2 * PITCH + NEAR]
            left = 15 + 1.6 / 2
            cells = bytearray(30)
            for dot in line:
                index = int((dot.x - left + NEAR) // CELL)
                column = round((dot.x - left - index * CELL) / PITCH)
                row = round((dot.y - line[0].y) / PITCH)
                cells[index] |= cell((3 * column + row + 1,))
            (text,) = back_translate([bytes(cells).rstrip(b"\0")], GERMAN)
            assert text.startswith(title)
