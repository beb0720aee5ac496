"""What a document holds: everything that happened once, in order, and sums that add up."""

import re
from pathlib import Path

import pytest
from sample_games import AZUL, BOTH, LANGUAGES, PAVILION, open_game, sample_document

from azul_access.export.document import Chart, DataTable, Document, Heading, Line
from azul_access.export.statistics import count_statistics
from azul_access.games import SYSTEMS
from azul_access.games.system import Expects
from azul_access.language.languages import LANGUAGES as SPOKEN
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.record.transcript import build_transcript


def idents(document: Document) -> list[str]:
    return [
        block.element_id
        for chapter in document.chapters
        for block in (*chapter.spoken_lines(), *chapter.blocks)
    ]


@pytest.mark.parametrize("verbosity", Verbosity)
@pytest.mark.parametrize("path", BOTH)
def test_a_heading_is_not_told_again(path: Path, verbosity: Verbosity) -> None:
    """Under "Round 2" no line begins with "Round 2"."""
    document, words = sample_document(path, "en", verbosity)
    for chapter in document.chapters:
        heading, *told = [words.line(line.phrases) for line in chapter.spoken_lines()]
        assert not any(re.match(rf"{re.escape(heading)}\b", text) for text in told)


@pytest.mark.parametrize("path", BOTH)
def test_idents_are_unique_and_the_same_in_every_language(path: Path) -> None:
    """A link into a narration works in another language, at another length."""
    whole = [sample_document(path, language, tables=True)[0] for language in LANGUAGES]
    terse = sample_document(path, "de", Verbosity.TERSE)[0]
    for document in whole:
        told = [line.element_id for chapter in document.chapters for line in chapter.spoken_lines()]
        assert len(told) == len(set(told))
        assert idents(document) == idents(whole[0])
    assert set(idents(terse)) <= set(idents(whole[0]))


@pytest.mark.parametrize("path", BOTH)
def test_points_by_source_are_the_scores(path: Path) -> None:
    """Whatever brings points is counted, at every moment of a game."""
    _, whole = open_game(path)
    for entries in (*range(0, len(whole.applied), 7), len(whole.applied)):
        game, book = open_game(path, entries)
        data = book.system.facts.encode_state(game.names, book.state)
        players = data["players"]
        assert isinstance(players, list)
        numbers = count_statistics(book, build_transcript(book))
        assert numbers is not None
        assert numbers.scores(len(game.names)) == [player["score"] for player in players]


@pytest.mark.parametrize("path", BOTH)
def test_tables_of_numbers_add_up(path: Path) -> None:
    """The last row and the last column are the sums of the others."""
    document, words = sample_document(path)
    tables = [block for block in document.chapters[-1].blocks if isinstance(block, DataTable)]
    assert len(tables) == 2 * len(open_game(path)[0].names)
    for table in tables:
        rows = [
            [int(words.show(cell).replace("−", "-")) for cell in cells]
            for _, cells in table.table.rows
        ]
        assert all(sum(row[:-1]) == row[-1] for row in rows)
        assert [sum(column) for column in zip(*rows[:-1], strict=True)] == rows[-1]


def test_the_chart_shows_what_the_tables_say() -> None:
    """A bar for each source and each player, as long as the foot of that player's table."""
    document, words = sample_document(AZUL)
    blocks = document.chapters[-1].blocks
    charts = [block for block in blocks if isinstance(block, Chart)]
    tables = [block for block in blocks if isinstance(block, DataTable)]
    bars = [[value for _, value in own] for chart in charts for _, own in chart.groups]
    feet = [
        [int(words.show(cell).replace("−", "-")) for cell in table.table.rows[-1][1][:-1]]
        for table in tables
    ]
    assert bars == feet


def test_the_result_comes_first() -> None:
    """Who won is the first thing that is told."""
    document, words = sample_document(AZUL, "en")
    assert words.show(document.title) == "Azul: Anna and Bruno"
    first = document.chapters[0].blocks[0]
    assert isinstance(first, Line)
    assert "Bruno wins with 65 points." in words.line(first.phrases)


