"""Files of the same game: a game goes on in the default folder if its own cannot be written."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from azul_access.storage import damaged, disk, lines
from azul_access.storage.errors import LogError
from azul_access.storage.lines import LogContents
from azul_access.storage.log_paths import saved_logs


def identify(header: Mapping[str, object]) -> str:
    """A name of the game that its file keeps when it is moved, written anew or resumed."""
    from hashlib import sha256  # slow to import, and not needed to begin a game

    kept = {name: it for name, it in header.items() if name != "version"}
    return sha256(json.dumps(kept, sort_keys=True).encode()).hexdigest()[:32]


def find_continued(path: Path, contents: LogContents) -> Path | None:
    """The log in the default folder that has all entries of the one at `path`, and more."""
    identity, count = identify(contents.header), len(contents.entries)
    for other in saved_logs():
        try:
            data = disk.read_bytes(other)
            first, _ = lines.decode(data.partition(b"\n")[0] + b"\n", other)
            if identify(first.header) != identity or os.path.samefile(other, path):
                continue
            found, _ = damaged.decode(data, other)
        except (LogError, OSError):
            continue
        if len(found.entries) > count and found.entries[:count] == contents.entries:
            return other
    return None
