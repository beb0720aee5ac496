"""Summer Pavilion as a system: its modules by what they do."""

from azul_access.games.summer_pavilion import (
    commands,
    dialogue,
    editions,
    facts,
    grammar,
    narration,
    put_back,
    rules,
    statistics,
    touch,
    virtual_bag,
)
from azul_access.games.system import System

SUMMER_PAVILION = System(
    name="summer-pavilion",
    players=range(2, 5),
    rules=rules,
    commands=commands,
    editions=editions,
    grammar=grammar,
    narration=narration,
    put_back=put_back,
    dialogue=dialogue,
    facts=facts,
    statistics=statistics,
    virtual_bag=virtual_bag,
    touch=touch,
)
