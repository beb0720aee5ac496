"""The process that thinks. It knows what people know: the commands so far, no order of the bag."""

import os
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO

from azul_access import subprocesses
from azul_access.computer.protocol import common_start, decode, encode_reply
from azul_access.games.system import State, System
from azul_access.player import choose
from azul_access.record.setup import decode_setup, start_ledger

# Keys and the voice come first, also on a computer with a single core.
_NICENESS = 5


class _Inbox:
    """The newest task, which a thread reads while the main thread thinks."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._condition = threading.Condition()
        self._task: Mapping[str, object] | None = None
        self._stopped: object = None  # the number of a task that is to be answered at once

    def read(self) -> None:
        """Take requests until the program closes the pipe; then the process ends."""
        with suppress(OSError, ValueError):
            for line in self._pipe:
                request = decode(line)
                with self._condition:
                    if "stop" in request:
                        self._stopped = request["stop"]
                    elif "number" in request:
                        self._task = request
                        self._condition.notify()
        subprocesses.end_process()

    def take(self) -> Mapping[str, object]:
        """Wait for the next task."""
        with self._condition:
            while self._task is None:
                self._condition.wait()
            task, self._task = self._task, None
            return task

    def must_stop(self, number: object) -> bool:
        """Whether a task is to be answered now: somebody said so, or there is a newer one."""
        return self._stopped == number or self._task is not None


class _Position:
    """The game up to some commands; those that the next position begins with are kept."""

    def __init__(self) -> None:
        self._header: object = None
        self._commands: Sequence[object] = ()
        self._states: list[State] = []

    def follow(
        self, header: Mapping[str, object], commands: Sequence[Mapping[str, object]]
    ) -> State:
        """The state after these commands. Raises: AccessError if they are not possible."""
        setup = decode_setup(header)
        kept = common_start(self._commands, commands) if header == self._header else 0
        if header != self._header:
            self._states = [start_ledger(setup).opening]
            self._header = header
        del self._states[kept + 1 :]
        self._commands = commands[:kept]
        for command in commands[kept:]:
            state, _ = setup.system.rules.apply(
                self._states[-1], setup.system.commands.decode(command)
            )
            self._states.append(state)
        self._commands = commands
        self.system: System = setup.system
        return self._states[-1]


def main() -> None:
    output, pipe = subprocesses.take_output(), subprocesses.take_input()
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(_NICENESS)
    inbox, position = _Inbox(pipe), _Position()
    threading.Thread(target=inbox.read, name="requests", daemon=True).start()
    _send(output, {"ready": True})
    while True:
        task = inbox.take()
        try:
            _send(output, _answer(task, position, inbox))
        except Exception as error:
            position = _Position()
            _send(output, {"number": task.get("number"), "failed": repr(error)})


def _answer(task: Mapping[str, object], position: _Position, inbox: _Inbox) -> dict[str, object]:
    header, commands, seconds = task["setup"], task["commands"], task["seconds"]
    assert isinstance(header, dict)
    assert isinstance(commands, list)
    assert isinstance(seconds, float | int | None)
    state = position.follow(header, commands)
    number = task["number"]
    choice = choose(
        position.system,
        state,
        int(str(task["level"])),
        int(str(task["seed"])),
        seconds,
        lambda: inbox.must_stop(number),
    )
    command = position.system.commands.encode(choice.command)
    return {"number": number, "command": command, "nodes": choice.nodes, "depth": choice.depth}


def _send(output: IO[bytes], reply: Mapping[str, object]) -> None:
    try:
        output.write(encode_reply(reply))
        output.flush()
    except OSError:
        subprocesses.end_process()


if __name__ == "__main__":
    main()
