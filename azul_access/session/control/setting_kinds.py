"""The kinds of settings: how each is said, announced, and kept in a file.

A setting is a field of `Settings`; its type is annotated with an object of one of these kinds.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum
from typing import Any, cast

from azul_access.games.context import MessageKind
from azul_access.language.grammar import Captures, Number, Rule, maybe, one_of, seq, word
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session.control.controls import AdjustSetting, ChangeSetting
from azul_access.values import frozen

_LARGEST_TYPED = 9999


@frozen(kw_only=True)
class Setting(ABC):
    """What all settings have. `field` is the name of the field, and the key in the file.

    A setting that `is_own` can be changed in a conversation of a player's own, for that one only.
    One that is not `kept` counts for one game.
    """

    field: str = ""
    is_own: bool = False
    kept: bool = True

    def rules(self) -> tuple[Rule, ...]:
        """The rules for typed text; none if a control of its own changes the setting."""
        return ()

    def spoken_rules(self) -> tuple[Rule, ...]:
        """Those of the rules that the recogniser listens for."""
        return ()

    def announce(self, value: Any) -> Phrase:
        """The sentence after a change."""
        raise TypeError(self)

    def tell_changed(self, settings: Any) -> Phrase | None:
        """What is told of a value that is not the default; None if that is nothing now."""
        return self.announce(getattr(settings, self.field))

    def encode(self, value: Any) -> object:
        """A value for TOML."""
        return value

    @abstractmethod
    def decode(self, data: Any) -> object:
        """The value of data from TOML; None if they are invalid."""


@frozen
class OneOf(Setting):
    """One of a few values.

    `values` has each by the concept that people say for it, after the concept `name`; the two are
    also in the names of its messages. `alone` are concepts that stand for a value without a name.
    """

    name: str
    values: Mapping[str, object]
    needs_name: bool = True
    alone: tuple[tuple[str, object], ...] = ()
    spoken: bool = True

    def rules(self) -> tuple[Rule, ...]:
        name = word(self.name) if self.needs_name else maybe(self.name)
        node = seq(name, one_of("choice", *self.values))
        return (
            Rule(self.field, node, self._build),
            *(Rule(concept, one_of("choice", concept), self._build) for concept, _ in self.alone),
        )

    def spoken_rules(self) -> tuple[Rule, ...]:
        return self.rules() if self.spoken else ()

    def _build(self, captures: Captures) -> ChangeSetting:
        values = {**self.values, **dict(self.alone)}
        return ChangeSetting(self.field, values[cast(str, captures["choice"])])

    def announce(self, value: Any) -> Phrase:
        return phrase(f"set-{self._name_message(value)}")

    def read_back(self, value: object) -> Phrase:
        """What would be set, without a full stop."""
        return phrase(f"read-back-{self._name_message(value)}")

    def describe(self, value: object) -> Phrase:
        """The value in a few words; what a display offers is read as that line."""
        return phrase(self._name_message(value))

    def _name_message(self, value: object) -> str:
        concept = next(concept for concept, own in self.values.items() if own == value)
        return f"{self.name}-{concept}"

    def encode(self, value: Any) -> object:
        return value.value if isinstance(value, Enum) else value

    def decode(self, data: Any) -> object:
        codes = ((self.encode(value), value) for value in self.values.values())
        return next(
            (value for code, value in codes if (type(data), data) == (type(code), code)), None
        )


def switch(name: str, on: str = "on", off: str = "off", **others: Any) -> OneOf:
    """A setting that is on or off, by the concepts that people say for that."""
    return OneOf(name, {on: True, off: False}, **others)


@frozen
class LanguageChoice(OneOf):
    """The language of the program: it has the same sentences in each language."""

    def announce(self, value: Any) -> Phrase:
        return phrase("set-language")

    def read_back(self, value: object) -> Phrase:
        return phrase("read-back-language", language=self.describe(value))

    def describe(self, value: object) -> Phrase:
        return phrase(f"language-{value}")


@frozen
class WholeNumber(Setting):
    """A whole number within limits: what people say beyond them counts as the limit.

    The concept `name` stands before a number; `steps` has changes by the concepts that name them.
    Large numbers are hard to recognise, so the recogniser listens for numbers up to `spoken` only.
    """

    name: str
    limits: range
    steps: Mapping[str, int]
    spoken: int = 0

    def rules(self) -> tuple[Rule, ...]:
        least = min(self.limits[0], 1)
        number = Number("count", least, _LARGEST_TYPED, spoken=self.spoken or None)
        rule = Rule(self.field, seq(word(self.name), number), self._build)
        if not self.steps:
            return (rule,)
        return (rule, Rule(f"{self.field}-step", one_of("step", *self.steps), self._build))

    def spoken_rules(self) -> tuple[Rule, ...]:
        number, *steps = self.rules()
        return (number, *steps) if self.spoken else tuple(steps)

    def _build(self, captures: Captures) -> AdjustSetting:
        if "step" in captures:
            return AdjustSetting(self.field, step=self.steps[cast(str, captures["step"])])
        return AdjustSetting(self.field, cast(int, captures["count"]))

    def limit(self, number: int) -> int:
        """The number, or the limit that it is beyond."""
        return min(max(number, self.limits[0]), self.limits[-1])

    def announce(self, value: Any) -> Phrase:
        return phrase(f"number-{self.name}", value=value)

    def decode(self, data: Any) -> object:
        return data if type(data) is int and data in self.limits else None


@frozen
class PlayerName(Setting):
    """The name of a player."""

    def announce(self, value: Any) -> Phrase:
        return phrase("set-me", player=value)

    def decode(self, data: Any) -> object:
        return data if isinstance(data, str) else None


@frozen
class Amounts(Setting):
    """How much is said in messages of some kinds: pairs of a kind and a verbosity."""

    def announce(self, value: Any) -> Phrase:
        return phrase("settings-amounts", amounts=tuple(describe_amount(*pair) for pair in value))

    def encode(self, value: Any) -> object:
        return {kind.value: verbosity.value for kind, verbosity in value}

    def decode(self, data: Any) -> object:
        """Names and values that do not exist are ignored."""
        if not isinstance(data, dict):
            return None
        verbosities = {verbosity.value: verbosity for verbosity in Verbosity}
        texts = ((kind, data.get(kind.value)) for kind in MessageKind)
        return tuple(
            (kind, verbosities[text])
            for kind, text in texts
            if isinstance(text, str) and text in verbosities
        )


@frozen
class BrailleTables(Setting):
    """The tables of braille that the user chose: pairs of a language and the name of a file."""

    def tell_changed(self, settings: Any) -> Phrase | None:
        """The table for the language of the program."""
        table = settings.braille_table(settings.language)
        return phrase("set-braille-table", table=table) if table else None

    def encode(self, value: Any) -> object:
        return dict(value)

    def decode(self, data: Any) -> object:
        """A name that does not exist may stay: the display tells that."""
        if not isinstance(data, dict):
            return None
        names = [(language, data.get(language)) for language in sorted(LANGUAGES)]
        return tuple((language, name) for language, name in names if isinstance(name, str) and name)


def describe_amount(kind: MessageKind, verbosity: Verbosity) -> Phrase:
    """How much is said in messages of a kind."""
    amount = phrase(f"verbosity-{verbosity.value}")
    return phrase("amount-of-kind", kind=phrase(f"kind-{kind.value}"), amount=amount)
