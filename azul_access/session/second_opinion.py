"""The second opinion of a recogniser about a sound: which moves that are possible now it may be.

It never does anything by itself: its moves are offered where nothing or nothing clear was heard,
and after a move that was wrong.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.session.meaning.choosing import Interpretation, remove_duplicates
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.policy import MeaningKind, classify
from azul_access.session.recognition import Certainty, Guess
from azul_access.session.session import Session, Step
from azul_access.session.step.execution import execute
from azul_access.values import frozen

# A move that is so much likelier than the next one, as a natural logarithm, is offered alone; see
# docs/benchmarks.md.
CLEAR_MARGIN = 2.0
_MOST_MOVES = 3


@frozen
class Opinion:
    """Possible moves, the likeliest first; `is_clear` if the first one is far ahead."""

    moves: tuple[Interpretation, ...] = ()
    is_clear: bool = False


NO_OPINION = Opinion()


def find_opinion(session: Session, guesses: Sequence[Guess], source: str) -> Opinion:
    """The moves of `guesses` that can be done now, without those that were just called wrong."""
    moves: list[Interpretation] = []
    scores: list[float] = []
    for guess in guesses:
        read = interpret(session, guess.text, source)
        is_denied = any(meaning in session.denied_meanings for meaning in read.meanings)
        if (
            is_denied
            or not is_single_move(read)
            or len(remove_duplicates([*moves, read])) == len(moves)
        ):
            continue
        moves.append(read)
        scores.append(guess.score)
        if len(moves) == _MOST_MOVES:
            break
    return Opinion(tuple(moves), len(moves) == 1 or _lead(scores) >= CLEAR_MARGIN)


def join_opinion(
    opinion: Opinion, understood: Sequence[Interpretation], certainty: Certainty
) -> tuple[list[Interpretation], Certainty]:
    """What was understood and the opinion, the best first, and how certain it is.

    Both together are at most fair, so a move is asked about.
    """
    if not opinion.moves or certainty in (Certainty.SURE, Certainty.LIKELY):
        return [*understood], certainty
    alone = Certainty.FAIR if opinion.is_clear else Certainty.NARROW
    if not understood:
        return [*opinion.moves], alone
    first, *others = understood
    if not first.is_possible:
        return [first, *opinion.moves, *others], certainty
    if not is_move(first):
        return [first, *others], certainty
    best, *following = opinion.moves
    if have_same_effect(first, best):
        return [first, *following, *others], alone
    order = [best, first] if opinion.is_clear else [first, best]
    return [*order, *following, *others], Certainty.NARROW


def keep_opinions(session: Session, before: Session, guesses: Sequence[Guess], source: str) -> Step:
    """Remember for the last move by voice, made in `before`, what may have been said instead."""
    # Nobody has stepped back in what was said: the voice is still saying it.
    session = replace(session, repeat_position=0)
    move = session.voice_move
    if move is None or move is before.voice_move:
        return Step(session)
    done = Interpretation((move.meaning,), execute(before, move.meaning, source))
    moves = find_opinion(before, guesses, source).moves
    others = [other.meanings[0] for other in remove_duplicates([done, *moves])[1:]]
    merged = tuple(dict.fromkeys((*others, *move.others)))
    return Step(replace(session, voice_move=replace(move, others=merged)))


def is_move(interpretation: Interpretation) -> bool:
    return interpretation.is_possible and all(
        classify(meaning) is MeaningKind.MOVE for meaning in interpretation.meanings
    )


def is_single_move(interpretation: Interpretation) -> bool:
    """Whether it is a single move that only one player has to agree to."""
    return (
        is_move(interpretation)
        and len(interpretation.meanings) == 1
        and not asks_for_consent(interpretation)
    )


def asks_for_consent(interpretation: Interpretation) -> bool:
    return is_move(interpretation) and not interpretation.step.entries


def have_same_effect(one: Interpretation, other: Interpretation) -> bool:
    return len(remove_duplicates([one, other])) == 1


def _lead(scores: Sequence[float]) -> float:
    return scores[0] - scores[1] if len(scores) > 1 else 0.0
