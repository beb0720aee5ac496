"""Back-translation by liblouis' own program, independent of our binding."""

import os
import shutil
import subprocess
from collections.abc import Sequence

import pytest

from firmware_protocol.cells import to_unicode

PROGRAM = shutil.which("lou_translate")
needs_program = pytest.mark.skipif(
    not PROGRAM and not os.environ.get("CI"), reason="not installed: liblouis-bin"
)


def back_translate(lines: Sequence[bytes], table: str) -> list[str]:
    """Return the print of each line of cells."""
    assert PROGRAM is not None
    completed = subprocess.run(
        [PROGRAM, "--backward", f"unicode.dis,{table}"],
        input="".join(to_unicode(line) + "\n" for line in lines).encode(),
        capture_output=True,
        check=True,
    )
    return completed.stdout.decode().removesuffix("\n").split("\n")
