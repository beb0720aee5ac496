"""Moves by ear: what follows from hearing, more or less surely, and no wrong move silently."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from table_talk import FILLED, Talk, talk, told

from azul_access import session
from azul_access.games import SYSTEMS
from azul_access.games.system import Commands
from azul_access.language.phrase import Form, Verbosity
from azul_access.session import Step
from azul_access.session.announcements import Refusal
from azul_access.session.controls import ConfirmPolicy
from azul_access.session.interpretation import interpret, remove_duplicates
from azul_access.session.policy import POLICY, MeaningKind, Response, classify
from azul_access.session.recognition import NOTHING, Certainty, Guess, Recognition
from azul_access.session.replies import carry_out

SURE, LIKELY, NARROW = Certainty
SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"
RED = "rot von Manufaktur 1 in Reihe 2"
BLUE = "blau von Manufaktur 1 in Reihe 2"
# There is only one B.
ILLEGAL = "zwei B von Manufaktur 1 in Reihe 2"


def say(table: Talk, *texts: str, surely: Certainty = SURE) -> Step:
    """Say something that is heard as `texts`, the best guess first."""
    guesses = tuple(Guess(text, -float(at)) for at, text in enumerate(texts))
    step = session.handle_recognition(table.session, Recognition(guesses, surely), "microphone")
    table.session = step.session
    table.lines += told(table.session, step.announcements)
    return step


def said(table: Talk, *texts: str, surely: Certainty = SURE) -> str:
    before = len(table.lines)
    say(table, *texts, surely=surely)
    return "\n".join(table.lines[before:])


def table(
    *lines: str, confirm: ConfirmPolicy | None = ConfirmPolicy.UNSURE, **more: object
) -> Talk:
    return talk(FILLED, *lines, confirm=confirm, **more)  # type: ignore[arg-type]


def pavilion(*lines: str, confirm: ConfirmPolicy = ConfirmPolicy.UNSURE) -> Talk:
    """Summer Pavilion with everything filled."""
    return talk(SUPPLY, FACTORIES, *lines, game="summer-pavilion", confirm=confirm)


def entries(table: Talk) -> int:
    return len(table.session.ledger.history)


# The table of what follows, row by row


def test_the_table_is_whole() -> None:
    """Every kind has a way for every certainty."""
    assert set(POLICY) == set(MeaningKind)
    assert all(set(row) == set(Certainty) for row in POLICY.values())


def test_only_sure_moves_are_made_at_once() -> None:
    assert POLICY[MeaningKind.MOVE][SURE] is Response.ACT
    assert Response.ACT not in (POLICY[MeaningKind.MOVE][LIKELY], POLICY[MeaningKind.MOVE][NARROW])


@pytest.mark.parametrize("make", [table, pavilion])
@pytest.mark.parametrize(
    ("surely", "confirm", "made"),
    [
        (SURE, ConfirmPolicy.UNSURE, True),
        (SURE, ConfirmPolicy.EVERY, False),
        (LIKELY, ConfirmPolicy.UNSURE, False),
        (LIKELY, ConfirmPolicy.EVERY, False),
        (NARROW, ConfirmPolicy.UNSURE, False),
    ],
)
def test_moves(make: object, surely: Certainty, confirm: ConfirmPolicy, made: bool) -> None:
    """What is not made at once is read back and made by a yes, in both games."""
    here: Talk = make(confirm=confirm)  # type: ignore[operator]
    move = "1r2" if make is table else "1r"
    before = entries(here)
    answer = said(here, move, surely=surely)
    assert (entries(here) > before) is made
    if not made:
        assert answer.startswith("Also: 2 rote R")
        assert answer.endswith("von Manufaktur 1 in Reihe 2. Richtig?" if make is table else "?")
        say(here, "ja")
        assert entries(here) == before + 1
    assert here.session.ledger.applied[-1].source == "microphone"


@pytest.mark.parametrize(("surely", "done"), [(SURE, True), (LIKELY, False), (NARROW, False)])
def test_undo(surely: Certainty, done: bool) -> None:
    """Undo says what it took back; where it is a guess, it is asked about."""
    here = table("1r2")
    answer = said(here, "zurück", surely=surely)
    assert answer.startswith("Zurückgenommen: Anna" if done else "Also: den letzten Eintrag")
    if not done:
        assert said(here, "ja").startswith("Zurückgenommen: Anna")
    assert len(here.session.ledger.applied) == 5


@pytest.mark.parametrize(
    ("language", "sentence", "asked", "done"),
    [
        ("de", "Sprache Niederländisch", "Also: ab jetzt Niederländisch. Richtig?", "Vanaf nu"),
        ("de", "Stimme aus", "Also: die Stimme ausschalten. Richtig?", "Stimme aus."),
        ("de", "ausführlich", "Also: ab jetzt ausführlich. Richtig?", "Ab jetzt ausführlich."),
        ("de", "Töne aus", "Also: die Töne ausschalten. Richtig?", "Töne aus."),
        ("en", "listening off", "So: stop listening. Right?", "I am no longer listening."),
        ("en", "Dutch", "So: Dutch from now on. Right?", "Vanaf nu Nederlands."),
        ("en", "step by step", "So: tell the scoring step by step. Right?", "Scoring is told"),
        ("en", "confirm when unsure", "So: ask only when unsure. Right?", "Spoken moves"),
        ("nl", "stem uit", "Dus: de stem uitzetten. Klopt dat?", "Stem uit."),
    ],
)
def test_a_setting_that_lasts_is_asked_about_unless_it_was_clear(
    language: str, sentence: str, asked: str, done: str
) -> None:
    """A language that nobody speaks, a voice that is silent, ears that are off, long sentences."""
    yes, no = {"de": ("ja", "nein"), "en": ("yes", "no"), "nl": ("ja", "nee")}[language]
    here = table(language=language)
    here.session = before = replace(here.session, has_microphone=True)
    for surely in (LIKELY, NARROW):
        assert said(here, sentence, surely=surely) == asked
        assert not say(here, no).microphone_request
        assert here.session.settings == before.settings
    assert said(here, sentence, surely=LIKELY) == asked
    assert said(here, yes).startswith(done)
    here = table(language=language)
    here.session = replace(here.session, has_microphone=True)
    assert said(here, sentence, surely=SURE).startswith(done)


@pytest.mark.parametrize("surely", Certainty)
def test_leaving_is_always_asked(surely: Certainty) -> None:
    here = table()
    assert not say(here, "Programm beenden", surely=surely).quits
    assert here.lines[-1] == "Also: das Programm verlassen. Richtig?"
    assert say(here, "ja").quits


@pytest.mark.parametrize("surely", Certainty)
def test_questions_and_steps_of_the_voice_are_harmless(surely: Certainty) -> None:
    here = table()
    assert "Anna hat 0 Punkte" in said(here, "Stand", surely=surely)
    before = here.session.settings.rate
    say(here, "schneller", surely=surely)
    assert here.session.settings.rate > before


@pytest.mark.parametrize(("surely", "made"), [(SURE, True), (LIKELY, True), (NARROW, False)])
def test_a_yes_must_be_clear(surely: Certainty, made: bool) -> None:
    """A yes that may be a no is asked for again, and the question stays."""
    here = table(confirm=ConfirmPolicy.EVERY)
    say(here, RED)
    before = entries(here)
    answer = said(here, "ja", "nein", surely=surely)
    assert (entries(here) > before) is made
    if not made:
        assert answer == "Bitte noch einmal: ja oder nein?"
        say(here, "ja")
        assert entries(here) == before + 1


@pytest.mark.parametrize(("surely", "dropped"), [(SURE, True), (LIKELY, True), (NARROW, False)])
def test_a_no_drops_the_question(surely: Certainty, dropped: bool) -> None:
    here = table(confirm=ConfirmPolicy.EVERY)
    say(here, RED)
    say(here, "nein", "ja", surely=surely)
    assert bool(here.session.pending) is not dropped


# Which of two


@pytest.mark.parametrize("make", [table, pavilion])
@pytest.mark.parametrize(
    ("answer", "chosen"),
    [("eins", 0), ("erstens", 0), ("das erste", 0), ("2", 1), ("zweitens", 1), ("das zweite", 1)],
)
def test_two_narrow_guesses_are_offered(make: object, answer: str, chosen: int) -> None:
    here: Talk = make()  # type: ignore[operator]
    moves = ("1r2", "1b2") if make is table else ("1r", "1b")
    before = entries(here)
    asked = said(here, *moves, surely=NARROW)
    assert asked.startswith("Meinst du erstens: 2 rote R")
    assert ", oder zweitens: ein blaues B" in asked
    assert said(here, "ja") == "Bitte sagen: das erste oder das zweite."
    say(here, answer)
    assert entries(here) == before + 1
    assert here.session.ledger.applied[-1].command.colour.name == ("RED", "BLUE")[chosen]


def test_a_no_drops_both() -> None:
    here = table()
    say(here, RED, BLUE, surely=NARROW)
    say(here, "nein")
    assert not here.session.pending
    assert not say(here, "zweitens").entries


def test_a_narrow_pick_is_asked_for_again() -> None:
    """ "Zwei" and "drei" sound alike: a pick is as serious as a yes."""
    here = table()
    before = entries(here)
    say(here, RED, BLUE, surely=NARROW)
    assert said(here, "zwei", "eins", surely=NARROW) == "Bitte sagen: das erste oder das zweite."
    assert entries(here) == before
    assert len(here.session.pending) == 2


def test_a_question_beside_a_move_is_offered_with_it() -> None:
    here = table()
    asked = said(here, "Stand", RED, surely=NARROW)
    assert asked.startswith("Meinst du erstens: eine Frage, kein Zug, oder zweitens: 2 rote R")
    say(here, "das erste")
    assert "Anna hat 0 Punkte" in here.lines[-2] + here.lines[-1]


def test_two_questions_are_never_a_question() -> None:
    """Beside something harmless only a move matters."""
    here = table()
    assert "Anna hat 0 Punkte" in said(here, "Stand", "Beutel", surely=NARROW)


def test_a_number_that_names_a_column_stands_at_its_place() -> None:
    """ "Zwei" must not mean the second of two columns where one of them is column 2."""
    grey = talk(
        "rrrr bbbb xxxx oooo ssss",
        *("1r1", "2b1", "3x2", "4o2", "5s3"),
        chosen={"wall": "grey"},
    )
    for guesses in (("Spalte 2", "Spalte 1"), ("Spalte 2", "Spalte 3"), ("Spalte 3", "Spalte 1")):
        for order in (guesses, guesses[::-1]):
            said(grey, *order, surely=NARROW)
            for number, meaning in enumerate(grey.session.pending, 1):
                column = meaning.commands[0].column + 1
                assert column == number or column not in (1, 2)


# What answers a question


def test_a_whole_new_move_replaces_the_question() -> None:
    here = table(confirm=ConfirmPolicy.EVERY)
    before = entries(here)
    say(here, RED)
    assert said(here, BLUE).startswith("Also: ein blaues B")
    say(here, "ja")
    assert entries(here) == before + 1
    assert here.session.ledger.applied[-1].command.colour.name == "BLUE"


def test_typed_answers_do_as_well() -> None:
    here = table(confirm=ConfirmPolicy.EVERY)
    say(here, RED)
    assert here.hear("j").entries
    say(here, "3r4", "3r5", surely=NARROW)
    assert here.hear("2").entries


def test_the_question_can_be_heard_again() -> None:
    """Hearing it once more, louder or slower is not an answer."""
    here = table(confirm=ConfirmPolicy.EVERY)
    asked = said(here, RED)
    assert said(here, "noch einmal") == asked
    say(here, "langsamer")
    assert say(here, "ja").entries


def test_anything_else_closes_the_question() -> None:
    """A question never catches a yes that comes much later."""
    here = table(confirm=ConfirmPolicy.EVERY)
    say(here, RED)
    say(here, "Stand")
    assert not say(here, "ja").entries


@pytest.mark.parametrize("answer", ["ja", "nein"])
def test_nobody_was_asked(answer: str) -> None:
    """A yes among people at the table is no business of the program."""
    step = say(table(), answer)
    assert not step.announcements
    assert not step.entries


def test_several_factories_are_read_back_as_one() -> None:
    here = talk(confirm=ConfirmPolicy.EVERY)
    assert said(here, "rrbs bxox") == (
        "Also: Manufaktur 1: 2 rote R, ein blaues B, ein schwarzes SCH; "
        "Manufaktur 2: ein blaues B, 2 türkise X, ein oranges O. Richtig?"
    )
    assert len(say(here, "ja").entries) == 2


def test_a_correction_is_read_back_with_its_entry() -> None:
    here = table(confirm=ConfirmPolicy.EVERY)
    assert said(here, "fix 3 rrro") == (
        "Also: Eintrag 3 berichtigen, Manufaktur 3: 3 rote R, ein oranges O. Richtig?"
    )
    assert said(here, "ja").startswith("Eintrag 3 berichtigt")


def test_ending_the_game_is_asked_once() -> None:
    """Everybody's consent is the question, in whatever way it was heard."""
    here = table()
    assert "Sind alle einverstanden" in said(here, "Ende", surely=LIKELY)
    assert say(here, "ja").entries
    here = table()
    say(here, RED, "Ende", surely=NARROW)
    assert "Sind alle einverstanden" in said(here, "zweitens")


