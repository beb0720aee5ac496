"""Numbers, seats and lists in the JSON objects of places."""

from collections.abc import Mapping
from typing import cast

# More than any game has tiles.
_MOST_LISTED = 200


def encode_seat(seat: int | None) -> dict[str, object]:
    return {} if seat is None else {"player": seat + 1}


def decode_seat(data: Mapping[str, object]) -> int | None:
    """Raises: ValueError if the "player" is no number from 1 on."""
    return decode_number(data["player"], 1) - 1 if "player" in data else None


def decode_list(data: object) -> list[object]:
    """Raises: ValueError if `data` is no list, or longer than any that a place can have."""
    if not isinstance(data, list) or len(data) > _MOST_LISTED:
        raise ValueError(data)
    return cast("list[object]", data)


def without_none(**fields: object) -> dict[str, object]:
    return {name: value for name, value in fields.items() if value is not None}


def decode_number(value: object, least: int = 0, most: int = 9999) -> int:
    """Raises: ValueError if `value` is no whole number from `least` to `most`."""
    if type(value) is int and least <= value <= most:
        return value
    raise ValueError(value)
