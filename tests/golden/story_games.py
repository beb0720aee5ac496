"""The stories: what players type, say and read when something at the table has gone wrong.

A file begins with the command line of the game. `< ` begins lines that were typed before the story
begins, several of them with commas between. Then the story is played from there over each channel,
after a line with its name: `> ` begins what is typed or said; a line without more is Enter.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from braille_typing import encode_typing
from fake_table import start_game
from golden_games import read_setup
from reader_table import ReaderTable
from scripted_conversation import Conversation
from spoken_conversation import LIKELY, SURE, is_listened_for, say

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.translation import translate
from azul_access.games.system import State
from azul_access.record.setup import Setup
from azul_access.session import begin_game
from azul_access.session.control.controls import ConfirmPolicy, SpeechOutput
from azul_access.session.control.settings import Settings
from azul_access.session.session import Session

FILES = sorted((Path(__file__).parent / "stories").glob("*.txt"))
BEFORE, INPUT = "< ", "> "
# Before a sentence that the recogniser is not sure of.
UNSURE = "(?) "
# How the cell of the label SCH is read in English and in Dutch.
_READINGS_OF_SCH = ("\ufffd", "û")
_LABELS = frozenset("rbsxolyg0123456789zcm?+,")


class Prompt:
    """Typed lines, and the paragraphs that are announced."""

    name = "prompt"

    def __init__(self, game: Setup, before: Iterable[str]) -> None:
        self.conversation = _begin(game, before)

    @property
    def session(self) -> Session:
        return self.conversation.session

    def enter(self, text: str) -> list[str]:
        """The paragraphs that answer a typed line."""
        count = len(self.conversation.paragraphs)
        self.conversation.enter(text)
        return self.conversation.paragraphs[count:]


class Voice:
    """Sentences that the recogniser can hear, and the paragraphs that are announced."""

    name = "voice"

    def __init__(self, game: Setup, before: Iterable[str]) -> None:
        self.conversation = _begin(game, before)

    @property
    def session(self) -> Session:
        return self.conversation.session

    def enter(self, text: str) -> list[str]:
        """The paragraphs that answer a sentence."""
        sentence = text.removeprefix(UNSURE)
        assert is_listened_for(self.session, sentence), f"cannot be heard: {sentence}"
        count = len(self.conversation.paragraphs)
        say(self.conversation, sentence, certainty=SURE if text == sentence else LIKELY)
        return self.conversation.paragraphs[count:]


class Braille:
    """Lines typed in braille on a display of 40 cells, and each window of what it shows then."""

    name = "braille"

    def __init__(self, game: Setup, before: Iterable[str]) -> None:
        companion, _, _ = start_game(game)
        for line in before:
            companion.handle_line(line, "keyboard")
            assert not companion.refused_lines, line
        self._table = ReaderTable(companion)
        self._table.dismiss_messages()

    @property
    def session(self) -> Session:
        return self._table.session

    def enter(self, text: str) -> list[str]:
        """The windows of all messages that answer a line, as they are read; Enter is a key."""
        table = self._table
        table.type_cells(encode_line(text, self.session.settings.language))
        table.press(KeyAction.CONFIRM)
        windows = []
        while table.messages.current is not None:
            windows.append(self._line())
            table.press(KeyAction.PAN_ON)
        return windows

    def _line(self) -> str:
        line = self._table.line
        for reading in _READINGS_OF_SCH:
            line = line.replace(reading, "sch")
        return line


Channel = Prompt | Voice | Braille
CHANNELS: Mapping[str, type[Channel]] = {
    channel.name: channel for channel in (Prompt, Voice, Braille)
}


def play_story(lines: list[str]) -> tuple[list[str], dict[str, State]]:
    """The story as it goes now, and the state of the table at its end over each channel."""
    game = read_setup(lines[0])
    before = [
        move
        for line in lines
        if line.startswith(BEFORE)
        for move in line.removeprefix(BEFORE).split(", ")
    ]
    told: list[str] = []
    ends: dict[str, State] = {}
    channel: Channel | None = None
    for line in lines:
        if line in CHANNELS:
            channel = CHANNELS[line](game, before)
            told.append(line)
        elif channel is None:
            told.append(line)
        elif line.startswith(INPUT.strip()):
            told += [line, *channel.enter(line.removeprefix(INPUT.strip()).strip())]
            ends[channel.name] = channel.session.ledger.state
    return told, ends


def encode_line(text: str, language: str) -> bytes:
    """The cells of a typed line: words in the braille of the language, tiles letter by letter."""
    return b"\0".join(
        encode_typing(word, language, "marked")
        if set(word) <= _LABELS
        else translate(word, language)
        for word in text.split()
    )


def _begin(game: Setup, before: Iterable[str]) -> Conversation:
    settings = Settings(game.language, speech=SpeechOutput.OFF, confirm=ConfirmPolicy.UNSURE)
    conversation = Conversation(begin_game(game, settings).session)
    for line in before:
        assert conversation.enter(line).understood, line
    return conversation
