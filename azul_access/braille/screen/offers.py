"""Offers: what can be picked next, written after a message on a display with one line.

The answer to a player's own move is shortened, at most to "ok", so that the offers have room after
it. So the next move needs no key press that removes the answer first.
"""

from collections.abc import Sequence
from dataclasses import replace

from azul_access.braille.cells.layout import Segment, join_segments, split_into_windows
from azul_access.braille.cells.rendering import Renderer
from azul_access.braille.screen.choices import split_name
from azul_access.braille.screen.made_move import MadeMove
from azul_access.games.touch import Strip
from azul_access.language.phrase import Phrase, phrase
from azul_access.session import Session
from azul_access.session.step.picking import list_strips


def list_offers(session: Session, renderer: Renderer) -> list[Segment]:
    """Return what can be picked first, in few cells: what a source offers stands together."""
    if session.pending or session.walk is not None:
        return []
    strips: list[Strip] = []
    for strip in list_strips(session, ()):
        name = _name_of(strip)
        if strips and name and name == _name_of(strips[-1]):
            # The name of several piles picks none of them.
            beginning = [replace(field, pick=None) for field in strip[: len(name)]]
            strips[-1] = (*beginning, *strips[-1][len(name) :], *strip[len(name) + 1 :])
        else:
            strips.append(strip)
    return [segment for strip in strips for segment in renderer.render_strip(strip)]


def _name_of(strip: Strip) -> list[Phrase | None]:
    return [field.text for field in split_name(strip)[0]]


def add_offers(
    windows: Sequence[Segment], offers: Sequence[Segment], columns: int
) -> list[Segment]:
    """Return the windows of a message and of the offers, in one line if they have room there."""
    line = join_segments([windows[-1], *offers])
    if len(line) <= columns:
        return [*windows[:-1], line]
    return [*windows, *split_into_windows(offers, columns)]


def shorten_answer(
    answer: Sequence[Segment],
    made: MadeMove,
    offers: Sequence[Segment],
    renderer: Renderer,
    columns: int,
) -> list[Segment]:
    """Return the windows of an answer and the offers.

    The answer has its longest form with which all offers stand in the same line, or the shortest.
    """
    short_forms = (
        phrase("braille-made", command=made.read_back),
        phrase("braille-made-short"),
    )
    forms = [
        answer,
        *[renderer.render_words(renderer.render_text([form])) for form in short_forms],
    ]
    for form in forms:
        line = join_segments([*form, *offers])
        if len(line) <= columns:
            return [line]
    return split_into_windows([*forms[-1], *offers], columns)
