"""The rules that parse controls, over the concepts of a language's words."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import cast

from azul_access.games.context import MessageKind
from azul_access.language.grammar import (
    CARDINAL,
    ORDINAL,
    Captures,
    Name,
    Number,
    Opt,
    Rule,
    Seat,
    alt,
    maybe,
    one_of,
    seq,
    word,
)
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Verbosity
from azul_access.session.controls import (
    AdjustVoice,
    AskOnBraille,
    BrailleTableRequest,
    ConfirmPolicy,
    Control,
    LastMover,
    ListeningMode,
    MicrophoneAction,
    Pace,
    PickOption,
    Profile,
    RedoRequest,
    RenewPages,
    SetAmount,
    SetSounds,
    ShowHistory,
    SimpleControl,
    SitAt,
    SpeechOutput,
    SwitchLanguage,
    TellPages,
    UndoRequest,
    UseKeypad,
    WalkKind,
    WalkPart,
    WalkRequest,
)

_HISTORY_LENGTH = 5
_VERBOSITY_NUMBERS = {1: Verbosity.TERSE, 2: Verbosity.NORMAL, 3: Verbosity.VERBOSE}

# Values by the concepts that name them.
_VERBOSITIES = {verbosity.value: verbosity for verbosity in Verbosity}
_OF_MOVES = (MessageKind.OWN, MessageKind.OTHERS)
_KINDS = {
    "kind-moves": _OF_MOVES,
    **{f"kind-{kind.value}": (kind,) for kind in MessageKind},
}
_PACES = {pace.value: pace for pace in Pace}
_LANGUAGES = {f"language-{tag}": SwitchLanguage(tag) for tag in LANGUAGES}
_SOUNDS = {"on": SetSounds(True), "off": SetSounds(False)}
_KEYPAD = {"on": UseKeypad(True), "off": UseKeypad(False)}
_BRAILLE = {"asking": AskOnBraille(True), "without-asking": AskOnBraille(False)}
_VOICE_STEPS = {
    "faster": AdjustVoice("rate", step=1),
    "slower": AdjustVoice("rate", step=-1),
    "louder": AdjustVoice("volume", step=1),
    "quieter": AdjustVoice("volume", step=-1),
    "higher": AdjustVoice("pitch", step=1),
    "lower": AdjustVoice("pitch", step=-1),
}
_SPEECH_OUTPUTS = {
    "on": SpeechOutput.OWN,
    "off": SpeechOutput.OFF,
    "screen-reader": SpeechOutput.SCREENREADER,
}
_LISTENING_MODES = {
    "off": ListeningMode.OFF,
    "by-key": ListeningMode.KEY,
    "by-wake-word": ListeningMode.WAKE,
    "always": ListeningMode.ALWAYS,
}
_CONFIRM_POLICIES = {"always": ConfirmPolicy.EVERY, "when-unsure": ConfirmPolicy.UNSURE}

_Build = Callable[[Captures], Control | LastMover]


def _number(captures: Captures) -> int:
    """The captured number; 1 if the player left it out."""
    return cast(int, captures.get("count", 1))


def _constant(control: Control) -> _Build:
    return lambda _: control


def _choice(controls: Mapping[str, Control]) -> _Build:
    """The control of the captured concept."""
    return lambda captures: controls[cast(str, captures["choice"])]


def _amount(captures: Captures) -> SetAmount:
    kinds = _KINDS[cast(str, captures["kind"])]
    return SetAmount(kinds, _VERBOSITIES[cast(str, captures["choice"])])


def _adjust(setting: str) -> _Build:
    return lambda captures: AdjustVoice(setting, _number(captures))


def _walk(kind: WalkKind) -> _Build:
    """A walk through the named part; a name alone is that player's board."""

    def build(captures: Captures) -> WalkRequest:
        seat = cast("Seat | None", captures.get("seat"))
        part = _WALK_PARTS.get(cast(str, captures.get("part", "")), WalkPart.ALL)
        if seat is None:
            return WalkRequest(kind, part)
        return WalkRequest(kind, WalkPart.BOARD, seat.index)

    return build


def _show_codes(captures: Captures) -> TellPages:
    return TellPages(True, _seat(captures), of_onlookers="choice" in captures)


def _renew_pages(captures: Captures) -> RenewPages:
    return RenewPages(_seat(captures), of_onlookers="choice" in captures)


def _seat(captures: Captures) -> int | None:
    seat = cast("Seat | None", captures.get("seat"))
    return None if seat is None else seat.index


def _history(captures: Captures) -> ShowHistory:
    return ShowHistory(cast(int, captures.get("count", _HISTORY_LENGTH)))


_WALKS = {"take-stock": WalkKind.CHECK, "rebuild": WalkKind.LAY}
_WALK_PARTS = {
    "board": WalkPart.BOARD,
    "factories": WalkPart.FACTORIES,
    "centre": WalkPart.CENTRE,
    "bag": WalkPart.STOCK,
}
_WALK_PART = Opt(
    alt(
        seq(maybe("the"), one_of("part", *_WALK_PARTS), Opt(seq(maybe("of"), Name("seat")))),
        seq(maybe("of"), Name("seat"), Opt(one_of("part", "board"))),
    )
)
_WHOSE_PAGE = Opt(alt(Name("seat"), one_of("choice", "onlookers")))
_TIMES = Opt(Number("count", 1, 9999, spoken=20))
# Large numbers are hard to recognise; players say "faster" or "louder" instead.
# A keypad is switched on at the keyboard, and what is set once and kept is seldom said.
_TYPED_ONLY = (
    *("rate", "volume", "pitch"),
    *("digits", "digits-on-off", "braille-asking", "braille-table"),
    *(
        "pages",
        "page-codes",
        "new-pages",
        "amount",
        "sit-at",
        *(profile.value for profile in Profile),
    ),
)
_ANSWERS = (SimpleControl.YES, SimpleControl.NO, SimpleControl.WRONG)
# What is listened for beside the answers while a question waits for a yes or a no.
_WITH_ANSWERS = (SimpleControl.REPEAT, SimpleControl.HELP)

