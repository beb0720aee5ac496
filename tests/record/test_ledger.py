"""The ledger: undo, redo and corrections over a game, what it refuses, and entries in the log."""

import json
from typing import cast

import pytest
from azul_position import choose, fill, take, tiles
from azul_values import JSON, OBJECTS
from hypothesis import given
from hypothesis import strategies as st
from ledger_values import commands_of, refuse

from azul_access.games import SYSTEMS
from azul_access.games.azul import editions, rules
from azul_access.games.azul.commands import END
from azul_access.games.azul.events import Filled
from azul_access.games.azul.state import State as AzulState
from azul_access.games.sources import SourceReason
from azul_access.games.system import Command, Expects, IllegalCommand
from azul_access.record.ledger import (
    AppliedCommand,
    AppliedCorrection,
    Change,
    CommandEntry,
    Correction,
    Entry,
    HistoryChange,
    Ledger,
    LedgerError,
    LedgerReason,
    Redo,
    Undo,
    add_entries,
    add_entry,
    decode_entry,
    encode_entry,
    new_ledger,
)

AZUL = SYSTEMS["azul"]
CORRECTIONS = st.fixed_dictionaries({"do": st.just("amend"), "number": JSON, "command": OBJECTS})
FILLS = [fill("rrbs"), fill("rbsx"), fill("bbbb"), fill("xxoo"), fill("oooo")]


def begin(**chosen: object) -> Ledger:
    return new_ledger(AZUL, 2, 0, editions.decode_options(chosen))


def typed(*commands: Command) -> list[Entry]:
    return [CommandEntry(command, "keyboard") for command in commands]


def azul_state(ledger: Ledger) -> AzulState:
    assert isinstance(ledger.state, AzulState)
    return ledger.state


FILLED = add_entries(begin(), typed(*FILLS))
PLAYED = add_entries(FILLED, typed(take("1r2"), take("2r1")))


# Commands


def test_a_new_ledger_has_the_opening() -> None:
    """A ledger without entries is the new game."""
    ledger = begin()
    state, events = rules.new_game(2, 0, editions.decode_options({}))
    assert (ledger.state, ledger.opening, ledger.opening_events) == (state, state, events)
    assert (ledger.applied, ledger.history, ledger.undone) == ((), (), ())


def test_an_applied_command_has_its_states_events_and_source() -> None:
    """The ledger keeps what a command did, and the change reports its events."""
    ledger, change = add_entry(FILLED, CommandEntry(take("1r2"), "speech"))
    state, events = rules.apply(azul_state(FILLED), take("1r2"))
    applied = AppliedCommand(take("1r2"), "speech", FILLED.state, state, events)
    assert ledger.state == state
    assert ledger.applied[-1] == ledger.history[-1] == applied
    assert change == Change(events)


def test_an_illegal_command_leaves_the_ledger_unchanged() -> None:
    """The refusal of the rules is raised as it is."""
    ledger = add_entries(begin(), typed(*FILLS))
    with pytest.raises(IllegalCommand) as caught:
        add_entry(ledger, CommandEntry(take("1o1"), "keyboard"))
    assert caught.value.reason is SourceReason.COLOUR_NOT_THERE
    assert ledger == FILLED


# Undo and redo


def test_undo_lists_the_newest_item_first() -> None:
    """This is the order in which players put tiles back."""
    ledger, change = add_entry(PLAYED, Undo(2))
    newest, older = PLAYED.applied[:-3:-1]
    assert change == Change(
        undone=(
            HistoryChange(newest, newest.after, newest.before),
            HistoryChange(older, older.after, older.before),
        )
    )
    assert (ledger.applied, ledger.state) == (FILLED.applied, FILLED.state)
    assert ledger.undone == PLAYED.history[-2:][::-1]


def test_undo_of_everything() -> None:
    """All at once or one by one, undo leads back to the opening."""
    ledger = add_entries(PLAYED, [Undo(7)])
    assert ledger.state == begin().state
    assert (ledger.applied, ledger.history) == ((), ())
    assert add_entries(PLAYED, [Undo(1)] * 7) == ledger


@pytest.mark.parametrize("count", [0, -1, 8, 10**30, True, 1.0, "1", None])
def test_undo_needs_a_possible_count(count: object) -> None:
    """The count is a whole number from 1 to the length of the history."""
    error = refuse(PLAYED, Undo(cast(int, count)))
    assert (error.reason, error.slots) == (LedgerReason.NOTHING_TO_UNDO, {"count": 7})


@pytest.mark.parametrize("count", [0, -1, 3, 10**30, True, 1.0, "1", None])
def test_redo_needs_a_possible_count(count: object) -> None:
    """The count is a whole number from 1 to the number of undone items."""
    error = refuse(add_entries(PLAYED, [Undo(2)]), Redo(cast(int, count)))
    assert (error.reason, error.slots) == (LedgerReason.NOTHING_TO_REDO, {"count": 2})


