"""What lies at the places that every game of the family has, as values and as JSON objects.

A `seat` of None is the player whose turn it is. JSON numbers count from 1, and tiles are labels.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, TypeVar, cast

from azul_access.games.sources import FACTORIES, Factory
from azul_access.games.tiles import Counts

ColourT = TypeVar("ColourT", bound=IntEnum)
T = TypeVar("T")

# More than any game has tiles.
_MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class FactoryContent(Generic[ColourT]):
    """Tiles in the order of the factory's spaces; none on an empty factory."""

    factory: Factory
    tiles: tuple[ColourT, ...]


@dataclass(frozen=True, slots=True)
class ScoreContent:
    seat: int | None
    points: int


@dataclass(frozen=True, slots=True)
class BagContent:
    """How many tiles of each colour are in the bag; all others that are nowhere are in the reserve.

    The reserve is where used tiles go: the lid, the tower.
    """

    counts: Counts


@dataclass(frozen=True, slots=True)
class RoundContent:
    """The number of the round, from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class SeatsContent:
    """The seats in the order of their turns."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnContent:
    """Whose turn it is; while tiles are drawn for a round, who begins it."""

    seat: int


# What decides how the game goes on.
CourseContent = RoundContent | SeatsContent | TurnContent
SharedContent = FactoryContent[ColourT] | ScoreContent | BagContent | CourseContent


def encode_shared(
    content: SharedContent[ColourT], colours: type[ColourT], label: Callable[[ColourT], str]
) -> dict[str, object]:
    """A JSON object with the "place" and what lies there; `label` is the label of a colour."""
    match content:
        case FactoryContent(factory, tiles):
            listed = encode_tiles(tiles, label)
            return {"place": "factory", "number": factory.index + 1, "tiles": listed}
        case ScoreContent(seat, points):
            return {"place": "score", **encode_seat(seat), "points": points}
        case BagContent(counts):
            return {"place": "bag", "tiles": encode_counts(counts, colours, label)}
        case RoundContent(number):
            return {"place": "round", "number": number}
        case SeatsContent(order):
            return {"place": "seats", "players": [seat + 1 for seat in order]}
        case TurnContent(seat):
            return {"place": "turn", "player": seat + 1}


def decode_shared(
    data: Mapping[str, object], colour_of_label: Mapping[str, ColourT]
) -> SharedContent[ColourT]:
    """Raises: KeyError, TypeError or ValueError if `data` describes none of these places."""
    match data["place"]:
        case "factory":
            tiles = decode_tiles(data["tiles"], colour_of_label)
            return FactoryContent(FACTORIES[decode_index(data, "number")], tiles)
        case "score":
            return ScoreContent(decode_seat(data), decode_number(data["points"], -9999))
        case "bag":
            return BagContent(decode_counts(data["tiles"], colour_of_label))
        case "round":
            return RoundContent(decode_number(data["number"]))
        case "seats":
            order = [decode_number(seat) - 1 for seat in decode_list(data["players"])]
            return SeatsContent(tuple(order))
        case "turn":
            return TurnContent(decode_index(data, "player"))
    raise ValueError(data)


def decode_places(data: object, decode: Callable[[Mapping[str, object]], T]) -> tuple[T, ...]:
    """The places of a JSON list, each of them read by `decode`.

    Raises: KeyError, TypeError or ValueError if `data` is no list of places.
    """
    places = [item for item in decode_list(data) if isinstance(item, dict)]
    if not places or places != data:
        raise ValueError(data)
    return tuple([decode(place) for place in places])


def encode_seat(seat: int | None) -> dict[str, object]:
    return {} if seat is None else {"player": seat + 1}


def decode_seat(data: Mapping[str, object]) -> int | None:
    return decode_index(data, "player") if "player" in data else None


def encode_tiles(tiles: Sequence[T], label: Callable[[T], str]) -> list[str]:
    return [label(tile) for tile in tiles]


def decode_tiles(data: object, tile_of_label: Mapping[str, T]) -> tuple[T, ...]:
    return tuple([tile_of_label[str(label)] for label in decode_list(data)])


def encode_spaces(spaces: Sequence[T | None], label: Callable[[T], str]) -> list[str | None]:
    """Labels of the tiles on spaces, None for a free space."""
    return [None if tile is None else label(tile) for tile in spaces]


def decode_spaces(data: object, tile_of_label: Mapping[str, T]) -> tuple[T | None, ...]:
    return tuple(
        [None if label is None else tile_of_label[str(label)] for label in decode_list(data)]
    )


def encode_counts(
    counts: Counts, colours: type[ColourT], label: Callable[[ColourT], str]
) -> dict[str, int]:
    return {label(colour): counts[colour] for colour in colours}


def decode_counts(data: object, colour_of_label: Mapping[str, ColourT]) -> Counts:
    if not isinstance(data, dict) or not data.keys() <= colour_of_label.keys():
        raise ValueError(data)
    counts = [0] * len(colour_of_label)
    for label, count in data.items():
        counts[colour_of_label[label]] = decode_number(count)
    return tuple(counts)


def decode_list(data: object) -> list[object]:
    if not isinstance(data, list) or len(data) > _MOST_LISTED:
        raise ValueError(data)
    return cast("list[object]", data)


def decode_number(value: object, least: int = 0) -> int:
    if type(value) is int and least <= value <= 9999:
        return value
    raise ValueError(value)


def decode_index(data: Mapping[str, object], field: str) -> int:
    number = decode_number(data[field])
    if number == 0:
        raise ValueError(data)
    return number - 1
