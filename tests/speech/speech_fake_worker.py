"""A speech worker without a voice: it does what its arguments say, over the real protocol.

The first argument is a folder. Each start takes the next of the remaining arguments as its part
(the last one serves for all later starts) and writes what it hears to the file of its number.
"""

import json
import os
import sys
import time
from pathlib import Path


def answer(kind: str, **fields: object) -> None:
    sys.stdout.write(json.dumps({"kind": kind, **fields}) + "\n")
    sys.stdout.flush()


def main() -> None:
    folder, parts = Path(sys.argv[1]), sys.argv[2:]
    number = len(list(folder.glob("worker-*"))) + 1
    log = (folder / f"worker-{number}").open("w", buffering=1)
    log.write(json.dumps({"kind": "started", "pid": os.getpid()}) + "\n")
    part = parts[min(number, len(parts)) - 1]
    if part == "dies":
        sys.exit(3)
    if part.startswith("fails:"):
        answer("failed", fault=part.partition(":")[2], detail="as told")
        return
    sys.stdout.write("a library's noise\n")
    answer("ready", backend="fake", device_opened=True)
    speaking = None
    for line in sys.stdin:
        log.write(line)
        request = json.loads(line)
        match request["kind"]:
            case "ping":
                answer("pong", id=request["id"])
            case "silence" if part == "deaf":
                time.sleep(60)
            case "silence":
                speaking = None
                answer("silenced", generation=request["generation"])
            case "say" if part == "dies-speaking":
                answer("begun", id=request["id"], milliseconds=1.0)
                sys.exit(3)
            case "say":
                speaking = request["id"]
                answer("begun", id=speaking, milliseconds=1.0)
                if "long" not in request["text"]:
                    answer("ended", id=speaking)


main()
