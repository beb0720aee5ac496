"""Hands miss no tile in what an expert hears, though not where tiles lie in the centre.

Short wordings are telegraphic, so the hands hear the sentences that are chosen for an expert in the
usual words. That the short words name the same things is tested with the messages.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import cast

import dutch
import english
import german
import players as players_module
import pytest
from azul_hands import AzulHands
from azul_players import AzulHabits, begin_azul
from azul_table import lay_out
from felt_table import START, Table
from pavilion_players import begin_pavilion
from players import Players
from told_sentences import Reader
from whole_games import seeds

from azul_access.games.azul.state import State
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity
from azul_access.session import Session
from azul_access.session.output.announcements import Announcement
from azul_access.session.output.narration import narrate

UNSORTED = {
    "de": Reader(german.WORDS, {**german.AZUL, "to_centre_unsorted": ["Ins Zentrum: {tiles}."]}),
    "en": Reader(
        english.WORDS, {**english.AZUL, "to_centre_unsorted": ["To the centre: {tiles}."]}
    ),
    "nl": Reader(dutch.WORDS, {**dutch.AZUL, "to_centre_unsorted": ["Naar het midden: {tiles}."]}),
}


class ExpertHands(AzulHands):
    """All tiles of the centre lie together, wherever there is room."""

    def to_centre_unsorted(self, tiles: Sequence[tuple[str, int]]) -> None:
        for label, number in tiles:
            self._lift_all(self.source, label, number)
            self.hand[label] -= number
            self.table.pour(("beside",), label, number)
        assert not self.table.on(*self.source)


class ExpertHabits(AzulHabits):
    def lay_out(self, names: Sequence[str], state: object) -> Table:
        table = lay_out(names, cast(State, state))
        for space, label in list(table.pieces.items()):
            if space[0] == "disc" and label != START:
                table.lift(space, label)
                table.pour(("beside",), label, 1)
        return table


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


def azul_of_experts(random: Random, language: str) -> Players:
    players = begin_azul(random, language)
    hands = cast(AzulHands, players.hands)
    players.hands = ExpertHands(UNSORTED[language], hands.table)
    players.habits = ExpertHabits(language, cast(AzulHabits, players.habits).habit)
    return players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("begin", [azul_of_experts, begin_pavilion])
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
