"""What players cannot set on the table, and why, for every game of the family."""

from collections.abc import Sequence
from enum import Enum

from azul_access.games.system import IllegalCommand

# Three score cards show three digits; no game lasts longer.
MOST_POINTS = 999
MOST_ROUNDS = 99


class SetReason(Enum):
    """Why the table cannot be set like this; the values name messages."""

    ALREADY_SO = "already-so"
    TILES_MISSING = "tiles-missing"
    FACTORY_SIZE = "factory-size"
    LINE_SIZE = "line-size"
    FLOOR_SIZE = "floor-size"
    ONE_MARKER = "one-marker"
    SCORE_RANGE = "score-range"
    ROUND_RANGE = "round-range"
    EACH_PLAYER_ONCE = "each-player-once"
    FACTORY_GAP = "factory-gap"
    NOT_WHILE_FILLING = "not-while-filling"
    NOT_WHILE_PLACING = "not-while-placing"
    PASSED_TOO_EARLY = "passed-too-early"
    HAS_PASSED = "has-passed"
    ONLY_SCORES = "only-scores"
    TURN_FOLLOWS = "turn-follows"
    ROW_COLOURS = "row-colours"
    NOT_OVER = "not-over"


def check_size(reason: Enum, *, count: int, size: int) -> None:
    """Raises: IllegalCommand with `reason` if a place of `size` cannot hold `count` tiles."""
    if count > size:
        raise IllegalCommand(reason, count=count, size=size)


def check_points(points: int, least: int = 0) -> None:
    """Raises: IllegalCommand if no score can be `points`."""
    if not least <= points <= MOST_POINTS:
        raise IllegalCommand(SetReason.SCORE_RANGE, least=least, count=MOST_POINTS)


def check_round(number: int, rounds: int = MOST_ROUNDS) -> None:
    """Raises: IllegalCommand if a game has no round of that number."""
    if not 1 <= number <= rounds:
        raise IllegalCommand(SetReason.ROUND_RANGE, count=rounds)


def check_order(order: Sequence[int], players: int) -> None:
    """Raises: IllegalCommand unless `order` has every seat once."""
    if sorted(order) != list(range(players)):
        raise IllegalCommand(SetReason.EACH_PLAYER_ONCE, count=players)
