"""Games in which dictated lines are read, and what they mean there."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from azul_access.record.setup import make_setup
from azul_access.session import Session, begin_game, handle_line
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import list_paragraphs

FOLDER = Path(__file__).parent / "corpus"
# What was typed before; 0 stands for the letter of the centre.
_FACTORIES = "rrbs bbxo bbrs ooxb sxrb xxro rsxo"
_SUPPLY = ("2l 2o 2r 2b y g", "rrbg lyyo bbyr ggol yyrb")
BEFORE = {
    "azul fill": (),
    "azul take": (_FACTORIES, "7x1"),
    "azul ask": (_FACTORIES, "7x1"),
    "pavilion take": (*_SUPPLY, "5y"),
    "pavilion place": (),
}


class Line(NamedTuple):
    """A dictated text and a short typed form of what was said, at one of the positions."""

    position: str
    text: str
    meant: str


def read_corpus(name: str) -> list[Line]:
    lines: list[Line] = []
    position = ""
    for row in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if row.startswith("# "):
            position = row.removeprefix("# ")
        else:
            text, _, meant = row.rpartition(" | ")
            lines.append(Line(position, text, meant))
    return lines


@cache
def begin(position: str, language: str) -> Session:
    is_azul = position.startswith("azul")
    is_placing = position == "pavilion place"
    setup = make_setup(
        game="azul" if is_azul else "summer-pavilion",
        names=("Anna", "Ben", "Clara") if is_azul else ("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual" if is_placing else "table",
        seed=10,
        language=language,
    )
    session = begin_game(setup, Settings(language, speech=SpeechOutput.OFF)).session
    lines = BEFORE[position]
    if is_placing:
        lines = ("3y", "2r", "0b", "1g", "5r", "0y", "4g", "0o", "0b", "0r")
    for line in lines:
        step = handle_line(session, line.replace("0", "z" if language == "de" else "c"), "test")
        assert step.understood, line
        session = step.session
    return session


def outcome(session: Session, text: str) -> tuple[object, ...]:
    """What a line leads to: the state of the game, or else what it says; and the settings."""
    step = handle_line(session, text, "test")
    after = step.session
    if step.entries:
        return (after.ledger.state, after.settings)
    said = tuple(
        tuple(paragraph)
        for announcement in step.announcements
        for paragraph in list_paragraphs(session.setup.system, after.context, announcement)
    )
    return (step.understood, after.settings, said)


def is_right(language: str, line: Line) -> bool:
    """Whether a dictated line leads to the same as its short form."""
    session = begin(line.position, language)
    return outcome(session, line.text) == outcome(session, line.meant)


def moves(language: str, line: Line) -> bool:
    """Whether something was entered in the game."""
    return bool(handle_line(begin(line.position, language), line.text, "test").entries)
