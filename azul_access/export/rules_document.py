"""The rule book of a game as a document: a chapter for each of its chapters."""

from collections.abc import Iterator, Sequence

from azul_access.export.document import Block, Chapter, Document, Heading, TextLine
from azul_access.games.rule_book import RuleChapter, RuleParagraph
from azul_access.language.phrase import Phrase, phrase


def build_rules(
    identity: str, title: Phrase, options: Sequence[Phrase], chapters: Sequence[RuleChapter]
) -> Document:
    """`options` say for which edition the rules are."""
    opening = Chapter("opening", title, (TextLine("options", tuple(options)),))
    return Document(identity, "", (opening, *map(_chapter, chapters)), phrase("rules-book-summary"))


def _chapter(chapter: RuleChapter) -> Chapter:
    blocks = tuple(block for each in chapter.paragraphs for block in _blocks(each))
    return Chapter(f"rules-{chapter.name}", chapter.heading, blocks)


def _blocks(paragraph: RuleParagraph) -> Iterator[Block]:
    name = f"rule-{paragraph.number[0]}-{paragraph.number[1]}"
    yield Heading(f"{name}-title", paragraph.heading)
    yield TextLine(name, (paragraph.text,))
    if paragraph.example is not None:
        yield TextLine(f"{name}-example", (phrase("rules-example", text=paragraph.example),))
