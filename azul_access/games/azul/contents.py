"""What lies at the places of the table in base Azul, as values and as JSON objects in a game log.

Players set these values, check them in a stock-taking, and lay the table again by them. A `seat`
of None is the player whose turn it is. JSON numbers count from 1, and tiles are labels.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from azul_access.games.azul import disc
from azul_access.games.azul.disc import Disc
from azul_access.games.azul.pieces import (
    COLOUR_OF_LABEL,
    COLOURS,
    LABELS,
    MARKER,
    Colour,
    Piece,
)
from azul_access.games.azul.state import Phase, Row, State
from azul_access.games.places import order_of
from azul_access.games.sources import FACTORIES, Factory
from azul_access.games.tiles import Counts, count_tiles


@dataclass(frozen=True, slots=True)
class FactoryContent:
    """Tiles in the order of the factory's spaces; none on an empty factory."""

    factory: Factory
    tiles: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class CentreContent:
    """The tiles on and beside the disc; the start marker there is part of MarkerContent."""

    disc: Disc


@dataclass(frozen=True, slots=True)
class LineContent:
    """A pattern line, from 0, with `count` tiles of `colour`; None and 0 where it is empty."""

    seat: int | None
    line: int
    colour: Colour | None
    count: int


@dataclass(frozen=True, slots=True)
class WallContent:
    """A row of a wall, from 0, with its five spaces."""

    seat: int | None
    row: int
    spaces: Row


@dataclass(frozen=True, slots=True)
class SpaceContent:
    """One space of a wall. `column` None is the space of `colour` on the coloured wall."""

    seat: int | None
    row: int
    column: int | None
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class FloorContent:
    """The pieces of a floor line, from left to right."""

    seat: int | None
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class ScoreContent:
    seat: int | None
    points: int


