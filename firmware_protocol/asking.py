"""Asks at a port in which protocol a display answers.

All protocols are asked in quick succession, and again, because some displays need a second to
start; then each gets more time. Every protocol that was asked goes on listening, so that an answer
that comes late is recognised. A display that says that it is not ready yet is waited for.
"""

import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

from firmware_protocol.brlapi.codec import codec as brlapi
from firmware_protocol.brlapi.server import default_address, open_server
from firmware_protocol.codecs.codec import Codec, SerialLine
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.errors import Fault, PortError, Reason
from firmware_protocol.events import Identified, Noise
from firmware_protocol.link import Link
from firmware_protocol.transport import Port, Transport, open_port

ROUND_SECONDS = 0.3  # for each protocol in a quick round: all are asked within three seconds
QUICK_ROUNDS = 2
PROBE_SECONDS = 1.6  # for each protocol after the quick rounds
START_SECONDS = 5.0  # for a display that answers, and is not ready
# Sent before each question. A display that received the beginning of something else, such as the
# question of another protocol, may wait for the rest of it for ever; so many bytes complete any
# packet. None of them begins one.
FILLING = bytes(260)


class Answer(NamedTuple):
    """A display that answered."""

    codec: Codec
    display: Identified


def identify(
    port: str,
    protocols: Iterable[str] = tuple(CODECS),
    seconds: float = PROBE_SECONDS,
    opener: Callable[[str, SerialLine], Port] = open_port,
) -> Answer | None:
    """The display at a port, asked in one protocol after the other; None if none answers.

    Several protocols are asked in quick succession first, then each takes up to `seconds`.
    Raises: PortError, if the port cannot be used.
    """
    links = [Link(CODECS[name], port) for name in protocols]
    if not links:
        return None
    transport = opener(port, links[0].codec.line)
    try:
        return _Search(transport, links, seconds).run(transport.set_line)
    finally:
        transport.close()


def find_shared(seconds: float = PROBE_SECONDS) -> Answer | None:
    """The display that BRLTTY shares through BrlAPI; None if there is none.

    Call it before opening any port: a port that BRLTTY has open must not be opened again.
    """
    address = default_address()
    try:
        server = open_server(address)
    except PortError:
        return None
    try:
        return _Search(server, [Link(brlapi(address), address)], seconds, filling=b"").run()
    except PortError:
        return None
    finally:
        server.close()


def no_answer(port: str, protocols: Iterable[str] = tuple(CODECS)) -> Fault:
    """The fault of a port at which `identify` found no display."""
    titles = ", ".join(CODECS[name].title for name in protocols)
    return Fault(Reason.SILENT, port, protocol=titles)


class _Search:
    """The questions at an open port. One link asks; those that have asked before listen, too."""

    def __init__(
        self, transport: Transport, links: list[Link], seconds: float, filling: bytes = FILLING
    ) -> None:
        self._transport = transport
        self._links = links
        self._seconds = seconds
        self._filling = filling
        self._asked: list[Link] = []
        self._late: list[Link] = []  # that were asked again because their answer came late
        # Since the last question: the bytes received, and how many of them mean nothing to a link.
        self._received = 0
        self._strange: dict[Link, int] = {}

    def run(self, set_line: Callable[[SerialLine], None] = lambda line: None) -> Answer | None:
        """Ask until a display answers. `set_line` sets the speed and parity of the port."""
        quick = [ROUND_SECONDS] * QUICK_ROUNDS if len(self._links) > 1 else []
        plan = [(link, wait) for wait in (*quick, self._seconds) for link in self._links]
        while plan:
            link, wait = plan.pop(0)
            set_line(link.codec.line)
            answered = self._ask(link, wait)
            if answered and answered.display:
                self._transport.write(answered.goodbye())
                return Answer(answered.codec, answered.display)
            if answered:
                self._late.append(answered)
                plan.insert(0, (answered, self._seconds))
        return None

    def _ask(self, link: Link, seconds: float) -> Link | None:
        """The link whose display answers within `seconds`, or with the last bytes read.

        That is `link`, or another one, whose answer to an earlier question came; if that one has
        not stated its size, it should be asked again. The time that the filling takes on the line
        is added to `seconds`.
        """
        start = now = time.monotonic()
        end = start + seconds + link.codec.line.seconds(len(self._filling))
        link.opened(now)
        link.pending += self._filling
        if link not in self._asked:
            self._asked.append(link)
        self._received = 0
        self._strange = dict.fromkeys(self._asked, 0)
        data = b""
        while True:
            is_understood = self._hear(link, data, now)
            if link.display and not (data and self._may_continue(link)):
                return self._clearest(link)
            if is_understood:  # the display is there, and needs more time
                end = max(end, min(now + self._seconds, start + START_SECONDS))
            is_over = now >= end
            if (is_over or not data) and (late := self._find_late(link)):
                return late
            if is_over:
                return None
            link.sent(self._transport.write(bytes(link.pending)) if link.pending else 0, now)
            data = self._transport.read()
            now = time.monotonic()

    def _hear(self, link: Link, data: bytes, now: float) -> bool:
        """Pass received bytes to all links; returns whether they are packets of `link`."""
        self._received += len(data)
        before = self._strange[link]
        for other in self._asked:
            events = other.step(now, data)
            self._strange[other] += sum(event.count for event in events if isinstance(event, Noise))
            if other is not link:
                other.pending.clear()
        return bool(data) and self._strange[link] == before and not link.is_unfinished

    def _may_continue(self, link: Link) -> bool:
        """Whether all bytes may be the beginning of an answer in another protocol."""
        return any(
            other.is_unfinished and not self._strange[other]
            for other in self._asked
            if other is not link
        )

    def _clearest(self, link: Link) -> Link:
        """Of the links that found a display, the one to which the fewest bytes were strange.

        HumanWare's answer begins like a whole answer of Baum.
        """
        found = [link, *(other for other in self._asked if other.display)]
        return min(found, key=lambda one: self._strange[one])

    def _find_late(self, link: Link) -> Link | None:
        """Another link that understands all bytes received since the last question."""
        if not self._received:
            return None
        understood = (
            other
            for other in self._asked
            if not (other is link or self._strange[other] or other.is_unfinished)
        )
        # Once is enough: what answers in two protocols in turn would be asked for ever.
        return next((one for one in understood if one.display or one not in self._late), None)
