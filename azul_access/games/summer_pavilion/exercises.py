"""The exercises of Summer Pavilion: what is asked of a position, and the rules' answer."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from azul_access.games.certainties import PointsAtOnce
from azul_access.games.exercises import (
    TASK,
    Fits,
    Given,
    Kind,
    find_some_right,
    has_fact,
    read_exercises,
    set_up,
)
from azul_access.games.lessons import LEARNER, OTHER, Expected, Lesson, Part
from azul_access.games.sources import CENTRE, FACTORIES
from azul_access.games.summer_pavilion import certainties, events, pieces, prospects, rules, terms
from azul_access.games.summer_pavilion.coach import facts
from azul_access.games.summer_pavilion.commands import Take
from azul_access.games.summer_pavilion.editions import Options, decode_options
from azul_access.games.summer_pavilion.looking_ahead import payable_spots
from azul_access.games.summer_pavilion.pieces import Colour, Space
from azul_access.games.summer_pavilion.prospects import to_take
from azul_access.games.summer_pavilion.state import Phase, State
from azul_access.games.summer_pavilion.statements import STATEMENTS
from azul_access.language.phrase import Slot

# From so many points on a placement is worth looking for, and so many moves may be right.
_LEAST_POINTS, _MOST_RIGHT = 3, 6
_OPTIONS = decode_options({})


@cache
def exercises() -> tuple[Lesson[State, Options], ...]:
    decode = partial(set_up, rules, STATEMENTS, _OPTIONS)
    return read_exercises(Path(__file__).parent, KINDS, decode, _OPTIONS)


def _slots(given: Given) -> dict[str, Slot]:
    """The numbers, and the names of a colour and a star."""
    slots: dict[str, Slot] = dict(given)
    if "colour" in given:
        slots["label"] = terms.label(Colour(given["colour"]))
    if "star" in given:
        slots["star"] = terms.star_name(_OPTIONS, given["star"])
    return slots


# Moves


def _moving(
    name: str,
    fits: Callable[[Given], Fits[State]],
    find: Callable[[State], Iterator[Given]],
) -> Kind[State]:
    """A kind whose answer is a move; of what is found, only what some moves and not all do."""

    def make(state: State, given: Given) -> Part[State]:
        does = fits(given)
        do = next(command for command in rules.legal_commands(state) if does(state, command))
        return Part(TASK, _slots(given), do=do, fits=does, seats=(LEARNER,))

    return Kind(name, find_some_right(find, fits, rules.legal_commands, _MOST_RIGHT), make)


def _has(kind: type, **fields: object) -> Fits[State]:
    return lambda state, command: has_fact(facts(state, command), kind, **fields)  # type: ignore[arg-type]


def _fits_points(given: Given) -> Fits[State]:
    return lambda state, command: _points(state, command) >= given["points"]


def _points(state: State, command: object) -> int:
    """The points that a placement brings at once."""
    found = facts(state, command)  # type: ignore[arg-type]
    return max((it.points for it in found if isinstance(it, PointsAtOnce)), default=0)


def _fits_affords(given: Given) -> Fits[State]:
    return _has(prospects.Affords, space=_space(given))


def _fits_gone(given: Given) -> Fits[State]:
    return _has(prospects.ColourGone, colour=Colour(given["colour"]))


def _fits_whole(_: Given) -> Fits[State]:
    star, number = _has(certainties.StarComplete), _has(certainties.NumberComplete)
    return lambda state, command: star(state, command) or number(state, command)


def _space(given: Given) -> Space:
    star = given["star"]
    return Space(star, _OPTIONS.numbers[star].index(given["number"]))


def _payable_spaces(state: State) -> set[tuple[int, int]]:
    """The free spaces of the outer stars that the learner could pay (coloured board)."""
    return {(spot.star, spot.space) for spot in payable_spots(state, LEARNER)}


def _while_placing(state: State) -> Iterator[Given]:
    if state.phase is Phase.PLACE:
        yield {}


def _find_points(state: State) -> Iterator[Given]:
    if state.phase is Phase.PLACE:
        most = max(_points(state, command) for command in rules.legal_commands(state))
        if most >= _LEAST_POINTS:
            yield {"points": most}


def _find_affords(state: State) -> Iterator[Given]:
    """Spaces of the outer stars that are not paid yet."""
    if state.phase is Phase.TAKE:
        payable = _payable_spaces(state)
        for star, index in _free_spaces(state, LEARNER):
            if (star, index) not in payable and _OPTIONS.numbers[star][index] > 2:
                yield {"star": star, "number": _OPTIONS.numbers[star][index]}


def _find_gone(state: State) -> Iterator[Given]:
    if state.phase is Phase.TAKE:
        for colour, count in enumerate(to_take(state)):
            if count > 1:
                yield {"colour": colour}


def _free_spaces(state: State, seat: int) -> list[tuple[int, int]]:
    stars = state.players[seat].stars
    return [
        (star, index)
        for star in range(1, pieces.STARS)
        for index, tile in enumerate(stars[star])
        if tile is None
    ]


# Numbers


def _asking(
    name: str,
    expect: Callable[[State, Given], int],
    find: Callable[[State], Iterator[Given]],
    seat: int = LEARNER,
) -> Kind[State]:
    """A kind whose answer is a number."""

    def make(_: State, given: Given) -> Part[State]:
        return Part(
            TASK,
            _slots(given),
            ask=lambda state: Expected(expect(state, given)),
            seats=(seat,),
        )

    return Kind(name, find, make)


def _happens(state: State, given: Given) -> list[events.Event]:
    source = FACTORIES[given["source"] - 1] if given["source"] else CENTRE
    return list(rules.apply(state, Take(source, Colour(given["colour"])))[1])


def _taken(state: State, given: Given) -> events.Taken:
    return next(it for it in _happens(state, given) if isinstance(it, events.Taken))


def _find_takes(
    wanted: Callable[[events.Taken, bool], bool],
) -> Callable[[State], Iterator[Given]]:
    """Takes by what happens, and whether the start stone is taken."""

    def find(state: State) -> Iterator[Given]:
        for command in rules.legal_commands(state) if state.phase is Phase.TAKE else ():
            if not isinstance(command, Take):
                continue
            source = 0 if command.source is CENTRE else FACTORIES.index(command.source) + 1
            given = {"source": source, "colour": int(command.colour)}
            stone = any(isinstance(it, events.StoneTaken) for it in _happens(state, given))
            if wanted(_taken(state, given), stone):
                yield given

    return find


def _expect_wild(state: State, given: Given) -> int:
    taken = _taken(state, given)
    return taken.size + (taken.wild is not None)


def _expect_rest(state: State, given: Given) -> int:
    return sum(state.centre) + len(_taken(state, given).rest)


def _expect_stone(state: State, given: Given) -> int:
    stone = next(it for it in _happens(state, given) if isinstance(it, events.StoneTaken))
    return stone.before - stone.after


def _expect_jokers(state: State, given: Given) -> int:
    hand, colour = state.players[LEARNER].hand, Colour(given["star"] - 1)
    return given["number"] - hand[colour]


def _find_jokers(state: State) -> Iterator[Given]:
    """Spaces that are paid only with wild tiles beside those of the star's colour."""
    if state.phase is Phase.PLACE:
        for star, index in sorted(_payable_spaces(state)):
            number, colour = _OPTIONS.numbers[star][index], Colour(star - 1)
            if colour is not state.wild and number - state.players[LEARNER].hand[colour] > 0:
                yield {"star": star, "number": number}


