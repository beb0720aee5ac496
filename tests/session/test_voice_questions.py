"""Voice input: questions about uncertain commands, and their answers."""

from dataclasses import replace

import pytest
from scripted_conversation import begin_conversation, render
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

from azul_access.games.azul.commands import Choose
from azul_access.games.system import Commands
from azul_access.session import handle_recognition, report_not_heard
from azul_access.session.control.controls import ConfirmPolicy
from azul_access.session.recognition import NOTHING

# Choices


@pytest.mark.parametrize("begin", [base_game, pavilion])
@pytest.mark.parametrize(
    ("answer", "chosen"),
    [("eins", 0), ("erstens", 0), ("das erste", 0), ("2", 1), ("zweitens", 1), ("das zweite", 1)],
)
def test_two_narrow_guesses_become_a_choice(begin: Begin, answer: str, chosen: int) -> None:
    """The answer is a number or an ordinal; a yes does not say which one."""
    conversation = begin()
    moves = ("1r2", "1b2") if begin is base_game else ("1r", "1b")
    before = history_length(conversation)
    asked = answer_to(conversation, *moves, certainty=NARROW)
    assert asked.startswith("Meinst du 1: 2 rote R")
    assert ", oder 2: ein blaues B" in asked
    assert answer_to(conversation, "ja") == "Bitte sagen: das erste oder das zweite."
    say(conversation, answer)
    assert history_length(conversation) == before + 1
    assert last_colour(conversation) == ("RED", "BLUE")[chosen]


def test_a_no_discards_both_choices() -> None:
    """A later number is no answer."""
    conversation = base_game()
    say(conversation, RED, BLUE, certainty=NARROW)
    say(conversation, "nein")
    assert not conversation.session.pending
    assert not say(conversation, "zweitens").entries


def test_an_uncertain_choice_is_asked_for_again() -> None:
    """A choice makes a move, so it needs the certainty of a yes."""
    conversation = base_game()
    before = history_length(conversation)
    say(conversation, RED, BLUE, certainty=NARROW)
    assert (
        answer_to(conversation, "zwei", "eins", certainty=NARROW)
        == "Bitte sagen: das erste oder das zweite."
    )
    assert history_length(conversation) == before
    assert len(conversation.session.pending) == 2


def test_a_question_and_a_move_become_a_choice() -> None:
    """The move may be meant, so the question is not answered at once."""
    conversation = base_game()
    asked = answer_to(conversation, "Stand", RED, certainty=NARROW)
    assert asked.startswith("Meinst du 1: eine Frage, kein Zug, oder 2: 2 rote R")
    say(conversation, "das erste")
    assert "Anna hat 0 Punkte" in conversation.paragraphs[-2] + conversation.paragraphs[-1]


def test_two_questions_are_no_choice() -> None:
    """The first one is answered, because a wrong answer does no harm."""
    conversation = base_game()
    assert "Anna hat 0 Punkte" in answer_to(conversation, "Stand", "Beutel", certainty=NARROW)


def test_a_choice_of_columns_keeps_their_numbers() -> None:
    """ "Two" must not mean the second choice if the first choice is column 2."""
    grey = begin_conversation(
        "rrrr bbbb xxxx oooo ssss",
        *("1r1", "2b1", "3x2", "4o2", "5s3"),
        chosen={"wall": "grey"},
    )
    for guesses in (("Spalte 2", "Spalte 1"), ("Spalte 2", "Spalte 3"), ("Spalte 3", "Spalte 1")):
        for order in (guesses, guesses[::-1]):
            answer_to(grey, *order, certainty=NARROW)
            for number, meaning in enumerate(grey.session.pending, 1):
                assert isinstance(meaning, Commands)
                [command] = meaning.commands
                assert isinstance(command, Choose)
                assert command.column + 1 == number or command.column + 1 not in (1, 2)


# Answers


