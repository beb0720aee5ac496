"""Bar charts as SVG, with every name and number as text.

All bars have one colour, so colour carries no meaning. Lengths are in units of the view box, which
is as wide as the screen of a small phone, so that letters are not scaled down there.
"""

from collections.abc import Iterator
from html import escape

from azul_access.export.document import Chart
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.statistics_chapter import number_phrase
from azul_access.language.phrase import Phrase

WIDTH = 288
_NAMES = 100  # room for the names, left of the bars
_NUMBERS = 36  # room for a number at either end of a bar
_ROW = 24
_BAR = 14
_GROUP = 30


def chart_lines(chart: Chart, renderer: PhraseRenderer) -> Iterator[str]:
    caption = escape(renderer.show(chart.caption))
    height = sum(_GROUP + _ROW * len(bars) for _, bars in chart.groups) + 4
    yield f'<figure id="{chart.element_id}">'
    yield f"<figcaption>{caption}</figcaption>"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' aria-label="{escape(_in_words(chart, renderer))}">'
    )
    values = [value for _, bars in chart.groups for _, value in bars]
    least, most = min([0, *values]), max([1, *values])
    left = _NAMES + (_NUMBERS if least < 0 else 4)
    scale = (WIDTH - left - _NUMBERS) / (most - least)
    zero = left - least * scale
    top = 0
    for name, bars in chart.groups:
        top += _GROUP
        yield f'<text class="group" x="0" y="{top - 8}">{escape(renderer.show(name))}</text>'
        for label, value in bars:
            yield from _bar(
                escape(_plain(renderer, label)),
                renderer.show(number_phrase(value)),
                value,
                top,
                zero,
                scale,
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


def _plain(renderer: PhraseRenderer, label: Phrase) -> str:
    """A name without the soft hyphens that tables need."""
    return renderer.show(label).replace("\u00ad", "")


def _in_words(chart: Chart, renderer: PhraseRenderer) -> str:
    """The chart as a sentence for screen readers: "Anna: Wall 37, Floor −24; Ben: …"."""
    groups = []
    for name, bars in chart.groups:
        counted = ", ".join(
            f"{_plain(renderer, label)} {renderer.show(number_phrase(value))}"
            for label, value in bars
        )
        groups.append(f"{renderer.show(name)}: {counted}")
    return f"{renderer.show(chart.caption)}. {'; '.join(groups)}."
