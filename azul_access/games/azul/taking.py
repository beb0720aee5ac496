"""A turn of base Azul: a player takes tiles and lays them on a pattern line or the floor line."""

from types import NoneType
from typing import NamedTuple

from azul_access.games.azul import disc
from azul_access.games.azul.commands import TAKES, Take, TakeWithoutLine
from azul_access.games.azul.events import Event, MarkerTaken, Taken, TakingEnded
from azul_access.games.azul.pieces import (
    COLOURS,
    FLOOR,
    FLOOR_SPACES,
    LINES,
    MARKER,
    PATTERN_LINES,
    TARGETS,
    Colour,
    Line,
    Piece,
    Target,
)
from azul_access.games.azul.refusals import Reason, line_refusal, require_phase
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.azul.tiling import tile_walls
from azul_access.games.sources import (
    CENTRE,
    FACTORIES,
    SOURCES,
    Factory,
    Source,
    SourceReason,
    tiles_on,
)
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import add_tiles


class _Removal(NamedTuple):
    """The tiles of one colour at a source, and the table without them.

    `origin` holds their spaces of the factory or the disc, `beside` counts those beside the disc.
    `rest` holds the factory's other tiles by space, `steps` how they go to the disc.
    """

    factories: tuple[tuple[Colour, ...], ...]
    centre: disc.Disc
    origin: tuple[int, ...]
    beside: int = 0
    rest: tuple[tuple[int, Colour], ...] = ()
    steps: tuple[disc.Step, ...] = ()


_PATTERN_ROWS = tuple(
    tuple(PatternRow(colour, count) for count in range(LINES + 1)) for colour in Colour
)

# The moves for each source, colour and set of open lines (bit 0 = line 1); the floor line is last.
_MOVES: dict[Source, tuple[tuple[tuple[Take, ...], ...], ...]] = {
    source: tuple(
        tuple(
            tuple(
                TAKES[source, colour, target]
                for target in TARGETS
                if target is FLOOR or open_lines >> target.index & 1
            )
            for open_lines in range(1 << LINES)
        )
        for colour in Colour
    )
    for source in SOURCES
}
_MOVES_FROM_FACTORY = tuple(_MOVES[factory] for factory in FACTORIES)
_MOVES_FROM_CENTRE = _MOVES[CENTRE]
_COLOUR_RANGE = range(COLOURS)


def legal_takes(state: State) -> list[Take]:
    """Every move of the player whose turn it is."""
    player = state.players[state.turn]
    # Sets of lines, as bits: those without tiles, those without tiles whose wall row has a colour,
    # and those with room for more tiles of the colour that they hold.
    empty = 0
    on_wall = [0] * COLOURS
    begun = [0] * COLOURS
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


def open_lines(player: Player, colour: Colour) -> list[Line]:
    """The pattern lines that accept a tile of `colour`."""
    return [line for line in PATTERN_LINES if line_refusal(player, line, colour) is None]


def take(state: State, command: Take) -> tuple[State, tuple[Event, ...]]:
    """Take the tiles, lay them on the player's board, and start the tiling after the last turn.

    Raises: IllegalCommand.
    """
    factories, centre, origin, beside, rest, steps = _remove_tiles(state, command)
    source, colour, target = command.source, command.colour, command.target
    count = len(origin) + beside
    seat = state.turn
    player = state.players[seat]
    lines, line_before, placed = _fill_line(player, target, colour, count)
    events: list[Event] = []
    floor, holder, lid = player.floor, state.holder, state.lid
    if holder is None and source is CENTRE:
        holder = seat
        centre = disc.without_marker(centre)
        floor = _take_marker(floor, seat, events)
    floor_before = len(floor)
    dropped = min(count - placed, FLOOR_SPACES - floor_before)
    to_lid = count - placed - dropped
    if dropped:
        floor += (colour,) * dropped
    if to_lid:
        lid = add_tiles(lid, colour, to_lid)
    events.append(
        Taken(
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
            to_lid,
            rest,
            steps,
        )
    )
    players = (
        *state.players[:seat],
        Player(lines, player.wall, floor, player.score),
        *state.players[seat + 1 :],
    )
    state = State(  # at every turn, and `_replace` is slower
        state.options,
        state.round,
        state.phase,
        state.next_seat[seat],
        0,
        state.starter,
        holder,
        state.filled,
        state.bag,
        lid,
        factories,
        centre,
        players,
        state.next_seat,
    )
    if not any(factories) and not disc.has_tiles(centre):
        events.append(TakingEnded())
        state = tile_walls(state, state.starter, 0, events)
    return state, tuple(events)


