"""Corrections say which entry they are about and what they change, before it is changed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.games.system import CorrectionRequest
from azul_access.record.ledger import Correction, Undo
from azul_access.session import handle_touch
from azul_access.session.change.corrections import correct_command
from azul_access.session.output.announcements import BrokenCorrection

# Two rounds of two players, in German: Anna has 6 points, Ben 13.
TWO_ROUNDS = (
    *("oorr orss osss orrr bbbs", "5s3 zb3 4o1 1o2 zr5 2o1 zs3 3s4 zo2 zr5"),
    *("brss bbbo orsx bxxx brxx", "3r1 4x3 2b2 zb1 5x3 zs5 zx3 1s4 zr5 zo2 zb0"),
)


def two_rounds(language: str = "de") -> Conversation:
    """A game at the beginning of round 3; it is played in German."""
    draws = TWO_ROUNDS[::2], TWO_ROUNDS[1::2]
    lines = [line for fills, moves in zip(*draws, strict=True) for line in (fills, *moves.split())]
    conversation = begin_conversation(*lines)
    languages = {"de": "deutsch", "en": "englisch", "nl": "niederländisch"}
    conversation.enter(languages[language])
    return conversation


FACTORY = {
    "de": (
        "fix Runde 2 2 rrbx",
        "berichtige in der zweiten Runde Manufaktur 2 rot rot blau türkis",
    ),
    "en": ("fix round 2 2 rrbx", "correct factory 2 in round 2: red red blue turquoise"),
    "nl": ("fix ronde 2 2 rrbx", "verbeter in de tweede ronde fabriek 2 rood rood blauw turquoise"),
}
NUMBER = {"de": "fix Eintrag 17 rrbx", "en": "fix entry 17 rrbx", "nl": "fix invoer 17 rrbx"}
YES = {"de": "ja", "en": "yes", "nl": "ja"}
NO = {"de": "nein", "en": "no", "nl": "nee"}
NAMED = {
    "de": "Runde 2, Eintrag 17, soll anders sein: Manufaktur 2 mit R, R, B, X, statt",
    "en": "Round 2, entry 17, should be different: factory 2 with R, R, B, X, instead of",
    "nl": "Ronde 2, invoer 17, moet anders zijn: fabriek 2 met R, R, B, X, in plaats van",
}


# What a correction is about


@pytest.mark.parametrize("language", FACTORY)
def test_a_factory_of_an_earlier_round_needs_its_round(language: str) -> None:
    """Alone, the number is a factory of this round; the refusal says how to name the older one."""
    conversation = two_rounds(language)
    before = conversation.session.ledger
    answer = conversation.answer("fix 2 rrbx")
    short, _ = FACTORY[language]
    assert short.rsplit(" ", 2)[0] in answer  # "fix Runde 2"
    assert NUMBER[language].rsplit(" ", 1)[0] in answer  # "fix Eintrag 17"
    assert not conversation.session.pending
    assert conversation.session.ledger is before


@pytest.mark.parametrize("language", FACTORY)
@pytest.mark.parametrize("form", ["short", "long", "number"])
def test_forms_that_name_an_earlier_round(language: str, form: str) -> None:
    """By round and factory, or by the entry's number."""
    conversation = two_rounds(language)
    short, long = FACTORY[language]
    line = {"short": short, "long": long, "number": NUMBER[language]}[form]
    assert conversation.answer(line).startswith(NAMED[language])
    [entry] = conversation.enter(YES[language]).entries
    assert isinstance(entry, Correction)
    assert entry.index == 16


def test_the_round_of_a_move() -> None:
    """A round limits the search for a move, with or without its player."""
    for line, number in [
        ("fix Runde 1 zr5", 15),
        ("fix Runde 1 Anna zo0", 14),
        ("fix Anna Runde 1 zo0", 14),
        ("fix Runde 1 Eintrag 10 zr5", 10),
    ]:
        assert f"Runde 1, Eintrag {number}, " in two_rounds().answer(line)


def test_a_move_without_a_round_is_the_newest_one() -> None:
    """It may be one of an earlier round; then it is a question."""
    answer = two_rounds().answer("fix Anna zo0")
    assert answer.startswith("Runde 2, Eintrag 30, Anna, soll anders sein: O aus dem Zentrum")


def test_a_number_and_a_round_that_contradict_each_other() -> None:
    """The refusal names the entry with its own round."""
    answer = two_rounds().answer("fix Runde 1 Eintrag 17 rrbx")
    assert answer.startswith("Runde 2, Eintrag 17: Manufaktur 2 mit B, B, B, O. Dazu passt")


def test_a_number_of_another_kind_of_entry() -> None:
    """A move is not corrected by tiles of a factory."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    answer = conversation.answer("fix Eintrag 6 rrbs")
    assert answer.startswith("Runde 1, Eintrag 6, Anna: R von Manufaktur 1 in Reihe 2. Dazu passt")


@pytest.mark.parametrize(
    ("number", "refusal"),
    [
        (1, "Manufaktur 1 ist noch nicht gefüllt worden."),
        (6, "Eine Manufaktur 6 gibt es nicht, nur 1 bis 5."),
    ],
)
def test_a_factory_that_was_never_filled(number: int, refusal: str) -> None:
    """There is no older one to name."""
    assert begin_conversation().answer(f"fix {number} rrbx") == refusal


def test_an_illegal_correction_says_whose_move_it_means() -> None:
    """The reason follows the entry."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    answer = conversation.answer("fix 1x3")
    assert answer.startswith("Runde 1, Eintrag 6, Anna, geht so nicht. Kein X auf Manufaktur 1.")


