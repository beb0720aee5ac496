"""A session: the state of a conversation about one game, and the step that an input leads to."""

from dataclasses import replace
from typing import NamedTuple, Self

from azul_access.games.certainties import Fact
from azul_access.games.context import NarrationContext
from azul_access.games.lessons import LessonPlace
from azul_access.games.supposing import SupposedStep, Supposition
from azul_access.games.system import (
    Ask,
    Command,
    Commands,
    CorrectionRequest,
    Expectation,
    Expects,
    State,
)
from azul_access.games.table import Content
from azul_access.language.lexicon import normalize
from azul_access.language.phrase import Paragraph, Phrase, phrase
from azul_access.record.ledger import Entry, HistoryItem, Ledger
from azul_access.record.seats import Computer
from azul_access.record.setup import Setup
from azul_access.session.control.braille_tables import BrailleTable
from azul_access.session.control.controls import Control, DeviceRequest, LastMover, WalkKind
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import (
    Announcement,
    GameAnnouncement,
    GameEvents,
    GameStart,
    Message,
    TurnReminder,
    UndoReport,
    make_message,
)
from azul_access.values import frozen


@frozen
class Suggestion:
    """What a misspelt text may mean, and how that is spelt."""

    meaning: Commands | Ask | CorrectionRequest | LastMover | Control
    text: str


# What an input can mean.
Meaning = Commands | Ask | CorrectionRequest | LastMover | Control | Suggestion


class WalkCorrection(NamedTuple):
    """How many places were set together, and at which step of a walk."""

    position: int
    places: int


@frozen
class Walk:
    """A walk through the table.

    `steps` hold the indexes of places in the game's `contents`; `position` is the current step.
    `held` was said and is set later, together with the rest. `corrections` are what was set, newest
    last.
    """

    kind: WalkKind
    steps: tuple[tuple[int, ...], ...]
    position: int = 0
    held: tuple[Content, ...] = ()
    corrections: tuple[WalkCorrection, ...] = ()


@frozen
class Owner:
    """Whose conversation it is, at a page, a display or a keyboard of their own: a seat.

    It moves for that player only, unless it `moves_for_all`. A page has buttons, and help of its
    own. A keyboard `can_leave`, while the game goes on.
    """

    seat: int
    moves_for_all: bool = False
    has_page: bool = False
    can_leave: bool = False


@frozen
class RefusedLine:
    """A move that was refused in `state`; the next line may say what was missing."""

    text: str
    state: State


@frozen
class Advice:
    """A move in `state` that was told of, and which of its facts were told.

    `is_complete` if the search for it saw the rest of the round. `moves` had been made by then.
    `other` is another move that was told beside it, if any.
    """

    state: State
    command: Command
    told: tuple[Fact, ...] = ()
    is_complete: bool = False
    moves: int = 0
    other: Command | None = None


@frozen
class Supposed:
    """What a question has supposed: each way to understand it, its clause, and what was asked."""

    ways: tuple[Supposition, ...]
    clause: str
    question: str = ""


@frozen
class Memory:
    """What was said last in a conversation.

    `questions` are the lines of the last question, with those that went on with it, or a line that
    the program asked back about: then it `is_open`. After a question of which nothing was
    understood `is_lost`. `answer` is what was answered, `refusal` how the last move was refused.
    `named` is the player that was spoken of last, among more than two. `supposed` is what the last
    question has supposed, `asked` is that question. `moved` is the last move, if nothing was asked
    since.
    """

    questions: tuple[str, ...] = ()
    is_open: bool = False
    is_lost: bool = False
    answer: tuple[Announcement, ...] = ()
    refusal: tuple[Announcement, ...] = ()
    named: int | None = None
    supposed: Supposed | None = None
    asked: object | None = None
    moved: SupposedStep | None = None


@frozen
class VoiceMove:
    """A move that was made by voice, or by the answer to a question about one.

    It is `meaning`; `others` may have been said instead, the likeliest first. It added `count`
    items to the history, the last of them `item`.
    """

    meaning: Meaning
    others: tuple[Meaning, ...]
    item: HistoryItem
    count: int


@frozen
class Denied:
    """Meanings that were not meant while the game was in `state`."""

    state: State
    meanings: tuple[Meaning, ...]


