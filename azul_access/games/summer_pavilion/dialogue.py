"""What the companion asks for, reads back and refuses in Summer Pavilion, as phrases."""

from typing import assert_never, cast

from azul_access.games.drawing import DrawReason
from azul_access.games.factories import full_factories
from azul_access.games.set_checks import SetReason
from azul_access.games.sources import FACTORY_SPACES, Centre, Factory, SourceReason
from azul_access.games.summer_pavilion import commands, narration, pieces, placing, rules, terms
from azul_access.games.summer_pavilion.editions import Context
from azul_access.games.summer_pavilion.events import Placed, Taken
from azul_access.games.summer_pavilion.places import TABLE
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.turns import draw_size
from azul_access.games.system import IllegalCommand
from azul_access.games.terms import at_source, factory_name, from_source, without_colours
from azul_access.games.waiting import Waiting, expect_fill, expect_turn
from azul_access.language.phrase import Phrase, Slot, phrase


def describe_setup(context: Context) -> list[Phrase]:
    """The options in force and the letters of the tiles, for the beginning of a game."""
    letters = tuple(terms.tiles(colour, 1) for colour in pieces.Colour)
    shown = [] if context.terse else [phrase("tile-letters", tiles=letters)]
    return [*terms.describe_rules(context.options), *shown]


def wait(context: Context, state: State, *, named: bool = False) -> Waiting:
    """What is said while players are waited for; `named` always names the player."""
    player, factory, grey = context.names[state.turn], state.filled + 1, state.options.grey
    questions, passing = phrase("sp-help-questions"), phrase("sp-help-pass")
    match state.phase:
        case Phase.SUPPLY | Phase.REFILL:
            return Waiting(
                _expect_draw(context, state, player, named=named),
                phrase("sp-prompt-supply"),
                hint=[phrase("sp-hint-supply", count=draw_size(state))],
                help=[phrase("sp-help-supply", count=draw_size(state)), questions],
            )
        case Phase.FILL:
            return Waiting(
                _expect_draw(context, state, player, named=named),
                phrase("prompt-fill", factory=factory),
                hint=[phrase("sp-hint-fill", factory=factory)],
                help=[phrase("sp-help-fill", factory=factory), questions],
            )
        case Phase.TAKE:
            told, begins = (
                phrase("expect-turn", player=player),
                all(state.factories[: state.filled]),
            )
            return Waiting(
                expect_turn(context, told, begins=begins, named=named),
                phrase("prompt-turn", player=player),
                hint=[phrase("sp-hint-take")],
                help=[phrase("sp-help-take", player=player), questions],
            )
        case Phase.PLACE if not placing.legal_places(state):
            left = sum(state.players[state.turn].hand)
            leave = [phrase("sp-expect-pass", player=player, count=left)]
            turn, hint = phrase("prompt-turn", player=player), [*leave, passing]
            return Waiting(leave, turn, hint=hint, help=[*hint, questions])
        case Phase.PLACE:
            place = phrase("sp-help-place-grey" if grey else "sp-help-place")
            told = phrase("sp-expect-place", player=player)
            alone = any(other.passed for other in state.players)
            return Waiting(
                expect_turn(context, told, begins=alone, named=named),
                phrase("prompt-turn", player=player),
                hint=[phrase("sp-hint-place-grey" if grey else "sp-hint-place")],
                help=[place, passing, questions],
            )
        case Phase.BONUS:
            count, supply = state.due, without_colours(context, terms.counts(state.supply))
            choose = phrase("sp-help-bonus", count=count)
            return Waiting(
                [phrase("sp-expect-bonus", player=player, count=count, tiles=supply)],
                phrase("sp-prompt-bonus", player=player),
                hint=[choose],
                help=[choose, phrase("sp-supply", tiles=supply)],
            )
        case Phase.OVER:
            over = [phrase("help-over")]
            return Waiting([], phrase("prompt-over"), hint=over, help=over)
        case _:
            assert_never(state.phase)


def describe_command(state: State, command: commands.Command) -> Phrase:
    """A command as it is meant in `state`; without a full stop."""
    match command:
        case commands.Fill(colours, _):
            return phrase("command-fill", factory=state.filled + 1, labels=terms.labels(colours))
        case commands.Stock(colours):
            return phrase("sp-command-supply", tiles=terms.grouped(colours))
        case commands.Take(source, colour, _):
            return phrase("sp-command-take", label=terms.label(colour), source=from_source(source))
        case commands.Place():
            return _describe_place(state, command)
        case commands.Bonus(chosen):
            return phrase("sp-command-bonus", tiles=terms.grouped(chosen))
        case commands.Pass(keep):
            if keep:
                return phrase("sp-command-pass-keeping", tiles=terms.grouped(keep))
            return phrase("sp-command-pass")
        case commands.End():
            return phrase("command-end")
        case commands.SetTable():
            return phrase("command-set")
        case _:
            assert_never(command)


def type_command(state: State, command: commands.Command) -> Phrase:
    """What a player can type to give a legal command in `state`."""
    match command:
        case commands.Place(star, space, pieces.Colour() as colour, tuple(paid)):
            return phrase(
                "sp-type-place",
                label=terms.label(colour),
                star=star,
                space=terms.space_number(state.options, pieces.Space(star, space)),
                paid=terms.labels(paid),
            )
        case commands.Bonus(chosen):
            return phrase("sp-type-bonus", tiles=terms.labels(chosen))
        case commands.Pass(()):
            return phrase("sp-type-pass-keeping-nothing")
        case commands.Pass(tuple(kept)):
            return phrase("sp-type-pass-keeping", tiles=terms.labels(kept))
    return describe_command(state, command)


