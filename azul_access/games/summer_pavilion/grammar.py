"""What people say in Summer Pavilion, as rules over concepts. The language folders own the words.

Every rule stands in every phase, so that a move at the wrong moment is refused with its reason
instead of not being understood. What depends on the moment is what a bare row of tiles means, and
on the board which space a number names.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

from azul_access.games.sources import CENTRE, FACTORIES, FACTORY_SPACES, Factory, Source
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
from azul_access.games.summer_pavilion.editions import NAMES, Options
from azul_access.games.summer_pavilion.pieces import (
    CENTRE_STAR,
    LABELS,
    SUPPLY_SPACES,
    Colour,
    Spot,
)
from azul_access.games.summer_pavilion.questions import (
    AboutBag,
    AboutBoard,
    AboutCentre,
    AboutColour,
    AboutFactories,
    AboutGame,
    AboutMoves,
    AboutPassed,
    AboutScore,
    AboutStar,
    AboutSupply,
    AboutWild,
    Part,
    WhatIf,
)
from azul_access.games.summer_pavilion.shapes import (
    BONUS,
    COLOUR,
    FILL,
    MOVE_NUMBER,
    PASS,
    PLACE,
    STAR,
    STOCK,
    TAKE,
    TILE,
    TILES,
    WHICH,
    WHOSE,
)
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import space_clock, space_index, star_at
from azul_access.games.system import Ask, Commands, CorrectionRequest
from azul_access.language.grammar import (
    Captures,
    Many,
    Name,
    Number,
    Opt,
    Rule,
    Seat,
    alt,
    limit_numbers,
    maybe,
    one_of,
    seq,
    word,
)

# The labels on the tiles mean their colour in every language.
SYMBOLS: Mapping[str, str] = {LABELS[colour].lower(): name for name, colour in NAMES.items()}

# What is only said at its moment, by the name of its rule; everything else may be said always.
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

_PARTS: dict[str, Part] = {
    "board": Part.BOARD,
    "stars": Part.STARS,
    "hand": Part.TILES,
    "near": Part.NEAR,
}


def typed_rules(state: State) -> Sequence[Rule]:
    """Commands, questions and corrections; the command that is expected now comes first."""
    options: Options = state.options

    def take_of(captures: Captures) -> Take | None:
        again = captures.get("again")
        if again is not None and NAMES[cast(str, again)] != _colour(captures):
            return None  # colour and label do not belong together
        source: Source = CENTRE if "centre" in captures else _factory(captures["factory"])
        return Take(source, _colour(captures), cast("int | None", captures.get("count")))

    def place_of(captures: Captures) -> Place | None:
        star = _star(captures)
        if star is None:
            return None
        colour = NAMES[cast(str, captures["colour"])] if "colour" in captures else None
        if colour is None and "star-colour" in captures:
            colour = NAMES[cast(str, captures["star-colour"])]
        space = space_index(options, star, cast(int, captures["space"]))
        hour = captures.get("space-hour")
        if hour is not None and hour != space_clock(Spot(star, space)):
            return None  # number and hour do not belong together
        return Place(star, space, colour, _tiles(captures, "paid") if "paid" in captures else None)

    def do(build: Callable[[Captures], Command | None]) -> Callable[[Captures], Commands | None]:
        def built(captures: Captures) -> Commands | None:
            command = build(captures)
            return None if command is None else Commands((command,))

        return built

    def suppose(build: Callable[[Captures], Command | None]) -> Callable[[Captures], Ask | None]:
        def built(captures: Captures) -> Ask | None:
            command = build(captures)
            return None if command is None else Ask(WhatIf(command))

        return built

    def fix(
        build: Callable[[Captures], Command | None],
    ) -> Callable[[Captures], CorrectionRequest | None]:
        def built(captures: Captures) -> CorrectionRequest | None:
            command = build(captures)
            return None if command is None else _mend(command, captures)

        return built

    take = Rule("take", TAKE, do(take_of))
    place = Rule("place", PLACE[options.grey], do(place_of))
    bare = Rule("tiles", TILES, lambda found: Commands(_bare(state.phase, _tiles(found, "tiles"))))
    commands = [bare, take, place]
    first = {Phase.TAKE: take, Phase.PLACE: place}.get(state.phase, bare)
    commands.sort(key=lambda rule: rule is not first)
    what_if = [
        Rule("what-if-take", seq(word("what-if"), TAKE), suppose(take_of)),
        Rule("what-if-place", seq(word("what-if"), PLACE[options.grey]), suppose(place_of)),
    ]
    if state.phase is not Phase.TAKE:
        what_if.reverse()  # "?o4" asks about the star, unless tiles are being taken
    return [
        *commands,
        *what_if,
        Rule("correct-take", seq(word("correct"), WHICH, TAKE), fix(take_of)),
        Rule("correct-place", seq(word("correct"), WHICH, PLACE[options.grey]), fix(place_of)),
        *_OTHER_RULES,
        # Last: the centre alone is the table's, not the centre star.
        Rule("star", seq(STAR[options.grey], WHOSE), _about_star),
    ]


def spoken_rules(state: State) -> Sequence[Rule]:
    """The rules worth listening for, and no more of them than this table has."""
    phase = state.phase
    drawn = {
        Phase.SUPPLY: SUPPLY_SPACES,
        Phase.REFILL: SUPPLY_SPACES - sum(state.supply),
        Phase.BONUS: state.due,
    }
    limits = {"factory": len(state.factories), "seat": len(state.players)}
    of_factory = {**limits, "tiles": FACTORY_SPACES}
    of_phase = {**limits, "tiles": drawn.get(phase, FACTORY_SPACES)}
    return [
        replace(
            rule, node=limit_numbers(rule.node, of_factory if "fill" in rule.name else of_phase)
        )
        for rule in typed_rules(state)
        if phase in _ONLY_IN.get(rule.name, (phase,))
    ]


def matches_correction(correction: CorrectionRequest, command: Command, state: State) -> bool:
    """Whether `correction` may mean `command`, which was given in `state`."""
    if type(command) is not type(correction.command):
        return False
    if correction.place is not None and isinstance(command, Fill):
        return correction.place == FACTORIES[state.filled]
    return correction.player is None or correction.player == state.turn


def needs_consent(command: Command) -> bool:
    return isinstance(command, End)


def _bare(phase: Phase, tiles: tuple[Colour, ...]) -> tuple[Command, ...]:
    """What tiles without another word mean: what is drawn, or chosen, at this moment."""
    match phase:
        case Phase.BONUS:
            return (Bonus(tiles),)
        case Phase.REFILL:
            return (Stock(tiles),)
        case Phase.SUPPLY:
            return (Stock(tiles[:SUPPLY_SPACES]), *_factories(tiles[SUPPLY_SPACES:]))
        case _:
            return _factories(tiles)


def _factories(tiles: tuple[Colour, ...]) -> tuple[Fill, ...]:
    return tuple(
        Fill(tiles[start : start + FACTORY_SPACES])
        for start in range(0, len(tiles), FACTORY_SPACES)
    )


def _star(captures: Captures) -> int | None:
    """A star; -1 for an hour at which none lies, None where name and hour contradict."""
    hour = captures.get("hour")
    at_hour = None if hour is None else star_at(cast(int, hour))
    if "centre-star" in captures:
        return CENTRE_STAR if hour is None else None
    if "star-colour" in captures:
        named = NAMES[cast(str, captures["star-colour"])] + 1
    elif "star" in captures:
        named = cast(int, captures["star"])
    else:
        return -1 if at_hour is None else at_hour
    return named if hour is None or at_hour == named else None


def _about_star(captures: Captures) -> Ask | None:
    star = _star(captures)
    return None if star is None else Ask(AboutStar(star, _seat(captures)))


def _factory(number: object) -> Factory:
    return Factory(cast(int, number) - 1)


def _colour(captures: Captures) -> Colour:
    return NAMES[cast(str, captures["colour"])]


def _tiles(captures: Captures, slot: str) -> tuple[Colour, ...]:
    return tuple(
        _colour(turn)
        for turn in cast("tuple[Captures, ...]", captures.get(slot, ()))
        for _ in range(cast(int, turn.get("count", 1)))
    )


def _pass_of(captures: Captures) -> Pass:
    """Bare "pass" leaves it to the rules what is kept."""
    if "kept" in captures:
        return Pass(_tiles(captures, "kept"))
    return Pass(() if "none" in captures or "nothing" in captures else None)


def _named_fills(captures: Captures) -> Commands:
    groups = cast("tuple[Captures, ...]", captures["factories"])
    return Commands(
        tuple(Fill(_tiles(group, "tiles"), _factory(group["factory"])) for group in groups)
    )


def _seat(captures: Captures) -> int | None:
    match captures.get("seat"):
        case Seat(index):
            return index
        case int(number):
            return number - 1
    return None


def _mend(command: Command, captures: Captures, place: object = None) -> CorrectionRequest:
    return CorrectionRequest(
        command, cast("int | None", captures.get("number")), _seat(captures), place
    )


def _mend_fill(captures: Captures) -> CorrectionRequest:
    place = _factory(captures["factory"]) if "factory" in captures else None
    return _mend(Fill(_tiles(captures, "tiles")), captures, place)


def _about_factories(captures: Captures) -> Ask:
    if "factory" in captures:
        return Ask(AboutFactories(_factory(captures["factory"])))
    return Ask(AboutFactories())


def _about_board(captures: Captures) -> Ask:
    return Ask(AboutBoard(_PARTS[cast(str, captures["part"])], _seat(captures)))


def _about_moves(captures: Captures) -> Ask:
    return Ask(AboutMoves(_colour(captures) if "colour" in captures else None))


_OTHER_RULES = (
    Rule("fill", FILL, _named_fills),
    Rule("stock", STOCK, lambda found: Commands((Stock(_tiles(found, "tiles")),))),
    Rule("bonus", BONUS, lambda found: Commands((Bonus(_tiles(found, "tiles")),))),
    Rule("pass", PASS, lambda found: Commands((_pass_of(found),))),
    Rule("end", word("end"), lambda _: Commands((END,))),
    Rule("what-if-pass", seq(word("what-if"), PASS), lambda found: Ask(WhatIf(_pass_of(found)))),
    Rule("factories", word("factories", "factory"), _about_factories),
    Rule(
        "factory",
        seq(word("factory", "factories"), Number("factory", 1, 99, spoken=len(FACTORIES))),
        _about_factories,
    ),
    # Before the centre: alone, the Dutch "m" asks for the moves, as help says in every language.
    Rule("moves", seq(word("moves"), Opt(COLOUR)), _about_moves),
    Rule("centre", word("centre"), lambda _: Ask(AboutCentre())),
    Rule("supply", word("supply"), lambda _: Ask(AboutSupply())),
    Rule("board", seq(one_of("part", *_PARTS), WHOSE), _about_board),
    Rule("board-of", seq(Name("seat"), one_of("part", *_PARTS)), _about_board),
    Rule("score", seq(word("score"), WHOSE), lambda found: Ask(AboutScore(_seat(found)))),
    Rule("score-of", seq(Name("seat"), word("score")), lambda found: Ask(AboutScore(_seat(found)))),
    Rule("bag", word("bag", "tower"), lambda _: Ask(AboutBag())),
    Rule(
        "where",
        seq(word("where"), maybe("the-tiles"), COLOUR),
        lambda found: Ask(AboutColour(_colour(found))),
    ),
    Rule("wild", word("wild"), lambda _: Ask(AboutWild())),
    Rule("passed", word("passed"), lambda _: Ask(AboutPassed())),
    Rule("game", word("game"), lambda _: Ask(AboutGame())),
    Rule(
        "correct-fill",
        seq(
            word("correct"),
            alt(
                MOVE_NUMBER, seq(maybe("factory"), Number("factory", 1, 99, spoken=len(FACTORIES)))
            ),
            Many("tiles", TILE),
        ),
        _mend_fill,
    ),
    Rule(
        "correct-stock",
        seq(word("correct"), WHICH, STOCK),
        lambda found: _mend(Stock(_tiles(found, "tiles")), found),
    ),
    Rule(
        "correct-bonus",
        seq(word("correct"), WHICH, BONUS),
        lambda found: _mend(Bonus(_tiles(found, "tiles")), found),
    ),
    Rule(
        "correct-pass",
        seq(word("correct"), WHICH, PASS),
        lambda found: _mend(_pass_of(found), found),
    ),
)
