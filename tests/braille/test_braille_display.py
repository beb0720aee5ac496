"""A display at the table: it comes and goes, and nothing else does."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from braille_games import moves, recorded, set_up
from braille_hand import Hand
from braille_table import Table, companion
from braille_typing import encode_typing

from azul_access.braille import discovery
from azul_access.braille.actions import KeyAction
from azul_access.braille.content import Layer
from azul_access.braille.discovery import AUTO, FoundDisplay, find_display
from azul_access.braille.display import BrailleDisplay
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session.announcements import make_message
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.link import Lost
from firmware_protocol.serve import PtyEnd, Server

NAMES = pytest.mark.parametrize("name", ["baum", "humanware", "handytech", "dotpad"])
GONE = "Die Braillezeile ist weg."
BACK = "ist da"


def game(language: str = "de", file: str = "azul-coloured") -> Any:
    return set_up(recorded(file, 2), language)


def begun(table: Table, played: int = 6) -> None:
    """A game with its factories filled and a first move, typed at the keyboard."""
    for move in list(moves(recorded("azul-coloured", 2)))[:played]:
        table.companion.handle_line(move.typed("de"), "keyboard")


@NAMES
def test_unplugged_and_plugged_in_again(name: str) -> None:
    """Said once; the game goes on without it; back, the display has what it missed."""
    with Table(game(), name) as table:
        begun(table)
        table.refusal = Fault(Reason.PORT_MISSING, "bench")
        table.emulator.unplug()
        table.wait(lambda: not table.display.is_connected and GONE in table.console.told)
        table.companion.handle_line("wer", "keyboard")
        table.companion.handle_line("z", "keyboard")
        table.refusal = None
        table.wait(lambda: table.console.told.count(BACK) == 2)
        assert table.console.told.count("Braillezeile ist weg") == 1
        assert "gibt es nicht" not in table.console.told
        table.settle()
        waiting = table.display.reader.content.messages
        assert waiting.items[-1].text.startswith("Im Zentrum")
        assert waiting.unread < len(waiting.items) - 1


def test_a_move_is_one_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    """The new table and what is told of it come together: a Canute's row takes a second."""
    with Table(game(), "humanware") as table:
        begun(table)
        table.read_all()
        table.settle()
        connection: Any = table.display.connection
        show, frames = connection.show, []

        def noted(rows: list[bytes]) -> None:
            frames.append(rows)
            show(rows)

        monkeypatch.setattr(connection, "show", noted)
        move = list(moves(recorded("azul-coloured", 2)))[6]
        table.companion.handle_line(move.typed("de"), "keyboard")
        assert len(frames) == 1
        assert table.message
        table.settle()


def test_switched_off_and_on() -> None:
    """A display that says that it goes is as one that was pulled out."""
    with Table(game(), "humanware") as table:
        table.emulator.switch_off()
        table.wait(lambda: "wurde ausgeschaltet" in table.console.told)
        table.companion.handle_line("rrbs", "keyboard")
        table.emulator.switch_on()
        table.wait(lambda: table.console.told.count(BACK) == 2)
        table.settle()


@pytest.mark.parametrize("seed", range(4))
def test_unplugged_at_any_moment(seed: int) -> None:
    """Between any two keys, in the midst of a chord, while others play: nothing typed is lost."""
    random = Random(seed)
    with Table(game(), ["baum", "humanware", "handytech", "dotpad"][seed]) as table:
        for number, move in enumerate(list(moves(recorded("azul-coloured", 2)))[:12]):
            if random.random() < 0.4:
                table.emulator.press([random.choice(table.emulator.device.keys)])
                old = table.emulator
                old.unplug()
                table.wait(lambda old=old: table.emulator is not old and table.display.is_connected)
                table.settle()
            table.companion.handle_line(move.typed("de"), "keyboard")
            assert len(table.log.entries) == number + 1
        table.settle()
        table.read_all()
        Hand(table, "de", "marked" if seed != 3 else "bare").play(
            list(moves(recorded("azul-coloured", 2)))[12]
        )
        assert len(table.log.entries) == 13


@NAMES
def test_a_storm_of_keys(name: str) -> None:
    """Any keys at any speed, while others play: no thread dies, all is shown in the end."""
    random = Random(name)
    with Table(game(), name) as table:
        begun(table)
        entries = len(table.log.entries)
        keys = table.emulator.device.keys

        def play() -> None:
            for text in ("wer", "z", "1?", "b", "wer") * 8:
                table.companion.handle_line(text, "keyboard")

        other = threading.Thread(target=play)
        other.start()
        for _ in range(400):
            chosen = random.sample(keys, random.choice([1, 1, 1, 2, 3]))
            table.emulator.press(chosen)
            table.emulator.release(random.sample(chosen, len(chosen)))
        other.join(20)
        assert not other.is_alive()
        table.wait(lambda: table.display.connection.events.empty())
        table.settle()
        assert table.display._thread.is_alive()
        assert "im Programm etwas schief" not in table.console.told
        assert "Interner" not in table.console.told
        table.display.reader._clear_selection()
        assert len(table.log.entries) >= entries


