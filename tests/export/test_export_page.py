"""The HTML page: headings, language, element ids, contrast, and charts with text."""

import itertools
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path

import pytest
from sample_games import AZUL, BOTH, LANGUAGES, PAVILION, sample_document

from azul_access.export.chart import chart_lines
from azul_access.export.document import Chart
from azul_access.export.page import load_style_sheet, write_page
from azul_access.language.phrase import phrase

VOID = {"meta", "link", "br"}


class Outline(HTMLParser):
    """Collects headings, element ids, links and tags of a page, and checks that tags match."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.headings: list[tuple[int, str]] = []
        self.element_ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.attributes: dict[str, dict[str, str | None]] = {}
        self._open_tags: list[str] = []
        self.feed(page)
        self.close()
        assert self._open_tags == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        self.tags.append(tag)
        self.attributes.setdefault(tag, attributes)
        if element_id := attributes.get("id"):
            self.element_ids.append(element_id)
        if tag == "a":
            self.links.append(str(attributes["href"]))
        if re.fullmatch("h[1-6]", tag):
            self.headings.append((int(tag[1]), ""))
        if tag not in VOID:
            self._open_tags.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open_tags.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open_tags and re.fullmatch("h[1-6]", self._open_tags[-1]):
            level, text = self.headings[-1]
            self.headings[-1] = (level, text + data)


@pytest.mark.parametrize("path", BOTH)
@pytest.mark.parametrize("language", LANGUAGES)
def test_outline(path: Path, language: str) -> None:
    """One h1, rounds as h2, no level is skipped, ids are unique, links have targets."""
    document, renderer = sample_document(path, language, tables=True)
    outline = Outline(write_page(document, renderer))
    levels = [level for level, _ in outline.headings]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in itertools.pairwise(levels))
    assert len(outline.element_ids) == len(set(outline.element_ids))
    assert all(link[1:] in outline.element_ids for link in outline.links)
    assert outline.attributes["html"]["lang"] == language
    texts = [text for level, text in outline.headings if level == 2]
    assert all(renderer.show(chapter.heading) in texts for chapter in document.chapters[1:])


def test_each_event_is_a_paragraph_with_its_id() -> None:
    """A link can point to a move."""
    document, renderer = sample_document(AZUL)
    page = write_page(document, renderer)
    paragraphs = dict(re.findall(r'<p id="([^"]+)">([^<]*)</p>', page))
    for chapter in document.chapters:
        for line in list(chapter.spoken_lines())[1:]:
            if line.element_id in ("points", "tiles"):
                continue
            expected = renderer.line(line.phrases, no_break=True)
            assert paragraphs[line.element_id] == expected


def test_the_result_is_before_the_contents() -> None:
    """The winner stands between the title and the table of contents."""
    page = write_page(*sample_document(PAVILION, "en"))
    assert page.index("<h1") < page.index("wins with") < page.index("<nav")


def test_names_are_escaped() -> None:
    """HTML in a name is shown as text."""
    document, renderer = sample_document(AZUL, author='<b>"Ann" & Co</b>')
    page = write_page(document, renderer)
    assert '<meta name="author" content="&lt;b&gt;&quot;Ann&quot; &amp; Co&lt;/b&gt;">' in page
    assert "<b>" not in page


def test_tables_have_row_and_column_headers() -> None:
    """Each row and column has a header, and the table has a caption."""
    page = write_page(*sample_document(AZUL, tables=True))
    tables = re.findall(r"<table.*?</table>", page, re.DOTALL)
    assert len(tables) == 6
    for table in tables:
        root = ET.fromstring(table)
        assert root.findtext("caption")
        heads = root.findall("thead/tr/th")
        assert all(head.get("scope") == "col" for head in heads)
        for row in root.findall("tbody/tr"):
            assert [cell.tag for cell in row] == ["th"] + ["td"] * (len(heads) - 1)
            assert row[0].get("scope") == "row"
            assert all(cell.text for cell in row)


def test_a_chart_contains_its_data_as_text() -> None:
    """Every bar has its name and number beside it; the image has a label with all of them."""
    document, renderer = sample_document(AZUL, "de")
    images = re.findall(r"<svg.*?</svg>", write_page(document, renderer), re.DOTALL)
    charts = [image for image in images if 'class="bar"' in image]
    assert len(charts) == 2
    root = ET.fromstring(charts[0])
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[:3] == ["Anna", "Wand", "56"]
    assert "−11" in texts
    assert root.get("role") == "img"
    label = root.get("aria-label") or ""
    assert label.startswith("Punkte nach Herkunft, als Balken. Anna: Wand 56, Boni ")
    assert "\u00ad" not in label
    width = float((root.get("viewBox") or "").split()[2])
    for bar in root.iter("{http://www.w3.org/2000/svg}rect"):
        start, length = float(bar.get("x") or 0), float(bar.get("width") or 0)
        assert 0 <= start < start + length <= width


def test_bars_of_lost_points_end_where_the_others_begin() -> None:
    """What was lost is at the left of the axis, with its number before it."""
    names = [phrase("name", name=name) for name in ("gained", "lost")]
    chart = Chart("c", names[0], ((names[0], ((names[0], 10), (names[1], -5))),))
    _, renderer = sample_document(AZUL, "de")
    lines = "".join(chart_lines(chart, renderer))
    [axis] = re.findall(r'd="M([\d.]+) ', lines)
    bars = re.findall(r'class="bar" x="([\d.]+)" y="\d+" width="([\d.]+)"', lines)
    (gained, long), (lost, short) = [(float(start), float(width)) for start, width in bars]
    assert gained == float(axis)
    assert lost + short == pytest.approx(float(axis), abs=0.2)
    assert long == pytest.approx(2 * short, abs=0.2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast(scheme: str) -> None:
    """Text has a contrast of at least 7 to 1 (WCAG AAA), lines and bars of 3 to 1."""
    blocks = re.findall(r":root \{([^}]*)\}", load_style_sheet())
    colours = dict(re.findall(r"--(\w+): (#\w{6})", blocks[0 if scheme == "light" else 1]))
    for ink in ("ink", "soft", "link"):
        for paper in ("paper", "band"):
            assert contrast(colours[ink], colours[paper]) >= 7, (ink, paper)
    for mark in ("line", "bar"):
        assert contrast(colours[mark], colours["paper"]) >= 3


def contrast(colour: str, other: str) -> float:
    """The contrast ratio of two colours such as "#112233", as WCAG 2.2 defines it."""
    high, low = sorted((luminance(colour), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    """The relative luminance, as WCAG 2.2 defines it."""
    parts = []
    for start in (1, 3, 5):
        value = int(colour[start : start + 2], 16) / 255
        parts.append(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_the_page_loads_no_other_files() -> None:
    """No scripts, and no images or fonts from other addresses."""
    page = write_page(*sample_document(PAVILION))
    assert "<script" not in page
    assert "@import" not in page
    assert "url(" not in page
    assert list(re.findall(r'https?://[^"]*', page)) == ["http://www.w3.org/2000/svg"] * 5
