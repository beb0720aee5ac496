"""Counts points by source and tiles by colour for each round of a game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from typing import TypeVar

from azul_access.games.system import AnyStatistics
from azul_access.record.ledger import Ledger
from azul_access.record.transcript import RoundTranscript
from azul_access.values import frozen

Key = TypeVar("Key")


@frozen
class Stage:
    """Counts of a round; 0 is the beginning, None the end of the game.

    `points` counts by (seat, source), `tiles` by (seat, colour).
    """

    round: int | None
    points: Counter[tuple[int, str]] = field(default_factory=Counter)
    tiles: Counter[tuple[int, int]] = field(default_factory=Counter)


@frozen
class Statistics:
    """`game` supplies the sources of points, the colours and their phrases."""

    game: AnyStatistics
    stages: tuple[Stage, ...]

    @property
    def points(self) -> Counter[tuple[int, str]]:
        """Points of the whole game by (seat, source)."""
        return _sum([stage.points for stage in self.stages])

    @property
    def tiles(self) -> Counter[tuple[int, int]]:
        """Tiles of the whole game by (seat, colour)."""
        return _sum([stage.tiles for stage in self.stages])

    def scores(self, seats: int) -> list[int]:
        """The current score of each seat."""
        totals = self.points
        return [
            sum(points for (own, _), points in totals.items() if own == seat)
            for seat in range(seats)
        ]


def count_statistics(ledger: Ledger, rounds: Sequence[RoundTranscript]) -> Statistics | None:
    """Count a game; returns None for a game without statistics.

    There is a stage for each round, and one before them if players start with points.
    """
    game_statistics = ledger.system.statistics
    if game_statistics is None:
        return None
    beginning = Stage(0)
    for gain in game_statistics.opening_gains(ledger.opening):
        beginning.points[gain.seat, gain.source] += gain.points
    stages = [beginning] if beginning.points else []
    for round_ in rounds:
        stage = Stage(round_.number)
        for passage in round_.passages:
            for moment in passage.events:
                for gain in game_statistics.gains(moment.event):
                    stage.points[gain.seat, gain.source] += gain.points
                for taken in game_statistics.tiles_taken(moment.event):
                    stage.tiles[taken.seat, taken.colour] += taken.count
        stages.append(stage)
    return Statistics(game_statistics, tuple(stages))


def _sum(counters: Sequence[Counter[Key]]) -> Counter[Key]:
    """Add counters, keeping counts below zero, which Counter's `+` drops."""
    total: Counter[Key] = Counter()
    for counter in counters:
        total.update(counter)
    return total
