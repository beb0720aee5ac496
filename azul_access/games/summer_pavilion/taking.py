"""Phase 1 of Summer Pavilion: players take tiles from factories and the centre."""

from types import NoneType
from typing import NamedTuple

from azul_access.games.sources import CENTRE, FACTORIES, Factory, SourceReason, tiles_on
from azul_access.games.summer_pavilion.commands import TAKES, Take
from azul_access.games.summer_pavilion.events import Event, StoneTaken, Taken, TakingEnded
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, COLOURS, Colour
from azul_access.games.summer_pavilion.refusals import Reason, require_phase
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_tiles, count_tiles


class _Removal(NamedTuple):
    """The table without the tiles that a turn takes.

    `spaces` are their spaces of a factory, `wild_space` is that of the wild tile; `rest` holds the
    factory's other tiles by space. The centre has no spaces.
    """

    factories: tuple[tuple[Colour, ...], ...]
    centre: Counts
    spaces: tuple[int, ...] = ()
    wild_space: int | None = None
    rest: tuple[tuple[int, Colour], ...] = ()


def legal_takes(state: State) -> list[Take]:
    """Every colour that can be taken from every source; the wild one only where it is alone."""
    wild = state.wild
    moves = []
    for factory, tiles in zip(FACTORIES, state.factories, strict=False):
        if tiles:
            colours = set(tiles)
            if len(colours) > 1:
                colours.discard(wild)
            moves += [TAKES[factory, colour] for colour in sorted(colours)]
    colours = {colour for colour in ALL_COLOURS if state.centre[colour]}
    if len(colours) > 1:
        colours.discard(wild)
    return moves + [TAKES[CENTRE, colour] for colour in sorted(colours)]


def take(state: State, command: Take) -> tuple[State, tuple[Event, ...]]:
    """Take the tiles, pay for the start stone, and start the placing after the last turn.

    Raises: IllegalCommand.
    """
    require_phase(state, Phase.TAKE)
    source, colour, wild = command.source, command.colour, state.wild
    count, with_wild = _count_tiles(_tiles_at(state, command), command, wild)
    if type(source) is Factory:
        removal = _remove_from_factory(state, source, colour, count, wild if with_wild else None)
    else:
        removal = _remove_from_centre(state, colour, count, wild if with_wild else None)
    factories, centre, spaces, wild_space, rest = removal
    seat = state.turn
    player = state.players[seat]
    hand = add_tiles(player.hand, colour, count)
    if with_wild:
        hand = add_tiles(hand, wild, 1)
    events: list[Event] = [
        Taken(seat, source, colour, count, spaces, wild if with_wild else None, wild_space, rest)
    ]
    holder, score = state.holder, player.score
    if source is CENTRE and holder is None:
        # Rules 3, "Phase 1": the stone costs points for each tile of this turn.
        holder, edition = seat, state.options.edition
        cost = edition.stone_cost * (count + with_wild)
        score = max(edition.lowest_score, player.score - cost)
        events.append(StoneTaken(seat, count + with_wild, player.score, score))
    players = (
        *state.players[:seat],
        Player(player.stars, hand, player.corners, score, False),
        *state.players[seat + 1 :],
    )
    phase, turn = Phase.TAKE, state.next_seat[seat]
    if not any(factories) and centre == NO_TILES:
        phase, turn = Phase.PLACE, state.starter if holder is None else holder
        events.append(TakingEnded(turn))
    state = state._replace(
        phase=phase, turn=turn, holder=holder, factories=factories, centre=centre, players=players
    )
    return state, tuple(events)


def _tiles_at(state: State, command: Take) -> Counts:
    """Count the tiles at the source that `command` names.

    Raises: IllegalCommand when there is no such source or it does not hold the colour.
    """
    source, colour = command.source, command.colour
    if type(colour) is not Colour or type(command.count) not in (int, NoneType):
        raise IllegalCommand(MalformedReason.MALFORMED)
    if type(source) is Factory and type(source.index) is int:
        tiles = count_tiles(tiles_on(state.factories, source), COLOURS)
        if not any(tiles):
            raise IllegalCommand(SourceReason.FACTORY_EMPTY, factory=source)
    elif source is CENTRE:
        tiles = state.centre
        if not any(tiles):
            raise IllegalCommand(SourceReason.CENTRE_EMPTY)
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not tiles[colour]:
        raise IllegalCommand(
            SourceReason.COLOUR_NOT_THERE, source=source, colour=colour, tiles=tiles
        )
    return tiles


def _count_tiles(tiles: Counts, command: Take, wild: Colour) -> tuple[int, bool]:
    """Count what a turn takes of `tiles`: tiles of its colour, and whether a wild one comes along.

    Rules 3, "Phase 1": a wild tile is taken by itself only where there are no others, and then only
    one.

    Raises: IllegalCommand when only the wild colour is named, or another count than there is.
    """
    source, colour, said = command.source, command.colour, command.count
    count, with_wild = tiles[colour], tiles[wild] > 0
    if colour is wild:
        if count != sum(tiles):
            raise IllegalCommand(Reason.WILD_ALONE, colour=wild, tiles=tiles)
        count, with_wild = 1, False
    if said is not None and said != count:
        raise IllegalCommand(
            SourceReason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )
    return count, with_wild


def _remove_from_factory(
    state: State, factory: Factory, colour: Colour, count: int, wild: Colour | None
) -> _Removal:
    """Remove `count` tiles of a colour and, unless it is None, a tile of the `wild` colour.

    The factory's other tiles go to the centre.
    """
    index = factory.index
    tiles = state.factories[index]
    spaces = tuple([space for space, tile in enumerate(tiles) if tile is colour][:count])
    wild_space = None if wild is None else tiles.index(wild)
    rest = tuple(
        [
            (space, tile)
            for space, tile in enumerate(tiles)
            if space not in spaces and space != wild_space
        ]
    )
    centre = list(state.centre)
    for _, tile in rest:
        centre[tile] += 1
    factories = (*state.factories[:index], (), *state.factories[index + 1 :])
    return _Removal(factories, tuple(centre), spaces, wild_space, rest)


def _remove_from_centre(state: State, colour: Colour, count: int, wild: Colour | None) -> _Removal:
    """Remove `count` tiles of a colour and, unless it is None, a tile of the `wild` colour."""
    centre = add_tiles(state.centre, colour, -count)
    if wild is not None:
        centre = add_tiles(centre, wild, -1)
    return _Removal(state.factories, centre)
