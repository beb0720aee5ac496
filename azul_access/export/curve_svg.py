"""Draws the scores of all players over the rounds as SVG, with numbers at the ends of the lines.

Lines differ by their dashes and by the names at their ends, so colour carries no meaning.
"""

from collections.abc import Iterator
from html import escape
from itertools import pairwise

from azul_access.export.document import Curve
from azul_access.export.phrase_renderer import PhraseRenderer

_WIDTH, _HEIGHT = 288, 200
_LEFT, _RIGHT, _TOP, _BOTTOM = 30, 100, 12, 24
_DASHES = ("", "8 4", "2 4", "10 3 2 3")
_NAME_ROOM = 18


def curve_lines(curve: Curve, renderer: PhraseRenderer) -> Iterator[str]:
    caption = renderer.show(curve.caption)
    named = [(renderer.show(name), points) for name, points in curve.lines]
    words = "; ".join(f"{name}: {', '.join(map(str, points))}" for name, points in named)
    yield f'<figure id="{curve.element_id}">'
    yield f"<figcaption>{escape(caption, quote=False)}</figcaption>"
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img"'
        f' aria-label="{escape(f"{caption}. {words}.")}">'
    )
    most = max((points for _, line in named for points in line), default=0) or 1
    rounds = max(len(line) for _, line in named) - 1 or 1
    bottom = _HEIGHT - _BOTTOM

    def place(number: int, points: int) -> tuple[float, float]:
        across = (_WIDTH - _LEFT - _RIGHT) * number / rounds
        return _LEFT + across, bottom - (bottom - _TOP) * points / most

    yield f'<path class="axis" d="M{_LEFT} {_TOP}V{bottom}H{_WIDTH - _RIGHT}"/>'
    for points in (0, most):
        y = place(0, points)[1]
        yield f'<text x="{_LEFT - 4}" y="{y + 5:.1f}" text-anchor="end">{points}</text>'
    for number in (1, rounds):
        x = place(number, 0)[0]
        yield f'<text x="{x:.1f}" y="{_HEIGHT - 6}" text-anchor="middle">{number}</text>'
    ends = _spread([place(rounds, line[-1])[1] for _, line in named])
    for (name, line), dashes, end in zip(named, _DASHES, ends, strict=False):
        path = " ".join("{:.1f},{:.1f}".format(*place(at, value)) for at, value in enumerate(line))
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        yield f'<polyline class="curve" points="{path}"{dashed}/>'
        text = escape(f"{name} {line[-1]}")
        yield f'<text x="{_WIDTH - _RIGHT + 6}" y="{end + 5:.1f}">{text}</text>'
    yield "</svg>"
    yield "</figure>"


def _spread(heights: list[float]) -> list[float]:
    """The heights, moved apart where names would lie on each other."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    spread = list(heights)
    for above, below in pairwise(order):
        spread[below] = max(spread[below], spread[above] + _NAME_ROOM)
    excess = max(spread) - (_HEIGHT - _BOTTOM)
    return [height - max(0.0, excess) for height in spread]
