"""Somebody who plays by voice alone: says moves, listens to the answers, answers questions.

Beside the table the same game is typed, so that the player knows what the program should answer.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from hearing_program import Deed, Program, deeds
from hearing_short_game import count, make_game
from hearing_speech import RATE, at_table, spoken
from hearing_wordings import TONGUES, wordings
from speech_sound_card import SoundCard, wait_until

from azul_access import session
from azul_access.games.azul.commands import Take
from azul_access.games.system import Commands
from azul_access.hearing.listener import BY
from azul_access.language.phrase import Form, Phrase, Slot, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.session import Session, read_back
from azul_access.session.settings import Settings

WORDS_A_MINUTE = 175
DECIBELS = 40.0
# A moment after the program has ended, so that nobody talks over it.
BREATH_SECONDS = 0.6
BEGIN_SECONDS = 3.0
# No answer for so long means not heard.
PATIENCE_SECONDS = 5.0
SETTLE_SECONDS = 0.25
# On a busy machine the voice begins later than the words, and nobody answers before.
VOICE_SECONDS = 2.0
TRIES = 10
# Nobody plays longer.
GAME_SECONDS = 1500.0
ANSWERS = 4
TAKE_BACKS = 4


class Misunderstood(Exception):  # noqa: N818  it is no fault of a program
    """The player gives up."""


class Stopped(Exception):  # noqa: N818
    """Nobody waits for the game any more."""


@dataclass
class Account:
    """How the game went. `transcript` has what was said (>), and what the program answered."""

    transcript: list[str] = field(default_factory=list)
    said: int = 0
    moves: int = 0
    asked: int = 0  # questions that were answered
    repeated: int = 0  # moves that were said again
    wrong: list[str] = field(default_factory=list)  # what was done though nobody meant it
    # What was no command: with an answer, and without one.
    chatter: list[str] = field(default_factory=list)
    ignored: list[str] = field(default_factory=list)

    def summary(self) -> str:
        return (
            f"{self.moves} moves, {self.said} phrases said, {self.asked} questions answered,"
            f" {self.repeated} moves said again, {len(self.wrong)} wrong"
        )


class TalkingPlayer:
    def __init__(
        self, program: Program, card: SoundCard, language: str, seed: int, transcript: Path
    ) -> None:
        """`transcript` is a file for whoever wants to read along."""
        self._transcript = transcript
        self.account = Account()
        self.is_stopped = False
        self._program = program
        self._card = card
        self._language = language
        self._tongue = TONGUES[language]
        self._began = time.monotonic()
        self._seen = 0
        self.typed: Session = session.begin_game(
            make_game(seed, language), Settings(language, verbosity=Verbosity.TERSE)
        ).session

    def begin(self) -> None:
        assert self._program.begun(), "the program does not start"
        # It measures how loud the room is.
        self._wait_for_quiet(BEGIN_SECONDS)
        self._news()

    def chat(self, sentences: Sequence[str]) -> None:
        """What is said at a table without being meant for the program."""
        before = self._program.entries()
        for sentence in sentences:
            answer = self._say(sentence, 0)
            if answer or self._program.entries() != before:
                self.account.chatter.append(f"{sentence} -> {' '.join(answer)}")
            else:
                self.account.ignored.append(sentence)

    def play(self, take: Take) -> None:
        """Until it is done. Raises: Misunderstood, Stopped."""
        here = self.typed
        do = Commands((take,))
        meant = read_back(here, do)
        ways = wordings(self._language, take, count(here.ledger.state, take))
        self.typed = session.handle_line(here, ways[0], BY).session
        wanted = deeds(self.typed.ledger.applied)
        self.account.moves += 1
        for attempt in range(TRIES):
            self.account.repeated += attempt > 0
            answer = self._say(ways[attempt % len(ways)], attempt)
            if self._converse(answer, meant, deeds(here.ledger.applied), wanted):
                return
        raise Misunderstood(ways[0])

    def _converse(
        self, answer: list[str], meant: Phrase, before: list[Deed], wanted: list[Deed]
    ) -> bool:
        """Whether it was done at last; False where the move must be said again."""
        reply: Sequence[str] = ()
        for number in range(ANSWERS):
            standing = self._program.deeds()
            if standing == wanted:
                return True
            if standing != before:
                self._take_back(answer, before)
                return False
            fresh = self._reply(answer, meant)
            if not fresh and not (reply and self._is_asked_again(answer)):
                return False
            reply = fresh or reply
            self.account.asked += bool(fresh)
            answer = self._say(reply[number % len(reply)], number)
        return self._program.deeds() == wanted

    def _reply(self, answer: Sequence[str], meant: Phrase) -> Sequence[str]:
        """Ways to answer a question; none where none was asked."""
        tongue = self._tongue
        told = " ".join(answer)
        # However fully the program tells things by now.
        rights = [self._worded(meant, each) for each in Verbosity]

        def is_right(before: str, after: str = "") -> bool:
            return any(f"{before}{right}{after}" in told for right in rights)

        for place, choice in enumerate(tongue.which, 1):
            start, _ = self._around("unsure-choice", "command", number=place)
            if is_right(start):
                return (choice,)
        start, rest = self._around("unsure-two", "first", second="\0")
        between, end = rest.split("\0")
        if start in told:
            if is_right(start, between):
                return tongue.which[:1]
            return tongue.which[1:2] if is_right(between, end) else tongue.no
        for name in ("confirm", "did-you-mean"):
            start, end = self._around(name, "command")
            # Of two questions the last one waits.
            told = answer[-1] if answer else ""
            if start in told and told.endswith(end):
                return tongue.yes if is_right(start, end) else tongue.no
        return ()

    def _is_asked_again(self, answer: Sequence[str]) -> bool:
        """Nothing was heard, or the question is repeated."""
        again = {self._worded(phrase("say-yes-or-no")), self._worded(phrase("say-which", count=2))}
        return not answer or bool(again & set(answer))

    def _take_back(self, answer: Sequence[str], before: list[Deed]) -> None:
        self.account.wrong.append(" ".join(answer))
        for attempt in range(TAKE_BACKS):
            self._say(self._tongue.undo, attempt)
            if self._program.deeds() == before:
                return
        raise Misunderstood(self._tongue.undo)

    def _say(self, text: str, attempt: int) -> list[str]:
        """What is answered, once the voice has ended. Nobody talks into a late answer."""
        if time.monotonic() - self._began > GAME_SECONDS:
            raise Misunderstood("the player has no more time")
        self._wait_for_quiet(BREATH_SECONDS)
        if late := self._news():
            return late
        voice = self._tongue.voices[attempt % len(self._tongue.voices)]
        self._note(f"> {text} ({voice})")
        self.account.said += 1
        sound = spoken(text, voice, WORDS_A_MINUTE)
        self._card.play(at_table(sound, DECIBELS, self.account.said), RATE)
        wait_until(
            lambda: len(self._program.lines) > self._seen or self.is_stopped, PATIENCE_SECONDS
        )
        if len(self._program.lines) > self._seen:
            time.sleep(SETTLE_SECONDS)
        return self._news()

    def _news(self) -> list[str]:
        found = self._program.lines[self._seen :]
        self._seen += len(found)
        for line in found:
            self._note(line)
        return found

    def _note(self, line: str) -> None:
        noted = f"{time.monotonic() - self._began:6.1f} {line}"
        self.account.transcript.append(noted)
        with self._transcript.open("a", encoding="utf-8") as file:
            file.write(noted + "\n")

    def _wait_for_quiet(self, seconds: float) -> None:
        def is_over() -> bool:
            quiet = self._program.quiet_seconds()
            return quiet > seconds and (self._program.is_told() or quiet > VOICE_SECONDS)

        wait_until(lambda: self.is_stopped or is_over(), 60.0)
        if self.is_stopped:
            raise Stopped

    def _around(self, name: str, slot: str, **others: Slot) -> tuple[str, str]:
        """A sentence of the program, cut where its slot is."""
        start, end = self._worded(phrase(name, **{slot: "\1"}, **others)).split("\1")
        return start, end

    def _worded(self, told: Phrase, verbosity: Verbosity = Verbosity.TERSE) -> str:
        return load_phrases(self._language).render(told, verbosity, Form.SHOW)
