"""Renders SVG and PDF pages with programs of others, and finds and measures dots in the pictures.

Lengths are in millimetres from the upper left corner of a page, y downwards.
"""

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from needed import find_chromium
from numpy.typing import NDArray

PROGRAMS = ("chromium", "pdftoppm", "pdftotext")
DPI = 300
MM = 25.4 / DPI
_TIMEOUT_SECONDS = 120.0
# Darker than this is raised; print and cutting lines are paler.
_DARK = 90
# What is neither round nor as small as this is no dot.
_LEAST, _MOST = 0.6, 2.4


class FoundDot(NamedTuple):
    x: float
    y: float
    diameter: float


def print_svgs(svgs: Sequence[str], folder: Path) -> Path:
    """One PDF with a page for each drawing, as Chromium prints them."""
    page, pdf = folder / "pages.html", folder / "pages.pdf"
    style = "@page{size:210mm 297mm;margin:0}body{margin:0}svg{display:block;break-after:page}"
    page.write_text(
        f'<!DOCTYPE html><meta charset="utf-8"><style>{style}</style>{"".join(svgs)}',
        encoding="utf-8",
    )
    _run(
        *(find_chromium(), "--headless", "--no-sandbox", "--disable-gpu"),
        "--no-pdf-header-footer",
        *(f"--user-data-dir={folder / 'profile'}", f"--print-to-pdf={pdf}", page.as_uri()),
    )
    return pdf


def render_pages(pdf: Path, folder: Path) -> list[NDArray[np.uint8]]:
    """The brightness of the pages, by Poppler."""
    folder.mkdir()
    _run("pdftoppm", "-gray", "-r", str(DPI), str(pdf), str(folder / "page"))
    return [_read_pgm(path) for path in sorted(folder.glob("*.pgm"))]


def read_texts(pdf: Path) -> list[str]:
    """The text of each page of a PDF."""
    text = _run("pdftotext", "-layout", str(pdf), "-").decode()
    return [" ".join(page.split()) for page in text.removesuffix("\f").split("\f")]


def find_dots(page: NDArray[np.uint8]) -> list[FoundDot]:
    """Everything dark and round, from the top. The diameter is that of a disc as dark."""
    found = []
    for top, bottom, left, right in _dark_boxes(page < _DARK):
        width, height = (right - left) * MM, (bottom - top) * MM
        if not (_LEAST < width < _MOST and _LEAST < height < _MOST and abs(width - height) < 0.3):
            continue
        part = 255.0 - page[top - 1 : bottom + 1, left - 1 : right + 1]
        ink = part.sum()
        rows, columns = np.indices(part.shape) + 0.5
        y = (top - 1 + (part * rows).sum() / ink) * MM
        x = (left - 1 + (part * columns).sum() / ink) * MM
        found.append(FoundDot(x, y, 2 * np.sqrt(ink / 255 / np.pi) * MM))
    return sorted(found, key=lambda dot: (dot.y, dot.x))


def _dark_boxes(dark: NDArray[np.bool_]) -> Iterable[tuple[int, int, int, int]]:
    """Top, bottom, left and right of each group of dark pixels that touch."""
    padded = np.pad(dark, ((0, 0), (1, 1))).astype(np.int8)
    steps = np.diff(padded, axis=1)
    rows, starts = np.nonzero(steps == 1)
    ends = np.nonzero(steps == -1)[1]
    boxes: dict[int, list[int]] = {}
    owner: list[int] = []

    def root(run: int) -> int:
        while owner[run] != run:
            owner[run] = owner[owner[run]]
            run = owner[run]
        return run

    before: list[tuple[int, int, int]] = []
    row: list[tuple[int, int, int]] = []
    last = -1
    for run, (y, start, end) in enumerate(
        zip(rows.tolist(), starts.tolist(), ends.tolist(), strict=True)
    ):
        if y != last:
            before, row = (row if y == last + 1 else []), []
            last = y
        owner.append(run)
        boxes[run] = [y, y + 1, start, end]
        for other_start, other_end, other in before:
            if other_start <= end and start <= other_end:
                ours, theirs = root(run), root(other)
                if ours != theirs:
                    owner[ours] = theirs
                    box, more = boxes[theirs], boxes.pop(ours)
                    boxes[theirs] = [
                        min(box[0], more[0]),
                        max(box[1], more[1]),
                        min(box[2], more[2]),
                        max(box[3], more[3]),
                    ]
        row.append((start, end, run))
    return ((top, bottom, left, right) for top, bottom, left, right in boxes.values())


def _read_pgm(path: Path) -> NDArray[np.uint8]:
    """A picture in the format P5, whose header is three lines."""
    content = path.read_bytes()
    kind, size, _, pixels = content.split(b"\n", 3)
    assert kind == b"P5"
    width, height = map(int, size.split())
    return np.frombuffer(pixels, np.uint8).reshape(height, width)


def _run(*command: str) -> bytes:
    done = subprocess.run(
        command,
        capture_output=True,
        check=False,
        timeout=_TIMEOUT_SECONDS,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout
