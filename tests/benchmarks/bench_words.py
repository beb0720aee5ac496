"""How long a game is in spoken words: at normal length and for experts, in minutes.

    python tests/benchmarks/bench_words.py

The players of each game choose at random among the moves that drop the fewest tiles. Announcements
are counted, answers and refusals are not; a voice is taken to say 175 words a minute.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean

TESTS = Path(__file__).resolve().parent.parent
for folder in ("games", "session"):
    sys.path.insert(0, str(TESTS / folder))

import azul_random  # noqa: E402
import summer_pavilion_random  # noqa: E402
from scripted_conversation import begin_conversation, render  # noqa: E402

from azul_access.games.system import Command  # noqa: E402
from azul_access.language.languages import LANGUAGES  # noqa: E402
from azul_access.language.phrase import Form  # noqa: E402
from azul_access.session.change.commands import enter_commands  # noqa: E402
from azul_access.session.step.completion import complete_step  # noqa: E402

NAMES = ("Anna", "Ben", "Clara", "Dora")
WORDS_PER_MINUTE = 175
SEEDS = range(5)
EXPERT = {"de": "profi", "en": "expert", "nl": "expert"}
Choose = Callable[[object, Random], Command]


def choose_azul(state: object, random: Random) -> Command:
    return azul_random.random_command(state, random, azul_random.Habit.CAREFUL)  # type: ignore[arg-type]


def choose_pavilion(state: object, random: Random) -> Command:
    habit = summer_pavilion_random.Habit.EAGER
    return summer_pavilion_random.random_command(state, random, habit)  # type: ignore[arg-type]


CHOICES: dict[str, Choose] = {"azul": choose_azul, "summer-pavilion": choose_pavilion}


def count_words(game: str, players: int, language: str, seed: int, lines: Sequence[str]) -> int:
    """The words of a whole game after some settings."""
    conversation = begin_conversation(*lines, game=game, names=NAMES[:players], language=language)
    rules, random, count = conversation.session.setup.system.rules, Random(seed), 0
    while rules.expects(conversation.session.ledger.state).player is not None:
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
            normal, expert = (
                mean(count_words(game, players, language, seed, lines) for seed in SEEDS)
                for lines in ((), (EXPERT[language],))
            )
            print(
                f"{game}, {players} players, {language}: {normal:.0f} words,"
                f" {normal / WORDS_PER_MINUTE:.1f} minutes; expert {expert:.0f} words,"
                f" {expert / WORDS_PER_MINUTE:.1f} minutes, {expert / normal:.0%}"
            )


if __name__ == "__main__":
    main()
