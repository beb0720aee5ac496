"""What players assert about the table, as values that `assertion_checks` compares with a state.

The seat of each is a player; in `Held` it is None where the place is nobody's.
"""

from azul_access.games.asked_parts import Place
from azul_access.games.sayings import Symbols
from azul_access.values import frozen

FULL, EMPTY = "full", "empty"


@frozen
class Held:
    """What lies at a place, or at all places of a kind where it has no number.

    `spot` are the concepts that name the place. `tiles` are colours, each with a number, None where
    only the colour is said; `total` is the number of all tiles, `free` that of the free spaces.
    `spaces` are numbered spaces with their colour, "" for a covered one and "empty" for a free one.
    `state` is whether the place is full or empty, `marker` whether the start marker is there.
    `is_only` is whether
    nothing else is there.
    """

    place: Place
    spot: Symbols
    tiles: tuple[tuple[str, int | None], ...] = ()
    total: int | None = None
    free: int | None = None
    spaces: tuple[tuple[int, str], ...] = ()
    state: str = ""
    marker: bool = False
    is_only: bool = False
    is_any: bool = False


@frozen
class Stated:
    """What the grammar's own sentences can say: points, the marker, the turn, a round."""

    symbols: Symbols


@frozen
class Ahead:
    """The player at `seat` has `points` more than the one at `other`, or than all others if None.

    No `points` are a tie; None leaves open by how many.
    """

    seat: int
    other: int | None
    points: int | None = None


@frozen
class OfGame:
    """Something that only a game knows, by its concept: who began, which colour is wild."""

    concept: str
    value: int


@frozen
class Denied:
    """What is asserted is not so."""

    fact: "Held | Stated | Ahead | OfGame"


Assertion = Held | Stated | Ahead | OfGame | Denied
