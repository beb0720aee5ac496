"""Which parts make which question, for every game of the family; see `asking`."""

from azul_access.games import question_builders as builders
from azul_access.games.asking import QuestionForm, any_of
from azul_access.games.questions import (
    AboutBest,
    AboutLead,
    AboutMarker,
    AboutNext,
    AboutRound,
    AboutTable,
)

_LOOK = any_of("what", "which", "how", "show", "is", "each", "where")
_ASK = _LOOK | any_of("how-many", "who", "can", "colour", "where-to")
_PLAYERS = (0, 4)
_CAN = any_of("fits", "put", "take", "can", "moves", "do", "needs")
_LACKS = any_of("missing", "needs")

# The narrower forms first.
SHARED_FORMS: tuple[QuestionForm, ...] = (
    QuestionForm(
        builders.build_marker,
        (any_of("marker"),),
        _ASK
        | any_of("whose", "next", "taken", "begins", "take", "fits", "round", "find", "brings"),
        places=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutMarker(),
        (any_of("begins"), any_of("who"), any_of("next")),
        any_of("is", "round", "can"),
    ),
    QuestionForm(
        builders.build_round,
        (any_of("round"),),
        any_of("which", "what", "how", "is", "show", "how-many", "who", "begins", "this-round")
        | any_of("do"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutRound(),
        (any_of("begins"), any_of("who")),
        any_of("is", "this-round", "can"),
    ),
    QuestionForm(
        builders.build_players,
        (any_of("players"), any_of("who", "which", "how-many")),
        any_of("is", "do", "players", "everything", "fits", "each"),
        seats=(0, 1),
    ),
    QuestionForm(
        lambda _: AboutNext(),
        (any_of("next"),),
        any_of("who", "is", "turn", "whose", "can", "put", "moves", "must"),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_next,
        (any_of("following"),),
        any_of("who", "is", "turn", "whose", "can", "put", "moves", "must", "next"),
        seats=(1, 1),
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("turn"),),
        any_of("who", "whose", "is", "can", "which", "show", "next", "fits", "must"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("who"), any_of("must", "put", "fits")),
        any_of("is", "do", "take"),
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("must"),),
        any_of("is", "do", "take", "put", "who", "fits"),
        seats=(1, 1),
    ),
    QuestionForm(
        builders.build_difference,
        (any_of("apart"),),
        _ASK | any_of("score", "changed", "lead"),
        places=(0, 2),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_difference,
        (any_of("not"), any_of("what", "which")),
        _LOOK | any_of("colour"),
        places=(0, 1),
        seats=(2, 2),
    ),
    QuestionForm(
        builders.build_lead,
        (any_of("lead", "behind", "more"),),
        any_of("who", "is", "how", "how-many", "score", "what", "show", "can", "brings", "space"),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_lead,
        (any_of("most", "fewest"), any_of("score"), any_of("who")),
        any_of("is", "best"),
    ),
    QuestionForm(
        builders.build_lead,
        (any_of("missing", "needs"), any_of("score")),
        any_of("how-many", "is", "more", "can"),
        seats=(1, 2),
    ),
    QuestionForm(builders.build_last, (any_of("who"), any_of("last")), any_of("is", "score")),
    QuestionForm(
        lambda _: AboutLead(), (any_of("who"), any_of("best")), any_of("is", "score", "do", "how")
    ),
    QuestionForm(
        lambda _: AboutBest(),
        (any_of("best", "most"), any_of("brings", "moves", "score", "can", "put", "do", "costs")),
        any_of("what", "which", "is", "show", "brings", "moves", "score", "do", "best", "most")
        | any_of("can", "put", "take", "where", "fits", "how-many"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutBest(),
        (any_of("best"),),
        any_of("what", "is", "show", "moves", "put", "can", "do", "take"),
        seats=(0, 1),
        tiles=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("score", "brings", "bonus-points"), any_of("full", "each", "colour")),
        any_of("score", "brings", "what", "how-many", "is", "full", "each", "everything", "can")
        | any_of("same", "show"),
        places=(1, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("score", "brings"), any_of("colour", "same", "full"), any_of("how-many", "what")),
        any_of("is", "each", "full", "everything", "score", "brings", "colour", "same"),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("bonus-points"),),
        _LOOK | any_of("brings", "how-many", "score"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        builders.build_score,
        (any_of("score"),),
        any_of("how-many", "who", "how", "what", "show", "is", "each", "which", "everything")
        | any_of("can", "turn"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(builders.build_score, (any_of("how-many"),), any_of("is"), seats=(1, 4)),
    QuestionForm(
        builders.build_score,
        (any_of("how"), any_of("is")),
        any_of("what"),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_changed,
        (any_of("since"),),
        _LOOK | any_of("do", "changed", "taken", "last", "moves", "who", "turn", "others", "put"),
        places=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_changed,
        (any_of("changed"), any_of("what")),
        _LOOK | any_of("last", "turn", "moves", "show"),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_past,
        (any_of("do", "taken", "placed", "put", "take", "moves"), any_of("last", "this-round")),
        _LOOK
        | any_of("who", "which", "moves", "turn", "do", "taken", "last", "placed", "how", "take")
        | any_of("put", "round"),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_past,
        (any_of("last"), any_of("moves", "turn", "who")),
        _LOOK | any_of("who", "whose", "do", "moves", "turn", "round", "put"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_past,
        (any_of("do", "taken", "placed"), any_of("what", "which", "show")),
        _LOOK | any_of("do", "taken", "placed", "moves", "put"),
        tiles=(0, 1),
        seats=(1, 4),
    ),
    QuestionForm(
        builders.build_missing,
        (any_of("missing", "needs"),),
        _ASK
        | _LACKS
        | any_of("full", "space", "put", "can", "must", "started", "nearly", "score", "more", "do"),
        places=(1, 2),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_needs,
        (_LACKS,),
        _ASK | _LACKS | any_of("full", "nearly", "each", "more", "must"),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_room,
        (any_of("space"),),
        _ASK | any_of("space", "empty"),
        places=(1, 2),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_condition,
        (any_of(*builders.CONDITIONS),),
        _ASK | any_of(*builders.CONDITIONS) | any_of("space", "everything", "not", "put"),
        places=(0, 2),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_condition,
        (any_of("which", "how-many", "what", "where"),),
        any_of("which", "is", "what", "each", "where", "used", "show"),
        places=(1, 1),
        tiles=(1, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("where-to"),),
        _ASK | _CAN | any_of("where-to"),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_where,
        (any_of("where", "which"), any_of("find", "take"), any_of("can")),
        _ASK | any_of("find", "take", "most", "fewest"),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("fits", "put", "take", "can", "moves", "needs"),),
        _ASK
        | _CAN
        | any_of("full", "moves", "brings", "score", "everything", "do", "empty", "find"),
        places=(0, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("fits", "put", "can", "moves", "take"),),
        _ASK | _CAN | any_of("full", "moves", "brings", "score", "each", "everything", "find"),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("what"), any_of("brings", "score", "do")),
        any_of("is", "me", "can", "find"),
        places=(0, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_where,
        (any_of("where", "which", "most", "fewest", "same"),),
        _ASK | any_of("most", "fewest", "same", "used", "each", "colour", "empty", "find"),
        places=(0, 1),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_tiles_at,
        (),
        _ASK | any_of("each", "space", "used", "taken", "everything"),
        places=(1, 2),
        tiles=(1, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_colours,
        (any_of("colour"), any_of("which", "what")),
        any_of("which", "what", "is", "find"),
    ),
    QuestionForm(
        builders.build_count,
        (any_of("how-many"),),
        _ASK | any_of("used", "each"),
        places=(1, 2),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_count_own,
        (any_of("how-many"),),
        _ASK | any_of("used", "each", "everything", "taken", "take"),
        tiles=(1, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_place,
        (),
        _LOOK | any_of("colour", "everything", "can", "do", "placed", "turn", "each", "who"),
        places=(1, 2),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutTable(),
        (any_of("everything"),),
        _LOOK | any_of("everything", "is", "each", "do"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(builders.build_turn_of, (any_of("is"),), seats=(1, 1)),
    QuestionForm(builders.build_turn, (any_of("who"),), any_of("is"), seats=(0, 1)),
    QuestionForm(
        builders.build_own, (any_of("what", "show", "how"),), _LOOK | any_of("colour"), seats=(1, 4)
    ),
    QuestionForm(
        builders.build_own_tiles,
        (),
        _LOOK | any_of("colour", "each"),
        tiles=(1, 1),
        seats=(1, 4),
        bare=True,
    ),
    QuestionForm(
        builders.build_bare_tiles,
        (),
        _ASK | any_of("each", "used", "taken", "empty", "find"),
        tiles=(1, 1),
        seats=(0, 1),
        bare=True,
        beside_moves=True,
    ),
)
