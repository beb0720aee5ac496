"""The rules of Summer Pavilion, one by one. "Rules 3" is their summary, "Seed 002" the document."""

from dataclasses import replace

import pytest
from summer_pavilion_checks import find_problems
from summer_pavilion_position import (
    before_fill,
    board,
    bonus,
    counts,
    fill,
    leave,
    new_game,
    placing,
    play,
    played,
    position,
    put,
    stock,
    take,
    tiles,
    with_stock,
)

from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import CENTRE, Factory
from azul_access.games.summer_pavilion import rules
from azul_access.games.summer_pavilion.commands import END, Command, Fill, Place
from azul_access.games.summer_pavilion.editions import NUMBERS, Board
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Filled,
    Passed,
    Placed,
    RanOut,
    RoundEnded,
    RoundStarted,
    Stocked,
    StoneTaken,
    Surrounded,
    Taken,
    TakingEnded,
)
from azul_access.games.summer_pavilion.pieces import LABELS, Colour, Spot
from azul_access.games.summer_pavilion.placing import legal_places
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.scoring import run
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import Expectation, Expects, IllegalCommand
from azul_access.record.setup import make_setup

NAMES = ("Anna", "Bruno", "Clara", "Dirk", "Else")
SUPPLY = "llooorrrbb"
CENTRE_FULL = "lorbyg"


def refused(state: State, command: Command) -> IllegalCommand:
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    return caught.value


def spaces_for(state: State, colour: str) -> set[tuple[int, int]]:
    """Stars and spaces (from 1) to which a colour may go."""
    wanted = tiles(colour)[0]
    return {
        (place.star, place.space + 1) for place in legal_places(state) if place.colour is wanted
    }


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
    """Issue 4: six labels, one letter each, all different."""
    assert sorted(LABELS.values()) == sorted({"L", "O", "R", "B", "Y", "G"})


def test_defaults() -> None:
    """Rules 3, "Decided": `mini` on the coloured side, the wild colours in their usual order."""
    chosen = new_game().options
    assert (chosen.edition, chosen.board, chosen.lowest) == ("mini", Board.COLOURED, 0)
    assert chosen.wilds == tiles("lgoybr")
    assert new_game(edition="original").options.lowest == 1


def test_numbers_on_the_boards() -> None:
    """Rules 3, "Board geometry" and "Variant 1": what a space costs."""
    assert NUMBERS[False] == ((1, 2, 3, 4, 5, 6),) * 7
    assert NUMBERS[True] == ((3, 3, 3, 3, 3, 3), *((3, 2, 1, 4, 5, 6),) * 6)


# Wild colours


def wilds(order: str, language: str = "en") -> tuple[Colour, ...]:
    chosen = {"wild_order": order}
    game = make_setup(
        game="summer-pavilion", names=NAMES[:2], first_seat=0, chosen=chosen, language=language
    )
    found: tuple[Colour, ...] = game.options.wilds
    return found


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
    """Rules 3, "Wild colours": purple, green, orange, yellow, blue, red; or the other way round."""
    assert wilds("normal") == tiles("lgoybr")
    assert wilds("reversed") == tiles("rbyogl")


@pytest.mark.parametrize(
    "order",
    ["", "backwards", "R,B,Y,O,G", "R,B,Y,O,G,R", "R,B,Y,O,G,L,L", "R,B,Y,O,G,X", "R;B;Y;O;G;L"],
)
@pytest.mark.parametrize("language", ["de", "en", "nl"])
def test_wrong_wild_orders_are_refused(order: str, language: str) -> None:
    """Rules 3, "Variant 2": each of the six colours exactly once, or nothing is begun."""
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
        state = replace(before_fill(state, bag=""), phase=Phase.PLACE)
        state = play(state, leave(), leave())
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
    """Issue 4: a factory may be named; only the next one is possible."""
    state = play(new_game(), stock(SUPPLY), Fill(tiles("rbyg"), Factory(0)))
    why = refused(state, Fill(tiles("rbyg"), Factory(0)))
    assert (why.reason, why.slots) == (Reason.FILL_ORDER, {"factory": Factory(1)})


def test_draws_are_checked_against_the_bag() -> None:
    """Issue 4: what the bag does not hold cannot have been drawn, for supply and factories."""
    state = new_game()
    assert refused(state, stock("r" * 9)).reason is DrawReason.FILL_COUNT
    state = with_stock(state, bag="rrbbyyggllo")
    assert refused(state, stock("rrrbbyyggl")).reason is DrawReason.BAG_LACKS
    state = with_stock(state, bag="rrbb", tower="ggggggg")
    assert refused(state, stock("rrbggggggg")).reason is DrawReason.BAG_FIRST


@pytest.mark.parametrize("what", ["factory", "supply"])
def test_tower_goes_into_an_empty_bag(what: str) -> None:
    """Rules 3, "Bonus tiles": the bag first, then from the tower; factories as the supply."""
    if what == "factory":
        state, events = rules.apply(before_fill(position(), "rb", "yyyg"), fill("rbyg"))
        assert isinstance(events[0], Filled)
    else:
        state = replace(position(supply="lllllo"), phase=Phase.REFILL)
        state, events = rules.apply(with_stock(state, "rb", "yyyg"), stock("rbyg"))
        assert isinstance(events[0], Stocked)
    assert (events[0].poured, events[0].bag) == (counts("yyyg"), counts("yy"))
    assert (state.bag, state.tower) == (counts("yy"), counts(""))


