"""Players in other terminals of this computer: found, let in, told, and let go."""

import json
import queue
from collections.abc import Iterator, Sequence
from multiprocessing import AuthenticationError, Pipe
from multiprocessing.connection import Client
from pathlib import Path

import pytest
from display_table import wait_until
from fake_table import FakeConsole
from reader_table import start_recorded_game

from azul_access.__main__ import main
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.table.companion import Companion
from azul_access.terminals.client import JoinedGame, connect
from azul_access.terminals.messages import receive, send
from azul_access.terminals.places import GamePlace, list_places
from azul_access.terminals.server import Terminals

ANNA, BRUNO = 0, 1
OPEN: list[JoinedGame] = []
# A take that is possible after the recorded draws.
TAKE = "1o1"


class Typist:
    """A terminal that records what it is told."""

    def __init__(self, seat: int, language: str = "en") -> None:
        connection = connect(list_places()[0])
        assert connection is not None
        self.told: list[str] = []
        self.said: list[str] = []
        self.over: queue.SimpleQueue[None] = queue.SimpleQueue()
        self.game = JoinedGame(connection, self._tell, lambda: None, lambda: self.over.put(None))
        OPEN.append(self.game)
        assert self.game.begin(seat, language, Verbosity.NORMAL)

    def _tell(self, shown: Sequence[str], said: Sequence[str], language: str) -> None:
        self.told += shown
        self.said += said

    def type(self, line: str) -> str:
        """Type a line, and return what is told until it is done."""
        before = len(self.told)
        self.game.send_line(line)
        return " ".join(self.told[before:]).replace("\N{NO-BREAK SPACE}", " ")


@pytest.fixture(autouse=True)
def closed_terminals() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


@pytest.fixture
def companion(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Companion]:
    """A German game of Anna and Bruno that can be joined; Anna has to move."""
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    companion = start_recorded_game()
    terminals = Terminals(companion)
    wait_until(list_places)
    yield companion
    terminals.close()
    assert not list_places()


def screen(companion: Companion) -> str:
    console = companion._screen.console
    assert isinstance(console, FakeConsole)
    return console.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_takes_part_in_a_language_of_their_own(
    companion: Companion, language: str
) -> None:
    anna = Typist(ANNA, language)
    took = {"de": "von Manufaktur 1", "en": "from factory 1", "nl": "van fabriek 1"}[language]
    assert took in anna.type(TAKE)
    assert "Anna: " in screen(companion)
    assert anna.game.prompt.startswith("Bruno")
    assert any(took in text for text in anna.said)


def test_answers_and_questions_are_only_where_they_were_caused(companion: Companion) -> None:
    anna, bruno = Typist(ANNA), Typist(BRUNO)
    before = screen(companion)
    told = len(bruno.told)
    assert anna.type("f 1").startswith("Factory 1")
    assert anna.type("factroy 1").startswith("Did you mean")
    assert len(bruno.told) == told
    assert screen(companion) == before
    assert not companion.session.pending


def test_everybody_moves_for_themselves_and_is_told_all_moves(companion: Companion) -> None:
    bruno = Typist(BRUNO)
    made = len(companion.session.ledger.applied)
    assert bruno.type(TAKE).startswith("It is the turn of Anna.")
    assert len(companion.session.ledger.applied) == made
    companion.handle_line(TAKE, "keyboard")
    wait_until(lambda: any("Anna: " in text for text in bruno.told))
    assert "Bruno: " in bruno.type("2o2")


def test_leaving_a_terminal_leaves_the_game_alone(companion: Companion) -> None:
    """The table is told who comes and goes; a line then goes nowhere."""
    bruno = Typist(BRUNO)
    assert bruno.type("q") == "Saved. See you soon."
    wait_until(lambda: "Die eigene Tastatur von Bruno ist nicht mehr dabei." in screen(companion))
    assert "Bruno spielt jetzt an einer eigenen Tastatur." in screen(companion)
    assert not bruno.game.send_line("w")
    assert bruno.over.empty()
    companion.handle_line(TAKE, "keyboard")
    assert "Anna: " in screen(companion)


