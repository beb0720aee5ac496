"""Questions of a table that is only supposed, in one line or in two."""

import pytest
from asked_games import ask, begin

# A line and one that goes on with it, the moves that are supposed, and the question asked of the
# table after them.
SUPPOSED = {
    "de": (
        (
            ("wenn ich die Roten von Manufaktur 5 in Reihe 4 lege, ist die dann voll?",),
            ("5r4",),
            "ist Reihe 4 von Anna voll?",
        ),
        (
            ("was liegt im Zentrum, wenn ich die Blauen von Manufaktur 4 nehme?",),
            ("4b1",),
            "was liegt im Zentrum?",
        ),
        (
            ("was passiert, wenn ich 4b1 spiele?", "und was liegt dann auf Manufaktur 4?"),
            ("4b1",),
            "was liegt auf Manufaktur 4?",
        ),
        (
            (
                "angenommen, ich nehme 4b1 und dann Ben die Roten von 5 in Reihe 3, "
                "was bleibt im Zentrum?",
            ),
            ("4b1", "5r3"),
            "was liegt im Zentrum?",
        ),
        (
            ("wenn ich die Blauen nicht nehme, wer kann sie brauchen?",),
            (),
            "wer kann Blau brauchen?",
        ),
    ),
    "en": (
        (
            ("if I take the reds from factory 5 to row 4, is that full then?",),
            ("5r4",),
            "is Anna's row 4 full?",
        ),
        (
            ("what is in the centre if I take the blues from factory 4?",),
            ("4b1",),
            "what is in the centre?",
        ),
        (
            ("what happens if I play 4b1?", "and what is on factory 4 then?"),
            ("4b1",),
            "what is on factory 4?",
        ),
        (
            (
                "suppose I take 4b1 and then Ben takes the reds from 5 to row 3, "
                "what is left in the centre?",
            ),
            ("4b1", "5r3"),
            "what is left in the centre?",
        ),
        (("if I leave the blues, who could use them?",), (), "who could use the blues?"),
    ),
    "nl": (
        (
            ("als ik de rode van fabriek 5 in rij 4 leg, is die dan vol?",),
            ("5r4",),
            "is rij 4 van Anna vol?",
        ),
        (
            ("wat ligt er in het midden als ik de blauwe van fabriek 4 neem?",),
            ("4b1",),
            "wat ligt er in het midden?",
        ),
        (
            ("wat gebeurt er als ik 4b1 speel?", "en wat ligt er dan op fabriek 4?"),
            ("4b1",),
            "wat ligt er op fabriek 4?",
        ),
        (
            ("stel dat ik 4b1 neem en dan Ben de rode van 5 in rij 3, wat ligt er in het midden?",),
            ("4b1", "5r3"),
            "wat ligt er in het midden?",
        ),
        (("als ik de blauwe niet neem, wie kan ze gebruiken?",), (), "wie kan blauw gebruiken?"),
    ),
}
CASES = [(language, *case) for language, cases in SUPPOSED.items() for case in cases]


@pytest.mark.parametrize(("language", "lines", "moves", "question"), CASES)
def test_the_answer_is_that_of_the_table_after_the_moves(
    language: str, lines: tuple[str, ...], moves: tuple[str, ...], question: str
) -> None:
    """It begins with what is supposed, and the game itself does not change."""
    game = begin(language, "azul")
    session, told = game, list[str]()
    for line in lines:
        step, told = ask(session, line)
        session = step.session
    assert session.ledger == game.ledger
    there = game
    for move in moves:
        there = ask(there, move)[0].session
    assert moves == () or there.ledger.state != game.ledger.state
    expected = ask(there, question)[1]
    assert told[0] != expected[0]
    assert told[0].endswith(expected[0])
    assert told[1:] == expected[1:]


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("de", "wenn ich 4b1 nehme, wie viele Punkte hat Ben dann?", "Ben: Wand plus 2, Boden"),
        ("en", "if I take 4b1, how many points has Ben then?", "Ben: wall plus 2, floor"),
        ("nl", "als ik 4b1 neem, hoeveel punten heeft Ben dan?", "Ben: muur plus 2, vloer"),
    ],
)
def test_points_after_a_move_are_those_of_the_next_tiling(
    language: str, line: str, told: str
) -> None:
    """A move changes no score at once, so that the score alone would mislead."""
    assert told in ask(begin(language, "azul"), line)[1][0]


def test_each_answer_is_told_where_it_depends_on_what_is_left_open() -> None:
    """Where more answers are possible than can be kept in mind, the players are asked."""
    game = begin("en", "azul")
    assert ask(game, "if I take the blues from 4, is row 1 full then?")[1] == [
        "Suppose: 3 blue B from factory 4 into row 1. Yes.",
        "Otherwise: No. Anna, row 1: empty.",
    ]
    told = ask(game, "if I take blue, what lies in the centre then?")[1]
    assert [text.split(".")[0] for text in told] == [
        "Suppose: B from the centre",
        "Suppose: B from factory 4",
    ]
    told = ask(game, "if I take blue, what is on my board then?")[1]
    assert told[0].startswith("That depends on the move.")


def test_the_supposed_end_of_a_round_is_scored_for_all() -> None:
    """Ben has a full row that touches a tile, and one tile on the floor line."""
    told = ask(begin("en", "azul"), "if we tiled now, who would be leading?")[1]
    assert told == ["Suppose: the round is scored now. Anna leads with 4 points, 2 ahead."]


