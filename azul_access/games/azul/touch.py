"""Base Azul under the fingers: what stands on a braille display, and what touching it means."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from azul_access.games import touch
from azul_access.games.azul import rules
from azul_access.games.azul.commands import Choose, Command, Fill, Take
from azul_access.games.azul.dialogue import expectation
from azul_access.games.azul.disc import tiles as disc_tiles
from azul_access.games.azul.pieces import (
    ALL_COLOURS,
    FLOOR,
    FLOOR_SPACES,
    MARKER,
    PATTERN_LINES,
    Colour,
    Floor,
    Line,
    Piece,
    Target,
)
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.terms import DISC_WIDTH, FACTORY_WIDTH, label
from azul_access.games.sources import CENTRE, FACTORIES, FACTORY_SPACES, Factory, Source
from azul_access.games.system import EMPTY_CELL, Block, Field, Strip, Table, View
from azul_access.games.touch import FREE, number, numbered
from azul_access.phrase import Phrase, phrase

Kind = TypeVar("Kind")


@dataclass(frozen=True, slots=True)
class Tiles:
    """All tiles of a colour at one source."""

    source: Source
    colour: Colour


@dataclass(frozen=True, slots=True)
class Column:
    """A wall column, from 0."""

    index: int


def views(table: Table, state: State) -> list[View]:
    """Factories, centre, the boards from the player to act on, scores, whose turn it is."""
    seats = len(table.names)
    order = [(state.turn + step) % seats for step in range(seats)]
    boards = [view for seat in order for view in _board(table, state, seat)]
    return [
        View("factories", phrase("view-factories"), _factories(state)),
        View("centre", phrase("view-centre"), _centre(state)),
        *boards,
        touch.scores(table.names, [player.score for player in state.players]),
        touch.text("turn", phrase("view-turn"), _turn(table, state)),
    ]


def blocks(table: Table, state: State) -> list[Block]:
    """Whose turn it is, the factories, the disc, then each board as it lies on the table."""
    factories = [
        touch.grid(
            [*(_tile(tile, Tiles(factory, tile)) for tile in on_it), *[FREE] * 4][:FACTORY_SPACES],
            FACTORY_WIDTH,
        )
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
    ]
    disc = touch.grid([_on_disc(piece) for piece in state.centre.spaces], DISC_WIDTH)
    seats = len(table.names)
    order = [(state.turn + step) % seats for step in range(seats)]
    return [
        Block(tuple((Field(each),) for each in _turn(table, state))),
        *factories,
        disc,
        *[_board_block(state, seat) for seat in order],
        *[Block((strip,)) for strip in touch.scores(table.names, _points(state)).strips],
    ]


def choices(table: Table, state: State, picked: tuple[object, ...]) -> View:
    """Tiles to take, then lines; labels while factories are filled; columns of the grey wall."""
    strips: list[Strip] = []
    match state.phase:
        case Phase.FILL:
            strips = [(_tile(colour, colour),) for colour in ALL_COLOURS]
        case Phase.TAKE:
            tiles = _last(picked, Tiles)
            strips = _takings(state) if tiles is None else _targets(state, tiles)
        case Phase.TILE:
            strips = [(number(at + 1, Column(at)),) for at in rules.allowed_columns(state)]
        case Phase.OVER:
            pass
    return View("choices", phrase("view-choices"), tuple(strips))


def command(state: State, picked: tuple[object, ...]) -> Command | None:
    """The move that the picked things make, the later of two of a kind."""
    match state.phase:
        case Phase.FILL:
            drawn = tuple([pick for pick in picked if isinstance(pick, Colour)])
            return Fill(drawn) if len(drawn) >= rules.fill_size(state) else None
        case Phase.TAKE:
            tiles = _last(picked, Tiles)
            target = _last(picked, Line) or _last(picked, Floor)
            if tiles is None or target is None:
                return None
            return Take(tiles.source, tiles.colour, target)
        case Phase.TILE:
            column = _last(picked, Column)
            return None if column is None else Choose(column.index)
        case Phase.OVER:
            return None


def _last(picked: Sequence[object], kind: type[Kind]) -> Kind | None:
    return next((pick for pick in reversed(picked) if isinstance(pick, kind)), None)


def _turn(table: Table, state: State) -> list[Phrase]:
    return expectation(table, state, named=True) or [phrase("prompt-over")]


def _points(state: State) -> list[int]:
    return [player.score for player in state.players]


def _tile(piece: Piece, pick: object = None) -> Field:
    return Field(label(piece), pick)


def _factories(state: State) -> tuple[Strip, ...]:
    return tuple(
        numbered(factory.index + 1, [_tile(tile, Tiles(factory, tile)) for tile in on_it])
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
        if on_it
    ) or ((FREE,),)


def _centre(state: State) -> tuple[Strip, ...]:
    lying = disc_tiles(state.centre)
    strips = [
        (_tile(colour, Tiles(CENTRE, colour)),) * lying.count(colour)
        for colour in ALL_COLOURS
        if colour in lying
    ]
    if MARKER in state.centre.spaces:
        strips.append((_tile(MARKER),))
    return tuple(strips) or ((FREE,),)


def _on_disc(piece: Piece | None) -> Field:
    if piece is None:
        return FREE
    return _tile(piece, Tiles(CENTRE, piece) if isinstance(piece, Colour) else None)


def _board(table: Table, state: State, seat: int) -> list[View]:
    player, name = state.players[seat], table.names[seat]
    lines = tuple(
        numbered(line.index + 1, _line(player, line), line if seat == state.turn else None)
        for line in PATTERN_LINES
    )
    floor = _floor(player)
    wall = tuple(numbered(row, _wall_row(state, player, row - 1)) for row in range(1, 6))
    return [
        View(f"lines-{seat}", phrase("view-lines", player=name), (*lines, floor)),
        View(f"wall-{seat}", phrase("view-wall", player=name), wall),
        View(f"floor-{seat}", phrase("view-floor", player=name), (floor,)),
    ]


def _line(player: Player, line: Line) -> Strip:
    """Tiles from the left as they are counted: place 1 first."""
    row = player.lines[line.index]
    count = 0 if row is None else row.count
    tiles = [_tile(row.colour, line)] * count if row is not None else []
    return (*tiles, *[Field(FREE.text, line)] * (line.index + 1 - count))


def _floor(player: Player) -> Strip:
    pieces = [_tile(piece, FLOOR) for piece in player.floor]
    free = [Field(FREE.text, FLOOR)] * (FLOOR_SPACES - len(pieces))
    return (number(0, FLOOR), EMPTY_CELL, *pieces, *free)


def _wall_row(state: State, player: Player, row: int) -> Strip:
    choosing = state.phase is Phase.TILE and player is state.players[state.turn]
    return tuple(
        _tile(tile) if tile is not None else Field(FREE.text, _column(state, row, at, choosing))
        for at, tile in enumerate(player.wall[row])
    )


def _column(state: State, row: int, at: int, choosing: bool) -> Column | None:
    return Column(at) if choosing and row == state.line else None


def _board_block(state: State, seat: int) -> Block:
    """Pattern lines stepped towards the wall, the wall beside them, the floor line below."""
    player = state.players[seat]
    rows: list[Strip] = []
    for line in PATTERN_LINES:
        stepped = [EMPTY_CELL] * (4 - line.index) + list(reversed(_line(player, line)))
        rows.append((*stepped, EMPTY_CELL, *_wall_row(state, player, line.index)))
    return Block((*rows, _floor(player)[2:]))


def _takings(state: State) -> list[Strip]:
    found: dict[Tiles, None] = {}
    for move in rules.legal(state):
        if isinstance(move, Take):
            found.setdefault(Tiles(move.source, move.colour))
    return [
        (
            number(tiles.source.index + 1, tiles)
            if isinstance(tiles.source, Factory)
            else Field(phrase("cell-centre"), tiles),
            EMPTY_CELL,
            *[_tile(tiles.colour, tiles)] * _count(state, tiles),
        )
        for tiles in found
    ]


def _count(state: State, tiles: Tiles) -> int:
    if isinstance(tiles.source, Factory):
        return state.factories[tiles.source.index].count(tiles.colour)
    return disc_tiles(state.centre).count(tiles.colour)


def _targets(state: State, tiles: Tiles) -> list[Strip]:
    player = state.players[state.turn]
    open_lines: list[Target] = [
        move.target
        for move in rules.legal(state)
        if isinstance(move, Take) and (move.source, move.colour) == (tiles.source, tiles.colour)
    ]
    return [
        numbered(line.index + 1, _line(player, line), line)
        for line in PATTERN_LINES
        if line in open_lines
    ] + [_floor(player)]
