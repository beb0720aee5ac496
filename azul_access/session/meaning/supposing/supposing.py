"""Questions of a table that is only supposed: "if I take the reds, can Ben still fill row 3?".

A line of such a kind has a clause that supposes something, and a question, in any order; a line
that goes on with it has the question alone: "and then?", "and what is left there then?".
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from azul_access.games.questions import (
    AboutLead,
    AboutNext,
    AboutRule,
    AboutScore,
    AboutTurn,
    MoveQuestion,
)
from azul_access.games.supposing import ROUND_SCORED, AboutSupposed, Supposition
from azul_access.games.system import Ask
from azul_access.language.lexicon import tokenize
from azul_access.language.question_words import QuestionWords
from azul_access.language.stripping import drop_phrases, strip_phrases
from azul_access.session.meaning.choosing import Interpretation
from azul_access.session.meaning.following.pronouns import name_pronouns
from azul_access.session.meaning.following.topic import topic_of_line
from azul_access.session.meaning.questions.asking import continues, goes_on, names_something
from azul_access.session.meaning.questions.doubting import OF_PAST, list_said
from azul_access.session.meaning.questions.question_lines import find_asker, find_named
from azul_access.session.meaning.supposing.clauses import divide_supposed, says_then
from azul_access.session.meaning.supposing.moves import list_ways
from azul_access.session.meaning.supposing.results import (
    ask_result,
    ask_results,
    asks_result,
    is_of_other,
)
from azul_access.session.session import Memory, Session
from azul_access.session.step.question_words import load_words
from azul_access.session.step.supposing import follow, name_target, suppose_state

Interpret = Callable[[Session, str], Interpretation]
# What no table tells that is only supposed.
_NOT_OF_TABLE = (*OF_PAST, AboutRule, AboutSupposed)
# What is no answer to how many tiles there are.
_NO_COUNTS = (AboutScore, AboutLead, AboutTurn, AboutNext)


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
    named = find_named(session, (text,), ())
    if named is not None:  # "she" and "he"
        session = replace(session, memory=replace(session.memory, named=named))
    begun = supposed.ways if supposed is not None and says_then(words, tokenize(text)) else ()
    for word, clause, question in divide_supposed(session, words, text):
        ways = _list_ways(session, word, clause, question, asker, begun)
        if not ways:
            continue
        before = session.memory.asked
        if not question and ways == [(ROUND_SCORED,)] and isinstance(before, AboutLead):
            return Ask(AboutSupposed(tuple(ways), before, asker))  # "and if we tiled now?"
        is_result = asks_result(session, question)
        if is_result and not is_of_other(ways, asker):
            return ask_results(session, ways)
        line = f"{' '.join(clause)}?"
        asked = ask_result(session, ways, asker) if is_result else None
        asked = asked or _ask(session, ways, asker, question, (line, line), interpret)
        if asked is not None:
            return Ask(asked)
        if question:
            break
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
    topic = topic_of_line(session, " ".join(question))
    named = name_pronouns(session, " ".join(clause), topic)
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
    is_more = goes_on(session, text) and not names_something(session, text)
    is_more = supposed.question != "" and (is_more or continues(words, text))
    has_then = says_then(words, tokens)
    is_conditional = len(drop_phrases(tokens, words.phrases.conditional)) < len(tokens)
    if not (has_then or is_more or is_conditional):
        return None
    before = supposed.question or supposed.clause
    asked = _ask(session, supposed.ways, asker, tokens, (supposed.clause, before), interpret)
    # "What would the reds bring" is another question.
    is_other = not has_then and asked is not None and isinstance(asked.question, MoveQuestion)
    return None if asked is None or is_other else Ask(asked)


def _ask(
    session: Session,
    ways: Sequence[Supposition],
    asker: int,
    question: Sequence[str],
    before: tuple[str, str],
    interpret: Interpret,
) -> AboutSupposed | None:
    """The question as it is asked of the table after the first way to understand a clause.

    `before` is the clause, and the line that the question may go on with.
    """
    system = session.setup.system
    phrases = load_words(session.settings.language, system.name, session.setup.names).phrases
    state = follow(system, session.ledger.state, ways[0])
    there = suppose_state(session, state, asker)
    named = find_named(session, before, ())
    memory = Memory(before[1:], named=session.memory.named if named is None else named)
    there = replace(there, memory=memory, pending=())
    shorter = drop_phrases(question, phrases.then | phrases.conditional)
    *_, rest = strip_phrases(shorter, phrases.follow, first=True)
    lines = [" ".join(tokens) for tokens in (rest, shorter, question) if tokens]
    target = name_target(there, ways)
    pronouns_named = [
        each
        for line in lines[:1]
        for each in name_pronouns(there, line, topic_of_line(there, before[0], target))
    ]
    for line in dict.fromkeys((*pronouns_named, *lines)):
        found = interpret(there, f"{line}?")
        asked = [meaning for meaning in found.meanings if isinstance(meaning, Ask)]
        if not (found.is_possible and len(asked) == 1) or found.is_statement:
            continue
        said = list_said(there, line)
        counts_tiles = "how-many" in said and "score" not in said
        if counts_tiles and isinstance(asked[0].question, _NO_COUNTS):
            continue  # "how many are left for Tom"
        if not isinstance(asked[0].question, _NOT_OF_TABLE):
            return AboutSupposed(tuple(ways), asked[0].question, asker)
    return None
