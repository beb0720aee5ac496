"""Voice input: the step for a recognition, depending on how certain it is.

No uncertain move takes effect without an answer. The first guess decides: if its command is
illegal, the step refuses it with the reason and at most offers another guess.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.session.announcements import make_message
from azul_access.session.completion import complete_step
from azul_access.session.execution import ask_for_answer
from azul_access.session.interpretation import (
    Interpretation,
    choose_or_ask,
    interpret,
    remove_duplicates,
)
from azul_access.session.policy import MeaningKind, Response, classify, response_to
from azul_access.session.read_back import read_back
from azul_access.session.recognition import Certainty, Recognition
from azul_access.session.session import Session, Step

_MAX_GUESSES = 5


def handle_recognition(session: Session, recognition: Recognition, source: str) -> Step:
    """The step for a recognition; without announcements if no guess is understood. Never raises."""
    guesses = recognition.guesses[:_MAX_GUESSES]
    interpretations = [interpret(session, guess.text, source) for guess in guesses]
    understood = [item for item in interpretations if item.meanings]
    if not understood:
        return Step(session, understood=False)
    # If the first guess means nothing, the next one is uncertain.
    certainty = recognition.certainty if interpretations[0].meanings else Certainty.NARROW
    return complete_step(_respond(session, remove_duplicates(understood), certainty))


def report_not_heard(session: Session) -> Step:
    """The step if the user asked the microphone to listen and nothing was understood."""
    message = make_message("not-heard")
    return complete_step(Step(session, announcements=(message,), understood=False))


def is_possible(session: Session, text: str) -> bool:
    """Whether a text is understood and possible now."""
    return interpret(session, text, "").is_possible


def _respond(
    session: Session, interpretations: Sequence[Interpretation], certainty: Certainty
) -> Step:
    first, *others = interpretations
    if len(first.meanings) > 1:
        return first.step  # this step asks which of them is meant
    kind = classify(first.meanings[0])
    is_asked = session.pending or session.walk is not None
    if kind in (MeaningKind.YES, MeaningKind.NO) and not is_asked:
        return Step(session)  # no question is pending, so this was said to somebody else
    if not first.is_possible and kind is not MeaningKind.YES:
        return _refuse(session, first.step, others)
    match response_to(kind, certainty, session.settings.confirm_policy):
        case Response.ACT:
            return first.step
        case Response.ASK:
            return _ask(session, first)
        case Response.AGAIN:
            return ask_for_answer(session)
        case Response.CHOOSE:
            return _offer_choice(session, first, others)


def _ask(session: Session, interpretation: Interpretation) -> Step:
    """Ask for a "yes", unless the step itself asks for the consent of all players."""
    if _asks_for_consent(interpretation):
        return interpretation.step
    question = make_message("confirm", command=read_back(session, interpretation.meanings[0]))
    asking = replace(session, pending=interpretation.meanings)
    return Step(asking, announcements=(question,))


def _offer_choice(
    session: Session, first: Interpretation, others: Sequence[Interpretation]
) -> Step:
    """Offer a choice if another guess is possible; if the first is no move, only with a move."""
    for other in others:
        if _can_be_offered(other) and (_is_move(first) or _is_move(other)):
            return choose_or_ask(session, [first, other]).step
    return _ask(session, first) if _is_move(first) else first.step


def _refuse(session: Session, refusal: Step, others: Sequence[Interpretation]) -> Step:
    """Announce why the first guess is impossible, and offer the next guess that is a legal move."""
    for other in others:
        if _is_move(other) and len(other.meanings) == 1 and not _asks_for_consent(other):
            offer = make_message("did-you-mean", command=read_back(session, other.meanings[0]))
            return replace(
                refusal,
                session=replace(refusal.session, pending=other.meanings),
                announcements=(*refusal.announcements, offer),
            )
    return refusal


def _can_be_offered(interpretation: Interpretation) -> bool:
    """Whether it is possible and no answer to the pending question."""
    answers = (MeaningKind.YES, MeaningKind.NO)
    return interpretation.is_possible and not any(
        classify(meaning) in answers for meaning in interpretation.meanings
    )


def _is_move(interpretation: Interpretation) -> bool:
    return interpretation.is_possible and all(
        classify(meaning) is MeaningKind.MOVE for meaning in interpretation.meanings
    )


def _asks_for_consent(interpretation: Interpretation) -> bool:
    return _is_move(interpretation) and not interpretation.step.entries
