"""The words for the computer and its levels, and players as people name them before a game."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from azul_access.games.choices import InvalidSetup, SetupReason
from azul_access.games.planning import LEVELS
from azul_access.language.grammar import CARDINAL
from azul_access.language.languages import LANGUAGES
from azul_access.language.lexicon import normalize, read_entries, tokenize
from azul_access.record.seats import Computer
from azul_access.values import frozen

DEFAULT_LEVEL = 2
_FILE = "seats.toml"


@frozen
class SeatWords:
    """The words of a language; texts of several words have the longest first.

    `names` are those of computers in turn, `no_names` words that stand where a name could. `levels`
    map texts, as written and normalized, to a level, or to None for one that follows from earlier
    games; `stronger` and `weaker` say a level above and below that of the moment. `sentences` are
    templates by what they mean.
    """

    names: tuple[str, ...]
    no_names: frozenset[str]
    computer: tuple[str, ...]
    level: tuple[str, ...]
    fillers: tuple[str, ...]
    levels: Mapping[str, int | None]
    stronger: tuple[str, ...]
    weaker: tuple[str, ...]
    sentences: Mapping[str, Sequence[str]]


@frozen
class Seated:
    """Who sits at a seat before a game: a person with a name, or the computer without one."""

    name: str
    is_computer: bool = False
    level: int | None = DEFAULT_LEVEL


@cache
def load_seat_words(language: str) -> SeatWords:
    data = LANGUAGES[language].load_toml(_FILE)
    words = data["words"]
    levels: dict[str, int | None] = {
        form: None for text in words["even"] for form in (text, normalize(text))
    }
    for number, texts in data["levels"].items():
        levels |= {form: int(number) for text in texts for form in (text, normalize(text))}
    for section, symbol, text in read_entries(language, "words"):
        if section == CARDINAL and type(symbol) is int:
            levels[normalize(text)] = symbol
    return SeatWords(
        tuple(data["names"]["computers"]),
        frozenset(map(normalize, data["names"]["no-names"])),
        _read_texts(language, "computer"),
        _read_texts(language, "level"),
        _longest_first(words["fillers"]),
        levels,
        _longest_first(words["stronger"]),
        _longest_first(words["weaker"]),
        data["sentences"],
    )


@cache
def _read_texts(language: str, name: str) -> tuple[str, ...]:
    """The texts of one kind, for which no game has to read all words of every language."""
    return _longest_first(LANGUAGES[language].load_toml(_FILE)["words"][name])


def read_level(text: str, languages: Sequence[str]) -> int | None:
    """The level that a text names; None for one that follows from earlier games.

    Raises: InvalidSetup for a level that does not exist.
    """
    said = normalize(" ".join(text.split()))
    for words in map(load_seat_words, languages):
        rest = said
        for word in words.level:
            rest = rest.removeprefix(f"{normalize(word)} ")
        found = int(rest) if rest.isdecimal() else words.levels.get(rest, 0)
        if found is None or found in LEVELS:
            return found
    raise InvalidSetup(SetupReason.LEVEL, level=text, least=LEVELS[0], most=LEVELS[-1])


def next_level(text: str, level: int, language: str) -> int | None:
    """The level above or below another one, if a text says that it becomes stronger or weaker."""
    said, words = normalize(" ".join(text.split())), load_seat_words(language)
    for texts, step in ((words.stronger, 1), (words.weaker, -1)):
        if said in map(normalize, texts):
            return min(max(level + step, LEVELS[0]), LEVELS[-1])
    return None


def read_player(text: str) -> Seated:
    """A player as named in any language: "Anna", "computer", "the computer, level 3".

    Raises: InvalidSetup for a level that does not exist.
    """
    tokens = tokenize(text)
    for language in LANGUAGES:
        for computer in _read_texts(language, "computer"):
            said = tokenize(computer)
            if tokens[: len(said)] == said:
                rest = " ".join(tokens[len(said) :])
                level = read_level(rest, [*LANGUAGES]) if rest else DEFAULT_LEVEL
                return Seated("", is_computer=True, level=level)
    return Seated(text)


def join_levels(texts: Sequence[str]) -> list[str]:
    """Players as they were listed; a level after a comma belongs to the computer before it.

    Raises: InvalidSetup for a level that follows no computer.
    """
    joined: list[str] = []
    words = [tokenize(word) for tag in LANGUAGES for word in _read_texts(tag, "level")]
    for text in texts:
        tokens = tokenize(text)
        names_level = any(tokens[: len(word)] == word != tokens for word in words)
        if not names_level:
            joined.append(text)
        elif joined and read_player(joined[-1]).is_computer:
            joined[-1] = f"{joined[-1]} {text}"
        else:
            raise InvalidSetup(SetupReason.LEVEL_ALONE, level=text.strip())
    return joined


def name_players(players: Sequence[Seated], language: str) -> tuple[str, ...]:
    """The names of all players; the computer gets names that nobody else has."""
    taken = [normalize(" ".join(player.name.split())) for player in players]
    own = (name for name in _list_names(language) if normalize(name) not in taken)
    return tuple(next(own) if player.is_computer else player.name for player in players)


def free_name(names: Sequence[str], language: str) -> str:
    """A name for the computer that none of these players has."""
    return name_players([*map(Seated, names), Seated("", is_computer=True)], language)[-1]


def is_own_name(name: str) -> bool:
    """Whether a name says by itself that the computer plays, in any language."""
    own = {normalize(text) for language in LANGUAGES for text in load_seat_words(language).names}
    return re.sub(r" \d+$", "", normalize(name)) in own


def _list_names(language: str) -> list[str]:
    """Names for the computer in the order of their use; more than there are players."""
    names = load_seat_words(language).names
    return [*names, *(f"{names[0]} {number}" for number in range(2, 10))]


def _longest_first(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(texts, key=len, reverse=True))


def computers_of(players: Sequence[Seated], even_level: int) -> tuple[Computer | None, ...]:
    """The computers at their seats; `even_level` is the level that earlier games lead to."""
    return tuple(
        None
        if not player.is_computer
        else Computer(even_level, is_even=True)
        if player.level is None
        else Computer(player.level)
        for player in players
    )
