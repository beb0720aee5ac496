"""Which parts make questions for the most and the fewest of something; see `rankings`."""

from azul_access.games.asking import QuestionForm, any_of
from azul_access.games.question_builders import build_lead
from azul_access.games.rankings import build_ranking

_RANKS = any_of("most", "fewest", "best", "worst")
_SAID = any_of("missing", "needs", "costs", "minus", "full", "empty", "started", "nearly", "space")

RANKING_FORMS: tuple[QuestionForm, ...] = (
    QuestionForm(
        build_lead, (any_of("most", "fewest"), any_of("score"), any_of("who")), any_of("best")
    ),
    QuestionForm(
        build_ranking,
        (_RANKS, any_of("who", "whose")),
        _RANKS | _SAID | any_of("placed", "each", "do", "can", "find", "how-many", "used", "taken"),
        places=(0, 2),
        tiles=(0, 1),
        seats=(0, 4),
    ),
    QuestionForm(
        build_ranking,
        (any_of("most", "fewest"), any_of("which", "where")),
        any_of("most", "fewest", "missing", "needs", "each", "do", "find"),
        places=(1, 2),
        tiles=(0, 1),
        seats=(0, 1),
    ),
)
