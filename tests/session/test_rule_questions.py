"""Questions about the rules lead to their paragraphs; a refusal names its rule, and h tells it."""

from dataclasses import replace
from enum import Enum
from pathlib import Path

import pytest

from azul_access import session as conversation
from azul_access.games import SYSTEMS
from azul_access.games.azul.refusals import Reason
from azul_access.games.drawing import DrawReason, LineReason
from azul_access.games.lessons import Course
from azul_access.games.rule_book import find_answered, find_refused, read_chapters
from azul_access.games.sources import SourceReason
from azul_access.games.summer_pavilion.refusals import Reason as PavilionReason
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.language.question_examples import load_rule_questions
from azul_access.record.setup import make_setup, start_ledger
from azul_access.session import Session, Step
from azul_access.session.control.settings import Settings
from azul_access.session.output.narration import narrate
from azul_access.session.step.lesson_checks import list_lessons
from azul_access.session.step.rule_search import find_paragraphs

LISTS = sorted((Path(__file__).parents[1] / "data" / "rule_questions").glob("*.txt"))
# What asks back, tells what is due, or is about something that is not there or was set.
NO_RULES = {
    *(Reason.MUST_FILL, Reason.MUST_TAKE, Reason.MUST_CHOOSE, Reason.WHICH_LINE),
    *(Reason.NO_LINE, Reason.NO_COLUMN, Reason.NO_ROW, Reason.ROW_SIZE, Reason.NEEDS_COLUMN),
    *(PavilionReason.MUST_STOCK, PavilionReason.MUST_FILL, PavilionReason.MUST_TAKE),
    *(PavilionReason.MUST_PLACE, PavilionReason.MUST_CHOOSE, PavilionReason.WHICH_COLOUR),
    *(PavilionReason.NO_STAR, PavilionReason.NO_SPACE, PavilionReason.KEEP_WHICH),
    *(PavilionReason.SUPPLY_SIZE, PavilionReason.CORNERS_SIZE),
    *DrawReason,
    *LineReason,
    *(reason for reason in SourceReason if reason is not SourceReason.COUNT_WRONG),
}
SHARED = (SourceReason, DrawReason, LineReason)


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_nine_of_ten_questions_find_their_paragraph(path: Path) -> None:
    """Those of lists that were written as people ask."""
    game, language = path.stem.split("_")[:2]
    system = SYSTEMS[game]
    assert system.load_rule_book is not None
    chapters = read_chapters(system.load_rule_book, system.editions.decode_options({}))
    lines = [line.partition(": ") for line in path.read_text(encoding="utf-8").splitlines()]
    phrases = load_phrases(language)
    missed = []
    for names, _, question in lines:
        found = find_paragraphs(chapters, phrases, question, game)
        if not found or found[0].name not in names.split(","):
            missed.append((question, found[0].name if found else None))
    assert len(missed) <= len(lines) // 10, missed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["azul", "summer-pavilion"])
def test_every_paragraph_has_questions(language: str, game: str) -> None:
    system = SYSTEMS[game]
    assert system.load_rule_book is not None
    grey = {"azul": {"wall": "grey"}, "summer-pavilion": {"board": "grey"}}[game]
    names = {
        paragraph.name
        for chosen in ({}, grey)
        for chapter in read_chapters(system.load_rule_book, system.editions.decode_options(chosen))
        for paragraph in chapter.paragraphs
    }
    assert set(load_rule_questions(language, game)) == names


@pytest.mark.parametrize(
    ("game", "reasons"),
    [("azul", (Reason, *SHARED)), ("summer-pavilion", (PavilionReason, *SHARED))],
)
def test_every_refusal_by_a_rule_names_a_paragraph(
    game: str, reasons: tuple[type[Enum], ...]
) -> None:
    """In every edition in which it can happen; the others are known to be about no rule."""
    system = SYSTEMS[game]
    load = system.load_rule_book
    assert load is not None
    editions = [
        system.editions.decode_options(chosen)
        for chosen in ({}, {"azul": {"wall": "grey"}, "summer-pavilion": {"board": "grey"}}[game])
    ]
    for reason in (member for kind in reasons for member in kind):
        found = [find_refused(load, options, reason) for options in editions]
        assert any(found) is (reason not in NO_RULES), reason


def begin(language: str, verbosity: Verbosity = Verbosity.NORMAL) -> Session:
    """A game in which row 3 of the player to move holds B, and factory 2 has R."""
    setup = make_setup(
        game="azul", names=("Anna", "Ben"), first_seat=0, chosen={}, language=language
    )
    ledger = start_ledger(setup)
    (table,) = [
        it.opening for it in list_lessons(setup.system, Course.LESSONS) if it.name == "rows"
    ]
    return Session(setup, replace(ledger, opening=table), Settings(language, verbosity))


