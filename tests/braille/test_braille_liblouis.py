"""The binding to liblouis: it translates, writes no messages, and does not raise."""

import threading

import pytest

from azul_access.braille.cells.braille_codes import load_braille_code
from azul_access.braille.cells.liblouis import VARIABLE, Liblouis, load_liblouis, open_liblouis
from azul_access.language.languages import LANGUAGES
from firmware_protocol.cells import from_unicode, to_unicode


def test_translation(library: Liblouis) -> None:
    """Cells come as bytes."""
    assert library.translate("Reihe 2", "de-g1.ctb") == from_unicode("⠗⠩⠓⠑⠀⠼⠃")
    assert library.translate("", "de-g1.ctb") == b""


def test_version(library: Liblouis) -> None:
    """The version is text that begins with a number."""
    assert library.version[0].isdigit()


def test_failures_are_none_and_silent(library: Liblouis, capfd: pytest.CaptureFixture[str]) -> None:
    """A missing table and a null character give None; an unpaired surrogate is replaced."""
    assert not library.has_table("no-such-table.ctb")
    assert library.translate("a", "no-such-table.ctb") is None
    assert library.translate("a\0b", "de-g1.ctb") is None
    assert library.translate("\ud800", "de-g1.ctb")
    assert library.translate("a" * 5000, "de-g1.ctb") == b"\x01" * 5000
    assert capfd.readouterr() == ("", "")


def test_calls_from_several_threads(library: Liblouis) -> None:
    """liblouis is not thread-safe; the binding serialises the calls."""
    expected = {
        table: library.translate("Reihe 2: SCH", table)
        for table in (load_braille_code(language).liblouis_table for language in LANGUAGES)
    }
    wrong: list[str] = []

    def translate_often(table: str) -> None:
        for _ in range(200):
            cells = library.translate("Reihe 2: SCH", table)
            if cells != expected[table]:
                wrong.append(to_unicode(cells or b""))

    tables = [*expected, *expected]
    threads = [threading.Thread(target=translate_often, args=(table,)) for table in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing file, another library, or "off" gives None."""
    assert load_liblouis("off") is None
    assert load_liblouis("/no/such/liblouis.so") is None
    assert load_liblouis("libc.so.6") is None
    monkeypatch.setenv(VARIABLE, "off")
    open_liblouis.cache_clear()
    assert open_liblouis() is None
    monkeypatch.undo()
    open_liblouis.cache_clear()
