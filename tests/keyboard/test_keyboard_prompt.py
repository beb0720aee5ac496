"""The editable prompt: keys through a pipe, and what is written as plain calls."""

import signal
import sys
import threading
import time
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from azul_access.keyboard import EndOfInput
from azul_access.keyboard.prompt import PromptConsole

PATIENCE = 10.0


class Recorder(DummyOutput):
    """Keeps what was written, and lets another thread wait for it."""

    def __init__(self) -> None:
        self.written = ""
        self._news = threading.Condition()

    def write(self, data: str) -> None:
        with self._news:
            self.written += data
            self._news.notify_all()

    def wait_for(self, text: str, count: int = 1) -> None:
        with self._news:
            assert self._news.wait_for(lambda: self.written.count(text) >= count, PATIENCE)

    def lines(self) -> list[str]:
        return self.written.split("\r\n")


class Desk:
    """A prompt, its keyboard and its screen."""

    def __init__(self, keyboard: PipeInput) -> None:
        self.presses = 0
        self.listens = 0
        self.keyboard = keyboard
        self.screen = Recorder()
        self.console = PromptConsole(self._press, keyboard, self.screen, self._listen)

    def _press(self) -> None:
        self.presses += 1

    def _listen(self) -> None:
        self.listens += 1

    def answer(self, keys: str, prompt: str = ">") -> str:
        self.keyboard.send_text(keys)
        return self.console.read_line(lambda: prompt)


@pytest.fixture
def desk() -> Iterator[Desk]:
    with create_pipe_input() as keyboard:
        desk = Desk(keyboard)
        yield desk
        desk.console.close()


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("2r3\r", "2r3"),
        ("2r3\n", "2r3"),
        ("\r", ""),
        ("hxello\x1b[D\x1b[D\x1b[D\x1b[D\x7f\x1b[Fw\r", "hellow"),
        ("abc\x01x\x05y\r", "xabcy"),
        ("sch ⠱ äß\r", "sch ⠱ äß"),
        ("wrong\x15right\r", "right"),
        ("ab\x04\x1b[D\x04c\r", "ac"),
    ],
)
def test_editing(desk: Desk, keys: str, line: str) -> None:
    """The line is what the keys made of it; Ctrl-D deletes while there is text."""
    assert desk.answer(keys) == line


def test_recall(desk: Desk) -> None:
    """Up and down bring typed lines back."""
    desk.answer("one\r")
    desk.answer("two\r")
    assert desk.answer("\x1b[A\x1b[A\r") == "one"
    assert desk.answer("\x1b[A\x1b[A\x1b[B\r") == "one"


@pytest.mark.parametrize("key", "\x00\t\x0c\x0f\x11\x12\x13\x18\x1a\x1b\x1d")
def test_keys_that_do_nothing(desk: Desk, key: str) -> None:
    """No screen clearing, no search, no hidden modes; a letter after escape is that letter."""
    assert desk.answer(f"a{key}b\r") == "ab"
    assert desk.presses == 4


def test_tab_asks_for_an_ear(desk: Desk) -> None:
    """It silences the voice like every key, and the line being typed stays as it is."""
    assert desk.answer("a\tb\r") == "ab"
    assert (desk.listens, desk.presses) == (1, 4)


def test_tab_does_nothing_where_nobody_listens() -> None:
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, Recorder())
        keyboard.send_text("a\tb\r")
        assert console.read_line(lambda: ">") == "ab"
        console.close()


def test_escape_silences_soon(desk: Desk) -> None:
    """Escape alone is told from an arrow key within a twentieth of a second, not half a second."""
    waits: list[float] = []

    def press() -> None:
        desk.screen.wait_for(">")
        for number in range(1, 4):
            start = time.monotonic()
            desk.keyboard.send_text("\x1b")
            while desk.presses < number and time.monotonic() < start + PATIENCE:
                time.sleep(0.005)
            waits.append(time.monotonic() - start)
        desk.keyboard.send_text("\r")

    presser = threading.Thread(target=press)
    presser.start()
    assert desk.console.read_line(lambda: ">") == ""
    presser.join(PATIENCE)
    assert min(waits) < 0.4  # the busiest computer gets three chances