def test_the_move_of_another_player_is_that_player_s() -> None:
    game = begin("en", "azul")
    told = ask(game, "if Ben takes 5r3, what does he get?")[1][0]
    assert told.startswith("Suppose: it is Ben's turn. Suppose: 3 red R from factory 5 into row 3")


def test_a_move_that_is_not_possible_supposes_nothing() -> None:
    """The refusal is told, and a line that goes on is asked of the table as it is."""
    game = begin("en", "azul")
    step, told = ask(game, "what if I take the blacks from 4 to row 1?")
    assert "no SCH on factory 4" in told[0]
    assert ask(step.session, "and what is in the centre?")[1][0].startswith("In the centre")


# Two moves that are compared; the second of them is better by the points of a full row.
COMPARED = {
    "de": (
        ("was ist besser, Blau aus dem Zentrum oder von 4 in Reihe 2?",),
        ("Blau oder Weiß in Reihe 2?",),
        ("was bringt Blau von 4 in Reihe 2?", "besser als die Roten von 5?"),
        ("soll ich lieber die Roten in Reihe 1 oder in Reihe 3 legen?",),
    ),
    "en": (
        ("which is better, blue from the centre or from 4 in row 2?",),
        ("blue or turquoise in row 2?",),
        ("what would blue from 4 in row 2 bring?", "better than the reds from 5?"),
        ("should I put the reds in row 1 or in row 3?",),
    ),
    "nl": (
        ("wat is beter, blauw uit het midden of van 4 in rij 2?",),
        ("blauw of turkoois in rij 2?",),
        ("wat brengt blauw van 4 in rij 2?", "beter dan de rode van 5?"),
        ("zal ik de rode in rij 1 of in rij 3 leggen?",),
    ),
}
VERDICTS = {
    "de": ("Etwas besser:", "Deutlich besser:", "Beides ist"),
    "en": ("A little better:", "Clearly better:", "They are about"),
    "nl": ("Iets beter:", "Duidelijk beter:", "Ze zijn"),
}


@pytest.mark.parametrize(
    ("language", "lines"), [(each, lines) for each in COMPARED for lines in COMPARED[each]]
)
def test_two_moves_in_words_get_one_verdict_with_a_fact(
    language: str, lines: tuple[str, ...]
) -> None:
    """What one of them leaves out is what the other one, or the what-if before, has said."""
    session, told = begin(language, "azul"), list[str]()
    for line in lines:
        step, told = ask(session, line)
        session = step.session
    assert len(told) == 1
    assert told[0].startswith(VERDICTS[language])
    assert told[0].count(".") > 1


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "liegt Rot oder Blau im Zentrum?"),
        ("de", "hat Anna mehr Punkte oder Ben?"),
        ("en", "can I put red or blue in row 2?"),
        ("en", "who has more points, Anna or Ben?"),
        ("nl", "ligt er rood of blauw in het midden?"),
        ("nl", "wie heeft meer punten, Anna of Ben?"),
    ],
)
def test_or_alone_compares_no_moves(language: str, line: str) -> None:
    """A question with "or" that is not about two moves gets no opinion about them."""
    assert not ask(begin(language, "azul"), line)[1][0].startswith(VERDICTS[language])


FILLS = {
    "de": ("kriege ich Reihe 2 mit Blau voll?", "Ja. Reihe 2 wird voll"),
    "en": ("can I fill row 2 with blue?", "Yes. Row 2 gets full"),
    "nl": ("krijg ik rij 2 vol met blauw?", "Ja. Rij 2 wordt vol"),
}


@pytest.mark.parametrize("language", FILLS)
def test_whether_a_colour_makes_a_row_full_is_no_question_of_room(language: str) -> None:
    """What falls onto the floor line is told, and how far a colour that lacks tiles would go."""
    line, told = FILLS[language]
    assert ask(begin(language, "azul"), line)[1][0].startswith(told)


def test_a_colour_with_too_few_tiles_fills_no_row() -> None:
    game = begin("en", "azul")
    assert ask(game, "can I fill row 2 with black?")[1][0] == (
        "No. Row 2 would have 1 of 2 at most."
    )
    [first, second] = ask(game, "can I fill row 4 with red?")[1]
    assert first.startswith("Yes. Row 4 gets full")
    assert second.endswith("The floor line then costs 2 points.")


def test_a_what_if_is_answered_after_a_question_that_was_not_understood() -> None:
    """It is a whole question, though it begins as one that goes on with the one before."""
    lost, _ = ask(begin("en", "azul"), "what blorps in the middle of nowhere?")
    step, told = ask(lost.session, "and if I take the blues from 4 to row 1?")
    assert step.understood
    assert told[0].startswith("Suppose: 3 blue B from factory 4 into row 1")


@pytest.mark.parametrize(
    ("language", "line", "following"),
    [
        ("de", "wie weit liegt Ben hinten?", "und wenn wir jetzt fliesen?"),
        ("en", "who is winning?", "and if we tiled now?"),
        ("nl", "wie staat er voor?", "en als we nu tegelen?"),
    ],
)
def test_the_question_before_is_asked_of_the_scored_round(
    language: str, line: str, following: str
) -> None:
    """Anna is 3 points ahead now, and 2 when the round is scored."""
    asked, before = ask(begin(language, "azul"), line)
    told = ask(asked.session, following)[1]
    assert "3" in before[0]
    assert "3" not in told[0]
    assert "2" in told[0]
