"""Pictures of the table: what they show is what `show --json` says, in every moment of a game."""

from itertools import pairwise
from math import dist
from random import Random

import azul_random
import pytest
import summer_pavilion_random
from shown_tables import expected_table, picture_cells, read_table

from azul_access.games import SYSTEMS
from azul_access.games.context import NarrationContext
from azul_access.games.picture import Picture, SpaceId, find_changes
from azul_access.language.phrase import Verbosity

NAMES = ("Anna", "Ben", "Cem", "Dora")
# The game, the number of players, and the choices of a game that is played at random.
GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("azul", 2, {}),
    ("azul", 3, {"wall": "grey"}),
    ("azul", 4, {"edition": "publisher"}),
    ("summer-pavilion", 2, {"board": "grey"}),
    ("summer-pavilion", 3, {"edition": "original"}),
    ("summer-pavilion", 4, {}),
]


def states_of(game: str, players: int, chosen: dict[str, str]) -> list[object]:
    """Every state of a whole game."""
    random = Random(players)
    if game == "azul":
        opening = azul_random.open_game(players, 0, **chosen)
        turns = azul_random.random_game(opening, random, azul_random.Habit.CAREFUL)
        return [opening, *[turn.after for turn in turns]]
    start = summer_pavilion_random.open_game(players, 0, **chosen)
    moves = summer_pavilion_random.random_game(start, random)
    return [start, *[turn.after for turn in moves]]


@pytest.fixture(scope="module", params=GAMES, ids=[f"{name}-{count}" for name, count, _ in GAMES])
def game(request: pytest.FixtureRequest) -> tuple[str, list[object], list[Picture]]:
    """A game, its states and their pictures."""
    name, players, chosen = request.param
    system = SYSTEMS[name]
    options = system.editions.decode_options(chosen)
    context = NarrationContext(NAMES[:players], options, Verbosity.NORMAL)
    states = states_of(name, players, chosen)
    assert system.pictures is not None
    return name, states, [system.pictures.draw_table(context, state) for state in states]


def test_pictures_show_the_state(game: tuple[str, list[object], list[Picture]]) -> None:
    name, states, pictures = game
    for state, picture in zip(states, pictures, strict=True):
        seats = len(picture.boards)
        data = SYSTEMS[name].facts.encode_state(NAMES[:seats], state)
        scores = [board.score or 0 for board in picture.boards]
        shown = read_table(name, picture_cells(picture), scores, grey=data.get("board") == "grey")
        assert shown == expected_table(data)


def test_changes_are_where_tiles_came_and_went(
    game: tuple[str, list[object], list[Picture]],
) -> None:
    """A change is marked if and only if another label or number of tiles is there than before."""
    _, _, pictures = game
    for before, after in pairwise(pictures):
        old, new = picture_cells(before), picture_cells(after)
        lists = {
            (part.name, grid.name) for part in after.parts for grid in part.grids if grid.is_list
        }
        changed = {
            SpaceId(*names, number)
            for names in new
            if names not in lists
            for number, (one, other) in enumerate(zip(old[names], new[names], strict=True))
            if one != other
        }
        found = find_changes(before, after)
        assert {space for space in found if (space.part, space.grid) not in lists} == changed
        for names in lists:
            came = [new[names][space.number][0] for space in found if space[:2] == names]
            gone = [label for label, _ in old[names]]
            kept = [label for label, _ in new[names] if label is not None]
            more = {label: max(0, kept.count(label) - gone.count(label)) for label in kept}
            assert {label: came.count(label) for label in kept} == more
        assert not find_changes(after, after)


def test_spaces_stay_where_they_are(game: tuple[str, list[object], list[Picture]]) -> None:
    """Parts, grids and places are the same in every moment; spaces do not overlap."""
    _, _, pictures = game
    first = pictures[0]
    for part in first.parts:
        for grid in part.grids:
            middles = [(space.x, space.y) for space in grid.spaces]
            assert min([*(value for middle in middles for value in middle), 0]) == 0
            for number, middle in enumerate(middles):
                assert all(dist(middle, other) > 0.98 for other in middles[:number])
            for space in grid.spaces if grid.rows else ():
                assert grid.rows[space.row]
                assert grid.columns[space.column]
    for picture in pictures:
        for part, same in zip(picture.parts, first.parts, strict=True):
            assert (part.name, part.seat) == (same.name, same.seat)
            for grid, as_before in zip(part.grids, same.grids, strict=True):
                assert grid.name == as_before.name
                if not grid.is_list:
                    assert [(space.place, space.x, space.y) for space in grid.spaces] == [
                        (space.place, space.x, space.y) for space in as_before.spaces
                    ]
