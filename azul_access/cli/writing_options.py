"""Options of the command line for files that people read, hear or emboss."""

import argparse

from azul_access.cli.document_writer import WritingOptions
from azul_access.cli.parser import Parser
from azul_access.export.errors import ExportError, ExportReason
from azul_access.export.formats import CELLS, DEFAULT_CELLS, DEFAULT_LINES, LINES, Format
from azul_access.language.phrase import phrase
from azul_access.session.control.settings import NUMBERS, Settings
from azul_access.table import preferences

_FORMATS = tuple(file_format.value for file_format in Format)


def add_writing_options(parser: Parser, *, required: bool) -> None:
    """`required` is whether the command does nothing but write."""
    parser.add_choice("to", _FORMATS, required=required)
    parser.add_text("output", "OUT", short="-o")
    parser.add_text("voice", "1…9")
    parser.add_number("rate", NUMBERS["rate"].limits)
    parser.add_flag("force")
    parser.add_flag("no-audio")
    parser.add_number("cells", CELLS, DEFAULT_CELLS)
    parser.add_number("lines", LINES, DEFAULT_LINES)
    parser.add_text("braille-table", "de-g2.ctb", phrase("cli-narrate-braille-table"))


def read_writing_options(arguments: argparse.Namespace) -> WritingOptions:
    """The options of the command line, or else the settings kept from earlier games; text without a
    format.

    Raises: ExportError if this computer has no table of braille of the given name.
    """
    kept = preferences.load_preferences()
    defaults = Settings(arguments.language or "")
    return WritingOptions(
        format=Format.TXT if arguments.to is None else Format(arguments.to),
        voice=arguments.voice or str(kept.get("voice", defaults.voice)),
        rate=arguments.rate or kept.get("rate", defaults.rate),
        force=arguments.force,
        audio=not arguments.no_audio,
        cells=arguments.cells,
        lines=arguments.lines,
        braille_table=_find_table(arguments.braille_table or ""),
    )


def _find_table(name: str) -> str:
    """Raises: ExportError if this computer has no table of this name."""
    if name:
        from azul_access.braille.cells.translation import has_table  # loads liblouis

        if not has_table(name):
            raise ExportError(ExportReason.NO_TABLE, table=name)
    return name
