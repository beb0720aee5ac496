"""The guide of a set: it leads the work and says what each file is, as a page and as books."""

import datetime
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields, replace
from io import BytesIO
from itertools import groupby
from pathlib import PurePosixPath
from uuid import NAMESPACE_URL, uuid5

from azul_access.export import document
from azul_access.export.book.book_writer import write_book
from azul_access.export.brf import write_brf
from azul_access.export.page import write_page
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.games.boards import PhraseTable
from azul_access.games.tactile_set import LabelGroup, pitch_option
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.tactile_set import guide_steps
from azul_access.tactile_set.braille_sizes import dot_numbers, label_cells
from azul_access.tactile_set.flat.label_braille import CELLS, LINES
from azul_access.tactile_set.plan import SetFile, SetPlan
from azul_access.tactile_set.sizes import RANGES, describe_length, whole_layers
from firmware_protocol.cells import to_unicode

GUIDE = PurePosixPath("index.html")
BOOK, PAGES = PurePosixPath("guide", "guide.epub"), PurePosixPath("guide", "guide.brf")
SECTIONS = ("measure", "materials", "steps", "labels", "sizes", "files", "notes")
LABEL_COLUMNS = ("cells", "dots", "count")
# The folders of the set, in the order of the work.
FOLDERS = ("guide", "measure", "test", "labels", "grids", "cards", "whole")
# An option of the command line, which is not broken at the end of a line; a run of braille.
_OPTION = re.compile(r"--[a-z]+(-[a-z]+)*")
_BRAILLE = re.compile("[\u2800-\u28ff]+")
_NO_BREAK = "\u00a0"
# A file in a sentence.
_PATH = re.compile(rf"\b(?:{'|'.join(FOLDERS)})/([a-z0-9-]+\.[a-z0-9]+)\b")
_TABLE_ID = re.compile(r'(?<=<table) id="[^"]*"')
_PARAGRAPH = re.compile(r"<p( id=.*)</p>")
# The book has no date, so that equal sets are equal files.
_MODIFIED = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)


def make_guide(plan: SetPlan, files: Sequence[SetFile]) -> SetFile:
    """The page that names `files`, the other files of the set."""
    text = write_page(build_guide(plan, files), _make_renderer(plan))
    head, body = text.split("<body>")
    page = f"{head}<body>{_mark_up(body)}"
    return SetFile(GUIDE, page.encode(), phrase("guide-itself"))


def make_guide_book(plan: SetPlan, files: Sequence[SetFile]) -> bytes:
    """The guide as an EPUB without sound."""
    content = BytesIO()
    guide = build_guide(plan, files)
    write_book(guide, _make_renderer(plan), None, content, _MODIFIED, lambda *_: None)
    return content.getvalue()


def make_guide_pages(plan: SetPlan, files: Sequence[SetFile]) -> bytes:
    """The guide for an embosser."""
    guide, renderer = build_guide(plan, files), _make_renderer(plan)
    chapters = tuple(
        replace(chapter, blocks=tuple(_without_tables(chapter.blocks, renderer)))
        for chapter in guide.chapters
    )
    text = write_brf(replace(guide, chapters=chapters), renderer, CELLS, LINES)
    return text.encode("ascii")


def build_guide(plan: SetPlan, files: Sequence[SetFile]) -> document.Document:
    """All of it as phrases."""
    before = list(guide_steps.measuring_steps(plan))
    contents: tuple[Iterable[document.Block], ...] = (
        _steps(before, 1, files),
        _lines("need", guide_steps.materials(plan)),
        _steps(guide_steps.making_steps(plan), len(before) + 1, files),
        _labels(plan),
        _sizes(plan),
        _files(files),
        _lines("note", guide_steps.closing_notes(plan)),
    )
    title = phrase("guide-title", game=plan.game)
    players, tile = plan.pieces.players, describe_length(plan.sizes.tile)
    kind = phrase(f"guide-kind-{plan.sizes.kind.value}")
    opening = (
        phrase("guide-what", players=players, tile=tile, kind=kind),
        phrase("guide-who"),
    )
    chapters = (
        document.Chapter("opening", title, tuple(_lines("opening", opening))),
        *(
            document.Chapter(name, phrase(f"guide-{name}"), tuple(blocks))
            for name, blocks in zip(SECTIONS, contents, strict=True)
        ),
    )
    identity = uuid5(NAMESPACE_URL, f"{plan.language} {plan.sizes} {plan.set_options}")
    return document.Document(str(identity), "", chapters, phrase("guide-summary"))


def _make_renderer(plan: SetPlan) -> PhraseRenderer:
    return PhraseRenderer(plan.language, Verbosity.NORMAL)


def _lines(prefix: str, sentences: Iterable[Phrase]) -> Iterator[document.Block]:
    for number, sentence in enumerate(sentences, 1):
        yield document.TextLine(f"{prefix}_{number}", (sentence,))


def _steps(
    steps: Iterable[guide_steps.Step], first: int, files: Sequence[SetFile]
) -> Iterator[document.Block]:
    """Each with a heading, what to do, its files, material and time, and the check by touch."""
    for number, step in enumerate(steps, first):
        name = f"step_{number}"
        yield document.Heading(name, phrase("guide-step", number=number, title=step.title))
        names = tuple(_name(file) for file in files if file.part in step.parts)
        yield from _lines(
            f"{name}_do",
            (
                *step.actions,
                *([phrase("guide-step-files", files=names)] if names else []),
            ),
        )
        if step.needs:
            yield document.TextLine(f"{name}_need", step.needs)
        yield document.TextLine(f"{name}_check", (phrase("guide-by-touch"), *step.checks))