def test_another_move_replaces_the_pending_one() -> None:
    """The yes confirms the newer move."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    before = history_length(conversation)
    say(conversation, RED)
    assert answer_to(conversation, BLUE).startswith("Also: ein blaues B")
    say(conversation, "ja")
    assert history_length(conversation) == before + 1
    assert last_colour(conversation) == "BLUE"


def test_a_question_by_voice_can_be_answered_by_text() -> None:
    """A yes and a number can be typed, too."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    say(conversation, RED)
    assert conversation.enter("j").entries
    say(conversation, "3r4", "3r5", certainty=NARROW)
    assert conversation.enter("2").entries


def test_a_pending_question_can_be_repeated() -> None:
    """Repetition and changes of the voice keep it pending."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    asked = answer_to(conversation, RED)
    assert answer_to(conversation, "noch einmal") == asked
    say(conversation, "langsamer")
    assert say(conversation, "ja").entries


def test_any_other_command_discards_the_question() -> None:
    """A later yes does not confirm it."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    say(conversation, RED)
    say(conversation, "Stand")
    assert not say(conversation, "ja").entries


@pytest.mark.parametrize("answer", ["ja", "nein"])
def test_an_answer_without_a_question_is_ignored(answer: str) -> None:
    """It belongs to the conversation of the players."""
    step = say(base_game(), answer)
    assert not step.announcements
    assert not step.entries


def test_several_factories_are_read_back_in_one_question() -> None:
    """One yes confirms all of them."""
    conversation = begin_conversation(confirm=ConfirmPolicy.EVERY)
    assert answer_to(conversation, "rrbs bxox") == (
        "Also: Manufaktur 1: 2 rote R, ein blaues B, ein schwarzes SCH; "
        "Manufaktur 2: ein blaues B, 2 türkise X, ein oranges O. Richtig?"
    )
    assert len(say(conversation, "ja").entries) == 2


