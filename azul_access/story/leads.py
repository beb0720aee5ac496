"""Who led: facts about the scores after each round, and the arc of the whole game."""

from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise, permutations

from azul_access.games.story import Fact, best_of, join_names
from azul_access.language.phrase import Phrase, Slot, join_with_and, phrase
from azul_access.story.course import Course

PLAIN_SCORE, LEADER_SCORE = "story-score", "story-score-leader"

_CLOSE, _WIDE = 3, 30
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
        return phrase(score_message, points=points)
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
        if scores[seat] < before[seat] - 1:
            yield Fact(
                phrase("story-fell", player=name, before=before[seat], after=scores[seat]),
                2.5 + (before[seat] - scores[seat]) / 3,
                seat,
            )
    gains = [new - old for old, new in zip(before, scores, strict=True)]
    best = best_of(gains)
    leaders = course.leaders
    leader = leaders[index]
    earlier = [seat for seat in leaders[:index] if seat is not None]
    is_new = leader is not None and bool(earlier) and earlier[-1] != leader
    if index and len(best) == 1 and max(gains) > 1 and not (is_new and leader in best):
        seat = next(iter(best))
        message = phrase("story-round-best", player=names[seat], points=gains[seat])
        yield Fact(message, 0.3, seat)
    if index:
        yield from _passing_facts(names, before, scores)
    if leader is None:
        return
    lead = _lead(scores, leader)
    if is_new:
        if before[leader] == min(before) and len(names) > 2 and before.count(min(before)) == 1:
            yield Fact(phrase("story-from-last", player=names[leader]), 6.0, leader)
        elif leader in earlier:
            yield Fact(phrase("story-lead-back", player=names[leader]), 4.5, leader)
        else:
            yield Fact(phrase("story-lead-first", player=names[leader]), 4.5, leader)
    leads = [
        _lead(round_.scores, seat)
        for round_, seat in zip(course.rounds, leaders, strict=True)
        if seat is not None
    ]
    yield from _bridge_facts(names, course, index)
    is_widest = lead >= _GREAT_LEAD and leads.count(lead) == 1 and lead == max(leads)
    if is_widest:
        message = phrase("story-widest", player=names[leader], points=lead)
        yield Fact(message, 2.5, leader, follows_score=True)
    elif lead == 1 and index:
        message = phrase("story-narrow", player=names[leader])
        yield Fact(message, 0.8, leader, follows_score=True)
    if index and leaders[index - 1] == leader and not is_widest:
        old = _lead(before, leader)
        if lead - old >= _GROWN:
            message = phrase("story-lead-grows", player=names[leader], before=old, after=lead)
            yield Fact(message, 1.2, leader, follows_score=True)
        elif 1 < lead <= old - _SHRUNK:
            message = phrase("story-lead-shrinks", player=names[leader], before=old, after=lead)
            yield Fact(message, 1.6, leader, follows_score=True)


def _bridge_facts(names: Sequence[str], course: Course, index: int) -> Iterator[Fact]:
    """What the leader after a round is in the whole finished game."""
    leaders = course.leaders
    leader = leaders[index]
    if leader is None or len(course.winners) != 1:
        return
    is_last = index == len(leaders) - 1
    since = _leads_since(leaders, leader)
    if leader not in course.winners and leaders.count(leader) == 1 and not is_last:
        message = phrase("story-only-lead", player=names[leader])
        yield Fact(message, 2.0, leader, follows_score=True)
    elif leader in course.winners and since == index > 0 and index < len(leaders) - 2:
        message = phrase("story-lead-kept", player=names[leader])
        yield Fact(message, 2.5, leader, follows_score=True)


