"""The fixtures of this folder, from a module of its own name, as mypy needs it."""

from braille_fixtures import *
