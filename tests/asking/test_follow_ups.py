"""Lines that go on with what was said before, and questions of which only a part is understood."""

import pytest
from asked_games import ask, begin

from azul_access.language.languages import LANGUAGES

# A question, a line that goes on with it, and the same question as a whole.
FOLLOWED = {
    "de": (
        ("wie viele Punkte hat Anna?", "und Ben?", "wie viele Punkte hat Ben?"),
        ("wie viele fehlen in Reihe 4?", "und in Reihe 5?", "wie viele fehlen in Reihe 5?"),
        ("was fehlt in Reihe 4?", "und bei Ben?", "was fehlt in Reihe 4 von Ben?"),
        ("wie viele rote liegen in der Mitte?", "und blaue?", "wie viele blaue in der Mitte?"),
        ("was liegt auf Manufaktur 4?", "und 5?", "was liegt auf Manufaktur 5?"),
        ("wie viele Rote sind noch zu haben?", "und Blaue?", "wie viele Blaue sind noch zu haben?"),
        (
            "wie viele Punkte hat Anna letzte Runde gemacht?",
            "und Ben?",
            "wie viele Punkte hat Ben letzte Runde gemacht?",
        ),
    ),
    "en": (
        ("how many points does Anna have?", "and Ben?", "how many points does Ben have?"),
        ("how many are missing in row 4?", "and row 5?", "how many are missing in row 5?"),
        ("what is missing in row 4?", "what about Ben?", "what is missing in Ben's row 4?"),
        ("how many reds are in the middle?", "and blues?", "how many blues in the middle?"),
        ("what's on factory 4?", "and 5?", "what's on factory 5?"),
        ("how many reds are left on the table?", "and blues?", "how many blues on the table?"),
        (
            "how many points did Anna get last round?",
            "and Ben?",
            "how many points did Ben get last round?",
        ),
    ),
    "nl": (
        ("hoeveel punten heeft Anna?", "en Ben?", "hoeveel punten heeft Ben?"),
        ("hoeveel missen er in rij 4?", "en in rij 5?", "hoeveel missen er in rij 5?"),
        ("wat ontbreekt er in rij 4?", "en bij Ben?", "wat ontbreekt er in rij 4 van Ben?"),
        ("hoeveel rode liggen in het midden?", "en blauwe?", "hoeveel blauwe in het midden?"),
        ("wat ligt er op fabriek 4?", "en 5?", "wat ligt er op fabriek 5?"),
        ("hoeveel rode zijn er nog op tafel?", "en blauwe?", "hoeveel blauwe op tafel?"),
        (
            "hoeveel punten heeft Anna vorige ronde gehaald?",
            "en Ben?",
            "hoeveel punten heeft Ben vorige ronde gehaald?",
        ),
    ),
}
# A question, a line that points at what it named, and the same question as a whole.
REFERRED = {
    "de": (
        ("was fehlt in Reihe 4 von Ben?", "was liegt dort schon", "was liegt in Reihe 4 von Ben?"),
        ("was liegt in Reihe 2?", "ist die schon voll", "ist Reihe 2 voll?"),
        (
            "welche Fliesen liegen in der Mitte?",
            "wie viele sind das zusammen",
            "wie viele Fliesen liegen in der Mitte?",
        ),
        ("was bringt 4b5?", "und was kostet das?", "was bringt 4b5?"),
    ),
    "en": (
        ("what is missing in Ben's row 4?", "what lies there", "what is in Ben's row 4?"),
        ("what's in row 2?", "is that full", "is row 2 full?"),
        (
            "what tiles are in the middle?",
            "how many are those together",
            "how many tiles are in the middle?",
        ),
        ("what would 4b5 bring?", "and what would that cost?", "what would 4b5 bring?"),
    ),
    "nl": (
        ("wat ontbreekt er in rij 4 van Ben?", "wat ligt daar", "wat ligt er in rij 4 van Ben?"),
        ("wat ligt er in rij 2?", "is die vol", "is rij 2 vol?"),
        (
            "welke tegels liggen in het midden?",
            "hoeveel is dat samen",
            "hoeveel tegels liggen in het midden?",
        ),
        ("wat levert 4b5 op?", "en wat kost dat?", "wat levert 4b5 op?"),
    ),
}
# Lines that point at a place and ask for what nobody can say, and lines with articles.
POINTING = {
    "de": (
        ("wann ist das zu schaffen", "kann er das verhindern"),
        ("wer hat die meisten Punkte?",),
    ),
    "en": (("how could that be managed", "can he stop it"), ("whose turn is it?",)),
    "nl": (("hoe lang duurt dat", "kan hij dat afmaken"), ("wie heeft de meeste punten?",)),
}
# A move that is refused, why it was, and what is said where nothing was refused.
WHY = {
    "de": ("warum nicht?", "Ich habe zuletzt nichts abgelehnt."),
    "en": ("why not?", "Nothing has been refused just now."),
    "nl": ("waarom niet?", "Er is net niets geweigerd."),
}
# A question with a word that nobody knows, one about the same place, and that one as a whole.
UNCLEAR = {
    "de": ("wie schnurzel ist Reihe 4 von Ben?", "was fehlt?", "was fehlt in Reihe 4 von Ben?"),
    "en": ("how blurgish is Ben's row 4?", "what is missing?", "what is missing in Ben's row 4?"),
    "nl": ("hoe flurzig is rij 4 van Ben?", "wat ontbreekt?", "wat ontbreekt in rij 4 van Ben?"),
}
# What sets the points of Anna, what asks how a scoring changed them, and the answer.
NET = {
    "de": ("ist Stand Anna 5", "unterm strich?", "minus 5, jetzt 0."),
    "en": ("set score Anna 5", "net?", "minus 5, now 0."),
    "nl": ("is score Anna 5", "onder de streep?", "min 5, nu 0."),
}
RULES = {
    "de": ("wann ist das Spiel vorbei?", "was passiert, wenn der Beutel leer ist?"),
    "en": ("when does the game end?", "what happens when the bag is empty?"),
    "nl": ("wanneer is het spel afgelopen?", "wat gebeurt er als de zak leeg is?"),
}


