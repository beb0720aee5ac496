"""Measure the computer player: `python tests/benchmarks/bench_player.py level:6 greedy`.

The games are mirrored: the first player takes each seat in turn with the same draws. A program of
others is `"run:COMMAND"`: it reads and writes lines as `azul-access think` does.
"""

import argparse
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "player"))

from matches import Table, encode, play_match
from opponents import make_opponent

from azul_access.games import SYSTEMS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--game", default="azul", choices=list(SYSTEMS))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--option", action="append", default=[], help="such as column_bonus=7")
    given = parser.parse_args()
    chosen = dict(each.split("=", 1) for each in given.option)
    table = Table(given.game, chosen, given.players)
    first, second = [
        make_opponent(name, seed, partial(encode, table))
        for seed, name in enumerate((given.first, given.second), given.seed)
    ]
    result = play_match(table, first, second, given.games, given.seed)
    for player in (first, second):
        player.close()
    low, high = result.interval
    seconds = [
        player.seconds / max(1, moves)
        for player, moves in zip((first, second), result.moves, strict=True)
    ]
    print(
        f"{given.first} against {given.second}, {given.game} {' '.join(given.option)},"
        f" {given.players} players, {given.games} games: {result.share:.0%} won"
        f" [{low:.0%} to {high:.0%}], {result.points:.1f} to {result.others:.1f} points,"
        f" {seconds[0]:.4f} and {seconds[1]:.4f} s of processor time a move"
    )


if __name__ == "__main__":
    main()
