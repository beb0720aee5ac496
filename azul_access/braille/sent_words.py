"""What keys of a display send to the conversation: words as if they were typed, or a typed line."""

from azul_access.braille.actions import KeyAction
from azul_access.braille.screen.choices import are_labels_expected, is_number_expected
from azul_access.braille.screen.content import Content, Layer
from azul_access.braille.screen.messages import DisplayMessage
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.change.taking_back import is_newest

# Whatever the display shows.
_WORDS = {KeyAction.UNDO: phrase("braille-undo"), KeyAction.REDO: phrase("braille-redo")}
# Keys that say yes to a question that has been read to its end. Panning on leads to the answers, so
# that two keys are enough to say no.
_YES_KEYS = (KeyAction.ROUTING, KeyAction.LINE, KeyAction.CONFIRM)
# Those for a question that others have caused: no touch on the line answers it by mistake.
_YES_KEYS_OF_OTHERS = (KeyAction.CONFIRM,)
# What the Enter key of the keyboard sends.
ENTER = ("",)
# A longer line is no answer by a number, whatever is asked.
_MOST_DIGITS = 2


def find_word(
    action: KeyAction, content: Content, question: DisplayMessage | None
) -> Phrase | None:
    """The word that a key sends now, or None; `question` waits for a yes or a no.

    It is None where the question has just come up by itself.
    """
    session = content.session
    if action is KeyAction.UNDO and not session.pending and is_newest(session):
        return phrase("word-wrong")  # a move by voice: another guess is offered
    if question is not None and session.asks_yes_or_no and _is_read(content, question):
        yes_keys = _YES_KEYS if content.has_caused_question else _YES_KEYS_OF_OTHERS
        if action in yes_keys:
            return phrase("word-yes")
        if action is KeyAction.ESCAPE:
            return phrase("word-no")
    return _WORDS.get(action)


def goes_on(session: Session) -> bool:
    """Whether Enter goes on: to the next step, or when the computer's move is laid."""
    is_in_steps = bool(session.queued_announcements) or session.walk is not None
    return is_in_steps or session.awaits_hands


def find_candidates(content: Content) -> tuple[str, ...]:
    """The texts that the typed line may stand for, the most likely first."""
    session, line = content.session, content.input_line
    is_number = is_number_expected(session, is_asked=content.has_caused_question)
    return line.text_candidates(
        session.settings.language,
        content.size.dots,
        number_expected=is_number and len(line.cells) <= _MOST_DIGITS,
        letters_expected=are_labels_expected(session),
    )


def _is_read(content: Content, message: DisplayMessage | None) -> bool:
    """Whether the end of a message is on the display."""
    is_shown = content.layer is Layer.MESSAGE and content.messages.current is message
    return is_shown and content.window == len(content.windows()) - 1
