"""Who plays at a seat: a person or the computer, and how that is written in the log."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Self

from azul_access.errors import AccessError
from azul_access.games.planning import LEVELS
from azul_access.record.times import read_seconds
from azul_access.values import frozen

# The source of the computer's commands, as that of an input device.
COMPUTER_SOURCE = "computer"
# Somebody has to lay the tiles; all seats of a smaller game may be the computer's, to watch.
MOST_COMPUTERS = 3


@frozen
class Computer:
    """The computer at a seat; `level` is one of LEVELS.

    If it `is_even`, the level follows from the results of earlier games.
    """

    level: int
    is_even: bool = False


Computers = tuple[Computer | None, ...]


@frozen
class Mark:
    """What the log says of a command of the computer: its level, and the program's version."""

    level: int
    version: str

    def encode(self) -> dict[str, object]:
        return {"level": self.level, "version": self.version}

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self | None:
        """The mark of a log's entry; None if it has none."""
        level, version = data.get("level"), data.get("version")
        if data.get("by") != COMPUTER_SOURCE or type(level) is not int or type(version) is not str:
            return None
        return cls(level, version)


@frozen
class SeatChange:
    """From now on `name` plays at a seat: the computer, or a person where it is None.

    It changes no state of the game, and is no item of its history. `source` and `at` are as in
    CommandEntry.
    """

    seat: int
    name: str
    computer: Computer | None
    source: str
    at: int | None = field(default=None, compare=False)


def encode_seat_change(change: SeatChange) -> dict[str, object]:
    """The JSON object of a log line; seats count from 1."""
    return {
        "do": "seat",
        "player": change.seat + 1,
        "name": change.name,
        **({} if change.computer is None else _encode(change.computer)),
        "by": change.source,
    }


def decode_seat_change(data: Mapping[str, object]) -> SeatChange | None:
    """The change of seats that is written so; None if there is no such change."""
    seat, name, source = data.get("player"), data.get("name"), data.get("by", "")
    if type(seat) is not int or type(name) is not str or type(source) is not str:
        return None
    if seat < 1 or not name.isprintable() or not any(map(str.isalpha, name)):
        return None
    computer = _decode(data)
    if computer is None and "level" in data:
        return None
    return SeatChange(seat - 1, name, computer, source, read_seconds(data))


def encode_computers(computers: Computers) -> dict[str, object]:
    """The field of a log's header; none in a game of people only."""
    seats = [
        {"seat": number, **_encode(computer)}
        for number, computer in enumerate(computers, 1)
        if computer is not None
    ]
    return {"computers": seats} if seats else {}


def decode_computers(field: object, players: int, why: AccessError) -> Computers:
    """The computers of a header's field, by seat; empty without any.

    Raises: `why` for anything else.
    """
    computers: list[Computer | None] = [None] * players
    if not isinstance(field, Sequence):
        raise why
    for item in field:
        seat = item.get("seat") if isinstance(item, Mapping) else None
        computer = None if seat is None else _decode(item)
        if computer is None or type(seat) is not int or not 1 <= seat <= players:
            raise why
        computers[seat - 1] = computer
    return tuple(computers) if any(computers) else ()


def _encode(computer: Computer) -> dict[str, object]:
    return {"level": computer.level, **({"even": True} if computer.is_even else {})}


def _decode(data: Mapping[str, object]) -> Computer | None:
    level = data.get("level")
    if type(level) is not int or level not in LEVELS:
        return None
    return Computer(level, data.get("even") is True)
