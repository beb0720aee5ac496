"""Answers that cannot be right, by what the words of a question say and its answer leaves out."""

from collections.abc import Collection, Iterator, Sequence

from azul_access.games.asked_parts import Place
from azul_access.games.asking import FILLER
from azul_access.games.question_numbers import list_named
from azul_access.games.questions import (
    AboutBonus,
    AboutGains,
    AboutPlace,
    AboutScore,
    AboutSeveral,
    Aspect,
)
from azul_access.games.questions_of_talk import AboutCourse, AboutDeeds, AboutPast, AboutTalk
from azul_access.games.sayings import SOURCES
from azul_access.games.system import Ask
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.lexicon import tokenize
from azul_access.language.stripping import Key
from azul_access.session.meaning.questions.question_lines import find_asker, needs_name
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.session import Meaning, Session
from azul_access.session.step.question_words import load_words

# Questions whose answers tell what was.
OF_PAST = (AboutPast, AboutCourse, AboutDeeds, AboutTalk)
# What begins a question that yes or no answers, and what asks for something else all the same.
_VERBS = frozenset(("is", "can", "must"))
_ASKING = frozenset(("how-many", "show"))
_BRINGS = frozenset(("brings", "score", "how-many"))


def is_doubtful(session: Session, text: str, meanings: Sequence[Meaning]) -> bool:
    """Whether a question in free words would get an answer that leaves out what the line says."""
    asked = find_asked(session, meanings)
    if asked is None:
        return False
    words = load_words(session.settings.language, session.setup.system.name, session.setup.names)
    questions = list(_list_parts(asked))
    if _has(text, words.phrases.past) and not isinstance(questions[0], OF_PAST):
        return True
    said = list_said(session, text)
    counts = "how-many" in said and _has(text, words.phrases.thereby)
    is_yes_or_no = _asks_whether(session, text) and said.isdisjoint(_ASKING)
    if "who" in said and not _has_person(said) and _is_about_one(asked):
        return True
    names_number = "everybody" in said or any(type(symbol) is int for symbol in said)
    for question in questions:
        match question:
            case AboutScore():
                is_other = counts
            case AboutPlace(Place(kind), Aspect.COUNT_MISSING):
                is_other = kind in SOURCES  # nobody fills them up
            case AboutPlace(aspect=Aspect.COUNT):
                is_other = is_yes_or_no and len(questions) == 1
            case AboutGains(None, place):
                is_other = (names_number or "more" in said) and not _has_moves(session, place)
            case AboutGains(_, Place("centre")):
                is_other = _puts_in(said)
            case AboutBonus(None):
                is_other = is_yes_or_no and _has_person(said) and said.isdisjoint(_BRINGS)
            case _:
                is_other = False
        if is_other:
            return True
    return False


def lacks_player(session: Session, text: str, meanings: Sequence[Meaning]) -> bool:
    """Whether a question is about a player of whom the line says no more than "she" or "his"."""
    asked = find_asked(session, meanings)
    if asked is None or not needs_name(session, text):
        return False
    before = find_asker(session, None).before
    return "other" in list_said(session, text) and ("seat", before) in list_named(asked)


def find_asked(session: Session, meanings: Sequence[Meaning]) -> object | None:
    """The question that is the only meaning of a line, in a game with questions in free words."""
    if session.setup.system.asking is None or len(meanings) != 1:
        return None
    return meanings[0].question if isinstance(meanings[0], Ask) else None


def _list_parts(question: object) -> Iterator[object]:
    if not isinstance(question, AboutSeveral):
        yield question
        return
    for part in question.questions:
        yield from _list_parts(part)


def list_said(session: Session, text: str) -> set[Symbol]:
    """What the words of a line can mean; a word that can be empty talk counts no number."""
    found: set[Symbol] = set()
    for item, _ in divide(session, text):
        if item is not None:
            is_small = FILLER in item.symbols
            found |= {one for one in item.symbols if not (is_small and type(one) is int)}
    return found


def _asks_whether(session: Session, text: str) -> bool:
    """Whether yes or no answers a line, and a number does not: but "have I any reds?" does."""
    items = [item for item, _ in divide(session, text) if item and item.symbols != (FILLER,)]
    if not items or items[0].asks or _VERBS.isdisjoint(items[0].symbols):
        return False
    rest = items[1:]
    names_person = bool(rest) and any(_is_person(symbol) for symbol in rest[0].symbols)
    vocabulary = session.setup.system.asking
    colours = () if vocabulary is None else vocabulary.colours
    asks_for_tiles = names_person and any(
        symbol in colours for item in rest for symbol in item.symbols
    )
    return not asks_for_tiles or any("on" in item.symbols for item in rest)


def _is_about_one(question: object) -> bool:
    """Whether a question is about what lies with one player, and so cannot tell who has it."""
    return isinstance(question, AboutPlace) and question.place.seat is not None


def _has_moves(session: Session, place: Place | None) -> bool:
    """Whether moves can be asked for by a place; else the answer would tell all of them."""
    vocabulary = session.setup.system.asking
    if vocabulary is None or place is None:
        return False
    return place.kind in (*SOURCES, *vocabulary.targets, *vocabulary.moves.in_rows)


def _has_person(said: Collection[Symbol]) -> bool:
    return any(map(_is_person, said))


def _puts_in(said: Collection[Symbol]) -> bool:
    """Whether something is put in a place, and nobody takes it from there."""
    return "put" in said and "in" in said and "take" not in said and not _has_person(said)


def _is_person(symbol: Symbol) -> bool:
    return isinstance(symbol, Seat) or symbol in ("me", "other")


def _has(text: str, keys: Collection[Key]) -> bool:
    """Whether a line has the words of one of the keys beside each other."""
    tokens = tokenize(text)
    starts = range(len(tokens))
    return any(tokens[at : at + len(key)] == key for key in keys for at in starts)
