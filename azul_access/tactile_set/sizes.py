"""The measures of a set in millimetres, and whether they can go together.

The published tiles are squares of about 2 cm. The only measure of tile and board together that we
found is a printed grid in use on a shop board: tiles of 19.0, fields 20.5 apart (see docs/set.md).
Everything else is an option with a piece to try out first.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import Enum
from math import ceil, floor

from azul_access.games.tactile_set import Shape, pitch_option
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.outlines import HEIGHTS
from azul_access.values import frozen

# Two lines of a common nozzle of 0.4.
LEAST_RIM = 0.9
# What the printed fields of the shop board are wider than its tiles.
_BOARD_ROOM = 1.5
_TRAY_RIM = 1.2
# How far a tile stands out of its space, so that fingers can take it.
_STANDS_OUT = 1.0
# Lengths that are nearer than this are the same.
_SAME = 0.005


class Kind(Enum):
    """An overlay is frames without floor for a printed board, at its pitch; a tray has a floor and
    a pitch of its own, and hides the board.
    """

    OVERLAY = "overlay"
    TRAY = "tray"


@frozen
class Range:
    """The least and the greatest value of an option, and its default; None is computed."""

    least: float
    most: float
    default: float | None = None


# A square has room for two braille cells of 10.1, and a finger of 8 to 10 finds it. A rhombus has
# room for one cell upright, with 1 around it. The tiles of Summer Pavilion Mini are "roughly 70 %"
# of the usual ones.
TILES: dict[Shape, Range] = {
    Shape.SQUARE: Range(12, 60, 19.0),
    Shape.RHOMBUS: Range(11.1, 60, 14.0),
}
RANGES: dict[str, Range] = {
    "tile": Range(
        min(tile.least for tile in TILES.values()), max(tile.most for tile in TILES.values())
    ),
    "pitch": Range(12, 80),
    "gap": Range(0.2, 2.0, 0.5),
    "rim": Range(LEAST_RIM, 10),
    "height": Range(0.8, 6, 2.0),
    "floor": Range(0.8, 5, 1.2),
    "thickness": Range(2, 20),
    "layer": Range(0.05, 0.4, 0.2),
    # Smaller than true dots, because printed ones grow when the paper swells.
    "print-dot": Range(0.8, 2.0, 1.3),
    "kerf": Range(0, 1, 0.15),
}


@frozen
class Sizes:
    """Lengths in millimetres.

    `tile` is the side of a tile, `gap` how much wider a space is, `rim` the width of the raised
    rim between two spaces, `height` its height above the floor or the board, `floor` the
    thickness of a tray's floor, `thickness` that of a tile, or None if it is not known. `rims` are
    those of places whose pitch is another. `layer` is
    the height of one layer of a 3D print; height and floor are whole layers. `print_dot` is the
    diameter of a printed braille dot, `kerf` the width of what a laser takes away. Gap and rim are
    measured across sides, so a rhombus is longer.
    """

    kind: Kind
    shape: Shape
    tile: float
    gap: float
    rim: float
    height: float
    floor: float
    thickness: float | None
    layer: float
    print_dot: float
    kerf: float
    rims: tuple[tuple[str, float], ...] = ()

    def at(self, place: str) -> "Sizes":
        """The sizes of a place, with its own rim and pitch."""
        return replace(self, rim=dict(self.rims).get(place, self.rim))

    @property
    def pitch(self) -> float:
        """The distance of spaces in the direction of a side."""
        return self.pitch_for(self.gap)

    @property
    def opening(self) -> float:
        """The side of a space."""
        return self.opening_for(self.gap)

    @property
    def tile_height(self) -> float:
        """The distance of two opposite sides of a tile."""
        return self.tile * HEIGHTS[self.shape]

    @property
    def marker_thickness(self) -> float:
        """In whole layers; a marker stands out of a space as a tile does."""
        thickness = self.thickness or self.height + _STANDS_OUT
        return whole_layers(thickness, self.layer)

    def pitch_for(self, gap: float) -> float:
        return self.opening_for(gap + self.rim)

    def opening_for(self, gap: float) -> float:
        return self.tile + gap / HEIGHTS[self.shape]


def choose_sizes(
    kind: Kind, shape: Shape, chosen: Mapping[str, float], places: Collection[str] = ()
) -> Sizes:
    """The sizes for the options that were given, by the keys of RANGES and those of
    `places`, the ones of the game, by `pitch_option`; the others are computed.

    Raises: SetError if one is out of range or they cannot go together; it says what would work.
    """
    _check_places(chosen, places)
    for option, value in chosen.items():
        allowed = TILES[shape] if option == "tile" else RANGES.get(option, RANGES["pitch"])
        if not allowed.least <= value <= allowed.most:
            raise SetError(
                SetReason.RANGE,
                option=f"--{option}",
                value=describe_length(value),
                least=describe_length(allowed.least),
                most=describe_length(allowed.most),
            )
    # Gap and rim lengthen a side by more than their own width if sides are not at right angles.
    stretch = 1 / HEIGHTS[shape]
    tile = chosen.get("tile", _default(TILES[shape]))
    pitch = chosen.get("pitch", tile + stretch * _usual_room(kind, chosen))
    room = (pitch - tile) / stretch
    if "rim" in chosen:
        rim = chosen["rim"]
        gap = chosen.get("gap", room - rim)
        _check_sum(kind, chosen, tile, rim, room, stretch)
    else:
        gap = _chosen(chosen, "gap")
        rim = room - gap
        _check_rim("pitch", tile, gap, rim, stretch)
    rims = {
        place: (chosen[option] - tile) / stretch - gap
        for place in places
        if (option := pitch_option(place)) in chosen
    }
    for place, rim_there in rims.items():
        _check_rim(pitch_option(place), tile, gap, rim_there, stretch)
    return Sizes(
        kind=kind,
        shape=shape,
        tile=tile,
        gap=gap,
        rim=rim,
        height=_choose_height(chosen),
        floor=_in_layers("floor", chosen),
        thickness=chosen.get("thickness"),
        layer=_chosen(chosen, "layer"),
        print_dot=_chosen(chosen, "print-dot"),
        kerf=_chosen(chosen, "kerf"),
        rims=tuple(rims.items()),
    )


def _check_places(chosen: Mapping[str, float], places: Collection[str]) -> None:
    """Raises: SetError for the pitch of a place that the game does not have."""
    options = [pitch_option(place) for place in places]
    for option in chosen.keys() - {*RANGES, *options}:
        names = [phrase("name", name=f"--{each}") for each in options]
        raise SetError(SetReason.NO_SUCH_PLACE, option=f"--{option}", options=join_with_and(names))


def whole_layers(length: float, layer: float) -> float:
    """The height of as many layers as the length needs."""
    return round(ceil(length / layer - _SAME) * layer, 4)


def _default(allowed: Range) -> float:
    assert allowed.default is not None
    return allowed.default


def _chosen(chosen: Mapping[str, float], option: str) -> float:
    return chosen[option] if option in chosen else _default(RANGES[option])


def _usual_room(kind: Kind, chosen: Mapping[str, float]) -> float:
    """Gap and rim together."""
    if kind is Kind.OVERLAY:
        return _BOARD_ROOM
    return _chosen(chosen, "gap") + chosen.get("rim", _TRAY_RIM)


def _choose_height(chosen: Mapping[str, float]) -> float:
    """The height of the rim, from which a tile of known thickness stands out.

    Raises: SetError if it is too high, or not a whole number of layers.
    """
    height = _in_layers("height", chosen)
    if "thickness" not in chosen:
        return height
    most = chosen["thickness"] - _STANDS_OUT
    if height <= most + _SAME:
        return height
    layer = _chosen(chosen, "layer")
    highest = round(floor(most / layer + _SAME) * layer, 4)
    if "height" in chosen:
        raise SetError(
            SetReason.TOO_HIGH,
            height=describe_length(height),
            thickness=describe_length(chosen["thickness"]),
            most=describe_length(highest),
        )
    return highest


def _in_layers(option: str, chosen: Mapping[str, float]) -> float:
    """A length in whole layers.

    Raises: SetError if the length that was given is none.
    """
    length, layer = _chosen(chosen, option), _chosen(chosen, "layer")
    fitting = whole_layers(length, layer)
    if option in chosen and abs(fitting - length) > _SAME:
        raise SetError(
            SetReason.NOT_IN_LAYERS,
            option=f"--{option}",
            value=describe_length(length),
            layer=describe_length(layer),
            fitting=describe_length(fitting),
        )
    return fitting


def _check_sum(
    kind: Kind, chosen: Mapping[str, float], tile: float, rim: float, room: float, stretch: float
) -> None:
    """Raises: SetError if the rim that was given leaves no gap, or not the one that was given."""
    allowed = RANGES["gap"]
    gap = chosen.get("gap", room - rim)
    is_gap = allowed.least - _SAME <= gap <= allowed.most + _SAME
    if abs(gap + rim - room) <= _SAME and is_gap:
        return
    fitting_gap = chosen.get("gap", min(max(gap, _default(allowed)), allowed.most))
    # A tray has room for every rim unless its pitch was chosen, too.
    is_board = kind is Kind.OVERLAY and "pitch" not in chosen
    raise SetError(
        SetReason.NOT_THE_BOARD if is_board else SetReason.NOT_THE_PITCH,
        tile=describe_length(tile),
        gap=describe_length(fitting_gap),
        rim=describe_length(rim),
        pitch=describe_length(tile + stretch * room),
        fitting=describe_length(tile + stretch * (fitting_gap + rim)),
    )


def _check_rim(option: str, tile: float, gap: float, rim: float, stretch: float) -> None:
    """Raises: SetError if what is left for a rim is out of range."""
    allowed = RANGES["rim"]
    if not allowed.least - _SAME <= rim <= allowed.most + _SAME:
        nearest = allowed.least if rim < allowed.least else allowed.most
        raise SetError(
            SetReason.NO_RIM,
            option=f"--{option}",
            tile=describe_length(tile),
            gap=describe_length(gap),
            rim=describe_length(rim),
            least=describe_length(allowed.least),
            most=describe_length(allowed.most),
            pitch=describe_length(tile + stretch * (gap + nearest)),
        )


def describe_length(length: float) -> Phrase:
    """A length in millimetres with at most two decimals, such as "20.5"; 0 if it is negative."""
    whole, _, decimals = f"{max(length, 0):.2f}".rstrip("0").partition(".")
    if not decimals:
        return phrase("number", number=int(whole))
    return phrase("decimal", whole=int(whole), decimals=decimals)
