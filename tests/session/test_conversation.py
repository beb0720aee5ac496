"""The conversation: what is understood, refused, confirmed, taken back and heard again."""

import pytest
from table_talk import FILLED, talk

from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import CommandEntry, Correction, Undo
from azul_access.session.controls import Pace, SpeechOutput


def test_a_refused_line_changes_nothing() -> None:
    """A wrong entry changes nothing, says why, and names what is possible (TABLE, words)."""
    table = talk(FILLED)
    before = table.session.ledger
    answer = table.answer("3b2")
    assert "Kein B auf Manufaktur 3" in answer
    assert "B: 1 auf Manufaktur 1" in answer
    assert table.session.ledger == before


def test_several_factories_in_one_line_are_all_or_nothing() -> None:
    """One line with a factory too many tiles of a colour takes nothing over."""
    table = talk()
    step = table.hear("rrbs rrrr rrrr rrrr rrrr rrrr")
    assert not step.understood
    assert not step.entries
    assert table.session.ledger.applied == ()
    assert "Nichts aus dieser Zeile" in table.lines[-1]


def test_an_unknown_word_is_named() -> None:
    """The word that nobody knows is said back, with help for this moment."""
    table = talk(FILLED)
    assert "„quatsch“" in table.answer("nimm quatsch von 2")


@pytest.mark.parametrize(
    "text",
    ["2r3", "2 r 3", "?2b2", "(2, R; 3)", "R von Manufaktur 2 in Reihe 3.", "2R3", "r23"],
)
def test_punctuation_and_case_do_not_matter(text: str) -> None:
    """Spaces are optional, upper or lower case, punctuation is dropped."""
    table = talk("bbss rrbx xxoo bbss rrxo")
    assert table.hear(text).understood


def test_what_if_changes_nothing() -> None:
    """A question before a move tells it whole and stores nothing."""
    table = talk(FILLED)
    step = table.hear("?3r4")
    assert step.entries == ()
    assert "Angenommen: 4 rote R von Manufaktur 3 in Reihe 4" in table.lines[-1]
    assert "An der Wand bringt das einen Punkt" in table.lines[-1]


def test_said_count_is_checked() -> None:
    """Somebody who says how many is told when there are not that many."""
    table = talk(FILLED)
    step = table.hear("zwei R von Manufaktur drei in Reihe vier")
    assert not step.understood
    assert table.hear("vier R von Manufaktur drei in Reihe vier").understood


def test_undo_tells_hands_what_to_put_back_newest_first() -> None:
    """Undo says what to put back and where, the last laid first."""
    table = talk(FILLED, "2b2", "3r4")
    answer = table.answer("u 2").splitlines()
    assert answer[0].startswith("Zurückgenommen: Ben")
    assert answer[1].startswith("Zurückgenommen: Anna")
    assert "zurück auf Manufaktur 2, Platz 4" in answer[1]
    assert answer[1].endswith("Anna ist dran.")


def test_redo_brings_back_and_a_new_move_forgets() -> None:
    """Redo after undo; a new command clears what could be redone."""
    table = talk(FILLED, "2b2", "u")
    assert table.hear("+").understood
    table.hear("u", "3r4")
    assert not table.hear("+").understood


def test_undo_beyond_the_beginning_is_refused() -> None:
    """There is nothing before the first entry."""
    table = talk()
    assert "nichts zurückzunehmen" in table.answer("u")
    table.hear(FILLED)
    assert "höchstens 5" in table.answer("u 9")


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ("fix 3 rrro", 2),
        ("fix 2b3", 5),
        ("fix anna 2b3", 5),
        ("fix zug 6 2b3", 5),
        ("berichtige manufaktur drei rot rot rot orange", 2),
    ],
)
def test_mends_find_what_is_meant(line: str, at: int) -> None:
    """An earlier draw is named by its factory, a move by its player or number."""
    table = talk(FILLED, "2b2")
    step = table.hear(line)
    assert isinstance(step.entries[0], Correction)
    assert step.entries[0].index == at
    assert "berichtigt" in table.lines[-4:][0] or any("berichtigt" in x for x in table.lines)


