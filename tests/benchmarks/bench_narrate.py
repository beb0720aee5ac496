"""How fast games are narrated, and how much memory that takes: run by hand, never in tests.

Everything is measured in processes of their own, as somebody at a command line meets it. Seconds
are processor time of the process and its children unless it says wall; memory is the largest
resident size. Pin it to one core to compare with the goals: `taskset -c 0 python
tests/benchmarks/bench_narrate.py`.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import wave
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ROOT / "tests" / "export" / "games"
GAME = GAMES / "azul.azul"
PROGRAM = [sys.executable, "-m", "azul_access", "narrate"]
RUNS = 5
MANY = 1000


def narrate(folder: Path, *words: str | Path) -> tuple[float, float, float]:
    """Wall seconds, processor seconds and megabytes of one call."""
    command = [*PROGRAM, *map(str, words)]
    before = time.perf_counter()
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    wall = time.perf_counter() - before
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def report(what: str, figure: str) -> None:
    print(f"{what}: {figure}", flush=True)


def texts(folder: Path) -> None:
    for kind in ("txt", "html", "brf"):
        runs = [narrate(folder, GAME, "--to", kind) for _ in range(RUNS)]
        wall, processor, memory = (statistics.median(column) for column in zip(*runs, strict=True))
        report(kind, f"{wall:.2f} s wall, {processor:.2f} s processor, {memory:.0f} MB")


def sounds(folder: Path) -> None:
    narrate(folder, GAME, "--to", "wav")
    with wave.open(str(folder / "azul.wav")) as opened:
        speech = opened.getnframes() / opened.getframerate()
    report("speech in a game", f"{speech:.0f} s")
    for kind in ("wav", "mp3", "ogg", "epub"):
        runs = [narrate(folder, GAME, "--to", kind) for _ in range(3)]
        wall, processor, memory = (statistics.median(column) for column in zip(*runs, strict=True))
        report(
            kind,
            f"{speech / wall:.0f} s of speech a second of wall time, "
            f"{speech / processor:.0f} a second of processor time, {memory:.0f} MB",
        )


def many(folder: Path) -> None:
    games = folder / "games"
    games.mkdir()
    sources = [GAMES / "azul.azul", GAMES / "summer-pavilion.azul"]
    for number in range(MANY):
        shutil.copy(sources[number % 2], games / f"{number:04}.azul")
    paths = sorted(games.iterdir())
    wall, processor, memory = narrate(folder, *paths, "--to", "txt", "-o", "told")
    assert len(list((folder / "told").iterdir())) == MANY
    report(
        f"{MANY} games to txt in one call",
        f"{MANY / wall:.0f} a second of wall time, {MANY / processor:.0f} of processor time, "
        f"{memory:.0f} MB",
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        os.environ["AZUL_ACCESS_HOME"] = name
        folder = Path(name)
        texts(folder)
        sounds(folder)
        many(folder)


if __name__ == "__main__":
    main()
