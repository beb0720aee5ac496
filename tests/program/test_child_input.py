"""Standard input of child processes, in which libraries are loaded while a thread reads requests.

On Windows a library that looks at standard input while it is loaded waits for as long as another
thread reads the pipe. A library that writes down what it sees stands for it here.
"""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from azul_access import subprocesses
from azul_access.hearing import device_microphone, teaching_process
from azul_access.speech import process
from azul_access.speech.protocol import Open, encode

# Commands of child processes, and what makes them load their libraries.
CHILDREN: dict[str, tuple[Sequence[str], bytes]] = {
    "screen reader": (process.worker_command("--engine", "screenreader"), encode(Open())),
    "voice": (process.worker_command("--output", "miniaudio"), encode(Open())),
    "microphone": (device_microphone.capture_command(""), b""),
    "voice training": (teaching_process.teaching_command("de"), b'{"rot": [0]}\n'),
    "recogniser": (
        subprocesses.python_command("azul_access.hearing.worker", "--language", "de"),
        b"",
    ),
}
# Is the pipe standard input, and does a thread read it?
LIBRARY = """
import json, os, stat, sys, threading
seen = [__name__, stat.S_ISFIFO(os.fstat(0).st_mode), threading.active_count()]
with open(os.environ["SEEN"], "a") as file:
    file.write(json.dumps(seen) + "\\n")
raise ImportError
"""
# Python runs it first: a system that is not Linux, as far as a voice knows.
ELSEWHERE = """
import sys
if sys.platform == "linux":
    sys.platform = "darwin"
"""
LIBRARIES = ("miniaudio", "numpy", "pocketsphinx", "prism")


def loads_of(
    child: str, libraries: Sequence[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, bool, int]]:
    """What is seen while a child loads these libraries: name, is there a pipe, number of threads.

    None of them is loaded in the end.
    """
    for name in libraries:
        (folder / f"{name}.py").write_text(LIBRARY, encoding="utf-8")
    seen = folder / "seen"
    seen.touch()
    monkeypatch.setenv("SEEN", str(seen))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    command, request = CHILDREN[child]
    started = subprocesses.launch(command)
    assert started.stdin is not None
    assert started.stdout is not None
    with started, started.stdin, started.stdout:
        started.stdin.write(request)
        started.stdin.flush()
        for _ in range(2):  # a voice is loaded and opened; the others end, as libraries are missing
            started.stdout.readline()
        subprocesses.kill(started)
    return [json.loads(line) for line in seen.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("child", CHILDREN)
def test_no_library_is_loaded_beside_a_reader_of_standard_input(
    child: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before there is a second thread a library may find the pipe, later it may not."""
    loads = loads_of(child, LIBRARIES, tmp_path, monkeypatch)
    assert loads
    assert [name for name, is_pipe, threads in loads if is_pipe and threads > 1] == []


@pytest.mark.parametrize("child", ["voice", "screen reader", "microphone"])
def test_sound_is_loaded_before_requests_are_read(
    child: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The library that plays and records. On Linux alone a voice has another way to play."""
    if child == "voice":
        (tmp_path / "sitecustomize.py").write_text(ELSEWHERE, encoding="utf-8")
    loads = loads_of(child, ["miniaudio"], tmp_path, monkeypatch)
    assert [threads for _, _, threads in loads][:1] == [1]


@pytest.mark.parametrize("child", ["voice", "screen reader"])
def test_a_voice_loads_nothing_for_numbers(
    child: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """numpy is slow to load, and miniaudio plays without it."""
    assert loads_of(child, ["numpy"], tmp_path, monkeypatch) == []
