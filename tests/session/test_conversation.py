"""Typed lines: what a session understands, refuses, confirms, undoes and repeats."""

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation, render

from azul_access.games.azul import rules
from azul_access.games.azul.commands import Command, Take
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.state import State
from azul_access.games.sources import Factory
from azul_access.record.ledger import CommandEntry, Correction, Undo
from azul_access.record.setup import start_ledger
from azul_access.session import resume_game


def azul_state(conversation: Conversation) -> State:
    state = conversation.session.ledger.state
    assert isinstance(state, State)
    return state


def type_move(move: Command) -> str:
    """The short form of a move."""
    assert isinstance(move, Take)
    source = str(move.source.index + 1) if isinstance(move.source, Factory) else "z"
    target = str(move.target.index + 1) if isinstance(move.target, Line) else "0"
    return source + "rbsxo"[move.colour] + target


def test_a_refused_line_changes_nothing() -> None:
    """The answer has the reason and what is possible instead."""
    conversation = begin_conversation(FILLED_FACTORIES)
    before = conversation.session.ledger
    answer = conversation.answer("3b2")
    assert "Kein B auf Manufaktur 3" in answer
    assert "B: 1 auf Manufaktur 1" in answer
    assert conversation.session.ledger == before


def test_a_line_of_several_factories_counts_whole_or_not_at_all() -> None:
    """One impossible draw refuses the whole line."""
    conversation = begin_conversation()
    step = conversation.enter("rrbs rrrr rrrr rrrr rrrr rrrr")
    assert not step.understood
    assert not step.entries
    assert conversation.session.ledger.applied == ()
    assert "Nichts aus dieser Zeile" in conversation.paragraphs[-1]


def test_an_unknown_word_is_quoted() -> None:
    """The answer names the word that is in no lexicon."""
    conversation = begin_conversation(FILLED_FACTORIES)
    assert "„quatsch“" in conversation.answer("nimm quatsch von 2")


@pytest.mark.parametrize(
    "text",
    ["2r3", "2 r 3", "?2b2", "(2, R: 3)", "R von Manufaktur 2 in Reihe 3.", "2R3", "r23"],
)
def test_spaces_case_and_punctuation_do_not_matter(text: str) -> None:
    """A move is understood with and without them."""
    conversation = begin_conversation("bbss rrbx xxoo bbss rrxo")
    assert conversation.enter(text).understood


def test_a_count_is_checked() -> None:
    """A move with a wrong number of tiles is refused."""
    conversation = begin_conversation(FILLED_FACTORIES)
    step = conversation.enter("zwei R von Manufaktur drei in Reihe vier")
    assert not step.understood
    assert conversation.enter("vier R von Manufaktur drei in Reihe vier").understood


def test_undo_explains_how_to_put_tiles_back() -> None:
    """Every undone command has its steps, and the newest command is first."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2", "3r4")
    answer = conversation.answer("u 2").splitlines()
    assert answer[0].startswith("Zurückgenommen: Ben")
    assert answer[1].startswith("Zurückgenommen: Anna")
    assert "zurück auf Manufaktur 2, Platz 4" in answer[1]
    assert answer[1].endswith("Anna ist dran.")


def test_redo_is_possible_until_a_new_move() -> None:
    """A new command discards the undone ones."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2", "u")
    assert conversation.enter("+").understood
    conversation.enter("u", "3r4")
    assert not conversation.enter("+").understood


def test_undo_beyond_the_beginning_is_refused() -> None:
    """The answer has the number of entries that can be undone."""
    conversation = begin_conversation()
    assert "nichts zurückzunehmen" in conversation.answer("u")
    conversation.enter(FILLED_FACTORIES)
    assert "höchstens 5" in conversation.answer("u 9")


@pytest.mark.parametrize(
    ("line", "index"),
    [
        ("fix 3 rrro", 2),
        ("fix 2b3", 5),
        ("fix anna 2b3", 5),
        ("fix zug 6 2b3", 5),
        ("berichtige manufaktur drei rot rot rot orange", 2),
    ],
)
def test_a_correction_finds_its_command(line: str, index: int) -> None:
    """By the factory of a draw, the player of a move or the number of an entry."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2")
    step = conversation.enter(line)
    assert isinstance(step.entries[0], Correction)
    assert step.entries[0].index == index
    assert any("berichtigt" in paragraph for paragraph in conversation.paragraphs)


def test_a_correction_that_makes_a_later_move_illegal_is_refused() -> None:
    """The answer names the first command that would be illegal."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2")
    before = conversation.session.ledger
    answer = conversation.answer("fix 2 xxxo")
    assert "Eintrag 6" in answer
    assert conversation.session.ledger == before


