"""What a recogniser wrote freely, read like a typed line, beside what it was told to expect.

Everything that can be typed can be said this way. Such a text is complete but may be misheard, so a
move counts at once only if the guesses agree, or the text was heard well and they are unclear.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.memory import remember
from azul_access.session.meaning.policy import MeaningKind, classify
from azul_access.session.recognition import Certainty, Recognition
from azul_access.session.session import Session

# See `Written.chance`: below the first nobody listens, from the second on a text was heard well.
LEAST_CHANCE, _HEARD_WELL = -1.0, -0.4
_ANSWERS = (MeaningKind.YES, MeaningKind.NO)
_CLEAR = (Certainty.SURE, Certainty.LIKELY)


def read_written(
    session: Session, recognition: Recognition, source: str, *, is_addressed: bool
) -> Interpretation | None:
    """What the written text means if it is possible now.

    A question that is understood from some of its words counts only if it `is_addressed` to the
    program: people at the table ask each other much.
    """
    written = recognition.written
    if written is None or written.chance < LEAST_CHANCE:
        return None
    read = interpret(session, written.text, source, is_written=True)
    if not read.is_possible or (read.is_free and not is_addressed):
        return None
    return replace(read, step=remember(session, written.text, read, read.step))


def join_written(
    read: Interpretation, guesses: Sequence[Interpretation], recognition: Recognition
) -> tuple[list[Interpretation], Certainty]:
    """The interpretations with the written one among them, the best first, and how certain it is.

    `guesses` are those of the recognition that have a meaning.
    """
    certainty, written = recognition.certainty, recognition.written
    is_clear = written is not None and written.chance >= _HEARD_WELL
    alone = Certainty.LIKELY if is_clear else Certainty.NARROW
    if not guesses:
        return [read], alone
    first, *others = guesses
    if _do_the_same(read, first):
        return [read, *others], alone if is_clear and certainty not in _CLEAR else certainty
    kind = classify(read.meanings[0])
    if kind in _ANSWERS or classify(first.meanings[0]) in _ANSWERS:
        return [first, *others], Certainty.NARROW
    if kind is MeaningKind.MOVE and certainty in _CLEAR:
        return [read, *guesses], Certainty.NARROW
    if read.is_free or certainty in _CLEAR:
        return [*guesses], certainty
    return [read, *guesses], alone


def _do_the_same(one: Interpretation, other: Interpretation) -> bool:
    """Whether both mean the same, or lead to the same point of the game."""
    if any(meaning in other.meanings for meaning in one.meanings):
        return True
    if not (one.step.entries and other.step.entries):
        return False
    return one.step.session.ledger.state == other.step.session.ledger.state
