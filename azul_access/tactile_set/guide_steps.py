"""What has to be measured, bought and done for a set, in the order of the work."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil

from azul_access.games.tactile_set import LabelGroup, Surface, pitch_option
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.tactile_set.flat.flat_files import CARDS, LABELS, MEASURE
from azul_access.tactile_set.flat.label_words import describe_group, describe_single_cells
from azul_access.tactile_set.flat.measuring_page import tiles_in_row
from azul_access.tactile_set.flat.score_cards import hundred_sheets
from azul_access.tactile_set.grids.make_grids import (
    PlannedPiece,
    describe_gaps,
    list_parts,
)
from azul_access.tactile_set.outlines import area, perimeter
from azul_access.tactile_set.pieces import Piece
from azul_access.tactile_set.plan import SetPlan
from azul_access.tactile_set.readings import count_spaces, read_labels
from azul_access.tactile_set.sizes import Kind, describe_length
from azul_access.values import frozen

# Rules of thumb: grams of a cubic centimetre of plastic, minutes to print a gram, and how much a
# laser cuts in a minute, in millimetres.
_DENSITY, _PRINT_MINUTES, _CUT_LENGTH = 1.24, 7.5, 600
# Minutes to cut out a label and to stick it, and for what has no count.
_CUT_MINUTES, _STICK_MINUTES, _SHORT, _LONG = 0.2, 0.3, 15, 30
# Longer times than this are in hours.
_MOST_MINUTES = 90
# Cards of one player: to cut, to punch, to stick and to hang.
_CARD_MINUTES = 40


@frozen
class Step:
    """One step: what is done, the parts whose files it needs, material and time, and its check."""

    title: Phrase
    actions: tuple[Phrase, ...]
    checks: tuple[Phrase, ...]
    parts: tuple[str, ...] = ()
    needs: tuple[Phrase, ...] = ()


def measuring_steps(plan: SetPlan) -> Iterator[Step]:
    """Measures of tiles and board, from which people see whether these files are right."""
    yield Step(
        phrase("guide-step-measure"),
        tuple(_measures(plan)),
        (phrase("guide-check-measure"),),
        (MEASURE,),
        (phrase("guide-need-page"), _time(_SHORT)),
    )
    trial, *_ = list_parts(plan)
    (grid,) = trial.grids
    gap = describe_length(plan.sizes.gap)
    yield Step(
        phrase("set-trial"),
        (phrase("guide-measure-test", gaps=describe_gaps(plan), gap=gap),),
        (*count_spaces(grid), *read_labels(grid, values=True)),
        (str(trial.path),),
        tuple(_piece_needs(plan, [trial])),
    )


def _measures(plan: SetPlan) -> Iterator[Phrase]:
    sizes = plan.sizes
    count = tiles_in_row(sizes)
    row = describe_length(count * sizes.tile)
    yield phrase("guide-measure-tiles", count=count, row=row, tile=describe_length(sizes.tile))
    if sizes.kind is Kind.TRAY:
        yield phrase("guide-measure-again-tiles", options=plan.set_options)
        return
    for span in plan.pieces.spans:
        pitch = sizes.at(span.place).pitch
        yield phrase(
            "guide-measure-board",
            span=span.what,
            length=describe_length(span.count * pitch),
            pitch=describe_length(pitch),
        )
    pitches = tuple(
        phrase("guide-pitch-option", option=f"--{pitch_option(span.place)}")
        for span in plan.pieces.spans
    )
    yield phrase("guide-measure-again", options=plan.set_options, pitches=_join_words(pitches))


def _join_words(words: Sequence[Phrase]) -> Phrase:
    """Phrases with spaces between them."""
    first, *others = words
    for word in others:
        first = phrase("guide-words", first=first, second=word)
    return first


def materials(plan: SetPlan) -> Iterator[Phrase]:
    parts = list(list_parts(plan))
    widest = max(max(part.build().extent) for part in parts)
    grams = sum(part.count * _grams(part.build()) for part in parts)
    yield phrase("guide-need-game", game=plan.game)
    yield phrase("guide-need-labels")
    yield phrase(
        "guide-need-grids", bed=ceil(widest / 10), sheet=describe_length(plan.sizes.height)
    )
    yield phrase("guide-need-together", grams=ceil(grams), time=_duration(grams * _PRINT_MINUTES))
    yield phrase("guide-need-cards", players=plan.pieces.players)
    yield phrase("guide-need-glue")
    yield phrase("guide-need-bag")
    yield from plan.pieces.tips


def making_steps(plan: SetPlan) -> Iterator[Step]:
    """Each piece is made before its labels are stuck on it."""
    pieces = plan.pieces
    tiles, *groups = pieces.labels
    yield _labels_step(plan)
    counted = join_with_and([label.name for label in tiles.labels])
    yield Step(
        phrase("guide-title-sort"),
        (phrase("guide-step-sort"),),
        (phrase("guide-check-sort", tiles=counted),),
        needs=(phrase("guide-need-bowls", count=len(tiles.labels)), _time(_SHORT)),
    )
    yield _sticking_step(plan, tiles, (phrase("guide-step-check", tiles=counted),))
    _, *parts = list_parts(plan)
    *grids, marker = parts
    yield _marker_step(plan, marker)
    waiting = [group for group in groups if group is not pieces.marker]
    for _, alike in groupby(grids, lambda part: (part.grids[0].where, part.grids[0].count)):
        made = list(alike)
        yield _grids_step(plan, made)
        names = {grid.name for part in made for grid in part.grids}
        for group in waiting:
            if names & set(group.grids):
                yield _sticking_step(plan, group, tuple(_read_group(plan, group)))
    yield _cards_step(plan)
    for group in waiting:
        if not group.grids:
            yield _sticking_step(plan, group, tuple(_read_group(plan, group)))
    yield Step(
        phrase("guide-title-try"),
        (phrase(f"guide-step-try-{pieces.shape.value}"),),
        (phrase("guide-check-try"),),
        needs=(_time(_LONG),),
    )
    yield Step(
        phrase("guide-title-play"),
        (
            phrase("guide-note-bag", options=plan.game_options),
            phrase("guide-step-play", options=plan.game_options),
            *_rules(plan),
        ),
        (phrase("guide-check-play", count=tiles.count, marker=pieces.marker.title),),
    )


def _rules(plan: SetPlan) -> Iterator[Phrase]:
    """Where the rules are told: this guide tells none."""
    if "board" in plan.rules:
        yield phrase("guide-step-rules", options=plan.game_options, rule=plan.rules["board"])


def closing_notes(plan: SetPlan) -> Iterator[Phrase]:
    yield from describe_single_cells(plan.pieces.labels)
    if plan.has_print:
        yield phrase("guide-note-print")
    yield phrase("guide-note-standard")
    yield phrase("guide-note-not-tried")
    yield phrase("guide-note-licence")


def _labels_step(plan: SetPlan) -> Step:
    """All labels are made at once; they are kept in groups until they are stuck."""
    groups = plan.pieces.labels
    count = sum(group.count for group in groups)
    return Step(
        phrase("guide-title-labels"),
        (phrase("guide-step-make-labels"), phrase("set-cut-labels")),
        (
            phrase("guide-check-ruler"),
            *(
                phrase("guide-check-group", title=group.title, labels=describe_group(group))
                for group in groups
            ),
        ),
        (LABELS,),
        (phrase("guide-need-film", count=count), _time(_LONG + count * _CUT_MINUTES)),
    )


def _sticking_step(plan: SetPlan, group: LabelGroup, checks: tuple[Phrase, ...]) -> Step:
    actions = [phrase("guide-step-labels", title=group.title, where=group.where)]
    if plan.sizes.kind is Kind.TRAY and group.surface is Surface.SPACE:
        actions.append(phrase("guide-step-in-floor"))
    return Step(
        phrase("guide-title-stick", title=group.title),
        tuple(actions),
        checks,
        needs=(
            phrase("guide-need-count", count=group.count),
            _time(group.count * _STICK_MINUTES),
        ),
    )


def _marker_step(plan: SetPlan, part: PlannedPiece) -> Step:
    """The marker, and its label if that has room; it is a piece of its own, or of card."""
    marker = plan.pieces.marker
    has_label = marker in plan.pieces.labels
    actions = (
        phrase("guide-step-marker-label"),
        phrase("guide-step-labels", title=marker.title, where=marker.where),
    )
    return Step(
        marker.title,
        (
            phrase("guide-step-marker", title=marker.title),
            *(actions if has_label else (phrase("guide-step-marker-bare"),)),
        ),
        (phrase("guide-check-marker" if has_label else "guide-check-marker-bare"),),
        (str(part.path), CARDS),
        tuple(_piece_needs(plan, [part])),
    )


def _grids_step(plan: SetPlan, parts: list[PlannedPiece]) -> Step:
    grids = [grid for part in parts for grid in part.grids]
    titles = [grid.title for grid in grids]
    first = grids[0]
    is_tray = plan.sizes.kind is Kind.TRAY
    is_on_board = first.place and first.count == plan.pieces.players
    lay = f"guide-step-{plan.sizes.kind.value}" if is_on_board else "guide-step-disc"
    checks: list[Phrase] = [phrase("guide-check-tab")]
    for grid in [first] if first.is_round else grids:
        checks += count_spaces(grid)
    for grid in grids:
        checks += read_labels(grid, values=True)
        checks += read_labels(grid, values=False) if is_tray else ()
    return Step(
        phrase("guide-title-grids", titles=join_with_and(titles)),
        (
            phrase(
                "guide-step-grid",
                titles=join_with_and(titles),
                kinds=len(titles),
                count=first.count,
                where=first.where,
            ),
            phrase(lay),
        ),
        tuple(checks),
        tuple(str(part.path) for part in parts),
        tuple(_piece_needs(plan, parts)),
    )


def _read_group(plan: SetPlan, group: LabelGroup) -> Iterator[Phrase]:
    """What is read where, in the order in which fingers find it."""
    grids = [grid for grid in plan.pieces.grids if grid.name in group.grids]
    if group.surface in (Surface.SPACE, Surface.STRIP):
        for grid in grids:
            yield from read_labels(grid, values=group.surface is Surface.STRIP)
    elif all(label.text.isdecimal() for label in group.labels):
        yield phrase("guide-check-group", title=group.title, labels=describe_group(group))
    else:
        for label in group.labels:
            yield phrase("guide-check-letter", name=label.name, label=label.text)


def _cards_step(plan: SetPlan) -> Step:
    players = plan.pieces.players
    rule = plan.rules.get("cards", phrase("set-cards-title"))
    hundred = phrase("guide-step-hundred", sheets=hundred_sheets(players), rule=rule)
    return Step(
        phrase("set-cards-title"),
        (phrase("guide-step-cards"), hundred),
        (phrase("guide-check-cards"),),
        (CARDS,),
        (
            phrase(
                "guide-need-card-sheets",
                count=2 * players + hundred_sheets(players),
                rings=4 * players,
            ),
            _time(players * _CARD_MINUTES),
        ),
    )


def _piece_needs(plan: SetPlan, parts: Sequence[PlannedPiece]) -> Iterator[Phrase]:
    """Plastic and time for a 3D printer, sheet and time for a laser."""
    pieces = [(part.count, part.build()) for part in parts]
    grams = sum(count * _grams(piece) for count, piece in pieces)
    cut = sum(count * _cut_length(piece) for count, piece in pieces)
    width, depth = pieces[0][1].extent
    yield phrase("guide-need-print", grams=ceil(grams), time=_duration(grams * _PRINT_MINUTES))
    yield phrase(
        "guide-need-cut",
        count=sum(count * len(piece.plates) for count, piece in pieces),
        width=ceil(width),
        depth=ceil(depth),
        time=_duration(cut / _CUT_LENGTH),
    )


def _grams(piece: Piece) -> float:
    cubic = sum(
        plate.thickness * (area(plate.outline) - sum(map(area, plate.holes)))
        for plate in piece.plates
    )
    return cubic / 1000 * _DENSITY


def _cut_length(piece: Piece) -> float:
    return sum(perimeter(line) for plate in piece.plates for line in (plate.outline, *plate.holes))


def _time(minutes: float) -> Phrase:
    return phrase("guide-need-time", time=_duration(minutes))


def _duration(minutes: float) -> Phrase:
    """Rounded up to five minutes, or half hours."""
    if minutes <= _MOST_MINUTES:
        return phrase("guide-minutes", count=5 * ceil(minutes / 5))
    return phrase("guide-hours", hours=describe_length(ceil(minutes / 30) / 2))
