"""Fit the values of base Azul by self-play: `python tests/benchmarks/fit_azul.py FILE`.

From weights of nothing, players who look one move ahead play games; the weights are fitted to how
these games ended, and the next games are played with them. The seed is fixed. Needs numpy.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from azul_access.games.azul import editions, rules, virtual_bag, worth
from azul_access.games.azul.commands import END, Command
from azul_access.games.azul.editions import Options
from azul_access.games.azul.planning import NO_WEIGHTS, ColumnOutlook, TakingOutlook, command_for
from azul_access.games.azul.state import Phase, State
from azul_access.games.planning import lead
from azul_access.games.system import Expects

STAGES = 5
TEMPERATURES = (0.0, 0.3, 1.0)
Array = np.ndarray[Any, np.dtype[np.float64]]
Tables = list[Sequence[float]]
# Stage, seat's features, and what it had earned.
Sample = tuple[int, list[list[float]], list[int]]
Game = tuple[list[Sample], list[int]]
# How much a fit trusts what really came after an end, and not what was expected there.
TRUST = 0.5
# How many samples pull the weights of a stage towards those of all stages.
PULL = 300
# The tables that are fitted from nothing; all others begin with them.
FIRST = "coloured 2"
# A game in which nobody completes a row ends after this round.
MOST_ROUNDS = 12


def play(options: Options, seats: Sequence[Tables], random: Random) -> Game:
    """The ends of the rounds of one game, and its final scores; each seat plays by its tables."""
    state, _ = rules.new_game(len(seats), random.randrange(len(seats)), options)
    samples: list[Sample] = []
    temperature = random.choice(TEMPERATURES)
    while state.phase is not Phase.OVER:
        if rules.expects(state).kind is Expects.STUCK or state.round > MOST_ROUNDS:
            state, _ = rules.apply(state, END)
            continue
        if state.phase is Phase.FILL:
            state, _ = rules.apply(state, virtual_bag.draw(state, random))
            continue
        shapes = [worth.shape_of(worth.pack_wall(player.wall)) for player in state.players]
        stage = worth.stage_of(shapes)
        outlooks = {id(tables): TakingOutlook(state, tables[stage]) for tables in seats}
        position = outlooks[id(seats[0])].start
        while state.phase is Phase.TAKE:
            outlook = outlooks[id(seats[state.turn])]
            move = choose(outlook, position, temperature, random)
            state, _ = rules.apply(state, command_for(state, move))
            position = outlook.apply(position, move)
        while state.phase is Phase.TILE:
            state, _ = rules.apply(state, choose_column(state, seats[state.turn][stage]))
        if rules.expects(state).kind is not Expects.OVER:
            samples.append((stage, *ends(state)))
    return samples, [player.score for player in state.players]


def choose(outlook: TakingOutlook, position: Any, temperature: float, random: Random) -> Any:
    moves = outlook.moves(position)
    seat = position[1]
    if outlook.may_end:
        leads = [lead(outlook.values(outlook.apply(position, move)), seat) for move in moves]
    else:
        leads = [move[0] for move in moves]
    best = max(leads)
    if not temperature:
        return moves[leads.index(best)]
    weights = [math.exp((value - best) / temperature) for value in leads]
    return random.choices(moves, weights)[0]


def choose_column(state: State, weights: Sequence[float]) -> Command:
    outlook = ColumnOutlook(state, weights)
    leads = {move: lead(outlook.values(move), state.turn) for move in outlook.moves(None)}
    return outlook.command(max(leads, key=lambda move: leads[move]))


def ends(state: State) -> tuple[list[list[float]], list[int]]:
    """For each seat the features and the earned points at the start of the next round."""
    features, earned = [], []
    for seat, player in enumerate(state.players):
        shape = worth.shape_of(worth.pack_wall(player.wall))
        row = [0.0] * worth.FEATURES
        found = worth.wall_features(state.options, shape)
        for line, held in enumerate(player.lines):
            if held is not None:
                packed_line = 1 + held.colour * (line + 1) + held.count - 1
                found += worth.line_features(state.options, shape, line, packed_line)
        for index, size in found:
            row[index] += size
        row[worth.MARKER] = float(state.starter == seat)
        features.append(row)
        earned.append(player.score + worth.bonus(state.options.edition, shape))
    return features, earned


def differences(rows: Array) -> Array:
    """Each seat against the mean of the others."""
    found: Array = rows - (rows.sum(0) - rows) / (len(rows) - 1)
    return found


def returns(game: Game, tables: Tables | None) -> Iterator[tuple[int, Array, Array]]:
    """For each end of a round the stage, the features, and what each seat won after it.

    What was won is a mean of what the tables expect at later ends and of what really came.
    """
    samples, final = game
    later, earned_later = np.zeros(len(final)), np.array(final, float)
    expected = later
    found = []
    for stage, features, earned in reversed(samples):
        x, now = np.array(features), np.array(earned)
        won = (
            earned_later
            - now
            + (later if tables is None else TRUST * later + (1 - TRUST) * expected)
        )
        found.append((stage, x, won))
        later, earned_later = won, now
        if tables is not None:
            expected = x @ np.array(tables[stage])
    yield from found


def solve(x: Array, y: Array, near: Array, pull: float) -> Array:
    """Least squares, pulled towards `near` as by `pull` further samples."""
    scale = (x**2).mean(0) + 1e-4
    normal = x.T @ x + pull * np.diag(scale)
    found: Array = np.linalg.solve(normal, x.T @ y + pull * scale * near)
    return found


def fit(games: Sequence[Game], chosen: Sequence[int], tables: Tables | None) -> Tables:
    """Weights by stage, of the chosen features; the others are 0.

    Those of a stage are near to those of all stages together.
    """
    by_stage: list[list[tuple[Array, Array]]] = [[] for _ in range(STAGES)]
    for game in games:
        for stage, x, won in returns(game, tables):
            by_stage[stage].append((x, won))
    keep = [index for index in chosen if index != worth.CONSTANT]
    data = []
    for samples in by_stage:
        if samples:
            x = np.concatenate([differences(each) for each, _ in samples])[:, keep]
            y = np.concatenate([differences(won) for _, won in samples])
        else:
            x, y = np.zeros((0, len(keep))), np.zeros(0)
        data.append((x, y))
    every_x, every_y = (np.concatenate(each) for each in zip(*data, strict=True))
    pooled = solve(every_x, every_y, np.zeros(len(keep)), PULL / 10)
    fitted: Tables = []
    for stage, (x, y) in enumerate(data):
        weights = np.zeros(worth.FEATURES)
        weights[keep] = solved = solve(x, y, pooled, PULL) if len(y) else pooled
        if len(y):
            gains = [won.mean() - (each @ weights).mean() for each, won in by_stage[stage]]
            weights[worth.CONSTANT] = np.mean(gains)
            left = (y - x @ solved).std()
            print(f"   stage {stage}: {len(y)} samples, deviation {y.std():.2f}, left {left:.2f}")
        fitted.append([round(float(weight), 3) for weight in weights])
    return fitted


def fit_by_play(
    wall: str, players: int, games: int, rounds: int, first: Tables | None
) -> tuple[Tables, Tables]:
    """The tables for a wall and a number of players, and those that see begun lines only.

    `first` are tables to begin with; None: from nothing. Earlier tables play along, since a player
    who only meets itself comes to believe what nobody else confirms.
    """
    history: list[Tables] = [[NO_WEIGHTS] * STAGES if first is None else first]
    played: list[Game] = []
    random = Random(1)
    for number in range(rounds):
        new = []
        for _ in range(games):
            chosen = {"wall": wall, "column_bonus": random.choice(("5", "7"))}
            seats = [random.choice((history[-1], random.choice(history))) for _ in range(players)]
            new.append(play(editions.decode_options(chosen), seats, random))
        played += new
        mean = np.mean([final for _, final in new])
        print(
            f"{wall} {players}, {number}: {time.process_time():.0f} s, mean score {mean:.1f}",
            flush=True,
        )
        trusted = None if first is None and not number else history[-1]
        history.append(fit(played, range(worth.FEATURES), trusted))
    return history[-1], fit(played, worth.BEGUN_FEATURES, None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="where the tables are written")
    parser.add_argument("--only", metavar="NAME", help="such as 'grey 3'; the file has the others")
    parser.add_argument("--games", type=int, default=450, help="of two players, in each round")
    given = parser.parse_args()
    data: dict[str, Tables] = {}
    if given.only and given.file.exists():
        data = json.loads(given.file.read_text(encoding="utf-8"))
    for wall in ("coloured", "grey"):
        for players in (2, 3, 4):
            name = f"{wall} {players}"
            if given.only not in (None, name):
                continue
            first = None if name == FIRST else data[FIRST]
            games = given.games if first is None else given.games // players
            rounds = 4 if first is None else 3
            data[name], data[f"{name} begun"] = fit_by_play(wall, players, games, rounds, first)
            given.file.write_text(json.dumps(data) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
