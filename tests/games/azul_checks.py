"""What is true in every game of base Azul, for tests that play any game."""

from azul_random import Turn

from azul_access.games.azul import disc, rules, scoring
from azul_access.games.azul.editions import Wall, wall_colour
from azul_access.games.azul.events import (
    Blocked,
    BonusScored,
    FloorCleared,
    GameEnded,
    RoundEnded,
    Taken,
    Tiled,
)
from azul_access.games.azul.pieces import (
    COLOURS,
    FLOOR_SPACES,
    LINES,
    MARKER,
    TILES_OF_A_COLOUR,
    Colour,
)
from azul_access.games.azul.state import State
from azul_access.games.system import Expects
from azul_access.games.tiles import add_counts, count_tiles

# Rules, section 2: the most tiles that a round can put into the centre, for 2, 3 and 4 players.
MOST_IN_THE_CENTRE = {2: 15, 3: 21, 4: 27}


def find_problems(state: State) -> list[str]:
    """Tiles that are missing or doubled, and other things that the rules cannot lead to."""
    problems = []
    pieces = [tile for factory in state.factories for tile in factory] + disc.tiles(state.centre)
    markers = state.centre.spaces.count(MARKER)
    for player in state.players:
        pieces += [tile for row in player.wall for tile in row if tile is not None]
        pieces += [row.colour for row in player.lines if row for _ in range(row.count)]
        pieces += [piece for piece in player.floor if isinstance(piece, Colour)]
        markers += player.floor.count(MARKER)
        if len(player.floor) > FLOOR_SPACES or player.score < 0:
            problems.append("floor or score out of range")
        for line, row in enumerate(player.lines):
            if row is not None and not 1 <= row.count <= line + 1:
                problems.append("pattern line out of range")
    total = add_counts(add_counts(state.bag, state.lid), count_tiles(pieces, COLOURS))
    if total != (TILES_OF_A_COLOUR,) * COLOURS or min(state.bag + state.lid) < 0:
        problems.append("tiles lost or doubled")
    if markers > 1 or (state.holder is None) != (MARKER in state.centre.spaces):
        problems.append("start marker lost or doubled")
    on_disc = [piece for piece in state.centre.spaces if isinstance(piece, Colour)]
    if on_disc != sorted(on_disc):
        problems.append("centre disc not sorted")
    return problems


def check_state(state: State) -> None:
    """All tiles are there, and the walls are as the rules allow."""
    assert find_problems(state) == []
    assert len(disc.tiles(state.centre)) <= MOST_IN_THE_CENTRE[len(state.players)]
    for player in state.players:
        for index, row in enumerate(player.wall):
            placed = [tile for tile in row if tile is not None]
            assert len(placed) == len(set(placed))
            line = player.lines[index]
            assert line is None or line.colour not in row
            if state.options.wall is Wall.COLOURED:
                for column, tile in enumerate(row):
                    assert tile is None or tile is wall_colour(index, column)
        for column in range(LINES):
            placed = [tile for row in player.wall if (tile := row[column]) is not None]
            assert len(placed) == len(set(placed))


def check_expectation(state: State) -> None:
    """There are legal moves where the game waits for a decision, and only there."""
    expected = rules.expects(state)
    moves = rules.legal_commands(state)
    assert (expected.player is None) == (expected.kind is Expects.OVER)
    assert bool(moves) == (expected.kind in (Expects.TURN, Expects.CHOICE, Expects.STUCK))
    assert len(moves) == len(set(moves))
    assert (rules.fill_size(state) > 0) or expected.kind is not Expects.FILL
    if expected.kind is Expects.CHOICE:
        # A single allowed column is tiled without a question.
        assert len(moves) > 1


def check_events(turn: Turn) -> None:
    """The points in the events add up to the scores, and the tiles to those that were taken."""
    assert turn.events
    edition = turn.before.options.edition
    scores = [player.score for player in turn.before.players]
    for event in turn.events:
        if isinstance(event, Tiled | FloorCleared | BonusScored):
            assert event.before == scores[event.player]
            scores[event.player] = event.after
        if isinstance(event, Tiled):
            points = scoring.placement_points(event.across, event.down)
            assert event.after - event.before == points
        if isinstance(event, FloorCleared):
            cost = scoring.floor_cost(edition, 0, len(event.floor))
            assert event.after == max(0, event.before - cost)
        if isinstance(event, RoundEnded | GameEnded):
            assert list(event.scores) == scores
        if isinstance(event, Taken):
            assert event.placed + event.dropped + event.to_lid == event.size
        if isinstance(event, Blocked):
            assert event.dropped + event.to_lid == event.line.index + 1
    assert [player.score for player in turn.after.players] == scores
