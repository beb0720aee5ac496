"""How likely a line is about the rules: about which paragraph, and how much more than the table."""

import re
from collections.abc import Sequence

from azul_access.games.asking import FILLER
from azul_access.games.rule_book import RuleParagraph
from azul_access.games.subject_model import RULE
from azul_access.language.grammar import Seat, Symbol
from azul_access.session.meaning.questions.asking import is_question
from azul_access.session.meaning.questions.subject_models import load_model
from azul_access.session.meaning.questions.subjects import begins_as_question, divide
from azul_access.session.session import Session
from azul_access.session.step.rule_search import rank_paragraphs
from azul_access.session.step.rules import list_chapters
from azul_access.values import frozen

# What says for a paragraph that is told, and how far it is ahead of the next one.
_LIKE, _AHEAD = 1.0, 0.25
# What says for one of a line that is much likelier about the rules than about the table, and how
# much likelier that is.
_LIKE_OF_RULE, _GENERAL, _GENERAL_UNASKED = 0.7, 0.66, 0.87
# What says for a paragraph that is asked about, how far one is ahead that is told instead, and one
# that is told though a word is unknown.
_ASKED, _FIRST, _FAR_FIRST = 0.35, 0.15, 0.4
# How much likelier the table may be where one is told, and where two are asked about.
_NOT_BEHIND, _FAR_BEHIND = -0.4, -0.8
# How much more is needed where the words of a line do not ask, or name nothing of the game.
_UNASKED, _UNNAMED = 0.6, 0.1
# How far a paragraph is ahead of the next one that needs no more.
_ALONE = 0.8
# Fewer words are no question.
_FEWEST_WORDS = 3
_ALL_KNOWN = 1.0
_CONDITION = "if"
# How much likelier the table is where a line begins with "where" or "who", or names a colour.
_OF_TABLE, _OF_PLACE, _OF_COLOUR = frozenset(("where", "who", "whose")), 0.35, 0.3
# Who begins a statement: "I have to leave".
_PERSONS = frozenset(("me", "other", "everybody"))
_PAUSE = re.compile(r"[,;:.!]\s")


@frozen
class RuleLikeness:
    """The paragraphs that a line may be about, the likeliest first, and what says for each.

    `known` is how much of the line the rule book knows, `more` what such a line needs beyond the
    usual, `ahead` how much likelier it is about a rule than about the table, `asks` whether it is
    a question by its form.
    """

    ranked: Sequence[tuple[float, RuleParagraph]]
    known: float
    more: float
    ahead: float
    asks: bool

    @property
    def is_clear(self) -> bool:
        """Whether the line is clearly about the likeliest paragraph."""
        (best, _), (second, _), *_ = self.ranked
        more = 0.0 if best - second >= _ALONE else self.more
        if self.is_general and best - second >= _FIRST and best >= _LIKE_OF_RULE + more:
            return True
        is_ahead = best - second >= _AHEAD and self.ahead >= _NOT_BEHIND
        return best >= _LIKE + self.more and is_ahead

    @property
    def is_likely(self) -> bool:
        """Whether it may be about a paragraph."""
        return self.is_clear or self.ranked[0][0] >= _ASKED + self.more

    @property
    def is_rather_rule(self) -> bool:
        """Whether a paragraph is likely, and the table not likelier than it is."""
        least = _NOT_BEHIND if self.ranked[0][0] >= _LIKE_OF_RULE + self.more else 0
        return self.is_likely and self.ahead >= least

    @property
    def is_first(self) -> bool:
        """Whether a likely paragraph is ahead of the next one, and not behind the table."""
        (best, _), (second, _), *_ = self.ranked
        return self.is_rather_rule and self.asks and best - second >= _FIRST

    @property
    def is_strong(self) -> bool:
        """Whether so much says for the first paragraph that a word may be unknown."""
        (best, _), (second, _), *_ = self.ranked
        return self.is_first and best >= _LIKE_OF_RULE and best - second >= _FAR_FIRST

    @property
    def is_general(self) -> bool:
        """Whether the line is about the rules rather than the table, as far as its words show."""
        return self.ahead >= (_GENERAL if self.asks else _GENERAL_UNASKED)

    @property
    def is_all_known(self) -> bool:
        return self.known == _ALL_KNOWN


def find_rule_likeness(session: Session, text: str) -> RuleLikeness | None:
    """What the rule book says about a line; None for one that cannot be about it."""
    system = session.setup.system
    if system.load_rule_book is None or session.pending or session.walk is not None:
        return None
    if len(text.split()) < _FEWEST_WORDS or _is_particular(session, text):
        return None
    ahead = _measure_ahead(session, text)
    if ahead < _FAR_BEHIND:
        return None  # no paragraph is told or asked about, however likely it is
    is_statement = text.rstrip().endswith((".", "!"))
    asks = _has_condition(session, text) or (not is_statement and _has_question(session, text))
    more = (0.0 if asks else _UNASKED) + (0.0 if _names_thing(session, text) else _UNNAMED)
    phrases, chapters = session.settings.phrases, list_chapters(session)
    known, ranked = rank_paragraphs(chapters, phrases, topic_of(text), system.name)
    return RuleLikeness(ranked, known, more, ahead, asks)


def _measure_ahead(session: Session, text: str) -> float:
    """How much likelier a line is about a rule than about the table."""
    system, divided = session.setup.system, divide(session, text)
    subjects = load_model(session.settings.language, system.name).rank(divided)
    rules = sum(each.score for each in subjects if each.subject.startswith(RULE))
    table = next(each.score for each in subjects if not each.subject.startswith(RULE))
    first, *rest = _divide(session, text)
    of_place = 0.0 if _OF_TABLE.isdisjoint(first) else _OF_PLACE
    colours = system.asking.colours if system.asking is not None else ()
    if any(symbol in colours for symbols in (first, *rest) for symbol in symbols):
        of_place += _OF_COLOUR
    return rules - table - of_place


def topic_of(text: str) -> str:
    """What a line asks the rule book for."""
    return text.rstrip(" ?.!")


def _has_condition(session: Session, text: str) -> bool:
    """Whether one of the words of a line is "if"."""
    return any(_CONDITION in symbols for symbols in _divide(session, text))


def _has_question(session: Session, text: str) -> bool:
    """Whether a line is a question as a whole, or one of its clauses begins as one."""
    if is_question(session, text):
        return True
    for clause in _PAUSE.split(text):
        first, *_ = _divide(session, clause) or ((),)
        if _PERSONS.isdisjoint(first) and begins_as_question(session, clause):
            return True
    return False


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
