"""The ledger: undo, redo and mends over a game, what they refuse, and their form in the log."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple, cast

import pytest
from azul_position import choose, fill, take, tiles
from azul_values import JSON, OBJECTS
from hypothesis import given, settings
from hypothesis import strategies as st

from azul_access.games import SYSTEMS
from azul_access.games.azul import editions, rules
from azul_access.games.azul.commands import END, Command
from azul_access.games.azul.events import Filled
from azul_access.games.system import Expects, IllegalCommand, State, System
from azul_access.record import ledger
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    Change,
    CommandEntry,
    Correction,
    Entry,
    Ledger,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
)

AZUL = SYSTEMS["azul"]
GAMES = st.sampled_from(list(SYSTEMS))
AMENDS = st.fixed_dictionaries({"do": st.just("amend"), "number": JSON, "command": OBJECTS})
FILLS = [fill("rrbs"), fill("rbsx"), fill("bbbb"), fill("xxoo"), fill("oooo")]


def opened(**chosen: object) -> Ledger:
    return ledger.new_ledger(AZUL, 2, 0, editions.decode_options(chosen))


def did(*commands: Command) -> list[Entry]:
    return [CommandEntry(command, "keyboard") for command in commands]


def after(book: Ledger, *entries: Entry) -> Ledger:
    """The ledger with these entries, added one by one."""
    for entry in entries:
        book, _ = ledger.add_entry(book, entry)
    return book


def standing(book: Ledger) -> list[Command]:
    return [turn.command for turn in book.applied]


def refused(book: Ledger, entry: Entry) -> LedgerError:
    with pytest.raises(LedgerError) as caught:
        ledger.add_entry(book, entry)
    return caught.value


FILLED = after(opened(), *did(*FILLS))
PLAYED = after(FILLED, *did(take("1r2"), take("2r1")))


# Doing


def test_opening_holds_the_opening_events() -> None:
    """An empty ledger is the new game itself."""
    book = opened()
    state, events = rules.new_game(2, 0, editions.decode_options({}))
    assert (book.state, book.opening, book.opening_events) == (state, state, events)
    assert (book.applied, book.history, book.undone) == ((), (), ())


def test_command_is_a_turn_between_two_states() -> None:
    """What is added says what happened, by whom and between which states."""
    book, change = ledger.add_entry(FILLED, CommandEntry(take("1r2"), "speech"))
    state, events = rules.apply(FILLED.state, take("1r2"))
    turn = AppliedCommand(take("1r2"), "speech", FILLED.state, state, events)
    assert book.state == state
    assert book.applied[-1] == book.history[-1] == turn
    assert change == Change(events=events)


def test_refused_command_leaves_the_ledger() -> None:
    """The game's refusal goes through, and a ledger is a value."""
    before = after(opened(), *did(*FILLS))
    with pytest.raises(IllegalCommand) as caught:
        ledger.add_entry(before, CommandEntry(take("1o1"), "keyboard"))
    assert caught.value.reason is rules.Reason.COLOUR_NOT_THERE
    assert before == FILLED


# Undo and redo


def test_undo_strikes_the_newest_first() -> None:
    """What is struck out is told in the order in which hands put it back."""
    book, change = ledger.add_entry(PLAYED, Undo(2))
    assert [cast(AppliedCommand, deed).command for deed in change.undone] == [
        take("2r1"),
        take("1r2"),
    ]
    assert change.events == ()
    assert (book.applied, book.state) == (FILLED.applied, FILLED.state)
    assert book.undone == PLAYED.history[-2:][::-1]


def test_undo_everything() -> None:
    """Back to the opening, one by one or at once."""
    book = after(PLAYED, Undo(7))
    assert book.state == opened().state
    assert (book.applied, book.history) == ((), ())
    assert after(PLAYED, *[Undo(1)] * 7) == book


