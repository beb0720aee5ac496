"""Setting the table of Summer Pavilion: what players say lies on it counts.

Only what cannot be is refused: tiles that the game does not have, more than a place holds, colours
that the coloured board does not print on a star, and tiles where none can lie in the phase.
"""

from azul_access.games.contents import (
    BagContent,
    FactoryContent,
    RoundContent,
    ScoreContent,
    SeatsContent,
    TurnContent,
)
from azul_access.games.places import next_seats
from azul_access.games.setting import (
    SetReason,
    check_contents,
    check_order,
    check_points,
    check_round,
    check_size,
    remaining_stock,
    settle_stock,
    total_counts,
)
from azul_access.games.sources import FACTORY_SPACES, tiles_on
from azul_access.games.summer_pavilion import scoring
from azul_access.games.summer_pavilion.commands import SetTable
from azul_access.games.summer_pavilion.contents import (
    CentreContent,
    Content,
    CornersContent,
    HandContent,
    PassedContent,
    PhaseContent,
    SpaceContent,
    StarContent,
    StoneContent,
    SupplyContent,
    TowerContent,
    content_counts,
    decode_content,
    encode_content,
    read_contents,
)
from azul_access.games.summer_pavilion.events import GameEnded, TableSet
from azul_access.games.summer_pavilion.evolving import Outcome
from azul_access.games.summer_pavilion.pieces import (
    ALL_COLOURS,
    CENTRE_STAR,
    COLOURS,
    SPACES,
    STARS,
    SUPPLY_SPACES,
)
from azul_access.games.summer_pavilion.refusals import Reason
from azul_access.games.summer_pavilion.settling import (
    PLACING,
    continue_game,
    said_phase,
    settle_phase,
)
from azul_access.games.summer_pavilion.state import NO_TILES, Phase, Player, Star, State
from azul_access.games.system import IllegalCommand, MalformedReason
from azul_access.games.terms import resolve_seat
from azul_access.games.tiles import Counts, add_counts, subtract_counts

_BoardContent = (
    StarContent | SpaceContent | HandContent | CornersContent | PassedContent | ScoreContent
)


def set_table(outcome: Outcome, command: SetTable) -> None:
    """Set the places as they are said to be, and what follows from it.

    Places that are not named keep what they hold; tiles that come or go are taken from and put
    into the bag and the tower.

    Raises: IllegalCommand.
    """
    contents = command.contents
    check_contents(contents, encode_content, decode_content)
    state = outcome.state
    if state.phase is Phase.OVER:
        _set_final_scores(outcome, contents)
        return
    draft = _set_passed(state, contents)
    for content in contents:
        if not isinstance(content, PassedContent):
            draft = _set_place(draft, content)
    draft = _settle_stock(state, draft, contents)
    draft = settle_phase(state, draft, contents)
    if draft == state:
        raise IllegalCommand(SetReason.ALREADY_SO)
    outcome.add(TableSet(state, draft))
    continue_game(outcome)


def _set_final_scores(outcome: Outcome, contents: tuple[Content, ...]) -> None:
    """After the end only scores can be set; the winners follow from them."""
    state = draft = outcome.state
    for content in contents:
        if not isinstance(content, ScoreContent):
            raise IllegalCommand(SetReason.ONLY_SCORES)
        draft = _set_place(draft, content)
    if draft == state:
        raise IllegalCommand(SetReason.ALREADY_SO)
    scores = tuple([player.score for player in draft.players])
    outcome.add(TableSet(state, draft))
    outcome.add(GameEnded(scoring.winners(scores), scores, agreed=False))


def _set_passed(state: State, contents: tuple[Content, ...]) -> State:
    """The state with the players who have passed, before anything else is set.

    Before the phase of placing nobody has passed.
    """
    phase = said_phase(state, contents).phase
    said = [content for content in contents if isinstance(content, PassedContent)]
    if phase not in PLACING:
        if any(content.passed for content in said):
            raise IllegalCommand(SetReason.PASSED_TOO_EARLY)
        said = [PassedContent(seat, passed=False) for seat in range(len(state.players))]
    for content in said:
        state = _set_place(state, content)
    return state


