"""Base Azul as a game system: its modules by what they do."""

from azul_access.games.azul import (
    asking,
    boards,
    commands,
    dialogue,
    editions,
    facts,
    grammar,
    keypad,
    narration,
    nodes,
    picture,
    put_back,
    rules,
    statistics,
    supposing,
    touch,
    virtual_bag,
)
from azul_access.games.azul.carrying import carry_over
from azul_access.games.azul.deeds import list_deeds
from azul_access.games.azul.editions import Options
from azul_access.games.azul.events import Event
from azul_access.games.azul.evolving import evolve
from azul_access.games.azul.places import TABLE
from azul_access.games.azul.questions import Question
from azul_access.games.azul.state import State
from azul_access.games.azul.statements import STATEMENTS
from azul_access.games.coach import Coach
from azul_access.games.lessons import Lessons
from azul_access.games.planning import Planning
from azul_access.games.rule_book import RuleBook
from azul_access.games.story import Story
from azul_access.games.system import TypedSystem
from azul_access.games.tactile_set import TactileSets


def _load_story() -> Story[State, Event, Options]:
    from azul_access.games.azul import story

    return story


def _load_tactile_sets() -> TactileSets[Options]:
    from azul_access.games.azul import tactile_set

    return tactile_set


def _load_planning() -> Planning[State, commands.Command]:
    from azul_access.games.azul import planning

    return planning


def _load_lessons() -> Lessons[State, Options]:
    from azul_access.games.azul import lessons

    return lessons


def _load_coach() -> Coach[State, commands.Command]:
    from azul_access.games.azul import coach

    return coach


def _load_rule_book() -> RuleBook[Options]:
    from azul_access.games.azul import rule_book

    return rule_book


AZUL: TypedSystem[State, commands.Command, Event, Question, Options] = TypedSystem(
    name="azul",
    players=range(2, 5),
    rules=rules,
    commands=commands,
    grammar=grammar,
    narration=narration,
    put_back=put_back,
    dialogue=dialogue,
    facts=facts,
    places=TABLE,
    symbols=nodes.SYMBOLS,
    editions=editions,
    boards=boards,
    pictures=picture,
    statistics=statistics,
    load_story=_load_story,
    load_tactile_sets=_load_tactile_sets,
    load_planning=_load_planning,
    load_rule_book=_load_rule_book,
    load_lessons=_load_lessons,
    load_coach=_load_coach,
    touch=touch,
    keypad=keypad,
    virtual_bag=virtual_bag,
    carry_over=carry_over,
    statements=STATEMENTS,
    supposing=supposing,
    evolve=evolve,
    list_deeds=list_deeds,
    asking=asking.VOCABULARY,
)
