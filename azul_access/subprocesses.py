"""Child processes for code that may hang or crash; the parent kills them at any time.

Some functions are for the parent, which starts and ends children; others are for the child, which
keeps the output of libraries out of the pipe and the terminal.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO

_STANDARD_INPUT = 0xFFFFFFF6  # as Windows numbers it
_STARTER = Path(__file__).resolve().with_name("child.py")


def python_command(module: str, *options: str) -> list[str]:
    """The command that runs a module of this program, in `child_environment`."""
    # UTF-8 mode, so that paths and texts do not depend on the locale of the terminal.
    return [sys.executable, "-P", "-X", "utf8", str(_STARTER), module, *options]


def child_environment() -> dict[str, str]:
    """The environment of this process, without what makes Python look in the current folder."""
    environment = dict(os.environ)
    paths = environment.get("PYTHONPATH", "").split(os.pathsep)
    # An empty entry is the current folder, and a relative one is in it.
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if os.path.isabs(path))
    return environment


def launch(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a child with pipes to its input and from its output. Raises: OSError."""
    flags = 0
    if sys.platform == "win32":  # UNVERIFIED: no Windows here
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        list(command),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=child_environment(),
        creationflags=flags,
        # A session of its own, so that Ctrl+C in the terminal does not reach the child.
        start_new_session=True,
    )


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a child and everything it started."""
    if process.poll() is not None:
        return
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            # The child leads its own session, so what it started dies with it.
            os.killpg(process.pid, signal.SIGKILL)


def take_output() -> IO[bytes]:
    """In the child: return the pipe of standard output, and redirect both streams to nowhere.

    Libraries write messages to the standard streams; they must reach neither the pipe nor the
    terminal.
    """
    output = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    return output


def take_input(*libraries: str) -> IO[bytes]:
    """In the child: return the pipe of standard input, and put nothing in its place.

    On Windows a library that looks at standard input while it is loaded, as numpy's do, waits as
    long as another thread reads that pipe. So `libraries` are loaded first, and those that are
    loaded later find no pipe. A library that is missing is reported where it is used.
    """
    for library in libraries:
        with suppress(Exception):
            import_module(library)
    pipe = os.fdopen(os.dup(0), "rb")
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    if sys.platform == "win32":
        # What `dup2` leaves out in a program that was built for another C library than Python.
        import ctypes
        import msvcrt

        set_handle = ctypes.windll.kernel32.SetStdHandle
        set_handle.argtypes = [ctypes.c_uint32, ctypes.c_void_p]
        set_handle(_STANDARD_INPUT, msvcrt.get_osfhandle(0))
    return pipe


def end_process() -> None:
    """In the child: end it and everything it started."""
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)
