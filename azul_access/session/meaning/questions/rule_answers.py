"""Lines that nothing else has understood, answered by the rule book where one paragraph is likely.

If two are, the program asks which one is meant; what is asked about the table is never answered so.
"""

from azul_access.games.rule_book import RuleParagraph
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.control.controls import TellRule
from azul_access.session.meaning.questions.rule_likeness import find_rule_likeness, topic_of
from azul_access.session.meaning.suggestions import ask_meant
from azul_access.session.session import Session, Step, Suggestion
from azul_access.session.step.rules import tell_rule

# How many paragraphs are asked about.
_MOST_ASKED = 2
# How much of a line the rule book knows of which all, most or some words are known.
_ALL_KNOWN, _MOST_KNOWN, _SOME_KNOWN = 1.0, 0.6, 0.3


def tell_likely_rule(session: Session, text: str) -> Step | None:
    """Tell the paragraph that a line without unknown words is clearly about; None for another."""
    found = find_rule_likeness(session, text)
    if found is None or not (found.is_clear and found.is_all_known):
        return None
    return tell_rule(session, topic_of(text))


def ask_which_rule(session: Session, text: str, *, at_last: bool = False) -> Step | None:
    """Ask which of the likeliest paragraphs a line means, or tell a clear one; None for another.

    All words of the line are in the rule book; most of them `at_last`, when nothing else can be
    said, or where one paragraph is much likelier; some of them where the table is hardly meant.
    """
    found = find_rule_likeness(session, text)
    if found is None or not (found.is_likely if at_last else found.is_rather_rule):
        return None
    least_known = _MOST_KNOWN if at_last or found.is_strong else _ALL_KNOWN
    if found.known < (_SOME_KNOWN if found.is_general and found.is_strong else least_known):
        return None
    if found.is_clear or found.is_first:
        return tell_rule(session, topic_of(text))
    likely = [each for _, each in found.ranked[:_MOST_ASKED]]
    return ask_meant(session, [_suggest(session, each) for each in likely])


def _suggest(session: Session, paragraph: RuleParagraph) -> Suggestion:
    chapter, position = paragraph.number
    heading = session.settings.phrases.render(paragraph.heading, Verbosity.NORMAL, Form.SHOW)
    return Suggestion(TellRule(f"{chapter}.{position}"), heading)
