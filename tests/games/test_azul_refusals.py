"""Every reason for which the rules of base Azul refuse a command, with its slots."""

import pytest
from azul_refusals import REFUSALS, TAKING, Refusal

from azul_access.errors import AccessError
from azul_access.games.azul import rules
from azul_access.games.azul.commands import Command, Take
from azul_access.games.azul.pieces import FLOOR, Colour, Line
from azul_access.games.azul.refusals import Reason
from azul_access.games.azul.state import State
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import Factory, SourceReason
from azul_access.games.system import IllegalCommand, MalformedReason


@pytest.mark.parametrize(
    ("reason", "state", "command", "slots"), REFUSALS, ids=[reason.value for reason, *_ in REFUSALS]
)
def test_refusal_names_its_reason(
    reason: Refusal, state: State, command: Command, slots: dict[str, object]
) -> None:
    """A refusal has the reason, and the slots for a sentence about it."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    assert isinstance(caught.value, AccessError)
    assert (caught.value.reason, caught.value.slots) == (reason, slots)


def test_every_reason_is_tested() -> None:
    """Each reason of the rules, of draws and of sources has a case above."""
    assert {reason for reason, *_ in REFUSALS} == {*Reason, *DrawReason, *SourceReason}


MALFORMED: list[object] = [
    None,
    "end",
    Take(None, Colour.RED, FLOOR),  # type: ignore[arg-type]
    Take(1, Colour.RED, FLOOR),  # type: ignore[arg-type]
    Take(Factory(0), 0, FLOOR),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, 1),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, FLOOR, 2.0),  # type: ignore[arg-type]
    Take(Factory(False), Colour.RED, FLOOR),
    Take(Factory(0), Colour.RED, Line(2.0)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("command", MALFORMED, ids=repr)
def test_malformed_command(command: object) -> None:
    """A value that is no command at all is refused, too."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(TAKING, command)  # type: ignore[arg-type]
    assert caught.value.reason is MalformedReason.MALFORMED
