"""The computer at the table: a device that finds commands in a process of its own."""

from azul_access.computer.thinker import Thinker

__all__ = ["Thinker"]
