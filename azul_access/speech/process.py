"""One worker process and the two threads that serve its pipes.

`send` and `kill` return at once even if the worker hangs or has ended. This module transports lines
of the protocol and does not interpret them.
"""

import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO

from azul_access import subprocesses
from azul_access.speech.protocol import Reply, Request, decode_reply, encode

JOIN_SECONDS = 1.0


def worker_command(*options: str) -> list[str]:
    return subprocesses.python_command("azul_access.speech.worker", *options)


class WorkerProcess:
    """`on_reply` and `on_end` are called on threads of this object; they must not block."""

    def __init__(
        self, command: Sequence[str], on_reply: Callable[[Reply], None], on_end: Callable[[], None]
    ) -> None:
        self._command = list(command)
        self._on_reply = on_reply
        self._on_end = on_end
        self._outbox: SimpleQueue[Request | None] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []

    def start(self) -> None:
        try:
            process = subprocesses.launch(self._command)
        except OSError:
            self._on_end()
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
        """Kill the worker and everything it started."""
        self._outbox.put(None)
        if self._process is not None:
            subprocesses.kill(self._process)

    def join(self) -> None:
        for thread in self._threads:
            thread.join(JOIN_SECONDS)

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            for line in pipe:
                reply = decode_reply(line)
                if reply is not None:
                    self._on_reply(reply)
        assert self._process is not None
        # A worker that closed its pipe is useless; kill it without waiting for its end.
        self.kill()
        self._process.wait()
        self._on_end()

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (request := self._outbox.get()) is not None:
                pipe.write(encode(request))
                pipe.flush()
