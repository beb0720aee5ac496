"""Who plays, who leads and by how much, and how far apart two players are, for every game."""

from collections.abc import Sequence

from azul_access.games.questions import AboutLead
from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Phrase, join_with_and, phrase


def describe_lead(names: Sequence[str], scores: Sequence[int], question: AboutLead) -> list[Phrase]:
    """Who leads and by how much, or how far apart players are; `scores` are by seat.

    Raises: IllegalCommand for a player who is not in this game.
    """
    seats = question.seats
    for seat in seats:
        resolve_seat(names, seat, seat)
    if len(seats) == 2 and seats[0] != seats[1]:
        gap = describe_gap(names, scores, *seats)
        ahead = scores[seats[0]] - scores[seats[1]]
        return [*_whether(question, ahead < 0 if question.last else ahead > 0), gap]
    ranked = sorted(range(len(names)), key=lambda seat: -scores[seat])
    best = scores[ranked[0]]
    first = [seat for seat in ranked if scores[seat] == best]
    if seats and seats[0] not in first:
        return [*_whether(question, question.last), describe_gap(names, scores, seats[0], first[0])]
    leads = len(first) == 1 and not question.last
    return [*_whether(question, leads), _describe_first(names, scores, ranked, question)]


def describe_players(names: Sequence[str], *, counts: bool) -> list[Phrase]:
    """Who plays, in the order of the seats, or only how many."""
    if counts:
        return [phrase("answer-count", count=len(names))]
    return [phrase("answer-list", items=tuple(phrase("name", name=name) for name in names))]


def _whether(question: AboutLead, yes: bool) -> list[Phrase]:
    """Yes or no before the rest, where that was asked."""
    return [phrase("answer-yes" if yes else "answer-no")] if question.asks_whether else []


def _describe_first(
    names: Sequence[str], scores: Sequence[int], ranked: Sequence[int], question: AboutLead
) -> Phrase:
    """The first of all, or the last; `ranked` are the seats with the best score first."""
    best, worst = scores[ranked[0]], scores[ranked[-1]]
    if best == worst:
        return phrase("lead-all-level", points=best, count=len(names))
    if question.last and not question.seats:
        return phrase("lead-last", player=names[ranked[-1]], points=worst, behind=best - worst)
    first = [seat for seat in ranked if scores[seat] == best]
    if len(first) > 1:
        players = join_with_and([phrase("name", name=names[seat]) for seat in first])
        return phrase("lead-shared", players=players, points=best)
    ahead = best - scores[ranked[1]]
    return phrase("lead", player=names[first[0]], points=best, ahead=ahead)


def describe_gap(names: Sequence[str], scores: Sequence[int], one: int, other: int) -> Phrase:
    if scores[one] == scores[other]:
        players = join_with_and([phrase("name", name=names[seat]) for seat in (one, other)])
        return phrase("lead-level", players=players, points=scores[one])
    first, second = (one, other) if scores[one] > scores[other] else (other, one)
    ahead = scores[first] - scores[second]
    return phrase("lead-gap", player=names[first], second=names[second], ahead=ahead)
