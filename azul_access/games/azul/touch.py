"""The table of base Azul on a braille display, and moves made by touching it."""

from collections.abc import Sequence
from typing import TypeVar

from azul_access.games import touch
from azul_access.games.azul import choosing, disc, rules
from azul_access.games.azul.commands import END, Choose, Command, End, Fill, Take
from azul_access.games.azul.dialogue import describe_expectation
from azul_access.games.azul.editions import Context
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
from azul_access.games.azul.questions import Question, WhatIf
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.terms import label, tiles
from azul_access.games.factories import (
    factory_blocks,
    factory_strips,
    name_source,
    name_taken,
    place_in_strips,
)
from azul_access.games.sources import CENTRE, Factory, Source
from azul_access.games.terms import factory_name
from azul_access.games.touch import (
    EMPTY_CELL,
    FREE,
    Block,
    Field,
    Strip,
    View,
    name_choice,
    number_field,
    numbered_strip,
)
from azul_access.games.turn_order import order_of
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

PickT = TypeVar("PickT")
# The number of the floor line among the lines, and the empty cell after it.
_FLOOR_NUMBER_CELLS = 2


@frozen
class Tiles:
    """All tiles of a colour at one source."""

    source: Source
    colour: Colour


@frozen
class Column:
    """A wall column, from 0."""

    index: int


def views(context: Context, state: State) -> list[View]:
    """Factories, centre, the boards beginning with the current player's, scores, whose turn."""
    order = order_of(state.next_seat, state.turn)
    boards = [view for seat in order for view in _board(context, state, seat)]
    return [
        touch.titled_view("factories", _factories(state)),
        touch.titled_view("centre", _centre(state)),
        *boards,
        touch.score_view(context.names, _points(state)),
        touch.text_view("turn", phrase("view-turn"), _turn(context, state)),
    ]


def blocks(context: Context, state: State) -> list[Block]:
    """The factories, the disc, then each board as it is on the table, and the scores."""
    centre = touch.grid_block([_on_disc(piece) for piece in state.centre.spaces], disc.WIDTH)
    return [
        *factory_blocks(state.factories, _factory_tile),
        centre,
        *[_board_block(state, seat) for seat in range(len(context.names))],
        *touch.score_blocks(context.names, _points(state)),
    ]


def choices(context: Context, state: State, picked: tuple[object, ...]) -> View:
    """Tiles to take, then lines; labels for a factory; columns of the grey wall."""
    strips: list[Strip] = []
    match state.phase:
        case Phase.FILL if not rules.fill_size(state):
            strips = [(Field(phrase("command-end"), END),)]
        case Phase.FILL:
            strips = [_filling(state, picked), *[_drawing(context, it) for it in ALL_COLOURS]]
        case Phase.TAKE:
            chosen = _last(picked, Tiles)
            strips = (
                _takings(context, state) if chosen is None else _targets(context, state, chosen)
            )
        case Phase.TILE:
            strips = [_completed(context, state), *map(_placing, choosing.allowed_columns(state))]
        case Phase.OVER:
            pass
    return View("choices", phrase("view-choices"), tuple(strips))


def picked_command(state: State, picked: tuple[object, ...]) -> Command | None:
    """The move that the picked values make; of two values of one type the later one counts."""
    end = _last(picked, End)
    if end is not None:
        return end
    match state.phase:
        case Phase.FILL:
            colours = tuple([pick for pick in picked if isinstance(pick, Colour)])
            return Fill(colours) if len(colours) >= rules.fill_size(state) else None
        case Phase.TAKE:
            chosen = _last(picked, Tiles)
            target = _last(picked, Line) or _last(picked, Floor)
            if chosen is None or target is None:
                return None
            return Take(chosen.source, chosen.colour, target)
        case Phase.TILE:
            column = _last(picked, Column)
            return None if column is None else Choose(column.index)
        case Phase.OVER:
            return None


def _last(picked: Sequence[object], kind: type[PickT]) -> PickT | None:
    return next((pick for pick in reversed(picked) if isinstance(pick, kind)), None)


def _turn(context: Context, state: State) -> list[Phrase]:
    return describe_expectation(context, state, named=True) or [phrase("prompt-over")]


def _points(state: State) -> list[int]:
    return [player.score for player in state.players]


def _tile(piece: Piece, pick: object = None) -> Field:
    return Field(label(piece), pick)


def _factories(state: State) -> tuple[Strip, ...]:
    return factory_strips(state.factories, _factory_tile)


def _factory_tile(factory: Factory, colour: Colour) -> Field:
    return _tile(colour, Tiles(factory, colour))


def _centre(state: State) -> tuple[Strip, ...]:
    loose = disc.tiles(state.centre)
    strips = [
        (_tile(colour, Tiles(CENTRE, colour)),) * loose.count(colour)
        for colour in ALL_COLOURS
        if colour in loose
    ]
    if MARKER in state.centre.spaces:
        strips.append((_tile(MARKER),))
    return tuple(strips) or ((FREE,),)


def _on_disc(piece: Piece | None) -> Field:
    if piece is None:
        return FREE
    return _tile(piece, Tiles(CENTRE, piece) if isinstance(piece, Colour) else None)


def _board(context: Context, state: State, seat: int) -> list[View]:
    player, names = state.players[seat], context.names
    own = seat == state.turn and state.phase is Phase.TAKE
    lines = tuple(
        numbered_strip(line.index + 1, _line(player, line, own=own), line if own else None)
        for line in PATTERN_LINES
    )
    floor = _floor(player, own=own)
    wall = tuple(numbered_strip(row, _wall_row(state, seat, row - 1)) for row in range(1, 6))
    return [
        touch.player_view("lines", names, seat, (*lines, floor)),
        touch.player_view("wall", names, seat, wall),
        touch.player_view("floor", names, seat, (floor[_FLOOR_NUMBER_CELLS:],)),
    ]


