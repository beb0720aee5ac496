"""The rules of base Azul: which commands are legal and what they do. No words, no chance.

People draw the tiles (or a virtual bag does), so draws are commands like moves. The source of
each rule is named where it is decided ("Rules" is the project's rule summary, seeds are the rule
documents).
"""

from collections.abc import Sequence
from enum import Enum

from azul_access.games.azul import disc, scoring
from azul_access.games.azul.commands import (
    END,
    TAKES,
    Choose,
    Command,
    End,
    Fill,
    MalformedReason,
    Take,
)
from azul_access.games.azul.disc import MARKER_SPACE, Disc
from azul_access.games.azul.editions import Options, Wall, wall_column
from azul_access.games.azul.events import (
    Blocked,
    BonusScored,
    Event,
    Filled,
    FloorCleared,
    GameEnded,
    MarkerTaken,
    RanOut,
    RoundEnded,
    RoundStarted,
    Taken,
    TakingEnded,
    Tiled,
)
from azul_access.games.azul.pieces import (
    CENTRE,
    COLOURS,
    FACTORIES,
    FACTORIES_FOR,
    FACTORY_SPACES,
    FLOOR,
    FLOOR_SPACES,
    LINES,
    MARKER,
    PATTERN_LINES,
    SOURCES,
    TARGETS,
    TILES_OF_A_COLOUR,
    Colour,
    Factory,
    Line,
    Source,
)
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.system import Expectation, IllegalCommand, Kind
from azul_access.games.tiles import Counts, counted, minus, plus, with_more


class Reason(Enum):
    """Why a command is refused; the values name phrases."""

    OVER = "over"
    MUST_FILL = "must-fill"
    MUST_TAKE = "must-take"
    MUST_CHOOSE = "must-choose"
    STUCK = "stuck"
    FILL_COUNT = "fill-count"
    FILL_ORDER = "fill-order"
    BAG_LACKS = "bag-lacks"
    BAG_FIRST = "bag-first"
    NO_FACTORY = "no-factory"
    NO_LINE = "no-line"
    NO_COLUMN = "no-column"
    FACTORY_EMPTY = "factory-empty"
    CENTRE_EMPTY = "centre-empty"
    COLOUR_NOT_THERE = "colour-not-there"
    COUNT_WRONG = "count-wrong"
    LINE_FULL = "line-full"
    LINE_OTHER_COLOUR = "line-other-colour"
    WALL_HAS_COLOUR = "wall-has-colour"
    COLUMN_TAKEN = "column-taken"
    COLUMN_HAS_COLOUR = "column-has-colour"


_NO_TILES: Counts = (0,) * COLOURS
_PATTERN_ROWS = tuple(
    tuple(PatternRow(colour, count) for count in range(LINES + 1)) for colour in Colour
)
_EMPTY_BOARD = Player((None,) * LINES, ((None,) * LINES,) * LINES, (), 0)

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


def new_game(players: int, starts: int, options: Options) -> tuple[State, tuple[Event, ...]]:
    """`players` 2..4; `starts` is the seat that begins, from 0."""
    state = State(
        options=options,
        round=0,
        phase=Phase.FILL,
        turn=starts,
        line=0,
        starter=starts,
        holder=starts,
        filled=0,
        bag=(TILES_OF_A_COLOUR,) * COLOURS,
        lid=_NO_TILES,
        factories=((),) * FACTORIES_FOR[players],
        centre=disc.EMPTY,
        players=(_EMPTY_BOARD,) * players,
    )
    events: list[Event] = []
    return _start_round(state, starts, events), tuple(events)


def expects(state: State) -> Expectation:
    match state.phase:
        case Phase.FILL:
            left = sum(state.bag) + sum(state.lid)
            return Expectation(Kind.FILL if left else Kind.STUCK, state.turn)
        case Phase.TAKE:
            return Expectation(Kind.TURN, state.turn)
        case Phase.TILE:
            return Expectation(Kind.CHOICE, state.turn)
        case Phase.OVER:
            return Expectation(Kind.OVER, None)


def apply(state: State, command: Command) -> tuple[State, tuple[Event, ...]]:
    """The state after `command`, and what happened. Total for any field values.

    Raises: IllegalCommand, and nothing else.
    """
    kind = type(command)
    if kind is Take:
        return _take(state, command)  # type: ignore[arg-type]
    if kind is Fill:
        return _fill(state, command)  # type: ignore[arg-type]
    if kind is Choose:
        return _choose(state, command)  # type: ignore[arg-type]
    if kind is End:
        return _end(state)
    raise IllegalCommand(MalformedReason.MALFORMED)