def test_a_mend_that_breaks_a_later_move_names_it() -> None:
    """Amend is refused when a later command no longer folds, naming the first that fails."""
    table = talk(FILLED, "2b2")
    before = table.session.ledger
    answer = table.answer("fix 2 xxxo")
    assert "Eintrag 6" in answer
    assert table.session.ledger == before


def test_a_mend_is_taken_back_whole() -> None:
    """Undo right after a correction takes the correction back."""
    table = talk(FILLED)
    before = table.session.ledger.state
    table.hear("fix 3 rrro", "u")
    assert table.session.ledger.state == before


def test_ending_by_agreement_needs_a_yes() -> None:
    """Only what cannot be taken back by one player is confirmed."""
    table = talk(FILLED)
    step = table.hear("ende")
    assert step.entries == ()
    table.hear("nein")
    assert not table.hear("ja").understood
    table.hear("ende")
    assert table.hear("ja").entries
    assert "Das Spiel ist nach Absprache zu Ende" in table.lines[-1]


def test_anything_else_drops_the_question() -> None:
    """A pending question never catches a later yes."""
    table = talk(FILLED, "ende", "stand")
    assert not table.hear("ja").understood


def test_repeat_and_history() -> None:
    """Repeat, previous and next work on whole announcements and lose none."""
    table = talk(FILLED, "2b2", "3r4")
    last = table.answer(".")
    assert last.startswith("Ben nimmt 4 rote R")
    assert table.answer("<").startswith("Anna nimmt")
    assert table.answer("<").startswith("Manufaktur 1")
    assert table.answer(">").startswith("Anna nimmt")
    table.hear("stand")
    assert table.answer("l").startswith("Ben nimmt")
    assert table.answer(".").startswith("Ben nimmt")


def test_whose_turn() -> None:
    """`w` answers at every phase."""
    assert "Manufaktur 1" in talk().answer("w")
    assert talk(FILLED).answer("wer ist dran?") == "Anna ist dran."


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("f", "Manufaktur 1: 2 rote R, ein blaues B, ein schwarzes SCH."),
        ("f3", "Manufaktur 3: 4 rote R."),
        ("z", "Im Zentrum liegt keine Fliese. Der Startmarker liegt dort."),
        ("b", "Anna hat 0 Punkte."),
        ("b 2", "Ben hat 0 Punkte."),
        ("b ben", "Ben hat 0 Punkte."),
        ("Wand Ben", "Ben, Wand. Leer."),
        ("Bens Wand", "Ben, Wand. Leer."),
        ("reihen", "Anna, Musterreihen. Alle leer."),
        ("boden", "Anna, Bodenreihe. Leer."),
        ("stand", "Anna hat 0 Punkte. Zähltafel: Zehner 0, Einer 0."),
        ("beutel", "Im Beutel 80 Fliesen: 14 rote R"),
        ("m", "66 Züge sind möglich."),
        ("m r", "R: 2 auf Manufaktur 1, 4 auf Manufaktur 3. Möglich: Reihe 1 bis 5 oder Boden."),
        ("wo x", "X: 2 auf Manufaktur 2, 2 auf Manufaktur 4."),
        ("spiel", "Runde 1, begonnen von Anna."),
        ("verlauf", "1: Anna, Manufaktur 1 mit R, R, B, SCH."),
        ("einstellungen", "Sprache Deutsch"),
        ("?", "Anna nimmt: Manufaktur, Fliese, Reihe"),
    ],
)
def test_questions(text: str, starts: str) -> None:
    """Everything on the table can be asked, and asking changes nothing."""
    table = talk(FILLED)
    before = table.session.ledger
    assert table.answer(text).startswith(starts)
    assert table.session.ledger == before


def test_a_player_who_is_not_there() -> None:
    """A question about player 7 is answered with who is there."""
    assert talk(FILLED).answer("b 7") == "Person 7 gibt es nicht, am Tisch sitzen 2."


