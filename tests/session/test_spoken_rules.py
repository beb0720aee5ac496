"""The rules that the recogniser listens for: moves that are due, answers to a pending question."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from scripted_conversation import FILLED_FACTORIES, Conversation, begin_conversation

from azul_access.games.system import Commands
from azul_access.language.grammar import Alt, Many, Node, Number, Opt, Seq, match_rules
from azul_access.session import handle_line
from azul_access.session.control.controls import PickOption, SimpleControl
from azul_access.session.meaning.meanings import get_lexicon, get_spoken_rules

SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"


def spoken(conversation: Conversation) -> set[str]:
    return {rule.name for rule in get_spoken_rules(conversation.session)}


def numbers(node: Node) -> Iterator[Number]:
    """Every number in a rule."""
    match node:
        case Number():
            yield node
        case Seq(nodes) | Alt(nodes):
            for inner in nodes:
                yield from numbers(inner)
        case Opt(inner) | Many(_, inner):
            yield from numbers(inner)


def test_only_moves_that_are_due_are_spoken() -> None:
    """Draws while factories are filled, takes in turns, and columns while one is chosen."""
    moves = {"fill", "take", "choose"}
    conversation = begin_conversation()
    assert spoken(conversation) & moves == {"fill"}
    conversation.enter(FILLED_FACTORIES)
    assert spoken(conversation) & moves == {"take"}
    grey = begin_conversation("rrrr bbbb xxxx oooo ssss", chosen={"wall": "grey"})
    grey.enter("1r1", "2b1", "3x2", "4o2", "5s3")
    assert spoken(grey) & moves == {"choose"}
    grey.enter("ende", "ja")
    assert spoken(grey) & {*moves, "end"} == set()


def test_only_moves_of_summer_pavilion_that_are_due_are_spoken() -> None:
    """Supply and factories while they are filled, takes in turns, and then placements and pass."""
    moves = {"tiles", "fill", "stock", "take", "place", "pass", "bonus"}
    conversation = begin_conversation(game="summer-pavilion")
    assert spoken(conversation) & moves == {"tiles", "fill", "stock"}
    conversation.enter(SUPPLY)
    assert spoken(conversation) & moves == {"tiles", "fill"}
    conversation.enter(FACTORIES)
    assert spoken(conversation) & moves == {"take"}
    conversation = begin_conversation(SUPPLY, "rrrl rrll gggg oooo yyyy", game="summer-pavilion")
    conversation.enter("1r", "3g", "2r", "4o", "zl", "5y")
    assert spoken(conversation) & moves == {"place", "pass"}


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_questions_and_corrections_are_always_spoken(game: str) -> None:
    """They are possible at any time."""
    conversation = begin_conversation(game=game)
    assert {"score", "where", "correct-take", "correct-fill", "undo", "help"} <= spoken(
        conversation
    )


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_every_spoken_rule_is_also_typed(game: str) -> None:
    """The spoken rules are some of the typed rules, in the same order.

    One typed rule takes several statements about the table, which are spoken one at a time.
    """
    conversation = begin_conversation(game=game)
    grammar, state = conversation.session.setup.system.grammar, conversation.session.ledger.state
    typed_names = [rule.name for rule in grammar.typed_rules(state)]
    spoken_names = [
        rule.name for rule in grammar.spoken_rules(state) if not rule.name.startswith("set-")
    ]
    assert spoken_names == [name for name in typed_names if name in spoken_names]


def test_only_answers_are_spoken_while_a_question_waits_for_a_yes_or_a_no() -> None:
    """So no word of a move is taken for an answer, and no answer for a command."""
    conversation = begin_conversation(FILLED_FACTORIES)
    conversation.enter("ende")
    assert spoken(conversation) == {"yes", "no", "wrong", "repeat", "help"}


def test_answers_are_heard_without_a_question() -> None:
    """So they are not taken for the command that sounds most like them, and then they are ignored.

    Only a question makes them likelier than commands, but for "wrong", which answers a move.
    """
    conversation = begin_conversation(FILLED_FACTORIES)
    assert {"yes", "no", "wrong", "take"} <= spoken(conversation)
    assert "pick" not in spoken(conversation)
    answers = [rule.name for rule in get_spoken_rules(conversation.session) if rule.answers]
    assert answers == ["wrong"]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("de", ("eins", "erstens", "das erste", "die erste"), ("zwei", "zweitens", "das zweite")),
        ("en", ("one", "first", "the first", "the first one"), ("two", "the second one")),
        ("nl", ("een", "de eerste", "ten eerste"), ("twee", "de tweede", "ten tweede")),
    ],
)
def test_answers_to_a_choice(
    language: str, first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    """A choice is answered by a number or an ordinal, with and without an article."""
    session = begin_conversation(FILLED_FACTORIES, language=language).session
    moves = session.setup.system.rules.legal_commands(session.ledger.state)
    session = replace(session, pending=tuple(Commands((move,)) for move in moves[:2]))
    for number, texts in ((1, first), (2, second)):
        for text in texts:
            lattice = get_lexicon(session).build_lattice(text)
            assert PickOption(number) in match_rules(get_spoken_rules(session), lattice), text
            step = handle_line(session, text, "test")
            assert step.session.ledger.applied[-1].command == moves[number - 1]


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_spoken_numbers_are_limited(game: str) -> None:
    """Larger numbers can be typed, but listening for them would make recognition less certain."""
    draws = FILLED_FACTORIES if game == "azul" else SUPPLY
    session = begin_conversation(draws, game=game).session
    for rule in get_spoken_rules(session):
        for number in numbers(rule.node):
            limit = 99 if number.slot == "points" else 20  # a score cannot be avoided
            assert number.least <= number.most_spoken <= min(number.most, limit), rule.name


def test_controls_are_spoken_but_for_large_numbers() -> None:
    """The numbers of the voice settings are only typed; "not there" is about a computer's move."""
    conversation = begin_conversation()
    assert not {"rate", "volume", "pitch"} & spoken(conversation)
    controls = {control.value for control in SimpleControl} - {SimpleControl.NOT_THERE.value}
    assert controls <= spoken(conversation)
