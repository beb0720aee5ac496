"""What people say in Summer Pavilion, as rules over concepts. The language folders own the words.

Typed rules are valid in every phase, so that a move at the wrong moment is refused with its reason
and not as unintelligible. Only two things depend on the moment: what a list of tiles means, and on
which board a number names which space.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import accumulate
from typing import cast

from azul_access.games import drawing, grammar, sources
from azul_access.games.questions import AboutBag
from azul_access.games.summer_pavilion import nodes, pieces, questions, rules, terms
from azul_access.games.summer_pavilion.commands import (
    END,
    Bonus,
    Command,
    End,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.editions import COLOUR_OF_NAME, Options
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.statements import STATEMENTS
from azul_access.games.system import Ask, Commands, IllegalCommand
from azul_access.language.grammar import Captures, Opt, Rule, limit_numbers, seq, word

# The labels on the tiles mean their colour in every language.
SYMBOLS: Mapping[str, str] = {
    pieces.LABELS[colour].lower(): name for name, colour in COLOUR_OF_NAME.items()
}

# Rules that are listened for in some phases only, by name; all others are listened for always.
_ONLY_IN: Mapping[str, tuple[Phase, ...]] = {
    "tiles": (Phase.SUPPLY, Phase.FILL, Phase.REFILL, Phase.BONUS),
    "fill": (Phase.SUPPLY, Phase.FILL),
    "stock": (Phase.SUPPLY, Phase.REFILL),
    "take": (Phase.TAKE,),
    "what-if-take": (Phase.TAKE,),
    "place": (Phase.PLACE,),
    "what-if-place": (Phase.PLACE,),
    "pass": (Phase.PLACE,),
    "what-if-pass": (Phase.PLACE,),
    "bonus": (Phase.BONUS,),
    "end": tuple(phase for phase in Phase if phase is not Phase.OVER),
}

_PARTS: dict[str, questions.BoardPart] = {
    "board": questions.BoardPart.BOARD,
    "stars": questions.BoardPart.STARS,
    "hand": questions.BoardPart.TILES,
    "near": questions.BoardPart.NEAR,
}


def typed_rules(state: State) -> Sequence[Rule]:
    """Commands, questions and corrections; the command that is expected now comes first."""
    rules_of_moves = _rules_of_moves(state.options, state.phase)
    return [*rules_of_moves, *STATEMENTS.typed_rules(state)]


@lru_cache
def _rules_of_moves(options: Options, phase: Phase) -> tuple[Rule, ...]:
    """All rules but those for what lies on the table."""
    place_node, place_of = nodes.PLACE[options.grey], partial(_place_of, options)
    take = grammar.command_rule("take", nodes.TAKE, _take_of)
    place = grammar.command_rule("place", place_node, place_of)
    tiles = Rule("tiles", nodes.TILES, partial(_commands_of_tiles, phase))
    commands = [tiles, take, place]
    first = {Phase.TAKE: take, Phase.PLACE: place}.get(phase, tiles)
    commands.sort(key=lambda rule: rule is not first)
    what_if = [
        grammar.what_if_rule("what-if-take", nodes.TAKE, _take_of, questions.WhatIf),
        grammar.what_if_rule("what-if-place", place_node, place_of, questions.WhatIf),
    ]
    if phase is not Phase.TAKE:
        what_if.reverse()  # "?o4" asks about the star, unless tiles are being taken
    return (
        *commands,
        *what_if,
        grammar.correction_rule("correct-take", nodes.TAKE, _take_of),
        grammar.correction_rule("correct-place", place_node, place_of),
        *_OTHER_RULES,
        # Last: "centre" alone means the centre of the table, not the centre star.
        Rule("star", seq(nodes.STAR[options.grey], grammar.WHOSE), _about_star),
    )


def spoken_rules(state: State) -> Sequence[Rule]:
    """The typed rules that the recogniser listens for, limited to this game's numbers."""
    phase = state.phase
    drawn = {
        Phase.SUPPLY: pieces.SUPPLY_SPACES,
        Phase.REFILL: pieces.SUPPLY_SPACES - sum(state.supply),
        Phase.BONUS: state.due,
    }
    numbers = {
        "factory": len(state.factories),
        "seat": len(state.players),
        "round": state.round,
    }
    of_factory = {**numbers, "tiles": sources.FACTORY_SPACES}
    of_phase = {**numbers, "tiles": drawn.get(phase, sources.FACTORY_SPACES)}
    any_round = {**numbers, "round": state.options.edition.rounds}
    return [
        *[
            replace(
                rule, node=limit_numbers(rule.node, of_factory if "fill" in rule.name else of_phase)
            )
            for rule in _rules_of_moves(state.options, phase)
            if phase in _ONLY_IN.get(rule.name, (phase,))
        ],
        *[
            replace(rule, node=limit_numbers(rule.node, any_round))
            for rule in STATEMENTS.spoken_rules(state)
        ],
    ]


matches_correction = grammar.matches_correction


def refuse_line(state: State, commands: Sequence[Command]) -> IllegalCommand | None:
    """Why draws for several factories in one line are impossible together."""
    if isinstance(commands[0], Stock):
        try:
            state, _ = rules.apply(state, commands[0])
        except IllegalCommand:
            return None
        commands = commands[1:]
    fills = [command for command in commands if isinstance(command, Fill)]
    if state.phase is not Phase.FILL or not fills or len(fills) < len(commands):
        return None
    return drawing.refuse_line(state, fills, sum(state.bag) + sum(state.tower))


