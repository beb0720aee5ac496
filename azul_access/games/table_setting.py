"""Setting the table, for every game of the family: what players say that lies on it counts."""

from collections.abc import Sequence
from enum import IntEnum
from typing import TypeVar

from azul_access.games.kinds import AnyContent, AnyState, SetTable
from azul_access.games.places import Table
from azul_access.games.set_checks import SetReason
from azul_access.games.shared_kinds import Scores
from azul_access.games.sources import FACTORIES
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_counts, subtract_counts

StateT = TypeVar("StateT")
_MOST_CONTENTS = 100


def check_contents(table: Table, command: SetTable) -> None:
    """Raises: IllegalCommand if the contents of `command` are none that a log could hold."""
    contents = command.contents
    if type(contents) is tuple and 0 < len(contents) <= _MOST_CONTENTS:
        try:
            read = table.decode(table.encode(command))
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            read = None
        if read == command:
            return
    raise IllegalCommand(MalformedReason.MALFORMED)


def set_places(state: StateT, contents: Sequence[AnyContent]) -> StateT:
    """The state with the places as they are said to be, one after the other.

    Raises: IllegalCommand.
    """
    for content in contents:
        state = content.kind.put(state, content)
    return state


def set_final_scores(state: StateT, contents: Sequence[AnyContent]) -> StateT:
    """The state of a game that is over with other scores: only they can be set.

    Raises: IllegalCommand.
    """
    if any(not isinstance(content.kind, Scores) for content in contents):
        raise IllegalCommand(SetReason.ONLY_SCORES)
    return check_changed(state, set_places(state, contents))


def check_changed(before: StateT, draft: StateT) -> StateT:
    """The draft. Raises: IllegalCommand if nothing has changed."""
    if draft == before:
        raise IllegalCommand(SetReason.ALREADY_SO)
    return draft


def count_filled(factories: Sequence[Sequence[object]]) -> int:
    """How many factories are filled.

    Raises: IllegalCommand if one of those that come before a filled one is empty.
    """
    filled = 0
    while filled < len(factories) and factories[filled]:
        filled += 1
    if any(factories[filled:]):
        raise IllegalCommand(SetReason.FACTORY_GAP, factory=FACTORIES[filled])
    return filled


def settle_stock(
    table: Table, before: AnyState, draft: AnyState, contents: Sequence[AnyContent]
) -> AnyState:
    """The draft with bag and reserve so that every tile of the game is somewhere.

    Raises: IllegalCommand if there are more tiles of a colour than the game has.
    """
    old_middle, old_boards = table.counts_on_table(before)
    middle, boards = table.counts_on_table(draft)
    drawn, played = subtract_counts(middle, old_middle), subtract_counts(boards, old_boards)
    colours, reserve_field = table.tiles.colours, table.reserve.field
    bag, reserve = _move_tiles(draft.bag, getattr(draft, reserve_field), drawn, played, colours)
    for content in contents:
        if content.kind is table.bag:
            reserve, bag = _remaining(bag, reserve, content.value, colours), content.value
        elif content.kind is table.reserve:
            bag, reserve = _remaining(bag, reserve, content.value, colours), content.value
    return draft._replace(**{"bag": bag, reserve_field: reserve})


def _move_tiles(
    bag: Counts, reserve: Counts, drawn: Counts, played: Counts, colours: Sequence[IntEnum]
) -> tuple[Counts, Counts]:
    """Bag and reserve after tiles have moved.

    `drawn` and `played` are how many tiles of each colour came to the places that tiles are drawn
    to and to the players' boards; negative where tiles went. What people drew comes from the bag,
    and from the reserve where the bag has too few; what they played comes from the reserve first.
    `colours` are all colours of the game.

    Raises: IllegalCommand with the colour and the number of tiles that are nowhere.
    """
    bags, reserves = [], []
    for colour in colours:
        from_bag, from_reserve = drawn[colour], played[colour]
        if from_bag * from_reserve < 0:  # tiles that only moved between the table's places
            moved = min(abs(from_bag), abs(from_reserve))
            from_bag += moved if from_bag < 0 else -moved
            from_reserve += moved if from_reserve < 0 else -moved
        in_bag, in_reserve = bag[colour] - from_bag, reserve[colour] - from_reserve
        if in_bag < 0:
            in_bag, in_reserve = 0, in_reserve + in_bag
        if in_reserve < 0:
            in_bag, in_reserve = in_bag + in_reserve, 0
        if in_bag < 0:
            raise IllegalCommand(SetReason.TILES_MISSING, colour=colour, count=-in_bag)
        bags.append(in_bag)
        reserves.append(in_reserve)
    return tuple(bags), tuple(reserves)


def _remaining(bag: Counts, reserve: Counts, counts: Counts, colours: Sequence[IntEnum]) -> Counts:
    """What is left of bag and reserve where one of them holds `counts`.

    Raises: IllegalCommand if they do not have so many tiles.
    """
    left = subtract_counts(add_counts(bag, reserve), counts)
    for colour in colours:
        if left[colour] < 0:
            raise IllegalCommand(SetReason.TILES_MISSING, colour=colour, count=-left[colour])
    return left
