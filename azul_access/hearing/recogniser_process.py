"""A recogniser in a process of its own, which is started again when it fails.

It knows requests, replies and deadlines, never microphones.
"""

import json
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, TypeVar

from azul_access import subprocesses
from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError, HearingFault
from azul_access.hearing.models.kinds import is_addition
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser import RefusedError
from azul_access.session.recognition import Certainty, Guess, Recognition, Written
from azul_access.values import frozen

READY_SECONDS = 90.0  # a slow disk may take that long to load a large model
# How long recognition may take: a fixed time, and a time for each second of audio.
REPLY_SECONDS = 10.0
SECONDS_PER_SECOND = 4.0
ATTEMPTS = 2  # an utterance that crashes the recogniser is not tried for ever


_Reply = TypeVar("_Reply")


@frozen
class _Worker:
    process: subprocess.Popen[bytes]
    requests: SimpleQueue[bytes | None]
    replies: SimpleQueue[dict[str, Any] | None]


@frozen
class _Request:
    audio: bytes
    net: Net
    max_guesses: int = 2
    again: bool = False


class RecogniserProcess:
    """Implements `Recogniser`. The process starts with `start`, `wait` or `recognise`."""

    def __init__(
        self,
        language: str,
        model: Path | None = None,
        personal: Path | None = None,
        options: Sequence[str] = (),
        model_of: Callable[[str], Path | None] | None = None,
    ) -> None:
        """`model` is a folder, `personal` a file of taught words; `options` go to the worker.

        `model_of` finds the model of a language, if it is not the same for all.
        """
        self.missing: frozenset[str] = frozenset()
        self.dropped_model: Path | None = None
        self._language = language
        self._model_of = model_of or (lambda _: model)
        self._paths = {"--model": self._model_of(language), "--personal": personal}
        self._options = options
        self._lock = threading.Lock()
        self._is_closed = False
        self._worker: _Worker | None = None
        self._is_ready = False
        self._request_count = 0
        self._pending: _Request | None = None  # the last request, until it is answered
        self._net: Net | None = None  # the net that the worker has

    def set_language(self, language: str) -> None:
        if language != self._language:
            self._stop()
            self._language = language
            model = self._model_of(language)
            self._paths["--model"] = None if model == self.dropped_model else model

    def renew(self) -> None:
        model = self._model_of(self._language)
        if model != self._paths["--model"]:
            self._stop()
            self._paths["--model"] = model
        self.wait()

    def start(self) -> None:
        if self._worker is None:
            self._launch()

    def wait(self) -> None:
        try:
            self._wait()
        except HearingError:
            if not self._drop_model():
                raise
            self._wait()

    def _wait(self) -> None:
        self.start()
        if self._is_ready:
            return
        try:
            reply = self._next_reply(READY_SECONDS)
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
        if self._is_ready:
            with suppress(HearingError):
                self._send(_Request(audio, net, max_guesses))

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        """Try again once with a new worker if the first one crashes or hangs.

        If it fails with a Whisper model, the third worker has only the bundled one.
        """
        for attempt in range(1, ATTEMPTS + 1):
            try:
                self.wait()
                return self._answer(_Request(audio, net, max_guesses))
            except HearingError as error:
                if error.reason is not HearingFault.RECOGNISER_LOST:
                    raise
                if attempt == ATTEMPTS and not self._drop_model():
                    raise
        self.wait()
        return self._answer(_Request(audio, net, max_guesses))

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        if not self._adds_model():
            return ()
        self.wait()
        return self._exchange(_Request(audio, net, again=True), _decode_guesses)

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        self._stop()

    def _answer(self, request: _Request) -> Recognition:
        """Raises: HearingError."""
        recognition, missing = self._exchange(request, _decode)
        self.missing = missing
        return recognition

    def _exchange(self, request: _Request, decode: Callable[[dict[str, Any]], _Reply]) -> _Reply:
        """Send the request unless it was prefetched, and wait. Raises: HearingError."""
        if request != self._pending:
            self._send(request)
        seconds = len(request.audio) / 2 / RATE
        reply = self._next_reply(
            REPLY_SECONDS + seconds * SECONDS_PER_SECOND, number=self._request_count
        )
        self._pending = None
        try:
            return decode(reply)
        except (KeyError, TypeError, ValueError) as error:
            self._stop()
            raise HearingError(HearingFault.RECOGNISER_LOST) from error

    def _send(self, request: _Request) -> None:
        """Raises: HearingError."""
        worker = self._worker
        if worker is None:
            raise HearingError(HearingFault.RECOGNISER_LOST)
        self._request_count += 1
        head: dict[str, object] = {
            "number": self._request_count,
            "bytes": len(request.audio),
            "max_guesses": request.max_guesses,
            "again": request.again,
        }
        if request.net != self._net:
            head["net"] = request.net.to_json()
        self._pending, self._net = request, request.net
        worker.requests.put(json.dumps(head).encode() + b"\n" + request.audio)

    def _drop_model(self) -> bool:
        """Go on without a Whisper model, which only adds to the bundled one; False: it is none."""
        if self._is_closed or not self._adds_model():
            return False
        self._stop()
        self.dropped_model, self._paths["--model"] = self._paths["--model"], None
        return True

    def _adds_model(self) -> bool:
        """Whether there is a Whisper model."""
        folder = self._paths["--model"]
        return folder is not None and is_addition(folder)

    def _blame_model(self) -> None:
        """Raise BROKEN_MODEL if the user chose a model: some crash as soon as they are loaded."""
        folder = self._paths["--model"]
        if folder is not None:
            raise HearingError(HearingFault.BROKEN_MODEL, folder=str(folder))

    def _launch(self) -> None:
        options = ["--language", self._language, *self._options]
        for name, path in self._paths.items():
            options += [] if path is None else [name, str(path)]
        with self._lock:
            if self._is_closed:
                raise HearingError(HearingFault.RECOGNISER_LOST)
            try:
                process = subprocesses.launch(
                    subprocesses.python_command("azul_access.hearing.worker", *options)
                )
            except OSError as error:
                raise HearingError(HearingFault.NO_RECOGNISER, detail=repr(error)) from error
            worker = self._worker = _Worker(process, SimpleQueue(), SimpleQueue())
        for target, source, queue in (
            # Writing needs a thread: a worker that hangs does not read, and the pipe fills up.
            (_write, process.stdin, worker.requests),
            (_read, process, worker.replies),
        ):
            threading.Thread(
                target=target, args=(source, queue), name="recogniser", daemon=True
            ).start()

    def _next_reply(self, seconds: float, number: int | None = None) -> dict[str, Any]:
        """The next reply, or that to request `number`; replies to older requests are dropped.

        Raises: HearingError.
        """
        worker = self._worker
        while worker is not None:
            reply = None
            with suppress(Empty):
                reply = worker.replies.get(timeout=seconds)
            if reply is None:
                break
            if number is None or reply.get("number") == number:
                return reply
        self._stop()
        raise HearingError(HearingFault.RECOGNISER_LOST)

    def _stop(self) -> None:
        with self._lock:
            worker, self._worker = self._worker, None
            self._is_ready = False
            self._pending = self._net = None
        if worker is not None:
            worker.requests.put(None)
            subprocesses.kill(worker.process)
            with suppress(subprocess.TimeoutExpired):
                worker.process.wait(1.0)
            with suppress(OSError):
                assert worker.process.stdin is not None
                worker.process.stdin.close()


