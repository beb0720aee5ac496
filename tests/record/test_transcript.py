"""The transcript of saved games: every event once, by round and passage."""

from pathlib import Path

import pytest
from recorded_games import AZUL, LOGS, SUMMER_PAVILION, load

from azul_access.record.transcript import PassageKind, build_transcript


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_event_is_in_one_passage(path: Path) -> None:
    """The transcript has all events in the order in which they happened."""
    _, ledger = load(path)
    events = [
        item.event
        for played in build_transcript(ledger)
        for passage in played.passages
        for item in passage.events
    ]
    applied = [event for command in ledger.applied for event in command.events]
    assert events == [*ledger.opening_events, *applied]


@pytest.mark.parametrize("path", [AZUL, SUMMER_PAVILION], ids=lambda path: path.stem)
def test_rounds_are_numbered_and_the_ending_is_not(path: Path) -> None:
    """Every round starts with its opening and draws; turns are numbered in every round."""
    _, ledger = load(path)
    *rounds, ending = build_transcript(ledger)
    assert ending.number is None
    assert [played.number for played in rounds] == list(range(1, len(rounds) + 1))
    for played in rounds:
        kinds = [passage.kind for passage in played.passages]
        assert kinds[:2] == [PassageKind.OPENING, PassageKind.DRAWS]
        assert PassageKind.TURN in kinds
        turns = [passage for passage in played.passages if passage.kind is PassageKind.TURN]
        assert [turn.turn_number for turn in turns] == list(range(1, len(turns) + 1))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_passages_count_the_commands_before_their_end(path: Path) -> None:
    """The counts rise up to the number of commands, so that each names a state of the game."""
    _, ledger = load(path)
    counts = [
        passage.command_count for played in build_transcript(ledger) for passage in played.passages
    ]
    assert counts == sorted(counts)
    assert counts[-1] == len(ledger.applied)


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_event_ids_are_unique(path: Path) -> None:
    """Books link to events by these ids."""
    _, ledger = load(path)
    ids = [
        item.event_id
        for played in build_transcript(ledger)
        for passage in played.passages
        for item in passage.events
    ]
    assert len(set(ids)) == len(ids)