def test_a_correction_is_read_back_with_its_number() -> None:
    """The question names the entry that would be replaced."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    assert answer_to(conversation, "fix 3 rrro") == (
        "Also: Runde 1, Eintrag 3, berichtigen: Manufaktur 3: 3 rote R, ein oranges O. Richtig?"
    )
    assert answer_to(conversation, "ja").startswith("Runde 1, Eintrag 3, berichtigt")


def test_the_end_by_agreement_is_asked_once() -> None:
    """The question for the consent of all players is the confirmation, whatever the certainty."""
    conversation = base_game()
    assert "Sind alle einverstanden" in answer_to(conversation, "Ende", certainty=LIKELY)
    assert say(conversation, "ja").entries
    conversation = base_game()
    say(conversation, RED, "Ende", certainty=NARROW)
    assert "Sind alle einverstanden" in answer_to(conversation, "zweitens")


def test_a_choice_of_typed_meanings() -> None:
    """An ambiguous typed line leads to the same kind of question."""
    conversation = base_game()
    legal = conversation.session.setup.system.rules.legal_commands(
        conversation.session.ledger.state
    )
    conversation.session = replace(
        conversation.session, pending=(Commands(tuple(legal[:1])), Commands(tuple(legal[1:2])))
    )
    assert conversation.enter("zweitens").entries
    assert conversation.session.ledger.applied[-1].command == legal[1]


@pytest.mark.parametrize("answer", ["ja", "nein", "falsch", "zweitens"])
def test_a_cut_answer_is_asked_for_again(answer: str) -> None:
    """Its beginning may have turned it round."""
    conversation = base_game()
    guesses = (RED, BLUE) if answer == "zweitens" else (RED,)
    say(conversation, *guesses, certainty=NARROW)
    before, pending = history_length(conversation), conversation.session.pending
    recognition = replace(recognise(answer), cut=True)
    step = handle_recognition(conversation.session, recognition, "microphone")
    conversation.use(step)
    assert conversation.paragraphs[-1].startswith("Bitte")
    assert (history_length(conversation), conversation.session.pending) == (before, pending)


@pytest.mark.parametrize("said", ["1b2", "zurück", "kurz"])
def test_anything_but_an_answer_needs_its_own_confirmation(said: str) -> None:
    """While a question waits, and if the beginning is missing."""
    conversation = base_game("3r4")
    before = conversation.session
    step = handle_recognition(before, replace(recognise(said), cut=True), "microphone")
    assert step.session.asks_yes_or_no
    assert not step.entries
    say(conversation, RED, certainty=NARROW)
    step = say(conversation, said)
    assert (step.entries, step.session.settings) == ((), before.settings)
    assert conversation.paragraphs[-1].startswith("Also: ")


@pytest.mark.parametrize("answer", ["ja", "nein", "okay"])
def test_an_answer_to_no_question_is_told_so_after_the_key(answer: str) -> None:
    """It is never another command, such as redo."""
    conversation = base_game("1r2", "u")
    step = handle_recognition(
        conversation.session, recognise(answer), "microphone", is_addressed=True
    )
    conversation.use(step)
    assert conversation.paragraphs[-1] == "Es ist nichts zu bestätigen."


@pytest.mark.parametrize(
    ("language", "yes", "no"),
    [
        (
            "de",
            ("ja", "richtig", "stimmt", "genau", "okay", "passt", "das stimmt", "ja richtig"),
            ("nein", "falsch", "stimmt nicht", "passt nicht", "nicht richtig"),
        ),
        (
            "en",
            ("yes", "right", "correct", "okay", "sure", "that's right", "exactly"),
            ("no", "wrong", "not right", "incorrect", "that's wrong"),
        ),
        (
            "nl",
            ("ja", "klopt", "juist", "goed", "oké", "dat klopt", "precies"),
            ("nee", "fout", "klopt niet", "niet goed", "niet juist"),
        ),
    ],
)
def test_the_words_of_the_questions_answer_them(
    language: str, yes: tuple[str, ...], no: tuple[str, ...]
) -> None:
    """Spoken and typed; all of them are listened for."""
    for text in (*yes, *no):
        for is_typed in (True, False):
            conversation = base_game(language=language)
            say(conversation, {"de": RED, "en": "1r2", "nl": "1r2"}[language], certainty=NARROW)
            assert is_listened_for(conversation.session, text), text
            step = conversation.enter(text) if is_typed else say(conversation, text)
            assert bool(step.entries) is (text in yes), text
            assert not step.session.pending


@pytest.mark.parametrize("said", ["rot von manufaktur eins in reihe zwei", "zurück", "kurz"])
def test_no_command_is_listened_for_while_a_question_waits(said: str) -> None:
    """But help and again are."""
    conversation = base_game()
    assert is_listened_for(conversation.session, said)
    say(conversation, RED, certainty=NARROW)
    assert not is_listened_for(conversation.session, said)
    assert is_listened_for(conversation.session, "hilfe")
    assert is_listened_for(conversation.session, "noch einmal")


def test_help_tells_how_to_answer_and_asks_again() -> None:
    conversation = base_game()
    asked = answer_to(conversation, RED, certainty=NARROW)
    helped, again = answer_to(conversation, "hilfe").splitlines()
    assert "Enter" in helped
    assert again == asked
    assert answer_to(conversation, "noch einmal") == asked
    assert say(conversation, "ja").entries


# Nothing recognised


def test_talk_and_noise_are_ignored() -> None:
    """Nothing is announced, and a pending question stays pending."""
    conversation = base_game(confirm=ConfirmPolicy.EVERY)
    say(conversation, RED)
    step = handle_recognition(conversation.session, NOTHING, "microphone")
    assert (step.announcements, step.understood, step.session) == ((), False, conversation.session)
    assert say(conversation, "gibt es noch kaffee").announcements == ()
    assert say(conversation, "ja").entries


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Das habe ich nicht verstanden."),
        ("en", "I did not understand that."),
        ("nl", "Dat heb ik niet verstaan."),
    ],
)
def test_a_user_who_asked_to_be_heard_gets_an_answer(language: str, sentence: str) -> None:
    """If nothing was understood after a key press, the companion says so."""
    conversation = base_game(language=language)
    step = report_not_heard(conversation.session)
    assert render(step.session, step.announcements) == [sentence]
