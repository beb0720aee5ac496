"""Notes: sentences of the players' own in a game, which change nothing else in it."""

from dataclasses import replace

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.export.document import Length, TextLine
from azul_access.export.document_builder import TranscriptDetails, build_document
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.record.ledger import (
    AppliedNote,
    Note,
    add_entries,
    decode_entry,
    encode_entry,
)
from azul_access.record.setup import start_ledger
from azul_access.record.versions import entry_version
from azul_access.session import handle_line
from azul_access.session.output.announcements import GameStart
from azul_access.session.recognition import VOICE_SOURCE
from azul_access.session.session import Owner, Step
from azul_access.session.sharing import follow, join_session

WORDS = {
    "de": ("notiz", "Notiert.", "Zurückgenommen: die Notiz „Ben lachte.“"),
    "en": ("note", "Noted.", "Taken back: the note “Ben lachte.”"),
    "nl": ("notitie", "Genoteerd.", "Teruggenomen: de notitie “Ben lachte.”"),
}


def texts_of(conversation: Conversation) -> list[str]:
    return [note.text for note in conversation.session.ledger.notes]


@pytest.mark.parametrize("language", WORDS)
def test_a_note_is_kept_and_can_be_taken_back(language: str) -> None:
    """It is one undoable entry, and the table stays as it is."""
    word, written, taken_back = WORDS[language]
    conversation = begin_conversation(FILLED_FACTORIES, "2b3", language=language)
    before = conversation.session.ledger
    assert conversation.answer(f"{word.title()}: Ben lachte") == written
    after = conversation.session.ledger
    assert after.notes == (AppliedNote("Ben lachte", "test", len(before.applied)),)
    assert after.applied is before.applied
    assert conversation.answer("u").startswith(taken_back)
    assert not texts_of(conversation)
    assert "Ben lachte." in conversation.answer("+")
    assert texts_of(conversation) == ["Ben lachte"]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("note Ben said: why?", "Ben said: why?"),
        ("NOTE  two   spaces\tand a tab", "two spaces and a tab"),
        ("note a; b, then c", "a; b, then c"),
        ("b; note m; and then u", "m; and then u"),
        ("write down 2b3", "2b3"),
    ],
)
def test_everything_behind_the_word_is_the_note(line: str, text: str) -> None:
    """Whatever it would mean by itself, up to the end of the line."""
    conversation = begin_conversation(FILLED_FACTORIES, language="en")
    applied = conversation.session.ledger.applied
    conversation.enter(line)
    assert texts_of(conversation) == [text]
    assert conversation.session.ledger.applied is applied


def test_a_note_has_up_to_200_letters() -> None:
    conversation = begin_conversation(FILLED_FACTORIES, language="en")
    conversation.enter("note " + "a" * 200)
    assert texts_of(conversation) == ["a" * 200]


@pytest.mark.parametrize("line", ["note", "note :", "note ...", "note \x1b", "note " + "a" * 201])
def test_a_note_without_or_with_too_much_text_changes_nothing(line: str) -> None:
    conversation = begin_conversation(FILLED_FACTORIES, language="en")
    ledger = conversation.session.ledger
    step = conversation.enter(line)
    assert not step.understood
    assert conversation.session.ledger is ledger


@pytest.mark.parametrize("line", ["notebook", "noted", "notes 3"])
def test_longer_words_are_no_notes(line: str) -> None:
    conversation = begin_conversation(language="en")
    conversation.enter(line)
    assert not texts_of(conversation)


def test_a_note_is_not_listened_for() -> None:
    """Speech is a guess, and a sentence of one's own would be a bad one."""
    conversation = begin_conversation(language="en")
    assert not handle_line(conversation.session, "note Ben laughed", VOICE_SOURCE).entries


def test_a_note_discards_no_undone_move() -> None:
    """What was undone before a note can be redone after it."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b3", "u", "note oh", language="en")
    conversation.enter("+")
    assert len(conversation.session.ledger.applied) == 6
    assert texts_of(conversation) == ["oh"]


def test_a_changed_mover_keeps_the_notes_of_the_move() -> None:
    """The move is made again by somebody else, and its note is still there."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b3", "note oh", language="en")
    step = conversation.enter("that was Ben")
    if step.session.pending:
        conversation.enter("yes")
    assert texts_of(conversation) == ["oh"]


def test_a_note_at_the_pace_step_announces_nothing_that_waits() -> None:
    """Nor does it let it wait in another order."""
    conversation = begin_conversation(bag="virtual", language="en", seed=3)
    conversation.enter("step")
    begun = conversation.session.announcements[0]
    assert isinstance(begun, GameStart)
    waiting = (begun, begun)
    session = replace(conversation.session, queued_announcements=waiting)
    step = handle_line(session, "note still waiting", "test")
    assert step.session.queued_announcements == waiting
    assert len(step.announcements) == 1


def test_a_note_ends_no_question_at_another_page() -> None:
    """The other conversations get the note, and what waits there goes on waiting."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b3", language="en")
    table = conversation.session
    page = join_session(table, table.settings, Owner(1))
    step = handle_line(page, "note Ben laughed", "page")
    assert [note.text for note in step.session.ledger.notes] == ["Ben laughed"]
    asking = handle_line(table, "end", "test")
    assert asking.session.pending
    followed: Step = follow(asking.session, page, step)
    assert followed.session.pending == asking.session.pending
    assert followed.session.ledger is step.session.ledger


def test_notes_are_saved_in_a_newer_version_of_the_format() -> None:
    """An older program says that the log is newer than itself; the times are kept."""
    session = begin_conversation().session
    system = session.setup.system
    data = {"do": "note", "text": "Ben lachte", "by": "keyboard", "at": 7}
    entry = decode_entry(system, data)
    assert encode_entry(system, entry) == data
    assert entry_version(system, entry) == 3
    ledger = add_entries(start_ledger(session.setup), [entry, Note("b", "")])
    assert [note.text for note in ledger.notes] == ["Ben lachte", "b"]


@pytest.mark.parametrize("length", [Length.STORY, Length.RECORD])
@pytest.mark.parametrize("language", WORDS)
def test_notes_are_told_where_they_were_written(length: Length, language: str) -> None:
    """In the order of the game, and at the end of their sentence is a sign."""
    conversation = begin_conversation(
        *("note one", FILLED_FACTORIES, "note two?", "2b3", "note three", "note four", "u"),
        language="en",
    )
    session = conversation.session
    details = TranscriptDetails("test", length=length)
    document = build_document(session.ledger, session.context, details)
    [told] = [chapter for chapter in document.chapters if chapter.element_id == "round-1"]
    phrases = load_phrases(language)
    text = " ".join(
        phrases.render_all(block.phrases, Verbosity.NORMAL, Form.SHOW)
        for block in told.blocks
        if isinstance(block, TextLine)
    )
    places = [text.index(noted) for noted in ("one.", "two?", "three.")]
    assert places == sorted(places)
    assert "four" not in text
    if length is Length.RECORD:
        first_tile = text.index("Anna", places[1])
        assert places[1] < first_tile < places[2]
