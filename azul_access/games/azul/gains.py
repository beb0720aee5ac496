"""What the moves with a colour, or to a row, bring at once in base Azul. Facts, and no advice."""

from collections.abc import Sequence
from typing import NamedTuple

from azul_access.games.asked_parts import Place
from azul_access.games.azul import (
    commands,
    disc,
    pieces,
    places,
    possible,
    rules,
    scoring,
    taking,
    terms,
)
from azul_access.games.azul.dialogue import describe_targets, explain_refusal, read_back
from azul_access.games.azul.editions import Context, Wall
from azul_access.games.azul.events import MarkerTaken, Taken
from azul_access.games.azul.questions import AboutRowWorth
from azul_access.games.azul.refusals import Reason, line_refusal
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.wall_answers import describe_row_worth
from azul_access.games.questions import AboutGains
from azul_access.games.sources import CENTRE, Factory, Source, tiles_on
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import describe_best_moves, from_source, resolve_seat
from azul_access.language.phrase import Paragraph, Phrase, join_with_or, phrase


class Gain(NamedTuple):
    """A legal take, the points of a tile that it brings to the wall, and what its floor costs.

    `points` are None if no row becomes full, or if the column is chosen later.
    """

    take: commands.Take
    points: int | None
    cost: int


def list_gains(
    state: State, *, colour: pieces.Colour | None = None, target: pieces.Line | None = None
) -> list[Gain]:
    """The takes of the player to act, with one colour or to one row."""
    return [
        _gain(state, take)
        for take in taking.legal_takes(state)
        if colour in (None, take.colour) and target in (None, take.target)
    ]


def _gain(state: State, take: commands.Take) -> Gain:
    _, events = rules.apply(state, take)
    edition, floor = state.options.edition, len(state.players[state.turn].floor)
    points, dropped = None, 0
    for event in events:
        match event:
            case MarkerTaken():
                dropped += 1
            case Taken():
                points = possible.wall_points(state, event)
                dropped += event.dropped
                break
    free = pieces.FLOOR_SPACES - floor
    return Gain(take, points, scoring.floor_cost(edition, floor, min(dropped, free)))


def describe_gains(context: Context, state: State, question: AboutGains) -> list[Paragraph]:
    """Raises: IllegalCommand for a player or a place that is not in this game."""
    if question.seat not in (None, state.turn) and question.colour is not None:
        player = context.names[resolve_seat(context.names, question.seat, state.turn)]
        whose = [phrase("answer-of", player=player)]
    else:
        whose = []
    told = _describe_gains(context, state, question)
    if not told:
        return told
    at = int(told[0][0].name in ("answer-yes", "answer-no"))
    return [[*told[0][:at], *whose, *told[0][at:]], *told[1:]]


def _describe_gains(context: Context, state: State, question: AboutGains) -> list[Paragraph]:
    place = question.place
    colour = None if question.colour is None else pieces.Colour(question.colour)
    state = state._replace(turn=resolve_seat(context.names, question.seat, state.turn))
    if state.phase is not Phase.TAKE:
        return possible.describe_moves(context, state, colour)
    if place is not None and place.kind in ("factory", "centre"):
        return _from_source(context, state, place, colour)
    if place is not None and place.kind in ("line", "wall-row") and place.number is not None:
        if not 1 <= place.number <= pieces.LINES:
            raise IllegalCommand(Reason.NO_LINE, line=pieces.Line(place.number - 1))
        return _to_line(context, state, pieces.PATTERN_LINES[place.number - 1], colour, question)
    if colour is None:
        return possible.describe_moves(context, state, None)
    first, *more = possible.describe_moves(context, state, colour)
    verdict = _tell_whether_anywhere(context, state, colour) if question.asks_whether else []
    return [[*verdict, *first], *more, *_fillings(state, list_gains(state, colour=colour))]


