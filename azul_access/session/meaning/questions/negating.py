"""Questions for what is not so: they are read without their "not", and turned round."""

from typing import NamedTuple

from azul_access.games.negation import negate
from azul_access.games.system import Ask
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Session

_NOT = "not"
# What a question asks for that can be turned round, and what makes it another one.
_ASKING = frozenset(("who", "whose", "which", "what", "where"))
_OTHERS = frozenset(("why", "if", "how-many"))

_TAKEN_FROM = frozenset(("factory", "factories"))


class Positive(NamedTuple):
    """A question with "not": what is left without that word, and whether it asks for colours."""

    text: str
    names_colour: bool


def strip_not(session: Session, text: str) -> Positive | None:
    """A line without its "not"; None for one that has none, or is not for what is not so."""
    entries = divide(session, text)
    said = {symbol for item, _ in entries if item is not None for symbol in item.symbols}
    if _NOT not in said or said.isdisjoint(_ASKING) or not said.isdisjoint(_OTHERS):
        return None
    if "taken" in said and not said.isdisjoint(_TAKEN_FROM):
        return None  # "which factories have not been touched" asks for those that are used
    kept = [key for item, key in entries if item is None or _NOT not in item.symbols]
    if len(kept) != len(entries) - 1 or not kept:
        return None
    line = " ".join(token for key in kept for token in key)
    return Positive(f"{line}?", "colour" in said)


def turn_round(session: Session, asked: Ask, positive: Positive) -> Ask | None:
    """The opposite of a question; None where it has none."""
    vocabulary = session.setup.system.asking
    if vocabulary is None:
        return None
    moves = vocabulary.moves
    rows = [place for place in (moves.target, *moves.in_rows) if place]
    opposite = negate(asked.question, rows, names_colour=positive.names_colour)
    return None if opposite is None else Ask(opposite)
