"""What can be picked by touch in Summer Pavilion, and the moves that picks make."""

from dataclasses import replace
from enum import Enum
from functools import partial

from azul_access.games import factories, touch
from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import commands, rules, stars
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, CENTRE_STAR, Colour, Space
from azul_access.games.summer_pavilion.placing import free_corners, legal_places, possible_payments
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import (
    describe_place,
    grouped,
    label,
    labels,
    space_name,
    space_number,
    star_name,
    tiles,
)
from azul_access.games.tiles import Counts
from azul_access.language.phrase import phrase
from azul_access.values import frozen


class Passing(Enum):
    """Passing with as many tiles as can be kept, or with fewer; and that no more are kept."""

    PASS = "pass"
    KEEP_FEWER = "keep fewer"
    NO_MORE = "no more"


@frozen
class Payment:
    """The tiles that pay for a space, with the placed one."""

    tiles: tuple[Colour, ...]


PASS = touch.Field(phrase("cell-pass"), Passing.PASS, phrase("sp-pick-pass"))
KEEP_FEWER = touch.Field(
    phrase("cell-keep-fewer"), Passing.KEEP_FEWER, phrase("sp-pick-keep-fewer")
)
NO_MORE = touch.Field(phrase("cell-no-more"), Passing.NO_MORE, phrase("sp-pick-no-more"))
_DRAWS = (Phase.SUPPLY, Phase.FILL, Phase.REFILL)


def choices(context: Context, state: State, picked: tuple[object, ...]) -> touch.View:
    """Tiles to take; tiles to place, spaces, payments; tiles to keep; labels for draws, bonuses."""
    strips: tuple[touch.Strip, ...] = ()
    if state.phase in _DRAWS:
        factory = Factory(state.filled) if state.phase is Phase.FILL else None
        drawn = _picked_tiles(picked, rules.draw_size(state), factory)
        strips = (drawn, *[_pile(colour, 1) for colour in ALL_COLOURS])
    elif state.phase is Phase.BONUS:
        strips = (_picked_tiles(picked, state.due), *piles(_without(state.supply, picked)))
    elif state.phase is Phase.TAKE:
        takes = [move for move in rules.legal_commands(state) if type(move) is commands.Take]
        offered = [factories.Pile(move.source, move.colour) for move in takes]
        offered.sort(key=partial(factories.place_in_strips, state.factories))
        strips = tuple(_taking(state, pile) for pile in offered)
    elif state.phase is Phase.PLACE:
        strips = _placings(state, picked)
    return touch.View("choices", phrase("view-choices"), strips)


def picked_command(state: State, picked: tuple[object, ...]) -> commands.Command | None:
    """The move that the picked values make, as soon as nothing is missing."""
    colours = tuple([pick for pick in picked if isinstance(pick, Colour)])
    if state.phase in _DRAWS:
        if len(colours) < rules.draw_size(state):
            return None
        return commands.Fill(colours) if state.phase is Phase.FILL else commands.Stock(colours)
    if state.phase is Phase.BONUS:
        return commands.Bonus(colours) if len(colours) >= state.due else None
    if state.phase is Phase.TAKE:
        chosen = touch.last_pick(picked, factories.Pile)
        return None if chosen is None else commands.Take(chosen.source, chosen.colour)
    if state.phase is not Phase.PLACE:
        return None
    if _is_passing(picked):
        return _picked_pass(state, picked, colours)
    return _picked_place(state, picked)


def _is_passing(picked: tuple[object, ...]) -> bool:
    return Passing.PASS in picked or Passing.KEEP_FEWER in picked


def _picked_pass(
    state: State, picked: tuple[object, ...], colours: tuple[Colour, ...]
) -> commands.Pass | None:
    player = state.players[state.turn]
    most = free_corners(state.options.edition, player)
    keeps_all = sum(player.hand) <= most and Passing.PASS in picked
    if keeps_all or not most or state.is_last_round:
        return commands.Pass()
    is_complete = len(colours) >= min(most, sum(player.hand)) or Passing.NO_MORE in picked
    return commands.Pass(colours) if is_complete else None


def _picked_place(state: State, picked: tuple[object, ...]) -> commands.Place | None:
    space = touch.last_pick(picked, Space)
    if space is None:
        return None
    colour = touch.last_pick(picked, Colour)
    if colour is None and _only_colour(state, space) is None:
        return None
    payments = _payments(state, space, colour)
    payment = picked[-1] if isinstance(picked[-1], Payment) else None
    if len(payments) > 1 and payment is None:
        return None
    command = commands.Place(space.star, space.index, colour)
    if payment is None or payment == payments[0]:
        return command  # the payment that is proposed
    return replace(command, paid=payment.tiles)


def _only_colour(state: State, space: Space) -> Colour | None:
    """The colour of the tile on a space, if its star accepts one only."""
    tiles = state.players[state.turn].stars[space.star]
    colours = stars.accepted_colours(state.options.grey, space.star, tiles)
    return colours[0] if len(colours) == 1 else None


