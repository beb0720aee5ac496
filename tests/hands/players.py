"""People who play at a table: their hands do what they are told, and they type lines at random.

After every announcement the hands' table must be as the program has it. People make mistakes, take
back what they did and do it again.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from felt_table import HandsError, Table
from hands import Hands
from scripted_conversation import render

from azul_access.cli.position import position_setup
from azul_access.games.system import Expects, State
from azul_access.language.phrase import Form, Verbosity
from azul_access.player import choose
from azul_access.record.ledger import HistoryItem
from azul_access.record.seats import Computers
from azul_access.record.setup import make_setup, start_ledger
from azul_access.session import (
    Session,
    Step,
    begin_at_position,
    begin_game,
    handle_computer,
    handle_line,
)
from azul_access.session.change.commands import enter_commands
from azul_access.session.change.history import is_counted
from azul_access.session.control.controls import Pace, SpeechOutput, WalkKind
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import GameEvents, WalkStep
from azul_access.session.step.completion import complete_step
from azul_access.session.step.hands import can_move


class Words(NamedTuple):
    yes: str
    take_stock: str
    finish: str
    rebuild: str
    that_was: str
    entry: str
    not_there: str


WORDS = {
    "de": Words("ja", "inventur", "fertig", "aufbauen", "das war", "eintrag", "nicht da"),
    "en": Words("yes", "take stock", "finished", "rebuild", "that was", "entry", "not there"),
    "nl": Words("ja", "inventaris", "klaar", "opbouwen", "dat was", "invoer", "dat ligt er niet"),
}
# After so many mistakes the players finish their game without others.
MOST_MISTAKES = 25
# How much of the transcript a failed test shows.
SHOWN_LINES = 14


class Habits(Protocol):
    """How people play a game: what they do next, and what they type for it."""

    @property
    def questions(self) -> Sequence[str]:
        """Questions whose answers tell how places are."""

    def next_step(self, hands: Hands, session: Session, random: Random) -> tuple[str, Step]:
        """The next command and its step; players who draw tiles have them in their hands."""

    def correction(self, session: Session, random: Random) -> str:
        """A line that corrects some earlier command, and may be refused."""

    def what_if(self, session: Session, random: Random) -> str | None:
        """A question about a move, where the answer tells what hands can compare."""

    def set_command(self, contents: Sequence[Any]) -> object:
        """The command that sets these places."""

    def lay_out(self, names: Sequence[str], state: State) -> Table:
        """The table as a state describes it."""


def count_own(items: Sequence[HistoryItem]) -> int:
    """How many items people can undo or redo one by one."""
    return sum(map(is_counted, items)) or len(items)


@dataclass
class Players:
    """A game at a table: the conversation, and the hands that follow it."""

    session: Session
    hands: Hands
    habits: Habits
    form: Form
    transcript: list[str] = field(default_factory=list)
    mistakes: int = 0
    handfuls: list[str] = field(default_factory=list)

    @classmethod
    def begin(
        cls,
        game: str,
        hands: Hands,
        habits: Habits,
        names: Sequence[str],
        *,
        language: str,
        chosen: dict[str, object],
        first_seat: int = 0,
        verbosity: Verbosity = Verbosity.NORMAL,
        pace: Pace = Pace.FLOW,
        form: Form = Form.SHOW,
        computers: Computers = (),
    ) -> "Players":
        setup = make_setup(
            game=game,
            names=names,
            first_seat=first_seat,
            chosen=chosen,
            language=language,
            computers=computers,
        )
        settings = Settings(language, verbosity, pace, speech=SpeechOutput.OFF)
        step = begin_game(setup, settings)
        players = cls(step.session, hands, habits, form)
        players._use(step)
        return players

    @property
    def state(self) -> State:
        return self.session.ledger.state

    @property
    def is_over(self) -> bool:
        return self._expects() is Expects.OVER

    def type(self, line: str) -> Step:
        """Type a line and do what is told."""
        self.transcript.append(f"> {line}")
        step = handle_line(self.session, line, "keyboard")
        self._use(step)
        return step

    def ask(self, line: str, *, what_if: bool = False) -> None:
        """Type a question; the hands compare the answer with the table, or remember it."""
        self.transcript.append(f"> {line}")
        step = handle_line(self.session, line, "keyboard")
        assert not step.entries, line
        self.session = step.session
        told = render(self.session, step.announcements, self.form)
        self.transcript += told
        try:
            self.hands.listen(told) if what_if else self.hands.compare(told)
        except HandsError as wrong:
            raise HandsError(self._shown(str(wrong))) from None

    def play_on(self, random: Random) -> None:
        """The next command, or now and then something else."""
        session = self.session
        if can_move(session):
            self.let_computer_move(random)
            return
        if session.awaits_hands and not session.queued_announcements and random.random() < 0.5:
            self.type("")
            return
        if session.queued_announcements and (self.is_over or random.random() < 0.9):
            self.type("")
            return
        chance = random.random() if self.mistakes < MOST_MISTAKES else 1
        self.mistakes += chance < 0.14
        if chance < 0.05 and session.ledger.history:
            count = count_own(session.ledger.history)
            deepest = random.choice([1, 3, 10, count])
            self.type(f"u {random.randint(1, min(deepest, count))}")
        elif session.ledger.undone and random.random() < 0.7:
            self.type(f"+ {random.randint(1, count_own(session.ledger.undone))}")
        elif chance < 0.07 and session.ledger.applied:
            self.correct(self.habits.correction(session, random), random)
        elif chance < 0.08 and session.ledger.applied:
            words = WORDS[session.settings.language]
            self.correct(f"{words.that_was} {random.choice(session.setup.names)}", random)
        elif chance < 0.11 and session.ledger.applied:
            self.set_table(random)
        elif chance < 0.125:
            self.take_stock(random)
        elif chance < 0.135:
            self.rebuild()
        elif chance < 0.14 and session.ledger.applied and not session.queued_announcements:
            self.begin_at_position()
        else:
            question = self.habits.what_if(session, random) if random.random() < 0.3 else None
            if question:
                self.ask(question, what_if=True)
            if random.random() < 0.2 and not session.queued_announcements:
                self.ask(random.choice(self.habits.questions))
            self.command(random)

    def let_computer_move(self, random: Random) -> None:
        """The device that thinks enters the computer's move, which hands lay.

        Now and then they find that something of it is not there, and lay nothing.
        """
        session = self.session
        computer, state = session.computer_to_move, session.ledger.state
        assert computer is not None
        seed = len(session.ledger.applied)
        command = choose(session.setup.system, state, computer.level, seed).command
        self.transcript.append(f"> {command}")
        step = handle_computer(session, command, state, "")
        if random.random() < 0.9 or self.mistakes >= MOST_MISTAKES:
            self._use(step)
            return
        self.mistakes += 1
        self.session = step.session
        self.type(WORDS[self.session.settings.language].not_there)
        while self.session.walk:
            self.type("")

    def command(self, random: Random) -> None:
        if self.session.computer_to_move is not None:
            self.type("")  # nobody moves for the computer: the tiles are back, it may move
            return
        line, step = self.habits.next_step(self.hands, self.session, random)
        self.transcript.append(f"> {line}")
        self._use(step)
        if step.session.pending:
            step = self.type(WORDS[self.session.settings.language].yes)
        if not step.entries:
            raise HandsError(self._shown("no command"))

    def correct(self, line: str, random: Random) -> None:
        """A correction. What it would change is told first; mostly the players say yes."""
        before = self.session
        step = handle_line(before, line, "keyboard")
        if step.entries:
            self.type(line)
        elif step.session.pending:
            self.transcript += [f"> {line}", *render(step.session, step.announcements, self.form)]
            if random.random() < 0.8:  # what was asked has changed nothing yet
                self.session = step.session
                self.type(WORDS[before.settings.language].yes)

    def set_table(self, random: Random) -> None:
        """Some places are as they were some time ago; if that is refused, nothing is to be done."""
        system, ledger = self.session.setup.system, self.session.ledger
        earlier = system.places.contents(random.choice(ledger.applied).before)
        contents = random.sample(list(earlier), random.choice([1, 1, 1, 2, 5]))
        command = self.habits.set_command(contents)
        step = complete_step(enter_commands(self.session, [command], "keyboard"))
        if step.entries:
            self.transcript.append(f"> {contents}")
            self._use(step)

    def take_stock(self, random: Random) -> None:
        """The hands compare place by place, to the end or for a while."""
        words = WORDS[self.session.settings.language]
        self.type(words.take_stock)
        while self.session.walk:
            self.type("" if random.random() < 0.9 else words.finish)

    def rebuild(self) -> None:
        """The hands clear the table and lay it again."""
        self.type(WORDS[self.session.settings.language].rebuild)
        while self.session.walk:
            self.type("")

    def begin_at_position(self) -> None:
        """A new game begins at the position of this one; the hands lay the table anew."""
        setup, state = self.session.setup, self.state
        encoded = setup.system.facts.encode_state(setup.names, state)
        data = json.loads(json.dumps({"game": setup.system.name, **encoded}))
        language, computers = setup.language, setup.computers
        setup = position_setup(data, Path("position"), bag="table", seed=0, language=language)
        setup = replace(setup, computers=computers)
        if start_ledger(setup).state == state or self.is_over:
            return
        self.transcript.append(f"> {data}")
        self.hands.clear_table()
        self._use(begin_at_position(setup, self.session.settings, data))
        self.rebuild()

    def _expects(self) -> Expects:
        return self.session.setup.system.rules.expects(self.state).kind

    def _use(self, step: Step) -> None:
        """Take over a step; the hands do what is told."""
        self.session = step.session
        told = [render(step.session, [item], self.form) for item in step.announcements]
        self.transcript += [paragraph for paragraphs in told for paragraph in paragraphs]
        try:
            for announcement, paragraphs in zip(step.announcements, told, strict=True):
                if isinstance(announcement, GameEvents) and announcement.handful is not None:
                    self._follow_handful(paragraphs, *announcement.handful)
                elif not isinstance(announcement, WalkStep):
                    self.hands.follow([paragraphs])
                elif announcement.kind is WalkKind.CHECK:
                    self.hands.compare(paragraphs)
                else:
                    self.hands.lay_again(paragraphs)
        except HandsError as wrong:
            raise HandsError(self._shown(str(wrong))) from None
        queued = self.session.queued_announcements
        in_hand = bool(queued) and isinstance(queued[0], GameEvents) and queued[0].handful
        if not self.hands.is_rebuilding and not in_hand:  # in the middle of a move nothing counts
            self.compare()

    def _follow_handful(self, paragraphs: Sequence[str], place: int, count: int) -> None:
        """A part of a move; tiles may be in a hand until its last part is told."""
        self.handfuls = [*self.handfuls, *paragraphs] if place else [*paragraphs]
        if place + 1 == count:
            self.hands.follow([[" ".join(self.handfuls)]])

    def compare(self) -> None:
        """Raises: HandsError where the hands' table is not as the program has it."""
        names = self.session.setup.names
        differences = self.hands.table.differences(
            self.habits.lay_out(names, self.session.told_state)
        )
        if differences:
            raise HandsError(self._shown("\n".join(differences)))

    def _shown(self, what: str) -> str:
        return "\n".join([*self.transcript[-SHOWN_LINES:], "", what])
