"""The numeric keypad: a line of digits and signs, as the concepts that its words would stand for.

The keys are the same in every language. What digits mean is the game's (`games.keypad`); this is
the table of the signs, and of the moves that a sign asks about, takes back or corrects.
"""

import re
from collections.abc import Mapping

from azul_access.games.system import State
from azul_access.language.grammar import Lattice, Reading, Seat, Symbol
from azul_access.session.change.history import is_counted
from azul_access.session.change.taking_back import is_newest
from azul_access.session.session import Session

Symbols = tuple[Symbol, ...]

_KEYS = re.compile(r"[\d+\-*/.]+", re.ASCII)
# What arrow keys and the like leave in a line that the terminal edits itself.
_OTHER_KEYS = re.compile(r"([\d+\-*/.]|\[([A-H]|\d~))+", re.ASCII)

# Whole lines. Asking begins with one asterisk, settings and the end with two.
SIGNS: Mapping[str, Symbols] = {
    ".": ("repeat",),
    "..": ("previous",),
    "*": ("whose-turn",),
    "/": ("help",),
    "-": ("undo",),
    "+": ("redo",),
    "*0": ("centre",),
    "**": ("factories",),
    "*.": ("board",),
    "*+": ("score",),
    "*/": ("moves",),
    "*-": ("history",),
    "***": ("settings",),
    "**1": ("step",),
    "**2": ("quieter",),
    "**3": ("flow",),
    "**4": ("slower",),
    "**5": ("normal",),
    "**6": ("faster",),
    "**7": ("terse",),
    "**8": ("louder",),
    "**9": ("verbose",),
    "**0": ("quit",),
    "**-": ("end",),
    "**+": ("expert",),
    "**.": ("digits", "off"),
}
# While a question waits for a yes or a no.
ANSWERS: Mapping[str, Symbols] = {"+": ("yes",), "-": ("no",)}
# A sign and a number.
_NUMBERED: Mapping[str, tuple[str, ...]] = {
    "-": ("undo",),
    "+": ("redo",),
    "*": ("factory",),
    "*.": ("board",),
    "*-": ("history",),
}
_NUMBER = re.compile(r"(-|\+|\*[.-]?)(\d{1,4})", re.ASCII)
_WHAT_IF = re.compile(r"/([\d.]+)", re.ASCII)
_CORRECTION = re.compile(r"-(\d{0,4})\.([\d.]+)", re.ASCII)
_LAST_MOVER = re.compile(r"-\*(\d)", re.ASCII)
_CHOICE = re.compile(r"\d{1,4}", re.ASCII)
_MOVE = re.compile(r"[\d.]+", re.ASCII)


def clean_keys(text: str) -> str:
    """The keys without spaces; some keypads have a comma in place of the dot."""
    return "".join(text.split()).replace(",", ".")


def is_key_line(session: Session, text: str) -> bool:
    """Whether a line is read as keys and not as words.

    In a walk through the table, digits alone are what lies at a place.
    """
    keys = clean_keys(text)
    if not session.settings.keypad or not _KEYS.fullmatch(keys):
        return False
    return session.walk is None or not keys.isdecimal()


def has_other_keys(session: Session, text: str) -> bool:
    """Whether a line has keys that a keypad sends while Num Lock is off."""
    keys = clean_keys(text)
    return (
        session.settings.keypad and not _KEYS.fullmatch(keys) and bool(_OTHER_KEYS.fullmatch(keys))
    )


def read_keys(session: Session, text: str) -> Symbols | None:
    """The concepts that a line of keys stands for; None if it stands for nothing now."""
    keys = clean_keys(text)
    if len(session.pending) == 1 and keys in ANSWERS:
        return ANSWERS[keys]
    if session.pending and keys == "-":
        return ANSWERS[keys]
    if keys == "-" and session.walk is None and is_newest(session):
        return ("wrong",)
    if keys in SIGNS:
        return SIGNS[keys]
    if len(session.pending) > 1 and _CHOICE.fullmatch(keys):
        return (int(keys),)
    if match := _NUMBER.fullmatch(keys):
        return (*_NUMBERED[match[1]], int(match[2]))
    if match := _LAST_MOVER.fullmatch(keys):
        seat = int(match[1]) - 1
        return ("that-was", Seat(seat)) if 0 <= seat < len(session.setup.names) else None
    if match := _CORRECTION.fullmatch(keys):
        return _read_correction(session, match[1], match[2])
    if match := _WHAT_IF.fullmatch(keys):
        return _read_move(session, session.ledger.state, match[1], "what-if")
    if _MOVE.fullmatch(keys):
        return _read_move(session, session.ledger.state, keys)
    return None


def make_lattice(symbols: Symbols) -> Lattice:
    """The lattice with these symbols as its only reading."""
    return [*([Reading(symbol, end)] for end, symbol in enumerate(symbols, 1)), []]


def _read_correction(session: Session, number: str, keys: str) -> Symbols | None:
    """A move in place of an entry: the one with a number, or else the last that players made.

    The keys are read as a move of that moment.
    """
    applied = session.ledger.applied
    if number:
        index = int(number) - 1
    else:
        by_players = (at for at, entry in enumerate(applied) if is_counted(entry))
        index = max(by_players, default=-1)
    # An entry that does not exist is refused by the correction itself.
    exists = 0 <= index < len(applied)
    state = applied[index].before if exists else session.ledger.state
    return _read_move(session, state, keys, "correct", "move", max(index + 1, 1))


def _read_move(session: Session, state: State, keys: str, *before: Symbol) -> Symbols | None:
    """A move in `state`, with some concepts before it."""
    keypad = session.setup.system.keypad
    move = None if keypad is None else keypad.read_keys(state, keys)
    return None if move is None else (*before, *move)
