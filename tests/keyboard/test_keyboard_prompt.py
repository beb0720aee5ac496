"""The editable prompt, with a pipe as keyboard and an output that records what is written."""

import signal
import threading
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from screen_recorder import TIMEOUT_SECONDS, Recorder

from azul_access.keyboard import AnswerKey, EndOfInput
from azul_access.keyboard.prompt import PromptConsole


class Terminal:
    """A prompt, its keyboard and its screen."""

    def __init__(self, keyboard: PipeInput) -> None:
        self.presses = 0
        self.listens = 0
        self.pressed = threading.Event()
        self.keyboard = keyboard
        self.screen = Recorder()
        self.texts = 0
        self.console = PromptConsole(
            self._count_press, keyboard, self.screen, self._count_listen, self._count_text
        )

    def _count_press(self) -> None:
        self.presses += 1
        self.pressed.set()

    def _count_text(self) -> None:
        self.texts += 1

    def _count_listen(self) -> None:
        self.listens += 1

    @property
    def escape_timeout_seconds(self) -> float:
        timeout = self.console._app.ttimeoutlen
        assert timeout is not None
        return timeout

    def type(self, keys: str, prompt: str = ">") -> str:
        """The line that is read while these keys are pressed."""
        self.keyboard.send_text(keys)
        return self.console.read_line(lambda: prompt)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    with create_pipe_input() as keyboard:
        opened = Terminal(keyboard)
        yield opened
        opened.console.close()


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
def test_editing(terminal: Terminal, keys: str, line: str) -> None:
    """Editing keys change the line; Ctrl-D deletes a character while there is text."""
    assert terminal.type(keys) == line


def test_recall(terminal: Terminal) -> None:
    """Up and down recall earlier lines."""
    terminal.type("one\r")
    terminal.type("two\r")
    assert terminal.type("\x1b[A\x1b[A\r") == "one"
    assert terminal.type("\x1b[A\x1b[A\x1b[B\r") == "one"


class Reminder:
    """Counts the reminders of Num Lock."""

    def __init__(self) -> None:
        self.wanted = True
        self.reminders = 0

    def is_wanted(self) -> bool:
        return self.wanted

    def remind(self) -> None:
        self.reminders += 1


def test_arrow_keys_of_a_keypad_lead_to_a_reminder() -> None:
    """In a line without letters they are those of a keypad without Num Lock."""
    keypad = "\x1b[2~\x1b[F\x1b[B\x1b[6~\x1b[D\x1b[E\x1b[C\x1b[H\x1b[A\x1b[5~\x1b[3~"
    num_lock = Reminder()
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, Recorder(), num_lock=num_lock)
        keyboard.send_text(f"12{keypad}3\r")
        assert console.read_line(lambda: ">") == "123"
        assert num_lock.reminders == 11
        keyboard.send_text("x\x1b[Dy\r")
        assert console.read_line(lambda: ">") == "yx"
        num_lock.wanted = False
        keyboard.send_text("1\x1b[D2\r")
        assert console.read_line(lambda: ">") == "21"
        assert num_lock.reminders == 11
        console.close()


@pytest.mark.parametrize("key", "\x00\t\x0c\x0f\x11\x12\x13\x18\x1a\x1b\x1d")
def test_ignored_keys(terminal: Terminal, key: str) -> None:
    """They clear no screen, start no search or hidden mode; a letter after escape is a letter."""
    assert terminal.type(f"a{key}b\r") == "ab"
    assert terminal.presses == 4


def test_tab_starts_listening(terminal: Terminal) -> None:
    """Tab is reported like every key, and leaves the line unchanged."""
    assert terminal.type("a\tb\r") == "ab"
    assert (terminal.listens, terminal.presses) == (1, 4)


def test_tab_without_a_microphone() -> None:
    """Tab leaves the line unchanged."""
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, Recorder())
        keyboard.send_text("a\tb\r")
        assert console.read_line(lambda: ">") == "ab"
        console.close()


def test_escape_alone_is_reported(terminal: Terminal) -> None:
    """Escape is reported without a further key, after a tenth of a second at most."""

    def press() -> None:
        terminal.screen.wait_for(">")
        terminal.keyboard.send_text("\x1b")
        assert terminal.pressed.wait(TIMEOUT_SECONDS)
        terminal.keyboard.send_text("\r")

    presser = threading.Thread(target=press)
    presser.start()
    assert terminal.console.read_line(lambda: ">") == ""
    presser.join(TIMEOUT_SECONDS)
    assert terminal.presses == 2
    assert terminal.escape_timeout_seconds <= 0.1