def test_round_starts_with_what_there_is() -> None:
    """Seed 002, "Phase 3": bag and tower are empty, the round begins all the same."""
    state, events = played(before_fill(position(supply=SUPPLY), "rbyg", "o"), fill("rbyg"))
    assert rules.draw_size(state) == 1
    state, events = played(state, fill("o"))
    assert events[-1] == RanOut(2, 5)
    assert rules.expects(state) == Expectation(Expects.TURN, 0)
    assert state.factories == (tiles("rbyg"), tiles("o"), (), (), ())


def test_taking_is_skipped_when_nothing_could_be_filled() -> None:
    """Seed 002, "Phase 3": with no tile left for a factory the round goes on with placing."""
    state = placing(board(hand="rr", passed=True), board(hand="g"), turn=1, holder=1, supply="")
    state, events = played(with_stock(state, "", ""), leave())
    assert events[-2:] == [RanOut(0, 5), TakingEnded(1)]
    assert (state.round, state.turn) == (2, 1)
    assert rules.expects(state) == Expectation(Expects.TURN, 1)
    assert state.players[1].hand == counts("g")


def test_last_tiles_go_to_the_supply_first() -> None:
    """Rules 3, "Decided": a supply that could not be filled is filled as soon as tiles exist."""
    state = placing(board(hand="rrrrr"), board(passed=True), supply="")
    state = with_stock(state, "", "")
    state = play(state, leave("rrrr"))
    assert (state.round, state.phase) == (2, Phase.SUPPLY)
    assert rules.draw_size(state) == 1
    state, events = played(state, stock("r"))
    assert [type(event) for event in events] == [Stocked, RanOut, TakingEnded]
    assert state.phase is Phase.PLACE


# Taking


def test_take_from_a_factory() -> None:
    """Rules 3, "Phase 1": all tiles of one colour; the rest goes to the centre."""
    state, events = rules.apply(position(factories=("rybr", "oooo")), take("1r"))
    assert state.factories[:2] == ((), tiles("oooo"))
    assert state.centre == counts("yb")
    assert state.players[0].hand == counts("rr")
    rest = ((1, Colour.YELLOW), (2, Colour.BLUE))
    assert events == (Taken(0, Factory(0), Colour.RED, 2, (0, 3), None, None, rest),)


def test_exactly_one_wild_comes_along_from_a_factory() -> None:
    """Rules 3, "Phase 1": if wild tiles lie there, exactly one of them must be taken along."""
    state, events = rules.apply(position(factories=("rlrl", "oooo")), take("1r"))
    assert state.players[0].hand == counts("rrl")
    assert state.centre == counts("l")
    rest = ((3, Colour.PURPLE),)
    assert events == (Taken(0, Factory(0), Colour.RED, 2, (0, 2), Colour.PURPLE, 1, rest),)


def test_exactly_one_wild_comes_along_from_the_centre() -> None:
    """Rules 3, "Phase 1": the same in the centre; all other tiles stay there."""
    state = position(factories=("oooo",), centre="rrllby", holder=1)
    state, events = rules.apply(state, take("cr"))
    assert state.players[0].hand == counts("rrl")
    assert state.centre == counts("lby")
    assert events == (Taken(0, CENTRE, Colour.RED, 2, (), Colour.PURPLE, None, ()),)


@pytest.mark.parametrize("source", ["1", "c"])
def test_wild_is_not_taken_by_itself_where_other_tiles_lie(source: str) -> None:
    """Rules 3, "Phase 1": all tiles of one non-wild colour."""
    state = position(factories=("lllr",), centre="llr")
    why = refused(state, take(f"{source}l"))
    assert why.reason is Reason.WILD_ALONE
    assert take(f"{source}l") not in rules.legal_commands(state)


def test_only_wild_tiles_on_a_factory() -> None:
    """Rules 3, "Phase 1": exactly one is taken; from a factory the rest go to the centre."""
    state, events = rules.apply(position(factories=("llll", "o")), take("1l"))
    assert state.players[0].hand == counts("l")
    assert state.centre == counts("lll")
    assert isinstance(events[0], Taken)
    assert (events[0].count, events[0].wild, len(events[0].rest)) == (1, None, 3)


def test_only_wild_tiles_in_the_centre() -> None:
    """Rules 3, "Phase 1": exactly one is taken, the others stay."""
    state = play(position(factories=("o",), centre="lll", holder=1), take("cl"))
    assert state.players[0].hand == counts("l")
    assert state.centre == counts("ll")


def test_wild_colour_of_another_round_is_an_ordinary_one() -> None:
    """Seed 002: in the next round tiles of that colour are no wild tiles any more."""
    state = position(factories=("rlgl", "o"), round_number=2)
    state = play(state, take("1l"))
    assert state.players[0].hand == counts("llg")
    assert state.centre == counts("r")


@pytest.mark.parametrize(
    ("edition", "score", "after"),
    [("mini", 5, 2), ("mini", 2, 0), ("mini", 0, 0), ("original", 3, 1), ("original", 1, 1)],
)
def test_start_stone_costs_a_point_a_tile(edition: str, score: int, after: int) -> None:
    """Rules 3, "Phase 1" and "Decided": tiles taken, the stone not counted, never below 0 or 1."""
    state = position(board(score=score), factories=("o",), centre="rrlb", edition=edition)
    state, events = rules.apply(state, take("cr"))
    assert events[-1] == StoneTaken(0, 3, score, after)
    assert (state.players[0].score, state.holder) == (after, 0)


