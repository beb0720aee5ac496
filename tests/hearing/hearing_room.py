"""A table with a listener: what is said to it is a file, what it understands stands in a list."""

import math
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from hearing_clatter import clatter

from azul_access.hearing.capture import RATE
from azul_access.hearing.fault import HearingError
from azul_access.hearing.listener import Listener
from azul_access.hearing.net import Net
from azul_access.language.phrase import Phrase
from azul_access.session.controls import ListeningMode
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

FAKE_CAPTURE = str(Path(__file__).parent / "hearing_fake_capture.py")
NET = Net(0, ())


def tone(seconds: float, hertz: int = 200, loudness: int = 6000) -> bytes:
    """Loud enough to be a phrase, whatever it means."""
    values = (
        round(loudness * math.sin(2 * math.pi * hertz * at / RATE)) + random.randint(-9, 9)
        for at in range(int(seconds * RATE))
    )
    return b"".join(value.to_bytes(2, "little", signed=True) for value in values)


# Between two phrases.
PAUSE = tone(0.8, loudness=1)


def heard(*texts: str, woken: bool = False) -> Recognition:
    return Recognition(tuple(Guess(text, -1.0) for text in texts), Certainty.SURE, woken)


class FakeRecogniser:
    """Answers what it was told to, whatever it hears."""

    def __init__(self) -> None:
        self.answers: list[Recognition | Exception] = []
        self.asked: list[tuple[int, int]] = []  # bytes of audio, and the most meanings
        self.prefetched: list[int] = []  # bytes of audio
        self.languages: list[str] = []
        self.missing: frozenset[str] = frozenset()

    def set_language(self, language: str) -> None:
        self.languages.append(language)

    def start(self) -> None:
        pass

    def wait(self) -> None:
        pass

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None:
        self.prefetched.append(len(audio))

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        self.asked.append((len(audio), max_guesses))
        answer = self.answers.pop(0) if self.answers else NOTHING
        if isinstance(answer, Exception):
            raise answer
        return answer

    def close(self) -> None:
        pass


class Room:
    """The game is a stand-in; microphone and listener are real."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.recogniser: Any = FakeRecogniser()
        self.heard: list[Recognition] = []
        self.told: list[str] = []
        self.impossible: set[str] = set()
        self.quiet = math.inf
        self.stays = True
        self.session: Any = SimpleNamespace(settings=SimpleNamespace(language="de"), pending=())
        self.listener: Listener | None = None
        self.net_of: Callable[[Any], Net] = lambda _: NET

    def listen(
        self, mode: ListeningMode, command: Sequence[str] | None = None, name: str = ""
    ) -> None:
        self.listener = Listener(
            self,
            self.recogniser,
            self.net_of,
            mode,
            name,
            lambda: self.told.append("left"),
            command or [sys.executable, FAKE_CAPTURE, str(self.folder)],
        )

    def close(self) -> None:
        if self.listener is not None:
            self.listener.close()
            assert not self.listener._thread.is_alive()

    # What the listener sees of the game

    def quiet_seconds(self) -> float:
        return self.quiet

    def is_possible(self, text: str) -> bool:
        return text not in self.impossible

    def handle_recognition(
        self, heard: Recognition, source: str, *, requested: bool = False
    ) -> bool:
        assert source == "microphone"
        assert requested or heard.guesses
        self.heard.append(heard)
        return self.stays

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        self.told += [each.name for each in phrases]

    # What happens in the room

    def speak(self, seconds: float = 0.6) -> None:
        """Returns at once; silence stands behind it, so that the next phrase is another one."""
        self._bring(tone(seconds) + PAUSE)

    def rattle(self) -> None:
        """Tiles in a bag."""
        self._bring(clatter("bag", 1) + PAUSE)

    def play(self, sound: bytes) -> float:
        """Returns when it begins, with the time."""
        path = self._bring(sound)
        while path.exists():
            time.sleep(0.002)
        return time.monotonic()

    def _bring(self, sound: bytes) -> Path:
        number = len(list(self.folder.glob("*.raw")))
        part = self.folder / f"{number:03}.part"
        part.write_bytes(sound)
        return part.rename(part.with_suffix(".raw"))

    def let(self, name: str, content: str = "") -> None:
        (self.folder / name).write_text(content)

    def end(self, name: str) -> None:
        (self.folder / name).unlink()

    def starts(self) -> int:
        """How often a microphone was opened."""
        path = self.folder / "starts"
        return len(path.read_text().splitlines()) if path.exists() else 0

    def fail(self, why: HearingError, times: int = 1) -> None:
        self.recogniser.answers += [why] * times
