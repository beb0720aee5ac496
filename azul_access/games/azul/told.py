"""The table of base Azul in the middle of a command, while its events are told step by step."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.azul import disc
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
    TableSet,
    Taken,
    TakingEnded,
    Tiled,
)
from azul_access.games.azul.filling import NO_TILES
from azul_access.games.azul.pieces import MARKER, Colour, Line, Piece
from azul_access.games.azul.questions import AboutMoves, Question, WhatIf
from azul_access.games.azul.state import PatternRow, Phase, Player, State
from azul_access.games.azul.tiling import next_choice
from azul_access.games.questions import AboutBest, AboutGains
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.tiles import add_counts, add_tiles


def state_after(before: State, events: Sequence[Event]) -> State:
    """The state after the first events of a command that was given in `before`.

    In the middle of the tiling the phase is TAKE, with no tiles left to take, and `turn` is the
    seat whose board changed last.
    """
    state = before
    for event in events:
        state = _after(state, event)
    return state


def asks_about_moves(question: Question) -> bool:
    """Whether a question is about what can be done next, which no state in between knows."""
    return isinstance(question, AboutMoves | AboutGains | AboutBest | WhatIf)


def _after(state: State, event: Event) -> State:
    match event:
        case RoundStarted():
            return _round_started(state, event)
        case Filled():
            return _filled(state, event)
        case RanOut():
            return state._replace(phase=Phase.TAKE)
        case MarkerTaken(seat, space):
            centre = disc.without_marker(state.centre)
            state = state._replace(holder=seat, centre=centre)
            return state if space is None else _with_floor(state, seat, (MARKER,))
        case Taken():
            return _taken(state, event)
        case TakingEnded():
            return _tiling(state, state.starter)
        case Tiled() | Blocked() | FloorCleared():
            return _tiling(_board_after(state, event), event.player)
        case RoundEnded():
            return state._replace(turn=state.starter, line=0)
        case BonusScored(seat, after=score):
            return _with_player(state, seat, state.players[seat]._replace(score=score))
        case GameEnded():
            return state._replace(phase=Phase.OVER, line=0)
        case TableSet(_, after_setting):
            return after_setting
        case _:
            assert_never(event)


def _round_started(state: State, started: RoundStarted) -> State:
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


def _filled(state: State, event: Filled) -> State:
    index = event.factory.index
    state = state._replace(
        filled=index + 1,
        bag=event.bag,
        lid=state.lid if event.poured is None else NO_TILES,
        factories=(*state.factories[:index], event.tiles, *state.factories[index + 1 :]),
    )
    is_last = state.filled == len(state.factories)
    return state._replace(phase=Phase.TAKE) if is_last else state


def _taken(state: State, taken: Taken) -> State:
    seat, colour = taken.player, taken.colour
    factories, centre = state.factories, state.centre
    if isinstance(taken.source, Factory):
        index = taken.source.index
        factories = (*factories[:index], (), *factories[index + 1 :])
        for step in taken.steps:
            centre = disc.follow(centre, step)
    else:
        assert taken.source is CENTRE
        centre = disc.without(centre, colour)
    if isinstance(taken.target, Line) and taken.placed:
        row = PatternRow(colour, taken.line_before + taken.placed)
        state = _with_line(state, seat, taken.target, row)
    state = _with_floor(state, seat, (colour,) * taken.dropped)
    return state._replace(
        turn=state.next_seat[seat],
        lid=add_tiles(state.lid, colour, taken.to_lid),
        factories=factories,
        centre=centre,
    )


def _board_after(state: State, event: Tiled | Blocked | FloorCleared) -> State:
    """The state after one step of the tiling of a board."""
    seat = event.player
    match event:
        case Tiled(line=line, colour=colour, column=column, to_lid=to_lid, after=score):
            player = state.players[seat]
            row = player.wall[line.index]
            row = (*row[:column], colour, *row[column + 1 :])
            wall = (*player.wall[: line.index], row, *player.wall[line.index + 1 :])
            state = _with_player(state, seat, player._replace(wall=wall, score=score))
            return _with_line(_to_lid(state, (colour,) * to_lid), seat, line, None)
        case Blocked(line=line, colour=colour, dropped=dropped, to_lid=to_lid):
            state = _with_floor(state, seat, (colour,) * dropped)
            return _with_line(_to_lid(state, (colour,) * to_lid), seat, line, None)
        case FloorCleared(floor=floor, after=score):
            player = state.players[seat]._replace(floor=(), score=score)
            return _to_lid(_with_player(state, seat, player), floor)


def _tiling(state: State, seat: int) -> State:
    """In the tiling: at the choice that a player has to make, else at the board of `seat`."""
    choice = next_choice(state)
    if choice is None:
        return state._replace(phase=Phase.TAKE, turn=seat, line=0)
    return state._replace(phase=Phase.TILE, turn=choice.seat, line=choice.line)


def _to_lid(state: State, pieces: Sequence[Piece]) -> State:
    colours = [piece for piece in pieces if isinstance(piece, Colour)]
    counts = [colours.count(colour) for colour in Colour]
    return state._replace(lid=add_counts(state.lid, tuple(counts)))


def _with_player(state: State, seat: int, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return state._replace(players=players)


def _with_line(state: State, seat: int, line: Line, row: PatternRow | None) -> State:
    player = state.players[seat]
    lines = (*player.lines[: line.index], row, *player.lines[line.index + 1 :])
    return _with_player(state, seat, player._replace(lines=lines))


def _with_floor(state: State, seat: int, pieces: tuple[Piece, ...]) -> State:
    player = state.players[seat]
    return _with_player(state, seat, player._replace(floor=player.floor + pieces))
