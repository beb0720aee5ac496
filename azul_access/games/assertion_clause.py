"""The parts of a clause that asserts something, as values; `assertion_parts` reads them."""

from dataclasses import dataclass, field

from azul_access.games.assertions import Assertion
from azul_access.values import frozen

# Words that join clauses, or that go with any.
LINKS = ("each", "everything", "all-of", "also", "more", "started", "space", "remains")


@frozen
class NamedPlace:
    """A place by its concept, with the numbers or the colour that name it."""

    concept: str
    numbers: tuple[int, ...] = ()
    colour: str | None = None


@dataclass(slots=True)
class Clause:
    """`tiles` are colours, None for any, each with a number, None where it is not said.

    `words` must all be used, `soft` ones can also say nothing. `order` has "p" for each place and
    "t" for each kind of tiles. `has_pronoun` is whether somebody is meant who was named before.
    `placed` are the numbers of places that are not named, with "in" or "on": "in my fourth".
    """

    seats: list[int] = field(default_factory=list)
    is_everybody: bool = False
    has_pronoun: bool = False
    may_have_pronoun: bool = False
    places: list[NamedPlace] = field(default_factory=list)
    tiles: list[tuple[str | None, int | None]] = field(default_factory=list)
    spaces: list[int] = field(default_factory=list)
    space_count: int | None = None
    free: int | None = None
    numbers: list[int] = field(default_factory=list)
    placed: list[tuple[str, int]] = field(default_factory=list)
    words: set[str] = field(default_factory=set)
    soft: set[str] = field(default_factory=set)
    order: str = ""
    has_verb: bool = False
    is_number_first: bool = False
    unknown: list[str] = field(default_factory=list)

    def says(self, *words: str) -> bool:
        return not (self.words | self.soft).isdisjoint(words)

    def uses(self, *words: str) -> bool:
        """Whether it has no other words than these, and those that join clauses."""
        return self.words <= {*words, *LINKS}

    @property
    def is_empty(self) -> bool:
        named = (self.seats, self.places, self.tiles, self.spaces, self.numbers, self.words)
        return not any(named) and not self.is_everybody


@frozen
class Context:
    """Players, the last of them who does not speak, place and tiles of the clauses before."""

    seats: tuple[int, ...] = ()
    third: int | None = None
    place: NamedPlace | None = None
    colour: str | None = None
    made: tuple[Assertion, ...] = ()
