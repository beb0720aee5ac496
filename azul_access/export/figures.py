"""The closing part of a document: what a game adds up to, in sentences, charts and tables."""

from collections.abc import Sequence

from azul_access.export.document import Block, Chart, Heading, Line, Table
from azul_access.export.statistics import Stage, Statistics
from azul_access.games.system import Plan
from azul_access.games.system import Table as Listeners
from azul_access.ledger import Ledger
from azul_access.phrase import Phrase, Series, phrase


def blocks(book: Ledger, table: Listeners, numbers: Statistics) -> tuple[Block, ...]:
    return (*_points(book, table, numbers), *_tiles(book, table, numbers))


# Points


def _points(book: Ledger, table: Listeners, numbers: Statistics) -> list[Block]:
    """Who won how many points by what: in all, then round by round."""
    names, sources = table.names, book.system.tally.SOURCES
    totals, scores = numbers.points, numbers.scores(len(table.names))
    told = [
        phrase(
            "tale-points-of",
            player=name,
            parts=_gains(sources, [totals[seat, source] for source in sources]),
            points=scores[seat],
        )
        for seat, name in enumerate(names)
    ]
    for stage in numbers.stages:
        told.append(
            phrase(
                "tale-stage",
                stage=_stage(stage),
                players=Series(
                    tuple(
                        phrase(
                            "tale-player-parts",
                            player=name,
                            parts=_gains(
                                sources, [stage.points[seat, source] for source in sources]
                            ),
                        )
                        for seat, name in enumerate(names)
                    )
                ),
            )
        )
    groups = [
        (
            phrase("name", name=name),
            tuple((phrase(f"{source}-name"), totals[seat, source]) for source in sources),
        )
        for seat, name in enumerate(names)
    ]
    found: list[Block] = [
        Heading("points", phrase("tale-points")),
        *_lines("np", told),
        Chart("points-chart", phrase("tale-points-chart"), tuple(groups)),
    ]
    for seat, name in enumerate(names):
        rows = [
            (_stage(stage), [stage.points[seat, source] for source in sources])
            for stage in numbers.stages
        ]
        columns = tuple(phrase(f"{source}-name") for source in sources)
        caption = phrase("tale-points-table", player=name)
        found.append(Table(f"points-{seat + 1}", _plan(caption, columns, rows)))
    return found


def _gains(sources: Sequence[str], points: Sequence[int]) -> tuple[Phrase, ...]:
    """What brought or cost points; the phrase of a source says which of both."""
    told = [
        phrase(source, points=abs(found))
        for source, found in zip(sources, points, strict=True)
        if found
    ]
    return tuple(told) or (phrase("tale-nothing"),)


# Tiles


def _tiles(book: Ledger, table: Listeners, numbers: Statistics) -> list[Block]:
    """Who took how many tiles of which colour: in all, then round by round."""
    names, labels = table.names, book.system.tally.colours()
    colours = range(len(labels))
    totals = numbers.tiles
    told = [
        phrase(
            "tale-tiles-of",
            player=name,
            tiles=_hauls(book, table, [totals[seat, colour] for colour in colours]),
            count=sum(totals[seat, colour] for colour in colours),
        )
        for seat, name in enumerate(names)
    ]
    stages = [stage for stage in numbers.stages if stage.tiles]
    for stage in stages:
        told.append(
            phrase(
                "tale-stage",
                stage=_stage(stage),
                players=Series(
                    tuple(
                        phrase(
                            "tale-player-parts",
                            player=name,
                            parts=_hauls(
                                book, table, [stage.tiles[seat, colour] for colour in colours]
                            ),
                        )
                        for seat, name in enumerate(names)
                    )
                ),
            )
        )
    groups = [
        (
            phrase("name", name=name),
            tuple((labels[colour], totals[seat, colour]) for colour in colours),
        )
        for seat, name in enumerate(names)
    ]
    found: list[Block] = [
        Heading("tiles", phrase("tale-tiles")),
        *_lines("nt", told),
        Chart("tiles-chart", phrase("tale-tiles-chart"), tuple(groups)),
    ]
    for seat, name in enumerate(names):
        rows = [
            (_stage(stage), [stage.tiles[seat, colour] for colour in colours]) for stage in stages
        ]
        caption = phrase("tale-tiles-table", player=name)
        found.append(Table(f"tiles-{seat + 1}", _plan(caption, tuple(labels), rows)))
    return found


def _hauls(book: Ledger, table: Listeners, counts: Sequence[int]) -> tuple[Phrase, ...]:
    told = [
        book.system.tally.tiles(table, colour, count) for colour, count in enumerate(counts) if count
    ]
    return tuple(told) or (phrase("tale-nothing"),)


# Both


def _stage(stage: Stage) -> Phrase:
    if stage.round is None:
        return phrase("tale-ending")
    return phrase("tale-round", round=stage.round) if stage.round else phrase("tale-beginning")


def _plan(
    caption: Phrase, columns: tuple[Phrase, ...], rows: Sequence[tuple[Phrase, list[int]]]
) -> Plan:
    """A table of numbers, with sums at its right and at its foot."""
    every = [(header, [*found, sum(found)]) for header, found in rows]
    foot = [sum(column) for column in zip(*(found for _, found in every), strict=True)]
    foot = foot or [0] * (len(columns) + 1)
    total = phrase("tale-sum")
    return Plan(
        caption,
        phrase("tale-stage-name"),
        (*columns, total),
        tuple(
            (header, tuple(map(number, found))) for header, found in [*every, (total, foot)]
        ),
    )


def number(value: int) -> Phrase:
    """A number that may be below zero, with a real minus sign."""
    return phrase("number", number=value) if value >= 0 else phrase("number-below", number=-value)


def _lines(prefix: str, told: Sequence[Phrase]) -> list[Line]:
    return [Line(f"{prefix}{at}", (each,)) for at, each in enumerate(told, 1)]
