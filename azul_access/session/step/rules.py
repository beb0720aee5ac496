"""The rule book in a conversation: the paragraph that answers a topic, and what it means now."""

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import log

from azul_access.games.rule_book import RuleBook, RuleChapter, RuleParagraph
from azul_access.games.system import IllegalCommand, Options
from azul_access.language.leading_words import text_behind
from azul_access.language.lexicon import normalize, read_entries
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import Phrases
from azul_access.session.control.controls import TellRule
from azul_access.session.output.announcements import Announcement, Message, make_message
from azul_access.session.output.quotes import quote
from azul_access.session.session import Session, Step
from azul_access.values import frozen

# The concept whose words begin a question about the rules.
RULE = "rule"
_NUMBER = re.compile(r"(\d+)(?:\s*[.,]\s*(\d+))?$")
_WORD = re.compile(r"\w+")
# A word in a heading says more than one in a text.
_IN_HEADING, _IN_TEXT = 3.0, 1.0
# So does the word itself, compared with another form of it.
_AS_FORM = 0.5
# Forms of a word begin with so many equal letters, and with all but one of the shorter form:
# "looking", "look"; longer words are also found inside of others.
_STEM = 4
# The sections of the words of questions that name no topic.
_SMALL = ("question", "request", "verb", "person", "small", "polite")
# No more headings are named beside the paragraph that is told.
_MOST_NAMED = 3
# What a paragraph has to have at least, as a part of the best one, to be named beside it.
_NEARLY = 0.6


def find_rule_request(session: Session, text: str) -> TellRule | None:
    """The rule that a line asks for: everything behind the word for it. None for another line."""
    if session.setup.system.load_rule_book is None:
        return None
    topic = text_behind(session.settings.language, RULE, text.rstrip().rstrip("?"))
    return TellRule(topic) if topic else None


def list_chapters(session: Session) -> tuple[RuleChapter, ...]:
    """The rules as they are in this game."""
    setup = session.setup
    assert setup.system.load_rule_book is not None
    return _read_chapters(setup.system.load_rule_book, setup.options)


@lru_cache(maxsize=4)
def _read_chapters(
    load: Callable[[], RuleBook[Options]], options: Options
) -> tuple[RuleChapter, ...]:
    """The chapters, whose examples the rules need not reckon anew for every question."""
    return load().chapters(options)


def tell_rule(session: Session, topic: str) -> Step:
    """The paragraph about a topic, what it means now, and where else to look."""
    found = find_paragraphs(list_chapters(session), session.settings.phrases, topic)
    if not found:
        return session.refuse(make_message("rules-not-found", topic=quote(topic)))
    best, *others = found
    told: list[Announcement] = [Message(describe_paragraph(best))]
    now = _describe_now(session, best)
    if now:
        told.append(Message(now))
    if others:
        headings = tuple(paragraph.heading for paragraph in others[:_MOST_NAMED])
        told.append(make_message("rules-see-also", headings=headings))
    return session.announce(*told)


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


@frozen
class _Words:
    """The words of a paragraph, without accents and capitals; `heading` has its keywords, too."""

    paragraph: RuleParagraph
    title: frozenset[str]
    heading: frozenset[str]
    text: frozenset[str]


def find_paragraphs(
    chapters: Sequence[RuleChapter], phrases: Phrases, topic: str
) -> list[RuleParagraph]:
    """The paragraphs about a topic, best first: by their numbers, or by words.

    "3.4" is a paragraph, "3" the first one of a chapter. A word counts the more, the fewer
    paragraphs have it.
    """
    number = _NUMBER.match(topic)
    if number is not None:
        chapter, position = int(number[1]), int(number[2] or 1)
        every = (each for part in chapters for each in part.paragraphs)
        return [each for each in every if each.number == (chapter, position)]
    words = [_read_words(each, phrases) for part in chapters for each in part.paragraphs]
    small = _small_words(phrases.language)
    spoken = dict.fromkeys(_split(topic))
    wanted = [word for word in spoken if word not in small] or list(spoken)
    scores: dict[int, float] = {}
    for word in wanted:
        found = {index: _weigh(word, each) for index, each in enumerate(words)}
        hits = {index: weight for index, weight in found.items() if weight}
        rarity = log((len(words) + 1) / (len(hits) + 1))
        for index, place in hits.items():
            scores[index] = scores.get(index, 0) + place * rarity
    for index, each in enumerate(words):
        if len(spoken) > 1 and all(word in each.title for word in spoken):
            scores[index] = scores.get(index, 1) * _IN_HEADING
    best = max(scores.values(), default=0)
    if best < _least_score(len(words)):
        return []
    ordered = sorted(scores, key=lambda index: (-scores[index], index))
    return [words[index].paragraph for index in ordered if scores[index] >= _NEARLY * best]


def _least_score(paragraphs: int) -> float:
    """That of a word which stands only in the texts of a third of all paragraphs."""
    return log((paragraphs + 1) / (paragraphs / 3 + 1))


def _read_words(paragraph: RuleParagraph, phrases: Phrases) -> _Words:
    def split(*parts: Phrase) -> frozenset[str]:
        return frozenset(_split(phrases.render_all(parts, Verbosity.NORMAL, Form.SHOW)))

    example = () if paragraph.example is None else (paragraph.example,)
    return _Words(
        paragraph,
        split(paragraph.title),
        split(paragraph.title, paragraph.keywords),
        split(paragraph.text, *example),
    )


@cache
def _small_words(language: str) -> frozenset[str]:
    """Words of questions that are about nothing by themselves, such as "how", "may" and "the"."""
    entries = read_entries(language, "questions")
    texts = (text for section, _, text in entries if section in _SMALL)
    return frozenset(word for text in texts for word in _split(text))


def _split(text: str) -> list[str]:
    return _WORD.findall(normalize(text))


def _weigh(word: str, words: _Words) -> float:
    """How much a word says about a paragraph; 0 if it is not there."""
    for place, weight in ((words.heading, _IN_HEADING), (words.text, _IN_TEXT)):
        if word in place:
            return weight
        if any(_is_form(word, other) for other in place):
            return weight * _AS_FORM
    return 0


def _is_form(word: str, other: str) -> bool:
    alike = max(_STEM, min(len(word), len(other)) - 1)
    if min(len(word), len(other)) >= alike and word[:alike] == other[:alike]:
        return True
    return len(word) > _STEM and word in other
