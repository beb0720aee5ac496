"""Back-translation by liblouis' own program, independent of our binding; see `needs`."""

import subprocess
from collections.abc import Sequence

from firmware_protocol.cells import to_unicode

PROGRAM = "lou_translate"


def back_translate(lines: Sequence[bytes], table: str) -> list[str]:
    """Return the print of each line of cells."""
    completed = subprocess.run(
        [PROGRAM, "--backward", f"unicode.dis,{table}"],
        input="".join(to_unicode(line) + "\n" for line in lines).encode(),
        capture_output=True,
        check=True,
    )
    return completed.stdout.decode().removesuffix("\n").split("\n")
