"""Summer Pavilion under the fingers: what stands on a braille display, and what touching means."""

from dataclasses import dataclass
from enum import Enum

from azul_access.games import touch
from azul_access.games.sources import CENTRE, FACTORIES, FACTORY_SPACES, Factory, Source
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
    CORNERS,
    ROUNDS,
    SPACES,
    STARS,
    SUPPLY_SPACES,
    Colour,
    Spot,
)
from azul_access.games.summer_pavilion.placing import accepted, legal_places
from azul_access.games.summer_pavilion.questions import Question, WhatIf
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.summer_pavilion.terms import FACTORY_WIDTH, label, space_number
from azul_access.games.tiles import Counts
from azul_access.games.touch import (
    EMPTY_CELL,
    FREE,
    Block,
    Field,
    Strip,
    View,
    number_field,
    numbered_strip,
)
from azul_access.language.phrase import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Tiles:
    """All tiles of a colour at one source."""

    source: Source
    colour: Colour


class Out(Enum):
    """Passing, as something to touch."""

    PASS = "pass"


PASS = Field(phrase("cell-pass"), Out.PASS)
STONE = Field(phrase("label-1"))
_DIGITS = 3  # room for the longest score
_DRAWS = (Phase.SUPPLY, Phase.FILL, Phase.REFILL)


def views(context: NarrationContext, state: State) -> list[View]:
    """Factories, centre, supply, the boards from the player to act on, scores, whose turn."""
    boards = [view for seat in _order(context, state) for view in _board(context, state, seat)]
    return [
        View("factories", phrase("view-factories"), _factories(state)),
        View("centre", phrase("view-centre"), _centre(state)),
        View("supply", phrase("view-supply"), _piles(state.supply)),
        *boards,
        touch.score_view(context.names, [player.score for player in state.players]),
        touch.text_view("turn", phrase("view-turn"), _turn(context, state)),
    ]


def blocks(context: NarrationContext, state: State) -> list[Block]:
    """Each player's name, score, stars and tiles, then factories, supply, centre, and the stone.

    All keep their size, so that nothing moves when something is taken.
    """
    factories = [
        touch.grid_block(
            [*(_tile(tile, Tiles(factory, tile)) for tile in on_it), *[FREE] * 4][:FACTORY_SPACES],
            FACTORY_WIDTH,
        )
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
    ]
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
        *factories,
        touch.grid_block([*supply, *[FREE] * (SUPPLY_SPACES - len(supply))], SUPPLY_SPACES // 2),
        Block(tuple((*left, EMPTY_CELL, *right) for left, right in pairs)),
        Block(((STONE if state.holder is None else FREE,),)),
    ]


def choices(context: NarrationContext, state: State, picked: tuple[object, ...]) -> View:
    """Tiles to take; tiles to place, then spaces; tiles to keep; labels for draws and bonuses."""
    hand = state.players[state.turn].hand
    strips: tuple[Strip, ...] = ()
    if state.phase in _DRAWS:
        drawn = _named(picked, rules.draw_size(state))
        if state.phase is Phase.FILL:
            drawn = numbered_strip(state.filled + 1, drawn)
        strips = (drawn, *[(_tile(colour, colour),) for colour in ALL_COLOURS])
    elif state.phase is Phase.BONUS:
        strips = (_named(picked, state.due), *_piles(_without(state.supply, picked)))
    elif state.phase is Phase.TAKE:
        strips = tuple(
            _taking(state, move) for move in rules.legal_commands(state) if type(move) is Take
        )
    elif state.phase is Phase.PLACE and Out.PASS in picked:
        strips = (_named(picked, CORNERS), *_piles(_without(hand, picked)))
    elif state.phase is Phase.PLACE:
        colour = _last_colour(picked)
        if colour is not None:
            strips = ((_tile(colour),) * max(1, hand[colour]), *_spots(state, colour))
        else:
            chosen = [_spot(state, pick, None) for pick in picked if isinstance(pick, Spot)]
            strips = (*chosen[-1:], *(_piles(hand) if any(hand) else ()), (PASS,))
    return View("choices", phrase("view-choices"), strips)


def picked_command(state: State, picked: tuple[object, ...]) -> Command | None:
    """The move that the picked things make, as soon as nothing is missing."""
    colours = tuple([pick for pick in picked if isinstance(pick, Colour)])
    hand = sum(state.players[state.turn].hand)
    if state.phase in _DRAWS:
        if len(colours) < rules.draw_size(state):
            return None
        return Fill(colours) if state.phase is Phase.FILL else Stock(colours)
    if state.phase is Phase.BONUS:
        return Bonus(colours) if len(colours) >= state.due else None
    if state.phase is Phase.TAKE:
        tiles = next((pick for pick in reversed(picked) if isinstance(pick, Tiles)), None)
        return None if tiles is None else Take(tiles.source, tiles.colour)
    if state.phase is not Phase.PLACE:
        return None
    if Out.PASS in picked:
        if hand <= CORNERS or state.round == ROUNDS:
            return Pass()
        return Pass(colours) if len(colours) >= CORNERS else None
    spot = next((pick for pick in reversed(picked) if isinstance(pick, Spot)), None)
    if spot is None:
        return None
    colour = _last_colour(picked)
    possible = accepted(state.options.grey, spot.star, state.players[state.turn].stars[spot.star])
    if colour is None and len(possible) != 1:
        return None
    return Place(spot.star, spot.space, colour)


