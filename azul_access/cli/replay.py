"""The command `replay`: a saved game told again, forward and back, with questions in between.

Questions are answered as of that moment. Nothing is saved, and no command of the game is taken.
"""

import argparse
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from azul_access import session
from azul_access.cli.asking import COMMENT
from azul_access.cli.play import (
    PIPED_DRAIN_SECONDS,
    REFUSED_EXIT,
    Silencer,
    table_settings,
)
from azul_access.export.errors import ExportError, ExportReason
from azul_access.games.system import Ask, Commands, CorrectionRequest, Event, NarrationContext
from azul_access.keyboard import Console, EndOfInput, open_console
from azul_access.language.grammar import Captures, Number, Rule, parses, seq, word
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record import ledger, setup
from azul_access.record.ledger import Ledger
from azul_access.record.saved_game import as_log_errors, read_game
from azul_access.record.setup import Setup
from azul_access.record.transcript import Part, retell
from azul_access.session import Session, Step
from azul_access.session.controls import Pace, RedoRequest, SimpleControl, UndoRequest
from azul_access.session.conversation import HISTORY
from azul_access.session.interpretation import shortened
from azul_access.session.meanings import lexicon, meanings
from azul_access.session.narration import Announcement, Happened, Said, names_of, say
from azul_access.session.settings import Settings
from azul_access.storage import read_log
from azul_access.table.companion import DRAIN_SECONDS, Companion

MOST_ROUNDS = 99


@dataclass(frozen=True, slots=True)
class _Round:
    """Go to a round."""

    number: int


def _to_round(captures: Captures) -> _Round:
    return _Round(cast(int, captures["round"]))


# "Round" is a word for the game already: "round 2" is only said here.
_ROUND = Rule("round", seq(word("game"), Number("round", 0, MOST_ROUNDS)), _to_round)


def run(chosen: argparse.Namespace, language: str) -> int:
    """Raises: AccessError when the file cannot be read as a game."""
    path = Path(chosen.file)
    contents = read_log(path, partial=chosen.partial)
    if contents.torn_bytes and not chosen.partial:
        raise ExportError(ExportReason.TORN, name=path.name)
    with as_log_errors(path):
        game, entries = read_game(contents)
        book = ledger.fold(setup.open_setup(game), entries)
    replay = Replay(game, book)
    if chosen.start is not None:
        replay.check_round(chosen.start)
    hush: Silencer = []

    def silence() -> None:
        for each in hush:
            each()

    console = open_console(silence)
    settings = table_settings(chosen, console, language, hush)
    if not chosen.language and game.language in LANGUAGES:
        settings = replace(settings, language=game.language)
    teller = ReplayCompanion(console, replay)
    piped = console.kind == "piped"
    if not piped:
        hush.append(teller.silence)
    try:
        teller.begin(replay.begin(settings, chosen.start))
        if not _listen(teller, console):
            teller.show([phrase("replay-bye")])
    finally:
        teller.close(PIPED_DRAIN_SECONDS if piped else DRAIN_SECONDS)
        console.close()
    return REFUSED_EXIT if piped and teller.refused else 0


def _listen(teller: "ReplayCompanion", console: Console) -> bool:
    """Hear lines until somebody leaves (True) or input ends (False)."""
    while True:
        try:
            line = console.read_line(teller.prompt)
        except EndOfInput:
            return False
        if not line.lstrip().startswith(COMMENT) and not teller.hear(line, "keyboard"):
            return True


class ReplayCompanion(Companion):
    """A companion that tells a game that was, and says where in it one is."""

    def __init__(self, console: Console, replay: "Replay") -> None:
        super().__init__(console, None, replay.handle)
        self._replay = replay

    def prompt(self) -> str:
        """What stands before the cursor. For any thread."""
        phrases = load_phrases(self.session.settings.language)
        return phrases.render(self._replay.place(), Verbosity.NORMAL, Form.SHOW) + ": "


@dataclass(frozen=True, slots=True)
class _Moment:
    """An event, the round it belongs to (None: the end), and how many commands stand by then."""

    event: Event
    round: int | None
    done: int


