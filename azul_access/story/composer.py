"""Puts a story together: the result, the rounds with their scores, the final scoring, the sums."""

import zlib
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from random import Random

from azul_access.games.context import NarrationContext
from azul_access.games.story import (
    SHARED_TELLINGS,
    Fact,
    Tale,
    Tellings,
    best_of,
)
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.ledger import Ledger
from azul_access.story import leads
from azul_access.story.course import read_course
from azul_access.story.deciding import find_decided, find_weighty, insert_cause, insert_take
from azul_access.story.evening import EarlierGame, evening_facts, record_facts, tip_facts
from azul_access.story.gap import gap_facts
from azul_access.story.moments import find_moments, leave_out_details
from azul_access.story.notes import count_noted, find_notes
from azul_access.story.selection import Chosen, RoundFacts, Selection, estimate_words
from azul_access.story.shapes import Shapes
from azul_access.story.turning import Decision
from azul_access.values import frozen

# A story has more words the more there is to tell; four minutes of speech have 650.
_FIRST_WORDS, _WORDS_OF_TURN, _MOST_WORDS = 200, 18, 545
# How much is told of what stayed open and of the sources of points; more where words are left.
_MOST_OPEN, _MOST_SOURCES = 2, 4
_MANY_OPEN, _MANY_SOURCES, _MANY_LEFT = 3, 4, 30
# After a win by so many points, what stayed open decided nothing.
_CLEAR_WIN, _CLEAR_OPEN = 30, 1
# The weight of a detail for which its fact is told.
_GREAT_DETAIL = 4.0
# About how many words a summary has, and notes of how many words it tells.
_SUMMARY_WORDS, _SUMMARY_NOTES, _NOTE_WORDS = 127, 2, 15
# Arcs with figures that a general first sentence does not tell.
_DETAILED_ARCS = {"comeback"}
# Arcs to tell of a game that was won by a few points.
_CLOSE_ARCS = {"comeback", "ending", "held", "late", "level", "regained", "seesaw"}
# The best round of a game is told instead of the best player of that round.
_BEST_OF_ROUND, _BEST_ROUND = "story-round-best", "story-best-round"
# How much a change of a chance to win adds to the weight of what changed it.
_CHANCE_FACTOR = 4

Sentences = tuple[Phrase, ...]


@frozen
class StoryRound:
    """The paragraph of a round; `moments` are the indices of sentences that begin a moment."""

    number: int
    sentences: Sentences
    moments: tuple[int, ...] = ()


@frozen
class Story:
    """The paragraphs of a story; `ending` and `back`, the look back, may be empty.

    `decision` is a move of the last round that is told to have decided the game.
    """

    opening: Sentences
    rounds: tuple[StoryRound, ...]
    ending: Sentences
    back: Sentences
    decision: Decision | None = None


def tell_story(
    ledger: Ledger,
    context: NarrationContext,
    earlier: Sequence[EarlierGame] = (),
    *,
    has_opinion: bool = False,
) -> Story | None:
    """A paragraph for each round; None for a game that has no story.

    `earlier` are the games of the same day before this one, the first one first. With
    `has_opinion` the computer player finds the take on which most hung, which takes seconds.
    """
    if ledger.system.load_story is None:
        return None
    return _Composer(ledger, context, earlier, has_opinion=has_opinion).tell_story()


def tell_summary(ledger: Ledger, context: NarrationContext) -> Story | None:
    """The result, the course and three moments; its `rounds` are those of the moments."""
    return None if ledger.system.load_story is None else _Composer(ledger, context).tell_summary()


