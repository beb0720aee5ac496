"""The system ends the program while the prompt reads a line."""

import signal

import pytest
from prompt_toolkit.input import create_pipe_input
from screen_recorder import Recorder

from azul_access.cli.end_requests import EndRequested
from azul_access.keyboard.prompt import PromptConsole


class EndedScreen(Recorder):
    """A screen on which the system ends the program once the prompt has been drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.reads_pasted = False
        self._is_ended = False

    def enable_bracketed_paste(self) -> None:
        self.reads_pasted = True

    def disable_bracketed_paste(self) -> None:
        self.reads_pasted = False

    def flush(self) -> None:
        if "drawn>" in self.written and not self._is_ended:
            self._is_ended = True
            raise EndRequested(signal.SIGTERM)


def test_ended_while_the_prompt_is_drawn() -> None:
    """The terminal is put back, and what is said next stands on a line of its own."""
    with create_pipe_input() as keyboard:
        screen = EndedScreen()
        console = PromptConsole(lambda: None, keyboard, screen)
        with pytest.raises(EndRequested):
            console.read_line(lambda: "drawn>")
        console.close()
    assert not screen.reads_pasted
    assert screen.written.endswith("\r\n")


def test_ended_while_a_key_is_handled() -> None:
    """The signal may come at any moment of the loop that reads the keys."""

    def end() -> None:
        raise EndRequested(signal.SIGTERM)

    with create_pipe_input() as keyboard:
        console = PromptConsole(end, keyboard, Recorder())
        keyboard.send_text("a\r")
        with pytest.raises(EndRequested):
            console.read_line(lambda: ">")
        console.close()
