"""Lines that point at what was said before: "which spaces are free there", "what does that cost".

Such a line is never answered by itself. It goes on with the question before, or the program asks
back with what it has understood.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import replace
from enum import Enum

from azul_access.games.asking import FILLER, Vocabulary
from azul_access.games.questions import (
    AboutBag,
    AboutCentre,
    AboutFactories,
    AboutPlace,
    AboutScore,
    Aspect,
)
from azul_access.games.questions_of_talk import AboutTalk, Talk
from azul_access.games.subject_model import Entries
from azul_access.games.system import Ask
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.question_phrases import QuestionPhrases
from azul_access.language.question_words import Item
from azul_access.session.meaning.following.items import has, names_seat
from azul_access.session.meaning.following.pronouns import is_existential, is_pronoun, name_pronouns
from azul_access.session.meaning.following.topic import find_topic
from azul_access.session.meaning.following.varying import vary_asked
from azul_access.session.meaning.questions.asking import ask_freely, is_question
from azul_access.session.meaning.questions.doubting import OF_PAST
from azul_access.session.meaning.questions.subjects import (
    begins_as_question,
    divide,
    is_example,
    is_known_phrase,
)
from azul_access.session.session import Meaning, Memory, Session
from azul_access.session.step.question_words import load_words

# What a later word of the same line can point at, beside places, colours and numbers.
_ANTECEDENTS = frozenset(("marker", "round", "turn", "moves", "this-round", "last-round"))
_CLAUSE_ENDS = re.compile(r"[,;:.!?\u2013\u2014]+(?=\s|$)")
# What a line has that only asks for the reason.
_ONLY_WHY = frozenset(("why", "is", "how", "something", FILLER))
# What a line has that only asks how many those are.
_COUNTING = frozenset(("how-many", "is", FILLER, "tile"))
# What asks how something came about, and what asks how something lies there.
_COURSE = frozenset(("how", "why", "when", "long", "since"))
_OF_STATE = frozenset(("full", "empty", "missing", "needs"))
# What a question about a move asks that can be asked again: "what would that cost".
_OF_MOVE = frozenset(("brings", "costs", "score", "net", "minus"))
# What asks for more than what lies there.
_OF_DEEDS = _OF_MOVE | {"can", "find", "take", "put", "use", "needs"}


def points_back(session: Session, text: str, *, is_clear: bool = True) -> bool:
    """Whether a question has a word for what was said before, which the line itself does not name.

    Words that examples of whole questions have between the same neighbours point at nothing, if a
    line `is_clear` without the one before.
    """
    vocabulary = session.setup.system.asking
    if vocabulary is None or not (is_question(session, text) or begins_as_question(session, text)):
        return False
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    phrases, whole = words.phrases, divide(session, text)
    named = [at for at, (item, _) in enumerate(whole) if has(item, vocabulary.places)]
    if named and not any(has(item, ("thereof",)) for item, _ in whole):
        return all(_is_that_place(vocabulary, phrases, whole, at) for at in named)
    # What a later clause points at is most often in the first one.
    clause = next(filter(None, map(str.strip, _CLAUSE_ENDS.split(text))), "")
    entries = divide(session, clause)
    names_colour = any(has(item, vocabulary.colours) for item, _ in whole)
    for at, (item, key) in enumerate(entries):
        if any(_is_antecedent(item) for item, _ in entries[:at]):
            return False
        if key in phrases.there:
            points = not is_existential(entries, at)
        elif has(item, ("thereof",)):
            points = True
        elif key in phrases.thereby:
            points = not names_colour
        else:
            points = key in phrases.that and not names_colour and is_pronoun(entries, at)
        is_last = at + 1 == len(entries) and len(entries) == len(whole)
        if points and (is_last or not (is_clear and is_known_phrase(session, clause, key))):
            return True
    return False


def _is_that_place(
    vocabulary: Vocabulary, phrases: QuestionPhrases, entries: Entries, at: int
) -> bool:
    """Whether a place is named as one that was named before: "is that row full"."""
    kinds = [kind for name, kind in vocabulary.places.items() if has(entries[at][0], (name,))]
    after = entries[at + 1][0] if at + 1 < len(entries) else None
    has_number = after is not None and any(type(symbol) is int for symbol in after.symbols)
    is_one = all(kind.numbered and not kind.plural for kind in kinds) and not has_number
    return is_one and at > 0 and entries[at - 1][1] in phrases.those


def _is_antecedent(item: Item | None) -> bool:
    """Whether a later word of the line can point at an item: a number, a round, the marker."""
    if item is None:
        return False
    is_number = any(type(symbol) is int for symbol in item.symbols)
    return not _ANTECEDENTS.isdisjoint(item.symbols) or (is_number and FILLER not in item.symbols)


def needs_question_before(session: Session, text: str, *, is_clear: bool = True) -> bool:
    """Whether a line points back, and there is a question that it can go on with."""
    memory = session.memory
    if session.walk is not None or session.setup.system.asking is None:
        return False
    is_asked = bool(memory.questions) or memory.asked is not None
    can_point = is_asked or _points_surely(session, text)
    return can_point and points_back(session, text, is_clear=is_clear)


def _points_surely(session: Session, text: str) -> bool:
    """Whether a line that points back needs no question before: after a move, or "of those"."""
    entries = divide(session, text)
    if any(has(item, ("thereof",)) for item, _ in entries):
        return True
    is_moved = session.memory.moved is not None
    if not is_moved or any(item and names_seat(item) for item, _ in entries):
        return False
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    asks = any(item and item.asks and "show" not in item.symbols for item, _ in entries)
    is_last = asks and entries[-1][1] in words.phrases.that
    return is_last or any(has(item, _OF_STATE) for item, _ in entries)


class Talks(Enum):
    """Whether a line that points back is about the conversation: if it has no other meaning?"""

    ALWAYS = "always"
    ELSE = "else"
    NEVER = "never"


def find_talk(session: Session, text: str, meanings: Sequence[Meaning]) -> Talks:
    """Whether a line is about the conversation itself, whose words point back by right."""
    for meaning in meanings:
        match meaning:
            case Ask(AboutTalk(Talk.THAT | Talk.NET)):
                return Talks.ELSE
            case Ask(AboutTalk(Talk.WHERE | Talk.WHO)) if not is_example(session, text):
                return Talks.NEVER
            case Ask(AboutTalk()):
                return Talks.ALWAYS
            case _:
                continue
    return Talks.NEVER


def asks_reason(session: Session, text: str) -> bool:
    """Whether a line has only "why" and what points back: "why that one?"."""
    entries = divide(session, text)
    return any(has(item, ("why",)) for item, _ in entries) and all(
        has(item, _ONLY_WHY) for item, _ in entries
    )


def go_on_with_fragment(session: Session, text: str) -> Ask | None:
    """The question of a line that only names something beside what points back: "red there?"."""
    varied = vary_asked(session, text)
    return None if varied is None else Ask(varied)


def tells_points(session: Session, text: str, meanings: Sequence[Meaning]) -> bool:
    """Whether a line asks for points by an article that may be a pronoun: "wie ist der Stand"."""
    entries = divide(session, text)
    is_last = not entries or entries[-1][0] is None or "score" in entries[-1][0].symbols
    asked = [meaning.question for meaning in meanings if isinstance(meaning, Ask)]
    return is_last and any(isinstance(each, AboutScore) for each in asked)


def go_on_with_question(session: Session, text: str) -> Ask | None:
    """The question of a line that points back: that of the line with the names of what it means."""
    again = _ask_move_again(session, text)
    if again is not None:
        return again
    meanings = _list_meanings(session, text)
    if "" in meanings:  # what an unknown word says would be left out
        return None
    before = session.memory.asked
    counts = "how-many" in meanings and meanings <= _COUNTING
    if counts and isinstance(before, AboutPlace) and before.aspect is Aspect.MISSING:
        return Ask(replace(before, aspect=Aspect.COUNT_MISSING))
    alone = replace(session, memory=Memory(named=session.memory.named))
    for line in name_pronouns(session, text, find_topic(session)):
        asked = ask_freely(alone, line, is_marked=True)
        if isinstance(asked, Ask) and _tells(asked.question, meanings):
            return asked
    return None


def _tells(question: object, meanings: Collection[Symbol]) -> bool:
    """Whether a question asks for the course of the game or for points, as a line does."""
    asks_course = not _COURSE.isdisjoint(meanings) and _OF_STATE.isdisjoint(meanings)
    if isinstance(question, AboutTalk) or (asks_course and not isinstance(question, OF_PAST)):
        return False
    is_content = isinstance(question, AboutFactories | AboutCentre | AboutBag) or (
        isinstance(question, AboutPlace) and question.aspect in (Aspect.CONTENT, Aspect.COUNT)
    )
    return not is_content or _OF_DEEDS.isdisjoint(meanings)


def _list_meanings(session: Session, text: str) -> set[Symbol]:
    """Everything that the words of a line can mean; an unknown word is an empty text."""
    entries = divide(session, text)
    return {symbol for item, _ in entries for symbol in (("",) if item is None else item.symbols)}


def _ask_move_again(session: Session, text: str) -> Ask | None:
    """The question what a move would bring, for a line that goes on with it: "what's that cost".

    What another player would get of it, or what it would bring otherwise, is another question.
    """
    meanings, asked = _list_meanings(session, text), session.memory.asked
    is_other = any(isinstance(symbol, Seat) for symbol in meanings) or "if" in meanings
    if is_other or meanings.isdisjoint(_OF_MOVE):
        return None
    return Ask(asked) if asked is not None and hasattr(asked, "command") else None
