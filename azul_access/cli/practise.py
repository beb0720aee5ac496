"""The command `practise`: positions of real games, each with one question, at every device."""

import argparse

from azul_access.cli.learn import add_course_options, run_course
from azul_access.cli.parser import Parser
from azul_access.games.lessons import Course


def add_options(parser: Parser) -> None:
    add_course_options(parser, Course.EXERCISES)


def run(arguments: argparse.Namespace, language: str) -> int:
    """Raises: AccessError if nothing can be written to the folder for temporary files."""
    return run_course(arguments, language, Course.EXERCISES)
