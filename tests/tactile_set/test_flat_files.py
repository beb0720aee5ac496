"""Flat files: labels in braille and text, what has room on a page, and what needs no extra."""

import re
import sys
from collections import Counter
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path

import pytest
from brf_pages import decode_cells, pages
from liblouis_judge import PROGRAM
from program_runs import LANGUAGES, ProgramRunner
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from set_labels import CASES, LABELS, translate_labels
from set_plans import plan_set

from azul_access.braille.cells.translation import translate
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set import extra
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.flat.drawing import (
    PAGE_HEIGHT,
    PAGE_WIDTH,
    Dot,
    Hole,
    Outline,
    Page,
    Text,
)
from azul_access.tactile_set.flat.flat_files import make_cards, make_labels, make_measuring_page
from azul_access.tactile_set.flat.label_sheets import draw_label_pages
from azul_access.tactile_set.flat.measuring_page import draw_measuring_page
from azul_access.tactile_set.flat.page_frame import BODY_BOTTOM, BODY_TOP
from azul_access.tactile_set.flat.score_cards import draw_card_pages
from azul_access.tactile_set.guide_steps import measuring_steps
from azul_access.tactile_set.plan import SetPlan
from firmware_protocol.cells import cell, dots, to_ascii

FONT = "Vera"
registerFont(TTFont(FONT, "Vera.ttf"))
CELLS, LINES = 28, 29
MARKS = {cell((1, 4)), cell((2, 5)), cell((3, 6))}
# Games and sizes whose pages have to be right, the smallest tiles among them.
PLANS = [
    *[("--game", game) for game in CASES],
    ("--tile", "12.6"),
    ("--tile", "60"),
    ("--tile", "13.4", "--braille-size", "large"),
    ("--braille-size", "nls"),
    ("--game", "summer-pavilion", "--tile", "11.8"),
    ("--game", "summer-pavilion", "--tile", "19", "--braille-size", "ada"),
    ("--game", "summer-pavilion", "--tile", "40"),
    ("--game", "summer-pavilion", "--tile", "12.7", "--braille-size", "nls"),
    ("--game", "summer-pavilion", "--print-dot", "2"),
    ("--print-dot", "2", "--braille-size", "nls", "--tile", "14"),
]


def make_all(*options: str, language: str = "en") -> dict[str, bytes]:
    """The content of each flat file by its path."""
    plan = plan_set(*options, language=language)
    makers = (make_labels, make_cards, make_measuring_page)
    return {str(file.path): file.content for make in makers for file in make(plan)}


# The files are made once for each plan.
all_files = cache(make_all)


def brf_labels(content: bytes) -> list[bytes]:
    """The labels of a file for an embosser: what stands above rows of marks."""
    rows = [decode_cells(line) for page in pages(content.decode("ascii")) for line in page[1:]]
    return [
        label
        for above, below in pairwise(rows)
        if below.strip(b"\0") and set(below) - {0} <= MARKS
        for label in above.split(b"\0")
        if label
    ]


@pytest.mark.needs(PROGRAM)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_embossed_labels(case: str, language: str) -> None:
    """Pages fit the paper, and the labels are those of the rules in every language."""
    files = all_files(*CASES[case], language=language)
    for path in ("labels/labels.brf", "cards/cards.brf", "measure/measure.brf"):
        file_pages = pages(files[path].decode("ascii"))
        assert max(len(line) for page in file_pages for line in page) <= CELLS
        assert max(map(len, file_pages)) <= LINES
    assert Counter(translate_labels(brf_labels(files["labels/labels.brf"]))) == LABELS[case]
    players = int(CASES[case][-1])
    cards = Counter(translate_labels(brf_labels(files["cards/cards.brf"])))
    assert cards == dict.fromkeys("0123456789", 2 * players)


@pytest.mark.needs(PROGRAM)
def test_a_grey_wall_has_no_labels() -> None:
    """Its spaces accept every tile, so only the tiles have letters."""
    labels = translate_labels(brf_labels(all_files("--wall", "grey")["labels/labels.brf"]))
    letters = Counter(label for label in labels if label.isalpha())
    assert letters == dict.fromkeys(("r", "b", "sch", "x", "o"), 20)


