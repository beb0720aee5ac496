"""What lies at the places of the table in base Azul, as values and as JSON objects in a game log.

Players set these values, check them in a stock-taking, and lay the table again by them. A `seat`
of None is the player whose turn it is. JSON numbers count from 1, and tiles are labels.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

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
from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
    decode_counts,
    decode_index,
    decode_number,
    decode_places,
    decode_seat,
    decode_shared,
    decode_spaces,
    decode_tiles,
    encode_counts,
    encode_seat,
    encode_shared,
    encode_spaces,
    encode_tiles,
)
from azul_access.games.places import order_of
from azul_access.games.sources import FACTORIES
from azul_access.games.tiles import Counts, count_tiles


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
class MarkerContent:
    """The seat that holds the start marker; None: it is in the centre.

    `beside`: it lies beside the board and not on the floor line. Setting the table ignores that.
    """

    seat: int | None
    beside: bool = False


@dataclass(frozen=True, slots=True)
class LidContent:
    """How many tiles of each colour are in the lid; all others that are nowhere are in the bag."""

    counts: Counts


@dataclass(frozen=True, slots=True)
class PhaseContent:
    """Whether players fill the factories, take tiles, or tile their walls."""

    phase: Phase


Content = (
    FactoryContent[Colour]
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
        case CentreContent(centre):
            return {"place": "centre", "tiles": encode_tiles(disc.tiles(centre), _label)}
        case LineContent(seat, line, colour, count):
            data: dict[str, object] = {"place": "line", **encode_seat(seat), "number": line + 1}
            return data if colour is None else {**data, "label": LABELS[colour], "count": count}
        case WallContent(seat, row, spaces):
            data = {"place": "wall", **encode_seat(seat), "number": row + 1}
            return {**data, "tiles": encode_spaces(spaces, _label)}
        case SpaceContent(seat, row, column, colour):
            data = {"place": "space", **encode_seat(seat), "number": row + 1}
            if column is not None:
                data["column"] = column + 1
            return data if colour is None else {**data, "label": LABELS[colour]}
        case FloorContent(seat, pieces):
            return {"place": "floor", **encode_seat(seat), "tiles": encode_tiles(pieces, _label)}
        case MarkerContent(seat, beside):
            return {"place": "marker", **encode_seat(seat), **({"beside": True} if beside else {})}
        case LidContent(counts):
            return {"place": "lid", "tiles": encode_counts(counts, Colour, _label)}
        case PhaseContent(phase):
            return {"place": "phase", "phase": phase.value}
    return encode_shared(content, Colour, _label)


def decode_content(data: Mapping[str, object]) -> Content:
    """Raises: KeyError, TypeError or ValueError if `data` describes no place of this game."""
    match data["place"]:
        case "centre":
            return CentreContent(lay_centre(decode_tiles(data["tiles"], COLOUR_OF_LABEL)))
        case "line":
            colour, count = None, 0
            if "label" in data:
                colour = COLOUR_OF_LABEL[str(data["label"])]
                count = decode_number(data["count"])
            return LineContent(decode_seat(data), decode_index(data, "number"), colour, count)
        case "wall":
            spaces = decode_spaces(data["tiles"], COLOUR_OF_LABEL)
            return WallContent(decode_seat(data), decode_index(data, "number"), spaces)
        case "space":
            colour = COLOUR_OF_LABEL[str(data["label"])] if "label" in data else None
            column = decode_index(data, "column") if "column" in data else None
            return SpaceContent(decode_seat(data), decode_index(data, "number"), column, colour)
        case "floor":
            return FloorContent(decode_seat(data), decode_tiles(data["tiles"], _PIECES))
        case "marker":
            return MarkerContent(decode_seat(data), data.get("beside", False) is True)
        case "lid":
            return LidContent(decode_counts(data["tiles"], COLOUR_OF_LABEL))
        case "phase":
            return PhaseContent(Phase(data["phase"]))
    return decode_shared(data, COLOUR_OF_LABEL)


def decode_contents(data: object) -> tuple[Content, ...]:
    """Raises: KeyError, TypeError or ValueError if `data` is no list of places."""
    return decode_places(data, decode_content)


def _is_marker_beside(state: State) -> bool:
    return state.holder is not None and MARKER not in state.players[state.holder].floor


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
        MarkerContent(state.holder, _is_marker_beside(state)),
        *boards,
        BagContent(state.bag),
        LidContent(state.lid),
        RoundContent(state.round),
        *([SeatsContent(order_of(state.next_seat))] if len(state.players) > 2 else []),
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
_label = LABELS.__getitem__
