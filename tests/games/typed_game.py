"""Games with known results, typed line by line at a table."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from azul_access import session
from azul_access.games.system import Event, State
from azul_access.record import ledger, setup
from azul_access.session.control.settings import Settings

VECTORS = Path(__file__).parent.parent / "data" / "vectors"
NAMES = ("Anna", "Bruno", "Clara", "Dirk")


@cache
def load_games(*files: str) -> dict[str, Any]:
    """Every game of these files by its name."""
    lines = [
        line
        for name in files
        for line in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    ]
    return {game["id"]: game for game in map(json.loads, lines)}


class TypedGame:
    """A game that is typed; `entries` are all of its log, `events` those since the last clear."""

    def __init__(
        self, game: str, players: int, starts: int, chosen: Mapping[str, object], language: str
    ) -> None:
        self.setup = setup.make_setup(
            game=game,
            names=NAMES[:players],
            first_seat=starts,
            chosen=chosen,
            language=language,
        )
        self.session = session.begin_game(self.setup, Settings(language)).session
        self.entries: list[ledger.Entry] = []
        self.events: list[Event] = []

    @property
    def ledger_state(self) -> State:
        return self.session.ledger.state

    def all_events(self) -> list[Event]:
        return [event for command in self.session.ledger.applied for event in command.events]

    def type(self, text: str, commands: int = 1) -> Sequence[Event]:
        """Type a line that is this number of commands; return their events."""
        step = session.handle_line(self.session, text, "keyboard")
        assert step.understood, (text, step.announcements)
        assert len(step.entries) == commands, (text, step.announcements)
        self.session = step.session
        self.entries += step.entries
        applied = self.session.ledger.applied[-commands:]
        events = [event for command in applied for event in command.events]
        self.events += events
        return events

    def check_log(self) -> None:
        """The entries, written as lines of JSON and read again, fold to the same game."""
        header = json.loads(json.dumps(setup.encode_setup(self.setup)))
        resumed_setup = setup.decode_setup(header)
        assert resumed_setup == self.setup
        system = resumed_setup.system
        lines = [json.dumps(ledger.encode_entry(system, entry)) for entry in self.entries]
        entries = [ledger.decode_entry(system, json.loads(line)) for line in lines]
        assert entries == self.entries
        replayed = ledger.add_entries(setup.start_ledger(resumed_setup), entries)
        resumed = session.resume_game(resumed_setup, replayed, Settings("en")).session
        assert resumed.ledger == self.session.ledger
