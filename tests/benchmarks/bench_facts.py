"""How many sentences of the coach are false: an independent reader reckons each of them anew.

`python tests/benchmarks/bench_facts.py POSITIONS [MOVES]` takes so many positions of each table.
"""

import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "player"))

from fact_positions import list_positions, tell_facts
from fact_reader import is_true
from fact_sentences import LANGUAGES, read_sentence
from matches import Table

TABLES = (
    Table("azul", {}, 2),
    Table("azul", {}, 3),
    Table("azul", {"column_bonus": "7"}, 4),
    Table("azul", {"wall": "grey"}, 2),
    Table("summer-pavilion", {}, 2),
    Table("summer-pavilion", {}, 4),
    Table("summer-pavilion", {"board": "grey", "edition": "original"}, 3),
)


def main(positions: int, moves: int) -> None:
    for table in TABLES:
        begun, kinds, false = time.process_time(), Counter[str](), 0
        for number, state in enumerate(list_positions(table, positions, seed=table.players)):
            language = LANGUAGES[number % len(LANGUAGES)]
            for told in tell_facts(table, state, moves, language, seed=number):
                kinds[read_sentence(told.sentence, language)[0]] += 1
                if not is_true(told.sentence, language, told.position, told.move, told.after):
                    false += 1
                    print("false:", told.sentence, told.move)
        seconds = time.process_time() - begun
        print(
            table, f"{sum(kinds.values())} sentences, {false} false, {seconds:.0f} s", dict(kinds)
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 3)