def test_a_game_that_is_not_over() -> None:
    """It is said so, with the scores, whose turn it is, and all that lies on the table."""
    document, words = sample_document(AZUL, "en", entries=20)
    first, *_, boards, _ = document.chapters
    opening = first.blocks[0]
    assert isinstance(opening, Line)
    told = words.line(opening.phrases)
    assert told.startswith("The game is not over yet. Scores: Anna ")
    assert told.endswith("Anna fills factory 2.")
    assert words.show(boards.heading) == "How the game stands"
    assert "Factory" in " ".join(words.line(line.phrases) for line in boards.spoken_lines())
    assert "ending" not in [chapter.element_id for chapter in document.chapters]


def test_a_game_that_has_not_begun() -> None:
    """Even an empty log can be sample_document."""
    document, words = sample_document(AZUL, "de", entries=0)
    assert [chapter.element_id for chapter in document.chapters] == [
        *("opening", "round-1", "boards", "numbers")
    ]
    assert words.show(document.title) == "Azul: Anna und Bruno"


def test_stops_lead_to_lines() -> None:
    """Each turn can be jumped to, and it says whose it is."""
    document, words = sample_document(PAVILION, "nl")
    for chapter in document.chapters:
        lines = {line.element_id for line in chapter.spoken_lines()}
        assert {point.element_id for point in chapter.navigation} <= lines
    labels = [words.show(point.label) for point in document.chapters[1].navigation]
    assert labels[0] == "Fabrieken vullen"
    assert labels[1].startswith("Beurt 1: ")


def test_boards_as_tables_only_where_they_are_asked_for() -> None:
    """Sentences are for everybody; tables are for those who want them."""
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
def test_tables_of_boards_hold_what_the_data_say(path: Path) -> None:
    """Every tile on a wall or star is in its cell."""
    game, book = open_game(path)
    document, words = sample_document(path, tables=True)
    boards = next(chapter for chapter in document.chapters if chapter.element_id == "boards")
    plans = [block.table for block in boards.blocks if isinstance(block, DataTable)]
    data = book.system.facts.encode_state(game.names, book.state)
    players = data["players"]
    assert isinstance(players, list)
    for plan, player in zip(plans, players, strict=True):
        wanted = player.get("wall") or player["stars"]
        shown = [[words.show(cell) for cell in cells] for _, cells in plan.rows]
        for row, kept in zip(shown, wanted, strict=True):
            assert sorted(cell for cell in row if cell != "frei") == sorted(filter(None, kept))


def test_cards_are_for_hands() -> None:
    """Flipping score cards is told in a verbose narration only."""
    names = {
        verbosity: {
            told.name
            for chapter in sample_document(AZUL, "de", verbosity)[0].chapters
            for line in chapter.spoken_lines()
            for told in line.phrases
        }
        for verbosity in Verbosity
    }
    assert [verbosity for verbosity in Verbosity if "cards" in names[verbosity]] == [
        Verbosity.VERBOSE
    ]


# Every game


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("language", SPOKEN)
def test_every_game_names_itself_and_its_sources(name: str, language: str) -> None:
    """What brings points has a sentence and a short name in each language."""
    phrases = load_phrases(language)

    def worded(told: Phrase) -> str:
        return phrases.render(told, Verbosity.NORMAL, Form.SHOW)

    assert worded(phrase(f"title-{name}"))
    statistics = SYSTEMS[name].statistics
    assert statistics is not None
    for source in statistics.POINT_SOURCES:
        assert "7" in worded(phrase(source, points=7))
        assert worded(phrase(f"{source}-name"))


def test_every_game_is_narrated_here() -> None:
    """A new game brings a saved one for these tests."""
    assert {open_game(path)[0].system.name for path in BOTH} == set(SYSTEMS)
    for path in BOTH:
        game, book = open_game(path)
        assert game.system.rules.expects(book.state).kind is Expects.OVER


def test_headings_part_the_numbers() -> None:
    """Points and tiles each have a heading of their own."""
    document, words = sample_document(AZUL)
    headings = [block for block in document.chapters[-1].blocks if isinstance(block, Heading)]
    assert [words.show(heading.phrase) for heading in headings] == [
        *("Punkte nach Herkunft", "Genommene Fliesen nach Farbe")
    ]
