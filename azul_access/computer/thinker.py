"""The computer at the table, as a device: it follows the game and enters commands, like any other.

Thinking begins with the last command, while its announcement is spoken. The move is entered when
the voice has ended and the hands have laid the move before. A state that has changed ends it.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from azul_access.computer.process import ThinkingProcess
from azul_access.computer.protocol import Task, decode_command
from azul_access.games.system import Command, State
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.step.hands import can_move
from azul_access.table.companion import Companion

# The level without a limit of its own thinks while the voice speaks, at least so long, and in a
# game without a voice just so long.
_TIMED_LEVEL = 6
_LEAST_SECONDS = 0.5
_MOST_SECONDS = 4.0
# A process that has not answered by then hangs. On a busy computer it takes longer to start.
HANG_SECONDS = 5.0
START_SECONDS = 30.0
# The voice may be so quiet between two texts.
_GAP_SECONDS = 0.1
_POLL_SECONDS = 0.05
# What is chosen in this process itself takes no time worth mentioning.
_SIMPLE_LEVEL = 1

StartProcess = Callable[
    [Callable[[dict[str, object]], None], Callable[[ThinkingProcess], None]], ThinkingProcess
]


@dataclass
class _Thought:
    """What the computer thinks about: a state of the game, and a command as soon as there is one.

    `asked_at` is when the process got it, None while there is no process.
    """

    number: int
    state: State
    level: int
    begun_at: float
    asked_at: float | None = None
    command: Command | None = None
    is_stopped: bool = False


class Thinker:
    """Enters the commands of all computers. `update_session` must be called with each session.

    With a voice, `run` starts a thread that enters them. Without one, as for a file of commands,
    `settle` enters in the caller's thread what the computer has to move before the next line.
    """

    def __init__(
        self,
        companion: Companion,
        version: str = "",
        *,
        start_process: StartProcess = ThinkingProcess,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`version` is that of the program, which the log says of each command."""
        self._companion = companion
        self._version = version
        self._start_process = start_process
        self._clock = clock
        self._condition = threading.Condition()
        self._session: Session | None = None
        self._process: ThinkingProcess | None = None
        self._started_at = 0.0
        self._ready_at: float | None = None  # None while the process starts
        self._thought: _Thought | None = None
        self._count = 0
        self._thread: threading.Thread | None = None
        self._is_closed = False
        self._has_reported = False
        self._waits_for_voice = False
        self._entered: State | None = None  # where a command of the computer was entered last

    # What the companion tells. These methods return at once.

    def update_session(self, session: Session) -> None:
        """Begin to think if the computer has to move; end it where it has not any more."""
        with self._condition:
            self._session = session
            if session.setup.has_computers and self._process is None and not self._is_closed:
                self._start()
            self._think_about(session)
            self._condition.notify_all()

    # Entering moves

    def run(self) -> None:
        """Enter moves from now on, each when the voice has ended."""
        self._waits_for_voice = True
        self._thread = threading.Thread(target=self._run, name="computer", daemon=True)
        self._thread.start()

    def settle(self) -> None:
        """Enter all moves that are due, and wait for them."""
        while not self._is_closed:
            pause = self._advance()
            if pause is None:
                return
            self._wait(pause)

    def close(self) -> None:
        """End thinking at once. May be called again."""
        with self._condition:
            self._is_closed = True
            process, self._process = self._process, None
            self._condition.notify_all()
        if process is not None:
            process.close()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(HANG_SECONDS)

    def _run(self) -> None:
        while not self._is_closed:
            self._wait(self._advance())

    def _wait(self, seconds: float | None) -> None:
        """Wait until something changes, or for so long."""
        with self._condition:
            if not self._is_closed and seconds != 0:
                self._condition.wait(seconds)

    def _advance(self) -> float | None:
        """Do what is due; returns after how long to look again, None: when something changes."""
        with self._condition:
            session, thought = self._session, self._thought
            if session is None or thought is None:
                return None
            if thought.command is None:
                self._hurry(thought)
            hung = self._find_hung(thought)
            if hung is not None:
                self._process = None
            command = thought.command
        if hung is not None:
            self._report_hung(hung)
            return 0
        if command is None:  # a thread watches the process also while hands lay another move
            return _POLL_SECONDS if can_move(session) or self._thread else None
        if not can_move(session):
            return None
        if self._waits_for_voice and self._is_speaking():
            return _POLL_SECONDS
        with self._condition:
            if self._thought is thought:
                self._thought, self._entered = None, thought.state
        self._companion.table.handle_computer(command, thought.state, self._version)
        self._entered = None
        return 0

    def _is_speaking(self) -> bool:
        return self._companion.quiet_seconds() < _GAP_SECONDS

    # The process. These methods are called with the lock.

    def _start(self) -> None:
        self._started_at, self._ready_at = self._clock(), None
        process = self._start_process(self._take_reply, self._lose)
        self._process = process if process.start() else None

    def _think_about(self, session: Session) -> None:
        computer, thought = session.computer_to_move, self._thought
        if computer is None:
            if thought is not None and self._process is not None:
                self._process.stop(thought.number)
            self._thought = None
            return
        state = session.ledger.state
        is_same = thought is not None and thought.state is state
        if is_same and thought is not None and thought.level == computer.level:
            return
        self._count += 1
        thought = _Thought(self._count, state, computer.level, self._clock())
        self._thought = thought
        self._ask(session, thought)

    def _ask(self, session: Session, thought: _Thought) -> None:
        if thought.state is self._entered:  # its command was refused; that must not happen twice
            thought.command = session.setup.system.rules.legal_commands(thought.state)[0]
            return
        if self._process is None and not self._is_closed:
            self._start()
        if self._process is None:
            thought.command = self._choose_simply(session, thought.state)
            return
        is_timed = thought.level == _TIMED_LEVEL
        most = _MOST_SECONDS if self._waits_for_voice else _LEAST_SECONDS
        commands = tuple(item.command for item in session.ledger.applied)
        # People know how many commands there were; nothing else about the draws to come.
        task = Task(
            session.setup, commands, thought.level, len(commands), most if is_timed else None
        )
        thought.asked_at = self._clock()
        self._process.ask(thought.number, task)

    def _hurry(self, thought: _Thought) -> None:
        """Let the level that thinks by time answer when the voice has ended."""
        is_timed = thought.level == _TIMED_LEVEL and self._waits_for_voice
        is_due = is_timed and self._clock() - thought.begun_at >= _LEAST_SECONDS
        if is_due and not thought.is_stopped and not self._is_speaking() and self._process:
            thought.is_stopped = True
            self._process.stop(thought.number)

    def _find_hung(self, thought: _Thought) -> ThinkingProcess | None:
        """The process, if it should have answered long ago; then the choice is a simple one.

        A simple choice does for a process that is still starting, too.
        """
        if thought.command is not None or thought.asked_at is None or self._session is None:
            return None
        now = self._clock()
        if now - max(thought.asked_at, self._ready_at or 0.0) < HANG_SECONDS:
            return None
        thought.command = self._choose_simply(self._session, thought.state)
        is_starting = self._ready_at is None and now - self._started_at < START_SECONDS
        return None if is_starting else self._process

    def _report_hung(self, process: ThinkingProcess) -> None:
        """End a process that hangs, and say so the first time."""
        process.close()
        if not self._has_reported:
            self._has_reported = True
            self._companion.broadcast([phrase("computer-hung")])

    def _take_reply(self, reply: dict[str, object]) -> None:
        with self._condition:
            if "ready" in reply:
                self._ready_at = self._clock()
            thought, session = self._thought, self._session
            if thought is None or session is None or reply.get("number") != thought.number:
                return
            command = decode_command(session.setup.system, reply)
            if command is None:
                command = self._choose_simply(session, thought.state)
            thought.command = command
            self._condition.notify_all()

    def _lose(self, process: ThinkingProcess) -> None:
        """The process has ended: choose simply this time, and start it again."""
        with self._condition:
            if process is not self._process or self._is_closed:
                return
            self._process = None
            thought, session = self._thought, self._session
            if thought is not None and thought.command is None and session is not None:
                thought.command = self._choose_simply(session, thought.state)
            self._condition.notify_all()

    def _choose_simply(self, session: Session, state: State) -> Command:
        from azul_access.player import choose  # of no use while the process works

        seed = len(session.ledger.applied)
        return choose(session.setup.system, state, _SIMPLE_LEVEL, seed).command