RULES: tuple[Rule, ...] = (
    *(
        Rule(control.value, word(control.value), _constant(control), answers=control in _ANSWERS)
        for control in SimpleControl
    ),
    Rule("undo", seq(word("undo"), _TIMES), lambda captures: UndoRequest(_number(captures))),
    Rule("redo", seq(word("redo"), _TIMES), lambda captures: RedoRequest(_number(captures))),
    *(
        Rule(f"walk-{kind.value}", seq(word(concept), _WALK_PART), _walk(kind))
        for concept, kind in _WALKS.items()
    ),
    Rule(
        "last-mover",
        seq(word("that-was"), Name("seat")),
        lambda captures: LastMover(cast(Seat, captures["seat"]).index),
    ),
    Rule("history", seq(word("history"), _TIMES), _history),
    Rule(
        "verbosity", seq(maybe("verbosity"), one_of("choice", *_VERBOSITIES)), _choice(_VERBOSITIES)
    ),
    Rule(
        "verbosity-number",
        seq(word("verbosity"), Number("count", 1, 3)),
        lambda captures: _VERBOSITY_NUMBERS[_number(captures)],
    ),
    *(Rule(profile.value, word(profile.value), _constant(profile)) for profile in Profile),
    Rule(
        "amount",
        seq(maybe("verbosity"), one_of("kind", *_KINDS), one_of("choice", *_VERBOSITIES)),
        _amount,
    ),
    Rule(
        "sit-at",
        seq(word("sit-at"), Name("seat")),
        lambda captures: SitAt(cast(Seat, captures["seat"]).index),
    ),
    Rule("pace", seq(maybe("pace"), one_of("choice", *_PACES)), _choice(_PACES)),
    Rule("rate", seq(word("rate"), Number("count", 1, 9999)), _adjust("rate")),
    Rule("volume", seq(word("volume"), Number("count", 0, 9999)), _adjust("volume")),
    Rule("pitch", seq(word("pitch"), Number("count", 0, 9999)), _adjust("pitch")),
    Rule("voice", seq(word("voice"), Number("count", 1, 99, spoken=9)), _adjust("voice")),
    Rule("voice-step", one_of("choice", *_VOICE_STEPS), _choice(_VOICE_STEPS)),
    Rule(
        "voice-on-off",
        seq(word("voice"), one_of("choice", *_SPEECH_OUTPUTS)),
        _choice(_SPEECH_OUTPUTS),
    ),
    Rule("screen-reader", word("screen-reader"), _constant(SpeechOutput.SCREENREADER)),
    Rule("sounds", seq(word("sounds"), one_of("choice", *_SOUNDS)), _choice(_SOUNDS)),
    Rule("digits", word("digits"), _constant(UseKeypad(True))),
    Rule("digits-on-off", seq(word("digits"), one_of("choice", *_KEYPAD)), _choice(_KEYPAD)),
    Rule("braille-asking", seq(word("braille"), one_of("choice", *_BRAILLE)), _choice(_BRAILLE)),
    Rule(
        "braille-table",
        seq(word("braille"), word("table"), Opt(Number("count", 0, 9999))),
        lambda captures: BrailleTableRequest(cast("int | None", captures.get("count"))),
    ),
    Rule("pages", word("pages"), _constant(TellPages())),
    Rule("page-codes", seq(word("pages"), word("codes"), _WHOSE_PAGE), _show_codes),
    Rule("new-pages", seq(word("pages"), word("new"), _WHOSE_PAGE), _renew_pages),
    *(Rule(action.value, word(action.value), _constant(action)) for action in MicrophoneAction),
    Rule(
        "listening",
        seq(word("listening"), one_of("choice", *_LISTENING_MODES)),
        _choice(_LISTENING_MODES),
    ),
    Rule(
        "confirm",
        seq(word("confirm"), one_of("choice", *_CONFIRM_POLICIES)),
        _choice(_CONFIRM_POLICIES),
    ),
    Rule("language", seq(maybe("language"), one_of("choice", *_LANGUAGES)), _choice(_LANGUAGES)),
)
YES_AND_NO_RULES = tuple(rule for rule in RULES if rule.answers)
# Everything that is listened for while a question waits for a yes or a no.
ANSWER_RULES = (
    *YES_AND_NO_RULES,
    *(rule for rule in RULES if rule.name in {control.value for control in _WITH_ANSWERS}),
)
SPOKEN_RULES = tuple(rule for rule in RULES if rule.name not in _TYPED_ONLY and not rule.answers)
# Answers that nobody has asked for. They are listened for so that no command is heard in them; only
# "wrong" answers the announcement of a move.
UNASKED_RULES = tuple(
    replace(rule, answers=rule.name == SimpleControl.WRONG.value) for rule in YES_AND_NO_RULES
)


def pick_rules(choices: int) -> tuple[Rule, ...]:
    """The rule that parses the answer to a choice question; none for fewer than two choices."""
    if choices < 2:
        return ()
    node = seq(maybe("the"), Number("count", 1, choices, forms=(CARDINAL, ORDINAL)))
    return (Rule("pick", node, lambda captures: PickOption(_number(captures)), answers=True),)
