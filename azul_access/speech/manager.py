"""The thread between a speaker and its worker: executes the effects of the conductor.

It handles queues, the clock and processes; the conductor makes every decision.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import assert_never

from azul_access.speech.conductor import Conductor
from azul_access.speech.effects import (
    Effect,
    Input,
    KillWorker,
    Notice,
    Send,
    StartWorker,
    Stop,
    WorkerEnded,
    WorkerReplied,
)
from azul_access.speech.fault import SpeechFault
from azul_access.speech.process import WorkerProcess
from azul_access.speech.protocol import Reply
from azul_access.speech.settings import VoiceSettings
from azul_access.speech.silence_clock import SilenceClock
from azul_access.speech.unsaid import Unsaid


class Manager:
    def __init__(
        self,
        settings: VoiceSettings,
        inbox: SimpleQueue[Input],
        notice: Callable[[SpeechFault], None],
        command: Sequence[str],
        silence_clock: SilenceClock,
        unsaid: Unsaid,
    ) -> None:
        self._conductor = Conductor(settings)
        self._inbox = inbox
        self._notice = notice
        self._command = command
        self._quiet = silence_clock
        self._unsaid = unsaid
        self._workers: dict[int, WorkerProcess] = {}
        self._is_running = True

    def run(self) -> None:
        self._perform(self._conductor.start(time.monotonic()))
        while self._is_running:
            deadline = self._conductor.deadline()
            poll_seconds = None if deadline is None else max(0.0, deadline - time.monotonic())
            try:
                # Read all replies before checking deadlines: on a busy machine a reply may be
                # queued when its time is over.
                item = self._inbox.get(timeout=poll_seconds)
            except Empty:
                self._perform(self._conductor.tick(time.monotonic()))
            else:
                if isinstance(item, WorkerEnded):
                    self._workers.pop(item.worker, None)
                self._perform(self._conductor.handle(item, time.monotonic()))
        for worker in self._workers.values():
            worker.join()

    def _perform(self, effects: list[Effect]) -> None:
        # Set before the text sounds, so that recognition never starts during it.
        self._quiet.note(self._conductor.silent_since)
        self._unsaid.count = self._conductor.unsaid
        self._unsaid.unheard = self._conductor.outage.unheard
        for effect in effects:
            match effect:
                case StartWorker():
                    number = effect.worker
                    worker = WorkerProcess(
                        self._command,
                        partial(self._put_reply, number),
                        partial(self._put_end, number),
                    )
                    self._workers[number] = worker
                    worker.start()
                case KillWorker():
                    if effect.worker in self._workers:
                        self._workers[effect.worker].kill()
                case Send():
                    if effect.worker in self._workers:
                        self._workers[effect.worker].send(effect.request)
                case Notice():
                    # An exception in the callback must not stop the voice.
                    with suppress(Exception):
                        self._notice(effect.fault)
                case Stop():
                    self._is_running = False
                case _:
                    assert_never(effect)

    def _put_reply(self, worker: int, reply: Reply) -> None:
        self._inbox.put(WorkerReplied(worker, reply))

    def _put_end(self, worker: int) -> None:
        self._inbox.put(WorkerEnded(worker))
