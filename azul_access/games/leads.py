"""Who leads, by how much, and how far apart two players are, for every game of the family."""

from collections.abc import Sequence

from azul_access.games.terms import resolve_seat
from azul_access.language.phrase import Phrase, join_with_and, phrase


def describe_lead(
    names: Sequence[str], scores: Sequence[int], seats: Sequence[int], *, last: bool = False
) -> list[Phrase]:
    """Who leads and by how much; whether one player does; or how far two are apart.

    `seats` count from 0; `scores` are by seat.
    """
    for seat in seats:
        resolve_seat(names, seat, seat)
    if len(seats) == 2 and seats[0] != seats[1]:
        return [describe_gap(names, scores, seats[0], seats[1])]
    if len(set(scores)) == 1:
        level = phrase("lead-all-level", points=scores[0])
        return [phrase("answer-no"), level] if seats else [level]
    ranked = sorted(range(len(names)), key=lambda seat: -scores[seat])
    if last:
        hindmost = ranked[-1]
        return [
            phrase(
                "lead-last",
                player=names[hindmost],
                points=scores[hindmost],
                behind=scores[ranked[0]] - scores[hindmost],
            )
        ]
    best = scores[ranked[0]]
    first = [seat for seat in ranked if scores[seat] == best]
    if len(first) > 1:
        players = join_with_and([phrase("name", name=names[seat]) for seat in first])
        lead = phrase("lead-shared", players=players, points=best)
    else:
        second = scores[ranked[1]]
        lead = phrase("lead", player=names[first[0]], points=best, ahead=best - second)
    if not seats:
        return [lead]
    return [phrase("answer-yes" if first == [seats[0]] else "answer-no"), lead]


def describe_gap(names: Sequence[str], scores: Sequence[int], one: int, other: int) -> Phrase:
    if scores[one] == scores[other]:
        players = join_with_and([phrase("name", name=names[seat]) for seat in (one, other)])
        return phrase("lead-level", players=players, points=scores[one])
    first, second = (one, other) if scores[one] > scores[other] else (other, one)
    ahead = scores[first] - scores[second]
    return phrase("lead-gap", player=names[first], second=names[second], ahead=ahead)
