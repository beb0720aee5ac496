"""Questions of a table that is only supposed: "if I take the reds, can Ben still fill row 3?".

A line of such a kind has a clause that supposes something, and a question, in any order; a line
that goes on with it has the question alone: "and then?", "and what is left there then?".
"""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from azul_access.games.asking import LIGHT
from azul_access.games.questions import AboutRule, MoveQuestion
from azul_access.games.supposing import AboutSupposed, SupposedStep, Supposition
from azul_access.games.system import Ask
from azul_access.language.grammar import Seat
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import QuestionWords
from azul_access.language.stripping import drop_phrases, strip_phrases
from azul_access.session.meaning.asking import continues
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.doubting import OF_PAST
from azul_access.session.meaning.pronouns import name_pronouns
from azul_access.session.meaning.question_lines import find_asker, find_named
from azul_access.session.meaning.subjects import divide
from azul_access.session.meaning.supposed_moves import list_ways
from azul_access.session.session import Memory, Session, Supposed
from azul_access.session.step.question_words import load_words
from azul_access.session.step.supposing import follow, is_legal, suppose_state

Interpret = Callable[[Session, str], Interpretation]
# What no table tells that is only supposed.
_NOT_OF_TABLE = (*OF_PAST, AboutRule, AboutSupposed)
# The words of a question for what a move would bring.
_BRINGS = frozenset(("brings", "costs", "net", "happen"))
_OF_RESULT = LIGHT | {
    *(
        "brings",
        "costs",
        "score",
        "how-many",
        "net",
        "minus",
        "happen",
        "me",
        "other",
        "find",
        "do",
    ),
    *("can", "take", "taken", "used", "use", "something"),
}
_SIGNS = re.compile(r"[,;:.!?\u2013\u2014]+(?=\s|$)|\s-+\s")


class _Division(NamedTuple):
    """A line as what it supposes, with the word before that, and what it asks."""

    word: str
    clause: Sequence[str]
    question: Sequence[str]


def suppose(session: Session, text: str, interpret: Interpret) -> Ask | None:
    """The question of a line about a table that is only supposed; None for another line.

    `interpret` reads the question alone, as it would be asked of that table.
    """
    system, asker = session.setup.system, find_asker(session, None).seat
    if system.supposing is None or system.asking is None or asker is None:
        return None
    if session.walk is not None or session.queued_announcements:
        return None
    words = load_words(session.settings.language, system.name, session.setup.names)
    supposed = session.memory.supposed
    begun = supposed.ways if supposed is not None and _says_then(words, tokenize(text)) else ()
    for word, clause, question in _divide(words, text):
        ways = _list_ways(session, word, clause, question, asker, begun)
        if not ways:
            continue
        asks_result = _asks_result(session, question)
        if asks_result and not _is_of_other(ways, asker):
            continue  # what the move would bring
        before = (f"{' '.join(clause)}?",)
        asked = _ask_result(session, ways, asker) if asks_result else None
        asked = asked or _ask(session, ways, asker, question, before, interpret)
        if asked is not None:
            return Ask(asked)
    return _go_on(session, words, text, asker, interpret)


def _list_ways(
    session: Session,
    word: str,
    clause: Sequence[str],
    question: Sequence[str],
    asker: int,
    begun: Sequence[Supposition],
) -> list[Supposition]:
    """The ways to understand a clause; what its pronouns mean stands in the question."""
    named = name_pronouns(session, " ".join(clause), " ".join(question))
    for tokens in (*(tokenize(line) for line in named), clause):
        ways = [
            way
            for start in begun or ((),)
            for way in list_ways(session, word, tokens, asker, start)
        ]
        if ways:
            return ways
    return []


def _go_on(
    session: Session, words: QuestionWords, text: str, asker: int, interpret: Interpret
) -> Ask | None:
    """The question of a line that goes on with what was supposed: "and what is left then?"."""
    supposed = session.memory.supposed
    if supposed is None:
        return None
    tokens = tokenize(text)
    goes_on = supposed.question and continues(words, text)
    says_then = _says_then(words, tokens)
    is_conditional = len(drop_phrases(tokens, words.phrases.conditional)) < len(tokens)
    if not (says_then or goes_on or is_conditional):
        return None
    before = (supposed.question,) if supposed.question else (supposed.clause,)
    asked = _ask(session, supposed.ways, asker, tokens, before, interpret)
    # "What would the reds bring" is another question.
    is_other = not says_then and asked is not None and isinstance(asked.question, MoveQuestion)
    return None if asked is None or is_other else Ask(asked)


