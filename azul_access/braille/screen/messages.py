"""The messages of a display: what waits to be read, and what was read and can be read again."""

from dataclasses import replace

from azul_access.values import frozen

MAX_MESSAGES = 200


@frozen
class DisplayMessage:
    """`language` is that of the game when the message came.

    If it `has_next`, as a paragraph of a book has, reading on leads to the next one of the list.
    """

    text: str
    language: str
    has_next: bool = False


@frozen
class Messages:
    """Immutable list of messages, oldest first; its methods return a new list.

    `waiting` are the indices of the messages that were not shown yet, in the order in which they
    will be; the first `answers` of them answer the last key. `position` is the index of the message
    on the display, or None; it does not wait.
    """

    items: tuple[DisplayMessage, ...] = ()
    waiting: tuple[int, ...] = ()
    answers: int = 0
    position: int | None = None

    @property
    def current(self) -> DisplayMessage | None:
        return None if self.position is None else self.items[self.position]

    @property
    def goes_on(self) -> bool:
        """Whether the message on the display is a paragraph of a book that goes on."""
        return self.current is not None and self.current.has_next

    def add(self, message: DisplayMessage) -> "Messages":
        """Add a message behind those that wait."""
        room = self._make_room()
        return replace(room, items=(*room.items, message), waiting=(*room.waiting, len(room.items)))

    def add_answer(self, message: DisplayMessage) -> "Messages":
        """Add a message before those that wait, but behind earlier answers to the same key."""
        room = self._make_room()
        first, others = room.waiting[: room.answers], room.waiting[room.answers :]
        return replace(
            room,
            items=(*room.items, message),
            waiting=(*first, len(room.items), *others),
            answers=room.answers + 1,
        )

    def begin_answer(self) -> "Messages":
        """From now on answers go before those to earlier keys."""
        return replace(self, answers=0)

    def show_next(self) -> "Messages":
        """Show the first message that waits, or none."""
        if not self.waiting:
            return self.leave()
        position, *waiting = self.waiting
        return Messages(self.items, tuple(waiting), max(0, self.answers - 1), position)

    def show_newest(self) -> "Messages":
        """Show the newest of the messages that wait, or none; the others count as read."""
        return Messages(self.items, position=max(self.waiting, default=None))

    def leave(self) -> "Messages":
        """Show no message; those that wait go on waiting."""
        return replace(self, position=None)

    def set_aside(self) -> "Messages":
        """Let the message on the display wait again, before all others."""
        if self.position is None:
            return self
        return replace(self, waiting=(self.position, *self.waiting), position=None)

    def browse(self, step: int) -> "Messages":
        """Show a message later (1) or earlier (-1) in the list, read or not."""
        if not self.items:
            return self
        position = len(self.items) if self.position is None else self.position
        return self._show(min(max(0, position + step), len(self.items) - 1))

    def show(self, message: DisplayMessage) -> "Messages":
        """Show a message of the list again; nothing changes if it was forgotten."""
        positions = [at for at, item in enumerate(self.items) if item is message]
        return self._show(positions[0]) if positions else self

    def open_book(self, book: tuple[DisplayMessage, ...], at: int) -> "Messages":
        """Show a paragraph of a book, which is added once; its paragraphs never wait."""
        room, count = self, len(book)
        starts = range(len(room.items) - count + 1)
        start = next((it for it in starts if room.items[it : it + count] == book), None)
        if start is None:
            for paragraph in book:
                room = room._make_room()
                room = replace(room, items=(*room.items, paragraph))
            start = len(room.items) - count
        return room._show(start + at)

    def browse_to_first(self) -> "Messages":
        """Show the oldest message."""
        return self._show(0) if self.items else self

    def show_last(self) -> "Messages":
        """Show the newest message; all others count as read."""
        return Messages(self.items, position=len(self.items) - 1) if self.items else self

    def read_from_first(self) -> "Messages":
        """Show the oldest message; all others wait."""
        return Messages(self.items, tuple(range(1, len(self.items))), position=0)

    def mark_all_read(self) -> "Messages":
        return Messages(self.items)

    def _show(self, position: int) -> "Messages":
        answers = self.answers - (position in self.waiting[: self.answers])
        waiting = tuple(index for index in self.waiting if index != position)
        return Messages(self.items, waiting, answers, position)

    def _make_room(self) -> "Messages":
        """Forget the oldest message if there is no room for another one."""
        if len(self.items) < MAX_MESSAGES:
            return self
        answers = self.answers - (0 in self.waiting[: self.answers])
        waiting = tuple(index - 1 for index in self.waiting if index)
        position = None if self.position is None else max(0, self.position - 1)
        return Messages(self.items[1:], waiting, answers, position)
