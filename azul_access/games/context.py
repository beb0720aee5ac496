"""Who listens to a narration: the players' names, the game's options, and how much they hear."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from enum import Enum
from typing import Generic, Self, TypeVar

from azul_access.language.phrase import Paragraph, Phrase, Verbosity, at_verbosity
from azul_access.values import frozen

OptionsT_co = TypeVar("OptionsT_co", covariant=True)


class MessageKind(Enum):
    """What listeners can choose a verbosity of its own for.

    CARDS and CENTRE are parts of other messages: the score cards, and where tiles come to lie in
    the centre. ANSWERS is everything that only follows from a question or a refusal.
    """

    DRAWS = "draws"
    OWN = "own"
    OTHERS = "others"
    TILING = "tiling"
    CARDS = "cards"
    CENTRE = "centre"
    ANSWERS = "answers"


Amounts = Mapping[MessageKind, Verbosity]


# No slots: Python 3.11 cannot call a slotted frozen class through a subscripted alias.
@frozen(slots=False)
class TypedContext(Generic[OptionsT_co]):
    """`names` are the players' names by seat, `options` the game's own value.

    `amounts` are the kinds of messages with a verbosity of their own. `own_seat` is where the
    listener sits, None where nobody has said so. `asker` is the seat of the player who asks, None
    for questions at the table, where that is the player to act. `is_retold` is True for a game that
    is over: then hands have nothing to keep or put anywhere.
    """

    names: tuple[str, ...]
    options: OptionsT_co
    verbosity: Verbosity
    amounts: Amounts = field(default_factory=dict, hash=False)
    own_seat: int | None = None
    asker: int | None = None
    is_retold: bool = False

    @property
    def terse(self) -> bool:
        return self.verbosity is Verbosity.TERSE

    @property
    def verbose(self) -> bool:
        return self.verbosity is Verbosity.VERBOSE

    def of(self, kind: MessageKind | None) -> Self:
        """The context for messages of a kind."""
        amount = None if kind is None else self.amounts.get(kind)
        return self if amount is None else replace(self, verbosity=amount)

    def told_as(self, kind: MessageKind | None, phrases: Sequence[Phrase]) -> Paragraph:
        """Phrases of a kind, which are rendered at its verbosity."""
        amount = None if kind is None else self.amounts.get(kind)
        return list(phrases) if amount is None else at_verbosity(phrases, amount)

    def whose_things(self, turn: int) -> int:
        """The seat of a question that names no player: the asker's, if there is one, or `turn`."""
        return turn if self.asker is None else self.asker

    def moves_of(self, seat: int) -> MessageKind:
        """The kind of the moves of a player."""
        return MessageKind.OWN if seat == self.own_seat else MessageKind.OTHERS


# A context of any game. A game's own modules use one that is typed by their options.
NarrationContext = TypedContext[object]
