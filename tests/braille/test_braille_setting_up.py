"""Setting up a game with a braille display: each question stands on it and is answered there."""

import pytest
from braille_print import to_print

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.cells.translation import translate
from azul_access.braille.questions import Question, QuestionReader
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import phrase

ONE_LINE, MANY_LINES = DisplaySize(1, 20), DisplaySize(9, 40)
EACH_SIZE = pytest.mark.parametrize("size", [ONE_LINE, MANY_LINES, DisplaySize(1, 12, 0, 6)])
CHOICES = [(phrase("name", name=name), str(number)) for number, name in enumerate("ABC", 1)]
PLAYERS = Question(phrase("ask-players"), [(phrase("number", number=2), "2")], has_names=True)


def open_reader(question: Question, size: DisplaySize, language: str = "en") -> QuestionReader:
    reader = QuestionReader()
    reader.resize(size)
    reader.show_question(question, Renderer(language))
    return reader


def lines(reader: QuestionReader, language: str = "en") -> list[str]:
    return [
        to_print(row[: reader.size.columns], language).rstrip().lower() for row in reader.frame()
    ]


@EACH_SIZE
@pytest.mark.parametrize("number", [1, 2, 3])
def test_two_panning_keys_choose_everything(size: DisplaySize, number: int) -> None:
    """Panning leads through the question to each choice; both keys together choose it."""
    reader = open_reader(Question(phrase("ask-starts", players="", player=""), CHOICES), size)
    reader.press(KeyPress(KeyAction.CONFIRM))  # on to the choices
    for _ in range(number - 1):
        assert reader.press(KeyPress(KeyAction.PAN_ON)) is None
    assert reader.press(KeyPress(KeyAction.CONFIRM)) == (str(number),)


@EACH_SIZE
def test_a_routing_key_chooses_what_stands_under_it(size: DisplaySize) -> None:
    reader = open_reader(Question(phrase("ask-starts", players="", player=""), CHOICES), size)
    reader.press(KeyPress(KeyAction.CHOICES))
    found = {
        answer[0]
        for place in range(size.rows * size.columns)
        if (answer := reader.press(KeyPress(KeyAction.ROUTING, place)))
    }
    assert found == {"1", "2", "3"}


def test_panning_reads_the_whole_question() -> None:
    """Nothing of a question is missing on a narrow display."""
    reader = open_reader(PLAYERS, ONE_LINE)
    read = []
    for _ in range(20):
        read += lines(reader)
        reader.press(KeyPress(KeyAction.PAN_ON))
    text = " ".join(dict.fromkeys(read))
    assert text == "who is playing? names with commas, or how many. 2"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_names_begin_with_capitals(language: str) -> None:
    reader = open_reader(PLAYERS, ONE_LINE, language)
    typed = {"de": "anna und ben", "en": "anna and ben", "nl": "anna en ben"}[language]
    for cell in translate(typed, language):
        reader.type(cell)
    texts = reader.press(KeyPress(KeyAction.CONFIRM))
    assert texts is not None
    assert typed.replace("a", "A", 1).replace("ben", "Ben") in texts
    assert not any(text[:1].islower() for text in texts)


@pytest.mark.parametrize(
    ("action", "text"),
    [(KeyAction.HELP, "?"), (KeyAction.UNDO, "u"), (KeyAction.EARLIER_MESSAGE, ".")],
)
def test_keys_ask_for_help_go_back_and_repeat(action: KeyAction, text: str) -> None:
    reader = open_reader(PLAYERS, ONE_LINE)
    assert reader.press(KeyPress(action)) == (text,)


def test_escape_drops_typed_text_then_returns_then_goes_back() -> None:
    reader = open_reader(PLAYERS, ONE_LINE)
    reader.press(KeyPress(KeyAction.PAN_ON))
    reader.type(1)
    assert reader.press(KeyPress(KeyAction.ESCAPE)) is None
    assert lines(reader) != lines(open_reader(PLAYERS, ONE_LINE))
    assert reader.press(KeyPress(KeyAction.ESCAPE)) is None
    assert lines(reader) == lines(open_reader(PLAYERS, ONE_LINE))
    assert reader.press(KeyPress(KeyAction.ESCAPE)) == ("u",)


def test_what_is_told_stands_before_the_question_until_the_next_answer() -> None:
    reader = open_reader(PLAYERS, MANY_LINES)
    reader.show_answer([phrase("first-question")], Renderer("en"))
    assert lines(reader)[0] == "this is the first question."
    assert lines(reader)[1].startswith("who is playing?")
    reader.press(KeyPress(KeyAction.HELP))
    reader.show_question(PLAYERS, Renderer("en"))
    assert lines(reader)[0].startswith("who is playing?")


def test_nothing_answers_before_a_question() -> None:
    """A display that is found early shows an empty line, and its keys do nothing."""
    reader = QuestionReader()
    assert not any(reader.press(KeyPress(action)) for action in KeyAction)
