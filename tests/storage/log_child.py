"""A second program that uses a log, started by tests: log_child.py PATH TASK."""

import signal
import sys
from contextlib import closing
from pathlib import Path

from azul_access.storage import GameLog, LogError, LogReason


def hold(path: Path) -> None:
    """Keep the log open until the end of standard input."""
    with closing(GameLog.resume(path)[0]):
        print("open", flush=True)
        sys.stdin.read()


def write(path: Path) -> None:
    """Append until killed, and print the number of saved entries after each append."""
    log, contents = GameLog.resume(path)
    number = len(contents.entries)
    while True:
        # Two entries per append, one of them long, so that a kill can interrupt a write.
        log.append([{"n": number}, {"n": number + 1, "pad": "ä" * 3000}])
        number += 2
        print(number, flush=True)


def fill(path: Path) -> None:
    """Append until a limit of the file size is reached, then once more without the limit."""
    import resource

    log, contents = GameLog.resume(path)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 500, hard))
    number = len(contents.entries)
    try:
        while True:
            log.append([{"n": number}, {"n": number + 1, "pad": "x" * 100}])
            number += 2
    except LogError as error:
        print(error.reason.name, number, path.stat().st_size, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    log.append([{"n": number}])
    log.close()


def contend(path: Path) -> None:
    """Open, append and close repeatedly, in competition with other programs."""
    print("ready", flush=True)
    sys.stdin.readline()
    for _ in range(300):
        try:
            log, contents = GameLog.resume(path)
        except LogError as error:
            if error.reason is not LogReason.LOG_IN_USE:
                raise
            continue
        with closing(log):
            log.append([{"n": len(contents.entries)}])
        print("saved", flush=True)


TASKS = {"hold": hold, "write": write, "fill": fill, "contend": contend}

if __name__ == "__main__":
    TASKS[sys.argv[2]](Path(sys.argv[1]))
