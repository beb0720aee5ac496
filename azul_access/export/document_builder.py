"""Builds the document of a transcript: the result, the rounds, the boards and the statistics."""

import datetime
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from azul_access.export import document
from azul_access.export.drawings import draw_boards, draw_decision, draw_scores
from azul_access.export.statistics import Statistics, count_statistics
from azul_access.export.statistics_chapter import points_chart, statistics_blocks
from azul_access.export.story_chapters import story_chapters
from azul_access.games.context import NarrationContext
from azul_access.games.system import Question
from azul_access.language.phrase import Paragraph, Phrase, join_with_and, phrase
from azul_access.record.dates import describe_date
from azul_access.record.ledger import Ledger
from azul_access.record.transcript import (
    Passage,
    PassageKind,
    RoundTranscript,
    build_transcript,
    list_computer_seats,
    narrate_event,
)
from azul_access.story.composer import tell_story, tell_summary
from azul_access.story.evening import EarlierGame
from azul_access.story.turning import Decision
from azul_access.values import frozen


@frozen
class TranscriptDetails:
    """What a transcript contains besides the events of the game.

    `identity` identifies the game. `title` may be empty; then it is made from the game and the
    players. `played_on` is None if the log has no date. `undone` and `corrected` count entries of
    the log; `damaged` is True if the rest of the log could not be read. `tables` adds the boards as
    tables. `figures` are the kinds of figures to build, for formats that do not show all of them.
    `earlier` are games of the same day for the records of a story, which names the take on which
    most hung if it `has_opinion`.
    """

    identity: str
    title: str = ""
    author: str = ""
    played_on: datetime.date | None = None
    undone: int = 0
    corrected: int = 0
    damaged: bool = False
    tables: bool = False
    length: document.Length = document.Length.RECORD
    figures: frozenset[document.FigureKind] = document.FIGURES
    earlier: tuple[EarlierGame, ...] = ()
    has_opinion: bool = False


def build_document(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails
) -> document.Document:
    """Build a transcript; `context` has the players' names and the verbosity.

    A game that has no story is told as a record, whatever the length.
    """
    context = replace(context, is_retold=True)
    match details.length:
        case document.Length.SUMMARY:
            story = tell_summary(ledger, context)
        case document.Length.STORY:
            story = tell_story(ledger, context, details.earlier, has_opinion=details.has_opinion)
        case document.Length.RECORD:
            story = None
    if story is not None:
        pictures = _by_rank(_draw_boards(ledger, context, details), ledger)
        curves = [*_draw_scores(ledger, context, details), *_draw_points(ledger, context, details)]
        decided = _draw_decision(ledger, context, details, story.decision)
        chapters = story_chapters(story, details.length, pictures, decided, curves)
        opening = _opening(ledger, context, details, list(story.opening))
        if details.length is document.Length.SUMMARY:  # all of it in one chapter
            lines = [block for chapter in chapters for block in chapter.blocks]
            blocks = (opening.blocks[0], *lines, *opening.blocks[1:])
            points = tuple(
                document.NavigationPoint(chapter.first_line, chapter.heading)
                for chapter in chapters
            )
            whole = replace(opening, blocks=blocks, navigation=points)
            return document.Document(details.identity, details.author, (whole,))
        return document.Document(
            details.identity, details.author, (opening, *chapters), is_story=True
        )
    rounds = build_transcript(ledger)
    statistics = count_statistics(ledger, rounds)
    return document.Document(
        details.identity,
        details.author,
        (
            _opening(ledger, context, details, _result(ledger, context, statistics)),
            *(_round(ledger, context, round_) for round_ in rounds),
            _boards(ledger, context, details),
            *([] if statistics is None else [_numbers(ledger, context, details, statistics)]),
        ),
    )


def _by_rank(drawings: list[document.Block], ledger: Ledger) -> list[document.Block]:
    """The boards of all seats, those with the most points first."""
    scores = ledger.system.facts.scores(ledger.state)
    if len(drawings) != len(scores):
        return drawings
    return [drawings[seat] for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat])]


def _draw_boards(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails
) -> list[document.Block]:
    return [*draw_boards(ledger, context)] if document.BoardDrawing in details.figures else []


def _draw_decision(
    ledger: Ledger,
    context: NarrationContext,
    details: TranscriptDetails,
    decision: Decision | None,
) -> list[document.Block]:
    if decision is None or document.BoardDrawing not in details.figures:
        return []
    return [*draw_decision(ledger, context, decision)]


def _draw_scores(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails
) -> list[document.Block]:
    return [*draw_scores(ledger, context)] if document.Curve in details.figures else []


def _draw_points(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails
) -> list[document.Block]:
    if document.Chart not in details.figures:
        return []
    statistics = count_statistics(ledger, build_transcript(ledger))
    return [] if statistics is None else [points_chart(context, statistics)]


