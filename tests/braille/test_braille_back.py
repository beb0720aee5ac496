"""What the display shows, translated back by liblouis, is what it was meant to say.

All that is told in the golden games, and all views after each of their moves, in all languages:
cells of a whole display, as they stand there, against the text that was meant.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from azul_access import session
from azul_access.braille.liblouis import Liblouis
from azul_access.braille.rendering import Renderer
from azul_access.braille.translation import TABLES
from azul_access.braille.windows import Segment, dots_of, split_into_windows
from azul_access.cli.arguments import game_choices, parse
from azul_access.games.system import Field
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record import setup
from azul_access.session import Session
from azul_access.session.controls import SpeechOutput
from azul_access.session.narration import narrate
from azul_access.session.settings import Settings

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.txt"))
WIDTH = 40
# Where liblouis reads something else than was meant, and why that is well. All are its way back;
# the cells are those of its own way there, or stand on the tiles.
ALL = {
    # It knows no opening and closing quotation marks.
    "[„“”]": '"',
    # Cells that stand for themselves: a free place and the start marker.
    "⠤": "-",
    "⠂": ",",
}
EXCEPTIONS: dict[str, dict[str, str]] = {
    "de": {
        # Behind a number they have dot 6 before them; the way back makes one sign of the two.
        r"(?<=\d):": "╳",
        r"(?<=\d)\?": "¿",
        # SCH alone is for it the 5 of computer braille; beside other labels it is sch.
        r"(?<![\w⠱])⠱(?![\w⠱])": "5",
        "⠱": "sch",
    },
    "en": {
        "⠱": r"\\156/",  # no sign of English: its dots in words
        "'": "’",
    },
    "nl": {
        "⠱": "û",
        "éé": "\x89",  # a fault in its table: two é become a control character
    },
}


@cache
def told(path: Path) -> tuple[tuple[Session, tuple[Phrase, ...]], ...]:
    """Each paragraph of a golden game, with the table at which it was told."""
    return tuple(_told(path))


def _told(path: Path) -> Iterator[tuple[Session, tuple[Phrase, ...]]]:
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    words = first.removeprefix("# azul-access ").split()
    language = words[words.index("--language") + 1]
    chosen = parse(words, load_phrases(language))
    names = chosen.players.split(",")
    game = setup.make_setup(
        game=chosen.game,
        names=names,
        starts=names.index(chosen.starts),
        chosen=game_choices(chosen),
        bag=chosen.bag,
        seed=chosen.seed or 0,
        language=language,
    )
    step = session.begin(game, Settings(language, speech=SpeechOutput.OFF))
    for text in ["", *(line.removeprefix("> ") for line in lines if line.startswith("> "))]:
        if text:
            step = session.handle(step.session, text, "keyboard")
        here = step.session
        table = replace(here.context, verbosity=Verbosity.TERSE)
        for announcement in step.told:
            for paragraph in narrate(here.setup.system, table, announcement):
                yield here, tuple(paragraph)


def shown(words: list[str], writing: Renderer) -> Iterator[tuple[str, Segment]]:
    """What is on the display window by window, with the words that are meant."""
    found = split_into_windows([writing.cells(word) for word in words], WIDTH)
    left = list(words)
    for window in found:
        count = len(bytes(cell.dots for cell in window).split(b"\0"))
        yield " ".join(left[:count]), window
        del left[:count]
    assert not left


def plain(field: Field, writing: Renderer) -> str:
    return " " if field.text is None else writing.text([field.text])


def in_views(here: Session, writing: Renderer) -> Iterator[str]:
    """What the views and the first choices mean to say."""
    touch, state = here.setup.system.touch, here.ledger.state
    table = replace(here.context, verbosity=Verbosity.TERSE)
    for view in [*touch.views(table, state), touch.choices(table, state, ())]:
        strips = ["".join(plain(field, writing) for field in strip) for strip in view.strips]
        yield " ".join([writing.text([view.title]), *strips])


class Judge:
    """Reads cells back and remembers which exceptions it has met."""

    def __init__(self, library: Liblouis, language: str) -> None:
        self._library = library
        self._language = language
        self.rules = {**ALL, **EXCEPTIONS[language]}
        self.met: set[str] = set()

    def wrong(self, meant: str, cells: bytes) -> tuple[str, str] | None:
        read = self._library.backward(cells, TABLES[self._language][6])
        expected = meant
        for pattern, instead in self.rules.items():
            expected, count = re.subn(pattern, instead, expected)
            self.met |= {pattern} if count else set()
        if self._language == "de":
            # German braille does not mark capitals.
            expected, read = expected.casefold(), (read or "").casefold()
        return None if read == expected else (expected, read or "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_and_views_translated_back(library: Liblouis, language: str) -> None:
    """Each message and each view once, in windows of a display; and no exception is idle."""
    writing, judge = Renderer(language), Judge(library, language)
    meant: dict[str, None] = {}
    for path in GOLDEN:
        meant.update((writing.text(paragraph), None) for _, paragraph in told(path))
        for here in dict.fromkeys(here for here, _ in told(path)):
            meant.update(dict.fromkeys(in_views(here, writing)))
    assert len(meant) > 2000
    wrong = [
        found
        for text in meant
        for words, window in shown(text.split(), writing)
        if (found := judge.wrong(words, dots_of(window, len(window))))
    ]
    assert wrong == []
    assert judge.met == set(judge.rules)
