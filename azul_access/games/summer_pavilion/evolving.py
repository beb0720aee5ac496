"""The only place where a game of Summer Pavilion changes: an event is applied to a state."""

from typing import assert_never

from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import events
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.summer_pavilion.turns import after_turn, draw_size
from azul_access.games.tiles import Counts, add_counts, add_tiles, subtract_counts

Outcome = TypedOutcome[State, Event]


def evolve(state: State, event: Event) -> State:
    """The state after `event`.

    It does not wait for a choice of bonus tiles before they are announced as due, and stays in the
    phase of placing from the last pass to the next round.
    """
    match event:
        case events.Placed():
            return _placed(state, event)
        case events.Taken():
            return _taken(state, event)
        case events.Filled():
            return _filled(state, event)
        case events.Passed():
            return _passed(state, event)
        case events.Surrounded(seat, due=due):
            return state._replace(phase=Phase.BONUS, turn=seat, due=due) if due else state
        case events.BonusTaken():
            return _bonus_taken(state, event)
        case events.Stocked():
            return _stocked(state, event)
        case events.StoneTaken(seat, after=score):
            player = state.players[seat]._replace(score=score)
            return state._replace(holder=seat, players=_replace_player(state, seat, player))
        case events.TakingEnded(seat):
            return state._replace(phase=Phase.PLACE, turn=seat)
        case events.RoundStarted():
            return _round_started(state, event)
        case events.RanOut(first):
            return state._replace(phase=Phase.TAKE) if first else state
        case events.StarScored(seat, after=score) | events.NumberScored(seat, after=score):
            player = state.players[seat]._replace(score=score)
            return state._replace(players=_replace_player(state, seat, player))
        case events.CornersPaid():
            return _corners_paid(state, event)
        case events.GameEnded():
            return state._replace(phase=Phase.OVER, due=0)
        case events.TableSet(_, after):
            return after
        case events.RoundEnded():
            return state
        case _:
            assert_never(event)


def _round_started(state: State, started: events.RoundStarted) -> State:
    """Rules 3, "Phase 3": kept tiles go beside the board again, the stone into the centre."""
    players = [
        Player(player.stars, add_counts(player.hand, kept), NO_TILES, player.score, False)
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


def _stocked(state: State, stocked: events.Stocked) -> State:
    refilled = state.phase is Phase.REFILL
    state = state._replace(
        phase=Phase.FILL,
        bag=stocked.bag,
        tower=_tower_after(state, stocked.poured),
        supply=add_counts(state.supply, stocked.tiles),
    )
    return after_turn(state, refilled=True) if refilled else state


def _filled(state: State, event: events.Filled) -> State:
    index, factories = event.factory.index, state.factories
    filled = index + 1
    return state._replace(
        phase=Phase.TAKE if filled == len(factories) else Phase.FILL,
        filled=filled,
        bag=event.bag,
        tower=_tower_after(state, event.poured),
        factories=(*factories[:index], event.tiles, *factories[index + 1 :]),
    )


def _tower_after(state: State, poured: Counts | None) -> Counts:
    return state.tower if poured is None else NO_TILES


def _taken(state: State, taken: events.Taken) -> State:
    seat, source = taken.player, taken.source
    tiles = add_tiles(NO_TILES, taken.colour, taken.count)
    if taken.wild is not None:
        tiles = add_tiles(tiles, taken.wild, 1)
    factories = state.factories
    if type(source) is Factory:
        factories = (*factories[: source.index], (), *factories[source.index + 1 :])
        counts = list(state.centre)
        for _, tile in taken.rest:
            counts[tile] += 1
        centre = tuple(counts)
    else:
        centre = subtract_counts(state.centre, tiles)
    stars, hand, corners, score, passed = state.players[seat]
    player = Player(stars, add_counts(hand, tiles), corners, score, passed)
    return state._replace(
        turn=state.next_seat[seat],
        factories=factories,
        centre=centre,
        players=_replace_player(state, seat, player),
    )


def _placed(state: State, placed: events.Placed) -> State:
    seat, colour, star, space = placed.player, placed.colour, placed.space.star, placed.space.index
    stars, hand, corners, _, passed = state.players[seat]
    tiles = (*stars[star][:space], colour, *stars[star][space + 1 :])
    stars = (*stars[:star], tiles, *stars[star + 1 :])
    hand = add_tiles(hand, colour, -placed.natural)
    tower = add_tiles(state.tower, colour, placed.natural - 1)
    if placed.wild:
        hand = add_tiles(hand, placed.wild_colour, -placed.wild)
        tower = add_tiles(tower, placed.wild_colour, placed.wild)
    player = Player(stars, hand, corners, placed.after, passed)
    return after_turn(state._replace(tower=tower, players=_replace_player(state, seat, player)))


def _bonus_taken(state: State, taken: events.BonusTaken) -> State:
    player = state.players[taken.player]
    player = player._replace(hand=add_counts(player.hand, taken.tiles))
    return after_turn(
        state._replace(
            phase=Phase.PLACE,
            turn=taken.player,
            due=0,
            supply=subtract_counts(state.supply, taken.tiles),
            players=_replace_player(state, taken.player, player),
        )
    )


def _passed(state: State, passed: events.Passed) -> State:
    seat = passed.player
    stars, _, corners, _, _ = state.players[seat]
    player = Player(stars, NO_TILES, add_counts(corners, passed.kept), passed.after, True)
    return after_turn(
        state._replace(
            tower=add_counts(state.tower, passed.discarded),
            players=_replace_player(state, seat, player),
        )
    )


def _corners_paid(state: State, paid: events.CornersPaid) -> State:
    player = state.players[paid.player]._replace(corners=NO_TILES, score=paid.after)
    return state._replace(
        tower=add_counts(state.tower, paid.tiles),
        players=_replace_player(state, paid.player, player),
    )


def _replace_player(state: State, seat: int, player: Player) -> tuple[Player, ...]:
    return (*state.players[:seat], player, *state.players[seat + 1 :])
