"""Messages on a display: each stands until it was read; read ones can be read again."""

from dataclasses import dataclass, replace

# How many messages can be read again.
HISTORY = 200


@dataclass(frozen=True, slots=True)
class Message:
    """A text in the language that was spoken at the table when it came."""

    text: str
    language: str


@dataclass(frozen=True, slots=True)
class Messages:
    """`unread` counts from where messages were never sent away; `at` is the one that is shown."""

    texts: tuple[Message, ...] = ()
    unread: int = 0
    at: int | None = None

    @property
    def shown(self) -> Message | None:
        return None if self.at is None else self.texts[self.at]

    @property
    def waiting(self) -> bool:
        return self.unread < len(self.texts)

    def with_more(self, text: Message) -> "Messages":
        """A message comes behind those that wait."""
        texts = (*self.texts, text)[-HISTORY:]
        gone = len(self.texts) + 1 - len(texts)
        unread = max(0, self.unread - gone)
        at = unread if self.at is None else max(0, self.at - gone)
        return Messages(texts, unread, at)

    def dismissed(self) -> "Messages":
        """The message was read; the next one that waits takes its place."""
        unread = self.unread if self.at is None else max(self.unread, self.at + 1)
        return Messages(self.texts, unread, unread if unread < len(self.texts) else None)

    def leafed(self, step: int) -> "Messages":
        """Another message, read or not."""
        if not self.texts:
            return self
        at = len(self.texts) if self.at is None else self.at
        return replace(self, at=min(max(0, at + step), len(self.texts) - 1))

    def all_read(self) -> "Messages":
        return Messages(self.texts, len(self.texts))
