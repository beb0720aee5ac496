"""The messages of a display: each stays until it is read; old ones can be read again."""

from dataclasses import dataclass, replace

MAX_MESSAGES = 200


@dataclass(frozen=True, slots=True)
class Message:
    """`language` is that of the game when the message came."""

    text: str
    language: str


@dataclass(frozen=True, slots=True)
class Messages:
    """Immutable list of messages, oldest first; its methods return a new list.

    `unread` is the index of the first message that was never dismissed. `position` is the index of
    the message on the display, or None.
    """

    items: tuple[Message, ...] = ()
    unread: int = 0
    position: int | None = None

    @property
    def current(self) -> Message | None:
        return None if self.position is None else self.items[self.position]

    @property
    def has_unread(self) -> bool:
        return self.unread < len(self.items)

    def add(self, message: Message) -> "Messages":
        """Add a message after those that wait; it is shown if none is."""
        items = (*self.items, message)[-MAX_MESSAGES:]
        removed = len(self.items) + 1 - len(items)
        unread = max(0, self.unread - removed)
        position = unread if self.position is None else max(0, self.position - removed)
        return Messages(items, unread, position)

    def dismiss(self) -> "Messages":
        """Mark the message on the display as read and show the next unread one."""
        unread = self.unread if self.position is None else max(self.unread, self.position + 1)
        return Messages(self.items, unread, unread if unread < len(self.items) else None)

    def browse(self, step: int) -> "Messages":
        """Show a message later (1) or earlier (-1) in the list, read or not."""
        if not self.items:
            return self
        position = len(self.items) if self.position is None else self.position
        return replace(self, position=min(max(0, position + step), len(self.items) - 1))

    def mark_all_read(self) -> "Messages":
        return Messages(self.items, len(self.items))