def test_redo_lists_the_oldest_item_first() -> None:
    """This is the order in which the game was played."""
    ledger, change = add_entry(add_entries(PLAYED, [Undo(2)]), Redo(2))
    assert ledger == PLAYED
    assert [redone.item for redone in change.redone] == [*PLAYED.history[-2:]]
    for redone, applied in zip(change.redone, PLAYED.applied[-2:], strict=True):
        assert (redone.before, redone.after) == (applied.before, applied.after)
    assert add_entries(PLAYED, [Undo(2), Redo(1)]).state == PLAYED.applied[-1].before


def test_a_new_command_discards_undone_items() -> None:
    """Also if it is the undone command itself."""
    for command in (take("2r1"), take("2s1")):
        ledger = add_entries(PLAYED, [Undo(1), *typed(command)])
        assert ledger.undone == ()
        assert refuse(ledger, Redo(1)).reason is LedgerReason.NOTHING_TO_REDO


def test_an_illegal_command_keeps_undone_items() -> None:
    """A refused command changes nothing."""
    ledger = add_entries(PLAYED, [Undo(1)])
    with pytest.raises(IllegalCommand):
        add_entry(ledger, CommandEntry(take("1r2"), "keyboard"))
    assert add_entries(ledger, [Redo(1)]) == PLAYED


# Corrections


def test_a_correction_replaces_a_command_and_applies_the_later_ones_again() -> None:
    """The result is the game in which the new command was given in the first place."""
    ledger, change = add_entry(PLAYED, Correction(2, fill("bbbx")))
    assert change == Change()
    assert commands_of(ledger) == [*FILLS[:2], fill("bbbx"), *FILLS[3:], take("1r2"), take("2r1")]
    replayed = add_entries(begin(), typed(*commands_of(ledger)))
    assert (ledger.applied, ledger.state) == (replayed.applied, replayed.state)
    assert azul_state(ledger).factories[2] == tiles("bbbx")
    correction = AppliedCorrection(2, PLAYED.applied[2], fill("bbbx"))
    assert ledger.history == (*PLAYED.history, correction)
    [event] = ledger.applied[2].events
    assert isinstance(event, Filled)
    assert event.tiles == tiles("bbbx")


def test_a_correction_leaves_the_commands_for_which_nothing_changes() -> None:
    """From the moment at which the state is what it was, the applied commands are the same."""
    played = add_entries(PLAYED, typed(take("4x4"), take("5o0")))
    corrected = add_entries(played, [Correction(3, fill("oxxo"))])
    assert corrected.applied[7].before != played.applied[7].before
    assert corrected.applied[8] is played.applied[8]
    assert corrected.state is played.state


def test_a_corrected_command_keeps_its_source() -> None:
    """The source is that of the original command."""
    ledger = add_entries(begin(), [CommandEntry(fill("rrbs"), "braille")])
    assert add_entries(ledger, [Correction(0, fill("rrbb"))]).applied[0].source == "braille"


def test_undo_of_a_correction() -> None:
    """The old command counts again, with everything that followed from it."""
    corrected = add_entries(PLAYED, [Correction(2, fill("bbbx"))])
    ledger, change = add_entry(corrected, Undo(1))
    assert (ledger.applied, ledger.history) == (PLAYED.applied, PLAYED.history)
    assert ledger.state == PLAYED.state
    [undone] = change.undone
    assert undone == HistoryChange(corrected.history[-1], corrected.state, PLAYED.state)
    assert add_entries(ledger, [Redo(1)]) == corrected


def test_undo_of_a_correction_and_the_command_before_it() -> None:
    """Items are undone in reverse order, so the correction is first."""
    corrected = add_entries(PLAYED, [Correction(6, take("2s1"))])
    assert add_entries(corrected, [Undo(2)]).applied == PLAYED.applied[:-1]
    assert add_entries(corrected, [Undo(2), Redo(1)]).applied == PLAYED.applied
    assert add_entries(corrected, [Undo(2), Redo(2)]) == corrected


def test_undo_of_a_command_after_a_correction() -> None:
    """The command is undone first, and the correction still counts."""
    corrected = add_entries(FILLED, [Correction(0, fill("rrbb")), *typed(take("1r2"))])
    assert commands_of(add_entries(corrected, [Undo(1)])) == [fill("rrbb"), *FILLS[1:]]
    assert add_entries(corrected, [Undo(2)]).applied == FILLED.applied
    assert add_entries(corrected, [Undo(2), Redo(2)]) == corrected


def test_a_correction_discards_undone_items() -> None:
    """As a new command does."""
    ledger = add_entries(PLAYED, [Undo(1), Correction(0, fill("rrbb"))])
    assert refuse(ledger, Redo(1)).reason is LedgerReason.NOTHING_TO_REDO