def test_every_key_is_reported(terminal: Terminal) -> None:
    """Also keys that change nothing are reported, because any key silences the voice."""
    terminal.type("ab\x1b[D\x0c\r")
    assert terminal.presses == 5


def test_text_in_the_line_is_reported(terminal: Terminal) -> None:
    """After a key the line is looked at: who types wants silence, who presses Escape does not."""
    assert terminal.type("\x1b[D\r") == ""
    assert terminal.texts == 0
    assert terminal.type("ab\r") == "ab"
    assert terminal.texts >= 2


def test_typed_ahead(terminal: Terminal) -> None:
    """Lines that were typed before they are read are not lost."""
    assert terminal.type("a\rb\rc\r") == "a"
    assert [terminal.console.read_line(str), terminal.console.read_line(str)] == ["b", "c"]


def test_ctrl_c_starts_a_new_line(terminal: Terminal) -> None:
    """Ctrl-C is reported as a key and clears the line; it raises nothing."""
    assert terminal.type("wrong\x03right\r") == "right"
    assert terminal.presses == 12


def test_ctrl_c_between_lines(terminal: Terminal) -> None:
    """Ctrl-C between two reads is reported at the next one, and discards pasted lines."""
    assert terminal.type("\x1b[200~a\nb\nc\x1b[201~") == "a"
    signal.raise_signal(signal.SIGINT)
    assert terminal.presses == 1
    assert terminal.type("x\r") == "x"
    assert terminal.presses == 4


@pytest.mark.needs("pseudo-terminals")
def test_interrupt_signal_while_reading(terminal: Terminal) -> None:
    """SIGINT from another process, such as a process manager, does not end the game either."""

    def interrupt() -> None:
        terminal.screen.wait_for(">")
        signal.raise_signal(signal.SIGINT)
        terminal.screen.wait_for(">", 3)  # at the start, when the line is left, and in the new line
        terminal.keyboard.send_text("x\r")

    thread = threading.Thread(target=interrupt)
    thread.start()
    assert terminal.console.read_line(lambda: ">") == "x"
    thread.join(TIMEOUT_SECONDS)


def test_ctrl_d_on_an_empty_line(terminal: Terminal) -> None:
    """Ctrl-D on an empty line is the end of the input."""
    with pytest.raises(EndOfInput):
        terminal.type("\x04")


def test_closed_keyboard(terminal: Terminal) -> None:
    """A closed terminal is the end of the input."""
    terminal.keyboard.close()
    with pytest.raises(EndOfInput):
        terminal.console.read_line(str)


@pytest.mark.parametrize("pasted", ["a\nb\nc\n", "a\r\nb\r\nc", "a\rb\rc\r"])
def test_paste_of_three_lines(terminal: Terminal, pasted: str) -> None:
    """Each pasted line is read on its own, in order, before what is typed after the paste."""
    assert terminal.type(f"\x1b[200~{pasted}\x1b[201~d\r", "1>") == "a"
    lines = [terminal.console.read_line(lambda: "2>") for _ in range(3)]
    assert lines == ["b", "c", "d"]
    assert "2>b\r\n2>c\r\n" in terminal.screen.written


def test_paste_within_a_line(terminal: Terminal) -> None:
    """Pasted text without a line end can be edited until Enter."""
    assert terminal.type("<\x1b[200~abc\x1b[201~\x7f>\r") == "<ab>"


def test_pasted_control_characters(terminal: Terminal) -> None:
    """Control characters in a paste become spaces."""
    assert terminal.type("\x1b[200~a\tb\x07\nc\x1bd\x1b[201~") == "a b "
    assert terminal.console.read_line(str) == "c d"


@pytest.mark.needs("pseudo-terminals")
def test_invalid_utf8(terminal: Terminal) -> None:
    """Invalid bytes from the keyboard are replaced, so that the line can be saved."""
    terminal.keyboard.send_bytes(b"a\xff\r")
    assert terminal.console.read_line(str) == "a?"


def test_text_while_a_line_is_typed(terminal: Terminal) -> None:
    """write() in another thread inserts a whole line above the prompt and the typed text."""

    def write() -> None:
        terminal.keyboard.send_text("he")
        terminal.screen.wait_for("e")
        terminal.console.write("Anna: two R")
        terminal.screen.wait_for(">", 2)
        terminal.keyboard.send_text("llo\r")

    writer = threading.Thread(target=write)
    writer.start()
    assert terminal.console.read_line(lambda: ">") == "hello"
    writer.join(TIMEOUT_SECONDS)
    assert "Anna: two R\r\n>he" in terminal.screen.written


