"""Decides what the speech worker does next, and when it is beyond help.

A pure machine: values in, effects out, and the time is told to it. It knows no thread, process or
pipe, so every fault can be played through in a test without waiting.
"""

import math
from dataclasses import dataclass, replace
from typing import assert_never

from azul_access.speech import protocol
from azul_access.speech.agenda import Agenda, Utterance
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.requests import (
    Change,
    Finish,
    PlayEarcon,
    SayText,
    SilenceAll,
    SpeechRequest,
)
from azul_access.speech.settings import Settings
from azul_access.speech.tones import LONGEST_MS

READY_SECONDS = 20.0  # the first start on Windows generates COM wrappers
HUSH_SECONDS = 0.25
PONG_SECONDS = 2.0
PING_EVERY_SECONDS = 2.0
BEGIN_SECONDS = 6.0  # longer than an output needs to notice that its device stands still
REST_SECONDS = 10.0  # then a voice that failed is tried again, if something waits
KEPT_WHILE_RESTING = 10  # a voice that was away tells the latest news, not an hour of them
ATTEMPTS_PER_UTTERANCE = 2  # a text that kills the voice must not do so for ever
FAILURES_IN_A_ROW = 3

_MENDED_BY_SOUND = (
    SpeechFault.NO_VOICE,
    SpeechFault.NO_AUDIO,
    SpeechFault.NO_SCREEN_READER,
    SpeechFault.VOICE_LOST,
)
_MENDED_BY_SETTINGS = (SpeechFault.NO_LANGUAGE_VOICE, SpeechFault.UNKNOWN_VOICE)


@dataclass(frozen=True, slots=True)
class WorkerReplied:
    worker: int
    reply: protocol.Reply


@dataclass(frozen=True, slots=True)
class Gone:
    worker: int


Input = SpeechRequest | WorkerReplied | Gone


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


