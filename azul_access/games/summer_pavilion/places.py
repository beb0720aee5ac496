"""Every kind of place of Summer Pavilion, as one table."""

from collections.abc import Mapping, Sequence

from azul_access.games import kinds, set_checks, shared_kinds, sources
from azul_access.games.places import BEGUN, BOARD, Table
from azul_access.games.question_builders import SOURCES
from azul_access.games.summer_pavilion import events, pieces, terms
from azul_access.games.summer_pavilion.editions import Context, Options
from azul_access.games.summer_pavilion.nodes import TILE_NAMES
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.stars import SPACE, STAR
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.table import Area
from azul_access.games.terms import at_source, describe_setting, describe_stock
from azul_access.games.tile_kinds import Factories, Stock, Tally
from azul_access.games.tiles import Counts, add_counts
from azul_access.language.grammar import Captures, Name, Node, alt, maybe, one_of, seq, word
from azul_access.language.phrase import Phrase, join_with_and, phrase
from azul_access.values import frozen


def describe_supply(supply: Counts) -> list[Phrase]:
    return [
        phrase("sp-supply", tiles=terms.counts(supply))
        if any(supply)
        else phrase("sp-supply-empty")
    ]


def describe_hand(name: str, hand: Counts) -> Phrase:
    """The tiles beside a player's board."""
    if not any(hand):
        return phrase("sp-hand-empty", player=name)
    return phrase("sp-hand", player=name, tiles=terms.counts(hand))


def describe_corners(name: str, corners: Counts) -> Phrase:
    """The tiles in the corners of a board."""
    if not any(corners):
        return phrase("sp-player-corners-empty", player=name)
    return phrase("sp-corners", player=name, tiles=terms.counts(corners))


def _check_supply(_: Options, supply: Counts) -> None:
    set_checks.check_size(Reason.SUPPLY_SIZE, count=sum(supply), size=pieces.SUPPLY_SPACES)


def _check_corners(options: Options, corners: Counts) -> None:
    set_checks.check_size(Reason.CORNERS_SIZE, count=sum(corners), size=options.edition.corners)


def _describe_stone(player: str | None) -> Phrase:
    if player is None:
        return phrase("sp-stone-in-centre")
    return phrase("sp-game-stone", player=player)


@frozen(eq=False, slots=False, kw_only=True)
class _Rounds(shared_kinds.Round):
    """The round with its wild colour."""

    def describe(self, context: Context, step: Sequence[kinds.Content[int]]) -> list[Phrase]:
        wild = terms.colour_name(context.options.wilds[step[0].value - 1])
        return [*super().describe(context, step), phrase("sp-wild-now", wild=wild)]


@frozen(eq=False, slots=False, kw_only=True)
class _Passed(kinds.Kind[bool]):
    """Whether players have passed in this round."""

    @property
    def owned(self) -> bool:
        return True

    def put_into(self, state: State, holder: Player, content: kinds.Content[bool]) -> Player:
        """The board with the tiles that are kept on the other side of passing.

        More tiles than the corners hold stay beside the board: which ones to keep is not said.
        """
        if content.value == holder.passed:
            return holder
        tiles = add_counts(holder.hand, holder.corners)
        if holder.passed:
            return holder._replace(hand=tiles, corners=NO_TILES, passed=False)
        if sum(tiles) > state.options.edition.corners:
            return holder._replace(passed=True)
        return holder._replace(hand=NO_TILES, corners=tiles, passed=True)

    def encode_value(self, value: bool) -> dict[str, object]:
        return {"passed": value}

    def decode_value(self, data: Mapping[str, object]) -> bool:
        passed = data["passed"]
        if not isinstance(passed, bool):
            raise ValueError(data)
        return passed

    def describe(self, context: Context, step: Sequence[kinds.Content[bool]]) -> list[Phrase]:
        seats = [place.seat for place in step if place.seat is not None]
        players = join_with_and(terms.player_names(context.names, seats))
        message = "sp-has-passed" if step[0].value else "sp-has-not-passed"
        return [phrase(message, players=players, count=len(seats))]

    def is_empty(self, content: kinds.Content[bool]) -> bool:
        return not content.value

    def node(self, options: Options) -> Node:
        passed = self.value_node(options)
        return alt(seq(Name("seat"), passed), seq(passed, Name("seat")))

    def value_node(self, options: Options) -> Node:
        return one_of("passed", "has-passed", "has-not-passed")

    def value_of(self, captures: Captures) -> bool:
        return captures["passed"] == "has-passed"


