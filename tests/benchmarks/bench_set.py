"""Measure the time and memory of `azul-access set`: `python tests/benchmarks/bench_set.py`.

Each figure is of a whole process, including its start, that writes a whole set; memory is the
largest resident size. Figures are the best of a few runs; other work on the machine changes them.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RUNS = 5
SETS = [
    ("--game", game, "--kind", kind)
    for game in ("azul", "summer-pavilion")
    for kind in ("overlay", "tray")
]


def make_set(folder: Path, *options: str) -> tuple[float, float, float]:
    """Return wall seconds, processor seconds and megabytes of one call."""
    command = [sys.executable, "-m", "azul_access", "set", str(folder), "--force", *options]
    before = time.perf_counter()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    wall = time.perf_counter() - before
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for options in SETS:
            runs = [make_set(Path(folder), *options) for _ in range(RUNS)]
            wall, processor, memory = (min(column) for column in zip(*runs, strict=True))
            print(
                f"{' '.join(options)}: {wall:.1f} s wall, {processor:.1f} s processor,"
                f" {memory:.0f} MB",
                flush=True,
            )


if __name__ == "__main__":
    main()
