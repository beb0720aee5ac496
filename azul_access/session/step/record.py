"""The record of the game so far, for whoever asks: a message for each round."""

from dataclasses import replace

from azul_access.language.phrase import phrase
from azul_access.record.transcript import RoundTranscript, build_transcript, narrate_event
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.session import Session


def tell_record(session: Session, number: int | None) -> list[Message]:
    """All rounds, or the one with a number; why not if there is none such."""
    rounds = build_transcript(session.ledger)
    told = [it for it in rounds if number is None or it.number == number]
    if not told:
        count = session.setup.system.facts.round_number(session.ledger.state)
        return [make_message("error-no-round", count=count)]
    return [_tell_round(session, it) for it in told]


def _tell_round(session: Session, told: RoundTranscript) -> Message:
    system, context = session.setup.system, replace(session.context, is_retold=True)
    heading = [] if told.number is None else [phrase("told-round", round=told.number)]
    sentences = [
        sentence
        for passage in told.passages
        for event in passage.events
        for sentence in narrate_event(system, context, event.event)
    ]
    notes = [
        phrase("transcript-note", text=item.note.sentence)
        for passage in told.passages
        for item in passage.notes
    ]
    return Message((*heading, *sentences, *notes))
