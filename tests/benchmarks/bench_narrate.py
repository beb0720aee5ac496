"""Measure the time and memory of `azul-access narrate`: `python tests/benchmarks/bench_narrate.py`.

Each figure is of a whole process, including its start. Processor time includes child processes;
memory is the largest resident size. The goals in docs/benchmarks.md are for one core: run it with
`taskset -c 0`.
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
PROGRAM = [sys.executable, "-m", "azul_access", "narrate", "--force"]
RUNS = 5
GAME_COUNT = 1000


def run_narrate(folder: Path, *arguments: str | Path) -> tuple[float, float, float]:
    """Return wall seconds, processor seconds and megabytes of one call."""
    command = [*PROGRAM, *map(str, arguments)]
    before = time.perf_counter()
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, command
    wall = time.perf_counter() - before
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def report(name: str, figure: str) -> None:
    print(f"{name}: {figure}", flush=True)


def measure_texts(folder: Path) -> None:
    for kind in ("txt", "html", "brf"):
        runs = [run_narrate(folder, GAME, "--to", kind) for _ in range(RUNS)]
        wall, processor, memory = (statistics.median(column) for column in zip(*runs, strict=True))
        report(kind, f"{wall:.2f} s wall, {processor:.2f} s processor, {memory:.0f} MB")


def measure_sounds(folder: Path) -> None:
    run_narrate(folder, GAME, "--to", "wav")
    with wave.open(str(folder / "azul.wav")) as reader:
        speech = reader.getnframes() / reader.getframerate()
    report("speech of the game", f"{speech:.0f} s")
    for kind in ("wav", "mp3", "ogg", "epub"):
        runs = [run_narrate(folder, GAME, "--to", kind) for _ in range(3)]
        wall, processor, memory = (statistics.median(column) for column in zip(*runs, strict=True))
        report(
            kind,
            f"{speech / wall:.0f} s of speech per second of wall time, "
            f"{speech / processor:.0f} per second of processor time, {memory:.0f} MB",
        )


def measure_espeak(folder: Path) -> None:
    """Compare the processor time of mp3 with that of espeak-ng for the same text, in turns."""
    record = (GAME, "--length", "record")
    run_narrate(folder, *record, "--to", "txt", "-o", "text.txt")
    own, other = [], []
    for _ in range(RUNS):
        own.append(run_narrate(folder, *record, "--to", "mp3")[1])
        before = os.times()
        subprocess.run(
            ["espeak-ng", "-v", "de", "-f", "text.txt", "-w", "text.wav"], cwd=folder, check=True
        )
        after = os.times()
        other.append(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )
    ratio = statistics.median(own) / statistics.median(other)
    report("mp3 of a record", f"{ratio:.1f} times the processor time of espeak-ng -w")


def measure_many_games(folder: Path) -> None:
    games = folder / "games"
    games.mkdir()
    sources = [GAMES / "azul.azul", GAMES / "summer-pavilion.azul"]
    for number in range(GAME_COUNT):
        shutil.copy(sources[number % 2], games / f"{number:04}.azul")
    paths = sorted(games.iterdir())
    wall, processor, memory = run_narrate(folder, *paths, "--to", "txt", "-o", "transcripts")
    assert len(list((folder / "transcripts").iterdir())) == GAME_COUNT
    report(
        f"{GAME_COUNT} games to txt in one call",
        f"{GAME_COUNT / wall:.0f} per second of wall time, "
        f"{GAME_COUNT / processor:.0f} per second of processor time, {memory:.0f} MB",
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        os.environ["AZUL_ACCESS_HOME"] = name
        folder = Path(name)
        measure_texts(folder)
        measure_sounds(folder)
        if shutil.which("espeak-ng"):
            measure_espeak(folder)
        measure_many_games(folder)


if __name__ == "__main__":
    main()