def last_round_fact(names: Sequence[str], course: Course) -> tuple[int, Fact] | None:
    """The small lead with which the last round of a finished game begins."""
    if not course.winners or len(course.rounds) < 2:
        return None
    scores = course.rounds[-2].scores
    first, second, *_ = by_rank(scores)
    lead = scores[first] - scores[second]
    if not 1 < lead <= _GREAT_LEAD or list(scores).count(scores[second]) > 1:
        return None
    slots = {"leader": names[first], "second": names[second]}
    message = phrase("story-before-last", points=lead, **slots)
    return len(course.rounds) - 2, Fact(message, 1.3, follows_score=True)


def deficit_fact(names: Sequence[str], course: Course) -> tuple[int, Fact] | None:
    """The round after which the winner was furthest behind, if that was far."""
    if len(course.winners) != 1 or not course.rounds:
        return None
    winner = course.winners[0]
    leads = [_lead(played.scores, winner) for played in course.rounds]
    least = min(leads)
    if least > -_COMEBACK or leads.count(least) > 1:
        return None
    message = phrase("story-deficit", player=names[winner], points=-least)
    return leads.index(least), Fact(message, 3.0, winner, follows_score=True)


def _passing_facts(
    names: Sequence[str], before: Sequence[int], scores: Sequence[int]
) -> Iterator[Fact]:
    """Who passed others without taking the lead: the one who passed most, by the most points."""
    passed: dict[int, list[int]] = {}
    for seat, other in permutations(range(len(names)), 2):
        if before[seat] < before[other] and max(scores) > scores[seat] > scores[other]:
            passed.setdefault(seat, []).append(other)
    if passed:
        seat = max(passed, key=lambda seat: (len(passed[seat]), scores[seat] - before[seat]))
        others = join_names(names, passed[seat])
        yield Fact(phrase("story-passes", player=names[seat], others=others), 1.4, seat)


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
    return index, Fact(phrase("story-turn", player=names[winner]), 5.0, winner, follows_score=True)


def result_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """The result of a game, or how far it has got."""
    rounds = len(course.rounds)
    if not course.winners:
        message = phrase("story-unfinished", round=rounds, standing=standing(names, course.scores))
        yield Fact(message, 0.0)
        return
    points = max(course.scores)
    if len(course.winners) > 1:
        shared = phrase(
            "story-result-shared", winners=join_names(names, course.winners), points=points
        )
        yield Fact(shared, 0.0)
    losers = [seat for seat in by_rank(course.scores) if seat not in course.winners]
    if not losers:
        return
    others = join_with_and(_list_points("with", names, course.scores, losers))
    if len(course.winners) > 1:
        yield Fact(phrase("story-result-others", others=others), 0.0)
        return
    winner = course.winners[0]
    yield Fact(phrase("story-result", winner=names[winner], points=points, others=others), 0.0)


def second_of(course: Course) -> int | None:
    """The player after the winner; None if a tie leaves none or more than one."""
    ranked = by_rank(course.scores)
    first, second, *rest = [course.scores[seat] for seat in ranked]
    if not course.winners or first == second or rest[:1] == [second]:
        return None
    return ranked[1]


def margin_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """How far the winner is ahead of the next player; nothing where there is a tie."""
    second = second_of(course)
    if len(course.winners) == 1 and list(course.scores).count(max(course.scores)) > 1:
        yield Fact(phrase("story-margin-broken", winner=names[course.winners[0]]), 0.0)
    if second is None:
        return
    winner = course.winners[0]
    points = course.scores[winner] - course.scores[second]
    kind = "close" if points <= _CLOSE else "wide" if points >= _WIDE else "usual"
    message = phrase(
        f"story-margin-{kind}", points=points, winner=names[winner], second=names[second]
    )
    yield Fact(message, 0.0)


def arc_facts(names: Sequence[str], course: Course) -> Iterator[Fact]:
    """The shape of the game in one sentence; the first that is true, the rarest first."""
    if len(course.winners) != 1 or len(course.rounds) < 2:
        return
    winner = course.winners[0]
    name = names[winner]
    leaders = course.leaders
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
    yield Fact(phrase("story-final", standing=standing(names, after, course.winners)), 0.0)


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
