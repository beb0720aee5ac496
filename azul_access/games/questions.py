"""Questions that can be asked about every game of the family."""

from enum import Enum

from azul_access.games.asked_parts import Place
from azul_access.games.questions_of_talk import OfPast
from azul_access.games.sources import Factory
from azul_access.values import frozen


@frozen
class AboutFactories:
    """All factories, or one."""

    factory: Factory | None = None


@frozen
class AboutCentre:
    pass


@frozen
class AboutScore:
    """The score of every player, or of one; `is_narrow` is for the points alone."""

    seat: int | None = None
    is_narrow: bool = False


@frozen
class AboutBag:
    """The tiles in the bag, and those that go into it when it is empty."""


@frozen
class AboutGame:
    """The options, the round and who began it."""


class Aspect(Enum):
    """What a question wants to know of a place; ABSENT are the colours that do not lie there."""

    COUNT = "count"
    COUNT_MISSING = "count-missing"
    CONTENT = "content"
    EMPTY = "empty"
    FULL = "full"
    HOLDS = "holds"
    MISSING = "missing"
    ROOM = "room"
    ABSENT = "absent"


@frozen
class AboutPlace:
    """One aspect of a place; with a colour, only of the tiles of that colour.

    `count` is the number of tiles that a question for HOLDS supposes. If it
    `is_named`, a short answer names what it is about: one of several, or one found by likeness.
    """

    place: Place
    aspect: Aspect = Aspect.CONTENT
    colour: int | None = None
    count: int | None = None
    is_named: bool = False


class Condition(Enum):
    """What some places of a kind have in common."""

    EMPTY = "empty"
    USED = "used"
    FULL = "full"
    STARTED = "started"
    NEARLY = "nearly"
    OPEN = "open"


@frozen
class AboutWhich:
    """The places of a kind that meet a condition, or only how many they are, or whether any does.

    `of_all` is for whether all do. `least` is how many free spaces there are at least.
    """

    place: Place
    condition: Condition
    counts: bool = False
    asks_whether: bool = False
    of_all: bool = False
    least: int = 1


class Rank(Enum):
    MOST = "most"
    FEWEST = "fewest"


@frozen
class AboutWhere:
    """Where tiles of a colour are: at least `count` of them, or the most or the fewest.

    Without a colour: where at least `count` tiles of any one colour are together. `places` are
    those that are asked about; without any, those that tiles are taken from. `negated` is for the
    places without the colour.
    """

    colour: int | None = None
    count: int | None = None
    rank: Rank | None = None
    places: tuple[Place, ...] = ()
    negated: bool = False


class Measure(Enum):
    """What players and places are compared by."""

    TILES = "tiles"
    MISSING = "missing"
    COST = "cost"
    PLACES = "places"


@frozen
class AboutRanking:
    """Which players, or which places of a kind, have the most or the fewest of something.

    `place` is what is measured: `of_players` at the same place of every player, or else at each
    place of the kind. With a colour only its tiles count. PLACES counts those that meet the
    `condition`.
    """

    place: Place
    measure: Measure = Measure.TILES
    rank: Rank = Rank.MOST
    of_players: bool = True
    colour: int | None = None
    condition: Condition | None = None


@frozen
class AboutTurn:
    """Whose turn it is, or whether it is the turn of a player."""

    seat: int | None = None


@frozen
class AboutNext:
    """Who is next after a player; None: after the one whose turn it is."""

    seat: int | None = None


@frozen
class AboutMarker:
    """Who has the start marker; or whether a player has it, or whether it is in the centre."""

    seat: int | None = None
    in_centre: bool = False


@frozen
class AboutHolders:
    """Which players have a place that meets a condition, and which ones; `places` of all players.

    With a colour: which players have tiles of it there. `negated` is for those who have none.
    """

    places: tuple[Place, ...]
    condition: Condition = Condition.FULL
    colour: int | None = None
    negated: bool = False


@frozen
class AboutStarter:
    """Who begins the next round."""


@frozen
class AboutPlayers:
    """Who plays, or how many."""

    counts: bool = False


@frozen
class AboutRound:
    """The number of the round and who began it; `counts` is for how many there will be."""

    counts: bool = False


@frozen
class AboutLead:
    """Who leads and by how much, or who is last.

    With one seat: how far that player is from the first or the next. With two: how far apart they
    are. `asks_whether` is for "am I ahead of Ben?", with `last` for "am I behind Ben?".
    """

    seats: tuple[int, ...] = ()
    last: bool = False
    asks_whether: bool = False


@frozen
class AboutDifference:
    """What is different between the boards of two players, or a kind of places on them."""

    one: int
    other: int
    kind: str | None = None


@frozen
class AboutNeeds:
    """What a player needs to complete what is begun; with a colour, who needs that colour.

    `negated` is for who does not need it.
    """

    seat: int | None = None
    colour: int | None = None
    asks_whether: bool = False
    negated: bool = False


class MoveQuestion:
    """What can be done next: no state in the middle of a command answers it."""

    __slots__ = ()


@frozen
class AboutGains(MoveQuestion):
    """The moves with a colour or to a place, and the points that they bring at once.

    `asks_whether` is for questions that yes or no answers. A `seat` of None means the player to
    act; another player's moves are those that they would have now. `negated` is for the colours
    that cannot go to a place, `fills` for whether the place can become full.
    """

    colour: int | None = None
    place: Place | None = None
    asks_whether: bool = False
    seat: int | None = None
    negated: bool = False
    fills: bool = False


@frozen
class AboutBest(MoveQuestion):
    """The moves that bring the most points at once."""


@frozen
class AboutBonus:
    """The points at the end for something complete, by its `kind`; None: for everything."""

    kind: str | None = None


@frozen
class AboutRule:
    """What the rule book says, whatever lies on the table; a conversation answers it.

    `paragraph` is the name of a paragraph.
    """

    paragraph: str


@frozen
class AboutLabel:
    """What the label of a colour stands for, or all of them."""

    colour: int | None = None


@frozen
class AboutInGame:
    """How many tiles of a colour are in the bag, and where the others on the table are."""

    colour: int


@frozen
class AboutFrequent:
    """The colour of which most or fewest tiles lie at some places.

    With `colours`: how many there are of each of them; without a rank also together.
    """

    places: tuple[Place, ...]
    rank: Rank | None = Rank.MOST
    colours: tuple[int, ...] = ()


@frozen
class AboutUnclear:
    """What was understood of a question that was not: the program asks what is meant."""

    place: Place | None = None
    colour: int | None = None
    seat: int | None = None


@frozen
class AboutNearest:
    """Which players are nearest to a complete place of a kind, or how near one is."""

    kind: str
    seat: int | None = None


@frozen
class AboutTable:
    """Everything on the table."""


@frozen
class AboutSeveral:
    """Several questions at once: the boards of all players."""

    questions: tuple[object, ...]


# Questions that are answered alike in every game. AboutTable and AboutSeveral consist of others.
SharedQuestion = (
    AboutFactories
    | AboutScore
    | AboutBag
    | AboutPlace
    | AboutWhich
    | AboutWhere
    | AboutRanking
    | AboutTurn
    | AboutNext
    | AboutMarker
    | AboutHolders
    | AboutStarter
    | AboutPlayers
    | AboutRound
    | AboutLead
    | AboutDifference
    | AboutNeeds
    | AboutGains
    | AboutBest
    | AboutBonus
    | AboutRule
    | AboutLabel
    | AboutFrequent
    | AboutInGame
    | AboutUnclear
    | AboutNearest
    | OfPast
)
