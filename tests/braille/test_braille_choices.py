"""What can be picked of a move, and how the choices of a step fit on a display of one line."""

import pytest
from fake_table import start_game
from recorded_moves import list_moves, load_game, make_setup

from azul_access.braille.cells.layout import Cell
from azul_access.braille.screen.choices import ChoiceList, Option
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.step.picking import (
    Heading,
    Picks,
    find_command,
    find_pick,
    list_headings,
    list_strips,
)

HEAD, WORDS, FREE = Cell(1), Cell(2), Cell(4)


@pytest.mark.parametrize(
    ("width", "head", "words", "free"),
    [(8, 3, 2, 2), (7, 3, 2, 0), (6, 3, 2, 0), (5, 1, 2, 0), (4, 1, 2, 0), (3, 0, 2, 0)],
)
def test_free_places_are_left_out_first_and_then_what_is_picked(
    width: int, head: int, words: int, free: int
) -> None:
    """Each part stands as long as its last cell has room; the head is short before it goes."""
    option = Option((), [(*[WORDS] * 2, *[FREE] * 2)], [(WORDS,) * 2], "pick")
    [window] = ChoiceList((HEAD,) * 3, (HEAD,), (option,)).windows(width)
    counts = [window.cells.count(cell) for cell in (HEAD, WORDS, FREE)]
    assert counts == [head, words, free]


def leads_on(session: Session, picks: tuple[object, ...]) -> bool:
    strips = list_strips(session, picks)
    if find_command(session, picks) is not None:
        return True
    return any(find_pick(strip) is not None for strip in strips)


@pytest.mark.parametrize(
    "file", ["azul-coloured", "azul-grey", "summer-pavilion-coloured", "summer-pavilion-grey"]
)
def test_every_pick_leads_to_a_command_or_to_more_picks(file: str) -> None:
    game = load_game(file)
    companion, _, _ = start_game(make_setup(game, "de"))
    for move in list_moves(game):
        session = companion.session
        for strip in list_strips(session, ()):
            pick = find_pick(strip)
            assert pick is None or leads_on(session, (pick,)), (move, pick)
        companion.handle_line(move.text("de"), "keyboard")


def test_picks_are_taken_back_one_by_one_and_count_in_their_state_only() -> None:
    game = load_game("azul-coloured")
    companion, _, _ = start_game(make_setup(game, "de"))
    session = companion.session
    first = find_pick(list_strips(session, ())[1])
    picks = Picks().add(Heading(phrase("name", name="a")), session).add(first, session)
    assert (picks.values, picks.heading) == ((first,), None)
    for _ in range(3):
        picks = picks.add(first, session)
    assert picks.command is not None
    picks = picks.remove_last()
    assert picks.command is None
    assert picks.values == (first,) * 3
    companion.handle_line(list_moves(game)[0].text("de"), "keyboard")
    assert not picks.current(companion.session).has_steps
    assert picks.add(first, companion.session).values == (first,)


def test_headings_are_for_choices_that_share_them() -> None:
    left, right = (Heading(phrase("name", name=name)) for name in ("left", "right"))
    assert list_headings([left, left, right]) == [left, right]
    assert not list_headings([left, right])
    assert not list_headings([left, left])
    assert not list_headings([left, right, left, None])
