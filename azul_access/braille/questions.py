"""Questions before a game on a braille display, without a device: text, choices, a typed answer.

There is no game yet, so no session: the display shows what was told, then the question, then its
choices. Panning leads through them; a routing key, or the key that confirms, chooses.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import (
    Cell,
    DisplaySize,
    Segment,
    encode_line,
    split_into_windows,
)
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.screen.choices import ChoiceList, Option
from azul_access.braille.screen.input_line import InputLine
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import load_name_joiners
from azul_access.language.phrase import Phrase
from azul_access.values import frozen
from firmware_protocol.cells import six_dots

# What keys answer at every question: words of the keyboard in all languages.
_WORDS = {KeyAction.HELP: "?", KeyAction.UNDO: "u", KeyAction.EARLIER_MESSAGE: "."}
# A label to touch, and the answer that it gives.
Choice = tuple[Phrase, str]
_STEPS = {
    KeyAction.PAN_ON: 1,
    KeyAction.NEXT_VIEW: 1,
    KeyAction.LATER_MESSAGE: 1,
    KeyAction.PAN_BACK: -1,
    KeyAction.PREVIOUS_VIEW: -1,
}


@frozen
class Question:
    """`has_names` tells that words of the answer are names, which begin with capitals.

    `more` are further sentences of its text. A page of a book has `turns`: what reading on before
    its start and after its end answers.
    """

    text: Phrase
    choices: Sequence[Choice] = ()
    has_names: bool = False
    more: tuple[Phrase, ...] = ()
    turns: tuple[str, str] | None = None


@frozen
class _Window:
    """A line of text, or of choices: then `answer` is that of the first one."""

    cells: Segment
    answer: str | None = None


@dataclass(slots=True)
class QuestionReader:
    """The state of one display while questions are asked. Its methods never raise."""

    size: DisplaySize = field(default_factory=lambda: DisplaySize(1, 1))
    _renderer: Renderer = field(default_factory=lambda: Renderer(next(iter(LANGUAGES))))
    _question: Question | None = None
    _told: tuple[Phrase, ...] = ()
    _input: InputLine = field(default_factory=InputLine)
    _position: int = 0

    def show_question(self, question: Question, renderer: Renderer) -> None:
        """Show a question from its beginning, after what was told since the last answer."""
        self._question, self._renderer, self._position = question, renderer, 0

    def show_answer(self, phrases: Sequence[Phrase], renderer: Renderer) -> None:
        """Show the answer to a key before the question; it stays until the next answer."""
        self._told, self._renderer, self._position = tuple(phrases), renderer, 0

    def resize(self, size: DisplaySize) -> None:
        self.size, self._position = size, 0

    def frame(self) -> list[bytes]:
        """Return the cells of each row; those of row 0 are followed by blank status cells."""
        windows = self._shown()
        windows += [()] * (self.size.rows - len(windows))
        rows = [encode_line(line, self.size.columns) for line in windows]
        rows[0] += bytes(self.size.status)
        return [six_dots(row) for row in rows] if self.size.dots == 6 else rows

    def press(self, press: KeyPress) -> tuple[str, ...] | None:
        """React to a key; returns what it answers, the most likely text first."""
        action = press.action
        turns = None if self._question is None else self._question.turns
        if turns is not None and action in (KeyAction.EARLIER_MESSAGE, KeyAction.LATER_MESSAGE):
            return self._answer((turns[action is KeyAction.LATER_MESSAGE],))
        match action:
            case _ if turns is not None and action in _STEPS:
                return self._turn(_STEPS[action], turns)
            case KeyAction.ROUTING:
                return self._touch(*divmod(press.number, self.size.columns))
            case KeyAction.LINE:
                return self._touch(press.number, 0)
            case KeyAction.CONFIRM:
                return self._confirm()
            case KeyAction.ESCAPE:
                return self._escape()
            case KeyAction.ERASE:
                self._input = self._input.erase()
            case KeyAction.ONE_HANDED:
                self._input = self._input.toggle_one_handed()
            case KeyAction.FIRST:
                self._position = 0
            case KeyAction.CHOICES:
                self._position = self._first_choice()
            case KeyAction.LAST:
                self._position = len(self._windows()) - 1
            case _ if action in _STEPS:
                self._pan(_STEPS[action])
            case _ if action in _WORDS:
                return self._answer((_WORDS[action],))
        return None

    def type(self, cell: int) -> None:
        """Type a chord of the braille keyboard, an ISO byte; 0 is the space bar alone."""
        self._input = self._input.add_chord(cell)

    # What is shown

    def _windows(self) -> list[_Window]:
        """The text, then a window for each choice; on several lines a line for each."""
        question = self._question
        texts = [*self._told, *([] if question is None else [question.text, *question.more])]
        words = self._renderer.render_words(self._renderer.render_text(texts))
        windows = [_Window(cells) for cells in split_into_windows(words, self.size.columns)]
        if question is None or not question.choices:
            return windows
        options = tuple(self._option(label, answer) for label, answer in question.choices)
        if self.size.rows > 1:
            lists = [ChoiceList((), (), (option,)) for option in options]
            lines = [choices.windows(self.size.columns)[0].cells for choices in lists]
            numbers: Iterable[int] = range(len(lines))
        else:
            found = ChoiceList((), (), options).windows(self.size.columns)
            lines, numbers = [it.cells for it in found], [it.first for it in found]
        answers = [question.choices[number][1] for number in numbers]
        return windows + list(map(_Window, lines, answers))

    def _option(self, label: Phrase, answer: str) -> Option:
        text = self._renderer.render_text([label])
        words = [
            tuple(Cell(cell.dots, answer) for cell in word)
            for word in self._renderer.render_words(text)
        ]
        return Option((), words, words, answer)

    def _shown(self) -> list[Segment]:
        rest = [window.cells for window in self._windows()[self._position :]]
        if self._input.cells:
            rest.insert(0, self._input.render(self.size.columns, self.size.dots))
        return rest[: self.size.rows]

    def _first_choice(self) -> int:
        """The first window with a choice, or the first one where there is none."""
        windows = self._windows()
        return next((at for at, window in enumerate(windows) if window.answer is not None), 0)

    # Keys

    def _touch(self, row: int, column: int) -> tuple[str, ...] | None:
        if self._input.cells and row == 0:
            return None
        lines = self._shown()
        line = lines[row] if row < len(lines) else ()
        pick = line[column].pick if column < len(line) else None
        return self._answer((pick,)) if isinstance(pick, str) else None

    def _confirm(self) -> tuple[str, ...] | None:
        """Send what is typed, choose the first choice, or go on to it."""
        question = self._question
        if self._input.cells:
            language = self._renderer.language
            texts = self._input.text_candidates(
                language, self.size.dots, number_expected=False, letters_expected=True
            )
            if question is not None and question.has_names:
                texts = tuple(map(_capitalise, texts))
            return self._answer(texts)
        windows = self._windows()
        answer = windows[self._position].answer
        if answer is not None:
            return self._answer((answer,))
        if question is not None and question.turns is not None:
            return self._answer((question.turns[1],))
        self._position = self._first_choice()
        return None

    def _escape(self) -> tuple[str, ...] | None:
        """Drop what is typed, return to the beginning of the question, or to the one before."""
        if self._input.cells:
            self._input = self._input.clear()
        elif self._position:
            self._position = 0
        else:
            return self._answer((_WORDS[KeyAction.UNDO],))
        return None

    def _pan(self, step: int) -> None:
        """Move by a window; over text on several lines by all lines that are shown."""
        windows = self._windows()
        first_choice = self._first_choice()
        rows = self.size.rows
        if step > 0 and self._position + rows < first_choice:
            self._position += rows
        elif step > 0 and rows > 1 and self._position < first_choice:
            self._position = first_choice
        else:
            self._position = min(max(self._position + step, 0), len(windows) - 1)

    def _turn(self, step: int, turns: tuple[str, str]) -> tuple[str, ...] | None:
        """Move by all lines that are shown; beyond the ends of a page to another one."""
        position = self._position + step * self.size.rows
        if not 0 <= position < len(self._windows()):
            return self._answer((turns[step > 0],))
        self._position = position
        return None

    def _answer(self, texts: tuple[str, ...]) -> tuple[str, ...] | None:
        if self._question is None:
            return None
        self._input, self._told = self._input.clear(), ()
        return texts


def _capitalise(text: str) -> str:
    """Let each name begin with a capital, unless the writer used capitals."""
    if text != text.lower():
        return text
    joiners = load_name_joiners()
    return " ".join(
        word if word in joiners else word[:1].upper() + word[1:] for word in text.split(" ")
    )
