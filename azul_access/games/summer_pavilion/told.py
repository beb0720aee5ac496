"""The table of Summer Pavilion in the middle of a command, while its events are told."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.questions import AboutBest, AboutGains
from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    CornersPaid,
    Event,
    Filled,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RanOut,
    RoundEnded,
    RoundStarted,
    StarScored,
    Stocked,
    StoneTaken,
    Surrounded,
    TableSet,
    Taken,
    TakingEnded,
)
from azul_access.games.summer_pavilion.filling import draw_size
from azul_access.games.summer_pavilion.questions import AboutMoves, Question, WhatIf
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.summer_pavilion.turns import after_turn
from azul_access.games.tiles import Counts, add_counts, add_tiles, subtract_counts


def state_after(before: State, events: Sequence[Event]) -> State:
    """The state after the first events of a command that was given in `before`."""
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
        case Stocked():
            return _stocked(state, event)
        case Filled():
            return _filled(state, event)
        case RanOut(first):
            return state._replace(phase=Phase.TAKE) if first else state
        case Taken():
            return _taken(state, event)
        case StoneTaken(seat, after=score):
            state = state._replace(holder=seat)
            return _with_player(state, seat, state.players[seat]._replace(score=score))
        case TakingEnded(seat):
            return state._replace(phase=Phase.PLACE, turn=seat)
        case Placed():
            return _placed(state, event)
        case Surrounded(seat, due=due) if due:
            return state._replace(phase=Phase.BONUS, turn=seat, due=due)
        case BonusTaken():
            return _bonus_taken(state, event)
        case Passed():
            return _passed(state, event)
        case StarScored() | NumberScored() | CornersPaid():
            return _scored(state, event)
        case GameEnded():
            return state._replace(phase=Phase.OVER, due=0)
        case TableSet(_, after_setting):
            return after_setting
        case Surrounded() | RoundEnded():
            return state
        case _:
            assert_never(event)


def _round_started(state: State, started: RoundStarted) -> State:
    players = [
        player._replace(hand=add_counts(player.hand, kept), corners=NO_TILES, passed=False)
        for player, kept in zip(state.players, started.from_corners, strict=True)
    ]
    state = state._replace(
        round=started.round,
        phase=Phase.SUPPLY,
        turn=started.player,
        starter=started.player,
        holder=None,
        filled=0,
        factories=((),) * len(state.factories),
        centre=NO_TILES,
        players=tuple(players),
    )
    return state if draw_size(state) else state._replace(phase=Phase.FILL)


def _stocked(state: State, stocked: Stocked) -> State:
    refilled = state.phase is Phase.REFILL
    state = state._replace(
        phase=Phase.FILL,
        bag=stocked.bag,
        tower=_tower_after(state, stocked.poured),
        supply=add_counts(state.supply, stocked.tiles),
    )
    return after_turn(state, refilled=True) if refilled else state


def _filled(state: State, event: Filled) -> State:
    index = event.factory.index
    state = state._replace(
        filled=index + 1,
        bag=event.bag,
        tower=_tower_after(state, event.poured),
        factories=(*state.factories[:index], event.tiles, *state.factories[index + 1 :]),
    )
    is_last = state.filled == len(state.factories)
    return state._replace(phase=Phase.TAKE) if is_last else state


def _tower_after(state: State, poured: Counts | None) -> Counts:
    return state.tower if poured is None else NO_TILES


def _taken(state: State, taken: Taken) -> State:
    factories, centre = state.factories, state.centre
    tiles = add_tiles(NO_TILES, taken.colour, taken.count)
    if taken.wild is not None:
        tiles = add_tiles(tiles, taken.wild, 1)
    if isinstance(taken.source, Factory):
        index = taken.source.index
        factories = (*factories[:index], (), *factories[index + 1 :])
        for _, tile in taken.rest:
            centre = add_tiles(centre, tile, 1)
    else:
        centre = subtract_counts(centre, tiles)
    player = state.players[taken.player]
    state = _with_player(state, taken.player, player._replace(hand=add_counts(player.hand, tiles)))
    turn = state.next_seat[taken.player]
    return state._replace(turn=turn, factories=factories, centre=centre)


def _placed(state: State, placed: Placed) -> State:
    player = state.players[placed.player]
    star, space, colour = placed.space.star, placed.space.index, placed.colour
    tiles = player.stars[star]
    tiles = (*tiles[:space], colour, *tiles[space + 1 :])
    hand = add_tiles(player.hand, colour, -placed.natural)
    player = player._replace(
        stars=(*player.stars[:star], tiles, *player.stars[star + 1 :]),
        hand=add_tiles(hand, placed.wild_colour, -placed.wild),
        score=placed.after,
    )
    tower = add_tiles(state.tower, colour, placed.natural - 1)
    tower = add_tiles(tower, placed.wild_colour, placed.wild)
    return after_turn(_with_player(state._replace(tower=tower), placed.player, player))


def _bonus_taken(state: State, taken: BonusTaken) -> State:
    player = state.players[taken.player]
    player = player._replace(hand=add_counts(player.hand, taken.tiles))
    state = state._replace(
        phase=Phase.PLACE,
        turn=taken.player,
        due=0,
        supply=subtract_counts(state.supply, taken.tiles),
    )
    return after_turn(_with_player(state, taken.player, player))


def _passed(state: State, passed: Passed) -> State:
    player = state.players[passed.player]
    corners = add_counts(player.corners, passed.kept)
    player = Player(player.stars, NO_TILES, corners, passed.after, True)
    state = state._replace(tower=add_counts(state.tower, passed.discarded))
    return after_turn(_with_player(state, passed.player, player))


def _scored(state: State, scored: StarScored | NumberScored | CornersPaid) -> State:
    player = state.players[scored.player]._replace(score=scored.after)
    if isinstance(scored, CornersPaid):
        player = player._replace(corners=NO_TILES)
        state = state._replace(tower=add_counts(state.tower, scored.tiles))
    return _with_player(state, scored.player, player)


def _with_player(state: State, seat: int, player: Player) -> State:
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return state._replace(players=players)
