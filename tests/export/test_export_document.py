"""Documents: each event once and in order, and correct sums."""

import re
from pathlib import Path

import pytest
from sample_games import AZUL, BOTH, LANGUAGES, PAVILION, open_game, sample_document

from azul_access.export.brf import write_brf
from azul_access.export.document import Chart, DataTable, Document, Heading, Length, TextLine
from azul_access.export.formats import DEFAULT_CELLS, DEFAULT_LINES, TEXTS, Format
from azul_access.export.page import write_page
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.statistics import count_statistics
from azul_access.export.swell_svg import write_svg
from azul_access.export.text import write_text
from azul_access.games import SYSTEMS
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES as ALL_LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.transcript import build_transcript


def element_ids(document: Document) -> list[str]:
    return [
        block.element_id
        for chapter in document.chapters
        for block in (*chapter.spoken_lines(), *chapter.blocks)
    ]


def write(document: Document, renderer: PhraseRenderer, text: Format) -> str:
    match text:
        case Format.TXT:
            return write_text(document, renderer)
        case Format.HTML:
            return write_page(document, renderer)
        case Format.SVG:
            return write_svg(document, renderer)
        case Format.BRF:
            return write_brf(document, renderer, DEFAULT_CELLS, DEFAULT_LINES, "")
    raise ValueError(text)


@pytest.mark.parametrize("length", Length)
@pytest.mark.parametrize("file_format", Format)
def test_only_figures_that_a_format_shows_are_built(file_format: Format, length: Length) -> None:
    """A document without the other figures is written the same way, and read the same way."""
    whole, renderer = sample_document(AZUL, "en", tables=True, length=length)
    needed, _ = sample_document(AZUL, "en", tables=True, length=length, figures=file_format.figures)
    drawn = {type(block) for chapter in needed.chapters for block in chapter.blocks}
    assert drawn <= {TextLine, Heading, *file_format.figures}
    if file_format in TEXTS:
        assert write(needed, renderer, file_format) == write(whole, renderer, file_format)
    spoken = [[*chapter.spoken_lines()] for chapter in needed.chapters]
    assert spoken == [[*chapter.spoken_lines()] for chapter in whole.chapters]


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("path", BOTH)
def test_no_line_repeats_its_heading(path: Path, verbosity: Verbosity) -> None:
    """Under "Round 2" no line begins with "Round 2"."""
    document, renderer = sample_document(path, "en", verbosity)
    for chapter in document.chapters:
        heading, *texts = [renderer.line(line.phrases) for line in chapter.spoken_lines()]
        assert not any(re.match(rf"{re.escape(heading)}\b", text) for text in texts)


@pytest.mark.parametrize("path", BOTH)
def test_ids_are_unique_and_equal_in_all_languages(path: Path) -> None:
    """A link into a transcript works in every language and at every verbosity."""
    documents = [sample_document(path, language, tables=True)[0] for language in LANGUAGES]
    terse = sample_document(path, "de", Verbosity.TERSE)[0]
    for document in documents:
        lines = [line for chapter in document.chapters for line in chapter.spoken_lines()]
        assert len({line.element_id for line in lines}) == len(lines)
        assert element_ids(document) == element_ids(documents[0])
    assert set(element_ids(terse)) <= set(element_ids(documents[0]))


@pytest.mark.parametrize("path", BOTH)
def test_points_by_source_are_the_scores(path: Path) -> None:
    """The points of all sources add up to the scores, at many moments of a game."""
    _, final_ledger = open_game(path)
    for entries in (*range(0, len(final_ledger.applied), 7), len(final_ledger.applied)):
        game, ledger = open_game(path, entries)
        data = ledger.system.facts.encode_state(game.names, ledger.state)
        players = data["players"]
        assert isinstance(players, list)
        statistics = count_statistics(ledger, build_transcript(ledger))
        assert statistics is not None
        assert statistics.scores(len(game.names)) == [player["score"] for player in players]


@pytest.mark.parametrize("path", BOTH)
def test_statistics_tables_add_up(path: Path) -> None:
    """The last row and the last column are the sums of the others."""
    document, renderer = sample_document(path)
    tables = [block for block in document.chapters[-1].blocks if isinstance(block, DataTable)]
    assert len(tables) == 2 * len(open_game(path)[0].names)
    for table in tables:
        rows = [
            [int(renderer.show(cell).replace("−", "-")) for cell in cells]
            for _, cells in table.table.rows
        ]
        assert all(sum(row[:-1]) == row[-1] for row in rows)
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]


def test_charts_show_the_sums_of_the_tables() -> None:
    """For each source and player there is a bar with the value of that player's last row."""
    document, renderer = sample_document(AZUL)
    blocks = document.chapters[-1].blocks
    charts = [block for block in blocks if isinstance(block, Chart)]
    tables = [block for block in blocks if isinstance(block, DataTable)]
    bars = [[value for _, value in group] for chart in charts for _, group in chart.groups]
    sums = [
        [int(renderer.show(cell).replace("−", "-")) for cell in table.table.rows[-1][1][:-1]]
        for table in tables
    ]
    assert bars == sums


def test_the_result_comes_first() -> None:
    """The first line after the title names the winner."""
    document, renderer = sample_document(AZUL, "en")
    assert renderer.show(document.title) == "Azul: Anna and Bruno"
    first = document.chapters[0].blocks[0]
    assert isinstance(first, TextLine)
    assert "Bruno wins with 65 points." in renderer.line(first.phrases)


