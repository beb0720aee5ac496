"""What a game says while it waits for players."""

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen


@frozen
class Waiting:
    """What is said in one moment of a game.

    `expect` is who has to do what, `prompt` the text before the cursor, `hint` an example of what
    can be typed, and `help` everything that can be done, and how it is typed.
    """

    expect: list[Phrase]
    prompt: Phrase
    hint: list[Phrase]
    help: list[Phrase]


def expect_fill(
    context: TypedContext[object], player: str, factory: int, *, named: bool
) -> list[Phrase]:
    """Which factory is filled next; nothing if that is the one after the last."""
    if named or factory == 1:
        return [phrase("expect-fill-first", player=player, factory=factory)]
    return [phrase("expect-fill", factory=factory)] if context.verbose else []


def expect_turn(
    context: TypedContext[object], told: Phrase, *, begins: bool, named: bool
) -> list[Phrase]:
    """Whose turn it is, as it is `told`; nothing if two players simply take turns."""
    evident = len(context.names) == 2 and not begins
    return [] if evident and not named and not context.verbose else [told]
