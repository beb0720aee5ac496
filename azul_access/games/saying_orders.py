"""Free words in the order of the grammar's own sentences: moves, draws, statements, corrections.

The parts are those of a `Saying`. What is yielded are concepts, numbers and players; the rules of
the game say whether they make a command.
"""

from collections.abc import Iterator, Sequence

from azul_access.games.asking import Vocabulary
from azul_access.games.sayings import (
    ALL,
    EMPTY,
    FELL,
    FROM,
    HOLDS,
    MARKER,
    PUT,
    ROUND,
    SCORE,
    SPACE,
    SWAP,
    TAKE,
    TURN,
    WAS,
    Figure,
    Saying,
    Spot,
    Symbols,
    Tiles,
)
from azul_access.language.grammar import Seat, Symbol

_BAG = "bag"


def _counted(tiles: Sequence[object]) -> Symbols:
    symbols: list[Symbol] = []
    for each in tiles:
        if isinstance(each, Tiles):
            symbols += ([] if each.count is None else [each.count]) + [each.colour]
        elif isinstance(each, str):
            symbols.append(each)
    return tuple(symbols)


def list_statements(
    saying: Saying, vocabulary: Vocabulary, known: Spot | None = None
) -> Iterator[Symbols]:
    """What lies at one place. `known` is the place where the line names none."""
    if not saying.only(HOLDS, PUT, ALL, SCORE, ROUND, TURN, MARKER, EMPTY, SPACE):
        return
    spots, tiles, seats = saying.of(Spot), saying.of(Tiles), tuple(saying.of(Seat))
    figures = tuple(figure.number for figure in saying.of(Figure))
    if len(seats) > 1 or saying.begins_with_verb or any(spot.way == FROM for spot in spots):
        return
    if not spots and not tiles and seats and len(figures) == 1:
        yield (SCORE, *seats, *figures)
        return
    if MARKER in saying.parts and not tiles and not figures:
        if seats and not spots:
            yield (MARKER, *seats)
        elif not seats and [spot.concept for spot in spots] == ["centre"]:
            yield (MARKER, "centre")
        return
    if not spots and known is not None:
        spots = [known]
    if len(spots) != 1 or len(figures) > 1:
        return
    (spot,) = spots
    has_rows = spot.concept in vocabulary.moves.in_rows
    has_numbers = has_rows or vocabulary.places[spot.concept].numbered
    if has_numbers and spot.number is None and any(each.count is not None for each in tiles):
        return  # "two blacks on the wall" is about no row of it
    held = _counted([part for part in saying.parts if isinstance(part, Tiles | str)])
    if has_rows and figures:
        held = ("space", *figures, *held)
    elif figures:
        return
    if held:
        yield (*spot.symbols, *seats, *held)


def list_values(saying: Saying) -> Iterator[Symbols]:
    """What lies at a place that is known: "b at place 3", "only one o"."""
    figures = [figure.number for figure in saying.of(Figure)]
    if saying.of(Spot) or saying.of(Seat) or len(figures) > 1 or saying.begins_with_verb:
        return
    if saying.only(HOLDS, PUT, ALL, SCORE, MARKER, EMPTY, SPACE):
        held = _counted([part for part in saying.parts if isinstance(part, Tiles | str)])
        if figures and held:
            yield (SPACE, *figures, *held)
        yield (*figures, *held)


def list_corrections(saying: Saying) -> Iterator[Symbols]:
    """What was drawn for a factory: "in round 1 there was r r b s on factory 2"."""
    spots, tiles, figures = saying.of(Spot), saying.of(Tiles), saying.of(Figure)
    if WAS not in saying.words or not saying.only(HOLDS, PUT, ROUND, WAS, "fill"):
        return
    if len(spots) != 1 or spots[0].concept != "factory" or saying.of(Seat) or not tiles:
        return
    if len(figures) == (ROUND in saying.words):
        numbers = [figure.number for figure in figures]
        yield (
            "correct",
            *((ROUND, *numbers) if numbers else ()),
            *spots[0].symbols,
            *_counted(tiles),
        )


def names_fallen(saying: Saying) -> bool:
    """Whether a line says that something has fallen over, and nothing else."""
    is_bare = not saying.of(Tiles) and not saying.of(Figure)
    is_one = len(saying.of(Spot)) <= 1 and len(saying.of(Seat)) <= 1
    return FELL in saying.words and is_bare and is_one and saying.only(FELL, HOLDS, ALL, WAS, PUT)


def count_drawn(saying: Saying) -> int | None:
    """How many tiles were drawn, where a line says only that: "we have drawn five"."""
    figures = saying.of(Figure)
    is_bare = len(saying.parts) == len(figures) == 1
    if is_bare and "fill" in saying.words and saying.only("fill", HOLDS, TAKE, ALL, WAS):
        return int(figures[0].number)
    return None


def swaps_moves(saying: Saying) -> bool:
    """Whether a line says that the last moves are the wrong way round."""
    return SWAP in saying.words and len(saying.parts) == len(saying.of(Figure))


def mixes_colours(saying: Saying, vocabulary: Vocabulary) -> bool:
    """Whether a line says that tiles of several colours are where only one can be."""
    is_row = [spot.concept for spot in saying.of(Spot)] == [vocabulary.moves.of_one_colour]
    return is_row and len({tiles.colour for tiles in saying.of(Tiles)}) > 1