_PHASES = {
    "supply": Phase.SUPPLY,
    "filling": Phase.FILL,
    "taking": Phase.TAKE,
    "placing": Phase.PLACE,
}
FACTORY: Factories[pieces.Colour] = Factories(tiles=TILE_NAMES)
CENTRE_PLACE = Tally(
    "centre",
    "centre",
    Area.CENTRE,
    words=seq(maybe("to"), word("centre")),
    tiles=TILE_NAMES,
    called=phrase("place-centre"),
    at=lambda _: at_source(sources.CENTRE),
    in_words=lambda _, tiles: [terms.describe_centre(tiles)],
)
SUPPLY_PLACE = Tally(
    "supply",
    "supply",
    Area.SUPPLY,
    words=word("supply"),
    tiles=TILE_NAMES,
    called=phrase("sp-the-supply"),
    at=lambda _: phrase("sp-at-supply"),
    in_words=lambda _, tiles: describe_supply(tiles),
    limit=_check_supply,
)
STONE = shared_kinds.StartMarker("stone", in_words=_describe_stone)
HAND = Tally(
    "hand",
    "hand",
    words=word("hand"),
    tiles=TILE_NAMES,
    called=phrase("sp-place-hand"),
    at=lambda player: phrase("sp-at-hand", player=player),
    in_words=lambda player, tiles: [describe_hand(player, tiles)],
)
CORNERS = Tally(
    "corners",
    "corners",
    words=word("keep"),
    tiles=TILE_NAMES,
    called=phrase("sp-place-corners"),
    at=lambda player: phrase("sp-at-corners", player=player),
    in_words=lambda player, tiles: [describe_corners(player, tiles)],
    limit=_check_corners,
)
SCORE = shared_kinds.Scores(least=lambda options: options.edition.lowest_score)
BAG = Stock(
    "bag",
    "bag",
    tiles=TILE_NAMES,
    at=phrase("in-the-bag"),
    in_words=lambda *held: describe_stock("bag", *held),
)
TOWER = Stock(
    *("tower", "tower"),
    tiles=TILE_NAMES,
    at=phrase("sp-in-tower"),
    in_words=lambda *held: describe_stock("sp-tower", *held),
)
ROUND = _Rounds(most=lambda options: options.edition.rounds)
PASSED = _Passed("passed", "passed", Area.COURSE)
TURN = shared_kinds.Turn()
PHASE = shared_kinds.Phases(
    phases=Phase,
    of_concept=_PHASES,
    said_with=alt(
        shared_kinds.phase_node(*[name for name in _PHASES if name != "supply"]),
        seq(word("phase"), one_of("phase", "supply")),
    ),
)
TABLE = Table(
    kinds=(
        *(FACTORY, CENTRE_PLACE, SUPPLY_PLACE, STONE),
        *(STAR, HAND, CORNERS, SCORE),
        *(BAG, TOWER, ROUND, PASSED, shared_kinds.ORDER, TURN),
    ),
    said=(SPACE, PHASE),
    tiles=TILE_NAMES,
    bag=BAG,
    reserve=TOWER,
    turn=TURN,
    marker=STONE,
    asked={SOURCES: (FACTORY, CENTRE_PLACE), BOARD: (STAR, HAND, CORNERS), BEGUN: (STAR,)},
)


def table_set(context: Context, event: events.TableSet) -> list[Phrase]:
    """The places that players have set, as they are now, and where their tiles went."""
    changes = TABLE.describe_changes(context, event.before, event.after)
    return describe_setting("sp", changes, TABLE.describe_moved(context, event.before, event.after))
