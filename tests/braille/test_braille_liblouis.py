"""The library liblouis: it translates, it is silent, and it never raises."""

import threading

import pytest

from azul_access.braille.liblouis import VARIABLE, Liblouis, load, open_liblouis
from firmware_protocol.cells import from_unicode, to_unicode


def test_forward_and_back(library: Liblouis) -> None:
    """Cells as bytes, and print again."""
    cells = library.forward("Reihe 2", "de-g1.ctb")
    assert cells == from_unicode("⠗⠩⠓⠑⠀⠼⠃")
    assert library.backward(cells, "de-g1.ctb") == "reihe 2"
    assert library.forward("", "de-g1.ctb") == b""


def test_names_its_version(library: Liblouis) -> None:
    assert library.version[0].isdigit()
    assert "louis" in library.origin


def test_what_does_not_work_is_none_and_silent(
    library: Liblouis, capfd: pytest.CaptureFixture[str]
) -> None:
    """A table that is not there, a sign that ends C's strings, half a surrogate pair."""
    assert not library.has("no-such-table.ctb")
    assert library.forward("a", "no-such-table.ctb") is None
    assert library.backward(b"\x01", "no-such-table.ctb") is None
    assert library.forward("a\0b", "de-g1.ctb") is None
    assert library.forward("\ud800", "de-g1.ctb")
    assert library.forward("a" * 5000, "de-g1.ctb") == b"\x01" * 5000
    assert capfd.readouterr() == ("", "")


def test_any_thread_may_call(library: Liblouis) -> None:
    """liblouis is for one at a time; the binding sees to that."""
    tables = ("de-g1.ctb", "en-ueb-g1.ctb", "nl-NL-g0.utb")
    wanted = {table: library.forward("Reihe 2: SCH", table) for table in tables}
    wrong: list[str] = []

    def work(table: str) -> None:
        for _ in range(200):
            found = library.forward("Reihe 2: SCH", table)
            if found != wanted[table]:
                wrong.append(to_unicode(found or b""))

    threads = [threading.Thread(target=work, args=(table,)) for table in tables * 2]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []


def test_not_found_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """No such file, a library that is something else, or switched off."""
    assert load("off") is None
    assert load("/no/such/liblouis.so") is None
    assert load("libc.so.6") is None
    monkeypatch.setenv(VARIABLE, "off")
    open_liblouis.cache_clear()
    assert open_liblouis() is None
    monkeypatch.undo()
    open_liblouis.cache_clear()
