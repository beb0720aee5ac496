"""How the display is found, connected, lost and found again."""

import threading
from collections.abc import Sequence
from random import Random

import pytest
from braille_player import BraillePlayer
from braille_typing import encode_typing
from display_game import (
    EACH_CODEC,
    INTERNAL_ERROR,
    MOVES,
    Game,
    connect,
    game_setup,
    type_moves,
)
from display_table import TIMEOUT_SECONDS, DisplayTable, chord_of, press, wait_until
from recorded_moves import list_moves, load_game

from azul_access.braille.discovery import AUTO, BRLAPI, FoundDisplay, find_display
from azul_access.cli.play import DISPLAYS
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from firmware_protocol import asking, ports
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.connection import Connection
from firmware_protocol.emulator import Emulator
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Identified
from firmware_protocol.link import Lost
from firmware_protocol.serve import PtyEnd, Server

GONE = "Die Braillezeile ist weg."


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
        assert len(messages.waiting) > 1


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
    displays = iter([connect(emulators[0], "one"), connect(emulators[1], "two")])
    game.open_display(AUTO, find=lambda _: next(displays))
    game.wait_for_output("ist da")
    emulators[0].unplug()
    game.wait_for_output("ist da", 2)
    assert game.console.output.count("Braillezeile ist weg") == 1


@pytest.mark.needs("pseudo-terminals")
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
        assert searches.acquire(timeout=TIMEOUT_SECONDS)
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
    result = find_display(address)
    assert isinstance(result, Lost)
    assert result.fault.reason is reason


class FakePorts:
    """Replaces the search of the ports module: no display is found unless a test adds one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.protocols: list[tuple[str, ...]] = []
        self.shared: asking.Answer | None = None
        self.answers: dict[str, asking.Answer] = {}
        monkeypatch.setattr(ports, "candidates", self.candidates)
        for name in ("find_shared", "identify"):
            monkeypatch.setattr(asking, name, getattr(self, name))

    def find_shared(self) -> asking.Answer | None:
        self.asked.append("brltty")
        return self.shared

    def candidates(self) -> list[ports.Candidate]:
        guess = ports.Guess("Baum", ("baum",), sure=True)
        return [ports.Candidate(port, "", guess) for port in ("one", "two", "three")]

    def identify(self, port: str, protocols: Sequence[str]) -> asking.Answer | None:
        self.asked.append(port)
        self.protocols.append(tuple(protocols))
        return self.answers.get(port)


def make_answer(codec: str) -> asking.Answer:
    return asking.Answer(CODECS[codec], Identified(codec, 1, 40))


def find_family(address: str) -> str:
    """Return the family of the display that is found at an address."""
    display = find_display(address)
    assert isinstance(display, FoundDisplay)
    return display.family


def test_the_search_asks_brltty_and_then_each_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ends at the first port with a display, or finds nothing."""
    fake_ports = FakePorts(monkeypatch)
    assert find_display(AUTO) is None
    assert fake_ports.asked == ["brltty", "one", "two", "three"]
    fake_ports.asked.clear()
    fake_ports.answers["two"] = make_answer("baum")
    assert find_family(AUTO) == "baum"
    assert fake_ports.asked == ["brltty", "one", "two"]


def test_only_the_named_family_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a port, and in the search at those that may be of this family."""
    fake_ports = FakePorts(monkeypatch)
    find_display("COM3", protocol="humanware")
    find_display("COM3")
    find_display(AUTO, protocol="baum")
    find_display(AUTO, protocol="humanware")
    assert fake_ports.protocols == [
        ("humanware",),
        tuple(CODECS),
        *[("baum",)] * 3,
        *[()] * 3,
    ]


def test_families_on_the_command_line() -> None:
    """Every family can be named."""
    assert tuple(CODECS) == DISPLAYS


def test_another_family_at_the_same_port(game: Game) -> None:
    """A display that is plugged in where one of another family was is found."""
    emulators = [Emulator(CODECS["baum"]), Emulator(CODECS["humanware"])]
    families = iter(["baum", "humanware"])

    def find(address: str) -> FoundDisplay:
        codec = CODECS[next(families)]
        return FoundDisplay(
            codec.name, lambda: Connection(codec, address, lambda: emulators[-1], 0.005)
        )

    second = emulators.pop()
    game.open_display("COM3", find=find)
    game.wait_for_output("ist da")
    first = emulators[0]
    emulators.append(second)
    first.unplug()
    game.wait_for_output("Brailliant BI 40 ist da")
    assert game.console.output.count(GONE) == 1


def test_ports_are_not_asked_if_brltty_has_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """A port that BRLTTY has opened must not be opened again."""
    fake_ports = FakePorts(monkeypatch)
    fake_ports.shared = make_answer("baum")
    assert find_family(AUTO) == BRLAPI
    assert fake_ports.asked == ["brltty"]


def test_addresses_of_brltty_and_of_an_emulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """They name their display without a search."""
    fake_ports = FakePorts(monkeypatch)
    assert find_family(BRLAPI) == BRLAPI
    assert find_family("emu://handytech?cells=40") == "handytech"
    assert fake_ports.asked == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
@pytest.mark.parametrize("group", ["dialout", "none"])
def test_every_fault_has_a_sentence(group: str, reason: Reason, language: str) -> None:
    """Each reason for a loss has a message in each language."""
    text = load_phrases(language).render(
        phrase(f"braille-lost-{reason.value}", port="COM3", group=group),
        Verbosity.NORMAL,
        Form.SAY,
    )
    assert text.endswith((".", "?"))
    assert ("dialout" in text) is (reason is Reason.PORT_DENIED and group == "dialout")
