"""Reads the sentences of a coach, and says whether they are true."""

import azul_fact_reader
import pavilion_fact_reader
from fact_sentences import read_sentence
from position_json import Json, read_number

CHECKS = {**azul_fact_reader.CHECKS, **pavilion_fact_reader.CHECKS}


def is_true(sentence: str, language: str, position: Json, move: Json, after: Json) -> bool:
    """Whether a sentence about a move is true; `after` is the position right after the move."""
    kind, found = read_sentence(sentence, language)
    return CHECKS[kind](position, move, after, *(read_number(each) for each in found))
