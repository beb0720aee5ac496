"""The terminal's end: sends lines to a running game, and shows and says what it tells."""

import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import cast

from azul_access.language.phrase import Verbosity
from azul_access.terminals.connections import FAILURES, Client
from azul_access.terminals.messages import Connection, Values, receive, send
from azul_access.terminals.places import GamePlace

_CLOSE_SECONDS = 5.0


def connect(place: GamePlace) -> Connection | None:
    """Open a connection; None if the game has ended without a word, or runs on another system."""
    try:
        return cast(Connection, Client(place.address, authkey=place.key))
    except (*FAILURES, ValueError):
        return None


class JoinedGame:
    """A game that this terminal takes part in. `prompt` is who has to do what there."""

    def __init__(
        self,
        connection: Connection,
        tell: Callable[[Sequence[str], Sequence[str], str], None],
        on_prompt: Callable[[], None],
        on_over: Callable[[], None],
    ) -> None:
        """The functions are called on a thread of their own.

        `tell` gets lines to show, texts to say, and their language. `on_over` is called when the
        game was left at the table, or is gone.
        """
        self.prompt = ""
        self._connection = connection
        self._tell = tell
        self._on_prompt = on_prompt
        self._on_over = on_over
        self._done = threading.Semaphore(0)
        self._is_over = False
        self._thread = threading.Thread(target=self._read, name="joined", daemon=True)

    def begin(self, seat: int, language: str, verbosity: Verbosity) -> bool:
        """Take part as the player at a seat, and wait for the greeting; False if it is over."""
        self._thread.start()
        return self._send({"seat": seat, "language": language, "verbosity": verbosity.value})

    def send_line(self, line: str) -> bool:
        """Send a line, and wait for what it leads to; False if there is no game any more."""
        return self._send({"line": line})

    def close(self) -> None:
        """Leave the game, which goes on, and end the connection."""
        with suppress(OSError):
            send(self._connection, {"leave": True})
        self._thread.join(_CLOSE_SECONDS)
        self._connection.close()

    def _send(self, values: Values) -> bool:
        try:
            send(self._connection, values)
        except OSError:
            return False
        self._done.acquire()
        if self._is_over:
            # The system still takes lines for a while, and nobody answers: let later callers pass.
            self._done.release()
            return False
        return True

    def _read(self) -> None:
        end = "over"
        try:
            while (values := receive(self._connection)).get("end") is None:
                self._take(values)
            end = values["end"]
        except (OSError, EOFError, ValueError, TypeError):
            pass  # the game is gone, or this terminal leaves
        self._is_over = True
        self._done.release()
        if end == "over":
            self._on_over()

    def _take(self, values: Values) -> None:
        if "prompt" in values:
            self.prompt = values["prompt"]
            self._on_prompt()
        elif "show" in values:
            self._tell(values["show"], values["say"], values["language"])
        elif "done" in values:
            self._done.release()
