"""A conductor on a stage: its clock in our hand, its effects in a list."""

from azul_access.speech import protocol
from azul_access.speech.conductor import Conductor, Effect, Notice, Send, StartWorker, WorkerReplied
from azul_access.speech.earcon import Earcon
from azul_access.speech.fault import SpeechFault
from azul_access.speech.priority import Priority
from azul_access.speech.protocol import Begun, Ended, Pong, Ready, Reply, Say, Silence
from azul_access.speech.requests import PlayEarcon, SayText, SilenceAll
from azul_access.speech.settings import Settings

READY = Ready("fake", device_opened=True)


class Play:
    def __init__(self) -> None:
        self.now = 0.0
        self.conductor = Conductor(Settings("de"))
        self.effects: list[Effect] = self.conductor.start(self.now)

    def hear(self, reply: Reply) -> None:
        worker = max(effect.worker for effect in self.effects if isinstance(effect, StartWorker))
        self.effects += self.conductor.handle(WorkerReplied(worker, reply), self.now)

    def say(self, text: str, priority: Priority = Priority.GAME, topic: str | None = None) -> None:
        self.effects += self.conductor.handle(SayText(text, None, priority, topic), self.now)

    def play(self, earcon: Earcon) -> None:
        self.effects += self.conductor.handle(PlayEarcon(earcon), self.now)

    def silence(self) -> None:
        self.effects += self.conductor.handle(SilenceAll(), self.now)

    def wait(self, seconds: float) -> None:
        """Lets time pass, with a tick wherever one is wanted."""
        end = self.now + seconds
        while (deadline := self.conductor.deadline()) is not None and deadline <= end:
            self.now = max(self.now, deadline)
            self.effects += self.conductor.tick(self.now)
        self.now = end

    def finish_text(self) -> None:
        self.hear(Begun(self.says()[-1].id, 1.0))
        self.hear(Pong(0))
        self.hear(Ended(self.says()[-1].id))

    def says(self) -> list[Say]:
        return [
            effect.request
            for effect in self.effects
            if isinstance(effect, Send) and isinstance(effect.request, Say)
        ]

    def texts(self) -> list[str]:
        return [say.text for say in self.says()]

    def sounds(self) -> list[str]:
        """Texts and earcons in the order the worker gets them."""
        found = []
        for effect in self.effects:
            if isinstance(effect, Send) and isinstance(effect.request, protocol.Play):
                found.append(effect.request.earcon.value)
            elif isinstance(effect, Send) and isinstance(effect.request, Say):
                found.append(effect.request.text)
        return found

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