def remember_supposed(session: Session, text: str, question: object) -> Supposed | None:
    """What a question supposes, for lines that go on with it; None for any other question."""
    system = session.setup.system
    words = load_words(session.settings.language, system.name, session.setup.names)
    if isinstance(question, AboutSupposed):
        for _, clause, asked in _divide(words, text):
            return Supposed(question.ways, f"{' '.join(clause)}?", f"{' '.join(asked)}?")
        old = session.memory.supposed
        clause = "" if old is None else old.clause
        return Supposed(question.ways, clause, text)
    supposing, asker = system.supposing, session.expected.player
    if supposing is None or system.load_coach is None or asker is None:
        return None
    command = system.load_coach().command_of(question)
    if command is None:
        return None
    state = session.ledger.state
    ways = tuple(
        (SupposedStep(asker, each),)
        for each in supposing.complete(state, command)
        if is_legal(system, state, each)
    )
    return Supposed(ways, text) if ways else None


def remember_better(
    session: Session, text: str, moves: Sequence[Sequence[object]]
) -> Supposed | None:
    """The better one of two compared moves, or the first one, for lines that go on with it."""
    advice, asker = session.advice, session.expected.player
    if asker is None:
        return None
    is_told = advice is not None and advice.state is session.ledger.state
    better = [advice.command] if advice is not None and is_told else moves[0]
    return Supposed(tuple((SupposedStep(asker, each),) for each in better), text)


def _ask(
    session: Session,
    ways: Sequence[Supposition],
    asker: int,
    question: Sequence[str],
    before: tuple[str, ...],
    interpret: Interpret,
) -> AboutSupposed | None:
    """The question as it is asked of the table after the first way to understand a clause."""
    system = session.setup.system
    phrases = load_words(session.settings.language, system.name, session.setup.names).phrases
    state = follow(system, session.ledger.state, ways[0])
    there = suppose_state(session, state, asker)
    named = find_named(session, before, ())
    memory = Memory(before, named=session.memory.named if named is None else named)
    there = replace(there, memory=memory, pending=())
    shorter = drop_phrases(question, phrases.then | phrases.conditional)
    *_, rest = strip_phrases(shorter, phrases.follow, first=True)
    lines = [" ".join(tokens) for tokens in (rest, shorter, question) if tokens]
    pronouns_named = [each for line in lines[:1] for each in name_pronouns(there, line, before[-1])]
    for line in dict.fromkeys((*pronouns_named, *lines)):
        found = interpret(there, f"{line}?")
        asked = [meaning for meaning in found.meanings if isinstance(meaning, Ask)]
        if not (found.is_possible and len(asked) == 1) or found.is_statement:
            continue
        if not isinstance(asked[0].question, _NOT_OF_TABLE):
            return AboutSupposed(tuple(ways), asked[0].question, asker)
    return None


def _is_of_other(ways: Sequence[Supposition], asker: int) -> bool:
    return any(way and way[-1].seat not in (None, asker) for way in ways)


def _ask_result(session: Session, ways: Sequence[Supposition], asker: int) -> AboutSupposed | None:
    """What the last of the supposed moves would bring."""
    supposing = session.setup.system.supposing
    if supposing is None or len(ways) != 1 or not ways[0]:
        return None
    *before, last = ways[0]
    question = supposing.ask_result(last.command)
    return AboutSupposed(((*before, SupposedStep(last.seat)),), question, asker)


def _asks_result(session: Session, question: Sequence[str]) -> bool:
    """Whether a question asks no more than what a move would bring; also one without a word."""
    items = [item for item, _ in divide(session, " ".join(question)) if item is not None]
    said = {symbol for item in items if "score" not in item.symbols for symbol in item.symbols}
    is_only = all(symbol in _OF_RESULT or isinstance(symbol, Seat) for symbol in said)
    return is_only and (not question or not _BRINGS.isdisjoint(said))


def _says_then(words: QuestionWords, tokens: Sequence[str]) -> bool:
    return len(drop_phrases(tokens, words.phrases.then)) < len(tokens)


def _divide(words: QuestionWords, text: str) -> Iterator[_Division]:
    """Yield the ways to divide a line into a clause that supposes something, and a question."""
    tokens: list[str] = []
    signs: list[int] = []
    for part in _SIGNS.split(text):
        tokens += tokenize(part)
        signs.append(len(tokens))
    signs = [at for at in dict.fromkeys(signs) if 0 < at < len(tokens)]
    phrases = words.phrases
    starts = [at for at, token in enumerate(tokens) if token in phrases.supposing]
    if not starts:
        for at in reversed(signs):
            if _says_then(words, tokens[at:]):
                yield _Division("", tokens[:at], tokens[at:])
        return
    first = starts[0]
    lead = drop_phrases(tokens[:first], phrases.follow | phrases.polite | phrases.what_if)
    for start in starts:
        if lead and start > 0:
            yield _Division(tokens[start], tokens[start + 1 :], tokens[:start])
            continue
        for at in (*reversed(signs), *_list_beginnings(words, tokens), len(tokens)):
            if at > start + 1:
                yield _Division(tokens[start], tokens[start + 1 : at], tokens[at:])


def _list_beginnings(words: QuestionWords, tokens: Sequence[str]) -> Iterator[int]:
    """Yield where a question may begin without a sign before it."""
    for at, token in enumerate(tokens):
        for item in words.divide(token) or ():
            if item.asks or not {"is", "can", "must"}.isdisjoint(item.symbols):
                yield at
