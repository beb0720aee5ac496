"""The system ends a game in a terminal: the terminal is as before, and the game is saved."""

import os
import select
import signal
import subprocess
from pathlib import Path

import pytest
from case_samples import first, sample
from program_lines import OPENING
from program_runs import (
    LANGUAGES,
    PROGRAM,
    TIMEOUT_SECONDS,
    ProgramRunner,
    restore_signals,
    sentence,
)
from program_saved import save_game

pytestmark = pytest.mark.needs("pseudo-terminals", "signals")


def read_until(terminal: int, text: str) -> str:
    """The output up to a text."""
    output = b""
    while text not in output.decode(errors="replace"):
        ready, _, _ = select.select([terminal], [], [], TIMEOUT_SECONDS)
        if not ready:
            pytest.fail(f"{text!r} is missing in {output!r}")
        output += os.read(terminal, 4096)
    return output.decode(errors="replace")


@pytest.mark.parametrize(
    ("name", "term"), sample(["SIGTERM", "SIGHUP", "SIGQUIT"], ["xterm", "dumb"])
)
def test_ended_at_the_prompt(program: ProgramRunner, tmp_path: Path, name: str, term: str) -> None:
    """One line is said, the terminal has its old settings, and everything announced is saved."""
    log = save_game(program, tmp_path / "saved" / "game.azul")
    import pty
    import termios

    number = signal.Signals[name]
    terminal, inner = pty.openpty()
    before = termios.tcgetattr(inner)
    running = subprocess.Popen(
        [*PROGRAM, "play", "--resume", str(log), "--language", "de", "--speech", "off"],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        cwd=program.folder,
        env=program.environ(TERM=term),
        preexec_fn=restore_signals,
    )
    try:
        read_until(terminal, "Anna ist dran.")
        os.write(terminal, b"5r4\rw\r")
        read_until(terminal, "Ben ist dran.")
        running.send_signal(number)
        assert running.wait(TIMEOUT_SECONDS) == 128 + number
        assert termios.tcgetattr(inner) == before
        os.write(inner, b"the end")
        output = read_until(terminal, "the end")
        ended = sentence("de", "ended-from-outside")
        assert output.count(ended) == 1
        assert "Traceback" not in output
        line = next(line for line in output.splitlines() if ended in line)
        assert "Ben" not in line  # so not on the line of the prompt
    finally:
        running.kill()
        running.wait(TIMEOUT_SECONDS)
        os.close(terminal)
        os.close(inner)
    assert program.data(log)["turn"] == "Ben"


@pytest.mark.parametrize("language", first(LANGUAGES))
def test_ended_while_piped(program: ProgramRunner, tmp_path: Path, language: str) -> None:
    """A piped game that waits for input ends at once."""
    log = tmp_path / "game.azul"
    words = ("play", "--players", "Anna,Ben", "--starts", "Anna", "--language", language)
    running = program.start(*words, "--log", log)
    running.type(OPENING)
    running.expect(sentence(language, "expect-turn", player="Anna"))
    os.kill(running.pid, signal.SIGTERM)
    result = running.wait()
    assert result.code == 128 + signal.SIGTERM
    assert result.out.endswith(sentence(language, "ended-from-outside") + "\n")
    assert all(program.data(log)["factories"])


ENDED_IN_A_TASK = """
import asyncio, os, signal
from azul_access.cli.end_requests import end_requests

async def end():
    os.kill(os.getpid(), signal.SIGTERM)

async def play():
    task = asyncio.create_task(end())
    await asyncio.Event().wait()

with end_requests():
    asyncio.run(play())
"""


def test_ended_in_a_task_of_the_prompt(program: ProgramRunner) -> None:
    """A request that comes while another task runs ends the program without a report."""
    result = program.run_python(ENDED_IN_A_TASK)
    assert result == (128 + signal.SIGTERM, "", "")


ENDED_WHILE_FREEING = """
import os, signal, time
from azul_access.cli.end_requests import end_requests

class Freed:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(0)

with end_requests():
    Freed()
    time.sleep(60)
"""


def test_ended_while_an_object_is_freed(program: ProgramRunner) -> None:
    """A request that comes where Python can raise nothing ends the program a moment later."""
    result = program.run_python(ENDED_WHILE_FREEING)
    assert result == (128 + signal.SIGTERM, "", "")
