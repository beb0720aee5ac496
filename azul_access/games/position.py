"""The JSON object of `Facts.encode_state`, read back as what lies on the table."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from azul_access.games.set_checks import SetReason
from azul_access.games.system import IllegalCommand, MalformedReason

T = TypeVar("T")
JsonObject = Mapping[str, object]
# Makes the objects of places; it gets the numbers of the players, from 1, by name.
ListPlaces = Callable[[Mapping[str, int], JsonObject], Sequence[JsonObject]]


def decode_contents(
    names: Sequence[str],
    data: JsonObject,
    list_places: ListPlaces,
    decode_content: Callable[[JsonObject], T],
) -> tuple[T, ...]:
    """What `data` describes, place by place.

    `list_places` makes the objects that `decode_content` reads.

    Raises: IllegalCommand if `data` describes no position, or the end of a game.
    """
    if data.get("phase") == "over":
        raise IllegalCommand(SetReason.NOT_OVER)
    try:
        numbers = {name: number for number, name in enumerate(names, 1)}
        return tuple([decode_content(place) for place in list_places(numbers, data)])
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as why:
        raise IllegalCommand(MalformedReason.MALFORMED) from why
