"""A game whose pages are served in this process, for tests with and without a browser."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from azul_access.games import SYSTEMS
from azul_access.keyboard.characters import split_lines
from azul_access.record import setup
from azul_access.record.setup import Setup, encode_setup
from azul_access.session import begin_game
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.storage import GameLog
from azul_access.table.companion import Companion
from azul_access.web.addresses import ServerPlace
from azul_access.web.host import PageHost
from azul_access.web.tokens import COMPUTER_PAGE, TABLE_PAGE, Page, PageKind

# The system chooses a free port.
ANY_PORT = ServerPlace(port=0)


class Screen:
    """A console that records what is written."""

    kind = "prompt"
    is_output_closed = False

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.pictures: list[list[list[bool]]] = []

    def read_line(self, prompt: Callable[[], str]) -> str:
        raise AssertionError

    def submit(self, line: str) -> None:
        raise AssertionError(line)

    def withdraw(self) -> None:
        """Nothing is submitted."""

    def write(self, text: str) -> None:
        self.lines += split_lines(text)

    def write_picture(self, rows: Sequence[Sequence[bool]]) -> None:
        self.pictures.append([list(row) for row in rows])

    def refresh(self) -> None:
        """Draws no prompt."""

    def close(self) -> None:
        """Has nothing to release."""


@dataclass
class ServedGame:
    """A companion, its screen and its pages."""

    companion: Companion
    screen: Screen
    host: PageHost

    def address(self, page: Page = TABLE_PAGE) -> str:
        return self.host.pages.address(page)

    @property
    def table(self) -> str:
        return self.address(TABLE_PAGE)

    @property
    def computer(self) -> str:
        return self.address(COMPUTER_PAGE)

    def seat(self, seat: int) -> str:
        return self.address(Page(PageKind.SEAT, seat))

    def say(self, *lines: str) -> None:
        """Type lines at the keyboard."""
        for line in lines:
            self.companion.handle_line(line, "keyboard")


@contextmanager
def serve_game(
    names: Sequence[str] = ("Anna", "Ben"),
    *,
    game: str = "azul",
    language: str = "de",
    seed: int = 7,
    place: ServerPlace = ANY_PORT,
    log: Path | None = None,
) -> Iterator[ServedGame]:
    """A new game with a virtual bag, and its pages at a free port of this computer."""
    chosen = setup.make_setup(
        game=game,
        names=tuple(names),
        first_seat=0,
        chosen={},
        bag=setup.choose_practice_bag(SYSTEMS[game]),
        seed=seed,
        language=language,
    )
    with serve_setup(chosen, place=place, log=log) as served:
        yield served


@contextmanager
def serve_setup(
    chosen: Setup, *, place: ServerPlace = ANY_PORT, log: Path | None = None
) -> Iterator[ServedGame]:
    """A new game with a setup, and its pages at a free port of this computer."""
    screen = Screen()
    saved = None if log is None else GameLog.create(log, encode_setup(chosen))
    companion = Companion(screen, saved)
    companion.start(begin_game(chosen, Settings(chosen.language, speech=SpeechOutput.OFF)))
    name = None if saved is None else saved.identify()
    host = PageHost.open(companion, place, name, screen.write_picture)
    try:
        yield ServedGame(companion, screen, host)
    finally:
        host.close()
        companion.close()
