"""Voice input: several guesses, illegal ones, and no move without certainty."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from spoken_conversation import (
    ILLEGAL,
    NARROW,
    RED,
    Begin,
    answer_to,
    base_game,
    history_length,
    pavilion,
    say,
)

from azul_access.games import SYSTEMS
from azul_access.session import interpret
from azul_access.session.control.controls import ConfirmPolicy
from azul_access.session.meaning.choosing import remove_duplicates
from azul_access.session.meaning.policy import MeaningKind, classify
from azul_access.session.output.announcements import Refusal
from azul_access.session.recognition import Certainty
from azul_access.session.step.execution import execute

# Illegal guesses


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    """As a typed one is."""
    conversation = base_game()
    step = say(conversation, ILLEGAL)
    assert isinstance(step.announcements[0], Refusal)
    assert not step.understood
    assert (
        conversation.paragraphs[-1]
        == "Es liegt ein B auf Manufaktur 1, nicht 2. Regel 4.1, mehr mit h."
    )
    assert not conversation.session.pending


@pytest.mark.parametrize("certainty", Certainty)
def test_a_legal_guess_after_an_illegal_one_is_offered(certainty: Certainty) -> None:
    """It is not made without a yes, even if the recognition is sure."""
    conversation = base_game()
    before = history_length(conversation)
    announced = answer_to(
        conversation,
        ILLEGAL,
        "drei B von Manufaktur 1 in Reihe 2",
        "Stand",
        RED,
        certainty=certainty,
    )
    assert announced.splitlines() == [
        "Es liegt ein B auf Manufaktur 1, nicht 2. Regel 4.1, mehr mit h.",
        "Meintest du: 2 rote R von Manufaktur 1 in Reihe 2?",
    ]
    assert history_length(conversation) == before
    say(conversation, "ja")
    assert history_length(conversation) == before + 1


def test_the_end_by_agreement_is_never_offered() -> None:
    """Its own question needs the consent of all players."""
    assert not say(base_game(), ILLEGAL, "Ende").session.pending


def test_only_five_guesses_are_interpreted() -> None:
    """A sixth guess is too unlikely to be offered."""
    assert not say(base_game(), ILLEGAL, "f1", "f2", "f3", "f4", RED).session.pending


# Guesses with the same meaning


@pytest.mark.parametrize("begin", [base_game, pavilion])
def test_a_move_with_and_without_a_count_is_one_move(begin: Begin) -> None:
    """Two wordings of one move are no choice."""
    conversation = begin()
    texts = ("1r2", "2r12", RED) if begin is base_game else ("1r", "2r1")
    assert answer_to(conversation, *texts, certainty=NARROW).startswith("Also: 2 rote R")
    assert say(begin(), *texts).entries


def test_a_choice_skips_other_wordings() -> None:
    """The second choice is the next guess with another effect."""
    asked = answer_to(base_game(), "1r2", "2r12", "1b2", certainty=NARROW)
    assert "2: ein blaues B" in asked


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
def test_which_texts_have_the_same_effect(one: str, other: str, same: bool) -> None:
    """Certainty is measured against guesses with another effect only."""
    conversation = base_game()
    interpretations = [interpret(conversation.session, text, "test") for text in (one, other)]
    assert (len(remove_duplicates(interpretations)) == 1) is same


# Random guesses

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
# These make entries, so they come first in half of the examples.
FIRST_TEXTS = ("ja", "eins", "zweitens", "zurück", "wiederherstellen")


def guesses(game: str) -> st.SearchStrategy[list[str]]:
    anything = st.lists(st.sampled_from(TEXTS[game]), max_size=6, unique=True)
    confirming = st.tuples(st.sampled_from(FIRST_TEXTS), anything)
    return anything | confirming.map(lambda texts: list(dict.fromkeys((texts[0], *texts[1]))))


@given(
    data=st.data(), game=st.sampled_from(sorted(SYSTEMS)), confirm=st.sampled_from(ConfirmPolicy)
)
def test_no_move_is_made_without_certainty(
    data: st.DataObject, game: str, confirm: ConfirmPolicy
) -> None:
    """Every entry is a sure move or undo, or was confirmed by an answer."""
    conversation = base_game(confirm=confirm) if game == "azul" else pavilion(confirm=confirm)
    for _ in range(data.draw(st.integers(1, 12))):
        texts = data.draw(guesses(game))
        certainty = data.draw(st.sampled_from(Certainty))
        before = conversation.session
        step = say(conversation, *texts, certainty=certainty)
        if not step.entries:
            continue
        assert step.announcements
        first = interpret(before, texts[0], "microphone")
        assert step.entries == first.step.entries  # not those of another guess
        match classify(first.meanings[0]):
            case MeaningKind.MOVE:
                assert certainty is not NARROW
                assert confirm is ConfirmPolicy.UNSURE
            case MeaningKind.UNDO:
                assert certainty is not NARROW
            case kind:
                assert kind is MeaningKind.YES
                assert certainty is not NARROW
                assert before.pending
                offered = [
                    execute(before, meaning, "microphone", has_consent=True)
                    for meaning in before.pending
                ]
                assert step.entries in [other.entries for other in offered]
