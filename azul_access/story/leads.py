"""Who led: facts about the scores after each round, and the arc of the whole game."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, permutations

from azul_access.games.story import Fact, Teller, best_of, join_names
from azul_access.language.phrase import Phrase, Slot, join_with_and, phrase
from azul_access.story.course import Course

FALL, DEFICIT, LEAD_KEPT, WIDEST = "story-fell", "story-deficit", "story-lead-kept", "story-widest"
# What an arc tells already.
TOLD_BY_ARC = {"story-arc-comeback": DEFICIT, "story-arc-since": LEAD_KEPT}
_BEGINNINGS = {
    "story-begin",
    "story-quiet",
    "story-only-move",
    "story-sure-after",
    "story-key-take",
}
NEW_LEADS = {"story-lead-first", "story-lead-back", "story-from-last"}
PLAIN_SCORE, LEADER_SCORE = "story-score", "story-score-leader"

_CLOSE, _WIDE = 3, 30
_SECOND = 2
_QUIET_POINTS = 5
_GREAT_LEAD = 10
_COMEBACK = 10
_SEESAW = 3
_GROWN, _SHRUNK = 5, 3
# A change of a chance to win for which a story may say that the game turned.
_TURN = 0.2


def standing(
    names: Sequence[str], scores: Sequence[int], winners: Sequence[int] = ()
) -> tuple[Phrase, ...]:
    """All players with their points, the best first; winners before others with as many."""
    return tuple(_list_points("of", names, scores, by_rank(scores, winners)))


def by_rank(scores: Sequence[int], winners: Sequence[int] = ()) -> list[int]:
    """The seats, the most points first; winners before others with as many points."""
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat not in winners, seat))


def score_messages(scores: Sequence[int]) -> tuple[str, ...]:
    """The messages that can tell the scores after a round, the usual ones more than once."""
    tied = len(best_of(scores))
    if tied == len(scores):
        return ("story-score-level",)
    if tied > 1:
        return ("story-score-tied",)
    if len(scores) == 2:
        return (PLAIN_SCORE, LEADER_SCORE, "story-score-two", "story-score-two")
    return (PLAIN_SCORE, PLAIN_SCORE, LEADER_SCORE)


def score_phrase(
    names: Sequence[str], scores: Sequence[int], score_message: str = PLAIN_SCORE
) -> Phrase:
    """The scores after a round, in one of the messages; the plain one always fits."""
    first, *rest = by_rank(scores)
    points = scores[first]
    if score_message == PLAIN_SCORE:
        return phrase(score_message, standing=standing(names, scores))
    if score_message == "story-score-level":
        return phrase(score_message, points=points, count=len(scores))
    tied = sorted(best_of(scores))
    others = [seat for seat in rest if seat not in tied]
    slots: dict[str, Slot] = {
        "points": points,
        "others": join_with_and(_list_points("with", names, scores, others)),
        "standing": standing(names, scores),
    }
    if score_message == "story-score-tied":
        return phrase(score_message, leaders=join_names(names, tied), **slots)
    return phrase(
        score_message, leader=names[first], other=names[rest[0]], second=scores[rest[0]], **slots
    )


def is_effect(fact: Fact) -> bool:
    """Whether a fact tells what the points of a round lead to, so that it comes after them."""
    return fact.phrase.name.startswith("story-") and fact.phrase.name not in _BEGINNINGS


class Leads(Teller):
    """What the scores of a game tell of its players."""

    def __init__(self, names: Sequence[str], course: Course) -> None:
        super().__init__(names)
        self.course = course

    def opening_facts(self, index: int) -> Iterator[Fact]:
        """What a round begins with: the first one with points that all have, or quietly."""
        rounds = self.course.rounds
        points = self.course.opening_scores
        if index == 0 and points[0] > 0 and len(set(points)) == 1:
            yield self.needed_fact("story-begin", points=points[0])
        if index or len(rounds) == 1 or not rounds[0].is_over:
            return
        before, after = self.course.scores_before(0), rounds[0].scores
        if max(new - old for old, new in zip(before, after, strict=True)) <= _QUIET_POINTS:
            yield self.fact("story-quiet", 2.0)

    def lead_facts(self, index: int) -> Iterator[Fact]:
        """What the scores after a round tell: a new leader, a wide or narrow lead, a fall."""
        played, leaders = self.course.rounds[index], self.course.leaders
        if not played.is_over:
            return
        before, scores = self.course.scores_before(index), played.scores
        for seat, (old, new) in enumerate(zip(before, scores, strict=True)):
            if new < old - 1:
                yield self.needed_fact("story-fell", seat, before=old, after=new)
        gains = [new - old for old, new in zip(before, scores, strict=True)]
        best = best_of(gains)
        leader = leaders[index]
        earlier = [seat for seat in leaders[:index] if seat is not None]
        is_new = leader is not None and bool(earlier) and earlier[-1] != leader
        is_clear = len(best) == 1 and max(gains) > 1 and not (is_new and leader in best)
        if index and is_clear and len(self.names) > _SECOND:  # of two players one hears it at once
            seat = next(iter(best))
            yield self.fact("story-round-best", 1.2, seat, points=gains[seat])
        if index:
            yield from self._passing_facts(before, scores)
        if leader is None:
            return
        if is_new:
            is_last = before[leader] == min(before) and before.count(min(before)) == 1
            if is_last and len(self.names) > 2:
                yield self.needed_fact("story-from-last", leader)
            elif leader in earlier:
                yield self.needed_fact("story-lead-back", leader)
            else:
                yield self.needed_fact("story-lead-first", leader)
        yield from self._bridge_facts(index, leader)
        yield from self._size_facts(index, leader)

    def others_fact(self, seats: Sequence[int], gains: Sequence[int], *, is_net: bool) -> Fact:
        """What some players won in a round, with what they lost already taken off or not."""
        kind = "story-others-net" if is_net else "story-others"
        won = [gains[seat] for seat in seats]
        if len(seats) > 1 and len(set(won)) == 1:
            players = join_names(self.names, seats)
            return self.fact(f"{kind}-each", 0.0, players=players, points=won[0])
        # Who won what nobody else did is told first, so that equal ones are told together.
        first, *others = sorted(seats, key=lambda seat: won.count(gains[seat]))
        player, points = self.names[first], gains[first]
        if not others:
            return self.fact(f"{kind}-one", 0.0, player=player, points=points)
        each = join_with_and(_list_points("of", self.names, gains, others))
        return self.fact(kind, 0.0, player=player, points=points, others=each)

    def _size_facts(self, index: int, leader: int) -> Iterator[Fact]:
        """How wide or narrow the lead after a round is, and how it has changed."""
        leaders, before = self.course.leaders, self.course.scores_before(index)
        leads = [
            _lead(played.scores, seat)
            for played, seat in zip(self.course.rounds, leaders, strict=True)
            if seat is not None
        ]
        lead = _lead(self.course.rounds[index].scores, leader)
        is_widest = lead >= _GREAT_LEAD and leads.count(lead) == 1 and lead == max(leads)
        if is_widest:
            yield self.after_score("story-widest", 2.5, leader, points=lead)
        elif lead == 1 and index:
            yield self.after_score("story-narrow", 0.8, leader)
        if index and leaders[index - 1] == leader and not is_widest:
            old = _lead(before, leader)
            slots = {"before": old, "after": lead}
            if lead - old >= _GROWN:
                yield self.after_score("story-lead-grows", 1.2, leader, **slots)
            elif 1 < lead <= old - _SHRUNK:
                yield self.after_score("story-lead-shrinks", 1.6, leader, **slots)

    def _bridge_facts(self, index: int, leader: int) -> Iterator[Fact]:
        """What the leader after a round is in the whole finished game."""
        leaders, winners = self.course.leaders, self.course.winners
        if len(winners) != 1:
            return
        is_last = index == len(leaders) - 1
        since = _leads_since(leaders, leader)
        if leader not in winners and leaders.count(leader) == 1 and not is_last:
            yield self.after_score("story-only-lead", 2.0, leader)
        elif leader in winners and since == index > 0 and index < len(leaders) - 2:
            yield self.after_score("story-lead-kept", 2.5, leader)

    def _passing_facts(self, before: Sequence[int], scores: Sequence[int]) -> Iterator[Fact]:
        """Who passed others without taking the lead: who passed most, by the most points."""
        passed: dict[int, list[int]] = {}
        for seat, other in permutations(range(len(self.names)), 2):
            if before[seat] < before[other] and max(scores) > scores[seat] > scores[other]:
                passed.setdefault(seat, []).append(other)
        if passed:
            seat = max(passed, key=lambda seat: (len(passed[seat]), scores[seat] - before[seat]))
            yield self.fact("story-passes", 1.4, seat, others=join_names(self.names, passed[seat]))

    def single_facts(self) -> Iterator[tuple[int, Fact]]:
        """Facts that a game has once at most, with the indexes of their rounds.

        The round in which the winner's chances rose most, if they rose by a fifth at least: a game
        only turns towards a player who was not alone in front before. And the round after which the
        winner was furthest behind, if that was far.
        """
        course = self.course
        if len(course.winners) != 1:
            return
        winner = course.winners[0]
        changes = [
            course.chance_change(index, winner)
            if _lead(course.scores_before(index), winner) <= 0
            else 0.0
            for index in range(len(course.rounds) - 1)
        ]
        if changes and max(changes) >= _TURN:
            index = changes.index(max(changes))
            yield index, self.after_score("story-turn", 5.0, winner)
        leads = [_lead(played.scores, winner) for played in course.rounds]
        least = min(leads, default=0)
        if least <= -_COMEBACK and leads.count(least) == 1:
            deficit = self.after_score("story-deficit", 3.0, winner, points=-least)
            yield leads.index(least), deficit

    def last_round_fact(self) -> tuple[int, Fact] | None:
        """The small lead with which the last round of a finished game begins."""
        rounds = self.course.rounds
        if not self.course.winners or len(rounds) < 2:
            return None
        scores = rounds[-2].scores
        first, second, *_ = by_rank(scores)
        lead = scores[first] - scores[second]
        if not 1 < lead <= _GREAT_LEAD or list(scores).count(scores[second]) > 1:
            return None
        slots = {"leader": self.names[first], "second": self.names[second]}
        fact = self.after_score("story-before-last", 1.3, points=lead, **slots)
        return len(rounds) - 2, fact

    def tell_result(self) -> Iterator[Phrase]:
        """The result of a game, or how far it has got."""
        names, scores, winners = self.names, self.course.scores, self.course.winners
        points = max(scores)
        if not winners:
            rounds = len(self.course.rounds)
            yield phrase("story-unfinished", round=rounds, standing=standing(names, scores))
            return
        if len(winners) > 1:
            yield phrase("story-result-shared", winners=join_names(names, winners), points=points)
        losers = [seat for seat in by_rank(scores) if seat not in winners]
        if not losers:
            return
        others = join_with_and(_list_points("with", names, scores, losers))
        if len(winners) > 1:
            yield phrase("story-result-others", others=others)
        else:
            yield phrase("story-result", winner=names[winners[0]], points=points, others=others)

    def tell_margin(self) -> Iterator[Phrase]:
        """How far the winner is ahead of the next player; nothing where there is a tie."""
        scores, winners = self.course.scores, self.course.winners
        second = second_of(self.course)
        if len(winners) == 1 and list(scores).count(max(scores)) > 1:
            yield phrase("story-margin-broken", winner=self.names[winners[0]])
        if second is None:
            return
        points = scores[winners[0]] - scores[second]
        kind = "close" if points <= _CLOSE else "wide" if points >= _WIDE else "usual"
        slots = {"winner": self.names[winners[0]], "second": self.names[second]}
        yield phrase(f"story-margin-{kind}", points=points, **slots)

    def tell_arc(self) -> Phrase | None:
        """The shape of the game in one sentence; the first that is true, the rarest first."""
        if len(self.course.winners) != 1 or len(self.course.rounds) < 2:
            return None
        winner, leaders = self.course.winners[0], self.course.leaders
        name, last = self.names[winner], leaders[-1]
        leads = [_lead(played.scores, winner) for played in self.course.rounds]
        changes = _lead_changes(leaders)
        since = _leads_since(leaders, winner)
        margin = _lead(self.course.scores, winner)
        if min(leads) <= -_COMEBACK and min(leads) < 2 * leads[-1]:
            index = leads.index(min(leads))
            return phrase("story-arc-comeback", winner=name, points=-leads[index], round=index + 1)
        if last is not None and last != winner:
            leader = self.names[last]
            return phrase("story-arc-ending", winner=name, leader=leader, points=-leads[-1])
        if margin <= _CLOSE < leads[-1]:
            return phrase("story-arc-held", winner=name, before=leads[-1], after=margin)
        if all(seat == winner for seat in leaders):
            return phrase("story-arc-always", winner=name, rounds=len(leaders))
        if changes >= _SEESAW:
            return phrase("story-arc-seesaw", winner=name, count=changes)
        if last is None:
            return phrase("story-arc-level", winner=name)
        if since == len(leaders) - 1 and winner in leaders[:-1]:
            return phrase("story-arc-regained", winner=name)
        if since is None or since == len(leaders) - 1:
            return phrase("story-arc-late", winner=name, rounds=len(leaders))
        return phrase("story-arc-since", winner=name, round=since + 1)

    def tell_ending(self) -> Iterator[Phrase]:
        """What the final scoring changes, and the final scores."""
        names, winners = self.names, self.course.winners
        before, after = self.course.before_ending, self.course.scores
        if len(winners) == 1 and before != after:
            winner = winners[0]
            old, passed, *_ = by_rank(before)
            second = by_rank(after)[1]
            lead = _lead(before, winner)
            if lead < 0:
                slots = {"player": names[winner], "other": names[old]}
                yield phrase("story-overtaken", points=-lead, **slots)
            elif winner not in (second, passed) and after[second] > after[passed]:
                yield phrase("story-passed", player=names[second], other=names[passed])
            place = sum(points > after[old] for points in after) + 1
            if place > _SECOND and _lead(before, old) > 0:
                yield phrase("story-leader-third", player=names[old], place=place)
        yield phrase("story-final", standing=standing(names, after, winners))


def second_of(course: Course) -> int | None:
    """The player after the winner; None if a tie leaves none or more than one."""
    ranked = by_rank(course.scores)
    first, second, *rest = [course.scores[seat] for seat in ranked]
    if not course.winners or first == second or rest[:1] == [second]:
        return None
    return ranked[1]


def _lead_changes(leaders: Sequence[int | None]) -> int:
    sole = [seat for seat in leaders if seat is not None]
    return sum(old != new for old, new in pairwise(sole))


def _leads_since(leaders: Sequence[int | None], winner: int) -> int | None:
    """The index of the round from which the winner led to the last one."""
    since = None
    for index in range(len(leaders) - 1, -1, -1):
        if leaders[index] != winner:
            break
        since = index
    return since


def _lead(scores: Sequence[int], seat: int) -> int:
    """The points more than the best of the others; below zero where another one leads."""
    return scores[seat] - max(points for other, points in enumerate(scores) if other != seat)


def _list_points(
    kind: str, names: Sequence[str], scores: Sequence[int], seats: Sequence[int]
) -> list[Phrase]:
    """Players with their points; neighbours with as many points share an item."""
    items = []
    for points, group in groupby(seats, key=lambda seat: scores[seat]):
        tied = list(group)
        if len(tied) == 1:
            items.append(phrase(f"story-points-{kind}", name=names[tied[0]], points=points))
        else:
            named = join_names(names, tied)
            items.append(phrase(f"story-points-{kind}-each", names=named, points=points))
    return items
