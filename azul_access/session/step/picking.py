"""What a player can pick by touch, step by step, until it is a command; and what is asked before.

Picks are values of the game's own. The same steps are on a braille display and on pages.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Self

from azul_access.games.sentence_touch import touch_of
from azul_access.games.system import Command, Expects, State
from azul_access.games.touch import Strip
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.session.session import Session
from azul_access.values import frozen


@frozen
class Heading:
    """A pick of what several choices have in common, such as a factory: one of them follows."""

    text: Phrase


@frozen
class Picks:
    """What is picked of a move on one device, in `state`: `values`, and a heading or none.

    `command` is what they mean together as soon as none is missing.
    """

    values: tuple[object, ...] = ()
    heading: Heading | None = None
    command: Command | None = None
    state: State | None = None

    @property
    def has_steps(self) -> bool:
        """Whether there is a last step that can be taken back."""
        return bool(self.values) or self.heading is not None

    def current(self, session: Session) -> "Picks":
        """These picks, or none as soon as the game has changed."""
        return self if self.state is session.ledger.state else Picks()

    def add(self, pick: object, session: Session) -> "Picks":
        values, state = self.current(session).values, session.ledger.state
        if isinstance(pick, Heading):
            return Picks(values, pick, state=state)
        values = (*values, pick)
        return Picks(values, None, find_command(session, values), state)

    def remove_last(self) -> Self:
        """Take the last step back."""
        values = self.values if self.heading is not None else self.values[:-1]
        return replace(self, values=values, heading=None, command=None)


@frozen
class OfferedPick:
    """Something to pick: its full words, the heading that it shares with others, its labels."""

    words: tuple[Phrase, ...]
    pick: object
    heading: Heading | None = None
    labels: tuple[Phrase, ...] = ()


@frozen
class Offer:
    """What is picked already, in words, and what can be picked next."""

    picked: tuple[Phrase, ...]
    choices: tuple[OfferedPick, ...]


def list_strips(session: Session, picks: tuple[object, ...]) -> tuple[Strip, ...]:
    """The game's choices after some picks; none while announcements wait or another one acts."""
    if session.queued_announcements or not session.may_move:
        return ()
    touch = touch_of(session.setup.system)
    return touch.choices(session.context, session.ledger.state, picks).strips


def find_command(session: Session, picks: tuple[object, ...]) -> Command | None:
    """The command that the picks make; None while one is missing."""
    return touch_of(session.setup.system).picked_command(session.ledger.state, picks)


def offer_choices(session: Session, picks: tuple[object, ...]) -> Offer:
    """What can be picked after some picks, in full words."""
    return offer_picks(list_strips(session, picks))


def offer_picks(strips: Sequence[Strip]) -> Offer:
    """The picks of strips, in full words."""
    picked = [text for strip in strips if find_pick(strip) is None for text in _words(strip)]
    choices = [
        OfferedPick(_words(strip), pick, find_heading(strip), _labels(strip))
        for strip in strips
        if (pick := find_pick(strip)) is not None
    ]
    return Offer(tuple(picked), tuple(choices))


def find_pick(strip: Strip) -> object:
    """What touching a strip picks; None if it shows only what is picked already."""
    return next((field.pick for field in strip if field.pick is not None), None)


def find_heading(strip: Strip) -> Heading | None:
    """What a strip has in common with others."""
    heading = strip[0].heading if strip else None
    return None if heading is None else Heading(heading)


def list_headings(headings: Iterable[Heading | None]) -> list[Heading]:
    """What can be picked first where choices are many: none unless all of them share headings."""
    found = list(headings)
    different = [it for it in dict.fromkeys(found) if it is not None]
    return different if None not in found and 1 < len(different) < len(found) else []


def question_phrases(session: Session, command: Command, verbosity: Verbosity) -> list[Phrase]:
    """The question before a command and, unless it fills factories, its consequences.

    At the table it names the player.
    """
    system, state = session.setup.system, session.ledger.state
    context = replace(session.context, verbosity=verbosity)
    described = system.dialogue.describe_command(state, command)
    phrases = [phrase("braille-ask", command=described)]
    expected = system.rules.expects(state)
    if expected.kind in (Expects.TURN, Expects.CHOICE):
        if session.owner is None and expected.player is not None:
            # Several people may read the display of the table.
            player = context.names[expected.player]
            phrases = [phrase("braille-ask-player", player=player, command=described)]
        asked = touch_of(system).what_if_question(command)
        consequences = [] if asked is None else system.facts.answer(context, state, asked)
        phrases += [sentence for paragraph in consequences for sentence in paragraph]
    return phrases


def _labels(strip: Strip) -> tuple[Phrase, ...]:
    return tuple(field.text for field in strip if field.text is not None)


def _words(strip: Strip) -> tuple[Phrase, ...]:
    """A strip in full words; without them, the texts of its fields."""
    if strip and strip[0].words is not None:
        return (strip[0].words,)
    return _labels(strip)
