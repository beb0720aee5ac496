"""Every reason for which the rules of Summer Pavilion refuse a command, and how it is worded."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
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
    position,
    put,
    stock,
    take,
    tiles,
    with_stock,
)
from summer_pavilion_random import reached_states
from summer_pavilion_values import COLOURS

from azul_access.errors import AccessError
from azul_access.games.context import NarrationContext
from azul_access.games.drawing import DrawReason
from azul_access.games.sources import CENTRE, SOURCES, Factory
from azul_access.games.summer_pavilion import dialogue, facts, rules
from azul_access.games.summer_pavilion.commands import (
    END,
    Bonus,
    Command,
    Fill,
    Pass,
    Place,
    Stock,
    Take,
)
from azul_access.games.summer_pavilion.pieces import SUPPLY, Colour, Spot
from azul_access.games.summer_pavilion.questions import (
    AboutBoard,
    AboutFactories,
    AboutScore,
    AboutStar,
    Part,
    Question,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.terms import FactReason
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases

NAMES = ("Anna", "Ben", "Clara", "Dirk")
TAKING = position(factories=("rrbl", "", "gg"), centre="bbl")
PLACING = placing(board({0: "r.....", 3: "r....."}, hand="rrrrlllbb"), board(hand="g"))
GREY = placing(board({1: "rb....", 2: "bb...."}, hand="rrrryyy"), board="grey")
CHOOSING = play(placing(board({1: "....l."}, hand="llllll"), supply="looooorrrr"), put("l16"))
REFILLING = play(CHOOSING, bonus("ooo"))
NEW = new_game()
FILLING = play(NEW, stock("llllllllll"))
SHORT = before_fill(position(), bag="rb", tower="bbyyy")
SHORT_SUPPLY = replace(with_stock(position(supply="lllll"), "rb", "yyyy"), phase=Phase.REFILL)
OVER = play(NEW, END)
SPOT = Spot(3, 3)
PRICE = {"spot": SPOT, "price": 4, "colour": Colour.RED, "count": 4, "wild": 3}
EMPTY_FACTORY = position(factories=("r",))

Case = tuple[Reason | DrawReason, State, Command, dict[str, object]]
REFUSALS: list[Case] = [
    (Reason.OVER, OVER, stock("rbygrbygrb"), {}),
    (Reason.OVER, OVER, fill("rbyg"), {}),
    (Reason.OVER, OVER, take("1r"), {}),
    (Reason.OVER, OVER, put("r31"), {}),
    (Reason.OVER, OVER, bonus("r"), {}),
    (Reason.OVER, OVER, leave(), {}),
    (Reason.OVER, OVER, END, {}),
    (Reason.MUST_STOCK, NEW, fill("rbyg"), {}),
    (Reason.MUST_STOCK, NEW, take("1r"), {}),
    (Reason.MUST_STOCK, REFILLING, put("r31"), {}),
    (Reason.MUST_STOCK, REFILLING, leave(), {}),
    (Reason.MUST_FILL, FILLING, stock("r"), {"factory": Factory(0)}),
    (Reason.MUST_FILL, play(FILLING, fill("rbyg")), take("1r"), {"factory": Factory(1)}),
    (Reason.MUST_TAKE, TAKING, fill("rbyg"), {"player": 0}),
    (Reason.MUST_TAKE, play(TAKING, take("1r")), put("r31"), {"player": 1}),
    (Reason.MUST_TAKE, TAKING, leave(), {"player": 0}),
    (Reason.MUST_PLACE, PLACING, take("1r"), {"player": 0}),
    (Reason.MUST_PLACE, PLACING, stock("r"), {"player": 0}),
    (Reason.MUST_PLACE, play(PLACING, put("r32")), bonus("r"), {"player": 1}),
    (Reason.MUST_CHOOSE, CHOOSING, put("r31"), {"player": 0, "count": 3}),
    (Reason.MUST_CHOOSE, CHOOSING, leave(), {"player": 0, "count": 3}),
    (Reason.MUST_CHOOSE, CHOOSING, stock("r"), {"player": 0, "count": 3}),
    (
        DrawReason.FILL_COUNT,
        FILLING,
        fill("rby"),
        {"place": Factory(0), "size": 4, "count": 3},
    ),
    (DrawReason.FILL_COUNT, NEW, stock("rbyg"), {"place": SUPPLY, "size": 10, "count": 4}),
    (DrawReason.FILL_COUNT, REFILLING, stock(""), {"place": SUPPLY, "size": 3, "count": 0}),
    (Reason.FILL_ORDER, FILLING, Fill(tiles("rbyg"), Factory(1)), {"factory": Factory(0)}),
    (
        DrawReason.BAG_LACKS,
        before_fill(position(), bag="rrbbbb", tower="ggg"),
        fill("rrrb"),
        {"place": Factory(0), "colour": Colour.RED, "left": 2, "count": 3},
    ),
    (
        DrawReason.BAG_LACKS,
        SHORT_SUPPLY,
        stock("rbyyg"),
        {"place": SUPPLY, "colour": Colour.GREEN, "left": 0, "count": 1},
    ),
    (
        DrawReason.BAG_FIRST,
        SHORT,
        fill("ryyy"),
        {"place": Factory(0), "bag": counts("rb"), "size": 4},
    ),
    (
        DrawReason.BAG_FIRST,
        SHORT_SUPPLY,
        stock("ryyyy"),
        {"place": SUPPLY, "bag": counts("rb"), "size": 5},
    ),
    (Reason.NO_FACTORY, TAKING, take("6r"), {"factory": Factory(5), "factories": 5}),
    (
        Reason.NO_FACTORY,
        TAKING,
        Take(Factory(-1), Colour.RED),
        {"factory": Factory(-1), "factories": 5},
    ),
    (Reason.FACTORY_EMPTY, TAKING, take("2r"), {"factory": Factory(1)}),
    (Reason.CENTRE_EMPTY, EMPTY_FACTORY, take("cr"), {}),
    (
        Reason.COLOUR_NOT_THERE,
        TAKING,
        take("1y"),
        {"source": Factory(0), "colour": Colour.YELLOW, "tiles": counts("rrbl")},
    ),
    (
        Reason.COLOUR_NOT_THERE,
        TAKING,
        take("cr"),
        {"source": CENTRE, "colour": Colour.RED, "tiles": counts("bbl")},
    ),
    (
        Reason.COUNT_WRONG,
        TAKING,
        replace(take("1r"), count=3),
        {"source": Factory(0), "colour": Colour.RED, "count": 2, "said": 3},
    ),
    (
        Reason.COUNT_WRONG,
        TAKING,
        replace(take("cb"), count=1),
        {"source": CENTRE, "colour": Colour.BLUE, "count": 2, "said": 1},
    ),
    (
        Reason.WILD_ALONE,
        TAKING,
        take("1l"),
        {"origin": Factory(0), "colour": Colour.PURPLE, "tiles": counts("rrbl")},
    ),
    (
        Reason.WILD_ALONE,
        TAKING,
        take("cl"),
        {"origin": CENTRE, "colour": Colour.PURPLE, "tiles": counts("bbl")},
    ),
    (Reason.NO_STAR, PLACING, Place(7, 0), {"star": 7}),
    (Reason.NO_STAR, PLACING, Place(-1, 0, Colour.RED), {"star": -1}),
    (Reason.NO_SPACE, PLACING, put("r37"), {"space": 6}),
    (Reason.NO_SPACE, PLACING, put("r30"), {"space": -1}),
    (
        Reason.SPACE_TAKEN,
        PLACING,
        put("r31"),
        {"spot": Spot(3, 0), "colour": Colour.RED},
    ),
    (
        Reason.STAR_WANTS,
        PLACING,
        put("b34"),
        {"star": 3, "colour": Colour.RED, "other": Colour.BLUE},
    ),
    (
        Reason.STAR_WANTS,
        GREY,
        put("r23"),
        {"star": 2, "colour": Colour.BLUE, "other": Colour.RED},
    ),
    (Reason.STAR_HAS, PLACING, put("r02"), {"star": 0, "colour": Colour.RED}),
    (Reason.STAR_HAS, GREY, put("r13"), {"star": 1, "colour": Colour.RED}),
    (
        Reason.WHICH_COLOUR,
        PLACING,
        Place(0, 1),
        {"spot": Spot(0, 1), "colours": tiles("lobyg")},
    ),
    (
        Reason.WHICH_COLOUR,
        GREY,
        Place(6, 0),
        {"spot": Spot(6, 0), "colours": tiles("lorbyg")},
    ),
    (
        Reason.NOT_HELD,
        PLACING,
        put("y51"),
        {"colour": Colour.YELLOW, "hand": counts("rrrrlllbb")},
    ),
    (
        Reason.TOO_FEW,
        PLACING,
        put("b46"),
        {"spot": Spot(4, 5), "price": 6, "colour": Colour.BLUE, "count": 2, "wild": 3},
    ),
    (Reason.PAYMENT, PLACING, put("r34", "rl"), PRICE),
    (Reason.PAYMENT, PLACING, put("r34", "rrrrr"), PRICE),
    (Reason.PAYMENT, PLACING, put("r34", "llll"), PRICE),
    (
        Reason.PAYMENT_COLOUR,
        PLACING,
        put("r34", "rrrb"),
        {"spot": SPOT, "colour": Colour.RED, "wild": Colour.PURPLE},
    ),
    (Reason.BONUS_COUNT, CHOOSING, bonus("oo"), {"count": 3, "said": 2}),
    (Reason.BONUS_COUNT, CHOOSING, bonus(""), {"count": 3, "said": 0}),
    (
        Reason.SUPPLY_LACKS,
        CHOOSING,
        bonus("llo"),
        {"colour": Colour.PURPLE, "left": 1, "count": 2},
    ),
    (
        Reason.KEEP_WHICH,
        PLACING,
        leave(),
        {"tiles": counts("rrrrlllbb"), "count": 9},
    ),
    (Reason.KEEP_FEWER, PLACING, leave("rrrrl"), {"count": 5}),
    (
        Reason.KEEP_NOT_HELD,
        PLACING,
        leave("bbb"),
        {"colour": Colour.BLUE, "left": 2, "count": 3},
    ),
]


@pytest.mark.parametrize(
    ("reason", "state", "command", "slots"), REFUSALS, ids=[reason.value for reason, *_ in REFUSALS]
)
def test_refusal_names_its_reason(
    reason: Reason, state: State, command: Command, slots: dict[str, object]
) -> None:
    """What is refused says why, with what a sentence about it needs."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    assert isinstance(caught.value, AccessError)
    assert (caught.value.reason, caught.value.slots) == (reason, slots)


