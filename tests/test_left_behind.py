"""What the watch over sockets and processes finds, so that it cannot fall silent."""

import socket
import subprocess
import sys

import left_behind
import pytest
from left_behind import Watch

pytestmark = pytest.mark.needs("a view into other processes")


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    monkeypatch.setattr(left_behind, "SECONDS", 0.0)
    watch = Watch()
    watch.begin()
    return watch


def test_an_open_socket_is_found(watch: Watch) -> None:
    """A socket is left behind until it is closed."""
    with socket.socket():
        (left,) = watch.wait_for_end()
        assert left.startswith("socket:")
    assert not watch.wait_for_end()


def test_a_forgotten_socket_is_found(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket in a circle of objects that nobody holds is closed by Python, and is told."""
    monkeypatch.setattr(left_behind, "SECONDS", 60.0)
    circle: list[object] = [socket.socket()]
    circle.append(circle)
    del circle
    assert any("unclosed <socket.socket" in left for left in watch.wait_for_end())


def test_a_running_process_is_found(watch: Watch) -> None:
    """A child process is left behind until it has ended."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        assert [left for left in watch.wait_for_end() if f"process:{process.pid} " in left]
        process.communicate(b"\n")
    assert not watch.wait_for_end()


def test_what_is_shared_is_not_left_behind(watch: Watch) -> None:
    """What a fixture of several tests opens stays open."""
    with watch.sharing():
        shared = socket.socket()
    with shared:
        assert not watch.wait_for_end()
