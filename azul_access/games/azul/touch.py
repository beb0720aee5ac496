"""The table of base Azul on a braille display, and moves made by touching it."""

from functools import partial

from azul_access.games import factories, look, touch, turn_order
from azul_access.games.azul import choosing, commands, dialogue, disc, questions, rules, terms
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
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.sources import CENTRE, Factory
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

# The number of the floor line among the lines, and the empty cell after it.
_FLOOR_NUMBER_CELLS = 2


@frozen
class Column:
    """A wall column, from 0."""

    index: int


def views(context: Context, state: State) -> list[touch.View]:
    """Factories, centre, the boards beginning with the current player's, scores, whose turn."""
    order = turn_order.order_of(state.next_seat, state.turn)
    boards = [view for seat in order for view in _board(context, state, seat)]
    return [
        touch.titled_view("factories", factories.factory_strips(state.factories, _factory_tile)),
        touch.titled_view("centre", _centre(state)),
        *boards,
        touch.score_view(context.names, look.scores(state)),
        touch.text_view("turn", phrase("view-turn"), _turn(context, state)),
    ]


def blocks(context: Context, state: State) -> list[touch.Block]:
    """The factories, the disc, then each board as it is on the table, and the scores."""
    centre = touch.grid_block([_on_disc(piece) for piece in state.centre.spaces], disc.WIDTH)
    return [
        *factories.factory_blocks(state.factories, _factory_tile),
        centre,
        *[_board_block(state, seat) for seat in range(len(context.names))],
        *touch.score_blocks(context.names, look.scores(state)),
    ]


def choices(context: Context, state: State, picked: tuple[object, ...]) -> touch.View:
    """Tiles to take, then lines; labels for a factory; columns of the grey wall."""
    strips: list[touch.Strip] = []
    match state.phase:
        case Phase.FILL if not rules.fill_size(state):
            strips = [(touch.Field(phrase("command-end"), commands.END),)]
        case Phase.FILL:
            labels = [terms.label(pick) for pick in picked if isinstance(pick, Colour)]
            filling = factories.drawn_strip(labels, rules.fill_size(state), Factory(state.filled))
            strips = [filling, *[_drawing(context, colour) for colour in ALL_COLOURS]]
        case Phase.TAKE:
            chosen = touch.last_pick(picked, factories.Pile)
            strips = (
                _takings(context, state) if chosen is None else _targets(context, state, chosen)
            )
        case Phase.TILE:
            strips = [_completed(context, state), *map(_placing, choosing.allowed_columns(state))]
        case Phase.OVER:
            pass
    return touch.View("choices", phrase("view-choices"), tuple(strips))


def picked_command(state: State, picked: tuple[object, ...]) -> commands.Command | None:
    """The move that the picked values make; of two values of one type the later one counts."""
    end = touch.last_pick(picked, commands.End)
    if end is not None:
        return end
    match state.phase:
        case Phase.FILL:
            colours = tuple([pick for pick in picked if isinstance(pick, Colour)])
            return commands.Fill(colours) if len(colours) >= rules.fill_size(state) else None
        case Phase.TAKE:
            chosen = touch.last_pick(picked, factories.Pile)
            target = touch.last_pick(picked, Line) or touch.last_pick(picked, Floor)
            if chosen is None or target is None:
                return None
            return commands.Take(chosen.source, chosen.colour, target)
        case Phase.TILE:
            column = touch.last_pick(picked, Column)
            return None if column is None else commands.Choose(column.index)
        case Phase.OVER:
            return None


def _turn(context: Context, state: State) -> list[Phrase]:
    return dialogue.wait(context, state, named=True).expect or [phrase("prompt-over")]


def _tile(piece: Piece, pick: object = None) -> touch.Field:
    return touch.Field(terms.label(piece), pick)


def _factory_tile(factory: Factory, colour: Colour) -> touch.Field:
    return _tile(colour, factories.Pile(factory, colour))


def _centre(state: State) -> tuple[touch.Strip, ...]:
    loose = disc.tiles(state.centre)
    strips = [
        (_tile(colour, factories.Pile(CENTRE, colour)),) * loose.count(colour)
        for colour in ALL_COLOURS
        if colour in loose
    ]
    if MARKER in state.centre.spaces:
        strips.append((_tile(MARKER),))
    return tuple(strips) or ((touch.FREE,),)


def _on_disc(piece: Piece | None) -> touch.Field:
    if piece is None:
        return touch.FREE
    return _tile(piece, factories.Pile(CENTRE, piece) if isinstance(piece, Colour) else None)


def _board(context: Context, state: State, seat: int) -> list[touch.View]:
    player, names = state.players[seat], context.names
    own = seat == state.turn and state.phase is Phase.TAKE
    lines = tuple(
        touch.numbered_strip(line.index + 1, _line(player, line, own=own), line if own else None)
        for line in PATTERN_LINES
    )
    floor = _floor(player, own=own)
    wall = tuple(touch.numbered_strip(row, _wall_row(state, seat, row - 1)) for row in range(1, 6))
    return [
        touch.player_view("lines", names, seat, (*lines, floor)),
        touch.player_view("wall", names, seat, wall),
        touch.player_view("floor", names, seat, (floor[_FLOOR_NUMBER_CELLS:],)),
    ]


