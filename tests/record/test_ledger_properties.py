"""Random ledgers of every game, compared with plain lists of commands."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, cast

from hypothesis import given
from hypothesis import strategies as st
from ledger_values import commands_of, refuse

from azul_access.games import SYSTEMS
from azul_access.games.azul.commands import Fill
from azul_access.games.summer_pavilion.commands import Fill as PavilionFill
from azul_access.games.summer_pavilion.commands import Stock
from azul_access.games.system import Command, Expects, IllegalCommand, State, System
from azul_access.record.ledger import (
    CommandEntry,
    Correction,
    Entry,
    Ledger,
    LedgerReason,
    Redo,
    Undo,
    add_entries,
    add_entry,
    decode_entry,
    encode_entry,
    new_ledger,
)

GAMES = st.sampled_from(list(SYSTEMS))
SEEDS = st.integers(0, 2**32)


class Model(NamedTuple):
    """The applied commands after each item of the history, and after each undone item."""

    history: tuple[tuple[Command, ...], ...] = ((),)
    undone: tuple[tuple[Command, ...], ...] = ()

    @property
    def applied(self) -> tuple[Command, ...]:
        return self.history[-1]

    def add(self, commands: Sequence[Command]) -> "Model":
        return Model((*self.history, tuple(commands)))

    def undo(self, count: int) -> "Model":
        undone = self.history[-count:][::-1]
        return Model(self.history[:-count], (*self.undone, *undone))

    def redo(self, count: int) -> "Model":
        redone = self.undone[-count:][::-1]
        return Model((*self.history, *redone), self.undone[:-count])


def find_illegal(opening: Ledger, commands: Sequence[Command]) -> int | None:
    """The index of the first illegal command, or None."""
    state = opening.opening
    for index, command in enumerate(commands):
        try:
            state, _ = opening.system.rules.apply(state, command)
        except IllegalCommand:
            return index
    return None


def random_correction(ledger: Ledger, index: int, random: Random) -> Command:
    """A command that is legal in the place of the applied one with this index."""
    applied = ledger.applied[index]
    if isinstance(applied.command, Fill | PavilionFill | Stock) and random.random() < 0.7:
        # A draw with the same tiles in another order is always possible.
        command: Any = applied.command
        return cast(
            Command, replace(command, tiles=tuple(random.sample(command.tiles, len(command.tiles))))
        )
    return random_command(ledger.system, applied.before, random)


def random_command(system: System, state: State, random: Random) -> Command:
    """A draw or another legal command."""
    if system.rules.expects(state).kind is Expects.FILL:
        assert system.virtual_bag is not None
        return system.virtual_bag.draw(state, random)
    return random.choice(system.rules.legal_commands(state))


def random_opening(game: str, random: Random) -> Ledger:
    """A new game of two with random options."""
    system = SYSTEMS[game]
    chosen: dict[str, object] = {
        name: random.choice([value for value in choice.values if value])
        for name, choice in system.editions.CHOICES.items()
    }
    return new_ledger(system, 2, 0, system.editions.decode_options(chosen))


def random_ledger(game: str, seed: int, count: int) -> tuple[Ledger, Model, list[Entry]]:
    """A ledger after up to `count` random entries, each of which has been compared with a model."""
    random = Random(seed)
    ledger = opening = random_opening(game, random)
    model = Model()
    entries: list[Entry] = []
    for _ in range(count):
        entry: Entry
        kind = random.choices(["command", "undo", "redo", "correction"], [70, 8, 12, 10])[0]
        if kind == "undo" and len(model.history) > 1:
            limit = min(len(model.history) - 1, random.choice([1, 3, 40]))
            entry = Undo(random.randint(1, limit))
            model = model.undo(entry.count)
        elif kind == "redo" and model.undone:
            entry = Redo(random.randint(1, len(model.undone)))
            model = model.redo(entry.count)
        elif kind == "correction" and model.applied:
            index = random.randrange(len(model.applied))
            commands = list(model.applied)
            commands[index] = random_correction(ledger, index, random)
            entry = Correction(index, commands[index])
            illegal = find_illegal(opening, commands)
            if illegal is not None:
                assert illegal > index
                error = refuse(ledger, entry)
                assert error.reason is LedgerReason.CORRECTION_BREAKS
                assert error.slots["number"] == illegal
                assert error.slots["command"] == commands[illegal]
                continue
            model = model.add(commands)
        elif ledger.system.rules.expects(ledger.state).kind is not Expects.OVER:
            command = random_command(ledger.system, ledger.state, random)
            entry = CommandEntry(command, random.choice(["keyboard", "bag"]))
            model = model.add([*model.applied, command])
        else:
            continue
        ledger, _ = add_entry(ledger, entry)
        entries.append(entry)
        assert tuple(commands_of(ledger)) == model.applied
        assert len(ledger.history) == len(model.history) - 1
        assert len(ledger.undone) == len(model.undone)
    return ledger, model, entries


def opening_of(ledger: Ledger) -> Ledger:
    return Ledger(ledger.system, ledger.opening, ledger.opening_events)


def check_applied(ledger: Ledger) -> None:
    """Every applied command has the states and events that the rules give it."""
    state = ledger.opening
    for applied in ledger.applied:
        assert applied.before == state
        state, events = ledger.system.rules.apply(state, applied.command)
        assert (applied.after, applied.events) == (state, events)
    assert ledger.state == state


@given(GAMES, SEEDS, st.integers(0, 120))
def test_any_ledger_is_the_game_of_its_applied_commands(game: str, seed: int, count: int) -> None:
    """Undone and corrected commands leave no traces in states and events."""
    ledger, _, entries = random_ledger(game, seed, count)
    check_applied(ledger)
    assert add_entries(opening_of(ledger), entries) == ledger


@given(GAMES, SEEDS, st.integers(0, 120))
def test_any_ledger_can_be_read_from_its_log(game: str, seed: int, count: int) -> None:
    """Entries that are written as JSON and read again make the same ledger."""
    ledger, _, entries = random_ledger(game, seed, count)
    lines = [json.dumps(encode_entry(ledger.system, entry)) for entry in entries]
    decoded = [decode_entry(ledger.system, json.loads(line)) for line in lines]
    assert decoded == entries
    assert add_entries(opening_of(ledger), decoded) == ledger


@given(GAMES, SEEDS, st.integers(1, 80))
def test_undo_and_redo_at_any_depth(game: str, seed: int, count: int) -> None:
    """Undo leads to the game before the undone items, and redo leads back."""
    ledger, model, _ = random_ledger(game, seed, count)
    for depth in range(1, len(ledger.history) + 1):
        earlier = add_entries(ledger, [Undo(depth)])
        assert tuple(commands_of(earlier)) == model.history[-1 - depth]
        check_applied(earlier)
        again = add_entries(earlier, [Redo(depth)])
        assert (again.applied, again.state) == (ledger.applied, ledger.state)
        assert (again.history, again.undone) == (ledger.history, ledger.undone)
