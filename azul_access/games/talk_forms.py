"""Which parts make questions about the labels and the conversation itself."""

from collections.abc import Callable

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, QuestionForm, any_of
from azul_access.games.question_builders import SOURCES, rank_of
from azul_access.games.questions import (
    AboutBonus,
    AboutFrequent,
    AboutLabel,
    AboutSeveral,
    AboutWhere,
)
from azul_access.games.questions_of_talk import AboutTalk, Talk

_PLAYERS = (0, 4)


def build_talk(talk: Talk) -> Callable[[Asked], object | None]:
    """A question about the conversation, and about a player if it names one."""

    def build(asked: Asked) -> object | None:
        seats, kind = asked.named_seats(), asked.kind()
        if kind is not None and kind.kind not in asked.vocabulary.costly:
            return None
        if talk is Talk.WHY_NOT and seats not in ([], [asked.asker.seat]):
            return None  # not a refusal: "why may Anna begin"
        everybody = not asked.seats and not asked.asker.is_known
        me = None if everybody else asked.asker.seat
        return AboutTalk(talk, seats[0] if len(seats) == 1 else me)

    return build


def build_label(asked: Asked) -> object | None:
    return AboutLabel(asked.colour)


def _build_what_is(asked: Asked) -> object | None:
    """A label, and where such tiles lie: "what is X?"."""
    if asked.colour is None or asked.count is not None or not asked.has("what"):
        return None
    return AboutSeveral((AboutLabel(asked.colour), AboutWhere(asked.colour)))


def build_frequent(asked: Asked) -> object | None:
    rank = rank_of(asked)
    if asked.colour is not None or rank is None:
        return None
    return AboutFrequent(tuple(asked.named_places()) or (Place(SOURCES),), rank)


TALK_FORMS: tuple[QuestionForm, ...] = (
    QuestionForm(
        build_talk(Talk.WHY_MINUS),
        (any_of("why"), any_of("minus", "costs")),
        any_of("minus", "score", "costs", "fewest", "how-many", "do", "not", "more", "missing")
        | any_of("last", "find", "brings"),
        places=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        build_talk(Talk.WHY_NOT),
        (any_of("why"),),
        any_of("not", "fits", "can", "do", "put", "take", "wrong", "must"),
        seats=(0, 1),
    ),
    QuestionForm(
        build_talk(Talk.MISTAKE),
        (any_of("wrong"),),
        any_of("do", "what", "placed", "put", "moves", "last"),
        seats=(0, 1),
    ),
    QuestionForm(build_talk(Talk.THANKS), (any_of("thanks"),), bare=True),
    QuestionForm(
        build_talk(Talk.WHERE),
        (any_of("left-off"),),
        any_of("where", "do"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        build_talk(Talk.NET),
        (any_of("net"),),
        any_of("how-many", "score", "brings", "do", "costs"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        build_talk(Talk.SLOWER),
        (any_of("slower"),),
        any_of("again", "can"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        build_talk(Talk.GAINED),
        (any_of("last-round"), any_of("score", "how-many"), any_of("how-many", "score", "brings")),
        any_of("find", "brings", "score", "do", "taken", "how-many"),
        seats=_PLAYERS,
    ),
    QuestionForm(
        build_talk(Talk.GAINED_NOW),
        (any_of("this-round"), any_of("score"), any_of("how-many", "what")),
        any_of("find", "brings", "score", "do", "taken", "how-many"),
        seats=_PLAYERS,
    ),
    QuestionForm(build_label, (any_of("means"),), any_of("space", "colour"), tiles=(1, 1)),
    QuestionForm(build_label, (any_of("means"), any_of("colour")), any_of("each")),
    QuestionForm(_build_what_is, (any_of("what"),), tiles=(1, 1)),
    QuestionForm(build_label, (any_of("what", "which"), any_of("colour")), tiles=(1, 1)),
    QuestionForm(
        lambda _: AboutBonus(),
        (any_of("at-end"), any_of("score", "brings", "scored"), any_of("what", "how-many")),
        any_of("score", "brings", "find", "more", "each"),
        seats=(0, 1),
    ),
    QuestionForm(
        build_frequent,
        (any_of("most", "fewest"), any_of("colour")),
        any_of("which", "what", "most", "fewest", "find", "how-many"),
        places=(0, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
)
