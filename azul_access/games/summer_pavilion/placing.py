"""Phase 2 of Summer Pavilion: players place and pay tiles, choose bonus tiles, and pass."""

from functools import cache

from azul_access.games.drawing import check_tiles
from azul_access.games.summer_pavilion import events, pieces, scoring
from azul_access.games.summer_pavilion.commands import Bonus, Pass, Place
from azul_access.games.summer_pavilion.editions import Edition
from azul_access.games.summer_pavilion.ending import end_round
from azul_access.games.summer_pavilion.evolving import Outcome
from azul_access.games.summer_pavilion.refusals import Reason, require_phase
from azul_access.games.summer_pavilion.stars import accepted_colours
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, Star, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.tiles import Counts, add_tiles, count_tiles, subtract_counts


@cache
def _payments(
    price: int, star: int, space: int, colour: pieces.Colour, wild: pieces.Colour
) -> tuple[Place, ...]:
    """A tile of `colour` on a space, paid with none, one, two … tiles of the wild colour."""
    return tuple(
        [
            Place(star, space, colour, (colour,) * (price - wilds) + (wild,) * wilds)
            for wilds in range(price)
        ]
    )


def legal_places(state: State) -> list[Place]:
    """Every space, colour and payment; for each space and colour the cheapest payment first."""
    options, wild = state.options, state.wild
    grey, numbers = options.grey, options.numbers
    player = state.players[state.turn]
    stars = player.stars
    moves: list[Place] = []
    for colour in pieces.ALL_COLOURS:
        held = player.hand[colour]
        if held:
            wilds = 0 if colour is wild else player.hand[wild]
            most = held + wilds
            for star in range(pieces.STARS) if grey else (colour + 1, pieces.CENTRE_STAR):
                tiles = stars[star]
                if colour in accepted_colours(grey, star, tiles):
                    for space, price in enumerate(numbers[star]):
                        if price <= most and tiles[space] is None:
                            payments = _payments(price, star, space, colour, wild)
                            moves += payments[price - held if price > held else 0 : wilds + 1]
    return moves


def possible_payments(state: State, command: Place, colour: pieces.Colour) -> tuple[Place, ...]:
    """Every payment for a space with a tile of `colour`, the cheapest first."""
    player = state.players[state.turn]
    wilds = 0 if colour is state.wild else player.hand[state.wild]
    price = state.options.numbers[command.star][command.space]
    payments = _payments(price, command.star, command.space, colour, state.wild)
    return payments[max(0, len(payments) - player.hand[colour]) : wilds + 1]


def place(outcome: Outcome, command: Place) -> None:
    """Place a tile, pay for it, and take the bonus tiles that it earns.

    Raises: IllegalCommand.
    """
    state = outcome.state
    require_phase(state, Phase.PLACE)
    seat = state.turn
    player = state.players[seat]
    colour = _placed_colour(state, player, command)
    natural, wild = _payment(state, player, command, colour)
    star, space = command.star, command.space
    run = scoring.run_length(player.stars[star], space)
    before, after = player.score, player.score + run
    state = outcome.add(
        events.Placed(
            seat, pieces.Space(star, space), colour, natural, wild, state.wild, run, before, after
        )
    )
    features = surrounded_features(state.players[seat].stars, star, space)
    if features:
        _earn_bonus_tiles(outcome, seat, features)


def surrounded_features(
    stars: tuple[Star, ...], star: int, space: int
) -> tuple[pieces.Feature, ...]:
    """The pillars, statues and windows that a tile on this space completes."""
    return tuple(
        [
            feature
            for feature in pieces.FEATURES_AT[star, space]
            if all(stars[other.star][other.index] is not None for other in feature.spaces)
        ]
    )


def take_bonus(outcome: Outcome, command: Bonus) -> None:
    """Take the chosen bonus tiles.

    Raises: IllegalCommand.
    """
    state = outcome.state
    require_phase(state, Phase.BONUS)
    tiles = _count_checked(command.tiles)
    if sum(tiles) != state.due:
        raise IllegalCommand(Reason.BONUS_COUNT, count=state.due, said=sum(tiles))
    _check_available(tiles, state.supply, Reason.SUPPLY_LACKS)
    outcome.add(events.BonusTaken(state.turn, tiles, chosen=True))


def pass_turn(outcome: Outcome, command: Pass) -> None:
    """A player keeps some tiles, discards the others, and is out for this round.

    Raises: IllegalCommand.
    """
    state = outcome.state
    require_phase(state, Phase.PLACE)
    seat, edition = state.turn, state.options.edition
    player = state.players[seat]
    most = free_corners(edition, player)
    if command.keep is None:
        kept = _kept_by_default(state, player, most)
    else:
        kept = _count_checked(command.keep)
        _check_available(kept, player.hand, Reason.KEEP_NOT_HELD)
        if sum(kept) > most:
            raise IllegalCommand(Reason.KEEP_FEWER, count=sum(kept), most=most)
    discarded = subtract_counts(player.hand, kept)
    score = max(edition.lowest_score, player.score - edition.surplus_cost * sum(discarded))
    outcome.add(events.Passed(seat, kept, discarded, player.score, score))
    end_round(outcome)


def free_corners(edition: Edition, player: Player) -> int:
    """How many tiles a player can keep; players may have set tiles in the corners already."""
    return edition.corners - sum(player.corners)


