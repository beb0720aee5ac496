"""Where the gap between the first two players came from, and who lost most in the whole game."""

from collections import Counter
from collections.abc import Iterator, Sequence

from azul_access.games.statistics import SET
from azul_access.games.story import unique_best
from azul_access.games.system import AnyStatistics
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import Ledger
from azul_access.story.course import Course
from azul_access.story.leads import second_of

# The parts of a gap add up, so the smallest difference is told as well.
_LEAST_POINTS = 1
_GREAT_LOSS = 10


def gap_facts(names: Sequence[str], course: Course, ledger: Ledger, most: int) -> Iterator[Phrase]:
    """Sentences about the sources of points, at most so many, that decided a finished game."""
    statistics: AnyStatistics | None = ledger.system.statistics
    if statistics is None or not course.winners:
        return
    totals = _count_gains(ledger, statistics)
    compared: list[str] = []
    seats: list[int] = []
    if (second := second_of(course)) is not None:
        winner = course.winners[0]
        seats = [winner, second]
        sources = statistics.POINT_SOURCES
        compared = _decisive_sources(totals[winner], totals[second], sources)[:most]
        slots = {"winner": names[winner], "second": names[second]}
        if compared:
            points = course.scores[winner] - course.scores[second]
            yield phrase("story-gap", points=points, **slots)
        for source in compared:
            of_winner, of_second = totals[winner][source], totals[second][source]
            kind = "loss" if min(of_winner, of_second) < 0 else "gain"
            yield phrase(
                f"story-gap-{kind}",
                first=abs(of_winner),
                other=abs(of_second),
                **_name_source(source),
                **slots,
            )
    yield from _loss_facts(names, totals, seats, compared)


def _decisive_sources(
    winner: Counter[str], second: Counter[str], sources: Sequence[str]
) -> list[str]:
    """The sources of the gap: first those in which the winner was ahead, the greatest first."""
    differences = {source: winner[source] - second[source] for source in sources}
    told = [source for source in sources if source != SET]
    told = [source for source in told if abs(differences[source]) >= _LEAST_POINTS]
    return sorted(told, key=lambda source: (differences[source] < 0, -abs(differences[source])))


def _loss_facts(
    names: Sequence[str],
    totals: Sequence[Counter[str]],
    seats: Sequence[int],
    compared: Sequence[str],
) -> Iterator[Phrase]:
    """The greatest loss of the whole game, if it is not among the `compared` ones of `seats`."""
    losses = {
        (source, seat): -points
        for seat, own in enumerate(totals)
        for source, points in own.items()
        if source != SET and points < 0
    }
    greatest = unique_best(list(losses.values()))
    for (source, seat), points in losses.items():
        is_told = seat in seats and source in compared
        if points == greatest and points >= _GREAT_LOSS and not is_told:
            yield phrase(
                "story-most-lost", player=names[seat], points=points, **_name_source(source)
            )


def _name_source(source: str) -> dict[str, Phrase]:
    """A source of points, at the start of a sentence and inside one."""
    name = f"story-source-{source}"
    return {"start": phrase(name, at="start"), "inside": phrase(name, at="inside")}


def _count_gains(ledger: Ledger, statistics: AnyStatistics) -> list[Counter[str]]:
    """The points of each seat by source; lost points count below zero."""
    totals: list[Counter[str]] = [Counter() for _ in ledger.system.facts.scores(ledger.opening)]
    for gain in statistics.opening_gains(ledger.opening):
        totals[gain.seat][gain.source] += gain.points
    for applied in ledger.applied:
        for event in applied.events:
            for gain in statistics.gains(event):
                totals[gain.seat][gain.source] += gain.points
    return totals
