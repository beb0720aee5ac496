"""PDF files, read by Poppler: pages, text, outline and metadata."""

import subprocess
import sys
from pathlib import Path

import pytest
from program_runs import ProgramRunner
from sample_games import AZUL, PAVILION, SHORT, sample_document

from azul_access.export.document import (
    Block,
    BoardDrawing,
    Chapter,
    Chart,
    Curve,
    DataTable,
    Document,
    Length,
    TextLine,
)
from azul_access.export.pdf.pdf_writer import write_pdf
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, Verbosity, phrase

pytestmark = pytest.mark.needs("pdftotext", "pdfinfo")


def run(tool: str, pdf: bytes, folder: Path, *words: str) -> str:
    """What a tool of Poppler writes about a PDF; it may report nothing wrong with it."""
    path = folder / "game.pdf"
    path.write_bytes(pdf)
    last = ("-",) if tool == "pdftotext" else ()
    told = subprocess.run([tool, *words, path, *last], capture_output=True, check=True)
    assert told.stderr == b""
    return told.stdout.decode()


def plain(text: str) -> str:
    """The text without line ends, and with one kind of space."""
    return " ".join(text.split())


def words_of(block: Block) -> list[Phrase]:
    """The caption of a figure; of a table, the first row, too."""
    match block:
        case Chart(caption=caption) | Curve(caption=caption) | BoardDrawing(caption=caption):
            return [caption]
        case DataTable(table=table):
            return [table.caption, table.corner, *table.columns]
        case _:
            return []


@pytest.mark.parametrize(
    ("path", "language", "length", "tables"),
    [
        (AZUL, "de", Length.STORY, False),
        (PAVILION, "nl", Length.STORY, False),
        (PAVILION, "en", Length.RECORD, True),
    ],
)
def test_every_sentence_is_on_a_numbered_page(
    path: Path, language: str, length: Length, tables: bool, tmp_path: Path
) -> None:
    """All lines of a document are found in order, and each page ends with its number.

    Captions, and the headers of tables, are there, too.
    """
    document, renderer = sample_document(path, language, length=length, tables=tables)
    *pages, rest = run("pdftotext", write_pdf(document, renderer), tmp_path, "-raw").split("\f")
    assert rest == ""
    bodies, numbers = zip(*(page.rstrip().rsplit("\n", 1) for page in pages), strict=True)
    assert list(numbers) == [str(number) for number in range(1, len(pages) + 1)]
    text, at = plain("\n".join(bodies)), 0
    for chapter in document.chapters:
        for line in chapter.spoken_lines():
            at = text.index(plain(renderer.line(line.phrases)), at)
        for block in chapter.blocks:
            if shown := words_of(block):
                assert plain(renderer.line(shown)).replace("\u00ad", "") in text


def test_title_language_and_outline(tmp_path: Path) -> None:
    """Readers announce the title and know the language; each chapter is in the outline."""
    document, renderer = sample_document(AZUL, "nl", length=Length.STORY, author="Ann & Co")
    pdf = write_pdf(document, renderer)
    told = run("pdfinfo", pdf, tmp_path)
    assert renderer.show(document.title) in told
    assert "Author:          Ann & Co\n" in told
    assert b"/Lang (nl)" in pdf
    assert b"/DisplayDocTitle true" in pdf
    assert pdf.count(b"/Title (") == 1 + len(document.chapters)


def test_the_same_document_gives_the_same_bytes() -> None:
    first, second = (write_pdf(*sample_document(AZUL, "de", length=Length.STORY)) for _ in range(2))
    assert first == second


def test_letters_that_the_font_lacks_and_long_words(tmp_path: Path) -> None:
    """Names in other scripts are in Latin letters.

    A word wider than a page is cut: at its soft hyphen, or anywhere if it has none.
    """
    long = "w" * 200
    lines = [
        TextLine(f"l{number}", (phrase("name", name=name),))
        for number, name in enumerate(
            ("Groß, Zoë “Łu„", "Иван", long, f"{'a' * 40}\u00ad{'b' * 40}")
        )
    ]
    document = Document("", "", (Chapter("c", phrase("name", name="<&>"), tuple(lines)),))
    pdf = write_pdf(document, PhraseRenderer("en", Verbosity.NORMAL))
    text = run("pdftotext", pdf, tmp_path, "-raw")
    assert text.startswith("<&>\nGroß, Zoë “Łu„\nIvan\n")
    assert long in "".join(text.split())
    assert f"{'a' * 40}-\n{'b' * 40}\n" in text


def test_without_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message has the line that adds the library; nothing is written."""
    for name in [name for name in sys.modules if name.startswith("azul_access.export.pdf")]:
        monkeypatch.delitem(sys.modules, name)
    for name in [name for name in sys.modules if name.startswith("reportlab")]:
        monkeypatch.setitem(sys.modules, name, None)
    result = ProgramRunner(tmp_path / "home", tmp_path).run(
        "narrate", str(SHORT), "--to", "pdf", "--language", "en"
    )
    assert result.code != 0
    assert "[set]" in result.err
    assert list(tmp_path.glob("*.pdf")) == []
