"""Phase 1 of Summer Pavilion: players take tiles from factories and the centre."""

from functools import lru_cache
from types import NoneType

from azul_access.games import sources
from azul_access.games.summer_pavilion import events
from azul_access.games.summer_pavilion.commands import TAKES, Take
from azul_access.games.summer_pavilion.evolving import Outcome
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, COLOURS, Colour
from azul_access.games.summer_pavilion.refusals import Reason, require_phase
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, count_tiles


def legal_takes(state: State) -> list[Take]:
    """Every colour that can be taken from every source; the wild one only where it is alone."""
    wild = state.wild
    moves = []
    for factory, tiles in zip(sources.FACTORIES, state.factories, strict=False):
        if tiles:
            colours = set(tiles)
            if len(colours) > 1:
                colours.discard(wild)
            moves += [TAKES[factory, colour] for colour in sorted(colours)]
    colours = {colour for colour in ALL_COLOURS if state.centre[colour]}
    if len(colours) > 1:
        colours.discard(wild)
    return moves + [TAKES[sources.CENTRE, colour] for colour in sorted(colours)]


def take(outcome: Outcome, command: Take) -> None:
    """Take the tiles, pay for the start stone, and start the placing after the last turn.

    Raises: IllegalCommand.
    """
    state = outcome.state
    require_phase(state, Phase.TAKE)
    source, colour, wild = command.source, command.colour, state.wild
    count, with_wild = _count_tiles(_tiles_at(state, command), command, wild)
    taken_wild = wild if with_wild else None
    if type(source) is sources.Factory:
        tiles = state.factories[source.index]
        spaces, wild_space, rest = _divide(tiles, colour, count, taken_wild)
    else:
        spaces, wild_space, rest = (), None, ()
    seat = state.turn
    outcome.add(events.Taken(seat, source, colour, count, spaces, taken_wild, wild_space, rest))
    if source is sources.CENTRE and state.holder is None:
        _pay_for_stone(outcome, seat, count + with_wild)
    end_taking(outcome)


def end_taking(outcome: Outcome) -> None:
    """Start the placing where no tile is left to take."""
    state = outcome.state
    if state.centre == NO_TILES and not any(state.factories):
        outcome.add(events.TakingEnded(state.first_to_place))


def _pay_for_stone(outcome: Outcome, seat: int, tiles: int) -> None:
    """Rules 3, "Phase 1": the stone costs points for each tile of this turn."""
    edition, score = outcome.state.options.edition, outcome.state.players[seat].score
    after = max(edition.lowest_score, score - edition.stone_cost * tiles)
    outcome.add(events.StoneTaken(seat, tiles, score, after))


def _tiles_at(state: State, command: Take) -> Counts:
    """Count the tiles at the source that `command` names.

    Raises: IllegalCommand when there is no such source or it does not hold the colour.
    """
    source, colour = command.source, command.colour
    if type(colour) is not Colour or type(command.count) not in (int, NoneType):
        raise IllegalCommand(MalformedReason.MALFORMED)
    if type(source) is sources.Factory and type(source.index) is int:
        tiles = _count(sources.tiles_on(state.factories, source))
        if not any(tiles):
            raise IllegalCommand(sources.SourceReason.FACTORY_EMPTY, factory=source)
    elif source is sources.CENTRE:
        tiles = state.centre
        if not any(tiles):
            raise IllegalCommand(sources.SourceReason.CENTRE_EMPTY)
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not tiles[colour]:
        raise IllegalCommand(
            sources.SourceReason.COLOUR_NOT_THERE, source=source, colour=colour, tiles=tiles
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
            sources.SourceReason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )
    return count, with_wild


@lru_cache(maxsize=4096)
def _count(tiles: tuple[Colour, ...]) -> Counts:
    return count_tiles(tiles, COLOURS)


@lru_cache(maxsize=4096)
def _divide(
    tiles: tuple[Colour, ...], colour: Colour, count: int, wild: Colour | None
) -> tuple[tuple[int, ...], int | None, tuple[tuple[int, Colour], ...]]:
    """What happens to the tiles of a factory.

    Returns: the spaces of the `count` taken tiles of a colour; the space of the taken wild tile, or
    None; the other tiles by space.
    """
    spaces = tuple([space for space, tile in enumerate(tiles) if tile is colour][:count])
    wild_space = None if wild is None else tiles.index(wild)
    taken = (*spaces, wild_space)
    return spaces, wild_space, tuple([at for at in enumerate(tiles) if at[0] not in taken])
