"""Decides what the speech worker does next, and when a new one replaces it.

A pure state machine: requests and replies in, effects out; callers pass the time. It uses no
thread, process or pipe, so tests can simulate every fault without waiting.
"""

import math
from dataclasses import replace
from typing import assert_never

from azul_access.speech import protocol, requests
from azul_access.speech.effects import (
    Effect,
    Input,
    KillWorker,
    Send,
    Stop,
    WorkerEnded,
    WorkerReplied,
)
from azul_access.speech.fault import SpeechFault
from azul_access.speech.outage import Outage
from azul_access.speech.priority import Priority
from azul_access.speech.reply_times import Awaited, ReplyTimes
from azul_access.speech.reported_faults import ReportedFaults
from azul_access.speech.settings import VoiceSettings
from azul_access.speech.spare import Spare
from azul_access.speech.tones import LONGEST_MS
from azul_access.speech.utterance_queue import Utterance, UtteranceQueue

PING_EVERY_SECONDS = 2.0
REST_SECONDS = 10.0  # after this time a failed voice is tried again if something is queued
ATTEMPTS_PER_UTTERANCE = 2  # a text that crashes the worker is dropped after this many attempts
FAILURES_IN_A_ROW = 3


class Conductor:
    """`now` is in seconds of a monotonic clock."""

    def __init__(self, settings: VoiceSettings) -> None:
        self._settings = settings
        self._queue = UtteranceQueue()
        self._effects: list[Effect] = []
        self._current: Utterance | None = None
        self._worker: int | None = None
        self._replies = ReplyTimes()
        self._spare = Spare()
        self._is_late = False  # replaced as soon as the spare one answers
        self._is_ready = False
        self._is_closed = False
        self._may_play_earcon = False  # an earcon was sent that `silence` must interrupt
        self._started = self._last_id = self._generation = self._failures = 0
        self._reported = ReportedFaults()
        self.outage = Outage()
        self._ping_at: float | None = None
        self._resting_until: float | None = None
        self._close_by: float | None = None
        self._paused_until: float | None = None
        self._was_sounding = False
        self._silent_since = -math.inf

    @property
    def silent_since(self) -> float:
        """Since when the voice is surely silent; infinite while it sounds or starts to sound."""
        return math.inf if self._is_sounding else self._silent_since

    @property
    def unsaid(self) -> int:
        """How many texts of the game wait, or were silenced before they were begun."""
        return self._queue.unsaid

    @property
    def _is_sounding(self) -> bool:
        is_starting = self._worker is not None and not self._is_ready and not self._reported
        sounds = self._current is not None or Awaited.SILENCED in self._replies
        return sounds or (is_starting and bool(self._queue))

    def start(self, now: float) -> list[Effect]:
        """Start a worker early, so that the first sentence need not wait for it."""
        self._start_worker(now)
        return self._flush(now)

    def deadline(self) -> float | None:
        """The latest time at which `tick` must be called; None if it need not be."""
        times = [self._spare.replies.due(), self._ping_at, self._close_by, self._paused_until]
        if not self._is_late:  # while it is late, only the spare one is waited for
            times.append(self._replies.due())
        if self._queue:
            times.append(self._resting_until)
        return min((time for time in times if time is not None), default=None)

    def tick(self, now: float) -> list[Effect]:
        if self._close_by is not None and now >= self._close_by:
            self._close()
        elif self._spare.replies.is_late(now):
            self._replace_spare(now)
            self._advance(now)
        elif self._replies.is_late(now) and not self._is_late:
            self._check_late_worker(now)
            self._advance(now)
        elif self._ping_at is not None and now >= self._ping_at:
            self._ping(now)
        else:
            self._advance(now)
        return self._flush(now)

    def handle(self, item: Input, now: float) -> list[Effect]:
        if self._is_closed:
            return []
        match item:
            case requests.SayText():
                self._say(item, now)
            case requests.PlayEarcon():
                self._play(item)
            case requests.SilenceAll():
                self._silence(now)
            case requests.SkipText():
                self._skip(now)
            case requests.GoOn():
                self._go_on(now)
            case requests.Change():
                self._settings = item.apply(self._settings)
                self._reported.change_settings()
            case requests.Finish():
                self._close_by = now + item.drain_seconds
                if self._resting_until is not None:
                    self._resting_until = now
                    self._wait_for_return(now)
            case WorkerReplied():
                if item.worker == self._worker:
                    self._handle_reply(item.reply, now)
                    self._is_late = self._is_late and self._replies.is_late(now)
                elif item.worker == self._spare.number:
                    self._handle_reply_of_spare(item.reply, now)
            case WorkerEnded():
                if item.worker == self._worker:
                    self._lose_worker(SpeechFault.VOICE_LOST, now)
                elif item.worker == self._spare.number:
                    self._lose_spare(SpeechFault.VOICE_LOST, now)
            case _:
                assert_never(item)
        self._advance(now)
        return self._flush(now)

    def _say(self, item: requests.SayText, now: float) -> None:
        if self._close_by is not None:
            return
        self._last_id += 1
        earcon = self._queue.take_earcon()
        utterance = Utterance.of(item, self._last_id, earcon, is_missed=self.outage.is_on)
        current = self._current
        if utterance.priority is Priority.GAME:
            self._queue.forget_aside()
        self._queue.add(utterance)
        if current is None or current.priority >= utterance.priority:
            return
        if utterance.priority is Priority.URGENT or current.priority is Priority.HINT:
            if current.priority is Priority.GAME:
                # Interrupted by a newer text, not by a fault, so this attempt does not count.
                self._queue.put_back(replace(current, attempts=current.attempts - 1))
            self._interrupt(now)

    def _play(self, item: requests.PlayEarcon) -> None:
        """Queue an earcon before the next text."""
        if self._close_by is None and self._resting_until is None:
            self._last_id += 1
            self._queue.add(Utterance(self._last_id, "", None, Priority.GAME, earcon=item.earcon))

    def _silence(self, now: float) -> None:
        if not self.outage.is_on:
            self._queue.set_aside()
        self._paused_until = None
        self._interrupt(now)

    def _skip(self, now: float) -> None:
        if self._paused_until is not None:
            self._silence(now)
            return
        self._interrupt(now)
        if self._queue:
            self._paused_until = now + requests.PAUSE_SECONDS

    def _go_on(self, now: float) -> None:
        is_paused, self._paused_until = self._paused_until is not None, None
        if not self._queue.bring_back() and not is_paused and self._queue:
            self._interrupt(now)

    def _interrupt(self, now: float) -> None:
        """Silence the worker. A new text may follow at once, because the worker reads in order."""
        if self._worker is None or (self._current is None and not self._may_play_earcon):
            return
        self._may_play_earcon = False
        self._generation += 1
        self._send(protocol.Silence(self._generation))
        self._replies.expect(Awaited.SILENCED, now)
        self._end_current()

    def _end_current(self) -> None:
        self._current = None
        self._replies.drop(Awaited.BEGUN)
        self._ping_at = None

    def _handle_reply(self, reply: protocol.Reply, now: float) -> None:
        match reply:
            case protocol.Loaded():
                pass
            case protocol.Ready():
                self._is_ready = True
                self._replies.receive(Awaited.STARTED, now)
                self.outage.end(self._queue, self._settings)
            case protocol.Begun():
                # A silence request may have overtaken this reply; still, the worker can speak.
                self._failures = 0
                self._reported.hear_sound()
                self.outage.has_sounded = True
                if self._current is not None and reply.id == self._current.id:
                    self._replies.receive(Awaited.BEGUN, now)
            case protocol.Ended():
                if self._current is not None and reply.id == self._current.id:
                    self._end_current()
            case protocol.Silenced():
                self._replies.receive(Awaited.SILENCED, now)
                if reply.generation != self._generation:
                    self._replies.expect(Awaited.SILENCED, now)
            case protocol.Pong():
                self._replies.receive(Awaited.PONG, now)
                if self._current is not None:
                    self._ping_at = now + PING_EVERY_SECONDS
            case protocol.Warned():
                self._effects += self._reported.report(reply.fault)
            case protocol.Failed():
                self._lose_worker(reply.fault, now)
            case _:
                assert_never(reply)

    def _advance(self, now: float) -> None:
        if self._close_by is not None and self._current is None and not self._queue:
            self._close()
            return
        if self._paused_until is not None and now < self._paused_until:
            return
        self._paused_until = None
        if self._worker is None and self._queue:
            if self._resting_until is not None and now < self._resting_until:
                return
            self._resting_until = None
            self._start_worker(now)
        while self._is_ready and self._current is None:
            utterance = self._queue.take()
            if utterance is None:
                return
            if utterance.earcon is not None and self._settings.earcons:
                # Sent without waiting: the worker plays the text after it without a gap.
                self._send(protocol.Play(utterance.earcon, self._settings.volume))
                self._may_play_earcon = True
                self._silent_since = now + LONGEST_MS / 1000
            if utterance.text:
                self._begin(utterance, now)

    def _begin(self, utterance: Utterance, now: float) -> None:
        # An earcon is not repeated with its text.
        self._current = replace(utterance, earcon=None, attempts=utterance.attempts + 1)
        settings = self._settings
        language = utterance.language or settings.language
        self._send(
            protocol.Say(
                utterance.id,
                utterance.text,
                language,
                settings.voice_for(language),
                settings.rate,
                settings.volume,
                settings.pitch_for(utterance.priority),
            )
        )
        self._replies.expect(Awaited.BEGUN, now)
        self._ping(now)

    def _start_worker(self, now: float) -> None:
        """Take the spare worker, or start one."""
        if self._spare.number is None:
            self._start_spare(now)
        self._worker = self._spare.take()
        self._is_late = False
        self._replies.expect(Awaited.STARTED, now)
        self._send(protocol.Open())

    def _start_spare(self, now: float) -> None:
        self._started += 1
        self._effects += self._spare.start(self._started, now)

    def _drop_worker(self) -> None:
        if self._worker is not None:
            self._effects.append(KillWorker(self._worker))
        self._worker = None
        self._is_ready = self._may_play_earcon = self._is_late = False
        self._replies.clear()
        self._ping_at = None

    def _check_late_worker(self, now: float) -> None:
        """Find out whether a worker is late because the machine is busy.

        It keeps its work for as long as a spare one needs to answer: a machine on which that
        takes long has been slow to the first one, too.
        """
        if not self._is_ready:
            self._lose_worker(SpeechFault.VOICE_LOST, now)
            return
        self._is_late = True
        if self._spare.number is None:
            self._start_spare(now)
        self._effects += self._spare.check(now)

    def _handle_reply_of_spare(self, reply: protocol.Reply, now: float) -> None:
        if isinstance(reply, protocol.Failed):
            self._lose_spare(reply.fault, now)
        elif self._spare.receive(reply, now) and self._is_late:
            self._lose_worker(SpeechFault.VOICE_LOST, now)

    def _replace_spare(self, now: float) -> None:
        """Start another spare worker for one that does not answer; do not wait for a third."""
        if self._spare.is_loaded:
            self._effects += self._spare.drop()
            self._start_spare(now)
        else:
            self._lose_spare(SpeechFault.VOICE_LOST, now)

    def _lose_spare(self, fault: SpeechFault, now: float) -> None:
        self._effects += self._spare.drop()
        if self._is_late:
            self._lose_worker(fault, now)

    def _lose_worker(self, fault: SpeechFault, now: float) -> None:
        """Replace the worker, unless a new one would fail in the same way."""
        allowed = FAILURES_IN_A_ROW
        if fault is not SpeechFault.VOICE_LOST:
            # A worker that never had a device or a voice will not find one at once; one that lost
            # its device may find another.
            allowed = 2 if self._is_ready else 1
        if fault is SpeechFault.NO_SCREEN_READER:
            self._effects += self._spare.drop()  # it would speak through the one that is gone
        self._drop_worker()
        self._failures += 1
        is_over = self._failures >= allowed
        current, self._current = self._current, None
        if current is not None and is_over and fault is not SpeechFault.VOICE_LOST:
            self._queue.put_back(replace(current, attempts=0))  # it was not the text's fault
        elif current is not None and current.attempts < ATTEMPTS_PER_UTTERANCE:
            self._queue.put_back(current)
        self.outage.notice_failure(fault, is_resting=is_over)
        if not is_over:
            self._start_worker(now)
            return
        self._failures = 0
        self._effects += self._spare.drop()
        self._resting_until = now + REST_SECONDS
        self._effects += self._reported.report(fault)
        self._wait_for_return(now)

    def _wait_for_return(self, now: float) -> None:
        if self._close_by is not None:
            self._close_by = self.outage.close_by(self._queue, self._close_by, now)

    def _close(self) -> None:
        self._is_closed = True
        self.outage.close(self._queue)
        self._drop_worker()
        self._effects += self._spare.drop()
        self._close_by = None
        self._effects.append(Stop())

    def _ping(self, now: float) -> None:
        self._ping_at = None
        if Awaited.PONG not in self._replies:
            self._replies.expect(Awaited.PONG, now)
            self._send(protocol.Ping(self._last_id))

    def _send(self, request: protocol.Request) -> None:
        assert self._worker is not None
        self._effects.append(Send(self._worker, request))

    def _flush(self, now: float) -> list[Effect]:
        if self._is_sounding or self._was_sounding:
            self._silent_since = max(now, self._silent_since)
        self._was_sounding = self._is_sounding
        effects, self._effects = self._effects, []
        return effects