@pytest.mark.parametrize("count", [0, -1, 8, 10**30, True, 1.0, "1", None])
def test_undo_of_what_is_not_there(count: object) -> None:
    """Never more than stands, and whole numbers only."""
    why = refused(PLAYED, Undo(cast(int, count)))
    assert (why.reason, why.slots) == (LedgerReason.NOTHING_TO_UNDO, {"count": 7})


@pytest.mark.parametrize("count", [0, -1, 3, 10**30, True, 1.0, "1", None])
def test_redo_of_what_is_not_there(count: object) -> None:
    """Never more than was struck out."""
    why = refused(after(PLAYED, Undo(2)), Redo(cast(int, count)))
    assert (why.reason, why.slots) == (LedgerReason.NOTHING_TO_REDO, {"count": 2})


def test_redo_brings_back_the_oldest_first() -> None:
    """What happens again is told in the order of the game."""
    book, change = ledger.add_entry(after(PLAYED, Undo(2)), Redo(2))
    assert book == PLAYED
    assert change.redone == PLAYED.history[-2:]
    assert after(PLAYED, Undo(2), Redo(1)).state == PLAYED.applied[-1].before


def test_new_command_clears_redo() -> None:
    """There is nothing to redo after a new command, the same one or another."""
    for command in (take("2r1"), take("2s1")):
        book = after(PLAYED, Undo(1), *did(command))
        assert book.undone == ()
        assert refused(book, Redo(1)).reason is LedgerReason.NOTHING_TO_REDO


def test_refused_command_keeps_redo() -> None:
    """A command that was refused is no new command."""
    book = after(PLAYED, Undo(1))
    with pytest.raises(IllegalCommand):
        ledger.add_entry(book, CommandEntry(take("1r2"), "keyboard"))
    assert after(book, Redo(1)) == PLAYED


# Mends


def test_amend_replaces_a_command_and_folds_the_later_ones() -> None:
    """A draw that was said wrongly, five commands ago."""
    book, _ = ledger.add_entry(PLAYED, Correction(2, fill("bbbx")))
    assert standing(book) == [*FILLS[:2], fill("bbbx"), *FILLS[3:], take("1r2"), take("2r1")]
    right = after(opened(), *did(*standing(book)))
    assert (book.applied, book.state) == (right.applied, right.state)
    assert book.state.factories[2] == tiles("bbbx")
    mended = AppliedCorrection(2, PLAYED.applied[2], fill("bbbx"))
    assert book.history == (*PLAYED.history, mended)
    [event] = book.applied[2].events
    assert isinstance(event, Filled)
    assert event.tiles == tiles("bbbx")


def test_amended_command_keeps_where_it_came_from() -> None:
    """Who corrects a draw of somebody else does not make it theirs."""
    book = after(opened(), CommandEntry(fill("rrbs"), "braille"), Correction(0, fill("rrbb")))
    assert book.applied[0].source == "braille"


def test_undo_of_an_amend() -> None:
    """The old command stands again, and all that followed from it."""
    amended = after(PLAYED, Correction(2, fill("bbbx")))
    book, change = ledger.add_entry(amended, Undo(1))
    assert (book.applied, book.history, book.state) == (
        PLAYED.applied,
        PLAYED.history,
        PLAYED.state,
    )
    assert change.undone == amended.history[-1:]
    assert after(book, Redo(1)) == amended


def test_undo_of_an_amend_and_of_what_stood_before() -> None:
    """Deeds are struck out in the order they were done: the mend first."""
    amended = after(PLAYED, Correction(6, take("2s1")))
    assert after(amended, Undo(2)).applied == PLAYED.applied[:-1]
    assert after(amended, Undo(2), Redo(1)).applied == PLAYED.applied
    assert after(amended, Undo(2), Redo(2)) == amended


