"""The measures of a set in millimetres, and whether they can go together.

The published tiles are squares of about 2 cm. The only measure of tile and board together that we
found is a printed grid in use on a shop board: tiles of 19.0, fields 20.5 apart (see docs/set.md).
Everything else is an option with a piece to try out first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile_set.errors import SetError, SetReason

# Two lines of a common nozzle of 0.4.
LEAST_RIM = 0.9
# What the printed fields of the shop board are wider than its tiles.
_BOARD_ROOM = 1.5
_TRAY_RIM = 1.2
# Lengths that are nearer than this are the same.
_SAME = 0.005


class Kind(Enum):
    """An overlay is frames without floor for a printed board, at its pitch; a tray has a floor and
    a pitch of its own, and hides the board.
    """

    OVERLAY = "overlay"
    TRAY = "tray"


@dataclass(frozen=True, slots=True)
class Range:
    """The least and the greatest value of an option, and its default; None is computed."""

    least: float
    most: float
    default: float | None = None


# A tile has to hold two braille cells of 10.1 and be found by a finger of 8 to 10.
RANGES: dict[str, Range] = {
    "tile": Range(12, 60, 19.0),
    "pitch": Range(13, 80),
    "gap": Range(0.2, 2.0, 0.5),
    "rim": Range(LEAST_RIM, 10),
    "height": Range(0.8, 6, 2.0),
    "floor": Range(0.8, 5, 1.2),
    "layer": Range(0.05, 0.4, 0.2),
    # Smaller than true dots, because printed ones grow when the paper swells.
    "print-dot": Range(0.8, 2.0, 1.3),
}


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in millimetres.

    `tile` is the side of a tile, `gap` how much wider a space is, `rim` the width of the raised
    rim between two spaces, `height` its height above the floor or the board, `floor` the
    thickness of a tray's floor. `layer` is the height of one layer of a 3D print, `print_dot`
    the diameter of a printed braille dot. The distance of spaces, `pitch`, is always tile, gap and
    rim together.
    """

    kind: Kind
    tile: float
    gap: float
    rim: float
    height: float
    floor: float
    layer: float
    print_dot: float

    @property
    def pitch(self) -> float:
        return self.tile + self.gap + self.rim

    @property
    def opening(self) -> float:
        """The side of a space."""
        return self.tile + self.gap


def choose_sizes(kind: Kind, chosen: Mapping[str, float]) -> Sizes:
    """The sizes for the options that were given, by the keys of RANGES; the others are computed.

    Raises: SetError if one is out of range or they cannot go together; it says what would work.
    """
    for option, value in chosen.items():
        allowed = RANGES[option]
        if not allowed.least <= value <= allowed.most:
            raise SetError(
                SetReason.RANGE,
                option=f"--{option}",
                value=describe_length(value),
                least=describe_length(allowed.least),
                most=describe_length(allowed.most),
            )
    tile = _chosen(chosen, "tile")
    pitch = chosen.get("pitch", _usual_pitch(kind, chosen))
    if "rim" in chosen:
        rim = chosen["rim"]
        gap = chosen.get("gap", pitch - tile - rim)
        _check_sum(tile, gap, rim, pitch)
    else:
        gap = _chosen(chosen, "gap")
        rim = pitch - tile - gap
        _check_rim(tile, gap, rim)
    others = (_chosen(chosen, option) for option in ("height", "floor", "layer", "print-dot"))
    return Sizes(kind, tile, gap, rim, *others)


def _chosen(chosen: Mapping[str, float], option: str) -> float:
    default = RANGES[option].default
    assert default is not None, option
    return chosen.get(option, default)


def _usual_pitch(kind: Kind, chosen: Mapping[str, float]) -> float:
    tile = _chosen(chosen, "tile")
    if kind is Kind.OVERLAY:
        return tile + _BOARD_ROOM
    return tile + _chosen(chosen, "gap") + chosen.get("rim", _TRAY_RIM)


def _check_sum(tile: float, gap: float, rim: float, pitch: float) -> None:
    """Raises: SetError if tile, gap and rim are not the pitch together, or the gap is no gap."""
    allowed = RANGES["gap"]
    total = tile + gap + rim
    if abs(total - pitch) > _SAME or not allowed.least - _SAME <= gap <= allowed.most + _SAME:
        fitting = tile + rim + min(max(gap, _chosen({}, "gap")), allowed.most)
        raise SetError(
            SetReason.NOT_THE_PITCH,
            tile=describe_length(tile),
            rim=describe_length(rim),
            pitch=describe_length(pitch),
            fitting=describe_length(fitting),
            room=describe_length(pitch - tile - allowed.least),
        )


def _check_rim(tile: float, gap: float, rim: float) -> None:
    """Raises: SetError if what is left for a rim is out of range."""
    allowed = RANGES["rim"]
    if not allowed.least - _SAME <= rim <= allowed.most + _SAME:
        nearest = allowed.least if rim < allowed.least else allowed.most
        raise SetError(
            SetReason.NO_RIM,
            tile=describe_length(tile),
            gap=describe_length(gap),
            rim=describe_length(rim),
            least=describe_length(allowed.least),
            most=describe_length(allowed.most),
            pitch=describe_length(tile + gap + nearest),
        )


def describe_length(length: float) -> Phrase:
    """A length in millimetres with at most two decimals, such as "20.5"; 0 if it is negative."""
    whole, _, decimals = f"{max(length, 0):.2f}".rstrip("0").partition(".")
    if not decimals:
        return phrase("number", number=int(whole))
    return phrase("decimal", whole=int(whole), decimals=decimals)
