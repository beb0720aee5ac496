"""The values in the phrases of a story."""

from collections.abc import Iterator
from typing import Any

from azul_access.language.phrase import Phrase

Slots = dict[str, Any]


def parts_of(value: Any) -> Iterator[Phrase]:
    """The messages in a slot, one for each item of a list."""
    if isinstance(value, tuple):
        for item in value:
            yield from parts_of(item)
    elif isinstance(value, Phrase):
        if value.name.startswith(("story-", "azul-", "sp-", "name")):
            yield value
        else:
            for _, item in value.slots:
                yield from parts_of(item)


def points_in(value: Any) -> list[tuple[str, int]]:
    """Names (or colours) with points."""
    found = []
    for part in parts_of(value):
        slots: Slots = dict(part.slots)
        if "names" in slots:
            found += [(of, slots["points"]) for of in names_in(slots["names"])]
            continue
        name = slots["name"]
        plain = name.name.removeprefix("story-") if isinstance(name, Phrase) else name
        found.append((plain, slots["points"]))
    return found


def names_in(value: Any) -> list[str]:
    """Names of players in a list."""
    return [str(dict(part.slots)["name"]) for part in parts_of(value)]


def colours_in(value: Any) -> set[str]:
    return {part.name.removeprefix("story-") for part in parts_of(value)}


def all_numbers_in(value: Any) -> set[int]:
    """The numbers of spaces in a list such as "ones and twos"."""
    return {int(part.name[-1]) for part in parts_of(value)}