def _order(context: NarrationContext, state: State) -> list[int]:
    seats = len(context.names)
    return [(state.turn + step) % seats for step in range(seats)]


def _turn(context: NarrationContext, state: State) -> list[Phrase]:
    told = describe_expectation(context, state, named=True) or [phrase("prompt-over")]
    return [*told, phrase("cell-wild", label=label(state.wild))]


def _tile(colour: Colour, pick: object = None) -> Field:
    return Field(label(colour), pick)


def _last_colour(picked: tuple[object, ...]) -> Colour | None:
    return next((pick for pick in reversed(picked) if isinstance(pick, Colour)), None)


def _factories(state: State) -> tuple[Strip, ...]:
    return tuple(
        numbered_strip(factory.index + 1, [_tile(tile, Tiles(factory, tile)) for tile in on_it])
        for factory, on_it in zip(FACTORIES, state.factories, strict=False)
        if on_it
    ) or ((FREE,),)


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
    """Tiles by colour; touching one picks one."""
    return tuple(
        (_tile(colour, colour),) * counts[colour] for colour in ALL_COLOURS if counts[colour]
    ) or ((FREE,),)


def _without(counts: Counts, picked: tuple[object, ...]) -> Counts:
    return tuple([max(0, held - picked.count(Colour(at))) for at, held in enumerate(counts)])


def _board(context: NarrationContext, state: State, seat: int) -> list[View]:
    player, name = state.players[seat], context.names[seat]
    hand = _piles(player.kept if player.passed else player.hand)
    passing = ((PASS,),) if seat == state.turn and state.phase is Phase.PLACE else ()
    return [
        View(f"tiles-{seat}", phrase("view-tiles", player=name), (*hand, *passing)),
        View(f"stars-{seat}", phrase("view-stars", player=name), _stars(state, seat)),
    ]


def _board_block(state: State, seat: int, name: str) -> Block:
    """Name and score of a player, then each star, and behind it a colour's tiles in hand."""
    player = state.players[seat]
    hand = player.kept if player.passed else player.hand
    wide = [EMPTY_CELL] * (_DIGITS - len(str(player.score)))
    named = Field(phrase("name", name=name))
    rows: list[Strip] = [(named, EMPTY_CELL, number_field(player.score), *wide)]
    for star, strip in enumerate(_stars(state, seat)):
        if star == CENTRE_STAR:
            # As wide as the numbers of other stars are.
            gap = [EMPTY_CELL] * state.options.grey
            rows.append((*strip[:1], *gap, *strip[1:]))
            continue
        colour = Colour(star - 1)
        labelled = [_tile(colour, colour)] * state.options.grey
        rows.append((*strip, EMPTY_CELL, *labelled, *_count(hand[colour], colour)))
    return Block(tuple(rows))


def _count(count: int, pick: object) -> Strip:
    """How many there are, always as wide."""
    if not count:
        return (FREE, EMPTY_CELL, EMPTY_CELL)
    return (number_field(count, pick), *[EMPTY_CELL] * (count < 10))


def _stars(state: State, seat: int) -> tuple[Strip, ...]:
    """Each star: its label, number or the centre's sign, then its spaces 1 to 6."""
    player = state.players[seat]
    own = seat == state.turn and state.phase is Phase.PLACE
    return tuple(_star(state, player, star, own=own) for star in range(STARS))


def _star(state: State, player: Player, star: int, *, own: bool) -> Strip:
    if star == CENTRE_STAR:
        head = Field(phrase("cell-centre"))
    elif state.options.grey:
        head = number_field(star)
    else:
        head = _tile(Colour(star - 1))
    spots = sorted(
        [Spot(star, space) for space in range(SPACES)],
        key=lambda spot: space_number(state.options, spot),
    )
    cells = []
    for spot in spots:
        tile = player.stars[star][spot.space]
        cells.append(Field(FREE.text, spot if own else None) if tile is None else _tile(tile))
    return (head, EMPTY_CELL, *cells)


def _taking(state: State, move: Take) -> Strip:
    tiles = Tiles(move.source, move.colour)
    if isinstance(move.source, Factory):
        head = number_field(move.source.index + 1, tiles)
        count = state.factories[move.source.index].count(move.colour)
    else:
        head = Field(phrase("cell-centre"), tiles)
        count = state.centre[move.colour]
    return (head, EMPTY_CELL, *[_tile(move.colour, tiles)] * count)


def _spots(state: State, colour: Colour) -> tuple[Strip, ...]:
    """Where a tile of this colour can go: star and number."""
    found = dict.fromkeys(
        Spot(place.star, place.space) for place in legal_places(state) if place.colour is colour
    )
    return tuple(_spot(state, spot, spot) for spot in found)


def _spot(state: State, spot: Spot, pick: Spot | None) -> Strip:
    """A star's name and the number of a space."""
    if spot.star == CENTRE_STAR:
        head = Field(phrase("cell-centre"), pick)
    elif state.options.grey:
        head = number_field(spot.star, pick)
    else:
        head = _tile(Colour(spot.star - 1), pick)
    return (head, EMPTY_CELL, number_field(space_number(state.options, spot), pick))


def _named(picked: tuple[object, ...], size: int) -> Strip:
    """The colours that were picked, and room for those that are still to be picked."""
    named = [_tile(pick) for pick in picked if isinstance(pick, Colour)]
    return (*named, *[FREE] * (size - len(named)))


def what_if_question(command: Command) -> Question:
    return WhatIf(command)
