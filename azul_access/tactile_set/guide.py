"""The guide of a set: one accessible page that leads the work and says what each file is."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import fields
from html import escape
from itertools import groupby
from pathlib import PurePosixPath

from azul_access.export.page import load_style_sheet
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.language.phrase import Phrase, Verbosity, phrase
from azul_access.tactile_set.braille_sizes import dot_numbers, label_cells
from azul_access.tactile_set.guide_steps import (
    closing_notes,
    making_steps,
    materials,
    measuring_steps,
)
from azul_access.tactile_set.plan import SetFile, SetPlan
from azul_access.tactile_set.sizes import RANGES, describe_length
from firmware_protocol.cells import to_unicode

# An option of the command line, which is not broken at the end of a line.
_OPTION = re.compile(r"--[a-z]+(-[a-z]+)*")
GUIDE = PurePosixPath("index.html")
SECTIONS = ("measure", "materials", "steps", "labels", "sizes", "files", "notes")
LABEL_COLUMNS = ("cells", "dots", "count")
# The folders of the set, in the order of the work.
FOLDERS = ("measure", "test", "labels", "grids", "cards")


def make_guide(plan: SetPlan, files: Sequence[SetFile]) -> SetFile:
    """The page that names `files`, the other files of the set."""
    page = "\n".join(_Guide(plan).page(files)) + "\n"
    return SetFile(GUIDE, page.encode(), phrase("guide-itself"))


class _Guide:
    """Writes the page for one plan."""

    def __init__(self, plan: SetPlan) -> None:
        self._plan = plan
        self._renderer = PhraseRenderer(plan.language, Verbosity.NORMAL)

    def page(self, files: Sequence[SetFile]) -> Iterator[str]:
        plan = self._plan
        title = self._text(phrase("guide-title", game=plan.game))
        contents = (
            self._steps(measuring_steps(plan)),
            self._list(materials(plan)),
            self._steps(making_steps(plan)),
            self._labels(),
            self._sizes(),
            self._files(files),
            self._list(closing_notes(plan)),
        )
        yield "<!DOCTYPE html>"
        yield f'<html lang="{plan.language}">'
        yield "<head>"
        yield '<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title>"
        yield f"<style>\n{load_style_sheet()}</style>"
        yield "</head>"
        yield "<body>"
        yield "<main>"
        yield f"<h1>{title}</h1>"
        players, tile = plan.pieces.players, describe_length(plan.sizes.tile)
        kind = phrase(f"guide-kind-{plan.sizes.kind.value}")
        yield self._paragraph(phrase("guide-what", players=players, tile=tile, kind=kind))
        yield self._paragraph(phrase("guide-who"))
        yield '<nav aria-labelledby="contents">'
        yield f'<h2 id="contents">{self._text(phrase("transcript-contents"))}</h2>'
        yield "<ol>"
        for name in SECTIONS:
            yield f'<li><a href="#{name}">{self._heading(name)}</a></li>'
        yield "</ol>"
        yield "</nav>"
        for name, lines in zip(SECTIONS, contents, strict=True):
            yield f'<section id="{name}">'
            yield f"<h2>{self._heading(name)}</h2>"
            yield from lines
            yield "</section>"
        yield "</main>"
        yield "</body>"
        yield "</html>"

    def _heading(self, name: str) -> str:
        return self._text(phrase(f"guide-{name}"))

    def _text(self, text: Phrase) -> str:
        shown = escape(self._renderer.show(text), quote=False)
        return _OPTION.sub(r"<code>\g<0></code>", shown)

    def _paragraph(self, text: Phrase) -> str:
        return f"<p>{self._text(text)}</p>"

    def _steps(self, items: Iterable[Phrase]) -> Iterator[str]:
        return self._items("ol", items)

    def _list(self, items: Iterable[Phrase]) -> Iterator[str]:
        return self._items("ul", items)

    def _items(self, element: str, items: Iterable[Phrase]) -> Iterator[str]:
        yield f"<{element}>"
        for item in items:
            yield f"<li>{self._text(item)}</li>"
        yield f"</{element}>"

    def _labels(self) -> Iterator[str]:
        """A table for each group of labels: print, cells, dots and number."""
        yield self._paragraph(phrase("guide-labels-about"))
        columns = [phrase(f"guide-label-{name}") for name in LABEL_COLUMNS]
        for group in self._plan.pieces.labels:
            rows = [
                (
                    escape(label.text),
                    [
                        f'<span class="braille">{to_unicode(cells)}</span>',
                        escape(dot_numbers(cells)),
                        str(label.count),
                    ],
                )
                for label in group.labels
                for cells in [label_cells(label.text)]
            ]
            yield from self._table(group.title, phrase("guide-label-print"), columns, rows)

    def _sizes(self) -> Iterator[str]:
        sizes, braille = self._plan.sizes, self._plan.braille
        rows = [
            (
                self._text(phrase(f"cli-{option}")),
                [self._text(describe_length(size)), f"<code>--{option}</code>"],
            )
            for option in RANGES
            if (size := getattr(sizes, option.replace("-", "_"))) is not None
        ]
        rows += [
            (
                self._text(phrase(f"guide-braille-{field.name.replace('_', '-')}")),
                [
                    self._text(describe_length(getattr(braille, field.name))),
                    "<code>--braille-size</code>",
                ],
            )
            for field in fields(braille)
        ]
        columns = [phrase("guide-size-millimetres"), phrase("guide-size-option")]
        yield from self._table(
            phrase("guide-size-caption"), phrase("guide-size-what"), columns, rows
        )

    def _files(self, files: Sequence[SetFile]) -> Iterator[str]:
        """A heading for each folder, and its files; those of one purpose stand together."""
        of_folder: dict[str, list[SetFile]] = {}
        for file in files:
            of_folder.setdefault(file.path.parts[0], []).append(file)
        assert of_folder.keys() <= set(FOLDERS)
        for folder in filter(of_folder.__contains__, FOLDERS):
            yield f"<h3>{self._text(phrase(f'guide-folder-{folder}'))}</h3>"
            yield "<ul>"
            for purpose, alike in groupby(of_folder[folder], key=lambda file: file.purpose):
                links = ", ".join(
                    f'<a href="{file.path}">{escape(file.path.name)}</a>' for file in alike
                )
                yield f"<li>{links}: {self._text(purpose)}</li>"
            yield "</ul>"

    def _table(
        self,
        caption: Phrase,
        corner: Phrase,
        columns: Sequence[Phrase],
        rows: Iterable[tuple[str, Sequence[str]]],
    ) -> Iterator[str]:
        """A table with a header for each row; the texts of `rows` are HTML."""
        yield "<table>"
        yield f"<caption>{self._text(caption)}</caption>"
        heads = "".join(f'<th scope="col">{self._text(name)}</th>' for name in (corner, *columns))
        yield f"<thead><tr>{heads}</tr></thead>"
        yield "<tbody>"
        for header, cells in rows:
            filled = "".join(f"<td>{cell}</td>" for cell in cells)
            yield f'<tr><th scope="row">{header}</th>{filled}</tr>'
        yield "</tbody>"
        yield "</table>"