def test_labels_of_the_same_width_stand_below_each_other() -> None:
    """Strips are cut after three cells each, so a label never reaches into the next three."""
    content = all_files()["labels/labels.brf"].decode("ascii")
    rows = [decode_cells(line) for page in pages(content) for line in page[1:]]
    cut = [
        above for above, below in pairwise(rows) if below.strip(b"\0") and set(below) - {0} <= MARKS
    ]
    for row in cut:
        assert all(row[start : start + 3].strip(b"\0") for start in range(0, len(row) - 2, 3))
        assert all(cell == 0 for cell in row[2::3])


def read_groups(content: bytes) -> list[list[bytes]]:
    """The rows of labels of each group; between groups there are other rows."""
    rows = [decode_cells(line) for page in pages(content.decode("ascii")) for line in page[1:]]
    groups: list[list[bytes]] = [[]]
    for above, below in pairwise(rows):
        if below.strip(b"\0") and set(below) - {0} <= MARKS:
            groups[-1].append(above)
        elif set(above) - {0} - MARKS and groups[-1]:
            groups.append([])
    return [group for group in groups if group]


@pytest.mark.parametrize(
    ("options", "width"),
    [
        ((), 3),
        (("--tile", "18"), 3),
        (("--tile", "17.9"), 2),
        (("--game", "summer-pavilion"), 2),
    ],
)
def test_embossed_labels_are_no_wider_than_tiles(options: tuple[str, ...], width: int) -> None:
    """Cells are 6 wide; the file says after how many a strip is cut, and when once more."""
    content = all_files(*options)["labels/labels.brf"]
    tiles, *_ = read_groups(content)
    for row in tiles:
        pieces = [row[start : start + width] for start in range(0, len(row), width)]
        assert all(len(piece.strip(b"\0")) == 1 for piece in pieces)
        assert len({len(piece) - len(piece.lstrip(b"\0")) for piece in pieces}) == 1
    assert 6 * width <= plan_set(*options).sizes.tile
    words = "".join(content.decode("ascii").split())
    assert brf_words(f"{width} cells wide") in words
    assert (brf_words("shape of its tile") in words) == ("summer-pavilion" in options)
    assert brf_words("close around its dots") in words


def brf_words(text: str) -> str:
    """English words in the ASCII of braille, without blanks."""
    return to_ascii(translate(text, "en")).replace(" ", "")


def test_labels_are_the_same_in_all_languages() -> None:
    """The text has the same cells and dots, and the same dots for a slate."""
    found = set()
    for language in LANGUAGES:
        text = all_files(language=language)["labels/labels.txt"].decode()
        found.add(tuple(re.findall("[\u2801-\u28ff]+|[1-6](?:-[1-6])*(?=[.,])", text)))
        assert re.search("SCH .*1-5-6", text)
    (labels,) = found
    assert "⠱" in labels


@pytest.mark.parametrize(
    ("label", "line"),
    [
        ("R", "20 with R: ⠗, dots 1-2-3-5. On a slate: 2-4-5-6."),
        ("SCH", "20 with SCH: ⠱, dots 1-5-6. On a slate: 2-3-4."),
        ("1", "8 with 1: ⠼⠁, dots 3-4-5-6, 1. On a slate: 1-2-3-6, 4."),
    ],
)
def test_a_slate_needs_mirrored_dots(label: str, line: str) -> None:
    assert line in all_files()["labels/labels.txt"].decode().splitlines()


@pytest.mark.parametrize("options", PLANS, ids=" ".join)
def test_labels_have_room(options: tuple[str, ...]) -> None:
    """Dots stay off the cuts, print within its label, and labels between title and ruler."""
    plan = plan_set(*options)
    renderer = PhraseRenderer(plan.language, Verbosity.NORMAL)
    for draw in (draw_label_pages, draw_card_pages):
        for page in draw(plan, renderer):
            check_labels(plan, page)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES)