def test_only_the_first_from_the_centre_pays() -> None:
    """Rules 3, "Phase 1": the first to take from the centre takes the start stone."""
    state = position(factories=("o",), centre="rrb")
    state, events = played(state, take("cr"), take("cb"))
    assert [type(event) for event in events] == [Taken, StoneTaken, Taken]
    assert [player.score for player in state.players] == [3, 5]
    assert state.holder == 0


def test_turns_go_clockwise() -> None:
    """Rules 3, "Phase 1": after the last player the first one."""
    state = position(board(), board(), board(), factories=("r",) * 5, turn=2)
    seats = []
    for source in "1234":
        seats.append(state.turn)
        state = play(state, take(f"{source}r"))
    assert seats == [2, 0, 1, 2]


def test_taking_ends_when_everything_is_taken() -> None:
    """Rules 3, "Phase 1" and "Phase 2": factories and centre empty; the stone's holder begins."""
    state = position(factories=("rb",), turn=1)
    state = play(state, take("1r"))
    assert state.phase is Phase.TAKE
    state, events = played(state, take("cb"))
    assert events[-1] == TakingEnded(0)
    assert (state.phase, state.turn, state.holder) == (Phase.PLACE, 0, 0)


def test_stone_that_nobody_took() -> None:
    """Rules 3, "Phase 2": without a holder who began the round begins to place, and the next."""
    state = position(factories=("rr",), starter=1, supply=SUPPLY)
    state, events = played(state, take("1r"))
    assert events[-1] == TakingEnded(1)
    state, events = played(state, leave(), leave())
    started = next(event for event in events if isinstance(event, RoundStarted))
    assert (started.player, started.keeper) == (1, None)


def test_turn_of_taking_in_the_rules_document() -> None:
    """Seed 002, "Zugbeispiel": Ina, Andrea and Tom in round 1, where purple is wild."""
    state = position(
        *(board(), board(), board()), factories=("rryy", "gyll", "bbbb", "oooo", "rrrr")
    )
    state = play(state, take("1r"))
    assert state.players[0].hand == counts("rr")
    state = play(state, take("2g"))
    assert state.players[1].hand == counts("gl")
    assert state.centre == counts("yyyl")
    state = play(state, take("cy"))
    assert state.players[2].hand == counts("yyyl")
    assert (state.players[2].score, state.holder) == (1, 2)
    assert state.centre == counts("")


# Examples of placing in the rules document


def test_example_a() -> None:
    """Seed 002, A: 7 blue, space 6 of the blue star costs 6; 1 point, 1 blue stays."""
    state, events = played(placing(board(hand="bbbbbbb")), put("b46"))
    anna = state.players[0]
    assert anna.stars[4] == board({4: ".....b"}).stars[4]
    assert (anna.hand, anna.score, state.tower) == (counts("b"), 6, counts("bbbbb"))
    assert events == [
        Placed(0, Spot(4, 5), Colour.BLUE, 6, 0, Colour.PURPLE, run=1, before=5, after=6)
    ]


def test_example_b() -> None:
    """Seed 002, B: 3 red, space 3 of the red star; 1 point."""
    state = play(placing(board(hand="rrr")), put("r33"))
    anna = state.players[0]
    assert (anna.hand, anna.score, state.tower) == (counts(""), 6, counts("rr"))


def test_example_c() -> None:
    """Seed 002, C: 3 blue and 3 purple on space 6; 3 points with its two neighbours."""
    state = play(placing(board({4: "bb...."}, hand="bbblll")), put("b46"))
    anna = state.players[0]
    assert anna.stars[4] == board({4: "bb...b"}).stars[4]
    assert (anna.hand, anna.score, state.tower) == (counts(""), 8, counts("bblll"))


def test_example_d() -> None:
    """Seed 002, D: 1 orange and 3 purple on space 4; the green one is kept for round 2."""
    state = play(placing(board(hand="oglll"), board(passed=True)), put("o24"))
    anna = state.players[0]
    assert anna.stars[2] == board({2: "...o.."}).stars[2]
    assert (anna.hand, anna.score, state.tower) == (counts("g"), 6, counts("lll"))
    state = play(state, leave())
    assert (state.round, state.wild, state.players[0].hand) == (2, Colour.GREEN, counts("g"))


def test_example_e_and_f() -> None:
    """Seed 002, E and F: a wild tile on its own star; then 4 green kept and 2 red thrown."""
    state = placing(board({1: "l.l..."}, hand="llrrgggg"), board(hand="y"))
    state, events = played(state, put("l12"))
    anna = state.players[0]
    assert anna.stars[1] == board({1: "lll..."}).stars[1]
    assert (anna.hand, anna.score, state.tower) == (counts("rrgggg"), 8, counts("l"))
    state, events = played(state, leave(), leave("gggg"))
    assert events[1] == Passed(0, counts("gggg"), counts("rr"), 8, 6)
    assert (state.round, state.players[0].hand) == (2, counts("gggg"))
    assert state.tower == counts("lrr")


# Placing


@pytest.mark.parametrize("space", range(1, 7))
def test_a_space_costs_its_number(space: int) -> None:
    """Rules 3, "Phase 2": n tiles, one of them placed, the others to the tower."""
    state = play(placing(board(hand="r" * space)), put(f"r3{space}"))
    assert state.players[0].hand == counts("")
    assert state.tower == counts("r" * (space - 1))
    if space > 1:
        why = refused(placing(board(hand="r" * (space - 1))), put(f"r3{space}"))
        assert why.reason is Reason.TOO_FEW


