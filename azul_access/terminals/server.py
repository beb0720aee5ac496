"""The game's end: accepts terminals, and lets each of them take part for its player.

A connection is a socket file, on Windows a pipe; nothing of it can be reached from a network, and
only who can read the files of this user knows its key.
"""

import queue
import secrets
import threading
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Paragraph, Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.control.controls import SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement, Message
from azul_access.session.output.narration import narrate
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from azul_access.table.participant import Participant
from azul_access.table.screen_and_voice import render_paragraphs, render_prompt
from azul_access.terminals import messages
from azul_access.terminals.places import GamePlace, offering

SOURCE = "keyboard"
_CLOSE_SECONDS = 2.0
# Opening takes time, and the players at the table come first.
_OPEN_AFTER_SECONDS = 0.5
# At most so many terminals take part.
_MOST_TERMINALS = 8


class Terminals:
    """All terminals of a game. Where no connection can be opened, nobody can join, and that is all.

    It opens in a thread of its own, so that the game need not wait for it.
    """

    def __init__(self, companion: Companion) -> None:
        self._companion = companion
        self._closing = threading.Event()
        self._terminals: list[Terminal] = []
        self._place: GamePlace | None = None
        self._thread = threading.Thread(target=self._run, name="terminals", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Tell all terminals that the game was left."""
        self._closing.set()
        while self._thread.is_alive():
            self._wake()
            self._thread.join(messages.POLL_SECONDS)
        for terminal in self._terminals:
            terminal.close()

    def _run(self) -> None:
        if self._closing.wait(_OPEN_AFTER_SECONDS):
            return
        from azul_access.terminals.connections import Listener

        with suppress(OSError):
            key = secrets.token_bytes(32)
            with Listener(authkey=key) as listener:
                names = self._companion.session.setup.names
                place = GamePlace(str(listener.address), key, names)
                with offering(place):
                    self._place = place
                    self._accept(listener)

    def _accept(self, listener: Any) -> None:
        from azul_access.terminals.connections import FAILURES

        while not self._closing.is_set():
            try:
                connection = listener.accept()
            except FAILURES:
                self._closing.wait(messages.POLL_SECONDS)
                continue
            self._terminals = [it for it in self._terminals if it.is_open]
            if self._closing.is_set() or len(self._terminals) >= _MOST_TERMINALS:
                connection.close()
            else:
                self._terminals.append(Terminal(self._companion, connection))

    def _wake(self) -> None:
        """End the wait for the next terminal."""
        if self._place is not None:
            from azul_access.terminals.connections import FAILURES, Client

            with suppress(*FAILURES):
                Client(self._place.address, authkey=self._place.key).close()


class Terminal:
    """One terminal: an output channel of its player's own conversation, and its input."""

    def __init__(self, companion: Companion, connection: messages.Connection) -> None:
        self._companion = companion
        self._connection = connection
        self._session = companion.session
        self._prompt = ""
        self._closing = threading.Event()
        self._sent: queue.SimpleQueue[messages.Values | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="terminal", daemon=True)
        self._writer = threading.Thread(target=self._write, name="terminal-out", daemon=True)
        self._reader.start()
        self._writer.start()

    @property
    def is_open(self) -> bool:
        return self._writer.is_alive()

    def close(self) -> None:
        """Tell that the game was left, and end the connection."""
        self._closing.set()
        self._reader.join(_CLOSE_SECONDS)
        self._writer.join(_CLOSE_SECONDS)

    # Output of the companion

    def update_session(self, session: Session) -> None:
        self._session = session
        prompt = render_prompt(session)
        if prompt != self._prompt:
            self._prompt = prompt
            self._sent.put({"prompt": prompt})

    def announce(self, announcement: Announcement, *, is_shared: bool = False) -> None:
        system, context = self._session.setup.system, self._session.context
        self._tell(narrate(system, context, announcement))

    def announce_phrases(self, phrases: Sequence[Phrase]) -> None:
        self._tell([list(phrases)])

    def _tell(self, paragraphs: Sequence[Paragraph]) -> None:
        settings = self._session.settings
        self._sent.put(
            {
                "show": render_paragraphs(settings, paragraphs, Form.SHOW),
                "say": render_paragraphs(settings, paragraphs, Form.SAY),
                "language": settings.language,
            }
        )

    # Threads

    def _read(self) -> None:
        participant: Participant | None = None
        end = "over"
        try:
            hello = self._receive()
            participant = self._join(hello) if hello is not None else None
            while participant is not None and (values := self._receive()) is not None:
                line = str(values.get("line", ""))
                if "leave" in values or not participant.handle_line(line, SOURCE):
                    end = "left"
                    break
                self._sent.put({"done": True})
        except (OSError, EOFError, ValueError, TypeError):
            pass  # the terminal was closed, or is none of ours
        if participant is not None:
            self._companion.part_from(participant, self)
            self._report("terminal-left", participant)
        self._sent.put({"end": end})
        self._sent.put(None)

    def _receive(self) -> messages.Values | None:
        """The next message of the terminal; None if the game is left."""
        while not self._connection.poll(messages.POLL_SECONDS):
            if self._closing.is_set():
                return None
        return messages.receive(self._connection)

    def _join(self, hello: messages.Values) -> Participant:
        """Raises: ValueError if the terminal asks for what is not there."""
        seat, language = int(hello.get("seat", -1)), str(hello.get("language"))
        if seat not in range(len(self._session.setup.names)) or language not in LANGUAGES:
            raise ValueError(hello)
        verbosity = Verbosity(hello.get("verbosity"))
        # What concerns the voice is for the table, and for the terminal itself.
        settings = Settings(language, verbosity, speech=SpeechOutput.OFF)
        owner = Owner(seat, can_leave=True)
        participant = self._companion.join(owner, settings, self)
        player = participant.session.setup.names[seat]
        self.announce(Message((phrase("terminal-yours", player=player),)))
        participant.announce_alone(participant.session.reminder)
        self._sent.put({"done": True})
        self._report("terminal-joined", participant)
        return participant

    def _report(self, name: str, participant: Participant) -> None:
        """Tell at the table who has come or gone."""
        owner = participant.session.owner
        assert owner is not None
        player = participant.session.setup.names[owner.seat]
        if not self._closing.is_set():
            self._companion.say_in_turn([phrase(name, player=player)])

    def _write(self) -> None:
        with suppress(OSError):
            while (values := self._sent.get()) is not None:
                messages.send(self._connection, values)
        self._connection.close()
