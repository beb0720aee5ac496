"""Chords: the keys that are pressed when the first of them is released."""

from firmware_protocol.chords import Chords
from firmware_protocol.errors import Fault, Reason
from firmware_protocol.events import Event, Identified, KeyDown, KeyUp, PoweredOff
from firmware_protocol.link import Lost


def completed(*events: Event) -> list[set[str]]:
    chords = Chords()
    return [set(chord) for event in events if (chord := chords.handle(event))]


def down(*names: str) -> list[Event]:
    return [KeyDown(name) for name in names]


def up(*names: str) -> list[Event]:
    return [KeyUp(name) for name in names]


def test_one_key() -> None:
    """A single key is a chord."""
    assert completed(*down("space"), *up("space")) == [{"space"}]


def test_the_first_release_completes_a_chord() -> None:
    """The later releases have no effect."""
    keys = ("dot 1", "dot 5", "dot 6")
    assert completed(*down(*keys), *up("dot 5", "dot 1", "dot 6")) == [set(keys)]


def test_a_new_press_begins_a_new_chord() -> None:
    """Keys that are still pressed belong to it, such as a space bar that is held."""
    events = [*down("space", "dot 1"), *up("dot 1"), *down("dot 2"), *up("dot 2", "space")]
    assert completed(*events) == [{"space", "dot 1"}, {"space", "dot 2"}]


def test_a_release_without_a_press() -> None:
    """It is no chord."""
    assert completed(*up("dot 1")) == []


def test_keys_of_a_display_that_is_lost() -> None:
    """When the display is lost, reset or switched off, its pressed keys are no chord."""
    for end in (
        Lost(Fault(Reason.PORT_GONE, "port")),
        PoweredOff(),
        Identified("Orbit", 1, 20),
    ):
        assert completed(*down("dot 1"), end, *up("dot 1"), *down("dot 2"), *up("dot 2")) == [
            {"dot 2"}
        ]
