"""The subjects of questions that are learned from examples, and the question that each one makes.

`SHARED_SUBJECTS` has the builder of each subject that all games share, by the name under which the
examples of a language are; each game adds its own. A builder gets the parts of a line and returns
None if they make no question of the subject. A line about the table or an empty one is no question.
"""

from collections.abc import Mapping

from azul_access.games import course_subjects as in_course
from azul_access.games import deed_subjects as on_deeds
from azul_access.games import question_builders as builders
from azul_access.games import table_subjects as on_table
from azul_access.games.asking import BuildQuestion
from azul_access.games.questions import (
    AboutLabel,
    Aspect,
    Condition,
)
from azul_access.games.questions_of_talk import (
    LAST_ROUND,
    Course,
    Talk,
)
from azul_access.games.rankings import build_ranking

# Lines that are no questions.
TABLE_TALK = "talk"


def _always(question: object) -> BuildQuestion:
    return lambda _: question


SHARED_SUBJECTS: Mapping[str, BuildQuestion] = {
    "turn": in_course.build_named_turn,
    "next": in_course.build_order,
    "round": in_course.build_rounds(counts=False),
    "rounds-left": in_course.build_rounds(counts=True),
    "players": builders.build_players,
    "who-began": in_course.build_began,
    "who-begins-next": in_course.build_starter,
    "marker": on_table.build_marker,
    "marker-taken": in_course.build_why_began,
    "score": in_course.build_score,
    "score-then": in_course.build_course(Course.SCORES, LAST_ROUND),
    "gained": in_course.build_gained,
    "why-score": on_deeds.build_why_score,
    "why-minus": on_deeds.build_why_minus,
    "round-gains": on_deeds.build_round_gains,
    "reasons": on_deeds.build_reasons,
    "deeds": on_deeds.build_deeds,
    "marker-when": on_deeds.build_marker_when,
    "lead": in_course.build_lead,
    "last-move": in_course.build_last_move,
    "first-move": in_course.build_round_moves(is_first=True),
    "round-moves": in_course.build_round_moves(is_first=False),
    "since-mine": in_course.build_since,
    "best": on_table.build_best,
    "moves": on_table.build_moves,
    "table": on_table.build_table,
    "content": on_table.build_content,
    "count": on_table.build_count,
    "holds": on_table.build_holds,
    "where": on_table.build_where,
    "where-most": on_table.build_where_ranked,
    "in-all": on_table.build_in_game,
    "ranking": build_ranking,
    "frequent": on_table.build_frequent,
    "who-has": on_table.build_who_has_tiles,
    "own": builders.build_own,
    "bag": on_table.build_bag,
    "missing": on_table.build_missing,
    "missing-count": on_table.build_missing_count,
    "needs": on_table.build_needs,
    "needs-tile": on_table.build_needs_tile,
    "full": on_table.build_one(Aspect.FULL),
    "empty": on_table.build_one(Aspect.EMPTY),
    "which-full": on_table.build_which(Condition.FULL),
    "which-empty": on_table.build_which(Condition.EMPTY),
    "which-started": on_table.build_which(Condition.STARTED),
    "used-factories": on_table.build_which(Condition.USED),
    "label": on_table.build_label,
    "labels": _always(AboutLabel()),
    "difference": builders.build_difference,
    "final-points": in_course.build_bonus,
    "thanks": in_course.build_talk(Talk.THANKS),
    "greeting": in_course.build_talk(Talk.GREETING),
    "who-are-you": in_course.build_talk(Talk.WHO),
    "where-were-we": in_course.build_talk(Talk.WHERE),
    "slower": in_course.build_talk(Talk.SLOWER),
    "pause": in_course.build_talk(Talk.PAUSE),
    "again": in_course.build_talk(Talk.AGAIN),
    "why-not": in_course.build_talk(Talk.WHY_NOT),
    "that": in_course.build_talk(Talk.THAT),
    "net": in_course.build_talk(Talk.NET),
}
