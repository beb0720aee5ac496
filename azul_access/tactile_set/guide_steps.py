"""What has to be measured, bought and done for a set, in order: the sentences of its guide."""

from collections.abc import Iterator
from itertools import groupby
from math import ceil

from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.tactile_set.flat.label_words import describe_single_cells
from azul_access.tactile_set.flat.measuring_page import tiles_in_row
from azul_access.tactile_set.grids.make_grids import list_parts
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.sizes import Kind, describe_length


def measuring_steps(plan: SetPlan) -> Iterator[Phrase]:
    """Measures of tiles and board, from which people see whether these files are right."""
    sizes = plan.sizes
    count = tiles_in_row(sizes)
    row = describe_length(count * sizes.tile)
    yield phrase("guide-measure-tiles", count=count, row=row, tile=describe_length(sizes.tile))
    if sizes.kind is Kind.OVERLAY:
        length = describe_length(plan.pieces.spans * sizes.pitch)
        span = plan.pieces.span
        yield phrase(
            "guide-measure-board", span=span, length=length, pitch=describe_length(sizes.pitch)
        )
        yield phrase("guide-measure-again", options=plan.set_options)
    else:
        yield phrase("guide-measure-again-tiles", options=plan.set_options)
    yield phrase("guide-measure-test")


def materials(plan: SetPlan) -> Iterator[Phrase]:
    yield phrase("guide-need-game", game=plan.game)
    yield phrase("guide-need-labels")
    widest = max(max(part.build().extent) for part in list_parts(plan))
    yield phrase(
        "guide-need-grids", bed=ceil(widest / 10), sheet=describe_length(plan.sizes.height)
    )
    yield phrase("guide-need-cards", players=plan.pieces.players)
    yield phrase("guide-need-glue")
    yield phrase("guide-need-bag")
    yield from plan.pieces.tips


def making_steps(plan: SetPlan) -> Iterator[Phrase]:
    """One step for each kind of label and each kind of grid, and what comes before and after."""
    tiles, *groups = plan.pieces.labels
    yield phrase("guide-step-sort")
    counted = join_with_and([label.name for label in tiles.labels])
    yield phrase("guide-step-labels", title=tiles.title, where=tiles.where)
    yield phrase("guide-step-check", tiles=counted)
    for group in groups:
        yield phrase("guide-step-labels", title=group.title, where=group.where)
    yield phrase(f"guide-step-{plan.sizes.kind.value}")
    for (where, count), alike in groupby(plan.pieces.grids, lambda it: (it.where, it.count)):
        titles = [grid.title for grid in alike]
        yield phrase(
            "guide-step-grid",
            titles=join_with_and(titles),
            kinds=len(titles),
            count=count,
            where=where,
        )
    yield phrase("guide-step-cards")
    yield phrase(f"guide-step-try-{plan.pieces.shape.value}")
    yield phrase("guide-step-play", options=plan.game_options)


def closing_notes(plan: SetPlan) -> Iterator[Phrase]:
    yield from describe_single_cells(plan.pieces.labels)
    yield phrase("guide-note-bag", options=plan.game_options)
    yield phrase("guide-note-standard")
    yield phrase("guide-note-not-tried")
    yield phrase("guide-note-licence")
