"""What a page looks like in a browser: colours, sizes and what its tables hold, as values."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from shown_tables import Cell
from validators import AXE

# A contrast that the stricter rule finds enough is enough for the usual one. Only of what is wrong
# all elements are described.
_AXE = """() => axe.run({ resultTypes: ['violations'], rules: {
  'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true },
  'target-size': { enabled: true } } }).then(result => [result.passes.length,
  result.violations.map(it => [it.id, it.nodes.map(node => node.html)])])"""

_READ_TABLE = """() => [...document.querySelectorAll('[data-grid]')].map(grid => [
  grid.closest('section').id, grid.dataset.grid,
  [...grid.querySelectorAll('.tile, .space')].map(
    it => [it.dataset.tile ?? null, Number(it.dataset.count ?? 1)])])"""

# Visible texts with their colour and ground; borders with the grounds at both sides.
_MEASURE = """() => {
  const isForced = matchMedia('(forced-colors: active)').matches;
  const ground = element => {
    for (let it = element; it; it = it.parentElement) {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(it);
      // Where the system chooses the colours, each letter has a ground of its own.
      if (isForced && forcedColorAdjust !== 'none')
        return getComputedStyle(document.body).backgroundColor;
      if (!/^rgba.*, 0\\)$/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const isSeen = element => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !element.closest('.hidden, caption') && box.width > 2 && box.height > 2
      && getComputedStyle(element).clipPath === 'none'
      && getComputedStyle(element).fontSize !== '0px';
  };
  const texts = [], borders = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue;
    const style = getComputedStyle(element);
    const text = [...element.childNodes].filter(it => it.nodeType === 3)
      .map(it => it.data.trim()).join(' ').trim();
    if (text) texts.push({ text, colour: style.color, ground: ground(element),
      size: parseFloat(style.fontSize), kind: element.className });
    const outside = ground(element.parentElement);
    const inside = style.backgroundClip === 'content-box' ? outside : ground(element);
    if (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0)
      borders.push({ text: element.className || element.nodeName, colour: style.borderTopColor,
        outside, inside });
    if (element.matches('.changed'))
      borders.push({ text: 'changed', colour: style.outlineColor, outside,
        inside: parseFloat(style.outlineOffset) > 0 ? outside : style.borderTopColor });
  }
  return { texts, borders };
}"""

_TARGETS = """() => [...document.querySelectorAll('a, button, summary, label, input')]
  .filter(it => it.checkVisibility() && !(it.matches('input') && it.closest('label')))
  .map(it => { const box = it.getBoundingClientRect();
    return [it.textContent.trim(), box.width, box.height, box.left, box.right]; })"""


@dataclass(frozen=True)
class Target:
    """A link or button, in pixels."""

    text: str
    width: float
    height: float
    left: float
    right: float


def read_cells(page: Page) -> dict[tuple[str, str], list[Cell]]:
    """The labels and numbers of tiles in all grids of the page."""
    return {
        (part, grid): [(label, count) for label, count in cells]
        for part, grid, cells in page.evaluate(_READ_TABLE)
    }


# A grid, a score, or a space with its tile and the number of tiles.
_MARKS = re.compile(
    r'data-grid="([^"]+)"|data-score="(\d+)"'
    r'|<span class="(?:tile|space)[^"]*"(?: data-tile="([^"]+)")?(?: data-count="(\d+)")?>'
)


def read_html(parts: Mapping[str, str]) -> tuple[dict[tuple[str, str], list[Cell]], list[int]]:
    """The same as `read_cells` and `read_scores`, from the HTML that a page gets."""
    cells: dict[tuple[str, str], list[Cell]] = {}
    scores = []
    for part, html in parts.items():
        for grid, score, tile, count in _MARKS.findall(html):
            if grid:
                spaces = cells[part, grid] = []
            elif score:
                scores.append(int(score))
            else:
                spaces.append((tile or None, int(count or 1)))
    return cells, scores


def read_scores(page: Page) -> list[int]:
    return [
        int(value)
        for value in page.evaluate(
            "[...document.querySelectorAll('.board [data-score]')].map(it => it.dataset.score)"
        )
    ]


def measure(page: Page) -> dict[str, list[dict[str, Any]]]:
    """The "texts" and "borders" that can be seen."""
    measured: dict[str, list[dict[str, Any]]] = page.evaluate(_MEASURE)
    return measured


def faint_texts(page: Page, least: float = 7.0) -> list[str]:
    """Texts whose contrast to their ground is less."""
    return [
        f"{it['text'][:30]} ({it['kind']}): {it['colour']} on {it['ground']}"
        for it in measure(page)["texts"]
        if contrast(it["colour"], it["ground"]) < least
    ]


def faint_borders(page: Page, least: float = 3.0) -> list[str]:
    """Borders whose contrast is less to one of their neighbours, outside or inside."""
    return [
        f"{it['text']}: {it['colour']} between {it['outside']} and {it['inside']}"
        for it in measure(page)["borders"]
        for side in ("outside", "inside")
        if contrast(it["colour"], it[side]) < least
    ]


def targets(page: Page) -> list[Target]:
    return [Target(*values) for values in page.evaluate(_TARGETS)]


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours as WCAG defines it, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    numbers = [float(part) for part in re.findall(r"[\d.]+", colour)]
    red, green, blue = (_linear(value / 255) for value in numbers[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def check_axe(page: Page) -> None:
    """axe finds nothing, with the rules for the strictest contrast and for targets."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    passes, violations = page.evaluate(_AXE)
    assert passes > 20
    assert violations == [], json.dumps(violations, indent=1)