def test_every_key_is_reported(desk: Desk) -> None:
    """Any key silences the voice, also one that changes nothing."""
    desk.answer("ab\x1b[D\x0c\r")
    assert desk.presses == 5


def test_typed_ahead(desk: Desk) -> None:
    """Lines that were typed before they were asked for are not lost."""
    assert desk.answer("a\rb\rc\r") == "a"
    assert [desk.console.read_line(str), desk.console.read_line(str)] == ["b", "c"]


def test_ctrl_c_begins_a_fresh_line(desk: Desk) -> None:
    """Ctrl-C is a key, clears the line and asks again; never an error."""
    assert desk.answer("wrong\x03right\r") == "right"
    assert desk.presses == 12


def test_ctrl_c_between_lines(desk: Desk) -> None:
    """While nobody asks, Ctrl-C waits; then it counts as a key and drops what was pasted."""
    assert desk.answer("\x1b[200~a\nb\nc\x1b[201~") == "a"
    signal.raise_signal(signal.SIGINT)
    assert desk.presses == 1
    assert desk.answer("x\r") == "x"
    assert desk.presses == 4


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C as a key")
def test_interrupt_signal_while_asking(desk: Desk) -> None:
    """SIGINT that is no key, from a process manager, does not end the game either."""

    def interrupt() -> None:
        desk.screen.wait_for(">")
        signal.raise_signal(signal.SIGINT)
        desk.screen.wait_for(">", 3)  # drawn, drawn for the last time, drawn anew
        desk.keyboard.send_text("x\r")

    thread = threading.Thread(target=interrupt)
    thread.start()
    assert desk.console.read_line(lambda: ">") == "x"
    thread.join(PATIENCE)


def test_ctrl_d_on_an_empty_line(desk: Desk) -> None:
    """Ctrl-D on an empty line is the end of input."""
    with pytest.raises(EndOfInput):
        desk.answer("\x04")


def test_keyboard_is_gone(desk: Desk) -> None:
    """A terminal that was closed is the end of input."""
    desk.keyboard.close()
    with pytest.raises(EndOfInput):
        desk.console.read_line(str)


@pytest.mark.parametrize("pasted", ["a\nb\nc\n", "a\r\nb\r\nc", "a\rb\rc\r"])
def test_paste_of_three_lines(desk: Desk, pasted: str) -> None:
    """Each pasted line is an answer of its own, in order, before what was typed after it."""
    assert desk.answer(f"\x1b[200~{pasted}\x1b[201~d\r", "1>") == "a"
    answers = [desk.console.read_line(lambda: "2>") for _ in "bcd"]
    assert answers == ["b", "c", "d"]
    assert "2>b\r\n2>c\r\n" in desk.screen.written


def test_paste_within_a_line(desk: Desk) -> None:
    """A pasted piece is no answer yet: it can be edited until Enter."""
    assert desk.answer("<\x1b[200~abc\x1b[201~\x7f>\r") == "<ab>"


def test_pasted_control_characters(desk: Desk) -> None:
    """What is pasted may hold anything; an answer holds no control characters."""
    assert desk.answer("\x1b[200~a\tb\x07\nc\x1bd\x1b[201~") == "a b "
    assert desk.console.read_line(str) == "c d"


@pytest.mark.skipif(sys.platform == "win32", reason="keys are no bytes on Windows")
def test_bytes_that_are_no_utf8(desk: Desk) -> None:
    """An answer can always be saved, whatever the keyboard sent."""
    desk.keyboard.send_bytes(b"a\xff\r")
    assert desk.console.read_line(str) == "a?"


