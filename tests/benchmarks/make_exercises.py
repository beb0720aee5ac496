"""Writes the files of exercises anew: positions of games that the computer player plays.

`python tests/benchmarks/make_exercises.py` plays games until every kind has its exercises, and
writes twenty for each game, in the order of the kinds. The same seeds give the same files.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from azul_access.games import SYSTEMS
from azul_access.games.exercises import FILE, PLAYERS, Kind, write_exercise
from azul_access.games.lessons import LEARNER
from azul_access.games.system import Expects, State, System
from azul_access.player import choose

# How many exercises of each kind there are; twenty in all.
COUNTS: Mapping[str, Mapping[str, int]] = {
    "azul": {"take": 2, "rest": 1, "lacks": 2, "fill": 2, "drop": 1, "first": 1, "cost": 2}
    | {"points": 3, "whole": 1, "deny": 2, "needs": 2, "ready": 1},
    "summer-pavilion": {"wild": 2, "rest": 1, "stone": 1, "affords": 3, "gone": 2, "jokers": 2}
    | {"dearest": 2, "points": 2, "bonus": 2, "whole": 1, "needs": 2},
}
# The table of an exercise is told aloud, so it has few tiles; a first take is from a full table.
_MOST_TILES = 14
_LEVEL, _MOST_GAMES = 2, 200
# The first kind is asked of early rounds, in which little lies on the boards.
_EARLY = 2


def list_positions(system: System) -> Iterator[State]:
    """Positions in which the learner has to move, from games played with chance in them."""
    for seed in range(_MOST_GAMES):
        random, rules = Random(seed), system.rules
        options = system.editions.decode_options({})
        state, _ = rules.new_game(len(PLAYERS), LEARNER, options)
        while (expected := rules.expects(state)).kind is not Expects.OVER:
            if expected.kind is Expects.FILL:
                assert system.virtual_bag is not None
                command = system.virtual_bag.draw(state, random)
            elif expected.kind in (Expects.TURN, Expects.CHOICE):
                if expected.player == LEARNER and expected.kind is Expects.TURN:
                    yield state
                command = choose(system, state, _LEVEL, seed=random.randrange(1000)).command
            else:
                break
            state, _ = rules.apply(state, command)


def choose_exercises(system: System, kinds: tuple[Kind[Any], ...]) -> list[str]:
    """The lines of a file: of each position at most one exercise, of each kind its number."""
    found: dict[str, list[str]] = defaultdict(list)
    counts, random, last = COUNTS[system.name], Random(1), None
    for state in list_positions(system):
        here = system.facts.round_number(state)
        position = system.facts.encode_state(PLAYERS, state)
        if here == last or _count_tiles(position) > _MOST_TILES:
            continue
        missing = [kind for kind in kinds if len(found[kind.name]) < counts[kind.name]]
        if not missing:
            break
        for kind in sorted(missing, key=lambda each: len(found[each.name])):
            if kind is kinds[0] and here > _EARLY:
                continue
            given = list(kind.find(state))
            if given:
                line = write_exercise(kind, random.choice(given), position)
                found[kind.name].append(line)
                last = here
                break
    return [line for kind in kinds for line in found[kind.name]]


def _count_tiles(position: Mapping[str, Any]) -> int:
    return len(position["centre"]) + sum(map(len, position["factories"]))


def main() -> None:
    for name in COUNTS:
        folder = name.replace("-", "_")
        module = import_module(f"azul_access.games.{folder}.exercises")
        lines = choose_exercises(SYSTEMS[name], module.KINDS)
        path = Path(module.__file__ or "").parent / FILE
        path.write_text("".join(lines), encoding="utf-8")
        print(f"{path}: {len(lines)} exercises", file=sys.stderr)


if __name__ == "__main__":
    main()
