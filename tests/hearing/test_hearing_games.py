"""A whole game by voice through a microphone that also hears the program: the log of typed play."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hearing_program import ROOT, Deed, command, environ, saved_deeds, uncounted
from hearing_short_game import NAMES, count, make_game, short_game
from hearing_spoken_games import SEEDS, SpokenGame
from hearing_wordings import wordings
from speech_sound_card import require_tools

from azul_access import session
from azul_access.games.azul.state import Phase
from azul_access.hearing.listener import BY
from azul_access.record.ledger import CommandEntry
from azul_access.session.settings import Settings

LANGUAGES = tuple(SEEDS)
# Beside other work the players may need long, and give up after 25 minutes.
waits = pytest.mark.timeout(1800)


def lines_of(language: str) -> list[str]:
    """The game as it is typed, and a test that every other wording means the same."""
    here = session.begin_game(make_game(SEEDS[language], language), Settings(language)).session
    lines: list[str] = []
    for take in short_game(SEEDS[language]):
        ways = wordings(language, take, count(here.ledger.state, take))
        for way in ways:
            step = session.handle_line(here, way, "keyboard")
            first = step.entries[0]
            assert isinstance(first, CommandEntry), way
            assert uncounted(first.command) == take, way
        lines.append(ways[0])
        here = session.handle_line(here, ways[0], "keyboard").session
    assert here.ledger.state.phase is Phase.OVER
    return lines


def typed(language: str, folder: Path) -> list[Deed]:
    log = folder / "typed.azul"
    subprocess.run(
        [*command(language, ",".join(NAMES), SEEDS[language], log), "--speech", "off"],
        input="\n".join(lines_of(language)).encode(),
        cwd=ROOT,
        env=environ(folder),
        capture_output=True,
        check=True,
    )
    return saved_deeds(log)


@pytest.fixture(scope="session")
def spoken_games(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[dict[str, SpokenGame]]:
    """One a language, all at once."""
    require_tools("espeak-ng", "flite")
    folder = tmp_path_factory.mktemp("games")
    games = {language: SpokenGame(language, folder / f"{language}.azul") for language in LANGUAGES}
    for game in games.values():
        game.start()
    yield games
    for game in games.values():
        game.stop()
        game.join()
    terminal = request.config.pluginmanager.get_plugin("terminalreporter")
    for game in games.values():
        terminal.write_line(f"played by voice: {game.head()}")


def played(games: dict[str, SpokenGame], language: str) -> SpokenGame:
    """Once it is over."""
    game = games[language]
    game.join()
    return game


@waits
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_played_by_voice_is_the_game_that_was_typed(
    spoken_games: dict[str, SpokenGame], tmp_path: Path, language: str
) -> None:
    """No move is made that nobody meant, also none that is taken back."""
    by_hand = typed(language, tmp_path)
    game = played(spoken_games, language)
    assert not game.trouble, game.report()
    assert not game.account.wrong, game.report()
    by_voice = saved_deeds(game.log)
    assert by_voice == [(BY if by == "keyboard" else by, done) for by, done in by_hand]


@waits
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_to_somebody_else_is_not_answered(
    spoken_games: dict[str, SpokenGame], language: str
) -> None:
    """No move and no words; it is said while tiles can be taken."""
    game = played(spoken_games, language)
    assert not game.account.chatter, game.report()
    assert game.account.ignored, game.report()
