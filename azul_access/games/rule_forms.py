"""Which parts make questions about the rules, the labels and the conversation itself."""

from collections.abc import Callable

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, QuestionForm, any_of
from azul_access.games.question_builders import SOURCES, rank_of
from azul_access.games.questions import (
    AboutBonus,
    AboutFrequent,
    AboutLabel,
    AboutRule,
    AboutSeveral,
    AboutWhere,
    Topic,
)
from azul_access.games.questions_of_talk import AboutTalk, Talk

_PLAYERS = (0, 4)


def build_talk(talk: Talk) -> Callable[[Asked], object | None]:
    """A question about the conversation, and about a player if it names one."""

    def build(asked: Asked) -> object | None:
        seats, kind = asked.named_seats(), asked.kind()
        if kind is not None and kind.kind not in asked.vocabulary.topics.get(
            Topic.PENALTY.value, ()
        ):
            return None
        if talk is Talk.WHY_NOT and seats not in ([], [asked.asker.seat]):
            return None  # not a refusal: "why may Anna begin"
        everybody = not asked.seats and not asked.asker.is_known
        me = None if everybody else asked.asker.seat
        return AboutTalk(talk, seats[0] if len(seats) == 1 else me)

    return build


def build_label(asked: Asked) -> object | None:
    return AboutLabel(asked.colour)


def _build_end(asked: Asked) -> object | None:
    """When the game ends, whoever could end it."""
    asked.named_seats()
    return build_rule(Topic.END)(asked)


def _build_explained(asked: Asked) -> object | None:
    """The rules about a place."""
    kind = asked.kind()
    if kind is None or asked.seats not in ((), ("me",)):
        return None
    asked.ignore_tiles()
    topics = asked.vocabulary.topics
    found = (topic for topic in Topic if kind.kind in topics.get(topic.value, ()))
    first = Topic.PENALTY if kind.kind in topics.get(Topic.PENALTY.value, ()) else next(found, None)
    return None if first is None else AboutRule(first)


def _build_what_is(asked: Asked) -> object | None:
    """A label, and where such tiles lie: "what is X?"."""
    if asked.colour is None or asked.count is not None or not asked.has("what"):
        return None
    return AboutSeveral((AboutLabel(asked.colour), AboutWhere(asked.colour)))


def _build_draw(asked: Asked) -> object | None:
    kind = asked.kind()
    is_rule = kind is not None and kind.kind == "factory" and asked.has("at-start", "round")
    return AboutRule(Topic.DRAW) if is_rule else None


def _build_round_end(asked: Asked) -> object | None:
    """What becomes of tiles at the end of a round."""
    kind = asked.kind()
    asked.named_seats()
    is_kept = kind is not None and kind.kind in asked.vocabulary.topics[Topic.RETAIN.value]
    return AboutRule(Topic.RETAIN) if is_kept else None


def build_frequent(asked: Asked) -> object | None:
    rank = rank_of(asked)
    if asked.colour is not None or rank is None:
        return None
    return AboutFrequent(tuple(asked.named_places()) or (Place(SOURCES),), rank)


def _build_marker_rule(asked: Asked) -> object | None:
    """Who gets the start marker, whatever tiles are taken."""
    kind = asked.kind()
    asked.ignore_tiles()
    asked.named_seats()
    return AboutRule(Topic.START) if kind is None or kind.kind == "centre" else None


def _build_scoring(asked: Asked) -> object | None:
    """How tiles score: only of tiles or a wall, since "how is the score" asks for the points."""
    if asked.tiles or asked.places or asked.has("do", "find", "can"):
        return build_rule(Topic.SCORING)(asked)
    return None


def _build_first_taker(asked: Asked) -> object | None:
    """What the first one to take from the centre gets."""
    kind = asked.kind()
    asked.ignore_tiles()
    return AboutRule(Topic.MARKER) if kind is not None and kind.kind == "centre" else None


def build_rule(topic: Topic) -> Callable[[Asked], object | None]:
    """A question about the rules; a place in it belongs to its topic."""

    def build(asked: Asked) -> object | None:
        kind = asked.kind()
        is_of_topic = kind is None or kind.kind in asked.vocabulary.topics.get(topic.value, ())
        is_other = asked.space is not None and topic is not Topic.PENALTY
        return AboutRule(topic) if is_of_topic and not is_other else None

    return build