def needs_consent(command: Command) -> bool:
    """Whether all players have to agree, so that the companion asks for a "yes"."""
    return isinstance(command, End)


def _take_of(captures: Captures) -> Take | None:
    """None where colour and label contradict each other."""
    if "again" in captures and nodes.colour_of(captures, "again") != nodes.colour_of(captures):
        return None
    return Take(grammar.source_of(captures), nodes.colour_of(captures), grammar.count_of(captures))


def _place_of(options: Options, captures: Captures) -> Place | None:
    """None where names, numbers and hours contradict each other."""
    star = nodes.star_of(captures)
    if star is None:
        return None
    colour = None
    for slot in ("colour", "star-colour"):
        if colour is None and slot in captures:
            colour = nodes.colour_of(captures, slot)
    index = terms.space_index(options, star, cast(int, captures["space"]))
    hour = captures.get("space-hour")
    if hour is not None and hour != terms.space_clock(pieces.Space(star, index)):
        return None
    return Place(
        star, index, colour, nodes.colours_of(captures, "paid") if "paid" in captures else None
    )


def _commands_of_tiles(phase: Phase, captures: Captures) -> Commands:
    """What a list of tiles without another word means in a phase: draws, or chosen tiles."""
    tiles = nodes.colours_of(captures)
    match phase:
        case Phase.BONUS:
            return Commands((Bonus(tiles),))
        case Phase.REFILL:
            return Commands((Stock(tiles),))
        case Phase.SUPPLY:
            counts = [grammar.count_of(item) or 1 for item in grammar.groups_of(captures, "tiles")]
            if pieces.SUPPLY_SPACES not in accumulate(counts):  # "25 r" names no factory
                return Commands((Stock(tiles),))
            supply, factories = tiles[: pieces.SUPPLY_SPACES], tiles[pieces.SUPPLY_SPACES :]
            return Commands((Stock(supply), *map(Fill, grammar.divide_draw(factories))))
        case _:
            return Commands(tuple(map(Fill, grammar.divide_draw(tiles))))


def _stock_of(captures: Captures) -> Stock:
    return Stock(nodes.colours_of(captures))


def _bonus_of(captures: Captures) -> Bonus:
    return Bonus(nodes.colours_of(captures))


def _pass_of(captures: Captures) -> Pass:
    """Without named tiles, the rules decide what is kept."""
    if "kept" in captures:
        return Pass(nodes.colours_of(captures, "kept"))
    return Pass(() if "none" in captures or "nothing" in captures else None)


def _named_fills(captures: Captures) -> Commands | None:
    draws = grammar.named_draws(captures, COLOUR_OF_NAME)
    if draws is None:
        return None
    return Commands(tuple(Fill(tiles, factory) for factory, tiles in draws))


def _corrected_fill(captures: Captures) -> Fill:
    return Fill(nodes.colours_of(captures))


def _about_star(captures: Captures) -> Ask | None:
    star = nodes.star_of(captures)
    return None if star is None else Ask(questions.AboutStar(star, grammar.seat_of(captures)))


def _about_colour(captures: Captures) -> questions.AboutColour:
    return questions.AboutColour(nodes.colour_of(captures))


def _about_moves(captures: Captures) -> Ask:
    return Ask(questions.AboutMoves(nodes.colour_of(captures) if "colour" in captures else None))


_OTHER_RULES = (
    Rule("fill", nodes.FILL, _named_fills),
    Rule("stock", nodes.STOCK, lambda captures: Commands((_stock_of(captures),))),
    grammar.command_rule("bonus", nodes.BONUS, _bonus_of),
    grammar.command_rule("pass", nodes.PASS, _pass_of),
    Rule("end", word("end"), lambda _: Commands((END,))),
    grammar.what_if_rule("what-if-pass", nodes.PASS, _pass_of, questions.WhatIf),
    *grammar.FACTORY_RULES,
    # Before the centre: a letter for both asks for the moves, as help says in every language.
    Rule("moves", seq(word("moves"), Opt(nodes.COLOUR)), _about_moves),
    grammar.CENTRE_RULE,
    Rule("supply", word("supply"), lambda _: Ask(questions.AboutSupply())),
    *grammar.board_rules(_PARTS, questions.AboutBoard),
    *grammar.SCORE_RULES,
    Rule("bag", word("bag", "tower"), lambda _: Ask(AboutBag())),
    grammar.where_rule(nodes.COLOUR, _about_colour),
    Rule("wild", word("wild"), lambda _: Ask(questions.AboutWild())),
    Rule("passed", word("passed"), lambda _: Ask(questions.AboutPassed())),
    grammar.GAME_RULE,
    grammar.fill_correction_rule(nodes.TILE, _corrected_fill),
    grammar.correction_rule("correct-stock", nodes.STOCK, _stock_of),
    grammar.correction_rule("correct-bonus", nodes.BONUS, _bonus_of),
    grammar.correction_rule("correct-pass", nodes.PASS, _pass_of),
)
