"""What is worth listening for: moves at their moment, answers to a question."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from table_talk import FILLED, Talk, talk

from azul_access import session
from azul_access.games.system import Commands
from azul_access.language.grammar import Alt, Many, Node, Number, Opt, Seq, parses
from azul_access.session.controls import PickOption, SimpleControl
from azul_access.session.meanings import get_lexicon, get_spoken_rules

LANGUAGES = ("de", "en", "nl")
SUPPLY = "2l 2o 2r 2b y g"
FACTORIES = "rrbl rrby gggo ooyy bbgl"


def names(table: Talk) -> set[str]:
    return {rule.name for rule in get_spoken_rules(table.session)}


def numbers(node: Node) -> Iterator[Number]:
    match node:
        case Number():
            yield node
        case Seq(nodes) | Alt(nodes):
            for inner in nodes:
                yield from numbers(inner)
        case Opt(inner) | Many(_, inner):
            yield from numbers(inner)


def test_moves_are_listened_for_at_their_moment() -> None:
    """A draw where tiles are drawn, a move where they are taken, a column where one is chosen."""
    moves = {"fill", "take", "choose"}
    table = talk()
    assert names(table) & moves == {"fill"}
    table.hear(FILLED)
    assert names(table) & moves == {"take"}
    grey = talk("rrrr bbbb xxxx oooo ssss", chosen={"wall": "grey"})
    grey.hear("1r1", "2b1", "3x2", "4o2", "5s3")
    assert names(grey) & moves == {"choose"}
    grey.hear("ende", "ja")
    assert names(grey) & {*moves, "end"} == set()


def test_moves_of_summer_pavilion_are_listened_for_at_their_moment() -> None:
    moves = {"tiles", "fill", "stock", "take", "place", "pass", "bonus"}
    table = talk(game="summer-pavilion")
    assert names(table) & moves == {"tiles", "fill", "stock"}
    table.hear(SUPPLY)
    assert names(table) & moves == {"tiles", "fill"}
    table.hear(FACTORIES)
    assert names(table) & moves == {"take"}
    table = talk(SUPPLY, "rrrl rrll gggg oooo yyyy", game="summer-pavilion")
    table.hear("1r", "3g", "2r", "4o", "zl", "5y")
    assert names(table) & moves == {"place", "pass"}


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_questions_and_corrections_are_always_listened_for(game: str) -> None:
    table = talk(game=game)
    assert {"score", "where", "correct-take", "correct-fill", "undo", "help"} <= names(table)


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_every_spoken_rule_is_also_typed(game: str) -> None:
    """What is listened for is a part of what is understood: one source for both."""
    table = talk(game=game)
    grammar, state = table.session.setup.system.grammar, table.session.ledger.state
    typed = [rule.name for rule in grammar.typed_rules(state)]
    spoken = [rule.name for rule in grammar.spoken_rules(state)]
    assert spoken == [name for name in typed if name in spoken]


def test_answers_are_listened_for_with_a_question_open() -> None:
    table = talk(FILLED)
    assert not {"yes", "no", "pick"} & names(table)
    table.hear("ende")
    assert {"yes", "no", "take"} <= names(table)
    assert "pick" not in names(table)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("de", ("eins", "erstens", "das erste", "die erste"), ("zwei", "zweitens", "das zweite")),
        ("en", ("one", "first", "the first", "the first one"), ("two", "the second one")),
        ("nl", ("een", "de eerste", "ten eerste"), ("twee", "de tweede", "ten tweede")),
    ],
)
def test_first_and_second_answer(
    language: str, first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    here = talk(FILLED, language=language).session
    legal = here.setup.system.rules.legal_commands(here.ledger.state)
    here = replace(here, pending=tuple(Commands((move,)) for move in legal[:2]))
    for number, texts in ((1, first), (2, second)):
        for text in texts:
            assert PickOption(number) in parses(
                get_spoken_rules(here), get_lexicon(here).lattice(text)
            ), text
            step = session.handle_line(here, text, "test")
            assert step.session.ledger.applied[-1].command == legal[number - 1]


@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_numbers_are_listened_for_as_far_as_they_are_said(game: str) -> None:
    """Typed numbers far out of reach have a refusal; listening for them would only confuse."""
    here = talk(FILLED if game == "azul" else SUPPLY, game=game).session
    for rule in get_spoken_rules(here):
        for number in numbers(rule.node):
            assert number.least <= number.most_spoken <= min(number.most, 20), rule.name


def test_plain_rules_hold_the_controls() -> None:
    """The voice's numbers are too large to be heard, and are not listened for."""
    table = talk()
    assert not {"rate", "volume", "pitch"} & names(table)
    assert {plain.value for plain in SimpleControl} - {"yes", "no"} <= names(table)