def _payments(state: State, space: Space, colour: Colour | None) -> list[Payment]:
    """Every payment for a space, the one with the fewest wild tiles first."""
    placed = _only_colour(state, space) if colour is None else colour
    if placed is None:
        return []
    possible = possible_payments(state, commands.Place(space.star, space.index), placed)
    return [Payment(place.paid) for place in possible if place.paid is not None]


def tile_field(colour: Colour, pick: object = None) -> touch.Field:
    return touch.Field(label(colour), pick)


def _placings(state: State, picked: tuple[object, ...]) -> tuple[touch.Strip, ...]:
    """Tiles to place, then spaces, then payments; or tiles to keep."""
    player = state.players[state.turn]
    hand = player.hand
    colour, space = touch.last_pick(picked, Colour), touch.last_pick(picked, Space)
    if _is_passing(picked):
        rest = _without(hand, picked)
        left = piles(rest) if any(rest) else ()
        kept = _picked_tiles(picked, free_corners(state.options.edition, player))
        return (kept, *left, (NO_MORE,))
    if space is not None and (payments := _payments(state, space, colour)):
        placed = payments[0].tiles[0]
        strip = (tile_field(placed), touch.EMPTY_CELL, *_space(state, space, None))
        words = describe_place(state.options, placed, space)
        return (touch.name_choice(strip, words), *map(_payment, payments))
    if colour is not None:
        strip = (tile_field(colour),) * max(1, hand[colour])
        return (touch.name_choice(strip, tiles(colour, len(strip))), *_spaces(state, colour))
    spaces = () if space is None else (_space(state, space, None),)
    placeable = {
        place.colour
        for place in legal_places(state)
        if space in (None, Space(place.star, place.space))
    }
    hand = tuple([hand[it] if it in placeable else 0 for it in ALL_COLOURS])
    return (*spaces, *(piles(hand) if any(hand) else ()), *passings(state))


def _payment(payment: Payment) -> touch.Strip:
    strip = tuple([tile_field(tile, payment) for tile in payment.tiles])
    return touch.name_choice(strip, phrase("sp-pick-payment", tiles=grouped(payment.tiles)))


def passings(state: State) -> tuple[touch.Strip, ...]:
    """Passing; and passing with fewer tiles, where all of them could be kept."""
    player = state.players[state.turn]
    most = free_corners(state.options.edition, player)
    keeps_all = 0 < sum(player.hand) <= most and not state.is_last_round
    return ((PASS,), (KEEP_FEWER,)) if keeps_all else ((PASS,),)


def piles(counts: Counts) -> tuple[touch.Strip, ...]:
    """Tiles by colour; touching a tile picks it."""
    piles = (_pile(colour, counts[colour]) for colour in ALL_COLOURS if counts[colour])
    return tuple(piles) or ((touch.FREE,),)


def _pile(colour: Colour, count: int) -> touch.Strip:
    return touch.name_choice((tile_field(colour, colour),) * count, tiles(colour, count))


def _without(counts: Counts, picked: tuple[object, ...]) -> Counts:
    """The tiles that are not picked yet."""
    return tuple([max(0, counts[colour] - picked.count(colour)) for colour in ALL_COLOURS])


def star_field(state: State, star: int, pick: Space | None = None) -> touch.Field:
    if star == CENTRE_STAR:
        return touch.Field(phrase("cell-centre"), pick)
    if state.options.grey:
        return touch.number_field(star, pick)
    return tile_field(Colour(star - 1), pick)


def _taking(state: State, pile: factories.Pile[Colour]) -> touch.Strip:
    colour, count = pile.colour, state.centre[pile.colour]
    if isinstance(pile.source, Factory):
        count = state.factories[pile.source.index].count(colour)
    stone = [touch.Field(phrase("label-1"), pile)] if state.holder is None else []
    strip = factories.pile_strip(pile.source, [tile_field(colour, pile)] * count, stone, pile)
    return touch.name_choice(strip, tiles(colour, count), factories.name_source(pile.source))


def _spaces(state: State, colour: Colour) -> tuple[touch.Strip, ...]:
    """The spaces that accept a tile of this colour."""
    spaces = dict.fromkeys(
        Space(place.star, place.space) for place in legal_places(state) if place.colour is colour
    )
    return tuple(_space(state, space, space) for space in spaces)


def _space(state: State, space: Space, pick: Space | None) -> touch.Strip:
    """A star and the number of a space."""
    number = touch.number_field(space_number(state.options, space), pick)
    star = star_field(state, space.star, pick)
    if state.options.grey and space.star != CENTRE_STAR:
        # Two numbers side by side could not be told apart.
        star = touch.Field(phrase("cell-star", number=space.star), pick)
    strip = (star, touch.EMPTY_CELL, number)
    return touch.name_choice(
        strip, space_name(state.options, space), star_name(state.options, space.star)
    )


def _picked_tiles(
    picked: tuple[object, ...], size: int, factory: Factory | None = None
) -> touch.Strip:
    return factories.drawn_strip(
        labels(pick for pick in picked if isinstance(pick, Colour)), size, factory
    )
