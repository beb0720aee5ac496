"""Puts a story together: the result, the rounds with their scores, the final scoring, the sums."""

import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain

from azul_access.games.context import NarrationContext
from azul_access.games.story import Fact, Tale
from azul_access.games.system import AnyStatistics, Expects
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.record.ledger import AppliedNote, Ledger
from azul_access.story.course import Round, read_course
from azul_access.story.evening import evening_facts
from azul_access.story.leads import (
    by_rank,
    ending_facts,
    lead_facts,
    opening_facts,
    result_facts,
    score_fact,
    turning_point,
)
from azul_access.story.selection import Chosen, estimate_words, select
from azul_access.story.shapes import Shapes

# Four minutes of speech have 650 words.
_STORY_WORDS = 572
_MOMENTS, _MOMENT_DETAILS = 3, 2
# The best round of a game is told instead of the best player of that round.
_BEST_OF_ROUND, _BEST_ROUND = "story-round-best", "story-best-round"
# How much a change of a chance to win adds to the weight of what changed it.
_CHANCE_FACTOR = 4

Sentences = tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class StoryRound:
    """The paragraph of a round; `moments` are the indices of sentences that begin a moment."""

    number: int
    sentences: Sentences
    moments: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Story:
    """The paragraphs of a story; `ending`, `open` and `sums` may be empty."""

    opening: Sentences
    rounds: tuple[StoryRound, ...]
    ending: Sentences
    open: Sentences
    sums: Sentences


def tell_story(ledger: Ledger, context: NarrationContext) -> Story | None:
    """A paragraph for each round; None for a game that has no story."""
    return None if ledger.system.story is None else _Composer(ledger, context).tell_story()


def tell_summary(ledger: Ledger, context: NarrationContext) -> Story | None:
    """The result, the course and three moments; its `rounds` are those of the moments."""
    return None if ledger.system.story is None else _Composer(ledger, context).tell_summary()


