"""The program at a table in a simulated room: the real listener, recogniser and game.

The program's voice sounds in the room, too, so the microphone hears it.
"""

import math
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import numpy as np
import pytest
from hearing_short_game import LoggedCommand, logged_commands, make_game
from hearing_simulation import SteppedRoom
from hearing_speech import Sound

from azul_access import session
from azul_access.hearing.capture import RATE
from azul_access.hearing.grammar_net import net_of
from azul_access.hearing.listener import ECHO_SECONDS, Listener
from azul_access.hearing.microphone import WIDTH
from azul_access.hearing.net import Net
from azul_access.hearing.recogniser_process import RecogniserProcess
from azul_access.keyboard.characters import split_lines
from azul_access.language.phrase import Verbosity
from azul_access.record import setup
from azul_access.record.ledger import Entry
from azul_access.record.saved_game import load_game
from azul_access.session import Session
from azul_access.session.control.controls import ListeningMode
from azul_access.session.control.settings import Settings
from azul_access.session.recognition import Recognition
from azul_access.speech import Earcon, NullSpeaker
from azul_access.speech.rendering import Reader
from azul_access.speech.tones import render
from azul_access.storage import GameLog
from azul_access.table import screen_and_voice
from azul_access.table.companion import Companion

RATE_SETTING = 450  # words a minute of the program's voice
VOICE_DELAY_SECONDS = 0.1  # before each text
ECHO_DELAY_SECONDS, ECHO_LOUDNESS = 0.15, 0.3
SILENCE_SECONDS = 0.6  # so that nobody talks over the program
START_SECONDS = 3.0
# The Dutch list of pronunciations is for people; the synthetic players have taught their voices.
TAUGHT = {"nl": Path(__file__).parent / "taught_by_espeak_nl.toml"}
# Answers are immediate in a simulated room, once the utterance has ended.
ANSWER_SECONDS = 2.0


class SimulatedVoice(NullSpeaker):
    """Speaks one text after the other in the room, with an echo."""

    def __init__(self, room: SteppedRoom, language: str) -> None:
        self._room = room
        self._reader = Reader(language, "1", RATE_SETTING)
        self.ends_at = -math.inf
        self.spoken_seconds = 0.0

    def say(self, text: str, **_: object) -> None:
        if text.strip():
            samples = np.frombuffer(self._reader.read(text), "h").astype(np.float64)
            times = np.arange(0, len(samples), self._reader.sample_rate / RATE)
            self._play(np.interp(times, np.arange(len(samples)), samples))

    def play(self, earcon: Earcon) -> None:
        self._play(np.frombuffer(render(earcon, RATE, 1.0), "h").astype(np.float64))

    def silence(self) -> None:
        self._room.silence()
        self.ends_at = min(self.ends_at, self._room.seconds)

    def quiet_seconds(self) -> float:
        return max(0.0, self._room.seconds - self.ends_at)

    def _play(self, sound: Sound) -> None:
        with self._room.lock:
            start = max(self._room.seconds, self.ends_at) + VOICE_DELAY_SECONDS
            self.ends_at = start + len(sound) / RATE
            self.spoken_seconds += len(sound) / RATE
            echo = np.pad(ECHO_LOUDNESS * sound, (round(ECHO_DELAY_SECONDS * RATE), 0))
            echo[: len(sound)] += sound
            self._room.add(np.pad(echo, (round((start - self._room.seconds) * RATE), 0)))


class CachingRecogniser(RecogniserProcess):
    """Recognises the same audio in the same net only once, and never in advance.

    The result depends on nothing else: see test_sphinx_engine.py.
    """

    def __init__(self, language: str) -> None:
        super().__init__(language, personal=TAUGHT.get(language))
        self._cache: dict[tuple[bytes, Net, int], Recognition] = {}

    def prefetch(self, audio: bytes, net: Net, max_guesses: int = 2) -> None:
        pass

    def recognise(self, audio: bytes, net: Net, max_guesses: int = 2) -> Recognition:
        key = (audio, net, max_guesses)
        if key not in self._cache:
            self._cache[key] = super().recognise(audio, net, max_guesses)
        return self._cache[key]


class WrittenConsole:
    """Implements `Console` for the output only."""

    kind = "piped"

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, text: str) -> None:
        self.lines += [line for line in split_lines(text) if line]

    def refresh(self) -> None:
        pass

    def close(self) -> None:
        pass


class SimulatedTable:
    """A new game to which the program always listens; use it in a `with` statement."""

    def __init__(self, language: str, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._log = log
        self._room = SteppedRoom()
        self.voice = SimulatedVoice(self._room, language)
        monkeypatch.setattr(screen_and_voice, "open_speaker", lambda *_: self.voice)
        self._console = WrittenConsole()
        self._stack = ExitStack()
        self._language = language

    def __enter__(self) -> "SimulatedTable":
        with ExitStack() as stack:
            game = make_game(self._language)
            log = GameLog.create(self._log, setup.encode_setup(game))
            stack.callback(log.close)
            self._companion = Companion(self._console, log)  # type: ignore[arg-type]
            settings = Settings(self._language, verbosity=Verbosity.TERSE)
            self._companion.start(session.begin_game(game, settings))
            listener = Listener(
                self._companion,
                CachingRecogniser(self._language),
                net_of,
                ListeningMode.ALWAYS,
                open_microphone=self._room.open_microphone,
            )
            stack.callback(listener.close)
            self._companion.set_microphone(listener)
            self._room.wait(START_SECONDS)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @property
    def lines(self) -> Sequence[str]:
        return self._console.lines

    def wait_for_silence(self) -> None:
        assert self._room.run_until(lambda: self.voice.quiet_seconds() > SILENCE_SECONDS, math.inf)

    def say(self, audio: bytes) -> None:
        count = len(self.lines)
        self._room.play(audio)
        self._room.run_until(lambda: len(self.lines) > count, ANSWER_SECONDS)

    def pause(self, seconds: float) -> None:
        self._room.wait(seconds)

    def say_when_heard(self, audio: bytes, silence: float, cut: float) -> None:
        """Speak when the microphone hears again after the program's voice, and wait for an answer.

        `audio` begins with a `silence`; the first `cut` seconds of the speech after it are not
        heard, or, if negative, so much silence is.
        """
        heard_at = self.voice.ends_at + ECHO_SECONDS
        delay = heard_at - cut - silence - self._room.seconds
        self._room.after(delay, lambda: self._room.add(audio))
        self._room.wait(delay + len(audio) / WIDTH / RATE + ANSWER_SECONDS)

    @property
    def session(self) -> Session:
        return self._companion.session

    def type(self, line: str) -> None:
        assert self._companion.handle_line(line, "keyboard"), line

    def commands(self) -> list[LoggedCommand]:
        return logged_commands(self._log)

    def entries(self) -> list[Entry]:
        return list(load_game(self._log).entries)
