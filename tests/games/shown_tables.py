"""Tables that are shown as grids, compared with what `show --json` says of the same moment."""

from collections.abc import Mapping, Sequence

from azul_access.games.picture import Picture

# The label and the number of tiles on each space, by the names of part and grid.
Cell = tuple[str | None, int]
Cells = Mapping[tuple[str, str], Sequence[Cell]]

_FACTORY_PART = "factories"
# A star has its spaces in the order of their numbers, a file has them clockwise.
_GREY_NUMBERS = (3, 2, 1, 4, 5, 6)


def picture_cells(picture: Picture) -> Cells:
    return {
        (part.name, grid.name): [
            (space.tile.label if space.tile else None, space.count) for space in grid.spaces
        ]
        for part in picture.parts
        for grid in part.grids
    }


def read_table(
    game: str, cells: Cells, scores: Sequence[int], *, grey: bool = False
) -> dict[str, object]:
    """What the grids show, with the keys of `show --json`. `scores` are by seat.

    `grey` is whether the stars are those of the grey board.
    """
    factories = [grid for part, grid in cells if part == _FACTORY_PART]
    shown: dict[str, object] = {
        "factories": [_labels(cells[_FACTORY_PART, name]) for name in factories]
    }
    boards = [(f"board-{seat}", score) for seat, score in enumerate(scores, 1)]
    if game == "azul":
        centre = [*_labels(cells["centre", "disc"]), *_labels(cells["centre", "beside"])]
        return {
            **shown,
            "centre": [label for label in centre if label != "1"],
            "marker in centre": "1" in centre,
            "players": [_azul_board(cells, board, score) for board, score in boards],
        }
    return {
        **shown,
        "centre": _labels(cells["centre", "tiles"]),
        "marker in centre": _labels(cells["centre", "stone"]) == ["1"],
        "supply": _labels(cells["supply", "supply"]),
        "players": [_pavilion_board(cells, board, score, grey) for board, score in boards],
    }


def expected_table(data: Mapping[str, object]) -> dict[str, object]:
    """The part of the data of `show --json` that a table shows."""
    players = data["players"]
    assert isinstance(players, list)
    left_out = ("name", "bonus", "passed")
    marker = data["marker"] if "marker" in data else data["stone"]
    return {
        **{key: data[key] for key in ("factories", "centre", "supply") if key in data},
        "marker in centre": marker == "centre",
        "players": [
            {key: value for key, value in player.items() if key not in left_out}
            for player in players
        ],
    }


def _labels(cells: Sequence[Cell]) -> list[str]:
    return [label for label, count in cells if label is not None for _ in range(count)]


def _azul_board(cells: Cells, board: str, score: int) -> dict[str, object]:
    lines, start = [], 0
    for size in range(1, 6):
        labels = _labels(cells[board, "lines"][start : start + size])
        start += size
        assert len(set(labels)) < 2, "one colour on a pattern line"
        # Lines fill from the wall outwards, to the left.
        assert [label for label, _ in cells[board, "lines"][start - len(labels) : start]] == labels
        lines.append({"label": labels[0], "count": len(labels)} if labels else None)
    return {
        "score": score,
        "wall": _rows(cells[board, "wall"], 5),
        "lines": lines,
        "floor": _labels(cells[board, "floor"]),
    }


def _pavilion_board(cells: Cells, board: str, score: int, grey: bool) -> dict[str, object]:
    centre, *stars = _rows(cells[board, "stars"], 6)
    if grey:
        stars = [[star[number - 1] for number in _GREY_NUMBERS] for star in stars]
    return {
        "score": score,
        "stars": [centre, *stars],
        "tiles": _labels(cells[board, "hand"]),
        "kept": _labels(cells[board, "kept"]),
    }


def _rows(cells: Sequence[Cell], width: int) -> list[list[str | None]]:
    labels = [label for label, _ in cells]
    return [labels[start : start + width] for start in range(0, len(labels), width)]