def test_message_while_a_line_is_typed(desk: Desk) -> None:
    """tell() from another thread: whole line, then the prompt with what was typed."""

    def tell() -> None:
        desk.keyboard.send_text("he")
        desk.screen.wait_for("e")
        desk.console.write("Anna: two R")
        desk.screen.wait_for(">", 2)
        desk.keyboard.send_text("llo\r")

    teller = threading.Thread(target=tell)
    teller.start()
    assert desk.console.read_line(lambda: ">") == "hello"
    teller.join(PATIENCE)
    assert "Anna: two R\r\n>he" in desk.screen.written


def test_messages_are_whole_and_never_lost(desk: Desk) -> None:
    """Four threads tell while lines are entered: each message once, whole, in order."""

    def tell(name: str) -> None:
        for number in range(50):
            desk.console.write(f"[{name}\n{number}]")

    tellers = [threading.Thread(target=tell, args=(name,)) for name in "abcd"]
    for teller in tellers:
        teller.start()
    for _ in range(50):
        assert desk.answer("xy\r") == "xy"
    for teller in tellers:
        teller.join(PATIENCE)
    for name in "abcd":
        pieces = desk.screen.written.split(f"[{name}\r\n")[1:]
        assert [piece.split("]\r\n")[0] for piece in pieces] == [str(n) for n in range(50)]


def test_messages_outside_of_asking(desk: Desk) -> None:
    """Before, between and after lines a message is written at once."""
    desk.console.write("a\nb")
    assert desk.screen.lines() == ["a", "b", ""]
    desk.console.write("")
    assert desk.screen.lines() == ["a", "b", ""]
    desk.console.close()
    desk.console.write("c")
    assert desk.screen.lines() == ["a", "b", "c", ""]


def test_message_from_the_key_hook() -> None:
    """A message that a key causes is written while its line is still being typed."""
    with create_pipe_input() as keyboard:
        screen = Recorder()
        console = PromptConsole(lambda: console.write("quiet"), keyboard, screen)
        keyboard.send_text("a\r")
        assert console.read_line(str) == "a"
        console.close()
    assert screen.written.count("quiet\r\n") == 2


def test_prompt_changes_only_on_refresh(desk: Desk) -> None:
    """Typing leaves the prompt as it is; refresh() draws the new one on the same line."""
    prompt = "A>"

    def change() -> None:
        nonlocal prompt
        desk.screen.wait_for("A>")
        prompt = "B>"
        desk.keyboard.send_text("x")
        desk.screen.wait_for("x")
        assert "B" not in desk.screen.written
        desk.console.refresh()
        desk.screen.wait_for("B")
        desk.keyboard.send_text("\r")

    changer = threading.Thread(target=change)
    changer.start()
    assert desk.console.read_line(lambda: prompt) == "x"
    changer.join(PATIENCE)
    # Only when the line is left for good.
    assert desk.screen.written.count("\r\n") == 1


def test_message_brings_the_new_prompt(desk: Desk) -> None:
    """The prompt is drawn again below a message anyway, so it is the one that is right now."""
    prompt = "A>"

    def change() -> None:
        nonlocal prompt
        desk.screen.wait_for("A>")
        prompt = "B>"
        desk.console.write("m")
        desk.screen.wait_for("m\r\nB>")
        desk.keyboard.send_text("x\r")

    changer = threading.Thread(target=change)
    changer.start()
    assert desk.console.read_line(lambda: prompt) == "x"
    changer.join(PATIENCE)


def test_close_from_another_thread(desk: Desk) -> None:
    """When another source ends the game, the waiting line ends too."""

    def close() -> None:
        desk.screen.wait_for(">")
        desk.console.close()

    closer = threading.Thread(target=close)
    closer.start()
    with pytest.raises(EndOfInput):
        desk.console.read_line(lambda: ">")
    closer.join(PATIENCE)
    with pytest.raises(EndOfInput):
        desk.console.read_line(lambda: ">")


def test_close_gives_ctrl_c_back() -> None:
    """After close() Ctrl-C means again what it meant before."""
    before = signal.getsignal(signal.SIGINT)
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, DummyOutput())
        assert signal.getsignal(signal.SIGINT) != before
        console.close()
    assert signal.getsignal(signal.SIGINT) == before