def _expect_dearest(state: State, given: Given) -> int:
    star = given["star"]
    spaces = _payable_spaces(state)
    return max(_OPTIONS.numbers[star][index] for at, index in spaces if at == star)


def _find_dearest(state: State) -> Iterator[Given]:
    if state.phase is Phase.PLACE:
        payable = [star for star, _ in _payable_spaces(state)]
        yield from ({"star": star} for star in sorted(set(payable)) if payable.count(star) > 1)


def _expect_needs(state: State, given: Given) -> int:
    """Tiles of the colour, with the wild ones that the player has."""
    hand, colour = state.players[OTHER].hand, Colour(given["star"] - 1)
    wild = 0 if colour is state.wild else hand[state.wild]
    return given["number"] - hand[colour] - wild


def _find_needs(state: State) -> Iterator[Given]:
    if state.phase is Phase.TAKE:
        for star, index in _free_spaces(state, OTHER):
            given = {"star": star, "number": _OPTIONS.numbers[star][index]}
            if state.players[OTHER].hand[star - 1] and _expect_needs(state, given) > 0:
                yield given


# In the order in which they are practised.
KINDS = (
    _asking("wild", _expect_wild, _find_takes(lambda it, _: it.wild is not None and it.size > 1)),
    _asking("rest", _expect_rest, _find_takes(lambda it, _: len(it.rest) > 0)),
    _asking("stone", _expect_stone, _find_takes(lambda it, stone: stone and it.size > 1)),
    _moving("affords", _fits_affords, _find_affords),
    _moving("gone", _fits_gone, _find_gone),
    _asking("jokers", _expect_jokers, _find_jokers),
    _asking("dearest", _expect_dearest, _find_dearest),
    _moving("points", _fits_points, _find_points),
    _moving("bonus", lambda _: _has(certainties.BonusTiles), _while_placing),
    _moving("whole", _fits_whole, _while_placing),
    _asking("needs", _expect_needs, _find_needs, seat=OTHER),
)
