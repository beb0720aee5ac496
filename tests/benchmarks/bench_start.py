"""Measure the processor time of a start: `python tests/benchmarks/bench_start.py [PYTHON ...]`.

Each PYTHON is the interpreter of an environment in which one version of the program is installed;
by default the one that runs this. The versions take turns, so other work on the machine slows all
alike. Processor time is that of the process and its children, in milliseconds: medians of 25 runs,
after one that writes the compiled modules. Name the old version first: the others are also shown
as the median of the differences within a turn, in percent of the old one.
"""

import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench_prompt import PROMPT, start_game, wait_for

RUNS = int(os.environ.get("RUNS", "25"))
GAME = Path(__file__).resolve().parent.parent / "export" / "games" / "azul.azul"
LINES = "rrbs bxox rrrr xxoo bbss\n2b2\n3r4\n"
SETUP = ["--speech", "off", "--language", "de", "--players", "Anna,Ben", "--starts", "Anna"]
Measure = Callable[[str, Path], float]


def run_command(*words: str, lines: str = "") -> Measure:
    """A measure of the program, run with these arguments and lines of input in an empty folder."""

    def measure(python: str, folder: Path) -> float:
        (folder / "game.txt").unlink(missing_ok=True)
        command = [python, "-m", "azul_access", *words]
        with subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdin is not None
            process.stdin.write(lines)
            process.stdin.close()
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0, command
        return usage.ru_utime + usage.ru_stime

    return measure


def reach_prompt(python: str, folder: Path) -> float:
    """Start a game at a pseudo-terminal, until its first prompt."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with start_game(folder, time.monotonic_ns(), python) as screen:
        wait_for(screen, PROMPT)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


MEASURES: dict[str, Measure] = {
    "--version": run_command("--version"),
    "start to prompt": reach_prompt,
    "show": run_command("show", str(GAME)),
    "narrate --to txt": run_command("narrate", str(GAME), "--to", "txt", "--output", "game.txt"),
    "play with three lines": run_command("play", *SETUP, lines=LINES),
}


def main() -> None:
    pythons = sys.argv[1:] or [sys.executable]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        # The saved games and preferences of this user are neither read nor changed.
        os.environ |= {"HOME": name, "XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name}
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        for title, measure in MEASURES.items():
            for python in pythons:
                measure(python, folder)
            turns = [[measure(python, folder) for python in pythons] for _ in range(RUNS)]
            figures = [statistics.median(column) for column in zip(*turns, strict=True)]
            changes = [
                statistics.median(turn[index] / turn[0] - 1 for turn in turns)
                for index in range(1, len(pythons))
            ]
            print(
                f"{title}: {', '.join(f'{figure * 1e3:.0f}' for figure in figures)} ms",
                *(f"{change:+.1%}" for change in changes),
                flush=True,
            )


if __name__ == "__main__":
    main()