# What needs a yes


@pytest.mark.parametrize("language", FACTORY)
def test_scores_and_walls_are_told_before_they_change(language: str) -> None:
    """Nothing has changed until the yes, and a no leaves everything as it was."""
    conversation = two_rounds(language)
    before = conversation.session.ledger
    question = conversation.answer(NUMBER[language])
    for points in ("6", "7", "13"):
        assert f" {points} " in question
    assert conversation.session.ledger is before
    conversation.enter(NO[language])
    assert conversation.session.ledger is before
    assert not conversation.enter(YES[language]).entries


def test_another_line_discards_the_question() -> None:
    """A later yes cannot confirm it by mistake."""
    conversation = two_rounds()
    conversation.enter("fix Eintrag 17 rrbx", "stand")
    assert not conversation.enter("ja").entries


def test_a_correction_of_this_round_takes_effect_at_once() -> None:
    """As long as it changes no score and no wall; the announcement has the player."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2")
    answer = conversation.answer("fix 1r3")
    assert answer.startswith("Runde 1, Eintrag 6, Anna, berichtigt: R von Manufaktur 1 in Reihe 3")
    assert not conversation.session.pending


def test_a_wall_of_this_round_waits_for_a_yes() -> None:
    """On the grey wall the space of a tile has been announced, and its points."""
    lines = ("rrrr bbbb ssss xxxx oooo", "1r4", "2b4", "3s0", "4x0", "5o0", "spalte 2")
    conversation = begin_conversation(*lines, chosen={"wall": "grey"})
    assert conversation.answer("fix Anna spalte 4").startswith("Runde 1, Eintrag 11, Anna, soll")
    assert conversation.enter("ja").entries


def test_a_correction_that_changes_winners_says_so() -> None:
    """The result was announced, so the new one is told first."""
    conversation = two_rounds()
    conversation.enter("ende", "ja")
    assert "Ben gewinnt" in conversation.paragraphs[-1]
    question = conversation.answer("fix Eintrag 17 rrbx")
    assert "Der Sieg ginge an Anna und Ben, nicht an Ben." in question


def test_a_correction_that_changes_nothing_is_no_entry() -> None:
    """It says so, even where the entry named the factory in another way."""
    for line in ("fix 3 rrrr", "fix Eintrag 3 rrrr", "fix 1r2", "fix 1 2r2"):
        conversation = begin_conversation(FILLED_FACTORIES, "1r2")
        before = conversation.session.ledger
        step = conversation.enter(line)
        assert not step.entries
        assert conversation.session.ledger is before
        assert "So steht es schon da." in conversation.paragraphs[-1]


# What a correction would break


def test_a_broken_entry_is_named_as_it_was() -> None:
    """Its factory is that of its own round, and the reason is what would be due instead."""
    conversation = two_rounds()
    answer = conversation.answer("fix Eintrag 2 orsx")
    assert answer.startswith(
        "Das geht so nicht: Runde 2, Eintrag 16, Manufaktur 1 mit B, R, SCH, SCH, wäre dann nicht "
        "möglich. Denn dann: Anna ist dran."
    )


def test_the_reason_why_a_later_move_is_impossible() -> None:
    """Where it is the same player's turn, the reason is that of the rules."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2")
    answer = conversation.answer("fix 2 xxxo")
    assert answer.startswith("Das geht so nicht: Runde 1, Eintrag 6, Anna, B von Manufaktur 2")
    assert "Denn dann: Kein B auf Manufaktur 2." in answer


def test_the_offered_undo_makes_the_correction_possible() -> None:
    """It takes back the broken entry and all after it, corrections included."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2", "3r4", "fix 3 rrro", "4x3")
    answer = conversation.answer("fix 2 xxxo")
    assert "„u 4“" in answer
    assert "„ist Manufaktur 2 rrbb“" in answer
    assert conversation.enter("u 4").entries == (Undo(4),)
    assert conversation.enter("fix 2 xxxo").entries


@given(st.integers(0, 2**32), st.data())
def test_the_offered_undo_with_the_virtual_bag(seed: int, data: st.DataObject) -> None:
    """Draws of the virtual bag are undone with the move before them."""
    conversation = begin_conversation(bag="virtual", seed=seed)
    rules = conversation.session.setup.system.rules
    for _ in range(30):
        moves = rules.legal_commands(conversation.session.ledger.state)
        step = handle_touch(conversation.session, moves[0], conversation.session.ledger.state, "")
        conversation.session = step.session
    index = data.draw(st.integers(0, len(conversation.session.ledger.applied) - 1))
    old = conversation.session.ledger.applied[index]
    for command in rules.legal_commands(old.before)[1:3]:
        request = CorrectionRequest(command, index + 1)
        [announcement] = correct_command(conversation.session, request).announcements
        if isinstance(announcement, BrokenCorrection):
            conversation.enter(f"u {announcement.undo_count - 1}")
            assert len(conversation.session.ledger.applied) >= announcement.broken.number
            conversation.enter("u")
            assert len(conversation.session.ledger.applied) < announcement.broken.number
            return
