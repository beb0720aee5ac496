"""What is said to the companion itself, in every game: undo, repeat, settings, help, leave.

Controls are rules over concepts like a game's grammar, and mean the values below.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import cast

from azul_access.language.grammar import (
    CARDINAL,
    ORDINAL,
    Captures,
    Number,
    Opt,
    Rule,
    maybe,
    one_of,
    seq,
    word,
)
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity


class Pace(Enum):
    """Whether a round's tiling is told in one go, or a step at a time."""

    FLOW = "flow"
    STEP = "step"


class SpeechOutput(Enum):
    """Who reads aloud: the program's own voice, a screen reader, or nobody."""

    OWN = "own"
    SCREENREADER = "screenreader"
    OFF = "off"


class ConfirmPolicy(Enum):
    """Which spoken moves are read back before they count."""

    EVERY = "every"
    UNSURE = "unsure"


class ListeningMode(Enum):
    """When the microphone is listened to."""

    OFF = "off"
    KEY = "key"
    WAKE = "wake"
    ALWAYS = "always"


class MicrophoneAction(Enum):
    """What the microphone is to do once."""

    LISTEN = "listen"
    CALIBRATE = "calibrate"


# What can be wished of the microphone.
MicrophoneRequest = ListeningMode | MicrophoneAction


class SimpleControl(Enum):
    """Controls without a number or a choice."""

    YES = "yes"
    NO = "no"
    WHOSE_TURN = "whose-turn"
    LAST = "last"
    REPEAT = "repeat"
    PREVIOUS = "previous"
    NEXT = "next"
    GO_ON = "go-on"
    SILENCE = "silence"
    HELP = "help"
    SETTINGS = "settings"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """Undo `count` deeds."""

    count: int


@dataclass(frozen=True, slots=True)
class RedoRequest:
    """Redo `count` deeds."""

    count: int


