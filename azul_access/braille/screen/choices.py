"""The choices of a display: what can be picked now, what is picked, and what is asked first."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from azul_access.braille.cells.layout import Segment, join_segments, split_into_windows
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.screen.menus import GENERAL_CHOICES, YES_OR_NO, Menu, SentText, list_menu
from azul_access.braille.screen.messages import DisplayMessage
from azul_access.games.system import Command, Expects
from azul_access.games.touch import EMPTY_CELL, FREE, Field, Strip
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.change.read_back import read_back
from azul_access.session.step.picking import find_command, find_pick, list_strips
from azul_access.values import frozen


@frozen
class Selection:
    """What the player picks for a command; `choosing` shows the choices before the first pick.

    `menu` is the menu that is open. `command` is what the picks mean together as soon as none is
    missing. `is_touched` tells that a routing key made the first pick, and `message` is the one
    that it was made behind, if any.
    """

    choosing: bool = False
    picks: tuple[object, ...] = ()
    menu: Menu | None = None
    command: Command | None = None
    is_touched: bool = False
    message: DisplayMessage | None = None

    @property
    def has_steps(self) -> bool:
        """Whether there is a last step that can be taken back."""
        return bool(self.picks) or self.menu is not None

    def add(self, pick: object, session: Session) -> "Selection":
        if isinstance(pick, Menu):
            return Selection(choosing=True, menu=pick)
        picks = (*self.picks, pick)
        return replace(self, picks=picks, command=find_command(session, picks))

    def remove_last(self) -> "Selection":
        """The selection before the last pick, or before the menu."""
        if self.menu is not None:
            return Selection(choosing=True)
        if len(self.picks) == 1:
            return Selection(choosing=self.choosing)
        return replace(self, picks=self.picks[:-1], command=None)


@frozen
class Option:
    """`short_words` leave out the free places at the end."""

    words: Sequence[Segment]
    short_words: Sequence[Segment]
    pick: object


@frozen
class ChoiceWindow:
    """One window, with the options from `first` to before `end`."""

    first: int
    end: int
    cells: Segment


@frozen
class ChoiceList:
    """`head` shows what is picked already; `short_head` has neighbouring labels of a kind once."""

    head: Segment
    short_head: Segment
    options: tuple[Option, ...]

    def windows(self, width: int) -> list[ChoiceWindow]:
        """Return a window for each option: the head, the option, and the next ones.

        Where the head has no room, its short form stands, or nothing. If one window cannot hold all
        options, they are in their short form. Options are not cut, except one that is too wide,
        which has several windows.
        """
        options = [option.words for option in self.options]
        if len(join_segments([self.head, *chain.from_iterable(options)])) > width:
            options = [option.short_words for option in self.options]
        windows: list[ChoiceWindow] = []
        for first, words in enumerate(options):
            cells = join_segments(words)
            if len(cells) > width:
                windows += [
                    ChoiceWindow(first, first + 1, part)
                    for part in split_into_windows(words, width)
                ]
                continue
            with_head = [join_segments([head, cells]) for head in (self.head, self.short_head)]
            cells = next((line for line in with_head if len(line) <= width), cells)
            end = first + 1
            while end < len(options):
                longer = join_segments([cells, *options[end]])
                if len(longer) > width:
                    break
                cells, end = longer, end + 1
            windows.append(ChoiceWindow(first, end, cells))
        return windows or [ChoiceWindow(0, 0, self.head[:width])]


def list_choices(
    session: Session, selection: Selection, renderer: Renderer, *, is_asked: bool
) -> ChoiceList:
    """Return the answers to a question if one `is_asked` here, or what the game lets players pick.

    Before the first pick general choices follow, such as undo.
    """
    if selection.menu is not None:
        strips = list_menu(selection.menu, session)
    elif selection.picks:
        strips = list_strips(session, selection.picks)
    elif is_asked:
        strips = _answers(session)
    else:
        strips = list_strips(session, ()) + GENERAL_CHOICES
    # Strips without a pick, at the beginning, show what is picked already.
    count = next((n for n, strip in enumerate(strips) if find_pick(strip) is not None), len(strips))
    head, short_head = (
        join_segments(chain.from_iterable(map(renderer.render_strip, part)))
        for part in (strips[:count], map(_without_repetition, strips[:count]))
    )
    return ChoiceList(
        head,
        short_head,
        tuple(
            Option(
                renderer.render_strip(strip),
                renderer.render_strip(_without_free_end(strip)),
                find_pick(strip),
            )
            for strip in strips[count:]
        ),
    )


def _without_repetition(strip: Strip) -> Strip:
    return tuple(field for at, field in enumerate(strip) if not at or field != strip[at - 1])


def _without_free_end(strip: Strip) -> Strip:
    """Leave out free places at the end; their number is known, as line 3 has 3 places."""
    end = len(strip)
    while end > 1 and strip[end - 1].text in (FREE.text, None):
        end -= 1
    return strip[:end]


def fill_number(session: Session, renderer: Renderer) -> Segment:
    """Return the number of the factory that the next tiles fill; empty if none is filled now."""
    if not are_labels_expected(session):
        return ()
    number = next((strip[0] for strip in list_strips(session, ())), EMPTY_CELL)
    is_number = number.text is not None and number.text.name == "number" and number.pick is None
    return renderer.render_strip((number,))[0] if is_number else ()


def are_labels_expected(session: Session) -> bool:
    """Whether the game waits for tiles that were drawn."""
    return session.expected.kind is Expects.FILL and not session.pending


def is_number_expected(session: Session, *, is_asked: bool) -> bool:
    """Whether only numbers answer the question now, so that the letters a to j are digits."""
    if is_asked:
        return len(session.pending) > 1
    options = [strip for strip in list_strips(session, ()) if find_pick(strip) is not None]
    return bool(options) and all(
        len(strip) == 1 and strip[0].text is not None and strip[0].text.name == "number"
        for strip in options
    )


def _answers(session: Session) -> tuple[Strip, ...]:
    """Return yes and no, or the numbered meanings of an ambiguous text."""
    if len(session.pending) == 1:
        return YES_OR_NO
    strips = []
    for number, meaning in enumerate(session.pending, 1):
        text = phrase("unsure-choice", number=number, command=read_back(session, meaning))
        strips.append((Field(text, SentText(phrase("number", number=number))),))
    return tuple(strips)
