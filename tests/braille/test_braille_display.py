"""The display as a part of the game: connecting, losing it, keys, and turns with other inputs."""

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from braille_player import BraillePlayer
from braille_typing import encode_typing
from display_table import PATIENCE, DisplayTable, chord_of, press, wait_until
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.actions import KeyAction
from azul_access.braille.content import Layer
from azul_access.braille.discovery import AUTO, FoundDisplay, find_display
from azul_access.braille.display import BrailleDisplay
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.setup import Setup
from azul_access.session.announcements import make_message
from azul_access.speech import SpeechFault
from azul_access.table.companion import Companion
from firmware_protocol import ports
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.link import Lost
from firmware_protocol.serve import PtyEnd, Server

TYPING_CODECS = ("baum", "humanware", "handytech", "dotpad")
EACH_CODEC = pytest.mark.parametrize("codec", TYPING_CODECS)
MOVES = list_moves(load_game("azul-coloured"))
MOVES_TO_FILL = 5
GONE = "Die Braillezeile ist weg."
INTERNAL_ERROR = "im Programm etwas schief"


def game_setup() -> Setup:
    return make_setup(load_game("azul-coloured"), "de")


def type_moves(companion: Companion, count: int = MOVES_TO_FILL + 1) -> None:
    """Type the first moves at the keyboard: fill the factories, then take tiles."""
    for move in MOVES[:count]:
        companion.handle_line(move.text("de"), "keyboard")


class Game:
    """A game with displays whose connection the test controls."""

    def __init__(self) -> None:
        self.companion, self.console, _ = start_game(game_setup())
        self.displays: list[BrailleDisplay] = []

    def open_display(self, address: str, **options: Any) -> BrailleDisplay:
        display = BrailleDisplay(self.companion, address, **options)
        self.displays.append(display)
        return display

    def wait_for_output(self, text: str, count: int = 1) -> None:
        wait_until(
            lambda: self.console.output.count(text) >= count,
            describe=lambda: self.console.output,
        )


@pytest.fixture
def game() -> Iterator[Game]:
    game = Game()
    yield game
    for display in game.displays:
        display.close()


def connect(emulator: Emulator, port: str = "port") -> FoundDisplay:
    """Return what a search finds that finds this emulator; once lost, it stays lost."""
    codec = emulator.codec
    return FoundDisplay(codec.name, lambda: Connection(codec, port, lambda: emulator, PATIENCE))


# Connecting and losing


@EACH_CODEC
def test_unplugged_and_plugged_in_again(codec: str) -> None:
    """The loss is reported once, the game goes on, and the display then shows what it missed."""
    with DisplayTable(game_setup(), codec) as table:
        type_moves(table.companion)
        table.refusal = Fault(Reason.PORT_MISSING, "emulator")
        table.emulator.unplug()
        table.wait_until(lambda: not table.display.is_connected and GONE in table.console.output)
        table.companion.handle_line("wer", "keyboard")
        table.companion.handle_line("z", "keyboard")
        table.refusal = None
        table.wait_until(lambda: table.console.output.count("ist da") == 2)
        assert table.console.output.count("Braillezeile ist weg") == 1
        assert "gibt es nicht" not in table.console.output
        table.settle()
        messages = table.display.reader.content.messages
        assert messages.items[-1].text.startswith("Im Zentrum")
        assert messages.unread < len(messages.items) - 1


def test_switched_off_and_on() -> None:
    """A display that says goodbye is lost, too."""
    with DisplayTable(game_setup(), "humanware") as table:
        table.emulator.switch_off()
        table.wait_until(lambda: "wurde ausgeschaltet" in table.console.output)
        table.companion.handle_line("rrbs", "keyboard")
        table.emulator.switch_on()
        table.wait_until(lambda: table.console.output.count("ist da") == 2)
        table.settle()


def wait_for_another_emulator(table: DisplayTable, emulator: Emulator) -> None:
    table.wait_until(lambda: table.emulator is not emulator and table.display.is_connected)


@EACH_CODEC
def test_unplugged_at_any_moment(codec: str) -> None:
    """Pulled out between keys or within a chord, the display loses no move of others."""
    random = Random(codec)
    with DisplayTable(game_setup(), codec) as table:
        for number, move in enumerate(MOVES[:12], 1):
            if random.random() < 0.4:
                table.emulator.press([random.choice(table.emulator.device.keys)])
                unplugged = table.emulator
                unplugged.unplug()
                wait_for_another_emulator(table, unplugged)
                table.settle()
            table.companion.handle_line(move.text("de"), "keyboard")
            assert len(table.log.entries) == number
        table.settle()
        table.dismiss_messages()
        style = "bare" if codec == "dotpad" else "marked"
        BraillePlayer(table, "de", style).play(MOVES[12])
        assert len(table.log.entries) == 13


