"""Drawings of boards and the curve of scores, in pages and in braille."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from sample_games import AZUL, LANGUAGES, PAVILION, open_game, sample_document
from story_vectors import load

from azul_access.export.board_braille import drawing_rows
from azul_access.export.board_svg import svg_lines
from azul_access.export.curve_svg import curve_lines
from azul_access.export.document import BoardDrawing, Curve, Document, Length
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.export.drawings import draw_scores
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.swell_svg import (
    CELL,
    DOT,
    LEFT,
    LINE,
    PITCH,
    TOP,
    place_boards,
    write_svg,
)
from azul_access.games.azul.pieces import LABELS
from azul_access.games.azul.state import State
from azul_access.games.context import NarrationContext
from azul_access.games.summer_pavilion.state import State as PavilionState
from azul_access.language.phrase import Verbosity
from azul_access.story.course import read_course
from azul_access.story.turning import find_decision
from firmware_protocol.cells import to_ascii


def blocks(document: Document, kind: type) -> list[object]:
    found = [block for chapter in document.chapters for block in chapter.blocks]
    return [block for block in found if isinstance(block, kind)]


def drawings(document: Document) -> list[BoardDrawing]:
    return [block for block in blocks(document, BoardDrawing) if isinstance(block, BoardDrawing)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wall_in_braille_is_the_wall(language: str) -> None:
    """Five labels in each second line, three cells apart; SCH is one cell, a free space dots 3-6.

    The numbers above stand for columns, those at the left for rows.
    """
    document, _ = sample_document(AZUL, language)
    state = open_game(AZUL)[1].state
    assert isinstance(state, State)
    for drawing, player in zip(drawings(document), state.players, strict=True):
        rows = [to_ascii(row) for row in drawing_rows(drawing.grid, language)]
        assert rows[0].split() == ["#A", "#B", "#C", "#D", "#E"]
        for number, tiles in enumerate(player.wall):
            expected = ["-" if tile is None else LABELS[tile] for tile in tiles]
            written = rows[2 * number + 1]
            assert [written[column] for column in range(4, 19, 3)] == [
                ":" if label == "SCH" else label for label in expected
            ]
            assert written[:2] == f"#{'ABCDE'[number]}"
        assert len(rows) == 10
        assert max(map(len, rows)) <= 17


def test_stars_in_braille_are_found_by_the_clock() -> None:
    """Each star is five lines high and seven cells wide, all of them 27 cells and 17 lines."""
    document, _ = sample_document(PAVILION)
    state = open_game(PAVILION)[1].state
    assert isinstance(state, PavilionState)
    for drawing, player in zip(drawings(document), state.players, strict=True):
        rows = [to_ascii(row) for row in drawing_rows(drawing.grid, "de")]
        assert len(rows) == 17
        assert max(map(len, rows)) == 27
        signs = "".join(rows).replace(" ", "")
        assert signs.count("-") == sum(star.count(None) for star in player.stars)
        covered = sum(
            tile is not None and tile == number - 1
            for number, star in enumerate(player.stars)
            for tile in star
        )
        assert signs.count("=") == covered
        assert len(signs) == 42 + 6  # the spaces, and the colours of six stars


@pytest.mark.parametrize("path", [AZUL, PAVILION])
def test_a_drawing_shows_every_tile(path: Path) -> None:
    """Each space is a tile with its label or a free space, and the words name each row."""
    document, renderer = sample_document(path)
    assert drawings(document)
    for drawing in drawings(document):
        root = ET.fromstring("".join(svg_lines(drawing, renderer)))
        rects = [element.get("class", "") for element in root if element.tag.endswith("rect")]
        tiles = [space for space in drawing.grid.spaces if space.tile is not None]
        assert sum(kind.startswith("tile ") for kind in rects) == len(tiles)
        assert rects.count("free") == len(drawing.grid.spaces) - len(tiles)
        words = root.get("aria-label", "")
        assert words.count(";") == len(drawing.grid.rows) - 1


@pytest.mark.parametrize(
    ("name", "drawn"), [("base-2p-003", 2), ("base-4p-020", 1), ("grey-2p-77003", 0)]
)
def test_the_deciding_take_is_a_picture(name: str, drawn: int) -> None:
    """The pattern lines and walls before it, of both of two players, else of who took.

    Only where a story tells the take, in its round, and on one page for swell paper of A3 at most.
    """
    ledger, context = load(name)
    renderer = PhraseRenderer("en", Verbosity.NORMAL)
    documents = {
        length: build_document(ledger, context, TranscriptDetails(name, length=length))
        for length in (Length.STORY, Length.RECORD)
    }
    assert not any(board.is_moment for board in documents[Length.RECORD].boards)
    document = documents[Length.STORY]
    rounds = [each for each in document.chapters if each.element_id.startswith("round")]
    boards = [each for each in document.boards if each.is_moment]
    assert [block for block in rounds[-1].blocks if isinstance(block, BoardDrawing)] == boards
    assert len(boards) == 2 * drawn
    if not boards:
        return
    scores = ledger.system.facts.scores(ledger.state)
    decision = find_decision(ledger, scores.index(max(scores)))
    assert decision is not None
    assert isinstance(decision.before, State)
    seats = [decision.seat, 1 - decision.seat][:drawn]
    for seat, lines, wall in zip(seats, boards[::2], boards[1::2], strict=True):
        player = decision.before.players[seat]
        told = [renderer.show(board.caption) for board in (lines, wall)]
        start = f"Before the deciding take, {context.names[seat]}: "
        assert told == [f"{start}Pattern lines", f"{start}Wall"]
        assert count_tiles(lines) == sum(row.count for row in player.lines if row is not None)
        assert count_tiles(wall) == sum(tile is not None for row in player.wall for tile in row)
    page = ET.fromstring(write_svg(document, renderer))
    assert max(float(page.get(side, "").removesuffix("mm")) for side in ("width", "height")) <= 420


def count_tiles(board: BoardDrawing) -> int:
    return sum(space.tile is not None for space in board.grid.spaces)


def test_the_curve_ends_at_the_scores() -> None:
    """A line for each player from the beginning to the final score, named at its end."""
    document, renderer = sample_document(AZUL)
    [curve] = [block for block in blocks(document, Curve) if isinstance(block, Curve)]
    state = open_game(AZUL)[1].state
    assert isinstance(state, State)
    assert [points[-1] for _, points in curve.lines] == [player.score for player in state.players]
    page = "".join(curve_lines(curve, renderer))
    assert page.count("<polyline") == len(state.players)
    [right] = re.findall(r'class="axis" d="M\S+ \S+H([\d.]+)"', page)
    ends = re.findall(r'points="[^"]* ([\d.]+),[\d.]+"', page)
    assert [float(end) for end in ends] == [float(right)] * len(state.players)
    assert all(
        f"{name} {points[-1]}" in page
        for name, points in [(renderer.show(name), points) for name, points in curve.lines]
    )


def test_a_curve_begins_with_the_second_round() -> None:
    """After one round it would be a line between two points, and tell nothing."""
    setup, whole = open_game(AZUL)
    context = NarrationContext(setup.names, setup.options, Verbosity.NORMAL)
    points: dict[int, list[int]] = {}
    for entries in range(len(whole.applied) + 1):
        _, ledger = open_game(AZUL, entries)
        curves = list(draw_scores(ledger, context))
        lengths = [len(line) for curve in curves for _, line in curve.lines[:1]]
        points.setdefault(len(read_course(ledger).rounds), lengths)
    assert [points[rounds] for rounds in range(1, 4)] == [[], [3], [4]]


@pytest.mark.parametrize("path", [AZUL, PAVILION])
def test_dots_for_swell_paper_are_the_drawing(path: Path) -> None:
    """The circles, read as cells of Marburg Medium, are the braille drawings, all on one page."""
    document, renderer = sample_document(path)
    root = ET.fromstring(write_svg(document, renderer))
    boards = drawings(document)
    (width, height), placed = place_boards(boards, renderer)
    assert (root.get("width"), root.get("height")) == (f"{width:g}mm", f"{height:g}mm")
    found: dict[tuple[int, int], int] = {}
    for circle in root.iter("{http://www.w3.org/2000/svg}circle"):
        assert float(circle.get("r", 0)) == DOT / 2
        assert 0 < float(circle.get("cx", 0)) < width
        assert 0 < float(circle.get("cy", 0)) < height
        column, across = divmod(float(circle.get("cx", 0)) - LEFT, CELL)
        line, down = divmod(float(circle.get("cy", 0)) - TOP, LINE)
        dot = round(down / PITCH) + (3 if across else 0)
        place = int(line), int(column)
        found[place] = found.get(place, 0) | 1 << dot
    for board, drawing in zip(placed, boards, strict=True):
        rows = drawing_rows(drawing.grid, "de")
        first = board.line + len(board.rows) - len(rows)  # below the caption and an empty line
        for line, row in enumerate(rows):
            read = [found.pop((first + line, board.column + at), 0) for at in range(len(row))]
            assert bytes(read) == row
        for line in range(board.line, first):
            for at in range(30):
                found.pop((line, board.column + at), None)
    assert not found
