"""What goes into the conductor and what comes out of it, besides the program's requests."""

from dataclasses import dataclass

from azul_access.speech import protocol
from azul_access.speech.fault import SpeechFault
from azul_access.speech.requests import SpeechRequest


@dataclass(frozen=True, slots=True)
class WorkerReplied:
    worker: int
    reply: protocol.Reply


@dataclass(frozen=True, slots=True)
class WorkerEnded:
    worker: int


Input = SpeechRequest | WorkerReplied | WorkerEnded


@dataclass(frozen=True, slots=True)
class StartWorker:
    worker: int


@dataclass(frozen=True, slots=True)
class KillWorker:
    worker: int


@dataclass(frozen=True, slots=True)
class Send:
    worker: int
    request: protocol.Request


@dataclass(frozen=True, slots=True)
class Notice:
    fault: SpeechFault


@dataclass(frozen=True, slots=True)
class Stop:
    pass


Effect = StartWorker | KillWorker | Send | Notice | Stop
