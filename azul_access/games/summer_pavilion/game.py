"""Summer Pavilion as a game system: its modules by what they do."""

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
    story,
    tactile_set,
    touch,
    virtual_bag,
)
from azul_access.games.summer_pavilion.editions import Options
from azul_access.games.summer_pavilion.events import Event
from azul_access.games.summer_pavilion.evolving import evolve
from azul_access.games.summer_pavilion.places import TABLE
from azul_access.games.summer_pavilion.questions import Question
from azul_access.games.summer_pavilion.state import State
from azul_access.games.summer_pavilion.statements import STATEMENTS
from azul_access.games.system import TypedSystem

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
    statistics=statistics,
    story=story,
    tactile_sets=tactile_set,
    touch=touch,
    keypad=keypad,
    virtual_bag=virtual_bag,
    evolve=evolve,
    asking=asking.VOCABULARY,
)