def test_one_tile_of_the_colour_is_needed() -> None:
    """Rules 3, "Phase 2": at least one of the space's colour; a wild one is never placed for it."""
    state = placing(board(hand="lllll"))
    assert refused(state, put("r31")).reason is Reason.NOT_HELD
    assert refused(state, put("r33", "lll")).reason is Reason.NOT_HELD
    assert refused(state, put("l31")).reason is Reason.STAR_WANTS
    assert refused(placing(board(hand="rll")), put("r33", "lll")).reason is Reason.PAYMENT


def test_wild_tile_on_its_own_star_is_an_ordinary_tile() -> None:
    """Rules 3, "Phase 2": purple ones on the purple star, and nothing else pays for them."""
    state = placing(board(hand="llrr"))
    assert spaces_for(state, "l") == {(1, 1), (1, 2), (0, 1), (0, 2)}
    state = play(state, put("l12"))
    assert state.tower == counts("l")


def test_coloured_star_takes_its_colour_only() -> None:
    """Rules 3, "Board geometry": purple, orange, red, blue, yellow, green stars."""
    for star, colour in enumerate("lorbyg", 1):
        for other in "lorbyg":
            state = placing(board(hand=other * 2))
            if other == colour:
                assert spaces_for(state, other) == {(star, 1), (star, 2), (0, 1), (0, 2)}
            else:
                why = refused(state, put(f"{other}{star}1"))
                assert why.reason is Reason.STAR_WANTS
                assert (why.slots["star"], why.slots["colour"]) == (star, tiles(colour)[0])


def test_colour_of_a_coloured_star_need_not_be_said() -> None:
    """Issue 4, "words": where only one colour fits, it is meant."""
    state = placing(board(hand="rr"))
    assert play(state, Place(3, 1)) == play(state, put("r32"))
    why = refused(state, Place(0, 1))
    assert (why.reason, why.slots["colours"]) == (Reason.WHICH_COLOUR, tiles("lorbyg"))
    last = placing(board({0: "lo.byg"}, hand="rrr"))
    assert play(last, Place(0, 2)) == play(last, put("r03"))


def test_centre_star_takes_each_colour_once() -> None:
    """Rules 3, "Phase 2": any colour, each once."""
    state = placing(board({0: "r....."}, hand="rrrrbb"))
    assert refused(state, put("r03")).reason is Reason.STAR_HAS
    assert spaces_for(state, "r") == {(3, 1), (3, 2), (3, 3), (3, 4)}
    assert play(state, put("b02")).players[0].score == 7


def test_a_taken_space_is_taken() -> None:
    """Seed 002, "Regeln zum Legen": the space must be free."""
    why = refused(placing(board({3: "r....."}, hand="rr")), put("r31"))
    assert (why.reason, why.slots["colour"]) == (Reason.SPACE_TAKEN, Colour.RED)


def test_one_tile_a_turn_clockwise() -> None:
    """Rules 3, "Phase 2": one tile a turn until all have passed."""
    state = placing(*(board(hand="rbyg") for _ in range(3)), holder=2, turn=2)
    turns = []
    for command in (put("r31"), put("r31"), leave(), put("b41"), put("b41"), leave()):
        turns.append(state.turn)
        state = play(state, command)
    assert turns == [2, 0, 1, 2, 0, 2]
    assert state.turn == 0
    state, events = played(state, put("y51"), leave())
    assert [event.round for event in events if isinstance(event, RoundEnded)] == [1]


@pytest.mark.parametrize(
    ("star", "space", "points"),
    [
        ("......", 1, 1),
        ("..r...", 1, 1),
        (".r....", 1, 2),
        (".....r", 1, 2),
        (".r...r", 1, 3),
        ("r....r", 5, 3),
        (".rrrrr", 1, 6),
        ("rrr.rr", 4, 6),
        (".rr.rr", 1, 5),
        ("r.r.r.", 2, 3),
        ("rr..r.", 6, 4),
    ],
)
def test_points_for_a_placed_tile(star: str, space: int, points: int) -> None:
    """Rules 3, "Phase 2": 1 and one for each tile connected in an unbroken run; a ring of six."""
    state = play(placing(board({3: star}, hand="r" * 6), supply=""), put(f"r3{space}"))
    assert state.players[0].score == 5 + points
    assert run(state.players[0].stars[3], space - 1) == points


# Payments


@pytest.mark.parametrize(
    ("hand", "paid", "natural", "wild"),
    [
        # The cheapest spares the wild tiles.
        ("rrrrll", None, 4, 0),
        ("rrrll", None, 3, 1),
        ("rlll", None, 1, 3),
        # What was named, in any order.
        ("rrrrlll", "rlll", 1, 3),
        ("rrrrlll", "llrl", 1, 3),
        ("rrrrlll", "rrrl", 3, 1),
        ("rrrrlll", "rrrr", 4, 0),
        # A part of it: the rest is of the other kind.
        ("rrrrlll", "rr", 2, 2),
        ("rrrrlll", "l", 3, 1),
        ("rrrrlll", "lll", 1, 3),
    ],
)
def test_payments(hand: str, paid: str | None, natural: int, wild: int) -> None:
    """Issue 4, "words": the cheapest payment is proposed and can be changed."""
    state, events = played(placing(board(hand=hand)), put("r34", paid))
    placed = events[0]
    assert isinstance(placed, Placed)
    assert (placed.natural, placed.wild, placed.wild_colour) == (natural, wild, Colour.PURPLE)
    assert state.tower == counts("r" * (natural - 1) + "l" * wild)


