"""A turn of base Azul: a player takes tiles and lays them on a pattern line or the floor line."""

from functools import lru_cache
from types import NoneType

from azul_access.games import sources
from azul_access.games.azul import disc, events, pieces
from azul_access.games.azul.commands import TAKES, Take, TakeWithoutLine
from azul_access.games.azul.evolving import Outcome
from azul_access.games.azul.refusals import Reason, line_refusal, require_phase
from azul_access.games.azul.state import Phase, Player, State
from azul_access.games.azul.tiling import tile_walls
from azul_access.games.system import IllegalCommand, MalformedReason

# The tiles of one colour at a source: their spaces of the factory or the disc, the number of those
# beside the disc, and the factory's other tiles by space.
_Found = tuple[tuple[int, ...], int, tuple[tuple[int, pieces.Colour], ...]]


def _list_moves(source: sources.Source, colour: pieces.Colour) -> tuple[tuple[Take, ...], ...]:
    """The moves for each set of open lines (bit 0 = line 1); the floor line is last."""
    moves: list[tuple[Take, ...]] = [()]
    for line in pieces.PATTERN_LINES:
        take = TAKES[source, colour, line]
        moves += [(*without, take) for without in moves]
    to_floor = TAKES[source, colour, pieces.FLOOR]
    return tuple([(*to_lines, to_floor) for to_lines in moves])


_MOVES = {
    source: tuple([_list_moves(source, colour) for colour in pieces.Colour])
    for source in sources.SOURCES
}
_MOVES_FROM_FACTORY = tuple(_MOVES[factory] for factory in sources.FACTORIES)
_MOVES_FROM_CENTRE = _MOVES[sources.CENTRE]
_COLOUR_RANGE = range(pieces.COLOURS)


def legal_takes(state: State) -> list[Take]:
    """Every move of the player whose turn it is."""
    player = state.players[state.turn]
    # Sets of lines, as bits: those without tiles, those without tiles whose wall row has a colour,
    # and those with room for more tiles of the colour that they hold.
    empty = 0
    on_wall = [0] * pieces.COLOURS
    begun = [0] * pieces.COLOURS
    bit = 1
    for row, wall_row in zip(player.lines, player.wall, strict=True):
        if row is None:
            empty |= bit
            for tile in wall_row:
                if tile is not None:
                    on_wall[tile] |= bit
        elif 1 << row.count <= bit:
            begun[row.colour] |= bit
        bit <<= 1
    open_for = [empty & ~on_wall[colour] | begun[colour] for colour in _COLOUR_RANGE]
    moves: list[Take] = []
    for tiles, of_colour in zip(state.factories, _MOVES_FROM_FACTORY, strict=False):
        if tiles:
            for colour in _COLOUR_RANGE:
                if colour in tiles:
                    moves += of_colour[colour][open_for[colour]]
    in_centre = {*state.centre.spaces, *state.centre.beside}
    for colour in _COLOUR_RANGE:
        if colour in in_centre:
            moves += _MOVES_FROM_CENTRE[colour][open_for[colour]]
    return moves


def open_lines(player: Player, colour: pieces.Colour) -> list[pieces.Line]:
    """The pattern lines that accept a tile of `colour`."""
    return [line for line in pieces.PATTERN_LINES if line_refusal(player, line, colour) is None]


def take(outcome: Outcome, command: Take) -> None:
    """Take the tiles, lay them on the player's board, and start the tiling after the last turn.

    Raises: IllegalCommand.
    """
    state = outcome.state
    origin, beside, rest = _find_tiles(state, command)
    source, colour, target = command.source, command.colour, command.target
    count = len(origin) + beside
    seat = state.turn
    line_before, placed = _room_on_line(state.players[seat], target, colour, count)
    if source is sources.CENTRE and state.holder is None:
        state = _take_marker(outcome)
    steps: tuple[disc.Step, ...] = ()
    if rest:
        # Rules, "A turn": the factory's other tiles go to the centre.
        centre, steps = disc.lay(state.centre, [tile for _, tile in rest])
    elif source is sources.CENTRE:
        centre = disc.without(state.centre, colour)
    else:
        centre = state.centre
    floor_before = len(state.players[seat].floor)
    dropped = min(count - placed, pieces.FLOOR_SPACES - floor_before)
    outcome.add(
        events.Taken(
            seat,
            source,
            colour,
            target,
            origin,
            beside,
            line_before,
            placed,
            floor_before,
            dropped,
            count - placed - dropped,
            rest,
            steps,
            centre,
        )
    )
    end_taking(outcome)


