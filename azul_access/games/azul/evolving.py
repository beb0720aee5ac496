"""The only place where a game of base Azul changes: an event is applied to a state."""

from typing import assert_never

from azul_access.games.azul import disc, events
from azul_access.games.azul.choosing import next_choice
from azul_access.games.azul.editions import Wall
from azul_access.games.azul.events import Event
from azul_access.games.azul.pieces import LINES, MARKER, Colour, Line
from azul_access.games.azul.state import NO_TILES, PatternRow, Phase, Player, State
from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import Factory
from azul_access.games.tiles import add_tiles
from azul_access.games.tuples import replace_item

Outcome = TypedOutcome[State, Event]

_PATTERN_ROWS = tuple(
    tuple(PatternRow(colour, count) for count in range(LINES + 1)) for colour in Colour
)


def evolve(state: State, event: Event) -> State:
    """The state after `event`.

    In the middle of the tiling the phase is TAKE, with no tiles left to take, and `turn` is the
    seat whose board changed last. The phase is TILE only where a player has to choose a column.
    """
    # Every event of every game comes here, and `_replace` takes twice as long.
    (
        options,
        number,
        phase,
        turn,
        line,
        starter,
        holder,
        filled,
        bag,
        lid,
        factories,
        centre,
        players,
        next_seat,
    ) = state
    is_tiling = False
    match event:
        case events.Taken(seat, source, colour):
            if type(source) is Factory:
                factories = replace_item(factories, source.index, ())
            centre = event.centre
            player = _lay_tiles(players[seat], event)
            players = replace_item(players, seat, player)
            if event.to_lid:
                lid = add_tiles(lid, colour, event.to_lid)
            turn, line = next_seat[seat], 0
        case events.Filled():
            factory, tiles, poured, bag = event
            factories = replace_item(factories, factory.index, tiles)
            if poured is not None:
                lid = NO_TILES
            line, filled = 0, factory.index + 1
            if filled == len(factories):
                phase = Phase.TAKE
        case events.Tiled(turn) | events.Blocked(turn):
            phase, line, is_tiling = Phase.TAKE, 0, True
            player = _empty_line(players[turn], event)
            players = replace_item(players, turn, player)
            if event.to_lid:
                lid = add_tiles(lid, event.colour, event.to_lid)
        case events.FloorCleared():
            turn, floor, _, score = event
            phase, line, is_tiling = Phase.TAKE, 0, True
            player = Player(players[turn].lines, players[turn].wall, (), score)
            players = replace_item(players, turn, player)
            counts = list(lid)
            for piece in floor:
                if piece is not MARKER:
                    counts[piece] += 1
            lid = tuple(counts)
        case events.MarkerTaken(holder, space):
            centre = disc.without_marker(centre)
            if space is not None:
                lines, wall, floor, score = players[holder]
                player = Player(lines, wall, (*floor, MARKER), score)
                players = replace_item(players, holder, player)
        case events.TakingEnded():
            turn, is_tiling = starter, True
        case events.RoundEnded():
            turn, line = starter, 0
        case events.RoundStarted(number, starter):
            phase, turn, line, holder, filled = Phase.FILL, starter, 0, None, 0
            factories, centre = ((),) * len(factories), disc.WITH_MARKER
        case events.RanOut():
            phase = Phase.TAKE
        case events.BonusScored(seat, after=score):
            player = players[seat]._replace(score=score)
            players = replace_item(players, seat, player)
        case events.GameEnded():
            phase, line = Phase.OVER, 0
        case events.TableSet(_, after):
            if after.phase is not Phase.TILE:
                return after
            return _at_choice(after._replace(phase=Phase.TAKE, turn=after.starter, line=0))
        case _:
            assert_never(event)
    state = State(
        options,
        number,
        phase,
        turn,
        line,
        starter,
        holder,
        filled,
        bag,
        lid,
        factories,
        centre,
        players,
        next_seat,
    )
    return _at_choice(state) if is_tiling and options.wall is Wall.GREY else state


def _lay_tiles(player: Player, taken: events.Taken) -> Player:
    lines, wall, floor, score = player
    target = taken.target
    if type(target) is Line:
        row = _PATTERN_ROWS[taken.colour][taken.line_before + taken.placed]
        lines = replace_item(lines, target.index, row)
    if taken.dropped:
        floor += (taken.colour,) * taken.dropped
    return Player(lines, wall, floor, score)


def _empty_line(player: Player, event: events.Tiled | events.Blocked) -> Player:
    """The board without the tiles of a complete line; one of them is on the wall now, or none."""
    lines, wall, floor, score = player
    line = event.line.index
    lines = replace_item(lines, line, None)
    if isinstance(event, events.Blocked):
        return Player(lines, wall, floor + (event.colour,) * event.dropped, score)
    row = replace_item(wall[line], event.column, event.colour)
    return Player(lines, replace_item(wall, line, row), floor, event.after)


def _at_choice(state: State) -> State:
    """In the tiling: at the choice that a player has to make, if one has to."""
    choice = next_choice(state)
    if choice is None:
        return state
    return state._replace(phase=Phase.TILE, turn=choice.seat, line=choice.line)
