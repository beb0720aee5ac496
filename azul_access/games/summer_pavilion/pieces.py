"""The pieces of Summer Pavilion and the spaces of its boards. No words, no rules.

A board has seven stars of six spaces. Star 0 is the centre star; stars 1 to 6 are around it
clockwise. Spaces count clockwise, from 0 here and from 1 for players and in files.
"""

from enum import Enum, IntEnum

from azul_access.values import frozen

COLOURS = 6
TILES_OF_A_COLOUR = 22
STARS = 7
SPACES = 6
SUPPLY_SPACES = 10
CENTRE_STAR = 0


class Colour(IntEnum):
    """The six colours, in the order of their stars on the coloured board, clockwise."""

    PURPLE = 0
    ORANGE = 1
    RED = 2
    BLUE = 3
    YELLOW = 4
    GREEN = 5

    # The hash of an enum is slow, and every move looks up colours.
    __hash__ = int.__hash__


ALL_COLOURS = tuple(Colour)

# Proposed braille labels (docs/summer-pavilion.md): R, B and O are those of the base game; L is
# lila, lilac, lila; G is grün, green, groen; Y is the first letter in one of them only.
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


@frozen
class Space:
    """A space of a star; `star` is 0 for the centre star, `index` counts from 0."""

    star: int
    index: int


class FeatureKind(Enum):
    """What is between the stars; a player who surrounds it earns bonus tiles."""

    PILLAR = "pillar"
    STATUE = "statue"
    WINDOW = "window"


@frozen
class Feature:
    """A pillar, statue or window at outer star `star` (from 1), and the spaces around it.

    A pillar is between its star and the centre star, a statue between its star and the next one
    clockwise, a window at the outer edge of its star.
    """

    kind: FeatureKind
    star: int
    spaces: tuple[Space, ...]


def next_star(star: int) -> int:
    """The outer star clockwise of outer star `star`."""
    return star % (STARS - 1) + 1


def _features() -> tuple[Feature, ...]:
    """Rules 3, "Board geometry"; spaces count from 1 there."""
    features = []
    for star in range(1, STARS):
        neighbour = next_star(star)
        inner = (Space(CENTRE_STAR, (star + 3) % SPACES), Space(CENTRE_STAR, (star + 4) % SPACES))
        features += [
            Feature(FeatureKind.PILLAR, star, (Space(star, 1), Space(star, 2), *inner)),
            Feature(
                FeatureKind.STATUE,
                star,
                (Space(star, 0), Space(star, 1), Space(neighbour, 2), Space(neighbour, 3)),
            ),
            Feature(FeatureKind.WINDOW, star, (Space(star, 4), Space(star, 5))),
        ]
    return tuple(features)


FEATURES = _features()
FEATURES_AT: dict[tuple[int, int], tuple[Feature, ...]] = {
    (star, index): tuple(feature for feature in FEATURES if Space(star, index) in feature.spaces)
    for star in range(STARS)
    for index in range(SPACES)
}
