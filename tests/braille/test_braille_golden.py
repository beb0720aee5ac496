"""The braille of the golden games says what it should, according to liblouis' back-translation.

All messages of the golden games, and all views after each of their moves, are laid out on a
display, translated back and compared with the intended text.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from golden_games import FILES, replay
from liblouis_judge import PROGRAM, back_translate

from azul_access.braille.cells.braille_codes import load_braille_code
from azul_access.braille.cells.layout import split_into_windows
from azul_access.braille.cells.rendering import Renderer
from azul_access.games.sentence_touch import touch_of
from azul_access.games.touch import Field, View
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase, Verbosity
from azul_access.session import Session
from azul_access.session.output.narration import narrate

WIDTH = 40
# Accepted differences: patterns in the intended text, and what liblouis reads instead. Its
# back-translation is ambiguous there; the cells are those of its own translation, or of the tiles.
IN_ALL_LANGUAGES = {
    # Opening and closing quotation marks.
    "[„“”]": '"',
    # Cells with a meaning of their own: a free place and the start marker.
    "⠤": "-",
    "⠂": ",",
}
DIGITS_AS_LETTERS = str.maketrans("1234567890", "abcdefghij")
IN_LANGUAGE: dict[str, dict[str, str | Callable[[re.Match[str]], str]]] = {
    "de": {
        # After a number they have dot 6 before them; liblouis reads both cells as one character.
        r"(?<=\d):": "╳",
        r"(?<=\d)\?": "¿",
        # A single SCH is read as the 5 of computer braille, with other labels as sch.
        r"(?<![\w⠱])⠱(?![\w⠱])": "5",
        "⠱": "sch",
    },
    "en": {
        "⠱": r"\\156/",  # not in the English table: its dots
        "'": "’",
    },
    "nl": {
        "⠱": "û",
        # Faults in the table: two é become a control character, digits after a full stop letters,
        # and a quotation mark after a question mark a sign of its own, with the blank behind it.
        "éé": "\x89",
        r"(?<=\d\.)\d+": lambda found: found[0].translate(DIGITS_AS_LETTERS),
        r'(?<=\?)" ': "=",
    },
}


def play_golden_games() -> Iterator[tuple[Session, list[list[Phrase]]]]:
    """Yield the session after each step of all golden games, with the narration of the step."""
    for path in FILES:
        for _, step in replay(path.read_text(encoding="utf-8").splitlines()):
            session = step.session
            context = replace(session.context, verbosity=Verbosity.TERSE)
            yield (
                session,
                [
                    paragraph
                    for announcement in step.announcements
                    for paragraph in narrate(session.setup.system, context, announcement)
                ],
            )


@pytest.fixture(scope="module")
def steps() -> list[tuple[Session, list[list[Phrase]]]]:
    return list(play_golden_games())


def view_text(view: View, renderer: Renderer) -> str:
    """Return the title of a view and its strips."""
    strips = ["".join(field_text(field, renderer) for field in strip) for strip in view.strips]
    return " ".join([renderer.render_text([view.title]), *strips])


def field_text(field: Field, renderer: Renderer) -> str:
    return " " if field.text is None else render_field(renderer, field.text)


@cache
def render_field(renderer: Renderer, text: Phrase) -> str:
    """Views have many fields, of which few are different."""
    return renderer.render_text([text])


def lay_out(text: str, renderer: Renderer) -> Iterator[tuple[str, bytes]]:
    """Yield the windows of a display that shows `text`: the words of each, and its cells."""
    words = text.split()
    for window in split_into_windows(renderer.render_words(text), WIDTH):
        cells = bytes(cell.dots for cell in window)
        count = len(cells.split(b"\0"))
        yield " ".join(words[:count]), cells
        del words[:count]
    assert not words


def intended_texts(
    steps: list[tuple[Session, list[list[Phrase]]]], renderer: Renderer
) -> dict[str, None]:
    """Return all messages, views and first choices, each text once."""
    texts: dict[str, None] = {}
    for session, paragraphs in steps:
        texts.update((renderer.render_text(paragraph), None) for paragraph in paragraphs)
        touch, state = touch_of(session.setup.system), session.ledger.state
        context = replace(session.context, verbosity=Verbosity.TERSE)
        for view in (*touch.views(context, state), touch.choices(context, state, ())):
            texts[view_text(view, renderer)] = None
    return texts


@pytest.mark.needs(PROGRAM)
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_views_translated_back(
    language: str, steps: list[tuple[Session, list[list[Phrase]]]]
) -> None:
    """liblouis reads each window as intended; and each accepted difference occurs."""
    renderer = Renderer(language)
    texts = intended_texts(steps, renderer)
    assert len(texts) > 2000
    windows = dict(window for text in texts for window in lay_out(text, renderer))
    differences = {**IN_ALL_LANGUAGES, **IN_LANGUAGE[language]}
    unused = set(differences)
    wrong = []
    for text, read in zip(
        windows,
        back_translate(list(windows.values()), load_braille_code(language).liblouis_table),
        strict=True,
    ):
        expected = text
        for pattern, replacement in differences.items():
            expected, count = re.subn(pattern, replacement, expected)
            unused -= {pattern} if count else set()
        if language == "de":  # German braille does not mark capitals
            expected, read = expected.casefold(), read.casefold()
        if read != expected:
            wrong.append((expected, read))
    assert wrong == []
    assert unused == set()
