"""Which back end fits this terminal: decided once, before anything is written."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Literal, TextIO

from azul_access.keyboard.console import Console
from azul_access.keyboard.cooked import Cooked
from azul_access.keyboard.piped import Piped

ConsoleKind = Literal["prompt", "cooked", "piped"]


def choose_kind(
    stdin: TextIO | None, stdout: TextIO | None, environ: Mapping[str, str], windows: bool
) -> ConsoleKind:
    """The back end that these streams and this environment ask for."""
    if not _is_terminal(stdin):
        return "piped"
    if environ.get("ACCESSIBLE", "") not in ("", "0"):
        return "cooked"
    # Windows knows no TERM, and its console can move the cursor all the same.
    term = environ.get("TERM", "" if not windows else "console")
    if term in ("", "dumb", "unknown") or not _is_terminal(stdout):
        return "cooked"
    return "prompt"


def open_console(
    on_key: Callable[[], None],
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    environ: Mapping[str, str] | None = None,
    on_listen: Callable[[], None] | None = None,
) -> Console:
    """Open the terminal. Without streams: the standard ones.

    `on_key` is called for every key that can be seen (else for every line), so it must be quick.
    `on_listen` is called for the tab key, where keys can be seen.
    From now on Ctrl-C ends a line and not the program, except where input is piped.
    """
    stdin = stdin or sys.stdin
    stdout = stdout or sys.stdout
    kind = choose_kind(
        stdin, stdout, os.environ if environ is None else environ, sys.platform == "win32"
    )
    if kind == "piped":
        return Piped(on_key, stdin, stdout)
    if kind == "prompt":
        try:
            from azul_access.keyboard.prompt import open_prompt  # costs a fifth of the start

            return open_prompt(on_key, stdin, stdout, on_listen)
        except Exception:  # each system has its own way to say that this is no console
            return Cooked(on_key, stdin, stdout)
    return Cooked(on_key, stdin, stdout)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # it was closed
        return False
