"""Exercises: a position from a recorded game, and one question about it that the rules answer.

A game has a file of positions, which `tests/benchmarks/make_exercises.py` writes, and kinds of
exercises: what of a position can be asked, and the part of a lesson that asks it.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from azul_access.games.certainties import Fact
from azul_access.games.lessons import LEARNER, Course, Lesson, Part
from azul_access.games.system import Rules
from azul_access.games.table import Statements
from azul_access.values import frozen

StateT = TypeVar("StateT")
OptionsT = TypeVar("OptionsT")

# What of a position is asked about: numbers by their names, such as a row.
Given = Mapping[str, int]
# The names of the two players of every position: the learner, and the other one.
PLAYERS = ("Anna", "Ben")
FILE = "exercises.jsonl"
TASK = "task"

# Whether a move does what is asked.
Fits = Callable[[StateT, object], bool]


# No slots: Python 3.11 cannot call a slotted frozen class through a subscripted alias.
@frozen(slots=False)
class Kind(Generic[StateT]):
    """`find` yields what can be asked of a position, `make` the task about that.

    `name` is part of its messages.
    """

    name: str
    find: Callable[[StateT], Iterator[Given]]
    make: Callable[[StateT, Given], Part[StateT]]


def read_exercises(
    folder: Path,
    kinds: Sequence[Kind[StateT]],
    decode: Callable[[Mapping[str, object]], StateT],
    options: OptionsT,
) -> tuple[Lesson[StateT, OptionsT], ...]:
    """The exercises of the game in `folder`, in the order of its file."""
    by_name = {kind.name: kind for kind in kinds}
    exercises = []
    for line in (folder / FILE).read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        kind, state = by_name[data["kind"]], decode(data["position"])
        part = kind.make(state, data["given"])
        exercises.append(Lesson(kind.name, options, state, (part,), Course.EXERCISES))
    return tuple(exercises)


def set_up(
    rules: Rules[StateT, Any, Any, Any],
    statements: Statements[Any, Any],
    options: object,
    position: Mapping[str, object],
) -> StateT:
    """The state of a position between the two players."""
    start, _ = rules.new_game(len(PLAYERS), LEARNER, options)
    return rules.apply(start, statements.decode_position(PLAYERS, position))[0]


def find_some_right(
    find: Callable[[StateT], Iterator[Given]],
    fits: Callable[[Given], Fits[StateT]],
    list_moves: Callable[[StateT], Sequence[object]],
    most: int | None,
) -> Callable[[StateT], Iterator[Given]]:
    """Of what `find` yields, only what some moves do, at most `most`, and less than half of all."""

    def find_fitting(state: StateT) -> Iterator[Given]:
        moves = list_moves(state)
        for given in find(state):
            does = fits(given)
            right = sum(does(state, move) for move in moves)
            if 0 < right < len(moves) // 2 and (most is None or right <= most):
                yield given

    return find_fitting


def write_exercise(kind: Kind[Any], given: Given, position: Mapping[str, object]) -> str:
    """The line of a file for an exercise."""
    return json.dumps({"kind": kind.name, "given": given, "position": position}) + "\n"


def has_fact(facts: Sequence[Fact], kind: type[Fact], **fields: object) -> bool:
    """Whether there is a fact of a kind with these values."""
    return any(
        isinstance(fact, kind)
        and all(getattr(fact, name) == value for name, value in fields.items())
        for fact in facts
    )
