"""The display as a part of the game: frames, keys, and turns with other inputs."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from braille_player import BraillePlayer
from braille_typing import encode_typing
from display_game import (
    EACH_CODEC,
    INTERNAL_ERROR,
    MOVES,
    MOVES_TO_FILL,
    Game,
    connect,
    game_setup,
    type_moves,
)
from display_table import TIMEOUT_SECONDS, DisplayTable, chord_of, press, wait_until

from azul_access.braille.actions import KeyAction
from azul_access.braille.discovery import AUTO
from azul_access.braille.screen.content import Layer
from azul_access.session.output.announcements import make_message
from azul_access.speech import SpeechFault
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.emulator import Emulator

# Frames


def test_a_move_is_one_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """State and message of a move come in one frame, since a row of a Canute takes a second."""
    with DisplayTable(game_setup(), "humanware") as table:
        type_moves(table.companion)
        table.dismiss_messages()
        table.settle()
        connection: Any = table.display.connection
        show, frames = connection.show, []

        def record_frame(rows: list[bytes]) -> None:
            frames.append(rows)
            show(rows)

        monkeypatch.setattr(connection, "show", record_frame)
        table.companion.handle_line(MOVES[MOVES_TO_FILL + 1].text("de"), "keyboard")
        assert len(frames) == 1
        assert table.shows_message
        table.settle()


def test_faults_of_the_voice_are_messages() -> None:
    """Faults and confirmations that others hear or see stand on the display, too."""
    with DisplayTable(game_setup(), "baum") as table:
        table.companion.report_speech_fault(next(iter(SpeechFault)))
        messages = table.display.reader.content.messages
        assert messages.waiting[-1] == len(messages.items) - 1
        table.display.announce(make_message("redone"), is_shared=True)
        assert len(table.display.reader.content.messages.items) == len(messages.items) + 1


def test_an_error_in_the_display_harms_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made, saved and narrated, and the error is reported."""
    with DisplayTable(game_setup(), "baum") as table:
        type_moves(table.companion, MOVES_TO_FILL)

        def fail(*_: object, **__: object) -> None:
            raise KeyError("reader")

        with monkeypatch.context() as patch:
            patch.setattr(table.display.reader, "announce", fail)
            table.companion.handle_line("1o1", "keyboard")
        assert "Anna: " in table.console.output
        assert "KeyError" in table.console.output
        assert len(table.log.entries) == 6


