"""Mistakes that are planted into what is told are noticed by the hands."""

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

import pytest
from azul_hands import AzulHands, new_table
from azul_players import CENTRE, READERS, AzulHabits
from azul_random import Habit
from felt_table import HandsError
from players import Players
from scripted_conversation import FILLED_FACTORIES
from told_sentences import NAMES
from whole_games import play

from azul_access.games import put_back as shared_put_back
from azul_access.games.azul import narration, possible, put_back, terms
from azul_access.games.azul.disc import BESIDE, DiscSpace
from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import FloorCleared, Taken
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.state import State
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile import cards

Plant = Callable[[pytest.MonkeyPatch], None]
SET_SCORE = {"de": "ist Stand Anna {}", "en": "set score Anna {}", "nl": "is score Anna {}"}


def begin(language: str, players: int = 2, habit: Habit = Habit.ANY) -> Players:
    """A game on the coloured wall; two players have filled their factories."""
    names = NAMES[:players]
    hands = AzulHands(READERS[language], new_table(names, names[0]))
    habits = AzulHabits(language, habit)
    game = Players.begin("azul", hands, habits, names, language=language, chosen={})
    if players == 2:
        for number, tiles in enumerate(FILLED_FACTORIES.split(), 1):
            hands.drawn[number] = [tile.upper().replace("S", "SCH") for tile in tiles]
        game.type(FILLED_FACTORIES)
    return game


def type_moves(players: Players, *lines: str) -> None:
    for line in lines:
        players.type(line.replace("c", CENTRE[players.session.settings.language]))


def end_the_round(players: Players, random: Random) -> None:
    number = cast(State, players.state).round
    while cast(State, players.state).round == number:
        players.command(random)


def undo_the_end_of_a_round(language: str) -> None:
    """Bruno's floor line holds the marker and a B, in this order."""
    players = begin(language)
    type_moves(players, "3r4", "1r1", "2b2", "4x2", "5b1", "co3", "cb3", "cs5", "cx5")
    players.type("u 4")


def play_with_tiles_beside_the_disc(language: str) -> None:
    """Four players who drop tiles put more than sixteen pieces into the centre."""
    random = Random(1)
    play(begin(language, 4, Habit.CARELESS), random, lines=60)


def take_back_tiles_beside_the_disc(language: str) -> None:
    random = Random(1)
    players = begin(language, 4, Habit.CARELESS)
    for _ in range(40):
        players.command(random)
    players.type("u 30")


def play_a_round(language: str, score: int) -> Players:
    """Anna has this score, and completes at least her first row."""
    players = begin(language, habit=Habit.CAREFUL)
    players.type(SET_SCORE[language].format(score))
    type_moves(players, "1b1")
    end_the_round(players, Random(8))
    return players


def reach_a_hundred(language: str) -> Players:
    """The tiling brings Anna to 100 points."""
    gained = play_a_round(language, 50).hands.table.score("Anna") - 50
    assert gained > 0
    return play_a_round(language, 100 - gained)


def go_back_below_a_hundred(language: str) -> None:
    reach_a_hundred(language).type("u")


def ask_what_a_tile_below_another_brings(language: str) -> None:
    """The X of row 2 goes below the B of row 1, so it makes two points."""
    players = begin(language)
    type_moves(players, "1b1", "3r4")
    players.ask("?2x2", what_if=True)
    type_moves(players, "2x2")
    end_the_round(players, Random(1))


def reverse_floors(patch: pytest.MonkeyPatch) -> None:
    original = put_back._floor_back

    def reverse(context: Context, cleared: FloorCleared) -> list[Phrase]:
        return original(context, cleared._replace(floor=cleared.floor[::-1]))

    patch.setattr(put_back, "_floor_back", reverse)


def leave_out_beside(patch: pytest.MonkeyPatch) -> None:
    original = terms.disc_spaces

    def leave_out(spaces: Sequence[DiscSpace]) -> Phrase:
        return original([space for space in spaces if space is not BESIDE] or [0])

    patch.setattr(narration, "disc_spaces", leave_out)
    patch.setattr(terms, "disc_spaces", leave_out)


def flip_without(patch: pytest.MonkeyPatch, is_told: Callable[[int, int], bool]) -> None:
    def flip(player: str, before: int, after: int) -> list[Phrase]:
        phrases = cards.flip(player, before, after)
        whole = phrase("cards-whole-score", player=player, score=after)
        return [item for item in phrases if item != whole or is_told(before, after)]

    patch.setattr(narration, "flip", flip)
    patch.setattr(shared_put_back, "flip", flip)


def leave_out_a_hundred(patch: pytest.MonkeyPatch) -> None:
    flip_without(patch, lambda before, after: max(before, after) > 100)


def leave_out_the_way_back(patch: pytest.MonkeyPatch) -> None:
    flip_without(patch, lambda _, after: after >= 100)


def ignore_complete_rows_above(patch: pytest.MonkeyPatch) -> None:
    original = possible._wall_points

    def ignore(state: State, taken: Taken) -> list[Phrase]:
        player = state.players[taken.player]
        assert isinstance(taken.target, Line)
        above = taken.target.index
        lines = (None,) * above + player.lines[above:]
        players = list(state.players)
        players[taken.player] = player._replace(lines=lines)
        return original(state._replace(players=tuple(players)), taken)

    patch.setattr(possible, "_wall_points", ignore)


@pytest.mark.parametrize("language", READERS)
@pytest.mark.parametrize(
    ("plant", "game"),
    [
        (reverse_floors, undo_the_end_of_a_round),
        (leave_out_beside, play_with_tiles_beside_the_disc),
        (leave_out_beside, take_back_tiles_beside_the_disc),
        (leave_out_a_hundred, reach_a_hundred),
        (leave_out_the_way_back, go_back_below_a_hundred),
        (ignore_complete_rows_above, ask_what_a_tile_below_another_brings),
    ],
)
def test_hands_notice_a_mistake(
    plant: Plant, game: Callable[[str], object], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the mistake they can follow the same game."""
    game(language)
    plant(monkeypatch)
    with pytest.raises(HandsError):
        game(language)