class _Composer:
    def __init__(self, ledger: Ledger, context: NarrationContext) -> None:
        assert ledger.system.story is not None
        self._names = context.names
        self._ledger = ledger
        self._course = course = read_course(ledger)
        self._tale: Tale = ledger.system.story.tell(
            context, [played.played for played in course.rounds], course.ending, ledger.state
        )
        seed = repr((context.names, [list(played.scores) for played in course.rounds]))
        self._shapes = Shapes(zlib.crc32(seed.encode()))

    def tell_story(self) -> Story:
        opening = [fact.phrase for fact in result_facts(self._names, self._course)]
        ending = self._ending()
        open_ = [fact.phrase for fact in self._tale.open] if self._course.winners else []
        sums = [*self._sums(), *self._evening()]
        scores = [self._score(played) for played in self._course.rounds]
        notes = [self._notes(played.number) for played in self._course.rounds]
        told = [*opening, *ending, *open_, *sums, *chain.from_iterable(scores)]
        words = _STORY_WORDS - sum(map(estimate_words, told)) - self._count_noted()
        chosen = select(self._facts(), self._factors(), words)
        moments = [chosen.fact for _, chosen in self._moments()]
        return Story(
            self._shapes.give_all(opening),
            tuple(
                StoryRound(
                    played.number,
                    self._round(picked, [*noted, *score]),
                    _find_moments(picked, moments),
                )
                for played, picked, noted, score in zip(
                    self._course.rounds, chosen, notes, scores, strict=True
                )
                if picked or noted or score
            ),
            self._shapes.give_all(ending),
            self._shapes.give_all(open_),
            self._shapes.give_all(sums),
        )

    def tell_summary(self) -> Story:
        opening = [fact.phrase for fact in result_facts(self._names, self._course)]
        return Story(
            self._shapes.give_all(opening),
            tuple(
                StoryRound(
                    self._course.rounds[index].number,
                    self._shapes.give_all([chosen.fact.phrase, *chosen.kept]),
                )
                for index, chosen in self._moments()
            ),
            self._shapes.give_all(self._changes()),
            (),
            (),
        )

    def _score(self, played: Round) -> list[Phrase]:
        """The scores after a round; those of a round that runs are told at the beginning."""
        return [score_fact(self._names, played.scores).phrase] if played.is_over else []

    def _round(self, chosen: Sequence[Chosen], after: Sequence[Phrase]) -> Sentences:
        """What was chosen, and what follows it: notes and the scores."""
        phrases: list[Phrase] = []
        for before, item in zip([None, *chosen], chosen, strict=False):
            phrases += [self._main(before, item), *item.kept]
        return self._shapes.give_all([*phrases, *after])

    def _notes(self, number: int | None) -> list[Phrase]:
        """What players noted in a round; None: after the end of the game."""
        return [
            phrase("story-note", text=note.sentence)
            for note in self._ledger.notes
            if self._round_of(note) == number
        ]

    def _round_of(self, note: AppliedNote) -> int | None:
        system, state = self._ledger.system, self._ledger.state_at(note)
        if system.rules.expects(state).kind is Expects.OVER:
            return None
        return system.facts.round_number(state)

    def _count_noted(self) -> int:
        return sum(len(note.text.split()) for note in self._ledger.notes)

    def _main(self, before: Chosen | None, item: Chosen) -> Phrase:
        """The sentence of a fact, a short one right after a similar sentence."""
        reply = item.fact.reply
        if before is None or before.kept or before.fact.reply is None or reply is None:
            return item.fact.phrase
        return reply if self._shapes.has_left(reply) else item.fact.phrase

    def _facts(self) -> list[list[Fact]]:
        """The facts of each round in the order in which they are told."""
        turn = turning_point(self._names, self._course)
        rounds = []
        for index, facts in enumerate(self._tale.rounds):
            turning = [turn[1]] if turn is not None and turn[0] == index else []
            rounds.append(
                [
                    *opening_facts(self._names, self._course, index),
                    *facts,
                    *(
                        fact
                        for fact in lead_facts(self._names, self._course, index)
                        if fact.phrase.name != _BEST_OF_ROUND or not _has_best_round(facts)
                    ),
                    *turning,
                ]
            )
        return rounds

    def _factors(self) -> dict[tuple[int, int | None], float]:
        """How much more a fact of a round counts because a chance to win changed."""
        course = self._course
        return {
            (index, seat): 1 + _CHANCE_FACTOR * abs(course.chance_change(index, seat))
            for index in range(len(course.rounds))
            for seat in range(len(self._names))
        }

    def _moments(self) -> list[tuple[int, Chosen]]:
        """The heaviest facts of the game, of different rounds and kinds if possible."""
        factors = self._factors()
        by_weight = sorted(
            (
                (-fact.weight * factors.get((index, fact.seat), 1.0), index, at, fact)
                for index, facts in enumerate(self._tale.rounds)
                for at, fact in enumerate(facts)
                if fact.seat is not None
            ),
            key=lambda item: item[:3],
        )
        moments: dict[int, Chosen] = {}
        kinds: set[str] = set()
        for is_strict in (True, False):
            for _, index, _, fact in by_weight:
                if len(moments) == _MOMENTS:
                    break
                if index in moments or (is_strict and fact.phrase.name in kinds):
                    continue
                details = sorted(fact.details, key=lambda detail: -detail.weight)
                moments[index] = Chosen(fact, details[:_MOMENT_DETAILS])
                kinds.add(fact.phrase.name)
        return sorted(moments.items())

    def _ending(self) -> list[Phrase]:
        if not self._course.winners:
            return []
        facts = [fact.phrase for fact in self._tale.ending]
        return [*facts, *self._changes(), *self._notes(None)]

    def _changes(self) -> list[Phrase]:
        """What the final scoring changed, and the final scores."""
        if not self._course.winners:
            return []
        return [fact.phrase for fact in ending_facts(self._names, self._course)]

    def _evening(self) -> Iterator[Phrase]:
        if self._course.winners:
            yield from evening_facts(self._names, self._ledger)

    def _sums(self) -> Iterator[Phrase]:
        """Where the points of each player came from, and the gap between the first two."""
        statistics: AnyStatistics | None = self._ledger.system.statistics
        if statistics is None or not self._course.winners:
            return
        totals = _count_gains(self._ledger, statistics)
        for seat, name in enumerate(self._names):
            parts = [
                phrase(f"story-sum-{source}", points=abs(points), sign=_sign(points))
                for source, points in _nonzero(statistics, totals[seat])
            ]
            if parts:
                yield phrase("story-sums", player=name, parts=join_with_and(parts))
        if len(self._course.winners) == 1:
            winner = self._course.winners[0]
            second = next(seat for seat in by_rank(self._course.scores) if seat != winner)
            gaps = Counter(totals[winner])
            gaps.subtract(totals[second])
            parts = [
                phrase(f"story-gap-{source}", points=abs(points), sign=_sign(points))
                for source, points in _nonzero(statistics, gaps)
            ]
            if parts:
                yield phrase(
                    "story-difference",
                    winner=self._names[winner],
                    second=self._names[second],
                    parts=join_with_and(parts),
                )


def _find_moments(chosen: Sequence[Chosen], moments: Sequence[Fact]) -> tuple[int, ...]:
    """The indices of the sentences of a round that tell one of the `moments`."""
    firsts = accumulate((1 + len(item.kept) for item in chosen), initial=0)
    return tuple(first for first, item in zip(firsts, chosen, strict=False) if item.fact in moments)


def _has_best_round(facts: Sequence[Fact]) -> bool:
    return any(detail.phrase.name == _BEST_ROUND for fact in facts for detail in fact.details)


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


def _nonzero(statistics: AnyStatistics, counts: Mapping[str, int]) -> list[tuple[str, int]]:
    """The sources that count, in the order of the narration, with their points."""
    sources = statistics.POINT_SOURCES
    return [(source, counts[source]) for source in sources if counts.get(source)]


def _sign(points: int) -> str:
    return "less" if points < 0 else "more"
