"""What holds for every reader, with any keys on a display of any size."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from reader_table import start_recorded_game

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.effects import PlayCommand, SendText
from azul_access.braille.reader import Reader
from azul_access.braille.screen.content import Layer
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


MIXED_SIZES = st.sampled_from(
    [
        *[DisplaySize(1, columns) for columns in (12, 14, 18, 20, 32, 40, 64, 80)],
        DisplaySize(9, 40, dots=6),
        DisplaySize(11, 20),
        DisplaySize(1, 40, status=4),
    ]
)
OTHERS = st.sampled_from(["wer", "z", "2o5", "u", "b", "rrbs", "qqq", "ende", "nein"])


# Keys that the game always answers.
ANSWERED = st.builds(KeyPress, st.sampled_from([KeyAction.UNDO, KeyAction.REDO]))


def sees_count(reader: Reader) -> bool:
    """Whether the display shows how many messages wait, where it has the room."""
    content = reader.content
    row, columns = reader.frame()[0], content.size.columns
    if content.size.status > 1:
        return row[columns + 1] != 0
    (count,) = content.renderer.render_words(f"+{len(content.messages.waiting)}")
    cells = bytes(cell.dots for cell in count)
    has_room = not any(row[columns - len(cells) - 1 : columns])
    return row[:columns].endswith(cells) or not has_room


@given(
    st.sampled_from(FILES[::2]),
    st.sampled_from([2, 6, 14]),
    MIXED_SIZES,
    st.lists(st.one_of(OTHERS, ANSWERED, INPUTS), max_size=25),
)
def test_at_a_mixed_table(
    file: str, moves: int, size: DisplaySize, inputs: list[KeyPress | int | str]
) -> None:
    """The answer to a key is on the display at once, and what waits is counted."""
    session = recorded_session(file, moves)
    reader = Reader(session, size)
    for item in inputs:
        count = len(reader.content.messages.items)
        effect = None
        match item:
            case str():
                session = update(reader, handle_line(session, item, "keyboard"))
            case int():
                effect = reader.type(item)
            case KeyPress():
                effect = reader.press(item)
        step: Step | None = None
        match effect:
            case SendText(candidates):
                step = handle_candidates(session, candidates, "braille")
            case PlayCommand(command, state):
                step = handle_touch(session, command, state, "braille")
        if step is not None:
            session = update(reader, step, is_answer=True)
            messages = reader.content.messages
            if len(messages.items) > count:
                assert messages.position == count
                assert reader.content.window == 0
        content = reader.content
        is_last_window = content.position == len(content.windows()) - 1
        if content.messages.waiting and (content.layer is Layer.VIEW or is_last_window):
            assert sees_count(reader)
