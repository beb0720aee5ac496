"""The table of Summer Pavilion on a braille display, and moves made by touching it."""

from dataclasses import dataclass, replace
from enum import Enum

from azul_access.games import touch
from azul_access.games.factories import factory_blocks, factory_strips, name_source
from azul_access.games.places import order_of
from azul_access.games.sources import CENTRE, Factory, Source
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import (
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.dialogue import describe_expectation
from azul_access.games.summer_pavilion.editions import NarrationContext
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    SPACES,
    STARS,
    SUPPLY_SPACES,
    Colour,
    Space,
)
from azul_access.games.summer_pavilion.placing import (
    accepted_colours,
    free_corners,
    legal_places,
    possible_payments,
)
from azul_access.games.summer_pavilion.questions import Question, WhatIf
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.summer_pavilion.terms import (
    grouped,
    label,
    labels,
    space_name,
    space_number,
    star_name,
    tiles,
)
from azul_access.games.terms import factory_name
from azul_access.games.tiles import Counts
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
from azul_access.language.phrase import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Tiles:
    """All tiles of a colour at one source."""

    source: Source
    colour: Colour


class Passing(Enum):
    """Passing with as many tiles as can be kept, or with fewer; and that no more are kept."""

    PASS = "pass"
    KEEP_FEWER = "keep fewer"
    NO_MORE = "no more"


@dataclass(frozen=True, slots=True)
class Payment:
    """The tiles that pay for a space, with the placed one."""

    tiles: tuple[Colour, ...]


PASS = Field(phrase("cell-pass"), Passing.PASS, phrase("sp-pick-pass"))
KEEP_FEWER = Field(phrase("cell-keep-fewer"), Passing.KEEP_FEWER, phrase("sp-pick-keep-fewer"))
NO_MORE = Field(phrase("cell-no-more"), Passing.NO_MORE, phrase("sp-pick-no-more"))
STONE = Field(phrase("label-1"))
_DIGITS = 3  # room for the longest score
_DRAWS = (Phase.SUPPLY, Phase.FILL, Phase.REFILL)


def views(context: NarrationContext, state: State) -> list[View]:
    """Factories, centre, supply, the boards from the current player on, scores, whose turn."""
    boards = [
        view
        for seat in order_of(state.next_seat, state.turn)
        for view in _board(context, state, seat)
    ]
    return [
        touch.titled_view("factories", _factories(state)),
        touch.titled_view("centre", _centre(state)),
        touch.titled_view("supply", _piles(state.supply)),
        *boards,
        touch.score_view(context.names, [player.score for player in state.players]),
        touch.text_view("turn", phrase("view-turn"), _turn(context, state)),
    ]