def test_undo_of_a_correction() -> None:
    """Undo right after a correction undoes the correction and nothing else."""
    conversation = begin_conversation(FILLED_FACTORIES)
    before = conversation.session.ledger.state
    conversation.enter("fix 3 rrro", "u")
    assert conversation.session.ledger.state == before


def test_the_end_by_agreement_needs_a_yes() -> None:
    """It is the decision of all players, so that it is confirmed even if it was typed."""
    conversation = begin_conversation(FILLED_FACTORIES)
    step = conversation.enter("ende")
    assert step.entries == ()
    conversation.enter("nein")
    assert not conversation.enter("ja").understood
    conversation.enter("ende")
    assert conversation.enter("ja").entries
    assert "Das Spiel ist nach Absprache zu Ende" in conversation.paragraphs[-1]


def test_any_other_line_discards_the_question() -> None:
    """A later yes does not confirm it."""
    conversation = begin_conversation(FILLED_FACTORIES, "ende", "stand")
    assert not conversation.enter("ja").understood


def test_announcements_can_be_repeated() -> None:
    """Repeat and "last" repeat whole announcements; previous and next go by paragraph."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2", "3r4")
    last = conversation.answer(".")
    assert last.startswith("Ben: 4 rote R")
    assert conversation.answer("<").startswith("Anna: ")
    assert conversation.answer("<").startswith("Manufaktur 5")
    assert conversation.answer("<").startswith("Manufaktur 4")
    assert conversation.answer(">").startswith("Manufaktur 5")
    conversation.enter("stand")
    assert conversation.answer("l").startswith("Ben: ")
    assert conversation.answer(".").startswith("Ben: ")


def test_repetition_ends_with_the_oldest_announcement() -> None:
    """Beyond it, and beyond the newest one, the answer says that there is no more."""
    conversation = begin_conversation()
    assert conversation.answer(".").startswith("Neues Spiel")
    assert conversation.answer("<").startswith("Neues Spiel")
    assert conversation.answer("<") == "Weiter reicht der Verlauf nicht."
    assert conversation.answer(">").startswith("Runde 1. Anna beginnt")
    assert conversation.answer(">") == "Weiter reicht der Verlauf nicht."
    assert conversation.answer("verlauf") == "Noch kein Eintrag."


def test_the_last_five_entries_are_told_where_no_number_is_named() -> None:
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "2b3")
    told = conversation.answer("verlauf")
    assert told == conversation.answer("verlauf 5")
    assert told != conversation.answer("verlauf 6")


def test_the_last_200_announcements_can_be_repeated() -> None:
    """Older ones are forgotten, however long a game is."""
    conversation = begin_conversation(FILLED_FACTORIES, *["w"] * 250)
    assert len(conversation.session.announcements) == 200


@pytest.mark.parametrize(("length", "quoted"), [(60, "y" * 60), (61, "y" * 60 + " …")])
def test_a_quoted_text_has_up_to_60_characters(length: int, quoted: str) -> None:
    """A longer one would keep the voice busy."""
    assert f"„{quoted}“" in begin_conversation().answer("y" * length)


def test_silence_announces_nothing() -> None:
    """The step only stops the voice."""
    step = begin_conversation(FILLED_FACTORIES).enter("still")
    assert (step.silence, step.announcements, step.entries) == (True, (), ())


def test_a_resumed_game_continues_where_it_was() -> None:
    """The same state, whose turn it is, and the last event; nothing is saved again."""
    conversation = begin_conversation(FILLED_FACTORIES, "2b2")
    session = conversation.session
    step = resume_game(session.setup, session.ledger, session.settings)
    assert step.session.ledger == session.ledger
    assert step.entries == ()
    resumed = Conversation(step.session)
    resumed.use(step)
    assert resumed.paragraphs[-1] == "Ben ist dran."
    assert resumed.answer("l").startswith("Anna: ")


def test_a_resumed_game_draws_the_same_tiles() -> None:
    """A game that ended before a draw of the virtual bag was saved draws it now."""
    session = begin_conversation(bag="virtual", seed=5).session
    step = resume_game(session.setup, start_ledger(session.setup), session.settings)
    assert step.session.ledger == session.ledger
    assert [type(entry) for entry in step.entries] == [CommandEntry] * 5


def test_the_virtual_bag_fills_the_factories() -> None:
    """Every draw is announced, and the same seed draws the same tiles."""
    one, other = (
        begin_conversation(bag="virtual", seed=5),
        begin_conversation(bag="virtual", seed=5),
    )
    assert one.paragraphs == other.paragraphs
    assert sum(line.startswith("Manufaktur") for line in one.paragraphs) == 5
    assert begin_conversation(bag="virtual", seed=6).paragraphs != one.paragraphs


def test_undo_and_redo_do_not_count_virtual_draws() -> None:
    """Undo of a move undoes the draws after it, and redo redoes them."""
    conversation = begin_conversation(bag="virtual", seed=5)
    assert not conversation.enter("u").understood
    while azul_state(conversation).round == 1:
        move = rules.legal_commands(azul_state(conversation))[0]
        assert conversation.enter(type_move(move)).understood
    second_round = conversation.session.ledger.state
    step = conversation.enter("u")
    assert step.entries == (Undo(6),)
    assert azul_state(conversation).round == 1
    conversation.enter("+")
    assert conversation.session.ledger.state == second_round


def test_entries_have_a_source() -> None:
    """The log has the device that a command came from."""
    conversation = begin_conversation(FILLED_FACTORIES)
    step = conversation.enter("2b2")
    assert step.entries == (CommandEntry(conversation.session.ledger.applied[-1].command, "test"),)


@pytest.mark.parametrize("text", ["", "   ", "\t", "§$%&", "🎲", "\x00\x07", "." * 600, "1 " * 250])
def test_nonsense_changes_nothing(text: str) -> None:
    """No text raises an error."""
    conversation = begin_conversation(FILLED_FACTORIES)
    before = conversation.session.ledger
    conversation.enter(text)
    assert conversation.session.ledger == before


def test_undo_of_a_correction_reports_all_differences() -> None:
    """A correction and its undo announce everything that is different, the bag included."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "fix 1r5")
    answer = conversation.answer("u")
    assert "Das ist jetzt anders" in answer
    assert "Anna, Reihe 2: 2 rote R." in answer
    assert "Im Beutel" in begin_conversation("rrbs").answer("fix 1 xxxx")


