"""Moves and draws in free words: the readings of a line that the rules of the game allow.

`games.saying_moves` and `games.saying_draws` find the readings. What a reading leaves open is
found on the table. Where several readings are possible, the players are asked.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple, TypeVar, cast

from azul_access.games import SYSTEMS, sayings
from azul_access.games.asking import FILLER
from azul_access.games.saying_draws import DrawReading, list_draws
from azul_access.games.saying_moves import MoveReading, list_moves
from azul_access.games.saying_placings import PlacingReading, list_placings
from azul_access.games.sayings import SOURCES, Symbols
from azul_access.games.system import Ask, Commands, Expects
from azul_access.language.grammar import Lattice, Reading, Rule, match_rules
from azul_access.language.passed_words import PassedWords
from azul_access.language.question_words import Item
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.meaning.sayings.saying_words import load_saying_words, load_words
from azul_access.session.session import Meaning, Session
from azul_access.session.step.execution import execute

_PAUSE = re.compile(r"[,;:](?=\s)")
_WHAT_IF, _NEED, _CAN = "what-if", "needs", "can"
# The numbers of factories that are tried where a line names none; the rules refuse the others.
_MOST_FACTORIES = 9
# More sources than these are not offered: players are asked for the source.
_MOST_OFFERED = 2
# Small words that say what a number is, or that something is not so.
_SMALL = (
    *(sayings.FROM, sayings.TO, sayings.ON, sayings.NOT, sayings.NONE, sayings.EXCEPT),
    *(sayings.INSTEAD, sayings.ALL, sayings.REST),
)
# How much less likely than the likeliest reading a draw may be.
_MARGIN = 1.0
ReadingT = TypeVar("ReadingT", MoveReading, DrawReading, PlacingReading)


class FoundMoves(NamedTuple):
    """The commands that a line may make. `lacks_source` is whether several sources fit.

    `is_bare` is whether only a number says that it is a move: it may be a statement as well.
    """

    meanings: tuple[Meaning, ...] = ()
    lacks_source: bool = False
    is_bare: bool = False


def find_moves(session: Session, text: str) -> FoundMoves:
    """The commands of the likeliest readings that are possible; else the likeliest command."""
    system = session.setup.system
    if system.asking is None or session.walk is not None:
        return FoundMoves()
    items = load_words(session).divide_sentence(text)
    if session.expected.kind is Expects.FILL:
        draws = only_passed(session, items, list_draws(items, system.asking))
        return FoundMoves(_find_draws(session, draws))
    if session.expected.kind is not Expects.TURN:
        return FoundMoves()
    if _asks_leave(session, text):
        return FoundMoves()  # "may I take the reds and drop them all"
    takes = only_passed(session, items, list_moves(items, system.asking, find_wild(session)))
    if not any(reading.source for reading in takes) and _says_need(session, text):
        return FoundMoves()  # "I need two more red to finish row five"
    taken = _find_takes(session, takes)
    if any(_is_possible(session, meaning) for meaning in taken.meanings):
        return taken
    placed = _find_placings(session, text)
    can_place = any(_is_possible(session, meaning) for meaning in placed)
    return taken._replace(meanings=placed) if can_place or not taken.meanings else taken


def _asks_leave(session: Session, text: str) -> bool:
    """Whether a line says what may be done: "may I take the reds", "I could take", "need I".

    "Could you take" is only a polite word for an order.
    """
    items = [item for item, _ in divide(session, _PAUSE.split(text)[0]) if item is not None]
    said = [item.symbols for item in items if FILLER not in item.symbols]
    asks_need = len(said) > 1 and _NEED in said[0] and "me" in said[1]
    return asks_need or any(_CAN in symbols and "show" not in symbols for symbols in said)


def _says_need(session: Session, text: str) -> bool:
    return any(item is not None and _NEED in item.symbols for item, _ in divide(session, text))


def find_placing(session: Session, text: str) -> Meaning | None:
    """A possible command that puts tiles onto a space; None for another line."""
    if session.walk is not None or session.expected.kind is not Expects.TURN:
        return None
    found = _find_placings(session, text)
    return found[0] if found and _is_possible(session, found[0]) else None


def _find_placings(session: Session, text: str) -> tuple[Meaning, ...]:
    """The command that puts tiles onto a space of a place, in a game that has such spaces."""
    found = [
        meaning
        for symbols in list_placing_symbols(session, text)
        for meaning in _match(session, symbols)[:1]
    ]
    possible = [each for each in found if _is_possible(session, each)]
    return tuple((possible or found)[:1])


def list_placing_symbols(session: Session, text: str) -> Iterator[Symbols]:
    vocabulary = session.setup.system.asking
    if vocabulary is None or not vocabulary.moves.placed_on:
        return
    items = load_words(session).divide_sentence(text)
    readings = list_placings(items, vocabulary, find_wild(session))
    for reading in only_passed(session, items, list(readings)):
        yield reading.symbols


def find_wild(session: Session) -> str | None:
    """The concept of the colour that can stand for any other one now."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # else nothing is read
    wild = vocabulary.moves.find_wild(session.ledger.state)
    named = (concept for concept, colour in vocabulary.colours.items() if colour == wild)
    return next(named, None)


def _find_draws(session: Session, readings: Sequence[DrawReading]) -> tuple[Meaning, ...]:
    refused: tuple[Meaning, ...] = ()
    for cost, group in groupby(readings, lambda reading: reading.cost):
        if cost > readings[0].cost + _MARGIN:
            break
        found = [meaning for reading in group for meaning in _match(session, reading.symbols)[:1]]
        possible = [meaning for meaning in found if _is_possible(session, meaning)]
        if possible:
            return tuple(dict.fromkeys(possible))
        refused = refused or tuple(found[:1])
    # A word that was not understood may have been the tile that is missing.
    return () if readings and readings[0].unknown else refused


