"""Lines that nothing else has understood, answered by the rule book where one paragraph is likely.

If two are, the program asks which one is meant; what is asked about the table is never answered so.
"""

from collections.abc import Sequence

from azul_access.games.asking import FILLER
from azul_access.games.rule_book import RuleParagraph
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.control.controls import TellRule
from azul_access.session.meaning.asking import is_question
from azul_access.session.meaning.subjects import begins_as_question, divide
from azul_access.session.meaning.suggestions import ask_meant
from azul_access.session.session import Session, Step, Suggestion
from azul_access.session.step.rule_search import rank_paragraphs
from azul_access.session.step.rules import list_chapters, tell_rule
from azul_access.values import frozen

# What says for a paragraph that is told, and how far it is ahead of the next one.
_LIKE, _AHEAD = 1.0, 0.25
# What says for one that is asked about, and how many are.
_ASKED, _MOST_ASKED = 0.55, 2
# How much of a line the rule book knows of which all or most words are known.
ALL_KNOWN, MOST_KNOWN = 1.0, 0.6
# How much more is needed where the words of a line do not ask, or name nothing of the game.
_UNASKED, _UNNAMED = 0.6, 0.15
# Fewer words are no question.
_FEWEST_WORDS = 3


@frozen
class _Reading:
    """The paragraphs that a line may be about, the likeliest first, and what says for each.

    `known` is how much of the line the rule book knows, `more` what such a line needs beyond the
    usual.
    """

    ranked: Sequence[tuple[float, RuleParagraph]]
    known: float
    more: float

    @property
    def is_clear(self) -> bool:
        (best, _), (second, _), *_ = self.ranked
        return best >= _LIKE + self.more and best - second >= _AHEAD

    @property
    def is_likely(self) -> bool:
        return self.ranked[0][0] >= _ASKED + self.more


def tell_likely_rule(session: Session, text: str) -> Step | None:
    """Tell the paragraph that a line without unknown words is clearly about; None for another."""
    reading = _read(session, text)
    if reading is None or not (reading.is_clear and reading.known == ALL_KNOWN):
        return None
    return tell_rule(session, _topic(text))


def ask_which_rule(session: Session, text: str, least_known: float) -> Step | None:
    """Ask which of the likeliest paragraphs a line means, or tell a clear one; None for another.

    Of the words of the line, at least a part of `least_known` is in the rule book.
    """
    reading = _read(session, text)
    if reading is None or reading.known < least_known or not reading.is_likely:
        return None
    if reading.is_clear:
        return tell_rule(session, _topic(text))
    likely = [each for _, each in reading.ranked[:_MOST_ASKED]]
    return ask_meant(session, [_suggest(session, each) for each in likely])


def _read(session: Session, text: str) -> _Reading | None:
    """What the rule book says about a line; None for one that cannot be about it."""
    system = session.setup.system
    if system.load_rule_book is None or session.pending or session.walk is not None:
        return None
    if len(text.split()) < _FEWEST_WORDS or _is_particular(session, text):
        return None
    asks = is_question(session, text) or begins_as_question(session, text)
    more = (0.0 if asks else _UNASKED) + (0.0 if _names_thing(session, text) else _UNNAMED)
    phrases, chapters = session.settings.phrases, list_chapters(session)
    known, ranked = rank_paragraphs(chapters, phrases, _topic(text), system.name)
    return _Reading(ranked, known, more)


def _topic(text: str) -> str:
    return text.rstrip(" ?.!")


def _divide(session: Session, text: str) -> list[Sequence[Symbol]]:
    return [() if item is None else item.symbols for item, _ in divide(session, text)]


def _is_particular(session: Session, text: str) -> bool:
    """Whether a line names a player, or a place by its number: it is about this table."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # a game with a rule book has questions in free words
    before: Sequence[Symbol] = ()
    for symbols in _divide(session, text):
        if any(isinstance(symbol, Seat) for symbol in symbols):
            return True
        is_number = any(type(symbol) is int for symbol in symbols)
        if is_number and any(symbol in vocabulary.places for symbol in before):
            return True
        before = symbols
    return False


def _names_thing(session: Session, text: str) -> bool:
    """Whether a line names a place, a colour or tiles."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # a game with a rule book has questions in free words
    things = {"tile", *vocabulary.places, *vocabulary.colours}
    return any(
        not things.isdisjoint(symbols)
        for symbols in _divide(session, text)
        if FILLER not in symbols
    )


def _suggest(session: Session, paragraph: RuleParagraph) -> Suggestion:
    chapter, position = paragraph.number
    heading = session.settings.phrases.render(paragraph.heading, Verbosity.NORMAL, Form.SHOW)
    return Suggestion(TellRule(f"{chapter}.{position}"), heading)
