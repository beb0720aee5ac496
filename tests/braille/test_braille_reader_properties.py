"""What holds for every reader, with any keys on a display of any size."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from reader_table import start_recorded_game

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.effects import PlayCommand, SendText
from azul_access.braille.layout import DisplaySize
from azul_access.braille.reader import Reader
from azul_access.session import Session, Step, handle_candidates, handle_line, handle_touch
from firmware_protocol.cells import SIX_DOTS

FILES = ("azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey")
SIZES = st.builds(
    DisplaySize,
    rows=st.sampled_from([1, 1, 1, 2, 5, 9, 11]),
    columns=st.sampled_from([1, 8, 12, 14, 20, 40, 80]),
    status=st.integers(0, 4),
    dots=st.sampled_from([6, 8]),
)
FREQUENT = (KeyAction.CONFIRM, KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.ROUTING)
CHORDS = st.integers(0, 255)
LINES = st.sampled_from(["1r1", "u", "ende", "ja", "englisch", "rrbs", "5", "wer", "schrittweise"])
# A key, a chord, or a line that another player types.
INPUTS = st.one_of(
    st.builds(KeyPress, st.sampled_from(KeyAction), st.integers(0, 400)),
    st.builds(KeyPress, st.sampled_from(FREQUENT), st.integers(0, 60)),
    CHORDS,
    LINES,
)
MOVES = (KeyAction.PAN_ON, KeyAction.PAN_ON, KeyAction.PAN_ON, KeyAction.PAN_BACK)
MESSAGE_KEYS = st.sampled_from(
    (*MOVES, KeyAction.NEXT_VIEW, KeyAction.CHOICES, KeyAction.WHOSE_TURN)
)


@cache
def recorded_session(file: str, moves: int) -> Session:
    return start_recorded_game(file, moves=moves).session


def update(reader: Reader, step: Step, *, is_answer: bool = False) -> Session:
    """Pass the result of a step to the reader."""
    reader.update_session(step.session)
    for announcement in step.announcements:
        reader.announce(announcement, is_answer=is_answer)
    return step.session


@given(
    st.sampled_from(FILES),
    st.sampled_from([0, 3, 9, 14, 22, 40]),
    SIZES,
    st.lists(INPUTS, max_size=25),
)
def test_no_key_breaks_the_display(
    file: str, moves: int, size: DisplaySize, inputs: list[KeyPress | int | str]
) -> None:
    """After each key, chord and line of others the rows have the size of the display."""
    session = recorded_session(file, moves)
    reader = Reader(session, size)
    for item in inputs:
        match item:
            case str():
                session = update(reader, handle_line(session, item, "keyboard"))
                effect = None
            case int():
                effect = reader.type(item)
            case KeyPress():
                effect = reader.press(item)
        match effect:
            case SendText(candidates):
                step = handle_candidates(session, candidates, "braille")
                session = update(reader, step, is_answer=True)
            case PlayCommand(command, state):
                step = handle_touch(session, command, state, "braille")
                session = update(reader, step, is_answer=True)
        rows = reader.frame()
        lengths = [size.columns + size.status, *[size.columns] * (size.rows - 1)]
        assert [len(row) for row in rows] == lengths
        if size.dots == 6:
            assert max(max(row) for row in rows) <= SIX_DOTS


@given(
    st.sampled_from([8, 14, 40]),
    st.lists(st.one_of(MESSAGE_KEYS, st.sampled_from(["wer", "z", "2o5", "u", "b"])), max_size=40),
)
def test_no_message_is_lost(width: int, inputs: list[KeyAction | str]) -> None:
    """What is on the display stays, and all other messages wait until they were on it."""
    session = recorded_session("azul-coloured", 6)
    reader = Reader(session, DisplaySize(1, width))
    for item in inputs:
        before, frame = reader.content.messages, reader.frame()
        if isinstance(item, str):
            session = update(reader, handle_line(session, item, "keyboard"))
            messages = reader.content.messages
            if before.current is not None:
                assert messages.current == before.current
                width_of_count = len(b"+99") + 2
                assert reader.frame()[0][:-width_of_count] in (frame[0][:-width_of_count],)
        else:
            reader.press(KeyPress(item))
            read = set(before.waiting) - set(reader.content.messages.waiting)
            assert read <= {reader.content.messages.position}
