"""Steps in time: questions, undo and redo keep to what the players have been told so far."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation
from summer_pavilion_table import InstructedTable

from azul_access.games.azul.commands import SetTable
from azul_access.games.azul.places import SCORE
from azul_access.games.summer_pavilion.events import GameEnded, Passed
from azul_access.games.summer_pavilion.state import Player
from azul_access.games.summer_pavilion.state import State as PavilionState
from azul_access.games.system import Expects, State
from azul_access.language.phrase import Verbosity
from azul_access.record.ledger import Undo
from azul_access.session import Session, Step, handle_line
from azul_access.session.change.commands import enter_commands
from azul_access.session.control.controls import Pace
from azul_access.session.output.announcements import (
    CorrectionReport,
    GameEvents,
    GameStart,
    UndonePart,
    UndoReport,
)
from azul_access.session.step.completion import complete_step

# A whole first round of two players; the last move is ROUND_END.
ROUND = ("3r4", "1r1", "2b2", "4x2", "5b1", "zo3", "zb3", "zs5")
ROUND_END = "zx5"
LANGUAGES = ("de", "en", "nl")


def play_round(pace: Pace = Pace.STEP, language: str = "de") -> Conversation:
    moves = [move.replace("z", "c") if language != "de" else move for move in (*ROUND, ROUND_END)]
    return begin_conversation(FILLED_FACTORIES, *moves, pace=pace, language=language)


def undo_parts(step: Step) -> list[UndonePart]:
    """The parts of all undo reports of a step, those that wait included."""
    waiting = step.session.queued_announcements
    reports = [item for item in (*step.announcements, *waiting) if isinstance(item, UndoReport)]
    return [part for report in reports for part in report.parts]


def scores(state: State) -> list[int]:
    return [player.score for player in state.players]  # type: ignore[attr-defined]


# Questions


def test_questions_are_answered_for_the_table_as_told() -> None:
    """The score and the wall grow with each step, and do not give away the result."""
    conversation = play_round()
    assert scores(conversation.session.ledger.state) != [0, 0]
    assert "Anna hat 0 Punkte" in conversation.answer("stand")
    assert conversation.answer("wand anna").endswith("Leer.")
    assert "B auf Platz 1" in conversation.answer("")
    assert "Anna hat einen Punkt" in conversation.answer("stand anna")
    assert "B auf Platz 1" in conversation.answer("wand anna")
    while conversation.session.queued_announcements:
        conversation.enter("")
    assert conversation.session.told_state is conversation.session.ledger.state


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_is_the_next_step(language: str) -> None:
    """Whose turn it is, moves, what-if, help and the prompt name Enter, not the next round."""
    conversation = play_round(language=language)
    for question in ("w", "m", "h", "1r2?"):
        assert "Enter" in conversation.answer(question).splitlines()[0]
    assert conversation.session.prompt.name == "prompt-steps"


def test_the_result_of_a_game_is_not_given_away() -> None:
    """Until the last step nobody hears the final scores."""
    conversation = play_to_the_last_scoring("azul", seed=3)
    last = conversation.session.queued_announcements[-1]
    final = scores(conversation.session.ledger.state)
    while conversation.session.queued_announcements != (last,):
        assert conversation.session.prompt.name == "prompt-steps"
        assert "Weiter mit Enter" in conversation.answer("2r3")
        conversation.enter("")
    assert scores(conversation.session.told_state) == final
    assert "gewinn" not in "".join(conversation.paragraphs)
    assert "gewinn" in conversation.answer("")


def test_after_the_choice_of_a_column_the_tiling_goes_on_in_steps() -> None:
    """With the grey wall the rest of the tiling waits for Enter, too."""
    conversation = begin_conversation(
        "rrrr bbbb ssss xxxx oooo", chosen={"wall": "grey"}, pace=Pace.STEP
    )
    conversation.enter("1r4", "2b4", "3s5", "4x5", "5o1", "1", "1", "")
    assert conversation.session.prompt.name == "azul-prompt-choice"
    assert "Stand nach Runde 1" not in conversation.answer("1")
    assert "Weiter mit Enter" in conversation.paragraphs[-1]
    assert "Stand nach Runde 1" in conversation.answer("") + conversation.answer("")


def test_an_end_by_agreement_is_scored_in_steps() -> None:
    """Everybody turns the score cards before the winner is named."""
    random = Random(1)
    conversation = begin_conversation(game="summer-pavilion", bag="virtual", pace=Pace.STEP)
    while not any(any(player.corners) for player in players(conversation)):
        play_move(conversation, random)
    assert "gewinnt" not in conversation.answer("ende") + conversation.answer("ja")
    while conversation.session.queued_announcements:
        conversation.enter("")
    assert "Absprache" in conversation.paragraphs[-1]


# Undo and redo


def test_undo_tells_each_item_against_the_table_at_that_moment() -> None:
    """A correction between two moves leaves no tile that the sentences do not name."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "2x3", "fix eintrag 7 4o2", "2b3")
    move, correction = undo_parts(conversation.enter("u 2"))
    assert move.after == correction.before
    told = conversation.paragraphs[-8:]
    assert told[0].startswith("Zurückgenommen: Anna, B von Manufaktur 2")
    assert told[1].startswith("Berichtigung zurückgenommen. Runde 1, Eintrag 7, Ben")
    assert "Manufaktur 2 ist leer." in told
    assert any(line.startswith("Manufaktur 4: 2 türkise X, 2 orange O.") for line in told)
    assert conversation.session.ledger.state == correction.after


