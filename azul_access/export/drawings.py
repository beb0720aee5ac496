"""What a document draws: the boards of the players, and the scores over the rounds."""

from collections.abc import Iterator

from azul_access.export.document import BoardDrawing, Curve
from azul_access.games.context import NarrationContext
from azul_access.language.phrase import phrase
from azul_access.record.ledger import Ledger
from azul_access.story.course import read_course

# A curve needs the beginning and two rounds.
_LEAST_STAGES = 3


def draw_boards(ledger: Ledger, context: NarrationContext) -> Iterator[BoardDrawing]:
    """What the final scoring looks at, for each player; nothing in a game without pictures."""
    if ledger.system.pictures is None:
        return
    picture = ledger.system.pictures.draw_table(context, ledger.state)
    for part in picture.boards:
        for grid in part.grids:
            if grid.is_final and part.seat is not None:
                caption = phrase(
                    "transcript-board-of", player=context.names[part.seat], board=grid.title
                )
                yield BoardDrawing(f"drawing-{part.seat + 1}", caption, grid)


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
