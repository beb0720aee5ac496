"""A speech worker without a voice that follows a script, over the real protocol.

The first argument is a folder. Each start follows the next of the remaining arguments as its script
(the last one is for all later starts) and writes the requests it reads to a file with its number.
"""

import json
import os
import sys
import time
from pathlib import Path


def reply(kind: str, **fields: object) -> None:
    """Write one message to standard output."""
    sys.stdout.write(json.dumps({"kind": kind, **fields}) + "\n")
    sys.stdout.flush()


def main() -> None:
    folder, scripts = Path(sys.argv[1]), sys.argv[2:]
    number = len(list(folder.glob("worker-*"))) + 1
    log = (folder / f"worker-{number}").open("w", buffering=1)
    log.write(json.dumps({"kind": "started", "pid": os.getpid()}) + "\n")
    script = scripts[min(number, len(scripts)) - 1]
    if script == "dies":
        sys.exit(3)
    if script.startswith("fails:"):
        reply("failed", fault=script.partition(":")[2], detail="requested by the test")
        return
    sys.stdout.write("a message of a library\n")
    reply("loaded", engine="fake", version="", library="", reason="", voices={})
    speaking = None
    for line in sys.stdin:
        log.write(line)
        request = json.loads(line)
        match request["kind"]:
            case "open":
                reply("ready", backend="fake", device_opened=True)
            case "ping":
                reply("pong", id=request["id"])
            case "silence" if script == "hangs":
                time.sleep(60)
            case "silence":
                speaking = None
                reply("silenced", generation=request["generation"])
            case "say" if script == "dies-speaking":
                reply("begun", id=request["id"], milliseconds=1.0)
                sys.exit(3)
            case "say":
                speaking = request["id"]
                reply("begun", id=speaking, milliseconds=1.0)
                if "long" not in request["text"]:
                    reply("ended", id=speaking)


main()
