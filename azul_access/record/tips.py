"""Tips in the log: who asked the coach, so that a story can say it."""

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


def encode_tip(tip: Tip) -> dict[str, object]:
    """The JSON object of a log line; seats count from 1."""
    return {"do": "tip", "player": tip.seat + 1, "by": tip.source}


def decode_tip(data: Mapping[str, object], players: int) -> Tip | None:
    """The tip that is written so; None if there is no such tip in a game of so many players."""
    seat, source = data.get("player"), data.get("by", "")
    if type(seat) is not int or not 1 <= seat <= players or type(source) is not str:
        return None
    return Tip(seat - 1, source, read_seconds(data))
