"""Entries that are gone from a damaged log, found again by its checksums and the rules."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from azul_access.record.ledger import Ledger, Undo, encode_entry
from azul_access.record.times import read_seconds
from azul_access.storage import Gap

# Of 2 ** 32 sums, so few are tried that none agrees by chance.
_MOST_TRIED = 100_000
_MOST_UNDONE = 3
_USUAL: dict[str, object] = {"by": "keyboard"}
_SOURCE_FIELDS = ("by", "level", "version")


def find_missing(
    ledger: Ledger, before: Sequence[Mapping[str, object]], gap: Gap
) -> list[dict[str, object]]:
    """The entry that is gone, and those after it; nothing if none that is possible agrees.

    `before` are the entries of `ledger`, as they are in the log.
    """
    system = ledger.system
    commands = [
        {**system.commands.encode(command), **source}
        for source in _sources(before, gap)
        for command in system.rules.legal_commands(ledger.state)
    ]
    counts = range(1, min(_MOST_UNDONE, len(ledger.history)) + 1)
    undone = [encode_entry(system, Undo(count)) for count in counts]
    return find_times([*undone, *commands], before, gap)


def find_times(
    entries: Sequence[Mapping[str, object]], before: Sequence[Mapping[str, object]], gap: Gap
) -> list[dict[str, object]]:
    """The one of these entries that stood in a gap, with its time, and those after it.

    Nothing if none of them agrees with the checksums.
    """
    for entry in islice(_with_times(entries, before, gap), _MOST_TRIED):
        later = gap.follow([entry])
        if later:
            return [entry, *later]
    return []


def add_time(
    entry: Mapping[str, object], before: Sequence[Mapping[str, object]]
) -> dict[str, object]:
    """An entry with the time of the newest entry before it, if that has one."""
    at = read_seconds(before[-1]) if before else None
    return {**entry} if at is None else {**entry, "at": at}


def _with_times(
    entries: Sequence[Mapping[str, object]], before: Sequence[Mapping[str, object]], gap: Gap
) -> Iterator[dict[str, object]]:
    """Each entry with each time that it can have; without one if the log has no times."""
    following = gap.later if gap.loose is None else (gap.loose, *gap.later)
    latest = read_seconds(following[0]) if following else None
    if latest is None:
        yield from ({**entry} for entry in entries)
        return
    earliest = (read_seconds(before[-1]) if before else None) or 0
    for at in range(earliest, latest + 1):
        yield from ({**entry, "at": at} for entry in entries)


def _sources(before: Sequence[Mapping[str, object]], gap: Gap) -> list[dict[str, object]]:
    """The sources of the entries around the gap, the usual one first.

    Those of the computer have its marks.
    """
    near = (*before[-10:], *gap.later[:10])
    found = [_USUAL]
    found += [
        {name: it[name] for name in _SOURCE_FIELDS if name in it} for it in near if "by" in it
    ]
    return [source for place, source in enumerate(found) if source not in found[:place]]
