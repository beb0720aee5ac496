"""The computer player: chooses a command for the player who has to move."""

from azul_access.player.choice import Candidate, Choice, choose

__all__ = ["Candidate", "Choice", "choose"]
