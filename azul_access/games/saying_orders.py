"""Free words in the order of the grammar's own sentences: moves, draws, statements, corrections.

The parts are those of a `Saying`. What is yielded are concepts, numbers and players; the rules of
the game say whether they make a command.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from azul_access.games.asking import Vocabulary
from azul_access.games.sayings import (
    ALL,
    DIFFERENT,
    DROP,
    EACH,
    EMPTY,
    EXCEPT,
    FELL,
    FROM,
    HOLDS,
    MARKER,
    NONE,
    PUT,
    REST,
    ROUND,
    SCORE,
    SOURCES,
    SPACE,
    SWAP,
    TAKE,
    TO,
    TURN,
    WAS,
    Figure,
    Saying,
    Spot,
    Symbols,
    Tiles,
)
from azul_access.games.sources import FACTORY_SPACES
from azul_access.language.grammar import Seat, Symbol

_BAG = "bag"


def list_moves(saying: Saying, vocabulary: Vocabulary) -> Iterator[Symbols]:
    """What a player may do on their turn: tiles of one colour, from a source, to a target."""
    tiles, spots, figures = saying.of(Tiles), saying.of(Spot), saying.of(Figure)
    places = vocabulary.moves
    is_named = bool(tiles) or any(spot.concept == places.placed_on for spot in spots)
    fills = ("fill",) if any(spot.concept == places.target for spot in spots) else ()
    if not is_named or not saying.only(TAKE, PUT, ALL, HOLDS, SPACE, DROP, *fills):
        return
    known = (*SOURCES, places.target, *places.targets, places.placed_on)
    if any(spot.concept not in known for spot in spots):
        return
    seats = tuple(saying.of(Seat))
    if len(seats) > 1 or (seats and saying.parts[0] != seats[0]) or EMPTY in saying.parts:
        return
    if saying.begins_with_verb:
        return
    if places.placed_on:
        yield from _list_placings(places.placed_on, seats, tiles, spots, figures)
    colours = {each.colour for each in tiles}
    counts = {each.count for each in tiles if each.count is not None}
    if len(colours) != 1 or len(counts) > 1 or any(each.way == TO for each in tiles):
        return
    sources = [spot for spot in spots if spot.concept in SOURCES]
    targets = [spot for spot in spots if spot.concept not in SOURCES]
    are_both = not spots and len(figures) == 2  # "red, number 3, and then into 5"
    for figure in sorted(figures, key=lambda each: (each.way == TO, each.way != FROM)):
        if figure.way == FROM or (not sources and (targets or are_both)):
            sources.append(Spot("factory", figure.number))
        elif places.target and (figure.way == TO or sources):
            targets.append(Spot(places.target, figure.number))
        else:
            return  # it may be either
    if len(sources) != 1 or len(targets) > 1 or (targets and not places.target):
        return
    if DROP in saying.words and not targets:
        targets = [Spot(concept) for concept in places.targets][:1]
    counted = (*counts, *colours)
    source = sources[0].symbols
    if not targets:
        yield (*seats, *counted, FROM, *source)
        return
    concept = places.targets.get(targets[0].concept)
    target = targets[0].symbols if concept is None else (concept,)
    yield (*seats, *counted, FROM, *source, TO, *target)


def _list_placings(
    place: str,
    seats: tuple[Seat, ...],
    tiles: list[Tiles],
    spots: list[Spot],
    figures: list[Figure],
) -> Iterator[Symbols]:
    """A tile onto a space: "two reds on the red star, space 2", "green on green 3"."""
    stars = [spot for spot in spots if spot.concept not in SOURCES]
    onto = [each for each in tiles if each.way == TO and each.count is None]
    if len(figures) != 1 or len(stars) + len(onto) != 1 or len(spots) > len(stars):
        return
    paid = [each for each in tiles if each not in onto]
    (figure,) = figures
    if not paid and stars and stars[0].colour:
        yield (*seats, *stars[0].symbols, "space", figure.number)  # "the 3 on the green star"
    if len(paid) != 1:
        return
    (pay,) = paid
    star: Symbols = (place, onto[0].colour) if onto else stars[0].symbols
    if star == (place,):
        return
    symbols = (*seats, *star, "space", figure.number)
    if onto or stars[0].colour:
        yield (*symbols, *(() if pay.count is None else ("with", pay.count, pay.colour)))
    else:
        with_paid = () if pay.count is None else ("with", pay.count, pay.colour)
        yield (*seats, pay.colour, TO, *star, "space", figure.number, *with_paid)


def list_draws(saying: Saying, vocabulary: Vocabulary) -> Iterator[Symbols]:
    """Tiles that were drawn: for the next factory, or for those that are named."""
    were = (WAS,) if "fill" in saying.words else ()
    if not saying.only(TAKE, PUT, HOLDS, ALL, EACH, EXCEPT, REST, DIFFERENT, NONE, "fill", *were):
        return
    spots, tiles = saying.of(Spot), saying.of(Tiles)
    spots = [spot for spot in spots if not (spot.concept == _BAG and spot.way == FROM)]
    if any(spot.concept not in vocabulary.moves.drawn_to for spot in spots) or saying.of(Seat):
        return
    figures = saying.of(Figure)
    first = figures[0] if len(figures) == 1 else None
    begins = HOLDS in saying.words and first is saying.parts[0]
    if first and not spots and (first.way == TO or begins):
        # "on the first one there are three reds", "the first one has three reds"
        spots, figures = [Spot(vocabulary.moves.drawn_to[0], first.number)], []
    if not {EXCEPT, NONE}.isdisjoint(saying.words):
        left = _first_names(vocabulary)
        # "One of everything but red" and "all different, no red", but "not red" is no draw.
        is_whole = bool(figures) or not {EACH, DIFFERENT}.isdisjoint(saying.words)
        is_whole = is_whole and [(each.way, each.count) for each in tiles] == [(EXCEPT, None)]
        if is_whole and len(tiles) == 1 and len(figures) <= 1 and not spots:
            wanted = {vocabulary.colours[tiles[0].colour]}
            count = figures[0].number if figures else 1
            yield tuple(
                symbol
                for colour in left
                if vocabulary.colours[colour] not in wanted
                for symbol in (count, colour)
            )
        return
    if not tiles or EMPTY in saying.parts or MARKER in saying.parts:
        return
    if REST in saying.words:
        tiles = [] if figures or len(spots) > 1 else _add_rest(tiles)
        if tiles:
            yield (*(symbol for spot in spots for symbol in spot.symbols), *_counted(tiles))
        return
    if DIFFERENT in saying.words:
        colours = {vocabulary.colours[each.colour] for each in tiles}
        if figures or len(colours) < FACTORY_SPACES or _count(tiles) != FACTORY_SPACES:
            return
    elif ALL in saying.words and len(tiles) == 1 and not figures and tiles[0].count is None:
        tiles = [replace(tiles[0], count=FACTORY_SPACES)]
        yield (*(symbol for spot in spots for symbol in spot.symbols), *_counted(tiles))
        return
    numbers = {each.count for each in tiles} - {None} | {figure.number for figure in figures}
    if EACH in saying.words and len(numbers) == 1:
        tiles = [replace(each, count=min(numbers)) for each in tiles]
        yield (*(symbol for spot in spots for symbol in spot.symbols), *_counted(tiles))
        return
    if DIFFERENT not in saying.words and not {ALL, EACH}.isdisjoint(saying.words):
        return
    if figures:
        tiles = _shift_counts(saying.parts)
    if not tiles:
        return
    # "two reds on factory 1" as well as "factory 1 two reds"
    parts = [*spots, *tiles] if len(spots) <= 1 else saying.parts
    yield tuple(
        symbol
        for part in parts
        for symbol in (part.symbols if isinstance(part, Spot) else _counted([part]))
    )


def _add_rest(tiles: Sequence[Tiles]) -> list[Tiles]:
    """The tiles where the last colour is that of the rest; empty where nothing is left for it."""
    *said, rest = tiles
    left = FACTORY_SPACES - _count(said)
    return [*said, replace(rest, count=left)] if said and left > 0 and rest.count is None else []


def _count(tiles: Sequence[Tiles]) -> int:
    return sum(each.count or 1 for each in tiles)


def _shift_counts(parts: Sequence[object]) -> list[Tiles]:
    """The tiles with the number after each of them: "x twice, o once"; empty for another order."""
    *counted, last = parts
    if not isinstance(last, Figure) or last.way:
        return []
    tiles = [part for part in counted if isinstance(part, Tiles)]
    numbers = [*(each.count for each in tiles[1:]), last.number]
    if len(tiles) < len(counted) or tiles[0].count is not None or None in numbers:
        return []
    return [replace(each, count=count) for each, count in zip(tiles, numbers, strict=True)]


def _first_names(vocabulary: Vocabulary) -> list[str]:
    """One name of each colour."""
    ordered = sorted(vocabulary.colours, key=lambda name: vocabulary.colours[name])
    same = groupby(ordered, lambda name: vocabulary.colours[name])
    return [next(names) for _, names in same]


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


def lacks_source(saying: Saying, vocabulary: Vocabulary) -> bool:
    """Whether a line is a move without the place that the tiles come from: "red to row 5"."""
    spots, tiles = saying.of(Spot), saying.of(Tiles)
    is_move = bool(tiles) and isinstance(next(iter(saying.parts), None), Tiles)
    targets = (vocabulary.moves.target, *vocabulary.moves.targets)
    named = [spot.concept in targets for spot in spots]
    named += [figure.way == TO for figure in saying.of(Figure)]
    is_wanted = TAKE in saying.words and bool(tiles) and tiles[0].is_said  # "I want a red one"
    is_open = named == [True] or (not named and is_wanted)
    return is_move and saying.only(TAKE, PUT, ALL, DROP) and not saying.of(Seat) and is_open


def mixes_colours(saying: Saying, vocabulary: Vocabulary) -> bool:
    """Whether a line says that tiles of several colours are where only one can be."""
    is_row = [spot.concept for spot in saying.of(Spot)] == [vocabulary.moves.of_one_colour]
    return is_row and len({tiles.colour for tiles in saying.of(Tiles)}) > 1
