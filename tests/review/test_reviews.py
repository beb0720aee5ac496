"""Reviews of finished games: what changed most, told with the table and a fact, and habits."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from scripted_conversation import begin_conversation

from azul_access.cli.storytelling import review_moves
from azul_access.export.document import BoardDrawing
from azul_access.export.formats import Format
from azul_access.export.phrase_renderer import PhraseRenderer
from azul_access.export.review_document import ReviewedGame, build_review
from azul_access.export.text import write_text
from azul_access.games.azul.certainties import FloorCosts, NoneCheaper
from azul_access.games.coach import Reason
from azul_access.games.context import NarrationContext
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Verbosity, phrase
from azul_access.language.phrases import load_phrases
from azul_access.player.reasons import LITTLE, list_facts
from azul_access.record.saved_game import load_game
from azul_access.record.seats import COMPUTER_SOURCE
from azul_access.review.habits import LEAST_CASES, find_habits
from azul_access.review.judging import Judged, judge_game, list_turns, select_greatest
from azul_access.review.telling import tell_player
from azul_access.session.control.settings import Settings
from azul_access.session.output.announcements import Message
from azul_access.session.session import Owner, Session

TESTS = Path(__file__).parent.parent
GOLDEN = TESTS / "golden" / "reviews"
GAMES = {name: TESTS / "export" / "games" / f"{name}.azul" for name in ("azul", "summer-pavilion")}


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> ReviewedGame:
    """A whole game with its judged moves."""
    saved = load_game(GAMES[request.param])
    done: list[tuple[int, int]] = []
    judged = judge_game(saved.ledger, lambda *counts: done.append(counts))
    assert done == [(number, len(done)) for number in range(len(done))]
    seats = sorted({turn.seat for turn in list_turns(saved.ledger)})
    context = NarrationContext(saved.setup.names, saved.setup.options, Verbosity.NORMAL)
    return ReviewedGame(request.param, saved.ledger, context, judged, seats)


def test_each_player_hears_of_three_moves_at_most(reviewed: ReviewedGame) -> None:
    """Those with the greatest gaps, in the order of the game; each has a better legal move.

    Only a move that no fact explains may stay behind one with a smaller gap.
    """
    rules = reviewed.ledger.system.rules
    for seat in reviewed.seats:
        own = [each for each in reviewed.judged if each.turn.seat == seat]
        told = select_greatest(reviewed.judged, seat)
        assert len(told) == min(3, len(own))
        least = min((each.gap for each in told), default=0.0)
        untold = [each for each in own if each not in told and each.reason.fact is not None]
        assert all(each.gap <= least for each in untold)
        orders = [reviewed.ledger.applied.index(each.turn.item) for each in told]
        assert orders == sorted(orders)
        for each in told:
            assert each.gap >= LITTLE
            assert each.best in rules.legal_commands(each.turn.item.before)


def test_what_is_said_of_a_move_is_a_fact_of_it(reviewed: ReviewedGame) -> None:
    system = reviewed.ledger.system
    for each in reviewed.judged:
        command = each.made if each.reason.is_against else each.best
        facts = list_facts(system, each.turn.item.before, command)
        assert each.reason.fact is None or each.reason.fact in facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_are_told(reviewed: ReviewedGame, language: str) -> None:
    """The text is the same, word for word; `UPDATE_GOLDEN=1` writes it anew."""
    path = GOLDEN / f"{reviewed.name}_{language}.txt"
    document = build_review([reviewed], language, Format.TXT.figures)
    text = write_text(document, PhraseRenderer(language, Verbosity.NORMAL))
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_a_spoken_review_is_short(reviewed: ReviewedGame) -> None:
    """Two minutes and a quarter at 175 words a minute for two players, labels counted as words."""
    told = [
        sentence
        for seat in reviewed.seats
        for each in tell_player(reviewed.ledger.system, reviewed.context, reviewed.judged, seat)
        for sentence in each
    ]
    for language in LANGUAGES:
        text = load_phrases(language).render_all(told, Verbosity.NORMAL, Form.SAY)
        assert len(text.split()) <= 400, language


def test_boards_are_drawn_before_the_move(reviewed: ReviewedGame) -> None:
    """For touch and sight: one board for each told move."""
    document = build_review([reviewed], "en", Format.BRF.figures)
    blocks = [block for chapter in document.chapters for block in chapter.blocks]
    told = [select_greatest(reviewed.judged, seat) for seat in reviewed.seats]
    assert sum(isinstance(block, BoardDrawing) for block in blocks) == sum(map(len, told))


def test_moves_of_the_computer_are_not_judged(reviewed: ReviewedGame) -> None:
    applied = tuple(replace(item, source=COMPUTER_SOURCE) for item in reviewed.ledger.applied)
    assert list(list_turns(replace(reviewed.ledger, applied=applied))) == []


def test_a_habit_is_what_ten_cases_of_several_games_show(reviewed: ReviewedGame) -> None:
    """Nine are none, one game is none, and what says nothing about a player is none."""

    def judge(cases: int, fact: FloorCosts | NoneCheaper) -> list[Judged]:
        return [replace(reviewed.judged[0], reason=Reason(fact))] * cases

    names = reviewed.context.names
    player = names[reviewed.judged[0].turn.seat]
    floor, half = FloorCosts(2, "none"), LEAST_CASES // 2
    (habit,) = find_habits([(names, judge(half, floor)), (names, judge(half, floor))])
    assert (habit.player, habit.cases, habit.games) == (player, LEAST_CASES, 2)
    assert not find_habits([(names, judge(half, floor)), (names, judge(half - 1, floor))])
    assert not find_habits([(names, judge(LEAST_CASES, floor))])
    assert not find_habits([(names, judge(half, NoneCheaper()))] * 2)
    games = [replace(reviewed, judged=judge(half, floor))] * 2
    text = write_text(
        build_review(games, "en", frozenset()), PhraseRenderer("en", Verbosity.NORMAL)
    )
    assert f"{player}, in 2 games: {LEAST_CASES} times" in text


def test_a_review_comes_after_the_game() -> None:
    """Before its end it would tell what to move."""
    conversation = begin_conversation("rrbs bxox rrrr xxoo bbss", language="en")
    assert "when the game is over" in conversation.answer("review")


def test_an_owner_hears_of_the_own_moves() -> None:
    saved = load_game(TESTS / "export" / "games" / "short.azul")
    session = Session(saved.setup, saved.ledger, Settings("en"))
    table = review_moves(session, lambda *_: None)
    own = review_moves(replace(session, owner=Owner(0, has_page=True)), lambda *_: None)
    assert len(own) < len(table)
    heads = [it.phrases[0] for it in own if isinstance(it, Message)]
    assert [it for it in heads if it.name == "review-of"] == [
        phrase("review-of", player=saved.setup.names[0])
    ]
