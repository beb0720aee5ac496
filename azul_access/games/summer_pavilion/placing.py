"""Phase 2 of Summer Pavilion: tiles are placed and paid, bonus tiles chosen, players pass."""

from dataclasses import replace
from functools import cache, lru_cache

from azul_access.games.summer_pavilion import scoring
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place, Stock
from azul_access.games.summer_pavilion.editions import NUMBERS
from azul_access.games.summer_pavilion.ending import finish
from azul_access.games.summer_pavilion.events import (
    BonusTaken,
    Event,
    Passed,
    Placed,
    RoundEnded,
    Surrounded,
)
from azul_access.games.summer_pavilion.filling import begin_round, stocked
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    BONUS_TILES,
    CENTRE_STAR,
    COLOURS,
    CORNERS,
    FEATURES_AT,
    ROUNDS,
    SPACES,
    STARS,
    SUPPLY_SPACES,
    Colour,
    Feature,
    Spot,
)
from azul_access.games.summer_pavilion.refusals import Reason, require_phase
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, Star, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_counts, add_tiles, count_tiles, subtract_counts


@lru_cache(maxsize=4096)
def accepted(grey: bool, star: int, tiles: Star) -> tuple[Colour, ...]:
    """The colours that a star's free spaces accept."""
    if None not in tiles:
        return ()
    if not grey and star != CENTRE_STAR:
        return (ALL_COLOURS[star - 1],)
    on_it = [tile for tile in tiles if tile is not None]
    missing = tuple([colour for colour in ALL_COLOURS if colour not in on_it])
    if not grey or not on_it:
        return missing
    # Rules 3, "Variant 1": a star becomes one of one colour or one of six, as its tiles decide.
    if len(set(on_it)) < len(on_it):
        return (on_it[0],)
    return (*on_it, *missing) if len(on_it) == 1 else missing


@cache
def _ways(grey: bool, star: int, space: int, colour: Colour, wild: Colour) -> tuple[Place, ...]:
    """A tile of `colour` on a space, paid with none, one, two … tiles of the wild colour."""
    price = NUMBERS[grey][star][space]
    return tuple(
        [
            Place(star, space, colour, (colour,) * (price - wilds) + (wild,) * wilds)
            for wilds in range(price)
        ]
    )


def legal_places(state: State) -> list[Place]:
    """Every space, colour and payment; for each space and colour the cheapest payment first."""
    grey, wild = state.options.grey, state.wild
    player = state.players[state.turn]
    stars = player.stars
    moves: list[Place] = []
    for colour in ALL_COLOURS:
        held = player.hand[colour]
        if held:
            wilds = 0 if colour is wild else player.hand[wild]
            most = held + wilds
            for star in range(STARS) if grey else (colour + 1, CENTRE_STAR):
                tiles = stars[star]
                if colour in accepted(grey, star, tiles):
                    for space, price in enumerate(NUMBERS[grey][star]):
                        if price <= most and tiles[space] is None:
                            ways = _ways(grey, star, space, colour, wild)
                            moves += ways[price - held if price > held else 0 : wilds + 1]
    return moves


def payments(state: State, command: Place, colour: Colour) -> tuple[Place, ...]:
    """Every payment for a space with a tile of `colour`, the cheapest first."""
    player = state.players[state.turn]
    wilds = 0 if colour is state.wild else player.hand[state.wild]
    ways = _ways(state.options.grey, command.star, command.space, colour, state.wild)
    return ways[max(0, len(ways) - player.hand[colour]) : wilds + 1]


