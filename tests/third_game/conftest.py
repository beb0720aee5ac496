"""The fixtures of this folder, from a module of its own name, as mypy needs it.

Names that begin with an underscore are not imported.
"""

from third_game_fixtures import *
