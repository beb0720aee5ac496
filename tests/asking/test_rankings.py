"""Who has the most or the fewest of something, and which place has."""

from typing import Any, cast

import pytest
from asked_games import ask, begin, shown

# Questions in each language: who has most on the wall, who lacks least in row 4, whose floor is
# worst, which factory has the fewest tiles, which of the own rows is nearest to full.
ASKED = {
    "de": (
        "Wer hat die meisten Fliesen an der Wand?",
        "Wem fehlt in Reihe 4 am wenigsten?",
        "Wessen Boden ist am schlimmsten?",
        "Auf welcher Manufaktur liegen die wenigsten Fliesen?",
        "In welcher meiner Reihen fehlt am wenigsten?",
    ),
    "en": (
        "Who has the most tiles on the wall?",
        "Who is missing the fewest in row 4?",
        "Whose floor is the worst?",
        "Which factory has the fewest tiles?",
        "Which of my rows needs the fewest tiles?",
    ),
    "nl": (
        "Wie heeft de meeste tegels op de muur?",
        "Wie mist het minst in rij 4?",
        "Wiens vloer is het slechtst?",
        "Op welke fabriek liggen de minste tegels?",
        "In welke van mijn rijen ontbreekt het minst?",
    ),
}
# How numbers of tiles, of missing tiles and of lost points are told, of one player and of several.
TOLD = {
    "de": (("{}", "je {}"), ("noch {}", "noch je {}"), ("minus {}", "je minus {}"), " und "),
    "en": (
        ("{}", "{} each"),
        ("{} to go", "{} each to go"),
        ("minus {}", "minus {} each"),
        " and ",
    ),
    "nl": (("{}", "elk {}"), ("nog {}", "nog elk {}"), ("min {}", "elk min {}"), " en "),
}
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)


def players() -> list[dict[str, Any]]:
    return cast("list[dict[str, Any]]", shown("azul")["players"])


def free(number: int, line: dict[str, Any] | None) -> int:
    return number - (0 if line is None else int(line["count"]))


def groups(values: dict[str, int], *, highest: bool) -> list[tuple[int, list[str]]]:
    """The names with each value, the best value first."""
    found = sorted(set(values.values()), reverse=highest)
    return [(value, [name for name in values if values[name] == value]) for value in found]


@pytest.mark.parametrize("language", ASKED)
def test_everybody_is_told_from_the_first_to_the_last(language: str) -> None:
    """The numbers are those of the table, and players with as much stand together."""
    session, (*told, joiner) = begin(language, "azul"), TOLD[language]
    walls = {
        each["name"]: sum(tile is not None for row in each["wall"] for tile in row)
        for each in players()
    }
    rows = {each["name"]: free(4, each["lines"][3]) for each in players()}
    floors = {each["name"]: sum(FLOOR_COSTS[: len(each["floor"])]) for each in players()}
    measured = ((walls, True), (rows, False), (floors, True))
    for question, (values, highest), forms in zip(ASKED[language], measured, told, strict=False):
        _, [answer] = ask(session, question)
        parts = [
            f"{joiner.join(names)}: {(forms if value else told[0])[len(names) > 1].format(value)}"
            for value, names in groups(values, highest=highest)
        ]
        assert answer == "; ".join(parts) + ".", question


@pytest.mark.parametrize("language", ASKED)
def test_only_the_first_places_are_told(language: str) -> None:
    """An empty factory and a full row take no part."""
    session = begin(language, "azul")
    factories = cast("list[list[str]]", shown("azul")["factories"])
    fewest = min(filter(None, map(len, factories)))
    _, [answer] = ask(session, ASKED[language][3])
    for number, tiles in enumerate(factories, 1):
        assert (str(number) in answer) == (len(tiles) == fewest), answer
    _, [answer] = ask(session, ASKED[language][4])
    me = next(each for each in players() if each["name"] == shown("azul")["turn"])
    open_rows = {
        number: free(number, line)
        for number, line in enumerate(me["lines"], 1)
        if line is not None and free(number, line)
    }
    least = min(open_rows.values())
    names, _, count = answer.partition(":")
    assert str(least) in count
    for number, value in open_rows.items():
        assert (str(number) in names) == (value == least), answer
