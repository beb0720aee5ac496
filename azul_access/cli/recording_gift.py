"""Recordings that somebody gives to the project: spoken consent, words and whole commands.

Nothing is sent. The folder has the words, the folder `commands` in it whole commands, each file
named after what is said in it; `consent.wav` and `consent.txt` say under which licence they are.
"""

import datetime
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from azul_access import __version__
from azul_access.cli.spoken_console import SpokenConsole
from azul_access.hearing.language_data import load_hearing_data
from azul_access.hearing.recordings import RecordingError, RecordingReason, write_recording
from azul_access.language.lexicon import find_concepts, normalize
from azul_access.language.phrase import Phrase, phrase
from azul_access.session.control.controls import SimpleControl

CONSENT = "consent"
COMMANDS = "commands"
LICENCE = "CC0 1.0"

# Asks for something to be said, and returns the audio; empty if the user stops.
Record = Callable[[str, Phrase], list[bytes]]


class RecordingGift:
    """Asks whether recordings may be given away, and records what belongs to a gift."""

    def __init__(self, console: SpokenConsole, record: Record) -> None:
        self._console = console
        self._record = record

    def collect(self, folder: Path, words: Iterable[str]) -> bool:
        """Ask for consent, and record it and whole commands; False if nothing is given.

        Raises: HearingError, RecordingError.
        """
        self._console.announce(phrase("give-question", licence=LICENCE))
        answer = self._console.read_line(phrase("prompt-give"))
        if SimpleControl.YES.value not in find_concepts(answer or ""):
            self._console.announce(phrase("give-declined"))
            return False
        self._console.announce(phrase("give-name-question"))
        name = (self._console.read_line(phrase("prompt-give-name")) or "").strip()
        sentence = self._console.render([phrase("give-sentence")]).rstrip(".")
        audio = self._record(sentence, phrase("give-say-sentence", sentence=sentence))
        if not audio:
            self._console.announce(phrase("give-declined"))
            return False
        write_recording(folder / f"{CONSENT}.wav", audio[-1])
        commands = self._record_commands(folder)
        self._write_consent(folder, sentence, name, [*words, *commands])
        self._console.announce(
            phrase("give-done", folder=str(folder)), phrase("give-how", folder=str(folder))
        )
        return True

    def _record_commands(self, folder: Path) -> list[str]:
        """The commands that were said until the user stopped. Raises: RecordingError."""
        commands = load_hearing_data(self._console.settings.language).commands
        self._console.announce(phrase("give-commands", count=len(commands)))
        said = []
        for number, command in enumerate(commands, 1):
            request = phrase("learn-say", number=number, count=len(commands), word=command)
            audio = self._record(command, request)
            if not audio:
                break
            write_recording(folder / COMMANDS / f"{command}.wav", audio[-1])
            said.append(command)
        return said

    def _write_consent(self, folder: Path, sentence: str, name: str, said: list[str]) -> None:
        """Raises: RecordingError."""
        given = phrase("name", name=name) if name else phrase("give-no-name")
        language = self._console.settings.language
        lines = [
            f"{sentence}.",
            "https://creativecommons.org/publicdomain/zero/1.0/",
            self._console.render([given]),
            self._console.render([phrase(f"language-{language}")]),
            datetime.datetime.now().astimezone().date().isoformat(),
            f"Azul Access {__version__}",
            "",
            *said,
        ]
        path = folder / f"{CONSENT}.txt"
        try:
            path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        except OSError as error:
            raise RecordingError(RecordingReason.NOT_WRITTEN, name=path.name) from error


def delete_recordings(folder: Path, words: Iterable[str]) -> int:
    """Delete the recordings of words and commands and the consent, and nothing else.

    Returns how many files are deleted; folders that are empty then are deleted, too.
    Raises: RecordingError.
    """
    known = {normalize(word) for word in words}
    ours = [
        path
        for path in sorted(folder.glob("*.wav"))
        if normalize(re.sub(r"-\d+$", "", path.stem)) in known
    ]
    ours += [*sorted((folder / COMMANDS).glob("*.wav")), *sorted(folder.glob(f"{CONSENT}.*"))]
    path = folder
    try:
        for path in ours:
            path.unlink()
        for path in (folder / COMMANDS, folder):
            if path.is_dir() and not any(path.iterdir()):
                path.rmdir()
    except OSError as error:
        raise RecordingError(RecordingReason.NOT_WRITTEN, name=path.name) from error
    return len(ours)
