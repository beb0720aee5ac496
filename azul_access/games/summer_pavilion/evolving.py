"""The only place where a game of Summer Pavilion changes: an event is applied to a state."""

from collections.abc import Sequence
from typing import assert_never

from azul_access.games.outcome import TypedOutcome
from azul_access.games.sources import Factory
from azul_access.games.summer_pavilion import events
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.summer_pavilion.turns import after_turn, can_refill
from azul_access.games.tiles import Counts, add_counts, add_tiles, subtract_counts
from azul_access.games.tuples import replace_item

Outcome = TypedOutcome[State, Event]


def evolve(state: State, event: Event) -> State:
    """The state after `event`.

    After `Placed` the next player is on turn, until `Surrounded` says that bonus tiles are due
    first. After the last pass of a round phase and turn stay until the next round begins.
    """
    # Every event of every game comes here, and `_replace` takes twice as long.
    (
        options,
        number,
        phase,
        turn,
        due,
        starter,
        holder,
        filled,
        bag,
        tower,
        supply,
        factories,
        centre,
        players,
        next_seat,
    ) = state
    turn_is_over = refilled = False
    match event:
        case events.Taken():
            seat, source, colour, size, _, wild, _, rest = event
            stars, hand, corners, score, passed = players[seat]
            hand = add_tiles(hand, colour, size)
            if wild is not None:
                hand = add_tiles(hand, wild, 1)
            player = Player(stars, hand, corners, score, passed)
            players = replace_item(players, seat, player)
            if type(source) is Factory:
                factories = replace_item(factories, source.index, ())
                if rest:
                    centre = _add_rest(centre, rest)
            else:
                centre = add_tiles(centre, colour, -size)
                if wild is not None:
                    centre = add_tiles(centre, wild, -1)
            turn = next_seat[seat]
        case events.Placed(seat):
            turn_is_over = True
            player = _place(players[seat], event)
            players = replace_item(players, seat, player)
            tower = add_tiles(tower, event.colour, event.natural - 1)
            if event.wild:
                tower = add_tiles(tower, event.wild_colour, event.wild)
        case events.Filled():
            factory, tiles, poured, bag = event
            factories = replace_item(factories, factory.index, tiles)
            if poured is not None:
                tower = NO_TILES
            filled = factory.index + 1
            if filled == len(factories):
                phase = Phase.TAKE
        case events.Passed():
            seat, kept, discarded, _, score = event
            turn_is_over = True
            stars, _, corners, _, _ = players[seat]
            player = Player(stars, NO_TILES, add_counts(corners, kept), score, True)
            players = replace_item(players, seat, player)
            tower = add_counts(tower, discarded)
        case events.Surrounded(seat, due=earned):
            if earned:
                phase, turn, due = Phase.BONUS, seat, earned
        case events.BonusTaken(turn, bonus):
            phase, due, turn_is_over = Phase.PLACE, 0, True
            player = players[turn]
            player = player._replace(hand=add_counts(player.hand, bonus))
            players = replace_item(players, turn, player)
            supply = subtract_counts(supply, bonus)
        case events.Stocked(stocked, poured, bag):
            turn_is_over = refilled = phase is Phase.REFILL
            phase = Phase.FILL
            supply = add_counts(supply, stocked)
            if poured is not None:
                tower = NO_TILES
        case events.StoneTaken(holder, after=score):
            player = players[holder]._replace(score=score)
            players = replace_item(players, holder, player)
        case events.TakingEnded(turn):
            phase = Phase.PLACE
        case events.RoundStarted(number, starter):
            turn, holder, filled = starter, None, 0
            phase = Phase.SUPPLY if can_refill(supply, bag, tower) else Phase.FILL
            factories, centre = ((),) * len(factories), NO_TILES
            players = _return_kept(players, event)
        case events.RanOut():
            if filled:
                phase = Phase.TAKE
        case events.StarScored(seat, after=score) | events.NumberScored(seat, after=score):
            player = players[seat]._replace(score=score)
            players = replace_item(players, seat, player)
        case events.CornersPaid(seat, paid, _, score):
            player = players[seat]._replace(corners=NO_TILES, score=score)
            players = replace_item(players, seat, player)
            tower = add_counts(tower, paid)
        case events.GameEnded():
            phase, due = Phase.OVER, 0
        case events.TableSet(_, after):
            return after
        case events.RoundEnded():
            return state
        case _:
            assert_never(event)
    state = State(
        options,
        number,
        phase,
        turn,
        due,
        starter,
        holder,
        filled,
        bag,
        tower,
        supply,
        factories,
        centre,
        players,
        next_seat,
    )
    return after_turn(state, refilled=refilled) if turn_is_over else state


def _add_rest(centre: Counts, rest: Sequence[tuple[int, Colour]]) -> Counts:
    counts = list(centre)
    for _, tile in rest:
        counts[tile] += 1
    return tuple(counts)


def _place(player: Player, placed: events.Placed) -> Player:
    stars, hand, corners, _, passed = player
    colour, star, space = placed.colour, placed.space.star, placed.space.index
    tiles = replace_item(stars[star], space, colour)
    hand = add_tiles(hand, colour, -placed.natural)
    if placed.wild:
        hand = add_tiles(hand, placed.wild_colour, -placed.wild)
    stars = replace_item(stars, star, tiles)
    return Player(stars, hand, corners, placed.after, passed)


def _return_kept(players: Sequence[Player], started: events.RoundStarted) -> tuple[Player, ...]:
    """Rules 3, "Phase 3": tiles that were kept in the corners go beside the board again."""
    return tuple(
        [
            Player(player.stars, add_counts(player.hand, kept), NO_TILES, player.score, False)
            for player, kept in zip(players, started.from_corners, strict=True)
        ]
    )
