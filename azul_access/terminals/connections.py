"""Connections between two programs of one user, by the standard library. Slow to import."""

from multiprocessing import AuthenticationError
from multiprocessing.connection import Client as Client
from multiprocessing.connection import Listener as Listener

# The other end is gone, or has another key.
FAILURES = (OSError, EOFError, AuthenticationError)
