"""The examples of the rule book: small tables, moves on them, and what the rules make of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from azul_access.games.rule_book import Slots
from azul_access.games.sources import CENTRE, FACTORIES, FACTORIES_FOR
from azul_access.games.summer_pavilion import editions, events, pieces, rules, scoring, terms
from azul_access.games.summer_pavilion.commands import Command, Pass, Place, Take
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, Star, State
from azul_access.games.tiles import Counts, count_tiles
from azul_access.language.phrase import (
    Phrase,
    Verbosity,
    at_verbosity,
    describe_numbers,
    join_with_and,
)

EventT = TypeVar("EventT")

_PLAYERS = 2
_EMPTY_STAR: Star = (None,) * pieces.SPACES
_SCORE = 20
# The wild colour of the examples, and the stars that they name.
_WILD = Colour.PURPLE
_PURPLE, _ORANGE, _RED, _BLUE, _YELLOW, _GREEN = range(1, pieces.STARS)


def wild_comes_along(options: Options) -> Slots:
    tiles = (Colour.RED, Colour.RED, _WILD, _WILD)
    state = taking(options, factories=((), (), tiles))
    taken = _after(state, Take(FACTORIES[2], Colour.RED), events.Taken)
    rest = [colour for _, colour in taken.rest]
    wilds = 0 if taken.wild is None else 1
    return {
        "tiles": _list(tiles),
        "taken": taken.size,
        "got": taken.size + wilds,
        "rest": _list(rest),
    }


def only_wild(options: Options) -> Slots:
    lying = 3
    state = taking(options, centre=counts_of({_WILD: lying}))
    taken = _after(state, Take(CENTRE, _WILD), events.Taken)
    return {"lying": lying, "left": lying - taken.size}


def hours(_: Options) -> Slots:
    clock = [terms.space_clock(pieces.Space(_RED, index)) for index in range(pieces.SPACES)]
    return {"one": clock[0], "two": clock[1], "six": clock[5]}


def features(_: Options) -> Slots:
    """The spaces at a window, a statue and a pillar."""
    kinds = pieces.FeatureKind
    return {
        "window": _numbers_at(kinds.WINDOW, _GREEN, _GREEN),
        "near": _numbers_at(kinds.STATUE, _PURPLE, _PURPLE),
        "far": _numbers_at(kinds.STATUE, _PURPLE, _ORANGE),
        "outer": _numbers_at(kinds.PILLAR, _PURPLE, _PURPLE),
        "inner": _numbers_at(kinds.PILLAR, _PURPLE, pieces.CENTRE_STAR),
    }


def _numbers_at(kind: pieces.FeatureKind, star: int, of: int) -> Phrase:
    """The numbers of the spaces of one star that are at the feature of a star."""
    (found,) = [it for it in pieces.FEATURES if it.kind is kind and it.star == star]
    numbers = sorted(space.index + 1 for space in found.spaces if space.star == of)
    return join_with_and(describe_numbers(numbers))


def first_from_centre(options: Options) -> Slots:
    centre = counts_of({Colour.BLUE: 3, Colour.RED: 1})
    state = taking(options, centre=centre)
    stone = _after(state, Take(CENTRE, Colour.BLUE), events.StoneTaken)
    return {
        "tiles": stone.tiles,
        "lost": stone.before - stone.after,
        "before": stone.before,
        "after": stone.after,
    }


def price(options: Options) -> Slots:
    number, own = 4, 3
    hand = counts_of({Colour.RED: own, _WILD: number - own})
    placed = _place(options, hand, _RED, number)
    return {
        "number": placed.natural + placed.wild,
        "own": placed.natural,
        "wild": placed.wild,
        "paid": placed.natural + placed.wild - 1,
    }


def single_points() -> int:
    """The points of a tile that touches no other."""
    return scoring.run_length(star_of(Colour.RED, [1]), 0)


def connected(options: Options) -> Slots:
    covered, number = (2, 3), 4
    placed = _place(options, counts_of({Colour.BLUE: number}), _BLUE, number, covered)
    full = star_of(Colour.BLUE, range(1, pieces.SPACES + 1))
    return {
        "from": covered[0],
        "to": covered[-1],
        "place": number,
        "points": placed.after - placed.before,
        "full": scoring.run_length(full, 0),
    }


def window(options: Options) -> Slots:
    hand = counts_of({Colour.GREEN: pieces.SPACES})
    state = placing(options, hand, _GREEN, (5,))
    surrounded = _after(state, put(_GREEN, 6), events.Surrounded)
    return {"window": surrounded.earned}


def centre_star(options: Options) -> Slots:
    first, second = Colour.RED, Colour.BLUE
    star: Star = (first, second, *_EMPTY_STAR[2:])
    hand: Counts = (pieces.SPACES,) * pieces.COLOURS
    board = board_with(hand, {pieces.CENTRE_STAR: star})
    state = placing(options, hand, _RED, ())._replace(players=(board, board))
    colours = {
        it.colour
        for it in rules.legal_commands(state)
        if isinstance(it, Place) and it.star == pieces.CENTRE_STAR
    }
    assert not colours & {first, second}
    return {
        "first": terms.label(first),
        "second": terms.label(second),
        "free": len(colours),
    }


def two_features(options: Options) -> Slots:
    """The second space of a star is at its statue and at its pillar."""
    number = 2
    at = pieces.FEATURES_AT[_PURPLE, number - 1]
    stars = {star: _around(star, at) for star in range(pieces.STARS)}
    stars[_PURPLE] = tuple(
        None if index == number - 1 else tile for index, tile in enumerate(stars[_PURPLE])
    )
    board = board_with(counts_of({Colour.PURPLE: pieces.SPACES}), stars)
    state = placing(options, board.hand, _PURPLE, ())._replace(players=(board, board))
    surrounded = _after(state, put(_PURPLE, number), events.Surrounded)
    earned = options.edition.bonus_tiles
    return {
        "statue": earned[pieces.FeatureKind.STATUE],
        "pillar": earned[pieces.FeatureKind.PILLAR],
        "together": surrounded.earned,
    }


def _around(star: int, found: Sequence[pieces.Feature]) -> Star:
    """A star whose spaces at some features are covered."""
    covered = {space.index for it in found for space in it.spaces if space.star == star}
    colours = pieces.ALL_COLOURS
    return tuple(
        colours[index if star == pieces.CENTRE_STAR else star - 1] if index in covered else None
        for index in range(pieces.SPACES)
    )


def passing(options: Options) -> Slots:
    hand = counts_of({Colour.GREEN: 2, Colour.YELLOW: 1})
    full = {star: star_of(Colour(star - 1), range(1, 4)) for star in range(1, pieces.STARS)}
    board = board_with(hand, {**full, pieces.CENTRE_STAR: _EMPTY_STAR})
    centre: Star = (Colour.GREEN, Colour.YELLOW, *_EMPTY_STAR[2:])
    board = board._replace(stars=(centre, *board.stars[1:]))
    state = placing(options, hand, _RED, ())._replace(players=(board, board))
    assert not any(isinstance(it, Place) for it in rules.legal_commands(state))
    passed = _after(state, Pass(None), events.Passed)
    assert passed.before == passed.after
    return {"tiles": sum(passed.kept)}


def shared_victory(_: Options) -> Slots:
    best, other = 4 * _SCORE, 3 * _SCORE + 7
    assert scoring.winners((best, other, other)) == (0,)
    assert scoring.winners((best, best, other)) == (0, 1)
    return {"best": best, "other": other}


def keeping(options: Options) -> Slots:
    hand = counts_of({Colour.GREEN: 4, Colour.RED: 2})
    keep = (Colour.GREEN,) * options.edition.corners
    state = placing(options, hand, _RED, ())
    passed = _after(state, Pass(keep), events.Passed)
    return {
        "tiles": sum(hand),
        "kept": sum(passed.kept),
        "paid": sum(passed.discarded),
        "lost": passed.before - passed.after,
    }


def complete_numbers(options: Options) -> Slots:
    red = star_of(Colour.RED, range(1, pieces.SPACES + 1))
    stars = [
        red if star == _RED else star_of(Colour(max(star - 1, 0)), [1])
        for star in range(pieces.STARS)
    ]
    coloured = _coloured(options)
    ((_, _, star),) = scoring.complete_stars(options.edition, stars)
    ((_, number),) = scoring.complete_numbers(coloured, stars)
    return {"star": star, "number": number, "total": star + number}


# Tables and moves


def _coloured(options: Options) -> Options:
    """The examples name stars by their colours, and purple is wild."""
    wilds = tuple(sorted(options.wilds, key=lambda colour: colour is not _WILD))
    return replace(options, board=editions.Board.COLOURED, wilds=wilds)


def taking(
    options: Options,
    *,
    factories: Sequence[tuple[Colour, ...]] = (),
    centre: Counts = NO_TILES,
) -> State:
    """The turn of a player with some points, in the first round."""
    state, _ = rules.new_game(_PLAYERS, 0, _coloured(options))
    empty = ((),) * (FACTORIES_FOR[_PLAYERS] - len(factories))
    board = board_with(NO_TILES)
    return state._replace(
        phase=Phase.TAKE,
        holder=None,
        factories=(*factories, *empty),
        centre=centre,
        players=(board,) * _PLAYERS,
    )


def placing(options: Options, hand: Counts, star: int, covered: Sequence[int]) -> State:
    """The turn of a player with tiles and one star with covered spaces; nobody has passed."""
    supply = counts_of({Colour.ORANGE: pieces.SUPPLY_SPACES // 2, Colour.RED: 5})
    board = board_with(hand, {star: star_of(Colour(star - 1), covered)})
    return taking(options)._replace(
        phase=Phase.PLACE, holder=0, supply=supply, players=(board, board)
    )


def board_with(hand: Counts, stars: dict[int, Star] | None = None) -> Player:
    found = stars or {}
    rows = tuple(found.get(star, _EMPTY_STAR) for star in range(pieces.STARS))
    return Player(rows, hand, NO_TILES, _SCORE, passed=False)


def star_of(colour: Colour, numbers: Sequence[int]) -> Star:
    return tuple(colour if index + 1 in numbers else None for index in range(pieces.SPACES))


def counts_of(held: dict[Colour, int]) -> Counts:
    return tuple(held.get(colour, 0) for colour in pieces.ALL_COLOURS)


def put(star: int, number: int) -> Place:
    return Place(star, number - 1)


def _place(
    options: Options, hand: Counts, star: int, number: int, covered: Sequence[int] = ()
) -> events.Placed:
    return _after(placing(options, hand, star, covered), put(star, number), events.Placed)


def _after(state: State, command: Command, kind: type[EventT]) -> EventT:
    """The event of a kind that follows from a command."""
    _, happened = rules.apply(state, command)
    return next(event for event in happened if isinstance(event, kind))


def _list(colours: Sequence[Colour]) -> Phrase:
    """Tiles by number and label: "2 R and 2 L"."""
    counts = count_tiles(colours, pieces.COLOURS)
    return join_with_and(at_verbosity(terms.counts(counts), Verbosity.TERSE))
