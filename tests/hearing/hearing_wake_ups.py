"""How often a program and everything it started wake up, as Linux counts it."""

from pathlib import Path


def wake_ups(process: int) -> int:
    """How often the threads of a process and of its children have begun to wait so far."""
    return sum(
        int(line.split()[1])
        for each in _family(process)
        for status in Path(f"/proc/{each}/task").glob("*/status")
        for line in _lines(status)
        if line.startswith("voluntary_ctxt_switches:")
    )


def _family(process: int) -> list[int]:
    """A process, its children, their children and so on."""
    family = [process]
    for member in family:
        for children in Path(f"/proc/{member}/task").glob("*/children"):
            family += [int(child) for line in _lines(children) for child in line.split()]
    return family


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text().splitlines()
    except OSError:  # the thread has ended
        return []
