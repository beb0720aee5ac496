"""What a game says while it waits for players."""

from azul_access.language.phrase import Phrase
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
