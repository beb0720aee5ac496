"""Several commands in one line: one after the other, up to the first that is refused or asks."""

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

THEN = {
    "de": "2b3 und dann 3r4 dann w",
    "en": "2b3 and then 3r4, then w",
    "nl": "2b3 en dan 3r4 daarna w",
}


def azul(*lines: str, language: str = "de", **settings: object) -> Conversation:
    return begin_conversation(FILLED_FACTORIES, *lines, language=language, **settings)  # type: ignore[arg-type]


def count_of(conversation: Conversation) -> int:
    return len(conversation.session.ledger.applied)


def test_each_is_executed_and_undone_by_itself() -> None:
    """The game and the sentences are those of the same commands in lines of their own."""
    single, joined = azul(), azul()
    told = "\n".join(single.answer(line) for line in ("2b3", "b", "3r4", "w"))
    step = joined.enter("2b3; b;3r4 ; w;")
    assert step.understood
    assert len(step.entries) == 2
    assert "\n".join(joined.paragraphs).endswith(told)
    assert joined.session.ledger == single.session.ledger
    joined.enter("u")
    assert count_of(joined) == 6
    joined.enter("u")
    assert joined.session.ledger.state == azul().session.ledger.state


@pytest.mark.parametrize("language", THEN)
def test_words_join_commands_as_in_dictation(language: str) -> None:
    conversation = azul(language=language)
    assert conversation.enter(THEN[language]).understood
    assert count_of(conversation) == 7


def test_what_is_one_command_stays_one() -> None:
    """Draws for several factories may have the word between them, also where that is one draw."""
    conversation = begin_conversation()
    assert len(conversation.enter("rrbs dann bxox").entries) == 2
    assert len(conversation.enter("rr dann xx").entries) == 1
    assert count_of(conversation) == 3


def test_a_line_whose_parts_are_not_all_understood_is_refused_as_a_whole() -> None:
    conversation = azul()
    assert not conversation.enter("2b3 dann bitte nicht").understood
    assert count_of(conversation) == 5


def test_a_player_may_have_the_name_of_the_word() -> None:
    """In Dutch somebody can be called Dan."""
    conversation = begin_conversation(FILLED_FACTORIES, language="nl", names=("Dan", "Bep"))
    assert conversation.answer("bord Dan").startswith("Dan")
    assert conversation.enter("2b3 en dan 3r4").understood
    assert count_of(conversation) == 7


def test_a_refused_command_ends_the_line() -> None:
    """What is done and what is not is told; the rest has changed nothing."""
    conversation = azul()
    told = conversation.answer("2b3; 3r9; 3r4; w")
    assert "Eine Reihe 9 gibt es nicht" in told
    assert told.endswith("Der erste Teil der Zeile ist ausgeführt, nicht mehr: 3r4; w.")
    assert count_of(conversation) == 6
    told = conversation.answer("xyz; 3r4")
    assert told.endswith("Nicht ausgeführt: 3r4.")
    told = conversation.answer("w; b; xyz; 3r4")
    assert told.endswith("Die ersten 2 Teile der Zeile sind ausgeführt, nicht mehr: 3r4.")
    assert not conversation.enter("w; xyz").understood
    assert count_of(conversation) == 6


def test_a_question_of_the_program_ends_the_line() -> None:
    """Nothing behind it is taken for its answer, except in a line of its own."""
    conversation = azul()
    told = conversation.answer("2b3; ende; ja")
    assert "Sind alle einverstanden?" in told
    assert told.endswith("nicht mehr: ja.")
    assert conversation.session.pending
    assert conversation.enter("nein; w").understood
    assert conversation.enter("ende").understood
    assert conversation.enter("ja").understood


def test_leaving_ends_the_line() -> None:
    step = azul().enter("2b3; q; 3r4")
    assert step.quits
    assert len(step.entries) == 1


def test_a_line_has_a_limit() -> None:
    """A pasted text cannot keep the program busy."""
    conversation = azul()
    conversation.enter(";".join(["w"] * 52))
    assert conversation.paragraphs[-1].endswith("nicht mehr: w; w.")


def test_digits_and_signs_are_joined_as_well() -> None:
    conversation = azul(keypad=True)
    assert conversation.enter("223; *; 314; -").understood
    assert count_of(conversation) == 6


def test_semicolons_alone_mean_nothing() -> None:
    assert not azul().enter("; ;").understood
