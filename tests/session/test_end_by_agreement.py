"""Ending by agreement: before the "yes" the players hear what is scored and what is not."""

import pytest
from pavilion_conversation import pavilion, placing
from scripted_conversation import FILLED_FACTORIES, begin_conversation

WORDS = {"de": ("ende", "nein"), "en": ("end", "no"), "nl": ("einde", "nee")}
AZUL = {
    "de": (
        "Bitte bestätigen: Spielende nach Absprache. Gewertet werden nur die Wände, wie sie jetzt "
        "sind: volle Zeilen, Spalten und Farben. Was in den Musterreihen liegt, wird nicht mehr "
        "gefliest. Die Bodenreihen kosten nichts mehr. Sind alle einverstanden? Ja oder nein."
    ),
    "en": (
        "Please confirm: ending the game by agreement. Only the walls are scored, as they are now: "
        "complete rows, columns and colours. What is in the pattern lines is no longer tiled. The "
        "floor lines no longer cost anything. Does everyone agree? Yes or no."
    ),
    "nl": (
        "Graag bevestigen: het spel in overleg beëindigen. Alleen de muren tellen, zoals ze nu "
        "zijn: volle rijen, kolommen en kleuren. Wat in de patroonlijnen ligt, wordt niet meer "
        "betegeld. De vloerlijnen kosten niets meer. Is iedereen akkoord? Ja of nee."
    ),
}
PAVILION = {
    "de": (
        "Bitte bestätigen: Spielende nach Absprache. Gewertet werden nur die Sterne und Zahlen, "
        "die jetzt vollständig sind. Fliesen neben den Ablagen werden nicht mehr gelegt und kosten "
        "nichts. Jede Fliese in den Ecken kostet einen Punkt. Sind alle einverstanden? Ja oder "
        "nein."
    ),
    "en": (
        "Please confirm: ending the game by agreement. Only stars and numbers that are complete "
        "now are scored. Tiles beside the boards are no longer placed and cost nothing. Each tile "
        "in the corners costs one point. Does everyone agree? Yes or no."
    ),
    "nl": (
        "Graag bevestigen: het spel in overleg beëindigen. Alleen sterren en getallen die nu "
        "compleet zijn, tellen. Tegels naast de borden worden niet meer gelegd en kosten niets. "
        "Elke tegel in de hoeken kost één punt. Is iedereen akkoord? Ja of nee."
    ),
}
PASSES = {"de": "passe 2r", "en": "pass 2r", "nl": "pas 2r"}


@pytest.mark.parametrize("language", AZUL)
def test_the_question_says_what_is_scored(language: str) -> None:
    """Tiles in the lines and on the floor lines are there, so the question names them."""
    end, no = WORDS[language]
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "2x0", language=language)
    before = conversation.session.ledger
    assert conversation.answer(end) == AZUL[language]
    conversation.enter(no)
    assert conversation.session.ledger == before


def test_empty_lines_and_floors_are_not_named() -> None:
    """Nothing is said about what is not there."""
    answer = begin_conversation().answer("ende")
    assert "die Wände" in answer
    assert "Musterreihen" not in answer
    assert "Bodenreihen" not in answer
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    assert "Musterreihen" in conversation.answer("ende")
    assert "Bodenreihen" not in conversation.paragraphs[-1]


def test_what_the_question_says_is_what_happens() -> None:
    """Neither the full line is tiled nor the floor line paid; the scores stay as they were."""
    conversation = begin_conversation("rrbs bxox rrrr xxoo bbss", "1r2", "2x0")
    conversation.enter("ende")
    assert "Endstand: Anna 0, Ben 0" in conversation.answer("ja")


@pytest.mark.parametrize("language", PAVILION)
def test_the_question_in_summer_pavilion(language: str) -> None:
    """Tiles beside the boards do not count; tiles in the corners cost what they cost at the end."""
    conversation = placing(PASSES[language], language=language)
    assert conversation.answer(WORDS[language][0]) == PAVILION[language]


def test_empty_hands_and_corners_are_not_named() -> None:
    """Nothing is said about tiles that nobody has."""
    answer = pavilion().answer("ende")
    assert "Sterne und Zahlen" in answer
    assert "Ablagen" not in answer
    assert "Ecken" not in answer