def test_typed_ambiguity_is_the_same_question() -> None:
    """What a typed line may mean is offered as whole meanings, several commands in one as well."""
    here = table()
    legal = here.session.setup.system.rules.legal_commands(here.session.ledger.state)
    here.session = replace(
        here.session, pending=(Commands(tuple(legal[:1])), Commands(tuple(legal[1:2])))
    )
    assert here.hear("zweitens").entries
    assert here.session.ledger.applied[-1].command == legal[1]


# Legality first


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    here = table()
    step = say(here, ILLEGAL)
    assert isinstance(step.announcements[0], Refusal)
    assert not step.understood
    assert here.lines[-1] == "Es liegt ein B auf Manufaktur 1, nicht 2."
    assert not here.session.pending


@pytest.mark.parametrize("surely", Certainty)
def test_the_next_legal_guess_is_only_offered(surely: Certainty) -> None:
    here = table()
    before = entries(here)
    answer = said(here, ILLEGAL, "drei B von Manufaktur 1 in Reihe 2", "Stand", RED, surely=surely)
    assert answer.splitlines() == [
        "Es liegt ein B auf Manufaktur 1, nicht 2.",
        "Meintest du: 2 rote R von Manufaktur 1 in Reihe 2?",
    ]
    assert entries(here) == before
    say(here, "ja")
    assert entries(here) == before + 1


