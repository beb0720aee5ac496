"""A game that waits for people costs the computer next to nothing."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from hearing_wake_ups import wake_ups
from speech_sound_card import SoundCard, require_tools, wait_until

pytestmark = pytest.mark.needs("pseudo-terminals", "a view into other processes")

# In a second, of all processes together.
MOST_WAKE_UPS = 10
MOST_WITH_AN_OPEN_MICROPHONE = 25  # about 20, of which the sound library's are 16
COUNTED_SECONDS = 3.0
LIMIT_SECONDS = 120.0


class Game(NamedTuple):
    """A running game: the number of its process, and the keyboard."""

    process: int
    type: Callable[[bytes], object]


@contextmanager
def idle_game(
    card: SoundCard, home: Path, *words: str, term: str, listen: str = "push"
) -> Iterator[Game]:
    """A new game in a terminal, with a microphone."""
    import pty  # not where these tests are skipped

    terminal, inner = pty.openpty()
    written = bytearray()

    def read() -> None:
        try:
            while data := os.read(terminal, 4096):
                written.extend(data)
        except OSError:  # the program has ended
            return

    names = ("--players", "Anna,Ben", "--starts", "Anna", "--language", "en")
    running = subprocess.Popen(
        [sys.executable, "-m", "azul_access", "play", *names, "--listen", listen, *words],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env={
            **os.environ,
            "AZUL_ACCESS_HOME": str(home),
            "PULSE_SERVER": card.server,
            "LANG": "C.UTF-8",
            "TERM": term,
        },
        start_new_session=True,
    )
    os.close(inner)
    threading.Thread(target=read, daemon=True).start()
    try:
        assert wait_until(lambda: b"Anna fills factory 1" in written, LIMIT_SECONDS), written
        yield Game(running.pid, lambda keys: os.write(terminal, keys))
        os.write(terminal, b"q\r")
        assert running.wait(LIMIT_SECONDS) == 0
    finally:
        running.kill()
        running.wait()
        os.close(terminal)


def microphone_state(card: SoundCard) -> str:
    """What the sound server says of the program's microphone: "", "stopped" or "open"."""
    listed = subprocess.run(
        ["pactl", "--server", card.server, "list", "source-outputs"],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    ours = [item for item in listed.split("Source Output #") if "Azul Access" in item]
    return ("stopped" if "Corked: yes" in ours[0] else "open") if ours else ""


def wait_for_microphone(card: SoundCard, state: str) -> None:
    """Each question is a process, which costs more than the game."""
    assert wait_until(lambda: microphone_state(card) == state, LIMIT_SECONDS, pause=0.2)


def becomes_idle(game: Game, most: int) -> bool:
    """Whether the game wakes up so seldom after a while."""

    def is_idle() -> bool:
        before = wake_ups(game.process)
        time.sleep(COUNTED_SECONDS)
        return wake_ups(game.process) - before < most * COUNTED_SECONDS

    return wait_until(is_idle, LIMIT_SECONDS)


@pytest.mark.long
@pytest.mark.parametrize(("speech", "term"), [("off", "xterm"), ("own", "dumb")])
def test_an_idle_game_hardly_wakes_up(
    card: SoundCard, tmp_path: Path, speech: str, term: str
) -> None:
    """The microphone is stopped until the key, and nothing asks again and again."""
    require_tools()
    card.start()
    with idle_game(card, tmp_path, "--speech", speech, term=term) as game:
        wait_for_microphone(card, "open")
        wait_for_microphone(card, "stopped")
        assert becomes_idle(game, MOST_WAKE_UPS)
        game.type(b"\t" if term == "xterm" else b"listen\r")
        wait_for_microphone(card, "open")
        # Nobody says anything.
        wait_for_microphone(card, "stopped")


def test_an_open_microphone_hardly_wakes_up_in_a_quiet_room(
    card: SoundCard, tmp_path: Path
) -> None:
    """The audio of a quiet room is passed on in large parts."""
    card.start()
    with idle_game(card, tmp_path, "--speech", "off", term="dumb", listen="open") as game:
        wait_for_microphone(card, "open")
        assert becomes_idle(game, MOST_WITH_AN_OPEN_MICROPHONE)
