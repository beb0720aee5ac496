"""What the games of the family say alike: factories, the centre, scores."""

from collections.abc import Sequence

from azul_access.games.sources import CENTRE, Factory, Source
from azul_access.phrase import Phrase, phrase


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
