"""What the program asks where a question was not understood: with what was understood of it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from azul_access.games.asked_parts import Place
from azul_access.games.asking import FILLER
from azul_access.games.places import Table
from azul_access.games.question_builders import ask_content
from azul_access.games.system import Ask, IllegalCommand
from azul_access.language.phrase import Form, Verbosity
from azul_access.session.meaning.following.continuing import is_left_open
from azul_access.session.meaning.following.referring import needs_question_before
from azul_access.session.meaning.questions.asking import understand_in_part
from azul_access.session.meaning.questions.subjects import divide
from azul_access.session.meaning.suggestions import ask_meant
from azul_access.session.output.announcements import make_message
from azul_access.session.session import Session, Step, Suggestion
from azul_access.session.step.execution import execute

# A question goes on no longer than this.
MOST_LINES = 4


def ask_back(session: Session, text: str, source: str) -> Step | None:
    """What was understood of a question that was not, and what can be asked; None for nothing.

    A line that points back is about what the question before was about.
    """
    left_open = is_left_open(session, text)
    unclear = None if left_open else understand_in_part(session, text)
    earlier: tuple[str, ...] = ()
    if session.memory.questions and (left_open or needs_question_before(session, text)):
        earlier = session.memory.questions
        unclear = unclear or understand_in_part(session, f"{earlier[-1]}?")
    if unclear is None or session.pending or session.walk is not None:
        return None
    step = execute(session, unclear, source)
    if not step.understood:
        return None
    lines = (*earlier, text)[-MOST_LINES:]
    memory = replace(session.memory, questions=lines, is_open=True, is_lost=False)
    return replace(step, session=replace(step.session, memory=memory), understood=False)


def ask_back_at_once(session: Session, text: str, source: str) -> Step | None:
    """As `ask_back`, for a line that goes on with another one; None for a line by itself.

    A number alone may be that of several places: "Factory 2, or row 2?".
    """
    left_open = is_left_open(session, text)
    points = needs_question_before(session, text, is_clear=False)
    if not (left_open or points):
        return None
    offers = list(_offer_places(session, text)) if left_open else []
    if offers:
        return ask_meant(session, offers)
    asked = ask_back(session, text, source)
    return asked or session.refuse(make_message("error-what-meant"))


def _offer_places(session: Session, text: str) -> Iterator[Suggestion]:
    """Yield what a number alone can be that of, each with the question what lies there."""
    vocabulary, table = session.setup.system.asking, cast("Table", session.setup.system.places)
    items = [item for item, _ in divide(session, text) if item and FILLER not in item.symbols]
    symbols = [symbol for item in items for symbol in item.symbols]
    number = next((symbol for symbol in symbols if type(symbol) is int), None)
    if vocabulary is None or number is None:
        return
    for concept in vocabulary.by_preposition.values():
        place = Place(vocabulary.places[concept].kind, number)
        try:
            (content,) = table.find(session.ledger.state, place)
        except IllegalCommand:
            continue
        title = content.kind.title(session.context, content)
        named = session.settings.phrases.render(title, Verbosity.TERSE, Form.SHOW)
        yield Suggestion(Ask(ask_content(place)), named)


def names_one_place(session: Session, text: str) -> bool:
    """Whether a question names a single place by its number."""
    unclear = understand_in_part(session, text)
    place = getattr(unclear.question, "place", None) if unclear is not None else None
    return isinstance(place, Place) and place.number is not None
