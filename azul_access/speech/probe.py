"""A check of the whole voice, which speaks a text.

It returns facts and a fault, not sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Literal

from azul_access.speech.fault import SpeechFault
from azul_access.values import frozen

if TYPE_CHECKING:
    from queue import SimpleQueue

    from azul_access.speech.process import WorkerProcess
    from azul_access.speech.protocol import Reply

PROBE_SECONDS = 20.0


@frozen
class Probe:
    """`library` is "wheel", "system", a path that the user named, or "" (not chosen here);
    `library_reason` is "asked" (in the environment), "newer" (than the wheel's), "default" or
    "only".

    `voices` holds the voice ids of each requested language. `first_sound_ms` counts from
    the worker reading a text until the text's first sample leaves the device's buffer;
    `start_ms` is the time from the worker's start until it was ready. `detail` is a library's
    message in English, for bug reports only; it may be empty.
    """

    engine: str = ""
    version: str = ""
    library: str = ""
    library_reason: str = ""
    voices: dict[str, tuple[str, ...]] = field(default_factory=dict)
    backend: str = ""
    device_opened: bool = False
    start_ms: float | None = None
    first_sound_ms: float | None = None
    fault: SpeechFault | None = None
    detail: str = ""


def probe(
    *,
    language: str,
    text: str,
    languages: Sequence[str],
    engine: Literal["own", "screenreader"] = "own",
    seconds: float = PROBE_SECONDS,
    command: Sequence[str] | None = None,
) -> Probe:
    """Speak a text and report the result; wait `seconds` at most."""
    from queue import SimpleQueue

    from azul_access.speech.process import WorkerProcess, worker_command
    from azul_access.speech.protocol import Open, Say

    replies: SimpleQueue[Reply | None] = SimpleQueue()
    options = ["--engine", engine, "--describe", ",".join(languages)]
    command = [*command, *options] if command else worker_command(*options)
    worker = WorkerProcess(command, replies.put, lambda: replies.put(None))
    worker.send(Open())
    worker.send(Say(1, text, language))
    try:
        return _collect_replies(worker, replies, seconds)
    finally:
        worker.kill()
        worker.join()


def _collect_replies(
    worker: WorkerProcess, replies: SimpleQueue[Reply | None], seconds: float
) -> Probe:
    import time
    from queue import Empty

    from azul_access.speech.protocol import Begun, Ended, Failed, Loaded, Ready, Warned

    result = Probe()
    started = time.monotonic()
    worker.start()
    while True:
        try:
            reply = replies.get(timeout=max(0.0, started + seconds - time.monotonic()))
        except Empty:
            return replace(result, fault=SpeechFault.VOICE_LOST, detail="no answer")
        match reply:
            case Loaded():
                result = replace(
                    result,
                    engine=reply.engine,
                    version=reply.version,
                    library=reply.library,
                    library_reason=reply.reason,
                    voices={tag: tuple(ids) for tag, ids in reply.voices.items()},
                )
            case Ready():
                result = replace(
                    result,
                    backend=reply.backend,
                    device_opened=reply.device_opened,
                    start_ms=(time.monotonic() - started) * 1000,
                )
            case Begun():
                result = replace(result, first_sound_ms=reply.milliseconds)
            case Warned() | Failed():
                result = replace(result, fault=reply.fault, detail=reply.detail)
                if isinstance(reply, Failed):
                    return result
            case Ended():
                return result
            case None:
                return replace(result, fault=SpeechFault.VOICE_LOST, detail="worker ended")
            case _:
                pass