@pytest.mark.parametrize(
    ("hand", "paid", "reason"),
    [
        ("rrrrlll", "rrl", Reason.PAYMENT),  # neither kind alone, and too few
        ("rrrrlll", "rrrrl", Reason.PAYMENT),
        ("rrrrlll", "rrrrr", Reason.PAYMENT),
        ("rrrrlll", "llll", Reason.PAYMENT),
        ("rrrrl", "rr", Reason.PAYMENT),
        ("rrrrlll", "", Reason.PAYMENT),
        ("rrrrlllb", "rrrb", Reason.PAYMENT_COLOUR),
        ("rrrrlllb", "b", Reason.PAYMENT_COLOUR),
        ("rrl", "rrl", Reason.TOO_FEW),
        ("rrl", None, Reason.TOO_FEW),
        ("lllll", None, Reason.NOT_HELD),
    ],
)
def test_wrong_payments(hand: str, paid: str | None, reason: Reason) -> None:
    """Rules 3, "Phase 2": n tiles of the colour or wild, at least one of the colour."""
    assert refused(placing(board(hand=hand)), put("r34", paid)).reason is reason


def test_wild_colour_pays_for_itself_only() -> None:
    """Rules 3, "Phase 2": on its own star a wild tile is an ordinary tile."""
    state = placing(board(hand="llllrr"))
    assert refused(state, put("l13", "lrr")).reason is Reason.PAYMENT_COLOUR
    assert play(state, put("l13", "lll")).tower == counts("ll")
    assert refused(state, put("l15")).reason is Reason.TOO_FEW


def test_every_payment_is_listed_cheapest_first() -> None:
    """Issue 4, "words": the first of the payments is the one that is proposed."""
    found = [
        place.paid
        for place in legal_places(placing(board(hand="rrrlll")))
        if (place.star, place.space) == (3, 3)
    ]
    assert found == [tiles("rrrl"), tiles("rrll"), tiles("rlll")]


# Bonus tiles


def following(star: int) -> int:
    return star % 6 + 1


FEATURES: dict[str, tuple[int, tuple[tuple[int, int], ...]]] = {
    **{f"window {star}": (3, ((star, 5), (star, 6))) for star in range(1, 7)},
    **{
        f"statue {star}": (2, ((star, 1), (star, 2), (following(star), 3), (following(star), 4)))
        for star in range(1, 7)
    },
    **{
        f"pillar {star}": (
            1,
            ((star, 2), (star, 3), (0, (star + 3) % 6 + 1), (0, (star + 4) % 6 + 1)),
        )
        for star in range(1, 7)
    },
}
OUTER = " lorbyg"
# A different colour on each space of the centre star.
INNER = "lorbyg"


def colour_at(star: int, space: int) -> str:
    return INNER[space - 1] if star == 0 else OUTER[star]


def nearly(feature: str, last: int) -> tuple[State, str]:
    """All around a feature is covered but one space; and the placement that is missing."""
    _, around = FEATURES[feature]
    stars: dict[int, list[str]] = {}
    for number, (star, space) in enumerate(around):
        row = stars.setdefault(star, list("......"))
        if number != last:
            row[space - 1] = colour_at(star, space)
    star, space = around[last]
    colour = colour_at(star, space)
    rows = {star: "".join(row) for star, row in stars.items()}
    return placing(board(rows, hand=colour * space), supply="lorbyglorb"), f"{colour}{star}{space}"


@pytest.mark.parametrize(
    ("feature", "last"),
    [(name, last) for name, (_, around) in FEATURES.items() for last in range(len(around))],
)
def test_bonus_tiles_for_what_is_surrounded(feature: str, last: int) -> None:
    """Rules 3, "Bonus tiles" and "Board geometry": pillar 1, statue 2, window 3; all eighteen."""
    earned, around = FEATURES[feature]
    state, typed = nearly(feature, last)
    before = state
    state, events = played(state, put(typed))
    surrounded = events[-1]
    assert isinstance(surrounded, Surrounded)
    assert (surrounded.earned, surrounded.due) == (earned, earned)
    [found] = surrounded.features
    kind, star = feature.split()
    assert (found.kind.value, found.star) == (kind, int(star))
    assert {(spot.star, spot.space + 1) for spot in found.spots} == set(around)
    assert (state.phase, state.due) == (Phase.BONUS, earned)
    assert rules.expects(state) == Expectation(Expects.CHOICE, 0)
    # At once and before anybody else; then the supply is filled up.
    state, events = played(state, bonus("lor"[:earned]))
    assert events == [BonusTaken(0, counts("lor"[:earned]), chosen=True)]
    assert state.players[0].hand == counts("lor"[:earned])
    assert (state.phase, rules.draw_size(state), state.turn) == (Phase.REFILL, earned, 0)
    state = play(state, stock("yyy"[:earned]))
    assert (sum(state.supply), state.turn, state.phase) == (10, 1, Phase.PLACE)
    assert before.players[1] == state.players[1]


def test_a_feature_earns_once() -> None:
    """Rules 3, "Bonus tiles": at once, when it is surrounded; a later neighbour earns nothing."""
    state = placing(board({1: "....ll"}, hand="llll"))
    state, events = played(state, put("l14"))
    assert [type(event) for event in events] == [Placed]