def _tell_whether_anywhere(context: Context, state: State, colour: pieces.Colour) -> list[Phrase]:
    """Whether a colour can go to any row now; if no row accepts it, why each does not."""
    if any(isinstance(gain.take.target, pieces.Line) for gain in list_gains(state, colour=colour)):
        return [phrase("answer-yes")]
    player = state.players[state.turn]
    refused = {
        line: refusal
        for line in pieces.PATTERN_LINES
        if (refusal := line_refusal(player, line, colour)) is not None
    }
    if len(refused) < len(pieces.PATTERN_LINES):
        return [phrase("answer-no")]
    whys = [
        explain_refusal(context, state, commands.Take(CENTRE, colour, line), refusal)[0]
        for line, refusal in refused.items()
    ]
    return [phrase("answer-no"), *whys]


def describe_best(context: Context, state: State) -> list[Paragraph]:
    """The takes with the most points at once: those of the wall less the cost of the floor."""
    if state.phase is not Phase.TAKE:
        return possible.describe_moves(context, state, None)
    gains = list_gains(state)
    if not any(gain.points for gain in gains):
        return [[phrase("azul-best-none")]]
    best = max((gain.points or 0) - gain.cost for gain in gains)
    takes = [gain.take for gain in gains if (gain.points or 0) - gain.cost == best]
    return [describe_best_moves(best, [read_back(context, state, take) for take in takes])]


def _from_source(
    context: Context, state: State, place: Place, colour: pieces.Colour | None
) -> list[Paragraph]:
    """What can be taken from one source, and where it can go."""
    source: Source = CENTRE if place.number is None else Factory(place.number - 1)
    if isinstance(source, Factory):
        tiles_on(state.factories, source)
    paragraphs: list[Paragraph] = []
    player = state.players[state.turn]
    for each in pieces.ALL_COLOURS if colour is None else (colour,):
        gains = [gain for gain in list_gains(state, colour=each) if gain.take.source == source]
        if gains:
            lines = rules.open_lines(player, each)
            sentence = phrase("answer-list", items=terms.label(each))
            paragraphs.append([sentence, describe_targets(lines)])
            paragraphs += _fillings(state, gains)
    return paragraphs or [[phrase("answer-nothing")]]


def _to_line(
    context: Context,
    state: State,
    line: pieces.Line,
    colour: pieces.Colour | None,
    question: AboutGains,
) -> list[Paragraph]:
    """The colours that a row accepts, and where they are; or whether it accepts one."""
    if question.negated:
        return [_refused(context, state, line)]
    player = state.players[state.turn]
    row = player.lines[line.index]
    if row is not None and row.colour == (colour or row.colour) and row.count == line.index + 1:
        no = [phrase("answer-no")] if question.asks_whether else []
        worth = AboutRowWorth(line.index + 1, state.turn)  # what the full row brings
        return [[*no, *describe_row_worth(context, state, worth)]]
    if colour is not None:
        refusal = line_refusal(player, line, colour)
        if refusal is not None:
            why, *_ = explain_refusal(context, state, commands.Take(CENTRE, colour, line), refusal)
            return [[phrase("answer-no"), why]]
    accepted = [
        each
        for each in (pieces.ALL_COLOURS if colour is None else (colour,))
        if line_refusal(player, line, each) is None and list_gains(state, colour=each)
    ]
    if not accepted:
        row = player.lines[line.index]
        wanted = row.colour if colour is None and row is not None else colour
        nowhere = [] if wanted is None else [places.TABLE.describe_sources(context, state, wanted)]
        if question.asks_whether or colour is not None:
            return [[phrase("answer-no"), *nowhere]]
        return [[phrase("answer-nothing")]]
    if question.asks_whether and colour is None:
        answer = _tell_whether_fills(state, line, accepted)
        return [[answer], *_accepting(context, state, line, accepted)]
    if question.fills and colour is not None and state.options.wall is Wall.COLOURED:
        return _whether_it_fills(context, state, line, colour)
    yes = [phrase("answer-yes")] if question.asks_whether else []
    first, *more = _accepting(context, state, line, accepted)
    return [[*yes, *first], *more]


