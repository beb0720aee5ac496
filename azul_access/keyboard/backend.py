"""The choice of a back end for the terminal, made once before anything is written."""

import os
import sys
from collections.abc import Callable, Mapping
from typing import Literal, TextIO

from azul_access.keyboard.console import Console, KeyWord, NumLockReminder
from azul_access.keyboard.cooked import CookedConsole
from azul_access.keyboard.piped import PipedConsole

ConsoleKind = Literal["prompt", "cooked", "piped"]


def choose_kind(
    stdin: TextIO | None, stdout: TextIO | None, environ: Mapping[str, str], windows: bool
) -> ConsoleKind:
    """The back end for these streams and this environment."""
    if not _is_terminal(stdin):
        return "piped"
    if environ.get("ACCESSIBLE", "") not in ("", "0"):
        return "cooked"
    # Windows does not set TERM, but its console can move the cursor.
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
    on_text: Callable[[], None] | None = None,
    num_lock: NumLockReminder | None = None,
    key_word: KeyWord | None = None,
) -> Console:
    """Open the terminal; by default the standard streams.

    `on_key` is called at every key press if the terminal reports single keys, else for every line.
    `on_listen` is called for the tab key if single keys are reported, `on_text` when there is text
    in the line. They must return quickly. While `num_lock` is wanted, arrow keys in a line without
    letters lead to its reminder. In an empty line, space, escape and delete enter the word that
    `key_word` returns for them.
    From now on Ctrl-C ends a line and not the program, except where input is piped.
    """
    stdin = stdin or sys.stdin
    stdout = stdout or sys.stdout
    kind = choose_kind(
        stdin, stdout, os.environ if environ is None else environ, sys.platform == "win32"
    )
    if kind == "piped":
        return PipedConsole(on_key, stdin, stdout)
    if kind == "prompt":
        try:
            # Imported here because the import takes a fifth of the start-up time.
            from azul_access.keyboard.prompt import open_prompt

            return open_prompt(on_key, stdin, stdout, on_listen, on_text, num_lock, key_word)
        except Exception:  # each system raises something else for an unusable terminal
            return CookedConsole(on_key, stdin, stdout, on_text)
    return CookedConsole(on_key, stdin, stdout, on_text)


def _is_terminal(stream: TextIO | None) -> bool:
    try:
        return stream is not None and stream.isatty()
    except ValueError:  # the stream is closed
        return False
