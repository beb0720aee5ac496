"""How much is told of each kind of messages."""

from random import Random

import azul_random
import pytest
from pavilion_conversation import filled, pavilion
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation, render

from azul_access.games.context import MessageKind
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.change.commands import enter_commands
from azul_access.session.step.completion import complete_step

EXPERT = {"de": "profi", "en": "expert", "nl": "expert"}
KINDS = {
    "de": "ziehungen|eigene züge|züge der anderen|fliesung|zähltafel|zentrum|antworten",
    "en": "draws|own moves|other moves|tiling|score cards|centre|answers",
    "nl": "trekkingen|eigen zetten|andere zetten|betegelen|scorekaarten|midden|antwoorden",
}
SHORT = {"de": "kurz", "en": "short", "nl": "kort"}
I_AM = {"de": "ich bin Ben", "en": "I am Ben", "nl": "ik ben Ben"}


def azul(*lines: str, language: str = "de") -> Conversation:
    return begin_conversation(*lines, language=language)


@pytest.mark.parametrize("language", KINDS)
def test_each_kind_has_a_verbosity_of_its_own(language: str) -> None:
    """One after the other becomes short; in the end everything that can be chosen is."""
    conversation = azul(language=language)
    for kind, words in zip(MessageKind, KINDS[language].split("|"), strict=True):
        conversation.enter(f"{words} {SHORT[language]}")
        amounts = dict(conversation.session.settings.amounts)
        assert amounts[kind] is Verbosity.TERSE, words
    conversation.enter("v2")
    assert conversation.session.settings.amounts == ()


def test_a_kind_changes_nothing_else() -> None:
    """Draws are short, moves are not; the centre can be short in a move that is not."""
    conversation = azul("v3", "ziehungen kurz", FILLED_FACTORIES)
    assert "Manufaktur 1: 2 R, ein B, ein SCH." in conversation.paragraphs
    whole = conversation.answer("2b3")
    assert "nimmt ein blaues B von Manufaktur 2" in whole
    assert "Zeile 3, Platz 2" in whole
    conversation.enter("u", "zentrum kurz")
    assert conversation.answer("2b3") == whole.split(" Ins Zentrum")[0] + (
        " Zentrum plus X 3 2, 3 3; O 4 1. Ben ist dran."
    )


def test_moves_are_own_or_those_of_others() -> None:
    """Until somebody says who listens, all moves are those of others."""
    conversation = azul(FILLED_FACTORIES, "eigene züge kurz")
    assert "ein blaues B" in conversation.answer("2b3")
    conversation.enter("ich bin ben")
    assert conversation.session.settings.me == "Ben"
    assert conversation.answer("3r4").startswith("Ben: 4 R, Manufaktur 3, Reihe 4, voll.")
    assert "2 türkise X" in conversation.answer("4x2")
    conversation.enter("züge kurz")
    kinds = [kind for kind, _ in conversation.session.settings.amounts]
    assert kinds == [MessageKind.OWN, MessageKind.OTHERS]


def test_a_player_of_another_game_is_nobody_here() -> None:
    """The name is kept for later games."""
    conversation = begin_conversation(FILLED_FACTORIES, "eigene züge kurz", me="Clara")
    assert conversation.session.context.own_seat is None
    assert "ein blaues B" in conversation.answer("2b3")
    assert begin_conversation(me="ANNA").session.context.own_seat == 0


def test_score_cards_are_a_kind_within_others() -> None:
    conversation = filled("zähltafel kurz", "1r", "2b", "3g", "4o", "5l", "zr")
    told = [text for text in conversation.paragraphs if "Einer" in text or "Zehner" in text]
    assert told
    assert not any("Zähltafel" in text for text in told)
    assert all("nimmt" in text for text in told)


@pytest.mark.parametrize("language", EXPERT)
def test_an_expert_hears_short_announcements_and_whole_answers(language: str) -> None:
    conversation = azul(FILLED_FACTORIES, language=language)
    normal = conversation.answer("w")
    conversation.enter(EXPERT[language])
    assert conversation.answer("w") == normal
    assert len(conversation.answer("2b3").split()) < 22
    pavilion_game = pavilion(EXPERT[language], "2l 2o 2r 2b y g", language=language)
    assert pavilion_game.session.settings.verbosity is Verbosity.TERSE


def test_settings_tell_what_differs() -> None:
    conversation = azul("profi", "ich bin Anna")
    told = conversation.answer("einstellungen")
    assert "Ansagen kurz" in told
    assert told.endswith("Abweichend: Antworten normal. Du spielst als Anna.")
    assert "Abweichend" not in azul().answer("einstellungen")


def test_a_setting_keeps_a_question_open() -> None:
    conversation = azul(FILLED_FACTORIES, "ende", "profi", "zähltafel kurz", "ich bin Ben")
    assert conversation.session.pending
    assert conversation.enter("ja").understood


@pytest.mark.parametrize("language", EXPERT)
def test_each_amount_is_shorter_than_the_next(language: str) -> None:
    """The same game of two, counted in spoken words."""
    words = []
    for lines in (("v3",), (), (EXPERT[language],)):
        conversation = azul(*lines, language=language)
        random, count = Random(1), 0
        rules = conversation.session.setup.system.rules
        while rules.expects(conversation.session.ledger.state).player is not None:
            state = conversation.session.ledger.state
            command = azul_random.random_command(state, random, azul_random.Habit.CAREFUL)  # type: ignore[arg-type]
            step = enter_commands(conversation.session, (command,), "test", has_consent=True)
            step = complete_step(step)
            conversation.session = step.session
            told = render(step.session, step.announcements, Form.SAY)
            count += sum(len(paragraph.split()) for paragraph in told)
        words.append(count)
    verbose, normal, expert = words
    assert normal <= verbose * 0.6
    assert expert <= normal * 0.8


@pytest.mark.parametrize(
    ("language", "colours"), [("de", "blaue grüne"), ("en", "blue green"), ("nl", "blauwe groene")]
)
def test_labels_that_rhyme_keep_their_colour_in_speech(language: str, colours: str) -> None:
    """B and G sound alike in every language; on the screen they do not."""
    conversation = pavilion("2b 2g 2r 2o y l", language=language, verbosity=Verbosity.TERSE)
    announcement = conversation.session.announcements[-1]
    said = " ".join(render(conversation.session, [announcement], Form.SAY))
    shown = " ".join(render(conversation.session, [announcement], Form.SHOW))
    assert all(
        f"2 {colour} {label}" in said for colour, label in zip(colours.split(), "BG", strict=True)
    )
    assert "2 B" in shown
    assert "2 R" in said
