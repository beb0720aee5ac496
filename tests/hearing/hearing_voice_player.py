"""Plays by voice alone: says moves, listens to the answers, and answers questions.

The player follows the same game in a session of its own, to know what the program should answer.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from hearing_short_game import LoggedCommand, count_tiles, without_counts
from hearing_speech import at_table, spoken
from hearing_wordings import SPEAKERS, wordings

from azul_access import session
from azul_access.games.azul.commands import Take
from azul_access.games.system import Commands
from azul_access.hearing.listener import SOURCE
from azul_access.language.phrase import Form, Phrase, Slot, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import Entry
from azul_access.session import Session
from azul_access.session.change.read_back import read_back

WORDS_A_MINUTE = 175
DECIBELS = 40.0
ATTEMPTS = 10  # to say a move
ANSWERS = 4  # to the questions about one attempt
UNDO_ATTEMPTS = 4


class Table(Protocol):
    """A table at which the program listens and speaks."""

    @property
    def lines(self) -> Sequence[str]:
        """Everything that the program has written."""

    def wait_for_silence(self) -> None:
        """Wait until the program has finished, and a moment longer."""

    def say(self, audio: bytes) -> None:
        """Speak, and wait for an answer for some seconds."""

    def commands(self) -> list[LoggedCommand]:
        """The commands of the saved game."""

    def entries(self) -> list[Entry]:
        """The entries of the saved game."""


class NotUnderstoodError(Exception):
    """The player gives up."""


@dataclass
class Report:
    """How the game went. `transcript` has what was said (>), and what the program answered."""

    transcript: list[str] = field(default_factory=list)
    sentences: int = 0
    moves: int = 0
    answers: int = 0
    repeated_moves: int = 0
    taken_back: list[str] = field(default_factory=list)  # what the program did instead
    # Sentences that were not said to the program: those with an answer, and those without.
    answered_chat: list[str] = field(default_factory=list)
    ignored_chat: list[str] = field(default_factory=list)

    @property
    def utterances_a_move(self) -> float:
        """Moves, answers and corrections, without what was said to others."""
        chat = len(self.answered_chat) + len(self.ignored_chat)
        return (self.sentences - chat) / max(1, self.moves)

    def __str__(self) -> str:
        summary = (
            f"{self.moves} moves, {self.utterances_a_move:.2f} utterances a move,"
            f" {self.answers} answers, {self.repeated_moves} moves said again,"
            f" {len(self.taken_back)} moves taken back"
        )
        return "\n".join([summary, *self.answered_chat, *self.transcript])


class VoicePlayer:
    def __init__(self, table: Table, typed: Session) -> None:
        """`typed` is the player's own session, as the game stands."""
        self.report = Report()
        self._table = table
        self._language = typed.settings.language
        self._speaker = SPEAKERS[self._language]
        self._lines_read = len(table.lines)
        self._typed = typed

    def chat(self, sentences: Sequence[str]) -> None:
        """Say sentences that are not meant for the program."""
        entries = self._table.entries()
        for sentence in sentences:
            answer = self._say(sentence, 0)
            if answer or self._table.entries() != entries:
                self.report.answered_chat.append(f"{sentence} -> {' '.join(answer)}")
            else:
                self.report.ignored_chat.append(sentence)

    def follow(self, take: Take, source: str) -> Sequence[str]:
        """Take note of a move that is made now; returns its wordings."""
        texts = wordings(self._language, take, count_tiles(self._typed, take))
        self._typed = session.handle_line(self._typed, texts[0], source).session
        return texts

    def play(self, take: Take) -> None:
        """Say a move until it is done. Raises: NotUnderstoodError."""
        before = self._typed
        texts = self.follow(take, SOURCE)
        expected_question = read_back(before, Commands((take,)))
        commands_before = without_counts(before.ledger.applied)
        commands_after = without_counts(self._typed.ledger.applied)
        self.report.moves += 1
        for attempt in range(ATTEMPTS):
            self.report.repeated_moves += attempt > 0
            answer = self._say(texts[attempt % len(texts)], attempt)
            if self._converse(answer, expected_question, commands_before, commands_after):
                return
        raise NotUnderstoodError(f"{texts[0]}\n{self.report}")

    def read_lines(self) -> list[str]:
        """The lines that the program has written since the last call."""
        lines = list(self._table.lines[self._lines_read :])
        self._lines_read += len(lines)
        self.report.transcript += lines
        return lines

    def _converse(
        self,
        answer: list[str],
        move: Phrase,
        commands_before: list[LoggedCommand],
        commands_after: list[LoggedCommand],
    ) -> bool:
        """Answer questions; whether the move was made. If not, it must be said again."""
        replies: Sequence[str] = ()
        for number in range(ANSWERS):
            commands = self._table.commands()
            if commands == commands_after:
                return True
            if commands != commands_before:
                answer = self._take_back(answer, commands_before)
            new_replies = self._replies(answer, move)
            if not new_replies and not (replies and self._is_repeated_question(answer)):
                return False
            replies = new_replies or replies
            self.report.answers += bool(new_replies)
            answer = self._say(replies[number % len(replies)], number)
        return self._table.commands() == commands_after

    def _replies(self, answer: Sequence[str], move: Phrase) -> Sequence[str]:
        """Wordings of the reply to a question; none if there was no question."""
        speaker = self._speaker
        text = " ".join(answer)
        # The program's verbosity may have been changed by mistake.
        moves = [self._render(move, verbosity) for verbosity in Verbosity]

        def has_move(before: str, after: str = "") -> bool:
            return any(f"{before}{move}{after}" in text for move in moves)

        for number, choice in enumerate(speaker.choices, 1):
            start, _ = self._split("unsure-choice", "command", number=number)
            if has_move(start):
                return (choice,)
        start, rest = self._split("unsure-two", "first", second="\0")
        between, end = rest.split("\0")
        if start in text:
            if has_move(start, between):
                return speaker.choices[:1]
            return speaker.choices[1:2] if has_move(between, end) else speaker.no
        for name in ("confirm", "did-you-mean", "was-meant"):
            start, end = self._split(name, "command")
            # The last of two questions is the open one.
            text = answer[-1] if answer else ""
            if start in text and text.endswith(end):
                return speaker.yes if has_move(start, end) else speaker.no
        return ()

    def _is_repeated_question(self, answer: Sequence[str]) -> bool:
        """The program heard nothing, or asks again."""
        questions = {
            self._render(phrase("say-yes-or-no")),
            self._render(phrase("say-which", count=2)),
        }
        return not answer or bool(questions & set(answer))

    def _take_back(self, answer: Sequence[str], commands: list[LoggedCommand]) -> list[str]:
        """Say that the move was wrong; returns the answer."""
        self.report.taken_back.append(" ".join(answer))
        wrong = self._speaker.wrong
        for attempt in range(UNDO_ATTEMPTS):
            taken_back = self._say(wrong[attempt % len(wrong)], attempt)
            if self._table.commands() == commands:
                return taken_back
        raise NotUnderstoodError(f"{wrong}\n{self.report}")

    def _say(self, text: str, attempt: int) -> list[str]:
        """Say something and return the answer; if the program still speaks, only listen."""
        self._table.wait_for_silence()
        if late_answer := self.read_lines():
            return late_answer
        voice = self._speaker.voices[attempt % len(self._speaker.voices)]
        self.report.sentences += 1
        self.report.transcript.append(f"> {text} ({voice})")
        # The same words by the same voice are the same recording.
        noise_seed = zlib.crc32(f"{text} {voice}".encode())
        self._table.say(at_table(spoken(text, voice, WORDS_A_MINUTE), DECIBELS, noise_seed))
        return self.read_lines()

    def _split(self, name: str, slot: str, **others: Slot) -> tuple[str, str]:
        """The text of a phrase before and after a slot."""
        start, end = self._render(phrase(name, **{slot: "\1"}, **others)).split("\1")
        return start, end

    def _render(self, text: Phrase, verbosity: Verbosity = Verbosity.TERSE) -> str:
        return load_phrases(self._language).render(text, verbosity, Form.SHOW)
