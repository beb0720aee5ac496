"""Moves, draws and statements in free words: what they mean in a session.

`games.sayings` puts their parts into the order of the game's grammar, which makes commands of them.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import cast

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Vocabulary
from azul_access.games.saying_orders import (
    count_drawn,
    list_corrections,
    list_statements,
    list_values,
    mixes_colours,
    names_fallen,
    swaps_moves,
)
from azul_access.games.sayings import TALK, Figure, Saying, Spot, Tiles
from azul_access.games.sources import FACTORY_SPACES
from azul_access.games.system import Commands, CorrectionRequest, Expects
from azul_access.games.table import Content
from azul_access.language.grammar import Rule, Seat, match_rules
from azul_access.language.phrase import phrase
from azul_access.language.question_words import Item
from azul_access.session.change.past import find_mover, is_move, tell_move
from azul_access.session.control.controls import WalkKind, WalkPart, WalkRequest
from azul_access.session.meaning.meanings import get_lexicon
from azul_access.session.meaning.sayings.free_moves import lattice
from azul_access.session.meaning.sayings.saying_words import load_words, read_freely
from azul_access.session.output.announcements import Message, make_message
from azul_access.session.session import Meaning, Session
from azul_access.session.step.question_words import load_words as load_question_words
from azul_access.session.step.walk import value_rules

# What stands between two statements.
_BETWEEN = re.compile(r"[,;:]|\b(?:und|and|en)\b", re.IGNORECASE)
# The parts of the table that can be laid again, by the kind of a place.
_PARTS = {"factory": WalkPart.FACTORIES, "centre": WalkPart.CENTRE, "bag": WalkPart.STOCK}


def counts_tiles(session: Session, text: str) -> bool:
    """Whether a number counts the tiles of a move without a source: "three reds to row 5".

    In short commands a number before a colour is a factory, but not where the number only counts
    ("a", "twice") or the colour is in the plural, and nothing else is said to be the source.
    """
    system = session.setup.system
    is_turn = session.expected.kind is Expects.TURN and session.walk is None
    if system.asking is None or not is_turn:
        return False
    words = load_words(session)
    items = words.divide(text) or ()
    if not any(_is_count(number, tile) for number, tile in pairwise(items)):
        return False
    saying = read_freely(session, text)
    if saying is None:
        return False
    tiles = saying.parts[0]
    if not isinstance(tiles, Tiles) or tiles.way or not tiles.is_said:
        return False
    return len([part for part in saying.parts if isinstance(part, Spot | Figure)]) <= 1


def _is_count(number: Item, tile: Item) -> bool:
    numbers = [symbol for symbol in number.symbols if isinstance(symbol, int)]
    is_article = number.counts or TALK in number.symbols
    is_tile = any(isinstance(symbol, str) for symbol in tile.symbols)
    if number.ordinal or not numbers or not is_tile:
        return False
    return number.counts or (tile.plural and (is_article or max(numbers) > 1))


def refuse_saying(session: Session, saying: Saying) -> Message | None:
    """Why a line that can be read is neither a move nor a statement."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # else nothing is read
    if mixes_colours(saying, vocabulary):
        return make_message("error-row-colours")
    if swaps_moves(saying):
        return _refuse_swap(session)
    drawn = count_drawn(saying)
    if drawn is not None:
        is_draw = session.expected.kind is Expects.FILL
        named = {"count": drawn, "needed": FACTORY_SPACES, "over": drawn - FACTORY_SPACES}
        fits = "error-drawn-enough" if drawn <= FACTORY_SPACES else "error-drawn-too-many"
        return make_message(fits, **named) if is_draw else make_message("error-not-drawing")
    return None


def _refuse_swap(session: Session) -> Message:
    """What to do about moves that are the wrong way round, with the last two of them."""
    moves = [item for item in session.ledger.applied if is_move(session.setup.system, item)][-2:]
    if len(moves) < 2:
        return make_message("nothing-yet")
    mover = session.setup.names[find_mover(session.setup.system, moves[0]) or 0]
    told = [sentence for item in moves for sentence in tell_move(session, item)]
    return Message((*told, phrase("error-swap", player=mover)))


