"""The examples of the rule book: small tables, moves on them, and what the rules make of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from azul_access.games.azul import disc, events, rules, scoring
from azul_access.games.azul.commands import Choose, Command, Take
from azul_access.games.azul.editions import Options, Wall, wall_column
from azul_access.games.azul.pieces import (
    ALL_COLOURS,
    FLOOR,
    LINES,
    MARKER,
    Colour,
    Line,
    Piece,
)
from azul_access.games.azul.state import PatternRow, Phase, Player, Row, State
from azul_access.games.azul.terms import label
from azul_access.games.rule_book import Slots
from azul_access.games.sources import CENTRE, FACTORIES, FACTORIES_FOR, FACTORY_SPACES
from azul_access.language.phrase import Phrase, Verbosity, at_verbosity, join_with_and, phrase

EventT = TypeVar("EventT")

_PLAYERS = 2
_EMPTY_ROW: Row = (None,) * LINES
_EMPTY_WALL = (_EMPTY_ROW,) * LINES
_NO_LINES: tuple[PatternRow | None, ...] = (None,) * LINES
_SCORE = 20


def full_bag(options: Options) -> Slots:
    state, _ = rules.new_game(_PLAYERS, 0, options)
    drawn = FACTORIES_FOR[_PLAYERS] * FACTORY_SPACES
    return {"drawn": drawn, "left": sum(state.bag) - drawn}


def from_factory(options: Options) -> Slots:
    tiles = (Colour.RED, Colour.BLUE, Colour.RED, Colour.TURQUOISE)
    state = _table(options, factories=((), tiles))
    taken = _after(state, Take(FACTORIES[1], Colour.RED, Line(2)), events.Taken)
    rest = [colour for _, colour in taken.rest]
    return {
        "tiles": _list(options, tiles),
        "taken": taken.size,
        "moved": len(rest),
        "rest": _list(options, rest),
    }


def first_from_centre(options: Options) -> Slots:
    centre, _ = disc.lay(disc.WITH_MARKER, [Colour.BLACK, Colour.BLACK, Colour.RED])
    line = Line(2)
    state = _table(options, centre=centre)._replace(holder=None)
    command = Take(CENTRE, Colour.BLACK, line)
    marker = _after(state, command, events.MarkerTaken)
    taken = _after(state, command, events.Taken)
    assert marker.space is not None
    return {
        "taken": taken.size,
        "row": line.index + 1,
        "cost": scoring.floor_cost(options.edition, marker.space, 1),
    }


def same_colour(options: Options) -> Slots:
    line = Line(3)
    lines = tuple(PatternRow(Colour.BLUE, 2) if row == line.index else None for row in range(LINES))
    factory = (Colour.BLUE, Colour.RED, Colour.RED, Colour.ORANGE)
    state = _table(options, _board(lines), factories=(factory,))
    assert Take(FACTORIES[0], Colour.RED, line) not in rules.legal_commands(state)
    taken = _after(state, Take(FACTORIES[0], Colour.BLUE, line), events.Taken)
    now = taken.line_before + taken.placed
    return {"held": taken.line_before, "now": now, "missing": line.index + 1 - now}


def colour_on_wall(options: Options) -> Slots:
    row, colour = 2, Colour.TURQUOISE
    wall = _wall([(row, wall_column(row, colour), colour)])
    state = _table(options, _board(wall=wall), factories=(ALL_COLOURS[:4], ALL_COLOURS[1:]))
    takes = [take for take in rules.legal_commands(state) if isinstance(take, Take)]
    colours = [it for it in ALL_COLOURS if any(_goes_to(take, it, row) for take in takes)]
    rows = [it for it in range(LINES) if any(_goes_to(take, colour, it) for take in takes)]
    return {
        "colours": tuple(map(label, colours)),
        "rows": len(rows),
        "lines": LINES,
    }


def outwards(options: Options) -> Slots:
    line = Line(3)
    state = _table(options, factories=((Colour.BLUE, Colour.BLUE, Colour.RED, Colour.ORANGE),))
    taken = _after(state, Take(FACTORIES[0], Colour.BLUE, line), events.Taken)
    return {"taken": taken.placed, "missing": line.index + 1 - taken.placed}


def overflow(options: Options) -> Slots:
    state = _table(options, factories=((Colour.ORANGE,) * FACTORY_SPACES,))
    taken = _after(state, Take(FACTORIES[0], Colour.ORANGE, Line(2)), events.Taken)
    return {"taken": taken.size, "placed": taken.placed, "dropped": taken.dropped}


def floor_order(options: Options) -> Slots:
    floor: tuple[Piece, ...] = (MARKER, Colour.RED)
    factory = (Colour.BLUE, Colour.BLUE, Colour.BLUE, Colour.RED)
    state = _table(options, _board(floor=floor), factories=(factory,))
    taken = _after(state, Take(FACTORIES[0], Colour.BLUE, FLOOR), events.Taken)
    pieces = taken.floor_before + taken.dropped
    return {
        "before": len(floor),
        "added": taken.dropped,
        "first": taken.floor_before + 1,
        "last": pieces,
        "cost": scoring.floor_cost(options.edition, 0, pieces),
    }


def full_floor(options: Options) -> Slots:
    floor: tuple[Piece, ...] = (MARKER, *ALL_COLOURS)
    factory = (Colour.TURQUOISE,) * 3
    state = _table(options, _board(floor=floor), factories=(factory,))
    taken = _after(state, Take(FACTORIES[0], Colour.TURQUOISE, FLOOR), events.Taken)
    return {
        "before": len(floor),
        "taken": taken.size,
        "placed": taken.dropped,
        "lid": taken.to_lid,
        "cost": scoring.floor_cost(options.edition, 0, len(floor) + taken.dropped),
    }


def full_row(options: Options) -> Slots:
    tiled = _tile(options, [(3, Colour.BLUE)])[0]
    return {
        "count": tiled.line.index + 1,
        "place": tiled.column + 1,
        "lid": tiled.to_lid,
    }


def across(options: Options) -> Slots:
    row, places = 1, (1, 2)
    (tiled,) = _tile(options, [(row, Colour.RED)], _printed(row, places))
    return {
        "from": places[0] + 1,
        "to": places[1] + 1,
        "place": tiled.column + 1,
        "points": tiled.after - tiled.before,
    }


def both_directions(options: Options) -> Slots:
    taken = [(0, 1), (1, 1), (2, 0)]
    tiles = [tile for row, column in taken for tile in _printed(row, [column])]
    (tiled,) = _tile(options, [(2, Colour.TURQUOISE)], tiles)
    return {
        "left": tiled.across - 1,
        "above": tiled.down - 1,
        "across": tiled.across,
        "down": tiled.down,
        "points": tiled.after - tiled.before,
    }


def at_once(options: Options) -> Slots:
    first, second = _tile(options, [(0, Colour.BLUE), (1, Colour.TURQUOISE)])
    return {"first": first.after - first.before, "second": second.after - second.before}


def floor_cost(options: Options) -> Slots:
    floor: tuple[Piece, ...] = (MARKER, *ALL_COLOURS[:4])
    cleared, poor = (_clear(options, _board(floor=floor, score=score)) for score in (_SCORE, LINES))
    return {
        "cost": scoring.floor_cost(options.edition, 0, len(floor)),
        "before": cleared.before,
        "after": cleared.after,
        "few": poor.before,
        "left": poor.after,
    }


def final_bonuses(options: Options) -> Slots:
    edition, score = options.edition, 3 * _SCORE
    ends = [*((0, column) for column in range(LINES)), *((row, 0) for row in range(1, LINES))]
    diagonal = [(row, wall_column(row, Colour.BLUE)) for row in range(1, LINES)]
    wall = _wall([tile for row, column in ends + diagonal for tile in _printed(row, [column])])
    (_, _, row), (_, _, column), (_, _, colour) = scoring.bonuses(edition, wall)
    return {
        "score": score,
        "row": row,
        "column": column,
        "colour": colour,
        "total": score + row + column + colour,
    }


def tie(_: Options) -> Slots:
    score, more, fewer = 3 * _SCORE + 1, 2, 1
    assert scoring.winners((score, score), (more, fewer)) == (0,)
    return {"score": score, "more": more, "fewer": fewer}


def no_colour_twice(options: Options) -> Slots:
    wall = _wall([(0, 1, Colour.RED)])
    state = _choosing(options, 2, Colour.RED, wall)
    return {"free": len(rules.legal_commands(state))}


def blocked(options: Options) -> Slots:
    row, colour = 1, Colour.BLACK
    others = [(other, column, colour) for column, other in enumerate((0, 2, 3, 4))]
    wall = _wall([*others, (row, LINES - 1, Colour.RED)])
    state = _full_rows(options, [(row, colour)], wall, Wall.GREY)
    happened = _finish(state)
    (stopped,) = [it for it in happened if isinstance(it, events.Blocked)]
    return {
        "count": row + 1,
        "cost": scoring.floor_cost(options.edition, stopped.floor_before, stopped.dropped),
    }


# Tables and moves


def _board(
    lines: tuple[PatternRow | None, ...] = _NO_LINES,
    wall: tuple[Row, ...] = _EMPTY_WALL,
    floor: tuple[Piece, ...] = (),
    score: int = _SCORE,
) -> Player:
    return Player(lines, wall, floor, score)


def _table(
    options: Options,
    board: Player | None = None,
    *,
    factories: Sequence[tuple[Colour, ...]] = (),
    centre: disc.Disc = disc.EMPTY,
    wall: Wall = Wall.COLOURED,
) -> State:
    """The turn of the player at seat 0, whose board it is; the other one has an empty board."""
    state, _ = rules.new_game(_PLAYERS, 0, replace(options, wall=wall))
    empty = ((),) * (FACTORIES_FOR[_PLAYERS] - len(factories))
    return state._replace(
        phase=Phase.TAKE,
        holder=0,
        factories=(*factories, *empty),
        centre=centre,
        players=(board or _board(), _board()),
    )


def _wall(tiles: Sequence[tuple[int, int, Colour]]) -> tuple[Row, ...]:
    """A wall with tiles at rows and columns from 0."""
    at = {(row, column): colour for row, column, colour in tiles}
    return tuple(tuple(at.get((row, column)) for column in range(LINES)) for row in range(LINES))


def _printed(row: int, columns: Sequence[int]) -> list[tuple[int, int, Colour]]:
    """Tiles where the coloured wall shows them."""
    return [
        (row, column, colour)
        for column in columns
        for colour in ALL_COLOURS
        if wall_column(row, colour) == column
    ]


def _full_rows(
    options: Options, full: Sequence[tuple[int, Colour]], wall: tuple[Row, ...], kind: Wall
) -> State:
    """The last turn of a round: one tile in the centre, and full pattern lines at seat 0."""
    colours = dict(full)
    lines = tuple(
        PatternRow(colours[row], row + 1) if row in colours else None for row in range(LINES)
    )
    centre, _ = disc.lay(disc.EMPTY, [Colour.ORANGE])
    state = _table(options, _board(lines, wall), centre=centre, wall=kind)
    return state._replace(turn=1)


def _finish(state: State) -> Sequence[events.Event]:
    """What happens when the last tile goes to the floor of the other player."""
    _, happened = rules.apply(state, Take(CENTRE, Colour.ORANGE, FLOOR))
    return happened


def _tile(
    options: Options,
    full: Sequence[tuple[int, Colour]],
    tiles: Sequence[tuple[int, int, Colour]] = (),
) -> list[events.Tiled]:
    """What the full lines of one player bring on a coloured wall with some tiles."""
    happened = _finish(_full_rows(options, full, _wall(tiles), Wall.COLOURED))
    return [event for event in happened if isinstance(event, events.Tiled)]


def _clear(options: Options, board: Player) -> events.FloorCleared:
    """How one player pays for the floor line."""
    centre, _ = disc.lay(disc.EMPTY, [Colour.ORANGE])
    happened = _finish(_table(options, board, centre=centre)._replace(turn=1))
    return next(it for it in happened if isinstance(it, events.FloorCleared) and it.player == 0)


def _choosing(options: Options, row: int, colour: Colour, wall: tuple[Row, ...]) -> State:
    """A player chooses the column for a full line on the grey wall."""
    state = _full_rows(options, [(row, colour)], wall, Wall.GREY)
    state, _ = rules.apply(state, Take(CENTRE, Colour.ORANGE, FLOOR))
    assert all(isinstance(command, Choose) for command in rules.legal_commands(state))
    return state


def _after(state: State, command: Command, kind: type[EventT]) -> EventT:
    """The event of a kind that follows from a command."""
    _, happened = rules.apply(state, command)
    return next(event for event in happened if isinstance(event, kind))


def _goes_to(take: Take, colour: Colour, row: int) -> bool:
    return take.colour is colour and take.target == Line(row)


def _list(options: Options, colours: Sequence[Colour]) -> Phrase:
    """Tiles by number and label: "2 R, one B and one X"."""
    named = [
        phrase(f"tiles-{options.edition.colours[colour]}", count=colours.count(colour))
        for colour in dict.fromkeys(colours)
    ]
    return join_with_and(at_verbosity(named, Verbosity.TERSE))
