"""The fixtures of this folder, from a module of its own name, as mypy needs it."""

from program_fixtures import *