def test_undo_of_what_was_done_after_an_amend() -> None:
    """A command after the mend goes first; the mend stays."""
    amended = after(FILLED, Correction(0, fill("rrbb")), *did(take("1r2")))
    book = after(amended, Undo(1))
    assert standing(book) == [fill("rrbb"), *FILLS[1:]]
    assert after(amended, Undo(2)).applied == FILLED.applied
    assert after(amended, Undo(2), Redo(2)) == amended


def test_amend_clears_redo() -> None:
    """A mend is a new deed."""
    book = after(PLAYED, Undo(1), Correction(0, fill("rrbb")))
    assert refused(book, Redo(1)).reason is LedgerReason.NOTHING_TO_REDO


def test_amend_that_breaks_a_later_command_names_it() -> None:
    """Without red in factory 1 its take cannot stand: number, command, state and reason."""
    why = refused(PLAYED, Correction(0, fill("bbss")))
    assert why.reason is LedgerReason.CORRECTION_BREAKS
    assert (why.slots["number"], why.slots["command"]) == (5, take("1r2"))
    assert why.slots["state"] == after(opened(), *did(fill("bbss"), *FILLS[1:])).state
    cause = why.slots["why"]
    assert isinstance(cause, IllegalCommand)
    assert cause.reason is rules.Reason.COLOUR_NOT_THERE


def test_amend_names_the_first_that_breaks() -> None:
    """Both takes would fail; the earlier one is named."""
    book = after(PLAYED, *did(take("3b3")))
    assert refused(book, Correction(6, take("3b5"))).slots["number"] == 7
    assert refused(book, Correction(5, take("2r2"))).slots["number"] == 6


def test_amend_that_is_itself_illegal() -> None:
    """The game's own refusal, and nothing has changed."""
    with pytest.raises(IllegalCommand) as caught:
        ledger.add_entry(PLAYED, Correction(5, take("1o2")))
    assert caught.value.reason is rules.Reason.COLOUR_NOT_THERE
    with pytest.raises(IllegalCommand):
        ledger.add_entry(PLAYED, Correction(0, take("1r2")))


@pytest.mark.parametrize("at", [-1, 7, 10**30, True, 0.0, None, "0"])
def test_amend_of_what_is_not_there(at: object) -> None:
    """Only a standing command can be replaced."""
    why = refused(PLAYED, Correction(cast(int, at), FILLS[0]))
    assert (why.reason, why.slots) == (LedgerReason.NOTHING_TO_CORRECT, {"number": at})


def test_amend_of_a_choice_of_column() -> None:
    """The grey wall: a tile that was laid elsewhere than it was said."""
    drawn = [fill("rrrr"), fill("bbbb"), fill("ssss"), fill("xxxx"), fill("oooo")]
    taken = [take(move) for move in ("1r4", "2b4", "3s0", "4x0", "5o0")]
    book = after(opened(wall="grey"), *did(*drawn, *taken))
    assert rules.expects(book.state).kind is Expects.CHOICE
    book = after(book, *did(choose(2), choose(3)))
    mended = after(book, Correction(10, choose(5)))
    assert mended.state.players[0].wall[3] == (None,) * 4 + tiles("r")
    assert mended.applied[-1].command == choose(3)


# Folding


def test_fold_stops_at_what_cannot_be_added() -> None:
    """A log that does not fold is not shortened."""
    entries = did(*FILLS)
    assert ledger.add_entries(opened(), entries) == FILLED
    with pytest.raises(IllegalCommand):
        ledger.add_entries(opened(), [*entries, *did(take("1o1"), take("1r1"))])
    with pytest.raises(LedgerError):
        ledger.add_entries(opened(), [*entries, Undo(6)])


