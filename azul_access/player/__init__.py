"""The computer player: chooses a command for the player who has to move."""

from azul_access.player.choice import Candidate, Choice, choose
from azul_access.player.levels import LEVELS

__all__ = ["LEVELS", "Candidate", "Choice", "choose"]
