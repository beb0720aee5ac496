"""Where things lie on a page: what leaves its part, lies upon another thing, or leaves its fill."""

from playwright.sync_api import Page

_SEEN = """kinds => [...document.querySelectorAll(kinds)].filter(it => {
  const box = it.getBoundingClientRect();
  return it.checkVisibility() && box.width > 2 && box.height > 2 && !it.closest('.other')
    && getComputedStyle(it).clipPath === 'none'; })"""

# On a page that needs no scrolling, the bar with the buttons of a move covers nothing. What can be
# chosen has a frame of 4 pixels.
_OUTSIDE = """([seen, isWhole]) => {
  const FRAME = 4;
  const textBox = it => {
    const text = document.createRange();
    text.selectNodeContents(it);
    return text.getBoundingClientRect();
  };
  return eval(seen)(
  '.tile, .space, .name, .score, .note, .count, .plate, .caption, .row').filter(it => {
    const box = it.getBoundingClientRect();
    const card = it.parentElement.closest('button, .plate, .board, .sources, #choices')
      .getBoundingClientRect();
    const bar = document.querySelector('.act');
    return box.left < card.left - 1 || box.right > Math.min(card.right, innerWidth) + 1
      || box.bottom > card.bottom + 1
      || it.matches('button .count') && textBox(it).right > card.right - FRAME
      || isWhole && !bar?.contains(it)
        && box.bottom > (bar?.getBoundingClientRect().top ?? innerHeight) + 1;
  }).map(it => `${it.className}: ${it.textContent}`);
}"""

_OVERLAPS = """seen => {
  const found = eval(seen)('.name, .score, .note, .caption, .tile, .space, .count, .plate .sign')
    .filter(it => !it.closest('.act'));
  const boxes = found.map(it => {
    if (it.matches('.tile, .space, .score')) return it.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(it);
    return text.getBoundingClientRect();
  });
  const over = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  return found.flatMap((one, i) => found.slice(i + 1)
    .filter((other, j) => over(boxes[i], boxes[i + 1 + j]) > 1.5)
    .map(other => [one, other].map(it => `${it.className}: ${it.textContent}`).join(' | ')));
}"""

# The ink of a letter and the fill of its tile. A third of a pixel is not seen.
_LETTERS = """seen => {
  const pen = document.createElement('canvas').getContext('2d'), size = parseFloat;
  return eval(seen)('.tile > span.label').filter(it => {
    const style = getComputedStyle(it), tile = getComputedStyle(it.parentElement);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(it.textContent);
    const width = size(tile.width) - 2 * size(tile.paddingLeft) - 2 * size(tile.borderLeftWidth);
    const height = size(tile.height) - 2 * size(tile.paddingTop) - 2 * size(tile.borderTopWidth);
    return ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft > width + 0.4
      || ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent > height + 0.4;
  }).map(it => it.textContent);
}"""

# How much lower the board begins with a full centre than with an empty one: tiles of each colour,
# of one of them more than nine, and the marker.
_GROWTH = """kinds => {
  const piles = document.querySelector('.centre .piles'), kept = [...piles.childNodes];
  const begin = () => document.querySelector('.own').getBoundingClientRect().top + scrollY;
  piles.replaceChildren();
  const before = begin();
  piles.innerHTML = [12, ...Array(kinds - 2).fill(4), 1].map(count =>
    `<button class="pile of-${count}"><span class="drawn">
    <span class="tile"><span class="label">B</span></span>
    ${count > 1 ? `<span class="count">×${count}</span>` : ''}</span></button>`).join('');
  const after = begin();
  piles.replaceChildren(...kept);
  return after - before;
}"""


def grows(page: Page, kinds: int) -> bool:
    """Whether the centre of a seat's page moves the board with all kinds of tiles in it."""
    return bool(page.evaluate(_GROWTH, kinds) > 1)


def find_misplaced(page: Page, *, is_whole: bool) -> list[str]:
    """What is cut off, covered, or not within its part; also letters that leave their fill.

    `is_whole`: everything to play with is to be in sight without scrolling.
    """
    sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [
        *(["page is too wide"] if sideways else []),
        *(f"outside: {it}" for it in page.evaluate(_OUTSIDE, [_SEEN, is_whole])),
        *(f"overlap: {it}" for it in page.evaluate(_OVERLAPS, _SEEN)),
        *(f"letter: {it}" for it in page.evaluate(_LETTERS, _SEEN)),
    ]