def _line(player: Player, line: Line, *, own: bool) -> Strip:
    """The places as they are counted, place 1 first; a target only on the player's `own` board."""
    pick = line if own else None
    row = player.lines[line.index]
    count = 0 if row is None else row.count
    laid = [_tile(row.colour, pick)] * count if row is not None else []
    return (*laid, *[Field(FREE.text, pick)] * (line.index + 1 - count))


def _floor(player: Player, *, own: bool) -> Strip:
    pick = FLOOR if own else None
    pieces = [_tile(piece, pick) for piece in player.floor]
    free = [Field(FREE.text, pick)] * (FLOOR_SPACES - len(pieces))
    return (number_field(0, pick), EMPTY_CELL, *pieces, *free)


def _wall_row(state: State, seat: int, row: int) -> Strip:
    choosing = state.phase is Phase.TILE and seat == state.turn
    return tuple(
        _tile(tile) if tile is not None else Field(FREE.text, _column(state, row, at, choosing))
        for at, tile in enumerate(state.players[seat].wall[row])
    )


def _column(state: State, row: int, at: int, choosing: bool) -> Column | None:
    return Column(at) if choosing and row == state.line else None


def _board_block(state: State, seat: int) -> Block:
    """Pattern lines stepped towards the wall, the wall beside them, the floor line below.

    The player's number is in the corner that the steps leave free.
    """
    player = state.players[seat]
    own = seat == state.turn and state.phase is Phase.TAKE
    rows: list[Strip] = []
    for line in PATTERN_LINES:
        step = [EMPTY_CELL] * (4 - line.index)
        if not line.index:
            step[:2] = [number_field(seat + 1)]
        stepped = [*step, *reversed(_line(player, line, own=own))]
        rows.append((*stepped, EMPTY_CELL, *_wall_row(state, seat, line.index)))
    return Block((*rows, _floor(player, own=own)[_FLOOR_NUMBER_CELLS:]))


def _filling(state: State, picked: tuple[object, ...]) -> Strip:
    """The factory that is filled next, with the tiles picked for it."""
    size, number = rules.fill_size(state), state.filled + 1
    colours = [pick for pick in picked if isinstance(pick, Colour)]
    fields = [*map(_tile, colours), *[FREE] * (size - len(colours))]
    place = factory_name(Factory(state.filled))
    words = touch.name_drawn([label(colour) for colour in colours], size, place)
    return name_choice(numbered_strip(number, fields), words)


def _drawing(context: Context, colour: Colour) -> Strip:
    return name_choice((_tile(colour, colour),), tiles(context, colour, 1))


def _completed(context: Context, state: State) -> Strip:
    """The complete pattern line whose tile goes to the wall."""
    row, number = state.players[state.turn].lines[state.line], state.line + 1
    if row is None:
        return numbered_strip(number, [])
    words = phrase("azul-pick-completed", line=number, tiles=tiles(context, row.colour, 1))
    return name_choice(numbered_strip(number, [_tile(row.colour)]), words)


def _placing(column: int) -> Strip:
    words = phrase("azul-pick-column", column=column + 1)
    return name_choice((number_field(column + 1, Column(column)),), words)


def _takings(context: Context, state: State) -> list[Strip]:
    """A strip for each pile, in the order of the views."""
    takes = [move for move in rules.legal_commands(state) if isinstance(move, Take)]
    piles = dict.fromkeys(Tiles(move.source, move.colour) for move in takes)
    ordered = sorted(
        piles, key=lambda pile: place_in_strips(state.factories, pile.source, pile.colour)
    )
    return [
        name_choice(
            _taking(state, chosen, chosen),
            tiles(context, chosen.colour, _count(state, chosen)),
            name_source(chosen.source),
        )
        for chosen in ordered
    ]


def _taking(state: State, chosen: Tiles, pick: Tiles | None) -> Strip:
    """The source of some tiles, with the marker if it lies there, and each of them."""
    labels = [_tile(chosen.colour, pick)] * _count(state, chosen)
    if isinstance(chosen.source, Factory):
        return numbered_strip(chosen.source.index + 1, labels, pick)
    marker = [_tile(MARKER, pick)] if MARKER in state.centre.spaces else []
    return (Field(phrase("cell-centre"), pick), *marker, EMPTY_CELL, *labels)


def _count(state: State, chosen: Tiles) -> int:
    if isinstance(chosen.source, Factory):
        return state.factories[chosen.source.index].count(chosen.colour)
    return disc.tiles(state.centre).count(chosen.colour)


def _targets(context: Context, state: State, chosen: Tiles) -> list[Strip]:
    player = state.players[state.turn]
    open_lines: list[Target] = [
        move.target
        for move in rules.legal_commands(state)
        if isinstance(move, Take) and (move.source, move.colour) == (chosen.source, chosen.colour)
    ]
    taken = tiles(context, chosen.colour, _count(state, chosen))
    return [
        name_choice(_taking(state, chosen, None), name_taken(chosen.source, taken)),
        *[_target(player, line) for line in PATTERN_LINES if line in open_lines],
        name_choice(
            _floor(player, own=True),
            phrase("azul-pick-floor", count=len(player.floor), size=FLOOR_SPACES),
        ),
    ]


def _target(player: Player, line: Line) -> Strip:
    """A pattern line, with what lies in it."""
    number, row = line.index + 1, player.lines[line.index]
    words = phrase("azul-pick-line", line=number, count=0 if row is None else row.count)
    return name_choice(numbered_strip(number, _line(player, line, own=True), line), words)


def what_if_question(command: Command) -> Question:
    return WhatIf(command)
