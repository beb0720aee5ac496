"""Who led: facts about the scores after each round, and the arc of the whole game."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from azul_access.games.story import Fact, best_of
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.story.course import Course

_CLOSE, _WIDE = 3, 30
_QUIET_POINTS = 5
_GREAT_LEAD = 10
_COMEBACK = 10
_SEESAW = 3
# A change of a chance to win for which a story may say that the game turned.
_TURN = 0.2


def standing(names: Sequence[str], scores: Sequence[int]) -> tuple[Phrase, ...]:
    """All players with their points, the best first."""
    return tuple(_points_of(names, scores, seat) for seat in by_rank(scores))


def by_rank(scores: Sequence[int]) -> list[int]:
    """The seats, the most points first."""
    return sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat))


def score_fact(names: Sequence[str], scores: Sequence[int]) -> Fact:
    """The scores after a round."""
    first, *rest = by_rank(scores)
    tied = best_of(scores)
    if len(tied) == 1:
        message = phrase(
            "story-score",
            leader=names[first],
            points=scores[first],
            others=join_with_and([_with_points(names, scores, seat) for seat in rest]),
            standing=standing(names, scores),
        )
        return Fact(message, 0.0)
    message = phrase(
        "story-score-tied",
        leaders=join_with_and([_name(names, seat) for seat in sorted(tied)]),
        points=scores[first],
        standing=standing(names, scores),
    )
    return Fact(message, 0.0)


def opening_facts(names: Sequence[str], course: Course, index: int) -> Iterator[Fact]:
    """What a round begins with."""
    if index or len(course.rounds) == 1 or not course.rounds[0].is_over:
        return
    before, after = course.scores_before(0), course.rounds[0].scores
    if max(new - old for old, new in zip(before, after, strict=True)) <= _QUIET_POINTS:
        yield Fact(phrase("story-quiet"), 2.0)


def lead_facts(names: Sequence[str], course: Course, index: int) -> Iterator[Fact]:
    """What the scores after a round tell: a new leader, a wide or narrow lead, a fall."""
    played = course.rounds[index]
    if not played.is_over:
        return
    before, scores = course.scores_before(index), played.scores
    for seat, name in enumerate(names):
        if scores[seat] < before[seat]:
            yield Fact(
                phrase("story-fell", player=name, before=before[seat], after=scores[seat]),
                3.3,
                seat,
            )
    gains = [new - old for old, new in zip(before, scores, strict=True)]
    best = best_of(gains)
    if len(best) == 1 and max(gains) > 1:
        seat = next(iter(best))
        message = phrase("story-round-best", player=names[seat], points=gains[seat])
        yield Fact(message, 0.3, seat)
    leaders = _sole_leaders(course)
    leader = leaders[index]
    if leader is None:
        return
    earlier = [seat for seat in leaders[:index] if seat is not None]
    lead = _lead(scores, leader)
    if earlier and earlier[-1] != leader:
        if before[leader] == min(before) and len(names) > 2 and before.count(min(before)) == 1:
            yield Fact(phrase("story-from-last", player=names[leader]), 4.5, leader)
        elif leader in earlier:
            yield Fact(phrase("story-lead-back", player=names[leader]), 3.0, leader)
        else:
            yield Fact(phrase("story-lead-first", player=names[leader]), 3.0, leader)
    leads = [
        _lead(round_.scores, seat)
        for round_, seat in zip(course.rounds, leaders, strict=True)
        if seat is not None
    ]
    if lead >= _GREAT_LEAD and leads.count(lead) == 1 and lead == max(leads):
        yield Fact(phrase("story-widest", player=names[leader], points=lead), 2.5, leader)
    elif lead == 1 and index:
        yield Fact(phrase("story-narrow", player=names[leader]), 1.5, leader)


def turning_point(names: Sequence[str], course: Course) -> tuple[int, Fact] | None:
    """The round in which the winner's chances rose most, if they rose by a fifth at least.

    A game only turns towards a player who was not alone in front before.
    """
    if len(course.winners) != 1:
        return None
    winner = course.winners[0]
    changes = [
        course.chance_change(index, winner)
        if _lead(course.scores_before(index), winner) <= 0
        else 0.0
        for index in range(len(course.rounds) - 1)
    ]
    if not changes or max(changes) < _TURN:
        return None
    index = changes.index(max(changes))
    return index, Fact(phrase("story-turn", player=names[winner]), 5.0, winner)


def result_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """The result, and the arc that led to it."""
    rounds = len(course.rounds)
    if not course.winners:
        yield Fact(
            phrase("story-unfinished", round=rounds, standing=standing(names, course.scores)),
            0.0,
        )
        return
    ranked = by_rank(course.scores)
    if len(course.winners) > 1:
        winners = join_with_and([_name(names, seat) for seat in course.winners])
        points = course.scores[ranked[0]]
        yield Fact(phrase("story-result-shared", winners=winners, points=points), 0.0)
        losers = [seat for seat in ranked if seat not in course.winners]
    else:
        winner = course.winners[0]
        losers = [seat for seat in ranked if seat != winner]
        yield Fact(
            phrase(
                "story-result",
                winner=names[winner],
                points=course.scores[winner],
                others=join_with_and([_with_points(names, course.scores, seat) for seat in losers]),
            ),
            0.0,
        )
        yield from _margin_facts(names, course, losers)
    yield from _arc_facts(names, course)


def _margin_facts(names: Sequence[str], course: Course, losers: Sequence[int]) -> Iterator[Fact]:
    winner = course.winners[0]
    points = course.scores[winner] - course.scores[losers[0]]
    if not points:
        return  # a tie that was broken is told with the final scoring
    kind = "close" if points <= _CLOSE else "wide" if points >= _WIDE else "usual"
    second = names[losers[0]]
    message = phrase(f"story-margin-{kind}", points=points, winner=names[winner], second=second)
    yield Fact(message, 0.0)


def _arc_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """The shape of the game in one sentence; the first that is true, the rarest first."""
    if len(course.winners) != 1 or len(course.rounds) < 2:
        return
    winner = course.winners[0]
    name = names[winner]
    leaders = _sole_leaders(course)
    last = leaders[-1]
    leads = [_lead(round_.scores, winner) for round_ in course.rounds]
    changes = _lead_changes(leaders)
    since = _leads_since(leaders, winner)
    if last is not None and last != winner:
        points = -leads[-1]
        fact = phrase("story-arc-ending", winner=name, leader=names[last], points=points)
    elif all(seat == winner for seat in leaders):
        fact = phrase("story-arc-always", winner=name, rounds=len(leaders))
    elif min(leads) <= -_COMEBACK:
        index = leads.index(min(leads))
        fact = phrase("story-arc-comeback", winner=name, points=-leads[index], round=index + 1)
    elif changes >= _SEESAW:
        fact = phrase("story-arc-seesaw", winner=name, count=changes)
    elif last is None:
        fact = phrase("story-arc-level", winner=name)
    elif since == len(leaders) - 1 and winner in leaders[:-1]:
        fact = phrase("story-arc-regained", winner=name)
    elif since is None or since == len(leaders) - 1:
        fact = phrase("story-arc-late", winner=name, rounds=len(leaders))
    else:
        fact = phrase("story-arc-since", winner=name, round=since + 1)
    yield Fact(fact, 0.0)


def ending_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """What the final scoring changes, and the final scores."""
    before, after = course.before_ending, course.scores
    if len(course.winners) == 1 and before != after:
        winner = course.winners[0]
        old = by_rank(before)[0]
        lead = _lead(before, winner)
        if lead < 0:
            message = phrase(
                "story-overtaken", player=names[winner], other=names[old], points=-lead
            )
            yield Fact(message, 0.0, winner)
        elif (second := by_rank(after)[1]) != by_rank(before)[1] and len(names) > 2:
            passed = by_rank(before)[1]
            if second != winner and passed != winner and after[second] > after[passed]:
                message = phrase("story-passed", player=names[second], other=names[passed])
                yield Fact(message, 0.0, second)
    yield Fact(phrase("story-final", standing=standing(names, after)), 0.0)


def _sole_leaders(course: Course) -> list[int | None]:
    """Who had the most points after each round; None where it was more than one."""
    leaders: list[int | None] = []
    for played in course.rounds:
        best = best_of(played.scores)
        leaders.append(next(iter(best)) if len(best) == 1 else None)
    return leaders


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


def _points_of(names: Sequence[str], scores: Sequence[int], seat: int) -> Phrase:
    return phrase("story-points-of", name=names[seat], points=scores[seat])


def _with_points(names: Sequence[str], scores: Sequence[int], seat: int) -> Phrase:
    return phrase("story-points-with", name=names[seat], points=scores[seat])


def _name(names: Sequence[str], seat: int) -> Phrase:
    return phrase("name", name=names[seat])
