"""Players for matches: the computer player at a level, simple ones, and programs of others."""

import json
import math
import os
import shlex
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Protocol

import pavilion_opponents

from azul_access.games.planning import Move, Outlook, Sight, lead
from azul_access.games.system import Command, State, System
from azul_access.player import choose

NAMES = ("Anna", "Bernd", "Carla", "Dirk")


class Opponent(Protocol):
    """A player of one match; `seconds` are of processor time, so far."""

    seconds: float

    def choose(self, system: System, state: State) -> Command: ...

    def close(self) -> None: ...


class Inside:
    """A player in this process: a function of the game, the state and chance."""

    def __init__(self, pick: Callable[[System, State, Random], Command], seed: int) -> None:
        self.seconds = 0.0
        self._pick = pick
        self._random = Random(seed)

    def choose(self, system: System, state: State) -> Command:
        start = time.process_time()
        command = self._pick(system, state, self._random)
        self.seconds += time.process_time() - start
        return command

    def close(self) -> None:
        """Nothing to end."""


def at_level(level: int, seconds: float | None) -> Callable[[System, State, Random], Command]:
    def pick(system: System, state: State, random: Random) -> Command:
        return choose(system, state, level, random.randrange(2**32), seconds).command

    return pick


def _points(system: System, state: State) -> Outlook[Command]:
    assert system.load_planning is not None
    return system.load_planning().look(state, Sight.POINTS)


def _leads(outlook: Outlook[Command], random: Random) -> list[tuple[float, Move]]:
    """The moves in any order, and the lead in points at once after each."""
    seat = outlook.turn(outlook.start)
    moves = list(outlook.moves(outlook.start))
    random.shuffle(moves)
    return [
        (lead(outlook.values(outlook.apply(outlook.start, move)), seat), move) for move in moves
    ]


def greedy(system: System, state: State, random: Random) -> Command:
    """The move with most points if the round ended now; of equal ones any."""
    outlook = _points(system, state)
    return outlook.command(max(_leads(outlook, random), key=lambda ranked: ranked[0])[1])


def careful(system: System, state: State, random: Random) -> Command:
    """A player who only avoids the floor: any of the moves that lose no points, or the fewest."""
    outlook = _points(system, state)
    ranked = _leads(outlook, random)
    now = lead(outlook.values(outlook.start), outlook.turn(outlook.start))
    least = min([max(0.0, now - value) for value, _ in ranked])
    return outlook.command(next(move for value, move in ranked if max(0.0, now - value) <= least))


def any_move(system: System, state: State, random: Random) -> Command:
    return random.choice(system.rules.legal_commands(state))


def monte_carlo(seconds: float) -> Callable[[System, State, Random], Command]:
    """Random moves of all players to the end of the round, most often after the best moves."""

    def pick(system: System, state: State, random: Random) -> Command:
        outlook = _points(system, state)
        seat = outlook.turn(outlook.start)
        moves = list(outlook.moves(outlook.start))
        totals, counts = [0.0] * len(moves), [0] * len(moves)
        end = time.process_time() + seconds
        number = 0
        while number < len(moves) or time.process_time() < end:
            index = number if number < len(moves) else _most_promising(totals, counts, number)
            totals[index] += _playout(outlook, moves[index], seat, random)
            counts[index] += 1
            number += 1
        best = max(range(len(moves)), key=lambda index: totals[index] / counts[index])
        return outlook.command(moves[best])

    return pick


def _most_promising(totals: list[float], counts: list[int], number: int) -> int:
    """The move with the highest upper bound of its mean lead (UCB1, with leads of some points)."""
    width = 8 * math.sqrt(math.log(number))
    bounds = [
        total / count + width / math.sqrt(count)
        for total, count in zip(totals, counts, strict=True)
    ]
    return bounds.index(max(bounds))


def _playout(outlook: Outlook[Command], move: Move, seat: int, random: Random) -> float:
    position = outlook.apply(outlook.start, move)
    while not outlook.is_over(position):
        position = outlook.apply(position, random.choice(outlook.moves(position)))
    return lead(outlook.values(position), seat)


class Outside:
    """A program that reads and writes what `azul-access think` does."""

    def __init__(self, command: str, seed: int, encode: Callable[[State], object]) -> None:
        self.seconds = 0.0
        self._seed = seed
        self._encode = encode
        self._process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def choose(self, system: System, state: State) -> Command:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._seed += 1
        request = {"position": self._encode(state), "seed": self._seed}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        self.seconds = self._processor_time()
        return system.commands.decode(answer["command"])

    def _processor_time(self) -> float:
        """Of the process and all that it started; Linux only."""
        parents, ticks = {}, {}
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue
            process = int(path.parent.name)
            parents[process], ticks[process] = int(fields[1]), sum(map(int, fields[11:15]))
        own = {self._process.pid}
        while more := {child for child, parent in parents.items() if parent in own} - own:
            own |= more
        return sum(ticks[each] for each in own) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self._process.communicate()


def make_opponent(
    name: str, seed: int, encode: Callable[[State], object] | None = None
) -> Opponent:
    """A player by name: "level:5", "level:6:0.1", "greedy", "montecarlo:0.1", "run:COMMAND".

    For Summer Pavilion there are also "pavilion-greedy" and "pavilion-planner".

    Raises: ValueError for another name.
    """
    kind, _, rest = name.partition(":")
    match kind, rest:
        case "greedy", "":
            return Inside(greedy, seed)
        case "careful", "":
            return Inside(careful, seed)
        case "random", "":
            return Inside(any_move, seed)
        case "pavilion-greedy", "":
            return Inside(pavilion_opponents.greedy, seed)
        case "pavilion-planner", "":
            return Inside(pavilion_opponents.round_planner, seed)
        case "montecarlo", _:
            return Inside(monte_carlo(float(rest)), seed)
        case "level", _:
            level, _, seconds = rest.partition(":")
            return Inside(at_level(int(level), float(seconds) if seconds else None), seed)
        case "run", _ if encode is not None:
            return Outside(rest, seed, encode)
    raise ValueError(name)