def place(state: State, command: Place) -> tuple[State, tuple[Event, ...]]:
    require_phase(state, Phase.PLACE)
    seat = state.turn
    player = state.players[seat]
    colour = _colour(state, player, command)
    natural, wild = _payment(state, player, command, colour)
    star, space = command.star, command.space

    tiles = player.stars[star]
    tiles = (*tiles[:space], colour, *tiles[space + 1 :])
    stars = (*player.stars[:star], tiles, *player.stars[star + 1 :])
    run = scoring.run(tiles, space)
    hand = add_tiles(player.hand, colour, -natural)
    tower = add_tiles(state.tower, colour, natural - 1)
    if wild:
        hand = add_tiles(hand, state.wild, -wild)
        tower = add_tiles(tower, state.wild, wild)
    score = player.score + run
    events: list[Event] = [
        Placed(seat, Spot(star, space), colour, natural, wild, state.wild, run, player.score, score)
    ]
    player = Player(stars, hand, player.kept, score, False)
    state = _moved(state, tower=tower, players=_with(state, player))
    features = completed_by(stars, star, space)
    if features:
        earned = sum(BONUS_TILES[feature.kind] for feature in features)
        due = min(earned, sum(state.supply))
        events.append(Surrounded(seat, features, earned, due))
        if due and _is_choice(state.supply, due):
            return replace(state, phase=Phase.BONUS, due=due), tuple(events)
        if due:
            tiles_due = state.supply
            if due < sum(tiles_due):
                only = next(colour for colour in ALL_COLOURS if state.supply[colour])
                tiles_due = add_tiles(NO_TILES, only, due)
            state = _bonus(state, tiles_due, events, chosen=False)
    return _after(state, events), tuple(events)


def completed_by(stars: tuple[Star, ...], star: int, space: int) -> tuple[Feature, ...]:
    """The pillars, statues and windows that a tile on this space completes."""
    return tuple(
        [
            feature
            for feature in FEATURES_AT[star, space]
            if all(stars[spot.star][spot.space] is not None for spot in feature.spots)
        ]
    )


def bonus(state: State, command: Bonus) -> tuple[State, tuple[Event, ...]]:
    require_phase(state, Phase.BONUS)
    tiles = _tiles(command.tiles)
    if sum(tiles) != state.due:
        raise IllegalCommand(Reason.BONUS_COUNT, count=state.due, said=sum(tiles))
    for colour in ALL_COLOURS:
        if tiles[colour] > state.supply[colour]:
            raise IllegalCommand(
                Reason.SUPPLY_LACKS,
                colour=colour,
                left=state.supply[colour],
                count=tiles[colour],
            )
    events: list[Event] = []
    state = _bonus(state, tiles, events, chosen=True)
    return _after(state, events), tuple(events)


def refill(state: State, command: Stock) -> tuple[State, tuple[Event, ...]]:
    """The supply is filled up before the next player's turn."""
    events: list[Event] = []
    state = stocked(state, command, events)
    return _next_turn(state, events), tuple(events)


def leave(state: State, command: Pass) -> tuple[State, tuple[Event, ...]]:
    """A player passes."""
    require_phase(state, Phase.PLACE)
    seat = state.turn
    player = state.players[seat]
    if command.keep is None:
        kept = _kept_by_default(state, player)
    else:
        kept = _tiles(command.keep)
        for colour in ALL_COLOURS:
            if kept[colour] > player.hand[colour]:
                raise IllegalCommand(
                    Reason.KEEP_NOT_HELD,
                    colour=colour,
                    left=player.hand[colour],
                    count=kept[colour],
                )
        if sum(kept) > CORNERS:
            raise IllegalCommand(Reason.KEEP_FEWER, count=sum(kept))
    thrown = subtract_counts(player.hand, kept)
    score = max(state.options.lowest, player.score - sum(thrown))
    events: list[Event] = [Passed(seat, kept, thrown, player.score, score)]
    player = Player(player.stars, NO_TILES, kept, score, True)
    state = _moved(state, tower=add_counts(state.tower, thrown), players=_with(state, player))
    return _after(state, events), tuple(events)


def _kept_by_default(state: State, player: Player) -> Counts:
    """All tiles, as long as the corners hold them.

    After the last round there is no next one: all go into the tower, which never costs more than
    corners do, because the score has a lower limit.
    """
    if state.round == ROUNDS:
        return NO_TILES
    if sum(player.hand) > CORNERS:
        raise IllegalCommand(Reason.KEEP_WHICH, tiles=player.hand, count=sum(player.hand))
    return player.hand


def _colour(state: State, player: Player, command: Place) -> Colour:
    """The colour that is placed, which the star must accept."""
    star, space, colour = command.star, command.space, command.colour
    if type(star) is not int or type(space) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if colour is not None and type(colour) is not Colour:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not 0 <= star < STARS:
        raise IllegalCommand(Reason.NO_STAR, star=star)
    if not 0 <= space < SPACES:
        raise IllegalCommand(Reason.NO_SPACE, space=space)
    spot = Spot(star, space)
    tiles = player.stars[star]
    lying = tiles[space]
    if lying is not None:
        raise IllegalCommand(Reason.SPACE_TAKEN, spot=spot, colour=lying)
    possible = accepted(state.options.grey, star, tiles)
    if colour is None:
        if len(possible) > 1:
            raise IllegalCommand(Reason.WHICH_COLOUR, spot=spot, colours=possible)
        return possible[0]
    if colour not in possible:
        if len(possible) == 1:
            raise IllegalCommand(Reason.STAR_WANTS, star=star, colour=possible[0], other=colour)
        raise IllegalCommand(Reason.STAR_HAS, star=star, colour=colour)
    return colour


