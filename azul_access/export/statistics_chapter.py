"""The statistics chapter of a document: sentences, charts and tables."""

from collections import Counter
from collections.abc import Sequence

from azul_access.export.document import Block, Chart, DataTable, Heading, TextLine
from azul_access.export.statistics import Stage, Statistics
from azul_access.games.boards import PhraseTable
from azul_access.games.context import NarrationContext
from azul_access.games.statistics import SET
from azul_access.language.phrase import Phrase, Series, phrase


def statistics_blocks(context: NarrationContext, statistics: Statistics) -> tuple[Block, ...]:
    """The blocks of the chapter: points, then tiles."""
    return (*_points(context, statistics), *_tiles(context, statistics))


# Points


def _points(context: NarrationContext, statistics: Statistics) -> list[Block]:
    """Points of each player by source, for the game and for each round."""
    names = context.names
    sources = _sources(statistics)
    scores = statistics.scores(len(names))

    def counts_of(points: Counter[tuple[int, str]], seat: int) -> list[int]:
        return [points[seat, source] for source in sources]

    phrases = [
        phrase(
            "transcript-points-of",
            player=name,
            parts=_gains(sources, counts_of(statistics.points, seat)),
            points=scores[seat],
        )
        for seat, name in enumerate(names)
    ]
    stages = [stage for stage in statistics.stages if any(stage.points.values())]
    for stage in stages:
        parts = [_gains(sources, counts_of(stage.points, seat)) for seat in range(len(names))]
        phrases.append(_stage_line(stage, names, parts))
    heads = tuple(phrase(f"{source}-name") for source in sources)
    blocks: list[Block] = [
        Heading("points", phrase("transcript-points")),
        *_lines("np", phrases),
        points_chart(context, statistics),
    ]
    for seat, name in enumerate(names):
        rows = [(_stage(stage), counts_of(stage.points, seat)) for stage in stages]
        caption = phrase("transcript-points-table", player=name)
        blocks.append(DataTable(f"points-{seat + 1}", _number_table(caption, heads, rows)))
    return blocks


def points_chart(context: NarrationContext, statistics: Statistics) -> Chart:
    """The points of each player by source, as bars."""
    sources = _sources(statistics)
    heads = tuple(phrase(f"{source}-name") for source in sources)
    points = [
        [statistics.points[seat, source] for source in sources]
        for seat in range(len(context.names))
    ]
    groups = _groups(context.names, heads, points)
    return Chart("points-chart", phrase("transcript-points-chart"), groups)


def _sources(statistics: Statistics) -> list[str]:
    """The sources of points; corrections only where there were any."""
    was_set = any(source == SET for _, source in statistics.points)
    return [source for source in statistics.game.POINT_SOURCES if source != SET or was_set]


def _gains(sources: Sequence[str], points: Sequence[int]) -> tuple[Phrase, ...]:
    """A phrase for each source that brought or cost points."""
    phrases = [
        phrase(source, points=abs(count))
        for source, count in zip(sources, points, strict=True)
        if count
    ]
    return tuple(phrases) or (phrase("transcript-nothing"),)


# Tiles


def _tiles(context: NarrationContext, statistics: Statistics) -> list[Block]:
    """Tiles of each player by colour, for the game and for each round."""
    names, labels = context.names, tuple(statistics.game.colour_labels())

    def counts_of(tiles: Counter[tuple[int, int]], seat: int) -> list[int]:
        return [tiles[seat, colour] for colour in range(len(labels))]

    totals = [counts_of(statistics.tiles, seat) for seat in range(len(names))]
    phrases = [
        phrase(
            "transcript-tiles-of",
            player=name,
            tiles=_tile_phrases(statistics, context, taken),
            count=sum(taken),
        )
        for name, taken in zip(names, totals, strict=True)
    ]
    stages = [stage for stage in statistics.stages if stage.tiles]
    for stage in stages:
        parts = [
            _tile_phrases(statistics, context, counts_of(stage.tiles, seat))
            for seat in range(len(names))
        ]
        phrases.append(_stage_line(stage, names, parts))
    blocks: list[Block] = [
        Heading("tiles", phrase("transcript-tiles")),
        *_lines("nt", phrases),
        Chart("tiles-chart", phrase("transcript-tiles-chart"), _groups(names, labels, totals)),
    ]
    for seat, name in enumerate(names):
        rows = [(_stage(stage), counts_of(stage.tiles, seat)) for stage in stages]
        caption = phrase("transcript-tiles-table", player=name)
        blocks.append(DataTable(f"tiles-{seat + 1}", _number_table(caption, labels, rows)))
    return blocks


def _tile_phrases(
    statistics: Statistics, context: NarrationContext, counts: Sequence[int]
) -> tuple[Phrase, ...]:
    tiles = statistics.game.describe_tiles
    phrases = [tiles(context, colour, count) for colour, count in enumerate(counts) if count]
    return tuple(phrases) or (phrase("transcript-nothing"),)


# Both


def _stage_line(stage: Stage, names: Sequence[str], parts: Sequence[tuple[Phrase, ...]]) -> Phrase:
    """The sentence for one round: its parts for each player."""
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


def _number_table(
    caption: Phrase, columns: tuple[Phrase, ...], rows: Sequence[tuple[Phrase, list[int]]]
) -> PhraseTable:
    """A table of numbers with sums in the last column and row."""
    every = [(header, [*counts, sum(counts)]) for header, counts in rows]
    foot = [sum(column) for column in zip(*(counts for _, counts in every), strict=True)]
    foot = foot or [0] * (len(columns) + 1)
    total = phrase("transcript-sum")
    return PhraseTable(
        caption,
        phrase("transcript-stage-name"),
        (*columns, total),
        tuple(
            (header, tuple(map(number_phrase, counts)))
            for header, counts in [*every, (total, foot)]
        ),
    )


def number_phrase(value: int) -> Phrase:
    """A number, with a minus sign if it is negative."""
    return phrase("number", number=value) if value >= 0 else phrase("number-below", number=-value)


def _lines(prefix: str, phrases: Sequence[Phrase]) -> list[TextLine]:
    return [TextLine(f"{prefix}{at}", (sentence,)) for at, sentence in enumerate(phrases, 1)]
