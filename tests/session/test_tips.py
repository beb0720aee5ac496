"""Tips and reasons: asked for, short, private, counted, and told with words instead of figures."""

from dataclasses import replace
from statistics import median

import pytest
from pavilion_conversation import placing
from scripted_conversation import Conversation, begin_conversation

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form
from azul_access.record.ledger import add_entries, decode_entry, encode_entry
from azul_access.record.tips import Tip
from azul_access.record.versions import entry_version
from azul_access.session import Session, handle_line, resume_game
from azul_access.session.control.settings import Settings
from azul_access.session.session import Owner
from azul_access.session.sharing import follow, join_session, list_shared
from azul_access.table.earcons import choose_earcon

TIP = {"de": "was würdest du tun?", "en": "what would you do?", "nl": "wat zou jij doen?"}
WHY = {"de": "warum?", "en": "why?", "nl": "waarom?"}
BETTER = {"de": "was hättest du getan?", "en": "was that good?", "nl": "was dat goed?"}
NAMES = ("Anna", "Ben", "Carla")
DRAWS = "rrbs bxox rrrr xxoo bbss"


def begin(language: str = "en") -> Conversation:
    return begin_conversation(DRAWS, language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_is_a_move_a_fact_and_an_opinion(language: str) -> None:
    """Asked in ordinary words, the answer is short; why it is so is told afterwards."""
    conversation = begin(language)
    tip = conversation.answer(TIP[language])
    assert tip.split(":")[0] in ("Tip", "Tipp", "Mijn tip"), tip
    assert len(tip.split()) <= 30
    first, second = conversation.answer(WHY[language]), conversation.answer(WHY[language])
    assert first not in tip
    assert first != second
    for word in ("tip", "hint" if language != "de" else "Tipp"):
        assert conversation.answer(word) == tip


@pytest.mark.parametrize(("game", "names"), [("azul", NAMES), ("summer-pavilion", NAMES[:2])])
def test_tips_are_short(game: str, names: tuple[str, ...]) -> None:
    """The median of tips has at most 20 words, none has more than 30, far into the game as well."""
    counts: dict[str, list[int]] = {language: [] for language in LANGUAGES}
    conversation = begin_conversation(game=game, names=names, language="en", bag="virtual")
    for _ in range(45):
        for language, told in counts.items():
            settings = Settings(language)
            conversation.session = replace(conversation.session, settings=settings)
            told.append(len(conversation.answer("tip").split()))
        advice = conversation.session.advice
        assert advice is not None
        typed = conversation.session.setup.system.dialogue.type_command(
            advice.state, advice.command
        )
        conversation.enter(settings.phrases.render(typed, settings.verbosity, Form.SHOW))
    assert all(median(told) <= 20 for told in counts.values())
    assert max(map(max, counts.values())) <= 30


def test_moves_are_still_listed() -> None:
    """A tip is no list of moves: the letter m is."""
    conversation = begin()
    assert "moves" in conversation.answer("m")
    assert "Tip:" not in conversation.answer("moves")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_own_move_is_compared(language: str) -> None:
    """What would have been better is told by words, with a fact, and no figure of an estimate."""
    conversation = begin(language)
    assert "?" not in conversation.answer(BETTER[language])
    conversation.enter("1b0")
    told = conversation.answer(BETTER[language])
    assert any(word in told for word in ("Clearly better", "Deutlich besser", "Duidelijk beter"))
    more = conversation.answer(WHY[language])
    assert more.split(".")[0] not in told


def test_two_moves_are_compared() -> None:
    """Of two moves that are named the better one is told; two names of one move are one."""
    conversation = begin()
    assert "Clearly better: 4 red R from factory 3" in conversation.answer("3r4 or 1b0")
    assert "4 red R" in conversation.answer("which is better, 1b0 or 3r4?")
    assert "same move" in conversation.answer("3r4 or 3r4")


def test_why_goes_on_with_what_was_told_last() -> None:
    """After a comparison it tells more about the better move, not about an older tip."""
    alone, after_tip = begin(), begin()
    after_tip.answer("tip")
    compared = "which is better, 1b0 or 3r4?"
    told = [alone.answer(line) for line in (compared, WHY["en"])]
    assert told == [after_tip.answer(line) for line in (compared, WHY["en"])]
    assert told[1] not in told[0]


def test_a_what_if_ends_with_a_fact() -> None:
    """What would follow is told with a fact beyond the move itself; not where tips are off."""
    conversation = begin()
    told = conversation.answer("1s1?")
    assert "can surely be filled" in told
    conversation.enter("tips off")
    assert "can surely be filled" not in conversation.answer("1s1?")


def test_a_table_can_do_without() -> None:
    """Tips can be switched off for a game, on every page of it; the next game has them again."""
    conversation = begin()
    conversation.enter("tips off")
    assert "switched off" in conversation.answer("tip")
    page = join_session(conversation.session, Settings("en"), Owner(0, has_page=True))
    assert "switched off" in _answer(page, "tip")
    assert "page" in _answer(page, "tips on") or "table" in _answer(page, "tips on")
    conversation.enter("tips on")
    assert conversation.answer("tip").startswith("Tip:")


def test_a_table_without_tips_goes_on_without_them() -> None:
    """The log keeps that they are switched off, and that they are on again."""
    session = begin().session
    for line, is_on in (("tips off", False), ("tips on", True)):
        step = handle_line(session, line, "keyboard")
        (entry,) = step.entries
        written = encode_entry(session.setup.system, entry)
        assert written == {"do": "tips", "on": is_on, "by": "keyboard"}
        assert decode_entry(session.setup.system, written) == entry
        assert entry_version(session.setup.system, entry) == 5
        ledger = add_entries(session.ledger, [entry])
        assert resume_game(session.setup, ledger, Settings("en")).session.settings.tips is is_on
        session = step.session
        assert handle_line(session, line, "keyboard").entries == ()


def test_a_tip_is_private_and_counted() -> None:
    """It is told where it was asked, only to the one whose turn it is, and counts once a move."""
    table = begin().session
    page = join_session(table, Settings("en"), Owner(0, has_page=True))
    other = join_session(table, Settings("en"), Owner(1, has_page=True))
    assert "when it is yours" in _answer(other, "tip")
    step = handle_line(page, "tip", "page")
    assert step.entries == (Tip(0, "page"),)
    assert list_shared(page, step) == ()
    assert follow(table, page, step).announcements == ()
    assert choose_earcon(page, step) is None
    assert follow(table, page, step).session.ledger.tips == step.session.ledger.tips != ()
    assert handle_line(step.session, "tip", "page").entries == ()


def test_another_table_has_a_tip_of_its_own() -> None:
    """After undo and another move a tip counts; after the same move it was given before."""
    conversation = begin()
    for move, counts in (("1b0", True), ("3r4", True), ("1b0", False)):
        conversation.enter(move)
        entries = handle_line(conversation.session, "tip", "keyboard").entries
        assert entries == ((Tip(1, "keyboard"),) if counts else ()), move
        conversation.enter("tip", "undo")


def test_a_reason_for_a_move_that_can_still_be_made_is_counted() -> None:
    """After "was that good" and a move taken back, "why" tells a tip."""
    conversation = begin()
    conversation.enter("1b0")
    conversation.answer(BETTER["en"])
    assert handle_line(conversation.session, WHY["en"], "page").entries == ()
    conversation.enter("undo")
    step = handle_line(conversation.session, WHY["en"], "page")
    assert step.entries == (Tip(0, "page"),)
    assert handle_line(step.session, WHY["en"], "page").entries == ()


def test_a_placing_without_its_payment_is_judged() -> None:
    """What was asked about is the last own move, though the program chose what paid for it."""
    conversation = placing(language="en")
    conversation.enter("r2")
    item = conversation.session.ledger.applied[-1]
    assert item.command not in conversation.session.setup.system.rules.legal_commands(item.before)
    conversation.answer(BETTER["en"])
    advice = conversation.session.advice
    assert advice is not None
    assert advice.state == item.before


def test_a_move_with_its_number_of_tiles_is_judged() -> None:
    conversation = begin()
    conversation.enter("2 red from factory 1 into row 2")
    item = conversation.session.ledger.applied[-1]
    conversation.answer(BETTER["en"])
    advice = conversation.session.advice
    assert advice is not None
    assert advice.state == item.before


def test_tips_are_kept_in_the_log() -> None:
    """A tip is a line of the log that changes nothing in the game."""
    session = begin().session
    system, entry = session.setup.system, Tip(1, "keyboard")
    line = encode_entry(system, entry)
    assert line == {"do": "tip", "player": 2, "by": "keyboard"}
    assert decode_entry(system, line) == entry
    assert entry_version(system, entry) == 5
    ledger = add_entries(session.ledger, [entry])
    assert ledger.state is session.ledger.state
    assert ledger.tips == ((ledger.state, 1),)


def test_nothing_is_told_unasked() -> None:
    """A game without a question has no word of the coach."""
    conversation = begin()
    conversation.enter("3r4", "cs1")
    assert not any("choice" in text or "could then" in text for text in conversation.paragraphs)


def _answer(session: Session, line: str) -> str:
    conversation = Conversation(replace(session))
    return conversation.answer(line)
