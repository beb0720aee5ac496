"""Chords: everything that was held when the first key is let go."""

from firmware_protocol.chords import Chords
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, PoweredOff
from firmware_protocol.link import Lost


def heard(*events: Event) -> list[set[str]]:
    chords = Chords()
    return [set(chord) for event in events if (chord := chords.handle(event))]


def down(*names: str) -> list[Event]:
    return [KeyDown(name) for name in names]


def up(*names: str) -> list[Event]:
    return [KeyUp(name) for name in names]


def test_one_key() -> None:
    """A key is a chord of its own."""
    assert heard(*down("space"), *up("space")) == [{"space"}]


def test_the_first_release_counts() -> None:
    """In whatever order the others follow."""
    keys = ("dot 1", "dot 5", "dot 6")
    assert heard(*down(*keys), *up("dot 5", "dot 1", "dot 6")) == [set(keys)]


def test_a_new_press_begins_a_new_chord() -> None:
    """With what is still held, as with a finger that stays on the space bar."""
    events = [*down("space", "dot 1"), *up("dot 1"), *down("dot 2"), *up("dot 2", "space")]
    assert heard(*events) == [{"space", "dot 1"}, {"space", "dot 2"}]


def test_what_was_never_pressed() -> None:
    """A release without a press means nothing."""
    assert heard(*up("dot 1")) == []


def test_keys_that_nobody_let_go() -> None:
    """When the display is lost, reset or switched off, what was held is no chord."""
    for end in (
        Lost(Fault(Reason.PORT_GONE, "port")),
        PoweredOff(),
        Identified("Orbit", 1, 20),
    ):
        assert heard(*down("dot 1"), end, *up("dot 1"), *down("dot 2"), *up("dot 2")) == [{"dot 2"}]
