"""The choices of a display: what can be picked now, what is picked, and what is asked first."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from azul_access.braille.cells.layout import Cell, Segment, join_segments, split_into_windows
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.screen.menus import GENERAL_CHOICES, YES_OR_NO, Menu, SentText, list_menu
from azul_access.braille.screen.messages import DisplayMessage
from azul_access.games.system import Expects
from azul_access.games.touch import EMPTY_CELL, FREE, Field, Strip
from azul_access.language.phrase import phrase
from azul_access.session import Session
from azul_access.session.change.read_back import read_back
from azul_access.session.step import picking
from azul_access.values import frozen

# If all choices need more windows, their names are chosen from first.
_MOST_PAGES = 3


@frozen
class Selection:
    """What the player picks for a command; `choosing` shows the choices before the first pick.

    `menu` is the menu that is open. `is_touched` tells that a routing key made the first pick, and
    `message` is the one that it was made behind.
    """

    choosing: bool = False
    picks: picking.Picks = picking.Picks()
    menu: Menu | None = None
    is_touched: bool = False
    message: DisplayMessage | None = None

    @property
    def has_steps(self) -> bool:
        """Whether there is a last step that can be taken back."""
        return self.picks.has_steps or self.menu is not None

    def add(self, pick: object, session: Session) -> "Selection":
        if isinstance(pick, Menu):
            return Selection(choosing=True, menu=pick)
        return replace(self, picks=self.picks.add(pick, session))

    def remove_last(self) -> "Selection":
        """The selection before the last pick, or before the menu."""
        if self.menu is not None:
            return Selection(choosing=True)
        picks = self.picks.remove_last()
        return replace(self, picks=picks) if picks.has_steps else Selection(choosing=self.choosing)


@frozen
class Option:
    """`name` is what options next to it may share, such as a factory or a star: their `heading`.

    `short_words` leave out the free places at the end.
    """

    name: Segment
    words: Sequence[Segment]
    short_words: Sequence[Segment]
    pick: object
    heading: picking.Heading | None = None

    @property
    def name_dots(self) -> tuple[int, ...]:
        return tuple([cell.dots for cell in self.name])


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

        A name that several options share stands once before them. Where the head has no room, its
        short form stands, or nothing. If one window cannot hold all options, they are in their
        short form. Options are not cut, except one that is too wide, which has several windows.
        """
        is_short = len(join_segments([self.head, _join(self.options)])) > width
        windows: list[ChoiceWindow] = []
        for first in range(len(self.options)):
            cells = _join(self.options[first : first + 1], is_short=is_short)
            if len(cells) > width:
                windows += [
                    ChoiceWindow(first, first + 1, part)
                    for part in split_into_windows([cells], width)
                ]
                continue
            heads = (self.head, self.short_head, ())
            head = next(it for it in heads if len(_place(it, cells)) <= width)
            end = first + 1
            while end < len(self.options):
                longer = _join(self.options[first : end + 1], is_short=is_short)
                if len(_place(head, longer)) > width:
                    break
                cells, end = longer, end + 1
            windows.append(ChoiceWindow(first, end, _place(head, cells)))
        return windows or [ChoiceWindow(0, 0, self.head[:width])]

    def narrow(self, heading: picking.Heading | None, width: int) -> "ChoiceList":
        """Return the choices under a heading; without one, the headings, if all are many windows.

        A heading stands there by the name of its choices.
        """
        if heading is not None:
            below = [option for option in self.options if option.heading == heading]
            return replace(self, options=tuple(below))
        headings = picking.list_headings(option.heading for option in self.options)
        if not headings or self._count_pages(width) <= _MOST_PAGES:
            return self
        names = {option.heading: option.name_dots for option in self.options}
        options = []
        for it in headings:
            cells = tuple([Cell(dots, it) for dots in names[it]])
            options.append(Option((), [cells], [cells], it))
        return replace(self, options=tuple(options))

    def _count_pages(self, width: int) -> int:
        """How many windows show every choice once."""
        windows, at, count = self.windows(width), 0, 0
        while at < len(windows):
            at, count = self.turn_page(at, width, 1), count + 1
        return count

    def turn_page(self, window: int, width: int, step: int) -> int:
        """Return the window that begins behind the options of another one, or ends before them.

        It is -1 before the first one, and the number of windows after the last one.
        """
        windows = self.windows(width)
        here = windows[window]
        if step > 0:
            found = (at for at, it in enumerate(windows) if it.first >= here.end)
            return next(found, len(windows))
        found = (at for at, it in enumerate(windows) if it.end >= here.first)
        return next(found, 0) if here.first else window - 1


