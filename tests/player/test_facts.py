"""The coach's sentences: each of them is true by an independent reckoning of its text."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random

import pytest
from fact_positions import Told, list_positions, tell_facts
from fact_reader import is_true
from fact_sentences import LANGUAGES, read_sentence
from matches import Table
from opponents import NAMES
from position_json import read_number

from azul_access.games import SYSTEMS
from azul_access.games.coach import describe_fact
from azul_access.games.context import TypedContext
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.player.reasons import find_reason

TABLES = (
    Table("azul", {}, 2),
    Table("azul", {"column_bonus": "7"}, 3),
    Table("azul", {"wall": "grey"}, 4),
    Table("summer-pavilion", {}, 2),
    Table("summer-pavilion", {"board": "grey", "edition": "original"}, 3),
)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.game}-{table.players}")
def test_every_sentence_is_true(table: Table) -> None:
    """An independent reader finds every sentence true, in positions played by chance."""
    false = []
    for number, state in enumerate(list_positions(table, 25, seed=7)):
        language = LANGUAGES[number % len(LANGUAGES)]
        false += [
            told
            for told in tell_facts(table, state, 2, language, seed=number)
            if not is_true(told.sentence, language, told.position, told.move, told.after)
        ]
    assert not false


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3]], ids=lambda table: table.game)
def test_a_difference_is_that_of_two_true_sentences(table: Table) -> None:
    """ "3 points more" is said of the greater one of two figures that the reader finds true."""
    system, compared = table.system, 0
    options = system.editions.decode_options(table.chosen)
    context = TypedContext(NAMES[: table.players], options, Verbosity.NORMAL)
    for number, state in enumerate(list_positions(table, 40, seed=11)):
        language = LANGUAGES[number % len(LANGUAGES)]
        sentences = tell_facts(table, state, 2, language, seed=number)
        legal = list(system.rules.legal_commands(state))
        moves = Random(number).sample(legal, min(2, len(legal)))
        for better, worse in permutations(moves, 2):
            reason = find_reason(system, state, better, worse)
            if reason.more is None:
                continue
            (told,) = describe_fact(context, reason.fact, reason.more)
            phrases = load_phrases(language)
            kind, (more,) = read_sentence(
                phrases.render(told, Verbosity.NORMAL, Form.SHOW), language
            )
            amounts = [
                _amount(
                    sentences, language, kind.removesuffix("-more"), system.commands.encode(move)
                )
                for move in (better, worse)
            ]
            high, low = reversed(amounts) if reason.is_against else amounts
            assert read_number(more) == high - low > 0
            compared += 1
    assert compared


def _amount(sentences: Sequence[Told], language: str, kind: str, move: Mapping[str, object]) -> int:
    """The figure of the sentence of this kind about a move, whether it names the marker or not."""
    for told in sentences:
        found, words = read_sentence(told.sentence, language)
        if found in (kind, f"{kind}-marker", f"{kind}-with") and told.move == move:
            return int(read_number(words[0]))
    raise AssertionError(kind)


def test_the_reader_finds_wrong_figures() -> None:
    """The reader is no rubber stamp: with other figures the same sentences are false."""
    table = TABLES[0]
    wrong = 0
    for number, state in enumerate(list_positions(table, 6, seed=3)):
        for told in tell_facts(table, state, 2, "en", seed=number):
            kind, found = read_sentence(told.sentence, "en")
            if kind == "lacks" and found[1].isdigit():
                other = told.sentence.replace(f"{found[1]} tiles", f"{int(found[1]) + 1} tiles")
                wrong += not is_true(other, "en", told.position, told.move, told.after)
    assert wrong > 5


def test_a_move_is_named_as_the_computer_names_it() -> None:
    """Every move that the rules list has a form that is legal and leads to the same facts."""
    for table in (TABLES[0], TABLES[3]):
        system = SYSTEMS[table.game]
        assert system.load_coach is not None
        coach = system.load_coach()
        for state in list_positions(table, 4, seed=5):
            for command in system.rules.legal_commands(state):
                plain = coach.simplify(state, command)
                assert coach.simplify(state, plain) == plain
                assert coach.facts(state, plain) == coach.facts(state, command)
