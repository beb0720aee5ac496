"""The first start in a terminal asks once which voice reads the game aloud."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from azul_access.cli import table_settings
from azul_access.cli.silencer import Silencer
from azul_access.keyboard import Console
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings


class Questions:
    """Notes how it is asked, and answers with Enter alone."""

    def __init__(self) -> None:
        self.asked: list[tuple[SpeechOutput, object, object]] = []

    @contextmanager
    def open(self, _: object, settings: Settings, *__: object, **___: object) -> Iterator[Any]:
        def ask(_: str, read: Callable[[str], object], **slots: object) -> object:
            self.asked.append((settings.speech, slots["reader"], slots["number"]))
            return read("")

        yield SimpleNamespace(ask=ask)


@pytest.mark.parametrize(
    ("running", "output", "number"),
    [("NVDA", SpeechOutput.SCREENREADER, 3), ("", SpeechOutput.OWN, 1)],
)
def test_a_running_screen_reader_asks_and_is_what_enter_means(
    running: str,
    output: SpeechOutput,
    number: int,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """Without one the program's own voice does; the answer is kept and not asked for again."""
    questions = Questions()
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    monkeypatch.setattr(table_settings, "find_reader", lambda: running)
    monkeypatch.setattr(table_settings, "open_spoken_console", questions.open)
    console = cast(Console, SimpleNamespace(kind="prompt"))
    for _ in range(2):
        settings = table_settings.choose_settings(argparse.Namespace(), console, "en", Silencer())
        assert settings.speech is output
    assert questions.asked == [(output, running or "none", number)]
