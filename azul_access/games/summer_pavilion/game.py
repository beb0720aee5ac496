"""Summer Pavilion as a game system: its modules by what they do."""

from azul_access.games.coach import Coach
from azul_access.games.lessons import Lessons
from azul_access.games.planning import Planning
from azul_access.games.rule_book import RuleBook
from azul_access.games.story import Story
from azul_access.games.summer_pavilion import (
    asking,
    boards,
    commands,
    dialogue,
    editions,
    facts,
    grammar,
    keypad,
    narration,
    picture,
    put_back,
    rules,
    statistics,
    supposing,
    touch,
    virtual_bag,
)
from azul_access.games.summer_pavilion.deeds import list_deeds
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.evolving import evolve
from azul_access.games.summer_pavilion.places import TABLE
from azul_access.games.summer_pavilion.questions import Question
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.statements import STATEMENTS
from azul_access.games.system import TypedSystem
from azul_access.games.tactile_set import TactileSets


def _load_story() -> Story[State, Event, Options]:
    from azul_access.games.summer_pavilion import story

    return story


def _load_tactile_sets() -> TactileSets[Options]:
    from azul_access.games.summer_pavilion import tactile_set

    return tactile_set


def _load_lessons() -> Lessons[State, Options]:
    from azul_access.games.summer_pavilion import lessons

    return lessons


def _load_coach() -> Coach[State, commands.Command]:
    from azul_access.games.summer_pavilion import coach

    return coach


def _load_rule_book() -> RuleBook[Options]:
    from azul_access.games.summer_pavilion import rule_book

    return rule_book


def _load_planning() -> Planning[State, commands.Command]:
    from azul_access.games.summer_pavilion import planning

    return planning


SUMMER_PAVILION: TypedSystem[State, commands.Command, Event, Question, Options] = TypedSystem(
    name="summer-pavilion",
    players=range(2, 5),
    rules=rules,
    commands=commands,
    grammar=grammar,
    narration=narration,
    put_back=put_back,
    dialogue=dialogue,
    facts=facts,
    places=TABLE,
    symbols=grammar.SYMBOLS,
    editions=editions,
    boards=boards,
    pictures=picture,
    statements=STATEMENTS,
    supposing=supposing,
    statistics=statistics,
    load_story=_load_story,
    load_tactile_sets=_load_tactile_sets,
    load_rule_book=_load_rule_book,
    load_lessons=_load_lessons,
    load_coach=_load_coach,
    load_planning=_load_planning,
    touch=touch,
    keypad=keypad,
    virtual_bag=virtual_bag,
    evolve=evolve,
    list_deeds=list_deeds,
    asking=asking.VOCABULARY,
)