def _write(pipe: IO[bytes], requests: SimpleQueue[bytes | None]) -> None:
    """Runs on a thread until None is in the queue."""
    with suppress(OSError, ValueError):
        while (request := requests.get()) is not None:
            pipe.write(request)
            pipe.flush()


def _read(process: subprocess.Popen[bytes], replies: SimpleQueue[dict[str, Any] | None]) -> None:
    """Runs on a thread until the worker ends; the end of its output puts None into the queue.

    Lines that are not JSON objects are ignored: libraries may write to the pipe.
    """
    pipe = process.stdout
    assert pipe is not None
    with suppress(OSError, ValueError), pipe:
        for line in pipe:
            with suppress(ValueError):
                reply = json.loads(line)
                if isinstance(reply, dict):
                    replies.put(reply)
    replies.put(None)
    process.wait()  # after a kill, too, however long a busy machine takes


def _decode(reply: dict[str, Any]) -> tuple[Recognition, frozenset[str]]:
    """The recognition, and the words that the model lacks.

    Raises: KeyError, TypeError, ValueError.
    """
    recognition = Recognition(
        _decode_guesses(reply),
        Certainty(reply["certainty"]),
        bool(reply["woken"]),
        bool(reply["doubtful"]),
        written=_decode_written(reply.get("written")),
    )
    return recognition, frozenset(map(str, reply.get("missing", ())))


def _decode_guesses(reply: dict[str, Any]) -> tuple[Guess, ...]:
    """Raises: KeyError, TypeError, ValueError."""
    return tuple(Guess(str(text), float(score)) for text, score in reply["guesses"])


def _decode_written(data: list[Any] | None) -> Written | None:
    return None if data is None else Written(str(data[0]), float(data[1]))
