"""Braille files: page sizes, and the same dots as in iconv and liblouis."""

import platform
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from brf_pages import decode_cells, pages
from sample_games import AZUL, BOTH, LANGUAGES, SHORT, sample_document
from story_vectors import load

from azul_access.braille.cells.translation import (
    BrailleWord,
    Translator,
    load_translator,
    translate,
)
from azul_access.export import braille_pages
from azul_access.export.board_braille import drawing_rows
from azul_access.export.braille_pages import Braille, Row, heading_rows, wrap_words, write_pages
from azul_access.export.brf import write_brf
from azul_access.export.document import BoardDrawing, Document, Length
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.text import write_text
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from firmware_protocol.cells import ASCII, from_unicode, to_unicode

# Other implementations of iconv have no table for BRF.
only_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs glibc's iconv")
CONTENTS = (phrase("transcript-contents"), Verbosity.NORMAL, Form.SHOW)
# Words that liblouis translates to braille but not back: a single cell for SCH, the Dutch é.
MISREAD = {"de": {("5", "sch")}, "nl": {("n", "één")}}


def without_drawings(
    sample: tuple[Document, PhraseRenderer],
) -> tuple[Document, PhraseRenderer]:
    """The sentences of a document alone."""
    document, renderer = sample
    chapters = [
        replace(
            chapter,
            blocks=tuple(item for item in chapter.blocks if not isinstance(item, BoardDrawing)),
        )
        for chapter in document.chapters
    ]
    return replace(document, chapters=tuple(chapters)), renderer