def test_settings_are_heard_at_once() -> None:
    """Verbosity, pace, language and voice can be changed at any moment."""
    table = talk(FILLED)
    table.hear("v1")
    assert table.session.settings.verbosity is Verbosity.TERSE
    assert table.answer("2b2") == "Anna: ein B, Manufaktur 2, Reihe 2, 1 von 2. " + (
        "Zentrum plus 2 X, ein O. Ben."
    )
    table.hear("schritt", "tempo 200", "schneller", "lautstärke 30", "stimme 3", "stimme aus")
    settings = table.session.settings
    assert (settings.pace, settings.rate, settings.volume) == (Pace.STEP, 220, 30)
    assert (settings.voice, settings.speech) == (3, SpeechOutput.OFF)
    table.hear("englisch")
    assert table.answer("w") == "Ben."
    table.hear("v2", "3r4")
    assert table.lines[-1].startswith("Ben takes 4 red R from factory 3")
    table.hear("dutch")
    assert table.answer("wie is er aan de beurt?") == "Anna is aan de beurt."


def test_settings_stay_in_their_range() -> None:
    """A rate that no voice can speak ends at the fastest one."""
    table = talk()
    assert "450" in table.answer("tempo 9999")
    assert "0 Prozent" in table.answer("lautstärke 0")


# All moves of a first round but the last, `zx5`.
ROUND = ("3r4", "1r1", "2b2", "4x2", "5b1", "zo3", "zb3", "zs5")


def test_tiling_step_by_step() -> None:
    """At the pace step each event of the tiling waits for "next", and the last says who is next."""
    table = talk(FILLED, *ROUND, pace=Pace.STEP)
    answer = table.answer("zx5")
    assert "Weiter mit Enter" in answer
    count = len(table.session.queued_announcements)
    assert count > 3
    first = table.answer("")
    assert first.startswith("Anna, Reihe 1")
    for _ in range(count - 1):
        table.hear("n")
    assert table.lines[-1].endswith("füllt Manufaktur 1.")
    assert not table.hear("n").understood


def test_whoever_is_faster_than_the_telling_loses_nothing() -> None:
    """A new command while steps wait tells all of them first."""
    table = talk(FILLED, *ROUND, pace=Pace.STEP)
    table.hear("zx5")
    answer = table.answer("rrbs")
    assert "Stand nach Runde 1" in answer
    assert answer.splitlines()[-1].startswith("Manufaktur 1: 2 rote R")


def test_virtual_bag_draws_and_announces() -> None:
    """The program draws every factory and tells each; the same seed draws the same."""
    one, other = talk(bag="virtual", seed=5), talk(bag="virtual", seed=5)
    assert one.lines == other.lines
    assert sum(line.startswith("Manufaktur") for line in one.lines) == 5
    assert talk(bag="virtual", seed=6).lines != one.lines


def test_undo_steps_over_what_the_virtual_bag_drew() -> None:
    """Undo counts what people did; draws in between go along, and redo brings them back."""
    table = talk(bag="virtual", seed=5)
    assert not table.hear("u").understood
    while table.session.ledger.state.round == 1:
        system = table.session.setup.system
        move = system.rules.legal_commands(table.session.ledger.state)[0]
        source = "z" if not hasattr(move.source, "index") else str(move.source.index + 1)
        target = str(move.target.index + 1) if hasattr(move.target, "index") else "0"
        label = ("r", "b", "s", "x", "o")[move.colour]
        assert table.hear(source + label + target).understood
    second_round = table.session.ledger.state
    step = table.hear("u")
    assert isinstance(step.entries[0], Undo)
    assert step.entries[0].count == 6
    assert table.session.ledger.state.round == 1
    table.hear("+")
    assert table.session.ledger.state == second_round


def test_entries_say_where_they_came_from() -> None:
    """The log can tell what was typed from what the program drew."""
    table = talk(FILLED)
    step = table.hear("2b2")
    assert step.entries == (CommandEntry(table.session.ledger.applied[-1].command, "test"),)


