"""A console and a game log in memory, for a companion without a terminal and without files."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from azul_access import session
from azul_access.keyboard.characters import split_lines
from azul_access.keyboard.half_blocks import draw_light
from azul_access.record import setup
from azul_access.record.setup import Setup
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.storage import GameLog
from azul_access.table.companion import Companion


class FakeConsole:
    """Collects the output; a request for input is an error."""

    is_output_closed = False
    kind = "piped"

    def __init__(self) -> None:
        self.output = ""

    def read_line(self, prompt: Callable[[], str]) -> str:
        raise AssertionError(prompt())

    def submit(self, line: str) -> None:
        raise AssertionError(line)

    def withdraw(self) -> None:
        """Nothing is submitted."""

    def write(self, text: str) -> None:
        self.output += "\n".join(split_lines(text)) + "\n"

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        self.write(draw_light(rows))

    def refresh(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class FakeLog:
    """Collects the entries; without a beginning, they have no times."""

    header: Mapping[str, object] = {}

    def __init__(self) -> None:
        self.entries: list[Mapping[str, object]] = []

    def append(self, entries: Sequence[Mapping[str, object]], *, version: int = 1) -> None:
        self.entries += entries

    def check(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


def create_companion() -> tuple[Companion, FakeConsole, FakeLog]:
    console, log = FakeConsole(), FakeLog()
    return Companion(console, cast(GameLog, log)), console, log


def start_game(game: Setup, **settings: Any) -> tuple[Companion, FakeConsole, FakeLog]:
    """Start a new game, silent unless the settings say otherwise."""
    companion, console, log = create_companion()
    chosen = {"speech": SpeechOutput.OFF, **settings}
    companion.start(session.begin_game(game, Settings(game.language, **chosen)))
    return companion, console, log


def begin_practice(game: str, language: str, seed: int) -> Session:
    """Begin a game of two in which the program draws the tiles."""
    practice = setup.make_setup(
        game=game,
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={},
        bag="virtual",
        seed=seed,
        language=language,
    )
    return session.begin_game(practice, Settings(language, speech=SpeechOutput.OFF)).session
