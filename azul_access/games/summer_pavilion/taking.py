"""Phase 1 of Summer Pavilion: tiles are taken from factories and the centre."""

from azul_access.games.sources import CENTRE, FACTORIES, Factory
from azul_access.games.summer_pavilion.commands import TAKES, Take
from azul_access.games.summer_pavilion.events import Event, StoneTaken, Taken, TakingEnded
from azul_access.games.summer_pavilion.pieces import ALL_COLOURS, COLOURS, Colour
from azul_access.games.summer_pavilion.refusals import Reason, require
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import counted, with_more


def legal_takes(state: State) -> list[Take]:
    """Every colour that can be taken from every source; the wild one only where it lies alone."""
    wild = state.wild
    moves = []
    for factory, tiles in zip(FACTORIES, state.factories, strict=False):
        if tiles:
            colours = set(tiles)
            if len(colours) > 1:
                colours.discard(wild)
            moves += [TAKES[factory, colour] for colour in sorted(colours)]
    colours = {colour for colour in ALL_COLOURS if state.centre[colour]}
    if len(colours) > 1:
        colours.discard(wild)
    return moves + [TAKES[CENTRE, colour] for colour in sorted(colours)]


def take(state: State, command: Take) -> tuple[State, tuple[Event, ...]]:
    require(state, Phase.TAKE)
    source, colour, said = command.source, command.colour, command.count
    if type(colour) is not Colour or not (said is None or type(said) is int):
        raise IllegalCommand(MalformedReason.MALFORMED)
    factories, centre = state.factories, state.centre
    spaces: tuple[int, ...] = ()
    wild_space: int | None = None
    rest: tuple[tuple[int, Colour], ...] = ()
    if type(source) is Factory:
        index = source.index
        if type(index) is not int:
            raise IllegalCommand(MalformedReason.MALFORMED)
        if not 0 <= index < len(factories):
            raise IllegalCommand(Reason.NO_FACTORY, factory=source, factories=len(factories))
        tiles = factories[index]
        if not tiles:
            raise IllegalCommand(Reason.FACTORY_EMPTY, factory=source)
        lying = counted(tiles, COLOURS)
    elif source is CENTRE:
        if not any(centre):
            raise IllegalCommand(Reason.CENTRE_EMPTY)
        tiles = ()
        lying = centre
    else:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not lying[colour]:
        raise IllegalCommand(Reason.COLOUR_NOT_THERE, source=source, colour=colour, tiles=lying)
    wild = state.wild
    if colour == wild:
        # Rules 3, "Phase 1": a wild tile is taken by itself only where nothing else lies, and then
        # just one.
        if lying[wild] != sum(lying):
            raise IllegalCommand(Reason.WILD_ALONE, origin=source, colour=wild, tiles=lying)
        count, along = 1, 0
    else:
        count, along = lying[colour], min(1, lying[wild])
    if said is not None and said != count:
        raise IllegalCommand(
            Reason.COUNT_WRONG, source=source, colour=colour, count=count, said=said
        )
    if tiles:
        spaces = tuple([space for space, tile in enumerate(tiles) if tile == colour][:count])
        if along:
            wild_space = tiles.index(wild)
        rest = tuple(
            [
                (space, tile)
                for space, tile in enumerate(tiles)
                if space not in spaces and space != wild_space
            ]
        )
        factories = (*factories[:index], (), *factories[index + 1 :])
        for _, tile in rest:
            centre = with_more(centre, tile, 1)
    else:
        centre = with_more(centre, colour, -count)
        if along:
            centre = with_more(centre, wild, -1)

    seat = state.turn
    player = state.players[seat]
    hand = with_more(player.hand, colour, count)
    if along:
        hand = with_more(hand, wild, 1)
    events: list[Event] = [
        Taken(seat, source, colour, count, spaces, wild if along else None, wild_space, rest)
    ]
    holder, score = state.holder, player.score
    if source is CENTRE and holder is None:
        # Rules 3, "Phase 1": the stone costs a point for each tile of this turn.
        holder = seat
        after = max(state.options.lowest, score - count - along)
        events.append(StoneTaken(seat, count + along, score, after))
        score = after
    players = (
        *state.players[:seat],
        Player(player.stars, hand, player.kept, score, False),
        *state.players[seat + 1 :],
    )
    phase, turn = Phase.TAKE, (seat + 1) % len(players)
    if not any(factories) and centre == NO_TILES:
        phase, turn = Phase.PLACE, state.starter if holder is None else holder
        events.append(TakingEnded(turn))
    state = State(
        state.options,
        state.round,
        phase,
        turn,
        state.due,
        state.starter,
        holder,
        state.filled,
        state.bag,
        state.tower,
        state.supply,
        factories,
        centre,
        players,
    )
    return state, tuple(events)