def test_ending_the_game_is_never_offered() -> None:
    """It needs everybody's yes to its own question."""
    assert not say(table(), ILLEGAL, "Ende").session.pending


def test_only_four_further_guesses_are_looked_at() -> None:
    assert not say(table(), ILLEGAL, "f1", "f2", "f3", "f4", RED).session.pending


# One meaning in two wordings


@pytest.mark.parametrize("make", [table, pavilion])
def test_a_count_makes_no_other_move(make: object) -> None:
    """Two wordings of one move are never offered as two."""
    here: Talk = make()  # type: ignore[operator]
    texts = ("1r2", "2r12", RED) if make is table else ("1r", "2r1")
    assert said(here, *texts, surely=NARROW).startswith("Also: 2 rote R")
    assert say(here, *texts).entries


def test_two_wordings_and_another_move() -> None:
    """The other move is what is offered, not the wording."""
    asked = said(table(), "1r2", "2r12", "1b2", surely=NARROW)
    assert "zweitens: ein blaues B" in asked


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("1r2", RED, True),
        ("1r2", "zwei R von Manufaktur eins in Reihe zwei", True),
        ("1r2", "3 R von Manufaktur 1 in Reihe 2", False),
        ("1r2", "1b2", False),
        ("Stand", "Punkte", True),
        ("Stand", "Beutel", False),
        ("zurück", "nimm zurück", True),
    ],
)
def test_what_means_the_same(one: str, other: str, same: bool) -> None:
    """A recogniser measures how sure it is against other meanings only."""
    here = table()
    interpretations = [interpret(here.session, text, "test") for text in (one, other)]
    assert (len(remove_duplicates(interpretations)) == 1) is same


