"""The recogniser as the listener sees it: a process that is started again when it fails.

It knows requests, replies and deadlines, never microphones.
"""

import json
import subprocess
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any

from azul_access import subprocesses
from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.net import Net
from azul_access.session.recognition import Certainty, Guess, Recognition

READY_SECONDS = 90.0  # a large model is read from a slow disk
HEAR_SECONDS = 10.0  # beside some time for each second of audio
SECONDS_PER_SECOND = 4.0
ATTEMPTS = 2  # a phrase that kills the recogniser must not do so for ever


class RefusedError(Exception):
    """The engine cannot be opened, for a reason that has a phrase of its own."""

    def __init__(self, name: str, slots: dict[str, str]) -> None:
        super().__init__(name, slots)
        self.name = name
        self.slots = slots


@dataclass(frozen=True, slots=True)
class _Running:
    process: subprocess.Popen[bytes]
    requests: SimpleQueue[bytes | None]
    replies: SimpleQueue[dict[str, Any] | None]


@dataclass(frozen=True, slots=True)
class _Request:
    audio: bytes
    net: Net
    max_guesses: int


class RecogniserProcess:
    """For one thread, but `close` may be called from any. Nothing runs before `start` or `hear`."""

    def __init__(
        self,
        language: str,
        model: Path | None = None,
        personal: Path | None = None,
        options: Sequence[str] = (),
    ) -> None:
        """`options` are more arguments for the worker; only tests need them."""
        self.missing: frozenset[str] = frozenset()  # words that the model does not know
        self._language = language
        self._folders = {"--model": model, "--personal": personal}
        self._options = options
        self._lock = threading.Lock()
        self._is_closed = False
        self._running: _Running | None = None
        self._is_ready = False
        self._asked = 0  # how many requests the worker got
        self._waiting: _Request | None = None  # the last of them, until it is answered
        self._net: Net | None = None  # the one that the worker has

    def set_language(self, language: str) -> None:
        """From now on what is heard is in this language."""
        if language != self._language:
            self._stop()
            self._language = language

    def start(self) -> None:
        """Begin to load the engine, without waiting for it. Raises: HearingError."""
        if self._running is None:
            self._launch()

    def wait(self) -> None:
        """Until the engine is loaded. Raises: HearingError, RefusedError."""
        self.start()
        if self._is_ready:
            return
        try:
            reply = self._reply(READY_SECONDS)
        except HearingError:
            self._blame_model()
            raise
        if "ready" in reply:
            self._is_ready = True
            return
        self._stop()
        if "refused" in reply:
            raise RefusedError(str(reply["refused"]), dict(reply.get("slots", {})))
        self._blame_model()
        raise HearingError(HearingFault.NO_RECOGNISER, detail=str(reply.get("broken", reply)))

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None:
        """Begin to hear what `hear` may soon be asked for, without waiting."""
        if self._is_ready:
            with suppress(HearingError):
                self._send(_Request(audio, net, max_guesses))

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Blocks. A worker that crashes or hangs gets a successor, which tries once more.

        Raises: HearingError, RefusedError.
        """
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self.wait()
                return self._ask(_Request(audio, net, max_guesses))
            except HearingError as why:
                if why.reason is not HearingFault.RECOGNISER_LOST or attempt == ATTEMPTS:
                    raise
        raise AssertionError  # the last attempt returned or raised

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._stop()

    def _ask(self, request: _Request) -> Recognition:
        if request != self._waiting:
            self._send(request)
        seconds = len(request.audio) / 2 / RATE
        reply = self._reply(HEAR_SECONDS + seconds * SECONDS_PER_SECOND, self._asked)
        self._waiting = None
        try:
            heard = _decoded(reply)
            self.missing = frozenset(map(str, reply.get("missing", ())))
        except (KeyError, TypeError, ValueError) as error:
            self._stop()
            raise HearingError(HearingFault.RECOGNISER_LOST) from error
        return heard

    def _send(self, request: _Request) -> None:
        """Raises: HearingError."""
        running = self._running
        if running is None:
            raise HearingError(HearingFault.RECOGNISER_LOST)
        self._asked += 1
        head: dict[str, object] = {
            "number": self._asked,
            "bytes": len(request.audio),
            "max_guesses": request.max_guesses,
        }
        if request.net != self._net:
            head["net"] = request.net.as_data()
        self._waiting, self._net = request, request.net
        running.requests.put(json.dumps(head).encode() + b"\n" + request.audio)

    def _blame_model(self) -> None:
        """Where a model was chosen, it is what cannot be loaded: some crash only at its files.

        Raises: HearingError.
        """
        folder = self._folders["--model"]
        if folder is not None:
            raise HearingError(HearingFault.BROKEN_MODEL, folder=str(folder))

    def _launch(self) -> None:
        options = ["--language", self._language, *self._options]
        for name, folder in self._folders.items():
            options += [] if folder is None else [name, str(folder)]
        with self._lock:
            if self._is_closed:
                raise HearingError(HearingFault.RECOGNISER_LOST)
            try:
                process = subprocesses.launch(
                    subprocesses.python_command("azul_access.hearing.worker", *options)
                )
            except OSError as error:
                raise HearingError(HearingFault.NO_RECOGNISER, detail=repr(error)) from error
            running = self._running = _Running(process, SimpleQueue(), SimpleQueue())
        for work, pipe, queue in (
            # A worker that hangs does not read, and a pipe has little room.
            (_write, process.stdin, running.requests),
            (_read, process.stdout, running.replies),
        ):
            threading.Thread(
                target=work, args=(pipe, queue), name="recogniser", daemon=True
            ).start()

    def _reply(self, seconds: float, number: int | None = None) -> dict[str, Any]:
        """The next one, or the one to that request: what was foreseen and did not come is dropped.

        Raises: HearingError.
        """
        running = self._running
        while running is not None:
            reply = None
            with suppress(Empty):
                reply = running.replies.get(timeout=seconds)
            if reply is None:
                break
            if number is None or reply.get("number") == number:
                return reply
        self._stop()
        raise HearingError(HearingFault.RECOGNISER_LOST)

    def _stop(self) -> None:
        with self._lock:
            running, self._running = self._running, None
            self._is_ready = False
            self._waiting = self._net = None
        if running is not None:
            running.requests.put(None)
            subprocesses.kill(running.process)
            with suppress(subprocess.TimeoutExpired):
                running.process.wait(1.0)
            with suppress(OSError):
                assert running.process.stdin is not None
                running.process.stdin.close()


def _write(pipe: IO[bytes], requests: SimpleQueue[bytes | None]) -> None:
    """Thread: until None."""
    with suppress(OSError, ValueError):
        while (request := requests.get()) is not None:
            pipe.write(request)
            pipe.flush()


def _read(pipe: IO[bytes], replies: SimpleQueue[dict[str, Any] | None]) -> None:
    """Thread: what is no reply is left out, for libraries may write into the pipe."""
    with suppress(OSError, ValueError), pipe:
        for line in pipe:
            with suppress(ValueError):
                reply = json.loads(line)
                if isinstance(reply, dict):
                    replies.put(reply)
    replies.put(None)


def _decoded(reply: dict[str, Any]) -> Recognition:
    """Raises: KeyError, TypeError, ValueError."""
    guesses = tuple(Guess(str(text), float(score)) for text, score in reply["guesses"])
    certainty = Certainty(reply["certainty"])
    return Recognition(guesses, certainty, bool(reply["woken"]), bool(reply["doubtful"]))
