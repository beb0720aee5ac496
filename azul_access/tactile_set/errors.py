"""The reasons why no set can be made; their values are names of phrases."""

from enum import Enum

from azul_access.errors import AccessError


class SetReason(Enum):
    """Comments name the slots of a phrase; lengths are phrases of millimetres."""

    RANGE = "set-range"  # option, value, least, most
    NO_SUCH_PLACE = "set-no-such-place"  # option; options: those of the game
    # option of the pitch, tile, gap, rim: what is left for it; least, most; pitch: one that
    # leaves enough
    NO_RIM = "set-no-rim"
    # tile, gap, rim; fitting: their pitch; pitch: the one that was given
    NOT_THE_PITCH = "set-not-the-pitch"
    # the same; pitch: that of a printed board, because none was given
    NOT_THE_BOARD = "set-not-the-board"
    # option, value; layer: the height of a layer; fitting: a value that is whole layers
    NOT_IN_LAYERS = "set-not-in-layers"
    TOO_HIGH = "set-too-high"  # height of the rim; thickness of a tile; most: the highest rim
    TOO_LOW = "set-too-low"  # height of the rim; dots: height of braille; fitting: the lowest rim
    BRAILLE_ROOM = "set-braille-room"  # tile: given; fitting: the smallest one with room
    FOLDER_USED = "set-folder-used"  # path
    NO_FOLDER = "set-no-folder"  # path
    NOT_WRITABLE = "set-not-writable"  # path
    PLAYERS = "set-players-range"  # players, least, most


class SetError(AccessError):
    """The set cannot be made; nothing was written."""