@pytest.mark.parametrize(
    ("stars", "hand", "typed", "features", "earned"),
    [
        # Space 2 of a star touches its pillar and its statue.
        ({1: "l.l...", 2: "..oo..", 0: "....yg"}, "ll", "l12", {"pillar", "statue"}, 3),
        # Space 3 of the orange star: its pillar, and the statue between purple and orange.
        ({1: "ll....", 2: ".o.o..", 0: "l....g"}, "ooo", "o23", {"pillar", "statue"}, 3),
        # A space of the centre star touches two pillars.
        ({1: ".ll...", 2: ".oo...", 0: "l...y."}, "gggggg", "g06", {"pillar"}, 2),
    ],
)
def test_one_tile_completes_two_features(
    stars: dict[int, str], hand: str, typed: str, features: set[str], earned: int
) -> None:
    """Rules 3, "Board geometry": one tile can complete two of them, and earns for both."""
    _, events = played(placing(board(stars, hand=hand)), put(typed))
    surrounded = events[-1]
    assert isinstance(surrounded, Surrounded)
    assert len(surrounded.features) == 2
    assert {feature.kind.value for feature in surrounded.features} == features
    assert surrounded.earned == earned


def test_bonus_tiles_may_be_wild_ones() -> None:
    """Seed 002, "Werten": tiles of any colour, wild ones too, as far as they lie there."""
    state = play(placing(board({1: "....l."}, hand="llllll"), supply="lloooorrrr"), put("l16"))
    assert play(state, bonus("llo")).players[0].hand == counts("llo")
    assert refused(state, bonus("lll")).reason is Reason.SUPPLY_LACKS
    assert refused(state, bonus("ll")).reason is Reason.BONUS_COUNT
    assert refused(state, bonus("lloo")).reason is Reason.BONUS_COUNT
    assert len(rules.legal_commands(state)) == 9


@pytest.mark.parametrize(
    ("supply", "taken"), [("lo", "lo"), ("lor", "lor"), ("l", "l"), ("rrrrr", "rrr")]
)
def test_bonus_without_a_choice_is_taken_at_once(supply: str, taken: str) -> None:
    """Rules 3, "Decided": who has earned more than the supply holds takes what there is."""
    state = placing(board({1: "....l."}, hand="llllll"), board(hand="b"), supply=supply)
    state, events = played(with_stock(state, "", ""), put("l16"))
    surrounded = events[1]
    assert isinstance(surrounded, Surrounded)
    assert (surrounded.earned, surrounded.due) == (3, len(taken))
    assert events[2] == BonusTaken(0, counts(taken), chosen=False)
    assert state.players[0].hand == counts(taken)
    # The five tiles paid are in the tower by now, so that the supply is filled from there.
    assert (state.phase, state.due) == (Phase.REFILL, 0)
    assert rules.draw_size(state) == 5


def test_bonus_with_an_empty_supply() -> None:
    """Rules 3, "Decided": a player takes what there is: nothing."""
    state = placing(board({1: ".....l"}, hand="lllll"), board(hand="b"), supply="")
    state = with_stock(state, "", "")
    state, events = played(state, put("l15"))
    assert [type(event) for event in events] == [Placed, Surrounded]
    assert isinstance(events[1], Surrounded)
    assert (events[1].earned, events[1].due) == (3, 0)


def test_supply_is_filled_again_as_soon_as_tiles_exist() -> None:
    """Rules 3, "Decided": after a payment and after a pass, before the next player's turn."""
    empty = with_stock(placing(board(hand="rr"), board(hand="b"), supply=""), "", "")
    state = play(empty, put("r31"))
    assert (state.phase, state.turn) == (Phase.PLACE, 1)
    state = play(empty, put("r32"))
    assert (state.phase, state.turn, rules.draw_size(state)) == (Phase.REFILL, 0, 1)
    state = play(state, stock("r"))
    assert (state.phase, state.turn, state.supply) == (Phase.PLACE, 1, counts("r"))
    state = play(empty, leave(""))
    assert (state.phase, rules.draw_size(state)) == (Phase.REFILL, 2)
    assert play(state, stock("rr")).turn == 1


def test_nobody_moves_before_the_supply_is_filled() -> None:
    """Rules 3, "Bonus tiles": the supply is refilled before the next player's turn."""
    state = play(placing(board({1: "....l."}, hand="llllll")), put("l16"), bonus("lll"))
    for command in (put("r31"), leave(), fill("rbyg"), bonus("l")):
        assert refused(state, command).reason is Reason.MUST_STOCK


# Passing and the next round


@pytest.mark.parametrize(
    ("hand", "keep", "kept", "thrown"),
    [
        ("", None, "", ""),
        ("rb", None, "rb", ""),
        ("rbyg", None, "rbyg", ""),
        ("rbyg", "", "", "rbyg"),
        ("rbygl", "gl", "gl", "rby"),
        ("rbygl", "rbyg", "rbyg", "l"),
    ],
)
def test_passing(hand: str, keep: str | None, kept: str, thrown: str) -> None:
    """Rules 3, "Pass": up to four tiles are kept; each other one costs a point."""
    state, events = played(placing(board(hand=hand), board(hand="r")), leave(keep))
    after = 5 - len(thrown)
    assert events == [Passed(0, counts(kept), counts(thrown), 5, after)]
    anna = state.players[0]
    assert (anna.hand, anna.kept, anna.score) == (counts(""), counts(kept), after)
    assert anna.passed
    assert state.tower == counts(thrown)


@pytest.mark.parametrize(("edition", "after"), [("mini", 0), ("original", 1)])
def test_thrown_tiles_never_cost_more_than_there_is(edition: str, after: int) -> None:
    """Rules 3, "Material" and "Decided": the score never falls below 0, or 1."""
    state = placing(board(hand="rrrrr", score=3), board(hand="r"), edition=edition)
    assert play(state, leave("")).players[0].score == after