def say(session: Session, line: str) -> Step:
    return conversation.handle_line(session, line, "keyboard")


def show(step: Step) -> str:
    session = step.session
    return " ".join(
        session.settings.phrases.render_all(part, session.settings.verbosity, Form.SHOW)
        for announcement in step.announcements
        for part in narrate(session.setup.system, session.context, announcement)
    )


@pytest.mark.parametrize(
    ("language", "named", "told"),
    [
        ("en", "Rule 5.2; h tells it.", "Rule 5.2 One colour"),
        ("de", "Regel 5.2, mehr mit h.", "Regel 5.2 "),
        ("nl", "Regel 5.2, meer met h.", "Regel 5.2 "),
    ],
)
def test_a_refusal_names_its_rule_and_h_tells_it(language: str, named: str, told: str) -> None:
    """Only the first h does so; the second is the usual help. Short texts name no rule, h does."""
    refused = say(begin(language), "2r3")
    assert show(refused).endswith(named)
    told_once = say(refused.session, "h")
    assert show(told_once).startswith(told)
    assert not show(say(told_once.session, "h")).startswith(told)
    brief = say(begin(language, Verbosity.TERSE), "2r3")
    assert named not in show(brief)
    assert show(say(brief.session, "h")).startswith(told)


@pytest.mark.parametrize(
    ("language", "told", "of_table"),
    [
        ("en", "is going below zero possible?", "is going below Ben's row possible?"),
        ("de", "rutscht man auch unter null?", "rutscht man auch in Bens Reihe 3?"),
        ("nl", "kan het onder nul zakken?", "kan het in rij 3 van Ben zakken?"),
    ],
)
def test_what_nothing_else_understands_is_looked_for_in_the_rules(
    language: str, told: str, of_table: str
) -> None:
    """A clear paragraph is told; a line that names a player or a place by its number gets none."""
    session, rule = begin(language), {"en": "Rule"}.get(language, "Regel")
    assert show(say(session, told)).startswith(f"{rule} 6.7 ")
    assert not show(say(session, of_table)).startswith(rule)


def test_two_likely_paragraphs_are_asked_about() -> None:
    """The number of one tells it."""
    step = say(begin("en"), "is the tile order of any importance?")
    assert "1: “6.6 One after the other”" in show(step)
    assert "2: “1.2 How a game goes”" in show(step)
    assert show(say(step.session, "2")).startswith("Rule 1.2 ")


@pytest.mark.parametrize(
    ("language", "rule", "claim"),
    [
        ("en", "am I allowed to know what's left in the bag?", "the bag is empty"),
        ("de", "darf man wissen, was noch im Beutel ist?", "der Beutel ist leer"),
        ("nl", "mag je weten wat er nog in de zak zit?", "de zak is leeg"),
    ],
)
def test_a_question_about_a_rule_is_not_answered_from_the_table(
    language: str, rule: str, claim: str
) -> None:
    """Though it names a place; a sentence that says what lies there is compared with the table."""
    word = {"en": "Rule"}.get(language, "Regel")
    assert show(say(begin(language), rule)).startswith(f"{word} 2.2 ")
    assert not show(say(begin(language), claim)).startswith(word)


@pytest.mark.parametrize(
    ("language", "question", "named"),
    [
        ("en", "how many points for a full column?", "Rule 7.5; h tells it."),
        ("de", "wie viele Punkte gibt eine volle Spalte?", "Regel 7.5, mehr mit h."),
        ("nl", "hoeveel punten krijg ik voor een volle kolom?", "Regel 7.5, meer met h."),
    ],
)
def test_an_answer_that_states_a_rule_names_it_and_h_tells_it(
    language: str, question: str, named: str
) -> None:
    """As a refusal does; short texts name no rule, and other answers have none."""
    answered = say(begin(language), question)
    assert show(answered).endswith(named)
    rule = named.split(";")[0].split(",")[0]
    assert show(say(answered.session, "h")).startswith(f"{rule} ")
    brief = say(begin(language, Verbosity.TERSE), question)
    assert named not in show(brief)
    of_table = {"en": "what is in the centre?", "de": "was liegt in der Mitte?"}
    assert rule[:5] not in show(
        say(begin(language), of_table.get(language, "wat ligt er in het midden?"))
    )


def test_every_answer_that_names_a_rule_names_one_that_exists() -> None:
    """In each game, whatever its choices."""
    for game, grey in {"azul": {"wall": "grey"}, "summer-pavilion": {"board": "grey"}}.items():
        system = SYSTEMS[game]
        load = system.load_rule_book
        assert load is not None
        for chosen in ({}, grey):
            options = system.editions.decode_options(chosen)
            for question in load().ANSWERS:
                assert find_answered(load, options, question), question
