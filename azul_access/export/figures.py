"""The closing part of a document: what a game adds up to, in sentences, charts and tables."""

from collections import Counter
from collections.abc import Sequence

from azul_access.export.document import Block, Chart, DataTable, Heading, Line
from azul_access.export.statistics import Stage, Statistics
from azul_access.games.context import NarrationContext
from azul_access.games.system import PhraseTable
from azul_access.language.phrase import Phrase, Series, phrase


def blocks(context: NarrationContext, numbers: Statistics) -> tuple[Block, ...]:
    return (*_points(context, numbers), *_tiles(context, numbers))


# Points


def _points(context: NarrationContext, numbers: Statistics) -> list[Block]:
    """Who won how many points by what: in all, then round by round."""
    names, sources = context.names, numbers.game.POINT_SOURCES
    scores = numbers.scores(len(names))

    def found(points: Counter[tuple[int, str]], seat: int) -> list[int]:
        return [points[seat, source] for source in sources]

    told = [
        phrase(
            "transcript-points-of",
            player=name,
            parts=_gains(sources, found(numbers.points, seat)),
            points=scores[seat],
        )
        for seat, name in enumerate(names)
    ]
    stages = [stage for stage in numbers.stages if any(stage.points.values())]
    for stage in stages:
        parts = [_gains(sources, found(stage.points, seat)) for seat in range(len(names))]
        told.append(_stage_line(stage, names, parts))
    heads = tuple(phrase(f"{source}-name") for source in sources)
    blocks: list[Block] = [
        Heading("points", phrase("transcript-points")),
        *_lines("np", told),
        Chart(
            "points-chart",
            phrase("transcript-points-chart"),
            _groups(names, heads, [found(numbers.points, seat) for seat in range(len(names))]),
        ),
    ]
    for seat, name in enumerate(names):
        rows = [(_stage(stage), found(stage.points, seat)) for stage in stages]
        caption = phrase("transcript-points-table", player=name)
        blocks.append(DataTable(f"points-{seat + 1}", _plan(caption, heads, rows)))
    return blocks


def _gains(sources: Sequence[str], points: Sequence[int]) -> tuple[Phrase, ...]:
    """What brought or cost points; the phrase of a source says which of both."""
    told = [
        phrase(source, points=abs(found))
        for source, found in zip(sources, points, strict=True)
        if found
    ]
    return tuple(told) or (phrase("transcript-nothing"),)


# Tiles


def _tiles(context: NarrationContext, numbers: Statistics) -> list[Block]:
    """Who took how many tiles of which colour: in all, then round by round."""
    names, labels = context.names, tuple(numbers.game.colour_labels())

    def found(tiles: Counter[tuple[int, int]], seat: int) -> list[int]:
        return [tiles[seat, colour] for colour in range(len(labels))]

    totals = [found(numbers.tiles, seat) for seat in range(len(names))]
    told = [
        phrase(
            "transcript-tiles-of",
            player=name,
            tiles=_hauls(numbers, context, taken),
            count=sum(taken),
        )
        for name, taken in zip(names, totals, strict=True)
    ]
    stages = [stage for stage in numbers.stages if stage.tiles]
    for stage in stages:
        parts = [_hauls(numbers, context, found(stage.tiles, seat)) for seat in range(len(names))]
        told.append(_stage_line(stage, names, parts))
    blocks: list[Block] = [
        Heading("tiles", phrase("transcript-tiles")),
        *_lines("nt", told),
        Chart("tiles-chart", phrase("transcript-tiles-chart"), _groups(names, labels, totals)),
    ]
    for seat, name in enumerate(names):
        rows = [(_stage(stage), found(stage.tiles, seat)) for stage in stages]
        caption = phrase("transcript-tiles-table", player=name)
        blocks.append(DataTable(f"tiles-{seat + 1}", _plan(caption, labels, rows)))
    return blocks


def _hauls(
    numbers: Statistics, context: NarrationContext, counts: Sequence[int]
) -> tuple[Phrase, ...]:
    tiles = numbers.game.describe_tiles
    told = [tiles(context, colour, count) for colour, count in enumerate(counts) if count]
    return tuple(told) or (phrase("transcript-nothing"),)


# Both


def _stage_line(stage: Stage, names: Sequence[str], parts: Sequence[tuple[Phrase, ...]]) -> Phrase:
    """What a round brought to each player."""
    players = tuple(
        phrase("transcript-player-parts", player=name, parts=own)
        for name, own in zip(names, parts, strict=True)
    )
    return phrase("transcript-stage", stage=_stage(stage), players=Series(players))


def _groups(
    names: Sequence[str], heads: Sequence[Phrase], values: Sequence[Sequence[int]]
) -> tuple[tuple[Phrase, tuple[tuple[Phrase, int], ...]], ...]:
    return tuple(
        (phrase("name", name=name), tuple(zip(heads, own, strict=True)))
        for name, own in zip(names, values, strict=True)
    )


def _stage(stage: Stage) -> Phrase:
    if stage.round is None:
        return phrase("transcript-ending")
    return (
        phrase("transcript-round", round=stage.round)
        if stage.round
        else phrase("transcript-beginning")
    )


def _plan(
    caption: Phrase, columns: tuple[Phrase, ...], rows: Sequence[tuple[Phrase, list[int]]]
) -> PhraseTable:
    """A table of numbers, with sums at its right and at its foot."""
    every = [(header, [*found, sum(found)]) for header, found in rows]
    foot = [sum(column) for column in zip(*(found for _, found in every), strict=True)]
    foot = foot or [0] * (len(columns) + 1)
    total = phrase("transcript-sum")
    return PhraseTable(
        caption,
        phrase("transcript-stage-name"),
        (*columns, total),
        tuple((header, tuple(map(number, found))) for header, found in [*every, (total, foot)]),
    )


def number(value: int) -> Phrase:
    """A number that may be below zero, with a real minus sign."""
    return phrase("number", number=value) if value >= 0 else phrase("number-below", number=-value)


def _lines(prefix: str, told: Sequence[Phrase]) -> list[Line]:
    return [Line(f"{prefix}{at}", (each,)) for at, each in enumerate(told, 1)]
