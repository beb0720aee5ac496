"""What the companion asks for, reads back and refuses in Summer Pavilion, as phrases."""

from typing import assert_never

from azul_access.games.drawing import DrawReason
from azul_access.games.sources import FACTORY_SPACES, Centre, Factory
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import (
    Bonus,
    Command,
    End,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.editions import NarrationContext, Options
from azul_access.games.summer_pavilion.events import Placed, Taken
from azul_access.games.summer_pavilion.filling import draw_size
from azul_access.games.summer_pavilion.narration import taken_slots
from azul_access.games.summer_pavilion.pieces import (
    SPACES,
    STARS,
    SUPPLY,
    SUPPLY_SPACES,
    Colour,
    Spot,
)
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.terms import (
    counts,
    grouped,
    label,
    labels,
    spot_name,
    star_name,
    where_colour,
)
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import at_source, factory_name, from_source
from azul_access.language.phrase import Phrase, Slot, describe_numbers, phrase


def describe_setup(context: NarrationContext) -> list[Phrase]:
    """What is in force, said when a game begins."""
    return [game_rules(context.options)]


def game_rules(options: Options) -> Phrase:
    return phrase(
        "sp-game-rules",
        edition=phrase(f"sp-edition-{options.edition}"),
        board=phrase(f"sp-board-{options.board.value}"),
        wilds=labels(options.wilds),
    )


def describe_expectation(
    context: NarrationContext, state: State, *, named: bool = False
) -> list[Phrase]:
    """Who must do what now; `named` where nobody was named just before."""
    player = context.names[state.turn]
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL | Phase.FILL:
            return [_expect_draw(state, player, named=named)]
        case Phase.TAKE:
            return [phrase("expect-turn", player=player)]
        case Phase.PLACE:
            if legal_places(state):
                return [phrase("sp-expect-place", player=player)]
            left = sum(state.players[state.turn].hand)
            return [phrase("sp-expect-pass", player=player, count=left)]
        case Phase.BONUS:
            return [
                phrase(
                    "sp-expect-bonus",
                    player=player,
                    count=state.due,
                    tiles=counts(state.supply),
                )
            ]
        case Phase.OVER:
            return []
        case _:
            assert_never(state.phase)


def prompt(context: NarrationContext, state: State) -> Phrase:
    """What stands before the cursor."""
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return phrase("sp-prompt-supply")
        case Phase.FILL:
            return phrase("prompt-fill", factory=state.filled + 1)
        case Phase.TAKE | Phase.PLACE:
            return phrase("prompt-turn", player=context.names[state.turn])
        case Phase.BONUS:
            return phrase("sp-prompt-bonus", player=context.names[state.turn])
        case Phase.OVER:
            return phrase("prompt-over")
        case _:
            assert_never(state.phase)


def give_help(context: NarrationContext, state: State) -> list[Phrase]:
    """What can be done at this moment, and how it is typed."""
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return [phrase("sp-help-supply", count=draw_size(state)), phrase("sp-help-questions")]
        case Phase.FILL:
            told = phrase("sp-help-fill", factory=state.filled + 1)
            return [told, phrase("sp-help-questions")]
        case Phase.TAKE:
            told = phrase("sp-help-take", player=context.names[state.turn])
            return [told, phrase("sp-help-questions")]
        case Phase.PLACE:
            grey = state.options.grey
            told = phrase("sp-help-place-grey" if grey else "sp-help-place")
            return [told, phrase("sp-help-pass"), phrase("sp-help-questions")]
        case Phase.BONUS:
            return [
                phrase("sp-help-bonus", count=state.due),
                phrase("sp-supply", tiles=counts(state.supply)),
            ]
        case Phase.OVER:
            return [phrase("help-over")]
        case _:
            assert_never(state.phase)


def give_hint(context: NarrationContext, state: State) -> list[Phrase]:
    """An example for this moment, for somebody who mistyped."""
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return [phrase("sp-hint-supply", count=draw_size(state))]
        case Phase.FILL:
            return [phrase("sp-hint-fill", factory=state.filled + 1)]
        case Phase.TAKE:
            return [phrase("sp-hint-take")]
        case Phase.PLACE:
            return [phrase("sp-hint-place-grey" if state.options.grey else "sp-hint-place")]
        case Phase.BONUS:
            return [phrase("sp-help-bonus", count=state.due)]
        case Phase.OVER:
            return [phrase("help-over")]
        case _:
            assert_never(state.phase)


def describe_command(state: State, command: Command) -> Phrase:
    """A command read back, as it is meant in `state`; without a full stop."""
    match command:
        case Fill(drawn, _):
            return phrase("command-fill", factory=state.filled + 1, labels=labels(drawn))
        case Stock(drawn):
            return phrase("sp-command-supply", tiles=grouped(drawn))
        case Take(source, colour, _):
            return phrase("sp-command-take", label=label(colour), source=from_source(source))
        case Place():
            return _place_phrase(state, command)
        case Bonus(chosen):
            return phrase("sp-command-bonus", tiles=grouped(chosen))
        case Pass(keep):
            if keep:
                return phrase("sp-command-pass-keeping", tiles=grouped(keep))
            return phrase("sp-command-pass")
        case End():
            return phrase("command-end")
        case _:
            assert_never(command)


def read_back(context: NarrationContext, state: State, command: Command) -> Phrase:
    """A command as it would be done: with the tiles that lie there, or that would pay."""
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand:
        return describe_command(state, command)
    if isinstance(command, Fill):
        drawn = grouped(command.tiles)
        return phrase("read-back-fill", factory=state.filled + 1, tiles=drawn)
    match events[0]:
        case Taken():
            return phrase("sp-read-back-take", **taken_slots(events[0]))
        case Placed(_, spot, colour, natural, wild, wild_colour):
            paid = (colour,) * natural + (wild_colour,) * wild
            return _place_phrase(state, Place(spot.star, spot.space, colour, paid))
    return describe_command(state, command)


def explain_refusal(
    context: NarrationContext, state: State, command: Command, why: IllegalCommand
) -> list[Phrase]:
    """Why `command` is refused, and what is possible instead."""
    slots = {name: _worded(context, name, value) for name, value in why.slots.items()}
    told = phrase(f"error-{why.reason.value}", **slots)
    return [told, *_instead(state, command, why)]


def _place_phrase(state: State, command: Place) -> Phrase:
    options = state.options
    if not (0 <= command.star < STARS and 0 <= command.space < SPACES):
        return phrase("sp-command-place-nowhere")
    spot = spot_name(options, Spot(command.star, command.space))
    if command.colour is None:
        return phrase("sp-command-place-any", spot=spot)
    if command.paid is None:
        return phrase("sp-command-place", label=label(command.colour), spot=spot)
    return phrase(
        "sp-command-place-paid",
        label=label(command.colour),
        spot=spot,
        tiles=grouped(command.paid),
    )


def _expect_draw(state: State, player: str, *, named: bool) -> Phrase:
    """What is filled next; and what to do when the bag does not hold enough for it."""
    in_bag, in_tower, size = sum(state.bag), sum(state.tower), draw_size(state)
    factory = state.phase is Phase.FILL
    place = phrase("factory", factory=state.filled + 1) if factory else phrase("sp-the-supply")
    room = FACTORY_SPACES if factory else SUPPLY_SPACES - sum(state.supply)
    if in_bag < size:
        return phrase("sp-expect-pour", place=place, bag=in_bag, tower=in_tower, count=size)
    if size < room:
        return phrase("sp-expect-rest", place=place, count=size)
    if not factory:
        return phrase("sp-expect-supply", player=player, count=size)
    if named or state.filled == 0:
        return phrase("expect-fill-first", player=player, factory=state.filled + 1)
    return phrase("expect-fill", factory=state.filled + 1)


def _instead(state: State, command: Command, why: IllegalCommand) -> list[Phrase]:
    hand = state.players[state.turn].hand
    match why.reason:
        case Reason.NO_FACTORY | Reason.FACTORY_EMPTY | Reason.CENTRE_EMPTY:
            full = [index + 1 for index, on_it in enumerate(state.factories) if on_it]
            return [phrase("factories-full", factories=describe_numbers(full))] if full else []
        case Reason.COLOUR_NOT_THERE if isinstance(command, Take):
            return [where_colour(state, command.colour)]
        case Reason.SUPPLY_LACKS | Reason.BONUS_COUNT:
            return [phrase("sp-supply", tiles=counts(state.supply))]
        case Reason.KEEP_NOT_HELD | Reason.NOT_HELD if any(hand):
            return [phrase("sp-you-have", tiles=counts(hand))]
        case DrawReason.BAG_LACKS:
            return [phrase("bag", count=sum(state.bag), tiles=counts(state.bag))]
        case _:
            return []


def _worded(context: NarrationContext, name: str, value: object) -> Slot:
    """A refusal's plain slot as people count and name it."""
    options = context.options
    match name, value:
        case "place", Factory():
            return factory_name(value)
        case "place", _ if value is SUPPLY:
            return phrase("sp-the-supply")
        case "factory", Factory(index):
            return index + 1
        case "player", int(seat):
            return context.names[seat]
        case (("colour" | "other" | "wild"), Colour()):
            return label(value)
        case "colours", tuple():
            return labels(value)
        case "source", Factory() | Centre():
            return at_source(value)
        case "origin", Factory() | Centre():
            return from_source(value)
        case (("tiles" | "bag" | "hand"), tuple()):
            return counts(value)
        case "spot", Spot():
            return spot_name(options, value)
        case "star", int(star):
            return star_name(options, star) if 0 <= star < STARS else star
        case "space", int(space):
            return space + 1
        case _, int() | str():
            return value
    raise TypeError(name, value)
