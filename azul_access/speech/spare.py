"""A second speech worker, which has opened no device: it takes over from a late one."""

from azul_access.speech import protocol
from azul_access.speech.effects import Effect, KillWorker, Send, StartWorker
from azul_access.speech.reply_times import Awaited, ReplyTimes


class Spare:
    """`number` is None while there is no spare worker. Methods return effects for the manager."""

    def __init__(self) -> None:
        self.number: int | None = None
        self.replies = ReplyTimes()
        self.is_loaded = False

    def start(self, number: int, now: float) -> list[Effect]:
        self.number = number
        self.is_loaded = False
        self.replies.expect(Awaited.STARTED, now)
        return [StartWorker(number)]

    def check(self, now: float) -> list[Effect]:
        """Ask it to show that it answers; one that is still loading will show that by itself."""
        if self.number is None or not self.is_loaded:
            return []
        self.replies.expect(Awaited.PONG, now)
        return [Send(self.number, protocol.Ping(self.number))]

    def receive(self, reply: protocol.Reply, now: float) -> bool:
        """Return whether the reply shows that it can take over."""
        match reply:
            case protocol.Loaded():
                self.is_loaded = True
                self.replies.receive(Awaited.STARTED, now)
            case protocol.Pong():
                self.replies.receive(Awaited.PONG, now)
            case _:
                return False
        return True

    def take(self) -> int | None:
        """Return its number; from now on it is no spare worker."""
        number, self.number = self.number, None
        self.replies.clear()
        return number

    def drop(self) -> list[Effect]:
        number = self.take()
        return [] if number is None else [KillWorker(number)]
