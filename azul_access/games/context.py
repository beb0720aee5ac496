"""Who listens to a narration: the players' names, the game's options, and how much they hear."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from azul_access.language.phrase import Verbosity

OptionsT_co = TypeVar("OptionsT_co", covariant=True)


# No slots: Python 3.11 cannot call a slotted frozen class through a subscripted alias.
@dataclass(frozen=True)
class TypedContext(Generic[OptionsT_co]):
    """`names` are the players' names by seat, `options` the game's own value."""

    names: tuple[str, ...]
    options: OptionsT_co
    verbosity: Verbosity

    @property
    def terse(self) -> bool:
        return self.verbosity is Verbosity.TERSE

    @property
    def verbose(self) -> bool:
        return self.verbosity is Verbosity.VERBOSE


# A context of any game. A game's own modules use one that is typed by their options.
NarrationContext = TypedContext[object]
