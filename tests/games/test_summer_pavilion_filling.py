"""The rules of Summer Pavilion for the set-up and the filling, one by one.

"Rules 3" is their summary, "Seed 002" the rule document.
"""

import pytest
from summer_pavilion_checks import find_problems
from summer_pavilion_position import (
    apply_all,
    before_fill,
    board,
    counts,
    fill,
    new_game,
    pass_turn,
    placing,
    play,
    position,
    refuse,
    stock,
    tiles,
    with_stock,
)

from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import Factory, SourceReason
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import Fill
from azul_access.games.summer_pavilion.editions import EDITIONS, Board, Options
from azul_access.games.summer_pavilion.events import (
    Filled,
    RanOut,
    Stocked,
    TakingEnded,
)
from azul_access.games.summer_pavilion.pieces import LABELS, Colour
from azul_access.games.summer_pavilion.state import Phase
from azul_access.games.system import Expectation, Expects
from azul_access.record.setup import make_setup

NAMES = ("Anna", "Bruno", "Clara", "Dirk", "Else")
SUPPLY = "llooorrrbb"


# Setting up


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_set_up(players: int, factories: int) -> None:
    """Rules 3, "Material": factories, 22 tiles of each of six colours, scores of 5."""
    state = new_game(players)
    assert state.factories == ((),) * factories
    assert state.bag == (22,) * 6
    assert state.players == (board(score=5),) * players
    assert (state.tower, state.supply, state.centre) == (counts(""),) * 3
    assert state.round == 1
    assert find_problems(state) == []


@pytest.mark.parametrize("count", [0, 1, 5])
def test_only_two_to_four_players(count: int) -> None:
    """Rules 3, "Material": 2 to 4 players."""
    with pytest.raises(InvalidSetup) as caught:
        make_setup(
            game="summer-pavilion", names=NAMES[:count], first_seat=0, chosen={}, language="en"
        )
    assert caught.value.reason is SetupReason.PLAYERS
    assert caught.value.slots == {"count": count, "least": 2, "most": 4}


def test_labels_are_unique_letters() -> None:
    """Six labels, one letter each, all different."""
    assert sorted(LABELS.values()) == sorted({"L", "O", "R", "B", "Y", "G"})


def test_defaults() -> None:
    """Rules 3, "Decided": `mini` on the coloured side, the wild colours in their usual order."""
    chosen = new_game().options
    assert chosen.edition == EDITIONS[0]
    assert (chosen.edition.name, chosen.edition.lowest_score) == ("mini", 0)
    assert chosen.board is Board.COLOURED
    assert chosen.wilds == tiles("lgoybr")
    assert new_game(edition="original").options.edition.lowest_score == 1


def test_numbers_on_the_boards() -> None:
    """Rules 3, "Board geometry" and "Variant 1": the price of each space."""
    assert new_game().options.numbers == ((1, 2, 3, 4, 5, 6),) * 7
    grey = new_game(board="grey").options.numbers
    assert grey == ((3, 3, 3, 3, 3, 3), *((3, 2, 1, 4, 5, 6),) * 6)


# Wild colours


def wilds(order: str, language: str = "en") -> tuple[Colour, ...]:
    chosen = {"wild_order": order}
    game = make_setup(
        game="summer-pavilion", names=NAMES[:2], first_seat=0, chosen=chosen, language=language
    )
    assert isinstance(game.options, Options)
    return game.options.wilds


@pytest.mark.parametrize(
    ("order", "language"),
    [
        ("R,B,Y,O,G,L", "en"),
        ("r, b, y, o, g, l", "de"),
        ("red,blue,yellow,orange,green,purple", "nl"),
        ("Rot,Blau,Gelb,Orange,Grün,Lila", "de"),
        ("rot,blau,gelb,orange,gruen,violett", "de"),
        ("Red, blue, yellow, orange, green, purple", "en"),
        ("rood,blauw,geel,oranje,groen,lila", "nl"),
        ("rode,blauwe,gele,oranje,groene,paars", "nl"),
    ],
)
def test_wild_order_as_a_list(order: str, language: str) -> None:
    """Rules 3, "Variant 2": the players give the order, by label, name or their own words."""
    assert wilds(order, language) == tiles("rbyogl")


def test_ready_made_wild_orders() -> None:
    """Rules 3, "Wild colours": purple, green, orange, yellow, blue, red; or in reverse order."""
    assert wilds("normal") == tiles("lgoybr")
    assert wilds("reversed") == tiles("rbyogl")


@pytest.mark.parametrize(
    "order",
    ["", "backwards", "R,B,Y,O,G", "R,B,Y,O,G,R", "R,B,Y,O,G,L,L", "R,B,Y,O,G,X", "R;B;Y;O;G;L"],
)
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_wrong_wild_orders_are_refused(order: str, language: str) -> None:
    """Rules 3, "Variant 2": each of the six colours exactly once; other orders are refused."""
    with pytest.raises(InvalidSetup) as caught:
        wilds(order, language)
    assert caught.value.reason is SetupReason.OPTION
    assert (caught.value.slots["option"], caught.value.slots["value"]) == ("wild-order", order)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"edition": "tactile"}, SetupReason.OPTION),
        ({"board": "blue"}, SetupReason.OPTION),
        ({"board": ""}, SetupReason.OPTION),
        ({"wall": "grey"}, SetupReason.FOREIGN_OPTION),
        ({"column_bonus": "7"}, SetupReason.FOREIGN_OPTION),
    ],
    ids=str,
)
def test_other_choices_are_refused(chosen: dict[str, object], reason: SetupReason) -> None:
    """Rules 3, "Decided" and "Variant 1": two editions, two sides of the board, nothing else."""
    with pytest.raises(InvalidSetup) as caught:
        make_setup(
            game="summer-pavilion", names=NAMES[:2], first_seat=0, chosen=chosen, language="en"
        )
    assert caught.value.reason is reason


