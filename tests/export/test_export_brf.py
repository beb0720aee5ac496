"""Braille files: pages of the right size, and dots that outside judges read alike."""

import platform
import re
import subprocess
from pathlib import Path

import pytest
from sample_games import AZUL, BOTH, LANGUAGES, SHORT, sample_document

from azul_access.braille.translation import BrailleWord, Translator, load_translator, translate
from azul_access.export import brf
from azul_access.export.brf import SIGNS, wrap_words, write_brf
from azul_access.export.text import write_text
from firmware_protocol.cells import from_unicode, to_unicode

# Other implementations of iconv have no table for BRF.
only_glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs glibc's iconv")
# What liblouis writes but does not read back: a lone cell for SCH, the Dutch é.
MISREAD = {"de": {("5", "sch")}, "nl": {("n", "één")}}


def pages(text: str) -> list[list[str]]:
    """Each page's lines; every page ends with a form feed, every line with its two signs."""
    assert text.endswith("\f")
    found = text.removesuffix("\f").split("\f")
    assert all(page.endswith("\r\n") for page in found)
    return [page.removesuffix("\r\n").split("\r\n") for page in found]


def cells_of(line: str) -> bytes:
    return bytes(SIGNS.index(sign) for sign in line)


@pytest.mark.parametrize("path", BOTH)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cells", "lines"), [(40, 25), (32, 28), (20, 6)])
def test_every_page_fits(path: Path, language: str, cells: int, lines: int) -> None:
    """No line is longer and no page has more lines than the paper has; all of it is ASCII."""
    text = write_brf(*sample_document(path, language), cells, lines)
    assert text.isascii()
    found = pages(text)
    assert max(len(line) for page in found for line in page) <= cells
    assert max(len(page) for page in found) <= lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_running_title_and_page_number(language: str) -> None:
    """Each page begins with as much of the title as fits, and its number at the right."""
    document, words = sample_document(AZUL, language)
    title = translate(words.show(document.title), language)
    for number, page in enumerate(pages(write_brf(document, words, 40, 25)), 1):
        head = cells_of(page[0])
        assert len(head) == 40
        assert head.startswith(title)
        assert head.endswith(b"\0\0" + translate(str(number), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_lost(language: str) -> None:
    """All words are there, in order, whatever the size of the paper."""
    document, words = sample_document(SHORT, language)
    wanted = b"".join(
        word.cells
        for chapter in document.chapters
        for line in chapter.spoken_lines()
        for word in load_translator(language).translate_words(words.line(line.phrases))
    )
    for cells, lines in ((40, 25), (16, 5)):
        body = [
            cells_of(line)
            for page in pages(write_brf(document, words, cells, lines))
            for line in page[1:]
        ]
        assert b"".join(body).replace(b"\0", b"") == wanted


def test_headings_are_not_the_last_on_a_page() -> None:
    """A heading at the foot of a page would head nothing."""
    document, words = sample_document(AZUL)
    headings = {translate(words.show(chapter.heading), "de") for chapter in document.chapters}
    for lines in range(8, 30):
        for page in pages(write_brf(document, words, 40, lines)):
            assert cells_of(page[-1]).strip(b"\0") not in headings
            assert page[1].strip()


def test_what_does_not_fit_is_indented() -> None:
    """Runover lines begin with two blank cells, so that fingers find the next event."""
    words = [BrailleWord("", bytes([1] * length)) for length in (6, 5, 4)]
    assert list(wrap_words(words, 12, 2)) == [
        bytes([1] * 6 + [0] + [1] * 5),
        bytes([0, 0, 1, 1, 1, 1]),
    ]
    long = [BrailleWord("", bytes([1] * 25))]
    assert [len(row) for row in wrap_words(long, 12, 2)] == [12, 12, 5]


@pytest.mark.needs("iconv")
@only_glibc
@pytest.mark.parametrize("language", LANGUAGES)
def test_iconv_writes_the_same(language: str) -> None:
    """glibc's BRF, made independently, has the same sign for each cell."""
    text = write_brf(*sample_document(SHORT, language), 40, 25)
    lines = [cells_of(line) for page in pages(text) for line in page]
    braille = "\n".join(map(to_unicode, lines))
    done = subprocess.run(
        ["iconv", "-f", "UTF-8", "-t", "BRF"],
        input=braille.encode(),
        capture_output=True,
        check=True,
    )
    ours = "\n".join("".join(SIGNS[cell] for cell in line) for line in lines)
    assert done.stdout.decode("ascii") == ours


@pytest.mark.needs("iconv")
@only_glibc
def test_every_sign_is_that_of_iconv() -> None:
    """All 64 cells, not only those of a game."""
    cells = to_unicode(bytes(range(64)))
    done = subprocess.run(
        ["iconv", "-f", "UTF-8", "-t", "BRF"],
        input=cells.encode(),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode("ascii") == SIGNS


@pytest.mark.needs("lou_translate")
@pytest.mark.parametrize("language", LANGUAGES)
def test_liblouis_reads_the_whole_file(language: str) -> None:
    """Its own display table for BRF and the language's table give the text back, word for word."""
    document, words = sample_document(SHORT, language)
    found = pages(write_brf(document, words, 40, 25))
    # Its display table knows small letters only; they are the same signs. And the program takes a
    # backslash in what it reads for the beginning of an escape.
    body = "\n".join(line for page in found for line in page[1:]).lower() + "\n"
    body = body.replace("\\", "\\\\")
    tables = f"en-us-brf.dis,{load_translator(language).table}"
    done = subprocess.run(
        ["lou_translate", "--backward", tables],
        input=body.encode(),
        capture_output=True,
        check=True,
    )
    pairs = zip(letters(done.stdout.decode()), letters(write_text(document, words)), strict=True)
    assert {pair for pair in pairs if pair[0] != pair[1]} <= MISREAD.get(language, set())


def letters(text: str) -> list[str]:
    """Words without capitals and punctuation."""
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_liblouis(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The built-in table serves: other cells, the same pages, nothing lost."""
    built_in = Translator(language, None)
    monkeypatch.setattr(brf, "translate_words", lambda text, _: built_in.translate_words(text))
    monkeypatch.setattr(brf, "translate", lambda text, _: built_in.translate(text))
    document, words = sample_document(SHORT, language)
    found = pages(write_brf(document, words, 40, 25))
    assert max(len(line) for page in found for line in page) <= 40
    assert any(built_in.translate("Anna") in cells_of(line) for line in found[0][1:])


def test_signs_are_sixty_four() -> None:
    """One sign a cell, and none twice."""
    assert len(SIGNS) == len(set(SIGNS)) == 64
    assert from_unicode(to_unicode(cells_of("AB>#A ="))) == cells_of("AB>#A =")
