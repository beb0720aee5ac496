"""What a word of a line can be: a concept, a player or a number."""

from collections.abc import Collection

from azul_access.language.grammar import Seat
from azul_access.language.question_words import Item


def has(item: Item | None, concepts: Collection[str]) -> bool:
    return item is not None and any(symbol in concepts for symbol in item.symbols)


def names_seat(item: Item | None) -> bool:
    return item is not None and any(isinstance(symbol, Seat) for symbol in item.symbols)


def is_number(item: Item | None) -> bool:
    return item is not None and any(type(symbol) is int for symbol in item.symbols)