def test_noise_on_the_line_is_no_key() -> None:
    """Bytes that mean nothing change nothing."""
    random = Random(1)
    with Table(game(), "humanware") as table:
        begun(table)
        for _ in range(50):
            table.emulator.send(bytes(random.choices(range(0x1B), k=20)))
        table.settle()
        assert len(table.log.entries) == 6


def test_voice_keyboard_and_display_take_turns() -> None:
    """Moves from several places are one game, each with its giver."""
    with Table(game(), "baum") as table:
        hand = Hand(table, "de", "routing")
        for number, move in enumerate(list(moves(recorded("azul-coloured", 2)))[:14]):
            if number % 2:
                hand.play(move)
            else:
                table.companion.handle_line(move.typed("de"), "voice")
        givers = [turn.source for turn in table.companion.session.ledger.applied]
        assert givers == ["voice", "braille"] * 7


def test_many_at_once_do_not_lock_each_other() -> None:
    """Keys that act and lines that are told, from two threads, each with its own lock first."""
    with Table(game(), "humanware") as table:
        begun(table)

        def talk() -> None:
            for _ in range(60):
                table.companion.handle_line("wer", "keyboard")

        other = threading.Thread(target=talk)
        other.start()
        for _ in range(30):
            table.type(encode_typing("wer", "de", "marked"))
            table.press("dot 8")
        other.join(20)
        assert not other.is_alive()
        table.settle()


def test_a_whole_round_at_a_pseudo_terminal() -> None:
    """Through the system's serial port, asked for its protocol; then the line goes away."""
    emulator = Emulator(CODECS["humanware"], 40)
    end = PtyEnd()
    server = Server(emulator, end)
    here, console, log = companion(game())
    display = BrailleDisplay(here, end.name)
    try:
        _until(lambda: BACK in console.told)
        for move in list(moves(recorded("azul-coloured", 2), 1)):
            for cell in encode_typing(move.typed("de"), "de", "marked"):
                dots = [f"dot {dot}" for dot in range(1, 9) if cell >> dot - 1 & 1] or ["space"]
                emulator.press(dots)
                emulator.release(dots)
            emulator.press(["dot 8"])
            emulator.release(["dot 8"])
        _until(lambda: len(log.entries) == len(list(moves(recorded("azul-coloured", 2), 1))))
        server.close()
        _until(lambda: "Das Spiel geht weiter" in console.told or "arbeitet nicht" in console.told)
        assert here.handle_line("wer", "keyboard")
    finally:
        display.close()
    assert not display._thread.is_alive()


def _until(true: Any) -> None:
    """For what no event tells: the far side of a real line."""
    tick = threading.Event()
    for _ in range(4000):
        if true():
            return
        tick.wait(0.005)
    raise AssertionError


def test_another_port_after_it_was_unplugged() -> None:
    """With `auto` it is looked for anew: a replugged display often has another name."""
    here, console, _ = companion(game())
    opened: list[Emulator] = []
    ports = iter(["one", "two"])

    def look(wanted: str) -> FoundDisplay:
        port = next(ports)

        def opener() -> Emulator:
            opened.append(Emulator(CODECS["baum"]))
            return opened[-1]

        return FoundDisplay("baum", lambda: Connection(CODECS["baum"], port, opener, 60.0))

    display = BrailleDisplay(here, AUTO, find=look)
    try:
        _until(lambda: console.told.count(BACK) == 1)
        opened[0].unplug()
        _until(lambda: console.told.count(BACK) == 2)
        assert len(opened) == 2
        assert console.told.count("Braillezeile ist weg") == 1
    finally:
        display.close()


def test_a_chord_asks_for_an_ear() -> None:
    """It silences the voice first, as every key of the keyboard does."""
    here, console, _ = companion(game())
    emulator = Emulator(CODECS["baum"])
    asked: list[str] = []
    here.silence = lambda: asked.append("hush")  # type: ignore[method-assign]

    def look(wanted: str) -> FoundDisplay:
        return FoundDisplay(
            "baum", lambda: Connection(CODECS["baum"], "one", lambda: emulator, 60.0)
        )

    display = BrailleDisplay(here, AUTO, find=look, on_listen=lambda: asked.append("listen"))
    try:
        _until(lambda: BACK in console.told)
        emulator.press(["display 1", "display 4"])
        emulator.release(["display 1", "display 4"])
        _until(lambda: asked == ["hush", "listen"])
    finally:
        display.close()


