"""The thread between a speaker and its worker: carries out what the conductor decides.

It knows queues, the clock and processes; every decision is the conductor's.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from typing import assert_never

from azul_access.speech.conductor import (
    Conductor,
    Effect,
    Gone,
    Input,
    KillWorker,
    Notice,
    Send,
    StartWorker,
    Stop,
    WorkerReplied,
)
from azul_access.speech.fault import SpeechFault
from azul_access.speech.process import WorkerProcess
from azul_access.speech.protocol import Reply
from azul_access.speech.quiet import Quiet
from azul_access.speech.settings import Settings


class Manager:
    def __init__(
        self,
        settings: Settings,
        inbox: SimpleQueue[Input],
        notice: Callable[[SpeechFault], None],
        command: Sequence[str],
        quiet: Quiet,
    ) -> None:
        self._conductor = Conductor(settings)
        self._inbox = inbox
        self._notice = notice
        self._command = command
        self._quiet = quiet
        self._workers: dict[int, WorkerProcess] = {}
        self._is_running = True

    def run(self) -> None:
        self._perform(self._conductor.start(time.monotonic()))
        while self._is_running:
            deadline = self._conductor.deadline()
            patience = None if deadline is None else max(0.0, deadline - time.monotonic())
            try:
                # What has arrived is read before any deadline counts: on a busy machine the answer
                # may lie in the queue when its time is over.
                item = self._inbox.get(timeout=patience)
            except Empty:
                self._perform(self._conductor.tick(time.monotonic()))
            else:
                if isinstance(item, Gone):
                    self._workers.pop(item.worker, None)
                self._perform(self._conductor.handle(item, time.monotonic()))
        for worker in self._workers.values():
            worker.join()

    def _perform(self, effects: list[Effect]) -> None:
        # Before it sounds, so that nobody listens to its beginning.
        self._quiet.note(self._conductor.silent_since)
        for effect in effects:
            match effect:
                case StartWorker():
                    number = effect.worker
                    worker = WorkerProcess(
                        self._command,
                        partial(self._put_heard, number),
                        partial(self._put_gone, number),
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
                    # Whoever is told may fail; the voice goes on.
                    with suppress(Exception):
                        self._notice(effect.fault)
                case Stop():
                    self._is_running = False
                case _:
                    assert_never(effect)

    def _put_heard(self, worker: int, reply: Reply) -> None:
        self._inbox.put(WorkerReplied(worker, reply))

    def _put_gone(self, worker: int) -> None:
        self._inbox.put(Gone(worker))