def _payment(state: State, player: Player, command: Place, colour: Colour) -> tuple[int, int]:
    """How many tiles of the colour and how many wild ones pay.

    What nobody named is proposed: the cheapest spares the wild tiles.
    """
    paid = None if command.paid is None else _tiles(command.paid)
    held = player.hand[colour]
    wilds = 0 if colour is state.wild else player.hand[state.wild]
    price = NUMBERS[state.options.grey][command.star][command.space]
    spot = Spot(command.star, command.space)
    if not held:
        raise IllegalCommand(Reason.NOT_HELD, colour=colour, hand=player.hand)
    if held + wilds < price:
        raise IllegalCommand(
            Reason.TOO_FEW, spot=spot, price=price, colour=colour, count=held, wild=wilds
        )
    if paid is None:
        natural = min(held, price)
        return natural, price - natural
    natural = paid[colour]
    wild = 0 if colour is state.wild else paid[state.wild]
    if natural + wild != sum(paid):
        raise IllegalCommand(Reason.PAYMENT_COLOUR, spot=spot, colour=colour, wild=state.wild)
    if not natural or not wild:
        # "with three wild ones", "with two red": the rest is of the other kind.
        natural, wild = natural or price - wild, wild or price - natural
    if not (1 <= natural <= held and 0 <= wild <= wilds and natural + wild == price):
        raise IllegalCommand(
            Reason.PAYMENT, spot=spot, price=price, colour=colour, count=held, wild=wilds
        )
    return natural, wild


def _is_choice(supply: Counts, due: int) -> bool:
    return due < sum(supply) and sum(1 for count in supply if count) > 1


def _bonus(state: State, tiles: Counts, events: list[Event], *, chosen: bool) -> State:
    player = state.players[state.turn]
    events.append(BonusTaken(state.turn, tiles, chosen))
    player = replace(player, hand=add_counts(player.hand, tiles))
    return replace(
        state, due=0, supply=subtract_counts(state.supply, tiles), players=_with(state, player)
    )


def _moved(
    state: State,
    *,
    phase: Phase | None = None,
    turn: int | None = None,
    tower: Counts | None = None,
    players: tuple[Player, ...] | None = None,
) -> State:
    """The state with some fields changed; `replace` costs more than a whole move may."""
    return State(
        state.options,
        state.round,
        state.phase if phase is None else phase,
        state.turn if turn is None else turn,
        state.due,
        state.starter,
        state.holder,
        state.filled,
        state.bag,
        state.tower if tower is None else tower,
        state.supply,
        state.factories,
        state.centre,
        state.players if players is None else players,
    )


def _after(state: State, events: list[Event]) -> State:
    """Rules 3, "Bonus tiles": the supply is filled up before anything else.

    A round's last pass is followed by the next round, which fills the supply, or by the end.
    """
    if all(player.passed for player in state.players):
        return _next_turn(state, events)
    if sum(state.supply) < SUPPLY_SPACES and (any(state.bag) or any(state.tower)):
        return _moved(state, phase=Phase.REFILL)
    return _next_turn(state, events)


def _next_turn(state: State, events: list[Event]) -> State:
    seats = len(state.players)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if not state.players[seat].passed:
            return _moved(state, phase=Phase.PLACE, turn=seat)
    events.append(RoundEnded(state.round, tuple([player.score for player in state.players])))
    if state.round == ROUNDS:
        return finish(state, events, agreed=False)
    return begin_round(state, state.begins_placing, events)


def _with(state: State, player: Player) -> tuple[Player, ...]:
    """The players with another one at the seat whose turn it is."""
    seat = state.turn
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def _tiles(tiles: object) -> Counts:
    if type(tiles) is not tuple or not all(type(tile) is Colour for tile in tiles):
        raise IllegalCommand(MalformedReason.MALFORMED)
    return count_tiles(tiles, COLOURS)
