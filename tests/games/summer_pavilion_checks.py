"""What is true in every game of Summer Pavilion, for tests that play any game."""

from summer_pavilion_random import Turn

from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    CornersPaid,
    GameEnded,
    NumberScored,
    Passed,
    Placed,
    RoundEnded,
    StarScored,
    StoneTaken,
    Surrounded,
)
from azul_access.games.summer_pavilion.pieces import (
    CENTRE_STAR,
    SPACES,
    SUPPLY_SPACES,
    Colour,
)
from azul_access.games.summer_pavilion.state import Phase, Player, State
from azul_access.games.system import Expects

# Rules 3, "Pass" and "Material".
CORNERS = 4
TILES_OF_A_COLOUR = 22


def find_problems(state: State) -> list[str]:
    """Tiles that are missing or doubled, and other things that the rules cannot lead to."""
    problems = find_tile_problems(state)
    for player in state.players:
        problems += _find_board_problems(state, player)
    return problems


def find_tile_problems(state: State) -> list[str]:
    """Tiles that are missing or doubled, and places that hold too many."""
    problems = []
    totals = [0] * len(Colour)
    for counts in (state.bag, state.tower, state.supply, state.centre):
        if min(counts) < 0:
            problems.append("fewer than no tiles")
        for colour in Colour:
            totals[colour] += counts[colour]
    for factory in state.factories:
        if len(factory) > 4:
            problems.append("factory overfull")
        for colour in factory:
            totals[colour] += 1
    for player in state.players:
        if sum(player.corners) > CORNERS or min(player.corners) < 0 or min(player.hand) < 0:
            problems.append("tiles of a player out of range")
        for star in player.stars:
            for tile in star:
                if tile is not None:
                    totals[tile] += 1
        for colour in Colour:
            totals[colour] += player.hand[colour] + player.corners[colour]
    if totals != [TILES_OF_A_COLOUR] * len(Colour):
        problems.append("tiles lost or doubled")
    if sum(state.supply) > SUPPLY_SPACES:
        problems.append("supply overfull")
    return problems


def _find_board_problems(state: State, player: Player) -> list[str]:
    problems = []
    if player.score < state.options.edition.lowest_score:
        problems.append("score too low")
    if any(player.corners) and not player.passed:
        problems.append("tiles in the corners of a player who has not passed")
    for number, star in enumerate(player.stars):
        placed = [tile for tile in star if tile is not None]
        one_colour, six_colours = len(set(placed)) <= 1, len(set(placed)) == len(placed)
        if state.options.grey:
            possible = one_colour or six_colours
        elif number == CENTRE_STAR:
            possible = six_colours
        else:
            possible = set(placed) <= {Colour(number - 1)}
        if not possible:
            problems.append(f"star {number} with wrong colours")
    return problems


def check_expectation(state: State) -> None:
    """The game waits for something that can be done, with a full supply where there are tiles."""
    check_choices(state)
    if state.phase in (Phase.TAKE, Phase.PLACE) and any(state.bag):
        assert sum(state.supply) == SUPPLY_SPACES


def check_choices(state: State) -> None:
    """There are legal moves where the game waits for a decision, and only there."""
    expected = rules.expects(state)
    moves = rules.legal_commands(state)
    assert (expected.player is None) == (expected.kind is Expects.OVER)
    assert expected.kind is not Expects.STUCK
    assert bool(moves) == (expected.kind in (Expects.TURN, Expects.CHOICE))
    assert len(moves) == len(set(moves))
    if expected.kind is Expects.FILL:
        assert rules.draw_size(state) > 0
    if expected.kind is Expects.CHOICE:
        # Bonus tiles without a choice are taken at once.
        assert len(moves) > 1
        assert state.due > 0
    else:
        assert state.due == 0


def check_events(turn: Turn) -> None:
    """The points in the events are right and add up to the scores."""
    assert turn.events
    options = turn.before.options
    lowest = options.edition.lowest_score
    scores = [player.score for player in turn.before.players]
    for event in turn.events:
        match event:
            case StoneTaken(player, cost, before, after):
                assert after == max(lowest, before - cost)
            case Placed(player, space, _, natural, wild, _, run, before, after):
                assert after == before + run
                assert 1 <= run <= SPACES
                assert natural >= 1
                assert natural + wild == options.numbers[space.star][space.index]
            case Passed(player, _, discarded, before, after):
                assert after == max(lowest, before - sum(discarded))
            case StarScored(player, _, _, before, after) | NumberScored(player, _, before, after):
                assert after > before
            case CornersPaid(player, paid, before, after):
                assert after == max(lowest, before - sum(paid))
            case RoundEnded() | GameEnded():
                assert list(event.scores) == scores
                continue
            case _:
                continue
        assert before == scores[player]
        scores[player] = after
    assert [player.score for player in turn.after.players] == scores


def check_turn_order(turn: Turn) -> None:
    """Rules 3, "Phase 2": clockwise, one tile in a turn, without the players who have passed."""
    before, after = turn.before, turn.after
    seats = len(after.players)
    if after.phase in (Phase.BONUS, Phase.REFILL):
        assert after.turn == before.turn
    elif (
        before.phase in (Phase.PLACE, Phase.BONUS, Phase.REFILL)
        and after.phase is Phase.PLACE
        and after.round == before.round
    ):
        next_seats = [(before.turn + step) % seats for step in range(1, seats + 1)]
        assert after.turn == next(seat for seat in next_seats if not after.players[seat].passed)


def check_bonus_tiles(turn: Turn) -> None:
    """Rules 3, "Bonus tiles" and "Decided": as many as are earned, or as the supply has."""
    due = turn.before.due
    for event in turn.events:
        if isinstance(event, Surrounded):
            assert event.due == min(event.earned, sum(turn.before.supply))
            due = event.due
        if isinstance(event, BonusTaken):
            assert sum(event.tiles) == due
            assert event.chosen == (turn.before.phase is Phase.BONUS)
            due = 0
    assert turn.after.due == due
    assert (due > 0) == (turn.after.phase is Phase.BONUS)
