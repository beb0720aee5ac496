"""What holds for every reader, whatever keys are pressed and however large the display is."""

from functools import cache
from itertools import pairwise

from braille_games import moves, recorded, set_up
from braille_table import companion
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_access.braille.actions import KeyAction, KeyPress
from azul_access.braille.effects import PlayCommand, SendText
from azul_access.braille.layout import Cell, DisplaySize, lay_out_pages, split_into_windows
from azul_access.braille.reader import Reader
from azul_access.session import Session, handle_candidates, handle_line, handle_touch

FILES = ("azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey")
SIZES = st.builds(
    DisplaySize,
    rows=st.sampled_from([1, 1, 1, 2, 5, 9, 11]),
    columns=st.sampled_from([1, 8, 12, 14, 20, 40, 80]),
    status=st.integers(0, 4),
    dots=st.sampled_from([6, 8]),
)
ACTIONS = st.one_of(
    st.builds(KeyPress, st.sampled_from(KeyAction), st.integers(0, 400)),
    st.builds(
        KeyPress,
        st.sampled_from(
            [KeyAction.CONFIRM, KeyAction.PAN_ON, KeyAction.PAN_BACK, KeyAction.ROUTING]
        ),
        st.integers(0, 60),
    ),
    st.integers(0, 255),  # a chord
    st.sampled_from(["1r1", "u", "ende", "ja", "englisch", "rrbs", "5", "wer", "schrittweise"]),
)
PIECES = st.lists(st.lists(st.integers(1, 255), min_size=1, max_size=30), max_size=30)


@cache
def table(file: str, played: int) -> Session:
    game = recorded(file, 2)
    here, _, _ = companion(set_up(game, "de"))
    for move in list(moves(game))[:played]:
        here.handle_line(move.typed("de"), "keyboard")
    return here.session


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(FILES),
    st.sampled_from([0, 3, 9, 14, 22, 40]),
    SIZES,
    st.lists(ACTIONS, max_size=25),
)
def test_no_key_breaks_anything(
    file: str, played: int, size: DisplaySize, actions: list[KeyPress | int | str]
) -> None:
    """Any keys, chords and lines of others: the rows have the right size after each of them."""
    here = table(file, played)
    reader = Reader(here, size)
    for action in actions:
        effect = None
        if isinstance(action, str):
            step = handle_line(here, action, "keyboard")
        else:
            effect = reader.press(action) if isinstance(action, KeyPress) else reader.type(action)
            if isinstance(effect, SendText):
                step = handle_candidates(here, effect.candidates, "braille")
            elif isinstance(effect, PlayCommand):
                step = handle_touch(here, effect.command, effect.state, "braille")
        if isinstance(action, str) or isinstance(effect, SendText | PlayCommand):
            here = step.session
            reader.update_session(here)
            for told in step.announcements:
                reader.announce(told)
        rows = reader.frame()
        lengths = [size.columns + size.status, *[size.columns] * (size.rows - 1)]
        assert [len(row) for row in rows] == lengths
        if size.dots == 6:
            assert max(rows[-1]) <= 0x3F


KEYS = st.sampled_from(
    [
        KeyAction.PAN_ON,
        KeyAction.PAN_ON,
        KeyAction.PAN_ON,
        KeyAction.PAN_BACK,
        KeyAction.NEXT_VIEW,
        KeyAction.CHOICES,
        KeyAction.WHOSE_TURN,
    ]
)


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from([8, 14, 40]),
    st.lists(st.one_of(KEYS, st.sampled_from(["wer", "z", "2o5", "u", "b"])), max_size=40),
)
def test_no_message_is_lost(width: int, actions: list[KeyAction | str]) -> None:
    """What others do takes no message away, and a key takes away only the one that stood there."""
    here = table("azul-coloured", 6)
    reader = Reader(here, DisplaySize(1, width))
    for action in actions:
        before, frame = reader.content.messages, reader.frame()
        if isinstance(action, str):
            step = handle_line(here, action, "keyboard")
            here = step.session
            reader.update_session(here)
            for told in step.announcements:
                reader.announce(told)
            assert reader.content.messages.unread == before.unread
            if before.position is not None:
                assert reader.content.messages.current == before.current
                assert reader.frame() == frame
        else:
            reader.press(KeyPress(action))
            gone = reader.content.messages.unread - before.unread
            assert gone == 0 or (gone == 1 and before.position == before.unread)


@given(PIECES, st.integers(1, 40))
def test_windows_show_every_piece_once(words: list[list[int]], width: int) -> None:
    """In order, no window too wide, and whole where a piece fits on the display."""
    pieces = [tuple(Cell(dots, number) for dots in word) for number, word in enumerate(words)]
    shown = split_into_windows(pieces, width)
    assert all(len(window) <= width for window in shown)
    assert [cell for window in shown for cell in window if cell.dots] == [
        cell for piece in pieces for cell in piece
    ]
    for number, piece in enumerate(pieces):
        if len(piece) <= width:
            assert sum(any(cell.pick == number for cell in window) for window in shown) == 1
    for window, after in pairwise(shown):
        # A window ends only where the next piece, or its first part, does not fit.
        first = sum(cell.pick == after[0].pick for cell in after)
        assert len(window) + 1 + first > width


@given(
    st.lists(st.lists(st.integers(0, 12), min_size=1, max_size=9), max_size=12),
    st.integers(1, 12),
    st.integers(1, 40),
)
def test_pages_hold_every_cell_once(blocks: list[list[int]], rows: int, columns: int) -> None:
    """No cell lies on another, and none is lost; all pages have the display's size."""
    made = [
        [
            tuple(Cell(1, (block, row, column)) for column in range(width))
            for row, width in enumerate(widths)
        ]
        for block, widths in enumerate(blocks)
    ]
    found = lay_out_pages(made, rows, columns)
    assert found
    assert all(len(page) == rows for page in found)
    assert all(len(row) == columns for page in found for row in page)
    placed = [cell.pick for page in found for row in page for cell in row if cell.pick]
    wanted = [cell.pick for block in made for row in block for cell in row]
    assert sorted(placed) == sorted(wanted)