def test_wrong_ways_to_pass() -> None:
    """Rules 3, "Pass": four tiles at most, and only what one has; which ones is asked for."""
    state = placing(board(hand="rrrbyg"))
    assert refused(state, leave()).reason is Reason.KEEP_WHICH
    assert refused(state, leave("rrrby")).reason is Reason.KEEP_FEWER
    assert refused(state, leave("l")).reason is Reason.KEEP_NOT_HELD
    assert refused(state, leave("rrrr")).reason is Reason.KEEP_NOT_HELD


def test_who_has_passed_is_out_for_this_round() -> None:
    """Rules 3, "Pass": out for this round; the others go on."""
    state = placing(board(), board(hand="rrr"), board(hand="bb"))
    state = play(state, leave())
    turns = []
    for command in (put("r31"), put("b41"), put("r32"), put("b01")):
        turns.append(state.turn)
        state = play(state, command)
    assert turns == [1, 2, 1, 2]


def test_next_round() -> None:
    """Rules 3, "Phase 3": the stone back to the centre, kept tiles beside the board."""
    boards = (board(kept="rb", passed=True, score=8), board(hand="g"))
    state = placing(*boards, holder=1, turn=1, starter=0, supply=SUPPLY)
    state, events = played(state, leave())
    assert events[1:] == [
        RoundEnded(1, (8, 5)),
        RoundStarted(2, 1, Colour.GREEN, keeper=1, kept=(counts("rb"), counts("g"))),
    ]
    assert [player.hand for player in state.players] == [counts("rb"), counts("g")]
    assert not any(any(player.kept) or player.passed for player in state.players)
    assert (state.starter, state.turn, state.holder) == (1, 1, None)
    # A full supply stays as it is: the factories are next.
    assert (state.phase, state.supply) == (Phase.FILL, counts(SUPPLY))


def test_last_pass_of_a_round_leaves_the_supply_to_the_next() -> None:
    """Rules 3, "Phase 3": factories and the supply are filled for the next round."""
    state = placing(board(hand="rrrrr"), board(passed=True), supply="l")
    state = play(with_stock(state, "", ""), leave("rrrr"))
    assert (state.phase, state.round) == (Phase.SUPPLY, 2)
    assert rules.expects(state) == Expectation(Expects.FILL, 0)


# The end


def ended(*boards: object, keep: str | None = None, **chosen: object) -> tuple[State, list[object]]:
    """Round 6 ends with the first player's pass."""
    first, *rest = boards
    others = [replace(player, passed=True) for player in rest] or [board(passed=True)]
    state = placing(first, *others, round_number=6, **chosen)  # type: ignore[arg-type]
    state, events = played(state, leave(keep))
    assert state.phase is Phase.OVER
    return state, list(events)


FULL = dict(enumerate(["lorbyg", "llllll", "oooooo", "rrrrrr", "bbbbbb", "yyyyyy", "gggggg"]))


@pytest.mark.parametrize(
    ("star", "points"), [(0, 12), (1, 20), (2, 17), (3, 14), (4, 15), (5, 16), (6, 18)]
)
def test_complete_stars(star: int, points: int) -> None:
    """Rules 3, "End": a complete star, by its colour; the centre star 12."""
    state, _ = ended(board({star: FULL[star]}))
    assert state.players[0].score == 5 + points
    lacking = FULL[star][:5] + "."
    state, _ = ended(board({star: lacking}))
    assert state.players[0].score == 5


@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 8), (3, 12), (4, 16), (5, 0), (6, 0)])
def test_all_spaces_of_a_number(number: int, points: int) -> None:
    """Rules 3, "End": all 1s: 4, all 2s: 8, all 3s: 12, all 4s: 16, on all seven stars."""
    stars = {star: "." * (number - 1) + row[number - 1] for star, row in FULL.items()}
    rows = {star: row.ljust(6, ".") for star, row in stars.items()}
    state, _ = ended(board(rows))
    assert state.players[0].score == 5 + points
    for lacking in range(7):
        state, _ = ended(board({star: row for star, row in rows.items() if star != lacking}))
        assert state.players[0].score == 5


def test_everything_complete() -> None:
    """Rules 3, "End": all bonuses add up, stars first, numbers after them."""
    state, events = ended(board(FULL))
    assert state.players[0].score == 5 + 12 + 14 + 15 + 16 + 17 + 18 + 20 + 4 + 8 + 12 + 16
    assert [type(event).__name__ for event in events[2:]] == [
        *["StarScored"] * 7,
        *["NumberScored"] * 4,
        "GameEnded",
    ]


@pytest.mark.parametrize(
    ("star", "row", "points"),
    [(0, "yyyyyy", 16), (1, "gggggg", 18), (2, "oooooo", 17), (3, "lorbyg", 12), (6, "llllll", 20)],
)
def test_stars_of_the_grey_board(star: int, row: str, points: int) -> None:
    """Rules 3, "Variant 1": any star in one colour or in six; a multicoloured one 12."""
    state, _ = ended(board({star: row}), board="grey")
    assert state.players[0].score == 5 + points


def test_several_grey_stars_of_one_kind() -> None:
    """Rules 3, "Variant 1": several stars of one kind are allowed, and each scores."""
    rows = {1: "rrrrrr", 2: "rrrrrr", 3: "lorbyg", 4: "lorbyg"}
    state, _ = ended(board(rows), board="grey")
    assert state.players[0].score == 5 + 14 + 14 + 12 + 12


