"""The level at which people win about half of their games, as the saved games tell it.

After each game that somebody won against the computer the level rises by one, after each that the
computer won it falls by one. So as many are won as lost, between the lowest and the highest level.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from azul_access.games.planning import LEVELS
from azul_access.games.system import Expects
from azul_access.language.lexicon import normalize
from azul_access.record.saved_game import SavedGame, load_game
from azul_access.record.seat_words import DEFAULT_LEVEL
from azul_access.storage import LogError, saved_logs

# Of the newest saved games so many are read: people who have not played for long begin anew.
_MOST_READ = 40


def find_even_level(game: str, people: Sequence[str], paths: Iterable[Path] | None = None) -> int:
    """The level after the newest finished game of these people against computers.

    Without one it is the level that a computer has where nobody names one. `paths` are the logs,
    the newest first; by default those of the usual folder.
    """
    logs = list(saved_logs() if paths is None else paths)[:_MOST_READ]
    for path in logs:
        try:
            saved = load_game(path)
        except LogError:
            continue
        if saved.setup.system.name == game and _people(saved) == _normalized(people):
            level = _level_after(saved)
            if level is not None:
                return level
    return DEFAULT_LEVEL


def _people(saved: SavedGame) -> list[str]:
    setup = saved.setup
    return _normalized(
        name for seat, name in enumerate(setup.names) if setup.computer_at(seat) is None
    )


def _normalized(names: Iterable[str]) -> list[str]:
    return sorted(normalize(" ".join(name.split())) for name in names)


def _level_after(saved: SavedGame) -> int | None:
    """The next level after a game; None if it is not over, or no computer took part."""
    setup, ledger = saved.setup, saved.ledger
    levels = [computer.level for computer in setup.computers if computer is not None]
    system = setup.system
    if not levels or system.rules.expects(ledger.state).kind is not Expects.OVER:
        return None
    milestones = map(system.facts.milestone, ledger.applied[-1].events)
    winners = [seat for milestone in milestones for seat in milestone.winners or ()]
    people_won = any(setup.computer_at(seat) is None for seat in winners)
    computer_won = any(setup.computer_at(seat) is not None for seat in winners)
    level = max(levels) + people_won - computer_won
    return min(max(level, LEVELS[0]), LEVELS[-1])