def test_every_page_has_room_for_its_words(case: str, language: str) -> None:
    """Also with the widest braille."""
    plan = plan_set(*CASES[case], "--tile", "14", "--braille-size", "large", language=language)
    renderer = PhraseRenderer(language, Verbosity.NORMAL)
    for draw in (draw_label_pages, draw_card_pages, draw_measuring_page):
        for page in draw(plan, renderer):
            check_frame(plan, page)


def check_frame(plan: SetPlan, page: Page) -> None:
    """The title is whole in braille; all print and all dots are on the page."""
    title = [shape for shape in page.shapes if isinstance(shape, Dot) and shape.y < 45]
    assert len(title) == sum(len(dots(cells)) for cells in translate(page.title, plan.language))
    for shape in page.shapes:
        match shape:
            case Dot(x, y):
                assert 10 < x < PAGE_WIDTH - 10
                assert 10 < y < PAGE_HEIGHT - 10
            case Text(x, y, text, size):
                assert x + (0 if shape.centred else print_width(text, size)) < PAGE_WIDTH - 10
                assert y < BODY_TOP or y > BODY_TOP + size * 0.7
    notes = [it.y for it in page.shapes if isinstance(it, Text) and 45 < it.y < BODY_TOP]
    assert 1 <= len(notes) <= 4


def check_labels(plan: SetPlan, page: Page) -> None:
    """Dots are 2 or more from every cut, and 3 off the print.

    Print is inside of its outline.
    """
    drawn = plan.sizes.print_dot
    marks = [shape for shape in page.shapes if isinstance(shape, Dot | Text) if shape.y > BODY_TOP]
    for outline in page.shapes:
        if not isinstance(outline, Outline):
            continue
        corners = outline.points
        assert all(BODY_TOP - 0.01 <= y <= BODY_BOTTOM + 0.01 for _, y in corners)
        left, right = min(x for x, _ in corners), max(x for x, _ in corners)
        for mark in marks:
            if not (left < mark.x < right and depth(corners, mark.x, mark.y) > 0):
                continue
            if isinstance(mark, Dot):
                room = depth(corners, mark.x, mark.y) - drawn / 2
                assert room > 2 - 0.01
            else:
                half = print_width(mark.text, mark.size) / 2
                for x in (mark.x - half, mark.x + half):
                    for y in (mark.y, mark.y - 0.72 * mark.size):
                        assert depth(corners, x, y) > 0
                for dot in marks:
                    if isinstance(dot, Dot):
                        aside = max(abs(dot.x - mark.x) - half, 0)
                        away = max(dot.y - mark.y, mark.y - 0.72 * mark.size - dot.y, 0)
                        assert hypot(aside, away) > drawn / 2 + 3 - 0.01


def depth(corners: tuple[tuple[float, float], ...], x: float, y: float) -> float:
    """How far a point is inside a convex outline; negative outside."""
    return min(
        ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / hypot(x2 - x1, y2 - y1)
        for (x1, y1), (x2, y2) in pairwise([*corners, corners[0]])
    )


def print_width(text: str, size: float) -> float:
    """The width of print in the font of the PDF, which is wider than most."""
    return float(stringWidth(text, FONT, size))


def test_rings_go_through_cards_and_stand() -> None:
    """The holes of two cards side by side are as far apart as those of the stand."""
    cards, stand = draw_card_pages(plan_set(), PhraseRenderer("en", Verbosity.NORMAL))
    assert len(holes(cards)) == 40
    ring = holes(cards)[1][0] - holes(cards)[0][0]
    across = sorted({x for x, _ in holes(stand)})
    assert [across[1] - across[0], across[3] - across[2]] == pytest.approx([ring, ring])
    assert across[2] - across[0] >= 36  # the width of a card
    assert len(holes(stand)) == 8


def holes(page: Page) -> list[tuple[float, float]]:
    return [(shape.x, shape.y) for shape in page.shapes if isinstance(shape, Hole)]


