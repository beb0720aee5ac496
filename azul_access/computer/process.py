"""The process that thinks, and the two threads that serve its pipes.

Every method returns at once, even if the process hangs or has ended.
"""

import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import IO

from azul_access import subprocesses
from azul_access.computer.protocol import Task, decode, encode_stop, encode_task


def worker_command() -> list[str]:
    return subprocesses.python_command("azul_access.computer.worker")


class ThinkingProcess:
    """`on_reply` gets each reply, `on_end` is called when the process has ended.

    Both are called on threads of this object; they must not block.
    """

    def __init__(
        self,
        on_reply: Callable[[dict[str, object]], None],
        on_end: Callable[["ThinkingProcess"], None],
        command: Sequence[str] | None = None,
    ) -> None:
        self._on_reply = on_reply
        self._on_end = on_end
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []
        self._command = worker_command() if command is None else list(command)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> bool:
        """Start the process; False if that is not possible."""
        try:
            process = self._process = subprocesses.launch(self._command)
        except OSError:
            return False
        assert process.stdin is not None
        assert process.stdout is not None
        for name, target, pipe in (
            ("computer-reader", self._read, process.stdout),
            ("computer-writer", self._write, process.stdin),
        ):
            thread = threading.Thread(target=target, args=(pipe,), name=name, daemon=True)
            self._threads.append(thread)
            thread.start()
        return True

    def ask(self, number: int, task: Task) -> None:
        """Let it think; what it thought about before is dropped."""
        self._outbox.put(encode_task(number, task))

    def stop(self, number: int) -> None:
        """Let it answer a task with the best that it has found."""
        self._outbox.put(encode_stop(number))

    def close(self) -> None:
        """End it and everything it started."""
        self._outbox.put(None)
        if self._process is not None:
            subprocesses.kill(self._process)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(1.0)

    def _read(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            for line in pipe:
                reply = decode(line)
                if reply:
                    self._on_reply(reply)
        assert self._process is not None
        subprocesses.kill(self._process)  # one that closed its pipe is of no use
        self._process.wait()
        self._outbox.put(None)
        self._on_end(self)

    def _write(self, pipe: IO[bytes]) -> None:
        with suppress(OSError, ValueError), pipe:
            while (line := self._outbox.get()) is not None:
                pipe.write(line)
                pipe.flush()
