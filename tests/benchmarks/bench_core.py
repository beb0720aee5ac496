"""Measure the speed of the core of each game: `python tests/benchmarks/bench_core.py`.

Figures are medians of five, in processor time, which other programs on the machine change little.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from enum import IntEnum
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from azul_access.games import SYSTEMS
from azul_access.games.azul import commands as azul_commands
from azul_access.games.azul import rules as azul_rules
from azul_access.games.azul.pieces import ALL_COLOURS as AZUL_COLOURS
from azul_access.games.summer_pavilion import commands as pavilion_commands
from azul_access.games.summer_pavilion import rules as pavilion_rules
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS as PAVILION_COLOURS
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.system import Command, Expects
from azul_access.games.tiles import Counts
from azul_access.record import ledger, setup
from azul_access.storage import GameLog, read_log

RUNS = 5
GAMES = 300


class Bench(NamedTuple):
    """A game, its options, and how tiles are drawn for it.

    `size` returns how many tiles a draw has, `reserve` the tiles that refill an empty bag, `draw`
    the command that enters drawn tiles. `end` ends a game in which no draw is possible.
    """

    game: str
    options: Mapping[str, object]
    rules: Any
    colours: Sequence[IntEnum]
    size: Callable[[Any], int]
    reserve: Callable[[Any], Counts]
    draw: Callable[[Any, tuple[Any, ...]], Command]
    end: Command


def _draw_pavilion(state: Any, tiles: tuple[Any, ...]) -> Command:
    if state.phase is Phase.FILL:
        return pavilion_commands.Fill(tiles)
    return pavilion_commands.Stock(tiles)


def _pavilion_bench(board: str) -> Bench:
    return Bench(
        "summer-pavilion",
        {"board": board},
        pavilion_rules,
        PAVILION_COLOURS,
        pavilion_rules.draw_size,
        lambda state: state.tower,
        _draw_pavilion,
        pavilion_commands.END,
    )


BENCHES: dict[str, Bench] = {
    "base Azul": Bench(
        "azul",
        {},
        azul_rules,
        AZUL_COLOURS,
        azul_rules.fill_size,
        lambda state: state.lid,
        lambda _, tiles: azul_commands.Fill(tiles),
        azul_commands.END,
    ),
    "Summer Pavilion, coloured": _pavilion_bench("coloured"),
    "Summer Pavilion, grey": _pavilion_bench("grey"),
}


def play_random_game(bench: Bench, random: Random, players: int = 2) -> list[Command]:
    """Return the commands of a whole game: draws from a shuffled bag and random legal moves."""
    rules = bench.rules
    state, _ = rules.new_game(players, 0, decode_options(bench))
    bag = shuffle_tiles(bench, random, state.bag)
    commands: list[Command] = []
    while (kind := rules.expects(state).kind) is not Expects.OVER:
        command: Command
        match kind:
            case Expects.FILL:
                size = bench.size(state)
                if len(bag) < size:
                    bag = shuffle_tiles(bench, random, bench.reserve(state)) + bag
                command = bench.draw(state, tuple([bag.pop() for _ in range(size)]))
            case Expects.STUCK:
                command = bench.end
            case _:
                command = random.choice(rules.legal_commands(state))
        state, events = rules.apply(state, command)
        assert events
        commands.append(command)
    return commands


def shuffle_tiles(bench: Bench, random: Random, counts: Counts) -> list[IntEnum]:
    tiles = [colour for colour in bench.colours for _ in range(counts[colour])]
    random.shuffle(tiles)
    return tiles


def decode_options(bench: Bench) -> Any:
    return SYSTEMS[bench.game].editions.decode_options(bench.options)


def replay(bench: Bench, games: list[list[Command]]) -> None:
    options = decode_options(bench)
    for commands in games:
        state, _ = bench.rules.new_game(2, 0, options)
        for command in commands:
            state, _ = bench.rules.apply(state, command)


def median_seconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def main() -> None:
    for name, bench in BENCHES.items():
        print(name)
        measure(bench)


def measure(bench: Bench) -> None:
    random = Random(1)
    seconds = median_seconds(lambda: [play_random_game(bench, random) for _ in range(GAMES)])
    print(f"  random two-player games a second: {GAMES / seconds:.0f}")

    games = [play_random_game(bench, Random(seed)) for seed in range(GAMES)]
    commands = sum(map(len, games)) / len(games)
    seconds = median_seconds(lambda: replay(bench, games))
    print(
        f"  recorded games replayed a second: {GAMES / seconds:.0f} ({commands:.0f} commands each)"
    )

    with tempfile.TemporaryDirectory() as folder:
        path = _save_game(bench, Path(folder), Random(3))
        lines = len(path.read_text(encoding="utf-8").splitlines())
        seconds = median_seconds(lambda: _load_and_fold(path))
        print(
            f"  reading and applying a saved four-player game of {lines} lines:"
            f" {seconds * 1e3:.2f} ms"
        )
        seconds = median_seconds(lambda: _fold_entries(bench, path))
        print(f"    of which applying its entries: {seconds * 1e3:.2f} ms")


_ENTRIES: dict[Path, list[ledger.Entry]] = {}


def _make_setup(bench: Bench) -> setup.Setup:
    return setup.make_setup(
        game=bench.game,
        names=("A", "B", "C", "D"),
        first_seat=0,
        chosen=bench.options,
        language="de",
    )


def _save_game(bench: Bench, folder: Path, random: Random) -> Path:
    game = _make_setup(bench)
    path = folder / "game.azul"
    with closing(GameLog.create(path, setup.encode_setup(game))) as log:
        commands = play_random_game(bench, random, 4)
        entries: list[ledger.Entry] = [
            ledger.CommandEntry(command, "keyboard") for command in commands
        ]
        log.append(
            [json.loads(json.dumps(ledger.encode_entry(game.system, entry))) for entry in entries]
        )
    _ENTRIES[path] = entries
    return path


def _load_and_fold(path: Path) -> None:
    contents = read_log(path)
    game = setup.decode_setup(contents.header)
    entries = [ledger.decode_entry(game.system, entry) for entry in contents.entries]
    ledger.add_entries(setup.start_ledger(game), entries)


def _fold_entries(bench: Bench, path: Path) -> None:
    ledger.add_entries(setup.start_ledger(_make_setup(bench)), _ENTRIES[path])


if __name__ == "__main__":
    main()