def _line(player: Player, line: Line, *, own: bool) -> touch.Strip:
    """The places as they are counted, place 1 first; a target only on the player's `own` board."""
    pick = line if own else None
    row = player.lines[line.index]
    count = 0 if row is None else row.count
    laid = [_tile(row.colour, pick)] * count if row is not None else []
    return (*laid, *[touch.Field(touch.FREE.text, pick)] * (line.index + 1 - count))


def _floor(player: Player, *, own: bool) -> touch.Strip:
    pick = FLOOR if own else None
    pieces = [_tile(piece, pick) for piece in player.floor]
    free = [touch.Field(touch.FREE.text, pick)] * (FLOOR_SPACES - len(pieces))
    return (touch.number_field(0, pick), touch.EMPTY_CELL, *pieces, *free)


def _wall_row(state: State, seat: int, row: int) -> touch.Strip:
    choosing = state.phase is Phase.TILE and seat == state.turn
    return tuple(
        _tile(tile)
        if tile is not None
        else touch.Field(touch.FREE.text, _column(state, row, at, choosing))
        for at, tile in enumerate(state.players[seat].wall[row])
    )


def _column(state: State, row: int, at: int, choosing: bool) -> Column | None:
    return Column(at) if choosing and row == state.line else None


def _board_block(state: State, seat: int) -> touch.Block:
    """Pattern lines stepped towards the wall, the wall beside them, the floor line below.

    The player's number is in the corner that the steps leave free.
    """
    player = state.players[seat]
    own = seat == state.turn and state.phase is Phase.TAKE
    rows: list[touch.Strip] = []
    for line in PATTERN_LINES:
        step = [touch.EMPTY_CELL] * (4 - line.index)
        if not line.index:
            step[:2] = [touch.number_field(seat + 1)]
        stepped = [*step, *reversed(_line(player, line, own=own))]
        rows.append((*stepped, touch.EMPTY_CELL, *_wall_row(state, seat, line.index)))
    return touch.Block((*rows, _floor(player, own=own)[_FLOOR_NUMBER_CELLS:]))


def _drawing(context: Context, colour: Colour) -> touch.Strip:
    return touch.name_choice((_tile(colour, colour),), terms.tiles(context, colour, 1))


def _completed(context: Context, state: State) -> touch.Strip:
    """The complete pattern line whose tile goes to the wall."""
    row, number = state.players[state.turn].lines[state.line], state.line + 1
    if row is None:
        return touch.numbered_strip(number, [])
    words = phrase("azul-pick-completed", line=number, tiles=terms.tiles(context, row.colour, 1))
    return touch.name_choice(touch.numbered_strip(number, [_tile(row.colour)]), words)


def _placing(column: int) -> touch.Strip:
    words = phrase("azul-pick-column", column=column + 1)
    return touch.name_choice((touch.number_field(column + 1, Column(column)),), words)


def _takings(context: Context, state: State) -> list[touch.Strip]:
    """A strip for each pile, in the order of the views."""
    takes = [move for move in rules.legal_commands(state) if isinstance(move, commands.Take)]
    piles = dict.fromkeys(factories.Pile(move.source, move.colour) for move in takes)
    strips = []
    for pile in sorted(piles, key=partial(factories.place_in_strips, state.factories)):
        words = terms.tiles(context, pile.colour, _count(state, pile))
        strips.append(
            touch.name_choice(_taking(state, pile, pile), words, factories.name_source(pile.source))
        )
    return strips


def _taking(
    state: State, chosen: factories.Pile[Colour], pick: factories.Pile[Colour] | None
) -> touch.Strip:
    labels = [_tile(chosen.colour, pick)] * _count(state, chosen)
    marker = [_tile(MARKER, pick)] if MARKER in state.centre.spaces else []
    return factories.pile_strip(chosen.source, labels, marker, pick)


def _count(state: State, chosen: factories.Pile[Colour]) -> int:
    if isinstance(chosen.source, Factory):
        return state.factories[chosen.source.index].count(chosen.colour)
    return disc.count(state.centre, chosen.colour)


def _targets(context: Context, state: State, chosen: factories.Pile[Colour]) -> list[touch.Strip]:
    player = state.players[state.turn]
    open_lines: list[Target] = [
        move.target
        for move in rules.legal_commands(state)
        if isinstance(move, commands.Take)
        and (move.source, move.colour) == (chosen.source, chosen.colour)
    ]
    taken = terms.tiles(context, chosen.colour, _count(state, chosen))
    return [
        touch.name_choice(_taking(state, chosen, None), factories.name_taken(chosen.source, taken)),
        *[_target(player, line) for line in PATTERN_LINES if line in open_lines],
        touch.name_choice(
            _floor(player, own=True),
            phrase("azul-pick-floor", count=len(player.floor), size=FLOOR_SPACES),
        ),
    ]


def _target(player: Player, line: Line) -> touch.Strip:
    """A pattern line, with what lies in it."""
    number, row = line.index + 1, player.lines[line.index]
    words = phrase("azul-pick-line", line=number, count=0 if row is None else row.count)
    return touch.name_choice(
        touch.numbered_strip(number, _line(player, line, own=True), line), words
    )


def what_if_question(command: commands.Command) -> questions.Question:
    return questions.WhatIf(command)
