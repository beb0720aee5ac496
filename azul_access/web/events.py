"""The numbered announcements that pages show, and what a page has missed of them."""

import threading
from collections import deque
from typing import NamedTuple

from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.values import frozen
from azul_access.web.view import Listener

# A page that missed more is told how many; it shows the table as it is anyway.
CAPACITY = 200


@frozen
class PageEvent:
    """An announcement for pages; numbers count from 1. `session` is that of the announcement.

    `listener` is the open page that alone shows it; None for all pages. An answer follows what was
    said or touched there.
    """

    number: int
    session: Session
    announcement: Announcement
    listener: Listener | None = None
    is_answer: bool = False


class Missed(NamedTuple):
    """Events for a page in order, how many before them are not kept any more, and where it is now.

    `number` is that of the newest event, whether or not it is for this page.
    """

    events: tuple[PageEvent, ...]
    lost: int
    number: int


class EventLog:
    """The last events, for any thread. Bounded: pages that do not read cost nothing."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._events: deque[PageEvent] = deque(maxlen=capacity)
        self._lock = threading.Lock()
        self._number = 0

    @property
    def number(self) -> int:
        """The number of the newest event; 0 before the first."""
        return self._number

    def append(
        self,
        session: Session,
        announcement: Announcement,
        listener: Listener | None = None,
        *,
        is_answer: bool = False,
    ) -> None:
        """Add an event with the next number."""
        with self._lock:
            self._number += 1
            self._events.append(PageEvent(self._number, session, announcement, listener, is_answer))

    def list_after(self, number: int, listener: object) -> Missed:
        """What a page gets after the event with a number: what is for all, and for `listener`."""
        with self._lock:
            kept, newest = tuple(self._events), self._number
        lost = max(newest - len(kept) - number, 0)
        found = (event for event in kept if event.number > number)
        return Missed(tuple(it for it in found if it.listener in (None, listener)), lost, newest)
