"""What players of Summer Pavilion could pay with the tiles they have, or after their next take.

On the coloured board only the outer stars are looked at, each of which takes one colour.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from azul_access.games.summer_pavilion import pieces, scoring
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import Colour, FeatureKind
from azul_access.games.summer_pavilion.placing import surrounded_features
from azul_access.games.summer_pavilion.stars import accepted_colours
from azul_access.games.summer_pavilion.state import Player, Star, State
from azul_access.games.tiles import Counts, add_tiles, count_tiles
from azul_access.games.tuples import replace_item

# About how many points a bonus tile is worth, and a tile that a space costs: the dearer the space,
# the fewer tiles are left to find for its star.
BONUS_TILE, _PRICE = 2.0, 0.3


class Spot(NamedTuple):
    """A free space, and a colour of tiles that it takes; for the same space by their colour."""

    star: int
    space: int
    colour: Colour


class Prize(NamedTuple):
    """What a tile on a free space brings at least, and about what that is worth.

    `points` are those at once, and those at the end if it completes the star or its number.
    """

    spot: Spot
    points: int
    has_star: bool
    has_number: bool
    surrounds: tuple[FeatureKind, ...]
    worth: float


def payable_spots(state: State, seat: int) -> set[Spot]:
    """The free spaces that a player could pay, by the colour that pays."""
    return {spot for spot, lacking in _list_lacking(state, seat).items() if lacking <= 0}


def lacking_spots(state: State, seat: int, most: int) -> dict[Spot, int]:
    """How many tiles a player lacks for free spaces, where it is one to `most`."""
    found = _list_lacking(state, seat).items()
    return {spot: lacking for spot, lacking in found if 0 < lacking <= most}


def reachable_spots(state: State, seat: int) -> set[Spot]:
    """What a player cannot pay now, and could after one take of what lies there."""
    player = state.players[seat]
    hands = _hands_after_takes(state.factories, state.centre, state.wild, player.hand)
    found = {spot for hand in hands for spot in payable_with(state, seat, hand)}
    return found - payable_spots(state, seat)


def payable_with(state: State, seat: int, hand: Counts) -> set[Spot]:
    """What a player could pay with other tiles."""
    player = state.players[seat]._replace(hand=hand)
    return payable_spots(state._replace(players=replace_item(state.players, seat, player)), seat)


def judge_spots(state: State, seat: int, spots: Iterable[Spot]) -> list[Prize]:
    """What a tile on some free spaces brings, the best first."""
    stars = state.players[seat].stars
    found = [_judge(state.options, stars, spot) for spot in sorted(spots)]
    return sorted(found, key=lambda prize: -prize.worth)


def worth_of_best(state: State, seat: int, spots: Iterable[Spot]) -> float:
    """About what the best of some free spaces is worth; 0 of none."""
    return max((prize.worth for prize in judge_spots(state, seat, spots)), default=0.0)


def star_goal(options: Options, star: int, tiles: Star) -> int | None:
    """The points for a complete star at the end; None if what it will be is still open."""
    edition = options.edition
    if not options.grey and star != pieces.CENTRE_STAR:
        return edition.star_points[pieces.ALL_COLOURS[star - 1]]
    placed = [tile for tile in tiles if tile is not None]
    if not options.grey or len(set(placed)) > 1:
        return edition.mixed_star_points
    return edition.star_points[placed[0]] if len(placed) > 1 else None


def _list_lacking(state: State, seat: int) -> dict[Spot, int]:
    """How many tiles a player lacks for each free space; none without a tile of the colour."""
    options, player = state.options, state.players[seat]
    found: dict[Spot, int] = {}
    for star in range(pieces.STARS) if options.grey else range(1, pieces.STARS):
        tiles = player.stars[star]
        for colour in accepted_colours(options.grey, star, tiles):
            most = _count_payment(player, colour, state.wild)
            for index, price in enumerate(options.numbers[star]):
                if most and tiles[index] is None:
                    found[Spot(star, index, colour)] = price - most
    return found


def _count_payment(player: Player, colour: Colour, wild: Colour) -> int:
    """The most tiles with which a player could pay for a space of a colour."""
    own = player.hand[colour]
    return own + player.hand[wild] if own and colour is not wild else own


@lru_cache(maxsize=256)
def _hands_after_takes(
    factories: tuple[tuple[Colour, ...], ...], centre: Counts, wild: Colour, hand: Counts
) -> frozenset[Counts]:
    """The tiles of a player after each take of what lies there."""
    hands = set()
    for counts in {centre, *(count_tiles(tiles, pieces.COLOURS) for tiles in factories)}:
        with_wild = add_tiles(hand, wild, 1) if counts[wild] else hand
        others = [each for each in pieces.ALL_COLOURS if counts[each] and each is not wild]
        hands |= {add_tiles(with_wild, colour, counts[colour]) for colour in others}
        if counts[wild] and not others:
            hands.add(with_wild)
    return frozenset(hands)


def _judge(options: Options, stars: tuple[Star, ...], spot: Spot) -> Prize:
    star, index, colour = spot
    edition, tiles, price = options.edition, stars[star], options.numbers[star][index]
    covered = replace_item(stars, star, replace_item(tiles, index, colour))
    number = dict(scoring.complete_numbers(options, covered)).get(price, 0)
    points = scoring.run_length(tiles, index) + number
    if has_star := tiles.count(None) == 1:
        points += scoring.complete_stars(edition, [covered[star]])[0][-1]
    kinds = tuple(feature.kind for feature in surrounded_features(covered, star, index))
    bonus = sum(edition.bonus_tiles[kind] for kind in kinds)
    worth = points + BONUS_TILE * bonus + _PRICE * price
    return Prize(spot, points, has_star, number > 0, kinds, worth)