def refuse_without_line(state: State, command: TakeWithoutLine) -> IllegalCommand:
    """Why a turn without its line is refused: the missing line, or what is wrong before it."""
    try:
        _remove_tiles(state, command)
    except IllegalCommand as why:
        return why
    return IllegalCommand(Reason.WHICH_LINE)


def _remove_tiles(state: State, command: Take | TakeWithoutLine) -> _Removal:
    """Remove the tiles that `command` names from their source.

    Raises: IllegalCommand when they are not there, or when it is not the time to take tiles.
    """
    require_phase(state, Phase.TAKE)
    source, colour, said = command.source, command.colour, command.count
    if type(colour) is not Colour or type(said) not in (int, NoneType):
        raise IllegalCommand(MalformedReason.MALFORMED)
    if type(source) is Factory and type(source.index) is int:
        removal = _remove_from_factory(state, source, colour)
    elif source is CENTRE:
        removal = _remove_from_centre(state, colour)
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    count = len(removal.origin) + removal.beside
    if said is not None and said != count:
        raise IllegalCommand(
            SourceReason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )
    return removal


def _remove_from_factory(state: State, factory: Factory, colour: Colour) -> _Removal:
    """Rules, "A turn": the factory's other tiles go to the centre."""
    factories, index = state.factories, factory.index
    tiles = tiles_on(factories, factory)
    if not tiles:
        raise IllegalCommand(SourceReason.FACTORY_EMPTY, factory=factory)
    origin = tuple([space for space, tile in enumerate(tiles) if tile is colour])
    if not origin:
        raise IllegalCommand(
            SourceReason.COLOUR_NOT_THERE, source=factory, colour=colour, tiles=tiles
        )
    factories = (*factories[:index], (), *factories[index + 1 :])
    if len(origin) == len(tiles):
        return _Removal(factories, state.centre, origin)
    rest = tuple([(space, tile) for space, tile in enumerate(tiles) if tile is not colour])
    centre, steps = disc.lay(state.centre, [tile for _, tile in rest])
    return _Removal(factories, centre, origin, 0, rest, steps)


def _remove_from_centre(state: State, colour: Colour) -> _Removal:
    centre = state.centre
    origin = tuple([space for space, piece in enumerate(centre.spaces) if piece is colour])
    beside = centre.beside.count(colour)
    if not origin and not beside:
        tiles = tuple(disc.tiles(centre))
        if not tiles:
            raise IllegalCommand(SourceReason.CENTRE_EMPTY)
        raise IllegalCommand(
            SourceReason.COLOUR_NOT_THERE, source=CENTRE, colour=colour, tiles=tiles
        )
    return _Removal(state.factories, disc.without(centre, colour), origin, beside)


def _fill_line(
    player: Player, target: Target, colour: Colour, count: int
) -> tuple[tuple[PatternRow | None, ...], int, int]:
    """Lay tiles on a pattern line; none where `target` is the floor line.

    Returns: the pattern lines, how many tiles the line held, and how many were laid on it.
    Raises: IllegalCommand when the line does not accept the colour.
    """
    lines = player.lines
    if target is FLOOR:
        return lines, 0, 0
    if type(target) is not Line or type(target.index) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    index = target.index
    if not 0 <= index < LINES:
        raise IllegalCommand(Reason.NO_LINE, line=target)
    refusal = line_refusal(player, target, colour)
    if refusal is not None:
        raise refusal
    row = lines[index]
    before = row.count if row is not None else 0
    placed = min(count, index + 1 - before)
    row = _PATTERN_ROWS[colour][before + placed]
    return (*lines[:index], row, *lines[index + 1 :]), before, placed


def _take_marker(floor: tuple[Piece, ...], seat: int, events: list[Event]) -> tuple[Piece, ...]:
    """Rules, "A turn": the marker is laid before any tile of this turn.

    On a full floor line it still goes to the player and costs nothing.
    """
    if len(floor) == FLOOR_SPACES:
        events.append(MarkerTaken(seat, None))
        return floor
    events.append(MarkerTaken(seat, len(floor)))
    return (*floor, MARKER)
