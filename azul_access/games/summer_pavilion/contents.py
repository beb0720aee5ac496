"""What lies at the places of the table in Summer Pavilion, as values and as JSON objects in a log.

Players set these values, check them in a stock-taking, and lay the table again by them. A `seat`
of None is the player whose turn it is. Stars and spaces count as in `pieces`; in JSON numbers
count from 1 except the centre star, which is 0, and tiles are labels.
"""

from collections.abc import Mapping
from dataclasses import dataclass

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
)
from azul_access.games.places import order_of
from azul_access.games.sources import FACTORIES
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    COLOUR_OF_LABEL,
    COLOURS,
    LABELS,
    Colour,
)
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Star, State
from azul_access.games.tiles import Counts, count_tiles


@dataclass(frozen=True, slots=True)
class CentreContent:
    """How many tiles of each colour are in the centre."""

    counts: Counts


@dataclass(frozen=True, slots=True)
class SupplyContent:
    """How many tiles of each colour are in the supply."""

    counts: Counts


@dataclass(frozen=True, slots=True)
class StoneContent:
    """The seat that holds the start stone; None: it is in the centre."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class StarContent:
    """A star of a board with its six spaces."""

    seat: int | None
    star: int
    spaces: Star


@dataclass(frozen=True, slots=True)
class SpaceContent:
    """One space of a star; None where it is free."""

    seat: int | None
    star: int
    space: int
    colour: Colour | None


@dataclass(frozen=True, slots=True)
class HandContent:
    """How many tiles of each colour are beside a board."""

    seat: int | None
    counts: Counts


@dataclass(frozen=True, slots=True)
class CornersContent:
    """How many tiles of each colour are in the corners of a board."""

    seat: int | None
    counts: Counts


@dataclass(frozen=True, slots=True)
class PassedContent:
    """Whether a player has passed in this round."""

    seat: int | None
    passed: bool


@dataclass(frozen=True, slots=True)
class TowerContent:
    """How many tiles of each colour are in the tower; all others that are nowhere are in the bag.

    BagContent says the same of the bag.
    """

    counts: Counts


@dataclass(frozen=True, slots=True)
class PhaseContent:
    """Whether players fill the supply or the factories, take tiles, or place them.

    `due` is how many bonus tiles the player on turn has to choose in the phase BONUS.
    """

    phase: Phase
    due: int = 0


Content = (
    FactoryContent[Colour]
    | CentreContent
    | SupplyContent
    | StoneContent
    | StarContent
    | SpaceContent
    | HandContent
    | CornersContent
    | PassedContent
    | ScoreContent
    | TowerContent
    | BagContent
    | RoundContent
    | PhaseContent
    | SeatsContent
    | TurnContent
)


def encode_content(content: Content) -> dict[str, object]:
    """A JSON object with the "place" and what lies there."""
    match content:
        case CentreContent(counts):
            return {"place": "centre", "tiles": _encode_listed(counts)}
        case SupplyContent(counts):
            return {"place": "supply", "tiles": _encode_listed(counts)}
        case StoneContent(seat):
            return {"place": "stone", **encode_seat(seat)}
        case StarContent(seat, star, spaces):
            data: dict[str, object] = {"place": "star", **encode_seat(seat), "number": star}
            return {**data, "tiles": encode_spaces(spaces, _label)}
        case SpaceContent(seat, star, space, colour):
            data = {"place": "space", **encode_seat(seat), "star": star, "number": space + 1}
            return data if colour is None else {**data, "label": LABELS[colour]}
        case HandContent(seat, counts):
            return {"place": "hand", **encode_seat(seat), "tiles": _encode_listed(counts)}
        case CornersContent(seat, counts):
            return {"place": "corners", **encode_seat(seat), "tiles": _encode_listed(counts)}
        case PassedContent(seat, passed):
            return {"place": "passed", **encode_seat(seat), "passed": passed}
        case TowerContent(counts):
            return {"place": "tower", "tiles": encode_counts(counts, Colour, _label)}
        case PhaseContent(phase, due):
            data = {"place": "phase", "phase": phase.value}
            return {**data, "due": due} if due else data
    return encode_shared(content, Colour, _label)


def decode_content(data: Mapping[str, object]) -> Content:
    """Raises: KeyError, TypeError or ValueError if `data` describes no place of this game."""
    match data["place"]:
        case "centre":
            return CentreContent(_decode_listed(data["tiles"]))
        case "supply":
            return SupplyContent(_decode_listed(data["tiles"]))
        case "stone":
            return StoneContent(decode_seat(data))
        case "star":
            spaces = decode_spaces(data["tiles"], COLOUR_OF_LABEL)
            return StarContent(decode_seat(data), decode_number(data["number"]), spaces)
        case "space":
            colour = COLOUR_OF_LABEL[str(data["label"])] if "label" in data else None
            star, space = decode_number(data["star"]), decode_index(data, "number")
            return SpaceContent(decode_seat(data), star, space, colour)
        case "hand":
            return HandContent(decode_seat(data), _decode_listed(data["tiles"]))
        case "corners":
            return CornersContent(decode_seat(data), _decode_listed(data["tiles"]))
        case "passed":
            passed = data["passed"]
            if not isinstance(passed, bool):
                raise ValueError(data)
            return PassedContent(decode_seat(data), passed)
        case "tower":
            return TowerContent(decode_counts(data["tiles"], COLOUR_OF_LABEL))
        case "phase":
            return PhaseContent(Phase(data["phase"]), decode_number(data.get("due", 0)))
    return decode_shared(data, COLOUR_OF_LABEL)


def decode_contents(data: object) -> tuple[Content, ...]:
    """Raises: KeyError, TypeError or ValueError if `data` is no list of places."""
    return decode_places(data, decode_content)


def read_contents(state: State) -> tuple[Content, ...]:
    """Everything on the table: the same places in the same order in every state of a game.

    First what all share, then each board, then what is out of sight. The order is the one in
    which hands reach the places.
    """
    boards: list[Content] = []
    for seat, player in enumerate(state.players):
        boards += [StarContent(seat, star, spaces) for star, spaces in enumerate(player.stars)]
        boards += [HandContent(seat, player.hand), CornersContent(seat, player.corners)]
        boards.append(ScoreContent(seat, player.score))
    return (
        *map(FactoryContent, FACTORIES, state.factories),
        CentreContent(state.centre),
        SupplyContent(state.supply),
        StoneContent(state.holder),
        *boards,
        BagContent(state.bag),
        TowerContent(state.tower),
        RoundContent(state.round),
        *[PassedContent(seat, player.passed) for seat, player in enumerate(state.players)],
        *([SeatsContent(order_of(state.next_seat))] if len(state.players) > 2 else []),
        TurnContent(state.turn),
    )


def content_counts(content: Content) -> Counts:
    """The tiles of the game at a place, by colour."""
    match content:
        case FactoryContent(_, tiles):
            return count_tiles(tiles, COLOURS)
        case StarContent(_, _, spaces):
            return count_tiles([tile for tile in spaces if tile is not None], COLOURS)
        case HandContent(_, counts) | CornersContent(_, counts):
            return counts
        case CentreContent(counts) | SupplyContent(counts):
            return counts
        case TowerContent(counts) | BagContent(counts):
            return counts
    return NO_TILES


_label = LABELS.__getitem__


def _encode_listed(counts: Counts) -> list[str]:
    return [LABELS[colour] for colour in ALL_COLOURS for _ in range(counts[colour])]


def _decode_listed(data: object) -> Counts:
    return count_tiles(decode_tiles(data, COLOUR_OF_LABEL), COLOURS)