def _kept_by_default(state: State, player: Player, most: int) -> Counts:
    """All tiles, if the corners have room for them.

    After the last round there is no next one: all tiles go into the tower. This never costs more
    than leaving them in the corners, because the score has a lower limit.

    Raises: IllegalCommand when there are too many tiles.
    """
    if state.is_last_round or not most:
        return NO_TILES
    if sum(player.hand) > most:
        raise IllegalCommand(
            Reason.KEEP_WHICH, tiles=player.hand, count=sum(player.hand), most=most
        )
    return player.hand


def _placed_colour(state: State, player: Player, command: Place) -> pieces.Colour:
    """The colour that is placed.

    Raises: IllegalCommand when the space is not free, or its star does not accept the colour.
    """
    _check_space(command)
    star, space, colour = command.star, command.space, command.colour
    tiles = player.stars[star]
    tile = tiles[space]
    if tile is not None:
        raise IllegalCommand(Reason.SPACE_TAKEN, space=pieces.Space(star, space), colour=tile)
    possible = accepted_colours(state.options.grey, star, tiles)
    if colour is None:
        if len(possible) > 1:
            raise IllegalCommand(
                Reason.WHICH_COLOUR, space=pieces.Space(star, space), colours=possible
            )
        return possible[0]
    if colour not in possible:
        if len(possible) == 1:
            raise IllegalCommand(Reason.STAR_WANTS, star=star, colour=possible[0], other=colour)
        raise IllegalCommand(Reason.STAR_HAS, star=star, colour=colour)
    return colour


def _check_space(command: Place) -> None:
    """Raises: IllegalCommand when there is no such star, space or colour."""
    star, space, colour = command.star, command.space, command.colour
    if type(star) is not int or type(space) is not int:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if colour is not None and type(colour) is not pieces.Colour:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not 0 <= star < pieces.STARS:
        raise IllegalCommand(Reason.NO_STAR, star=star)
    if not 0 <= space < pieces.SPACES:
        raise IllegalCommand(Reason.NO_SPACE, space=space)


def _payment(
    state: State, player: Player, command: Place, colour: pieces.Colour
) -> tuple[int, int]:
    """How many tiles of the colour and how many wild ones pay.

    Without named tiles the payment with the fewest wild tiles is proposed.

    Raises: IllegalCommand when the player cannot pay, or not with the named tiles.
    """
    wild_colour = state.wild
    paid = None if command.paid is None else _count_checked(command.paid)
    held = player.hand[colour]
    wilds = 0 if colour is wild_colour else player.hand[wild_colour]
    price = state.options.numbers[command.star][command.space]
    if not held:
        raise IllegalCommand(Reason.NOT_HELD, colour=colour, hand=player.hand)
    if held + wilds < price:
        reason = Reason.TOO_FEW
    elif paid is None:
        natural = min(held, price)
        return natural, price - natural
    else:
        natural = paid[colour]
        wild = 0 if colour is wild_colour else paid[wild_colour]
        if natural + wild != sum(paid):
            space = pieces.Space(command.star, command.space)
            raise IllegalCommand(
                Reason.PAYMENT_COLOUR, space=space, colour=colour, wild=wild_colour
            )
        if not natural or not wild:
            # "with three wild ones", "with two red": the rest is of the other kind.
            natural, wild = natural or price - wild, wild or price - natural
        if 1 <= natural <= held and 0 <= wild <= wilds and natural + wild == price:
            return natural, wild
        reason = Reason.PAYMENT
    raise IllegalCommand(
        reason,
        space=pieces.Space(command.star, command.space),
        price=price,
        colour=colour,
        count=held,
        wild=wilds,
    )


def _earn_bonus_tiles(outcome: Outcome, seat: int, features: tuple[pieces.Feature, ...]) -> None:
    bonus_tiles = outcome.state.options.edition.bonus_tiles
    earned = sum(bonus_tiles[feature.kind] for feature in features)
    due = min(earned, sum(outcome.state.supply))
    outcome.add(events.Surrounded(seat, features, earned, due))
    if due:
        take_due_bonus(outcome)


def take_due_bonus(outcome: Outcome) -> None:
    """Take the bonus tiles that are due at once where the supply leaves no choice."""
    state = outcome.state
    tiles = _only_selection(state.supply, state.due)
    if tiles is not None:
        outcome.add(events.BonusTaken(state.turn, tiles, chosen=False))


def _only_selection(supply: Counts, due: int) -> Counts | None:
    """The tiles that `due` bonus tiles can only be; None where there is a choice."""
    if due == sum(supply):
        return supply
    colours = [colour for colour in pieces.ALL_COLOURS if supply[colour]]
    return None if len(colours) > 1 else add_tiles(NO_TILES, colours[0], due)


def _count_checked(tiles: tuple[pieces.Colour, ...]) -> Counts:
    """Raises: IllegalCommand when the value is not a tuple of colours."""
    check_tiles(tiles, pieces.Colour)
    return count_tiles(tiles, pieces.COLOURS)


def _check_available(tiles: Counts, available: Counts, reason: Reason) -> None:
    """Raises: IllegalCommand when there are more tiles of a colour than available."""
    for colour in pieces.ALL_COLOURS:
        if tiles[colour] > available[colour]:
            raise IllegalCommand(reason, colour=colour, left=available[colour], count=tiles[colour])