RULE_FORMS: tuple[QuestionForm, ...] = (
    QuestionForm(
        build_talk(Talk.WHY_MINUS),
        (any_of("why"), any_of("minus", "score", "costs", "find", "brings")),
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
    QuestionForm(
        _build_draw,
        (any_of("how-many"), any_of("at-start", "round", "each")),
        any_of("must", "put", "each", "find", "take", "at-start"),
        places=(1, 1),
        tiles=(0, 1),
    ),
    QuestionForm(
        _build_round_end,
        (any_of("happen", "what", "when"), any_of("end", "at-end", "round")),
        any_of("do", "end", "at-end", "round", "happen", "if", "this-round", "full"),
        places=(1, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(build_label, (any_of("what", "which"), any_of("colour")), tiles=(1, 1)),
    QuestionForm(
        build_rule(Topic.OVERFLOW),
        (any_of("not", "more", "left-over"), any_of("fits", "left-over", "if", "when")),
        any_of("what", "happen", "do", "where-to", "where", "must", "can", "put", "more", "fits")
        | any_of("if", "when", "space", "everything", "each"),
        tiles=(0, 1),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        _build_first_taker,
        (any_of("lead", "begins"), any_of("take", "find", "taken")),
        any_of("if", "when", "happen", "who", "must", "do", "can", "take", "brings", "costs"),
        places=(1, 1),
        seats=(0, 1),
        tiles=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.BAG),
        (any_of("happen", "what"), any_of("empty"), any_of("if", "happen", "when")),
        any_of("do"),
        places=(1, 1),
    ),
    QuestionForm(
        build_rule(Topic.PASS),
        (any_of("happen", "do", "costs", "brings", "means", "must", "can", "if"), any_of("pass")),
        any_of("if", "when", "can", "costs", "brings", "how-many", "score", "put", "fits", "must")
        | any_of("do", "happen", "not", "turn"),
        seats=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.TIE),
        (any_of("tie"), any_of("happen", "who", "what", "if", "how")),
        any_of("lead", "if", "when", "score", "each"),
        seats=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.RETAIN),
        (any_of("retain"), any_of("how-many", "can", "what", "which")),
        any_of("next", "round", "can", "take", "do", "must", "if", "when", "pass", "how-many"),
        tiles=(0, 1),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.ROUND),
        (any_of("end"), any_of("round", "this-round"), any_of("when", "how", "if", "do", "is")),
        any_of("round", "this-round", "do", "happen", "must"),
    ),
    QuestionForm(
        _build_marker_rule,
        (any_of("marker"), any_of("if", "when", "must"), any_of("take", "find", "put", "brings")),
        any_of("take", "find", "put", "if", "when", "who", "taken", "can", "brings", "do", "must"),
        places=(0, 1),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        lambda _: AboutBonus(),
        (any_of("at-end"), any_of("score", "brings", "scored"), any_of("what", "how-many")),
        any_of("score", "brings", "find", "more", "each"),
        seats=(0, 1),
    ),
    QuestionForm(build_rule(Topic.WIN), (any_of("win"), any_of("how", "when")), seats=(0, 1)),
    QuestionForm(_build_explained, (any_of("explain"),), any_of("how", "can"), places=(1, 2)),
    QuestionForm(
        _build_end,
        (any_of("end"), any_of("when", "how", "is", "if", "do", "can")),
        any_of("when", "if", "do", "happen", "must", "can", "this-round"),
        seats=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.END),
        (any_of("long"), any_of("how")),
        any_of("end"),
    ),
    QuestionForm(
        build_rule(Topic.MARKER),
        (any_of("marker"), any_of("costs", "minus", "brings", "happen", "means", "do")),
        any_of("how-many", "score", "if", "when", "take", "who", "can", "taken", "costs", "minus")
        | any_of("brings"),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        build_rule(Topic.SCORING),
        (any_of("how"), any_of("scored")),
        any_of("score", "brings", "do", "full", "each", "can"),
        tiles=(0, 1),
        places=(0, 1),
    ),
    QuestionForm(
        _build_scoring,
        (any_of("how"), any_of("score", "brings")),
        any_of("score", "brings", "do", "find", "put", "can", "at-end", "full"),
        tiles=(0, 1),
        places=(0, 1),
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
