"""Run tests in several processes that are forked after the collection: `--processes 4`, on Linux.

Collecting all tests takes as long as running thousands of them; here it is done once. Tests of one
module or class share fixtures, so they stay in one process and in order.
"""

import os
import selectors
import signal
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, Pipe
from typing import Any

import pytest

_TICKET_BYTES = 4


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--processes", type=int, help="run the tests in so many processes")
    parser.addoption("--begin-at", type=int, help="wait until the input of this descriptor ends")


def pytest_configure(config: pytest.Config) -> None:
    if count := config.getoption("--processes"):
        plugin = ForkedProcesses(count, config.getoption("--begin-at"))
        config.pluginmanager.register(plugin)


@dataclass
class _Process:
    """A forked process, what it sends, and where it is."""

    pid: int
    reports: Connection
    running: tuple[str, Any] = ("before the first test", ("", None, ""))  # node id and location
    is_done: bool = False


class ForkedProcesses:
    """Plugin of the first process: it collects, forks the others and tells what they report."""

    def __init__(self, count: int, begin_at: int | None) -> None:
        """`begin_at` is a descriptor; the first test begins when its other end is closed."""
        self._count = count
        self._begin_at = begin_at

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if self._begin_at is not None:
            os.read(self._begin_at, 1)
        if session.config.option.collectonly or session.testsfailed:
            return None  # pytest goes on as usual
        groups: dict[object, list[pytest.Item]] = {}
        for item in session.items:
            groups.setdefault(item.parent, []).append(item)
        tickets = _write_tickets(len(groups))
        processes = [
            _fork(session, list(groups.values()), tickets, number) for number in range(self._count)
        ]
        try:
            for process, message in _messages(processes):
                _tell(session.config, process, message)
                if session.shouldfail or session.shouldstop:
                    _take_tickets(tickets)
        finally:
            for process in processes:
                os.kill(process.pid, signal.SIGTERM)  # those that have ended are not yet forgotten
                os.waitpid(process.pid, 0)
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        return True


class _Reporter:
    """Plugin of a forked process: it sends what the first one tells."""

    def __init__(self, config: pytest.Config, reports: Connection) -> None:
        self._config = config
        self._reports = reports

    def pytest_runtest_logstart(self, nodeid: str, location: Any) -> None:
        self._reports.send(("start", nodeid, location))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        hook = self._config.hook.pytest_report_to_serializable
        self._reports.send(("report", hook(config=self._config, report=report), None))

    def pytest_runtest_logfinish(self, nodeid: str, location: Any) -> None:
        self._reports.send(("finish", nodeid, location))


def _write_tickets(count: int) -> int:
    """Make a pipe that has the numbers of the groups of tests; returns the end to read."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)  # rather an error than waiting, were there too many
    os.write(writer, b"".join(number.to_bytes(_TICKET_BYTES) for number in range(count)))
    os.close(writer)
    return reader


def _take_tickets(tickets: int) -> None:
    """Leave no further group of tests to the processes."""
    while os.read(tickets, 4096):
        pass


def _fork(
    session: pytest.Session, groups: list[list[pytest.Item]], tickets: int, number: int
) -> _Process:
    reading, writing = Pipe(duplex=False)
    # Made before, so that the processes do not take numbers of folders from each other.
    folder = session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    pid = os.fork()
    if pid:
        writing.close()
        return _Process(pid, reading)
    try:
        reading.close()
        own = folder / f"process-{number}"
        own.mkdir()
        session.config._tmp_path_factory._basetemp = own  # type: ignore[attr-defined]
        _work(session, groups, tickets, writing)
        writing.send(("done", None, None))
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _work(
    session: pytest.Session, groups: list[list[pytest.Item]], tickets: int, reports: Connection
) -> None:
    """Run groups of tests until no ticket is left."""
    plugins = session.config.pluginmanager
    if (capture := plugins.getplugin("capturemanager")) is not None:
        # Forked processes share the files into which output is written until new ones are made.
        capture.stop_global_capturing()
        capture.start_global_capturing()
    plugins.unregister(name="terminalreporter")
    plugins.register(_Reporter(session.config, reports))
    items = _take_items(groups, tickets)
    item = next(items, None)
    while item is not None:
        following = next(items, None)  # which fixtures it needs, too
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        item = following


def _take_items(groups: list[list[pytest.Item]], tickets: int) -> Iterator[pytest.Item]:
    while ticket := os.read(tickets, _TICKET_BYTES):
        yield from groups[int.from_bytes(ticket)]


def _messages(processes: list[_Process]) -> Iterator[tuple[_Process, tuple[str, Any, Any] | None]]:
    """What the processes send until all of them have ended; None is the end of one."""
    with selectors.DefaultSelector() as selector:
        for process in processes:
            selector.register(process.reports, selectors.EVENT_READ, process)
        while selector.get_map():
            for key, _ in selector.select():
                try:
                    message = key.data.reports.recv()
                except EOFError:
                    selector.unregister(key.fileobj)
                    key.data.reports.close()
                    message = None
                yield key.data, message


def _tell(config: pytest.Config, process: _Process, message: tuple[str, Any, Any] | None) -> None:
    match message:
        case ("start", nodeid, location):
            process.running = nodeid, location
            config.hook.pytest_runtest_logstart(nodeid=nodeid, location=location)
        case ("report", data, _):
            report = config.hook.pytest_report_from_serializable(config=config, data=data)
            config.hook.pytest_runtest_logreport(report=report)
        case ("finish", nodeid, location):
            config.hook.pytest_runtest_logfinish(nodeid=nodeid, location=location)
        case ("done", _, _):
            process.is_done = True
        case None if not process.is_done:
            nodeid, location = process.running
            text = "the process ended here; the tests that it had taken were not run to the end"
            report = pytest.TestReport(nodeid, location, {}, "failed", text, "call")
            config.hook.pytest_runtest_logreport(report=report)