@pytest.mark.parametrize(
    ("entry", "data"),
    [
        (
            CommandEntry(fill("rbsx"), "bag"),
            {"do": "fill", "tiles": ["R", "B", "SCH", "X"], "by": "bag"},
        ),
        (CommandEntry(END, "speech"), {"do": "end", "by": "speech"}),
        (Undo(3), {"do": "undo", "count": 3}),
        (Redo(1), {"do": "redo", "count": 1}),
        (
            Correction(11, choose(5)),
            {"do": "amend", "number": 12, "command": {"do": "choose", "column": 5}},
        ),
    ],
)
def test_form_of_entries_in_the_log(entry: Entry, data: dict[str, object]) -> None:
    """The public file format: numbers count from 1."""
    assert ledger.encode_entry(AZUL, entry) == data
    assert ledger.decode_entry(AZUL, json.loads(json.dumps(data))) == entry


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "undo"},
        {"do": "undo", "count": True},
        {"do": "undo", "count": "1"},
        {"do": "redo", "count": 1.0},
        {"do": "amend", "number": 1},
        {"do": "amend", "number": 1, "command": "end"},
        {"do": "amend", "number": 1, "command": {"do": "undo", "count": 1}},
        {"do": "amend", "command": {"do": "end"}},
        {"do": "end", "by": 1},
        {"do": "leave", "by": "keyboard"},
        {"do": ["end"]},
    ],
)
def test_foreign_entries(data: dict[str, object]) -> None:
    """What is no entry of this game is refused."""
    with pytest.raises((IllegalCommand, LedgerError)):
        ledger.decode_entry(AZUL, data)


@settings(max_examples=300)
@given(
    OBJECTS | st.fixed_dictionaries({"do": st.just("amend"), "number": JSON, "command": OBJECTS})
)
def test_any_object_decodes_or_is_refused(data: dict[str, object]) -> None:
    """A damaged or foreign log line is no entry; nothing else is raised."""
    try:
        entry = ledger.decode_entry(AZUL, data)
    except (IllegalCommand, LedgerError):
        return
    assert ledger.decode_entry(AZUL, ledger.encode_entry(AZUL, entry)) == entry


# Any ledger, against the plain lists of commands that it stands for


class Model(NamedTuple):
    """The standing commands after each deed, and after each deed that was struck out."""

    done: tuple[tuple[Command, ...], ...] = ((),)
    undone: tuple[tuple[Command, ...], ...] = ()

    @property
    def standing(self) -> tuple[Command, ...]:
        return self.done[-1]

    def deed(self, commands: Sequence[Command]) -> "Model":
        return Model((*self.done, tuple(commands)))


def first_refused(opening: Ledger, commands: Sequence[Command]) -> int | None:
    """The number of the first of these commands that does not fold."""
    state = opening.opening
    for number, command in enumerate(commands):
        try:
            state, _ = opening.system.rules.apply(state, command)
        except IllegalCommand:
            return number
    return None


def another_command(book: Ledger, at: int, random: Random) -> Command:
    """What might have been meant instead of a standing command: it is legal where it stands."""
    turn = book.applied[at]
    drawn = book.system.rules.expects(turn.before).kind is Expects.FILL
    if drawn and turn.command != END and random.random() < 0.7:
        # Other tiles in the same order, or one tile that is another.
        tiles = list(turn.command.tiles)
        random.shuffle(tiles)
        return replace(turn.command, tiles=tuple(tiles))
    return any_command(book.system, turn.before, random)


def any_command(system: System, state: State, random: Random) -> Command:
    """A draw, or a legal move, of any game."""
    if system.rules.expects(state).kind is Expects.FILL:
        return system.virtual_bag.draw(state, random)
    return random.choice(system.rules.legal_commands(state))


