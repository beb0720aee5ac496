"""Who plays a new game: names and computers, from the command line or from a question."""

from collections.abc import Iterable
from string import ascii_uppercase

from azul_access.cli.spoken_console import SpokenConsole
from azul_access.games.system import System
from azul_access.language.lexicon import load_name_joiners
from azul_access.language.phrase import phrase
from azul_access.record import setup
from azul_access.record.seat_words import (
    Seated,
    computers_of,
    join_levels,
    name_players,
    read_player,
)
from azul_access.record.seats import Computers
from azul_access.table.even_level import find_even_level
from azul_access.values import frozen

# Somebody who plays alone plays against the computer.
_ALONE = 1


@frozen
class Players:
    """The names by seat, and who sits there."""

    names: tuple[str, ...]
    seated: tuple[Seated, ...]

    def computers(self, game: str) -> Computers:
        """The computers by seat; empty in a game of people.

        A level that adapts follows from the saved games of these people.
        """
        if not any(player.is_computer for player in self.seated):
            return ()
        people = [player.name for player in self.seated if not player.is_computer]
        adapts = any(player.level is None for player in self.seated)
        return computers_of(self.seated, find_even_level(game, people) if adapts else 0)


def ask_players(
    players: str | None, system: System, questions: SpokenConsole, *, can_go_back: bool
) -> Players:
    """The players from the command line, or else from a question.

    Raises: InvalidSetup; as SpokenConsole.ask.
    """

    def check(seated: Iterable[Seated]) -> Players:
        return _check(tuple(seated), system, questions.settings.language)

    def read(text: str) -> Players:
        return check(map(read_player, join_levels(_split(text))))

    def read_answer(text: str) -> Players:
        """The names, or how many play: then they are called by letters."""
        number = int(text) if text.strip().isdecimal() else 0
        if number != _ALONE and number not in system.players:
            return read(text)
        phrases = [phrase("seat-name", letter=letter) for letter in ascii_uppercase[:number]]
        people = [Seated(questions.render([name])) for name in phrases]
        is_alone = number not in system.players
        return check([*people, Seated("", is_computer=True)] if is_alone else people)

    if players is not None:
        return read(players)
    choices = [(phrase("number", number=count), str(count)) for count in system.players]
    if _ALONE not in system.players:
        choices.append((phrase("ask-players-alone"), str(_ALONE)))
    return questions.ask(
        "players", read_answer, can_go_back=can_go_back, choices=choices, has_names=True
    )


def _check(seated: tuple[Seated, ...], system: System, language: str) -> Players:
    """Raises: InvalidSetup for names that are not possible, and without anybody for the tiles."""
    names = setup.check_new_names(system, name_players(seated, language))
    players = Players(names, seated)
    setup.check_computers(players.computers(system.name))
    return players


def _split(text: str) -> list[str]:
    """The players in a text such as "Anna, Ben and the computer"."""
    joiners = load_name_joiners()
    words = text.replace(",", " , ").split()
    listed = " ".join("," if word in joiners else word for word in words)
    return [name for name in listed.split(",") if name.strip()]
