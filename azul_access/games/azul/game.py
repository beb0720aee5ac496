"""Base Azul as a system: its modules by what they do."""

from azul_access.games.azul import (
    commands,
    dialogue,
    editions,
    facts,
    grammar,
    put_back,
    rules,
    tally,
    telling,
    touch,
    virtual,
)
from azul_access.games.system import System

AZUL = System(
    name="azul",
    players=range(2, 5),
    rules=rules,
    commands=commands,
    editions=editions,
    grammar=grammar,
    telling=telling,
    put_back=put_back,
    dialogue=dialogue,
    facts=facts,
    tally=tally,
    virtual=virtual,
    touch=touch,
)
