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
from azul_access.language.phrase import Verbosity
from azul_access.session.control import controls
from azul_access.session.control.settings import SETTINGS

_HISTORY_LENGTH = 5
_VERBOSITY_NUMBERS = {1: Verbosity.TERSE, 2: Verbosity.NORMAL, 3: Verbosity.VERBOSE}

# Values by the concepts that name them.
_VERBOSITIES = {verbosity.value: verbosity for verbosity in Verbosity}
_OF_MOVES = (MessageKind.OWN, MessageKind.OTHERS)
_KINDS = {
    "kind-moves": _OF_MOVES,
    **{f"kind-{kind.value}": (kind,) for kind in MessageKind},
}
_LISTENING_MODES = {
    "off": controls.ListeningMode.OFF,
    "by-key": controls.ListeningMode.KEY,
    "by-wake-word": controls.ListeningMode.WAKE,
    "always": controls.ListeningMode.ALWAYS,
}

_Build = Callable[[Captures], controls.Control | controls.LastMover]


def _number(captures: Captures) -> int:
    """The captured number; 1 if the player left it out."""
    return cast(int, captures.get("count", 1))


def _constant(control: controls.Control) -> _Build:
    return lambda _: control


def _choice(choices: Mapping[str, controls.Control]) -> _Build:
    """The control of the captured concept."""
    return lambda captures: choices[cast(str, captures["choice"])]


def _amount(captures: Captures) -> controls.SetAmount:
    kinds = _KINDS[cast(str, captures["kind"])]
    return controls.SetAmount(kinds, _VERBOSITIES[cast(str, captures["choice"])])


def _walk(kind: controls.WalkKind) -> _Build:
    """A walk through the named part; a name alone is that player's board."""

    def build(captures: Captures) -> controls.WalkRequest:
        seat = cast("Seat | None", captures.get("seat"))
        part = _WALK_PARTS.get(cast(str, captures.get("part", "")), controls.WalkPart.ALL)
        if seat is None:
            return controls.WalkRequest(kind, part)
        return controls.WalkRequest(kind, controls.WalkPart.BOARD, seat.index)

    return build


def _tell_pages(how: controls.PagesHelp) -> _Build:
    """A request for the pages that are named; without a name for all."""
    return lambda captures: controls.TellPages(
        how, _seat(captures), of_onlookers="choice" in captures
    )


def _renew_pages(captures: Captures) -> controls.RenewPages:
    return controls.RenewPages(_seat(captures), of_onlookers="choice" in captures)


def _display(captures: Captures) -> int | None:
    return cast("int | None", captures.get("count"))


def _seat(captures: Captures) -> int | None:
    seat = cast("Seat | None", captures.get("seat"))
    return None if seat is None else seat.index


def _history(captures: Captures) -> controls.ShowHistory:
    return controls.ShowHistory(cast(int, captures.get("count", _HISTORY_LENGTH)))


_WALKS = {"take-stock": controls.WalkKind.CHECK, "rebuild": controls.WalkKind.LAY}
_WALK_PARTS = {
    "board": controls.WalkPart.BOARD,
    "factories": controls.WalkPart.FACTORIES,
    "centre": controls.WalkPart.CENTRE,
    "bag": controls.WalkPart.STOCK,
}
_WALK_PART = Opt(
    alt(
        seq(maybe("the"), one_of("part", *_WALK_PARTS), Opt(seq(maybe("of"), Name("seat")))),
        seq(maybe("of"), Name("seat"), Opt(one_of("part", "board"))),
    )
)
_WHOSE_PAGE = Opt(seq(maybe("of"), alt(Name("seat"), one_of("choice", "onlookers"))))
_DISPLAY = seq(word("display"), Opt(Number("count", 1, 9)))
_TIMES = Opt(Number("count", 1, 9999, spoken=20))
# What is listened for only where the computer has made a move.
_NOT_THERE = controls.SimpleControl.NOT_THERE
NOT_THERE_RULE = Rule(_NOT_THERE.value, word(_NOT_THERE.value), _constant(_NOT_THERE))
# What is set once and kept is seldom said.
_TYPED_ONLY = (
    *("braille-table", "pages", "page-address", "page-codes", "new-pages", "amount", "sit-at"),
    *("display-owner", "display-moves", "story", "whole-record", "record-of-round"),
    _NOT_THERE.value,
    controls.MicrophoneAction.FETCH_MODEL.value,
    *(profile.value for profile in controls.Profile),
)
_ANSWERS = (controls.SimpleControl.YES, controls.SimpleControl.NO, controls.SimpleControl.WRONG)
# What is listened for beside the answers while a question waits for a yes or a no.
_WITH_ANSWERS = (controls.SimpleControl.REPEAT, controls.SimpleControl.HELP)

