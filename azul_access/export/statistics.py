"""What a game adds up to: points by source and tiles by colour, for each round. No words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from azul_access.games.system import AnyStatistics
from azul_access.record.ledger import Ledger
from azul_access.record.transcript import RoundTranscript

Key = TypeVar("Key")


@dataclass(frozen=True, slots=True)
class Stage:
    """A round; 0 is what players began with, None the end of the game.

    `points` counts by (seat, source), `tiles` by (seat, colour).
    """

    round: int | None
    points: Counter[tuple[int, str]] = field(default_factory=Counter)
    tiles: Counter[tuple[int, int]] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class Statistics:
    """`game` is the game's own part: its sources of points, its colours, its phrases."""

    game: AnyStatistics
    stages: tuple[Stage, ...]

    @property
    def points(self) -> Counter[tuple[int, str]]:
        """Of the whole game, by (seat, source)."""
        return _sum([stage.points for stage in self.stages])

    @property
    def tiles(self) -> Counter[tuple[int, int]]:
        """Of the whole game, by (seat, colour)."""
        return _sum([stage.tiles for stage in self.stages])

    def scores(self, seats: int) -> list[int]:
        """What each seat has now."""
        totals = self.points
        return [
            sum(points for (own, _), points in totals.items() if own == seat)
            for seat in range(seats)
        ]


def statistics(book: Ledger, rounds: Sequence[RoundTranscript]) -> Statistics | None:
    """A stage for each round, after one for the beginning if that brings points.

    None for a game without statistics.
    """
    tally = book.system.statistics
    if tally is None:
        return None
    beginning = Stage(0)
    for gain in tally.opening_gains(book.opening):
        beginning.points[gain.seat, gain.source] += gain.points
    stages = [beginning] if beginning.points else []
    for played in rounds:
        stage = Stage(played.number)
        for passage in played.passages:
            for moment in passage.events:
                for gain in tally.gains(moment.event):
                    stage.points[gain.seat, gain.source] += gain.points
                for haul in tally.tiles_taken(moment.event):
                    stage.tiles[haul.seat, haul.colour] += haul.count
        stages.append(stage)
    return Statistics(tally, tuple(stages))


def _sum(counters: Sequence[Counter[Key]]) -> Counter[Key]:
    """Counts below zero are kept, which Counter's own sum would drop."""
    total: Counter[Key] = Counter()
    for counter in counters:
        total.update(counter)
    return total
