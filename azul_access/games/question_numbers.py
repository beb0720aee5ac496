"""Whether a question has kept the numbers and players of the line that it was made from."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from azul_access.games.asked_parts import ALL_NAMED
from azul_access.games.asking import Asked

# The parts of a question that a line names one by one.
_NAMED = ("colour", "seat", "kind", "number")


def has_numbers(question: object, asked: Asked) -> bool:
    """Whether a question has the number of each place and space that a line names."""
    if ALL_NAMED in asked.used:
        return True
    numbers = set(_list_numbers(question))
    colours = asked.vocabulary.colours
    for place in asked.places:
        only = asked.vocabulary.places[place.concept].only
        named = place.number or only if place.colour is None else colours[place.colour] + 1
        # Colours and places are also counted from 0, and the last place of a kind is -1.
        if named is not None and named >= 0 and numbers.isdisjoint((named, max(named - 1, 0))):
            return False
    return asked.space_number is None or asked.space_number in numbers


def names_player(value: object) -> bool:
    """Whether a question is about some players, and not about all of them."""
    if isinstance(value, tuple):
        return any(map(names_player, value))
    if not is_dataclass(value):
        return False
    if any(getattr(value, name, None) not in (None, ()) for name in ("seat", "seats")):
        return True
    return any(names_player(getattr(value, each.name)) for each in fields(value))


def list_named(value: object) -> Iterator[tuple[str, object]]:
    """Yield what a question names: each colour, player, kind of places and number."""
    if isinstance(value, tuple):
        for each in value:
            yield from list_named(each)
    elif is_dataclass(value):
        for each in fields(value):
            content = getattr(value, each.name)
            if each.name in _NAMED and content is not None:
                yield each.name, content
            else:
                yield from list_named(content)


def _list_numbers(value: object) -> Iterator[int]:
    """Yield all numbers in a question."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield int(value)
    elif isinstance(value, (tuple, list)):
        for each in value:
            yield from _list_numbers(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _list_numbers(getattr(value, each.name))
