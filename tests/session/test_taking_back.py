"""Moves that were misheard: one word, or a key, takes them back and offers the next guess."""

from dataclasses import replace

import pytest
from scripted_conversation import Conversation, begin_conversation
from spoken_conversation import (
    BLUE,
    LIKELY,
    NARROW,
    RED,
    Begin,
    answer_to,
    base_game,
    history_length,
    is_listened_for,
    last_colour,
    pavilion,
    recognise,
    say,
)

from azul_access.session import handle_recognition, handle_touch
from azul_access.session.control.controls import Pace
from azul_access.session.control.settings import Settings

SAID = {
    "de": [
        *("falsch", "nein, falsch", "das war falsch", "das ist falsch", "stimmt nicht"),
        *("das stimmt nicht", "passt nicht", "verkehrt"),
    ],
    "en": [
        *("wrong", "no, wrong", "that was wrong", "that is wrong", "that's not right"),
        *("incorrect", "not correct"),
    ],
    "nl": [
        *("fout", "nee, fout", "dat was fout", "dat is fout", "klopt niet", "dat klopt niet"),
        *("verkeerd", "onjuist"),
    ],
}
TAKEN_BACK = {
    "de": "Zurückgenommen.\nWar gemeint: ein blaues B von Manufaktur 1 in Reihe 2?",
    "en": "Taken back.\nWas it: one blue B from factory 1 into row 2?",
    "nl": "Teruggenomen.\nWas het: een blauwe B van fabriek 1 in rij 2?",
}
YES = {"de": "ja", "en": "yes", "nl": "ja"}
NO = {"de": "nein", "en": "no", "nl": "nee"}


def misheard(begin: Begin = base_game, language: str = "de") -> Conversation:
    """A red move was done at once; a blue one was the second guess."""
    conversation = begin() if begin is pavilion else base_game(language=language)
    moves = ("1r", "1b") if begin is pavilion else ("1r2", "1b2")
    assert say(conversation, *moves, certainty=LIKELY).entries
    return conversation


@pytest.mark.parametrize(("language", "said"), [(tag, text) for tag in SAID for text in SAID[tag]])
def test_one_word_takes_the_move_back_and_offers_the_next_guess(language: str, said: str) -> None:
    """Spoken or typed, in all languages; a yes does what was meant."""
    for typed in (False, True):
        conversation = misheard(language=language)
        before = history_length(conversation)
        assert typed or is_listened_for(conversation.session, said.replace(",", ""))
        answer = conversation.answer(said) if typed else answer_to(conversation, said)
        assert answer == TAKEN_BACK[language]
        assert history_length(conversation) == before - 1
        assert say(conversation, YES[language]).entries
        assert last_colour(conversation) == "BLUE"


@pytest.mark.parametrize("begin", [base_game, pavilion])
def test_a_no_to_the_next_guess_does_nothing_more(begin: Begin) -> None:
    """The player says the move again."""
    conversation = misheard(begin)
    before = history_length(conversation)
    say(conversation, "falsch")
    assert answer_to(conversation, "nein") == "Gut, nicht gemacht."
    assert history_length(conversation) == before - 1
    assert not conversation.session.pending


def test_without_a_next_guess_the_turn_is_told() -> None:
    conversation = base_game()
    say(conversation, RED)
    assert answer_to(conversation, "falsch") == "Zurückgenommen. Anna ist dran."


def test_what_was_denied_is_asked_about() -> None:
    """The same words sound the same again: they must not be done a second time at once."""
    conversation = misheard()
    say(conversation, "falsch")
    say(conversation, "nein")
    assert answer_to(conversation, RED).startswith("Also: 2 rote R")
    assert say(conversation, "ja").entries
    other = misheard()
    say(other, "falsch")
    say(other, "nein")
    asked = answer_to(other, "rot von Manufaktur 1 in Reihe 2", "rot von Manufaktur 1 in Reihe 3")
    assert asked.startswith("Meinst du 1: 2 rote R von Manufaktur 1 in Reihe 3, oder 2")


def test_a_denied_move_counts_again_later() -> None:
    """Only until the game goes on."""
    conversation = misheard()
    say(conversation, "falsch")
    say(conversation, "nein")
    conversation.enter("1b2", "u")
    say(conversation, "3r4")
    assert say(conversation, "rot von der Mitte in Reihe 1").understood is False
    assert answer_to(conversation, RED).startswith("Ben: 2 rote R")


def test_all_commands_of_one_sentence_are_taken_back() -> None:
    """They were said together."""
    conversation = begin_conversation()
    say(conversation, "rrbs bxox", certainty=LIKELY)
    assert history_length(conversation) == 2
    say(conversation, "falsch")
    assert history_length(conversation) == 0


