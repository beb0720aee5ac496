"""Measure how many fresh questions about the rules are answered by the paragraph that answers them.

`python tests/benchmarks/bench_rules.py [seen|unseen]` asks every question of the lists in
`rule_questions` twice: as `azul-access rules` does, and as a line in a game that is under way. A
list has a line for each question: the paragraphs that answer it, and what somebody typed. With
`--show`, each question is listed that was not answered rightly.

right: its paragraph is told. named: the game answers, and names the paragraph. offered: it is named
beside another one, or is one of those asked about. table: the game answers by what lies on the
table. wrong: another paragraph is told or named. nothing: the line is refused, or taken for
something else.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import cast

from azul_access import session as conversation
from azul_access.games.lessons import Course
from azul_access.games.rule_book import RuleParagraph, find_answered, find_named
from azul_access.language.phrase import Phrase
from azul_access.record.setup import make_setup, start_ledger
from azul_access.session import Session
from azul_access.session.control.controls import TellRule
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Announcement, Answer, Message
from azul_access.session.session import Suggestion
from azul_access.session.step.lesson_checks import list_lessons
from azul_access.session.step.rules import describe_paragraph, find_rules, list_chapters

LISTS = Path(__file__).parent / "rule_questions"
# What a question about a paragraph needs that only another edition has, and a lesson under way.
GREY = {"azul": {"wall": "grey"}, "summer-pavilion": {"board": "grey"}}
LESSONS = {"azul": "rows", "summer-pavilion": "placing"}
RESULTS = ("right", "named", "offered", "table", "wrong", "nothing")


def begin(game: str, language: str, chosen: dict[str, str]) -> Session:
    setup = make_setup(
        game=game, names=("Anna", "Ben"), first_seat=0, chosen=chosen, language=language
    )
    lessons = list_lessons(setup.system, Course.LESSONS)
    opening = next(it.opening for it in lessons if it.name == LESSONS[game])
    ledger = replace(start_ledger(setup), opening=opening)
    return Session(setup, ledger, Settings(language))


def read_list(path: Path, known: Set[str]) -> Iterator[tuple[list[str], str]]:
    """Yield each question of a list with the names of its paragraphs; `known` has all names.

    Raises: SystemExit for a name that no paragraph has.
    """
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        written, _, question = line.partition(": ")
        names = written.split(",")
        unknown = ", ".join(name for name in names if name not in known)
        if unknown:
            sys.exit(f"{path.name}, line {number}: no paragraph is called {unknown}")
        yield names, question


def list_names(sessions: Iterable[Session]) -> set[str]:
    chapters = (chapter for session in sessions for chapter in list_chapters(session))
    return {each.name for chapter in chapters for each in chapter.paragraphs}


def grade_search(session: Session, names: list[str], question: str) -> tuple[str, str]:
    found = find_rules(session, question.rstrip("?"))
    return grade(found, names)


def grade(found: list[RuleParagraph], names: list[str]) -> tuple[str, str]:
    if not found:
        return "nothing", ""
    told = [it.name for it in found]
    if told[0] in names:
        return "right", told[0]
    offered = any(name in names for name in told[1:2])
    return "offered" if offered else "wrong", " ".join(told[:4])


def grade_line(session: Session, names: list[str], question: str) -> tuple[str, str]:
    step = conversation.handle_line(session, question, "keyboard")
    every = [it for chapter in list_chapters(session) for it in chapter.paragraphs]
    texts = {describe_paragraph(it)[1]: it for it in every}
    for announcement in step.announcements:
        if isinstance(announcement, Answer):
            return grade_answer(session, names, announcement.question)
        if isinstance(announcement, Message):
            told = [texts[it] for it in announcement.phrases if it in texts]
            if told:
                return grade([*told, *list_beside(step.announcements, every)], names)
    asked = [
        found[0].name
        for meant in step.session.pending
        if isinstance(meant, Suggestion) and isinstance(meant.meaning, TellRule)
        for found in [find_rules(session, meant.meaning.topic)]
        if found
    ]
    if asked:
        is_offered = any(name in names for name in asked)
        return "offered" if is_offered else "wrong", "asks " + " ".join(asked)
    return "nothing", " ".join(str(type(it).__name__) for it in step.announcements)


def grade_answer(session: Session, names: list[str], question: object) -> tuple[str, str]:
    load = session.setup.system.load_rule_book
    assert load is not None
    named = find_answered(load, session.setup.options, question)
    if named is None:
        return "table", str(question)
    return "named" if named.name in names else "wrong", named.name


def list_beside(
    told: Sequence[Announcement], every: list[RuleParagraph]
) -> Iterator[RuleParagraph]:
    """Yield the paragraphs that are named beside the one that was told."""
    headings = {it.heading: it for it in every}
    for announcement in told:
        if isinstance(announcement, Message):
            for phrase in announcement.phrases:
                if phrase.name == "rules-see-also":
                    yield from (
                        headings[it]
                        for it in cast("tuple[Phrase, ...]", dict(phrase.slots)["headings"])
                    )


def main() -> None:
    parser = argparse.ArgumentParser(description="measure answers to questions about the rules")
    parser.add_argument("half", nargs="?", default="seen")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    for way, ask in (("rules", grade_search), ("game", grade_line)):
        total = Counter[str]()
        for path in sorted(LISTS.glob(f"*_{options.half}.txt")):
            game, language, _ = path.stem.split("_")
            sessions = [begin(game, language, chosen) for chosen in ({}, GREY[game])]
            counts = Counter[str]()
            usual, grey = sessions
            for names, question in read_list(path, list_names(sessions)):
                load, rules = usual.setup.system.load_rule_book, usual.setup.options
                assert load is not None
                is_usual = any(find_named(load, rules, name) for name in names)
                session = usual if is_usual else grey
                result, told = ask(session, names, question)
                counts[result] += 1
                if options.show and result != "right":
                    print(f"{way} {language} {result}: {question} -> {','.join(names)} ({told})")
            total += counts
            report(f"{way} {game} {language}", counts)
        report(f"{way}, all", total)


def report(title: str, counts: Counter[str]) -> None:
    asked = sum(counts.values())
    shares = ", ".join(f"{counts[name] / asked:.0%} {name}" for name in RESULTS)
    print(f"{title}: {asked} asked, {shares}")


if __name__ == "__main__":
    main()
