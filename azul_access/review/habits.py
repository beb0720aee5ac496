"""What somebody does again and again, counted over several games."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from azul_access.games.certainties import Fact
from azul_access.review.judging import Judged
from azul_access.values import frozen

# What happened less often is no habit.
LEAST_CASES = 10
_LEAST_GAMES = 2


@frozen
class Habit:
    """So many times a better move was told apart by a fact of one `kind`, in so many games."""

    player: str
    kind: type[Fact]
    cases: int
    games: int


def find_habits(games: Sequence[tuple[Sequence[str], Iterable[Judged]]]) -> list[Habit]:
    """The habits of all players of several games, each with its names by seat.

    The same name is the same person. By player, the most frequent first.
    """
    if len(games) < _LEAST_GAMES:
        return []
    cases: Counter[tuple[str, type[Fact]]] = Counter()
    held: Counter[tuple[str, type[Fact]]] = Counter()
    for names, judged in games:
        found = list(_kinds(names, judged))
        cases.update(found)
        held.update(set(found))
    habits = [
        Habit(player, kind, count, held[player, kind])
        for (player, kind), count in cases.items()
        if count >= LEAST_CASES and held[player, kind] >= _LEAST_GAMES
    ]
    return sorted(habits, key=lambda habit: (habit.player, -habit.cases))


def _kinds(names: Sequence[str], judged: Iterable[Judged]) -> Iterator[tuple[str, type[Fact]]]:
    for each in judged:
        fact = each.reason.fact
        if fact is not None and fact.describe_habit(1) is not None:
            yield names[each.turn.seat], type(fact)
