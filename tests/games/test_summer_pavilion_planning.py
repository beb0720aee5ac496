"""What the computer player makes of a position of Summer Pavilion."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from summer_pavilion_position import board, pass_turn, position, tiles
from summer_pavilion_random import reached_states

from azul_access.games import SYSTEMS
from azul_access.games.planning import Sight
from azul_access.games.summer_pavilion import rules, virtual_bag
from azul_access.games.summer_pavilion.commands import Bonus, Command, Pass, Place
from azul_access.games.summer_pavilion.drafts import Drafts
from azul_access.games.summer_pavilion.packing import pack, total, unpack
from azul_access.games.summer_pavilion.pieces import COLOURS, SUPPLY_SPACES
from azul_access.games.summer_pavilion.planning import look, view_of
from azul_access.games.summer_pavilion.plans import Planner, Step
from azul_access.games.summer_pavilion.positions import NOBODY, PlaceMove, Round
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.worth import Worth, fitted_tables, fitted_worth
from azul_access.player import choose

SYSTEM = SYSTEMS["summer-pavilion"]
SEEDS = st.integers(0, 2**32)
MASTER = 6


def best_command(state: State, level: int = MASTER) -> Command:
    command = choose(SYSTEM, state, level, seconds=0.3).command
    assert isinstance(command, Place | Pass | Bonus)
    return command


@given(reached_states(), SEEDS)
def test_steps_are_placements_with_their_worth(state: State, seed: int) -> None:
    """A step gains its points and what the whole board is worth more after it."""
    if state.phase is not Phase.PLACE:
        return
    rounds, worth = Round(state), fitted_worth(state.options, state.round)
    own = rounds.make(state).boards[state.turn]
    planner = Planner(rounds, worth)
    before = Step(0.0, own.spaces, own.colours, own.hand, pack(state.supply))
    steps = planner.steps(before)
    after = {}
    for move in rounds.places(own):
        placed, earned = rounds.place(own, move)
        after[placed.spaces, placed.colours, placed.hand] = placed.score, earned
    assert bool(steps) == bool(after)
    for step in steps:
        picked = before.supply - step.supply
        score, earned = after[step.spaces, step.colours, step.hand - picked]
        assert total(picked) == min(earned, total(before.supply))
        assert min(unpack(step.supply)) >= 0
        more = worth.board(step.spaces, step.colours) - worth.board(own.spaces, own.colours)
        assert abs(step.gain - (score - own.score) - more) < 1e-6


@given(reached_states())
def test_worth_after_last_round_are_the_bonuses(state: State) -> None:
    """After the last round a board is worth its complete stars and numbers."""
    rounds = Round(state)
    worth = fitted_worth(state.options, state.options.edition.rounds)
    for player in state.players:
        own = rounds.make_board(player)
        assert worth.board(own.spaces, own.colours) == rounds.final_bonus(own)


@given(reached_states())
def test_guess_ends_with_all_tiles_taken(state: State) -> None:
    """The guessed taking gives every tile to somebody; the stone costs what is taken with it."""
    if state.phase is not Phase.TAKE:
        return
    rounds = Round(state)
    start = rounds.make(state)
    uses = [[1.0] * COLOURS] * len(start.boards)
    hands, scores, stone = Drafts(rounds, state.next_seat, uses, 0.0).finish(start)
    before = sum(total(each.hand) for each in start.boards)
    on_table = total(start.centre) + sum(total(tiles) for tiles in start.factories)
    assert sum(total(hand) for hand in hands) == before + on_table
    if start.stone != NOBODY or stone == NOBODY:
        assert scores == [player.score for player in state.players]
    else:
        assert scores[stone] <= state.players[stone].score


@given(reached_states(), st.sampled_from(Sight))
def test_every_move_has_one_that_is_as_good(state: State, sight: Sight) -> None:
    """Only moves from equal factories, and what is kept after the last round, are left out."""
    if state.phase not in (Phase.TAKE, Phase.PLACE, Phase.BONUS):
        return
    outlook = look(state, sight)
    found = {outlook.command(move) for move in outlook.moves(outlook.start)}
    legal = set(rules.legal_commands(state))
    if state.phase is Phase.TAKE:
        results = {_result(state, command) for command in found}
        assert results == {_result(state, command) for command in legal}
    elif state.is_last_round and state.phase is Phase.PLACE:
        assert {each for each in found if not isinstance(each, Pass)} == {
            each for each in legal if not isinstance(each, Pass)
        }
        assert Pass(()) in found
    else:
        assert found == legal


def _result(state: State, command: Command) -> tuple[object, ...]:
    after, _ = rules.apply(state, command)
    return after.centre, after.players, tuple(sorted(after.factories))


@given(reached_states(), SEEDS)
def test_bag_and_tower_do_not_matter(state: State, seed: int) -> None:
    """What comes out of the bag is not known, so other tiles in it change no value."""
    if state.phase not in (Phase.TAKE, Phase.PLACE, Phase.BONUS):
        return
    random = Random(seed)
    other = state._replace(
        bag=tuple(random.sample(state.bag, COLOURS)),
        tower=tuple(random.sample(state.tower, COLOURS)),
    )
    one, two = look(state, Sight.PLANS), look(other, Sight.PLANS)
    move = random.choice(list(one.moves(one.start)))
    assert one.values(one.apply(one.start, move)) == two.values(two.apply(two.start, move))


def test_last_round_completes_a_star() -> None:
    """In the last round 20 points for the purple star are worth more than any other tile."""
    state = position(board({1: "lllll."}, hand="llllrryyyrr"), round_number=6, supply="bg" * 5)
    while not state.players[0].passed:
        if state.phase is Phase.REFILL:
            command: Command = virtual_bag.draw(state, Random(1))
        else:
            command = best_command(state) if state.turn == 0 else pass_turn("")
        state, _ = rules.apply(state, command)
    assert None not in state.players[0].stars[1]


def test_wild_tiles_are_kept_for_the_next_round() -> None:
    """Who has to give up tiles keeps those that are wild in the next round."""
    full = {star: letter * 6 for star, letter in enumerate("lorbyg", 1)} | {0: "lorbyg"}
    # Green is wild in the second round.
    state = position(board(full, hand="rrrbbbggg"), round_number=1, supply="l")
    command = best_command(state)
    assert isinstance(command, Pass)
    assert command.keep is not None
    assert tiles("g")[0] in command.keep


def test_bonus_tiles_are_counted_before_they_are_chosen() -> None:
    """A placement that earns bonus tiles is judged with the best of them."""
    window = {1: "....l."}
    state = position(board(window, hand="llllll"), round_number=5, supply="bbbbbrrrrr")
    outlook = look(state, Sight.PLANS)
    earning = PlaceMove(1, 5, 0, 0)
    after = outlook.apply(outlook.start, earning)
    assert after.due == 3
    hand = after.boards[0].hand
    without = outlook.values(after._replace(due=0))[0]
    assert hand == 0
    assert outlook.values(after)[0] > without + 1


def test_bonus_tiles_of_the_last_round_are_chosen() -> None:
    """In the last round, too, who has earned bonus tiles chooses them and does not pass."""
    state = position(phase=Phase.BONUS, due=2, supply="lr" * 5, round_number=6)
    assert isinstance(best_command(state), Bonus)


def test_stars_that_cannot_be_are_played_on() -> None:
    """On a grey star that was set with two colours, moves are still those of the rules."""
    state = position(board(hand="rrrbbb"), board="grey", supply="l" * SUPPLY_SPACES)
    own = state.players[0]
    stars = (own.stars[0], own.stars[1], (*tiles("rrb"), None, None, None), *own.stars[3:])
    state = state._replace(players=(own._replace(stars=stars), state.players[1]))
    rounds = Round(state)
    found = {rounds.command(move) for move in rounds.moves(rounds.make(state))}
    assert found == set(rules.legal_commands(state))
    rules.apply(state, best_command(state))


def test_tables_are_complete_and_small() -> None:
    """There are tables after each of five rounds for both boards, in less than 100 kB."""
    for name, rows in fitted_tables().items():
        assert name in ("coloured", "grey")
        assert len(rows) == 5
        assert all({"star", "centre", "wild", "kept", "stone", "base"} <= set(row) for row in rows)


def test_worth_without_tables_counts_what_is_complete() -> None:
    """Who sees only points sees complete stars and numbers at once."""
    state = position(board({3: "rrrrrr"}), round_number=2)
    rounds = Round(state)
    own = rounds.make_board(state.players[0])
    worth = Worth(state.options, 2, {})
    assert worth.board(own.spaces, own.colours) == state.options.edition.star_points[2]  # type: ignore[index]
    assert view_of(state, Sight.POINTS).worth.board(0, 0) == 0
