"""Questions that a conversation answers, because no state of a game has their answers."""

from enum import Enum

from azul_access.games.asked_parts import Place
from azul_access.games.deeds import DeedKind
from azul_access.values import frozen


class Span(Enum):
    """The part of the past that a question is about."""

    LAST = "last"
    ROUND = "round"
    LAST_ROUND = "last-round"
    SINCE_TURN = "since-turn"


@frozen
class AboutPast:
    """The moves of a player, or of all; a conversation answers it, because no state has it.

    A `round` from 1 is another one than the span's. `is_first` is for the first move alone.
    """

    span: Span
    seat: int | None = None
    round: int | None = None
    is_first: bool = False


class Course(Enum):
    """What a question wants to know of the course of a game."""

    STARTER = "starter"
    MARKER = "marker"
    SCORES = "scores"
    POINTS = "points"
    GAINS = "gains"


# Rounds that are told from the one that is played.
THIS_ROUND = 0
LAST_ROUND = -1


@frozen
class AboutCourse:
    """Who began a round or took the start marker, the scores after it, or how they came about.

    GAINS are what a round brought each player, the most first.

    A `round` counts from 1, or is `THIS_ROUND` or `LAST_ROUND`. A `seat` of None means all players;
    otherwise `asks_whether` it is that player. A conversation answers it.
    """

    course: Course
    round: int = LAST_ROUND
    seat: int | None = None
    asks_whether: bool = False


# The newest round that has what is asked for.
ANY_ROUND = -2


@frozen
class AboutDeeds:
    """What players did or got: of some kinds, at a place, with a colour, in a round.

    A `seat` of None means all players. `is_largest` is for what changed most points alone, `sign`
    for gains (1) or losses (-1) alone. A conversation answers it.
    """

    kinds: tuple[DeedKind, ...]
    seat: int | None = None
    round: int = ANY_ROUND
    place: Place | None = None
    colour: int | None = None
    is_largest: bool = False
    sign: int = 0
    asks_whether: bool = False


class Talk(Enum):
    """What players ask about the conversation itself."""

    WHY_NOT = "why-not"
    WHY_MINUS = "why-minus"
    MISTAKE = "mistake"
    THANKS = "thanks"
    WHERE = "where"
    NET = "net"
    GAINED = "gained"
    GAINED_NOW = "gained-now"
    SLOWER = "slower"
    GREETING = "greeting"
    WHO = "who"
    THAT = "that"
    AGAIN = "again"
    PAUSE = "pause"


@frozen
class AboutTalk:
    """A question about what was said or done before; a conversation answers it.

    A `seat` of None means all players.
    """

    talk: Talk
    seat: int | None = None


# Questions about the past, which no state answers.
OfPast = AboutPast | AboutCourse | AboutDeeds
