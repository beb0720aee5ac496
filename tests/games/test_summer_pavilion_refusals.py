"""The refusals of the rules of Summer Pavilion."""

import pytest
from summer_pavilion_refusals import CHOOSING, FILLING, NEW, PLACING, REFUSALS, TAKING, Refusal

from azul_access.errors import AccessError
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import Factory, SourceReason
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import (
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import State
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
    """Each reason of the rules, of draws and of sources has a case."""
    assert {reason for reason, *_ in REFUSALS} == {*Reason, *DrawReason, *SourceReason}


MALFORMED: list[object] = [
    None,
    "end",
    Take(None, Colour.RED),  # type: ignore[arg-type]
    Take(1, Colour.RED),  # type: ignore[arg-type]
    Take(Factory(0), 0),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, 2.0),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, True),
    Take(Factory(False), Colour.RED),
]
MALFORMED_PLACES: list[object] = [
    Place(True, 0),
    Place(3.0, 0),  # type: ignore[arg-type]
    Place(3, False),
    Place(3, "1"),  # type: ignore[arg-type]
    Place(3, 1, 2),  # type: ignore[arg-type]
    Place(3, 1, Colour.RED, [Colour.RED, Colour.RED]),  # type: ignore[arg-type]
    Place(3, 1, Colour.RED, (2, 2)),  # type: ignore[arg-type]
    Pass([]),  # type: ignore[arg-type]
    Pass((2,)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(
    ("state", "command"),
    [
        *((TAKING, command) for command in MALFORMED),
        *((PLACING, command) for command in MALFORMED_PLACES),
        (NEW, Stock(["R"] * 10)),  # type: ignore[arg-type]
        (FILLING, Fill((2, 2, 2, 2))),  # type: ignore[arg-type]
        (CHOOSING, Bonus((2, 2, 2))),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_malformed_command(state: State, command: object) -> None:
    """A value that is no command at all is refused, too."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)  # type: ignore[arg-type]
    assert caught.value.reason is MalformedReason.MALFORMED
