"""What is told where a question is not understood, but what it is about is clear."""

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES

# A question that nobody understands, and how its answer begins.
BLURRED = {
    "de": ("wie schnurzel ist {}?", "Nicht ganz verstanden. "),
    "en": ("how blurgish is {}?", "Not quite understood. "),
    "nl": ("hoe flurzig is {}?", "Niet helemaal begrepen. "),
}
# What such questions can be about, and what is told in English; in the other languages as much.
ABOUT = {
    "azul": {
        "factory 4": "Factory 4: 3 blue B, one turquoise X.",
        "the centre": "Centre: one red R, 2 blue B, one black SCH, 2 turquoise X, one orange O.",
        "Ben's row 2": (
            "Ben, row 2: one blue B, 1 free. B: 3 on factory 4, 2 in the centre. On "
            "the wall: 2 points."
        ),
        "Ben's row 4": (
            "Ben, row 4: 2 black SCH, 2 free. SCH: 1 in the centre. On the wall: one point."
        ),
        "my row 3": (
            "Anna, row 3: 2 red R, 1 free. Exactly as many are in the centre. On "
            "the wall: one point."
        ),
        "the wall row 1 of Anna": (
            "Anna, wall row 1: X at place 5. Still needed: B at place 1, O at place "
            "2, R at place 3, SCH at place 4."
        ),
        "Ben's floor": "Ben, floor line. On it: O; minus 1.",
        "Ben": (
            "Ben: one point. Still needed: one blue B in row 2, 2 red R in row 3, 2 "
            "black SCH in row 4."
        ),
        "red": "R: 3 on factory 5, 1 in the centre. Possible rows: 1 to 5, or the floor line.",
        "my rows": (
            "Anna: 4 points. Still needed: one red R in row 3, one red R in row 4, "
            "one red R in row 5."
        ),
        "the bag": (
            "In the bag, 60 tiles: 6 red R, 9 blue B, 17 black SCH, 14 turquoise X, 14 orange O."
        ),
    },
    "summer-pavilion": {
        "Ben's red star": (
            "On Ben's board, the red star: covered 2; free 1, 3 to 6. Ben, beside "
            "the board: 2 purple L."
        ),
        "my blue star": (
            "On Anna's board, the blue star: covered 2; free 1, 3 to 6. Anna, "
            "beside the board: one purple L, 2 blue B."
        ),
        "the supply": (
            "In the supply: 2 purple L, one orange O, 2 red R, 3 blue B, one yellow Y, one green G."
        ),
        "Ben's hand": "Ben, beside the board: 2 purple L, 3 orange O, one green G.",
        "red": "R: 2 in the supply, 2 beside the board of Anna.",
        "Ben": "Ben: 7 points. Ben, beside the board: 2 purple L, 3 orange O, one green G.",
    },
}
# The same things in the other languages.
NAMED = {
    "azul": {
        "de": ("Manufaktur 4", "Reihe 4 von Ben", "der Boden von Ben", "rot", "Ben", "die Wand"),
        "nl": ("fabriek 4", "rij 4 van Ben", "de vloer van Ben", "rood", "Ben", "de muur"),
    },
    "summer-pavilion": {
        "de": ("Manufaktur 5", "Bens roter Stern", "die Hand von Ben", "rot", "Ben", "die Sterne"),
        "nl": ("fabriek 5", "de rode ster van Ben", "de hand van Ben", "rood", "Ben", "de sterren"),
    },
}
# An overview is no longer than this.
MOST_WORDS = 30


@pytest.mark.parametrize("game", ABOUT)
def test_a_question_that_is_not_clear_gets_an_overview(game: str) -> None:
    """What is certain about the place, the colour or the player, and that it was not understood."""
    question, begins = BLURRED["en"]
    session = begin("en", game)
    for about, told in ABOUT[game].items():
        step, answer = ask(session, question.format(about))
        assert not step.understood
        assert not step.entries
        assert answer == [begins + told], about
        assert len(answer[0].split()) <= MOST_WORDS


@pytest.mark.parametrize("game", NAMED)
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_an_overview_is_short_in_every_language(language: str, game: str) -> None:
    question, begins = BLURRED[language]
    session = begin(language, game)
    for about in NAMED[game][language]:
        step, [answer] = ask(session, question.format(about))
        assert not step.understood
        assert answer.startswith(begins), about
        assert len(answer.split()) <= MOST_WORDS
