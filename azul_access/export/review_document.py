"""A review of one or several games as a document: a chapter for each player, then habits."""

import uuid
from collections.abc import Iterator, Sequence

from azul_access.export.document import (
    Block,
    BoardDrawing,
    Chapter,
    Document,
    FigureKind,
    Heading,
    TextLine,
)
from azul_access.export.drawings import list_grids
from azul_access.games.context import NarrationContext
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.record.ledger import Ledger
from azul_access.review.habits import LEAST_CASES, find_habits
from azul_access.review.judging import Judged, select_greatest
from azul_access.review.telling import describe_count, name_turn, tell_move, tell_position
from azul_access.values import frozen

# A random constant: the identities of all reviews are derived from it.
_NAMESPACE = uuid.UUID("b7c41c1e-1d8b-4f0e-9a31-6a1f0f6e52d4")


@frozen
class ReviewedGame:
    """A game with its judged moves; `seats` are those at which people moved.

    `name` tells games apart, and is the same whenever this game is reviewed.
    """

    name: str
    ledger: Ledger
    context: NarrationContext
    judged: Sequence[Judged]
    seats: Sequence[int]


def build_review(
    games: Sequence[ReviewedGame], language: str, figures: frozenset[FigureKind]
) -> Document:
    """The review of at least one game, with the `figures` that a format shows."""
    about = [phrase("review-about")]
    if not any(game.seats for game in games):
        about = [phrase("review-nobody")]
    opening = Chapter("opening", _title(games), (TextLine("about", tuple(about)),))
    chapters = [
        _player(game, number, seat, figures, names_game=len(games) > 1)
        for number, game in enumerate(games, 1)
        for seat in game.seats
    ]
    if len(games) > 1:
        chapters.append(_habits(games))
    identity = uuid.uuid5(_NAMESPACE, " ".join([language, *(game.name for game in games)]))
    return Document(str(identity), "", (opening, *chapters), phrase("review-summary"))


def _title(games: Sequence[ReviewedGame]) -> Phrase:
    if len(games) > 1:
        return phrase("review-several", count=len(games))
    (game,) = games
    players = join_with_and([phrase("name", name=name) for name in game.context.names])
    title = phrase(f"title-{game.ledger.system.name}")
    return phrase("review-title", game=title, players=players)


def _player(
    game: ReviewedGame, number: int, seat: int, figures: frozenset[FigureKind], *, names_game: bool
) -> Chapter:
    name = f"game-{number}-player-{seat + 1}"
    told = select_greatest(game.judged, seat)
    heading = phrase("name", name=game.context.names[seat])
    if names_game:
        heading = phrase("review-game", number=number, player=game.context.names[seat])
    blocks: list[Block] = [TextLine(name, (describe_count(told),))]
    for at, judged in enumerate(told, 1):
        blocks += _blocks(game, judged, f"{name}-{at}", figures)
    return Chapter(f"chapter-{name}", heading, tuple(blocks))


def _blocks(
    game: ReviewedGame, judged: Judged, name: str, figures: frozenset[FigureKind]
) -> Iterator[Block]:
    system = game.ledger.system
    yield Heading(f"{name}-title", name_turn(judged))
    yield TextLine(f"{name}-table", tuple(tell_position(system, game.context, judged)))
    if BoardDrawing in figures:
        yield from _draw_board(game, judged, name)
    yield TextLine(f"{name}-move", tuple(tell_move(system, game.context, judged)))


def _draw_board(game: ReviewedGame, judged: Judged, name: str) -> Iterator[Block]:
    """The wall or the stars of the player before the move."""
    turn = judged.turn
    for grid in list_grids(game.ledger.system, game.context, turn.item.before, turn.seat):
        if grid.is_final:
            caption = phrase(
                "review-board",
                player=game.context.names[turn.seat],
                round=turn.round,
                number=turn.number,
                board=grid.title,
            )
            yield BoardDrawing(f"{name}-drawing", caption, grid)


def _habits(games: Sequence[ReviewedGame]) -> Chapter:
    found = find_habits([(game.context.names, game.judged) for game in games])
    lines = [
        phrase("review-habit", player=habit.player, games=habit.games, habit=told)
        for habit in found
        if (told := habit.kind.describe_habit(habit.cases)) is not None
    ]
    texts = [phrase("review-habits-about"), *lines]
    if not lines:
        texts = [phrase("review-no-habits", least=LEAST_CASES)]
    blocks = tuple(TextLine(f"habits-{at}", (text,)) for at, text in enumerate(texts, 1))
    return Chapter("habits", phrase("review-habits"), blocks)
