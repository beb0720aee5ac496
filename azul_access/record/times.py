"""Times of a game: when it was begun, and how many seconds later each entry was saved."""

import datetime
from collections.abc import Mapping


def read_begun(header: Mapping[str, object]) -> datetime.datetime | None:
    """The local time at which a game was begun; None if the header of its log has no valid one."""
    try:
        return datetime.datetime.fromisoformat(str(header.get("begun", ""))).astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def read_seconds(entry: Mapping[str, object]) -> int | None:
    """The whole seconds from the beginning of the game to an entry; None if it has no valid time.

    A time never makes an entry invalid.
    """
    at = entry.get("at")
    return at if type(at) is int and at >= 0 else None


def count_seconds(
    begun: datetime.datetime,
    now: datetime.datetime,
    newest: Mapping[str, object] | None,
    waited: float,
) -> int:
    """The whole seconds from `begun` to `now`, but not fewer than those of the `newest` entry.

    If the clock was set back, or had been ahead when the game began, times go on from the newest
    entry by the `waited` seconds, which a clock counted that nobody sets.
    """
    before = 0 if newest is None else read_seconds(newest) or 0
    seconds = int((now - begun).total_seconds())
    return seconds if seconds >= before else before + round(waited)
