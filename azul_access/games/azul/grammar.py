"""What people say in base Azul, as rules over concepts. The language folders own the words.

Typed rules are valid in every phase, so that a move at the wrong moment is refused with its reason
and not as unintelligible.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import cast

from azul_access.games import drawing, grammar, sources
from azul_access.games.azul import nodes, pieces, questions
from azul_access.games.azul.commands import END, Choose, Command, End, Fill, Take, TakeWithoutLine
from azul_access.games.azul.state import Phase, State
from azul_access.games.azul.statements import STATEMENTS
from azul_access.games.questions import AboutBag
from azul_access.games.system import Ask, Commands, IllegalCommand
from azul_access.language.grammar import Captures, Opt, Rule, Typed, limit_numbers, seq, word

# Rules that are listened for in some phases only, by name; all others are listened for always.
_ONLY_IN: Mapping[str, tuple[Phase, ...]] = {
    "fill": (Phase.FILL,),
    "take": (Phase.TAKE,),
    "take-without-line": (),
    "choose": (Phase.TILE,),
    "end": (Phase.FILL, Phase.TAKE, Phase.TILE),
    "what-if": (Phase.TAKE,),
    "what-if-take": (Phase.TAKE,),
    "what-if-column": (Phase.TILE,),
}

_PARTS: dict[str, questions.BoardPart] = {
    "board": questions.BoardPart.BOARD,
    "lines": questions.BoardPart.LINES,
    "wall": questions.BoardPart.WALL,
    "floor-line": questions.BoardPart.FLOOR,
}


def typed_rules(state: State) -> Sequence[Rule]:
    """Commands, questions and corrections; the command that is expected now comes first."""
    return [*_commands(state), *STATEMENTS.typed_rules(state), *_OTHER_RULES]


def _commands(state: State) -> list[Rule]:
    """The rules of the commands; the one that is expected now comes first."""
    commands = [_FILL_RULE, _TAKE_RULE, _TAKE_WITHOUT_LINE_RULE, _CHOOSE_RULE]
    first = {
        Phase.TAKE: (_TAKE_RULE, _TAKE_WITHOUT_LINE_RULE),
        Phase.TILE: (_CHOOSE_RULE,),
    }.get(state.phase, (_FILL_RULE,))
    commands.sort(key=lambda rule: rule not in first)
    return commands


def spoken_rules(state: State) -> Sequence[Rule]:
    """The typed rules that the recogniser listens for, limited to this game's numbers."""
    phase = state.phase
    numbers = {
        "factory": len(state.factories),
        "seat": len(state.players),
        "tiles": sources.FACTORY_SPACES,
        "round": state.round,
    }
    return [
        replace(rule, node=limit_numbers(rule.node, numbers))
        for rule in [*_commands(state), *STATEMENTS.spoken_rules(state), *_OTHER_RULES]
        if phase in _ONLY_IN.get(rule.name, (phase,))
    ]


matches_correction = grammar.matches_correction


def refuse_line(state: State, commands: Sequence[Command]) -> IllegalCommand | None:
    """Why draws for several factories in one line are impossible together."""
    fills = [command for command in commands if isinstance(command, Fill)]
    stock = sum(state.bag) + sum(state.lid)
    if state.phase is not Phase.FILL or len(fills) < len(commands) or not stock:
        return None
    return drawing.refuse_line(state, fills, stock)


def needs_consent(command: Command) -> bool:
    """Whether all players have to agree, so that the companion asks for a "yes"."""
    return isinstance(command, End)


def _colour_of(captures: Captures) -> pieces.Colour:
    return nodes.COLOURS_OF_CONCEPTS[cast(str, captures["colour"])]


def _take_of(captures: Captures) -> Take | None:
    """None where colour and label contradict each other."""
    again = captures.get("again")
    if again is not None and nodes.COLOURS_OF_CONCEPTS[cast(str, again)] != _colour_of(captures):
        return None
    line = cast(int, captures.get("line", 0))
    target: pieces.Target = pieces.Line(line - 1) if line else pieces.FLOOR
    return Take(
        grammar.source_of(captures), _colour_of(captures), target, grammar.count_of(captures)
    )


def _take_without_line_of(captures: Captures) -> TakeWithoutLine | None:
    take = _take_of(captures)
    return None if take is None else TakeWithoutLine(take.source, take.colour, take.count)


def _choose_of(captures: Captures) -> Choose:
    return Choose(cast(int, captures["column"]) - 1)


def _fills_of(captures: Captures) -> Commands | None:
    """A line of tiles, divided into factories of four or as the factories are named."""
    if "numbers" in captures or "factories" in captures:
        draws = grammar.named_draws(captures, nodes.COLOURS_OF_CONCEPTS)
        if draws is None:
            return None
        return Commands(tuple(Fill(tiles, factory) for factory, tiles in draws))
    tiles = grammar.tiles_of(captures, "tiles", nodes.COLOURS_OF_CONCEPTS)
    return Commands(tuple(map(Fill, grammar.divide_draw(tiles))))


def _corrected_fill(captures: Captures) -> Fill:
    return Fill(grammar.tiles_of(captures, "tiles", nodes.COLOURS_OF_CONCEPTS))


def _about_colour(captures: Captures) -> questions.AboutColour:
    return questions.AboutColour(_colour_of(captures))


def _about_moves(captures: Captures) -> Ask:
    return Ask(questions.AboutMoves(_colour_of(captures) if "colour" in captures else None))


_FILL_RULE = Rule("fill", nodes.FILL, _fills_of)
# The tiles at the source decide how many are taken; a second name of the colour repeats it.
_CHECKS = frozenset({"count", "again"})
_TAKE_RULE = grammar.command_rule("take", nodes.TAKE, _take_of, _CHECKS)
_TAKE_WITHOUT_LINE_RULE = grammar.command_rule(
    "take-without-line", nodes.TAKE_WITHOUT_LINE, _take_without_line_of, _CHECKS
)
_CHOOSE_RULE = grammar.command_rule("choose", nodes.CHOOSE, _choose_of)
_OTHER_RULES = (
    Rule("end", word("end"), lambda _: Commands((END,))),
    grammar.what_if_rule("what-if", nodes.TAKE, _take_of, questions.WhatIf, _CHECKS),
    grammar.what_if_rule(
        "what-if-take", nodes.TAKE_WITHOUT_LINE, _take_without_line_of, questions.WhatIf, _CHECKS
    ),
    grammar.what_if_rule("what-if-column", nodes.CHOOSE, _choose_of, questions.WhatIf),
    *grammar.FACTORY_RULES,
    # Before the centre: a letter for both asks for the moves, as help says in every language.
    Rule("moves", seq(word("moves"), Opt(Typed(word("with"))), Opt(nodes.COLOUR)), _about_moves),
    grammar.CENTRE_RULE,
    *grammar.board_rules(_PARTS, questions.AboutBoard),
    *grammar.SCORE_RULES,
    Rule("bag", word("bag", "lid"), lambda _: Ask(AboutBag())),
    grammar.where_rule(nodes.COLOUR, _about_colour),
    grammar.GAME_RULE,
    grammar.correction_rule("correct-take", nodes.TAKE, _take_of, _CHECKS),
    grammar.fill_correction_rule(nodes.TILE, _corrected_fill),
    grammar.correction_rule("correct-column", nodes.COLUMN, _choose_of),
)
