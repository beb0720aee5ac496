"""How fast the core of each game is: `python tests/benchmarks/bench_core.py`. Medians of five.

Processor time is counted, so that other programs on the machine change little.
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
    """A game, how it is set up, and how tiles are drawn for it: how many, from what, as what."""

    game: str
    chosen: Mapping[str, object]
    rules: Any
    colours: Sequence[IntEnum]
    size: Callable[[Any], int]
    reserve: Callable[[Any], Counts]
    drawn: Callable[[Any, tuple[Any, ...]], Command]
    end: Command


def _pavilion_drawn(state: Any, tiles: tuple[Any, ...]) -> Command:
    if state.phase is Phase.FILL:
        return pavilion_commands.Fill(tiles)
    return pavilion_commands.Stock(tiles)


def _pavilion(board: str) -> Bench:
    return Bench(
        "summer-pavilion",
        {"board": board},
        pavilion_rules,
        PAVILION_COLOURS,
        pavilion_rules.draw_size,
        lambda state: state.tower,
        _pavilion_drawn,
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
    "Summer Pavilion, coloured": _pavilion("coloured"),
    "Summer Pavilion, grey": _pavilion("grey"),
}


def random_game(bench: Bench, random: Random, players: int = 2) -> list[Command]:
    """One whole game: draws from a shuffled bag, each move chosen among all legal ones."""
    rules = bench.rules
    state, _ = rules.new_game(players, 0, choices(bench))
    bag = shuffled(bench, random, state.bag)
    played: list[Command] = []
    while (kind := rules.expects(state).kind) is not Expects.OVER:
        command: Command
        match kind:
            case Expects.FILL:
                size = bench.size(state)
                if len(bag) < size:
                    bag = shuffled(bench, random, bench.reserve(state)) + bag
                command = bench.drawn(state, tuple([bag.pop() for _ in range(size)]))
            case Expects.STUCK:
                command = bench.end
            case _:
                command = random.choice(rules.legal_commands(state))
        state, events = rules.apply(state, command)
        assert events
        played.append(command)
    return played


def shuffled(bench: Bench, random: Random, counts: Counts) -> list[IntEnum]:
    tiles = [colour for colour in bench.colours for _ in range(counts[colour])]
    random.shuffle(tiles)
    return tiles


def choices(bench: Bench) -> Any:
    return SYSTEMS[bench.game].editions.decode_options(bench.chosen)


def replay(bench: Bench, games: list[list[Command]]) -> None:
    options = choices(bench)
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
    seconds = median_seconds(lambda: [random_game(bench, random) for _ in range(GAMES)])
    print(f"  random two-player games a second: {GAMES / seconds:.0f}")

    games = [random_game(bench, Random(seed)) for seed in range(GAMES)]
    commands = sum(map(len, games)) / len(games)
    seconds = median_seconds(lambda: replay(bench, games))
    print(
        f"  recorded games replayed a second: {GAMES / seconds:.0f} ({commands:.0f} commands each)"
    )

    with tempfile.TemporaryDirectory() as folder:
        path = _saved(bench, Path(folder), Random(3))
        lines = len(path.read_text(encoding="utf-8").splitlines())
        seconds = median_seconds(lambda: _fold(path))
        print(
            f"  reading and folding a saved four-player game of {lines} lines:"
            f" {seconds * 1e3:.2f} ms"
        )
        seconds = median_seconds(lambda: _fold_only(bench, path))
        print(f"    of which folding its entries: {seconds * 1e3:.2f} ms")


_ENTRIES: dict[Path, list[ledger.Entry]] = {}


def _set_up(bench: Bench) -> setup.Setup:
    return setup.make_setup(
        game=bench.game,
        names=("A", "B", "C", "D"),
        first_seat=0,
        chosen=bench.chosen,
        language="de",
    )


def _saved(bench: Bench, folder: Path, random: Random) -> Path:
    game = _set_up(bench)
    path = folder / "game.azul"
    with closing(GameLog.create(path, setup.encode_setup(game))) as log:
        played = random_game(bench, random, 4)
        entries: list[ledger.Entry] = [
            ledger.CommandEntry(command, "keyboard") for command in played
        ]
        log.append(
            [json.loads(json.dumps(ledger.encode_entry(game.system, entry))) for entry in entries]
        )
    _ENTRIES[path] = entries
    return path


def _fold(path: Path) -> None:
    contents = read_log(path)
    game = setup.decode_setup(contents.header)
    entries = [ledger.decode_entry(game.system, entry) for entry in contents.entries]
    ledger.add_entries(setup.start_ledger(game), entries)


def _fold_only(bench: Bench, path: Path) -> None:
    ledger.add_entries(setup.start_ledger(_set_up(bench)), _ENTRIES[path])


if __name__ == "__main__":
    main()
