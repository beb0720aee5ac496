"""Phrases that the games share: factories, the centre, scores, the end of a game."""

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum

from azul_access.games.context import TypedContext
from azul_access.games.sources import CENTRE, Factory, Source
from azul_access.games.system import IllegalCommand
from azul_access.language.phrase import (
    Paragraph,
    Phrase,
    Series,
    Verbosity,
    at_verbosity,
    join_with_and,
    phrase,
)

# No more moves are named at once; all others are only counted.
_MOST_NAMED = 4


class FactReason(Enum):
    """Why a question is refused."""

    NO_PLAYER = "no-player"


def resolve_seat(players: Sequence[object], seat: int | None, turn: int) -> int:
    """The seat that a question is about; `turn`, the current player's seat, if it names none.

    Seats count from 0. Raises: IllegalCommand if there are not that many players.
    """
    if seat is None:
        return turn
    if not 0 <= seat < len(players):
        raise IllegalCommand(FactReason.NO_PLAYER, number=seat + 1, count=len(players))
    return seat


def seat_asked(context: TypedContext[object], seat: int | None, turn: int) -> int:
    """The seat that somebody asks about; without any, the asker's or else that of the `turn`.

    Raises: IllegalCommand if there are not that many players.
    """
    return resolve_seat(context.names, seat, context.whose_things(turn))


def without_colours(context: TypedContext[object], tiles: Iterable[Phrase]) -> tuple[Phrase, ...]:
    """Tiles by number and label; verbose narrations name the colours, too."""
    return tuple(tiles if context.verbose else at_verbosity(tiles, Verbosity.TERSE))


def factory_name(factory: Factory) -> Phrase:
    """A factory at the head of a sentence."""
    return phrase("factory", factory=factory.index + 1)


def from_source(source: Source) -> Phrase:
    """The source that tiles are taken from."""
    if source is CENTRE:
        return phrase("from-centre")
    return phrase("from-factory", factory=source.index + 1)


def at_source(source: Source) -> Phrase:
    """The source where tiles lie."""
    if source is CENTRE:
        return phrase("at-centre")
    return phrase("at-factory", factory=source.index + 1)


def list_scores(names: Sequence[str], points: Sequence[int]) -> tuple[Phrase, ...]:
    """Each player's name and points; both sequences are by seat."""
    return tuple(
        phrase("score-of", player=name, points=score)
        for name, score in zip(names, points, strict=True)
    )


def describe_best_moves(points: int, moves: Sequence[Phrase]) -> list[Phrase]:
    """The moves that bring the most points at once; where there are many, some of them."""
    named = Series(tuple(moves[:_MOST_NAMED]))
    sentences = [phrase("best-moves", points=points, count=len(moves), moves=named)]
    if len(moves) > _MOST_NAMED:
        sentences.append(phrase("best-more", count=len(moves) - _MOST_NAMED))
    return sentences


def describe_round_end(names: Sequence[str], number: int, points: Sequence[int]) -> Phrase:
    return phrase("round-ended", round=number, scores=list_scores(names, points))


def describe_score(player: str, points: int) -> Phrase:
    """A player's points, and the two digits that the score cards show for them."""
    tens, ones = points // 10 % 10, points % 10
    return phrase("score-cards", player=player, points=points, tens=tens, ones=ones)


def describe_loss(cost: int, before: int, after: int) -> Phrase:
    """Points lost, as part of a sentence: all that they cost, and where the score stops falling.

    `before` and `after` are scores; `after` is the lowest possible score if `cost` is larger than
    their difference.
    """
    if before - after == cost:
        return phrase("points-lost", points=cost)
    place = "at-limit" if before == after else "above"
    return phrase("points-lost-at-limit", points=cost, limit=after, before=place)


def describe_scores(
    names: Sequence[str], points: Sequence[int], seat: int | None, *, is_narrow: bool = False
) -> list[Paragraph]:
    """The score of every player, or of the one at `seat`; the number alone if `is_narrow`.

    Raises: IllegalCommand when nobody sits there.
    """
    seats = range(len(names)) if seat is None else [resolve_seat(names, seat, seat)]
    if is_narrow and seat is not None:
        return [[phrase("answer-list", items=points[seat])]]
    return [[describe_score(names[seat], points[seat])] for seat in seats]


def describe_stock(place: str, tiles: tuple[Phrase, ...], count: int) -> Paragraph:
    """`count` tiles in the bag, or where used tiles are; `place` is the name of the message."""
    if not tiles:
        return [phrase(f"{place}-empty")]
    return [phrase(place, count=count, tiles=tiles)]


def _moved(name: str, tiles: tuple[Phrase, ...]) -> list[Phrase]:
    return [phrase(name, tiles=tiles)] if tiles else []


def describe_setting(
    game: str, sentences: Sequence[Phrase], stock: Sequence[tuple[Phrase, ...]]
) -> list[Phrase]:
    """What players have set; without `sentences` and tiles only whose turn it is, or the phase.

    Who has to do what now follows at the end of the announcement.

    `stock` are the tiles of a StockChange, each part as phrases; `game` begins names of messages.
    """
    from_bag, from_reserve, to_bag, to_reserve = stock
    moved = [
        *_moved("set-from-bag", from_bag),
        *_moved(f"{game}-set-from-reserve", from_reserve),
        *_moved("set-to-bag", to_bag),
        *_moved(f"{game}-set-to-reserve", to_reserve),
    ]
    if not sentences and not moved:
        return [phrase("course-set")]
    return [phrase("table-set"), *sentences, *moved]


def describe_places(label: Phrase, counts: Mapping[Phrase, int]) -> Phrase:
    """Where tiles of a colour lie, and how many."""
    if not counts:
        return phrase("colour-nowhere", label=label)
    places = [phrase("count-at", count=count, source=place) for place, count in counts.items()]
    return phrase("colour-at", label=label, sources=tuple(places))


def describe_ending(
    names: Sequence[str], winners: Sequence[int], points: Sequence[int], *, agreed: bool
) -> list[Phrase]:
    """The end of a game, the final scores and the winners; several winners share the win.

    `winners` are seats, at least one; `points` are by seat. `agreed` if the players agreed to end.
    """
    best = points[winners[0]]
    phrases = [
        phrase("game-agreed" if agreed else "game-over"),
        phrase("final-scores", scores=list_scores(names, points)),
    ]
    if len(winners) == 1:
        return [*phrases, phrase("win", player=names[winners[0]], points=best)]
    players = join_with_and([phrase("name", name=names[seat]) for seat in winners])
    return [*phrases, phrase("shared-win", players=players, points=best)]
