"""Voice input: the step for a recognition, depending on how certain it is.

A clear move takes effect at once and is announced; players who say nothing accept it. An uncertain
one takes effect only after an answer. The first guess decides: if its command is illegal, the step
refuses it with the reason and at most offers another guess.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.session.change.read_back import read_back
from azul_access.session.change.taking_back import ask_to_take_back, has_voice_move, remember_move
from azul_access.session.control.controls import SimpleControl
from azul_access.session.meaning.choosing import Interpretation, choose_or_ask, remove_duplicates
from azul_access.session.meaning.interpretation import interpret
from azul_access.session.meaning.policy import MeaningKind, Response, classify, response_to
from azul_access.session.output.announcements import make_message
from azul_access.session.recognition import Certainty, Recognition
from azul_access.session.second_opinion import (
    NO_OPINION,
    asks_for_consent,
    find_opinion,
    is_move,
    is_single_move,
    join_opinion,
)
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.completion import complete_step
from azul_access.session.step.execution import ask_for_answer
from azul_access.session.written_text import join_written, read_written
from azul_access.values import frozen

_MAX_GUESSES = 5
_ANSWERS = (MeaningKind.YES, MeaningKind.NO)


@frozen
class _Heard:
    """How something was said: see `handle_recognition` and `Recognition`."""

    certainty: Certainty
    source: str
    is_cut: bool
    is_addressed: bool
    is_late: bool


def handle_recognition(
    session: Session,
    recognition: Recognition,
    source: str,
    *,
    is_addressed: bool = False,
    is_late: bool = False,
) -> Step:
    """The step for a recognition. Never raises.

    It `is_addressed` to the program if the player pressed the key before; only then is there an
    announcement if no guess is understood. It `is_late` if the
    program has said nothing for some time: then "wrong" may not be about a move any more.
    """
    calls = is_addressed or recognition.woken
    understood, certainty = _understand(session, recognition, source, is_addressed=calls)
    opinion = NO_OPINION
    if not session.pending and (understood or calls):
        opinion = find_opinion(session, recognition.opinions, source)
    understood, certainty = join_opinion(opinion, understood, certainty)
    if not understood and is_addressed:
        return report_not_heard(session)
    if not understood:
        return Step(session, understood=recognition.written is not None)
    different = remove_duplicates(understood)
    likely = [item for item in different if not _is_denied(session, item)]
    if likely[:1] != different[:1]:  # the same as what was wrong just now
        certainty = Certainty.NARROW
    heard = _Heard(
        certainty,
        source,
        recognition.cut,
        calls,
        is_late,
    )
    denied = [item for item in different if item not in likely]
    return complete_step(_respond(session, [*likely, *denied], heard))


def wants_opinion(
    session: Session, recognition: Recognition, source: str, *, is_addressed: bool
) -> bool:
    """Whether a second opinion would help: a move was not clear, or somebody was not understood."""
    calls = is_addressed or recognition.woken
    understood, certainty = _understand(session, recognition, source, is_addressed=calls)
    if session.pending or certainty in (Certainty.SURE, Certainty.LIKELY):
        return False
    if not understood:
        return calls
    return not understood[0].is_possible or is_move(understood[0])


def _understand(
    session: Session, recognition: Recognition, source: str, *, is_addressed: bool
) -> tuple[list[Interpretation], Certainty]:
    """What was understood of the guesses and the written text, and how certain the first is."""
    guesses = recognition.guesses[:_MAX_GUESSES]
    interpretations = [interpret(session, guess.text, source) for guess in guesses]
    understood = [item for item in interpretations if item.meanings]
    # If the first guess means nothing, the next one is uncertain.
    certainty = recognition.certainty if understood else Certainty.NARROW
    if interpretations and not interpretations[0].meanings:
        certainty = Certainty.NARROW
    written = read_written(session, recognition, source, is_addressed=is_addressed)
    if written is None:
        return understood, certainty
    return join_written(written, understood, replace(recognition, certainty=certainty))


def report_not_heard(session: Session) -> Step:
    """The step if the user asked the microphone to listen and nothing was understood."""
    if session.pending:
        return complete_step(ask_for_answer(session))
    message = make_message("not-heard")
    return complete_step(session.refuse(message))


def is_possible(session: Session, text: str) -> bool:
    """Whether a text is understood and possible now."""
    return interpret(session, text, "").is_possible


def _respond(session: Session, interpretations: Sequence[Interpretation], heard: _Heard) -> Step:
    first, *others = interpretations
    if len(first.meanings) > 1:
        return first.step  # this step asks which of them is meant
    kind = classify(first.meanings[0])
    is_asked = session.pending or session.walk is not None
    if kind in _ANSWERS and not is_asked:
        return _answer_unasked(session, first, heard)
    if kind in _ANSWERS and heard.is_cut:
        return ask_for_answer(session)
    if not first.is_possible and kind is not MeaningKind.YES:
        return _refuse(session, first.step, others)
    is_unexpected = heard.is_cut or bool(session.pending)
    confirm = session.settings.confirm
    match response_to(kind, heard.certainty, confirm, is_unexpected=is_unexpected):
        case Response.ACT:
            return _act(session, first, others)
        case Response.ASK:
            return _ask(session, first)
        case Response.AGAIN:
            return ask_for_answer(session)
        case Response.CHOOSE:
            return _offer_choice(session, first, others)


def _answer_unasked(session: Session, answer: Interpretation, heard: _Heard) -> Step:
    """The step for an answer while no question waits: "wrong" may be about the last move.

    Otherwise it was said to somebody else, unless the player has pressed the key.
    """
    is_wrong = answer.meanings[0] is SimpleControl.WRONG
    if not heard.is_addressed and not (is_wrong and has_voice_move(session)):
        return Step(session)
    # Short as it is, it is narrow at times; right after a move by voice nothing else is likelier.
    is_doubtful = heard.is_cut or (heard.is_late and not heard.is_addressed)
    if is_wrong and is_doubtful and session.ledger.history:
        return ask_to_take_back(session, heard.source)
    return answer.step


def _act(session: Session, first: Interpretation, others: Sequence[Interpretation]) -> Step:
    """Do it; a move can be taken back, and the other guesses are offered then."""
    if not is_move(first):
        return first.step
    moves = [other.meanings[0] for other in others if is_single_move(other)]
    return remember_move(session, first.step, first.meanings[0], moves)


def _ask(session: Session, interpretation: Interpretation) -> Step:
    """Ask for a "yes", unless the step itself asks for the consent of all players."""
    if asks_for_consent(interpretation):
        return interpretation.step
    question = make_message("confirm", command=read_back(session, interpretation.meanings[0]))
    return session.put_question(interpretation.meanings, question)


def _offer_choice(
    session: Session, first: Interpretation, others: Sequence[Interpretation]
) -> Step:
    """Offer a choice if another guess is possible; if the first is no move, only with a move."""
    for other in others:
        if _can_be_offered(other) and (is_move(first) or is_move(other)):
            return choose_or_ask(session, [first, other]).step
    return _ask(session, first) if is_move(first) else first.step


def _refuse(session: Session, refusal: Step, others: Sequence[Interpretation]) -> Step:
    """Announce why the first guess is impossible, and offer the next guess that is a legal move."""
    for other in others:
        if is_single_move(other):
            offer = make_message("did-you-mean", command=read_back(session, other.meanings[0]))
            return replace(
                refusal,
                session=refusal.session.with_question(other.meanings, offer),
                announcements=(*refusal.announcements, offer),
            )
    return refusal


def _can_be_offered(interpretation: Interpretation) -> bool:
    """Whether it is possible and no answer to the pending question."""
    return interpretation.is_possible and not any(
        classify(meaning) in _ANSWERS for meaning in interpretation.meanings
    )


def _is_denied(session: Session, interpretation: Interpretation) -> bool:
    """Whether the player has just said that this was not meant."""
    denied: tuple[Meaning, ...] = session.denied_meanings
    return any(meaning in denied for meaning in interpretation.meanings)