def legal(state: State) -> Sequence[Command]:
    """The moves of the player whose turn it is; a draw has none, people draw what they draw.

    Ending by agreement is always possible and is listed only where nothing else is.
    """
    if state.phase is Phase.TAKE:
        return _legal_takes(state)
    if state.phase is Phase.TILE:
        return [Choose(column) for column in allowed_columns(state)]
    if expects(state).kind is Kind.STUCK:
        return [END]
    return []


def fill_size(state: State) -> int:
    """How many tiles the next factory takes: four, or what bag and lid still hold."""
    return min(FACTORY_SPACES, sum(state.bag) + sum(state.lid))


def allowed_columns(state: State) -> list[int]:
    """Where the tile of the complete line that is to be tiled may go (grey wall)."""
    player = state.players[state.turn]
    row = player.lines[state.line]
    return [] if row is None else _allowed_columns(player, state.line, row.colour)


def open_lines(player: Player, colour: Colour) -> list[Line]:
    """The pattern lines that accept a tile of `colour`."""
    return [line for line in PATTERN_LINES if _refusal(player, line, colour) is None]


def problems(state: State) -> tuple[str, ...]:
    """What is wrong with a state; empty for every reachable one. For tests and for `doctor`."""
    found = []
    pieces = [tile for factory in state.factories for tile in factory] + disc.tiles(state.centre)
    markers = state.centre.spaces.count(MARKER)
    for player in state.players:
        pieces += [tile for row in player.wall for tile in row if tile is not None]
        pieces += [row.colour for row in player.lines if row for _ in range(row.count)]
        pieces += [piece for piece in player.floor if isinstance(piece, Colour)]
        markers += player.floor.count(MARKER)
        if len(player.floor) > FLOOR_SPACES or player.score < 0:
            found.append("floor or score out of range")
        for line, row in enumerate(player.lines):
            if row is not None and not 1 <= row.count <= line + 1:
                found.append("pattern line out of range")
    total = plus(plus(state.bag, state.lid), counted(pieces, COLOURS))
    if total != (TILES_OF_A_COLOUR,) * COLOURS or min(state.bag + state.lid) < 0:
        found.append("tiles lost or doubled")
    if markers > 1 or (state.holder is None) != (MARKER in state.centre.spaces):
        found.append("start marker lost or doubled")
    on_disc = [piece for piece in state.centre.spaces if isinstance(piece, Colour)]
    if on_disc != sorted(on_disc):
        found.append("centre disc not sorted")
    return tuple(found)


# Filling


def _fill(state: State, command: Fill) -> tuple[State, tuple[Event, ...]]:
    _require(state, Phase.FILL)
    tiles = command.tiles
    if type(tiles) is not tuple or not all(type(tile) is Colour for tile in tiles):
        raise IllegalCommand(MalformedReason.MALFORMED)
    number = state.filled + 1
    factory = FACTORIES[state.filled]
    size = fill_size(state)
    if not size:
        raise IllegalCommand(Reason.STUCK)
    if command.factory is not None and command.factory != factory:
        raise IllegalCommand(Reason.FILL_ORDER, factory=factory)
    if len(tiles) != size:
        raise IllegalCommand(Reason.FILL_COUNT, factory=factory, size=size, count=len(tiles))
    drawn = counted(tiles, COLOURS)
    bag, lid, poured = state.bag, state.lid, None
    if sum(bag) < size:
        # Rules, "Next round": what the bag still holds is drawn first, then the lid's tiles go in.
        for colour in Colour:
            if drawn[colour] < bag[colour]:
                raise IllegalCommand(Reason.BAG_FIRST, factory=factory, bag=bag, size=size)
        bag, lid, poured = plus(bag, lid), _NO_TILES, lid
    for colour in Colour:
        if drawn[colour] > bag[colour]:
            raise IllegalCommand(
                Reason.BAG_LACKS,
                factory=factory,
                colour=colour,
                left=bag[colour],
                count=drawn[colour],
            )
    bag = minus(bag, drawn)
    factories = (*state.factories[: number - 1], tiles, *state.factories[number:])
    events: tuple[Event, ...] = (Filled(factory, tiles, poured, bag),)
    phase = Phase.FILL
    if number == len(factories):
        phase = Phase.TAKE
    elif not sum(bag) + sum(lid):
        phase = Phase.TAKE
        events = (*events, RanOut(number, len(factories)))
    return (
        State(
            state.options,
            state.round,
            phase,
            state.turn,
            0,
            state.starter,
            state.holder,
            number,
            bag,
            lid,
            factories,
            state.centre,
            state.players,
        ),
        events,
    )


def _start_round(state: State, player: int, events: list[Event]) -> State:
    events.append(RoundStarted(state.round + 1, player))
    return State(
        state.options,
        state.round + 1,
        Phase.FILL,
        player,
        0,
        player,
        None,
        0,
        state.bag,
        state.lid,
        ((),) * len(state.factories),
        disc.WITH_MARKER,
        state.players,
    )


