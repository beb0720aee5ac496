"""The computer's moves at the table: told, laid, taken back, undone and redone."""

import json

import pytest
from computer_conversation import VERSION, begin_with_computers, let_computer_move
from scripted_conversation import FILLED_FACTORIES, Conversation

from azul_access.games.azul.commands import Take
from azul_access.games.azul.pieces import PATTERN_LINES, Colour
from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.system import Expects
from azul_access.record.ledger import CommandEntry, encode_entry
from azul_access.session import begin_at_position, begin_game, handle_computer, resume_game
from azul_access.session.control.controls import Pace
from azul_access.session.step.hands import can_move

# Anna has moved; factory 2 holds one B, two X and one O.
AFTER_ANNA = (FILLED_FACTORIES, "1r2")
TURQUOISE = Take(FACTORIES[1], Colour.TURQUOISE, PATTERN_LINES[4])


def begin(**options: object) -> Conversation:
    return begin_with_computers(*AFTER_ANNA, **options)  # type: ignore[arg-type]


def test_a_move_is_told_and_marked() -> None:
    """The entry has the source, the level and the version; the announcement is that of any move."""
    conversation = begin()
    step = let_computer_move(conversation, TURQUOISE)
    (entry,) = step.entries
    encoded = encode_entry(conversation.session.setup.system, entry)
    assert (encoded["by"], encoded["level"], encoded["version"]) == ("computer", 2, VERSION)
    assert conversation.paragraphs[-1].startswith(
        "Computer: 2 turquoise X from factory 2 into row 5"
    )


def test_a_seat_with_a_persons_name_is_marked_as_the_computers() -> None:
    """Where the name does not say so, the announcement begins with it."""
    conversation = begin(names=("Anna", "Ben"))
    let_computer_move(conversation, TURQUOISE)
    assert conversation.paragraphs[-1].startswith("The computer moves. Ben: 2 turquoise X")


@pytest.mark.parametrize(
    ("language", "level"),
    [
        ("de", "Computer spielt auf Stufe 2 von 6: spielt mit."),
        ("en", "Computer plays at level 2 of 6: plays along."),
        ("nl", "Computer speelt op niveau 2 van 6: speelt mee."),
    ],
)
@pytest.mark.parametrize("bag", ["table", "virtual"])
def test_the_level_is_told_at_the_beginning(language: str, level: str, bag: str) -> None:
    """Of new and of resumed games, with any bag."""
    conversation = begin_with_computers(language=language, bag=bag)
    assert level in conversation.paragraphs[0]
    session = conversation.session
    resumed = Conversation(session)
    resumed.use(resume_game(session.setup, session.ledger, session.settings))
    assert any(level in paragraph for paragraph in resumed.paragraphs)


def test_nobody_else_moves_for_the_computer() -> None:
    """A person's move is refused while it is the computer's turn; nothing changes."""
    conversation = begin()
    answer = conversation.answer("2b1")
    assert answer == "It is Computer's turn, still thinking. The move comes in a moment."
    assert conversation.session.expected.player == 1


def test_the_next_command_means_that_the_move_is_laid() -> None:
    """After its move the table waits, until a person moves."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    assert conversation.session.awaits_hands
    conversation.enter("3r4")
    assert not conversation.session.awaits_hands


@pytest.mark.parametrize("done", ["", "done", "finished", "next", "yes", "laid"])
def test_one_key_says_that_the_move_is_laid(done: str) -> None:
    """Enter, "done" or "next" tells whose turn it is, and the table waits no more."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    assert conversation.answer(done) == "Anna's turn."
    assert not conversation.session.awaits_hands


def test_a_question_does_not_mean_that_the_move_is_laid() -> None:
    """The table goes on waiting, and "." repeats what was told last."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    told = conversation.paragraphs[-1]
    assert conversation.answer(".") == told
    conversation.enter("score")
    assert conversation.session.awaits_hands


def test_several_computers_wait_one_after_the_other() -> None:
    """The next one may move only when the move before is laid."""
    conversation = begin_with_computers(
        FILLED_FACTORIES,
        "rbxo",
        "rbxo",
        "1r2",
        names=("Anna", "Computer", "Robot"),
        levels=(None, 1, 3),
    )
    let_computer_move(conversation, TURQUOISE)
    assert not can_move(conversation.session)
    conversation.enter("")
    assert can_move(conversation.session)


def test_a_command_for_another_state_does_nothing() -> None:
    """A person has taken a move back while the computer thought: its command does not count."""
    conversation = begin()
    state = conversation.session.ledger.state
    conversation.enter("u", "1r3")
    before = conversation.session
    step = handle_computer(before, TURQUOISE, state, VERSION)
    assert (step.entries, step.announcements) == ((), ())
    assert step.session is before


def test_undo_takes_back_what_the_computer_did_since() -> None:
    """Both boards and the places are told, newest first, and the person has to move."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    told = conversation.answer("u").split("\n")
    assert told[0].startswith("Taken back: Computer, X from factory 2 into row 5.")
    assert told[1].startswith("Taken back: Anna, R from factory 1 into row 2.")
    assert conversation.session.expected.player == 0
    assert conversation.session.expected.kind is Expects.TURN