def random_ledger(game: str, seed: int, deeds: int) -> tuple[Ledger, Model, list[Entry]]:
    """Commands, undos, redos and mends in any order, checked one by one against the model."""
    random = Random(seed)
    system = SYSTEMS[game]
    chosen = {
        name: random.choice([value for value in choice.values if value])
        for name, choice in system.editions.CHOICES.items()
    }
    opening = ledger.new_ledger(system, 2, 0, system.editions.decode_options(chosen))
    book, model = opening, Model()
    entries: list[Entry] = []
    for _ in range(deeds):
        kind = random.choices(["do", "undo", "redo", "amend"], [70, 8, 12, 10])[0]
        entry: Entry
        if kind == "undo" and len(model.done) > 1:
            count = random.randint(1, min(len(model.done) - 1, random.choice([1, 3, 40])))
            entry = Undo(count)
            struck = model.done[-count:][::-1]
            model = Model(model.done[:-count], (*model.undone, *struck))
        elif kind == "redo" and model.undone:
            count = random.randint(1, len(model.undone))
            entry = Redo(count)
            back = model.undone[-count:][::-1]
            model = Model((*model.done, *back), model.undone[:-count])
        elif kind == "amend" and model.standing:
            at = random.randrange(len(model.standing))
            commands = list(model.standing)
            commands[at] = another_command(book, at, random)
            entry = Correction(at, commands[at])
            broken = first_refused(opening, commands)
            if broken is not None:
                assert broken > at
                why = refused(book, entry)
                assert why.reason is LedgerReason.CORRECTION_BREAKS
                assert (why.slots["number"], why.slots["command"]) == (broken, commands[broken])
                continue
            model = model.deed(commands)
        elif system.rules.expects(book.state).kind is not Expects.OVER:
            entry = CommandEntry(
                any_command(system, book.state, random), random.choice(["keyboard", "bag"])
            )
            model = model.deed([*model.standing, entry.command])
        else:
            continue
        book, _ = ledger.add_entry(book, entry)
        entries.append(entry)
        assert tuple(standing(book)) == model.standing
        assert len(book.history) == len(model.done) - 1
        assert len(book.undone) == len(model.undone)
    return book, model, entries


def check_turns(opening: Ledger, book: Ledger) -> None:
    """Each turn stands between the right states, with what happened there."""
    state = opening.opening
    for turn in book.applied:
        assert turn.before == state
        state, events = book.system.rules.apply(state, turn.command)
        assert (turn.after, turn.events) == (state, events)
    assert book.state == state


@settings(max_examples=60)
@given(GAMES, st.integers(0, 2**32), st.integers(0, 120))
def test_any_ledger_is_what_its_standing_commands_add_up_to(
    game: str, seed: int, deeds: int
) -> None:
    """State, turns and events are those of a game in which only what stands was ever played."""
    book, _, entries = random_ledger(game, seed, deeds)
    opening = Ledger(book.system, book.opening, book.opening_events)
    check_turns(opening, book)
    assert ledger.add_entries(opening, entries) == book


@settings(max_examples=60)
@given(GAMES, st.integers(0, 2**32), st.integers(0, 120))
def test_any_ledger_survives_its_log(game: str, seed: int, deeds: int) -> None:
    """Entries, written as lines of JSON and read again, fold to the same ledger."""
    book, _, entries = random_ledger(game, seed, deeds)
    lines = [json.dumps(ledger.encode_entry(book.system, entry)) for entry in entries]
    read = [ledger.decode_entry(book.system, json.loads(line)) for line in lines]
    assert read == entries
    opening = Ledger(book.system, book.opening, book.opening_events)
    assert ledger.add_entries(opening, read) == book


@settings(max_examples=40)
@given(GAMES, st.integers(0, 2**32), st.integers(1, 80))
def test_undo_at_any_depth_is_the_fold_of_what_stood(game: str, seed: int, deeds: int) -> None:
    """Undo takes back deeds as if they had not been done, and redo brings the same ones back."""
    book, model, _ = random_ledger(game, seed, deeds)
    opening = Ledger(book.system, book.opening, book.opening_events)
    for depth in range(1, len(book.history) + 1):
        back = after(book, Undo(depth))
        assert tuple(standing(back)) == model.done[-1 - depth]
        check_turns(opening, back)
        again = after(back, Redo(depth))
        assert (again.applied, again.history) == (book.applied, book.history)
        assert again.undone == book.undone
