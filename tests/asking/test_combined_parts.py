"""Questions of every combination of parts are answered as `show --json` says.

What lies where is read from the JSON here, not from the program's own values.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

import pytest
from asked_games import ask, begin, shown
from case_samples import sample
from question_parts import LANGUAGE_PARTS

from azul_access.games import SYSTEMS
from azul_access.language.phrase import Form, Verbosity

NORMAL = (Verbosity.NORMAL, Form.SHOW)
CASES = [(game, language) for game in SYSTEMS for language in LANGUAGE_PARTS]


@dataclass(frozen=True)
class Place:
    """A place, the labels of the tiles there, and how many more it takes (None: any number)."""

    kind: str
    labels: list[str]
    free: int | None = None
    words: dict[str, object] = field(default_factory=dict)


def read_places(game: str) -> Iterator[Place]:
    data: dict[str, Any] = dict(shown(game))
    for number, tiles in enumerate(data["factories"], 1):
        yield Place("factory", tiles, words={"n": number})
    yield Place("centre", data["centre"])
    for kind in ("bag", "lid", "tower"):
        if kind in data:
            stock = data[kind]
            yield Place(kind, [label for label in stock for _ in range(stock[label])])
    if "supply" in data:
        yield Place("supply", data["supply"])
    for player in data["players"]:
        name = {"name": player["name"]}
        for number, line in enumerate(player.get("lines", ()), 1):
            held = [] if line is None else [line["label"]] * line["count"]
            yield Place("line", held, number - len(held), {"n": number, **name})
        wall = player.get("wall", [])
        for number, row in enumerate(wall, 1):
            held = [label for label in row if label]
            yield Place("wall-row", held, 5 - len(held), {"n": number, **name})
        if wall:
            yield Place("wall", [label for row in wall for label in row if label], words=name)
            floor = [label for label in player["floor"] if label != "1"]
            yield Place("floor", floor, 7 - len(player["floor"]), name)
        for number, star in enumerate(player.get("stars", ())):
            held = [label for label in star if label]
            yield Place("star", held, 6 - len(held), {"n": number, **name})


def labels_of(game: str) -> list[str]:
    data: dict[str, Any] = dict(shown(game))
    return list(data["bag"])


@pytest.mark.parametrize(("game", "language"), sample(SYSTEMS, LANGUAGE_PARTS))
def test_tiles_are_counted_and_found(game: str, language: str) -> None:
    """How many tiles of each colour are at each place, and whether there are any."""
    session, parts = begin(language, game), LANGUAGE_PARTS[language]
    how_many, whether = cycle(parts.how_many), cycle(parts.whether)
    for place in read_places(game):
        there = parts.there[place.kind].format(**place.words)
        for label in labels_of(game):
            slots = {"tiles": parts.colours[label], "place": there}
            count = place.labels.count(label)
            question = next(how_many).format(**slots)
            answer = [f"{count}." if count else parts.none]
            assert ask(session, question)[1] == answer, question
            question = next(whether).format(**slots)
            begins = parts.yes if count else parts.no
            assert ask(session, question)[1][0].startswith(begins), question


@pytest.mark.parametrize(("game", "language"), CASES)
def test_empty_full_and_missing(game: str, language: str) -> None:
    """Whether each place is empty or full, and how many tiles are missing there."""
    session, parts = begin(language, game), LANGUAGE_PARTS[language]
    empty, full, missing = cycle(parts.empty), cycle(parts.full), cycle(parts.missing)
    for place in read_places(game):
        if place.kind not in parts.places or place.kind == "floor":
            continue  # the start marker lies on the floor as well
        named = parts.places[place.kind].format(**place.words)
        question = next(empty).format(place=named)
        begins = parts.no if place.labels else parts.yes
        assert ask(session, question)[1][0].startswith(begins), question
        if place.free is None:
            continue
        question = next(full).format(place=named)
        begins = parts.no if place.free else parts.yes
        assert ask(session, question)[1][0].startswith(begins), question
        there = parts.there[place.kind].format(**place.words)
        question = next(missing).format(place=there)
        answer = [f"{place.free}." if place.free else parts.none]
        assert ask(session, question)[1] == answer, question


@pytest.mark.parametrize(("game", "language"), CASES)
def test_where_and_points(game: str, language: str) -> None:
    """Where each colour can be taken, and the points of each player."""
    session, parts = begin(language, game), LANGUAGE_PARTS[language]
    where, points = cycle(parts.where), cycle(parts.points)
    sources = [place for place in read_places(game) if place.kind in ("factory", "centre")]
    for label in labels_of(game):
        counts = [str(count) for place in sources if (count := place.labels.count(label))]
        question = next(where).format(tiles=parts.colours[label])
        answer = " ".join(ask(session, question)[1])
        if counts:
            found = [word.rstrip(",.") for word in answer.replace(":", "").split()]
            assert [word for word in found if word in counts][: len(counts)], question
            assert not answer.startswith(parts.nowhere), question
        else:
            assert answer.startswith(parts.nowhere), question
    data: dict[str, Any] = dict(shown(game))
    for player in data["players"]:
        question = next(points).format(name=player["name"])
        answer = ask(session, question)[1][0]
        alone = f"{player['score']}."
        assert answer == alone or answer.startswith(player["name"]), question
        assert str(player["score"] % 10) in answer, question


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_place_of_tiles_can_be_named(game: str) -> None:
    """Wherever tiles lie, a sentence can say so."""
    session = begin("en", game)
    contents: Sequence[Any] = session.setup.system.places.contents(session.ledger.state)
    for content in contents:
        if any(content.kind.counts(content)):
            for name in (content.kind.title, content.kind.where, content.kind.inside):
                shown_name = name(session.context, content)
                assert session.settings.phrases.render_all([shown_name], *NORMAL), content
