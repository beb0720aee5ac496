"""The process that thinks, and the device that enters what it finds."""

import sys
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from computer_conversation import begin_with_computers
from fake_table import create_companion
from scripted_conversation import FILLED_FACTORIES

from azul_access.computer.process import ThinkingProcess
from azul_access.computer.protocol import Task, common_start, decode, encode_task
from azul_access.computer.thinker import HANG_SECONDS, START_SECONDS, Thinker
from azul_access.games.system import Command
from azul_access.player import choose
from azul_access.record.seats import COMPUTER_SOURCE, Computer
from azul_access.record.setup import Setup, make_setup, start_ledger
from azul_access.session import Session, begin_game
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings

# A process that reads everything and answers nothing.
SILENT = [sys.executable, "-c", "import sys; [line for line in sys.stdin]"]


class FakeProcess:
    """Thinks when the test says so; it is ready at once, unless `is_slow`."""

    is_slow = False

    def __init__(
        self,
        on_reply: Callable[[dict[str, object]], None],
        on_end: Callable[[ThinkingProcess], None],
    ) -> None:
        self.asked: list[tuple[int, Task]] = []
        self.stopped: list[int] = []
        self.is_closed = False
        self._on_reply = on_reply
        self._on_end = on_end

    def start(self) -> bool:
        if not self.is_slow:
            self._on_reply({"ready": True})
        return True

    def ask(self, number: int, task: Task) -> None:
        self.asked.append((number, task))

    def stop(self, number: int) -> None:
        self.stopped.append(number)

    def close(self) -> None:
        self.is_closed = True

    def answer(self, place: int = -1) -> Command:
        """Answer a task as the real process does."""
        number, task = self.asked[place]
        state = state_of(task)
        command = choose(task.setup.system, state, task.level, task.seed).command
        encoded = task.setup.system.commands.encode(command)
        self._on_reply({"number": number, "command": encoded})
        return command

    def die(self) -> None:
        self._on_end(self)  # type: ignore[arg-type]


class Table:
    """A game with a computer, its thinker, and the processes that were started."""

    def __init__(self, levels: tuple[int | None, ...] = (None, 2), language: str = "en") -> None:
        names = ("Anna", "Computer", "Robot", "Machine")[: len(levels)]
        computers = tuple(None if level is None else Computer(level) for level in levels)
        setup = make_setup(
            game="azul",
            names=names,
            first_seat=0,
            chosen={},
            language=language,
            computers=computers,
        )
        self.now = 0.0
        self.processes: list[FakeProcess] = []
        self.companion, self.console, self.log = create_companion()
        settings = Settings(language, speech=SpeechOutput.OFF)
        self.companion.start(begin_game(setup, settings))
        self.thinker = Thinker(
            self.companion, "1.2.3", start_process=self._start, clock=lambda: self.now
        )
        self.companion.add_output(Forward(self.thinker))
        self.type(FILLED_FACTORIES)
        if levels[0] is None:
            self.type("1r2")

    def _start(self, *callbacks: Callable[..., None]) -> ThinkingProcess:
        self.processes.append(FakeProcess(*callbacks))
        return self.processes[-1]  # type: ignore[return-value]

    @property
    def session(self) -> Session:
        return self.companion.session

    @property
    def process(self) -> FakeProcess:
        return self.processes[-1]

    def type(self, *lines: str) -> None:
        for line in lines:
            self.companion.handle_line(line, "keyboard")


class Forward:
    """The output channel of a thinker."""

    def __init__(self, thinker: Thinker) -> None:
        self.update_session = thinker.update_session

    def announce(self, announcement: object, *, is_shared: bool) -> None:
        """Nothing."""

    def announce_phrases(self, phrases: object) -> None:
        """Nothing."""


def state_of(task: Task) -> object:
    state = start_ledger(task.setup).opening
    for command in task.commands:
        state, _ = task.setup.system.rules.apply(state, command)
    return state


def test_thinking_begins_with_the_last_command() -> None:
    """Before anything else is done, the process has the position."""
    table = Table()
    ((_, task),) = table.process.asked
    assert state_of(task) == table.session.ledger.state
    assert task.level == 2


def test_the_move_is_entered_like_that_of_any_device() -> None:
    """It is saved with its source, level and version, and the thinker waits for the hands."""
    table = Table()
    table.process.answer()
    table.thinker.settle()
    saved = table.log.entries[-1]
    assert (saved["by"], saved["level"], saved["version"]) == (COMPUTER_SOURCE, 2, "1.2.3")
    assert table.session.awaits_hands
    assert table.session.expected.player == 0


@pytest.mark.parametrize("line", ["u", "q"])
def test_undo_and_leaving_end_thinking_at_once(line: str) -> None:
    """The task is stopped, and its late answer does nothing."""
    table = Table()
    table.type(line)
    if line == "q":
        table.thinker.close()
        assert table.process.is_closed
        return
    assert table.process.stopped == [table.process.asked[0][0]]
    before = table.session.ledger
    table.process.answer(0)
    table.thinker.settle()
    assert table.session.ledger is before


def test_a_changed_state_is_thought_about_anew() -> None:
    """The answer to the older task does not count, that to the newer one does."""
    table = Table()
    table.type("fix 1r3")
    assert len(table.process.asked) == 2
    table.process.answer(0)
    assert table.thinker._advance() != 0
    command = table.process.answer(1)
    table.thinker.settle()
    assert table.session.ledger.applied[-1].command == command


def test_a_killed_process_is_replaced() -> None:
    """This move is a simple one, and the next is thought about by a new process."""
    table = Table()
    table.process.die()
    table.thinker.settle()
    assert table.session.ledger.applied[-1].source == COMPUTER_SOURCE
    table.type("3r4")
    assert len(table.processes) == 2
    table.process.answer()
    table.thinker.settle()
    assert table.session.ledger.applied[-1].source == COMPUTER_SOURCE


