"""Measure the time to the prompt and to an announcement: `python tests/benchmarks/bench_prompt.py`.

Medians of fifteen. The program runs at a pseudo-terminal, with speech off. A
move is measured from Enter until its announcement is on the screen, after it was saved to disk.
"""

import os
import pty
import select
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RUNS = 15
FACTORIES = "rrbs bxox rrrr xxoo bbss\r"
# Bracketed paste is switched on when the prompt is drawn.
PROMPT = b"\x1b[?2004h"
MOVES = ("2b2", "u", "3r4", "u", "1r1")


@contextmanager
def start_game(folder: Path, number: int, python: str = sys.executable) -> Iterator[int]:
    """Start a game and yield the file descriptor of its terminal."""
    screen, keyboard = pty.openpty()
    command = [python, "-m", "azul_access", "play", "--speech", "off", "--language", "de"]
    command += ["--players", "Anna,Ben", "--starts", "Anna", "--log", str(folder / str(number))]
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "200"}
    # In another folder than this one, whose program `-m` would run instead of the installed one.
    process = subprocess.Popen(
        command, cwd=folder, stdin=keyboard, stdout=keyboard, stderr=keyboard, env=environment
    )
    os.close(keyboard)
    try:
        yield screen
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def wait_for(screen: int, text: bytes) -> bytes:
    """Wait until a text is on the screen; returns what was written until then."""
    output = b""
    while text not in output:
        ready, _, _ = select.select([screen], [], [], 10)
        if not ready:
            raise TimeoutError(output)
        output += os.read(screen, 65536)
    return output


def main() -> None:
    starts: list[float] = []
    moves: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        for number in range(RUNS):
            begun = time.perf_counter()
            with start_game(Path(folder), number) as screen:
                wait_for(screen, PROMPT)
                starts.append(time.perf_counter() - begun)
                os.write(screen, FACTORIES.encode())
                wait_for(screen, b"ist dran")
                time.sleep(0.1)
                for move in MOVES:
                    os.write(screen, move.encode())
                    time.sleep(0.05)
                    entered = time.perf_counter()
                    os.write(screen, b"\r")
                    wait_for(screen, b"in Reihe")
                    moves.append(time.perf_counter() - entered)
                    time.sleep(0.05)
    print(f"start to first prompt: {statistics.median(starts) * 1e3:.0f} ms")
    print(f"Enter to announcement: {statistics.median(moves) * 1e3:.1f} ms")


if __name__ == "__main__":
    main()