# Taking


def _legal_takes(state: State) -> list[Command]:
    player = state.players[state.turn]
    open_for = [0] * COLOURS
    bit = 1
    for row, wall_row in zip(player.lines, player.wall, strict=True):
        if row is None:
            for colour in range(COLOURS):
                if colour not in wall_row:
                    open_for[colour] |= bit
        elif row.count < bit.bit_length():
            open_for[row.colour] |= bit
        bit <<= 1
    moves: list[Command] = []
    for tiles, of_colour in zip(state.factories, _MOVES_FROM_FACTORY, strict=False):
        if tiles:
            for colour in range(COLOURS):
                if colour in tiles:
                    moves += of_colour[colour][open_for[colour]]
    spaces, beside = state.centre.spaces, state.centre.beside
    for colour in range(COLOURS):
        if colour in spaces or colour in beside:
            moves += _MOVES_FROM_CENTRE[colour][open_for[colour]]
    return moves


def _take(state: State, command: Take) -> tuple[State, tuple[Event, ...]]:
    _require(state, Phase.TAKE)
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
        on_table = disc.tiles(centre)
        if not on_table:
            raise IllegalCommand(Reason.CENTRE_EMPTY)
        origin = tuple([space for space, piece in enumerate(centre.spaces) if piece == colour])
        beside = centre.beside.count(colour)
        if not origin and not beside:
            raise IllegalCommand(
                Reason.COLOUR_NOT_THERE, source=source, colour=colour, tiles=tuple(on_table)
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
        refusal = _refusal(player, target, colour)
        if refusal is not None:
            raise refusal
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
    if not any(factories) and not _has_tiles(centre):
        events.append(TakingEnded())
        state = _tile(state, state.starter, 0, events)
    return state, tuple(events)


def _has_tiles(centre: Disc) -> bool:
    spaces = centre.spaces
    return spaces.count(None) + (spaces[MARKER_SPACE] is MARKER) < len(spaces) or bool(
        centre.beside
    )


def _refusal(player: Player, line: Line, colour: Colour) -> IllegalCommand | None:
    """Why a pattern line does not accept a colour, or None where it does."""
    row = player.lines[line.index]
    if row is None:
        if colour in player.wall[line.index]:
            return IllegalCommand(Reason.WALL_HAS_COLOUR, line=line, colour=colour)
        return None
    if row.colour != colour:
        return IllegalCommand(
            Reason.LINE_OTHER_COLOUR, line=line, colour=colour, other=row.colour, count=row.count
        )
    if row.count > line.index:
        return IllegalCommand(Reason.LINE_FULL, line=line, colour=colour)
    return None


# Tiling


def _tile(state: State, seat: int, line: int, events: list[Event]) -> State:
    """Tile from `seat`'s pattern line `line` on until a player must choose or the round is over.

    Players may tile at the same time; told one after the other it begins with who began the round.
    """
    players = list(state.players)
    lid = list(state.lid)
    grey = state.options.wall is Wall.GREY
    while True:
        player = players[seat]
        for index in range(line, LINES):
            row = player.lines[index]
            if row is None or row.count <= index:
                continue
            if not grey:
                column = wall_column(index, row.colour)
            else:
                columns = _allowed_columns(player, index, row.colour)
                if not columns:
                    player = _block(player, seat, index, row.colour, lid, events)
                    continue
                if len(columns) > 1:
                    players[seat] = player
                    return _tiling(state, Phase.TILE, seat, index, lid, players)
                column = columns[0]
            player = _place(player, seat, index, row.colour, column, lid, events)
        players[seat] = _clear_floor(player, seat, lid, events)
        line = 0
        seat = (seat + 1) % len(players)
        if seat == state.starter:
            break
    state = _tiling(state, Phase.TILE, seat, 0, lid, players)
    events.append(RoundEnded(state.round, tuple([player.score for player in players])))
    if any(None not in row for player in players for row in player.wall):
        return _finish(state, events, agreed=False)
    return _start_round(state, state.starter if state.holder is None else state.holder, events)


def _tiling(
    state: State, phase: Phase, seat: int, line: int, lid: list[int], players: list[Player]
) -> State:
    return State(
        state.options,
        state.round,
        phase,
        seat,
        line,
        state.starter,
        state.holder,
        state.filled,
        state.bag,
        tuple(lid),
        state.factories,
        state.centre,
        tuple(players),
    )


def _place(
    player: Player,
    seat: int,
    line: int,
    colour: Colour,
    column: int,
    lid: list[int],
    events: list[Event],
) -> Player:
    row = player.wall[line]
    row = (*row[:column], colour, *row[column + 1 :])
    wall = (*player.wall[:line], row, *player.wall[line + 1 :])
    across, down = scoring.runs(wall, line, column)
    score = player.score + scoring.placement_points(across, down)
    lid[colour] += line
    events.append(
        Tiled(seat, PATTERN_LINES[line], colour, column, across, down, line, player.score, score)
    )
    lines = (*player.lines[:line], None, *player.lines[line + 1 :])
    return Player(lines, wall, player.floor, score)


def _block(
    player: Player, seat: int, line: int, colour: Colour, lid: list[int], events: list[Event]
) -> Player:
    """Rules, "Grey wall": no space is allowed, so the whole line falls on the floor line."""
    before = len(player.floor)
    dropped = min(line + 1, FLOOR_SPACES - before)
    to_lid = line + 1 - dropped
    lid[colour] += to_lid
    events.append(Blocked(seat, PATTERN_LINES[line], colour, before, dropped, to_lid))
    lines = (*player.lines[:line], None, *player.lines[line + 1 :])
    return Player(lines, player.wall, player.floor + (colour,) * dropped, player.score)


def _clear_floor(player: Player, seat: int, lid: list[int], events: list[Event]) -> Player:
    floor = player.floor
    if not floor:
        return player
    for piece in floor:
        if piece is not MARKER:
            lid[piece] += 1
    score = max(0, player.score - scoring.floor_cost(floor))
    events.append(FloorCleared(seat, floor, player.score, score))
    return Player(player.lines, player.wall, (), score)


def _allowed_columns(player: Player, line: int, colour: Colour) -> list[int]:
    row = player.wall[line]
    if colour in row:
        return []
    return [
        column
        for column in range(LINES)
        if row[column] is None and not any(other[column] == colour for other in player.wall)
    ]


def _choose(state: State, command: Choose) -> tuple[State, tuple[Event, ...]]:
    _require(state, Phase.TILE)
    column = command.column
    if type(column) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not 0 <= column < LINES:
        raise IllegalCommand(Reason.NO_COLUMN, column=column)
    seat, line = state.turn, state.line
    player = state.players[seat]
    row = player.lines[line]
    assert row is not None  # the phase TILE is only entered at a complete line
    if column not in _allowed_columns(player, line, row.colour):
        taken = player.wall[line][column]
        if taken is not None:
            raise IllegalCommand(
                Reason.COLUMN_TAKEN, column=column, line=PATTERN_LINES[line], colour=taken
            )
        raise IllegalCommand(Reason.COLUMN_HAS_COLOUR, column=column, colour=row.colour)
    events: list[Event] = []
    lid = list(state.lid)
    player = _place(player, seat, line, row.colour, column, lid, events)
    players = [*state.players[:seat], player, *state.players[seat + 1 :]]
    state = _tiling(state, Phase.TILE, seat, line, lid, players)
    return _tile(state, seat, line + 1, events), tuple(events)


# The end


def _end(state: State) -> tuple[State, tuple[Event, ...]]:
    """Rules, "Next round": by agreement the game ends as it stands, and the bonuses are scored."""
    if state.phase is Phase.OVER:
        raise IllegalCommand(Reason.OVER)
    events: list[Event] = []
    return _finish(state, events, agreed=True), tuple(events)


def _finish(state: State, events: list[Event], *, agreed: bool) -> State:
    players = []
    for seat, player in enumerate(state.players):
        score = player.score
        for bonus, index, points in scoring.bonuses(player.wall, state.options.column_bonus):
            events.append(BonusScored(seat, bonus, index, score, score + points))
            score += points
        players.append(Player(player.lines, player.wall, player.floor, score))
    scores = tuple([player.score for player in players])
    rows = tuple([len(scoring.complete_rows(player.wall)) for player in players])
    events.append(GameEnded(scoring.winners(scores, rows), scores, rows, agreed))
    return _tiling(state, Phase.OVER, state.turn, 0, list(state.lid), players)


def _require(state: State, phase: Phase) -> None:
    """Raises: IllegalCommand naming what the game waits for instead."""
    if state.phase is phase:
        return
    match state.phase:
        case Phase.FILL:
            if expects(state).kind is Kind.STUCK:
                raise IllegalCommand(Reason.STUCK)
            raise IllegalCommand(Reason.MUST_FILL, factory=FACTORIES[state.filled])
        case Phase.TAKE:
            raise IllegalCommand(Reason.MUST_TAKE, player=state.turn)
        case Phase.TILE:
            raise IllegalCommand(
                Reason.MUST_CHOOSE, player=state.turn, line=PATTERN_LINES[state.line]
            )
        case Phase.OVER:
            raise IllegalCommand(Reason.OVER)