def test_a_correction_that_makes_a_later_command_illegal_is_refused() -> None:
    """The error has the number, command and state of that command, and why it is illegal."""
    error = refuse(PLAYED, Correction(0, fill("bbss")))
    assert error.reason is LedgerReason.CORRECTION_BREAKS
    assert (error.slots["number"], error.slots["command"]) == (5, take("1r2"))
    assert error.slots["state"] == add_entries(begin(), typed(fill("bbss"), *FILLS[1:])).state
    why = error.slots["why"]
    assert isinstance(why, IllegalCommand)
    assert why.reason is SourceReason.COLOUR_NOT_THERE


def test_the_first_command_that_becomes_illegal_is_named() -> None:
    """The error is about the earliest of several such commands."""
    ledger = add_entries(PLAYED, typed(take("3b3")))
    assert refuse(ledger, Correction(6, take("3b5"))).slots["number"] == 7
    assert refuse(ledger, Correction(5, take("2r2"))).slots["number"] == 6


@pytest.mark.parametrize(("index", "command"), [(5, take("1o2")), (0, take("1r2"))])
def test_an_illegal_correction_is_refused_by_the_rules(index: int, command: Command) -> None:
    """The new command itself is illegal, so the refusal of the rules is raised."""
    with pytest.raises(IllegalCommand):
        add_entry(PLAYED, Correction(index, command))


@pytest.mark.parametrize("index", [-1, 7, 10**30, True, 0.0, None, "0"])
def test_a_correction_needs_the_index_of_an_applied_command(index: object) -> None:
    """The index is a whole number from 0."""
    error = refuse(PLAYED, Correction(cast(int, index), FILLS[0]))
    assert (error.reason, error.slots) == (LedgerReason.NOTHING_TO_CORRECT, {"number": index})


def test_a_correction_of_a_column() -> None:
    """On the grey wall players may correct where they placed a tile."""
    fills = [fill("rrrr"), fill("bbbb"), fill("ssss"), fill("xxxx"), fill("oooo")]
    takes = [take(move) for move in ("1r4", "2b4", "3s0", "4x0", "5o0")]
    ledger = add_entries(begin(wall="grey"), typed(*fills, *takes))
    assert AZUL.rules.expects(ledger.state).kind is Expects.CHOICE
    ledger = add_entries(ledger, [*typed(choose(2), choose(3)), Correction(10, choose(5))])
    assert azul_state(ledger).players[0].wall[3] == (None,) * 4 + tiles("r")
    assert ledger.applied[-1].command == choose(3)


# Entries in the log


def test_entries_are_added_up_to_the_first_error() -> None:
    """A log with an impossible entry is refused as a whole."""
    entries = typed(*FILLS)
    assert add_entries(begin(), entries) == FILLED
    with pytest.raises(IllegalCommand):
        add_entries(begin(), [*entries, *typed(take("1o1"), take("1r1"))])
    with pytest.raises(LedgerError):
        add_entries(begin(), [*entries, Undo(6)])


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
def test_the_format_of_entries(entry: Entry, data: dict[str, object]) -> None:
    """The public file format, in which numbers count from 1."""
    assert encode_entry(AZUL, entry) == data
    assert decode_entry(AZUL, json.loads(json.dumps(data))) == entry


def test_commands_keep_the_time_at_which_they_were_saved() -> None:
    """Also when they are undone, redone and corrected, and it makes no difference to the game."""
    data = {"do": "fill", "tiles": ["R", "R", "B", "SCH"], "by": "keyboard", "at": 75}
    entry = decode_entry(AZUL, data)
    assert encode_entry(AZUL, entry) == data
    assert entry == CommandEntry(fill("rrbs"), "keyboard")
    corrected = add_entries(begin(), [entry, Undo(1), Redo(1), Correction(0, fill("rrbb"))])
    assert [applied.at for applied in corrected.applied] == [75]


@pytest.mark.parametrize("at", [True, -1, 1.5, "75", None, [75]])
def test_no_time_makes_an_entry_invalid(at: object) -> None:
    """A time of another kind is as good as none."""
    entry = decode_entry(AZUL, {"do": "end", "by": "keyboard", "at": at})
    assert encode_entry(AZUL, entry) == {"do": "end", "by": "keyboard"}


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
def test_objects_that_are_no_entries_are_refused(data: dict[str, object]) -> None:
    """Each has a missing field, a value of the wrong type or an unknown command."""
    with pytest.raises((IllegalCommand, LedgerError)):
        decode_entry(AZUL, data)


@given(OBJECTS | CORRECTIONS)
def test_any_object_is_decoded_or_refused(data: dict[str, object]) -> None:
    """A damaged log line raises no other error, and what is decoded is encoded again."""
    try:
        entry = decode_entry(AZUL, data)
    except (IllegalCommand, LedgerError):
        return
    assert decode_entry(AZUL, encode_entry(AZUL, entry)) == entry
