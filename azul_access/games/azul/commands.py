"""What players do in base Azul, as values, and as JSON objects in a game log.

The JSON form is a public file format: labels for colours, numbers counted from 1.
"""

from collections.abc import Mapping

from azul_access.games.azul import pieces, places
from azul_access.games.kinds import SetTable as SetTable
from azul_access.games.place_json import decode_number, without_none
from azul_access.games.sources import CENTRE, FACTORIES, SOURCES, Factory, Source
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
class Take:
    """All tiles of a colour from one source to one line or to the floor line.

    `count` is the number of tiles that the player said; None where they said none.
    """

    source: Source
    colour: pieces.Colour
    target: pieces.Target
    count: int | None = None


@frozen
class TakeWithoutLine:
    """A turn whose line the player has not said; never legal, so it is in no log."""

    source: Source
    colour: pieces.Colour
    count: int | None = None


@frozen
class Choose:
    """The wall column, from 0, for the complete line that is tiled next (grey wall)."""

    column: int


@frozen
class End:
    """All players agree to end the game now."""


Command = Fill | Take | TakeWithoutLine | Choose | End | SetTable
END = End()

# One object for each possible move without a count: legal moves and replays share them.
TAKES: dict[tuple[Source, pieces.Colour, pieces.Target], Take] = {
    (source, colour, target): Take(source, colour, target)
    for source in SOURCES
    for colour in pieces.Colour
    for target in pieces.TARGETS
}
_SOURCES: dict[object, Source] = {factory.index + 1: factory for factory in FACTORIES}
_SOURCES["centre"] = CENTRE
_TARGETS: dict[object, pieces.Target] = {line.index + 1: line for line in pieces.PATTERN_LINES}
_TARGETS["floor"] = pieces.FLOOR
_TAKES: dict[tuple[object, object, object], Take] = {
    (source, pieces.LABELS[colour], target): TAKES[_SOURCES[source], colour, _TARGETS[target]]
    for source in _SOURCES
    for colour in pieces.Colour
    for target in _TARGETS
}


def encode(command: Command) -> dict[str, object]:
    """A JSON object with "do" and the command's fields."""
    match command:
        case Fill(tiles, factory):
            labels, number = [pieces.LABELS[tile] for tile in tiles], factory and factory.index + 1
            return without_none(do="fill", tiles=labels, factory=number)
        case Take(source, colour, target, count):
            to = target.index + 1 if isinstance(target, pieces.Line) else "floor"
            return {**_encode_take(source, colour), **without_none(to=to, count=count)}
        case TakeWithoutLine(source, colour, count):
            return {**_encode_take(source, colour), **without_none(count=count)}
        case Choose(column):
            return {"do": "choose", "column": column + 1}
        case End():
            return {"do": "end"}
        case SetTable():
            return {"do": "set", "places": places.TABLE.encode(command)}


def decode(data: Mapping[str, object]) -> Command:
    """Raises: IllegalCommand when `data` is no command of this game."""
    try:
        match data["do"]:
            case "take":
                if type(data["from"]) not in (int, str) or type(data["to"]) not in (int, str):
                    raise ValueError(data)  # True and 1.0 are equal to 1 as keys
                take = _TAKES[data["from"], data["colour"], data["to"]]
                count = data.get("count")
                if count is None:
                    return take
                return Take(take.source, take.colour, take.target, decode_number(count, 1, 100))
            case "fill":
                tiles = data["tiles"]
                if isinstance(tiles, list):
                    colours = tuple([pieces.COLOUR_OF_LABEL[label] for label in tiles])
                    factory = data.get("factory")
                    if factory is None:
                        return Fill(colours)
                    return Fill(colours, FACTORIES[decode_number(factory, 1, len(FACTORIES)) - 1])
            case "choose":
                return Choose(decode_number(data["column"], 1, pieces.LINES) - 1)
            case "end":
                return END
            case "set":
                return places.TABLE.decode(data["places"])
    except (KeyError, TypeError, ValueError):
        pass
    raise IllegalCommand(MalformedReason.MALFORMED)


def _encode_take(source: Source, colour: pieces.Colour) -> dict[str, object]:
    origin = source.index + 1 if isinstance(source, Factory) else "centre"
    return {"do": "take", "from": origin, "colour": pieces.LABELS[colour]}
