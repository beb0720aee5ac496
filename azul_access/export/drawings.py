"""What a document draws: the boards of the players, and the scores over the rounds."""

from collections.abc import Iterator

from azul_access.export.document import BoardDrawing, Curve
from azul_access.games.context import NarrationContext
from azul_access.games.picture import Grid
from azul_access.games.system import State, System
from azul_access.language.phrase import phrase
from azul_access.record.ledger import Ledger
from azul_access.story.course import read_course
from azul_access.story.turning import Decision

# A curve needs the beginning and two rounds.
_LEAST_STAGES = 3
# With so many players, both boards are drawn.
_BOTH = 2


def draw_boards(ledger: Ledger, context: NarrationContext) -> Iterator[BoardDrawing]:
    """What the final scoring looks at, for each player; nothing in a game without pictures."""
    for seat, player in enumerate(context.names):
        for grid in list_grids(ledger.system, context, ledger.state, seat):
            if grid.is_final:
                caption = phrase("transcript-board-of", player=player, board=grid.title)
                yield BoardDrawing(f"drawing-{seat + 1}", caption, grid)


def draw_decision(
    ledger: Ledger, context: NarrationContext, decision: Decision
) -> Iterator[BoardDrawing]:
    """The board before the move that decided, and with two players the other one's, too."""
    seats = [decision.seat]
    if len(context.names) == _BOTH:
        seats.append(1 - decision.seat)
    for seat in seats:
        for grid in list_grids(ledger.system, context, decision.before, seat):
            player = context.names[seat]
            caption = phrase("transcript-board-before", player=player, board=grid.title)
            name = f"decision-{seat + 1}-{grid.name}"
            yield BoardDrawing(name, caption, grid, is_moment=True)


def list_grids(
    system: System, context: NarrationContext, state: State, seat: int
) -> Iterator[Grid]:
    """Where a player's tiles are gathered and where they stay; none in a game without pictures."""
    if system.pictures is None:
        return
    for part in system.pictures.draw_table(context, state).boards:
        if part.seat == seat:
            yield from (grid for grid in part.grids if grid.is_final or grid.is_gathering)


def draw_scores(ledger: Ledger, context: NarrationContext) -> Iterator[Curve]:
    """The scores after each round, the last ones with the final scoring."""
    if ledger.system.load_story is None:
        return
    course = read_course(ledger)
    stages = [course.opening_scores, *(played.scores for played in course.rounds)]
    if len(stages) < _LEAST_STAGES:
        return
    if course.winners:
        stages[-1] = course.scores
    lines = tuple(
        (phrase("name", name=name), tuple(scores[seat] for scores in stages))
        for seat, name in enumerate(context.names)
    )
    yield Curve("scores-curve", phrase("transcript-scores-curve"), lines)