def _set_place(state: State, content: Content) -> State:
    match content:
        case FactoryContent(factory, tiles):
            tiles_on(state.factories, factory)
            check_size(SetReason.FACTORY_SIZE, count=len(tiles), size=FACTORY_SPACES)
            index = factory.index
            factories = (*state.factories[:index], tiles, *state.factories[index + 1 :])
            return state._replace(factories=factories)
        case CentreContent(counts):
            return state._replace(centre=counts)
        case SupplyContent(counts):
            check_size(Reason.SUPPLY_SIZE, count=sum(counts), size=SUPPLY_SPACES)
            return state._replace(supply=counts)
        case (
            StarContent()
            | SpaceContent()
            | HandContent()
            | CornersContent()
            | PassedContent()
            | ScoreContent()
        ):
            seat = resolve_seat(state.players, content.seat, state.turn)
            player = _set_board(state, state.players[seat], content)
            players = (*state.players[:seat], player, *state.players[seat + 1 :])
            return state._replace(players=players)
        case StoneContent(seat):
            if seat is not None:
                resolve_seat(state.players, seat, seat)
            return state._replace(holder=seat)
        case RoundContent(number):
            check_round(number, state.options.edition.rounds)
            return state._replace(round=number)
        case SeatsContent(order):
            check_order(order, len(state.players))
            return state._replace(next_seat=next_seats(order))
        case TurnContent(seat):
            resolve_seat(state.players, seat, seat)
            return state._replace(turn=seat)
        case TowerContent() | BagContent() | PhaseContent():
            return state  # these follow from all places together


def _set_board(state: State, player: Player, content: _BoardContent) -> Player:
    edition = state.options.edition
    match content:
        case StarContent(_, star, spaces):
            return _set_star(state, player, star, spaces)
        case SpaceContent(_, star, space, colour):
            _check_star(star)
            if space >= SPACES:
                raise IllegalCommand(Reason.NO_SPACE, space=space)
            old = player.stars[star]
            return _set_star(state, player, star, (*old[:space], colour, *old[space + 1 :]))
        case HandContent(_, counts):
            return player._replace(hand=counts)
        case CornersContent(_, counts):
            check_size(Reason.CORNERS_SIZE, count=sum(counts), size=edition.corners)
            return player._replace(corners=counts)
        case PassedContent(_, passed):
            return player if passed == player.passed else _set_board_passed(player, edition.corners)
        case ScoreContent(_, points):
            check_points(points, edition.lowest_score)
            return player._replace(score=points)


def _set_board_passed(player: Player, corners: int) -> Player:
    """The board with the tiles that are kept on the other side of passing.

    More tiles than the `corners` hold stay beside the board: which ones to keep is not said.
    """
    tiles = add_counts(player.hand, player.corners)
    if player.passed:
        return player._replace(hand=tiles, corners=NO_TILES, passed=False)
    if sum(tiles) > corners:
        return player._replace(passed=True)
    return player._replace(hand=NO_TILES, corners=tiles, passed=True)


def _check_star(star: int) -> None:
    if star >= STARS:
        raise IllegalCommand(Reason.NO_STAR, star=star)


def _set_star(state: State, player: Player, star: int, spaces: Star) -> Player:
    _check_star(star)
    if len(spaces) != SPACES:
        raise IllegalCommand(MalformedReason.MALFORMED)
    if not state.options.grey and star != CENTRE_STAR:
        printed = ALL_COLOURS[star - 1]
        for tile in spaces:
            if tile is not None and tile is not printed:
                raise IllegalCommand(Reason.STAR_WANTS, star=star, colour=printed, other=tile)
    return player._replace(stars=(*player.stars[:star], spaces, *player.stars[star + 1 :]))


def _settle_stock(before: State, draft: State, contents: tuple[Content, ...]) -> State:
    """The draft with bag and tower so that every tile is somewhere.

    Raises: IllegalCommand if there are more tiles of a colour than the game has.
    """
    old_drawn, old_played = _counts_on_table(before)
    drawn, played = _counts_on_table(draft)
    bag, tower = settle_stock(
        draft.bag,
        draft.tower,
        subtract_counts(drawn, old_drawn),
        subtract_counts(played, old_played),
        ALL_COLOURS,
    )
    for content in contents:
        if isinstance(content, TowerContent):
            bag, tower = remaining_stock(bag, tower, content.counts, ALL_COLOURS), content.counts
        elif isinstance(content, BagContent):
            tower, bag = remaining_stock(bag, tower, content.counts, ALL_COLOURS), content.counts
    return draft._replace(bag=bag, tower=tower)


def _counts_on_table(state: State) -> tuple[Counts, Counts]:
    """The tiles in the middle of the table and on the boards, by colour."""
    middle, boards = [], []
    for content in read_contents(state):
        match content:
            case FactoryContent() | CentreContent() | SupplyContent():
                middle.append(content_counts(content))
            case StarContent() | HandContent() | CornersContent():
                boards.append(content_counts(content))
    return total_counts(middle, COLOURS), total_counts(boards, COLOURS)
