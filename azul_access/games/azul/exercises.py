"""The exercises of base Azul: what is asked of a position, and the rules' answer."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

from azul_access.games.azul import certainties, disc, pieces, prospects, rules, scoring
from azul_access.games.azul.coach import facts
from azul_access.games.azul.commands import Take
from azul_access.games.azul.editions import Options, decode_options
from azul_access.games.azul.events import MarkerTaken, Taken
from azul_access.games.azul.looking_ahead import fillable_lines
from azul_access.games.azul.state import State
from azul_access.games.azul.statements import STATEMENTS
from azul_access.games.azul.terms import label
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
from azul_access.language.phrase import Slot, describe_numbers

# From so many points on a row is worth looking for, and so many moves may be right.
_LEAST_POINTS, _MOST_RIGHT = 3, 4
_OPTIONS = decode_options({})


@cache
def exercises() -> tuple[Lesson[State, Options], ...]:
    decode = partial(set_up, rules, STATEMENTS, _OPTIONS)
    return read_exercises(Path(__file__).parent, KINDS, decode, _OPTIONS)


# Moves


def _moving(
    name: str,
    fits: Callable[[Given], Fits[State]],
    find: Callable[[State], Iterator[Given]],
    seats: tuple[int, ...] = (LEARNER,),
) -> Kind[State]:
    """A kind whose answer is a move; of what is found, only what some moves and not all do."""

    def make(state: State, given: Given) -> Part[State]:
        does = fits(given)
        do = next(command for command in rules.legal_commands(state) if does(state, command))
        return Part(TASK, given, do=do, fits=does, seats=seats)

    most = None if name == "take" else _MOST_RIGHT
    return Kind(name, find_some_right(find, fits, rules.legal_commands, most), make)


def _fits_take(_: Given) -> Fits[State]:
    """Nothing falls to the floor line."""
    return lambda state, command: not _has(state, command, certainties.FloorCosts)


def _fits_fill(_: Given) -> Fits[State]:
    return lambda state, command: _has(state, command, certainties.LineFull)


def _fits_points(given: Given) -> Fits[State]:
    def fits(state: State, command: object) -> bool:
        return _most_points(state, command) >= given["points"]

    return fits


def _fits_first(_: Given) -> Fits[State]:
    """The start marker is taken, and nothing but it goes to the floor line."""
    return lambda state, command: (
        _has(state, command, certainties.MarkerTaking)
        and _has(state, command, certainties.FloorCosts, points=_cost_of_one(state))
    )


def _fits_deny(given: Given) -> Fits[State]:
    return lambda state, command: _has(state, command, prospects.Denies, line=given["line"])


def _fits_whole(_: Given) -> Fits[State]:
    return lambda state, command: _has(state, command, certainties.Completes)


def _has(state: State, command: object, kind: type, **fields: object) -> bool:
    return isinstance(command, Take) and has_fact(facts(state, command), kind, **fields)


def _most_points(state: State, command: object) -> int:
    """The points that a row which gets full brings at least; 0 for another move."""
    if not isinstance(command, Take):
        return 0
    full = (it.points for it in facts(state, command) if isinstance(it, certainties.LineFull))
    return max((points or 0 for points in full), default=0)


def _cost_of_one(state: State) -> int:
    return scoring.floor_cost(state.options.edition, len(state.players[LEARNER].floor), 1)


def _once(_: State) -> Iterator[Given]:
    yield {}


def _find_points(state: State) -> Iterator[Given]:
    most = max(_most_points(state, command) for command in rules.legal_commands(state))
    if most >= _LEAST_POINTS:
        yield {"points": most}


def _find_lines_of_other(state: State) -> Iterator[Given]:
    for line in sorted(fillable_lines(state, OTHER)):
        yield {"line": line + 1}


# Numbers and tiles


def _asking(
    name: str,
    expect: Callable[[State, Given], Expected],
    find: Callable[[State], Iterator[Given]],
    seats: tuple[int, ...] = (LEARNER,),
) -> Kind[State]:
    """A kind whose answer is a number, or tiles with their number."""

    def make(_: State, given: Given) -> Part[State]:
        costs = describe_numbers(_OPTIONS.edition.floor_costs)
        slots: dict[str, Slot] = {**given, "costs": tuple(costs)}
        if "colour" in given:
            slots["label"] = label(pieces.Colour(given["colour"]))
        return Part(TASK, slots, ask=lambda state: expect(state, given), seats=seats)

    return Kind(name, find, make)


def _supposed(state: State, given: Given) -> tuple[Taken, bool]:
    """What a supposed take does, and whether the start marker is taken with it."""
    _, happened = rules.apply(state, _take_of(given))
    taken = next(event for event in happened if isinstance(event, Taken))
    return taken, any(isinstance(event, MarkerTaken) for event in happened)


def _take_of(given: Given) -> Take:
    source = FACTORIES[given["source"] - 1] if given["source"] else CENTRE
    colour, line = pieces.Colour(given["colour"]), given.get("line", 0)
    return Take(source, colour, pieces.Line(line - 1) if line else pieces.FLOOR)


def _given_of(take: Take) -> dict[str, int]:
    source = 0 if take.source is CENTRE else FACTORIES.index(take.source) + 1
    target = take.target
    line = target.index + 1 if isinstance(target, pieces.Line) else 0
    return {"source": source, "colour": int(take.colour), "line": line}


def _find_supposed(wanted: Callable[[Taken, bool], bool]) -> Callable[[State], Iterator[Given]]:
    def find(state: State) -> Iterator[Given]:
        for command in rules.legal_commands(state):
            if isinstance(command, Take) and isinstance(command.target, pieces.Line):
                given = _given_of(command)
                if wanted(*_supposed(state, given)):
                    yield given

    return find


def _expect_rest(state: State, given: Given) -> Expected:
    return Expected(len(_supposed(state, given)[0].rest) + len(disc.tiles(state.centre)))


def _expect_lacks(state: State, given: Given) -> Expected:
    taken, _ = _supposed(state, given)
    return Expected(given["line"] - taken.line_before - taken.placed)


def _expect_drop(state: State, given: Given) -> Expected:
    taken, _ = _supposed(state, given)
    return Expected(taken.dropped + taken.to_lid)


def _expect_cost(state: State, given: Given) -> Expected:
    taken, takes_marker = _supposed(state, given)
    had = len(state.players[LEARNER].floor)
    count = min(taken.dropped + takes_marker, pieces.FLOOR_SPACES - had)
    return Expected(scoring.floor_cost(state.options.edition, had, count))


def _expect_needs(state: State, given: Given) -> Expected:
    row = state.players[OTHER].lines[given["line"] - 1]
    assert row is not None
    colour = state.options.edition.colours[row.colour]
    return Expected(given["line"] - row.count, colour, label(row.colour))


def _find_needs(state: State) -> Iterator[Given]:
    for number, row in enumerate(state.players[OTHER].lines, 1):
        if row is not None and number - row.count > 1:
            yield {"line": number}


def _expect_ready(state: State, _: Given) -> Expected:
    return Expected(len(fillable_lines(state, OTHER)))


def _find_ready(state: State) -> Iterator[Given]:
    if len(fillable_lines(state, OTHER)) > 1:
        yield {}


def _goes_to_centre(taken: Taken, _: bool) -> bool:
    return len(taken.rest) > 0 and taken.dropped == 0


def _stays_short(taken: Taken, takes_marker: bool) -> bool:
    assert isinstance(taken.target, pieces.Line)
    return not takes_marker and taken.target.index + 1 - taken.line_before - taken.placed > 1


def _falls(taken: Taken, takes_marker: bool) -> bool:
    return taken.dropped > 0 and not takes_marker


def _falls_with_marker(taken: Taken, takes_marker: bool) -> bool:
    return taken.dropped > 0 and takes_marker


# In the order in which they are practised.
KINDS = (
    _moving("take", _fits_take, _once),
    _asking("rest", _expect_rest, _find_supposed(_goes_to_centre)),
    _asking("lacks", _expect_lacks, _find_supposed(_stays_short)),
    _moving("fill", _fits_fill, _once),
    _asking("drop", _expect_drop, _find_supposed(_falls)),
    _moving("first", _fits_first, _once),
    _asking("cost", _expect_cost, _find_supposed(_falls_with_marker)),
    _moving("points", _fits_points, _find_points),
    _moving("whole", _fits_whole, _once),
    _moving("deny", _fits_deny, _find_lines_of_other, seats=(LEARNER, OTHER)),
    _asking("needs", _expect_needs, _find_needs, seats=(OTHER,)),
    _asking("ready", _expect_ready, _find_ready, seats=(OTHER,)),
)