@pytest.mark.parametrize("text", ["", "   ", "\t", "§$%&", "🎲", "\x00\x07", "." * 600, "1 " * 250])
def test_nonsense_never_raises(text: str) -> None:
    """Any text is answered, quickly, and changes nothing."""
    table = talk(FILLED)
    before = table.session.ledger
    table.hear(text)
    assert table.session.ledger == before


def test_a_question_never_makes_a_move() -> None:
    """A question mark behind a move asks what would happen, as one in front does."""
    table = talk(FILLED)
    step = table.hear("3r4?")
    assert step.entries == ()
    assert table.lines[-1].startswith("Angenommen: 4 rote R")
    assert not talk().hear("rrbs?").entries


def test_a_correction_taken_back_tells_what_stands_otherwise() -> None:
    """Undo of a mend tells hands what lies differently now, bag and lid too."""
    table = talk(FILLED, "1r2", "fix 1r5")
    answer = table.answer("u")
    assert "Das ist jetzt anders" in answer
    assert "Reihe 2: 2 rote R, voll" in answer
    assert "Im Beutel" in talk("rrbs").answer("fix 1 xxxx")


def test_redo_across_a_correction_tells_each_step_in_its_time() -> None:
    """What is brought back is told as the table stood right after it."""
    table = talk(FILLED, "1r2", "fix 1r5", "3r4", "u 2")
    answer = table.answer("+ 2").splitlines()
    corrected = next(at for at, line in enumerate(answer) if "berichtigt" in line)
    taken = next(at for at, line in enumerate(answer) if line.startswith("Ben nimmt 4 rote R"))
    assert corrected < taken
    assert not any("Manufaktur 3 ist leer" in line for line in answer)


def test_a_name_that_is_another_name_with_an_s() -> None:
    """Andrea and Andreas are told apart; an exact name wins."""
    table = talk(FILLED, names=("Andrea", "Andreas"))
    assert table.answer("b andreas").startswith("Andreas hat")
    assert table.answer("b andrea").startswith("Andrea hat")


def test_a_choice_is_asked_for_at_once_at_the_pace_step() -> None:
    """With the grey wall nobody waits for a step that does not come."""
    fill = "rrrr bbbb ssss xxxx oooo"
    table = talk(fill, "1r4", "2b4", "3s5", "4x5", chosen={"wall": "grey"}, pace=Pace.STEP)
    answer = table.answer("5o1")
    assert "In welche Spalte" in answer
    assert "Weiter mit Enter" not in answer


def test_a_marker_that_nobody_took_stays_where_it_is() -> None:
    """Neither the new round nor its undo moves a marker that never left the disc."""
    table = talk("rrrr bbbb ssss xxxx oooo", "1r4", "2b4", "3s5", "4x5")
    answer = table.answer("5o1")
    assert "der Startmarker liegt noch auf der Mitte-Scheibe" in answer
    assert "Startmarker" not in table.answer("u")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "2 rote R von Manufaktur 1 in Reihe 3"),
        ("de", "rot in Reihe 3 von Manufaktur 1"),
        ("de", "alle roten von Manufaktur 1 in die dritte Reihe, bitte"),
        ("en", "take the red from factory 1 into the third row, please"),
        ("en", "put 2 red R from factory 1 into row 3"),
        ("nl", "de rode van fabriek 1 in de derde rij, graag"),
        ("nl", "twee rode R van fabriek een naar rij drie"),
    ],
)
def test_moves_as_people_say_them(language: str, text: str) -> None:
    """Articles, colour with label, ordinals, politeness and either order of places."""
    assert talk(FILLED, language=language).hear(text).understood


def test_colour_and_label_that_do_not_belong_together() -> None:
    """A red B is no tile."""
    assert not talk(FILLED).hear("2 rote B von Manufaktur 1 in Reihe 3").understood


def test_a_reason_comes_before_an_empty_question() -> None:
    """`b39` is a move that cannot be made, not a question about player 39."""
    assert "Kein B auf Manufaktur 3" in talk(FILLED).answer("b39")