class Conductor:
    """`now` is seconds of any clock that never goes back."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._agenda = Agenda()
        self._effects: list[Effect] = []
        self._current: Utterance | None = None
        self._worker: int | None = None
        self._is_ready = False
        self._is_closed = False
        self._may_chime = False  # an earcon was sent that a hush should cut
        self._started = 0
        self._last_id = 0
        self._generation = 0
        self._failures = 0
        self._noticed: set[SpeechFault] = set()
        self._ready_by: float | None = None
        self._hushed_by: float | None = None
        self._begun_by: float | None = None
        self._pong_by: float | None = None
        self._ping_at: float | None = None
        self._resting_until: float | None = None
        self._close_by: float | None = None
        self._sounded = False
        self._silent_since = -math.inf

    @property
    def silent_since(self) -> float:
        """Infinite while something sounds; a little late rather than early."""
        return math.inf if self._sounds else self._silent_since

    @property
    def _sounds(self) -> bool:
        return self._current is not None or self._hushed_by is not None

    def start(self, now: float) -> list[Effect]:
        """Starts a worker before anything is said: the first sentence shall not wait for it."""
        self._start_worker(now)
        return self._flush(now)

    def deadline(self) -> float | None:
        """When `tick` is wanted at the latest."""
        wakes_at = self._resting_until if self._agenda else None
        times = (self._patience_ends(), self._ping_at, self._close_by, wakes_at)
        return min((time for time in times if time is not None), default=None)

    def tick(self, now: float) -> list[Effect]:
        ends = self._patience_ends()
        if self._close_by is not None and now >= self._close_by:
            self._close()
        elif ends is not None and now >= ends:
            self._lose_worker(SpeechFault.VOICE_LOST, now)
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
            case SayText():
                self._say(item, now)
            case PlayEarcon():
                self._play(item)
            case SilenceAll():
                self._agenda.clear()
                self._cut(now)
            case Change():
                self._settings = item.apply(self._settings)
                self._noticed.difference_update(_MENDED_BY_SETTINGS)
            case Finish():
                self._close_by = now + item.drain_seconds
                if self._resting_until is not None:
                    self._agenda.clear()
            case WorkerReplied():
                if item.worker == self._worker:
                    self._hear(item.reply, now)
            case Gone():
                if item.worker == self._worker:
                    self._lose_worker(SpeechFault.VOICE_LOST, now)
            case _:
                assert_never(item)
        self._advance(now)
        return self._flush(now)

    def _say(self, item: SayText, now: float) -> None:
        if self._close_by is not None:
            return
        self._last_id += 1
        earcon = self._agenda.take_earcon()
        utterance = Utterance(
            self._last_id, item.text, item.language, item.priority, item.topic, earcon
        )
        current = self._current
        self._agenda.add(utterance)
        if self._resting_until is not None:
            self._agenda.keep(KEPT_WHILE_RESTING)
        if current is None or current.priority >= utterance.priority:
            return
        if utterance.priority is Priority.URGENT or current.priority is Priority.HINT:
            if current.priority is Priority.GAME:
                # Cut by us and not by a fault, so this attempt does not count.
                self._agenda.put_back(replace(current, attempts=current.attempts - 1))
            self._cut(now)

    def _play(self, item: PlayEarcon) -> None:
        """Waits for its turn, or for the text that it belongs to."""
        if self._close_by is None and self._resting_until is None:
            self._last_id += 1
            self._agenda.add(Utterance(self._last_id, "", None, Priority.GAME, earcon=item.earcon))

    def _cut(self, now: float) -> None:
        """Silences the worker; a new text may follow at once, for the worker reads in order."""
        if self._worker is None or (self._current is None and not self._may_chime):
            return
        self._may_chime = False
        self._generation += 1
        self._send(protocol.Silence(self._generation))
        # An unanswered earlier hush keeps its deadline: impatience must not buy a hung worker time.
        if self._hushed_by is None:
            self._hushed_by = now + HUSH_SECONDS
        self._current = None
        self._begun_by = self._ping_at = None

    def _hear(self, reply: protocol.Reply, now: float) -> None:
        match reply:
            case protocol.Loaded():
                pass
            case protocol.Ready():
                self._is_ready = True
                self._ready_by = None
            case protocol.Begun():
                # A hush may have overtaken these news, but they show a worker that can speak.
                self._failures = 0
                self._noticed.difference_update(_MENDED_BY_SOUND)
                if self._current is not None and reply.id == self._current.id:
                    self._begun_by = None
            case protocol.Ended():
                if self._current is not None and reply.id == self._current.id:
                    self._current = None
                    self._begun_by = self._ping_at = None
            case protocol.Silenced():
                is_latest = reply.generation == self._generation
                self._hushed_by = None if is_latest else now + HUSH_SECONDS
            case protocol.Pong():
                self._pong_by = None
                if self._current is not None:
                    self._ping_at = now + PING_EVERY_SECONDS
            case protocol.Warned():
                self._notice(reply.fault)
            case protocol.Failed():
                self._lose_worker(reply.fault, now)
            case _:
                assert_never(reply)

    def _advance(self, now: float) -> None:
        if self._close_by is not None and self._current is None and not self._agenda:
            self._close()
            return
        if self._worker is None and self._agenda:
            if self._resting_until is not None and now < self._resting_until:
                return
            self._resting_until = None
            self._start_worker(now)
        while self._is_ready and self._current is None:
            utterance = self._agenda.take()
            if utterance is None:
                return
            if utterance.earcon is not None and self._settings.earcons:
                # Not waited for: the worker lets the text follow without a gap.
                self._send(protocol.Play(utterance.earcon, self._settings.volume))
                self._may_chime = True
                self._silent_since = now + LONGEST_MS / 1000
            if utterance.text:
                self._begin(utterance, now)

    def _begin(self, utterance: Utterance, now: float) -> None:
        # An earcon is not repeated when its text is said again.
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
        self._begun_by = now + BEGIN_SECONDS
        self._ping(now)

    def _start_worker(self, now: float) -> None:
        self._started += 1
        self._worker = self._started
        self._ready_by = now + READY_SECONDS
        self._effects.append(StartWorker(self._worker))

    def _drop_worker(self) -> None:
        if self._worker is not None:
            self._effects.append(KillWorker(self._worker))
        self._worker = None
        self._is_ready = self._may_chime = False
        self._ready_by = self._hushed_by = self._begun_by = self._pong_by = self._ping_at = None

    def _lose_worker(self, fault: SpeechFault, now: float) -> None:
        """A new worker takes over, unless there is no reason to think that it would do better."""
        allowed = FAILURES_IN_A_ROW
        if fault is not SpeechFault.VOICE_LOST:
            # A worker that never had a device or a voice will not find one a moment later; one
            # that lost its device may find another.
            allowed = 2 if self._is_ready else 1
        self._drop_worker()
        self._failures += 1
        current, self._current = self._current, None
        if current is not None and current.attempts < ATTEMPTS_PER_UTTERANCE:
            self._agenda.put_back(current)
        if self._failures < allowed:
            self._start_worker(now)
            return
        self._failures = 0
        self._resting_until = now + REST_SECONDS
        self._notice(fault)
        if self._close_by is not None:
            self._agenda.clear()

    def _close(self) -> None:
        self._is_closed = True
        self._drop_worker()
        self._close_by = None
        self._effects.append(Stop())

    def _ping(self, now: float) -> None:
        self._ping_at = None
        if self._pong_by is None:
            self._pong_by = now + PONG_SECONDS
            self._send(protocol.Ping(self._last_id))

    def _patience_ends(self) -> float | None:
        times = (self._ready_by, self._hushed_by, self._begun_by, self._pong_by)
        return min((time for time in times if time is not None), default=None)

    def _notice(self, fault: SpeechFault) -> None:
        if fault not in self._noticed:
            self._noticed.add(fault)
            self._effects.append(Notice(fault))

    def _send(self, request: protocol.Request) -> None:
        assert self._worker is not None
        self._effects.append(Send(self._worker, request))

    def _flush(self, now: float) -> list[Effect]:
        if self._sounds or self._sounded:
            self._silent_since = max(now, self._silent_since)
        self._sounded = self._sounds
        effects, self._effects = self._effects, []
        return effects
