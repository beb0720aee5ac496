"""The rule book of a game as a document: its chapters, with a mark for each paragraph."""

import uuid
from collections.abc import Iterator, Mapping

from azul_access.export.document import (
    Block,
    BoardDrawing,
    Chapter,
    Document,
    Heading,
    NavigationPoint,
    TextLine,
)
from azul_access.games.context import NarrationContext
from azul_access.games.picture import Grid
from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.games.system import Options, System
from azul_access.language.phrase import Verbosity, phrase

# A random constant: the identities of all rule books are derived from it.
_NAMESPACE = uuid.UUID("1c2f7a52-94a4-4a0f-9f0b-5a3e6d8b7c10")


def build_rule_book(system: System, options: Options, language: str) -> Document:
    """The rules of a game that has a rule book, with some options; first, which options these are.

    A book in one `language` has another identity than one in another.
    """
    assert system.load_rule_book is not None
    book = system.load_rule_book()
    setup = system.dialogue.describe_setup(NarrationContext((), options, Verbosity.NORMAL))
    opening = Chapter("opening", book.TITLE, (TextLine("options", tuple(setup)),))
    grids = _draw_grids(system, options)
    chapters = (_chapter(chapter, grids) for chapter in book.chapters(options))
    identity = uuid.uuid5(_NAMESPACE, f"{language} {system.name} {options}")
    return Document(str(identity), "", (opening, *chapters), phrase("rules-book-summary"))


def _draw_grids(system: System, options: Options) -> Mapping[str, Grid]:
    """The empty grids of the table and of one board, by their names."""
    if system.pictures is None:
        return {}
    state, _ = system.rules.new_game(system.players[0], 0, options)
    context = NarrationContext(("",) * system.players[0], options, Verbosity.NORMAL)
    picture = system.pictures.draw_table(context, state)
    return {grid.name: grid for part in reversed(picture.parts) for grid in part.grids}


def _chapter(chapter: RuleChapter, grids: Mapping[str, Grid]) -> Chapter:
    blocks = tuple(block for each in chapter.paragraphs for block in _blocks(each, grids))
    points = (NavigationPoint(_title_id(each), each.heading) for each in chapter.paragraphs)
    return Chapter(f"rules-{chapter.name}", chapter.heading, blocks, tuple(points))


def _name(paragraph: RuleParagraph) -> str:
    chapter, position = paragraph.number
    return f"rule-{chapter}-{position}"


def _title_id(paragraph: RuleParagraph) -> str:
    return f"{_name(paragraph)}-title"


def _blocks(paragraph: RuleParagraph, grids: Mapping[str, Grid]) -> Iterator[Block]:
    name = _name(paragraph)
    yield Heading(_title_id(paragraph), paragraph.heading)
    yield TextLine(name, (paragraph.text,))
    if paragraph.example is not None:
        yield TextLine(f"{name}-example", (phrase("rules-example", text=paragraph.example),))
    grid = grids.get(paragraph.grid)
    if grid is not None:
        yield BoardDrawing(f"{name}-drawing", grid.title, grid)