def test_each_round_has_its_wild_colour() -> None:
    """Rules 3, "Wild colours": six rounds, one wild colour each."""
    state = new_game()
    for number, wild in enumerate(tiles("lgoybr"), 1):
        assert (state.round, state.wild) == (number, wild)
        state = before_fill(state, bag="")._replace(phase=Phase.PLACE)
        state = play(state, pass_turn(), pass_turn())
    assert state.phase is Phase.OVER


# Filling


@pytest.mark.parametrize("starts", [0, 1, 2])
def test_who_starts_fills_and_takes_first(starts: int) -> None:
    """Rules 3, "Material" and "Phase 1": ten tiles in the supply, then four on each factory."""
    state = new_game(3, starts)
    assert rules.expects(state) == Expectation(Expects.FILL, starts)
    assert rules.legal_commands(state) == []
    state, events = rules.apply(state, stock(SUPPLY))
    assert events == (Stocked(counts(SUPPLY), None, (20, 19, 19, 20, 22, 22)),)
    for index in range(7):
        assert rules.expects(state) == Expectation(Expects.FILL, starts)
        state, events = rules.apply(state, fill("rbyg"))
        assert [type(event) for event in events] == [Filled]
        assert state.factories[index] == tiles("rbyg")
    assert rules.expects(state) == Expectation(Expects.TURN, starts)


def test_factories_are_filled_in_their_order() -> None:
    """A draw may name its factory; only the next one is possible."""
    state = play(new_game(), stock(SUPPLY), Fill(tiles("rbyg"), Factory(0)))
    why = refuse(state, Fill(tiles("rbyg"), Factory(0)))
    assert (why.reason, why.slots) == (SourceReason.FILL_ORDER, {"factory": Factory(1)})


def test_draws_are_checked_against_the_bag() -> None:
    """Tiles that the bag does not hold cannot be drawn, for the supply and for factories."""
    state = new_game()
    assert refuse(state, stock("r" * 9)).reason is DrawReason.FILL_COUNT
    state = with_stock(state, bag="rrbbyyggllo")
    assert refuse(state, stock("rrrbbyyggl")).reason is DrawReason.BAG_LACKS
    state = with_stock(state, bag="rrbb", tower="ggggggg")
    assert refuse(state, stock("rrbggggggg")).reason is DrawReason.BAG_FIRST


@pytest.mark.parametrize("place", ["factory", "supply"])
def test_tower_goes_into_an_empty_bag(place: str) -> None:
    """Rules 3, "Bonus tiles": the bag first, then from the tower; factories as the supply."""
    if place == "factory":
        state, events = rules.apply(before_fill(position(), "rb", "yyyg"), fill("rbyg"))
        assert isinstance(events[0], Filled)
    else:
        state = position(supply="lllllo")._replace(phase=Phase.REFILL)
        state, events = rules.apply(with_stock(state, "rb", "yyyg"), stock("rbyg"))
        assert isinstance(events[0], Stocked)
    assert (events[0].poured, events[0].bag) == (counts("yyyg"), counts("yy"))
    assert (state.bag, state.tower) == (counts("yy"), counts(""))


def test_round_starts_with_what_there_is() -> None:
    """Seed 002, "Phase 3": bag and tower are empty, the round begins all the same."""
    state, events = apply_all(before_fill(position(supply=SUPPLY), "rbyg", "o"), fill("rbyg"))
    assert rules.draw_size(state) == 1
    state, events = apply_all(state, fill("o"))
    assert events[-1] == RanOut(2, 5)
    assert rules.expects(state) == Expectation(Expects.TURN, 0)
    assert state.factories == (tiles("rbyg"), tiles("o"), (), (), ())


def test_taking_is_skipped_when_nothing_could_be_filled() -> None:
    """Seed 002, "Phase 3": with no tile left for a factory the round goes on with placing."""
    state = placing(board(hand="rr", passed=True), board(hand="g"), turn=1, holder=1, supply="")
    state, events = apply_all(with_stock(state, "", ""), pass_turn())
    assert events[-2:] == [RanOut(0, 5), TakingEnded(1)]
    assert (state.round, state.turn) == (2, 1)
    assert rules.expects(state) == Expectation(Expects.TURN, 1)
    assert state.players[1].hand == counts("g")


def test_last_tiles_go_to_the_supply_first() -> None:
    """Rules 3, "Decided": tiles go to a supply that could not be filled before."""
    state = placing(board(hand="rrrrr"), board(passed=True), supply="")
    state = with_stock(state, "", "")
    state = play(state, pass_turn("rrrr"))
    assert (state.round, state.phase) == (2, Phase.SUPPLY)
    assert rules.draw_size(state) == 1
    state, events = apply_all(state, stock("r"))
    assert [type(event) for event in events] == [Stocked, RanOut, TakingEnded]
    assert state.phase is Phase.PLACE
