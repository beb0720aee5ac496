"""Processes of our own: what may hang or crash runs there, and is killed without being asked.

The parent's half starts and ends them; the child's half keeps what libraries write out of the
pipe and the terminal. It knows no protocol.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO


def python_command(module: str, *options: str) -> list[str]:
    # UTF-8 mode, so that paths and texts do not depend on the locale of the terminal.
    return [sys.executable, "-X", "utf8", "-m", module, *options]


def launch(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Starts a child with pipes for both directions. Raises: OSError."""
    environment = dict(os.environ)
    root = str(Path(__file__).resolve().parents[1])
    paths = [root, environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    flags = 0
    if sys.platform == "win32":  # UNVERIFIED: no Windows here
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        list(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        creationflags=flags,
        # Its own session: Ctrl+C in the terminal is for the program, not for its children.
        start_new_session=True,
    )


def kill(process: subprocess.Popen[bytes]) -> None:
    """Ends a child and everything it started, without asking it."""
    if process.poll() is not None:
        return
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            # The child leads its own session, so what it started dies with it.
            os.killpg(process.pid, signal.SIGKILL)


def take_output() -> IO[bytes]:
    """In the child: moves the pipe of standard output away and leaves nothing there.

    Libraries write complaints to both standard streams; here they can spoil neither the protocol
    nor the terminal.
    """
    output = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    return output


def end_process() -> None:
    """In the child: ends it and whatever it may have started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
