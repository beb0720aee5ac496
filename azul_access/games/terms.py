"""What the games of the family say alike: factories, the centre, scores."""

from collections.abc import Sequence
from enum import Enum

from azul_access.games.sources import CENTRE, Factory, Source
from azul_access.games.system import IllegalCommand
from azul_access.language.phrase import Phrase, both, phrase


class FactReason(Enum):
    NO_PLAYER = "no-player"


def seat_asked(names: Sequence[str], seat: int | None, turn: int) -> int:
    """The seat that a question is about; without one, whose turn it is.

    Raises: IllegalCommand when nobody sits there.
    """
    if seat is None:
        return turn
    if not 0 <= seat < len(names):
        raise IllegalCommand(FactReason.NO_PLAYER, number=seat + 1, count=len(names))
    return seat


def factory_name(factory: Factory) -> Phrase:
    return phrase("factory", factory=factory.index + 1)


def from_source(source: Source) -> Phrase:
    if source is CENTRE:
        return phrase("from-centre")
    return phrase("from-factory", factory=source.index + 1)


def at_source(source: Source) -> Phrase:
    if source is CENTRE:
        return phrase("at-centre")
    return phrase("at-factory", factory=source.index + 1)


def scores(names: Sequence[str], points: Sequence[int]) -> tuple[Phrase, ...]:
    return tuple(
        phrase("score-of", player=name, points=score)
        for name, score in zip(names, points, strict=True)
    )


def score_cards(player: str, points: int) -> Phrase:
    """A player's points, and what the score cards show."""
    return phrase(
        "score-cards",
        player=player,
        points=points,
        tens=points // 10 % 10,
        ones=points % 10,
    )


def colour_at(label: Phrase, found: Sequence[tuple[Source, int]]) -> Phrase:
    """Every place from which tiles of a colour can be taken, with how many lie there."""
    if not found:
        return phrase("colour-nowhere", label=label)
    return phrase(
        "colour-at",
        label=label,
        sources=tuple(
            phrase("count-at", count=number, source=at_source(source)) for source, number in found
        ),
    )


def game_ended(
    names: Sequence[str], winners: Sequence[int], points: Sequence[int], *, agreed: bool
) -> list[Phrase]:
    """The end, the final scores, and who won; several winners share."""
    best = points[winners[0]]
    told = [
        phrase("game-agreed" if agreed else "game-over"),
        phrase("final-scores", scores=scores(names, points)),
    ]
    if len(winners) == 1:
        return [*told, phrase("win", player=names[winners[0]], points=best)]
    sharing = both([phrase("name", name=names[seat]) for seat in winners])
    return [*told, phrase("shared-win", players=sharing, points=best)]
