"""The flat files of a set: labels, score cards and the page for measuring.

Pages are written as SVG one by one, and as one PDF where its library is installed.
"""

from collections.abc import Iterator, Sequence
from pathlib import PurePosixPath

from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.tactile_set.extra import PDF, is_available
from azul_access.tactile_set.flat.drawing import Page
from azul_access.tactile_set.flat.label_braille import (
    CELLS,
    LINES,
    write_label_brf,
    write_sentences_brf,
)
from azul_access.tactile_set.flat.label_sheets import draw_label_pages
from azul_access.tactile_set.flat.label_text import write_label_text
from azul_access.tactile_set.flat.measuring_page import describe_measuring, draw_measuring_page
from azul_access.tactile_set.flat.pdf import write_pdf
from azul_access.tactile_set.flat.score_cards import (
    card_labels,
    draw_card_pages,
    hundred_sheets,
)
from azul_access.tactile_set.flat.svg import write_svg
from azul_access.tactile_set.plan import SetFile, SetPlan

# The parts of a set that these files show; each has a folder.
LABELS, CARDS, MEASURE = "labels", "cards", "measure"


def make_labels(plan: SetPlan) -> Iterator[SetFile]:
    renderer = _make_renderer(plan)
    title = phrase("set-labels-title")
    groups = plan.pieces.labels
    pages = draw_label_pages(plan, renderer)
    yield from _page_files(plan, renderer, LABELS, title, pages, phrase("set-file-labels"))
    yield _brf_file(LABELS, write_label_brf(plan, renderer, title, groups))
    text = write_label_text(plan, renderer, title, groups)
    path = PurePosixPath(LABELS, "labels.txt")
    yield SetFile(path, text.encode(), phrase("set-file-text"), LABELS)


def make_cards(plan: SetPlan) -> Iterator[SetFile]:
    renderer = _make_renderer(plan)
    title = phrase("set-cards-title")
    pages = draw_card_pages(plan, renderer)
    purpose = phrase("set-file-cards", players=plan.pieces.players)
    yield from _page_files(plan, renderer, CARDS, title, pages, purpose)
    yield _brf_file(CARDS, write_label_brf(plan, renderer, title, [card_labels(plan.pieces)]))


def make_measuring_page(plan: SetPlan) -> Iterator[SetFile]:
    renderer = _make_renderer(plan)
    title = phrase("set-measure-title")
    pages = draw_measuring_page(plan, renderer)
    yield from _page_files(plan, renderer, MEASURE, title, pages, phrase("set-file-measure"))
    yield _brf_file(MEASURE, write_sentences_brf(plan, renderer, title, describe_measuring(plan)))


def draw_whole_set(plan: SetPlan) -> list[Page]:
    """Every page that is printed, as often as the set needs it."""
    renderer = _make_renderer(plan)
    cards, stand = draw_card_pages(plan, renderer)
    players = plan.pieces.players
    return [
        *draw_measuring_page(plan, renderer),
        *draw_label_pages(plan, renderer),
        *[cards] * (players + hundred_sheets(players)),
        *[stand] * players,
    ]


def _make_renderer(plan: SetPlan) -> PhraseRenderer:
    return PhraseRenderer(plan.language, Verbosity.NORMAL)


def _page_files(
    plan: SetPlan,
    renderer: PhraseRenderer,
    part: str,
    title: Phrase,
    pages: Sequence[Page],
    purpose: Phrase,
) -> Iterator[SetFile]:
    """The files and their folder are called like their part."""
    if is_available(PDF):
        name = renderer.show(phrase("set-file-title", game=plan.game, title=title))
        yield SetFile(PurePosixPath(part, f"{part}.pdf"), write_pdf(pages, name), purpose, part)
    for_pages = phrase("set-file-page", purpose=purpose) if len(pages) > 1 else purpose
    for number, page in enumerate(pages, 1):
        path = PurePosixPath(part, f"{part}-{number}.svg")
        yield SetFile(path, write_svg(page).encode(), for_pages, part)


def _brf_file(part: str, text: str) -> SetFile:
    purpose = phrase("set-file-brf", cells=CELLS, lines=LINES)
    return SetFile(PurePosixPath(part, f"{part}.brf"), text.encode("ascii"), purpose, part)
