"""The parts that a question can name: kinds of places, places, and tiles."""

from typing import NamedTuple

from azul_access.values import frozen


class PlaceKind(NamedTuple):
    """A kind of places by the concept that names it; `plural` concepts take no number.

    `owned` places belong to a player. `only` is the number of a place that has its own concept. One
    `named_by_colour` may have a colour in place of a number. `has_bonus` is whether there are
    points for a complete one at the end. `limit` is how many there always are.
    """

    kind: str
    owned: bool = False
    numbered: bool = False
    plural: bool = False
    only: int | None = None
    named_by_colour: bool = False
    has_bonus: bool = False
    limit: int | None = None


ALL_NAMED = " all named"
# The number of the last place of a kind: "the last factory".
LAST = -1


@frozen
class Place:
    """A place, or all places of a kind, as a question names it.

    `kind` is one of the kinds of the game; `number` counts from 1, and None means all of the kind.
    A `seat` of None means the player to act, where the places of this kind belong to players.
    """

    kind: str
    number: int | None = None
    seat: int | None = None


@frozen
class AskedTiles:
    """Tiles that a question names; None for what it leaves open."""

    colour: str | None = None
    count: int | None = None
    is_plural: bool = False


@frozen
class AskedPlace:
    """A place that a question names, by a number or by a colour."""

    concept: str
    number: int | None = None
    colour: str | None = None

    @property
    def is_any(self) -> bool:
        """Whether it may be any place of its kind."""
        return self.number is None and self.colour is None
