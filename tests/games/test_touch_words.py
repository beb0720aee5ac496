"""What can be picked by touch is said in full words, too: for pages and for voices."""

from collections.abc import Iterator
from random import Random

import pytest
from case_samples import sample
from fake_table import begin_practice

from azul_access.games.touch import Strip
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity
from azul_access.language.phrases import load_phrases
from azul_access.session import Session, handle_touch

GAMES = ("azul", "summer-pavilion")
MOVES = 60


def pick_of(strip: Strip) -> object:
    return next((field.pick for field in strip if field.pick is not None), None)


def list_choices(session: Session, picks: tuple[object, ...]) -> tuple[list[Strip], list[Strip]]:
    """What is picked already, and what can be picked next."""
    touch = session.setup.system.touch
    assert touch is not None
    strips = touch.choices(session.context, session.ledger.state, picks).strips
    choices = [strip for strip in strips if pick_of(strip) is not None]
    return [strip for strip in strips if strip not in choices], choices


def walk(game: str, language: str) -> Iterator[tuple[list[Strip], list[Strip]]]:
    """The strips of every step of some moves, each picked at random."""
    session, random = begin_practice(game, language, seed=3), Random(5)
    touch = session.setup.system.touch
    assert touch is not None
    for _ in range(MOVES):
        picks: tuple[object, ...] = ()
        while (command := touch.picked_command(session.ledger.state, picks)) is None:
            head, choices = list_choices(session, picks)
            yield head, choices
            ways = [(*picks, pick_of(choice)) for choice in choices]
            picks = random.choice(
                [
                    way
                    for way in ways
                    if touch.picked_command(session.ledger.state, way) is not None
                    or list_choices(session, way)[1]
                ]
            )
        session = handle_touch(session, command, session.ledger.state, "test").session


@pytest.mark.parametrize(("game", "language"), sample(GAMES, LANGUAGES))
def test_choices_have_words_that_tell_them_apart(game: str, language: str) -> None:
    """No two choices read the same, and each has a digit or a word of three letters at least."""
    phrases = load_phrases(language)

    def render(text: Phrase | None) -> str:
        return "" if text is None else phrases.render(text, Verbosity.NORMAL, Form.SHOW)

    steps = 0
    for head, choices in walk(game, language):
        texts = [f"{render(strip[0].heading)} {render(strip[0].words)}" for strip in choices]
        assert len(set(texts)) == len(texts)
        assert all(len(render(strip[0].words)) > 3 for strip in (*head, *choices) if strip)
        steps += 1
    assert steps > MOVES