class _Composer:
    def __init__(
        self,
        ledger: Ledger,
        context: NarrationContext,
        earlier: Sequence[EarlierGame] = (),
        *,
        has_opinion: bool = False,
    ) -> None:
        assert ledger.system.load_story is not None
        story = ledger.system.load_story()
        self._names = context.names
        self._ledger = ledger
        self._earlier = earlier
        self._course = course = read_course(ledger)
        self._leads = leads.Leads(context.names, course)
        arc = self._leads.tell_arc()
        self._arc = [] if arc is None else [arc]
        self._tale: Tale = story.tell(
            context, [played.played for played in course.rounds], course.ending, ledger.state
        )
        seed = zlib.crc32(repr((context.names, [list(r.scores) for r in course.rounds])).encode())
        self._tellings = Tellings({**SHARED_TELLINGS, **story.TELLINGS})
        self._shapes = Shapes(seed, self._tellings)
        self._decided = find_decided(self._leads, self._ledger, story, context)
        self._weighty = find_weighty(self._leads, ledger, context) if has_opinion else None
        self._random = Random(seed)
        self._scored: Counter[str] = Counter()

    def tell_story(self) -> Story:
        opening, closing = self._opening()
        ending = self._ending(closing)
        back = self._look_back()
        notes = [
            find_notes(self._ledger, self._course, played.number) for played in self._course.rounds
        ]
        scored = [
            leads.score_phrase(self._names, played.scores)
            for played in self._course.rounds
            if played.is_over
        ]
        told = [*opening, *ending, *back, *scored]
        turns = len(self._course.rounds) * len(self._names)
        words = min(_FIRST_WORDS + _WORDS_OF_TURN * turns, _MOST_WORDS)
        words -= self._estimate_words(told) + count_noted(self._ledger)
        facts = self._facts({leads.TOLD_BY_ARC.get(message.name) for message in opening})
        selection = Selection(facts, words, self._tellings)
        if selection.left > _MANY_LEFT:  # the facts of the rounds are all told
            back = self._look_back(most_open=_MANY_OPEN, most_sources=_MANY_SOURCES)
        chosen = selection.chosen
        for index, picked in enumerate(chosen):
            self._add_others(index, picked, selection.untold(index))
        scores = [self._score(index, picked) for index, picked in enumerate(chosen)]
        moments = [chosen.fact for _, chosen in self._moments()]
        given = self._shapes.give_all(opening)
        rounds = tuple(
            self._round(played.number, picked, [*noted, *score], moments)
            for played, picked, noted, score in zip(
                self._course.rounds, chosen, notes, scores, strict=True
            )
            if picked or noted or score
        )
        give_all = self._shapes.give_all
        decision = None if self._decided is None else self._decided.decision
        return Story(given, rounds, give_all(ending), give_all(back), decision)

    def tell_summary(self) -> Story:
        """The result, three moments with the scores after their rounds, and the final scores."""
        opening = [*self._leads.tell_result(), *self._leads.tell_margin(), *self._arc]
        notes = [note.sentence for note in self._ledger.notes]
        brief = [note for note in notes if len(note.split()) <= _NOTE_WORDS][:_SUMMARY_NOTES]
        evening = evening_facts(self._names, self._ledger)
        ending = [
            *self._gained(),
            *self._changes(),
            *(phrase("story-note", text=note) for note in brief),
            *islice(evening, 1),
        ]
        moments = self._moments()
        told = [*opening, *self._gained(), *self._changes()]
        told += [moment.fact.phrase for _, moment in moments]
        left = _SUMMARY_WORDS - self._estimate_words(told)
        leave_out_details([moment for _, moment in moments], left, self._tellings)
        rounds = []
        for number, (index, moment) in enumerate(moments):
            played = self._course.rounds[index]
            sentences = [moment.fact.phrase, *moment.kept]
            # One score on the way; the last one follows at once.
            if number == 1 and list(played.scores) != list(self._course.scores):
                sentences += self._score(index, [moment])
            rounds.append(StoryRound(played.number, self._shapes.give_all(sentences)))
        give_all = self._shapes.give_all
        return Story(give_all(opening), tuple(rounds), give_all(ending), ())

    def _estimate_words(self, messages: Iterable[Phrase]) -> int:
        return sum(estimate_words(message, self._tellings) for message in messages)

    def _gained(self) -> list[Phrase]:
        """The first fact of the final scoring about the winner, if another player led before it."""
        course = self._course
        if len(course.winners) != 1:
            return []
        winner = course.winners[0]
        is_behind = course.before_ending[winner] < max(course.before_ending)
        return [fact.phrase for fact in self._tale.ending if is_behind and fact.seat == winner][:1]

    def _opening(self) -> tuple[list[Phrase], list[Phrase]]:
        """The result and the arc in one of three orders, and what is left for the end."""
        result, margin = [*self._leads.tell_result()], [*self._leads.tell_margin()]
        arc = self._arc
        kind = arc[0].name.removeprefix("story-arc-") if arc else ""
        order = self._random.randrange(3) if arc and margin else 0
        if any(sentence.name == "story-margin-close" for sentence in margin):
            # How narrow it was comes first, and who led when is no news then.
            return [*result, *margin, *(arc if kind in _CLOSE_ARCS else [])], []
        if order == 0 or kind == "held":
            return [*result, *margin, *arc], []
        if order == 1:
            return [*result, *arc], margin
        kept = arc if kind in _DETAILED_ARCS else []
        return [phrase(f"story-teaser-{kind}"), *result, *margin, *kept], []

    def _score(self, index: int, chosen: Sequence[Chosen]) -> list[Phrase]:
        """The scores after a round; those of a round that runs are told at the beginning."""
        played = self._course.rounds[index]
        if not played.is_over:
            return []
        messages = [
            message
            for message in leads.score_messages(played.scores)
            if message == leads.PLAIN_SCORE or not any(_names_leader(item.fact) for item in chosen)
        ]
        free = [item for item in messages if self._scored[item] < self._tellings[item].shapes]
        message = self._random.choice(free or [leads.PLAIN_SCORE])
        self._scored[message] += 1
        return [leads.score_phrase(self._names, played.scores, message)]

    def _round(
        self, number: int, chosen: Sequence[Chosen], score: Sequence[Phrase], moments: list[Fact]
    ) -> StoryRound:
        """What was chosen with the notes and the scores, and some facts after the scores."""
        before = [item for item in chosen if not item.fact.follows_score]
        after = [item for item in chosen if item.fact.follows_score]
        phrases: list[Phrase] = []
        begins: list[int] = []
        for last, item in zip([None, *before], before, strict=False):
            if item.fact in moments:
                begins.append(len(phrases))
            phrases += [self._main(last, item), *item.kept]
        phrases += [*score, *(item.fact.phrase for item in after)]
        return StoryRound(number, self._shapes.give_all(phrases), tuple(begins))

    def _main(self, before: Chosen | None, item: Chosen) -> Phrase:
        """The sentence of a fact, a short one right after a similar sentence."""
        reply = item.fact.reply
        if before is None or before.fact.reply is None or reply is None:
            return item.fact.phrase
        if before.kept or item.kept:
            return item.fact.phrase
        return reply if self._shapes.has_left(reply) else item.fact.phrase

    def _facts(self, told: Collection[str | None]) -> list[RoundFacts]:
        """The facts of each round in the order in which they are told; `told` are told before."""
        single = list(self._leads.single_facts())
        last = self._leads.last_round_fact()
        rounds = []
        for index, of_game in enumerate(self._tale.rounds):
            facts = [*self._leads.opening_facts(index)]
            facts += [fact for fact in of_game if not fact.follows_score]
            for fact in self._leads.lead_facts(index):
                if fact.phrase.name == leads.FALL:
                    _add_after_seat(facts, fact)
                elif fact.phrase.name != _BEST_OF_ROUND or not _has_best_round(of_game):
                    facts.append(fact)
            facts += [fact for at, fact in single if at == index]
            facts = [fact for fact in facts if fact.phrase.name not in told]
            if any(fact.phrase.name == leads.DEFICIT for fact in facts):  # the same from behind
                facts = [fact for fact in facts if fact.phrase.name != leads.WIDEST]
            if self._decided is not None and index == len(self._tale.rounds) - 1:
                facts = insert_take(facts, self._decided.fact)
            if self._weighty is not None and index == self._weighty.index:
                facts = insert_cause(facts, self._weighty.fact)
            ahead = [fact for fact in of_game if fact.follows_score]
            facts += ahead
            if last is not None and last[0] == index and not ahead:
                facts.append(last[1])
            needed, best = self._needed(index, facts), best_of(self._gains(index))
            rounds.append(RoundFacts(facts, needed, best, self._factors(index)))
        return rounds

    def _needed(self, index: int, facts: Sequence[Fact]) -> set[int]:
        """Whose points of a round are told with their causes: a new leader, a fall, the best round
        of the game, and whoever is sure of many points at the end.
        """
        needed = {
            fact.seat
            for fact in facts
            if fact.phrase.name in leads.NEW_LEADS
            or _has_best_round([fact])
            or any(detail.weight >= _GREAT_DETAIL for detail in fact.details)
        }
        gains = self._gains(index)
        return {seat for seat, points in enumerate(gains) if points <= 0 or seat in needed}

    def _gains(self, index: int) -> list[int]:
        """The points of each seat in a round."""
        before, after = self._course.scores_before(index), self._course.rounds[index].scores
        return [new - old for old, new in zip(before, after, strict=True)]

    def _add_others(self, index: int, picked: list[Chosen], seats: Collection[int]) -> None:
        """Add what players won of whom else nothing is told, after all that the game tells."""
        if not seats:
            return
        gains = self._gains(index)
        of_game = [at for at, item in enumerate(picked) if not leads.is_effect(item.fact)]
        accounts = [own for fact in self._tale.rounds[index] for own in fact.accounts]
        is_net = any(own.lost for own in accounts if own.seat in seats)
        order = sorted(seats, key=lambda seat: -gains[seat])
        fact = self._leads.others_fact(order, gains, is_net=is_net)
        picked.insert(max(of_game, default=-1) + 1, Chosen(fact))

    def _factors(self, index: int) -> dict[int | None, float]:
        """How much more a fact of a round counts because a chance to win changed, by seat."""
        change = self._course.chance_change
        return {
            seat: 1 + _CHANCE_FACTOR * abs(change(index, seat)) for seat in range(len(self._names))
        }

    def _moments(self) -> list[tuple[int, Chosen]]:
        leading = leads.by_rank(self._course.scores)[:2]
        most_details = 2 if len(self._names) == 2 else 1
        factors = [self._factors(index) for index in range(len(self._course.rounds))]
        return find_moments(self._tale.rounds, factors, leading, most_details, self._tellings)

    def _ending(self, closing: Sequence[Phrase]) -> list[Phrase]:
        if not self._course.winners:
            return []
        before = [fact.phrase for fact in self._tale.ending if not fact.follows_score]
        after = [fact.phrase for fact in self._tale.ending if fact.follows_score]
        if self._course.agreed_in is not None:
            before.insert(0, phrase("story-agreed", round=self._course.agreed_in))
        return [
            *before,
            *self._changes(),
            *after,
            *closing,
            *find_notes(self._ledger, self._course, None),
        ]

    def _look_back(
        self, most_open: int = _MOST_OPEN, most_sources: int = _MOST_SOURCES
    ) -> list[Phrase]:
        """Where the gap between the first two came from, what stayed open, and the evening."""
        if not self._course.winners:
            return []
        if max(self._course.scores) - sorted(self._course.scores)[-2] >= _CLEAR_WIN:
            most_open = _CLEAR_OPEN
        open_: list[Phrase] = []
        missed: Phrase | None = None
        for fact in self._tale.open[:most_open]:
            open_ += [fact.phrase, *(detail.phrase for detail in fact.details)]
            if missed is None:
                missed = self._missed(fact)
                open_ += [] if missed is None else [missed]
        gap = list(gap_facts(self._names, self._course, self._ledger, most_sources))
        scores, winners = self._course.scores, self._course.winners
        evening = [
            *tip_facts(self._names, self._ledger),
            *evening_facts(self._names, self._ledger),
            *record_facts(self._names, scores, winners, self._earlier),
        ]
        return [*gap, *open_, *evening]

    def _missed(self, fact: Fact) -> Phrase | None:
        """That one more tile would have been enough for the second player, if that is so."""
        second = leads.second_of(self._course)
        if second is None or fact.seat != second:
            return None
        lacked = self._course.scores[self._course.winners[0]] - self._course.scores[second]
        if lacked > fact.bonus:
            return None
        return phrase("story-would-have", points=fact.bonus, lacked=lacked)

    def _changes(self) -> list[Phrase]:
        """What the final scoring changed, and the final scores."""
        return list(self._leads.tell_ending()) if self._course.winners else []


def _names_leader(fact: Fact) -> bool:
    """Whether a fact says who leads now. The scores after it then need not say it again."""
    return fact.phrase.name in leads.NEW_LEADS


def _add_after_seat(facts: list[Fact], added: Fact) -> None:
    """Add a fact after the last one about the same player, or at the end."""
    last = max((at for at, fact in enumerate(facts) if fact.seat == added.seat), default=None)
    facts.insert(len(facts) if last is None else last + 1, added)


def _has_best_round(facts: Sequence[Fact]) -> bool:
    return any(detail.phrase.name == _BEST_ROUND for fact in facts for detail in fact.details)