def end_taking(outcome: Outcome) -> None:
    """Start the tiling where no tile is left to take."""
    state = outcome.state
    if not any(state.factories) and not disc.has_tiles(state.centre):
        outcome.add(events.TakingEnded())
        tile_walls(outcome)


def refuse_without_line(outcome: Outcome, command: TakeWithoutLine) -> None:
    """Raises: IllegalCommand, for the missing line or for what is wrong before it."""
    _find_tiles(outcome.state, command)
    raise IllegalCommand(Reason.WHICH_LINE)


def _find_tiles(state: State, command: Take | TakeWithoutLine) -> _Found:
    """Find the tiles that `command` names.

    Raises: IllegalCommand when they are not there, or when it is not the time to take tiles.
    """
    require_phase(state, Phase.TAKE)
    source, colour, said = command.source, command.colour, command.count
    if type(colour) is not pieces.Colour or type(said) not in (int, NoneType):
        raise IllegalCommand(MalformedReason.MALFORMED)
    if type(source) is sources.Factory and type(source.index) is int:
        found = _find_on_factory(state, source, colour)
    elif source is sources.CENTRE:
        found = _find_in_centre(state.centre, colour)
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    count = len(found[0]) + found[1]
    if said is not None and said != count:
        raise IllegalCommand(
            sources.SourceReason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )
    return found


def _find_on_factory(state: State, factory: sources.Factory, colour: pieces.Colour) -> _Found:
    tiles = sources.tiles_on(state.factories, factory)
    if not tiles:
        raise IllegalCommand(sources.SourceReason.FACTORY_EMPTY, factory=factory)
    found = _divide(tiles, colour)
    if not found[0]:
        raise IllegalCommand(
            sources.SourceReason.COLOUR_NOT_THERE, source=factory, colour=colour, tiles=tiles
        )
    return found


@lru_cache(maxsize=4096)
def _divide(tiles: tuple[pieces.Colour, ...], colour: pieces.Colour) -> _Found:
    spaces = list(enumerate(tiles))
    origin = tuple([space for space, tile in spaces if tile is colour])
    return origin, 0, tuple([at for at in spaces if at[1] is not colour])


def _find_in_centre(centre: disc.Disc, colour: pieces.Colour) -> _Found:
    origin = tuple([space for space, piece in enumerate(centre.spaces) if piece is colour])
    beside = centre.beside.count(colour)
    if not origin and not beside:
        tiles = tuple(disc.tiles(centre))
        if not tiles:
            raise IllegalCommand(sources.SourceReason.CENTRE_EMPTY)
        raise IllegalCommand(
            sources.SourceReason.COLOUR_NOT_THERE, source=sources.CENTRE, colour=colour, tiles=tiles
        )
    return origin, beside, ()


def _room_on_line(
    player: Player, target: pieces.Target, colour: pieces.Colour, count: int
) -> tuple[int, int]:
    """How many tiles a pattern line holds, and how many of `count` tiles it takes.

    Both are 0 where `target` is the floor line.

    Raises: IllegalCommand when the line does not accept the colour.
    """
    if target is pieces.FLOOR:
        return 0, 0
    if type(target) is not pieces.Line or type(target.index) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    index = target.index
    if not 0 <= index < pieces.LINES:
        raise IllegalCommand(Reason.NO_LINE, line=target)
    refusal = line_refusal(player, target, colour)
    if refusal is not None:
        raise refusal
    row = player.lines[index]
    before = row.count if row is not None else 0
    return before, min(count, index + 1 - before)


def _take_marker(outcome: Outcome) -> State:
    """Rules, "A turn": the marker is laid before any tile of this turn.

    On a full floor line it still goes to the player and costs nothing.
    """
    seat = outcome.state.turn
    space = len(outcome.state.players[seat].floor)
    return outcome.add(events.MarkerTaken(seat, space if space < pieces.FLOOR_SPACES else None))
