"""Requests of others in the network and of other websites: refused without a trace in the game."""

import socket
from collections.abc import Iterator
from urllib.parse import urlencode, urlsplit

import pytest
from plain_client import connect, open_stream, request
from served_game import ServedGame, serve_game

from azul_access.web import wrong_tokens
from azul_access.web.guard import is_own_host

MOVE = b"text=1r2"


@pytest.fixture(scope="module")
def served() -> Iterator[ServedGame]:
    with serve_game(("Annegret", "Benedikt")) as game:
        yield game


@pytest.fixture(autouse=True)
def the_game_goes_on(served: ServedGame) -> Iterator[None]:
    """After each test the game is as before, the prompt answers and the page is shown."""
    before = served.companion.session.ledger
    yield
    assert served.companion.session.ledger is before
    served.screen.lines.clear()
    served.say("w")
    assert "Annegret" in served.screen.lines[-1]
    assert request(served.table).status == 200


def origin(address: str) -> str:
    return f"http://{urlsplit(address).netloc}"


@pytest.mark.parametrize(
    "path",
    [
        *("/join", "/favicon.ico", "/robots.txt", "//", "/static/", "/static", "/events"),
        *("/0123456789abcdefghjkmnpqrs", "/0123456789abcdefghjkmnpqrs/events"),
        *("/static/../app.py", "/static/..%2fapp.py", "/static/%2e%2e/app.py"),
        *(
            "/static/..\\app.py",
            "/static/page.css/",
            "/../../../etc/passwd",
            "/%2e%2e/%2e%2e/etc/passwd",
        ),
        *("/%00", "/%ff%fe", "/static/%00", "/*", "/;", "/*?language=de"),
    ],
)
def test_nothing_is_shown_without_a_token(
    served: ServedGame, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A path that leads nowhere is 404, and the answer names nobody."""
    monkeypatch.setattr(wrong_tokens, "DELAY_SECONDS", 0.0)
    reply = request(served.table, path=path)
    assert reply.status == 404
    assert "Annegret" not in reply.text
    assert "root" not in reply.text
    assert len(reply.text) < 40


def test_paths_below_a_page_lead_nowhere(served: ServedGame) -> None:
    """A right token opens its page and nothing beside it."""
    for path in ("/", "/../static/page.css", "/events/", "/say", "/%2e%2e", "/qr"):
        address = served.table + path
        assert request(address).status in (404, 405), path


def test_a_page_of_the_table_cannot_act(served: ServedGame) -> None:
    """What a seat posts, the onlookers' page and the computer's page do not."""
    for address in (served.table, served.computer):
        reply = request(f"{address}/say", "POST", body=MOVE)
        assert reply.status == 404


@pytest.mark.parametrize(
    "text",
    [
        "1r2",
        "Annegret: 1r2",
        "q",
        "Seiten",
        "Seiten QR",
        "Seiten neu",
        "Stimme aus",
        "zuhören aus",
    ],
)
def test_the_page_of_another_seat(served: ServedGame, text: str) -> None:
    """It moves for its own player only, and does not learn the addresses of others."""
    tokens = served.host.pages.tokens.by_name()
    settings = served.companion.session.settings
    served.screen.lines.clear()
    reply = request(f"{served.seat(1)}/say?tab=a", "POST", body=urlencode({"text": text}).encode())
    assert reply.status in (200, 303)
    assert served.host.pages.tokens.by_name() == tokens
    assert served.companion.session.settings == settings
    assert served.screen.lines == []
    others = [token for name, token in tokens.items() if name != "seat-1"]
    page = request(f"{served.seat(1)}?tab=a").text
    assert not any(token in reply.text + page for token in others)


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"text", b"text=%ff%fe", b"text=%00%1b[2J", b"\xff\xfe", b"{}", b"step=play"),
        *(b"&".join([b"text=w"] * 500), b"text=" + b"x" * 4000, b"step=heading99999999999999999"),
        b"step=" + b"9" * 4000,
    ],
)
@pytest.mark.parametrize("name", ["say", "touch", "settings"])
def test_forms_that_no_page_sends(served: ServedGame, name: str, body: bytes) -> None:
    """They change nothing, and the answer is one for people."""
    before = served.companion.session.settings
    reply = request(f"{served.seat(1)}/{name}", "POST", body=body)
    assert reply.status < 500
    assert "Traceback" not in reply.text
    assert served.companion.session.settings == before


def test_posts_without_a_token(served: ServedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """A right page of this server is not enough: the token is missing."""
    monkeypatch.setattr(wrong_tokens, "DELAY_SECONDS", 0.0)
    for path in ("/say", "/0123456789abcdefghjkmnpqrs/say", "//say"):
        assert request(served.table, "POST", path, MOVE).status in (404, 405)


@pytest.mark.parametrize(
    "host",
    [
        "example.com",
        "example.com:{port}",
        "127.0.0.1",
        "127.0.0.1:1",
        "127.0.0.1.example.com:{port}",
        "localhost.example.com:{port}",
        "[::1]:{port}",
        "[::1",
        "127.0.0.2:{port}",
        "",
        "127.0.0.1:{port}x",
        "user@127.0.0.1:{port}",
    ],
)
def test_names_of_others_lead_nowhere(served: ServedGame, host: str) -> None:
    """A name that leads here but is not this computer's, as with DNS rebinding."""
    named = host.format(port=urlsplit(served.table).port)
    reply = request(served.table, headers={"Host": named})
    assert reply.status == 400
    assert "Annegret" not in reply.text


def test_own_names_lead_here(served: ServedGame) -> None:
    """This computer's address, its own names, and localhost on this computer."""
    port = urlsplit(served.table).port
    for name in ("127.0.0.1", "localhost", "LOCALHOST", socket.gethostname()):
        assert request(served.table, headers={"Host": f"{name}:{port}"}).status == 200


def test_addresses_in_a_network() -> None:
    """The address that a connection came to is this computer's own, also by IPv6."""
    names = frozenset({"table.local"})
    assert is_own_host(b"192.168.1.5:8450", ("192.168.1.5", 8450), names)
    assert is_own_host(b"192.168.1.5:8450", ("::ffff:192.168.1.5", 8450), names)
    assert is_own_host(b"[FE80::1]:8450", ("fe80::1%eth0", 8450), names)
    assert is_own_host(b"Table.local:8450", ("192.168.1.5", 8450), names)
    assert not is_own_host(b"localhost:8450", ("192.168.1.5", 8450), names)
    assert not is_own_host(b"192.168.1.6:8450", ("192.168.1.5", 8450), names)
    assert not is_own_host(b"[192.168.1.5:8450", ("192.168.1.5", 8450), names)


@pytest.mark.parametrize(
    "sent",
    [
        {"Origin": "http://example.com"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "https://127.0.0.1"},
        {"Origin": "http://127.0.0.1"},
        {"Origin": "http://localhost:1"},
        {"Origin": "http://example.com", "Referer": "http://127.0.0.1/"},
    ],
)
def test_other_sites_cannot_post(served: ServedGame, sent: dict[str, str]) -> None:
    """A form on another website, even with the right token."""
    reply = request(f"{served.seat(0)}/say", "POST", body=MOVE, headers=sent)
    assert reply.status == 403


@pytest.mark.parametrize(
    "method", ["PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "CONNECT", "QUATSCH"]
)
def test_other_methods(served: ServedGame, method: str) -> None:
    """Only what a page needs."""
    assert request(served.seat(0), method).status == 405


def test_a_long_body(served: ServedGame) -> None:
    """A megabyte is refused before it is read, and so is one whose length is not told."""
    address = f"{served.seat(0)}/say"
    with connect(address) as connection:
        head = f"POST {urlsplit(address).path} HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\n"
        head += f"Origin: {origin(address)}\r\nContent-Length: 1000000\r\n\r\n"
        connection.sendall(head.encode())
        assert b" 413 " in connection.recv(4096)
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
    with connect(address) as connection:
        connection.sendall(
            head.replace("Content-Length: 1000000", "Transfer-Encoding: chunked").encode()
        )
        connection.sendall(chunk + chunk)
        assert b" 413 " in connection.recv(4096)


def test_the_longest_body(served: ServedGame) -> None:
    """A form of 4,096 bytes is read, one byte more is too long."""
    address = f"{served.seat(1)}/say?tab=a"
    assert request(address, "POST", body=b"text=".ljust(4096, b"x")).status != 413
    assert request(address, "POST", body=b"text=".ljust(4097, b"x")).status == 413


def test_the_longest_address(served: ServedGame) -> None:
    """The path and the query have 1,024 bytes together."""
    room = 1024 - len(urlsplit(served.table).path)
    assert request(f"{served.table}?{'x' * room}").status == 200
    assert request(f"{served.table}?{'x' * (room + 1)}").status == 414
    assert request(served.table, path="/" + "x" * 1024).status == 414


@pytest.mark.parametrize(
    "sent",
    [
        b"\r\n\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),  # TLS
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)
def test_what_is_no_request(served: ServedGame, sent: bytes) -> None:
    """Refused with a 4xx, or the connection is closed."""
    with connect(served.table) as connection:
        connection.sendall(sent)
        reply = connection.recv(4096)
        assert reply == b"" or reply.startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("line_end", [b"\r\n", b"\n"])
def test_a_long_head(served: ServedGame, line_end: bytes) -> None:
    """The head of a request has 8 kB at most, also if it comes in one piece."""
    place = urlsplit(served.table)
    start = f"GET {place.path} HTTP/1.1\nHost: {place.netloc}\nX: ".encode()
    start = start.replace(b"\n", line_end)
    most = 8192 - len(start + 2 * line_end)
    for length, status in ((most, b"200"), (most + 1, b"400")):
        with connect(served.table) as connection:
            connection.sendall(start + b"x" * length + 2 * line_end)
            assert connection.recv(12) == b"HTTP/1.1 " + status


def test_headers_of_every_response(served: ServedGame) -> None:
    """Nothing is loaded from elsewhere, framed, kept, or told to other servers."""
    for address in (
        served.table,
        served.seat(0),
        served.computer,
        origin(served.table) + "/static/page.css",
    ):
        headers = request(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers
    refused = request(served.table, headers={"Host": "example.com"}).headers
    assert refused["content-security-policy"] == policy


def test_no_token_in_a_title(served: ServedGame) -> None:
    """The title goes into the history of a shared browser, and the log knows no tokens either."""
    for address in (served.table, served.seat(0), served.computer):
        token = urlsplit(address).path[1:]
        text = request(address).text
        title = text[text.index("<title>") : text.index("</title>")]
        assert token not in title
        assert all(token not in line for line in served.screen.lines)


def test_a_token_in_capitals(served: ServedGame) -> None:
    """Whoever types it may use capitals, and letters that look like its digits."""
    place = urlsplit(served.table)
    token = place.path[1:].upper().replace("0", "O").replace("1", "I")
    assert request(served.table, path=f"/{token}").status == 200


def test_five_wrong_tokens_slow_only_wrong_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """After five wrong tokens the next one waits; a right one from the same address does not."""
    monkeypatch.setattr(wrong_tokens, "DELAY_SECONDS", 3600.0)
    with serve_game() as own:
        for _ in range(5):
            assert request(own.table, path="/0123456789abcdefghjkmnpqrs").status == 404
        host = urlsplit(own.table).netloc.encode()
        with connect(own.table) as waiting:
            waiting.sendall(b"GET /0123456789abcdefghjkmnpqrs HTTP/1.1\r\nHost: %b\r\n\r\n" % host)
            assert request(own.table).status == 200
            with open_stream(own.seat(1)) as stream:
                assert stream.read_until("table")
            waiting.setblocking(False)
            with pytest.raises(BlockingIOError):
                waiting.recv(4096)


def test_wrong_tokens_are_forgotten() -> None:
    """The count begins anew after a minute, and addresses beyond a number are forgotten."""
    now = 0.0
    counts = wrong_tokens.WrongTokens(lambda: now)
    assert [counts.note("a", "x") for _ in range(6)] == [0.0] * 5 + [wrong_tokens.DELAY_SECONDS]
    assert counts.note("b", "x") == 0.0
    assert counts.note("a", "favicon.ico") == 0.0
    now = 60.0
    assert counts.note("a", "x") == wrong_tokens.DELAY_SECONDS
    now = 120.1
    assert counts.note("a", "x") == 0.0
    for number in range(5000):
        counts.note(f"10.0.{number // 256}.{number % 256}", "x")
    assert len(counts._counts) <= 1024