def test_redo_of_several_items_announces_each_in_its_own_state() -> None:
    """The announcement of an item describes the table right after it, not after the last item."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "fix 1r5", "3r4", "u 2")
    answer = conversation.answer("+ 2").splitlines()
    corrected = next(index for index, line in enumerate(answer) if "berichtigt" in line)
    taken = next(index for index, line in enumerate(answer) if line.startswith("Ben: 4 rote R"))
    assert corrected < taken
    assert not any("Manufaktur 3 ist leer" in line for line in answer)


def test_a_marker_that_nobody_took_is_not_moved() -> None:
    """Neither the new round nor its undo tells players to move a marker that is on the disc."""
    conversation = begin_conversation("rrrr bbbb ssss xxxx oooo", "1r4", "2b4", "3s5", "4x5")
    answer = conversation.answer("5o1")
    assert "der Startmarker liegt noch auf der Mittelscheibe" in answer
    assert "Startmarker" not in conversation.answer("u")


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
def test_moves_in_natural_language(language: str, text: str) -> None:
    """Articles, colours with labels, ordinals, polite words, both orders of source and target."""
    assert begin_conversation(FILLED_FACTORIES, language=language).enter(text).understood


def test_a_colour_with_the_label_of_another() -> None:
    """There is no red B."""
    assert (
        not begin_conversation(FILLED_FACTORIES)
        .enter("2 rote B von Manufaktur 1 in Reihe 3")
        .understood
    )


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_a_resumed_game_says_where_it_is(game: str) -> None:
    """The game, the round, the scores, and who has to do what."""
    conversation = begin_conversation(game=game)
    session = conversation.session
    step = resume_game(session.setup, session.ledger, session.settings)
    told = "\n".join(render(step.session, step.announcements))
    title = {"azul": "Azul", "summer-pavilion": "Sommerpavillon"}[game]
    start = {"azul": 0, "summer-pavilion": 5}[game]
    assert f"{title}, Runde 1. Stand: Anna {start}, Ben {start}." in told
    assert step.session.has_told_turn


def test_the_turn_is_told_once() -> None:
    """The prompt names the next player where the text above it has not just done so."""
    conversation = begin_conversation(FILLED_FACTORIES)
    for line, told in (("2b3", True), ("b", False), ("w", True), ("v1", False), ("u", True)):
        conversation.enter(line)
        assert conversation.session.has_told_turn is told, line