def test_texts_are_whole_and_never_lost(terminal: Terminal) -> None:
    """Four threads write while lines are entered: each text appears once, whole and in order."""

    def write(name: str) -> None:
        for number in range(50):
            terminal.console.write(f"[{name}\n{number}]")

    writers = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
    for writer in writers:
        writer.start()
    for _ in range(50):
        assert terminal.type("xy\r") == "xy"
    for writer in writers:
        writer.join(TIMEOUT_SECONDS)
    for name in "abcd":
        pieces = terminal.screen.written.split(f"[{name}\r\n")[1:]
        assert [piece.split("]\r\n")[0] for piece in pieces] == [str(n) for n in range(50)]


def test_texts_between_reads(terminal: Terminal) -> None:
    """While no line is read, a text is written at once."""
    terminal.console.write("a\nb")
    assert terminal.screen.lines() == ["a", "b", ""]
    terminal.console.write("")
    assert terminal.screen.lines() == ["a", "b", ""]
    terminal.console.close()
    terminal.console.write("c")
    assert terminal.screen.lines() == ["a", "b", "c", ""]


def test_text_from_the_key_function() -> None:
    """The function for keys may write while the line is being typed."""
    with create_pipe_input() as keyboard:
        screen = Recorder()
        console = PromptConsole(lambda: console.write("quiet"), keyboard, screen)
        keyboard.send_text("a\r")
        assert console.read_line(str) == "a"
        console.close()
    assert screen.written.count("quiet\r\n") == 2


def test_prompt_changes_only_on_refresh(terminal: Terminal) -> None:
    """Typing does not update the prompt; refresh() draws the new one in the same line."""
    prompt = "A>"

    def change() -> None:
        nonlocal prompt
        terminal.screen.wait_for("A>")
        prompt = "B>"
        terminal.keyboard.send_text("x")
        terminal.screen.wait_for("x")
        assert "B" not in terminal.screen.written
        terminal.console.refresh()
        terminal.screen.wait_for("B")
        terminal.keyboard.send_text("\r")

    changer = threading.Thread(target=change)
    changer.start()
    assert terminal.console.read_line(lambda: prompt) == "x"
    changer.join(TIMEOUT_SECONDS)
    # At the end of the line only.
    assert terminal.screen.written.count("\r\n") == 1


def test_text_updates_the_prompt(terminal: Terminal) -> None:
    """The prompt that is drawn below a text is the current one."""
    prompt = "A>"

    def change() -> None:
        nonlocal prompt
        terminal.screen.wait_for("A>")
        prompt = "B>"
        terminal.console.write("m")
        terminal.screen.wait_for("m\r\nB>")
        terminal.keyboard.send_text("x\r")

    changer = threading.Thread(target=change)
    changer.start()
    assert terminal.console.read_line(lambda: prompt) == "x"
    changer.join(TIMEOUT_SECONDS)


def test_close_from_another_thread(terminal: Terminal) -> None:
    """When another device ends the game, the waiting read ends, too."""

    def close() -> None:
        terminal.screen.wait_for(">")
        terminal.console.close()

    closer = threading.Thread(target=close)
    closer.start()
    with pytest.raises(EndOfInput):
        terminal.console.read_line(lambda: ">")
    closer.join(TIMEOUT_SECONDS)
    with pytest.raises(EndOfInput):
        terminal.console.read_line(lambda: ">")


def test_close_restores_ctrl_c() -> None:
    """After close() the previous handler of SIGINT is installed again."""
    before = signal.getsignal(signal.SIGINT)
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, DummyOutput())
        assert signal.getsignal(signal.SIGINT) != before
        console.close()
    assert signal.getsignal(signal.SIGINT) == before


WORDS = {AnswerKey.YES: "ja", AnswerKey.NO: "nein", AnswerKey.WRONG: "falsch"}


@pytest.mark.parametrize(
    ("keys", "line"), [(" ", "ja"), ("\x1b", "nein"), ("\x1b[3~", "falsch"), ("a b\r", "a b")]
)
def test_a_key_answers_in_an_empty_line(keys: str, line: str) -> None:
    """It enters its word, without Enter."""
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, Recorder(), key_word=WORDS.__getitem__)
        keyboard.send_text(keys)
        assert console.read_line(lambda: ">") == line
        console.close()


def test_without_a_question_these_keys_are_as_ever() -> None:
    """Space types a space, escape and delete do nothing."""
    with create_pipe_input() as keyboard:
        console = PromptConsole(lambda: None, keyboard, Recorder(), key_word=lambda _: "")
        keyboard.send_text(" \x1b[3~x\r")
        assert console.read_line(lambda: ">") == " x"
        console.close()
