"""A process at a microphone that hears files: what lies in its folder is what happens.

`NAME.raw` is played once and taken away; `fault` (JSON) is what it says at its start; with `gone`
it ends, with `still` it brings nothing. Otherwise it brings a quiet hiss, with `loud` a loud one.
"""

import contextlib
import random
import sys
import time
from pathlib import Path

BLOCK = 640  # bytes: 20 ms
SECONDS = 0.02


def hiss(loudness: int) -> bytes:
    values = (random.randint(-loudness, loudness) for _ in range(BLOCK // 2))
    return b"".join(value.to_bytes(2, "little", signed=True) for value in values)


def main() -> None:
    folder = Path(sys.argv[1])
    with (folder / "starts").open("a") as starts:
        starts.write("started\n")
    fault = folder / "fault"
    if fault.exists():
        sys.stdout.write(fault.read_text() + "\n")
        return
    output = sys.stdout.buffer
    output.write(b"{}\n")
    quiet, loud = hiss(20), hiss(8000)
    waiting = b""
    due = time.monotonic()
    while not (folder / "gone").exists():
        due += SECONDS
        time.sleep(max(0.0, due - time.monotonic()))
        if (folder / "still").exists():
            continue
        if not waiting:
            for path in sorted(folder.glob("*.raw"))[:1]:
                waiting = path.read_bytes()
                path.unlink()
        block = waiting[:BLOCK] or (loud if (folder / "loud").exists() else quiet)
        waiting = waiting[BLOCK:]
        output.write(block)
        output.flush()


with contextlib.suppress(OSError, KeyboardInterrupt):
    main()
