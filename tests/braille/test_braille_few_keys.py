"""How many keys a placement in Summer Pavilion takes, where there are many choices."""

from collections.abc import Iterator
from random import Random
from statistics import median

import pytest
from case_samples import sample
from fake_table import start_game
from reader_table import ReaderTable

from azul_access.braille.actions import KeyAction
from azul_access.braille.cells.layout import DisplaySize
from azul_access.braille.screen.choices import list_choices
from azul_access.braille.screen.content import Layer
from azul_access.games.summer_pavilion.commands import Place
from azul_access.record.setup import make_setup
from azul_access.session import Session
from azul_access.session.session import Owner
from azul_access.session.step.picking import find_command, find_pick, list_strips

PLACEMENTS = 40


def list_paths(session: Session, picks: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """All sequences of picks that place a tile."""
    for strip in list_strips(session, picks):
        pick = find_pick(strip)
        command = None if pick is None else find_command(session, (*picks, pick))
        if isinstance(command, Place):
            yield (*picks, pick)
        elif pick is not None and command is None and len(picks) < 3:
            yield from list_paths(session, (*picks, pick))


def find_column(table: ReaderTable, pick: object) -> int | None:
    """The column of a pick, or of the name that it is below."""
    content = table.reader.content
    line = content.lines()[0]
    choices = list_choices(content.session, content.selection, content.renderer, is_asked=False)
    headings = [it.heading for it in choices.options if it.pick == pick and it.heading]
    wanted = (pick, *headings)
    return next((at for at, cell in enumerate(line) if cell.pick in wanted), None)


def count_keys(table: ReaderTable, path: tuple[object, ...]) -> int:
    """Pick a command as a reader does who knows where everything is, and say yes."""
    content = table.reader.content
    keys = 0

    def press(action: KeyAction, number: int = 0) -> None:
        nonlocal keys
        table.press(action, number=number)
        keys += 1

    if content.layer is Layer.VIEW or not any(cell.pick for cell in content.lines()[0]):
        press(KeyAction.CHOICES)
    for pick in path:
        while (
            pick not in content.selection.picks.values and content.selection.picks.command is None
        ):
            column = find_column(table, pick)
            if column is None:
                press(KeyAction.PAN_ON)
            else:
                press(KeyAction.ROUTING, column)
            assert keys < 60, table.line
    press(KeyAction.CONFIRM)
    return keys


@pytest.mark.parametrize(("board", "keys"), sample(["coloured", "grey"], [(20, 5, 12), (40, 4, 9)]))
def test_a_placement_takes_few_keys(board: str, keys: tuple[int, int, int]) -> None:
    width, usual, most = keys
    setup = make_setup(
        game="summer-pavilion",
        names=("Anna", "Ben"),
        first_seat=0,
        chosen={"board": board},
        language="de",
        bag="virtual",
        seed=3,
    )
    companion, _, _ = start_game(setup)
    table = ReaderTable(companion, DisplaySize(1, width), owner=Owner(0, moves_for_all=True))
    random, counts = Random(1), list[int]()
    while len(counts) < PLACEMENTS:
        state = companion.session.ledger.state
        commands = list(setup.system.rules.legal_commands(state))
        if not any(isinstance(command, Place) for command in commands):
            companion.table.handle_touch(random.choice(commands), state, "keyboard")
            continue
        while table.messages.waiting:
            table.press(KeyAction.PAN_ON)
        # Of several payments the one that is proposed, which is the first.
        paths = {path[:2]: path for path in reversed(list(list_paths(table.own_session)))}
        path = random.choice(sorted(paths.values(), key=str))
        made = len(companion.session.ledger.history)
        counts.append(count_keys(table, path))
        assert len(companion.session.ledger.history) > made
    assert median(counts) <= usual
    assert max(counts) <= most
