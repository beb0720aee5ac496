"""`check` and the maker's guide agree: a display that is made by the guide's text passes."""

import pytest
from codec_pair import FastEmulator, new_pair
from home_made import FiveAnswers, FiveMessages, HomeMade, WithoutSerialNumber

from firmware_protocol import check
from firmware_protocol.codecs.codec import Codec
from firmware_protocol.codecs.registry import CODECS
from firmware_protocol.events import DeviceError, Event, Identified, KeyDown, KeyUp, Noise, Send

pytestmark = pytest.mark.usefixtures("no_waits")

HOME_MADE = pytest.mark.parametrize(
    ("name", "made"),
    [("baum", FiveMessages), ("baum", WithoutSerialNumber), ("canute", FiveAnswers)],
)


def emulate(name: str, made: type[HomeMade]) -> FastEmulator:
    return FastEmulator(of_codec(name, made))


def of_codec(name: str, made: type[HomeMade]) -> Codec:
    return CODECS[name]._replace(device=made)


@HOME_MADE
def test_a_display_by_the_guide_passes(name: str, made: type[HomeMade]) -> None:
    """All steps are good, and so are the keys."""
    emulator = emulate(name, made)
    examiner = check.Examiner(emulator.codec, emulator)
    problems = {step.title: step.problems for step in examiner.steps()}
    assert len(problems) == 9
    assert not any(problems.values()), problems
    assert bytes(emulator.device.rows[0][:6]) == b"\x01\x02\x04\x08\x10\x20"


@HOME_MADE
def test_keys_of_a_display_by_the_guide(name: str, made: type[HomeMade]) -> None:
    """Each key arrives under the name that the guide gives it."""
    pair = new_pair(of_codec(name, made))
    pair.identify()
    pair.settle()
    pair.forget()
    for key in pair.device.keys:
        pair.to_host(pair.device.press(key))
        pair.pass_time(0.2)
        pair.to_host(pair.device.release(key))
        pair.pass_time(0.2)
    moves = [move for key in pair.device.keys for move in (KeyDown(key), KeyUp(key))]
    assert pair.host_events == moves


@pytest.mark.parametrize("made", [FiveMessages, WithoutSerialNumber])
def test_a_no_is_no_error(made: type[HomeMade]) -> None:
    """A display may refuse all questions but the one for its size and name."""
    pair = new_pair(of_codec("baum", made))
    assert pair.identify() == Identified("VarioConnect", 1, 20)
    pair.settle()
    assert not [event for event in pair.host_events if isinstance(event, DeviceError | Noise)]


class RefusesRows(FiveMessages):
    """Answers a row with "unknown packet type"."""

    def _add(self, byte: int) -> list[Event]:
        done = super()._add(byte)
        return [Send(self._no)] if done else []


class TakesCellsForTheQuestion(FiveMessages):
    """Takes a blank cell and a cell 1B at the beginning of a row for the question of its size."""

    def _add(self, byte: int) -> list[Event]:
        events = super()._add(byte)
        if self._packet is not None and bytes(self._packet) == b"\x00\x1b":
            events.append(Send(self._size))
        return events


def test_a_no_to_a_row_is_an_error() -> None:
    """Only questions may be refused."""
    emulator = emulate("baum", RefusesRows)
    problems = {
        step.title: step.problems for step in check.Examiner(emulator.codec, emulator).steps()
    }
    assert any("reports the error 14" in line for line in problems["every dot pattern"])


def test_cells_that_look_like_the_question_for_the_size() -> None:
    """`1B 01 00 1B 1B` begins a row; a display that takes it for the question is told so."""
    emulator = emulate("baum", TakesCellsForTheQuestion)
    problems = {
        step.title: step.problems for step in check.Examiner(emulator.codec, emulator).steps()
    }
    special = problems.pop("cells that look like control bytes")
    assert special == ["it introduced itself again although it was only sent cells."]
