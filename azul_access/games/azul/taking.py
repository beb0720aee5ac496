"""A turn of base Azul: tiles are taken, and laid on a pattern line or the floor line."""

from azul_access.games.azul import disc
from azul_access.games.azul.commands import TAKES, Take
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
)
from azul_access.games.azul.refusals import Reason, refusal, require
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.azul.tiling import tile
from azul_access.games.sources import CENTRE, FACTORIES, SOURCES, Factory, Source
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import with_more

_PATTERN_ROWS = tuple(
    tuple(PatternRow(colour, count) for count in range(LINES + 1)) for colour in Colour
)

# For each source, colour and set of open lines (bit 0 = line 1): the moves, the floor line last.
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
    # For each colour the set of lines that accept it, as bits: moves are looked up, not built.
    open_for = [0] * COLOURS
    bit = 1
    for row, wall_row in zip(player.lines, player.wall, strict=True):
        if row is None:
            for colour in _COLOUR_RANGE:
                if colour not in wall_row:
                    open_for[colour] |= bit
        elif 1 << row.count <= bit:
            open_for[row.colour] |= bit
        bit <<= 1
    moves: list[Take] = []
    for tiles, of_colour in zip(state.factories, _MOVES_FROM_FACTORY, strict=False):
        if tiles:
            for colour in _COLOUR_RANGE:
                if colour in tiles:
                    moves += of_colour[colour][open_for[colour]]
    spaces, beside = state.centre.spaces, state.centre.beside
    for colour in _COLOUR_RANGE:
        if colour in spaces or colour in beside:
            moves += _MOVES_FROM_CENTRE[colour][open_for[colour]]
    return moves


def open_lines(player: Player, colour: Colour) -> list[Line]:
    """The pattern lines that accept a tile of `colour`."""
    return [line for line in PATTERN_LINES if refusal(player, line, colour) is None]


def take(state: State, command: Take) -> tuple[State, tuple[Event, ...]]:
    require(state, Phase.TAKE)
    source, colour, target, said = command.source, command.colour, command.target, command.count
    if type(colour) is not Colour or not (said is None or type(said) is int):
        raise IllegalCommand(MalformedReason.MALFORMED)
    factories, centre = state.factories, state.centre
    rest: tuple[tuple[int, Colour], ...] = ()
    steps: tuple[disc.Step, ...] = ()
    beside = 0
    with_marker = False
    if type(source) is Factory:
        index = source.index
        if type(index) is not int:
            raise IllegalCommand(MalformedReason.MALFORMED)
        if not 0 <= index < len(factories):
            raise IllegalCommand(Reason.NO_FACTORY, factory=source, factories=len(factories))
        tiles = factories[index]
        if not tiles:
            raise IllegalCommand(Reason.FACTORY_EMPTY, factory=source)
        origin = tuple([space for space, tile in enumerate(tiles) if tile == colour])
        if not origin:
            raise IllegalCommand(Reason.COLOUR_NOT_THERE, source=source, colour=colour, tiles=tiles)
        factories = (*factories[:index], (), *factories[index + 1 :])
        if len(origin) < len(tiles):
            rest = tuple([(space, tile) for space, tile in enumerate(tiles) if tile != colour])
            centre, steps = disc.lay(centre, tuple([tile for _, tile in rest]))
    elif source is CENTRE:
        if not disc.has_tiles(centre):
            raise IllegalCommand(Reason.CENTRE_EMPTY)
        origin = tuple([space for space, piece in enumerate(centre.spaces) if piece == colour])
        beside = centre.beside.count(colour)
        if not origin and not beside:
            raise IllegalCommand(
                Reason.COLOUR_NOT_THERE,
                source=source,
                colour=colour,
                tiles=tuple(disc.tiles(centre)),
            )
        centre = disc.without(centre, colour)
        with_marker = state.holder is None
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    count = len(origin) + beside
    if said is not None and said != count:
        raise IllegalCommand(
            Reason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )

    seat = state.turn
    player = state.players[seat]
    lines, floor = player.lines, player.floor
    if type(target) is Line:
        line = target.index
        if type(line) is not int:
            raise IllegalCommand(MalformedReason.MALFORMED)
        if not 0 <= line < LINES:
            raise IllegalCommand(Reason.NO_LINE, line=target)
        refused = refusal(player, target, colour)
        if refused is not None:
            raise refused
        row = lines[line]
        line_before = row.count if row is not None else 0
        placed = min(count, line + 1 - line_before)
        row = _PATTERN_ROWS[colour][line_before + placed]
        lines = (*lines[:line], row, *lines[line + 1 :])
        surplus = count - placed
    elif target is FLOOR:
        line_before = placed = 0
        surplus = count
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)

    events: list[Event] = []
    holder = state.holder
    if with_marker:
        # Rules, "A turn": the marker is laid before any tile of this turn; on a full floor line it
        # still goes to the player and costs nothing.
        holder = seat
        centre = disc.without_marker(centre)
        if len(floor) < FLOOR_SPACES:
            events.append(MarkerTaken(seat, len(floor)))
            floor = (*floor, MARKER)
        else:
            events.append(MarkerTaken(seat, None))
    floor_before = len(floor)
    dropped = lid_count = 0
    lid = state.lid
    if surplus:
        dropped = min(surplus, FLOOR_SPACES - floor_before)
        floor += (colour,) * dropped
        lid_count = surplus - dropped
        if lid_count:
            lid = with_more(lid, colour, lid_count)
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
            lid_count,
            rest,
            steps,
        )
    )
    players = (
        *state.players[:seat],
        Player(lines, player.wall, floor, player.score),
        *state.players[seat + 1 :],
    )
    state = State(
        state.options,
        state.round,
        Phase.TAKE,
        (seat + 1) % len(players),
        0,
        state.starter,
        holder,
        state.filled,
        state.bag,
        lid,
        factories,
        centre,
        players,
    )
    if not any(factories) and not disc.has_tiles(centre):
        events.append(TakingEnded())
        state = tile(state, state.starter, 0, events)
    return state, tuple(events)
