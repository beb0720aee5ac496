"""The coach's sentences: each of them is true by an independent reckoning of its text."""

import pytest
from fact_positions import list_positions, tell_facts
from fact_reader import is_true
from fact_sentences import LANGUAGES, read_sentence
from matches import Table

from azul_access.games import SYSTEMS

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


def test_the_reader_finds_wrong_figures() -> None:
    """The reader is no rubber stamp: with other figures the same sentences are false."""
    table = TABLES[0]
    wrong = 0
    for number, state in enumerate(list_positions(table, 6, seed=3)):
        for told in tell_facts(table, state, 2, "en", seed=number):
            kind, found = read_sentence(told.sentence, "en")
            if kind == "left" and found[0].isdigit():
                other = told.sentence.replace(found[0], str(int(found[0]) + 1))
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
