"""How fast the core of base Azul is: `python tests/benchmarks/bench_core.py`. Medians of five.

Processor time is counted, so that other programs on the machine change little.
"""

import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from azul_access import ledger, setup
from azul_access.games import SYSTEMS
from azul_access.games.azul import rules
from azul_access.games.azul.commands import END, Command, Fill
from azul_access.games.azul.editions import Options, options
from azul_access.games.azul.pieces import ALL_COLOURS, Colour
from azul_access.games.system import Kind
from azul_access.games.tiles import Counts
from azul_access.storage import GameLog, read

RUNS = 5
GAMES = 300


def random_game(random: Random, choices: Options, players: int = 2) -> list[Command]:
    """One whole game: draws from a shuffled bag, each move chosen among all legal ones."""
    state, _ = rules.new_game(players, 0, choices)
    bag = shuffled(random, state.bag)
    played: list[Command] = []
    while (kind := rules.expects(state).kind) is not Kind.OVER:
        command: Command
        match kind:
            case Kind.FILL:
                size = rules.fill_size(state)
                if len(bag) < size:
                    bag = shuffled(random, state.lid) + bag
                command = Fill(tuple([bag.pop() for _ in range(size)]))
            case Kind.STUCK:
                command = END
            case _:
                command = random.choice(rules.legal(state))
        state, events = rules.apply(state, command)
        assert events
        played.append(command)
    return played


def shuffled(random: Random, counts: Counts) -> list[Colour]:
    tiles = [colour for colour in ALL_COLOURS for _ in range(counts[colour])]
    random.shuffle(tiles)
    return tiles


def replay(games: list[list[Command]], choices: Options) -> None:
    for commands in games:
        state, _ = rules.new_game(2, 0, choices)
        for command in commands:
            state, _ = rules.apply(state, command)


def median_seconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return statistics.median(times)


def main() -> None:
    choices = options({})
    random = Random(1)
    seconds = median_seconds(lambda: [random_game(random, choices) for _ in range(GAMES)])
    print(f"random two-player games a second: {GAMES / seconds:.0f}")

    games = [random_game(Random(seed), choices) for seed in range(GAMES)]
    commands = sum(map(len, games)) / len(games)
    seconds = median_seconds(lambda: replay(games, choices))
    print(f"recorded games replayed a second: {GAMES / seconds:.0f} ({commands:.0f} commands each)")

    with tempfile.TemporaryDirectory() as folder:
        path = _saved(Path(folder), Random(3))
        lines = len(path.read_text(encoding="utf-8").splitlines())
        seconds = median_seconds(lambda: _fold(path))
        print(
            f"reading and folding a saved four-player game of {lines} lines: {seconds * 1e3:.2f} ms"
        )
        seconds = median_seconds(lambda: _fold_only(path))
        print(f"  of which folding its entries: {seconds * 1e3:.2f} ms")


_ENTRIES: dict[Path, list[ledger.Entry]] = {}


def _saved(folder: Path, random: Random) -> Path:
    game = setup.make_setup(
        game="azul", names=("A", "B", "C", "D"), starts=0, chosen={}, language="de"
    )
    path = folder / "game.azul"
    system = SYSTEMS["azul"]
    with GameLog.create(path, setup.encode(game)) as log:
        played = random_game(random, game.options, 4)
        entries: list[ledger.Entry] = [ledger.Did(command, "keyboard") for command in played]
        log.append([json.loads(json.dumps(ledger.encode(system, entry))) for entry in entries])
    _ENTRIES[path] = entries
    return path


def _fold(path: Path) -> None:
    contents = read(path)
    game = setup.decode(contents.header)
    entries = [ledger.decode(game.system, entry) for entry in contents.entries]
    ledger.fold(setup.open_setup(game), entries)


def _fold_only(path: Path) -> None:
    game = setup.make_setup(
        game="azul", names=("A", "B", "C", "D"), starts=0, chosen={}, language="de"
    )
    ledger.fold(setup.open_setup(game), _ENTRIES[path])


if __name__ == "__main__":
    main()
