"""What a set is made from: the pieces of a game, the sizes and the language of its texts."""

from collections.abc import Mapping
from pathlib import PurePosixPath

from azul_access.games.tactile_set import TactileSet
from azul_access.language.phrase import Phrase
from azul_access.tactile_set.braille_sizes import BrailleSize
from azul_access.tactile_set.sizes import Sizes
from azul_access.values import frozen


@frozen
class SetPlan:
    """`game` names the game. `has_print` is False if labels and cards have braille only.

    `game_options` are the options of the command line that choose it in this language, and
    `set_options` those of this set, without the sizes of tile and pitch, which people measure.
    `rules` has the headings of the paragraphs of the game's rule book by their names.
    """

    pieces: TactileSet
    sizes: Sizes
    braille: BrailleSize
    language: str
    game: Phrase
    has_print: bool
    game_options: str
    set_options: str
    rules: Mapping[str, Phrase]


@frozen
class SetFile:
    """A file of the set: its path within the folder, its content, and what it is for.

    `purpose` is one or more sentences for the guide, such as how often it is printed. `part` names
    what the file shows: files of the same part are several formats or pages of it.
    """

    path: PurePosixPath
    content: bytes
    purpose: Phrase
    part: str = ""