@dataclass(frozen=True, slots=True)
class MarkerContent:
    """The seat that holds the start marker; None: it is in the centre."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class LidContent:
    """How many tiles of each colour are in the lid; all others that are nowhere are in the bag."""

    counts: Counts


@dataclass(frozen=True, slots=True)
class BagContent:
    """How many tiles of each colour are in the bag; all others that are nowhere are in the lid."""

    counts: Counts


@dataclass(frozen=True, slots=True)
class RoundContent:
    """The number of the round, from 1."""

    round: int


@dataclass(frozen=True, slots=True)
class PhaseContent:
    """Whether players fill the factories, take tiles, or tile their walls."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class SeatsContent:
    """The seats in the order of their turns."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnContent:
    """Whose turn it is; while factories are filled, who begins the round."""

    seat: int


Content = (
    FactoryContent
    | CentreContent
    | LineContent
    | WallContent
    | SpaceContent
    | FloorContent
    | ScoreContent
    | MarkerContent
    | LidContent
    | BagContent
    | RoundContent
    | PhaseContent
    | SeatsContent
    | TurnContent
)


def encode_content(content: Content) -> dict[str, object]:
    """A JSON object with the "place" and what lies there."""
    match content:
        case FactoryContent(factory, tiles):
            return {"place": "factory", "number": factory.index + 1, "tiles": _labels(tiles)}
        case CentreContent(centre):
            return {"place": "centre", "tiles": _labels(disc.tiles(centre))}
        case LineContent(seat, line, colour, count):
            data: dict[str, object] = {"place": "line", **_player(seat), "number": line + 1}
            return data if colour is None else {**data, "label": LABELS[colour], "count": count}
        case WallContent(seat, row, spaces):
            return {
                "place": "wall",
                **_player(seat),
                "number": row + 1,
                "tiles": [None if tile is None else LABELS[tile] for tile in spaces],
            }
        case SpaceContent(seat, row, column, colour):
            data = {"place": "space", **_player(seat), "number": row + 1}
            if column is not None:
                data["column"] = column + 1
            return data if colour is None else {**data, "label": LABELS[colour]}
        case FloorContent(seat, pieces):
            return {"place": "floor", **_player(seat), "tiles": _labels(pieces)}
        case ScoreContent(seat, points):
            return {"place": "score", **_player(seat), "points": points}
        case MarkerContent(seat):
            return {"place": "marker", **_player(seat)}
        case LidContent(counts):
            return {"place": "lid", "tiles": _encode_counts(counts)}
        case BagContent(counts):
            return {"place": "bag", "tiles": _encode_counts(counts)}
        case RoundContent(number):
            return {"place": "round", "number": number}
        case PhaseContent(phase):
            return {"place": "phase", "phase": phase.value}
        case SeatsContent(order):
            return {"place": "seats", "players": [seat + 1 for seat in order]}
        case TurnContent(seat):
            return {"place": "turn", "player": seat + 1}


def decode_content(data: Mapping[str, object]) -> Content:
    """Raises: KeyError, TypeError or ValueError if `data` describes no place of this game."""
    match data["place"]:
        case "factory":
            return FactoryContent(FACTORIES[_index(data, "number")], _tiles(data["tiles"]))
        case "centre":
            return CentreContent(lay_centre(_tiles(data["tiles"])))
        case "line":
            colour, count = None, 0
            if "label" in data:
                colour, count = COLOUR_OF_LABEL[str(data["label"])], _number(data["count"])
            return LineContent(_seat(data), _index(data, "number"), colour, count)
        case "wall":
            spaces = tuple(
                None if label is None else COLOUR_OF_LABEL[str(label)]
                for label in _list(data["tiles"])
            )
            return WallContent(_seat(data), _index(data, "number"), spaces)
        case "space":
            colour = COLOUR_OF_LABEL[str(data["label"])] if "label" in data else None
            column = _index(data, "column") if "column" in data else None
            return SpaceContent(_seat(data), _index(data, "number"), column, colour)
        case "floor":
            return FloorContent(
                _seat(data), tuple(_PIECES[str(label)] for label in _list(data["tiles"]))
            )
        case "score":
            return ScoreContent(_seat(data), _number(data["points"]))
        case "marker":
            return MarkerContent(_seat(data))
        case "lid":
            return LidContent(_decode_counts(data["tiles"]))
        case "bag":
            return BagContent(_decode_counts(data["tiles"]))
        case "round":
            return RoundContent(_number(data["number"]))
        case "phase":
            return PhaseContent(Phase(data["phase"]))
        case "seats":
            return SeatsContent(tuple(_number(seat) - 1 for seat in _list(data["players"])))
        case "turn":
            return TurnContent(_index(data, "player"))
    raise ValueError(data)


def decode_contents(data: object) -> tuple[Content, ...]:
    """Raises: KeyError, TypeError or ValueError if `data` is no list of places."""
    places = [item for item in _list(data) if isinstance(item, dict)]
    if not places or places != data:
        raise ValueError(data)
    return tuple(decode_content(place) for place in places)


def read_contents(state: State) -> tuple[Content, ...]:
    """Everything on the table: the same places in the same order in every state of a game.

    First what all share, then each board, then what is out of sight. The order is the one in
    which hands reach the places.
    """
    boards: list[Content] = []
    for seat, player in enumerate(state.players):
        for line, row in enumerate(player.lines):
            colour, count = (None, 0) if row is None else (row.colour, row.count)
            boards.append(LineContent(seat, line, colour, count))
        boards += [WallContent(seat, row, spaces) for row, spaces in enumerate(player.wall)]
        boards += [FloorContent(seat, player.floor), ScoreContent(seat, player.score)]
    centre = state.centre
    if centre.spaces[disc.MARKER_SPACE] is MARKER:
        centre = disc.without_marker(centre)
    return (
        *map(FactoryContent, FACTORIES, state.factories),
        CentreContent(centre),
        MarkerContent(state.holder),
        *boards,
        BagContent(state.bag),
        LidContent(state.lid),
        RoundContent(state.round),
        SeatsContent(order_of(state.next_seat)),
        TurnContent(state.turn),
    )


def lay_centre(tiles: Sequence[Colour]) -> Disc:
    """The disc with the tiles in their order, without the marker."""
    return disc.lay(disc.EMPTY, sorted(tiles))[0]


def content_counts(content: Content) -> Counts:
    """The tiles of the game at a place, by colour."""
    match content:
        case FactoryContent(_, tiles):
            return count_tiles(tiles, COLOURS)
        case CentreContent(centre):
            return count_tiles(disc.tiles(centre), COLOURS)
        case LineContent(_, _, colour, count) if colour is not None:
            return count_tiles([colour] * count, COLOURS)
        case WallContent(_, _, spaces):
            return count_tiles([tile for tile in spaces if tile is not None], COLOURS)
        case FloorContent(_, pieces):
            return count_tiles([tile for tile in pieces if tile is not MARKER], COLOURS)
        case LidContent(counts) | BagContent(counts):
            return counts
    return (0,) * COLOURS


_PIECES: dict[str, Piece] = {label: piece for piece, label in LABELS.items()}


def _player(seat: int | None) -> dict[str, object]:
    return {} if seat is None else {"player": seat + 1}


def _labels(pieces: Sequence[Piece]) -> list[str]:
    return [LABELS[piece] for piece in pieces]


def _encode_counts(counts: Counts) -> dict[str, int]:
    return {LABELS[colour]: counts[colour] for colour in Colour}


def _decode_counts(data: object) -> Counts:
    if not isinstance(data, dict) or not data.keys() <= COLOUR_OF_LABEL.keys():
        raise ValueError(data)
    return tuple(_number(data.get(LABELS[colour], 0)) for colour in Colour)


def _list(data: object) -> list[object]:
    if not isinstance(data, list) or len(data) > 100:
        raise ValueError(data)
    return cast("list[object]", data)


def _tiles(data: object) -> tuple[Colour, ...]:
    return tuple(COLOUR_OF_LABEL[str(label)] for label in _list(data))


def _number(value: object) -> int:
    if type(value) is int and 0 <= value <= 9999:
        return value
    raise ValueError(value)


def _index(data: Mapping[str, object], field: str) -> int:
    number = _number(data[field])
    if number == 0:
        raise ValueError(data)
    return number - 1


def _seat(data: Mapping[str, object]) -> int | None:
    return _index(data, "player") if "player" in data else None
