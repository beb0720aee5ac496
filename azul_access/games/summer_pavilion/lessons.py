"""The six lessons of Summer Pavilion: their tables, moves and checks."""

from functools import cache

from azul_access.games.lessons import LEARNER, OTHER, Expected, Lesson, Part, yes_or_no
from azul_access.games.sources import CENTRE, FACTORIES, FACTORIES_FOR
from azul_access.games.summer_pavilion import facts, pieces, rules, scoring, terms
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place, Take
from azul_access.games.summer_pavilion.editions import Options, decode_options
from azul_access.games.summer_pavilion.exercises import exercises as exercises
from azul_access.games.summer_pavilion.pieces import Colour
from azul_access.games.summer_pavilion.rule_examples import (
    board_with,
    counts_of,
    placing,
    put,
    star_of,
    taking,
)
from azul_access.games.summer_pavilion.state import NO_TILES, State
from azul_access.language.phrase import Phrase

PREFIX = "sp"
_PLAYERS = 2
_OPTIONS = decode_options({})
_WILD = _OPTIONS.wilds[0]
# The stars by their colours; the one in the middle is star 0.
_RED_STAR, _GREEN_STAR = (int(colour) + 1 for colour in (Colour.RED, Colour.GREEN))


@cache
def lessons() -> tuple[Lesson[State, Options], ...]:
    return (_places(), _taking(), _placing(), _bonus(), _end(), _round())


def _places() -> Lesson[State, Options]:
    state, _ = rules.new_game(_PLAYERS, LEARNER, _OPTIONS)
    number = 4
    return Lesson(
        "places",
        _OPTIONS,
        state,
        (
            Part("welcome", rule="ready"),
            Part("board", {"stars": pieces.STARS - 1}, rule="board"),
            Part("clock", rule="clock"),
            Part("spaces", {"spaces": pieces.SPACES}, rule="spaces"),
            Part("price-check", {"number": number}, ask=lambda _: Expected(number), rule="price"),
            Part("features", rule="features"),
            Part("supply", {"spaces": pieces.SUPPLY_SPACES}, rule="supply"),
            Part("points", rule="cards"),
            Part("points-check", ask=lambda state: Expected(state.players[LEARNER].score)),
        ),
    )


def _taking() -> Lesson[State, Options]:
    tiles = (Colour.RED, Colour.RED, _WILD, Colour.BLUE)
    other = (Colour.GREEN, Colour.GREEN, Colour.YELLOW, Colour.RED)
    state = taking(_OPTIONS, factories=(tiles, other))
    return Lesson(
        "taking",
        _OPTIONS,
        state,
        (
            Part(
                "lay",
                {"one": _labels(tiles), "two": _labels(other), "score": _score(state)},
                rule="filling",
            ),
            Part("wild", {"label": terms.label(_WILD)}, rule="wild"),
            Part("wild-check", {"label": terms.label(_WILD)}, ask=lambda _: yes_or_no(False)),
            Part("take", do=Take(FACTORIES[0], Colour.RED), rule="take-wild"),
            Part("hand-check", ask=lambda state: Expected(sum(state.players[LEARNER].hand))),
            Part("centre-check", ask=_only_in_centre, rule="from-factory"),
            Part("watch", watch=Take(CENTRE, Colour.BLUE), rule="first"),
            Part("lost-check", ask=_lost, rule="first"),
            Part("end", rule="taken"),
        ),
    )


def _placing() -> Lesson[State, Options]:
    number = 4
    hand = counts_of({Colour.RED: 3, _WILD: 2})
    state = placing(_OPTIONS, hand, _RED_STAR, (2, 3))
    return Lesson(
        "placing",
        _OPTIONS,
        state,
        (
            Part("lay", {"from": 2, "to": 3, "score": _score(state)}, rule="place-turn"),
            Part("price", {"number": number}, rule="price"),
            Part("price-check", {"number": 6}, ask=lambda state: _can_place(state, 6)),
            Part("place", {"number": number}, do=put(_RED_STAR, number), rule="price"),
            Part("left-check", ask=lambda state: Expected(sum(state.players[LEARNER].hand))),
            Part("points-check", ask=_run, rule="points"),
            Part("end", rule="colour"),
        ),
    )