def test_found_at_another_port_after_it_was_unplugged(game: Game) -> None:
    """With `auto` the search begins anew, since a replugged display often has another port."""
    emulators = [Emulator(CODECS["baum"]), Emulator(CODECS["baum"])]
    found = iter([connect(emulators[0], "one"), connect(emulators[1], "two")])
    game.open_display(AUTO, find=lambda _: next(found))
    game.wait_for_output("ist da")
    emulators[0].unplug()
    game.wait_for_output("ist da", 2)
    assert game.console.output.count("Braillezeile ist weg") == 1


def test_a_round_at_a_pseudo_terminal(game: Game) -> None:
    """The display is found at a serial port of the system; at last the line is closed."""
    emulator = Emulator(CODECS["humanware"], 40)
    end = PtyEnd()
    moves = list_moves(load_game("azul-coloured"), 1)
    with Server(emulator, end):
        display = game.open_display(end.name)
        game.wait_for_output("ist da")
        for move in moves:
            for cell in encode_typing(move.text("de"), "de", "marked"):
                press(emulator, *chord_of(cell))
            press(emulator, "dot 8")
        wait_until(lambda: len(game.companion.session.ledger.applied) >= len(moves))
    wait_until(lambda: not display.is_connected)
    assert game.companion.handle_line("wer", "keyboard")


@pytest.mark.parametrize(
    ("error", "report"),
    [(ZeroDivisionError, INTERNAL_ERROR), (None, "Keine Braillezeile gefunden")],
)
def test_a_search_without_result_is_reported_once(
    game: Game, monkeypatch: pytest.MonkeyPatch, error: type[Exception] | None, report: str
) -> None:
    """The search goes on without repeating the report, even if it fails with an error."""
    monkeypatch.setattr("azul_access.braille.display.SEARCH_SECONDS", 0.001)
    searches = threading.Semaphore(0)

    def find(address: str) -> None:
        searches.release()
        if error is not None:
            raise error

    game.open_display(AUTO, find=find)
    for _ in range(5):
        assert searches.acquire(timeout=PATIENCE)
    assert game.console.output.count(report) == 1


def test_an_impossible_emulator_is_reported(game: Game) -> None:
    """An emulator whose size is no number is a faulty address."""
    game.open_display("emu://baum?cells=many")
    game.wait_for_output("--braille auto")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("emu://nosuch", Reason.PORT_WRONG),
        ("emu://", Reason.PORT_WRONG),
        ("/dev/no-such-port", Reason.PORT_MISSING),
    ],
)
def test_an_address_without_display_has_a_reason(address: str, reason: Reason) -> None:
    found = find_display(address)
    assert isinstance(found, Lost)
    assert found.fault.reason is reason


def test_brltty_is_asked_before_the_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that BRLTTY has opened must not be opened again."""
    asked: list[str] = []

    def find_shared() -> None:
        asked.append("brltty")

    def candidates() -> list[ports.Candidate]:
        asked.append("ports")
        return []

    monkeypatch.setattr(ports, "find_shared", find_shared)
    monkeypatch.setattr(ports, "candidates", candidates)
    assert find_display(AUTO) is None
    assert asked == ["brltty", "ports"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_fault_has_a_sentence(reason: Reason, language: str) -> None:
    """Each reason for a loss has a message in each language."""
    text = load_phrases(language).render(
        phrase(f"braille-lost-{reason.value}", port="COM3"), Verbosity.NORMAL, Form.SAY
    )
    assert text.endswith((".", "?"))


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
        assert messages.has_unread
        table.display.announce(make_message("redone"))
        assert len(table.display.reader.content.messages.items) == len(messages.items) + 1


def test_an_error_in_the_display_harms_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made, saved and narrated, and the error is reported."""
    with DisplayTable(game_setup(), "baum") as table:
        type_moves(table.companion, MOVES_TO_FILL)

        def fail(*_: object) -> None:
            raise KeyError("reader")

        with monkeypatch.context() as patch:
            patch.setattr(table.display.reader, "announce", fail)
            table.companion.handle_line("1o1", "keyboard")
        assert "Anna nimmt" in table.console.output
        assert "KeyError" in table.console.output
        assert len(table.log.entries) == 6


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
        others.join(PATIENCE)
        assert not others.is_alive()
        connection: Any = table.display.connection
        table.wait_until(connection.events.empty)
        table.settle()
        assert INTERNAL_ERROR not in table.console.output
        table.companion.handle_line("wer", "keyboard")
        table.settle()
        assert table.display.reader.content.messages.has_unread


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
        others.join(PATIENCE)
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
    assert quitted.wait(PATIENCE)
    assert display.left
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
            ("command 2", "zeigen, was jetzt möglich ist"),
            ("dot 1", "schreibt ein Zeichen"),
            ("power", "diese Taste tut hier nichts"),
        ):
            table.perform(KeyAction.HELP)
            table.press(key)
            assert explanation in table.console.output
            note = table.display.reader.content.note
            assert note is not None
            assert note.text == explanation
