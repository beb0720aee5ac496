"""`rules` with a braille display: it shows the paragraph, and its keys turn the page."""

import queue
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from braille_print import to_print
from fake_table import FakeConsole

from azul_access.braille import question_displays
from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.cells.translation import translate
from azul_access.braille.discovery import find_display
from azul_access.braille.question_displays import QuestionDisplays
from azul_access.braille.questions import Question, QuestionReader
from azul_access.cli.reading_displays import ReadingDisplays
from azul_access.cli.rules import ReadingCompanion
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.setup import make_setup
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.reading.rule_reading import RuleReading, begin_reading
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.link import Lost


class OneDisplay:
    """Stands for all displays, without a device."""

    def __init__(self, size: DisplaySize, language: str) -> None:
        self.reader, self.language = QuestionReader(size), language
        self.has_quit = False
        setup = make_setup(
            game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language=language
        )
        settings = replace(Settings(language), speech=SpeechOutput.OFF)
        self.companion = ReadingCompanion(FakeConsole())
        self.companion.start(begin_reading(setup, settings))
        self.displays = ReadingDisplays(cast(Any, self), self.companion, self._quit)

    def _quit(self) -> None:
        self.has_quit = True

    def show_question(self, question: Question, settings: Settings, on_answer: Any) -> None:
        self.on_answer = on_answer
        self.reader.show_question(question, Renderer(settings.language))

    def show_answer(self, phrases: Sequence[Phrase], settings: Settings) -> None:
        self.reader.show_answer(phrases, Renderer(settings.language))

    def press(self, *actions: KeyAction) -> None:
        for action in actions:
            answer = self.reader.press(KeyPress(action))
            if answer is not None:
                self.on_answer(answer)

    def type(self, text: str) -> None:
        for cell in translate(text, self.language):
            self.reader.type(cell)
        self.press(KeyAction.CONFIRM)

    @property
    def place(self) -> tuple[int, int]:
        session = cast(RuleReading, self.companion.session)
        return session.paragraphs[session.position].number

    @property
    def text(self) -> str:
        return " ".join(to_print(row, self.language).strip() for row in self.reader.frame())


@pytest.mark.parametrize("size", [DisplaySize(1, 20), DisplaySize(9, 40, 0, 6)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_panning_reads_the_whole_book(size: DisplaySize, language: str) -> None:
    """Nothing is left out, and screen and voice go on with the display."""
    display = OneDisplay(size, language)
    read, places = display.text, [display.place]
    while places[-1] != (2, 2):
        display.press(KeyAction.PAN_ON)
        read += " " + display.text
        if display.place != places[-1]:
            places.append(display.place)
    assert places == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2)]
    session = display.companion.session
    phrases = session.settings.phrases
    for paragraph in cast(RuleReading, session).paragraphs[:4]:
        told = phrases.render_all((paragraph.text,), session.settings.verbosity, Form.SHOW)
        words = to_print(translate(told, language), language).split()
        assert " ".join(words[-3:]) in " ".join(read.split())
    assert "1.2" in cast(FakeConsole, display.companion._screen.console).output


def test_message_keys_go_on_and_back_and_a_typed_number_jumps() -> None:
    """A topic that is not in the book is refused above the paragraph; q ends."""
    display = OneDisplay(DisplaySize(1, 40), "en")
    display.press(KeyAction.LATER_MESSAGE, KeyAction.LATER_MESSAGE, KeyAction.EARLIER_MESSAGE)
    assert display.place == (1, 2)
    assert "1.2" in display.text
    display.type("5.8")
    assert display.place == (5, 8)
    display.press(KeyAction.CONFIRM)
    assert "chapter 6" in display.text.casefold()
    display.companion.handle_line("<", "keyboard")
    assert "5.8" in display.text
    display.type("elephants")
    assert "nothing about" in display.text
    assert display.place == (5, 8)
    display.press(KeyAction.LATER_MESSAGE)
    assert "chapter 6" in display.text.casefold()
    display.type("q")
    assert display.has_quit
    assert display.displays.has_quit


def test_what_is_wrong_with_a_port_is_said_once_with_a_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And where the search goes on; a display that comes later is said, too."""
    monkeypatch.setattr(question_displays, "SEARCH_SECONDS", 0.01)
    address, told = "/dev/azul-nowhere", queue.SimpleQueue[str]()
    results = [Lost(Fault(Reason.PORT_MISSING, address)), find_display("emu://dotpad")]

    def find(_: str) -> Any:
        return results.pop(0) if len(results) > 1 else results[0]

    def report(phrases: Sequence[Phrase]) -> None:
        told.put(load_phrases("en").render_all(phrases, Verbosity.NORMAL, Form.SHOW))

    displays = QuestionDisplays([address], find, tmp_path, report)
    try:
        first = told.get(timeout=60)
        assert f"there is no {address}. Please plug it in" in first
        assert f"keep looking at {address}" in first
        assert "is there" in told.get(timeout=60)
    finally:
        displays.close()