def read_back(context: Context, state: State, command: commands.Command) -> Phrase:
    """A command with the tiles that it would move or pay; without a full stop."""
    try:
        _, events = rules.apply(state, command)
    except IllegalCommand:
        return describe_command(state, command)
    if isinstance(command, commands.Fill):
        tiles = terms.grouped(command.tiles)
        return phrase("read-back-fill", factory=state.filled + 1, tiles=tiles)
    match events[0]:
        case Taken():
            return phrase("sp-read-back-take", **narration.taken_slots(events[0]))
        case Placed(_, space, colour, natural, wild, wild_colour):
            paid = (colour,) * natural + (wild_colour,) * wild
            return _describe_place(state, commands.Place(space.star, space.index, colour, paid))
    return describe_command(state, command)


def explain_consent(context: Context, state: State, command: commands.Command) -> list[Phrase]:
    """What an end by agreement scores, and what is left beside the boards and in the corners."""
    phrases = [phrase("sp-end-stars")]
    if any(any(player.hand) for player in state.players):
        phrases.append(phrase("sp-end-hands"))
    if any(any(player.corners) for player in state.players):
        phrases.append(phrase("sp-end-corners", points=state.options.edition.surplus_cost))
    return phrases


def explain_refusal(
    context: Context, state: State, command: commands.Command, why: IllegalCommand
) -> list[Phrase]:
    """Why `command` is refused, and what is possible instead."""
    slots = {name: _slot(context, name, value) for name, value in why.slots.items()}
    reason = phrase(f"error-{why.reason.value}", **slots)
    return [reason, *_alternatives(context, state, command, why)]


def _describe_place(state: State, command: commands.Place) -> Phrase:
    options = state.options
    if not (0 <= command.star < pieces.STARS and 0 <= command.space < pieces.SPACES):
        return phrase("sp-command-place-nowhere")
    space = terms.onto_space(options, pieces.Space(command.star, command.space))
    if command.colour is None:
        return phrase("sp-command-place-any", space=space)
    if command.paid is None:
        return phrase("sp-command-place", label=terms.label(command.colour), space=space)
    label, paid = terms.label(command.colour), terms.grouped(command.paid)
    return phrase("sp-command-place-paid", label=label, space=space, tiles=paid)


def _expect_draw(context: Context, state: State, player: str, *, named: bool) -> list[Phrase]:
    """What is filled next, and what to do when the bag does not hold enough tiles for it."""
    in_bag, in_tower, size = sum(state.bag), sum(state.tower), draw_size(state)
    factory = state.phase is Phase.FILL
    place = phrase("factory", factory=state.filled + 1) if factory else phrase("sp-the-supply")
    free = FACTORY_SPACES if factory else pieces.SUPPLY_SPACES - sum(state.supply)
    if in_bag < size:
        return [phrase("sp-expect-pour", place=place, bag=in_bag, tower=in_tower, count=size)]
    if size < free:
        return [phrase("sp-expect-rest", place=place, count=size)]
    if not factory:
        return [phrase("sp-expect-supply", player=player, count=size)]
    return expect_fill(context, player, state.filled + 1, named=named)


def _alternatives(
    context: Context, state: State, command: commands.Command, why: IllegalCommand
) -> list[Phrase]:
    """What is possible instead of a refused command."""
    hand = state.players[state.turn].hand
    match why.reason:
        case SourceReason.NO_FACTORY | SourceReason.FACTORY_EMPTY | SourceReason.CENTRE_EMPTY:
            return full_factories(state.factories)
        case SourceReason.COLOUR_NOT_THERE if isinstance(command, commands.Take):
            return [TABLE.describe_sources(context, state, command.colour)]
        case Reason.SUPPLY_LACKS | Reason.BONUS_COUNT:
            return [phrase("sp-supply", tiles=terms.counts(state.supply))]
        case Reason.KEEP_NOT_HELD | Reason.NOT_HELD if any(hand):
            return [phrase("sp-you-have", tiles=terms.counts(hand))]
        case SetReason.TILES_MISSING:
            return [TABLE.describe_colour(context, state, cast(pieces.Colour, why.slots["colour"]))]
        case DrawReason.BAG_LACKS:
            return [phrase("bag", count=sum(state.bag), tiles=terms.counts(state.bag))]
        case _:
            return []


def _slot(context: Context, name: str, value: object) -> Slot:
    """A value of a refusal as people name it; numbers count from 1."""
    match name, value:
        case "place", Factory():
            return factory_name(value)
        case "place", _ if value is pieces.SUPPLY:
            return phrase("sp-the-supply")
        case "factory", Factory(index):
            return index + 1
        case "player", int(seat):
            return context.names[seat]
        case (("colour" | "other" | "wild"), pieces.Colour()):
            return terms.label(value)
        case "colours", tuple():
            return terms.labels(value)
        case "source", Factory() | Centre():
            return at_source(value)
        case (("tiles" | "bag" | "hand"), tuple()):
            return terms.counts(value)
        case "star", int(star) if 0 <= star < pieces.STARS:
            return terms.star_name(context.options, star)
        case "space", pieces.Space():
            return terms.space_name(context.options, value)
        case "space", int(index):
            return index + 1
        case _, int() | str():
            return value
    raise TypeError(name, value)
