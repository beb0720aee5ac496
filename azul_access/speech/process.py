"""One worker process and the two threads that serve its pipes.

Nothing here waits for the worker: it may hang, be stopped or be dead, and `send` and `kill` return
at once all the same. It knows lines of the protocol, never what they are good for.
"""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from azul_access.speech.protocol import Reply, Request, decode_reply, encode

JOIN_SECONDS = 1.0


def worker_command(*options: str) -> list[str]:
    # UTF-8 mode, so that paths and texts do not depend on the locale of the terminal.
    return [sys.executable, "-X", "utf8", "-m", "azul_access.speech.worker", *options]


class WorkerProcess:
    """`heard` and `gone` are called on a thread of this object; they may only queue something."""

    def __init__(
        self, command: Sequence[str], heard: Callable[[Reply], None], gone: Callable[[], None]
    ) -> None:
        self._command = list(command)
        self._heard = heard
        self._gone = gone
        self._outbox: SimpleQueue[Request | None] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        try:
            process = _launch(self._command)
        except OSError:
            self._gone()
            return
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        for name, target, pipe in (
            ("speech-reader", self._read, process.stdout),
            ("speech-writer", self._write, process.stdin),
        ):
            thread = threading.Thread(target=target, args=(pipe,), name=name, daemon=True)
            self._threads.append(thread)
            thread.start()

    def send(self, request: Request) -> None:
        self._outbox.put(request)

    def kill(self) -> None:
        """Ends the worker and everything it started, without asking it."""
        self._outbox.put(None)
        process = self._process
        if process is None or process.poll() is not None:
            return
        with suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                # The worker leads its own session, so a player it started dies with it.
                os.killpg(process.pid, signal.SIGKILL)

    def join(self) -> None:
        for thread in self._threads:
            thread.join(JOIN_SECONDS)

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            for line in pipe:
                reply = decode_reply(line)
                if reply is not None:
                    self._heard(reply)
        assert self._process is not None
        # A worker that only closed its pipe is of no use any more and must not be waited for.
        self.kill()
        self._process.wait()
        self._gone()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (request := self._outbox.get()) is not None:
                pipe.write(encode(request))
                pipe.flush()


def _launch(command: list[str]) -> subprocess.Popen[bytes]:
    environment = dict(os.environ)
    root = str(Path(__file__).resolve().parents[2])
    paths = [root, environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
    flags = 0
    if sys.platform == "win32":  # UNVERIFIED: no Windows here
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        creationflags=flags,
        # Its own session: Ctrl+C in the terminal is for the program, not for its voice.
        start_new_session=True,
    )
