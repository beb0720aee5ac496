"""Hands miss no tile in what an expert hears.

Short wordings are telegraphic, so the hands hear the sentences that are chosen for an expert in the
usual words. That the short words name the same things is tested with the messages.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import players as players_module
import pytest
from azul_players import begin_azul
from pavilion_players import begin_pavilion
from players import Players
from whole_games import seeds

from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate


def render_in_full(
    session: Session, announcements: Sequence[Announcement], form: Form = Form.SHOW
) -> list[str]:
    """The sentences that an expert hears, in the usual words."""
    paragraphs = [
        [replace(phrase, verbosity=None) for phrase in paragraph]
        for announcement in announcements
        for paragraph in narrate(session.setup.system, session.context, announcement)
        if paragraph
    ]
    phrases = session.settings.phrases
    return [phrases.render_all(paragraph, Verbosity.NORMAL, form) for paragraph in paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begin", [begin_azul, begin_pavilion])
def test_hands_follow_what_an_expert_hears(
    begin: Callable[[Random, str], Players],
    language: str,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After every announcement each tile is where the program has it."""
    monkeypatch.setattr(players_module, "render", render_in_full)
    for seed in seeds(request, usual=2):
        random = Random(seed)
        players = begin(random, language)
        settings = players.session.settings.for_expert()
        players.session = replace(players.session, settings=settings)
        while not players.is_over or players.session.queued_announcements:
            if players.session.queued_announcements:
                players.type("")
            else:
                players.command(random)
