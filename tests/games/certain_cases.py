"""A case of a kind of fact: a move after which it is told, and a like one after which it is not."""

from typing import Any, NamedTuple

from azul_access.games.certainties import Fact
from azul_access.games.coach import Coach
from azul_access.games.context import TypedContext
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases


class Case(NamedTuple):
    """After `move` in `state` a fact of this kind is `sentence`; after the other move it is none.

    The other state or the other move is the same where nothing is said of it.
    """

    kind: type[Fact]
    state: Any
    move: Any
    sentence: str
    other_state: Any = None
    other_move: Any = None

    def tell(self, coach: Coach[Any, Any], names: tuple[str, ...]) -> list[str]:
        """The sentences of this kind about the move."""
        return self._tell(coach, names, self.state, self.move)

    def tell_other(self, coach: Coach[Any, Any], names: tuple[str, ...]) -> list[str]:
        """The sentences of this kind about the other move."""
        state, move = self.other_state or self.state, self.other_move or self.move
        return self._tell(coach, names, state, move)

    def _tell(
        self, coach: Coach[Any, Any], names: tuple[str, ...], state: Any, move: Any
    ) -> list[str]:
        context = TypedContext(names, state.options, Verbosity.NORMAL)
        facts = [fact for fact in coach.facts(state, move) if type(fact) is self.kind]
        told = [fact.describe(context) for fact in facts]
        return [load_phrases("en").render(each, Verbosity.NORMAL, Form.SHOW) for each in told]
