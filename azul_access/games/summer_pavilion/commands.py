"""What players do in Summer Pavilion, as values, and as JSON objects in a game log.

The JSON form is a public file format: labels for colours, numbers counted from 1, star 0 is the
centre star.
"""

from collections.abc import Mapping

from azul_access.games.kinds import SetTable as SetTable
from azul_access.games.place_json import decode_number, without_none
from azul_access.games.sources import CENTRE, FACTORIES, SOURCES, Factory, Source
from azul_access.games.summer_pavilion import pieces, places
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.values import frozen


@frozen
class Fill:
    """Tiles drawn from the bag for the next factory, in the order of its spaces.

    `factory` is the one that the players named; None where they named none.
    """

    tiles: tuple[pieces.Colour, ...]
    factory: Factory | None = None


@frozen
class Stock:
    """Tiles drawn from the bag for the supply."""

    tiles: tuple[pieces.Colour, ...]


@frozen
class Take:
    """All tiles of a colour from one source, and the wild tile that comes along.

    `count` is the number of tiles of that colour that the player said; None where they said none.
    """

    source: Source
    colour: pieces.Colour
    count: int | None = None


@frozen
class Place:
    """One tile to a space of a star.

    `colour` is the colour of the tile; None where the player named none. `paid` are the named tiles
    of the payment, with the placed one; the program completes a payment that is named in part.
    """

    star: int
    space: int
    colour: pieces.Colour | None = None
    paid: tuple[pieces.Colour, ...] | None = None


@frozen
class Bonus:
    """Tiles chosen from the supply."""

    tiles: tuple[pieces.Colour, ...]


@frozen
class Pass:
    """Out for this round. `keep` are the tiles for the corners; None where none are named."""

    keep: tuple[pieces.Colour, ...] | None = None


@frozen
class End:
    """All players agree to end the game now."""


Command = Fill | Stock | Take | Place | Bonus | Pass | End | SetTable
END = End()

# One object for each possible move without a count: legal moves and replays share them.
TAKES: dict[tuple[Source, pieces.Colour], Take] = {
    (source, colour): Take(source, colour) for source in SOURCES for colour in pieces.Colour
}


def encode(command: Command) -> dict[str, object]:
    """A JSON object with "do" and the command's fields, without those that are None."""
    match command:
        case Fill(tiles, factory):
            return without_none(
                do="fill", tiles=_labels(tiles), factory=factory and factory.index + 1
            )
        case Stock(tiles):
            return without_none(do="supply", tiles=_labels(tiles))
        case Take(source, colour, count):
            return {
                "do": "take",
                "from": source.index + 1 if isinstance(source, Factory) else "centre",
                **without_none(colour=pieces.LABELS[colour], count=count),
            }
        case Place(star, space, own, paid):
            return without_none(
                do="place",
                star=star,
                space=space + 1,
                colour=None if own is None else pieces.LABELS[own],
                paid=None if paid is None else _labels(paid),
            )
        case Bonus(tiles):
            return without_none(do="bonus", tiles=_labels(tiles))
        case Pass(keep):
            return without_none(do="pass", keep=None if keep is None else _labels(keep))
        case End():
            return {"do": "end"}
        case SetTable():
            return {"do": "set", "places": places.TABLE.encode(command)}


def decode(data: Mapping[str, object]) -> Command:
    """Raises: IllegalCommand when `data` is no command of this game."""
    try:
        match data["do"]:
            case "take":
                source = data["from"]
                take_from: Source = CENTRE
                if source != "centre":
                    take_from = FACTORIES[decode_number(source, 1, len(FACTORIES)) - 1]
                colour = pieces.COLOUR_OF_LABEL[str(data["colour"])]
                count = _optional_number(data, "count", 1, 100)
                if count is None:
                    return TAKES[take_from, colour]
                return Take(take_from, colour, count)
            case "place":
                return Place(
                    decode_number(data["star"], 0, pieces.STARS - 1),
                    decode_number(data["space"], 1, pieces.SPACES) - 1,
                    pieces.COLOUR_OF_LABEL[str(data["colour"])] if "colour" in data else None,
                    _tiles(data, "paid") if "paid" in data else None,
                )
            case "fill":
                factory = _optional_number(data, "factory", 1, len(FACTORIES))
                return Fill(_tiles(data), None if factory is None else FACTORIES[factory - 1])
            case "supply":
                return Stock(_tiles(data))
            case "bonus":
                return Bonus(_tiles(data))
            case "pass":
                return Pass(_tiles(data, "keep") if "keep" in data else None)
            case "end":
                return END
            case "set":
                return places.TABLE.decode(data["places"])
    except (KeyError, TypeError, ValueError):
        pass
    raise IllegalCommand(MalformedReason.MALFORMED)


def _labels(tiles: tuple[pieces.Colour, ...]) -> list[str]:
    return [pieces.LABELS[tile] for tile in tiles]


def _tiles(data: Mapping[str, object], field: str = "tiles") -> tuple[pieces.Colour, ...]:
    labels = data[field]
    if not isinstance(labels, list) or len(labels) > pieces.SUPPLY_SPACES * pieces.SPACES:
        raise ValueError(labels)
    return tuple([pieces.COLOUR_OF_LABEL[label] for label in labels])


def _optional_number(data: Mapping[str, object], field: str, least: int, most: int) -> int | None:
    return decode_number(data[field], least, most) if field in data else None