def _bonus() -> Lesson[State, Options]:
    hand = counts_of({Colour.GREEN: pieces.SPACES})
    state = placing(_OPTIONS, hand, _GREEN_STAR, (5,))
    bonus = _OPTIONS.edition.bonus_tiles
    pillar, statue, window = (bonus[kind] for kind in pieces.FeatureKind)
    number = pieces.SPACES
    return Lesson(
        "bonus",
        _OPTIONS,
        state,
        (
            Part("lay", {"number": number - 1, "score": _score(state)}, rule="features"),
            Part(
                "features",
                {"pillar": pillar, "statue": statue, "window": window},
                rule="bonus",
            ),
            Part("place", {"number": number}, do=put(_GREEN_STAR, number), rule="bonus"),
            Part("window-check", ask=lambda state: Expected(state.due), rule="bonus"),
            Part(
                "choose",
                do=Bonus((Colour.RED,) * window),
                is_free=True,
                rule="bonus",
            ),
            Part("hand-check", ask=lambda state: Expected(sum(state.players[LEARNER].hand))),
            Part("end", rule="refill"),
        ),
    )


def _end() -> Lesson[State, Options]:
    hand = counts_of({Colour.GREEN: 4, Colour.RED: 2})
    corners = _OPTIONS.edition.corners
    board = board_with(hand)
    state = placing(_OPTIONS, hand, _RED_STAR, ())
    state = state._replace(players=(board, board_with(NO_TILES)))
    keep = (Colour.GREEN,) * corners
    red = star_of(Colour.RED, range(1, pieces.SPACES + 1))
    complete = {_RED_STAR: red}
    ((_, _, points),) = scoring.complete_stars(
        _OPTIONS.edition, board_with(NO_TILES, complete).stars
    )
    return Lesson(
        "end",
        _OPTIONS,
        state,
        (
            Part("lay", {"score": board.score}, rule="pass"),
            Part("keep-check", ask=lambda _: Expected(corners), rule="keep"),
            Part("pass", do=Pass(keep), rule="keep"),
            Part("cost-check", ask=lambda state: Expected(board.score - _score(state))),
            Part("again", rule="kept"),
            Part("stars", {"red": points}, rule="stars"),
            Part("star-check", ask=lambda _: Expected(points), rule="stars"),
            Part("end", {"rounds": _OPTIONS.edition.rounds}, rule="end"),
        ),
    )


def _round() -> Lesson[State, Options]:
    return Lesson(
        "round",
        _OPTIONS,
        None,
        (
            Part("lay", {"factories": FACTORIES_FOR[_PLAYERS]}, rule="course"),
            Part("play", plays=True, rule="turn"),
            Part("score-check", ask=lambda state: Expected(facts.scores(state)[LEARNER])),
            Part("end", rule="winner"),
        ),
    )


# Texts and answers


def _labels(colours: tuple[Colour, ...]) -> tuple[Phrase, ...]:
    return tuple(terms.label(colour) for colour in colours)


def _score(state: State) -> int:
    return state.players[LEARNER].score


def _only_in_centre(state: State) -> Expected:
    """The number of tiles in the centre, which are all of one colour, and that colour."""
    (colour,) = [colour for colour in Colour if state.centre[colour]]
    return Expected(state.centre[colour], colour.name.lower(), terms.label(colour))


def _lost(state: State) -> Expected:
    """The points that the other player has lost to the start stone."""
    return Expected(_score(state) - state.players[OTHER].score)


def _can_place(state: State, number: int) -> Expected:
    legal = rules.legal_commands(state)
    return yes_or_no(
        any(
            isinstance(it, Place) and (it.star, it.space) == (_RED_STAR, number - 1) for it in legal
        )
    )


def _run(state: State) -> Expected:
    """The points of the tile that was placed last, on space 4."""
    return Expected(scoring.run_length(state.players[LEARNER].stars[_RED_STAR], 3))