# Nothing heard


def test_nothing_is_told_about_nothing() -> None:
    """Noise and talk at the table keep even an open question."""
    here = table(confirm=ConfirmPolicy.EVERY)
    say(here, RED)
    step = session.handle_recognition(here.session, NOTHING, "microphone")
    assert (step.announcements, step.understood, step.session) == ((), False, here.session)
    assert say(here, "gibt es noch kaffee").announcements == ()
    assert say(here, "ja").entries


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Das habe ich nicht verstanden."),
        ("en", "I did not understand that."),
        ("nl", "Dat heb ik niet verstaan."),
    ],
)
def test_who_asked_to_be_heard_is_told(language: str, sentence: str) -> None:
    here = table(language=language)
    step = session.report_not_heard(here.session)
    assert told(step.session, step.announcements) == [sentence]


# Whole conversations in three languages

TALKS = {
    "de": [
        ("rot von Manufaktur 1 in Reihe 2", LIKELY),
        ("Also: 2 rote R von Manufaktur 1 in Reihe 2. Richtig?", None),
        ("nein", SURE),
        ("Gut, nicht gemacht.", None),
        ("zwei B von Manufaktur eins in Reihe zwei|rot von Manufaktur 1 in Reihe 2", LIKELY),
        ("Es liegt ein B auf Manufaktur 1, nicht 2.", None),
        ("Meintest du: 2 rote R von Manufaktur 1 in Reihe 2?", None),
        ("nein", LIKELY),
        ("Gut, nicht gemacht.", None),
        ("rot von Manufaktur 3 in Reihe 4|rot von Manufaktur 3 in Reihe 5", NARROW),
        (
            "Meinst du erstens: 4 rote R von Manufaktur 3 in Reihe 4, "
            "oder zweitens: 4 rote R von Manufaktur 3 in Reihe 5?",
            None,
        ),
        ("ja", SURE),
        ("Bitte sagen: das erste oder das zweite.", None),
        ("das erste", SURE),
        ("Anna nimmt 4 rote R von Manufaktur 3 und legt sie in Reihe 4", None),
        ("zurück|Stand", NARROW),
        ("Also: den letzten Eintrag zurücknehmen. Richtig?", None),
        ("ja|nein", NARROW),
        ("Bitte noch einmal: ja oder nein?", None),
        ("ja", SURE),
        ("Zurückgenommen: Anna, R von Manufaktur 3 in Reihe 4.", None),
        ("Programm beenden", SURE),
        ("Also: das Programm verlassen. Richtig?", None),
    ],
    "en": [
        ("red from factory 1 into row 2", LIKELY),
        ("So: 2 red R from factory 1 into row 2. Right?", None),
        ("no", SURE),
        ("All right, not done.", None),
        ("two B from factory one into row two|red from factory 1 into row 2", LIKELY),
        ("There is one B on factory 1, not 2.", None),
        ("Did you mean: 2 red R from factory 1 into row 2?", None),
        ("no", LIKELY),
        ("All right, not done.", None),
        ("red from factory 3 into row 4|red from factory 3 into row 5", NARROW),
        (
            "Do you mean, first: 4 red R from factory 3 into row 4, "
            "or second: 4 red R from factory 3 into row 5?",
            None,
        ),
        ("yes", SURE),
        ("Please say: the first or the second.", None),
        ("the first one", SURE),
        ("Anna takes 4 red R from factory 3 and puts them into row 4", None),
        ("undo|score", NARROW),
        ("So: take back the last entry. Right?", None),
        ("yes|no", NARROW),
        ("Once more, please: yes or no?", None),
        ("yes", SURE),
        ("Taken back: Anna, R from factory 3 into row 4.", None),
        ("quit", SURE),
        ("So: leave the program. Right?", None),
    ],
    "nl": [
        ("rood van fabriek 1 in rij 2", LIKELY),
        ("Dus: 2 rode R van fabriek 1 in rij 2. Klopt dat?", None),
        ("nee", SURE),
        ("Goed, niet gedaan.", None),
        ("twee B van fabriek een in rij twee|rood van fabriek 1 in rij 2", LIKELY),
        ("Er ligt één B op fabriek 1, niet 2.", None),
        ("Bedoelde je: 2 rode R van fabriek 1 in rij 2?", None),
        ("nee", LIKELY),
        ("Goed, niet gedaan.", None),
        ("rood van fabriek 3 in rij 4|rood van fabriek 3 in rij 5", NARROW),
        (
            "Bedoel je ten eerste: 4 rode R van fabriek 3 in rij 4, "
            "of ten tweede: 4 rode R van fabriek 3 in rij 5?",
            None,
        ),
        ("ja", SURE),
        ("Zeg alsjeblieft: de eerste of de tweede.", None),
        ("de eerste", SURE),
        ("Anna neemt 4 rode R van fabriek 3 en legt ze in rij 4", None),
        ("terug|score", NARROW),
        ("Dus: de laatste invoer terugnemen. Klopt dat?", None),
        ("ja|nee", NARROW),
        ("Nog een keer, alsjeblieft: ja of nee?", None),
        ("ja", SURE),
        ("Teruggenomen: Anna, R van fabriek 3 in rij 4.", None),
        ("programma afsluiten", SURE),
        ("Dus: het programma verlaten. Klopt dat?", None),
    ],
}


