"""The settings of a session, each of them a row. They are not part of a game's log."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, replace
from typing import Annotated, Any, get_type_hints

from azul_access.games.context import MessageKind
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.session.control import setting_kinds as kinds
from azul_access.session.control.controls import AdjustSetting, ConfirmPolicy, Pace, SpeechOutput
from azul_access.values import frozen

_VERBOSITIES = {verbosity.value: verbosity for verbosity in Verbosity}
_PACES = {pace.value: pace for pace in Pace}
_OUTPUTS = {
    "on": SpeechOutput.OWN,
    "off": SpeechOutput.OFF,
    "screen-reader": SpeechOutput.SCREENREADER,
}
_POLICIES = {"always": ConfirmPolicy.EVERY, "when-unsure": ConfirmPolicy.UNSURE}
_LANGUAGES = {f"language-{tag}": tag for tag in LANGUAGES}


@frozen
class Settings:
    """What users can set. `rate` is in words per minute, `volume` in per cent, 50 is the normal
    `pitch`; `voice` is the number of a variant.

    What is announced can be taken back with one word, so spoken moves are confirmed only when they
    are unsure. `amounts` are the kinds of messages with a verbosity of their own, without
    duplicates; `me` is the name of the player who listens, empty until somebody has said it.
    With `colour_names`, tables of pages have the colour of a tile beside its letter.
    `braille_tables` has the file names of tables that the user chose, by language.
    """

    language: Annotated[
        str,
        kinds.LanguageChoice("language", _LANGUAGES, needs_name=False, is_own=True, kept=False),
    ]
    verbosity: Annotated[
        Verbosity, kinds.OneOf("verbosity", _VERBOSITIES, needs_name=False, is_own=True)
    ] = Verbosity.NORMAL
    pace: Annotated[Pace, kinds.OneOf("pace", _PACES, needs_name=False)] = Pace.FLOW
    speech: Annotated[
        SpeechOutput,
        kinds.OneOf("voice", _OUTPUTS, alone=(("screen-reader", SpeechOutput.SCREENREADER),)),
    ] = SpeechOutput.OWN
    rate: Annotated[
        int, kinds.WholeNumber("rate", range(80, 901), {"faster": 20, "slower": -20})
    ] = 180
    volume: Annotated[
        int, kinds.WholeNumber("volume", range(101), {"louder": 10, "quieter": -10})
    ] = 100
    pitch: Annotated[int, kinds.WholeNumber("pitch", range(101), {"higher": 5, "lower": -5})] = 50
    voice: Annotated[int, kinds.WholeNumber("voice", range(1, 10), {}, spoken=9)] = 1
    earcons: Annotated[bool, kinds.switch("sounds")] = True
    tips: Annotated[bool, kinds.switch("tips", spoken=False, kept=False)] = True
    keypad: Annotated[bool, kinds.switch("digits", alone=(("digits", True),), spoken=False)] = False
    asks_on_braille: Annotated[
        bool, kinds.switch("braille", on="asking", off="without-asking", spoken=False, is_own=True)
    ] = True
    colour_names: Annotated[bool, kinds.switch("colour-names", spoken=False, is_own=True)] = False
    braille_tables: Annotated[tuple[tuple[str, str], ...], kinds.BrailleTables()] = ()
    amounts: Annotated[tuple[tuple[MessageKind, Verbosity], ...], kinds.Amounts()] = ()
    me: Annotated[str, kinds.PlayerName()] = ""
    confirm: Annotated[ConfirmPolicy, kinds.OneOf("confirm", _POLICIES)] = ConfirmPolicy.UNSURE

    @property
    def phrases(self) -> Phrases:
        """The messages of the language; with the keypad, those that name its keys."""
        return load_phrases(self.language, keypad=self.keypad)

    def braille_table(self, language: str) -> str:
        """The table of liblouis that the user chose for a language; empty if none."""
        return dict(self.braille_tables).get(language, "")

    def with_braille_table(self, language: str, table: str) -> "Settings":
        """The settings with another table for a language; an empty one is the program's choice."""
        tables = {**dict(self.braille_tables), language: table}
        chosen = tuple(sorted(item for item in tables.items() if item[1]))
        return replace(self, braille_tables=chosen)

    def with_verbosity(self, verbosity: Verbosity) -> "Settings":
        """The settings with one verbosity for everything."""
        return replace(self, verbosity=verbosity, amounts=())

    def with_amount(self, told: Iterable[MessageKind], verbosity: Verbosity) -> "Settings":
        """The settings with another verbosity for some kinds of messages."""
        amounts = {**dict(self.amounts), **dict.fromkeys(told, verbosity)}
        kept = [(kind, amounts[kind]) for kind in MessageKind if kind in amounts]
        return replace(self, amounts=tuple(item for item in kept if item[1] is not self.verbosity))

    def for_expert(self) -> "Settings":
        """Everything is told briefly, but for what was asked."""
        settings = self.with_verbosity(Verbosity.TERSE)
        return settings.with_amount([MessageKind.ANSWERS], Verbosity.NORMAL)

    def change(self, name: str, value: Any) -> "Settings":
        """The settings with another value of one setting."""
        return self.with_verbosity(value) if name == "verbosity" else replace(self, **{name: value})

    def adjust(self, request: AdjustSetting) -> "Settings":
        """The settings with another number, limited to its range."""
        number = request.value
        if number is None:
            number = getattr(self, request.field) + request.step
        return self.change(request.field, NUMBERS[request.field].limit(number))

    def list_changed(self) -> list[str]:
        """The names of settings that differ from their default, in the order of the rows."""
        return [
            setting.name
            for setting in fields(self)
            if setting.default not in (MISSING, getattr(self, setting.name))
        ]


def _collect_rows() -> Mapping[str, kinds.Setting]:
    hints = get_type_hints(Settings, include_extras=True)
    return {name: replace(hint.__metadata__[0], field=name) for name, hint in hints.items()}


# Every setting by the name of its field.
SETTINGS = _collect_rows()
CHOICES = {name: row for name, row in SETTINGS.items() if isinstance(row, kinds.OneOf)}
NUMBERS = {name: row for name, row in SETTINGS.items() if isinstance(row, kinds.WholeNumber)}
