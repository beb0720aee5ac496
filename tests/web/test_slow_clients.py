"""Clients that connect and do nothing, or all of it slowly, take nothing from game and players."""

import contextlib
import os
import socket
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import pytest
from plain_client import Reply, connect, open_stream, request
from program_runs import ProgramRunner
from served_game import ServedGame, serve_game
from served_program import NEW_GAME, free_port, start

from azul_access.record.saved_game import load_game
from azul_access.web import connections, guard
from azul_access.web.addresses import BACKLOG
from azul_access.web.connections import Connections, LimitedProtocol, Rank

SILENT = 1000
# That are open at once, at most.
CONNECTIONS = 64
# As on macOS.
DESCRIPTORS = 256
# For what the game and the libraries open meanwhile.
SPARE = 32


@pytest.fixture
def many_descriptors() -> Iterator[None]:
    """Let this process open as many connections as the test needs."""
    import resource  # of Unix only

    old, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, SILENT + 500), most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (old, most))


def begin_connection(address: str, source: str = "") -> socket.socket:
    """A connection that may still be on its way, from one of this computer's addresses."""
    place = urlsplit(address)
    connection = socket.socket()
    connection.bind((source, 0))
    connection.setblocking(False)
    connection.connect_ex((place.hostname, place.port))
    return connection


def request_again(address: str) -> Reply:
    """A request that is repeated while newer connections from the same address displace it."""
    for _ in range(50):
        with contextlib.suppress(ConnectionError):
            return request(address)
    return request(address)


@pytest.mark.needs("limits of other processes", "a view into other processes")
@pytest.mark.usefixtures("many_descriptors")
def test_a_thousand_silent_connections(program: ProgramRunner, tmp_path: Path) -> None:
    """With few descriptors, moves are saved and pages are shown all the same.

    An event loop takes up to a backlog of connections at each of the three steps until the oldest
    ones are closed, so there can be more of them for a moment.
    """
    import resource

    log = tmp_path / "game.azul"
    running, addresses = start(program, *NEW_GAME, "--log", log, "--web", str(free_port()))
    resource.prlimit(running.pid, resource.RLIMIT_NOFILE, (DESCRIPTORS, DESCRIPTORS))
    descriptors = Path(f"/proc/{running.pid}/fd")
    assert len(os.listdir(descriptors)) + CONNECTIONS + 3 * BACKLOG < DESCRIPTORS - SPARE
    with contextlib.ExitStack() as opened, open_stream(addresses["Anna"]) as stream:
        for number in range(SILENT):
            opened.enter_context(begin_connection(addresses["Onlookers"]))
            if number % 200 == 0:
                running.type(f"1{'rbxos'[number // 200]}{number // 200 + 1}")
                assert len(os.listdir(descriptors)) < DESCRIPTORS - SPARE
        running.type("w")
        running.expect("'s turn")
        assert request_again(addresses["Onlookers"]).status == 200
        assert stream.read_until("table")
    taken = len(load_game(log).ledger.applied)
    assert taken > 0
    running.type("q")
    assert running.finish().code in (0, 1)
    assert len(load_game(log).ledger.applied) == taken


def test_a_right_token_is_not_displaced() -> None:
    """Connections that have shown no token make room, the oldest first; a player's stay."""
    with serve_game() as served, contextlib.ExitStack() as opened:
        stream = opened.enter_context(open_stream(served.seat(0)))
        stream.read_until("table")
        silent = [opened.enter_context(connect(served.table)) for _ in range(72)]
        assert silent[0].recv(1) == b""  # dropped for a newer one
        assert request(served.table).status == 200
        served.say("1r2", "1b2", "1x2", "1o2")
        assert stream.read_texts("Anna: ")


class FakeProtocol:
    """What `Connections` knows of a connection."""

    def __init__(self, address: str, rank: Rank = Rank.UNPROVEN, *, is_silent: bool = True) -> None:
        self.peer = (address, next(PORTS))
        self.rank = rank
        self.is_silent = is_silent
        self.is_open = False

    def drop(self) -> None:
        self.is_open = False
        OPEN.remove(cast(LimitedProtocol, self))


PORTS = count(1)
OPEN = Connections()


def admit(protocol: FakeProtocol) -> FakeProtocol:
    protocol.is_open = OPEN.admit(cast(LimitedProtocol, protocol))
    return protocol


@pytest.fixture(autouse=True)
def no_connections() -> None:
    OPEN.drop_all()


def test_onlookers_make_room_for_a_player() -> None:
    """However many onlookers there are, from many addresses, a player's new phone gets in."""
    onlookers = [admit(FakeProtocol(f"10.0.0.{number % 5}")) for number in range(70)]
    for onlooker in onlookers:
        OPEN.prove(onlooker.peer, Rank.ONLOOKER)
    phone = admit(FakeProtocol("10.0.0.99"))
    assert phone.is_open
    OPEN.prove(phone.peer, Rank.SEAT)
    for number in range(200):
        OPEN.prove(admit(FakeProtocol(f"10.0.0.{number % 5}")).peer, Rank.ONLOOKER)
    assert phone.is_open


