"""The only place where a game of base Azul changes: an event is applied to a state."""

from typing import assert_never

from azul_access.games.azul import disc, events
from azul_access.games.azul.choosing import next_choice
from azul_access.games.azul.events import Event
from azul_access.games.azul.pieces import COLOURS, LINES, MARKER, Colour, Line
from azul_access.games.azul.state import NO_TILES, PatternRow, Phase, Player, State
from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import Factory
from azul_access.games.tiles import Counts, add_counts, add_tiles, count_tiles

Outcome = TypedOutcome[State, Event]

_PATTERN_ROWS = tuple(
    tuple(PatternRow(colour, count) for count in range(LINES + 1)) for colour in Colour
)


def evolve(state: State, event: Event) -> State:
    """The state after `event`.

    In the middle of the tiling the phase is TAKE, with no tiles left to take, and `turn` is the
    seat whose board changed last; where a player has to choose a column, the phase is TILE.
    """
    match event:
        case events.Taken():
            return _taken(state, event)
        case events.Filled():
            return _filled(state, event)
        case events.Tiled():
            return _tiled(state, event)
        case events.FloorCleared():
            return _floor_cleared(state, event)
        case events.MarkerTaken():
            return _marker_taken(state, event)
        case events.TakingEnded():
            return _at_choice(state._replace(turn=state.starter))
        case events.RoundEnded():
            return state._replace(turn=state.starter, line=0)
        case events.RoundStarted():
            return _round_started(state, event)
        case events.RanOut():
            return state._replace(phase=Phase.TAKE)
        case events.Blocked():
            return _blocked(state, event)
        case events.BonusScored(seat, after=score):
            player = state.players[seat]._replace(score=score)
            return state._replace(players=_replace_player(state, seat, player))
        case events.GameEnded():
            return state._replace(phase=Phase.OVER, line=0)
        case events.TableSet(_, after):
            return _at_choice(after) if after.phase is Phase.TILE else after
        case _:
            assert_never(event)


def _round_started(state: State, started: events.RoundStarted) -> State:
    return state._replace(
        round=started.round,
        phase=Phase.FILL,
        turn=started.player,
        line=0,
        starter=started.player,
        holder=None,
        filled=0,
        factories=((),) * len(state.factories),
        centre=disc.WITH_MARKER,
    )


def _filled(state: State, event: events.Filled) -> State:
    index, factories = event.factory.index, state.factories
    factories = (*factories[:index], event.tiles, *factories[index + 1 :])
    filled = index + 1
    return _changed(
        state,
        Phase.TAKE if filled == len(factories) else Phase.FILL,
        state.turn,
        filled,
        event.bag,
        state.lid if event.poured is None else NO_TILES,
        factories,
        state.centre,
        state.players,
    )


def _marker_taken(state: State, taken: events.MarkerTaken) -> State:
    seat, players = taken.player, state.players
    if taken.space is not None:
        player = players[seat]
        players = _replace_player(state, seat, player._replace(floor=(*player.floor, MARKER)))
    centre = disc.without_marker(state.centre)
    return state._replace(holder=seat, centre=centre, players=players)


def _taken(state: State, taken: events.Taken) -> State:
    seat, colour, source, target = taken.player, taken.colour, taken.source, taken.target
    lines, wall, floor, score = state.players[seat]
    if type(target) is Line:
        row = _PATTERN_ROWS[colour][taken.line_before + taken.placed]
        lines = (*lines[: target.index], row, *lines[target.index + 1 :])
    if taken.dropped:
        floor += (colour,) * taken.dropped
    factories = state.factories
    if type(source) is Factory:
        factories = (*factories[: source.index], (), *factories[source.index + 1 :])
    return _changed(
        state,
        Phase.TAKE,
        state.next_seat[seat],
        state.filled,
        state.bag,
        add_tiles(state.lid, colour, taken.to_lid) if taken.to_lid else state.lid,
        factories,
        taken.centre,
        _replace_player(state, seat, Player(lines, wall, floor, score)),
    )


def _tiled(state: State, tiled: events.Tiled) -> State:
    seat, line, column = tiled.player, tiled.line.index, tiled.column
    lines, wall, floor, _ = state.players[seat]
    row = (*wall[line][:column], tiled.colour, *wall[line][column + 1 :])
    wall = (*wall[:line], row, *wall[line + 1 :])
    player = Player(_without_line(lines, line), wall, floor, tiled.after)
    return _board_changed(state, seat, player, add_tiles(state.lid, tiled.colour, tiled.to_lid))


def _blocked(state: State, blocked: events.Blocked) -> State:
    seat, colour = blocked.player, blocked.colour
    lines, wall, floor, score = state.players[seat]
    floor += (colour,) * blocked.dropped
    player = Player(_without_line(lines, blocked.line.index), wall, floor, score)
    return _board_changed(state, seat, player, add_tiles(state.lid, colour, blocked.to_lid))


def _floor_cleared(state: State, cleared: events.FloorCleared) -> State:
    lines, wall, _, _ = state.players[cleared.player]
    tiles = count_tiles([piece for piece in cleared.floor if piece is not MARKER], COLOURS)
    player = Player(lines, wall, (), cleared.after)
    return _board_changed(state, cleared.player, player, add_counts(state.lid, tiles))


def _board_changed(state: State, seat: int, player: Player, lid: Counts) -> State:
    """The state after one step of the tiling of a board."""
    return _at_choice(
        _changed(
            state,
            Phase.TAKE,
            seat,
            state.filled,
            state.bag,
            lid,
            state.factories,
            state.centre,
            _replace_player(state, seat, player),
        )
    )


def _at_choice(state: State) -> State:
    """In the tiling: at the choice that a player has to make, if one has to."""
    choice = next_choice(state)
    if choice is None:
        return state
    return state._replace(phase=Phase.TILE, turn=choice.seat, line=choice.line)


def _changed(
    state: State,
    phase: Phase,
    turn: int,
    filled: int,
    bag: Counts,
    lid: Counts,
    factories: tuple[tuple[Colour, ...], ...],
    centre: disc.Disc,
    players: tuple[Player, ...],
) -> State:
    """The state with what draws, turns and the tiling change; `_replace` is slower."""
    return State(
        state.options,
        state.round,
        phase,
        turn,
        0,
        state.starter,
        state.holder,
        filled,
        bag,
        lid,
        factories,
        centre,
        players,
        state.next_seat,
    )


def _replace_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def _without_line(
    lines: tuple[PatternRow | None, ...], index: int
) -> tuple[PatternRow | None, ...]:
    return (*lines[:index], None, *lines[index + 1 :])