def _find_takes(session: Session, readings: Sequence[MoveReading]) -> FoundMoves:
    likely = [reading for reading in readings if reading.source or reading.is_meant]
    best = [reading for reading in likely if reading.cost == likely[0].cost]
    whole = [reading for reading in best if reading.source]
    left = [reading for reading in best if not reading.unknown]
    found = [meaning for reading in whole or left for meaning in _complete(session, reading)]
    possible = dict.fromkeys(meaning for meaning in found if _is_possible(session, meaning))
    if whole:
        return FoundMoves(tuple(possible) or tuple(found[:1]))
    is_bare = any(reading.is_bare for reading in best)
    offered = tuple(possible) if len(possible) <= _MOST_OFFERED else ()
    return FoundMoves(offered, lacks_source=bool(left), is_bare=is_bare)


def _complete(session: Session, reading: MoveReading) -> Iterator[Meaning]:
    """The commands of a reading, with every source and row that it leaves open."""
    for symbols in list_orders(session, reading):
        yield from _match(session, symbols)[:1]


def list_orders(session: Session, reading: MoveReading) -> Iterator[Symbols]:
    """The concepts of a reading, with every source and row that it leaves open."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # else nothing is read
    targets: list[Symbols] = [reading.target]
    if reading.names_row:
        colour = vocabulary.colours[reading.colour]
        rows = vocabulary.moves.list_rows(session.ledger.state, colour)
        targets = [(vocabulary.moves.target, number) for number in rows]
    factory, centre = SOURCES[1], SOURCES[0]
    sources: Iterable[Symbols] = [reading.source]
    if not reading.source:
        sources = [(centre,), *((factory, number) for number in range(1, _MOST_FACTORIES + 1))]
    for source in sources:
        for target in targets:
            yield reading.symbols(source, target)


def find_what_if(session: Session, text: str) -> Ask | None:
    """What a move in free words would bring; None if the text is no move."""
    system = session.setup.system
    if system.asking is None or session.expected.kind is Expects.FILL:
        return None
    items = load_words(session).divide_sentence(text)
    readings = only_passed(session, items, list_moves(items, system.asking, find_wild(session)))
    whole = [reading for reading in readings if reading.source and not reading.names_row]
    # A number that counts tiles is no row: the program asks for the row that a line leaves out.
    whole = [reading for reading in whole if reading.cost <= whole[0].cost + _MARGIN]
    orders = [
        (reading.cost < 1, reading.symbols(reading.source, reading.target))
        for reading in whole
        if not reading.unknown
    ]
    likely = [reading for reading in readings if reading.source or reading.is_meant]
    if likely and not likely[0].source:
        # A number before tiles counts them: "the three reds" are not those of factory 3.
        counted = [] if likely[0].unknown else list(list_orders(session, likely[0]))
        found = [symbols for symbols in counted if _makes_possible(session, symbols)]
        orders = [(False, symbols) for symbols in found if len(found) == 1]
    orders += [(True, symbols) for symbols in list_placing_symbols(session, text)]
    rules, refused = system.grammar.typed_rules(session.ledger.state), None
    for is_likely, symbols in orders:
        asked = match_rules(rules, lattice((_WHAT_IF, *symbols)))
        possible = _makes_possible(session, symbols)
        for meaning in asked:
            if isinstance(meaning, Ask) and possible:
                return meaning
            if isinstance(meaning, Ask) and is_likely:
                refused = refused or meaning
    return refused


def is_move_of_now(session: Session, what_if: Ask) -> bool:
    """Whether the move that a what-if names could be made now; a comparison of moves counts so."""
    command = getattr(what_if.question, "command", None)
    return command is None or _is_possible(session, Commands((command,)))


def _makes_possible(session: Session, symbols: Symbols) -> bool:
    return any(_is_possible(session, each) for each in _match(session, symbols))


def _is_possible(session: Session, meaning: Meaning) -> bool:
    return execute(session, meaning, "").understood


def _match(session: Session, symbols: Symbols) -> list[Meaning]:
    rules = session.setup.system.grammar.typed_rules(session.ledger.state)
    return match_commands(rules, symbols)


def match_commands(rules: Sequence[Rule], symbols: Symbols) -> list[Meaning]:
    """The commands that concepts in the order of the grammar make."""
    meanings = cast("list[Meaning]", match_rules(rules, lattice(symbols)))
    return [meaning for meaning in meanings if isinstance(meaning, Commands)]


def lattice(symbols: Symbols) -> Lattice:
    """Concepts as the only reading of a line."""
    return [*([Reading(symbol, end)] for end, symbol in enumerate(symbols, 1)), []]


def only_passed(
    session: Session, items: Sequence[Item], readings: Sequence[ReadingT]
) -> list[ReadingT]:
    """The readings whose unknown words can all be passed over."""
    setup = session.setup
    passed = load_passed(session.settings.language, setup.system.name, setup.names)
    first = items[0].text if items else ""
    return [
        reading
        for reading in readings
        if all(passed.can_pass(word, is_first=word == first) for word in reading.unknown)
    ]


@lru_cache(maxsize=8)
def load_passed(language: str, game: str, names: tuple[str, ...]) -> PassedWords:
    vocabulary = SYSTEMS[game].asking
    assert vocabulary is not None  # only games with questions come here
    words = load_saying_words(language, game, names)
    return PassedWords(language, game, names, words.list_named(), words.list_words(_SMALL))