def test_a_process_that_hangs_is_ended_and_told_once() -> None:
    """After five seconds a simple move is made; the second time nothing is said."""
    table = Table()
    for line in ("", "3r4"):
        if line:
            table.type(line)
        assert table.thinker._advance() not in (0, None)
        table.now += HANG_SECONDS
        process = table.process
        table.thinker.settle()
        assert process.is_closed
        assert table.session.ledger.applied[-1].source == COMPUTER_SOURCE
    assert table.console.output.count("has thought for too long") == 1


def test_a_process_that_starts_slowly_is_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simple moves are made meanwhile, and nothing is said; after half a minute it hangs."""
    monkeypatch.setattr(FakeProcess, "is_slow", True)
    table = Table()
    table.now += HANG_SECONDS
    table.thinker.settle()
    assert table.session.ledger.applied[-1].source == COMPUTER_SOURCE
    assert not table.process.is_closed
    assert "has thought for too long" not in table.console.output
    table.type("3r4")
    table.now += START_SECONDS
    table.thinker.settle()
    assert table.processes[0].is_closed


def test_the_next_computer_waits_for_the_hands() -> None:
    """It thinks while they lay, and moves when they are done."""
    table = Table(levels=(1, 1))
    moves = len(table.session.ledger.applied)
    table.process.answer()
    table.thinker.settle()
    table.process.answer()
    table.thinker.settle()
    assert len(table.session.ledger.applied) == moves + 1
    table.type("")
    table.thinker.settle()
    assert len(table.session.ledger.applied) == moves + 2


def test_the_process_never_learns_the_seed() -> None:
    """Two games that differ only in what the virtual bag gives next lead to the same request."""
    table = Table()
    _, task = table.process.asked[0]
    other = replace(task, setup=replace(task.setup, seed=99))
    assert encode_task(1, task) == encode_task(1, other)
    assert decode(encode_task(1, task))["setup"]["seed"] == 0  # type: ignore[index]


def test_bytes_that_are_no_message_are_nothing() -> None:
    """Whatever stands in the pipe."""
    assert [decode(line) for line in (b"", b"\xff\n", b"[1]\n", b"{\n")] == [{}, {}, {}, {}]
    assert common_start([1, 2, 3], [1, 2, 4, 5]) == 2


# The real process


class Answers:
    """What a real process has replied."""

    def __init__(self) -> None:
        self.replies: list[dict[str, object]] = []
        self.has_ended = False
        self._news = threading.Condition()

    def add(self, reply: dict[str, object]) -> None:
        with self._news:
            self.replies.append(reply)
            self._news.notify_all()

    def end(self, _: ThinkingProcess) -> None:
        with self._news:
            self.has_ended = True
            self._news.notify_all()

    def wait_for(self, number: int) -> dict[str, object]:
        def find() -> dict[str, object] | None:
            return next((it for it in self.replies if it.get("number") == number), None)

        with self._news:
            assert self._news.wait_for(lambda: find() is not None, timeout=240)
            found = find()
            assert found is not None
            return found


def task_of(setup: Setup, session: Session, level: int = 1) -> Task:
    commands = tuple(item.command for item in session.ledger.applied)
    return Task(setup, commands, level, len(commands), None)


def test_the_real_process_thinks_and_goes_on_after_nonsense() -> None:
    """It finds the command that the player finds here; a position that cannot be is no end."""
    session = begin_with_computers(FILLED_FACTORIES, "1r2").session
    task = task_of(session.setup, session)
    answers = Answers()
    process = ThinkingProcess(answers.add, answers.end)
    assert process.start()
    try:
        twice = replace(task, commands=(*task.commands, task.commands[-1]))
        process.ask(1, twice)
        assert "failed" in answers.wait_for(1)
        process.ask(2, task)
        reply = answers.wait_for(2)
        expected = choose(session.setup.system, session.ledger.state, 1, task.seed).command
        assert reply["command"] == session.setup.system.commands.encode(expected)
        assert _memory_in_megabytes(process.pid) <= 60
    finally:
        process.close()
    assert answers.has_ended


def test_a_process_that_cannot_be_started() -> None:
    """It says so, and nothing else happens."""
    answers = Answers()
    assert not ThinkingProcess(answers.add, answers.end, ["/no/such/program"]).start()


def test_a_silent_process_is_ended_by_closing() -> None:
    """Closing does not wait for an answer."""
    answers = Answers()
    process = ThinkingProcess(answers.add, answers.end, SILENT)
    assert process.start()
    process.close()
    assert answers.has_ended


def _memory_in_megabytes(pid: int | None) -> float:
    """The memory that a process has in use; 0 where the system does not tell."""
    path = Path(f"/proc/{pid}/status")
    if not path.exists():
        return 0
    lines = path.read_text(encoding="ascii").splitlines()
    kilobytes = next(line.split()[1] for line in lines if line.startswith("VmRSS"))
    return int(kilobytes) / 1024


def test_a_thread_enters_moves_at_a_table() -> None:
    """Where lines are typed, nobody has to call for the computer's move; closing ends thinking."""
    table = Table()
    table.thinker.run()
    entered = threading.Event()

    class Watch(Forward):
        def __init__(self) -> None:
            self.update_session = self._look

        def _look(self, session: Session) -> None:
            if session.awaits_hands:
                entered.set()

    table.companion.add_output(Watch())
    table.process.answer()
    assert entered.wait(120)
    table.thinker.close()
    assert table.process.is_closed
