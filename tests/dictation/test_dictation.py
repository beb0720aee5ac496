"""Lines as phones write them when moves are dictated.

Each line of `corpus/LANGUAGE.txt` has what was written and, after "|", a short typed form of what
was said. The first half of each file was written before anybody looked at the words of the program;
`LANGUAGE_later.txt` after the program could read the first file.
"""

import pytest
from dictated_games import Line, begin, is_right, moves, read_corpus

from azul_access.language.languages import LANGUAGES
from azul_access.session import handle_line
from azul_access.session.meaning.meanings import get_dictation

# The greatest share of lines that are not understood.
SHARE = 0.05
# What a person says to others, or says wrongly: never a move, although it holds words that sound
# like numbers and colours.
NO_MOVES = {
    "de": (
        "azul take | Rot in Reihe 2.",
        "azul take | Blau für Reihe 2",
        "azul take | Wir nehmen rot.",
        "azul take | Rot von Manufaktur 3 in Reihe für uns",
        "azul take | Zwei Rote von Manufaktur 3 in Reihe 2.",
        "azul take | Rot von Manufaktur 12 in Reihe 2.",
        "azul fill | Rot und er hat zwei.",
        "pavilion take | Rote sind schön",
        "pavilion take | Was ist mit Rot von Manufaktur 1?",
        "pavilion place | Blau ist 1 schöne Farbe",
    ),
    "en": (
        "azul take | Red for row 2.",
        "azul take | Read to row 2",
        "azul take | I have to read for two hours.",
        "azul take | Blue from factory 3 to my row for the win",
        "azul take | Two read from factory 3 to row 2.",
        "azul take | Red from factory 12 to row 2.",
        "azul take | For red from factory 1 to row 2.",
        "azul fill | Read it to me, please.",
        "azul fill | I want to go for it too.",
        "pavilion take | Read factory 1.",
        "pavilion take | What about red from factory 1?",
        "pavilion place | Are you ready to go?",
        "pavilion place | Ate one too.",
    ),
    "nl": (
        "azul take | Rood naar rij 2.",
        "azul take | Blauw voor rij 2",
        "azul take | We nemen rood.",
        "azul take | Twee rode van fabriek 3 naar rij 2.",
        "azul take | Rood van fabriek 12 naar rij 2.",
        "azul take | Hij is er nog niet",
        "azul fill | Rood en er zijn er twee.",
        "pavilion take | Rood is mooi",
        "pavilion take | Wat als ik rood van fabriek 1 neem?",
        "pavilion place | Blauw is een mooie kleur",
    ),
}


@pytest.mark.parametrize("name", [name for tag in LANGUAGES for name in (tag, f"{tag}_later")])
def test_dictated_lines_are_understood(name: str) -> None:
    """Nearly all lines lead to what was said, and none leads to another move."""
    language = name[:2]
    lines = read_corpus(name)
    wrong = [line for line in lines if not is_right(language, line)]
    assert len(wrong) <= SHARE * len(lines), wrong
    assert [line for line in wrong if moves(language, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_corpus_is_large_and_has_both_games(language: str) -> None:
    lines = [*read_corpus(language), *read_corpus(f"{language}_later")]
    assert len(lines) >= 200
    assert {line.position for line in lines} == {
        *("azul fill", "azul take", "azul ask", "pavilion take", "pavilion place"),
    }


@pytest.mark.parametrize(
    ("language", "row"), [(language, row) for language in NO_MOVES for row in NO_MOVES[language]]
)
def test_other_lines_are_no_moves(language: str, row: str) -> None:
    """A word becomes a number or a colour only where nothing else can stand."""
    position, _, text = row.partition(" | ")
    assert not moves(language, Line(position, text, ""))


@pytest.mark.parametrize(
    ("language", "text", "repaired"),
    [
        ("de", "Blau von der 3. Manufaktur in die 2. Reihe.", "blau von manufaktur 3 in reihe 2."),
        ("en", "To read from factory for to roe too.", "2 red from factory 4 to row 2"),
        ("en", "2× red, 1x black", "2 red, 1 black"),
        ("nl", "Naar de 2e rij", "naar rij 2"),
    ],
)
def test_what_is_repaired(language: str, text: str, repaired: str) -> None:
    assert get_dictation(begin("azul take", language)).repair(text) == repaired


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_as_usual_is_left_alone(language: str) -> None:
    """Short forms and plain commands are read as they stand."""
    dictation = get_dictation(begin("azul take", language))
    for text in ("2b3", "rrbs", "1r2; 3s4", "m", "?2b3", "f3", "zs1", ".", "u 3", ""):
        assert dictation.repair(text) is None, text


def test_a_moves_mistake_is_refused_with_its_own_reason() -> None:
    """A repaired line that is impossible, too, changes nothing in the refusal."""
    session = begin("azul take", "en")
    step = handle_line(session, "Read from factory 2 to row to.", "test")
    assert not step.entries
    assert not step.understood
