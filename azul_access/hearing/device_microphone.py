"""A microphone of the computer, read by a process of its own (`capture`).

An audio library that hangs or crashes there cannot hold up the game. Importing this module imports
SpeechRecognition, see `microphone`.
"""

import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO

from azul_access import subprocesses
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.microphone import CHUNK, WIDTH, Microphone

OPEN_SECONDS = 15.0
CLOSE_SECONDS = 4.0
STALL_SECONDS = 8.0  # longer than the process needs to notice a stall itself


def capture_command(name: str) -> list[str]:
    """The command that starts the process; "" is the system's default microphone."""
    return subprocesses.python_command("azul_access.hearing.capture", "--microphone", name)


class DeviceMicrophone(Microphone):
    """`command` starts the process, see `capture_command`."""

    def __init__(
        self, command: Sequence[str], is_muted: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(is_muted)
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        # The condition's lock guards the following fields.
        self._arrived_at = 0.0
        self._first_line: bytes | None = None
        self._is_lost = False

    def open(self) -> None:
        try:
            self._process = subprocesses.launch(self._command)
        except OSError as error:
            raise HearingError(HearingFault.NO_MICROPHONE) from error
        assert self._process.stdout is not None
        reader = threading.Thread(
            target=self._read_pipe, args=(self._process.stdout,), name="microphone", daemon=True
        )
        reader.start()
        self._check_first_line()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            subprocesses.kill(process)
            with suppress(subprocess.TimeoutExpired):
                process.wait(CLOSE_SECONDS)
            assert process.stdin is not None
            with suppress(OSError):
                process.stdin.close()

    def _wait(self) -> None:
        if self._is_lost or time.monotonic() > self._arrived_at + STALL_SECONDS:
            raise HearingError(HearingFault.MICROPHONE_LOST)
        self._changed.wait(STALL_SECONDS)

    @contextmanager
    def _stopped(self) -> Iterator[None]:
        self._request(b"stop\n")
        try:
            yield
        finally:
            with self._changed:
                self._arrived_at = time.monotonic()
            self._request(b"start\n")

    def _wait_stopped(self) -> None:
        if self._is_lost:
            raise HearingError(HearingFault.MICROPHONE_LOST)
        self._changed.wait()

    def _request(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(OSError):  # the process has ended, which its reader notices
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _check_first_line(self) -> None:
        """Raises: HearingError with the fault that the process reports."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._first_line is not None or self._is_lost, OPEN_SECONDS
            )
            first_line, self._arrived_at = self._first_line, time.monotonic()
        try:
            message = json.loads(first_line or b"")
            if "fault" in message:
                raise HearingError(HearingFault(message["fault"]), **message["slots"])
        except (ValueError, KeyError, TypeError) as error:
            raise HearingError(HearingFault.NO_MICROPHONE) from error
        with self._changed:
            # Some devices open and deliver nothing.
            self._changed.wait_for(lambda: self._received or self._is_lost, STALL_SECONDS)
            if not self._received:
                raise HearingError(HearingFault.MICROPHONE_LOST)

    def _read_pipe(self, pipe: IO[bytes]) -> None:
        """Runs on a thread until the process ends."""
        with suppress(OSError, ValueError), pipe:
            first_line = pipe.readline()
            with self._changed:
                self._first_line = first_line
                self._changed.notify_all()
            while samples := pipe.read(CHUNK * WIDTH):
                with self._changed:
                    self._arrived_at = time.monotonic()
                self._add(samples)
        with self._changed:
            self._is_lost = True
            self._changed.notify_all()
