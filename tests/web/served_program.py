"""The program in a process of its own with `--web`, and the addresses that it tells."""

import re
import socket
from collections.abc import Sequence
from pathlib import Path

from program_runs import ProgramRunner, RunningProgram

NEW_GAME = (
    *("play", "--players", "Anna,Ben", "--starts", "Anna", "--bag", "virtual", "--seed", "7"),
    *("--speech", "off", "--language", "en"),
)


def free_port() -> int:
    """A port that nobody uses at the moment."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def start(program: ProgramRunner, *words: str | Path) -> tuple[RunningProgram, dict[str, str]]:
    """A running program, and the addresses of its pages by the names that it tells."""
    running = program.start(*words)
    return running, read_addresses(running, ("Onlookers", "Anna", "Ben"))


def read_addresses(running: RunningProgram, names: Sequence[str]) -> dict[str, str]:
    """The addresses that a program tells next, in this order."""
    addresses = {}
    for name in names:
        line = running.expect(f"{name}: http://").splitlines()[-1]
        found = re.search(r"http://\S+", line)
        assert found is not None
        addresses[name] = found[0]
    return addresses
