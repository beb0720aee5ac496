"""The coach of Summer Pavilion: the facts of a move, and how the move is named."""

from collections.abc import Sequence

from azul_access.games import sources
from azul_access.games.certainties import Fact, find_facts
from azul_access.games.questions import AboutCentre, AboutFactories
from azul_access.games.summer_pavilion import (
    certainties,
    commands,
    events,
    evolving,
    pieces,
    prospects,
    questions,
    rules,
    terms,
)
from azul_access.games.summer_pavilion import facts as answers
from azul_access.games.summer_pavilion.boards import describe_board
from azul_access.games.summer_pavilion.certainties import Move
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.questions import AboutSupply, BoardPart, WhatIf
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.language.phrase import Paragraph, Phrase, phrase


def facts(state: State, command: commands.Command) -> Sequence[Fact]:
    """The facts of a legal move in `state`, those that tell most first."""
    after, happened = state, []
    for event in rules.apply(state, command)[1]:
        if not isinstance(event, events.Turn):
            break  # what follows is no part of the move
        after = evolving.evolve(after, event)
        happened.append(event)
    move = Move(state, after, state.turn, tuple(happened))
    return find_facts((*certainties.KINDS, *prospects.KINDS), move)


def command_of(question: object) -> commands.Command | None:
    """The move that a question supposes; None for any other question."""
    return question.command if isinstance(question, WhatIf) else None


def shorten(state: State, command: commands.Command) -> commands.Command:
    """A placement without a payment that needs no wild tiles."""
    if isinstance(command, commands.Place) and set(command.paid or ()) == {command.colour}:
        return commands.Place(command.star, command.space, command.colour)
    return command


def simplify(state: State, command: commands.Command) -> commands.Command:
    """Complete, without the number of tiles, and of equal factories from the first."""
    match command:
        case commands.Take(source, colour):
            return commands.TAKES[sources.first_equal(state.factories, source), colour]
        case commands.Place(star, space):
            placed = rules.apply(state, command)[1][0]
            assert isinstance(placed, events.Placed)
            paid = (placed.colour,) * placed.natural + (placed.wild_colour,) * placed.wild
            return commands.Place(star, space, placed.colour, paid)
        case commands.Bonus(tiles):
            return commands.Bonus(tuple(sorted(tiles)))
        case commands.Pass():
            passed = rules.apply(state, command)[1][0]
            assert isinstance(passed, events.Passed)
            if state.is_last_round:
                return commands.Pass(())
            kept = [each for each in pieces.ALL_COLOURS for _ in range(passed.kept[each])]
            return commands.Pass(tuple(kept))
    return command


def is_wasteful(state: State, command: commands.Command) -> bool:
    """Nothing of the kind: tiles that are taken lie beside the board, and can wait."""
    return False


def describe_around(
    context: Context, state: State, seat: int, moves: Sequence[commands.Command]
) -> list[Phrase]:
    """The tiles where the first take is from, or those in the supply for a bonus, and the tiles
    beside the board.
    """
    told: list[Paragraph] = []
    match moves[0]:
        case commands.Take(source):
            if isinstance(source, sources.Factory):
                told = [answers.answer(context, state, AboutFactories(source))[0][:1]]
            else:
                told = answers.answer(context, state, AboutCentre())
        case commands.Bonus():
            told = answers.answer(context, state, AboutSupply())
    told = [*told, *describe_board(context, state, BoardPart.TILES, seat)]
    return [sentence for paragraph in told for sentence in paragraph]


def describe_table(context: Context, state: State, seats: Sequence[int]) -> list[Paragraph]:
    """The wild colour, what can be taken, and the stars and tiles of some seats."""
    asked: list[questions.Question] = []
    if state.phase is Phase.TAKE:
        asked += [AboutFactories()] if any(state.factories) else []
        asked += [AboutCentre()]
    elif state.phase is Phase.BONUS:
        asked += [AboutSupply()]
    told: list[Paragraph] = [[phrase("sp-wild-now", wild=terms.colour_name(state.wild))]]
    told += [
        [sentence for paragraph in answers.answer(context, state, each) for sentence in paragraph]
        for each in asked
    ]
    parts = [(seat, part) for seat in seats for part in (BoardPart.STARS, BoardPart.TILES)]
    for seat, part in parts:
        told += describe_board(context, state, part, seat)
    return told
