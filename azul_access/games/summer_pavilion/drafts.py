"""How the taking of a round probably goes on: a quick guess that ends with full hands.

What players can do with their tiles is only known when they have all of them. So before hands are
judged, all players go on taking what brings them most by a simple estimate: so many points for each
tile of a colour.
"""

from collections.abc import Sequence

from azul_access.games.summer_pavilion.packing import ONE, ONE_COLOUR, SHIFT
from azul_access.games.summer_pavilion.pieces import COLOURS
from azul_access.games.summer_pavilion.positions import FROM_CENTRE, NOBODY, Position

# For each colour, what a player expects of each tile of it.
Uses = Sequence[float]


def finish_taking(
    position: Position, wild: int, uses: Sequence[Uses], stone_worth: float, next_seat: Sequence[int]
) -> tuple[list[int], list[int], int]:
    """Guess the rest of the taking.

    `uses` has a row for each seat.

    Returns: the hands at its end, what the start stone costs each seat, and who has the stone.
    """
    turn, _, stone, _, _, sources, centre, boards = position
    factories = [tiles for tiles in sources if tiles]
    hands = [board.hand for board in boards]
    costs = [0] * len(boards)
    wild_one, wild_shift = ONE[wild], SHIFT[wild]
    colours = [(colour, SHIFT[colour]) for colour in range(COLOURS) if colour != wild]
    while factories or centre:
        use = uses[turn]
        wild_use = use[wild]
        best, best_source, best_taken = -1e9, FROM_CENTRE, 0
        for source, tiles in enumerate((*factories, centre)):
            if not tiles:
                continue
            from_centre = source == len(factories)
            wilds = tiles >> wild_shift & ONE_COLOUR
            alone = True
            for colour, shift in colours:
                count = tiles >> shift & ONE_COLOUR
                if count:
                    alone = False
                    value = count * use[colour]
                    if wilds:
                        value += wild_use
                    if from_centre and stone == NOBODY:
                        value += stone_worth - count - (wilds > 0)
                    if value > best:
                        best, best_source = value, source
                        best_taken = (count << shift) + (wild_one if wilds else 0)
            if alone:
                value = wild_use
                if from_centre and stone == NOBODY:
                    value += stone_worth - 1
                if value > best:
                    best, best_source, best_taken = value, source, wild_one
        hands[turn] += best_taken
        if best_source == len(factories):
            centre -= best_taken
            if stone == NOBODY:
                stone = turn
                costs[turn] = sum([best_taken >> shift & ONE_COLOUR for shift in SHIFT])
        else:
            centre += factories.pop(best_source) - best_taken
        turn = next_seat[turn]
    return hands, costs, stone