@pytest.mark.parametrize("language", TALKS)
def test_a_conversation(language: str) -> None:
    """As people talk at the table: each sentence is answered by those that follow it."""
    here = table(language=language)
    at = len(here.lines)
    for text, surely in TALKS[language]:
        if surely is not None:
            assert at == len(here.lines), here.lines[at:]
            say(here, *text.split("|"), surely=surely)
        else:
            assert here.lines[at].startswith(text)
            at += 1


@pytest.mark.parametrize(
    ("language", "asked", "short"),
    [
        ("de", "2 r, f1, Reihe 2?", "1: 2 r, f1, Reihe 2; 2: b, f1, Reihe 2?"),
        ("en", "2 r, f1, row 2?", "1: 2 r, f1, row 2; 2: b, f1, row 2?"),
        ("nl", "2 r, f1, rij 2?", "1: 2 r, f1, rij 2; 2: b, f1, rij 2?"),
    ],
)
def test_in_braille_questions_are_short(language: str, asked: str, short: str) -> None:
    moves = ("1r2", "1b2")
    here = table(language=language, verbosity=Verbosity.TERSE)
    step = say(here, moves[0], surely=LIKELY)
    assert told(step.session, step.announcements, Form.BRAILLE) == [asked]
    step = say(here, *moves, surely=NARROW)
    assert told(step.session, step.announcements, Form.BRAILLE) == [short]


