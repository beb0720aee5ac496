"""A stand-in for the game, with a real listener in a simulated room."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from hearing_clatter import clatter
from hearing_simulation import SteppedRoom
from hearing_speech import to_samples
from speech_sound_card import wait_until

from azul_access.hearing.capture import RATE
from azul_access.hearing.listener import SOURCE, Listener, OpenMicrophone
from azul_access.hearing.net import Net
from azul_access.language.phrase import Phrase
from azul_access.session.control.controls import ListeningMode
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition

NET = Net(0, ())
# Longer than the silence that ends an utterance.
PAUSE_SECONDS = 0.8
# Silence before speech, so that its beginning is surely heard.
BEFORE_SECONDS = 0.3


@cache
def tone(seconds: float, loudness: int = 6000) -> bytes:
    """A vowel of a kind, with a little noise."""
    times = np.arange(int(seconds * RATE)) / RATE
    noise = np.random.default_rng(0).integers(-9, 10, len(times))
    return to_samples(loudness * np.sin(2 * np.pi * 200 * times) + noise)


def understood(*texts: str, woken: bool = False, doubtful: bool = False) -> Recognition:
    guesses = tuple(Guess(text, -1.0) for text in texts)
    return Recognition(guesses, Certainty.SURE, woken, doubtful)


class FakeRecogniser:
    """Returns or raises the next of `answers`, whatever it hears; in the end nothing."""

    def __init__(self) -> None:
        self.answers: list[Recognition | Exception] = []
        self.requests: list[tuple[int, int]] = []  # bytes of audio, and the maximum of guesses
        self.prefetched: list[int] = []  # bytes of audio
        self.languages: list[str] = []
        self.renewals = 0
        self.opinions: tuple[Guess, ...] = ()
        self.missing: frozenset[str] = frozenset()
        self.dropped_model: Path | None = None

    def set_language(self, language: str) -> None:
        self.languages.append(language)

    def renew(self) -> None:
        self.renewals += 1

    def start(self) -> None:
        pass

    def wait(self) -> None:
        pass

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None:
        self.prefetched.append(len(audio))

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        self.requests.append((len(audio), max_guesses))
        answer = self.answers.pop(0) if self.answers else NOTHING
        if isinstance(answer, Exception):
            raise answer
        return answer

    def reconsider(self, audio: bytes, net: Net) -> tuple[Guess, ...]:
        return self.opinions

    def close(self) -> None:
        pass


class FakeGame:
    """Implements `ListenerHost`, and records what it receives."""

    def __init__(self) -> None:
        self.room = SteppedRoom()
        self.recogniser: Any = FakeRecogniser()
        self.recognitions: list[Recognition] = []
        self.announced: list[str] = []  # names of phrases
        self.impossible: set[str] = set()
        self.quiet = math.inf
        self.recent: list[str] = []
        self.goes_on = True
        self.open_microphone: OpenMicrophone = self.room.open_microphone
        self.session: Any = SimpleNamespace(
            settings=SimpleNamespace(language="de"), pending=(), voice_move=None
        )
        self.opinions: list[tuple[Any, Sequence[Guess]]] = []  # that were kept
        self.moves_at_once = False
        self.net_of: Callable[[Any], Net] = lambda _: NET
        self._listener: Listener | None = None

    @property
    def listener(self) -> Listener:
        assert self._listener is not None
        return self._listener

    @property
    def threshold(self) -> float:
        assert self.listener._threshold is not None
        return self.listener._threshold

    def start(self, mode: ListeningMode) -> None:
        """Start the listener; nothing sounds yet."""
        self._listener = Listener(
            self,
            self.recogniser,
            self.net_of,
            mode,
            on_quit=lambda: self.announced.append("quit"),
            open_microphone=self.open_microphone,
        )

    def listen(self, mode: ListeningMode) -> Listener:
        """Start the listener, and let it measure the noise of the room."""
        self.start(mode)
        self.room.wait(1.5)
        assert self.threshold > 0
        return self.listener

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
            assert not self._listener._thread.is_alive()

    # What people do

    def speak(self, times: int = 1, seconds: float = 0.5) -> None:
        for _ in range(times):
            self.room.wait(BEFORE_SECONDS)
            self.room.play(tone(seconds))
            self.room.wait(PAUSE_SECONDS)

    def clatter(self) -> None:
        """Tiles in a bag."""
        self.room.wait(BEFORE_SECONDS)
        self.room.play(clatter("bag", 1))
        self.room.wait(PAUSE_SECONDS)

    # What the listener needs

    def quiet_seconds(self) -> float:
        return self.quiet

    def recent_texts(self) -> Sequence[str]:
        return self.recent

    def is_possible(self, text: str) -> bool:
        return text not in self.impossible

    def handle_recognition(
        self, recognition: Recognition, source: str, *, requested: bool = False
    ) -> bool:
        assert source == SOURCE
        assert requested or recognition.guesses or recognition.written
        self.recognitions.append(recognition)
        if self.moves_at_once:
            self.session = SimpleNamespace(**{**vars(self.session), "voice_move": recognition})
        return self.goes_on

    @property
    def table(self) -> "FakeGame":
        return self

    def wants_opinion(self, recognition: Recognition, source: str, *, requested: bool) -> bool:
        return not recognition.guesses

    def keep_opinions(self, before: Any, guesses: Sequence[Guess], source: str) -> bool:
        self.opinions.append((before, guesses))
        return True

    def broadcast(self, phrases: Sequence[Phrase]) -> None:
        self.announced += [phrase.name for phrase in phrases]

    def wait_for(self, *announced: str) -> None:
        """For what the listener announces while it does not listen."""
        assert wait_until(lambda: self.announced == list(announced), 60.0), self.announced
