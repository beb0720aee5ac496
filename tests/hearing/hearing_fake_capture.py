"""A microphone's process that does what its arguments say: FIRST_LINE CHUNKS END.

Writes the first line and some chunks of silence, and then ends (`ends`) or delivers nothing more
until the program ends it (`stalls`).
"""

import contextlib
import sys

CHUNK_BYTES = 1024


def main(first_line: str, chunks: str, end: str) -> None:
    output = sys.stdout.buffer
    output.write(first_line.encode() + b"\n" + bytes(int(chunks) * CHUNK_BYTES))
    output.flush()
    if end == "stalls":
        sys.stdin.read()


with contextlib.suppress(OSError, KeyboardInterrupt):
    main(*sys.argv[1:])