@frozen
class Session:
    """Immutable: every input leads to a new session.

    `pending` are meanings that wait for an answer: a single one for a "yes", several for a number;
    `question` is what was asked; if it `is_other_question`, it has come up by itself in place of
    another one, which the next answer may be meant for.
    `queued_announcements` are announced one at a time at the pace STEP. `told` is the state as it
    has been announced so far; None where that is the ledger's state. `announcements` are the
    last ones, newest last; `repeat_position` counts how many paragraphs back the user has repeated.

    `awaits_hands` while the players lay the computer's last move: it makes no other one until then.
    `device_seats` are those of players with a display or a keyboard of their own.

    `lesson` is the part of a lesson that is told or tried; None in a game.

    `advice` is the move that the coach has told of last. The table of a session that `is_supposed`
    is not that of the game: nobody asks for rules there.

    Several sessions can be about one game: `sharing` brings them up to date. `owner` is None for
    the one at the table, which keyboard, voice and the devices that are nobody's own share.
    """

    setup: Setup
    ledger: Ledger
    settings: Settings
    pending: tuple[Meaning, ...] = ()
    question: Announcement | None = None
    is_other_question: bool = False
    queued_announcements: tuple[GameAnnouncement, ...] = ()
    told: State | None = None
    announcements: tuple[Announcement, ...] = ()
    last_game_announcement: GameAnnouncement | None = None
    repeat_position: int = 0
    has_microphone: bool = False
    has_pages: bool = False
    has_displays: bool = False
    braille_tables: tuple[tuple[str, tuple[BrailleTable, ...]], ...] = ()
    walk: Walk | None = None
    awaits_hands: bool = False
    device_seats: frozenset[int] = frozenset()
    refused_line: RefusedLine | None = None
    owner: Owner | None = None
    voice_move: VoiceMove | None = None
    denied: Denied | None = None
    memory: Memory = Memory()
    lesson: LessonPlace | None = None
    advice: Advice | None = None
    is_supposed: bool = False

    @property
    def expected(self) -> Expectation:
        """The next action and its player, even if they were announced already."""
        return self.setup.system.rules.expects(self.ledger.state)

    @property
    def may_move(self) -> bool:
        """Whether this session may enter what the game waits for.

        A player's own session may enter only that player's moves and choices, unless it moves for
        all. Other input, such as the tiles on a factory, may come from any session.
        """
        owner, expected = self.owner, self.expected
        is_turn = expected.kind in (Expects.TURN, Expects.CHOICE)
        if self.computer_to_move is not None:
            return False
        is_own = owner is None or owner.moves_for_all or owner.seat == expected.player
        return is_own or not is_turn

    @property
    def computer_to_move(self) -> Computer | None:
        """The computer that has to move or to choose now; None where somebody else has."""
        expected = self.expected
        is_turn = expected.kind in (Expects.TURN, Expects.CHOICE)
        return self.setup.computer_at(expected.player) if is_turn else None

    @property
    def asks_yes_or_no(self) -> bool:
        """Whether a question waits for a yes or a no."""
        return len(self.pending) == 1

    @property
    def denied_meanings(self) -> tuple[Meaning, ...]:
        """What was not meant at this point of the game."""
        denied = self.denied
        return denied.meanings if denied and denied.state is self.ledger.state else ()

    @property
    def suggestion(self) -> Suggestion | None:
        """What waits for an empty line, or a yes; None unless it is a single suggestion."""
        first = self.pending[0] if len(self.pending) == 1 else None
        return first if isinstance(first, Suggestion) else None

    @property
    def asks_by_suggestions(self) -> bool:
        """Whether suggestions wait for an answer, and no question about the game."""
        return any(isinstance(meaning, Suggestion) for meaning in self.pending)

    @property
    def context(self) -> NarrationContext:
        """The names and settings of the listener: all players, or the one that `me` names."""
        names, settings = self.setup.names, self.settings
        asker = None if self.owner is None else self.owner.seat
        me = normalize(settings.me)
        own_seat = next((seat for seat, name in enumerate(names) if normalize(name) == me), asker)
        return NarrationContext(
            names, self.setup.options, settings.verbosity, dict(settings.amounts), own_seat, asker
        )

    @property
    def told_state(self) -> State:
        """The table as the players know it: without what is not announced yet."""
        return self.ledger.state if self.told is None else self.told

    @property
    def reminder(self) -> TurnReminder | Message:
        """The next action and its player; while announcements are queued, how many are left."""
        count = len(self.queued_announcements)
        if count:
            return make_message("steps-remaining", count=count)
        return TurnReminder(self.ledger.state)

    @property
    def prompt(self) -> Phrase:
        """The text before the cursor."""
        if self.queued_announcements:
            return phrase("prompt-steps")
        if self.walk is not None:
            number, count = self.walk.position + 1, len(self.walk.steps)
            return phrase(f"walk-{self.walk.kind.value}-prompt", number=number, count=count)
        if self.awaits_hands:
            return phrase("prompt-hands")
        if self.lesson is not None and not self.setup.has_computers:
            place = self.lesson
            course, number = place.course.value, place.lesson + 1
            return phrase("lesson-prompt", course=course, lesson=number, part=place.part + 1)
        return self.setup.system.dialogue.wait(self.context, self.ledger.state).prompt

    @property
    def has_told_turn(self) -> bool:
        """Whether the last announcement ended with who has to do what now."""
        is_lesson = self.lesson is not None and not self.setup.has_computers
        if self.queued_announcements or self.walk is not None or is_lesson:
            return False
        if not self.announcements:
            return False
        match self.announcements[-1]:
            case TurnReminder():
                return True
            case GameStart() | GameEvents() | UndoReport() as announcement:
                return announcement.with_next_turn
            case _:
                return False

    def with_question(self, pending: tuple[Meaning, ...], question: Announcement) -> Self:
        """The session in which `question` waits for its answer."""
        return replace(self, pending=pending, question=question, is_other_question=False)

    def announce(self, *announcements: Announcement) -> "Step":
        """The step that only announces something."""
        return Step(self, announcements=announcements)

    def refuse(self, *refusals: Announcement) -> "Step":
        """The step for an input that means nothing or something impossible."""
        return Step(self, announcements=refusals, understood=False)

    def put_question(self, pending: tuple[Meaning, ...], question: Announcement) -> "Step":
        """The step that announces a question; `pending` wait for its answer."""
        return self.with_question(pending, question).announce(question)

    def put_question_to_all(self, pending: tuple[Meaning, ...], question: Announcement) -> "Step":
        """The step that asks all players, at the table: no page or display answers for everybody.

        An owner who moves for all stands for the table.
        """
        if self.owner is None or self.owner.moves_for_all:
            return self.put_question(pending, question)
        asked = (question, make_message("asked-at-table"))
        return Step(self, announcements=asked, asks_all=pending)

    def deny(self, meanings: tuple[Meaning, ...]) -> Self:
        """The session without its question, in which these meanings are not meant."""
        denied = Denied(self.ledger.state, (*self.denied_meanings, *meanings))
        return replace(self, pending=(), denied=denied)

    def replace_queue(self, queue: tuple[GameAnnouncement, ...], told: State | None = None) -> Self:
        """The session with other announcements that wait; `told` is the state before them."""
        return replace(self, queued_announcements=queue, told=told)


@frozen
class Step:
    """The effects of one input: the next session, entries for the log, and announcements.

    `understood` is False if the input means nothing or something impossible. `is_repeat` is True
    if the announcements are old ones. If `goes_on`, the step takes effect only when the voice has
    said everything; else the voice goes on. `silence` stops the voice, `quits` ends the session.
    `asks_all` are meanings that wait for an answer at the table: the first announcement asks there.
    """

    session: Session
    entries: tuple[Entry, ...] = ()
    announcements: tuple[Announcement, ...] = ()
    understood: bool = True
    is_repeat: bool = False
    goes_on: bool = False
    silence: bool = False
    quits: bool = False
    device_request: DeviceRequest | None = None
    asks_all: tuple[Meaning, ...] = ()

    def announce_also(self, text: Paragraph) -> Self:
        """The step with one more announcement at its end; itself for an empty text."""
        if not text:
            return self
        return replace(self, announcements=(*self.announcements, Message(tuple(text))))

    def announce_before(self, *texts: Paragraph) -> Self:
        """The step with more announcements at its beginning, without empty ones."""
        messages = [Message(tuple(text)) for text in texts if text]
        return replace(self, announcements=(*messages, *self.announcements))