@pytest.mark.parametrize(
    ("space", "points", "centre"), [(1, 12, True), (2, 8, False), (3, 4, False), (4, 16, False)]
)
def test_numbers_of_the_grey_board(space: int, points: int, centre: bool) -> None:
    """Rules 3, "Variant 1": 3, 2, 1, 4, 5, 6 on the outer stars, only 3s on the centre star."""
    rows = {star: ("." * (space - 1) + "l").ljust(6, ".") for star in range(1, 7)}
    state, _ = ended(board(rows), board="grey")
    assert state.players[0].score == 5 + (0 if centre else points)
    if centre:
        state, _ = ended(board({**rows, 0: "lorbyg"}), board="grey")
        assert state.players[0].score == 5 + 12 + points


@pytest.mark.parametrize(
    ("edition", "score", "stars", "final"),
    [
        ("mini", 5, {}, 2),
        ("mini", 2, {}, 0),
        ("original", 2, {}, 1),
        # After the bonuses: nothing is lost to the lower limit.
        ("mini", 0, {3: "rrrrrr"}, 11),
        ("original", 1, {3: "rrrrrr"}, 12),
    ],
)
def test_corners_are_paid_after_the_bonuses(
    edition: str, score: int, stars: dict[int, str], final: int
) -> None:
    """Rules 3, "End" and "Decided": a point for each tile left in the corners, at the very end."""
    state, _ = ended(board(stars, hand="byg", score=score), keep="byg", edition=edition)
    assert state.players[0].score == final
    assert state.players[0].kept == counts("")
    assert state.tower == counts("byg")


def test_most_points_win() -> None:
    """Rules 3, "End": most points win."""
    _, events = ended(board(score=7), board(score=9), board(score=8))
    assert events[-1].winners == (1,)  # type: ignore[attr-defined]
    assert events[-1].scores == (7, 9, 8)  # type: ignore[attr-defined]


def test_ties_are_shared() -> None:
    """Rules 3, "End": ties are shared, whatever else lies on the boards."""
    _, events = ended(board(score=9), board({0: "l....."}, score=9), board(score=8))
    assert events[-1].winners == (0, 1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("phase", ["new", "take", "place", "bonus", "refill"])
def test_end_by_agreement(phase: str) -> None:
    """Issue 4 (as in the base game): at any time; bonuses and corners are counted."""
    choosing = play(placing(board({1: "....l."}, hand="llllll")), put("l16"))
    state = {
        "new": new_game(),
        "take": position(factories=("rbyg",)),
        "place": placing(board({3: "rrrrrr"}, hand="bb"), board(kept="oo", passed=True)),
        "bonus": choosing,
        "refill": play(choosing, bonus("lll")),
    }[phase]
    after, events = played(state, END)
    assert (after.phase, after.due) == (Phase.OVER, 0)
    assert events[-1].agreed  # type: ignore[union-attr]
    assert rules.expects(after) == Expectation(Expects.OVER, None)
    assert find_problems(after) == []
    if phase == "place":
        assert [player.score for player in after.players] == [19, 3]
    assert refused(after, END).reason is Reason.OVER


# The grey board


def grey(star: str, hand: str, at: int = 2) -> State:
    return placing(board({at: star}, hand=hand), board="grey")


@pytest.mark.parametrize(
    ("star", "possible"),
    [
        ("......", "lorbyg"),
        ("r.....", "lorbyg"),
        ("rr....", "r"),
        ("r..r..", "r"),
        ("rb....", "loyg"),
        ("rbo...", "lyg"),
        ("rboly.", "g"),
        ("rrrrr.", "r"),
    ],
)
@pytest.mark.parametrize("at", [0, 1, 6])
def test_grey_star_decides_itself(star: str, possible: str, at: int) -> None:
    """Rules 3, "Variant 1": one colour or six different ones, as its tiles decide; centre too."""
    for colour in "lorbyg":
        state = grey(star, colour * 6, at)
        spots = {space for found, space in spaces_for(state, colour) if found == at}
        free = {space for space, sign in enumerate(star, 1) if sign == "."}
        assert spots == (free if colour in possible else set())
        space = min(free)
        if colour in possible:
            play(state, put(f"{colour}{at}{space}"))
        else:
            assert refused(state, put(f"{colour}{at}{space}")).reason in (
                Reason.STAR_WANTS,
                Reason.STAR_HAS,
            )


def test_colour_on_the_grey_board_must_be_said() -> None:
    """Rules 3, "Variant 1": an empty star says nothing about its colour; a begun one may."""
    assert refused(grey("......", "rrr"), Place(2, 0)).reason is Reason.WHICH_COLOUR
    state = grey("rr....", "rrr")
    assert play(state, Place(2, 2)) == play(state, put("r23"))


def test_grey_spaces_cost_their_printed_numbers() -> None:
    """Rules 3, "Variant 1": 3, 2, 1, 4, 5, 6 on the outer stars; 3 on every centre space."""
    for star in range(7):
        for space, price in enumerate((3,) * 6 if star == 0 else (3, 2, 1, 4, 5, 6), 1):
            state = placing(board(hand="r" * price), board="grey")
            assert play(state, put(f"r{star}{space}")).players[0].hand == counts("")
            if price > 1:
                state = placing(board(hand="r" * (price - 1)), board="grey")
                assert refused(state, put(f"r{star}{space}")).reason is Reason.TOO_FEW


def test_grey_features_lie_where_the_coloured_ones_do() -> None:
    """Rules 3, "Variant 1": other numbers on the same spaces, so 5 and 6 are at the window."""
    state = placing(board({2: "....r."}, hand="r" * 6), board="grey")
    _, events = played(state, put("r26"))
    assert isinstance(events[-1], Surrounded)
    assert events[-1].earned == 3