@pytest.mark.parametrize("path", BOTH)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cells", "lines"), [(40, 25), (32, 28), (20, 6)])
def test_every_page_fits(path: Path, language: str, cells: int, lines: int) -> None:
    """Lines and pages are no longer than the paper, and all characters are ASCII."""
    text = write_brf(*sample_document(path, language), cells, lines)
    assert text.isascii()
    file_pages = pages(text)
    assert max(len(line) for page in file_pages for line in page) <= cells
    assert max(len(page) for page in file_pages) <= lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_running_title_and_page_number(language: str) -> None:
    """Each page begins with the title at the left and its number at the right."""
    document, renderer = sample_document(AZUL, language)
    title = translate(renderer.show(document.title), language)
    for number, page in enumerate(pages(write_brf(document, renderer, 40, 25)), 1):
        head = decode_cells(page[0])
        assert len(head) == 40
        assert head.startswith(title)
        assert head.endswith(b"\0\0" + translate(str(number), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cells", "lines"), [(40, 25), (34, 27), (32, 12)])
def test_the_contents_name_the_pages(language: str, cells: int, lines: int) -> None:
    """Each chapter after the first is listed with the page that has its heading."""
    document, renderer = sample_document(AZUL, language)
    file_pages = pages(write_brf(document, renderer, cells, lines))
    lines_of_all = [line for page in file_pages for line in page[1:]]
    listed = contents_of(lines_of_all, document, language)[1:]
    rows = [decode_cells(line) for line in listed]
    for chapter, row in zip(document.chapters[1:], rows, strict=True):
        heading = translate(renderer.show(chapter.heading), language)
        number = next(
            number
            for number, page in enumerate(file_pages, 1)
            for line in page[1:]
            if decode_cells(line).strip(b"\0") == heading
        )
        assert row.startswith(heading + b"\0")
        assert row.endswith(b"\0" + translate(str(number), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [16, 20, 40])
def test_numbers_of_the_contents_stand_at_the_right_margin(language: str, cells: int) -> None:
    """Two cells before them stay blank; of a heading stands what has room."""
    document, renderer = sample_document(AZUL, language)
    lines = [line for page in pages(write_brf(document, renderer, cells, 25)) for line in page[1:]]
    rows = map(decode_cells, contents_of(lines, document, language)[1:])
    for chapter, row in zip(document.chapters[1:], rows, strict=True):
        number = row.rsplit(b"\0", 1)[1]
        heading = translate(renderer.show(chapter.heading), language)[: cells - len(number) - 2]
        assert row == heading.ljust(cells - len(number), b"\0") + number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_running_head_names_the_round(language: str) -> None:
    """Beside the page number stands the chapter that the page begins with."""
    document, renderer = sample_document(AZUL, language)
    heads = [decode_cells(page[0]) for page in pages(write_brf(document, renderer, 40, 25))]
    third = translate(renderer.show(document.chapters[3].heading), language)
    assert sum(third in head for head in heads) > 1


@pytest.mark.parametrize(
    ("cells", "head"),
    [
        (15, "AB CD    EF  #A"),
        (14, "AB CD   EF  #A"),
        (13, "AB CD  EF  #A"),
        (12, "AB CD     #A"),
        (9, "AB CD  #A"),
        (8, "AB    #A"),
        (6, "AB  #A"),
        (5, "   #A"),
    ],
)
def test_the_running_head_has_what_has_room(cells: int, head: str) -> None:
    """As many words of the title as fit; the chapter only beside the whole title."""
    _, renderer = sample_document(AZUL, "en")
    braille = Braille(renderer, "")
    title, heading = braille.words("ab cd"), braille.cells("ef")
    written = write_pages(title, [b"", heading], [[Row(b"", 1)]], braille, cells)
    assert written.split("\r\n")[0] == head


def test_headings_stand_in_the_middle() -> None:
    _, renderer = sample_document(AZUL, "en")
    heading = Braille(renderer, "").groups((phrase("name", name="ab"),))
    [row] = heading_rows(heading, 21, None)
    assert len(row.cells) - len(row.cells.strip(b"\0")) == (21 - len(row.cells.strip(b"\0"))) // 2


def test_a_drawing_stands_where_it_is_as_wide_as_the_page() -> None:
    """One cell less, and the tables in words have to do."""
    document, renderer = sample_document(AZUL, "en")
    drawn = [block for chapter in document.chapters for block in chapter.blocks]
    [grid, *_] = [block.grid for block in drawn if isinstance(block, BoardDrawing)]
    rows = drawing_rows(grid, "en")
    width = max(map(len, rows))
    for cells, is_there in ((width, True), (width - 1, False)):
        lines = [
            decode_cells(line)
            for page in pages(write_brf(document, renderer, cells, 25))
            for line in page
        ]
        assert (rows[0] in lines) == is_there


def contents_of(lines: list[str], document: Document, language: str, table: str = "") -> list[str]:
    """The rows of the contents, with their heading."""
    heading = translate(load_phrases(language).render(*CONTENTS), language, table)
    start = next(at for at, line in enumerate(lines) if decode_cells(line).strip(b"\0") == heading)
    return lines[start : start + len(document.chapters)]


def without_contents(
    file_pages: list[list[str]], document: Document, language: str, table: str = ""
) -> list[str]:
    """All lines but running heads and contents."""
    lines = [line for page in file_pages for line in page[1:]]
    if len(file_pages) == 1:
        return lines
    contents = contents_of(lines, document, language, table)
    start = lines.index(contents[0])
    return lines[:start] + lines[start + len(contents) :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_lost(language: str) -> None:
    """All words are in the file, in order, at any paper size."""
    document, renderer = without_drawings(sample_document(SHORT, language))
    expected = b"".join(
        word.cells
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for word in load_translator(language).translate_words(renderer.line(line.phrases))
    )
    for cells, lines in ((40, 25), (16, 5)):
        file_pages = pages(write_brf(document, renderer, cells, lines))
        body = [decode_cells(line) for line in without_contents(file_pages, document, language)]
        assert b"".join(body).replace(b"\0", b"") == expected


def test_no_page_ends_with_a_heading() -> None:
    """A heading is on the same page as the line that follows it."""
    document, renderer = sample_document(AZUL)
    headings = {translate(renderer.show(chapter.heading), "de") for chapter in document.chapters}
    for lines in range(8, 30):
        for page in pages(write_brf(document, renderer, 40, lines)):
            assert decode_cells(page[-1]).strip(b"\0") not in headings
            assert page[1].strip()


def test_continuation_lines_are_indented() -> None:
    """They begin with two empty cells, so that readers find the next event."""
    words = [[BrailleWord("", bytes([1] * length))] for length in (6, 5, 4)]
    assert list(wrap_words(words, 12, 2)) == [
        bytes([1] * 6 + [0] + [1] * 5),
        bytes([0, 0, 1, 1, 1, 1]),
    ]
    long = [[BrailleWord("", bytes([1] * 25))]]
    assert [len(row) for row in wrap_words(long, 12, 2)] == [12, 12, 5]


def test_words_of_a_group_stay_on_one_line() -> None:
    """A group that has no room on any line is broken between its words."""
    word = BrailleWord("", bytes([1] * 4))
    assert [len(row) for row in wrap_words([[word], [word, word]], 12, 2)] == [4, 11]
    assert [len(row) for row in wrap_words([[word], [word, word, word]], 12, 2)] == [9, 11]


@pytest.mark.needs("iconv")
@only_glibc
@pytest.mark.parametrize("language", LANGUAGES)
def test_iconv_writes_the_same_file(language: str) -> None:
    """glibc's own BRF encoding yields the same characters."""
    text = write_brf(*sample_document(SHORT, language), 40, 25)
    lines = [decode_cells(line) for page in pages(text) for line in page]
    braille = "\n".join(map(to_unicode, lines))
    process = subprocess.run(
        ["iconv", "-f", "UTF-8", "-t", "BRF"],
        input=braille.encode(),
        capture_output=True,
        check=True,
    )
    ours = "\n".join("".join(ASCII[cell] for cell in line) for line in lines)
    assert process.stdout.decode("ascii") == ours


@pytest.mark.needs("iconv")
@only_glibc
def test_iconv_has_the_same_signs() -> None:
    """All 64 cells, including those that no game uses."""
    cells = to_unicode(bytes(range(64)))
    process = subprocess.run(
        ["iconv", "-f", "UTF-8", "-t", "BRF"],
        input=cells.encode(),
        capture_output=True,
        check=True,
    )
    assert process.stdout.decode("ascii") == ASCII


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize("language", LANGUAGES)
def test_liblouis_translates_the_file_back(language: str) -> None:
    """With its tables for BRF and for the language, lou_translate returns the text's words."""
    document, renderer = without_drawings(sample_document(SHORT, language))
    file_pages = pages(write_brf(document, renderer, 40, 25))
    # The display table has lower-case letters only, and in lou_translate's input a backslash starts
    # an escape sequence.
    body = "\n".join(without_contents(file_pages, document, language)).lower() + "\n"
    body = body.replace("\\", "\\\\")
    tables = f"en-us-brf.dis,{load_translator(language).table}"
    process = subprocess.run(
        ["lou_translate", "--backward", tables],
        input=body.encode(),
        capture_output=True,
        check=True,
    )
    pairs = zip(
        plain_words(process.stdout.decode()),
        plain_words(write_text(document, renderer)),
        strict=True,
    )
    assert {pair for pair in pairs if pair[0] != pair[1]} <= MISREAD.get(language, set())


def plain_words(text: str) -> list[str]:
    """Split into words, without capitals and punctuation."""
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_liblouis(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The built-in tables are used instead."""
    built_in = Translator(language, None)
    monkeypatch.setattr(
        braille_pages, "translate_words", lambda text, *_: built_in.translate_words(text)
    )
    monkeypatch.setattr(braille_pages, "translate", lambda text, *_: built_in.translate(text))
    document, renderer = sample_document(SHORT, language)
    file_pages = pages(write_brf(document, renderer, 40, 25))
    assert max(len(line) for page in file_pages for line in page) <= 40
    assert any(built_in.translate("Anna") in decode_cells(line) for line in file_pages[0][1:])


def test_signs_are_sixty_four() -> None:
    """There is one sign for each cell, and no sign occurs twice."""
    assert len(ASCII) == len(set(ASCII)) == 64
    assert from_unicode(to_unicode(decode_cells("AB>#A ="))) == decode_cells("AB>#A =")


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize(("language", "table"), [("de", "de-g2.ctb"), ("en", "en-ueb-g2.ctb")])
def test_contracted_braille_is_shorter(language: str, table: str) -> None:
    """A table of grade 2 writes the sentences with fewer cells, each word as liblouis does."""
    document, renderer = without_drawings(sample_document(SHORT, language))
    plain = write_brf(document, renderer, 40, 25)
    contracted = write_brf(document, renderer, 40, 25, table)
    assert len("".join(contracted.split())) < 0.9 * len("".join(plain.split()))
    lines = without_contents(pages(plain), document, language)
    assert len(without_contents(pages(contracted), document, language, table)) < len(lines)
    cells = b"".join(
        decode_cells(line)
        for line in without_contents(pages(contracted), document, language, table)
    )
    expected = b"".join(
        word.cells
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for word in load_translator(language, table).translate_words(renderer.line(line.phrases))
    )
    assert cells.replace(b"\0", b"") == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_other_scripts_stay_different(language: str) -> None:
    """They are written in Latin letters: nobody could tell signs for unknown letters apart."""
    names = ("Анна", "Иван", "Σοφία", "李", "王", "محمد")
    assert len({translate(name, language) for name in names}) == len(names)
    assert translate("Иван", language) == translate("Ivan", language)


@pytest.mark.parametrize("name", ["base-2p-003", "base-4p-005", "sp-grey-4p-990005"])
def test_a_story_with_boards_has_five_pages_at_most(name: str) -> None:
    """Of four boards as many as have room are drawn, the winner's first."""
    ledger, context = load(name)
    details = TranscriptDetails(name, length=Length.STORY, figures=frozenset({BoardDrawing}))
    renderer = PhraseRenderer("de", Verbosity.NORMAL)
    written = pages(write_brf(build_document(ledger, context, details), renderer, 40, 25))
    assert len(written) <= 5
    lines = [decode_cells(line) for page in written for line in page]
    scores = ledger.system.facts.scores(ledger.state)
    board = translate(context.names[scores.index(max(scores))], "de")
    assert any(line.startswith(board) for line in lines[-60:])