# Rules of controls, without those of settings.
_OWN_RULES: tuple[Rule, ...] = (
    *(
        Rule(control.value, word(control.value), _constant(control), answers=control in _ANSWERS)
        for control in controls.SimpleControl
    ),
    Rule(
        "undo", seq(word("undo"), _TIMES), lambda captures: controls.UndoRequest(_number(captures))
    ),
    Rule(
        "redo", seq(word("redo"), _TIMES), lambda captures: controls.RedoRequest(_number(captures))
    ),
    *(
        Rule(f"walk-{kind.value}", seq(word(concept), _WALK_PART), _walk(kind))
        for concept, kind in _WALKS.items()
    ),
    Rule(
        "last-mover",
        seq(word("that-was"), Name("seat")),
        lambda captures: controls.LastMover(cast(Seat, captures["seat"]).index),
    ),
    Rule(
        "display-owner",
        seq(_DISPLAY, word("belongs-to"), alt(Name("seat"), word("everybody"))),
        lambda captures: controls.GiveDisplay(_seat(captures), _display(captures)),
    ),
    Rule(
        "display-moves",
        seq(_DISPLAY, word("moves-for-all")),
        lambda captures: controls.LetDisplayMove(_display(captures)),
    ),
    Rule("history", seq(word("history"), _TIMES), _history),
    Rule("whole-record", word("whole-record"), _constant(controls.TellRecord())),
    Rule(
        "record-of-round",
        seq(word("history"), maybe("of"), maybe("the"), word("round"), Number("count", 1, 99)),
        lambda captures: controls.TellRecord(_number(captures)),
    ),
    Rule(
        "verbosity-number",
        seq(word("verbosity"), Number("count", 1, 3)),
        lambda captures: controls.ChangeSetting("verbosity", _VERBOSITY_NUMBERS[_number(captures)]),
    ),
    *(Rule(profile.value, word(profile.value), _constant(profile)) for profile in controls.Profile),
    Rule(
        "amount",
        seq(maybe("verbosity"), one_of("kind", *_KINDS), one_of("choice", *_VERBOSITIES)),
        _amount,
    ),
    Rule(
        "sit-at",
        seq(word("sit-at"), Name("seat")),
        lambda captures: controls.SitAt(cast(Seat, captures["seat"]).index),
    ),
    Rule(
        "braille-table",
        seq(word("braille"), word("table"), Opt(Number("count", 0, 9999))),
        lambda captures: controls.BrailleTableRequest(cast("int | None", captures.get("count"))),
    ),
    Rule(
        "pages",
        alt(
            seq(word("pages"), Opt(word("join-code")), _WHOSE_PAGE),
            seq(word("join-code"), _WHOSE_PAGE),
        ),
        _tell_pages(controls.PagesHelp.DIGITS),
    ),
    Rule(
        "page-address",
        seq(maybe("pages"), word("address"), _WHOSE_PAGE),
        _tell_pages(controls.PagesHelp.ADDRESS),
    ),
    Rule("story", word("story"), _constant(controls.TellStory())),
    Rule("review", word("review"), _constant(controls.TellReview())),
    Rule(
        "page-codes",
        seq(maybe("pages"), word("qr-codes"), _WHOSE_PAGE),
        _tell_pages(controls.PagesHelp.QR_CODES),
    ),
    Rule("new-pages", seq(word("pages"), word("new"), _WHOSE_PAGE), _renew_pages),
    *(
        Rule(action.value, word(action.value), _constant(action))
        for action in controls.MicrophoneAction
    ),
    Rule(
        "listening",
        seq(word("listening"), one_of("choice", *_LISTENING_MODES)),
        _choice(_LISTENING_MODES),
    ),
)
RULES = (*_OWN_RULES, *(rule for setting in SETTINGS.values() for rule in setting.rules()))
YES_AND_NO_RULES = tuple(rule for rule in RULES if rule.answers)
# Everything that is listened for while a question waits for a yes or a no.
ANSWER_RULES = (
    *YES_AND_NO_RULES,
    *(rule for rule in RULES if rule.name in {control.value for control in _WITH_ANSWERS}),
)
SPOKEN_RULES = (
    *(rule for rule in _OWN_RULES if rule.name not in _TYPED_ONLY and not rule.answers),
    *(rule for setting in SETTINGS.values() for rule in setting.spoken_rules()),
)
# Answers that nobody has asked for. They are listened for so that no command is heard in them; only
# "wrong" answers the announcement of a move.
UNASKED_RULES = tuple(
    replace(rule, answers=rule.name == controls.SimpleControl.WRONG.value)
    for rule in YES_AND_NO_RULES
)


def pick_rules(choices: int) -> tuple[Rule, ...]:
    """The rule that parses the answer to a choice question; none for fewer than two choices."""
    if choices < 2:
        return ()
    node = seq(maybe("the"), Number("count", 1, choices, forms=(CARDINAL, ORDINAL)))
    return (
        Rule("pick", node, lambda captures: controls.PickOption(_number(captures)), answers=True),
    )
