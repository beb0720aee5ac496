"""The option `--web` and the commands `pages`: where the pages are, and what stops them."""

import errno
import socket
from pathlib import Path

import pytest
import segno
from plain_client import request
from program_runs import ProgramRunner, sentence
from served_game import serve_game
from served_program import NEW_GAME, free_port

from azul_access.storage import default_folder
from azul_access.web import addresses, server
from azul_access.web.addresses import ServerPlace, find_host
from azul_access.web.errors import WebError
from azul_access.web.keeping import Kept, keep, kept_folder, load_kept
from azul_access.web.tokens import COMPUTER_PAGE, TABLE_PAGE, Tokens, make_token

MOVE = "1r2"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", ServerPlace()),
        ("lan", ServerPlace(in_network=True)),
        ("LAN", ServerPlace(in_network=True)),
        ("9000", ServerPlace(port=9000)),
        ("lan:9000", ServerPlace(in_network=True, port=9000)),
        ("lan:", ServerPlace(in_network=True)),
        (":9000", ServerPlace(port=9000)),
    ],
)
def test_places(text: str, place: ServerPlace) -> None:
    """What `--web` understands."""
    assert ServerPlace.parse(text) == place


@pytest.mark.parametrize(
    "text", ["wlan", "0", "65536", "-1", "lan:x", "9000:lan", "٣", "lan:9000:1"]
)
def test_no_places(text: str) -> None:
    """Everything else is refused."""
    with pytest.raises(WebError):
        ServerPlace.parse(text)


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_the_game_goes_on_without_pages(
    program: ProgramRunner, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A port that is taken, forbidden or nonsense: a sentence, and the move is made."""

    def run(place: str) -> str:
        words = (*NEW_GAME[:-1], language, "--web", place)
        return program.run(*words, typed=f"{MOVE}\nq\n").out

    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        taken = sentence(language, "error-web-port-taken", port=str(port), next=str(port + 1))
        outputs = {taken: run(str(port))}
    outputs[sentence(language, "error-web-no-place", text="wlan")] = run("wlan")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "denied")

    monkeypatch.setattr(addresses, "_listen", refuse)
    outputs[sentence(language, "error-web-not-allowed", port="80")] = run("80")
    for expected, output in outputs.items():
        assert expected in output.splitlines()
        assert "Anna" in output.splitlines()[-3]  # the move
        assert "http" not in output


def test_a_server_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is told once, and the game goes on."""

    def fail(*_: object) -> None:
        raise SystemExit(3)

    monkeypatch.setattr(server, "build_app", fail)
    with serve_game(language="en") as served:
        served.say(MOVE)
        assert "The pages have failed (SystemExit)." in served.screen.lines[-2]
        assert "Anna: " in served.screen.lines[-1]


def test_the_next_free_port(program: ProgramRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no port of the user's own, a taken one does not matter."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(addresses, "DEFAULT_PORT", port)
        output = program.run(*NEW_GAME, "--web", typed="q\n").out
    assert f"http://127.0.0.1:{port}/" not in output
    assert output.count("http://127.0.0.1:") == 3


@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_a_computer_without_a_network(
    program: ProgramRunner, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said, with what to do; the addresses are told when there is a network."""
    monkeypatch.setattr(addresses, "_routed_addresses", list)
    monkeypatch.setattr(addresses, "_named_addresses", lambda: ["127.0.1.1", "fe80::1"])
    words = (*NEW_GAME[:-1], language, "--web", "lan")
    output = program.run(*words, typed=f"pages\npages qr\n{MOVE}\nq\n").out
    assert output.splitlines().count(sentence(language, "web-no-network")) == 3
    assert "http" not in output
    monkeypatch.setattr(addresses, "_named_addresses", lambda: ["127.0.1.1", "192.168.1.5"])
    assert find_host(ServerPlace(in_network=True)) == "192.168.1.5"
    monkeypatch.setattr(addresses, "_named_addresses", lambda: ["fe80::1", "2001:db8::5"])
    assert find_host(ServerPlace(in_network=True)) == "[2001:db8::5]"


def test_pages_in_the_network(program: ProgramRunner) -> None:
    """With `lan` they are told at the address of this computer, and answered there."""
    host = find_host(ServerPlace(in_network=True))
    if host is None:
        pytest.skip("this computer is in no network")
    with serve_game(place=ServerPlace(in_network=True, port=0)) as served:
        address = served.host.pages.address(TABLE_PAGE, host)
        assert request(address).status == 200
        own = served.host.pages.address(COMPUTER_PAGE, host)
        assert request(own).status == 404  # all codes are for this computer only
        assert request(served.computer).status == 200


# Commands in each language: tell, show a code, make anew one of a seat, the onlookers' and all.
COMMANDS = {
    "de": "Seiten;Seiten QR Anna;Seiten neu Anna;Seiten neu Zuschauer;seiten neu",
    "en": "pages;pages qr anna;pages new Anna;pages new onlookers;pages new",
    "nl": "pagina's;pagina’s qr Anna;pagina nieuw Anna;pagina's nieuw toeschouwers;pagina's nieuw",
}


@pytest.mark.parametrize("language", COMMANDS)
def test_the_commands(language: str) -> None:
    """Addresses are told again, shown as codes, taken back and made anew."""
    tell, codes, renew, renew_table, renew_all = COMMANDS[language].split(";")
    with serve_game(language=language) as served:
        served.screen.lines.clear()
        served.say(tell)
        told = [line for line in served.screen.lines if "http" in line]
        assert [line.rpartition(": ")[2] for line in told] == [
            *(served.table, served.seat(0), served.seat(1))
        ]
        served.say(codes)
        (picture,) = served.screen.pictures
        code = segno.make_qr(served.seat(0))
        assert picture == [[bool(it) for it in row] for row in code.matrix_iter(border=4)]
        assert any(served.computer in line for line in served.screen.lines)
        before = served.table, served.seat(0), served.seat(1)
        served.say(renew)
        assert (served.table, served.seat(1)) == (before[0], before[2])
        assert request(served.seat(0)).status == 200
        assert request(before[0]).status == 200
        assert request(before[1]).status == 404
        served.say(renew_table)
        assert request(before[0]).status == 404
        assert request(before[2]).status == 200
        served.say(renew_all)
        assert request(before[2]).status == 404
        assert request(served.seat(1)).status == 200


def test_pages_of_a_game_without_them(program: ProgramRunner) -> None:
    """The command says how to get them."""
    output = program.run(*NEW_GAME, typed="pages\nq\n").out
    assert sentence("en", "error-no-pages") in output


def test_this_computers_own_page() -> None:
    """It has every address as a link and as a code, and nothing of it is for phones."""
    with serve_game(("Anna", "Ben", "Carla", "Dirk")) as served:
        text = request(served.computer).text
        for address in (served.table, *(served.seat(seat) for seat in range(4))):
            assert f'<a href="{address}">' in text
        assert text.count("<svg") == 5
        assert served.computer not in text.replace(f'data-page="/{served.computer[-26:]}"', "")


@pytest.mark.parametrize("command", ["demo", "replay"])
def test_other_games_have_a_page_for_onlookers(
    program: ProgramRunner, tmp_path: Path, command: str
) -> None:
    """A demo and a replay can be watched; nobody has a seat there."""
    log = tmp_path / "game.azul"
    program.run(*NEW_GAME, "--log", log, typed=f"{MOVE}\nq\n")
    words = ("demo", "--speech", "off") if command == "demo" else ("replay", log)
    output = program.run(*words, "--language", "en", "--web", str(free_port())).out
    assert output.count("http://127.0.0.1:") == 1
    assert "Onlookers: http://127.0.0.1:" in output


def test_tokens_are_random_and_long() -> None:
    """At least 128 bits, without letters that look alike, and different for each page."""
    tokens = {make_token() for _ in range(200)}
    assert len(tokens) == 200
    assert {len(token) for token in tokens} == {26}
    letters = set("".join(tokens))
    assert len(letters) == 32
    assert not letters & set("ilou")
    own = Tokens(4)
    assert len(set(own.by_name().values())) == 6
    assert own.find(own.get(TABLE_PAGE) + "0") is None
    assert own.find("") is None
    assert own.find("ü" * 26) is None
    assert own.find("\ud800" * 26) is None


def test_only_some_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The oldest are forgotten; a place that cannot be written does not stop the game."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    assert kept_folder().parent == default_folder().parent
    for number in range(60):
        assert keep(f"game{number}", Kept(9000, {"table": "x"}))
    assert len(list(kept_folder().iterdir())) == 50
    assert load_kept("game59") == Kept(9000, {"table": "x"})
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "file"))
    assert not keep("game", Kept(9000, {}))
    assert load_kept("game") is None
