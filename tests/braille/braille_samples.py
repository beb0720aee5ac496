"""All texts that the game can say or understand in a language, with sample values in the slots."""

from collections.abc import Iterator
from itertools import product

from language_messages import parse_messages, selectors, slots

from azul_access.language.lexicon import read_entries
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import COMMANDS, load_phrases

SLOT_VALUES: tuple[int | str, ...] = (0, 1, 2, 3, 12, 103, "Anna", "SCH", "R", "X", "Jürgen")


def sample_texts(language: str) -> Iterator[str]:
    phrases = load_phrases(language)
    for name, message in parse_messages(language).items():
        names, chosen = sorted(slots(message)), selectors(message)
        # Where nothing depends on it, the first of each is enough. Commands for the terminal are
        # not said.
        for value, verbosity, form in product(
            SLOT_VALUES if names else SLOT_VALUES[:1],
            Verbosity if "verbosity" in chosen else (Verbosity.NORMAL,),
            Form if "form" in chosen else (Form.SHOW,),
        ):
            filled = tuple((slot, value) for slot in (*names, *COMMANDS))
            yield phrases.render(Phrase(name, filled), verbosity, form)
    for name in ("words", "azul", "summer-pavilion"):
        for _, _, text in read_entries(language, name):
            yield from (text, text.capitalize(), text.upper())
