"""Messages of one language in the Fluent format: text, slots, variants, and other messages.

Messages have no functions, attributes or terms, and slots are texts and whole numbers. So they need
none of the locale data of Fluent's own runtime, which takes long to load.

A no-break space joins each number to the word that it counts or numbers. A number counts the word
after it ("2 points") where it has chosen the variant that it is in, or where no word is before it.
Otherwise it numbers the word before it ("row 2").
"""

import re
from collections.abc import Callable, Iterable, Mapping

from fluent.syntax import FluentParser, ast

from azul_access.language.languages import Language

# Splits a file before each message, and captures the message's name. It begins with a plain
# character, for which Python searches much faster than for the beginning of a line.
_MESSAGES = re.compile(r"\n(?=([a-z][\w-]*) *=)")

NO_BREAK_SPACE = "\xa0"

SlotValue = str | int


class NumberText(str):
    """Text that begins with a number, such as "1, 3 to 5"."""

    __slots__ = ()


class MessageError(LookupError):
    """A message or slot is missing, or a message is invalid."""


class Messages:
    """The messages of one language by name. Each is parsed at its first use, in any thread.

    Parsing all of them at once would double the start-up time of the program.
    """

    def __init__(
        self,
        language: Language,
        sources: Iterable[str],
        common_slots: Mapping[str, Callable[[], str]],
    ) -> None:
        """`sources` are the texts of the language's Fluent files.

        `common_slots` are slots that every message has; one is called where a message uses it.
        """
        self._language = language
        self._common_slots = common_slots
        self._texts: dict[str, str] = {}
        self._patterns: dict[str, ast.Pattern] = {}
        self._parser = FluentParser(with_spans=False)
        for source in sources:
            _, *parts = _MESSAGES.split("\n" + source)
            self._texts.update(zip(parts[::2], parts[1::2], strict=True))

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def format(self, name: str, slots: Mapping[str, SlotValue]) -> str:
        """Raises: MessageError."""
        return self._format_pattern(self._find(name), slots, frozenset())

    def _find(self, name: str) -> ast.Pattern:
        pattern = self._patterns.get(name)
        if pattern is None:
            if name not in self._texts:
                raise MessageError(name)
            entry = self._parser.parse_entry(self._texts[name])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise MessageError(name)
            pattern = self._patterns[name] = entry.value
        return pattern

    def _format_pattern(
        self, pattern: ast.Pattern, slots: Mapping[str, SlotValue], counting: frozenset[str]
    ) -> str:
        """`counting` are the numbers that have chosen the variant which has this pattern."""
        text = ""
        counts = False  # the number at the end of the text counts what follows
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                part = element.value
                if counts and part.startswith(" "):
                    part = NO_BREAK_SPACE + part[1:]
                counts = False
            else:
                expression = element.expression
                part = self._format_expression(expression, slots, counting)
                if isinstance(expression, ast.VariableReference) and isinstance(
                    self._find_slot(expression, slots), int | NumberText
                ):
                    counts = expression.id.name in counting or not _ends_with_word(text)
                    if not counts and text.endswith(" "):
                        text = text[:-1] + NO_BREAK_SPACE
            text += part
        return text

    def _format_expression(
        self, expression: object, slots: Mapping[str, SlotValue], counting: frozenset[str]
    ) -> str:
        match expression:
            case ast.VariableReference():
                value = self._find_slot(expression, slots)
                return value if isinstance(value, str) else self._language.format_number(value)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                value = self._find_slot(selector, slots)
                if isinstance(value, int):
                    counting |= {selector.id.name}
                variant = self._select(expression.variants, value)
                return self._format_pattern(variant.value, slots, counting)
            case ast.MessageReference():
                return self._format_pattern(self._find(expression.id.name), slots, counting)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
        raise MessageError(expression)

    def _select(self, variants: Iterable[ast.Variant], value: SlotValue) -> ast.Variant:
        """The first variant for a value: its number, its plural category or its name."""
        default = None
        for variant in variants:
            key = variant.key
            if isinstance(value, str):
                is_match = isinstance(key, ast.Identifier) and key.name == value
            elif isinstance(key, ast.NumberLiteral):
                is_match = float(key.value) == value
            else:
                is_match = key.name == self._language.plural(value)
            if is_match:
                return variant
            if variant.default:
                default = variant
        assert default is not None  # the parser accepts no selection without one
        return default

    def _find_slot(self, slot: ast.VariableReference, slots: Mapping[str, SlotValue]) -> SlotValue:
        name = slot.id.name
        if name in slots:
            return slots[name]
        if name in self._common_slots:
            return self._common_slots[name]()
        raise MessageError(name)


def _ends_with_word(text: str) -> bool:
    return text.rstrip(" ")[-1:].isalnum()
