"""Makes the files of grids and the marker, for 3D printers and laser cutters."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import PurePosixPath
from typing import Protocol

from azul_access.games.tactile_set import RaisedGrid, Shape, rows_of
from azul_access.language.phrase import Form, Phrase, Verbosity, join_with_and, phrase
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.extra import SOLIDS, is_available
from azul_access.tactile_set.grids.laser import draw_plates
from azul_access.tactile_set.pieces import Piece, grid_piece, marker_piece
from azul_access.tactile_set.plan import SetFile, SetPlan
from azul_access.tactile_set.sizes import describe_length
from azul_access.values import frozen

GRIDS, TRIAL = PurePosixPath("grids"), PurePosixPath("test")
# Gaps to try out, beside the one that was chosen: tight, usual, loose.
TRIAL_GAPS = (0.3, 0.5, 0.7)
# The endings of drawings of one plate, or of two.
_LASER_ENDINGS = {1: ("-laser.svg",), 2: ("-laser-upper.svg", "-laser-lower.svg")}
# The side of a rhombus that is level if it is turned so.
_LEVEL = {Shape.SQUARE: 0.0, Shape.RHOMBUS: 60.0}


class BuildPiece(Protocol):
    """Builds a piece for a kerf: that of a laser, or none for a printer."""

    def __call__(self, *, kerf: float = 0) -> Piece: ...


@frozen
class PlannedPiece:
    """A piece that is made, with the beginning of its files' paths.

    `grids` are what it is made for, none for the marker, and `count` is how often, all together.
    `made` and `cut` say that in words.
    """

    path: PurePosixPath
    title: Phrase
    build: BuildPiece
    made: Phrase
    cut: Phrase
    grids: tuple[RaisedGrid, ...] = ()
    count: int = 1


def make_grids(plan: SetPlan) -> Iterator[SetFile]:
    """The files for printers are left out where the library for solids is missing."""
    for part in list_parts(plan):
        yield from _make_part(plan, part)


def list_parts(plan: SetPlan) -> Iterator[PlannedPiece]:
    """What to try out first, the grids, the marker. Grids of the same shape are one part."""
    yield _trial(plan)
    alike: dict[tuple[Piece, int], list[RaisedGrid]] = {}
    for grid in plan.pieces.grids:
        piece = grid_piece(grid, plan.sizes.at(grid.place), plan.braille)
        alike.setdefault((piece, grid.count), []).append(grid)
    for grids in alike.values():
        build = partial(grid_piece, grids[0], plan.sizes.at(grids[0].place), plan.braille)
        yield _part(
            _file_name(grids, plan.pieces.grids),
            build,
            [grid.title for grid in grids],
            grids[0].count,
            grids,
        )
    marker = plan.pieces.marker
    for label in marker.labels:
        build = partial(
            marker_piece,
            label.text,
            plan.sizes,
            plan.braille,
            in_space=plan.pieces.marker_in_space,
        )
        yield _part(marker.name, build, [label.name], label.count)


def trial_gaps(plan: SetPlan) -> list[float]:
    return sorted({*TRIAL_GAPS, round(plan.sizes.gap, 2)})


def describe_gaps(plan: SetPlan) -> Phrase:
    """How much wider each space of the test piece is."""
    return join_with_and(
        [
            phrase("set-trial-gap", number=number, gap=describe_length(gap))
            for number, gap in enumerate(trial_gaps(plan), 1)
        ]
    )


def _trial(plan: SetPlan) -> PlannedPiece:
    gaps = trial_gaps(plan)
    shape = plan.pieces.shape
    row = rows_of(len(gaps), len(gaps), turn=_LEVEL[shape])
    spaces = [replace(space, value=str(number)) for number, space in enumerate(row, 1)]
    wider = describe_gaps(plan)
    title, made = phrase("set-trial"), phrase("set-print-trial", gaps=wider)
    grid = RaisedGrid("spaces", title, made, shape, tuple(spaces), 1)
    build = partial(grid_piece, grid, plan.sizes, plan.braille, gaps=gaps)
    cut = phrase("set-cut-trial", gaps=wider)
    return PlannedPiece(TRIAL / grid.name, title, build, made, cut, (grid,))


def _part(
    name: str,
    build: BuildPiece,
    titles: list[Phrase],
    each: int,
    grids: Iterable[RaisedGrid] = (),
) -> PlannedPiece:
    """A part that is made `each` times for each of the titles."""
    count = each * len(titles)
    if len(titles) == 1:
        made = phrase("set-print-grid", piece=titles[0], count=each)
        cut = phrase("set-cut-grid", piece=titles[0], count=each)
    else:
        pieces = join_with_and(titles)
        made = phrase("set-print-several", pieces=pieces, count=count, each=each)
        cut = phrase("set-cut-several", pieces=pieces, count=count, each=each)
    return PlannedPiece(GRIDS / name, titles[0], build, made, cut, tuple(grids), count)


def _file_name(alike: list[RaisedGrid], grids: Iterable[RaisedGrid]) -> str:
    """The name of the only grid, what all begin alike with, or the names without that."""
    first, *others = (grid.name for grid in alike)
    family = first.rpartition("-")[0]
    if others and all(grid in alike for grid in grids if grid.name.startswith(f"{family}-")):
        return family
    return "-".join([first, *(name.rpartition("-")[2] for name in others)])


def _make_part(plan: SetPlan, part: PlannedPiece) -> Iterator[SetFile]:
    piece = part.build()
    if is_available(SOLIDS):
        # Imported only here: the game's own installation is without the library.
        from azul_access.tactile_set.grids.mesh_files import write_3mf, write_stl
        from azul_access.tactile_set.grids.solids import build_mesh

        mesh = build_mesh(piece, plan.braille, plan.sizes.layer)
        title = load_phrases(plan.language).render(part.title, Verbosity.NORMAL, Form.SHOW)
        printed = _print_purpose(plan, part, piece)
        yield SetFile(_path(part, ".stl"), write_stl(mesh), printed, str(part.path))
        yield SetFile(_path(part, ".3mf"), write_3mf(mesh, title), printed, str(part.path))
    drawings = draw_plates(part.build(kerf=plan.sizes.kerf), plan.braille)
    cut = _cut_purpose(plan, part, piece)
    for ending, drawing in zip(_LASER_ENDINGS[len(drawings)], drawings, strict=True):
        yield SetFile(_path(part, ending), drawing, cut, str(part.path))


def _print_purpose(plan: SetPlan, part: PlannedPiece, piece: Piece) -> Phrase:
    width, depth = piece.extent
    return phrase(
        "set-printed",
        made=part.made,
        width=describe_length(round(width)),
        depth=describe_length(round(depth)),
        height=describe_length(piece.height),
        layer=describe_length(plan.sizes.layer),
    )


def _cut_purpose(plan: SetPlan, part: PlannedPiece, piece: Piece) -> Phrase:
    thicknesses = [describe_length(plate.thickness) for plate in piece.plates]
    if len(thicknesses) == 1:
        sheets = phrase("set-one-sheet", thickness=thicknesses[0])
    else:
        lower, upper = thicknesses
        sheets = phrase("set-two-sheets", lower=lower, upper=upper)
    kerf = describe_length(plan.sizes.kerf)
    return phrase("set-cut", cut=part.cut, sheets=sheets, kerf=kerf)


def _path(part: PlannedPiece, ending: str) -> PurePosixPath:
    return part.path.with_name(part.path.name + ending)