class Replay:
    """A whole game, and how much of it has been told."""

    def __init__(self, game: Setup, book: Ledger) -> None:
        # Nobody draws here, least of all the virtual bag.
        self._setup = replace(game, bag="table")
        self._book = book
        self._moments: list[_Moment] = []
        self._commands: list[int] = []  # where in the moments what belongs together ends
        self._rounds: dict[int, int] = {}  # where in the moments each round begins
        table = NarrationContext(game.names, game.options, Verbosity.VERBOSE)
        for chapter in retell(book):
            if chapter.round is not None:
                self._rounds[chapter.round] = len(self._moments)
            for passage in chapter.passages:
                if passage.part not in (Part.DRAWS, Part.SCORING, Part.ENDING):
                    self._commands.append(len(self._moments))
                self._moments += [
                    _Moment(moment.event, chapter.round, passage.done)
                    for moment in passage.moments
                    if book.system.narration.narrate(table, moment.event)
                ]
        self._commands = sorted({*self._commands, len(self._moments)} - {0})
        self._at = 0

    def check_round(self, number: int) -> None:
        """Raises: TaleError when the game has no such round."""
        if number not in self._rounds:
            raise ExportError(ExportReason.NO_ROUND, round=number, rounds=len(self._rounds))

    def begin(self, settings: Settings, start: int | None) -> Step:
        """What is told first; `start` is a round of this game."""
        here = Session(self._setup, self._ledger(0), settings)
        self._at = 0 if start is None else self._rounds[start]
        begins = say("replay-begins", players=names_of(self._setup.names), rounds=len(self._rounds))
        told = Said((*begins.phrases, phrase("replay-help")))
        step = self._forward(here, 1)
        return replace(step, told=(told, *step.told))

    def place(self) -> Phrase:
        """Where in the game one is."""
        number = self._moments[max(self._at - 1, 0)].round
        part = phrase("tale-ending") if number is None else phrase("tale-round", round=number)
        return phrase("replay-prompt", place=part, at=self._at, total=len(self._moments))

    def handle(self, here: Session, text: str, by: str) -> Step:
        """What follows from a line of text. Never raises for any text."""
        if not text.strip():
            return self._forward(here, 1)
        rounds = parses([_ROUND], lexicon(here).lattice(text))
        if rounds:
            return self._to_round(here, cast(_Round, rounds[0]).number)
        found = meanings(here, text)
        if not found and not text.rstrip().endswith("?"):
            failed = say("error-not-understood", text=shortened(text))
            told = Said((*failed.phrases, phrase("replay-help")))
            return Step(here, told=(told,), understood=False)
        for meaning in found:
            match meaning:
                case SimpleControl.GO_ON | SimpleControl.NEXT:
                    return self._forward(here, 1)
                case SimpleControl.PREVIOUS:
                    return self._back(here, 1)
                case RedoRequest(count):
                    return self._forward(here, count)
                case UndoRequest(count):
                    return self._back(here, count)
                case SimpleControl.HELP:
                    return Step(here, told=(say("replay-help"),))
                case SimpleControl.QUIT:
                    return Step(here, told=(say("replay-bye"),), leave=True)
                case Ask():
                    break
        asks = text.rstrip().endswith("?")  # "2b3?" asks what would happen
        moves = (
            not asks
            and found
            and all(isinstance(each, Commands | CorrectionRequest) for each in found)
        )
        step = Step(here) if moves else session.handle(here, text, by)
        if moves or step.entries or step.session.pending or step.session.ledger is not here.ledger:
            return Step(here, told=(say("replay-changes-nothing"),), understood=False)
        return step

    def _forward(self, here: Session, steps: int) -> Step:
        if self._at >= len(self._moments):
            return Step(here, told=(say("replay-at-end"),), understood=False)
        ends = self._ends(here)
        first = bisect_right(ends, self._at)
        start, self._at = self._at, ends[min(first + steps, len(ends)) - 1]
        if steps > 1:
            start = ([0, *ends])[min(first + steps, len(ends)) - 1]
        return self._tell(here, start)

    def _back(self, here: Session, steps: int) -> Step:
        ends = self._ends(here)
        last = bisect_left(ends, self._at)  # the step that was told last
        if last == 0:
            return Step(here, told=(say("replay-at-start"),), understood=False)
        wanted = max(last - steps, 0)
        self._at = ends[wanted]
        return self._tell(here, ends[wanted - 1] if wanted else 0, say("replay-back-to"))

    def _to_round(self, here: Session, number: int) -> Step:
        if number not in self._rounds:
            told = say("replay-no-round", round=number, rounds=len(self._rounds))
            return Step(here, told=(told,), understood=False)
        self._at = self._rounds[number]
        return self._forward(here, 1)

    def _ends(self, here: Session) -> Sequence[int]:
        """Where steps end: behind each event, or behind all that one command led to."""
        if here.settings.pace is Pace.STEP:
            return range(1, len(self._moments) + 1)
        return self._commands

    def _tell(self, here: Session, start: int, *before: Announcement) -> Step:
        moments = self._moments[start : self._at]
        book = self._ledger(moments[-1].done)
        happened = Happened(tuple(each.event for each in moments), book.state, then=False)
        told = (*before, happened)
        here = replace(
            here,
            ledger=book,
            told=(*here.told, *told)[-HISTORY:],
            heard_again=0,
            last_event=happened,
            pending=(),
        )
        return Step(here, told=told)

    def _ledger(self, done: int) -> Ledger:
        """The game as it stood after `done` commands."""
        turns = self._book.applied[:done]
        return replace(self._book, applied=turns, done=turns, undone=())