def test_every_reason_is_tested() -> None:
    assert {reason for reason, *_ in REFUSALS} == {*Reason, *DrawReason}


MALFORMED: list[object] = [
    None,
    "end",
    Take(None, Colour.RED),  # type: ignore[arg-type]
    Take(1, Colour.RED),  # type: ignore[arg-type]
    Take(Factory(0), 0),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, 2.0),  # type: ignore[arg-type]
    Take(Factory(0), Colour.RED, True),
    Take(Factory(False), Colour.RED),
]
MALFORMED_PLACING: list[object] = [
    Place(True, 0),
    Place(3.0, 0),  # type: ignore[arg-type]
    Place(3, False),
    Place(3, "1"),  # type: ignore[arg-type]
    Place(3, 1, 2),  # type: ignore[arg-type]
    Place(3, 1, Colour.RED, [Colour.RED, Colour.RED]),  # type: ignore[arg-type]
    Place(3, 1, Colour.RED, (2, 2)),  # type: ignore[arg-type]
    Pass([]),  # type: ignore[arg-type]
    Pass((2,)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(
    ("state", "command"),
    [
        *((TAKING, command) for command in MALFORMED),
        *((PLACING, command) for command in MALFORMED_PLACING),
        (NEW, Stock(["R"] * 10)),  # type: ignore[arg-type]
        (FILLING, Fill((2, 2, 2, 2))),  # type: ignore[arg-type]
        (CHOOSING, Bonus((2, 2, 2))),  # type: ignore[arg-type]
    ],
    ids=str,
)
def test_malformed_command(state: State, command: object) -> None:
    """What is no command at all is refused like one."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)  # type: ignore[arg-type]
    assert caught.value.reason is MalformedReason.MALFORMED


# In words


def wordings(state: State, command: object, why: IllegalCommand) -> list[str]:
    """The refusal in every language, verbosity and form."""
    found = []
    for verbosity in Verbosity:
        table = NarrationContext(NAMES[: len(state.players)], state.options, verbosity)
        told = dialogue.explain_refusal(table, state, command, why)  # type: ignore[arg-type]
        found += [
            load_phrases(language).render_all(told, verbosity, form)
            for language in LANGUAGES
            for form in Form
        ]
    return found


@pytest.mark.parametrize(
    ("reason", "state", "command", "slots"), REFUSALS, ids=[reason.value for reason, *_ in REFUSALS]
)
def test_refusal_can_be_said(
    reason: Reason, state: State, command: Command, slots: dict[str, object]
) -> None:
    """Every reason has its sentence, in every language and at every verbosity."""
    with pytest.raises(IllegalCommand) as caught:
        rules.apply(state, command)
    for text in wordings(state, command, caught.value):
        assert text.endswith(".")
        assert "{" not in text


QUESTIONS: list[tuple[Question, Reason | FactReason]] = [
    (AboutFactories(Factory(5)), Reason.NO_FACTORY),
    (AboutFactories(Factory(-1)), Reason.NO_FACTORY),
    (AboutBoard(Part.BOARD, 2), FactReason.NO_PLAYER),
    (AboutScore(9), FactReason.NO_PLAYER),
    (AboutStar(7), Reason.NO_STAR),
    (AboutStar(-1, 0), Reason.NO_STAR),
    (AboutStar(0, 2), FactReason.NO_PLAYER),
]


@pytest.mark.parametrize(("question", "reason"), QUESTIONS, ids=str)
def test_questions_about_what_is_not_there(question: Question, reason: Reason | FactReason) -> None:
    """A question about a player, factory or star that is not in this game is refused, too."""
    table = NarrationContext(NAMES[:2], TAKING.options, Verbosity.NORMAL)
    with pytest.raises(IllegalCommand) as caught:
        facts.answer(table, TAKING, question)
    assert caught.value.reason is reason
    assert all(wordings(TAKING, question, caught.value))


ANY_COMMAND = st.one_of(
    st.builds(
        Take, st.sampled_from(SOURCES), st.sampled_from(Colour), st.none() | st.integers(0, 9)
    ),
    st.builds(
        Place,
        st.integers(-1, 99),
        st.integers(-1, 99) | st.integers(0, 5),
        st.none() | st.sampled_from(Colour),
        st.none() | COLOURS,
    ),
    st.builds(
        Place,
        st.integers(0, 6),
        st.integers(0, 5),
        st.sampled_from(Colour),
        st.none() | COLOURS,
    ),
    st.builds(Fill, COLOURS, st.none() | st.builds(Factory, st.integers(-1, 98))),
    st.builds(Stock, COLOURS),
    st.builds(Bonus, COLOURS),
    st.builds(Pass, st.none() | COLOURS),
)


@settings(max_examples=120)
@given(reached_states(), st.lists(ANY_COMMAND, min_size=1, max_size=12))
def test_any_refusal_can_be_said(state: State, tried: list[Command]) -> None:
    """Whatever can be typed and is refused is worded, and so is the command itself."""
    table = NarrationContext(NAMES[: len(state.players)], state.options, Verbosity.NORMAL)
    for command in tried:
        read_back = dialogue.describe_command(state, command)
        for language in LANGUAGES:
            assert load_phrases(language).render(read_back, Verbosity.VERBOSE, Form.SAY)
        try:
            rules.apply(state, command)
        except IllegalCommand as why:
            told = dialogue.explain_refusal(table, state, command, why)
            for language in LANGUAGES:
                assert load_phrases(language).render_all(told, Verbosity.NORMAL, Form.SHOW)
