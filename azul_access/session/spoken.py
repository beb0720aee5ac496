"""What was heard, and how surely: done, read back, or asked. No move is ever made on a guess.

The first guess decides. Legality comes first: a move that the rules forbid is refused with its
reason, and another guess is only offered. What is read back is the command, never the words.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.session.conversation import finish_step
from azul_access.session.interpretation import (
    Interpretation,
    choose_or_ask,
    interpret,
    remove_duplicates,
)
from azul_access.session.narration import make_message
from azul_access.session.policy import MeaningKind, Response, classify, response_to
from azul_access.session.read_back import read_back
from azul_access.session.recognition import Certainty, Recognition
from azul_access.session.replies import ask_again
from azul_access.session.values import Session, Step

# How many further guesses are looked at.
FURTHER_GUESSES = 4


def handle_recognition(session: Session, heard: Recognition, source: str) -> Step:
    """What follows from something said. Never raises; nothing heard is nothing told."""
    guesses = heard.guesses[: 1 + FURTHER_GUESSES]
    senses = [interpret(session, guess.text, source) for guess in guesses]
    meant = [sense for sense in senses if sense.meanings]
    if not meant:
        return Step(session, understood=False)
    # A first guess that means nothing leaves little faith in the next one.
    certainty = heard.certainty if senses[0].meanings else Certainty.NARROW
    return finish_step(session, _decided(session, remove_duplicates(meant), certainty))


def report_not_heard(session: Session) -> Step:
    """Somebody asked to be listened to, and nothing was understood."""
    return finish_step(
        session, Step(session, announcements=(make_message("not-heard"),), understood=False)
    )


def have_same_meaning(session: Session, one: str, other: str) -> bool:
    """Whether the same follows from two texts now, so that one is no rival of the other."""
    senses = [interpret(session, text, "") for text in (one, other)]
    return all(sense.meanings for sense in senses) and len(remove_duplicates(senses)) == 1


def is_possible(session: Session, text: str) -> bool:
    """Whether `text` would be understood and possible now."""
    return interpret(session, text, "").possible


def _decided(session: Session, senses: Sequence[Interpretation], certainty: Certainty) -> Step:
    first, *others = senses
    if len(first.meanings) > 1:
        return first.step  # several things in one: this asks which
    kind = classify(first.meanings[0])
    if kind in (MeaningKind.YES, MeaningKind.NO) and not session.pending:
        return Step(session)  # nothing was asked: somebody at the table was spoken to
    if not first.possible and kind is not MeaningKind.YES:
        return _instead(session, first.step, others)
    match response_to(kind, certainty, session.settings.confirms):
        case Response.ACT:
            return first.step
        case Response.ASK:
            return _asked(session, first)
        case Response.AGAIN:
            return ask_again(session)
        case Response.CHOOSE:
            return _chosen(session, first, others)


def _asked(session: Session, sense: Interpretation) -> Step:
    """What would follow waits for a yes; ending the game waits for everybody's anyway."""
    if _waits_for_all(sense):
        return sense.step
    told = make_message("confirm", command=read_back(session, sense.meanings[0]))
    return Step(replace(session, pending=sense.meanings), announcements=(told,))


def _chosen(session: Session, first: Interpretation, others: Sequence[Interpretation]) -> Step:
    """A or B, where the other can be done, too; beside what is harmless only a move matters."""
    harmless = not _is_move(first)
    for other in others:
        if _can_be_offered(other) and (_is_move(other) or not harmless):
            return choose_or_ask(session, [first, other]).step
    return first.step if harmless else _asked(session, first)


def _instead(session: Session, refused: Step, others: Sequence[Interpretation]) -> Step:
    """Why it cannot be done, and the next guess that can, as a question."""
    for other in others:
        if _is_move(other) and len(other.meanings) == 1 and not _waits_for_all(other):
            offer = make_message("did-you-mean", command=read_back(session, other.meanings[0]))
            asking = replace(refused.session, pending=other.meanings)
            return replace(refused, session=asking, announcements=(*refused.announcements, offer))
    return refused


def _can_be_offered(sense: Interpretation) -> bool:
    """An answer to the last question is no thing to choose."""
    answers = (MeaningKind.YES, MeaningKind.NO)
    return sense.possible and not any(classify(meaning) in answers for meaning in sense.meanings)


def _is_move(sense: Interpretation) -> bool:
    return sense.possible and all(
        classify(meaning) is MeaningKind.MOVE for meaning in sense.meanings
    )


def _waits_for_all(sense: Interpretation) -> bool:
    """Whether the move is a question itself: do all agree?"""
    return _is_move(sense) and not sense.step.entries