@pytest.mark.parametrize("language", FOLLOWED)
def test_a_line_goes_on_with_the_question_before(language: str) -> None:
    """So does one with a word that points at what was named."""
    session = begin(language, "azul")
    for question, follow, whole in (*FOLLOWED[language], *REFERRED[language]):
        asked, _ = ask(session, question)
        step, answer = ask(asked.session, follow)
        assert not step.entries
        assert answer == ask(session, whole)[1], (question, follow)


@pytest.mark.parametrize("language", POINTING)
def test_a_line_that_points_back_is_never_answered_by_itself(language: str) -> None:
    """The program asks back about the place; an article points at nothing."""
    session, (pointing, whole) = begin(language, "azul"), POINTING[language]
    asked, _ = ask(session, UNCLEAR[language][2])
    for line in pointing:
        step, [offer] = ask(asked.session, line)
        assert not step.understood, line
        assert "4" in offer
        assert "Ben" in offer
    for line in whole:
        assert ask(asked.session, line)[1] == ask(session, line)[1]


@pytest.mark.parametrize("language", WHY)
def test_why_not_repeats_the_refusal(language: str) -> None:
    """Until the next move, however much is asked meanwhile."""
    session, (why, nothing) = begin(language, "azul"), WHY[language]
    assert ask(session, why)[1][0] == nothing
    refused, reason = ask(session, "1r4")
    asked, _ = ask(refused.session, FOLLOWED[language][0][0])
    assert ask(asked.session, why)[1] == reason
    moved, _ = ask(refused.session, "5r0")
    assert ask(moved.session, why)[1][0] == nothing


@pytest.mark.parametrize("language", UNCLEAR)
def test_what_was_understood_is_asked_back(language: str) -> None:
    """The program names the place, and the next question is about it."""
    session, (unclear, follow, whole) = begin(language, "azul"), UNCLEAR[language]
    step, answer = ask(session, unclear)
    assert not step.understood
    assert "4" in answer[0]
    assert "Ben" in answer[0]
    assert ask(step.session, follow)[1] == ask(session, whole)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_rules_are_answered_in_every_game(game: str, language: str) -> None:
    session = begin(language, game)
    answers = [ask(session, question)[1] for question in RULES[language]]
    assert all(answer[0].startswith(("Rule ", "Regel ")) for answer in answers)
    assert answers[0] != answers[1]


@pytest.mark.parametrize("language", NET)
def test_a_scoring_can_cost_more_than_it_brings(language: str) -> None:
    """Points that were lost are told as minus."""
    points, net, answer = NET[language]
    session = begin(language, "azul", 0)
    for line in ("rrrr bbbb ssss xxxx oooo", points, "1r0", "2b0", "3s0", "4x0", "5o0"):
        step, _ = ask(session, line)
        assert step.entries, line
        session = step.session
    assert ask(session, net)[1][0].endswith(answer)


# A question of which nothing is understood, and one that is understood.
LOST = {
    "de": ("wieso schnurzelt das so?", "wie viele Punkte hat Anna?", "und Ben?"),
    "en": ("why is it blurging so?", "how many points does Anna have?", "and Ben?"),
    "nl": ("waarom flurzt het zo?", "hoeveel punten heeft Anna?", "en Ben?"),
}
WHOLE = {"de": "in einem ganzen Satz", "en": "in a whole sentence", "nl": "in een hele zin"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_goes_on_with_a_question_that_was_not_understood(language: str) -> None:
    """A line that goes on with it is not an older question's, until one is understood again."""
    lost, question, follow = LOST[language]
    step, _ = ask(begin(language, "azul"), question)
    step, _ = ask(step.session, lost)
    for _ in range(2):
        step, [answer] = ask(step.session, follow)
        assert WHOLE[language] in answer
    assert not step.entries
    step, _ = ask(step.session, question)
    assert WHOLE[language] not in ask(step.session, follow)[1][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_asking_back_only_a_question_goes_on(language: str) -> None:
    """What was asked is not known, so that another place or player makes no question of it."""
    step, _ = ask(begin(language, "azul"), UNCLEAR[language][0])
    _, [answer] = ask(step.session, LOST[language][2])
    assert WHOLE[language] in answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_talk_between_does_not_matter(language: str) -> None:
    """A line that asks nothing and is not understood leaves the question before as it was."""
    _, question, follow = LOST[language]
    step, _ = ask(begin(language, "azul"), question)
    expected = ask(step.session, follow)[1]
    step, _ = ask(step.session, "schnurzel flurz blurg")
    assert ask(step.session, follow)[1] == expected
