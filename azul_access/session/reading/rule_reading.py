"""The conversation while the rule book is read: paragraph by paragraph, back and forth.

Nothing is played. The position is part of the session, so it changes only when the caller uses the
session of the returned step.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.games.rule_book import RuleParagraph
from azul_access.language.phrase import Phrase, phrase
from azul_access.record.setup import TABLE_BAG, Setup, start_ledger
from azul_access.session.control.controls import RedoRequest, SimpleControl, TellRule, UndoRequest
from azul_access.session.control.settings import Settings
from azul_access.session.meaning.meanings import find_meanings
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Meaning, Session, Step
from azul_access.session.step.completion import complete_step, keep_announcements
from azul_access.session.step.execution import execute
from azul_access.session.step.rule_search import is_rule_number
from azul_access.session.step.rules import (
    describe_paragraph,
    find_rule_request,
    find_rules,
    list_chapters,
    name_others,
)
from azul_access.values import frozen


@frozen(slots=False, kw_only=True)
class RuleReading(Session):
    """A session at one paragraph; `position` counts from 0, and is -1 before the first one.

    `others` are also about the topic that led there.
    """

    position: int = -1
    others: tuple[RuleParagraph, ...] = ()

    @property
    def paragraphs(self) -> tuple[RuleParagraph, ...]:
        return tuple(each for part in list_chapters(self) for each in part.paragraphs)


def begin_reading(setup: Setup, settings: Settings, topic: str = "") -> Step:
    """Introduce the book and tell its first paragraph, or the one about a topic."""
    setup = replace(setup, bag=TABLE_BAG)
    session = RuleReading(setup, start_ledger(setup), settings)
    chapters = list_chapters(session)
    titles = tuple(part.heading for part in chapters)
    assert setup.system.load_rule_book is not None
    title = setup.system.load_rule_book().TITLE
    begun = Message((phrase("rules-begin", title=title, chapters=titles), phrase("rules-help")))
    step = _find(session, topic) if topic else _move(session, 1)
    return replace(step, announcements=(begun, *step.announcements))


def describe_reading_position(session: RuleReading) -> Phrase:
    """The number of the paragraph, for the prompt."""
    paragraphs = session.paragraphs
    chapter, position = paragraphs[max(session.position, 0)].number
    return phrase("rules-prompt", chapter=chapter, position=position)


def handle_reading_line(session: Session, text: str, source: str) -> Step:
    """The step for a line of text; `source` is the device it came from. Never raises."""
    assert isinstance(session, RuleReading)
    if not text.strip():
        return _move(session, 1)
    request = find_rule_request(session, text)
    if request is not None:
        return _find(session, request.topic)
    found = find_rules(session, text)
    for meaning in find_meanings(session, text):
        step = _execute(session, meaning, source)
        if step is not None and not (found and is_rule_number(text)):
            return step
    if found:
        return _tell_found(session, found)
    refusal = make_message("rules-not-found", topic=quote(text))
    return session.refuse(Message((*refusal.phrases, phrase("rules-help"))))


def _execute(session: RuleReading, meaning: Meaning, source: str) -> Step | None:
    """The step for what moves, ends, explains or sounds; None for what belongs to a game."""
    match meaning:
        case SimpleControl.GO_ON | SimpleControl.NEXT:
            return _move(session, 1)
        case SimpleControl.PREVIOUS:
            return _move(session, -1)
        case RedoRequest(count):
            return _move(session, count)
        case UndoRequest(count):
            return _move(session, -count)
        case SimpleControl.HELP:
            return session.announce(make_message("rules-help"))
        case SimpleControl.QUIT:
            return Step(session, announcements=(make_message("rules-end"),), quits=True)
        case TellRule(topic):
            return _find(session, topic)
        case SimpleControl():
            return complete_step(execute(session, meaning, source))
        case _:
            step = complete_step(execute(session, meaning, source))
            changes = step.entries or step.session.ledger is not session.ledger
            is_setting = step.session.settings != session.settings
            return step if is_setting and not changes else None


def _move(session: RuleReading, count: int) -> Step:
    """So many paragraphs on, or back for a negative count; never beyond the ends of the book."""
    last = len(session.paragraphs) - 1
    position = session.position + count
    if session.position == last and count > 0:
        return session.refuse(make_message("rules-at-end"))
    if session.position == 0 and count < 0:
        return session.refuse(make_message("rules-at-start"))
    return _tell(session, min(max(position, 0), last))


def _find(session: RuleReading, topic: str) -> Step:
    if not topic:
        return _tell(session, 0)
    found = find_rules(session, topic)
    if not found:
        return session.refuse(make_message("rules-not-found", topic=quote(topic)))
    return _tell_found(session, found)


def _tell_found(session: RuleReading, found: Sequence[RuleParagraph]) -> Step:
    best, *others = found
    return _tell(session, session.paragraphs.index(best), tuple(others))


def _tell(session: RuleReading, position: int, others: tuple[RuleParagraph, ...] = ()) -> Step:
    """Go to a paragraph and tell it."""
    there = replace(session, position=position, others=others)
    told = tell_position(there)
    return Step(keep_announcements(there, told), announcements=told)


def tell_position(session: RuleReading) -> tuple[Message, ...]:
    """The paragraph that is read, and where else to look.

    The first one of a chapter stands after the chapter's title.
    """
    paragraphs, position = session.paragraphs, max(session.position, 0)
    paragraph = paragraphs[position]
    told = (Message(describe_paragraph(paragraph)), *name_others(session.others))
    if position and paragraphs[position - 1].number[0] == paragraph.number[0]:
        return told
    chapter = next(part for part in list_chapters(session) if part.number == paragraph.number[0])
    return (make_message("rules-chapter-told", heading=chapter.heading), *told)