def blocks(context: NarrationContext, state: State) -> list[Block]:
    """Each player's name, score, stars and tiles, then factories, supply, centre, and the stone.

    The size of a block never changes, so that no other block moves.
    """
    supply = [_tile(colour, colour) for colour in ALL_COLOURS for _ in range(state.supply[colour])]
    centre = [
        (_tile(colour, tiles), EMPTY_CELL, *_count(state.centre[colour], tiles))
        for colour in ALL_COLOURS
        for tiles in [Tiles(CENTRE, colour)]
    ]
    half = len(centre) // 2
    pairs = zip(centre[:half], centre[half:], strict=True)
    return [
        *[_board_block(state, seat, name) for seat, name in enumerate(context.names)],
        *factory_blocks(state.factories, _factory_tile),
        touch.grid_block([*supply, *[FREE] * (SUPPLY_SPACES - len(supply))], SUPPLY_SPACES // 2),
        Block(tuple((*left, EMPTY_CELL, *right) for left, right in pairs)),
        Block(((STONE if state.holder is None else FREE,),)),
    ]


def choices(context: NarrationContext, state: State, picked: tuple[object, ...]) -> View:
    """Tiles to take; tiles to place, spaces, payments; tiles to keep; labels for draws, bonuses."""
    strips: tuple[Strip, ...] = ()
    if state.phase in _DRAWS:
        factory = Factory(state.filled) if state.phase is Phase.FILL else None
        drawn = _picked_tiles(picked, rules.draw_size(state), factory)
        strips = (drawn, *[_pile(colour, 1) for colour in ALL_COLOURS])
    elif state.phase is Phase.BONUS:
        strips = (_picked_tiles(picked, state.due), *_piles(_without(state.supply, picked)))
    elif state.phase is Phase.TAKE:
        strips = tuple(
            _taking(state, move) for move in rules.legal_commands(state) if type(move) is Take
        )
    elif state.phase is Phase.PLACE:
        strips = _placings(state, picked)
    return View("choices", phrase("view-choices"), strips)


def picked_command(state: State, picked: tuple[object, ...]) -> Command | None:
    """The move that the picked values make, as soon as nothing is missing."""
    colours = tuple([pick for pick in picked if isinstance(pick, Colour)])
    if state.phase in _DRAWS:
        if len(colours) < rules.draw_size(state):
            return None
        return Fill(colours) if state.phase is Phase.FILL else Stock(colours)
    if state.phase is Phase.BONUS:
        return Bonus(colours) if len(colours) >= state.due else None
    if state.phase is Phase.TAKE:
        chosen = next((pick for pick in reversed(picked) if isinstance(pick, Tiles)), None)
        return None if chosen is None else Take(chosen.source, chosen.colour)
    if state.phase is not Phase.PLACE:
        return None
    if _is_passing(picked):
        return _picked_pass(state, picked, colours)
    return _picked_place(state, picked)


def _is_passing(picked: tuple[object, ...]) -> bool:
    return Passing.PASS in picked or Passing.KEEP_FEWER in picked


def _picked_pass(
    state: State, picked: tuple[object, ...], colours: tuple[Colour, ...]
) -> Pass | None:
    player = state.players[state.turn]
    most = free_corners(state.options.edition, player)
    keeps_all = sum(player.hand) <= most and Passing.PASS in picked
    if keeps_all or not most or state.is_last_round:
        return Pass()
    is_complete = len(colours) >= min(most, sum(player.hand)) or Passing.NO_MORE in picked
    return Pass(colours) if is_complete else None


def _picked_place(state: State, picked: tuple[object, ...]) -> Place | None:
    space = _last_space(picked)
    if space is None:
        return None
    colour = _last_colour(picked)
    if colour is None and _only_colour(state, space) is None:
        return None
    payments = _payments(state, space, colour)
    payment = picked[-1] if isinstance(picked[-1], Payment) else None
    if len(payments) > 1 and payment is None:
        return None
    command = Place(space.star, space.index, colour)
    if payment is None or payment == payments[0]:
        return command  # the payment that is proposed
    return replace(command, paid=payment.tiles)


def _only_colour(state: State, space: Space) -> Colour | None:
    """The colour of the tile on a space, if its star accepts one only."""
    tiles = state.players[state.turn].stars[space.star]
    colours = accepted_colours(state.options.grey, space.star, tiles)
    return colours[0] if len(colours) == 1 else None


def _payments(state: State, space: Space, colour: Colour | None) -> list[Payment]:
    """Every payment for a space, the one with the fewest wild tiles first."""
    placed = _only_colour(state, space) if colour is None else colour
    if placed is None:
        return []
    possible = possible_payments(state, Place(space.star, space.index), placed)
    return [Payment(place.paid) for place in possible if place.paid is not None]


def _turn(context: NarrationContext, state: State) -> list[Phrase]:
    phrases = describe_expectation(context, state, named=True) or [phrase("prompt-over")]
    return [*phrases, phrase("cell-wild", label=label(state.wild))]


def _tile(colour: Colour, pick: object = None) -> Field:
    return Field(label(colour), pick)


def _placings(state: State, picked: tuple[object, ...]) -> tuple[Strip, ...]:
    """Tiles to place, then spaces, then payments; or tiles to keep."""
    player = state.players[state.turn]
    hand = player.hand
    colour, space = _last_colour(picked), _last_space(picked)
    if _is_passing(picked):
        rest = _without(hand, picked)
        piles = _piles(rest) if any(rest) else ()
        kept = _picked_tiles(picked, free_corners(state.options.edition, player))
        return (kept, *piles, (NO_MORE,))
    if space is not None and (payments := _payments(state, space, colour)):
        placed = payments[0].tiles[0]
        strip = (_tile(placed), EMPTY_CELL, *_space(state, space, None))
        words = phrase(
            "sp-command-place", label=label(placed), space=space_name(state.options, space)
        )
        return (name_choice(strip, words), *map(_payment, payments))
    if colour is not None:
        strip = (_tile(colour),) * max(1, hand[colour])
        return (name_choice(strip, tiles(colour, len(strip))), *_spaces(state, colour))
    spaces = () if space is None else (_space(state, space, None),)
    return (*spaces, *(_piles(hand) if any(hand) else ()), *_passings(state))


def _payment(payment: Payment) -> Strip:
    strip = tuple([_tile(tile, payment) for tile in payment.tiles])
    return name_choice(strip, phrase("sp-pick-payment", tiles=grouped(payment.tiles)))


def _passings(state: State) -> tuple[Strip, ...]:
    """Passing; and passing with fewer tiles, where all of them could be kept."""
    player = state.players[state.turn]
    most = free_corners(state.options.edition, player)
    keeps_all = 0 < sum(player.hand) <= most and not state.is_last_round
    return ((PASS,), (KEEP_FEWER,)) if keeps_all else ((PASS,),)


def _last_space(picked: tuple[object, ...]) -> Space | None:
    return next((pick for pick in reversed(picked) if isinstance(pick, Space)), None)


def _last_colour(picked: tuple[object, ...]) -> Colour | None:
    return next((pick for pick in reversed(picked) if isinstance(pick, Colour)), None)


def _factories(state: State) -> tuple[Strip, ...]:
    return factory_strips(state.factories, _factory_tile)


def _factory_tile(factory: Factory, colour: Colour) -> Field:
    return _tile(colour, Tiles(factory, colour))


def _centre(state: State) -> tuple[Strip, ...]:
    strips = [
        (_tile(colour, Tiles(CENTRE, colour)),) * state.centre[colour]
        for colour in ALL_COLOURS
        if state.centre[colour]
    ]
    if state.holder is None:
        strips.append((STONE,))
    return tuple(strips) or ((FREE,),)


def _piles(counts: Counts) -> tuple[Strip, ...]:
    """Tiles by colour; touching a tile picks it."""
    piles = (_pile(colour, counts[colour]) for colour in ALL_COLOURS if counts[colour])
    return tuple(piles) or ((FREE,),)


def _pile(colour: Colour, count: int) -> Strip:
    return name_choice((_tile(colour, colour),) * count, tiles(colour, count))


def _without(counts: Counts, picked: tuple[object, ...]) -> Counts:
    """The tiles that are not picked yet."""
    return tuple([max(0, counts[colour] - picked.count(colour)) for colour in ALL_COLOURS])


def _board(context: NarrationContext, state: State, seat: int) -> list[View]:
    player, names = state.players[seat], context.names
    hand = _piles(player.corners if player.passed else player.hand)
    passing = _passings(state) if seat == state.turn and state.phase is Phase.PLACE else ()
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
        if star == CENTRE_STAR:
            # As wide as the numbers of the other stars.
            gap = [EMPTY_CELL] * state.options.grey
            rows.append((*strip[:1], *gap, *strip[1:]))
            continue
        colour = Colour(star - 1)
        labelled = [_tile(colour, colour)] * state.options.grey
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
    return tuple(_star(state, player, star, own=own) for star in range(STARS))


def _star(state: State, player: Player, star: int, *, own: bool) -> Strip:
    spaces = sorted(
        [Space(star, index) for index in range(SPACES)],
        key=lambda space: space_number(state.options, space),
    )
    cells = []
    for space in spaces:
        tile = player.stars[star][space.index]
        cells.append(Field(FREE.text, space if own else None) if tile is None else _tile(tile))
    return (_star_field(state, star), EMPTY_CELL, *cells)


def _star_field(state: State, star: int, pick: Space | None = None) -> Field:
    if star == CENTRE_STAR:
        return Field(phrase("cell-centre"), pick)
    if state.options.grey:
        return number_field(star, pick)
    return _tile(Colour(star - 1), pick)


def _taking(state: State, move: Take) -> Strip:
    chosen = Tiles(move.source, move.colour)
    if isinstance(move.source, Factory):
        source = number_field(move.source.index + 1, chosen)
        count = state.factories[move.source.index].count(move.colour)
    else:
        source = Field(phrase("cell-centre"), chosen)
        count = state.centre[move.colour]
    strip = (source, EMPTY_CELL, *[_tile(move.colour, chosen)] * count)
    return name_choice(strip, tiles(move.colour, count), name_source(move.source))


def _spaces(state: State, colour: Colour) -> tuple[Strip, ...]:
    """The spaces that accept a tile of this colour."""
    spaces = dict.fromkeys(
        Space(place.star, place.space) for place in legal_places(state) if place.colour is colour
    )
    return tuple(_space(state, space, space) for space in spaces)


def _space(state: State, space: Space, pick: Space | None) -> Strip:
    """A star and the number of a space."""
    number = number_field(space_number(state.options, space), pick)
    strip = (_star_field(state, space.star, pick), EMPTY_CELL, number)
    return name_choice(
        strip, space_name(state.options, space), star_name(state.options, space.star)
    )


def _picked_tiles(picked: tuple[object, ...], size: int, factory: Factory | None = None) -> Strip:
    """The picked tiles, and free cells for the others; they may fill a factory."""
    colours = [pick for pick in picked if isinstance(pick, Colour)]
    place = None if factory is None else factory_name(factory)
    words = touch.name_drawn(labels(colours), size, place)
    strip = (*map(_tile, colours), *[FREE] * (size - len(colours)))
    strip = strip if factory is None else numbered_strip(factory.index + 1, strip)
    return name_choice(strip, words) if strip else strip


def what_if_question(command: Command) -> Question:
    return WhatIf(command)
