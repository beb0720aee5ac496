"""How the program writes into the streams that it was started with."""

# It is read by every Python, also by one that is too old for the program.
from __future__ import annotations

import io
import os
import sys
from collections.abc import Mapping


def encode_standard_output() -> None:
    """Let the output and the errors be written as `encode_output` says."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            encode_output(stream, os.environ, windows=os.name == "nt")


def encode_output(stream: io.TextIOWrapper, environ: Mapping[str, str], *, windows: bool) -> None:
    """Let a standard stream replace letters that it cannot show.

    Where pipes and files get another encoding than people read them in, they get UTF-8.
    """
    if windows and not stream.isatty() and "PYTHONIOENCODING" not in environ:
        stream.reconfigure(encoding="utf-8")
    stream.reconfigure(errors="replace")
