"""What can be picked at this moment, and what is asked before a picked move is made."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from azul_access.braille.actions import KeyAction
from azul_access.braille.game_views import TURN, touch_of
from azul_access.braille.rendering import Renderer, join_segments
from azul_access.braille.windows import Segment, split_into_windows
from azul_access.games.system import Command, Expects
from azul_access.games.touch import Field, Strip, View
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session import Session, read_back

# What every list of choices ends with, so that displays with two keys have it, too.
_OWN_CHOICES: tuple[Strip, ...] = (
    (Field(phrase("braille-undo"), KeyAction.UNDO),),
    (Field(phrase("braille-redo"), KeyAction.REDO),),
    (Field(phrase("braille-action-earlier"), KeyAction.EARLIER),),
    (Field(phrase("braille-action-whose-turn"), KeyAction.WHOSE_TURN),),
    (Field(phrase("braille-action-help"), KeyAction.HELP),),
)


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer in words to what the companion asked, as something to touch."""

    told: Phrase


@dataclass(frozen=True, slots=True)
class Choices:
    """`head` tells what was picked already; each option is some words and what it picks."""

    head: tuple[Segment, ...]
    options: tuple[tuple[Sequence[Segment], object], ...]

    def split_into_windows(self, width: int) -> list[tuple[int, int, Segment]]:
        """Which options each window shows, first and behind the last, and its cells.

        Each window begins with another option, behind the head where there is room: the first is
        the one that is meant. Options are whole; only one that is too wide has several windows.
        """
        found: list[tuple[int, int, Segment]] = []
        for at, (words, _) in enumerate(self.options):
            option = join_segments(words)
            before = [join_segments(self.head)] if self.head else []
            if before and len(join_segments([*before, option])) > width:
                before = []
            if len(option) > width:
                found += [(at, at + 1, window) for window in split_into_windows(words, width)]
                continue
            line, end = join_segments([*before, option]), at + 1
            while end < len(self.options):
                longer = join_segments([line, join_segments(self.options[end][0])])
                if len(longer) > width:
                    break
                line, end = longer, end + 1
            found.append((at, end, line))
        return found or [(0, 0, join_segments(self.head)[:width])]


def choices(session: Session, picked: tuple[object, ...], writing: Renderer) -> Choices:
    """What can be chosen: an answer that is waited for, or the game's moves.

    Before anything is picked, undo and messages stand at the end.
    """
    found = strips(session, picked)
    heads = next((at for at, strip in enumerate(found) if _pick(strip) is not None), len(found))
    return Choices(
        tuple(join_segments(writing.strip(strip)) for strip in found[:heads]),
        tuple((writing.strip(strip), _pick(strip)) for strip in found[heads:]),
    )


def strips(session: Session, picked: tuple[object, ...]) -> tuple[Strip, ...]:
    if session.pending and not picked:
        return _answers(session)
    touch = touch_of(session.setup.system)
    found = touch.choices(session.context, session.ledger.state, picked).strips
    return found if picked else (*found, *_OWN_CHOICES)


def wants_number(session: Session) -> bool:
    """Whether only numbers answer what is asked now, so that letters a to j are digits."""
    if session.pending:
        return len(session.pending) > 1
    touch = touch_of(session.setup.system)
    found = touch.choices(session.context, session.ledger.state, ()).strips
    options = [strip for strip in found if _pick(strip) is not None]
    return bool(options) and all(
        len(strip) == 1 and strip[0].text is not None and strip[0].text.name == "number"
        for strip in options
    )


def whose_turn(views: Sequence[View]) -> list[Phrase]:
    """Whose turn it is, as the view of that name tells it."""
    view = next(view for view in views if view.name == TURN)
    return [field.text for strip in view.strips for field in strip if field.text is not None]


def question(session: Session, command: Command) -> list[Phrase]:
    """What would follow from a move, before it is made; a draw is only read back."""
    system, state = session.setup.system, session.ledger.state
    table = replace(session.context, verbosity=Verbosity.TERSE)
    told = [phrase("braille-ask", command=system.dialogue.describe_command(state, command))]
    if system.rules.expects(state).kind in (Expects.TURN, Expects.CHOICE):
        asked = touch_of(system).what_if_question(command)
        paragraphs = [] if asked is None else system.facts.answer(table, state, asked)
        told += [sentence for paragraph in paragraphs for sentence in paragraph]
    return told


def _answers(session: Session) -> tuple[Strip, ...]:
    """Yes and no, or the numbered things that may have been meant."""
    if len(session.pending) == 1:
        told = (phrase("braille-yes"), phrase("braille-no"))
        return tuple((Field(each, Reply(each)),) for each in told)
    return tuple(
        (
            Field(
                phrase(
                    "unsure-choice",
                    number=number,
                    command=read_back(session, meaning),
                ),
                Reply(phrase("number", number=number)),
            ),
        )
        for number, meaning in enumerate(session.pending, 1)
    )


def _pick(strip: Strip) -> object:
    return next((field.pick for field in strip if field.pick is not None), None)