# Which spoken moves are confirmed


@pytest.mark.parametrize(
    ("language", "every", "unsure"),
    [
        ("de", "bestätigen immer", "bestätigen nur wenn unsicher"),
        ("en", "confirm always", "confirm only when unsure"),
        ("nl", "bevestigen altijd", "bevestigen alleen bij twijfel"),
    ],
)
def test_confirming_can_be_chosen(language: str, every: str, unsure: str) -> None:
    """Every move is, as long as nobody chose otherwise; what people choose holds."""
    here = table(language=language, confirm=None)
    before = entries(here)
    say(here, "1r2")
    assert entries(here) == before
    here.hear(every)
    assert not say(here, "3r4").entries
    here.hear(unsure)
    assert say(here, "3r4").entries


def test_a_model_of_ones_own_hears_well() -> None:
    here = table(confirm=None, user_model=True)
    assert say(here, RED).entries


# Never a wrong move silently

TEXTS = {
    "azul": [
        *("1r2", "1b2", "2x3", "3r4", "3r5", "zr1", "zs3", "4x4", "5s0", "1b0"),
        *("9r1", "1x1", "3b9", "4b12", "bestimmt nicht", "kaffee", "rrbs", "3"),
        *("ja", "nein", "eins", "zweitens", "zurück", "wiederherstellen", "Stand", "?2b3"),
        *("fix 3 rrro", "fix 1r3", "Ende", "Programm beenden", "noch einmal", "kurz", "h"),
    ],
    "summer-pavilion": [
        *("1r", "1b", "1l", "2y", "3g", "zr", "zb", "4o", "5b", "5g", "9r", "4r"),
        *("r1", "r2", "o3", "r z 3", "passe", "passe rot", "2r", "kaffee"),
        *("ja", "nein", "eins", "zweitens", "zurück", "wiederherstellen", "Stand", "Vorrat"),
        *("fix 1r", "fix 3b", "Ende", "Programm beenden", "noch einmal", "kurz", "h"),
    ],
}
# What makes entries by itself or with a question open comes first often enough.
DECIDING = ("ja", "eins", "zweitens", "zurück", "wiederherstellen")


