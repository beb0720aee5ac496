"""A ledger becomes a document: result first, then round by round, the boards, and the numbers."""

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from azul_access.export import figures
from azul_access.export.document import Block, Chapter, DataTable, Document, Line, Stop
from azul_access.export.statistics import Statistics, statistics
from azul_access.games.context import NarrationContext
from azul_access.games.system import Question
from azul_access.language.phrase import Paragraph, Phrase, both, phrase
from azul_access.record.ledger import Ledger
from azul_access.record.transcript import (
    Passage,
    PassageKind,
    RoundTranscript,
    build_transcript,
    narrate_event,
)


@dataclass(frozen=True, slots=True)
class About:
    """What a narration says beside what happened.

    `title` and `author` may be empty; then the game names itself, and nobody signs. `played_on` is
    None where the log does not say. `undone` and `mended` count corrections at the table;
    `damaged` says that the log went on, but could not be read. `identity` names the game.
    """

    identity: str
    title: str = ""
    author: str = ""
    played_on: datetime.date | None = None
    undone: int = 0
    mended: int = 0
    damaged: bool = False
    tables: bool = False


def tell(book: Ledger, context: NarrationContext, about: About) -> Document:
    """`table` says who listens, and how much they want to hear."""
    rounds = build_transcript(book)
    numbers = statistics(book, rounds)
    return Document(
        about.identity,
        about.author,
        (
            _opening(book, context, about, numbers),
            *(_round(book, context, each) for each in rounds),
            _boards(book, context, tables=about.tables),
            *([] if numbers is None else [_numbers(context, numbers)]),
        ),
    )


def _opening(
    book: Ledger, context: NarrationContext, about: About, numbers: Statistics | None
) -> Chapter:
    title = (
        phrase("name", name=about.title)
        if about.title
        else phrase(
            "transcript-title",
            game=phrase(f"title-{book.system.name}"),
            players=_players(context),
        )
    )
    paragraphs = [_result(book, context, numbers)]
    if about.damaged:
        paragraphs.append([phrase("transcript-damaged")])
    paragraphs.append(
        [
            *([phrase("transcript-author", author=about.author)] if about.author else []),
            *(
                [phrase("transcript-played-on", date=_date(about.played_on))]
                if about.played_on
                else []
            ),
            phrase("transcript-players", players=_players(context)),
            *book.system.dialogue.describe_setup(context),
        ]
    )
    corrections = [
        *([phrase("transcript-undone", count=about.undone)] if about.undone else []),
        *([phrase("transcript-corrected", count=about.mended)] if about.mended else []),
    ]
    if corrections:
        paragraphs.append([*corrections, phrase("transcript-as-it-stands")])
    return Chapter("opening", title, tuple(_lines("o", paragraphs)))


def _numbers(context: NarrationContext, numbers: Statistics) -> Chapter:
    return Chapter("numbers", phrase("transcript-numbers"), figures.blocks(context, numbers))


def _players(context: NarrationContext) -> Phrase:
    return both([phrase("name", name=name) for name in context.names])


def _date(day: datetime.date) -> Phrase:
    # The year as text: a number would be told with a sign for thousands.
    return phrase("date", day=day.day, month=phrase(f"month-{day.month}"), year=str(day.year))


def _result(book: Ledger, context: NarrationContext, numbers: Statistics | None) -> Paragraph:
    facts, telling = book.system.facts, book.system.narration
    last = book.applied[-1].events if book.applied else ()
    for event in last:
        if facts.milestone(event).winners is not None:
            return telling.narrate(context, event)
    scores = () if numbers is None else numbers.scores(len(context.names))
    listed = tuple(
        phrase("score-of", player=name, points=score)
        for name, score in zip(context.names, scores, strict=False)
    )
    return [
        phrase("transcript-unfinished"),
        *([phrase("transcript-scores", scores=listed)] if listed else []),
        *book.system.dialogue.describe_expectation(context, book.state, named=True),
    ]


def _round(book: Ledger, context: NarrationContext, told: RoundTranscript) -> Chapter:
    blocks: list[Block] = []
    stops: list[Stop] = []
    for passage in told.passages:
        lines = [
            Line(moment.event_id, tuple(found))
            for moment in passage.events
            if (found := narrate_event(book.system, context, moment.event))
        ]
        if not lines:
            continue
        blocks += lines
        if passage.kind not in (PassageKind.OPENING, PassageKind.ENDING):
            stops.append(Stop(lines[0].ident, _label(context, passage)))
    if told.number is None:
        return Chapter("ending", phrase("transcript-ending"), tuple(blocks), tuple(stops))
    heading = phrase("transcript-round", round=told.number)
    return Chapter(f"round-{told.number}", heading, tuple(blocks), tuple(stops))


def _label(context: NarrationContext, passage: Passage) -> Phrase:
    player = "" if passage.seat is None else context.names[passage.seat]
    match passage.kind:
        case PassageKind.TURN:
            return phrase("transcript-turn", player=player, number=passage.turn_number)
        case PassageKind.CHOICE:
            return phrase("transcript-choice", player=player)
        case PassageKind.DRAWS:
            return phrase("transcript-draws")
        case _:
            return phrase("transcript-scoring")


def _boards(book: Ledger, context: NarrationContext, *, tables: bool) -> Chapter:
    """What lies before the players at the end; in the middle of a game, all that is on the table.

    A figure stands in the place of no sentence: whoever asked for tables gets both.
    """
    boards, state = book.system.boards, book.state
    over = book.system.rules.expects(state).player is None
    if over and boards is not None:
        questions = boards.board_questions(state)
    else:
        questions = book.system.facts.overview_questions(state)
    blocks: list[Block] = list(_lines("b", _answers(book, context, questions)))
    if tables and boards is not None:
        plans = boards.board_tables(context, state)
        blocks += [DataTable(f"plan-{number}", plan) for number, plan in enumerate(plans, 1)]
    heading = phrase("transcript-boards" if over else "transcript-standing")
    return Chapter("boards", heading, tuple(blocks))


def _answers(
    book: Ledger, context: NarrationContext, questions: Sequence[Question]
) -> list[Paragraph]:
    answer = book.system.facts.answer
    return [told for question in questions for told in answer(context, book.state, question)]


def _lines(prefix: str, paragraphs: Sequence[Paragraph]) -> Iterator[Line]:
    for number, told in enumerate(paragraphs, 1):
        yield Line(f"{prefix}{number}", tuple(told))