def test_undo_of_the_end_of_a_round_has_a_paragraph_for_each_board() -> None:
    """First the new round, then each board with one turn of its score cards, then the move."""
    conversation = play_round(Pace.FLOW)
    start, ben, anna, move = conversation.answer("u").splitlines()
    assert start.startswith("Zurückgenommen: Anna,")
    assert ben.count("Zähltafel") == anna.count("Zähltafel") == 1
    assert (ben.startswith("Ben, "), anna.startswith("Anna, ")) == (True, True)
    assert move.endswith("Anna ist dran.")
    assert "Zähltafel" not in start + move


def test_each_part_of_an_undo_is_a_step() -> None:
    """At the pace STEP one Enter tells one part; the log has a single undo."""
    conversation = play_round()
    while conversation.session.queued_announcements:
        conversation.enter("")
    step = conversation.enter("u 2")
    assert step.entries == (Undo(2),)
    parts = undo_parts(step)
    assert len(parts) == 5
    for part in parts:
        assert conversation.session.told_state == part.after
        conversation.enter("")
    assert conversation.paragraphs[-1].endswith("Ben ist dran.")


def test_undo_puts_back_only_what_was_told() -> None:
    """What waits has not happened on the table, but the move is undone as a whole."""
    conversation = play_round()
    conversation.enter("", "")
    before = conversation.session.told_state
    step = conversation.enter("u")
    assert undo_parts(step)[0].before == before
    assert conversation.session.ledger.history == conversation.session.ledger.applied
    assert len(conversation.session.ledger.applied) == len(ROUND) + 5
    told = "\n".join(conversation.paragraphs[-2:])
    assert told.count("von der Wand") == 2
    assert "hat noch nicht begonnen" not in told


def test_what_the_player_of_the_move_did_is_put_back_last() -> None:
    """At the end of a game of Summer Pavilion the pass comes after the corners of the others."""
    conversation = play_to_the_last_scoring("summer-pavilion", seed=3)
    while conversation.session.queued_announcements:
        conversation.enter("")
    ended, *_, passed = undo_parts(conversation.enter("u"))
    assert [type(event) for event in ended.events] == [GameEnded]
    assert isinstance(passed.events[0], Passed)


@pytest.mark.parametrize("lines", [("1r2",), ("ende", "ja")])
def test_a_setting_is_nobodys_move(lines: Sequence[str]) -> None:
    """It is taken back and listed without a player, also after the end of the game."""
    conversation = begin_conversation(FILLED_FACTORIES, *lines)
    conversation.use(enter_score(conversation.session, 23))
    setting = conversation.answer("verlauf 1").split(": ", 1)[1].rstrip(".")
    assert not setting.startswith("Ben")
    told = conversation.answer("u").splitlines()[0]
    assert told.startswith(f"Zurückgenommen: {setting}. ")
    assert "Anna, Zähltafel" in told or "Anna hat 0 Punkte" in told


def test_a_terse_undo_of_several_moves_tells_what_is_different() -> None:
    """Nobody carries a tile from the wall to the factory by way of the pattern line."""
    conversation = begin_conversation(FILLED_FACTORIES, "1r2", "2x3", "kurz")
    told = conversation.answer("u 2").splitlines()
    assert told[0].count("Zurückgenommen") == 2
    assert "Manufaktur 1: 2 R, ein B, ein SCH." in told
    assert "Manufaktur 2: ein B, 2 X, ein O." in told
    assert not any("zurück auf" in line for line in told)


def test_redo_tells_one_item_after_the_other() -> None:
    """Each against the table at that moment, and at the pace STEP one at a time."""
    conversation = play_round()
    conversation.enter("u 3", "", "")
    step = conversation.enter("+ 3")
    [first] = [item for item in step.announcements if isinstance(item, GameEvents)]
    waiting = step.session.queued_announcements
    assert len(first.events) == 1
    assert all(isinstance(item, GameEvents) for item in waiting)
    for announcement in waiting:
        conversation.enter("")
        assert conversation.session.told_state == announcement.state


def test_more_steps_wait_than_are_undone() -> None:
    """The others are not lost: all that waits is told first, and then put back."""
    conversation = play_round()
    conversation.enter("u 4")
    while conversation.session.queued_announcements:
        conversation.enter("")
    told_with_one = conversation.enter("+ 4").session.told_state
    waiting = conversation.session.queued_announcements
    step = conversation.enter("u 2")
    assert step.announcements[: len(waiting)] == waiting
    assert undo_parts(step)[0].before != told_with_one
    while conversation.session.queued_announcements:
        conversation.enter("")
    assert conversation.session.told_state == conversation.session.ledger.state


