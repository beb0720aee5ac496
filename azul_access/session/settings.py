"""The settings of a session. They are not part of a game's log."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from azul_access.games.context import MessageKind
from azul_access.language.phrase import Verbosity
from azul_access.language.phrases import Phrases, load_phrases
from azul_access.session.controls import AdjustVoice, ConfirmPolicy, Pace, SpeechOutput

# Words per minute; percent; 50 is the normal pitch; the number of a voice variant.
RANGES = {"rate": range(80, 901), "volume": range(101), "pitch": range(101), "voice": range(1, 10)}
_STEPS = {"rate": 20, "volume": 10, "pitch": 5}


@dataclass(frozen=True, slots=True)
class Settings:
    """`amounts` are the kinds of messages with a verbosity of their own, without duplicates; `me`
    is the name of the player who listens, empty until somebody has said it.

    `braille_tables` has the file names of tables that the user chose, by language.

    `confirm` is None until the user chooses; numbers have the units and limits of RANGES.
    """

    language: str
    verbosity: Verbosity = Verbosity.NORMAL
    pace: Pace = Pace.FLOW
    speech: SpeechOutput = SpeechOutput.OWN
    rate: int = 180
    volume: int = 100
    pitch: int = 50
    voice: int = 1
    earcons: bool = True
    keypad: bool = False
    asks_on_braille: bool = True
    braille_tables: tuple[tuple[str, str], ...] = ()
    amounts: tuple[tuple[MessageKind, Verbosity], ...] = ()
    me: str = ""
    confirm: ConfirmPolicy | None = None

    @property
    def phrases(self) -> Phrases:
        """The messages of the language; with the keypad, those that name its keys."""
        return load_phrases(self.language, keypad=self.keypad)

    @property
    def confirm_policy(self) -> ConfirmPolicy:
        """The policy that the user chose, else to ask only when unsure.

        What is announced can be taken back with one word, so asking every time would only tire.
        """
        return self.confirm or ConfirmPolicy.UNSURE

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

    def with_amount(self, kinds: Iterable[MessageKind], verbosity: Verbosity) -> "Settings":
        """The settings with another verbosity for some kinds of messages."""
        amounts = {**dict(self.amounts), **dict.fromkeys(kinds, verbosity)}
        kept = [(kind, amounts[kind]) for kind in MessageKind if kind in amounts]
        return replace(self, amounts=tuple(item for item in kept if item[1] is not self.verbosity))

    def for_expert(self) -> "Settings":
        """Everything is told briefly, but for what was asked."""
        settings = self.with_verbosity(Verbosity.TERSE)
        return settings.with_amount([MessageKind.ANSWERS], Verbosity.NORMAL)

    def adjust_voice(self, change: AdjustVoice) -> "Settings":
        """The settings after a change of the voice, limited to its range."""
        limits = RANGES[change.setting]
        value = change.value
        if value is None:
            value = getattr(self, change.setting) + change.step * _STEPS[change.setting]
        changed: dict[str, Any] = {change.setting: min(max(value, limits[0]), limits[-1])}
        return replace(self, **changed)