def find_rebuilding(session: Session, saying: Saying) -> list[Meaning]:
    """The request to lay again what has fallen over: a player's board, or a part of the table."""
    vocabulary = session.setup.system.asking
    assert vocabulary is not None  # else nothing is read
    if session.walk is not None or not names_fallen(saying):
        return []
    kinds = [vocabulary.places[spot.concept] for spot in saying.of(Spot)]
    seats = [seat.index for seat in saying.of(Seat)]
    if seats or any(kind.owned for kind in kinds):
        part = WalkPart.BOARD
    else:
        part = _PARTS.get(kinds[0].kind, WalkPart.ALL) if kinds else WalkPart.ALL
    return [WalkRequest(WalkKind.LAY, part, seats[0] if seats else None)]


def find_correction(session: Session, saying: Saying) -> list[Meaning]:
    """The correction of what was drawn, for what a line says about the past."""
    rules = session.setup.system.grammar.typed_rules(session.ledger.state)
    for symbols in list_corrections(saying):
        for meaning in match_rules(rules, lattice(symbols)):
            if isinstance(meaning, CorrectionRequest):
                return [meaning]
    return []


def is_bare_statement(session: Session, text: str) -> bool:
    """Whether a line only says how something is, without a word for setting it."""
    statements = session.setup.system.statements
    if statements is None or session.walk is not None:
        return False
    rules = statements.bare_rules(session.ledger.state)
    return bool(match_rules(rules, get_lexicon(session).build_lattice(text)))


def find_statements(session: Session, text: str, known: Place | None = None) -> Commands | None:
    """The command that sets what a line says, in one clause or several; None for another line.

    `known` is the place that was asked about before: a line without a place is about that one.
    """
    text = _name_speaker(session, text)
    whole = _clauses(session, [text]) or _value(session, text)
    if whole is None and known is not None and known.number is not None:
        whole = _clauses(session, [text], known)
    clauses = _BETWEEN.split(text) if whole is None else []
    return _clauses(session, clauses) if len(clauses) > 1 else whole


def _name_speaker(session: Session, text: str) -> str:
    """The line with the name of the player whose conversation it is, where it begins with "I"."""
    if session.owner is None or session.setup.system.asking is None:
        return text
    setup = session.setup
    words = load_question_words(session.settings.language, setup.system.name, setup.names)
    split = list(words.split(text))
    if not split or split[0][0] is None or "me" not in split[0][0].symbols:
        return text
    # "I have 15 points" is "Anna 15 points": the verb would be another one of her.
    has_verb = len(split) > 1 and split[1][0] is not None and "is" in split[1][0].symbols
    rest = (token for _, key in split[1 + has_verb :] for token in key)
    return " ".join((setup.names[session.owner.seat], *rest))


def _value(session: Session, text: str) -> Commands | None:
    """What a line says about the place of a walk's step."""
    rules = value_rules(session)
    saying = read_freely(session, text) if rules else None
    for symbols in () if saying is None else list_values(saying):
        for meaning in match_rules(rules, lattice(symbols)):
            return cast(Commands, meaning)
    return None


def _clauses(
    session: Session, clauses: Sequence[str], known: Place | None = None
) -> Commands | None:
    statements, vocabulary = session.setup.system.statements, session.setup.system.asking
    if statements is None or vocabulary is None:
        return None
    rules = statements.place_rules(session.ledger.state)
    contents: list[Content] = []
    for clause in clauses:
        saying = read_freely(session, clause)
        if saying is not None and known is not None:
            saying = _add_place(saying, known, vocabulary)
        found = [] if saying is None else _match_statement(rules, saying, vocabulary)
        if not found:
            return None
        contents += statements.set_contents(found[0].commands[0]) or ()
    return Commands((statements.set_command(contents),))


def _add_place(saying: Saying, place: Place, vocabulary: Vocabulary) -> Saying | None:
    """A line about a place that it does not name; None if it names another one."""
    if saying.of(Spot) or saying.of(Seat) or saying.of(Figure):
        return None
    concept = next(
        name
        for name, kind in vocabulary.places.items()
        if kind.kind == place.kind and not kind.plural
    )
    seats = [] if place.seat is None else [Seat(place.seat)]
    parts = [Spot(concept, place.number), *seats, *saying.parts]
    return replace(saying, parts=parts)


def _match_statement(
    rules: Sequence[Rule], saying: Saying, vocabulary: Vocabulary
) -> list[Commands]:
    return [
        cast(Commands, meaning)
        for symbols in list_statements(saying, vocabulary)
        for meaning in match_rules(rules, lattice(symbols))
    ]