def test_redo_does_not_think_again() -> None:
    """The person's move and the computer's come back as they were."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    applied = conversation.session.ledger.applied
    conversation.enter("u")
    told = conversation.answer("+")
    assert "Computer: 2 turquoise X from factory 2 into row 5" in told
    assert conversation.session.ledger.applied == applied


def test_undo_leaves_the_position_that_a_game_began_with() -> None:
    """If the computer moves first there, only its move goes back, and the same move comes again."""
    conversation = begin()
    session = conversation.session
    encoded = session.setup.system.facts.encode_state(session.setup.names, session.ledger.state)
    position = json.loads(json.dumps({"game": "azul", **encoded}))
    conversation.use(begin_at_position(session.setup, session.settings, position))
    before = conversation.session.ledger.state
    let_computer_move(conversation)
    after = conversation.session.ledger.state
    assert conversation.answer("u").startswith("Taken back: Computer")
    assert conversation.session.ledger.state == before
    conversation.enter("+")
    assert conversation.session.ledger.state == after
    conversation.enter("u", "u")
    assert conversation.session.ledger.history == ()


def test_undo_in_a_game_of_computers_waits_for_hands() -> None:
    """A watched game goes back one move, and goes on when the tiles are back."""
    names, levels = ("Computer", "Robot"), (1, 1)
    conversation = begin_with_computers(names=names, levels=levels, bag="virtual")
    let_computer_move(conversation)
    conversation.enter("u")
    assert not can_move(conversation.session)
    conversation.enter("")
    assert can_move(conversation.session)


def test_what_is_not_there_is_checked_and_thought_about_anew() -> None:
    """The move is taken back, the factory is checked, and the computer moves afterwards."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    answer = conversation.answer("that is not there").split("\n")
    assert answer[0] == "Taken back."
    assert answer[-1].startswith("Factory 2: one blue B, 2 turquoise X, one orange O.")
    assert not can_move(conversation.session)
    conversation.enter("bbxo")
    assert conversation.session.walk is None
    assert can_move(conversation.session)
    assert conversation.session.computer_to_move is not None


def test_what_is_not_in_the_centre_leads_there() -> None:
    """The check is about the place that the move took from."""
    conversation = begin()
    let_computer_move(conversation, Take(CENTRE, Colour.BLUE, PATTERN_LINES[0]))
    assert "In the centre" in conversation.answer("not there").split("\n")[-1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "nicht da"),
        ("de", "Das liegt da nicht."),
        ("en", "That is not there!"),
        ("nl", "dat ligt er niet"),
    ],
)
def test_not_there_in_all_languages(language: str, text: str) -> None:
    """Each language has its words."""
    conversation = begin(language=language)
    let_computer_move(conversation, TURQUOISE)
    conversation.enter(text)
    assert conversation.session.walk is not None


def test_not_there_without_a_move_of_the_computer() -> None:
    """It is refused with what to say instead, and nothing changes."""
    conversation = begin()
    assert "take stock" in conversation.answer("not there")
    assert conversation.session.walk is None


@pytest.mark.parametrize("pace", Pace)
def test_step_tells_a_move_by_the_handful(pace: Pace) -> None:
    """At that pace from the first, or when a player asks for it while laying."""
    conversation = begin(pace=pace)
    let_computer_move(conversation, TURQUOISE)
    if pace is Pace.FLOW:
        conversation.enter("step by step")
    assert conversation.session.queued_announcements
    first = conversation.paragraphs[-2]
    assert "factory 2 into row 5" in first
    assert "To the centre" not in first
    assert "To the centre" in conversation.answer("")
    assert conversation.session.awaits_hands


def test_a_correction_that_breaks_the_computers_move_is_refused_with_a_way_out() -> None:
    """As for people; the way out takes the computer's move back with the one before."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    answer = conversation.answer("fix factory 2 bboo")
    assert "Computer, X from factory 2 into row 5" in answer
    assert '"u 1"' in answer or "“u 1”" in answer


def test_the_last_mover_is_not_the_computer() -> None:
    """The computer's move is nobody else's; undo takes it back."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    assert "The last move was the computer's." in conversation.answer("that was anna")


def test_a_resumed_game_waits_for_the_hands() -> None:
    """Nobody knows whether the last move was laid, so no other follows by itself."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    session = conversation.session
    resumed = resume_game(session.setup, session.ledger, session.settings).session
    assert resumed.awaits_hands


def test_nobody_is_the_computer() -> None:
    """Who says to sit at its seat is told what to say instead."""
    answer = begin().answer("I am Computer")
    assert answer.startswith("The computer plays for Computer. Say your own name")


def test_help_says_what_hands_can_say() -> None:
    """Help in this moment tells about the move that is laid."""
    conversation = begin()
    let_computer_move(conversation, TURQUOISE)
    assert "Lay the computer's move now." in conversation.answer("h")


def test_entries_of_people_have_no_mark() -> None:
    """Only the computer's entries have a level."""
    conversation = begin()
    item = conversation.session.ledger.applied[-1]
    entry = CommandEntry(item.command, item.source)
    assert "level" not in encode_entry(conversation.session.setup.system, entry)


def test_a_new_game_of_people_tells_of_no_computer() -> None:
    """Nothing of this is told where no computer plays."""
    conversation = begin_with_computers(names=("Anna", "Ben"), levels=())
    assert "level" not in conversation.paragraphs[0]
    assert begin_game(conversation.session.setup, conversation.session.settings).session
