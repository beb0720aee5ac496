"""Tips in the log: who asked the coach, so that a story can say it, and games without tips."""

from collections.abc import Mapping
from dataclasses import field

from azul_access.record.times import read_seconds
from azul_access.values import frozen


@frozen
class Tip:
    """A tip for the player at `seat` was given.

    It changes no state of the game, and is no item of its history. `source` and `at` are as in
    CommandEntry.
    """

    seat: int
    source: str
    at: int | None = field(default=None, compare=False)


@frozen
class TipSwitch:
    """From here on the table plays with tips or without; it changes no state and no history."""

    is_on: bool
    source: str
    at: int | None = field(default=None, compare=False)


TipEntry = Tip | TipSwitch


def encode_tip(tip: TipEntry) -> dict[str, object]:
    """The JSON object of a log line; seats count from 1."""
    if isinstance(tip, TipSwitch):
        return {"do": "tips", "on": tip.is_on, "by": tip.source}
    return {"do": "tip", "player": tip.seat + 1, "by": tip.source}


def decode_tip(data: Mapping[str, object], players: int) -> TipEntry | None:
    """The entry that is written so; None if there is no such tip in a game of so many players."""
    seat, source, is_on = data.get("player"), data.get("by", ""), data.get("on")
    if data.get("do") == "tips" and type(is_on) is bool and type(source) is str:
        return TipSwitch(is_on, source, read_seconds(data))
    if type(seat) is not int or not 1 <= seat <= players or type(source) is not str:
        return None
    return Tip(seat - 1, source, read_seconds(data))