def _place(head: Segment, cells: Segment) -> Segment:
    return join_segments([head, cells]) if head else cells


def _join(options: Sequence[Option], *, is_short: bool = False) -> Segment:
    """Options side by side; the name of several picks none of them."""
    parts: list[Segment] = []
    for at, option in enumerate(options):
        shares_before = at > 0 and option.name and option.name_dots == options[at - 1].name_dots
        shares_after = at + 1 < len(options) and option.name_dots == options[at + 1].name_dots
        if option.name and not shares_before:
            parts.append(
                tuple([Cell(it.dots) for it in option.name]) if shares_after else option.name
            )
        parts += option.short_words if is_short else option.words
    return join_segments(parts)


def list_choices(
    session: Session, selection: Selection, renderer: Renderer, *, is_asked: bool
) -> ChoiceList:
    """Return the answers to a question if one `is_asked` here, or what the game lets players pick.

    Before the first pick general choices follow, such as undo.
    """
    if selection.menu is not None:
        strips = list_menu(selection.menu, session)
    elif selection.picks.values:
        strips = picking.list_strips(session, selection.picks.values)
    elif is_asked:
        strips = _answers(session)
    else:
        strips = picking.list_strips(session, ()) + GENERAL_CHOICES
    # Strips without a pick, at the beginning, show what is picked already.
    count = next(
        (n for n, strip in enumerate(strips) if picking.find_pick(strip) is not None), len(strips)
    )
    head, short_head = (
        join_segments(chain.from_iterable(map(renderer.render_strip, part)))
        for part in (strips[:count], map(_without_repetition, strips[:count]))
    )
    return ChoiceList(
        head,
        short_head,
        tuple(_make_option(strip, renderer) for strip in strips[count:]),
    )


def _make_option(strip: Strip, renderer: Renderer) -> Option:
    name, words = split_name(strip)
    short_words = _without_free_end(strip)[len(strip) - len(words) :]
    return Option(
        join_segments(renderer.render_strip(name)) if name else (),
        renderer.render_strip(words),
        renderer.render_strip(short_words) if short_words else (),
        picking.find_pick(strip),
        picking.find_heading(strip),
    )


def split_name(strip: Strip) -> tuple[Strip, Strip]:
    """What stands before the first empty cell of a strip, if there is one, and what follows it."""
    at = next((at for at, field in enumerate(strip) if field.text is None), None)
    return ((), strip) if at is None else (strip[:at], strip[at + 1 :])


def _without_repetition(strip: Strip) -> Strip:
    return tuple(it for at, it in enumerate(strip) if not at or it.text != strip[at - 1].text)


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
    number = next((strip[0] for strip in picking.list_strips(session, ())), EMPTY_CELL)
    is_number = number.text is not None and number.text.name == "number" and number.pick is None
    return renderer.render_strip((number,))[0] if is_number else ()


def are_labels_expected(session: Session) -> bool:
    """Whether the game waits for tiles that were drawn."""
    return session.expected.kind is Expects.FILL and not session.pending


def is_number_expected(session: Session, *, is_asked: bool) -> bool:
    """Whether only numbers answer the question now, so that the letters a to j are digits."""
    if is_asked:
        return len(session.pending) > 1
    options = [
        strip for strip in picking.list_strips(session, ()) if picking.find_pick(strip) is not None
    ]
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
