"""What a clause supposes: moves in free words, with all that they leave open; see `supposing`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from azul_access.games.asking import FILLER
from azul_access.games.saying_moves import list_moves
from azul_access.games.supposing import ROUND_SCORED, SupposedStep, Supposition
from azul_access.games.system import Ask, Commands
from azul_access.language.grammar import Seat, Symbol
from azul_access.language.stripping import strip_phrases
from azul_access.session.meaning.questions.asking import ask_freely
from azul_access.session.meaning.questions.question_lines import find_asker
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.meaning.sayings.free_moves import (
    find_wild,
    list_orders,
    list_placing_symbols,
    match_commands,
    only_passed,
)
from azul_access.session.meaning.sayings.saying_words import load_words as load_move_words
from azul_access.session.session import Memory, Session
from azul_access.session.step.question_words import load_words
from azul_access.session.step.supposing import follow, is_legal, suppose_state

# More ways to understand what is supposed are not looked at.
_MOST_WAYS = 40
_MOST_MOVES = 3
_TWO_PLAYERS = 2


def list_ways(
    session: Session, word: str, tokens: Sequence[str], seat: int, begun: Supposition = ()
) -> list[Supposition]:
    """Every way to understand what a clause supposes, after what was supposed before.

    `word` stands before the clause: "if". `seat` is that of the player who speaks. A clause that
    says what is not done supposes nothing.
    """
    if leaves_tiles(session, tokens):
        return [begun]
    if not begun and _scores_round(session, (word, *tokens)):
        return [(ROUND_SCORED,)]
    return _list_moves_of(session, tokens, seat, begun, _MOST_MOVES)


def leaves_tiles(session: Session, tokens: Sequence[str]) -> bool:
    """Whether a clause says that tiles are not taken: "if I leave the reds"."""
    keys = load_words(
        session.settings.language, session.setup.system.name, session.setup.names
    ).phrases.leave
    return any(
        tuple(tokens[at : at + len(key)]) == key for key in keys for at in range(len(tokens))
    )


def _scores_round(session: Session, tokens: Sequence[str]) -> bool:
    supposing = session.setup.system.supposing
    alone = replace(session, memory=Memory())
    asked = ask_freely(alone, f"{' '.join(tokens)}?", is_marked=True)
    return (
        supposing is not None and isinstance(asked, Ask) and supposing.scores_round(asked.question)
    )


def _list_moves_of(
    session: Session, tokens: Sequence[str], seat: int, begun: Supposition, most: int
) -> list[Supposition]:
    """The moves that a clause names, one after the other."""
    ways = list(_list_single(session, tokens, seat, begun))
    if ways or most == 1:
        return ways
    phrases = load_words(
        session.settings.language, session.setup.system.name, session.setup.names
    ).phrases
    joiners = phrases.follow | phrases.then
    for at in range(1, len(tokens) - 1):
        *_, rest = strip_phrases(tokens[at:], joiners, first=True)
        if len(rest) == len(tokens) - at:
            continue
        for first in _list_moves_of(session, tokens[:at], seat, begun, 1):
            ways += _list_moves_of(session, rest, seat, first, most - 1)
        if ways:
            break
    return ways[:_MOST_WAYS]


def _list_single(
    session: Session, tokens: Sequence[str], seat: int, begun: Supposition
) -> Iterator[Supposition]:
    """The legal moves that tokens may mean; those of the likeliest reading that has some."""
    mover = _find_mover(session, tokens, seat)
    if mover is None:
        return
    state = follow(session.setup.system, session.ledger.state, begun)
    there = suppose_state(session, follow(session.setup.system, state, (SupposedStep(mover),)))
    found: set[object] = set()
    for commands in _list_commands(there, " ".join(tokens)):
        for command in commands:
            step = SupposedStep(mover, command)
            if step not in found and is_legal(session.setup.system, there.ledger.state, command):
                found.add(step)
                yield (*begun, step)
        if found:
            return


def _list_commands(session: Session, text: str) -> Iterator[Sequence[object]]:
    """Yield the commands that a text may mean, the likeliest readings first."""
    system = session.setup.system
    vocabulary, supposing = system.asking, system.supposing
    assert vocabulary is not None  # `suppose` has seen to that
    assert supposing is not None
    items, state = load_move_words(session).divide_sentence(text), session.ledger.state
    rules = system.grammar.typed_rules(state)
    readings = only_passed(session, items, list_moves(items, vocabulary, find_wild(session)))
    for _, group in groupby(readings, lambda reading: reading.cost):
        found = list(group)
        # "5r3" has a row rather than a number of tiles.
        whole = [each for each in found if each.target or each.names_row] or found
        orders = [symbols for reading in whole for symbols in list_orders(session, reading)]
        meanings = [meaning for symbols in orders for meaning in match_commands(rules, symbols)]
        yield [
            complete
            for meaning in meanings
            if isinstance(meaning, Commands)
            for command in meaning.commands
            for complete in supposing.complete(state, command)
        ]
    for symbols in list_placing_symbols(session, text):
        for meaning in match_commands(rules, symbols)[:1]:
            if isinstance(meaning, Commands):
                yield meaning.commands


def _find_mover(session: Session, tokens: Sequence[str], seat: int) -> int | None:
    """The seat of the player whose move a clause names; None where nobody knows whose it is."""
    said: set[Symbol] = set()
    others = False
    for item, _ in divide(session, " ".join(tokens)):
        symbols = () if item is None else item.symbols
        others = others or "other" in symbols
        if FILLER not in symbols:
            said.update(symbols)
    named = [symbol.index for symbol in said if isinstance(symbol, Seat)]
    if len(named) > 1 or "everybody" in said or "others" in said:
        return None
    if named or "me" in said or not others:
        return named[0] if named else seat
    # "She" is the player that was spoken of.
    is_known = session.memory.named is not None or len(session.setup.names) == _TWO_PLAYERS
    return find_asker(session, seat).before if is_known else None
