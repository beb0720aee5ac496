"""Draws the flip score cards with their stand, and the start marker.

Each player has two piles of ten cards side by side, tens and ones, that hang from rings over the
edge of a stand of folded card.
"""

from collections.abc import Iterator
from math import ceil

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.tactile_set import LabelGroup, Surface, TactileSet, number_labels
from azul_access.language.phrase import phrase
from azul_access.tactile_set.braille_sizes import SWELL_CLEAR, label_cells, label_width
from azul_access.tactile_set.flat import drawing
from azul_access.tactile_set.flat.label_outlines import LabelOutline, marker_outline
from azul_access.tactile_set.flat.label_sheets import draw_label
from azul_access.tactile_set.flat.page_frame import BODY_TOP, LEFT, RIGHT, draw_braille, frame_pages
from azul_access.tactile_set.plan import SetPlan

_DIGITS, _PILES = 10, 2
CARD_WIDTH, CARD_HEIGHT = 36.0, 50.0
HOLE = 6.0
_HOLE_DOWN, _HOLE_ASIDE = 7.0, 9.0  # from the upper edge, and from the middle
_COLUMNS = 5
_PRINT_TOP, _PRINT_HEIGHT = 14.0, 15.0
_BRAILLE_TOP = 34.0
# The stand: two equal faces with the rings at their upper edges, and the base between them.
_FACE, _BASE = 66.0, 40.0
_STAND_EDGE = 8.0
_STAND_WIDTH = _PILES * CARD_WIDTH + (_PILES + 1) * _STAND_EDGE


def card_labels(pieces: TactileSet) -> LabelGroup:
    """The digits on all cards."""
    digits = dict.fromkeys(range(_DIGITS), _PILES * pieces.players)
    title, where = phrase("set-cards-title"), phrase("set-where-cards")
    return number_labels("cards", title, where, Surface.BOARD, digits)


def hundred_sheets(players: int) -> int:
    """How many more pages of cards tell the hundreds; each has two of every digit."""
    return ceil(players / _PILES)


def draw_card_pages(plan: SetPlan, renderer: PhraseRenderer) -> list[drawing.Page]:
    """A page with the cards of one player, and a page with a stand and the marker."""
    players, marker = plan.pieces.players, plan.pieces.marker.title
    pages = [
        ([phrase("set-cards-note", players=players)], _draw_cards(plan)),
        ([phrase("set-stand-note", players=players, marker=marker)], _draw_stand(plan)),
    ]
    return frame_pages(plan, renderer, phrase("set-cards-title"), pages)


def _draw_cards(plan: SetPlan) -> Iterator[drawing.Shape]:
    """The ten cards of the tens, and below them those of the ones."""
    for index in range(_PILES * _DIGITS):
        row, column = divmod(index, _COLUMNS)
        left, top = LEFT + column * CARD_WIDTH, BODY_TOP + row * CARD_HEIGHT
        yield from _draw_card(plan, index % _DIGITS, left, top)


def _draw_card(plan: SetPlan, digit: int, left: float, top: float) -> Iterator[drawing.Shape]:
    middle = left + CARD_WIDTH / 2
    yield drawing.rectangle(left, top, CARD_WIDTH, CARD_HEIGHT)
    yield from _draw_holes(middle, top)
    text = str(digit)
    baseline = top + _PRINT_TOP + _PRINT_HEIGHT
    if plan.has_print:
        ink = drawing.LABEL_INKS[False]
        yield drawing.Text(
            middle, baseline, text, _PRINT_HEIGHT / drawing.CAPITAL, centred=True, ink=ink
        )
    cells = label_cells(text)
    size = plan.braille
    x = middle - (label_width(cells, size) - size.dot) / 2
    yield from draw_braille(plan, cells, x, top + _BRAILLE_TOP + size.dot / 2)


def _draw_holes(middle: float, top: float) -> Iterator[drawing.Hole]:
    for aside in (-_HOLE_ASIDE, _HOLE_ASIDE):
        yield drawing.Hole(middle + aside, top + _HOLE_DOWN, HOLE)


def _draw_stand(plan: SetPlan) -> Iterator[drawing.Shape]:
    height = 2 * _FACE + _BASE
    yield drawing.rectangle(LEFT, BODY_TOP, _STAND_WIDTH, height)
    for fold in (_FACE, _FACE + _BASE):
        yield drawing.Stroke(LEFT, BODY_TOP + fold, LEFT + _STAND_WIDTH, BODY_TOP + fold)
    for pile in range(_PILES):
        middle = LEFT + _STAND_EDGE + CARD_WIDTH / 2 + pile * (CARD_WIDTH + _STAND_EDGE)
        yield from _draw_holes(middle, BODY_TOP)
        yield from _draw_holes(middle, BODY_TOP + height - 2 * _HOLE_DOWN)
    (marker,) = plan.pieces.marker.labels
    outline = LabelOutline(marker_outline(plan, marker), SWELL_CLEAR, has_mark=False)
    x, y = RIGHT - outline.width / 2, BODY_TOP - outline.box[1]
    if plan.pieces.marker in plan.pieces.labels:
        yield from draw_label(plan, outline, marker, x, y)
    else:
        yield drawing.Outline(tuple((x + across, y + down) for across, down in outline.corners))
