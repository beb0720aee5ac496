"""What would be: the result of a turn first, and each row where none was named."""

import pytest
from pavilion_conversation import FACTORIES, SUPPLY, pavilion
from scripted_conversation import FILLED_FACTORIES, begin_conversation

from azul_access.language.phrase import Verbosity
from azul_access.session.step.picking import question_phrases

EACH_ROW = {
    "de": [
        "Angenommen: 2 rote R von Manufaktur 1.",
        "Reihe 1: voll. Auf den Boden: ein R, minus 1. An der Wand bringt das einen Punkt.",
        "Reihe 2: voll. An der Wand bringt das einen Punkt.",
        "Reihe 3: 2 von 3.",
        "Reihe 4: 2 von 4.",
        "Reihe 5: 2 von 5.",
        "Oder alles auf den Boden: minus 2.",
        "Ins Zentrum: B, Zeile 1, Platz 4; SCH, Zeile 2, Platz 3.",
    ],
    "en": [
        "Suppose: 2 red R from factory 1.",
        "Row 1: full. Onto the floor: one R, minus 1. On the wall that would score one point.",
        "Row 2: full. On the wall that would score one point.",
        "Row 3: 2 of 3.",
        "Row 4: 2 of 4.",
        "Row 5: 2 of 5.",
        "Or all onto the floor line: minus 2.",
        "To the centre: B, row 1, place 4; SCH, row 2, place 3.",
    ],
    "nl": [
        "Stel: 2 rode R van fabriek 1.",
        "Rij 1: vol. Op de vloer: een R, min 1. Op de muur levert dat één punt op.",
        "Rij 2: vol. Op de muur levert dat één punt op.",
        "Rij 3: 2 van 3.",
        "Rij 4: 2 van 4.",
        "Rij 5: 2 van 5.",
        "Of alles op de vloerlijn: min 2.",
        "Naar het midden: B, rij 1, plaats 4; SCH, rij 2, plaats 3.",
    ],
}


@pytest.mark.parametrize("language", EACH_ROW)
def test_each_row_is_told_where_none_is_named(language: str) -> None:
    game = begin_conversation(FILLED_FACTORIES, language=language)
    before = game.session.ledger
    assert game.answer("?1r").split("\n") == EACH_ROW[language]
    assert game.session.ledger == before


def test_only_possible_rows_are_told() -> None:
    """A row with another colour is not, and a full floor line costs nothing."""
    game = begin_conversation(FILLED_FACTORIES, "1r1", "2b2", "ist boden anna bbbbxxx")
    told = game.answer("?4x").split("\n")
    assert [paragraph.split(":")[0] for paragraph in told[1:]] == [
        *("Reihe 2", "Reihe 3", "Reihe 4", "Reihe 5"),
        *("Oder alles auf den Boden", "Ins Zentrum"),
    ]
    assert told[5].startswith("Oder alles auf den Boden: voll, kostet nichts.")


def test_the_floor_line_costs_what_its_next_places_cost() -> None:
    """Two tiles more on two that lie there cost 2 each, not 1."""
    game = begin_conversation(FILLED_FACTORIES, "ist boden anna bb")
    assert "Oder alles auf den Boden: minus 4." in game.answer("?1r").split("\n")


def test_wild_tiles_that_are_alone_are_taken_one_at_a_time() -> None:
    """Where only wild tiles lie, the possible moves say one, however many there are."""
    game = pavilion(SUPPLY, "llll rrbb rrbb rrbb rrbb")
    wild = [line for line in game.answer("m").split("\n") if line.startswith("L")]
    assert wild == ["L: 1 auf Manufaktur 1."]


def test_a_take_that_is_impossible_is_refused() -> None:
    game = begin_conversation(FILLED_FACTORIES)
    assert game.answer("?5r").startswith("Kein R auf Manufaktur 5.")
    # A move that was really meant also names its rule.
    refused = game.answer("?1 3r")
    assert game.answer("1 3r") == f"{refused} Regel 4.1, mehr mit h."


def test_the_marker_comes_after_the_result() -> None:
    game = begin_conversation(FILLED_FACTORIES, "1r2")
    marker = "Ben: Startmarker auf den Boden, minus 1."
    told = game.answer("?zb1")
    assert told.startswith("Angenommen: ein blaues B aus dem Zentrum in Reihe 1: voll.")
    assert marker in told
    assert "An der Wand ein Punkt; Startmarker minus 1: zusammen 0." in told
    each = game.answer("?zb").split("\n")
    assert each[0] == "Angenommen: ein blaues B aus dem Zentrum."
    assert each[-1] == marker


def test_the_stone_comes_after_the_result() -> None:
    game = pavilion(SUPPLY, FACTORIES, "1r")
    told = game.answer("?zb")
    assert told.startswith("Angenommen: ")
    assert "Startstein" in told


def test_the_question_before_a_column_tells_what_it_brings() -> None:
    """On a display and on a page, as the question before a turn does."""
    factories = "rrrr bbbb xxxx oooo ssss"
    game = begin_conversation(factories, "1r1", "2b1", "3x2", "4o2", chosen={"wall": "grey"})
    for line in ("5s3", "1"):
        game.enter(line)
        state = game.session.ledger.state
        command = game.session.setup.system.rules.legal_commands(state)[0]
        names = [it.name for it in question_phrases(game.session, command, Verbosity.TERSE)]
        assert names[0] == "braille-ask-player"
        assert "azul-what-if-points" in names