def test_an_item_that_was_not_told_has_nothing_to_put_back() -> None:
    """The table stays as it was told; then come the items that were told."""
    conversation = play_round()
    conversation.enter("u 4")
    while conversation.session.queued_announcements:
        conversation.enter("")
    told = conversation.enter("+ 4").session.told_state
    first, second, third, fourth, *_ = undo_parts(conversation.enter("u 5"))
    assert [part.events for part in (first, second, third)] == [(), (), ()]
    assert (first.before, first.after) == (third.before, third.after) == (told, told)
    assert fourth.events
    assert fourth.before == told


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        ("de", "Zeile 1: R, R. Zeile 2: B, SCH."),
        ("en", "Row 1: R, R. Row 2: B, SCH."),
        ("nl", "Rij 1: R, R. Rij 2: B, SCH."),
    ],
)
def test_redo_of_a_draw_tells_where_the_tiles_lie(language: str, rows: str) -> None:
    """The players draw them once more and do not know in which order they lay."""
    conversation = begin_conversation(language=language)
    assert rows not in conversation.answer("rrbs")
    conversation.enter("u")
    assert rows in conversation.answer("+")


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
@given(st.integers(0, 2**32))
def test_announcements_follow_one_another(game: str, seed: int) -> None:
    """Every announcement begins at the table that the last one led to, whatever is entered."""
    random = Random(seed)
    conversation = begin_conversation(game=game, bag="virtual", seed=seed, pace=Pace.STEP)
    told = conversation.session.told_state
    for _ in range(random.randrange(20, 90)):
        step = enter_something(conversation.session, random)
        told = follow(told, step)
        conversation.use(step)
        assert told == conversation.session.told_state
    while conversation.session.queued_announcements:
        step = handle_line(conversation.session, "", "test")
        told = follow(told, step)
        conversation.use(step)
    assert told == conversation.session.ledger.state


@given(st.integers(0, 2**32))
def test_hands_that_follow_every_step_have_the_told_table(seed: int) -> None:
    """Tiles, cards and stone are where the last sentence left them, whatever is taken back."""
    random = Random(seed)
    conversation = begin_conversation(
        game="summer-pavilion",
        bag="virtual",
        seed=seed,
        pace=Pace.STEP,
        verbosity=Verbosity.VERBOSE,
    )
    system, context = conversation.session.setup.system, conversation.session.context
    table = InstructedTable(context.names, pavilion_state(conversation.session.told_state))
    for _ in range(random.randrange(20, 60)):
        step = enter_something(conversation.session, random)
        conversation.use(step)
        for announcement in () if step.is_repeat else step.announcements:
            match announcement:
                case GameEvents(events):
                    for event in events:
                        table.follow(system.narration.narrate(context, event))
                case UndoReport(parts):
                    for part in parts:
                        table.follow(system.put_back.put_back(context, part.events))
        told = pavilion_state(conversation.session.told_state)
        assert table.contents() == InstructedTable(context.names, told).contents()


def enter_something(session: Session, random: Random) -> Step:
    """A move, an undo, a redo, a question or Enter."""
    # What is undone or redone is often taken back at once, while most of it still waits.
    moves = ["move"] * (0 if session.queued_announcements else 12)
    lines = ["", "move", "u", f"u {random.randrange(1, 5)}", "+", f"+ {random.randrange(1, 5)}"]
    text = random.choice(moves + lines)
    rules = session.setup.system.rules
    state = session.ledger.state
    if text != "move" or rules.expects(state).kind in (Expects.OVER, Expects.STUCK):
        return handle_line(session, text, "test")
    command = random.choice(rules.legal_commands(state))
    return complete_step(enter_commands(session, [command], "test"))


def follow(told: State, step: Step) -> State:
    """The table after the announcements of a step, each of which begins where it is."""
    for announcement in () if step.is_repeat else step.announcements:
        match announcement:
            case GameEvents(_, before, after):
                assert before == told
                told = after
            case UndoReport(parts):
                for part in parts:
                    assert part.before == told
                    told = part.after
            case CorrectionReport(state=after) | GameStart(state=after):
                told = after
    return told


def play_to_the_last_scoring(game: str, seed: int) -> Conversation:
    """A random game at the pace STEP up to its last move."""
    random = Random(seed)
    conversation = begin_conversation(game=game, bag="virtual", seed=seed, pace=Pace.STEP)
    rules = conversation.session.setup.system.rules
    while rules.expects(conversation.session.ledger.state).kind is not Expects.OVER:
        play_move(conversation, random)
    return conversation


def enter_score(session: Session, points: int) -> Step:
    """Set the score of the first player."""
    command = SetTable((SCORE.content(points, 0),))
    return complete_step(enter_commands(session, [command], "test"))


def play_move(conversation: Conversation, random: Random) -> None:
    session = conversation.session
    commands = session.setup.system.rules.legal_commands(session.ledger.state)
    step = enter_commands(session, [random.choice(commands)], "test")
    conversation.use(complete_step(step))


def players(conversation: Conversation) -> Sequence[Player]:
    return pavilion_state(conversation.session.ledger.state).players


def pavilion_state(state: State) -> PavilionState:
    assert isinstance(state, PavilionState)
    return state
