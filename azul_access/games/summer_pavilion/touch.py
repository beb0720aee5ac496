"""The table of Summer Pavilion on a braille display; `picks` has the moves made by touching it."""

from azul_access.games import factories, look, sources, touch, turn_order
from azul_access.games.summer_pavilion import commands, dialogue, pieces, questions, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.picks import (
    choices,
    passings,
    picked_command,
    piles,
    star_field,
    tile_field,
)
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.touch import EMPTY_CELL, FREE, Block, Field, Strip, View, number_field
from azul_access.language.phrase import Phrase, phrase

__all__ = ["blocks", "choices", "picked_command", "views", "what_if_question"]

STONE = Field(phrase("label-1"))
_DIGITS = 3  # room for the longest score


def views(context: Context, state: State) -> list[View]:
    """Factories, centre, supply, the boards from the current player on, scores, whose turn."""
    boards = [
        view
        for seat in turn_order.order_of(state.next_seat, state.turn)
        for view in _board(context, state, seat)
    ]
    return [
        touch.titled_view("factories", factories.factory_strips(state.factories, _factory_tile)),
        touch.titled_view("centre", _centre(state)),
        touch.titled_view("supply", piles(state.supply)),
        *boards,
        touch.score_view(context.names, look.scores(state)),
        touch.text_view("turn", phrase("view-turn"), _turn(context, state)),
    ]


def blocks(context: Context, state: State) -> list[Block]:
    """Each player's name, score, stars and tiles, then factories, supply, centre, and the stone.

    The size of a block never changes, so that no other block moves.
    """
    supply = [
        tile_field(colour, colour)
        for colour in pieces.ALL_COLOURS
        for _ in range(state.supply[colour])
    ]
    centre = [
        (tile_field(colour, tiles), EMPTY_CELL, *_count(state.centre[colour], tiles))
        for colour in pieces.ALL_COLOURS
        for tiles in [factories.Pile(sources.CENTRE, colour)]
    ]
    half = len(centre) // 2
    pairs = zip(centre[:half], centre[half:], strict=True)
    return [
        *[_board_block(state, seat, name) for seat, name in enumerate(context.names)],
        *factories.factory_blocks(state.factories, _factory_tile),
        touch.grid_block(
            [*supply, *[FREE] * (pieces.SUPPLY_SPACES - len(supply))], pieces.SUPPLY_SPACES // 2
        ),
        Block(tuple((*left, EMPTY_CELL, *right) for left, right in pairs)),
        Block(((STONE if state.holder is None else FREE,),)),
    ]


def _turn(context: Context, state: State) -> list[Phrase]:
    phrases = dialogue.wait(context, state, named=True).expect or [phrase("prompt-over")]
    return [*phrases, phrase("cell-wild", label=terms.label(state.wild))]


def _factory_tile(factory: sources.Factory, colour: pieces.Colour) -> Field:
    return tile_field(colour, factories.Pile(factory, colour))


def _centre(state: State) -> tuple[Strip, ...]:
    strips = [
        (tile_field(colour, factories.Pile(sources.CENTRE, colour)),) * state.centre[colour]
        for colour in pieces.ALL_COLOURS
        if state.centre[colour]
    ]
    if state.holder is None:
        strips.append((STONE,))
    return tuple(strips) or ((FREE,),)


def _board(context: Context, state: State, seat: int) -> list[View]:
    player, names = state.players[seat], context.names
    hand = piles(player.corners if player.passed else player.hand)
    passing = passings(state) if seat == state.turn and state.phase is Phase.PLACE else ()
    return [
        touch.player_view("tiles", names, seat, (*hand, *passing)),
        touch.player_view("stars", names, seat, _stars(state, seat)),
    ]


def _board_block(state: State, seat: int, name: str) -> Block:
    """Name and score of a player, then each star, and after it the tiles of one colour in hand."""
    player = state.players[seat]
    hand = player.corners if player.passed else player.hand
    padding = [EMPTY_CELL] * (_DIGITS - len(str(player.score)))
    named = Field(phrase("name", name=name))
    rows: list[Strip] = [(named, EMPTY_CELL, number_field(player.score), *padding)]
    for star, strip in enumerate(_stars(state, seat)):
        if star == pieces.CENTRE_STAR:
            # As wide as the numbers of the other stars.
            gap = [EMPTY_CELL] * state.options.grey
            rows.append((*strip[:1], *gap, *strip[1:]))
            continue
        colour = pieces.Colour(star - 1)
        labelled = [tile_field(colour, colour)] * state.options.grey
        rows.append((*strip, EMPTY_CELL, *labelled, *_count(hand[colour], colour)))
    return Block(tuple(rows))


def _count(count: int, pick: object) -> Strip:
    """A count, always with the same width."""
    if not count:
        return (FREE, EMPTY_CELL, EMPTY_CELL)
    return (number_field(count, pick), *[EMPTY_CELL] * (count < 10))


def _stars(state: State, seat: int) -> tuple[Strip, ...]:
    """Each star: its label, its number or the sign of the centre, then its spaces 1 to 6."""
    player = state.players[seat]
    own = seat == state.turn and state.phase is Phase.PLACE
    return tuple(_star(state, player, star, own=own) for star in range(pieces.STARS))


def _star(state: State, player: Player, star: int, *, own: bool) -> Strip:
    spaces = sorted(
        [pieces.Space(star, index) for index in range(pieces.SPACES)],
        key=lambda space: terms.space_number(state.options, space),
    )
    cells = []
    for space in spaces:
        tile = player.stars[star][space.index]
        cells.append(Field(FREE.text, space if own else None) if tile is None else tile_field(tile))
    return (star_field(state, star), EMPTY_CELL, *cells)


def what_if_question(command: commands.Command) -> questions.Question:
    return questions.WhatIf(command)
