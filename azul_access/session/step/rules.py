"""The rule book in a conversation: the paragraph that answers a topic, and what it means now."""

from collections.abc import Sequence

from azul_access.games.rule_book import (
    RuleChapter,
    RuleParagraph,
    find_answered,
    find_named,
    find_refused,
    read_chapters,
)
from azul_access.games.system import IllegalCommand
from azul_access.language.leading_words import text_behind
from azul_access.language.phrase import Phrase, phrase
from azul_access.session.control.controls import TellRule
from azul_access.session.output.announcements import (
    Announcement,
    Answer,
    BookPlace,
    Message,
    Refusal,
    make_message,
)
from azul_access.session.output.quotes import quote
from azul_access.session.session import Session, Step
from azul_access.session.step.rule_search import find_paragraphs

# The concepts whose words begin a question about the rules, ask for the book, name a chapter.
RULE, RULE_BOOK, CHAPTER = "rule", "rule-book", "chapter"
# No more headings are named beside the paragraph that is told.
_MOST_NAMED = 3


def find_rule_request(session: Session, text: str) -> TellRule | None:
    """The rule that a line asks for: everything behind the word for it. None for another line."""
    if session.setup.system.load_rule_book is None:
        return None
    language, asked = session.settings.language, text.rstrip().rstrip("?")
    topic = text_behind(language, RULE_BOOK, asked)
    if topic is not None:
        return TellRule(topic)
    topic = text_behind(language, RULE, asked)
    return TellRule(topic) if topic else None


def list_chapters(session: Session) -> tuple[RuleChapter, ...]:
    """The rules as they are in this game."""
    setup = session.setup
    assert setup.system.load_rule_book is not None
    return read_chapters(setup.system.load_rule_book, setup.options)


def find_rules(session: Session, topic: str) -> list[RuleParagraph]:
    """The paragraphs about a topic in this game, best first; "chapter 4" is the topic "4"."""
    phrases, game = session.settings.phrases, session.setup.system.name
    topic = _without_chapter(session, topic)
    return find_paragraphs(list_chapters(session), phrases, topic, game)


def _without_chapter(session: Session, topic: str) -> str:
    return text_behind(session.settings.language, CHAPTER, topic) or topic


def tell_rule(session: Session, topic: str) -> Step:
    """The paragraph about a topic, what it means now, and where else to look.

    The number of a chapter leads to its beginning, no topic to the list of all chapters; there a
    display opens the whole book.
    """
    if not topic:
        return _open_book(session, _describe_contents(session), 0)
    found = find_rules(session, topic)
    if not found:
        return session.refuse(make_message("rules-not-found", topic=quote(topic)))
    best, *others = found
    if _without_chapter(session, topic).rstrip(".").isdigit():
        told = (*describe_paragraph(best), *_describe_now(session, best))
        every = [each for part in list_chapters(session) for each in part.paragraphs]
        return _open_book(session, told, 1 + every.index(best))
    return _tell(session, best, others)


def _open_book(session: Session, told: Sequence[Phrase], position: int) -> Step:
    paragraphs = [_describe_contents(session)]
    for chapter in list_chapters(session):
        first, *others = map(describe_paragraph, chapter.paragraphs)
        heading = phrase("rules-chapter-told", heading=chapter.heading)
        paragraphs += [(heading, *first), *others]
    return session.announce(BookPlace(tuple(told), tuple(paragraphs), position))


def _describe_contents(session: Session) -> tuple[Phrase, ...]:
    """The title of the book, its chapters, and how to read it."""
    load = session.setup.system.load_rule_book
    assert load is not None
    titles = tuple(part.heading for part in list_chapters(session))
    return (
        phrase("rules-begin", title=load().TITLE, chapters=titles),
        phrase("rules-book-help"),
    )


def tell_named(session: Session, name: str) -> Step:
    """A paragraph that a question is about."""
    setup = session.setup
    load = setup.system.load_rule_book
    found = None if load is None else find_named(load, setup.options, name)
    if found is None:
        return session.refuse(make_message("rules-not-found", topic=quote(name)))
    return _tell(session, found)


def tell_refused(session: Session) -> Step | None:
    """The paragraph behind a refusal or an answer that was just announced; None for neither."""
    load, options = session.setup.system.load_rule_book, session.setup.options
    told = [item for item in session.announcements if item != make_message("line-refused")]
    if load is None or not told:
        return None
    match told[-1]:
        case Refusal(why=why):
            found = find_refused(load, options, why.reason)
        case Answer(question=question):
            found = find_answered(load, options, question)
        case _:
            return None
    return None if found is None else _tell(session, found)


def _tell(session: Session, best: RuleParagraph, others: Sequence[RuleParagraph] = ()) -> Step:
    told: list[Announcement] = [Message(describe_paragraph(best))]
    now = _describe_now(session, best)
    if now:
        told.append(Message(now))
    return session.announce(*told, *name_others(others))


def name_others(others: Sequence[RuleParagraph]) -> tuple[Message, ...]:
    """Where else to look, beside the paragraph that was told; nothing if there is nothing."""
    if not others:
        return ()
    headings = tuple(paragraph.heading for paragraph in others[:_MOST_NAMED])
    return (make_message("rules-see-also", headings=headings),)


def describe_paragraph(paragraph: RuleParagraph) -> tuple[Phrase, ...]:
    """The heading, the rule and its example, as sentences."""
    heading = phrase("rules-told", heading=paragraph.heading)
    if paragraph.example is None:
        return (heading, paragraph.text)
    return (heading, paragraph.text, phrase("rules-example", text=paragraph.example))


def _describe_now(session: Session, paragraph: RuleParagraph) -> tuple[Phrase, ...]:
    if paragraph.now is None:
        return ()
    try:
        answer = session.setup.system.facts.answer(
            session.context, session.ledger.state, paragraph.now
        )
    except IllegalCommand:  # a question that has no answer at this moment
        return ()
    return tuple(sentence for part in answer for sentence in part)