def _refused(context: Context, state: State, line: pieces.Line) -> Paragraph:
    """The colours that a row does not accept, and why."""
    player = state.players[state.turn]
    refused = {
        each: refusal
        for each in pieces.ALL_COLOURS
        if (refusal := line_refusal(player, line, each)) is not None
    }
    if not refused:
        return [phrase("answer-none")]
    whys = [
        explain_refusal(context, state, commands.Take(CENTRE, each, line), refusal)[0]
        for each, refusal in refused.items()
    ]
    labels = tuple(map(terms.label, refused))
    return [phrase("answer-list", items=labels), *dict.fromkeys(whys)]


def _whether_it_fills(
    context: Context, state: State, line: pieces.Line, colour: pieces.Colour
) -> list[Paragraph]:
    """From where a colour makes a row full, or how many tiles the row would have at most."""
    gains = list_gains(state, colour=colour, target=line)
    filling = [gain for gain in gains if gain.points is not None]
    if not filling:
        most = max(_count_after(state, gain.take) for gain in gains)
        described = phrase("azul-fills-not", line=line.index + 1, most=most, length=line.index + 1)
        return [
            [phrase("answer-no"), described],
            [places.TABLE.describe_sources(context, state, colour)],
        ]
    paragraphs: list[Paragraph] = []
    for cost in sorted({gain.cost for gain in filling}):
        told = _fillings(state, [gain for gain in filling if gain.cost == cost])
        costs = [phrase("azul-fill-costs", points=cost)] if cost else []
        paragraphs += [[*paragraph, *costs] for paragraph in told]
    first, *more = paragraphs
    return [[phrase("answer-yes"), *first], *more]


def _count_after(state: State, take: commands.Take) -> int:
    """How many tiles the pattern line of a legal take holds after it."""
    _, events = rules.apply(state, take)
    taken = next(event for event in events if isinstance(event, Taken))
    return taken.line_before + taken.placed


def _tell_whether_fills(
    state: State, line: pieces.Line, colours: Sequence[pieces.Colour]
) -> Phrase:
    """Whether one of the colours can make a row full: now, or in several turns."""
    if any(gain.points is not None for gain in list_gains(state, target=line)):
        return phrase("answer-yes")
    row = state.players[state.turn].lines[line.index]
    missing = line.index + 1 - (0 if row is None else row.count)
    on_table = [tile for tiles in (*state.factories, disc.tiles(state.centre)) for tile in tiles]
    suffices = any(on_table.count(each) >= missing for each in colours)
    return phrase("azul-fills-later" if suffices else "answer-no")


def _accepting(
    context: Context, state: State, line: pieces.Line, colours: Sequence[pieces.Colour]
) -> list[Paragraph]:
    """Where colours are, and from where they make a row full."""
    paragraphs: list[Paragraph] = []
    for each in colours:
        gains = list_gains(state, colour=each, target=line)
        sources = places.TABLE.describe_sources(context, state, each)
        paragraphs += [[sources], *_fillings(state, gains)]
    return paragraphs


def describe_fillings(state: State) -> tuple[list[Paragraph], set[int]]:
    """The rows that any take makes full, from which sources, and their numbers from 1."""
    gains = list_gains(state)
    lines = {
        gain.take.target.index + 1
        for gain in gains
        if gain.points is not None and isinstance(gain.take.target, pieces.Line)
    }
    return _fillings(state, gains), lines


def _fillings(state: State, gains: Sequence[Gain]) -> list[Paragraph]:
    """The rows that would become full, from which sources, and the points on the wall."""
    groups: dict[tuple[int, int], list[Phrase]] = {}
    for target in pieces.TARGETS:
        for gain in gains:
            if (
                gain.points is not None
                and gain.take.target == target
                and isinstance(target, pieces.Line)
            ):
                key = (target.index + 1, gain.points)
                groups.setdefault(key, []).append(from_source(gain.take.source))
    return [
        [phrase("azul-would-fill", line=line, points=points, sources=join_with_or(sources))]
        for (line, points), sources in groups.items()
    ]