def test_no_line_waits_for_an_answer_after_the_end() -> None:
    """The system takes lines until the other side has closed: nobody answers them any more."""
    here, game = Pipe()
    over: queue.SimpleQueue[None] = queue.SimpleQueue()
    joined = JoinedGame(here, lambda *_: None, lambda: None, lambda: over.put(None))
    send(game, {"end": "over"})
    assert not joined.begin(ANNA, "en", Verbosity.NORMAL)
    over.get()
    assert not any(joined.send_line(line) for line in ("w", "s"))
    joined.close()


def test_a_terminal_that_is_simply_closed_is_forgotten(companion: Companion) -> None:
    connection = connect(list_places()[0])
    assert connection is not None
    send(connection, {"seat": ANNA, "language": "en", "verbosity": "normal"})
    while "done" not in receive(connection):
        pass
    connection.close()
    wait_until(lambda: "Die eigene Tastatur von Anna" in screen(companion))
    assert not companion._owners


def test_terminals_are_told_when_the_game_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
    terminals = Terminals(start_recorded_game())
    wait_until(list_places)
    anna = Typist(ANNA)
    terminals.close()
    anna.over.get(timeout=60)
    assert not anna.game.send_line("w")
    assert not list_places()


@pytest.mark.needs("rights of files as on Unix")
def test_only_the_user_can_read_the_key(companion: Companion, tmp_path: Path) -> None:
    [file] = (tmp_path / "running").iterdir()
    assert file.stat().st_mode & 0o077 == 0
    assert file.parent.stat().st_mode & 0o077 == 0


def test_nobody_gets_in_without_the_key(companion: Companion) -> None:
    [place] = list_places()
    with pytest.raises((AuthenticationError, OSError, EOFError)):
        Client(place.address, authkey=b"guessed")
    assert Typist(ANNA).type("w")


@pytest.mark.parametrize(
    "hello",
    [
        {},
        {"seat": 7, "language": "de", "verbosity": "normal"},
        {"seat": "x", "language": "de", "verbosity": "normal"},
        {"seat": 0, "language": "xx", "verbosity": "normal"},
        {"seat": 0, "language": "de", "verbosity": "shouting"},
        {"seat": None, "language": "de", "verbosity": "normal"},
    ],
)
def test_nonsense_is_sent_away(companion: Companion, hello: dict[str, object]) -> None:
    connection = connect(list_places()[0])
    assert connection is not None
    send(connection, hello)
    assert receive(connection) == {"end": "over"}
    with pytest.raises((EOFError, OSError)):
        receive(connection)
    connection.close()
    assert not companion._owners


def test_bytes_that_are_no_message_are_sent_away(companion: Companion) -> None:
    for data in (b"", b"\xff", b"[]", b"[" * 200_000):
        connection = connect(list_places()[0])
        assert connection is not None
        connection.send_bytes(data)
        assert receive(connection) == {"end": "over"}
        connection.close()


def test_games_that_ended_without_a_word_are_passed_over(
    companion: Companion, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """So are files that are none of ours."""
    folder = tmp_path / "running"
    gone = [str(folder / "gone"), "00", ["Anna", "Bruno"]]
    for name, text in (("7", json.dumps(gone)), ("8", "{"), ("9", "[1]"), ("10", "")):
        (folder / f"{name}.json").write_text(text, encoding="utf-8")
    pipe = r"\\.\pipe\gone"  # an address that only Windows knows
    for address in (gone[0], pipe):
        assert connect(GamePlace(address, b"", ())) is None  # type: ignore[arg-type]
    assert main(["join", "bruno", "--language", "en"]) == 0
    assert "Bruno plays here." in capsys.readouterr().out
    for name in ("7", "8", "9", "10"):
        (folder / f"{name}.json").unlink()


def test_the_command_tells_who_plays_and_that_no_game_runs(
    companion: Companion,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    assert main(["join", "carl", "--language", "en"]) == 2
    assert "The players are: Anna, Bruno." in capsys.readouterr().err
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path / "elsewhere"))
    for language, beginning in (
        ("de", "Auf diesem Computer läuft gerade kein Spiel"),
        ("en", "No game that can be joined"),
        ("nl", "Op deze computer loopt nu geen spel"),
    ):
        assert main(["join", "anna", "--language", language]) == 2
        assert capsys.readouterr().err.startswith(beginning)
    monkeypatch.setenv("AZUL_ACCESS_HOME", str(tmp_path))
