"""What the program and the process that thinks tell each other: JSON objects, one a line.

Requests: `number`, `setup` (the header of a log), `commands` (all that count, as in a log),
`level`, `seed`, and `seconds` or null; or only `stop`, the number of a request that is to be
answered at once. Replies: `ready`; or `number` with `command`, or with `failed` and a reason.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace

from azul_access.errors import AccessError
from azul_access.games.system import Command, System
from azul_access.record.setup import Setup, encode_setup
from azul_access.values import frozen


@frozen
class Task:
    """A position to think about: the game, its commands so far, and how to think.

    `seconds` limit the thinking by processor time; None where the level does.
    """

    setup: Setup
    commands: tuple[Command, ...]
    level: int
    seed: int
    seconds: float | None


def encode_task(number: int, task: Task) -> bytes:
    encode = task.setup.system.commands.encode
    return _line(
        {
            "number": number,
            # Without the seed: nobody knows what a virtual bag gives next.
            "setup": encode_setup(replace(task.setup, seed=0)),
            "commands": [encode(command) for command in task.commands],
            "level": task.level,
            "seed": task.seed,
            "seconds": task.seconds,
        }
    )


def encode_stop(number: int) -> bytes:
    return _line({"stop": number})


def encode_reply(reply: Mapping[str, object]) -> bytes:
    return _line(reply)


def decode(line: bytes) -> dict[str, object]:
    """The object in a line; an empty one for anything else."""
    try:
        data = json.loads(line)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def decode_command(system: System, reply: Mapping[str, object]) -> Command | None:
    """The command of a reply; None if the process found none."""
    data = reply.get("command")
    try:
        return system.commands.decode(data) if isinstance(data, dict) else None
    except AccessError:
        return None


def common_start(one: Sequence[object], other: Sequence[object]) -> int:
    """How many items both begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _line(data: Mapping[str, object]) -> bytes:
    return json.dumps(data).encode() + b"\n"
