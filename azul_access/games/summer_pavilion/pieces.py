"""The pieces of Summer Pavilion and how its board is built. No words, no rules.

A board has seven stars of six spaces. Star 0 is the centre star; stars 1 to 6 lie around it
clockwise. Spaces count from 0 clockwise here, too, and from 1 for people and in files.
"""

from dataclasses import dataclass
from enum import Enum, IntEnum

COLOURS = 6
TILES_OF_A_COLOUR = 22
STARS = 7
SPACES = 6
SUPPLY_SPACES = 10
CORNERS = 4
ROUNDS = 6
CENTRE_STAR = 0


class Colour(IntEnum):
    """The six colours, in the order of their stars on the coloured board, clockwise."""

    PURPLE = 0
    ORANGE = 1
    RED = 2
    BLUE = 3
    YELLOW = 4
    GREEN = 5

    # An enum hashes its name, in Python; colours are looked up for every move.
    __hash__ = int.__hash__


ALL_COLOURS = tuple(Colour)

# Proposed braille labels (docs/summer-pavilion.md): R, B and O are those of the base game; L is
# lila, lilac, lila; G is grün, green, groen; Y is an odd one out, as X is on the tactile set.
LABELS: dict[Colour, str] = {
    Colour.PURPLE: "L",
    Colour.ORANGE: "O",
    Colour.RED: "R",
    Colour.BLUE: "B",
    Colour.YELLOW: "Y",
    Colour.GREEN: "G",
}
COLOUR_OF_LABEL: dict[str, Colour] = {label: colour for colour, label in LABELS.items()}


class Supply(Enum):
    """The ten spaces that bonus tiles are taken from, as a place that is filled."""

    SUPPLY = "supply"


SUPPLY = Supply.SUPPLY


@dataclass(frozen=True, slots=True)
class Spot:
    """A space of a star; `star` from 0 (the centre star), `space` from 0."""

    star: int
    space: int


class FieldKind(Enum):
    """What stands between the stars; surrounding it earns bonus tiles."""

    PILLAR = "pillar"
    STATUE = "statue"
    WINDOW = "window"


@dataclass(frozen=True, slots=True)
class Feature:
    """A pillar, statue or window at outer star `star` (from 1), and the spaces around it.

    A pillar stands between its star and the centre star, a statue between its star and the next
    one clockwise, a window at the outer edge of its star.
    """

    kind: FieldKind
    star: int
    spots: tuple[Spot, ...]


# Rules 3, "Bonus tiles".
BONUS_TILES = {FieldKind.PILLAR: 1, FieldKind.STATUE: 2, FieldKind.WINDOW: 3}


def next_star(star: int) -> int:
    """The outer star clockwise of outer star `star`."""
    return star % (STARS - 1) + 1


def _features() -> tuple[Feature, ...]:
    """Rules 3, "Board geometry"; numbers of spaces there count from 1."""
    found = []
    for star in range(1, STARS):
        after = next_star(star)
        inner = (Spot(CENTRE_STAR, (star + 3) % SPACES), Spot(CENTRE_STAR, (star + 4) % SPACES))
        found += [
            Feature(FieldKind.PILLAR, star, (Spot(star, 1), Spot(star, 2), *inner)),
            Feature(
                FieldKind.STATUE,
                star,
                (Spot(star, 0), Spot(star, 1), Spot(after, 2), Spot(after, 3)),
            ),
            Feature(FieldKind.WINDOW, star, (Spot(star, 4), Spot(star, 5))),
        ]
    return tuple(found)


FEATURES = _features()
FEATURES_AT: dict[tuple[int, int], tuple[Feature, ...]] = {
    (star, space): tuple(feature for feature in FEATURES if Spot(star, space) in feature.spots)
    for star in range(STARS)
    for space in range(SPACES)
}
