"""How a line that was not understood is refused: with its unknown word, and what to type."""

from azul_access.session.meaning.keypad import clean_keys, has_other_keys, is_key_line
from azul_access.session.meaning.meanings import get_lexicon
from azul_access.session.meaning.out_of_turn import refuse_out_of_turn
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Session, Step
from azul_access.session.step.lessons import hint_phrases
from azul_access.session.step.walk import refuse_in_walk


def not_understood(session: Session, text: str) -> Step:
    """The refusal of a line that means nothing here. Never raises."""
    if session.walk is not None:
        return refuse_in_walk(session)
    out_of_turn = refuse_out_of_turn(session, text)
    if out_of_turn is not None:
        return session.refuse(out_of_turn)
    if has_other_keys(session, text):
        return session.refuse(make_message("error-num-lock"))
    if is_key_line(session, text):
        error = make_message("error-keys-unknown", keys=quote(" ".join(clean_keys(text))))
    else:
        unknown = get_lexicon(session).find_unknown_word(text)
        name = "error-unknown-word" if unknown else "error-not-understood"
        error = make_message(name, text=quote(unknown or text))
    in_lesson = hint_phrases(session)
    if in_lesson:
        return session.refuse(Message((*error.phrases, *in_lesson)))
    dialogue, state = session.setup.system.dialogue, session.ledger.state
    if session.may_move:
        hint = dialogue.wait(session.context, state).hint
    else:  # an example of a move would invite to one
        hint = dialogue.wait(session.context, state, named=True).expect
    return session.refuse(Message((*error.phrases, *hint)))
