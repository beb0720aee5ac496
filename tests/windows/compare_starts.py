"""Compares starts under Wine: `compare_starts.py RUN PROGRAM OTHER`.

RUN is the program of wine.py. PROGRAM and OTHER take turns, so other work slows both alike. Printed
are the seconds until a new game asks for tiles, medians of ten runs, and the median of the second
divided by the first within a turn. In the folder of trial.py the programs are
`Projekt für alle/.venv/Scripts/azul-access.exe` and that of the unpacked zip.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 10
GAME = ("play", "--players", "Anna,Ben", "--starts", "Anna", "--speech", "off", "--language", "en")
QUESTION = b"fills factory 1"


def main() -> None:
    run, *programs = map(Path, sys.argv[1:])
    for program in programs:
        measure(run, program)
    turns = [[measure(run, program) for program in programs] for _ in range(RUNS)]
    print(*(f"{statistics.median(column):.2f} s" for column in zip(*turns, strict=True)))
    print(f"{statistics.median(other / first for first, other in turns):.2f}")


def measure(run: Path, program: Path) -> float:
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        with subprocess.Popen(
            [run, program, *GAME],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process:
            assert process.stdout is not None
            while QUESTION not in process.stdout.readline():
                assert process.poll() is None
            seconds = time.monotonic() - begun
            process.communicate()
    return seconds


if __name__ == "__main__":
    main()