def test_an_error_at_a_key_does_not_end_the_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error is reported, and the next key works."""
    with DisplayTable(game_setup(), "baum") as table:

        def fail(*_: object) -> None:
            raise KeyError("reader")

        with monkeypatch.context() as patch:
            patch.setattr(table.display.reader, "press", fail)
            press(table.emulator, "display 6")
            table.wait_until(lambda: "KeyError" in table.console.output)
        table.dismiss_messages()
        table.perform(KeyAction.CHOICES)
        assert table.display.reader.content.layer is Layer.CHOICES


# Keys


@EACH_CODEC
def test_random_keys_while_others_play(codec: str) -> None:
    """Any keys at any speed cause no error, and the display still shows messages afterwards."""
    random = Random(codec)
    with DisplayTable(game_setup(), codec) as table:
        type_moves(table.companion)

        def ask_often() -> None:
            for text in ("wer", "z", "1?", "b", "wer") * 8:
                table.companion.handle_line(text, "keyboard")

        others = threading.Thread(target=ask_often)
        others.start()
        for _ in range(400):
            chord = random.sample(table.emulator.device.keys, random.choice([1, 1, 1, 2, 3]))
            table.emulator.press(chord)
            table.emulator.release(random.sample(chord, len(chord)))
        others.join(TIMEOUT_SECONDS)
        assert not others.is_alive()
        connection: Any = table.display.connection
        table.wait_until(connection.events.empty)
        table.settle()
        assert INTERNAL_ERROR not in table.console.output
        table.companion.handle_line("wer", "keyboard")
        table.settle()
        messages = table.display.reader.content.messages
        assert messages.waiting or messages.position is not None


def test_noise_on_the_line_is_no_key() -> None:
    """Bytes without meaning change nothing."""
    random = Random(1)
    with DisplayTable(game_setup(), "humanware") as table:
        type_moves(table.companion)
        for _ in range(50):
            table.emulator.send(bytes(random.choices(range(0x1B), k=20)))
        table.settle()
        assert len(table.log.entries) == MOVES_TO_FILL + 1


def test_voice_and_display_take_turns() -> None:
    """Moves from several inputs are one game, each with its source."""
    with DisplayTable(game_setup(), "baum") as table:
        player = BraillePlayer(table, "de", "routing")
        for number, move in enumerate(MOVES[:14]):
            if number % 2:
                player.play(move)
            else:
                table.companion.handle_line(move.text("de"), "voice")
        sources = [applied.source for applied in table.companion.session.ledger.applied]
        assert sources == ["voice", "braille"] * 7


def test_no_deadlock_of_keys_and_announcements() -> None:
    """Two threads, each with its own lock first, both finish: keys that act, and typed lines."""
    with DisplayTable(game_setup(), "humanware") as table:
        type_moves(table.companion)

        def ask_often() -> None:
            for _ in range(60):
                table.companion.handle_line("wer", "keyboard")

        others = threading.Thread(target=ask_often)
        others.start()
        for _ in range(30):
            table.type_cells(encode_typing("wer", "de", "marked"))
            table.press("dot 8")
        others.join(TIMEOUT_SECONDS)
        assert not others.is_alive()
        table.settle()


def test_a_key_starts_the_microphone(game: Game) -> None:
    """The voice is silenced first, as by every key of the keyboard."""
    calls: list[str] = []
    game.companion.silence = lambda: calls.append("silence")  # type: ignore[method-assign]
    emulator = Emulator(CODECS["baum"])
    game.open_display(
        AUTO, find=lambda _: connect(emulator), on_listen=lambda: calls.append("listen")
    )
    game.wait_for_output("ist da")
    press(emulator, "display 1", "display 4")
    wait_until(lambda: calls == ["silence", "listen"])


def test_the_game_can_be_left_from_the_display(game: Game) -> None:
    """`on_quit` is called, so that the program stops waiting for the keyboard."""
    quitted = threading.Event()
    emulator = Emulator(CODECS["humanware"])
    display = game.open_display("port", find=lambda _: connect(emulator), on_quit=quitted.set)
    game.wait_for_output("ist da")
    press(emulator, *chord_of(0x1F))  # q
    press(emulator, "dot 8")
    assert quitted.wait(TIMEOUT_SECONDS)
    assert display.has_quit
    assert "Gespeichert" in game.console.output


def test_key_file_of_the_player(tmp_path: Path) -> None:
    """It is read for its family; a faulty one is reported, and the built-in keys remain."""
    path = tmp_path / "humanware.toml"
    path.write_text('"command 1" = "undo"\n', encoding="utf-8")
    with DisplayTable(game_setup(), "humanware", key_folder=tmp_path) as table:
        type_moves(table.companion)
        table.press("command 1")
        assert len(table.companion.session.ledger.applied) == MOVES_TO_FILL
    path.write_text('"command 1" = "dance"\n', encoding="utf-8")
    with DisplayTable(game_setup(), "humanware", key_folder=tmp_path) as table:
        assert "dance" in table.console.output
        table.dismiss_messages()
        table.perform(KeyAction.CHOICES)
        assert table.display.reader.content.layer is Layer.CHOICES


def test_help_explains_a_key() -> None:
    """The explanation of a bound, typing or unbound key is spoken and stands on the display."""
    with DisplayTable(game_setup(), "humanware") as table:
        for key, explanation in (
            ("command 4", "frühere Meldung"),
            ("dot 1", "schreibt ein Zeichen"),
            ("power", "diese Taste tut hier nichts"),
        ):
            table.perform(KeyAction.HELP)
            table.press(key)
            assert explanation in table.console.output
            note = table.display.reader.content.note
            assert note is not None
            assert note.text == explanation
