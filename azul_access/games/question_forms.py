"""Which parts make which question, for every game of the family; see `asking`."""

from azul_access.games import condition_builders as conditions
from azul_access.games import question_builders as builders
from azul_access.games.asking import QuestionForm, any_of
from azul_access.games.questions import (
    AboutBest,
    AboutLead,
    AboutNext,
    AboutStarter,
    AboutTable,
)
from azul_access.games.ranking_forms import RANKING_FORMS
from azul_access.games.talk_forms import TALK_FORMS

_PLAYERS = (0, 4)
_WHO = any_of("who", "whose", "can")
_TO_DO = any_of("put", "take", "moves", "must", "can", "do")
_PAST = any_of("last", "this-round", "last-round")
_LACKS = any_of("missing", "needs", "can")
_EACH = any_of("each", "everything", "can")

# The narrower forms first.
SHARED_FORMS: tuple[QuestionForm, ...] = (
    *TALK_FORMS,
    *RANKING_FORMS,
    QuestionForm(
        builders.build_in_game,
        (any_of("in-game"),),
        any_of("how-many", "where", "each", "everything", "colour"),
        tiles=(0, 1),
    ),
    QuestionForm(
        builders.build_marker,
        (any_of("marker"),),
        _WHO
        | any_of("where", "next", "taken", "begins", "take", "round", "find", "each", "brings"),
        places=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutStarter(),
        (any_of("begins", "marker", "lead"), any_of("who"), any_of("next")),
        any_of("round", "can", "do", "turn", "put", "must", "begins"),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("why"), any_of("put", "fits", "can", "take")),
        any_of("not", "put", "fits", "can", "take", "do", "must"),
        places=(0, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        conditions.build_who_has,
        (any_of("who"),),
        any_of("each", "can", "placed"),
        places=(1, 2),
        tiles=(1, 1),
    ),
    QuestionForm(lambda _: AboutStarter(), (any_of("next"), any_of("round")), bare=True),
    QuestionForm(
        builders.build_round,
        (any_of("round"),),
        any_of("how-many", "who", "begins", "this-round", "do", "more", "put", "moves", "players")
        | any_of("missing", "everything", "must"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_round, (any_of("begins"), any_of("who")), any_of("this-round", "can")
    ),
    QuestionForm(
        builders.build_players,
        (any_of("players"), any_of("who", "which", "how-many")),
        _EACH | any_of("players", "do"),
        seats=(0, 1),
    ),
    QuestionForm(
        lambda _: AboutNext(),
        (any_of("next"),),
        _WHO | any_of("turn", "put", "moves", "must"),
    ),
    QuestionForm(
        builders.build_next,
        (any_of("following"),),
        _WHO | any_of("turn", "put", "moves", "must", "next"),
        seats=(1, 2),
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("turn"),),
        _WHO | any_of("must", "put", "moves"),
        seats=(0, 2),
        bare=True,
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("who"), any_of("must", "put", "fits", "can")),
        any_of("take", "do"),
    ),
    QuestionForm(
        builders.build_turn,
        (any_of("must"),),
        any_of("take", "put", "who", "fits", "moves", "do"),
        seats=(1, 2),
    ),
    QuestionForm(
        builders.build_difference,
        (any_of("apart"),),
        any_of("score", "changed", "lead", "how-many", "each", "do"),
        places=(0, 2),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_difference,
        (any_of("not"), any_of("what", "which")),
        any_of("colour"),
        places=(0, 1),
        seats=(2, 2),
    ),
    QuestionForm(
        builders.build_lead,
        (any_of("lead", "behind", "more"), any_of("score", "lead", "behind", "how-many", "who")),
        any_of("who", "how-many", "score", "brings", "more", "can"),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_lead,
        (any_of("missing", "needs"), any_of("score")),
        any_of("how-many", "more", "can"),
        seats=(1, 2),
    ),
    QuestionForm(builders.build_last, (any_of("who"), any_of("last")), any_of("score")),
    QuestionForm(
        lambda _: AboutLead(),
        (any_of("who"), any_of("best")),
        any_of("score", "do"),
    ),
    QuestionForm(
        lambda _: AboutBest(),
        (any_of("best", "most"), any_of("brings", "moves", "score", "can", "put", "do", "costs")),
        _TO_DO | any_of("brings", "score", "best", "most", "where", "how-many", "costs"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutBest(),
        (any_of("best"),),
        _TO_DO,
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("score", "brings", "bonus-points"), any_of("full", "each", "colour")),
        _EACH
        | any_of("score", "brings", "how-many", "full", "same", "colour", "bonus-points", "at-end"),
        places=(1, 1),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("score", "brings"), any_of("colour", "same", "full"), any_of("how-many", "what")),
        _EACH | any_of("full", "score", "brings", "colour", "same", "how-many", "at-end"),
        tiles=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_bonus,
        (any_of("bonus-points"),),
        any_of("brings", "how-many", "score", "at-end"),
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(
        builders.build_score,
        (any_of("score"),),
        _EACH | any_of("how-many", "who"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(builders.build_score, (any_of("how-many"),), seats=(1, 4)),
    QuestionForm(
        builders.build_score,
        (any_of("how"), any_of("is")),
        any_of("what"),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_changed,
        (any_of("since"),),
        any_of("do", "changed", "taken", "last", "moves", "who", "turn", "others", "put"),
        places=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_changed,
        (any_of("changed"), any_of("what")),
        any_of("last", "turn", "moves"),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_past,
        (any_of("do", "taken", "placed", "put", "take", "moves"), _PAST),
        any_of("do", "who", "moves", "turn", "taken", "placed", "take", "put", "round"),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_past,
        (any_of("last"), any_of("moves", "turn", "who")),
        _WHO | any_of("moves", "turn", "put", "do"),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_past,
        (any_of("do", "taken", "placed"), any_of("what", "which", "show")),
        any_of("do", "taken", "placed", "moves", "put"),
        tiles=(0, 1),
        seats=(1, 4),
    ),
    QuestionForm(
        builders.build_missing,
        (any_of("missing", "needs"),),
        _LACKS
        | any_of("full", "space", "put", "must", "started", "nearly", "score", "more", "how-many")
        | any_of("everything", "find", "fits", "at-end")
        | any_of("who", "where", "colour", "each", "do"),
        places=(1, 2),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_needs,
        (any_of("missing", "needs"),),
        _LACKS
        | any_of("full", "nearly", "each", "must", "who", "where", "colour", "how-many")
        | any_of("everything", "most", "more"),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_room,
        (any_of("space"),),
        any_of("empty", "how-many", "where", "each", "can"),
        places=(1, 2),
        tiles=(0, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        conditions.build_condition,
        (any_of(*conditions.CONDITIONS),),
        any_of(*conditions.CONDITIONS)
        | any_of("everything", "each", "not", "put", "how-many", "where", "who", "do", "find"),
        places=(0, 2),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        conditions.build_condition,
        (any_of("which", "how-many", "what", "where"),),
        any_of("which", "each", "where", "used"),
        places=(1, 1),
        tiles=(1, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_moves, (any_of("moves"), any_of("how-many")), any_of("fits", "can")
    ),
    QuestionForm(
        builders.build_moves,
        (any_of("space"), any_of("can", "put"), any_of("which", "where", "what", "how-many")),
        _TO_DO | any_of("fits", "full", "empty", "missing", "space"),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("where-to"),),
        _TO_DO | any_of("fits", "find"),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_where,
        (any_of("where", "which"), any_of("find", "take"), any_of("can", "find")),
        any_of("find", "take", "most", "fewest"),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("fits", "put", "take", "moves", "can"),),
        _TO_DO | any_of("fits", "full", "brings", "score", "everything", "where", "colour", "find"),
        places=(0, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("fits", "put", "moves", "take", "can"),),
        _TO_DO
        | any_of("fits", "full", "brings", "score", "each", "everything", "where", "colour")
        | any_of("find"),
        places=(0, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_gains,
        (any_of("what"), any_of("brings", "score", "do")),
        any_of("find", "can", "score", "brings"),
        places=(0, 1),
        tiles=(1, 1),
        seats=(0, 1),
    ),
    QuestionForm(
        builders.build_where,
        (any_of("where", "which", "most", "fewest", "same"),),
        any_of("most", "fewest", "same", "used", "each", "colour", "find", "can", "where", "take")
        | any_of("how-many"),
        places=(0, 1),
        tiles=(0, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_tiles_at,
        (),
        any_of("each", "space", "used", "taken", "everything", "how-many", "where", "colour"),
        places=(1, 2),
        tiles=(1, 1),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        builders.build_colours,
        (any_of("colour"), any_of("which", "what")),
        any_of("find"),
    ),
    QuestionForm(
        builders.build_count,
        (any_of("how-many"),),
        any_of("used", "each"),
        places=(1, 2),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_count_own,
        (any_of("how-many"),),
        _EACH | any_of("used", "taken", "take", "find"),
        tiles=(1, 1),
        seats=_PLAYERS,
    ),
    QuestionForm(
        builders.build_place,
        (),
        any_of("each", "everything", "colour", "placed", "where"),
        places=(1, 2),
        seats=_PLAYERS,
        bare=True,
    ),
    QuestionForm(
        lambda _: AboutTable(),
        (any_of("everything"),),
        _EACH,
        seats=(0, 1),
        bare=True,
    ),
    QuestionForm(builders.build_turn_of, (any_of("is"),), seats=(1, 2)),
    QuestionForm(builders.build_turn, (any_of("who"),), seats=(0, 1)),
    QuestionForm(
        builders.build_own, (any_of("what", "show", "how"),), any_of("colour"), seats=(1, 4)
    ),
    QuestionForm(
        builders.build_own_tiles,
        (),
        any_of("colour", "each"),
        tiles=(1, 1),
        seats=(1, 4),
        bare=True,
    ),
    QuestionForm(
        builders.build_bare_tiles,
        (),
        any_of("each", "used", "taken", "find", "who", "where", "can"),
        tiles=(1, 1),
        seats=(0, 1),
        bare=True,
        beside_moves=True,
    ),
)
