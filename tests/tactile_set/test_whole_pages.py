"""A whole set in one file for each machine, read back from the pictures of its pages."""

import re
import subprocess
from pathlib import Path

import pytest
from page_pictures import FoundDot, find_dots, render_pages
from set_plans import plan_set

from azul_access.tactile_set.set_folder import make_files

pytestmark = pytest.mark.needs("pdftoppm", "pdfinfo")

# Marburg Medium on an embosser: between dots, cells and lines.
PITCH, CELL, LINE = 2.5, 6.0, 10.0
# The first dot of 29 lines of 28 cells in the middle of A4.
LEFT, TOP = (210 - 27 * CELL - PITCH) / 2, (297 - 28 * LINE - 2 * PITCH) / 2
NEAR = 0.15
# The bit of each dot of a cell in the order of braille ASCII, by column and row.
BITS = {(0, 0): 0, (0, 1): 1, (0, 2): 2, (1, 0): 3, (1, 1): 4, (1, 2): 5}
# North American Braille Computer Code, by the value of the cell's six dots.
BRAILLE_ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return {str(file.path): file.content for file in make_files(plan_set("--players", "2"))}


def read_lines(dots: list[FoundDot]) -> list[str]:
    """The lines of a page up to the last one with dots, without spaces at their ends."""
    cells: dict[tuple[int, int], int] = {}
    for dot in dots:
        line, down = divmod(dot.y - TOP + NEAR, LINE)
        cell, right = divmod(dot.x - LEFT + NEAR, CELL)
        column, row = round((right - NEAR) / PITCH), round((down - NEAR) / PITCH)
        assert right - NEAR == pytest.approx(column * PITCH, abs=NEAR)
        assert down - NEAR == pytest.approx(row * PITCH, abs=NEAR)
        place = (int(line), int(cell))
        cells[place] = cells.get(place, 0) | 1 << BITS[column, row]
    last = max(line for line, _ in cells)
    width = max(cell for _, cell in cells) + 1
    return [
        "".join(BRAILLE_ASCII[cells.get((line, cell), 0)] for cell in range(width)).rstrip()
        for line in range(last + 1)
    ]


def test_embossed_pages_say_what_the_file_for_embossers_says(
    files: dict[str, bytes], tmp_path: Path
) -> None:
    """Every dot of every page is where an embosser would put it."""
    pdf = tmp_path / "embosser.pdf"
    pdf.write_bytes(files["whole/embosser.pdf"])
    pages = files["whole/embosser.brf"].decode("ascii").split("\f")[:-1]
    pictures = render_pages(pdf, tmp_path / "pages")
    assert len(pictures) == len(pages) > 1
    for picture, page in zip(pictures, pages, strict=True):
        lines = [line.rstrip() for line in page.split("\r\n")]
        while not lines[-1]:
            lines.pop()
        assert read_lines(find_dots(picture)) == lines


# How often a set for two players needs each grid; all others once.
NEEDED = {"factory": 5, "lines": 2, "wall": 2, "floor": 2, "spaces": 1, "centre": 1, "marker": 1}
POINT = 25.4 / 72


def test_the_pages_to_cut_are_the_drawings_as_often_as_needed(
    files: dict[str, bytes], tmp_path: Path
) -> None:
    """Each page has the size of the drawing of one piece, so that it is cut at true size."""
    expected: list[list[float]] = []
    for path, content in files.items():
        if path.endswith("-laser.svg"):
            found = re.search(rb'width="([\d.]+)mm" height="([\d.]+)mm"', content)
            assert found is not None
            name = Path(path).stem.removesuffix("-laser")
            expected += [[float(side) for side in found.groups()]] * NEEDED[name]
    pdf = tmp_path / "laser.pdf"
    pdf.write_bytes(files["whole/laser.pdf"])
    told = subprocess.run(["pdfinfo", "-l", "99", str(pdf)], capture_output=True, check=True)
    pages = re.findall(rb"size: +([\d.]+) x ([\d.]+) pts", told.stdout)
    sizes = [[float(side) * POINT for side in page] for page in pages]
    assert len(sizes) == len(expected)
    for size, side in zip(sorted(sizes), sorted(expected), strict=True):
        assert size == pytest.approx(side, abs=0.05)
