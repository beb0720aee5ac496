"""Everything the game can say or understand in a language, as texts with sampled slots."""

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from azul_access.language.lexicon import entries
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases, sources

CONTEXT = {"verbosity", "form"}
SLOTS: tuple[int | str, ...] = (0, 1, 2, 3, 12, 103, "Anna", "SCH", "R", "X", "Jürgen")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def texts(language: str) -> Iterator[str]:
    phrases = load_phrases(language)
    for _, source in sources(language):
        for entry in FluentParser().parse(source).body:
            if not isinstance(entry, fluent.Message):
                continue
            visitor = _Variables()
            visitor.visit(entry)
            for slot in SLOTS:
                filled = tuple((name, slot) for name in sorted(visitor.names - CONTEXT))
                for verbosity in Verbosity:
                    for form in Form:
                        yield phrases.render(Phrase(entry.id.name, filled), verbosity, form)
    for name in ("words", "azul", "summer-pavilion"):
        for _, _, text in entries(language, name):
            yield from (text, text.capitalize(), text.upper())
