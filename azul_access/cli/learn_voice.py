"""The command `learn-voice`: words are said, and ears learn how. Nothing leaves the computer."""

import argparse
import re
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from azul_access.cli.play import table_settings
from azul_access.errors import AccessError
from azul_access.hearing import taught_words
from azul_access.hearing.dictionary import Dictionary
from azul_access.hearing.error_phrases import error_phrase
from azul_access.hearing.listener import ECHO_SECONDS
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.hearing.recordings import read_recording, write_recording
from azul_access.hearing.teaching_process import learn_in_process
from azul_access.hearing.teaching_words import words_to_teach
from azul_access.keyboard import Console, EndOfInput, open_console
from azul_access.language.lexicon import plain
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session.settings import Settings
from azul_access.speech import NullSpeaker, Speaker
from azul_access.table import preferences
from azul_access.table.companion import DRAIN_SECONDS, open_speaker

FAILED_EXIT = 3
TAKES = 2
PATIENCE_SECONDS = 6.0
STOP = "q"

Takes = dict[str, list[bytes]]


def run(chosen: argparse.Namespace, language: str) -> int:
    """Exit code 3 where nothing could be heard or kept."""
    hush: list[Callable[[], None]] = []

    def silence() -> None:
        for each in hush:
            each()

    console = open_console(silence)
    settings = replace(table_settings(chosen, console, language, hush), language=language)
    lesson = Lesson(console, settings)
    hush.append(lesson.silence)
    path = taught_words.taught_path(preferences.preferences_path().parent, language)
    try:
        if chosen.forget:
            lesson.forget(path)
            return 0
        words = words_to_teach(language, Dictionary(language).pronounce)
        if chosen.source is not None:
            takes = lesson.from_folder(Path(chosen.source), words, chosen.words)
        else:
            takes = lesson.from_microphone(
                words[: chosen.words],
                chosen.microphone or "",
                None if chosen.keep_audio is None else Path(chosen.keep_audio),
            )
        lesson.learn(takes, path)
        return 0
    except AccessError as why:
        lesson.tell(error_phrase(why))
        return FAILED_EXIT
    finally:
        lesson.close()
        console.close()


class Lesson:
    """Somebody who asks for words, and says what came of it."""

    def __init__(self, console: Console, settings: Settings) -> None:
        self._console = console
        self._settings = settings
        self._voice: Speaker | NullSpeaker = open_speaker(settings, lambda _: None)

    def silence(self) -> None:
        self._voice.silence()

    def close(self) -> None:
        self._voice.close(drain_seconds=DRAIN_SECONDS)

    def tell(self, *told: Phrase) -> None:
        self._console.write(" ".join(self._worded(each, Form.SHOW) for each in told))
        self._voice.say(" ".join(self._worded(each, Form.SAY) for each in told))

    def forget(self, path: Path) -> None:
        """Raises: TaughtWordsError."""
        name = phrase(f"language-{self._settings.language}")
        gone = taught_words.delete(path)
        self.tell(phrase("learn-forgotten" if gone else "learn-not-taught", language=name))

    def from_folder(self, folder: Path, words: list[str], most: int | None) -> Takes:
        """Recordings are named after their words: rot.wav, rot-2.wav. Raises: RecordingError."""
        known = {plain(word): word for word in words}
        takes: Takes = {}
        strange: list[str] = []
        for path in sorted(folder.glob("*.[wW][aA][vV]")):
            word = known.get(plain(re.sub(r"[-_ ]*\d*$", "", path.stem)))
            if word is None:
                strange.append(path.name)
            elif word in takes or most is None or len(takes) < most:
                takes.setdefault(word, []).append(read_recording(path))
        if strange:
            self.tell(phrase("learn-unknown", names=", ".join(strange)))
        return takes

    def from_microphone(self, words: list[str], name: str, kept: Path | None) -> Takes:
        """Raises: HearingError, RecordingError."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # see the listener
            from azul_access.hearing.microphone import Microphone
            from azul_access.hearing.utterances import UtteranceDetector
        takes: Takes = {}
        with Microphone(name, self._is_speaking) as microphone:
            ears = UtteranceDetector(microphone)
            self.tell(
                phrase("learn-begin", count=len(words)),
                phrase("learn-not-kept")
                if kept is None
                else phrase("learn-kept", folder=str(kept)),
                phrase("learn-how"),
            )

            def listen() -> bytes | None:
                microphone.drop()
                spoken = ears.next(PATIENCE_SECONDS)
                return None if spoken is None or spoken.is_cut else spoken.audio

            if not self._go_on():
                return takes
            self._patiently(ears.calibrate)
            for number, word in enumerate(words, 1):
                said = self._takes_of(
                    word,
                    phrase("learn-say", number=number, count=len(words), word=word),
                    lambda: self._patiently(listen),
                )
                if not said:
                    break
                takes[word] = said
                if kept is not None:
                    for at, audio in enumerate(said, 1):
                        write_recording(kept / f"{word}-{at}.wav", audio)
        return takes

    def _takes_of(
        self, word: str, asked: Phrase, listen: Callable[[], bytes | None]
    ) -> list[bytes]:
        """Each take of a word, or fewer where people stop."""
        said: list[bytes] = []
        self.tell(asked)
        while len(said) < TAKES:
            if not said and not self._go_on():
                return []
            audio = listen()
            if audio is None:
                self.tell(phrase("learn-silent", word=word))
                said.clear()
                continue
            said.append(audio)
            if len(said) < TAKES:
                self.tell(phrase("learn-again", word=word))
        return said

    def _patiently(self, listen: Callable[[], bytes | None]) -> bytes | None:
        """Our own voice may begin meanwhile; then again."""
        from azul_access.hearing.microphone import Interrupted

        while True:
            try:
                return listen()
            except Interrupted:
                continue

    def _is_speaking(self) -> bool:
        return self._voice.quiet_seconds() < ECHO_SECONDS

    def _go_on(self) -> bool:
        """Enter goes on, q and the end of input stop."""
        prompt = self._worded(phrase("prompt-learn"), Form.SHOW) + ": "
        try:
            return self._console.read_line(lambda: prompt).strip().casefold() != STOP
        except EndOfInput:
            return False

    def learn(self, takes: Mapping[str, list[bytes]], path: Path) -> None:
        """Raises: HearingError, TaughtWordsError."""
        if not takes:
            self.tell(phrase("learn-nothing"))
            return
        self.tell(phrase("learn-working"))
        learned = learn_in_process(self._settings.language, takes)
        before: dict[str, list[Pronunciation]] = {
            word: ways for word, ways in taught_words.load(path).items() if word not in takes
        }
        if learned or before:
            taught_words.save(path, {**before, **learned})
        else:
            taught_words.delete(path)  # what was learned before is no better now
        self.tell(phrase("learn-done", learned=len(learned), count=len(takes)))
        if learned or before:
            self.tell(phrase("learn-where", path=str(path)))

    def _worded(self, told: Phrase, form: Form) -> str:
        phrases = load_phrases(self._settings.language)
        return phrases.render(told, Verbosity.NORMAL, form)
