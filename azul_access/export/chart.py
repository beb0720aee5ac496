"""Bars as a picture that can be read: SVG with every name and number as text.

Nothing is told by colour: there is one. Lengths are in the units of the view box, which is as wide
as a small telephone, so that its letters are never smaller there than they are meant.
"""

from collections.abc import Iterator
from html import escape

from azul_access.export.document import Chart
from azul_access.export.figures import number
from azul_access.export.words import Words
from azul_access.language.phrase import Phrase

WIDTH = 288
_NAMES = 100  # room for the names, left of the bars
_NUMBERS = 36  # room for a number at either end of a bar
_ROW = 24
_BAR = 14
_GROUP = 30


def figure(chart: Chart, words: Words) -> Iterator[str]:
    caption = escape(words.show(chart.caption))
    height = sum(_GROUP + _ROW * len(bars) for _, bars in chart.groups) + 4
    yield f'<figure id="{chart.ident}">'
    yield f"<figcaption>{caption}</figcaption>"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(_in_words(chart, words))}">'
    )
    values = [value for _, bars in chart.groups for _, value in bars]
    least, most = min([0, *values]), max([1, *values])
    left = _NAMES + (_NUMBERS if least < 0 else 4)
    scale = (WIDTH - left - _NUMBERS) / (most - least)
    zero = left - least * scale
    top = 0
    for name, bars in chart.groups:
        top += _GROUP
        yield f'<text class="group" x="0" y="{top - 8}">{escape(words.show(name))}</text>'
        for label, value in bars:
            yield from _bar(
                escape(_plain(words, label)), words.show(number(value)), value, top, zero, scale
            )
            top += _ROW
        under = top - _ROW * len(bars)
        yield f'<path class="axis" d="M{zero:.1f} {under}V{top}"/>'
    yield "</svg>"
    yield "</figure>"


def _bar(
    label: str, written: str, value: int, top: int, zero: float, scale: float
) -> Iterator[str]:
    baseline = top + _BAR - 1
    width = abs(value) * scale
    start = zero if value >= 0 else zero - width
    yield f'<text x="0" y="{baseline}">{label}</text>'
    if value:
        yield (
            f'<rect class="bar" x="{start:.1f}" y="{top + 1}" width="{width:.1f}" height="{_BAR}"/>'
        )
    if value < 0:
        yield f'<text text-anchor="end" x="{start - 4:.1f}" y="{baseline}">{written}</text>'
    else:
        yield f'<text x="{zero + width + 4:.1f}" y="{baseline}">{written}</text>'


def _plain(words: Words, label: Phrase) -> str:
    """A name without the soft hyphens that tables need."""
    return words.show(label).replace("\u00ad", "")


def _in_words(chart: Chart, words: Words) -> str:
    """What the picture shows, for ears: "Anna: Wall 37, Floor −24; Ben: …"."""
    groups = []
    for name, bars in chart.groups:
        counted = ", ".join(
            f"{_plain(words, label)} {words.show(number(value))}" for label, value in bars
        )
        groups.append(f"{words.show(name)}: {counted}")
    return f"{words.show(chart.caption)}. {'; '.join(groups)}."