@dataclass(frozen=True, slots=True)
class PickOption:
    """One of the things that were offered, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class ShowHistory:
    """Tell the last `count` commands with their numbers."""

    count: int


@dataclass(frozen=True, slots=True)
class AdjustVoice:
    """A setting of the voice: which one, and its new value or a step up or down."""

    setting: str
    value: int | None = None
    step: int = 0


@dataclass(frozen=True, slots=True)
class SwitchLanguage:
    language: str


@dataclass(frozen=True, slots=True)
class SetSounds:
    """The short sounds beside the voice, on or off."""

    on: bool


Control = (
    SimpleControl
    | UndoRequest
    | RedoRequest
    | PickOption
    | ShowHistory
    | AdjustVoice
    | SwitchLanguage
    | SpeechOutput
    | SetSounds
    | Verbosity
    | Pace
    | ConfirmPolicy
    | ListeningMode
    | MicrophoneAction
)

HISTORY_LENGTH = 5
_VERBOSITIES = {1: Verbosity.TERSE, 2: Verbosity.NORMAL, 3: Verbosity.VERBOSE}
_LANGUAGES: Mapping[str, str] = {f"language-{tag}": tag for tag in LANGUAGES}
_STEPS: Mapping[str, tuple[str, int]] = {
    "faster": ("rate", 1),
    "slower": ("rate", -1),
    "louder": ("volume", 1),
    "quieter": ("volume", -1),
    "higher": ("pitch", 1),
    "lower": ("pitch", -1),
}
_SPEECH: Mapping[str, SpeechOutput] = {
    "on": SpeechOutput.OWN,
    "off": SpeechOutput.OFF,
    "screen-reader": SpeechOutput.SCREENREADER,
}

_LISTENING: Mapping[str, ListeningMode] = {
    "off": ListeningMode.OFF,
    "by-key": ListeningMode.KEY,
    "by-wake-word": ListeningMode.WAKE,
    "always": ListeningMode.ALWAYS,
}
_CONFIRM: Mapping[str, ConfirmPolicy] = {
    "always": ConfirmPolicy.EVERY,
    "when-unsure": ConfirmPolicy.UNSURE,
}


def _count(captures: Captures, default: int = 1) -> int:
    return cast(int, captures.get("count", default))


def _choice(captures: Captures) -> str:
    return cast(str, captures["choice"])


def _step(captures: Captures) -> AdjustVoice:
    setting, step = _STEPS[_choice(captures)]
    return AdjustVoice(setting, step=step)


def _verbosity(captures: Captures) -> Verbosity:
    return _VERBOSITIES[_count(captures)] if "count" in captures else Verbosity(_choice(captures))


def _rate(captures: Captures) -> AdjustVoice:
    return AdjustVoice("rate", _count(captures))


def _volume(captures: Captures) -> AdjustVoice:
    return AdjustVoice("volume", _count(captures))


def _pitch(captures: Captures) -> AdjustVoice:
    return AdjustVoice("pitch", _count(captures))


def _voice(captures: Captures) -> AdjustVoice:
    return AdjustVoice("voice", _count(captures))


_TIMES = Opt(Number("count", 1, 9999, spoken=20))
# Their numbers are too large to be heard; "faster" and "louder" are there for the voice.
_TYPED_ONLY = ("rate", "volume", "pitch")
_ANSWERS = (SimpleControl.YES, SimpleControl.NO)
RULES: tuple[Rule, ...] = (
    *(
        Rule(
            plain.value,
            word(plain.value),
            lambda _, plain=plain: plain,  # type: ignore[misc]
            answers=plain in _ANSWERS,
        )
        for plain in SimpleControl
    ),
    Rule("undo", seq(word("undo"), _TIMES), lambda found: UndoRequest(_count(found))),
    Rule("redo", seq(word("redo"), _TIMES), lambda found: RedoRequest(_count(found))),
    Rule(
        "history",
        seq(word("history"), _TIMES),
        lambda found: ShowHistory(_count(found, HISTORY_LENGTH)),
    ),
    Rule(
        "verbosity",
        seq(maybe("verbosity"), one_of("choice", *(verbosity.value for verbosity in Verbosity))),
        _verbosity,
    ),
    Rule("verbosity-number", seq(word("verbosity"), Number("count", 1, 3)), _verbosity),
    Rule(
        "pace",
        seq(maybe("pace"), one_of("choice", *(pace.value for pace in Pace))),
        lambda found: Pace(_choice(found)),
    ),
    Rule("rate", seq(word("rate"), Number("count", 1, 9999)), _rate),
    Rule("volume", seq(word("volume"), Number("count", 0, 9999)), _volume),
    Rule("pitch", seq(word("pitch"), Number("count", 0, 9999)), _pitch),
    Rule("voice", seq(word("voice"), Number("count", 1, 99, spoken=9)), _voice),
    Rule("voice-step", one_of("choice", *_STEPS), _step),
    Rule(
        "voice-on-off",
        seq(word("voice"), one_of("choice", *_SPEECH)),
        lambda found: _SPEECH[_choice(found)],
    ),
    Rule("screen-reader", word("screen-reader"), lambda _: SpeechOutput.SCREENREADER),
    Rule(
        "sounds",
        seq(word("sounds"), one_of("choice", "on", "off")),
        lambda found: SetSounds(_choice(found) == "on"),
    ),
    *(
        Rule(hearing.value, word(hearing.value), lambda _, hearing=hearing: hearing)  # type: ignore[misc]
        for hearing in MicrophoneAction
    ),
    Rule(
        "listening",
        seq(word("listening"), one_of("choice", *_LISTENING)),
        lambda found: _LISTENING[_choice(found)],
    ),
    Rule(
        "confirm",
        seq(word("confirm"), one_of("choice", *_CONFIRM)),
        lambda found: _CONFIRM[_choice(found)],
    ),
    Rule(
        "language",
        seq(maybe("language"), one_of("choice", *_LANGUAGES)),
        lambda found: SwitchLanguage(_LANGUAGES[_choice(found)]),
    ),
)
SPOKEN_RULES = tuple(rule for rule in RULES if rule.name not in _TYPED_ONLY and not rule.answers)
YES_AND_NO_RULES = tuple(rule for rule in RULES if rule.answers)


def pick_rules(offered: int) -> tuple[Rule, ...]:
    """What picks one of several things that were offered."""
    if offered < 2:
        return ()
    node = seq(maybe("the"), Number("count", 1, offered, forms=(CARDINAL, ORDINAL)))
    return (Rule("pick", node, lambda found: PickOption(_count(found)), answers=True),)