def _opening(
    ledger: Ledger,
    context: NarrationContext,
    details: TranscriptDetails,
    result: Paragraph,
) -> document.Chapter:
    title = (
        phrase("name", name=details.title)
        if details.title
        else phrase(
            "transcript-title",
            game=phrase(f"title-{ledger.system.name}"),
            players=_players(context),
        )
    )
    paragraphs = [result]
    if details.damaged:
        paragraphs.append([phrase("transcript-damaged")])
    facts = [
        *([phrase("transcript-author", author=details.author)] if details.author else []),
        *(
            [phrase("transcript-played-on", date=describe_date(details.played_on))]
            if details.played_on
            else []
        ),
        *(_describe_game(ledger, context) if details.length is document.Length.RECORD else []),
        *_describe_computers(ledger, context),
    ]
    paragraphs += [facts] if facts else []
    corrections = [
        *([phrase("transcript-undone", count=details.undone)] if details.undone else []),
        *([phrase("transcript-corrected", count=details.corrected)] if details.corrected else []),
    ]
    if corrections and details.length is document.Length.RECORD:
        paragraphs.append([*corrections, phrase("transcript-as-it-stands")])
    return document.Chapter("opening", title, tuple(_lines("o", paragraphs)))


def _describe_game(ledger: Ledger, context: NarrationContext) -> Paragraph:
    """Who sat where, and by which rules they played."""
    players = phrase("transcript-players", players=_players(context))
    return [players, *ledger.system.dialogue.describe_setup(context)]


def _describe_computers(ledger: Ledger, context: NarrationContext) -> Paragraph:
    """For whom the computer moved, at times or always."""
    names = [phrase("name", name=context.names[seat]) for seat in list_computer_seats(ledger)]
    return [phrase("transcript-computers", players=join_with_and(names))] if names else []


def _numbers(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails, statistics: Statistics
) -> document.Chapter:
    kinds = (document.TextLine, document.Heading, *details.figures)
    blocks = [
        *_draw_scores(ledger, context, details),
        *(block for block in statistics_blocks(context, statistics) if isinstance(block, kinds)),
    ]
    return document.Chapter("numbers", phrase("transcript-numbers"), tuple(blocks))


def _players(context: NarrationContext) -> Phrase:
    return join_with_and([phrase("name", name=name) for name in context.names])


def _result(ledger: Ledger, context: NarrationContext, statistics: Statistics | None) -> Paragraph:
    facts, narration = ledger.system.facts, ledger.system.narration
    last = ledger.applied[-1].events if ledger.applied else ()
    for event in last:
        if facts.milestone(event).winners is not None:
            return narration.narrate(context, event)
    scores = () if statistics is None else statistics.scores(len(context.names))
    listed = tuple(
        phrase("score-of", player=name, points=score)
        for name, score in zip(context.names, scores, strict=False)
    )
    return [
        phrase("transcript-unfinished"),
        *([phrase("transcript-scores", scores=listed)] if listed else []),
        *ledger.system.dialogue.wait(context, ledger.state, named=True).expect,
    ]


def _round(ledger: Ledger, context: NarrationContext, round_: RoundTranscript) -> document.Chapter:
    blocks: list[document.Block] = []
    navigation: list[document.NavigationPoint] = []
    seen: Counter[Phrase] = Counter()  # labels are distinct in the whole document
    for passage in round_.passages:
        lines = [
            document.TextLine(moment.event_id, tuple(phrases))
            for moment in passage.events
            if (phrases := narrate_event(ledger.system, context, moment.event))
        ]
        blocks += lines
        if lines and passage.kind not in (PassageKind.OPENING, PassageKind.ENDING):
            label = _label(context, passage)
            if round_.number is not None:
                label = phrase("transcript-in-round", round=round_.number, label=label)
            seen[label] += 1
            if seen[label] > 1:
                label = phrase("transcript-label-again", label=label, number=seen[label])
            navigation.append(document.NavigationPoint(lines[0].element_id, label))
        blocks += [
            document.TextLine(item.note_id, (phrase("transcript-note", text=item.note.sentence),))
            for item in passage.notes
        ]
    if round_.number is None:
        return document.Chapter(
            "ending", phrase("transcript-ending"), tuple(blocks), tuple(navigation)
        )
    heading = phrase("transcript-round", round=round_.number)
    return document.Chapter(f"round-{round_.number}", heading, tuple(blocks), tuple(navigation))


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


def _boards(
    ledger: Ledger, context: NarrationContext, details: TranscriptDetails
) -> document.Chapter:
    """The boards at the end of a game, or the whole table in the middle of one.

    Tables are added to the sentences and replace none.
    """
    boards, state = ledger.system.boards, ledger.state
    over = ledger.system.rules.expects(state).player is None
    if over and boards is not None:
        questions = boards.board_questions(state)
    else:
        questions = ledger.system.facts.overview_questions(state)
    blocks: list[document.Block] = list(_lines("b", _answers(ledger, context, questions)))
    blocks += _draw_boards(ledger, context, details)
    if details.tables and document.DataTable in details.figures and boards is not None:
        plans = boards.board_tables(context, state)
        blocks += [
            document.DataTable(f"plan-{number}", plan) for number, plan in enumerate(plans, 1)
        ]
    heading = phrase("transcript-boards" if over else "transcript-standing")
    return document.Chapter("boards", heading, tuple(blocks))


def _answers(
    ledger: Ledger, context: NarrationContext, questions: Sequence[Question]
) -> list[Paragraph]:
    answer = ledger.system.facts.answer
    return [
        paragraph for question in questions for paragraph in answer(context, ledger.state, question)
    ]


def _lines(prefix: str, paragraphs: Sequence[Paragraph]) -> Iterator[document.TextLine]:
    for number, paragraph in enumerate(paragraphs, 1):
        yield document.TextLine(f"{prefix}{number}", tuple(paragraph))
