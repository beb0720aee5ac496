"""What goes into the conductor and what comes out of it, besides the program's requests."""

from azul_access.speech import protocol
from azul_access.speech.fault import SpeechFault
from azul_access.speech.requests import SpeechRequest
from azul_access.values import frozen


@frozen
class WorkerReplied:
    worker: int
    reply: protocol.Reply


@frozen
class WorkerEnded:
    worker: int


Input = SpeechRequest | WorkerReplied | WorkerEnded


@frozen
class StartWorker:
    worker: int


@frozen
class KillWorker:
    worker: int


@frozen
class Send:
    worker: int
    request: protocol.Request


@frozen
class Notice:
    fault: SpeechFault


@frozen
class Stop:
    pass


Effect = StartWorker | KillWorker | Send | Notice | Stop
