"""The coach of base Azul: the facts of a move, and how the move is named."""

from collections.abc import Sequence

from azul_access.games import sources
from azul_access.games.azul import certainties, commands, evolving, pieces, prospects, rules
from azul_access.games.azul import facts as answers
from azul_access.games.azul.boards import describe_board, describe_line
from azul_access.games.azul.centre import describe_centre
from azul_access.games.azul.certainties import Move
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import MarkerTaken, Taken, TakingEnded, Tiled
from azul_access.games.azul.looking_ahead import is_last_round, list_takes
from azul_access.games.azul.questions import BoardPart, WhatIf
from azul_access.games.azul.state import State
from azul_access.games.certainties import Fact, PointsAtOnce, find_facts
from azul_access.games.questions import AboutFactories
from azul_access.language.phrase import Paragraph, Phrase, phrase


def facts(state: State, command: commands.Command) -> Sequence[Fact]:
    """The facts of a legal move in `state`, those that tell most first."""
    if isinstance(command, commands.Take):
        kinds = (*certainties.KINDS, *prospects.KINDS)
        return find_facts(kinds, _make_move(state, command))
    tiled = (event for event in rules.apply(state, command)[1] if isinstance(event, Tiled))
    return [PointsAtOnce(event.after - event.before) for event in tiled][:1]


def _make_move(state: State, command: commands.Take) -> Move:
    after, happened = state, rules.apply(state, command)[1]
    for event in happened:
        if isinstance(event, MarkerTaken | Taken):
            after = evolving.evolve(after, event)
    (taken,) = (event for event in happened if isinstance(event, Taken))
    takes_marker = any(isinstance(event, MarkerTaken) for event in happened)
    has_ended = any(isinstance(event, TakingEnded) for event in happened)
    return Move.make(state, after, taken, takes_marker=takes_marker, has_ended=has_ended)


def command_of(question: object) -> commands.Command | None:
    """The move that a question supposes; None for any other question."""
    return question.command if isinstance(question, WhatIf) else None


def shorten(state: State, command: commands.Command) -> commands.Command:
    """A take has nothing that goes without saying."""
    return command


def simplify(state: State, command: commands.Command) -> commands.Command:
    """Without the number of tiles, and of equal factories from the first."""
    if not isinstance(command, commands.Take):
        return command
    source = sources.first_equal(state.factories, command.source)
    return commands.TAKES[source, command.colour, command.target]


def is_wasteful(state: State, command: commands.Command) -> bool:
    """Whether tiles go to the floor line that a row would take free of charge and without regret.

    So does a row that holds their colour, and if it gets full any row of a player who has no other
    turn in this round, or in the last round. A row that would end the game is left out.
    """
    if not isinstance(command, commands.Take) or command.target is not pieces.FLOOR:
        return False
    source, colour, had_last = command.source, command.colour, is_last_round(state)
    for line in rules.open_lines(state.players[state.turn], colour):
        move = _make_move(state, commands.TAKES[source, colour, line])
        taken = move.taken
        if taken.placed < taken.size or move.is_last is not had_last:
            continue
        is_full = taken.line_before + taken.placed > line.index
        has_no_turn = sum(1 for _ in list_takes(move.sources)) < len(state.players)
        if taken.line_before or (is_full and (had_last or has_no_turn)):
            return True
    return False


def describe_around(
    context: Context, state: State, seat: int, moves: Sequence[commands.Command]
) -> list[Phrase]:
    """The tiles where the first take is from, and the begun lines that the takes would go on with.

    Where a player chooses a column, the wall.
    """
    takes = [move for move in moves if isinstance(move, commands.Take)]
    if not takes:
        return describe_board(context, state, BoardPart.WALL, seat)[0]
    lines = state.players[seat].lines
    begun = {take.target.index for take in takes if isinstance(take.target, pieces.Line)}
    held = [describe_line(context, row, at) for at in sorted(begun) if (row := lines[at])]
    return [_describe_source(context, state, takes[0].source), *held]


def _describe_source(context: Context, state: State, source: sources.Source) -> Phrase:
    if isinstance(source, sources.Factory):
        return answers.answer(context, state, AboutFactories(source))[0][0]
    return describe_centre(context, state.centre)[0]


def describe_table(context: Context, state: State, seats: Sequence[int]) -> list[Paragraph]:
    """What can be taken, without the places on the disc, and the rows and walls of some seats."""
    told: list[Paragraph] = []
    if any(state.factories):
        each = answers.answer(context, state, AboutFactories())
        told.append([sentence for paragraph in each for sentence in paragraph])
    if any(piece is not None for piece in state.centre.spaces):
        has_marker = pieces.MARKER in state.centre.spaces
        marker = [phrase("azul-centre-marker")] if has_marker else []
        told.append([describe_centre(context, state.centre)[0], *marker])
    parts = [(seat, part) for seat in seats for part in (BoardPart.LINES, BoardPart.WALL)]
    for seat, part in parts:
        told += describe_board(context, state, part, seat)
    return told
