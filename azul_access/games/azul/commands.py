"""What players and people's hands do in base Azul, as values, and as JSON objects in a game log.

The JSON form is a public file format: labels for colours, numbers counted from 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from azul_access.games.azul.pieces import (
    COLOUR_OF_LABEL,
    FLOOR,
    LABELS,
    LINES,
    PATTERN_LINES,
    TARGETS,
    Colour,
    Line,
    Target,
)
from azul_access.games.sources import CENTRE, FACTORIES, SOURCES, Factory, Source
from azul_access.games.system import IllegalCommand, MalformedReason


@dataclass(frozen=True, slots=True)
class Fill:
    """Tiles drawn from the bag for the next factory, in the order of its spaces.

    `factory` is the one that was named, or None where nobody named it.
    """

    tiles: tuple[Colour, ...]
    factory: Factory | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """All tiles of a colour from one source to one line or to the floor line.

    `count` is how many the player said there are, or None where nobody counted.
    """

    source: Source
    colour: Colour
    target: Target
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Choose:
    """The wall column, from 0, for the complete line that is to be tiled (grey wall)."""

    column: int


@dataclass(frozen=True, slots=True)
class End:
    """The players agree to end the game now."""


Command = Fill | Take | Choose | End
END = End()

# One object for each possible uncounted move: legal moves and replays share them.
TAKES: dict[tuple[Source, Colour, Target], Take] = {
    (source, colour, target): Take(source, colour, target)
    for source in SOURCES
    for colour in Colour
    for target in TARGETS
}
_SOURCES: dict[object, Source] = {factory.index + 1: factory for factory in FACTORIES}
_SOURCES["centre"] = CENTRE
_TARGETS: dict[object, Target] = {line.index + 1: line for line in PATTERN_LINES}
_TARGETS["floor"] = FLOOR
_TAKES: dict[tuple[object, object, object], Take] = {
    (source, LABELS[colour], target): TAKES[_SOURCES[source], colour, _TARGETS[target]]
    for source in _SOURCES
    for colour in Colour
    for target in _TARGETS
}


def encode(command: Command) -> dict[str, object]:
    """A JSON object with "do" and the command's fields."""
    match command:
        case Fill(tiles, factory):
            labels = [LABELS[tile] for tile in tiles]
            return _with({"do": "fill", "tiles": labels}, "factory", factory and factory.index + 1)
        case Take(source, colour, target, count):
            data: dict[str, object] = {
                "do": "take",
                "from": source.index + 1 if isinstance(source, Factory) else "centre",
                "colour": LABELS[colour],
                "to": target.index + 1 if isinstance(target, Line) else "floor",
            }
            return _with(data, "count", count)
        case Choose(column):
            return {"do": "choose", "column": column + 1}
        case End():
            return {"do": "end"}


def decode(data: Mapping[str, object]) -> Command:
    """Raises: IllegalCommand when `data` is no command of this game."""
    try:
        match data["do"]:
            case "take":
                if type(data["from"]) not in (int, str) or type(data["to"]) not in (int, str):
                    raise ValueError(data)  # True and 1.0 would be found as 1
                take = _TAKES[data["from"], data["colour"], data["to"]]
                count = data.get("count")
                if count is None:
                    return take
                return Take(take.source, take.colour, take.target, _whole(count, 100))
            case "fill":
                tiles = data["tiles"]
                if isinstance(tiles, list):
                    drawn = tuple([COLOUR_OF_LABEL[label] for label in tiles])
                    factory = data.get("factory")
                    if factory is None:
                        return Fill(drawn)
                    return Fill(drawn, FACTORIES[_whole(factory, len(FACTORIES)) - 1])
            case "choose":
                return Choose(_whole(data["column"], LINES) - 1)
            case "end":
                return END
    except (KeyError, TypeError, ValueError):
        pass
    raise IllegalCommand(MalformedReason.MALFORMED)


def _with(data: dict[str, object], field: str, value: object) -> dict[str, object]:
    return data if value is None else {**data, field: value}


def _whole(value: object, most: int) -> int:
    if type(value) is int and 1 <= value <= most:
        return value
    raise ValueError(value)