def test_seats_stay_if_all_connections_are_of_seats() -> None:
    """A stranger does not get in in place of a player; the player's own new connection does."""
    seats = [admit(FakeProtocol(f"10.0.0.{number % 4}")) for number in range(CONNECTIONS)]
    for seat in seats:
        OPEN.prove(seat.peer, Rank.SEAT)
    assert not admit(FakeProtocol("10.0.0.99")).is_open
    assert admit(FakeProtocol("10.0.0.1")).is_open
    assert [seat.is_open for seat in seats].count(False) == 1
    assert not seats[1].is_open


def test_a_flood_displaces_itself() -> None:
    """Of many new connections those of the busiest address go, and those without a request."""
    page = admit(FakeProtocol("10.0.0.1"))
    own = admit(FakeProtocol("10.0.0.2", is_silent=False))
    for number in range(1000):
        admit(FakeProtocol(f"10.0.0.{2 + number % 4}"))
    assert page.is_open
    assert own.is_open


@pytest.mark.needs("many addresses of its own")
def test_seventy_streams_of_onlookers() -> None:
    """A player's page is shown while the onlookers' link takes all connections."""
    with serve_game() as served, contextlib.ExitStack() as opened:
        streams = [
            opened.enter_context(open_stream(served.table, source=f"127.0.0.{2 + number % 5}"))
            for number in range(70)
        ]
        assert streams[-1].read_until("table")
        assert request(served.seat(0)).status == 200


@pytest.mark.needs("limits of processes", "many addresses of its own")
@pytest.mark.usefixtures("many_descriptors")
def test_a_flood_of_connections() -> None:
    """Pages are shown while five other computers open as many connections as they can."""
    with serve_game() as served, contextlib.ExitStack() as opened:
        for _ in range(3):
            for number in range(5 * CONNECTIONS):
                source = f"127.0.0.{2 + number % 5}"
                opened.enter_context(begin_connection(served.table, source))
            assert request(served.seat(0)).status == 200


def test_dead_connections_of_a_phone_make_room() -> None:
    """Whoever comes back gets in, in place of the oldest of their own 24 connections."""
    with serve_game() as served, contextlib.ExitStack() as opened:
        streams = [
            opened.enter_context(open_stream(served.seat(0), query="?tab=a")) for _ in range(29)
        ]
        assert streams[-1].read_until("table")
        for dropped in streams[:5]:
            with pytest.raises((EOFError, ConnectionError)):
                dropped.read_until("never")
        served.say("1r2")
        assert streams[5].read_texts("Anna: ")


def slow_requests(served: ServedGame) -> Iterator[bytes]:
    """Beginnings of requests, after which nothing more is sent."""
    place = urlsplit(served.seat(0))
    host = f"Host: {place.netloc}\r\n"
    yield b""
    yield b"GET /"
    yield f"GET {place.path} HTTP/1.1\r\n{host}X-Slow: ".encode()
    yield f"GET {place.path} HTTP/1.1\r\n{host}\r\nGET /".encode()  # after an answered one
    head = f"POST {place.path}/say HTTP/1.1\r\n{host}Origin: http://{place.netloc}\r\n"
    yield f"{head}Content-Length: 9\r\n\r\ntext".encode()


def test_requests_that_never_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is closed, with an answer at most, wherever a request stops."""
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.2)
    with serve_game() as served, contextlib.ExitStack() as opened:
        clients = []
        before = served.companion.session.ledger
        for sent in slow_requests(served):
            client = opened.enter_context(connect(served.table))
            client.sendall(sent)
            clients.append(client)
        for client in clients:
            with contextlib.suppress(ConnectionResetError):
                while client.recv(4096):
                    continue
        assert served.companion.session.ledger is before
        assert request(served.seat(0)).status == 200


def test_pages_that_do_not_read() -> None:
    """A page that reads nothing holds up neither the game nor the other pages."""
    with serve_game() as served, contextlib.ExitStack() as opened:
        for _ in range(8):
            deaf = opened.enter_context(connect(served.table))
            place = urlsplit(served.table)
            deaf.sendall(
                f"GET {place.path}/events HTTP/1.1\r\nHost: {place.netloc}\r\n\r\n".encode()
            )
        stream = opened.enter_context(open_stream(served.seat(1)))
        stream.read_until("table")
        for _ in range(150):
            served.say("1r2", "u")
        served.say("1r2", "1b2", "1x2", "1o2")
        stream.read_texts("Anna: ")
