"""Voice input: what happens at once, and what is confirmed first."""

from dataclasses import replace

import pytest
from spoken_conversation import (
    LIKELY,
    NARROW,
    RED,
    SURE,
    Begin,
    answer_to,
    base_game,
    history_length,
    pavilion,
    say,
)

from azul_access.session.control.controls import ConfirmPolicy
from azul_access.session.meaning.policy import POLICY, MeaningKind, Response
from azul_access.session.recognition import Certainty

# The policy, row by row


def test_the_policy_is_complete() -> None:
    """Every kind of meaning has a response for every certainty."""
    assert set(POLICY) == set(MeaningKind)
    assert all(set(row) == set(Certainty) for row in POLICY.values())


def test_clear_moves_are_made_at_once() -> None:
    """A narrow one needs an answer first."""
    assert POLICY[MeaningKind.MOVE][SURE] is POLICY[MeaningKind.MOVE][LIKELY] is Response.ACT
    assert POLICY[MeaningKind.MOVE][NARROW] is not Response.ACT


@pytest.mark.parametrize("begin", [base_game, pavilion])
@pytest.mark.parametrize(
    ("certainty", "confirm", "made"),
    [
        (SURE, ConfirmPolicy.UNSURE, True),
        (SURE, ConfirmPolicy.EVERY, False),
        (LIKELY, ConfirmPolicy.UNSURE, True),
        (LIKELY, ConfirmPolicy.EVERY, False),
        (NARROW, ConfirmPolicy.UNSURE, False),
    ],
)
def test_unconfirmed_moves_wait_for_a_yes(
    begin: Begin, certainty: Certainty, confirm: ConfirmPolicy, made: bool
) -> None:
    """A move that is not made at once is read back, in both games."""
    conversation = begin(confirm=confirm)
    move = "1r2" if begin is base_game else "1r"
    before = history_length(conversation)
    announced = answer_to(conversation, move, certainty=certainty)
    assert (history_length(conversation) > before) is made
    if not made:
        assert announced.startswith("Also: 2 rote R")
        assert announced.endswith(
            "von Manufaktur 1 in Reihe 2. Richtig?" if begin is base_game else "?"
        )
        say(conversation, "ja")
        assert history_length(conversation) == before + 1
    assert conversation.session.ledger.applied[-1].source == "microphone"


@pytest.mark.parametrize(("certainty", "done"), [(SURE, True), (LIKELY, True), (NARROW, False)])
def test_undo_is_confirmed_unless_it_is_clear(certainty: Certainty, done: bool) -> None:
    """Its announcement says what was undone."""
    conversation = base_game("1r2")
    announced = answer_to(conversation, "zurück", certainty=certainty)
    assert announced.startswith("Zurückgenommen: Anna" if done else "Also: den letzten Eintrag")
    if not done:
        assert answer_to(conversation, "ja").startswith("Zurückgenommen: Anna")
    assert len(conversation.session.ledger.applied) == 5


@pytest.mark.parametrize(
    ("language", "sentence", "asked", "done"),
    [
        ("de", "Sprache Niederländisch", "Also: ab jetzt Niederländisch. Richtig?", "Vanaf nu"),
        ("de", "Stimme aus", "Also: die Stimme ausschalten. Richtig?", "Stimme aus."),
        ("de", "ausführlich", "Also: ab jetzt ausführlich. Richtig?", "Ab jetzt ausführlich."),
        ("de", "Töne aus", "Also: die Töne ausschalten. Richtig?", "Töne aus."),
        ("en", "listening off", "So: stop listening. Right?", "I am no longer listening."),
        ("en", "Dutch", "So: Dutch from now on. Right?", "Vanaf nu Nederlands."),
        (
            "en",
            "step by step",
            "So: announce the tiling step by step. Right?",
            "Tiling is announced",
        ),
        ("en", "confirm when unsure", "So: ask only when unsure. Right?", "Spoken moves"),
        ("nl", "stem uit", "Dus: de stem uitzetten. Klopt dat?", "Stem uit."),
    ],
)
def test_a_setting_is_confirmed_unless_it_is_sure(
    language: str, sentence: str, asked: str, done: str
) -> None:
    """A wrong setting, such as a foreign language, could prevent the user from changing it back."""
    yes, no = {"de": ("ja", "nein"), "en": ("yes", "no"), "nl": ("ja", "nee")}[language]
    conversation = base_game(language=language)
    conversation.session = before = replace(conversation.session, has_microphone=True)
    for certainty in (LIKELY, NARROW):
        assert answer_to(conversation, sentence, certainty=certainty) == asked
        assert not say(conversation, no).device_request
        assert conversation.session.settings == before.settings
    assert answer_to(conversation, sentence, certainty=LIKELY) == asked
    assert answer_to(conversation, yes).startswith(done)
    conversation = base_game(language=language)
    conversation.session = replace(conversation.session, has_microphone=True)
    assert answer_to(conversation, sentence, certainty=SURE).startswith(done)


@pytest.mark.parametrize("certainty", Certainty)
def test_quitting_is_always_confirmed(certainty: Certainty) -> None:
    """Also if the recognition is sure."""
    conversation = base_game()
    assert not say(conversation, "Programm beenden", certainty=certainty).quits
    assert conversation.paragraphs[-1] == "Also: das Programm verlassen. Richtig?"
    assert say(conversation, "ja").quits


@pytest.mark.parametrize("certainty", Certainty)
def test_questions_and_voice_steps_are_never_confirmed(certainty: Certainty) -> None:
    """A wrong one does no harm."""
    conversation = base_game()
    assert "Anna hat 0 Punkte" in answer_to(conversation, "Stand", certainty=certainty)
    before = conversation.session.settings.rate
    say(conversation, "schneller", certainty=certainty)
    assert conversation.session.settings.rate > before


@pytest.mark.parametrize(("certainty", "made"), [(SURE, True), (LIKELY, True), (NARROW, False)])
def test_an_uncertain_yes_is_asked_for_again(certainty: Certainty, made: bool) -> None:
    """The question stays pending."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    say(conversation, RED)
    before = history_length(conversation)
    announced = answer_to(conversation, "ja", "nein", certainty=certainty)
    assert (history_length(conversation) > before) is made
    if not made:
        assert announced == "Bitte noch einmal: ja oder nein?"
        say(conversation, "ja")
        assert history_length(conversation) == before + 1


@pytest.mark.parametrize(("certainty", "dropped"), [(SURE, True), (LIKELY, True), (NARROW, False)])
def test_an_uncertain_no_keeps_the_question(certainty: Certainty, dropped: bool) -> None:
    """Only a clear no discards it."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    say(conversation, RED)
    say(conversation, "nein", "ja", certainty=certainty)
    assert bool(conversation.session.pending) is not dropped


# Which spoken moves are confirmed


@pytest.mark.parametrize(
    ("language", "every", "unsure"),
    [
        ("de", "bestätigen immer", "bestätigen nur wenn unsicher"),
        ("en", "confirm always", "confirm only when unsure"),
        ("nl", "bevestigen altijd", "bevestigen alleen bij twijfel"),
    ],
)
def test_users_choose_which_moves_are_confirmed(language: str, every: str, unsure: str) -> None:
    """Only unsure moves are confirmed until the user chooses otherwise."""
    conversation = base_game(language=language)
    assert say(conversation, "1r2").entries
    conversation.enter(every)
    assert not say(conversation, "3r4").entries
    conversation.enter(unsure)
    assert say(conversation, "3r4").entries