def test_a_game_that_is_not_over() -> None:
    """The transcript says so, and gives the scores, the next player and the whole table."""
    document, renderer = sample_document(AZUL, "en", entries=20)
    first, *_, boards, _ = document.chapters
    opening = first.blocks[0]
    assert isinstance(opening, TextLine)
    text = renderer.line(opening.phrases)
    assert text.startswith("The game is not over yet. Scores: Anna ")
    assert text.endswith("Anna fills factory 2.")
    assert renderer.show(boards.heading) == "How the game stands"
    assert "Factory" in " ".join(renderer.line(line.phrases) for line in boards.spoken_lines())
    assert "ending" not in [chapter.element_id for chapter in document.chapters]


def test_a_game_that_has_not_begun() -> None:
    """A game without moves has a document, too."""
    document, renderer = sample_document(AZUL, "de", entries=0)
    assert [chapter.element_id for chapter in document.chapters] == [
        *("opening", "round-1", "boards", "numbers")
    ]
    assert renderer.show(document.title) == "Azul: Anna und Bruno"


def test_navigation_points_refer_to_lines() -> None:
    """Each turn has a navigation point with a label that no other one has."""
    document, renderer = sample_document(PAVILION, "nl")
    for chapter in document.chapters:
        lines = {line.element_id for line in chapter.spoken_lines()}
        assert {point.element_id for point in chapter.navigation} <= lines
    labels = [renderer.show(point.label) for point in document.chapters[1].navigation]
    assert labels[0] == "Ronde 1, fabrieken vullen"
    assert labels[1].startswith("Ronde 1, beurt 1: ")
    every = [renderer.show(item.label) for part in document.chapters for item in part.navigation]
    assert len(every) == len(set(every)) > 50


def test_board_tables_are_an_option() -> None:
    """The option `tables` adds tables after the sentences, and replaces none."""
    plain = [
        chapter for chapter in sample_document(AZUL)[0].chapters if chapter.element_id == "boards"
    ]
    tables = [
        chapter
        for chapter in sample_document(AZUL, tables=True)[0].chapters
        if chapter.element_id == "boards"
    ]
    assert not any(isinstance(block, DataTable) for block in plain[0].blocks)
    assert sum(isinstance(block, DataTable) for block in tables[0].blocks) == 2
    assert tables[0].blocks[: len(plain[0].blocks)] == plain[0].blocks


@pytest.mark.parametrize("path", BOTH)
def test_board_tables_show_the_state(path: Path) -> None:
    """Every row of a table has the tiles of that row of the wall, or of that star."""
    game, ledger = open_game(path)
    document, renderer = sample_document(path, tables=True)
    boards = next(chapter for chapter in document.chapters if chapter.element_id == "boards")
    plans = [block.table for block in boards.blocks if isinstance(block, DataTable)]
    data = ledger.system.facts.encode_state(game.names, ledger.state)
    players = data["players"]
    assert isinstance(players, list)
    for plan, player in zip(plans, players, strict=True):
        expected_rows = player.get("wall") or player["stars"]
        shown_rows = [[renderer.show(cell) for cell in cells] for _, cells in plan.rows]
        for shown, expected in zip(shown_rows, expected_rows, strict=True):
            assert sorted(cell for cell in shown if cell != "frei") == sorted(
                filter(None, expected)
            )


def test_only_verbose_transcripts_mention_score_cards() -> None:
    """Lines about score cards help players who handle them, so the others omit them."""
    names = {
        verbosity: {
            sentence.name
            for chapter in sample_document(AZUL, "de", verbosity)[0].chapters
            for line in chapter.spoken_lines()
            for sentence in line.phrases
        }
        for verbosity in Verbosity
    }
    assert [verbosity for verbosity in Verbosity if "cards" in names[verbosity]] == [
        Verbosity.VERBOSE
    ]


# Every game


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("language", ALL_LANGUAGES)
def test_every_game_names_itself_and_its_sources(name: str, language: str) -> None:
    """The game and each of its sources of points have phrases in each language."""
    phrases = load_phrases(language)

    def render(source_phrase: Phrase) -> str:
        return phrases.render(source_phrase, Verbosity.NORMAL, Form.SHOW)

    assert render(phrase(f"title-{name}"))
    statistics = SYSTEMS[name].statistics
    assert statistics is not None
    for source in statistics.POINT_SOURCES:
        assert "7" in render(phrase(source, points=7))
        assert render(phrase(f"{source}-name"))


def test_every_game_has_a_finished_sample() -> None:
    """Each game of the program has a saved game here that was played to its end."""
    assert {open_game(path)[0].system.name for path in BOTH} == set(SYSTEMS)
    for path in BOTH:
        game, ledger = open_game(path)
        assert game.system.rules.expects(ledger.state).kind is Expects.OVER


def test_statistics_have_two_headings() -> None:
    """Points and tiles have a heading each."""
    document, renderer = sample_document(AZUL)
    headings = [block for block in document.chapters[-1].blocks if isinstance(block, Heading)]
    assert [renderer.show(heading.phrase) for heading in headings] == [
        *("Punkte nach Herkunft", "Genommene Fliesen nach Farbe")
    ]
