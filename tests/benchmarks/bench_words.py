"""How long a game is in spoken words, for each amount that listeners can choose, in minutes.

    python tests/benchmarks/bench_words.py

In base Azul players prefer moves that complete rows and drop few tiles; in Summer Pavilion they
place what they can. Announcements are counted, answers and refusals are not; a voice is taken to
say 175 words a minute.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

TESTS = Path(__file__).resolve().parent.parent
for folder in ("games", "session"):
    sys.path.insert(0, str(TESTS / folder))

import azul_random  # noqa: E402
import summer_pavilion_random  # noqa: E402
from scripted_conversation import begin_conversation, render  # noqa: E402

from azul_access.games.azul import rules  # noqa: E402
from azul_access.games.azul.gains import list_gains  # noqa: E402
from azul_access.games.azul.state import State  # noqa: E402
from azul_access.games.system import Command, Expects  # noqa: E402
from azul_access.language.languages import LANGUAGES  # noqa: E402
from azul_access.language.phrase import Form  # noqa: E402
from azul_access.session.change.commands import enter_commands  # noqa: E402
from azul_access.session.step.completion import complete_step  # noqa: E402

NAMES = ("Anna", "Ben", "Clara", "Dora")
WORDS_PER_MINUTE = 175
SEEDS = range(5)
# What is typed before the game, for each amount.
AMOUNTS = {
    "normal": {},
    "terse": {"de": "v1", "en": "v1", "nl": "v1"},
    "verbose": {"de": "v3", "en": "v3", "nl": "v3"},
}


def choose_azul(state: State, random: Random) -> Command:
    """A draw, a column at random, or the move with the most points at once."""
    if rules.expects(state).kind is not Expects.TURN:
        return azul_random.random_command(state, random)
    gains = list_gains(state)
    random.shuffle(gains)
    return max(gains, key=lambda gain: (gain.points or 0) - gain.cost).take


def choose_pavilion(state: Any, random: Random) -> Command:
    habit = summer_pavilion_random.Habit.EAGER
    return summer_pavilion_random.random_command(state, random, habit)


CHOICES: dict[str, Callable[[Any, Random], Command]] = {
    "azul": choose_azul,
    "summer-pavilion": choose_pavilion,
}


def count_words(game: str, players: int, language: str, seed: int, lines: Sequence[str]) -> int:
    """The words of a whole game after some settings."""
    conversation = begin_conversation(*lines, game=game, names=NAMES[:players], language=language)
    expects, random, count = conversation.session.setup.system.rules.expects, Random(seed), 0
    while expects(conversation.session.ledger.state).player is not None:
        session = conversation.session
        command = CHOICES[game](session.ledger.state, random)
        step = complete_step(enter_commands(session, (command,), "test", has_consent=True))
        conversation.session = step.session
        told = render(step.session, step.announcements, Form.SAY)
        count += sum(len(paragraph.split()) for paragraph in told)
    return count


def main() -> None:
    for game, players in (("azul", 2), ("azul", 4), ("summer-pavilion", 2), ("summer-pavilion", 4)):
        for language in LANGUAGES:
            told = [f"{game}, {players} players, {language}:"]
            for amount, lines in AMOUNTS.items():
                typed = [lines[language]] if lines else []
                words = mean(count_words(game, players, language, seed, typed) for seed in SEEDS)
                told.append(f"{amount} {words / WORDS_PER_MINUTE:.1f} min ({words:.0f} words)")
            print(*told)


if __name__ == "__main__":
    main()
