"""The messages of a language as Fluent's syntax trees, for tests."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer, Visitor

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrases import COMMANDS, read_sources

# Every other language is compared with this one.
REFERENCE, *OTHERS = LANGUAGES
# Slots that every message may use.
CONTEXT = {"verbosity", "form", *COMMANDS}


class _Contents(Visitor):
    """The variables and literal text of a message, and the messages and functions it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


# A message with such a name is a part of other messages of its language, and has their slots.
PART_PREFIX = "part-"


@cache
def parse_messages(language: str) -> dict[str, fluent.Message]:
    """Return the messages by name, with their parts in place.

    Raises: AssertionError for anything that is not expected.
    """
    found = _find_messages(language)
    parts = {name: found.pop(name) for name in list(found) if name.startswith(PART_PREFIX)}
    filler = _Parts(parts)
    for message in found.values():
        filler.visit(message)
    assert filler.used == parts.keys(), f"{language}: spare parts {parts.keys() - filler.used}"
    return found


class _Parts(Transformer):
    """Puts the elements of parts in the place of references to them."""

    def __init__(self, parts: dict[str, fluent.Message]) -> None:
        self._parts = parts
        self.used: set[str] = set()

    def visit_Pattern(self, node: fluent.Pattern) -> fluent.Pattern:  # noqa: N802
        elements: list[fluent.TextElement | fluent.Placeable] = []
        for element in node.elements:
            match element:
                case fluent.Placeable(
                    expression=fluent.MessageReference(id=fluent.Identifier(name=name))
                ) if name in self._parts:
                    self.used.add(name)
                    value = self._parts[name].value
                    assert value is not None
                    part = self.visit(value.clone())
                    elements += part.elements
                case _:
                    elements.append(self.visit(element))
        node.elements = elements
        return node


def _find_messages(language: str) -> dict[str, fluent.Message]:
    messages: dict[str, fluent.Message] = {}
    for file, name, message in _entries(language):
        assert name not in messages, f"{language}/{file}: {name} is there twice"
        assert message.value is not None, f"{language}/{file}: {name} has no text"
        assert not message.attributes, f"{language}/{file}: {name} has attributes"
        messages[name] = message
    return messages


def _entries(language: str) -> Iterator[tuple[str, str, fluent.Message]]:
    parser = FluentParser(with_spans=False)
    for file, text in read_sources(language):
        for entry in parser.parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{file}: {entry.content}"
            assert not isinstance(entry, fluent.Term), f"{language}/{file}: terms are not used"
            if isinstance(entry, fluent.Message):
                yield file, entry.id.name, entry


def slots(message: fluent.Message) -> set[str]:
    """Return the slots that the message uses, besides those of every message."""
    return _contents(message).variables - CONTEXT


def selectors(message: fluent.Message) -> set[str]:
    """Return which of "verbosity" and "form" change the text."""
    return _contents(message).variables & {"verbosity", "form"}


def slots_by_verbosity(message: fluent.Message) -> Iterator[dict[str, set[str]]]:
    """Yield the slots of the variants wherever a message selects on `$verbosity`."""
    assert message.value is not None
    for element in message.value.elements:
        match element:
            case fluent.Placeable(
                expression=fluent.SelectExpression(
                    selector=fluent.VariableReference(id=fluent.Identifier(name="verbosity"))
                ) as selection
            ):
                yield {
                    variant.key.name: _contents(variant).variables - CONTEXT
                    for variant in selection.variants
                    if isinstance(variant.key, fluent.Identifier)
                }


def references(message: fluent.Message) -> set[str]:
    """Return the names of the messages and functions that the message uses."""
    return _contents(message).references


def literal_text(message: fluent.Message) -> str:
    """Return the text of all variants, without slots."""
    return " ".join(_contents(message).texts)


def _contents(node: fluent.BaseNode) -> _Contents:
    contents = _Contents()
    contents.visit(node)
    return contents
