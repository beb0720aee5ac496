"""Azul Access: referee, memory and voice for tactile Azul."""

__version__ = "0.1.0"
