"""Statements of what can be done or is of use: the question that such a line makes is answered.

"Turquoise would fit in my first row" is right where the answer to that as a question is yes.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.asking import FILLER
from azul_access.games.questions import AboutGains, AboutNeeds
from azul_access.games.subject_model import Entries
from azul_access.games.system import Ask, Expects, IllegalCommand
from azul_access.language.phrase import Paragraph, phrase
from azul_access.session.meaning.questions.asking import ask_freely
from azul_access.session.meaning.questions.subjects import begins_as_question, divide
from azul_access.session.output.announcements import Message
from azul_access.session.session import Session, Step

_CAN, _FITS, _NOT = "can", "fits", "not"
_POSSIBLE = frozenset((_CAN, _FITS, "needs", "put"))
# What makes another sentence: a wish, a condition.
_OTHERS = frozenset(("if", "show", "why", "must"))
_YES, _NO, _NOT_BEGUN = "answer-yes", "answer-no", "needs-not-begun"


def answer_possibility(session: Session, text: str) -> Step | None:
    """The step for a line that says what can be done with a colour; None for another line."""
    if session.setup.system.asking is None or session.walk is not None:
        return None
    if session.told is not None or session.expected.kind is not Expects.TURN:
        return None
    entries = divide(session, text)
    if begins_as_question(session, text) or _has_verb_first(entries):
        return None
    items = [item for item, _ in entries if item is not None]
    said = {symbol for item in items for symbol in item.symbols}
    if not items or len(items) < len(entries) or any(item.asks for item in items):
        return None
    kept = [key for item, key in entries if item is None or _NOT not in item.symbols]
    is_denied = len(kept) < len(entries)
    says_so = is_denied or bool(said & {_CAN, "needs", "is"}) or _FITS not in items[-1].symbols
    if _POSSIBLE.isdisjoint(said) or not says_so or len(entries) - len(kept) > 1:
        return None  # "the reds in there" has no verb
    if not is_denied and said.isdisjoint((_CAN, _FITS, "needs")):
        return None
    line = " ".join(token for key in kept for token in key)
    asked = ask_freely(session, f"{line}?", is_marked=True)
    question = _whether(asked.question, can=_CAN in said) if isinstance(asked, Ask) else None
    says_number = any(type(symbol) is int for item in items for symbol in item.symbols)
    if question is None or (says_number and getattr(question, "place", None) is None):
        return None  # "I've six tiles left and can't place any"
    return _compare(session, question, is_denied=is_denied)


def _has_verb_first(entries: Entries) -> bool:
    """Whether a line begins with what it says can be done: "fits red in row 1"."""
    symbols = (item.symbols for item, _ in entries if item is not None)
    first = next((each for each in symbols if FILLER not in each), ())
    return not _POSSIBLE.isdisjoint(first)


def _whether(question: object, *, can: bool) -> AboutGains | AboutNeeds | None:
    """The question that yes or no answers; None for one that is about something else."""
    match question:
        case AboutGains(colour=int(), negated=False):
            return replace(question, asks_whether=True)
        case AboutNeeds(seat=int(seat), colour=int(colour), negated=False):
            if can:  # "I can still use black": for what is begun, or for something new
                return AboutGains(colour, None, asks_whether=True, seat=seat)
            return replace(question, asks_whether=True)
    return None


def _compare(
    session: Session, question: AboutGains | AboutNeeds, *, is_denied: bool
) -> Step | None:
    """Whether the answer agrees with the line, and what it tells."""
    try:
        told = session.setup.system.facts.answer(session.context, session.told_state, question)
    except IllegalCommand:
        return None
    verdict = told[0][0].name if told and told[0] else ""
    if verdict not in (_YES, _NO, _NOT_BEGUN):
        return None
    is_right = (verdict == _YES) != is_denied
    first = phrase("claim-right" if is_right else "claim-differs")
    here = told[0] if verdict == _NOT_BEGUN else told[0][1:]
    return session.announce(*_list_messages([[first, *here], *told[1:]]))


def _list_messages(paragraphs: Sequence[Paragraph]) -> list[Message]:
    return [Message(tuple(paragraph)) for paragraph in paragraphs if paragraph]
