"""What is true in every game of Summer Pavilion, for tests that play any game."""

from azul_access.games.summer_pavilion.pieces import (
    CENTRE_STAR,
    COLOURS,
    CORNERS,
    SUPPLY_SPACES,
    TILES_OF_A_COLOUR,
)
from azul_access.games.summer_pavilion.state import State
from azul_access.games.tiles import add_counts, count_tiles


def find_problems(state: State) -> list[str]:
    """Tiles that are missing or doubled, and other things that the rules cannot lead to."""
    problems = []
    on_factories = [tile for factory in state.factories for tile in factory]
    total = add_counts(add_counts(state.bag, state.tower), add_counts(state.supply, state.centre))
    total = add_counts(total, count_tiles(on_factories, COLOURS))
    for player in state.players:
        on_stars = [tile for star in player.stars for tile in star if tile is not None]
        total = add_counts(
            add_counts(total, count_tiles(on_stars, COLOURS)), add_counts(player.hand, player.kept)
        )
        if player.score < state.options.lowest or sum(player.kept) > CORNERS:
            problems.append("score or corners out of range")
        for index, star in enumerate(player.stars):
            colours = [tile for tile in star if tile is not None]
            kinds = len(set(colours))
            if index != CENTRE_STAR and not state.options.grey:
                if any(tile != index - 1 for tile in colours):
                    problems.append("a colour on another one's star")
            elif kinds < len(colours) and (kinds > 1 or not state.options.grey):
                problems.append("a star neither of one colour nor of six")
    if total != (TILES_OF_A_COLOUR,) * COLOURS:
        problems.append("tiles lost or doubled")
    if min(min(state.bag), min(state.tower), min(state.supply), min(state.centre)) < 0:
        problems.append("fewer than no tiles")
    if sum(state.supply) > SUPPLY_SPACES:
        problems.append("supply overfull")
    return problems
