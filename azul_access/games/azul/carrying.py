"""What a command did, carried over to another state without applying the command again."""

from azul_access.games.azul.commands import Command, Fill, Take
from azul_access.games.azul.pieces import Line
from azul_access.games.azul.state import Phase, Player, State

_PLAYERS = State._fields.index("players")


def carry_over(command: Command, before: State, after: State, other: State) -> State | None:
    """The state after a legal `command` in `other`, where it does just what it did in `before`.

    `after` is the state after it in `before`. The events are the same, too. None where only the
    rules can tell.
    """
    if not _differ_in_boards_only(before, other):
        return None
    if type(command) is Fill:
        return after._replace(players=other.players)
    if type(command) is not Take or after.phase is not Phase.TAKE:
        return None
    seat = before.turn
    old, player, done = before.players[seat], other.players[seat], after.players[seat]
    if (old.lines, old.floor) != (player.lines, player.floor):
        return None
    target = command.target
    if isinstance(target, Line) and old.wall[target.index] != player.wall[target.index]:
        return None
    player = Player(done.lines, player.wall, done.floor, player.score)
    return after._replace(players=(*other.players[:seat], player, *other.players[seat + 1 :]))


def _differ_in_boards_only(one: State, other: State) -> bool:
    # Every command after a corrected one is compared, and `_replace` takes longer.
    return one[:_PLAYERS] == other[:_PLAYERS] and one[_PLAYERS + 1 :] == other[_PLAYERS + 1 :]