def test_only_the_last_spoken_move_is_taken_back() -> None:
    """A second "wrong" is about the move before."""
    conversation = base_game()
    say(conversation, RED)
    say(conversation, "3r4")
    say(conversation, "falsch")
    assert history_length(conversation) == 6
    assert answer_to(conversation, "falsch").startswith("Zurückgenommen: Anna, R von")
    assert history_length(conversation) == 5


def test_a_chosen_move_can_be_taken_back() -> None:
    """The one that was not chosen is offered."""
    conversation = base_game()
    say(conversation, RED, BLUE, certainty=NARROW)
    say(conversation, "das erste")
    assert answer_to(conversation, "falsch").endswith(
        "War gemeint: ein blaues B von Manufaktur 1 in Reihe 2?"
    )


def test_a_move_that_a_key_confirmed_can_be_taken_back() -> None:
    conversation = base_game()
    say(conversation, RED, certainty=NARROW)
    assert conversation.enter("").entries
    assert say(conversation, "falsch").entries


def test_after_a_move_by_somebody_else_it_is_asked() -> None:
    """A yes takes back both."""
    conversation = misheard()
    conversation.enter("3r4")
    before = history_length(conversation)
    asked = answer_to(conversation, "falsch")
    assert asked == "Also: die letzten 2 Einträge zurücknehmen. Richtig?"
    assert history_length(conversation) == before
    say(conversation, "ja")
    assert history_length(conversation) == before - 2


def test_what_was_said_together_is_asked_about_together() -> None:
    conversation = begin_conversation()
    say(conversation, "rrbs bxox", certainty=LIKELY)
    conversation.enter("rrrr")
    assert answer_to(conversation, "falsch").startswith("Also: die letzten 3 Einträge")


def test_after_a_touched_move_it_is_asked() -> None:
    conversation = misheard()
    session = conversation.session
    legal = session.setup.system.rules.legal_commands(session.ledger.state)
    conversation.use(handle_touch(session, legal[0], session.ledger.state, "braille"))
    assert answer_to(conversation, "falsch").startswith("Also: die letzten 2 Einträge")


def test_a_typed_wrong_takes_back_what_was_typed() -> None:
    """If that was the last move."""
    conversation = base_game("1r2")
    assert conversation.answer("falsch").startswith("Zurückgenommen: Anna, R von Manufaktur 1")


def test_a_typed_wrong_is_asked_about_after_something_else() -> None:
    """It may have been about that."""
    conversation = base_game("1r2", "ende", "nein")
    assert conversation.answer("falsch") == "Also: den letzten Eintrag zurücknehmen. Richtig?"


def test_a_spoken_wrong_is_not_about_typed_moves() -> None:
    """It was said to somebody else."""
    conversation = base_game("1r2")
    step = say(conversation, "falsch")
    assert (step.entries, step.announcements) == ((), ())


def test_long_after_the_move_it_is_asked() -> None:
    """Unless the player has pressed the key: then it is said to the program."""
    conversation = misheard()
    wrong = recognise("falsch")
    step = handle_recognition(conversation.session, wrong, "microphone", is_late=True)
    assert not step.entries
    assert step.session.asks_yes_or_no
    step = handle_recognition(
        conversation.session, wrong, "microphone", is_late=True, is_addressed=True
    )
    assert step.entries


def test_a_narrow_wrong_counts_right_after_the_move() -> None:
    """It is a short word; nothing else is likelier then."""
    assert say(misheard(), "falsch", "Stand", certainty=NARROW).entries


def test_a_cut_wrong_is_asked_about() -> None:
    conversation = misheard()
    recognition = replace(recognise("falsch"), cut=True)
    step = handle_recognition(conversation.session, recognition, "microphone")
    assert (step.entries, step.session.asks_yes_or_no) == ((), True)


def test_there_is_nothing_to_take_back() -> None:
    conversation = begin_conversation()
    assert conversation.answer("falsch") == "Es gibt nichts zurückzunehmen."


def test_what_was_announced_is_silenced() -> None:
    """The voice may still tell whose turn it would be."""
    conversation = misheard()
    assert say(conversation, "falsch").silence


def test_a_round_that_was_tiled_is_put_back_in_full() -> None:
    """The players may have begun to lay the tiles."""
    conversation = begin_conversation(
        *("rrrr bbbb xxxx oooo ssss", "1r1", "2b1", "3x2", "4o2"), pace=Pace.FLOW
    )
    say(conversation, "5s3", certainty=LIKELY)
    answer = answer_to(conversation, "falsch")
    assert answer.startswith("Zurückgenommen: ")
    assert "Manufaktur 5" in answer


def test_a_key_takes_back_on_a_keypad() -> None:
    """Minus, which undoes there, offers the next guess after a spoken move."""
    conversation = misheard()
    conversation.session = replace(
        conversation.session, settings=replace(conversation.session.settings, keypad=True)
    )
    assert "War gemeint" in conversation.answer("-")


def test_settings_default_to_doing_at_once() -> None:
    assert Settings("de").confirm.value == "unsure"
