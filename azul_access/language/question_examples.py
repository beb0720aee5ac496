"""Examples of questions in one language, by topic, from which topics are learned.

Each language has `examples.toml` for every game and `GAME.examples.toml` for each game. In an
example, "(a|b|)" stands for one of several words, or for none.
"""

import re
from collections.abc import Iterator
from functools import cache

from azul_access.language.languages import LANGUAGES

_CHOICE = re.compile(r"\(([^()]*)\)")
_SECTION, _TALK = "examples", "talk"


@cache
def load_examples(language: str, game: str) -> dict[str, tuple[str, ...]]:
    """The examples of each topic, as they are written, of all games and of one."""
    found: dict[str, tuple[str, ...]] = {}
    for name in ("examples", f"{game}.examples"):
        for topic, examples in LANGUAGES[language].load_toml(f"{name}.toml")[_SECTION].items():
            found[topic] = (*found.get(topic, ()), *examples)
    return found


@cache
def load_rule_questions(language: str, game: str) -> dict[str, tuple[str, ...]]:
    """Questions about the rules by the name of their paragraph, as they are written."""
    loaded = LANGUAGES[language].load_toml(f"{game}.rule_questions.toml")[_SECTION]
    return {paragraph: tuple(examples) for paragraph, examples in loaded.items()}


@cache
def load_talk(language: str) -> tuple[str, ...]:
    """The words that say nothing in any question."""
    return tuple(LANGUAGES[language].load_toml("examples.toml")[_TALK]["words"].split())


def expand(example: str) -> Iterator[str]:
    """Yield sentences of an example that together have each of its words at least once."""
    choices = [group.split("|") for group in _CHOICE.findall(example)]
    for index in range(max(map(len, choices), default=1)):
        text = example
        for at, group in enumerate(choices):
            text = _CHOICE.sub(group[(index + at) % len(group)], text, count=1)
        yield " ".join(text.split())
