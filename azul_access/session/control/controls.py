"""Controls: requests to the companion itself, in every game: undo, repeat, settings, help, quit.

The rules that parse them are in `control_rules`.
"""

from enum import Enum

from azul_access.games.context import MessageKind
from azul_access.games.system import Command
from azul_access.language.phrase import Verbosity
from azul_access.values import frozen


class Pace(Enum):
    """Whether the scoring of a round is announced at once or one step at a time."""

    FLOW = "flow"
    STEP = "step"


class SpeechOutput(Enum):
    """What speaks: the program's own voice, a screen reader, or nothing."""

    OWN = "own"
    SCREENREADER = "screenreader"
    OFF = "off"


class ConfirmPolicy(Enum):
    """Which moves given by voice are read back for confirmation: all, or only unsure ones."""

    EVERY = "every"
    UNSURE = "unsure"


class ListeningMode(Enum):
    """When the microphone listens: never, after a key, after the wake word, or always."""

    OFF = "off"
    KEY = "key"
    WAKE = "wake"
    ALWAYS = "always"


class MicrophoneAction(Enum):
    """Something that the microphone does once."""

    LISTEN = "listen"
    CALIBRATE = "calibrate"
    FETCH_MODEL = "fetch-model"


MicrophoneRequest = ListeningMode | MicrophoneAction


class PagesHelp(Enum):
    """How devices come to pages: by codes of five digits, the address spelled, or QR codes."""

    DIGITS = "digits"
    ADDRESS = "address"
    QR_CODES = "qr-codes"


@frozen
class TellPages:
    """Tell how devices come to pages.

    It is the page of `player`, a seat, or of the onlookers; with neither, all of them.
    """

    help: PagesHelp = PagesHelp.DIGITS
    player: int | None = None
    of_onlookers: bool = False


@frozen
class RenewPages:
    """Give pages new addresses, so that the old ones lead nowhere.

    It is the page of `player`, a seat, or of the onlookers; with neither, all of them.
    """

    player: int | None = None
    of_onlookers: bool = False


PagesRequest = TellPages | RenewPages


@frozen
class GiveDisplay:
    """A braille display belongs to `player`, a seat, or to the whole table.

    `number` counts the displays from 1; None is the only one, or the one where this was typed.
    """

    player: int | None = None
    number: int | None = None


@frozen
class LetDisplayMove:
    """A braille display moves for all players, not only for its owner; `number` as above."""

    number: int | None = None


DisplayRequest = GiveDisplay | LetDisplayMove


@frozen
class TellStory:
    """Tell the story of the game so far to whoever asks."""


@frozen
class TellReview:
    """Look back at the moves of a finished game for whoever asks."""


@frozen
class TellRecord:
    """Tell all that happened so far, or in the round with a number, to whoever asks."""

    round: int | None = None


# What a device or the table is asked to do after a step.
DeviceRequest = MicrophoneRequest | PagesRequest | DisplayRequest | TellStory | TellReview


class WalkKind(Enum):
    """Why the companion goes through the table place by place: to check it, or to lay it again."""

    CHECK = "check"
    LAY = "lay"


class WalkPart(Enum):
    """The part of the table that a walk goes through."""

    ALL = "all"
    BOARD = "board"
    FACTORIES = "factories"
    CENTRE = "centre"
    STOCK = "bag"


class SimpleControl(Enum):
    """Controls without a parameter; the values are also the names of their rules."""

    YES = "yes"
    NO = "no"
    WRONG = "wrong"
    WHOSE_TURN = "whose-turn"
    LAST = "last"
    REPEAT = "repeat"
    PREVIOUS = "previous"
    NEXT = "next"
    GO_ON = "go-on"
    FINISH = "finish"
    NOT_THERE = "not-there"
    SILENCE = "silence"
    HELP = "help"
    TIP = "tip"
    WHY = "why"
    BETTER = "better"
    SETTINGS = "settings"
    QUIT = "quit"


@frozen
class UndoRequest:
    """Undo the last `count` commands or corrections."""

    count: int


@frozen
class RedoRequest:
    """Redo the last `count` undone commands or corrections."""

    count: int


@frozen
class LastMover:
    """The last move was made by `player`, a seat, and not by the one whose turn it was."""

    player: int


@frozen
class PickOption:
    """Answers a choice question; `number` counts from 1."""

    number: int


@frozen
class ShowHistory:
    """Announce the last `count` commands with their numbers."""

    count: int


@frozen
class ChangeSetting:
    """Give a field of the settings another value."""

    field: str
    value: object


@frozen
class AdjustSetting:
    """Set a field of the settings to a number, or change it by `step`."""

    field: str
    value: int | None = None
    step: int = 0


class Profile(Enum):
    """How much is said of everything, for a kind of listener; the value is also its rule's name."""

    EXPERT = "expert"


@frozen
class SetAmount:
    """How much is said in messages of some kinds."""

    kinds: tuple[MessageKind, ...]
    verbosity: Verbosity


@frozen
class SitAt:
    """The user plays at `player`, a seat: moves from there are their own."""

    player: int


@frozen
class BrailleTableRequest:
    """Tell the tables of braille, or use that with a number; 0 is the program's own choice."""

    number: int | None = None


@frozen
class WalkRequest:
    """Go through a part of the table; `seat` None is the board of the player whose turn it is."""

    kind: WalkKind
    part: WalkPart = WalkPart.ALL
    seat: int | None = None


@frozen
class WriteNote:
    """Add a sentence of the players' own to the game; `text` has single spaces and may be empty."""

    text: str


@frozen
class TellRule:
    """Tell the paragraph of the rule book about `topic`: a number such as "3.4", or words.

    "3" is a chapter, an empty topic the whole book.
    """

    topic: str


@frozen
class AnswerCheck:
    """The answer to a check of a lesson: numbers, the concepts of colours in order, or yes or no.

    `is_none` is whether it says that there is nothing.
    """

    numbers: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    is_none: bool = False
    is_yes: bool | None = None


@frozen
class GoToLesson:
    """Begin the lesson with a number from 1."""

    number: int


@frozen
class CompareMoves:
    """Ask which of two moves is better; each is one of several commands that are possible now."""

    moves: tuple[tuple[Command, ...], tuple[Command, ...]]


class SeatAction(Enum):
    """What becomes of a seat: it gets another name, the computer, a person, its own person again,
    or another level. TOLD changes nothing: people ask at which level the computer plays.

    In this order they are looked for in a sentence: "is called" also begins with "is".
    """

    RENAMED = "renamed"
    TO_COMPUTER = "to-computer"
    BACK = "back"
    TO_PERSON = "to-person"
    TOLD = "told"
    AT_LEVEL = "at-level"


@frozen
class SeatRequest:
    """Somebody else plays at a seat from now on, with the words of whoever says so.

    `name` is the player whose seat it is, or the new one's name; `computer` the computer that is
    named, empty for the only one; `level` what was said of its level, or nothing.
    """

    action: SeatAction
    name: str = ""
    computer: str = ""
    level: str = ""


# What changes the settings, or tells which values there are.
SettingRequest = ChangeSetting | AdjustSetting | Profile | SetAmount | SitAt | BrailleTableRequest

Control = (
    SimpleControl
    | UndoRequest
    | RedoRequest
    | PickOption
    | ShowHistory
    | WalkRequest
    | WriteNote
    | TellRule
    | AnswerCheck
    | GoToLesson
    | CompareMoves
    | SeatRequest
    | SettingRequest
    | MicrophoneRequest
    | PagesRequest
    | TellStory
    | TellReview
    | TellRecord
)
