"""Announcements: everything that the companion tells the players, as values.

An announcement says what to tell; `narration` makes phrases of it, and each output renders these
in its own language and verbosity.
"""

from azul_access.errors import AccessError
from azul_access.games.system import Command, Event, IllegalCommand, Question, State
from azul_access.games.table import Content
from azul_access.language.phrase import Phrase, Slot, phrase
from azul_access.record.ledger import AppliedCommand, HistoryItem
from azul_access.record.seats import Computer, Computers
from azul_access.session.control.controls import WalkKind
from azul_access.values import frozen


@frozen
class NumberedCommand:
    """An applied command and its number, which counts the applied commands from 1."""

    number: int
    applied: AppliedCommand


@frozen
class GameStart:
    """A new game with its options and first events; `with_next_turn` as in GameEvents.

    `offers_drawing` if the players draw the tiles, and the program could. `computers` are those
    that play, by seat.
    """

    events: tuple[Event, ...]
    state: State
    with_next_turn: bool = True
    offers_drawing: bool = False
    computers: Computers = ()


@frozen
class GameEvents:
    """Events of a game, and the states before and after them.

    `with_next_turn` adds the next action and its player. `is_redone` adds where drawn tiles lie:
    the players lay them again and do not know their order. `by` is the seat whose page caused
    them, where that is not plain from the events. `computer` is the seat of the computer that made
    the move. `handful` is the part that is told of its first event: a place and the number of all.
    """

    events: tuple[Event, ...]
    before: State
    state: State
    with_next_turn: bool = True
    is_redone: bool = False
    by: int | None = None
    computer: int | None = None
    handful: tuple[int, int] | None = None


@frozen
class UndonePart:
    """A part of an undone item, and the states before and after players put it back.

    `events` are those of a command that are put back together, in the order in which they happened;
    a correction has none. `is_first` marks the first part of an item.
    """

    item: HistoryItem
    events: tuple[Event, ...]
    before: State
    after: State
    is_first: bool = True


@frozen
class UndoReport:
    """What was undone, newest part first; `with_next_turn` adds the next action and its player.

    `by` is the seat from whose page it was undone. If it `is_brief`, it does not say what to put
    back: nobody has laid it yet.
    """

    parts: tuple[UndonePart, ...]
    with_next_turn: bool = True
    by: int | None = None
    is_brief: bool = False

    @property
    def state(self) -> State:
        return self.parts[-1].after


@frozen
class CorrectionReport:
    """A corrected command; `changes` are the places that are different now.

    `player` is the seat that made the move, if that was corrected; `by` is as in UndoReport.
    """

    old: NumberedCommand
    new: Command
    changes: tuple[Content, ...]
    state: State
    player: int | None = None
    by: int | None = None


@frozen
class Redone:
    """Undone entries are entered again; their announcements follow. `by` is as in UndoReport."""

    by: int | None = None


@frozen
class SeatReport:
    """Somebody else plays at a seat now, or is called otherwise; `before` is the old name.

    `computer` is the computer that plays there, `was_computer` whether one did before.
    """

    seat: int
    before: str
    computer: Computer | None
    was_computer: bool


@frozen
class CorrectionQuestion:
    """Tells what a correction would change, and asks all players for a "yes".

    `before` and `after` are the game as it is and as it would be; the winners are seats, and none
    while nobody has won. `player` is the seat that made the move, if that is corrected; `by` is
    the seat from whose page it is asked.
    """

    old: NumberedCommand
    new: Command
    before: State
    after: State
    winners_before: tuple[int, ...]
    winners_after: tuple[int, ...]
    player: int | None = None
    by: int | None = None


@frozen
class UnchangedCorrection:
    """A correction that says what the entry says already."""

    old: NumberedCommand


@frozen
class CorrectionRefusal:
    """A correction by a command that the rules did not allow at that moment."""

    old: NumberedCommand
    new: Command
    why: IllegalCommand


@frozen
class BrokenCorrection:
    """A correction that makes a later command illegal.

    `state` is the state in which the later command would be given. Undoing `undo_count` items takes
    the game back to the moment before it.
    """

    broken: NumberedCommand
    why: IllegalCommand
    state: State
    undo_count: int


@frozen
class OtherCommand:
    """A correction that names an entry which is a command of another kind."""

    named: NumberedCommand


@frozen
class Answer:
    """The answer to a question about the game; `facts` are what is certain beyond it."""

    question: Question
    state: State
    facts: tuple[Phrase, ...] = ()


@frozen
class Refusal:
    """A command that the rules do not allow; the game is unchanged."""

    command: Command
    why: IllegalCommand
    state: State


@frozen
class OtherTurn:
    """A command of `player`, a seat, while it is the turn of another one; nothing has changed.

    `last_player` made the last move; None where the last entry is no move.
    """

    player: int
    state: State
    last_player: int | None


@frozen
class Failure:
    """Any other request that failed; the game is unchanged."""

    why: AccessError


@frozen
class TurnReminder:
    """A reminder of which player has to act, and how."""

    state: State


@frozen
class Help:
    """What can be done now, at the keyboard or `at_page`: with the field and the buttons of a page.

    `with_move` if that includes to move; else whose turn it is.
    """

    state: State
    at_page: bool = False
    with_move: bool = True


@frozen
class History:
    """The last commands."""

    commands: tuple[NumberedCommand, ...]


@frozen
class ConsentQuestion:
    """Asks all players for a "yes" to a command; `by` is as in CorrectionQuestion."""

    command: Command
    state: State
    by: int | None = None


@frozen
class ChoiceQuestion:
    """Asks which of several meanings is right; the answer is a number from 1."""

    choices: tuple[Phrase, ...]


@frozen
class WalkStep:
    """What lies at the places of one step of a walk through the table."""

    kind: WalkKind
    contents: tuple[Content, ...]


@frozen
class Message:
    """Phrases that are independent of a game."""

    phrases: tuple[Phrase, ...]


@frozen
class BookPlace(Message):
    """A place in the rule book. A display opens the book there for its reader.

    `paragraphs` are those of the whole book, each as sentences; `position` counts them from 0.
    Everybody else is told `phrases` only.
    """

    paragraphs: tuple[tuple[Phrase, ...], ...]
    position: int


@frozen
class LessonMessage(Message):
    """What a lesson says; everybody at the table hears it."""


@frozen
class OneParagraph:
    """The paragraph at an index of what an announcement tells."""

    announcement: "Announcement"
    index: int


CorrectionAnnouncement = (
    CorrectionReport
    | CorrectionQuestion
    | UnchangedCorrection
    | CorrectionRefusal
    | BrokenCorrection
    | OtherCommand
)

# Announcements that change what the players have to do on the table.
GameAnnouncement = GameStart | GameEvents | UndoReport | CorrectionReport

# What says who caused it, where that was done at a page of a player's own.
SignedAnnouncement = UndoReport | CorrectionReport | Redone | CorrectionQuestion | ConsentQuestion

Announcement = (
    GameAnnouncement
    | Redone
    | SeatReport
    | Answer
    | Refusal
    | OtherTurn
    | Failure
    | TurnReminder
    | Help
    | History
    | CorrectionQuestion
    | UnchangedCorrection
    | CorrectionRefusal
    | BrokenCorrection
    | OtherCommand
    | ConsentQuestion
    | ChoiceQuestion
    | WalkStep
    | Message
    | OneParagraph
)


def make_message(name: str, /, **slots: Slot) -> Message:
    """A message of one phrase."""
    return Message((phrase(name, **slots),))
