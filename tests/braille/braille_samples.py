"""All texts that the game can say or understand in a language, with sample values in the slots."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from azul_access.language.lexicon import read_entries
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases, read_sources

# Variables that `render` fills in.
RENDERING = {"verbosity", "form"}
SLOT_VALUES: tuple[int | str, ...] = (0, 1, 2, 3, 12, 103, "Anna", "SCH", "R", "X", "Jürgen")


class _VariableCollector(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def sample_texts(language: str) -> Iterator[str]:
    phrases = load_phrases(language)
    for _, source in read_sources(language):
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, fluent.Message):
                continue
            collector = _VariableCollector()
            collector.visit(entry)
            slots = sorted(collector.names - RENDERING)
            # Without slots all values give the same text.
            for value in SLOT_VALUES if slots else SLOT_VALUES[:1]:
                filled = tuple((name, value) for name in slots)
                for verbosity in Verbosity:
                    for form in Form:
                        yield phrases.render(Phrase(entry.id.name, filled), verbosity, form)
    for name in ("words", "azul", "summer-pavilion"):
        for _, _, text in read_entries(language, name):
            yield from (text, text.capitalize(), text.upper())