def _name(file: SetFile) -> Phrase:
    return phrase("name", name=str(file.path))


def _labels(plan: SetPlan) -> Iterator[document.Block]:
    """A table for each group of labels: print, cells, dots and number."""
    yield document.TextLine("labels-about", (phrase("guide-labels-about"),))
    columns = tuple(phrase(f"guide-label-{name}") for name in LABEL_COLUMNS)
    for group in plan.pieces.labels:
        rows = tuple(_label_rows(group))
        table = PhraseTable(group.title, phrase("guide-label-print"), columns, rows)
        yield document.DataTable(f"labels_{group.name}", table)


def _label_rows(group: LabelGroup) -> Iterator[tuple[Phrase, tuple[Phrase, ...]]]:
    for label in group.labels:
        cells = label_cells(label.text)
        yield (
            phrase("name", name=label.text),
            (
                phrase("name", name=to_unicode(cells)),
                phrase("name", name=dot_numbers(cells)),
                phrase("number", number=label.count),
            ),
        )


def _sizes(plan: SetPlan) -> Iterator[document.Block]:
    sizes, braille = plan.sizes, plan.braille
    rows: list[tuple[Phrase, float, str]] = [
        (phrase(f"cli-{option}"), size, f"--{option}")
        for option in RANGES
        if (size := getattr(sizes, option.replace("-", "_"))) is not None
    ]
    rows += [
        (
            phrase("place-pitch", place=span.title),
            sizes.at(span.place).pitch,
            f"--{pitch_option(span.place)}",
        )
        for span in plan.pieces.spans
    ]
    rows += [
        (
            phrase(f"guide-braille-{field.name.replace('_', '-')}"),
            getattr(braille, field.name),
            "--braille-size",
        )
        for field in fields(braille)
    ]
    printed = whole_layers(braille.dot_height, sizes.layer)
    rows.append((phrase("guide-braille-printed"), printed, "--layer"))
    columns = (phrase("guide-size-millimetres"), phrase("guide-size-option"))
    table = PhraseTable(
        phrase("guide-size-caption"),
        phrase("guide-size-what"),
        columns,
        tuple(
            (what, (describe_length(size), phrase("name", name=option)))
            for what, size, option in rows
        ),
    )
    yield document.DataTable("sizes-all", table)


def _files(files: Sequence[SetFile]) -> Iterator[document.Block]:
    """A heading for each folder, and its files; those of one purpose stand together."""
    of_folder: dict[str, list[SetFile]] = {}
    for file in files:
        of_folder.setdefault(file.path.parts[0], []).append(file)
    assert of_folder.keys() <= set(FOLDERS)
    for folder in filter(of_folder.__contains__, FOLDERS):
        yield document.Heading(f"files_{folder}", phrase(f"guide-folder-{folder}"))
        purposes = [
            phrase("guide-files-for", files=tuple(map(_name, alike)), purpose=purpose)
            for purpose, alike in groupby(of_folder[folder], key=lambda file: file.purpose)
        ]
        yield from _lines(f"in_{folder}", purposes)


def _without_tables(
    blocks: Iterable[document.Block], renderer: PhraseRenderer
) -> Iterator[document.Block]:
    """A line for each row of a table, without what is shown as braille: the dots are named, too."""
    for block in blocks:
        if not isinstance(block, document.DataTable):
            yield block
            continue
        table = block.table
        yield document.Heading(f"{block.element_id}_h", table.caption)
        for number, (header, cells) in enumerate(table.rows, 1):
            named = tuple(
                phrase("guide-cell", column=column, cell=cell)
                for column, cell in zip(table.columns, cells, strict=True)
                if not _BRAILLE.fullmatch(renderer.show(cell))
            )
            row = phrase("guide-row", header=header, cells=named)
            yield document.TextLine(f"{block.element_id}_{number}", (row,))


def _mark_up(body: str) -> str:
    """Links to files, options as code, braille in its font, and sentences as lists.

    Commands are copied from the page, so it has no no-break spaces.
    """
    body = body.replace(_NO_BREAK, " ")
    for pattern, marked in (
        (_TABLE_ID, ""),
        (_PATH, r'<a href="\g<0>">\1</a>'),
        (_OPTION, r"<code>\g<0></code>"),
        (_BRAILLE, r'<span class="braille">\g<0></span>'),
    ):
        body = pattern.sub(marked, body)
    return "\n".join(_as_lists(body.split("\n")))


def _as_lists(lines: Iterable[str]) -> Iterator[str]:
    """Paragraphs below a heading as a list, except those of the opening, before the contents."""
    in_opening = True
    for is_text, alike in groupby(lines, key=lambda line: bool(_PARAGRAPH.fullmatch(line))):
        if not is_text:
            for line in alike:
                in_opening = in_opening and not line.startswith("<nav")
                yield line
        elif in_opening:
            yield from alike
        else:
            yield "<ul>"
            yield from (_PARAGRAPH.sub(r"<li\1</li>", line) for line in alike)
            yield "</ul>"