@pytest.mark.parametrize(("tile", "count"), [("20", 10), ("20.5", 5), ("40", 5), ("60", 3)])
def test_a_row_of_tiles_ends_on_the_ruler(tile: str, count: int) -> None:
    """As many tiles are drawn as the sentences name, in the guide, too."""
    assert count * float(tile) <= 200
    (page,) = draw_measuring_page(plan_set("--tile", tile), PhraseRenderer("en", Verbosity.NORMAL))
    words = " ".join(shape.text for shape in page.shapes if isinstance(shape, Text))
    assert f"lay {count} tiles in a row" in words
    assert f"÷ {count} = --tile" in words
    for place, fields in (("wall", 5), ("line", 5), ("floor", 7)):
        assert f"÷ {fields} = --{place}-pitch" in words
    assert sum(isinstance(shape, Outline) for shape in page.shapes) == count + 5 + 5 + 7
    (step, *_) = measuring_steps(plan_set("--tile", tile))
    sentence = load_phrases("en").render(step.actions[0], Verbosity.NORMAL, Form.SHOW)
    assert f"Lay {count} tiles" in sentence
    assert f"expect {count * float(tile):g} millimetres" in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_say_that_a_group_goes_on(language: str) -> None:
    """The number of labels stands only where the group begins; braille lines end on the page."""
    renderer = PhraseRenderer(language, Verbosity.NORMAL)
    continued = {"de": ", weiter", "en": ", continued", "nl": ", vervolg"}[language]
    for options in (("--tile", "30"), ("--game", "summer-pavilion")):
        plan = plan_set(*options, language=language)
        pages = draw_label_pages(plan, renderer)
        texts = [shape.text for page in pages for shape in page.shapes if isinstance(shape, Text)]
        for group in plan.pieces.labels:
            title = renderer.show(group.title)
            assert sum(text.startswith(f"{title}: {group.count} (") for text in texts) == 1
        assert sum(text.endswith(continued) for text in texts) >= 1
        dots_right = [it.x for page in pages for it in page.shapes if isinstance(it, Dot)]
        assert max(dots_right) < PAGE_WIDTH - 15


def test_a_pdf_names_its_language_and_program() -> None:
    pdf = all_files(language="nl")["labels/labels.pdf"]
    assert b"/Lang (nl)" in pdf
    assert b"/Creator (Azul Access)" in pdf
    assert b"/Author (Azul Access)" in pdf


def test_files_are_always_the_same() -> None:
    """A PDF has no date of its own, and nothing depends on the order of a set."""
    assert make_all() == make_all()


def test_the_width_of_printed_dots_is_an_option() -> None:
    svg = all_files("--print-dot", "1.6")["labels/labels-1.svg"].decode()
    radii = set(re.findall(r'r="([^"]*)" fill="#000000"', svg))
    assert radii == {"0.8"}


def test_labels_that_are_wider_than_a_tile_are_refused() -> None:
    """The refusal names a tile that works; with smaller braille the label has room."""
    with pytest.raises(SetError) as raised:
        plan_set("--tile", "12.8", "--braille-size", "large")
    assert raised.value.reason is SetReason.BRAILLE_ROOM
    least = raised.value.slots["fitting"]
    assert isinstance(least, Phrase)
    tile = load_phrases("en").render(least, Verbosity.NORMAL, Form.SHOW)
    plan_set("--tile", tile, "--braille-size", "large")
    plan_set("--tile", "12.8")


def test_without_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything but PDF and shapes is made, and one line says how to add them."""
    for library in (extra.PDF, extra.SOLIDS):
        monkeypatch.setitem(sys.modules, library, None)
    program = ProgramRunner(tmp_path / "home", tmp_path)
    result = program.run("set", "club", "--language", "en")
    assert result.code == 0
    assert "[set]" in result.out
    endings = {path.suffix for path in (tmp_path / "club").rglob("*") if path.is_file()}
    assert {".brf", ".svg", ".txt", ".html"} <= endings
    assert not endings & {".pdf", ".stl", ".3mf"}
