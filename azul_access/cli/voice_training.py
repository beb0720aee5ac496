"""Voice training: record each word twice, and learn pronunciations from the recordings."""

import re
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path

from azul_access.cli.recording_gift import CONSENT, RecordingGift, delete_recordings
from azul_access.cli.spoken_console import SpokenConsole
from azul_access.hearing import taught_words
from azul_access.hearing.listener import ECHO_SECONDS
from azul_access.hearing.pronunciation_rules import Pronunciation
from azul_access.hearing.recordings import read_recording, write_recording
from azul_access.hearing.teaching_process import learn_in_process
from azul_access.language.lexicon import normalize
from azul_access.language.phrase import Phrase, phrase

RECORDINGS_PER_WORD = 2
# A word that has not begun after this time is asked for again.
SILENCE_SECONDS = 6.0
# Ends the recording when it is typed instead of Enter.
STOP = "q"

# Audio by word.
Recordings = dict[str, list[bytes]]


class VoiceTraining:
    """Asks for the words of one language on a spoken console."""

    def __init__(self, console: SpokenConsole) -> None:
        self.language = console.settings.language
        self._console = console

    def forget(self, path: Path) -> None:
        """Delete what was learned before. Raises: TaughtWordsError."""
        name = phrase(f"language-{self.language}")
        if taught_words.delete(path):
            self._console.announce(phrase("learn-forgotten", language=name))
        else:
            self._console.announce(phrase("learn-not-taught", language=name))

    def delete_audio(self, folder: Path, words: list[str]) -> None:
        """Delete recordings that were kept. Raises: RecordingError."""
        count = delete_recordings(folder, words)
        self._console.announce(phrase("give-deleted", count=count, folder=str(folder)))

    def read_folder(self, folder: Path, words: list[str], most: int | None) -> Recordings:
        """Read recordings named after their words, such as rot.wav and rot-2.wav.

        At most `most` words are read. Raises: RecordingError.
        """
        words_by_name = {normalize(word): word for word in words}
        recordings: Recordings = {}
        unknown: list[str] = []
        for path in sorted(folder.glob("*.[wW][aA][vV]")):
            if path.stem == CONSENT:
                continue
            word = words_by_name.get(normalize(re.sub(r"[-_ ]*\d*$", "", path.stem)))
            if word is None:
                unknown.append(path.name)
            elif word in recordings or most is None or len(recordings) < most:
                recordings.setdefault(word, []).append(read_recording(path))
        if unknown:
            self._console.announce(phrase("learn-unknown", names=", ".join(unknown)))
        return recordings

    def record(self, words: list[str], microphone_name: str, folder: Path | None) -> Recordings:
        """Record words until all are recorded or the user stops.

        Recordings are kept in `folder`, if there is one. Raises: HearingError, RecordingError.
        """
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of SpeechRecognition
            from azul_access.hearing.device_microphone import DeviceMicrophone, capture_command
            from azul_access.hearing.utterances import UtteranceDetector
        recordings: Recordings = {}
        command = capture_command(microphone_name)
        with DeviceMicrophone(command, self._is_speaking) as microphone:
            detector = UtteranceDetector(microphone)
            self._console.announce(
                phrase("learn-begin", count=len(words)),
                phrase("learn-not-kept")
                if folder is None
                else phrase("learn-kept", folder=str(folder)),
                phrase("learn-how"),
            )

            def listen() -> bytes | None:
                microphone.drop()
                utterance = detector.next(SILENCE_SECONDS)
                return None if utterance is None or utterance.is_cut else utterance.audio

            if not self._confirm():
                return recordings
            self._repeat_if_interrupted(detector.calibrate)
            for number, word in enumerate(words, 1):
                request = phrase("learn-say", number=number, count=len(words), word=word)
                audio = self._record_word(word, request, listen)
                if not audio:
                    break
                recordings[word] = audio
                if folder is not None:
                    _save(folder, word, audio)

            def record_once(text: str, request: Phrase) -> list[bytes]:
                return self._record_word(text, request, listen, 1)

            if folder is not None and recordings:
                RecordingGift(self._console, record_once).collect(folder, recordings)
        return recordings

    def learn(self, recordings: Mapping[str, list[bytes]], path: Path) -> None:
        """Replace the learned pronunciations of the recorded words in the file `path`.

        Raises: HearingError, TaughtWordsError.
        """
        if not recordings:
            self._console.announce(phrase("learn-nothing"))
            return
        self._console.announce(phrase("learn-working"))
        learned = learn_in_process(self.language, recordings)
        others: dict[str, list[Pronunciation]] = {
            word: pronunciations
            for word, pronunciations in taught_words.load(path).items()
            if word not in recordings
        }
        if learned or others:
            taught_words.save(path, {**others, **learned})
        else:
            taught_words.delete(path)
        self._console.announce(phrase("learn-done", learned=len(learned), count=len(recordings)))
        if learned or others:
            self._console.announce(phrase("learn-where", path=str(path)))

    def _record_word(
        self,
        word: str,
        request: Phrase,
        listen: Callable[[], bytes | None],
        count: int = RECORDINGS_PER_WORD,
    ) -> list[bytes]:
        """`count` recordings of a word; none if the user stops. Silence starts the word again."""
        recordings: list[bytes] = []
        self._console.announce(request)
        while len(recordings) < count:
            if not recordings and not self._confirm():
                return []
            audio = self._repeat_if_interrupted(listen)
            if audio is None:
                self._console.announce(phrase("learn-silent", word=word))
                recordings.clear()
                continue
            recordings.append(audio)
            if len(recordings) < count:
                self._console.announce(phrase("learn-again", word=word))
        return recordings

    def _repeat_if_interrupted(self, listen: Callable[[], bytes | None]) -> bytes | None:
        """Listen again if the program's own voice began meanwhile."""
        from azul_access.hearing.microphone import Interrupted

        while True:
            try:
                return listen()
            except Interrupted:
                continue

    def _is_speaking(self) -> bool:
        return self._console.quiet_seconds() < ECHO_SECONDS

    def _confirm(self) -> bool:
        """Wait for Enter; False for STOP and at the end of the input."""
        line = self._console.read_line(phrase("prompt-learn"))
        return line is not None and line.strip().casefold() != STOP


def _save(folder: Path, word: str, recordings: list[bytes]) -> None:
    """Raises: RecordingError."""
    for number, audio in enumerate(recordings, 1):
        write_recording(folder / f"{word}-{number}.wav", audio)