def guesses(game: str) -> st.SearchStrategy[list[str]]:
    anything = st.lists(st.sampled_from(TEXTS[game]), max_size=6, unique=True)
    decided = st.tuples(st.sampled_from(DECIDING), anything)
    return anything | decided.map(lambda found: list(dict.fromkeys((found[0], *found[1]))))


@settings(max_examples=150, deadline=None)
@given(
    data=st.data(), game=st.sampled_from(sorted(SYSTEMS)), confirm=st.sampled_from(ConfirmPolicy)
)
def test_no_move_is_made_on_a_guess(data: st.DataObject, game: str, confirm: ConfirmPolicy) -> None:
    """Every entry was heard surely and is allowed, is undo that tells itself, or was confirmed."""
    here = table(confirm=confirm) if game == "azul" else pavilion(confirm=confirm)
    for _ in range(data.draw(st.integers(1, 12))):
        texts = data.draw(guesses(game))
        surely = data.draw(st.sampled_from(Certainty))
        before = here.session
        step = say(here, *texts, surely=surely)
        if not step.entries:
            continue
        assert step.announcements
        sense = interpret(before, texts[0], "microphone")
        assert step.entries == sense.step.entries  # never what another guess would do
        match classify(sense.meanings[0]):
            case MeaningKind.MOVE:
                assert (surely, confirm) == (SURE, ConfirmPolicy.UNSURE)
            case MeaningKind.UNDO:
                assert surely is not NARROW
            case kind:
                assert kind is MeaningKind.YES
                assert surely is not NARROW
                assert before.pending
                offered = [
                    carry_out(before, each, "microphone", has_consent=True)
                    for each in before.pending
                ]
                assert step.entries in [each.entries for each in offered]
