"""A simulation of the conductor, without a process or a clock."""

from azul_access.speech import protocol
from azul_access.speech.conductor import Conductor
from azul_access.speech.earcon import Earcon
from azul_access.speech.effects import Effect, Notice, Send, StartWorker, WorkerReplied
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import Begun, Ended, Pong, Ready, Reply, Say, Silence
from azul_access.speech.requests import GoOn, PlayEarcon, SayText, SilenceAll, SkipText
from azul_access.speech.settings import VoiceSettings

READY = Ready("fake", device_opened=True)


class Simulation:
    """A conductor with simulated time. `effects` collects what it decides, oldest first."""

    def __init__(self) -> None:
        self.now = 0.0
        self.conductor = Conductor(VoiceSettings("de"))
        self.effects: list[Effect] = self.conductor.start(self.now)

    def receive(self, reply: Reply, worker: int | None = None) -> None:
        """Pass a reply of a worker to the conductor; by default of the newest one."""
        if worker is None:
            worker = self.count(StartWorker)
        self.effects += self.conductor.handle(WorkerReplied(worker, reply), self.now)

    def say(self, text: str, priority: Priority = Priority.GAME, topic: str | None = None) -> None:
        self.effects += self.conductor.handle(SayText(text, None, priority, topic), self.now)

    def play(self, earcon: Earcon) -> None:
        self.effects += self.conductor.handle(PlayEarcon(earcon), self.now)

    def silence(self) -> None:
        self.effects += self.conductor.handle(SilenceAll(), self.now)

    def skip(self) -> None:
        self.effects += self.conductor.handle(SkipText(), self.now)

    def go_on(self) -> None:
        self.effects += self.conductor.handle(GoOn(), self.now)

    def wait(self, seconds: float) -> None:
        """Advance the time, with a tick at each deadline."""
        end = self.now + seconds
        while (deadline := self.conductor.deadline()) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            self.effects += self.conductor.tick(self.now)
        self.now = end

    def finish_text(self) -> None:
        """Let the worker begin and end the last text."""
        self.receive(Begun(self.says()[-1].id, 1.0))
        self.receive(Pong(0))
        self.receive(Ended(self.says()[-1].id))

    def says(self) -> list[Say]:
        return [
            effect.request
            for effect in self.effects
            if isinstance(effect, Send) and isinstance(effect.request, Say)
        ]

    def texts(self) -> list[str]:
        return [say.text for say in self.says()]

    def sounds(self) -> list[str]:
        """Return texts and earcons in the order the worker gets them."""
        sounds = []
        for effect in self.effects:
            if isinstance(effect, Send) and isinstance(effect.request, protocol.Play):
                sounds.append(effect.request.earcon.value)
            elif isinstance(effect, Send) and isinstance(effect.request, Say):
                sounds.append(effect.request.text)
        return sounds

    def silence_requests(self) -> list[int]:
        return [
            effect.request.generation
            for effect in self.effects
            if isinstance(effect, Send) and isinstance(effect.request, Silence)
        ]

    def notices(self) -> list[SpeechFault]:
        return [effect.fault for effect in self.effects if isinstance(effect, Notice)]

    def count(self, kind: type[Effect]) -> int:
        return sum(isinstance(effect, kind) for effect in self.effects)
