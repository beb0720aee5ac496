"""What players say that lies on the table, checked and settled, for every game of the family."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum, IntEnum
from typing import TypeVar

from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_counts, subtract_counts

T = TypeVar("T")

# Three score cards show three digits; no game lasts longer.
MOST_POINTS = 999
MOST_ROUNDS = 99
_MOST_CONTENTS = 100


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
    NOT_OVER = "not-over"


def check_contents(
    contents: object,
    encode: Callable[[T], dict[str, object]],
    decode: Callable[[Mapping[str, object]], T],
) -> None:
    """Raises: IllegalCommand if `contents` are none that a log could hold."""
    if type(contents) is tuple and 0 < len(contents) <= _MOST_CONTENTS:
        try:
            read = tuple([decode(encode(content)) for content in contents])
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            read = ()
        if read == contents:
            return
    raise IllegalCommand(MalformedReason.MALFORMED)


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


def settle_stock(
    bag: Counts, reserve: Counts, drawn: Counts, played: Counts, colours: Sequence[IntEnum]
) -> tuple[Counts, Counts]:
    """Bag and reserve after a setting; every tile of the game stays somewhere.

    `drawn` and `played` are how many tiles of each colour came to the places that tiles are drawn
    to and to the players' boards; negative where tiles went. What people drew comes from the bag,
    and from the reserve where the bag has too few; what they played comes from the reserve first.
    `colours` are all colours of the game.

    Raises: IllegalCommand with the colour and the number of tiles that are nowhere.
    """
    bags, reserves = [], []
    for colour in colours:
        from_bag, from_reserve = drawn[colour], played[colour]
        if from_bag * from_reserve < 0:  # tiles that only moved between the table's places
            moved = min(abs(from_bag), abs(from_reserve))
            from_bag += moved if from_bag < 0 else -moved
            from_reserve += moved if from_reserve < 0 else -moved
        in_bag, in_reserve = bag[colour] - from_bag, reserve[colour] - from_reserve
        if in_bag < 0:
            in_bag, in_reserve = 0, in_reserve + in_bag
        if in_reserve < 0:
            in_bag, in_reserve = in_bag + in_reserve, 0
        if in_bag < 0:
            raise IllegalCommand(SetReason.TILES_MISSING, colour=colour, count=-in_bag)
        bags.append(in_bag)
        reserves.append(in_reserve)
    return tuple(bags), tuple(reserves)


def remaining_stock(
    bag: Counts, reserve: Counts, counts: Counts, colours: Sequence[IntEnum]
) -> Counts:
    """What is left of bag and reserve where one of them holds `counts`.

    Raises: IllegalCommand if they do not have so many tiles.
    """
    left = subtract_counts(add_counts(bag, reserve), counts)
    for colour in colours:
        if left[colour] < 0:
            raise IllegalCommand(SetReason.TILES_MISSING, colour=colour, count=-left[colour])
    return left


def total_counts(counts: Iterable[Counts], colours: int) -> Counts:
    total: Counts = (0,) * colours
    for item in counts:
        total = add_counts(total, item)
    return total