def test_a_search_that_breaks_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread dies of it, nobody is told again and again, and the search goes on."""
    monkeypatch.setattr("azul_access.braille.display.SEARCH_SECONDS", 0.001)
    looked = threading.Semaphore(0)

    def look(wanted: str) -> FoundDisplay | Lost | None:
        looked.release()
        raise ZeroDivisionError

    here, console, _ = companion(game())
    display = BrailleDisplay(here, AUTO, find=look)
    for _ in range(5):
        assert looked.acquire(timeout=20)
    display.close()
    assert console.told.count("im Programm etwas schief") == 1


def test_nothing_found_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azul_access.braille.display.SEARCH_SECONDS", 0.001)
    looked = threading.Semaphore(0)

    def look(wanted: str) -> None:
        looked.release()

    here, console, _ = companion(game())
    display = BrailleDisplay(here, AUTO, find=look)
    for _ in range(5):
        assert looked.acquire(timeout=20)
    display.close()
    assert console.told.count("Keine Braillezeile gefunden") == 1


def test_a_mistake_in_the_display_silences_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is made, saved and told, and the mistake is told, too."""
    with Table(game(), "baum") as table:
        begun(table, 5)

        def broken(*_: object) -> None:
            raise KeyError("reader")

        with monkeypatch.context() as patch:
            patch.setattr(table.display.reader, "announce", broken)
            table.companion.handle_line("1o1", "keyboard")
        assert "Anna nimmt" in table.console.told
        assert "KeyError" in table.console.told
        assert len(table.log.entries) == 6


def test_leaving_from_the_display_ends_the_game() -> None:
    """Who waits for a line at the keyboard is woken."""
    left = threading.Event()
    here, console, _ = companion(game())
    opened: list[Emulator] = []

    def opener() -> Emulator:
        opened.append(Emulator(CODECS["humanware"]))
        return opened[-1]

    codec = CODECS["humanware"]
    found = FoundDisplay("humanware", lambda: Connection(codec, "bench", opener))
    display = BrailleDisplay(here, "bench", on_quit=left.set, find=lambda _: found)
    try:
        _until(lambda: BACK in console.told)
        for keys in (["dot 1", "dot 2", "dot 3", "dot 4", "dot 5"], ["dot 8"]):
            opened[0].press(keys)
            opened[0].release(keys)
        assert left.wait(20)
        assert display.left
        assert "Gespeichert" in console.told
    finally:
        display.close()


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ("emu://nosuch", Reason.PORT_WRONG),
        ("emu://", Reason.PORT_WRONG),
        ("/dev/no-such-port", Reason.PORT_MISSING),
    ],
)
def test_what_cannot_be_a_display_has_a_sentence(wanted: str, reason: Reason) -> None:
    found = find_display(wanted)
    assert isinstance(found, Lost)
    assert found.fault.reason is reason


def test_a_wrong_emulator_size_has_a_sentence() -> None:
    """The address is right and what it asks for is not."""
    here, console, _ = companion(game())
    display = BrailleDisplay(here, "emu://baum?cells=many")
    try:
        _until(lambda: "--braille auto" in console.told)
    finally:
        display.close()


def test_brltty_is_asked_first_and_then_the_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that BRLTTY holds must not be opened."""
    asked: list[str] = []
    monkeypatch.setattr(discovery.ports, "find_shared", lambda: asked.append("brltty"))
    monkeypatch.setattr(discovery.ports, "candidates", lambda: asked.append("ports") or [])
    assert find_display(AUTO) is None
    assert asked == ["brltty", "ports"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_fault_has_a_sentence(reason: Reason, language: str) -> None:
    text = load_phrases(language).render(
        phrase(f"braille-lost-{reason.value}", port="COM3"), Verbosity.NORMAL, Form.SAY
    )
    assert text.endswith((".", "?"))


def test_a_players_key_file_is_read_and_a_wrong_one_is_told(tmp_path: Path) -> None:
    """It holds for that display; a wrong one is left out, and the built-in keys stay."""
    own = tmp_path / "humanware.toml"
    own.write_text('"command 1" = "undo"\n', encoding="utf-8")
    with Table(game(), "humanware", own=tmp_path) as table:
        begun(table)
        table.press("command 1")
        assert len(table.companion.session.ledger.applied) == 5
    own.write_text('"command 1" = "dance"\n', encoding="utf-8")
    with Table(game(), "humanware", own=tmp_path) as table:
        assert "dance" in table.console.told
        table.read_all()
        table.do(KeyAction.CHOICES)
        assert table.display.reader.content.layer is Layer.CHOICES


def test_what_a_key_does_is_said_and_read() -> None:
    """Help, then any key, bound, unbound or of the keyboard."""
    with Table(game(), "humanware") as table:
        for keys, told in (
            (["command 2"], "zeigen, was jetzt möglich ist"),
            (["dot 1"], "schreibt ein Zeichen"),
            (["power"], "diese Taste tut hier nichts"),
        ):
            table.do(KeyAction.HELP)
            table.press(*keys)
            assert told in table.console.told
            shown = table.display.reader.content.note
            assert shown is not None
            assert shown.text == told


def test_faults_of_the_voice_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays by fingers learns, too, that the others hear nothing."""
    from azul_access.speech import SpeechFault

    with Table(game(), "baum") as table:
        table.companion.report_speech_fault(next(iter(SpeechFault)))
        assert table.display.reader.content.messages.has_unread
        table.companion._announce((make_message("redone"),))
        assert table.display.reader.content.messages.items[-1].text
