"""What base Azul tells of the end in a story: the bonuses, a tie, and what lacked one tile."""

from collections.abc import Iterator, Mapping, Sequence

from azul_access.games.azul.editions import Context
from azul_access.games.azul.events import Bonus, BonusScored, Event, GameEnded
from azul_access.games.azul.pieces import ALL_COLOURS, LINES, Colour
from azul_access.games.azul.state import Player, State
from azul_access.games.story import Fact, best_of, bonus_facts, join_names
from azul_access.language.phrase import Phrase, join_with_and, phrase


def ending_facts(context: Context, events: Sequence[Event], state: State) -> Iterator[Fact]:
    """What the final scoring brings each player, and how a tie was decided."""
    if not events:
        return
    scored = [event for event in events if isinstance(event, BonusScored)]
    bonuses = []
    for seat in range(len(context.names)):
        own = [event for event in scored if event.player == seat]
        points = sum(event.after - event.before for event in own)
        bonuses.append((points, tuple(_bonus_parts(context, own))))
    yield from bonus_facts(context.names, bonuses, [player.score for player in state.players])
    for event in events:
        if isinstance(event, GameEnded):
            yield from _winner_facts(context, event)


def _bonus_parts(context: Context, own: Sequence[BonusScored]) -> Iterator[Phrase]:
    for bonus in (Bonus.ROW, Bonus.COLUMN):
        count = sum(event.bonus is bonus for event in own)
        if count:
            yield phrase(f"azul-story-bonus-{bonus.value}", count=count)
    colours = [
        name_colour(context, Colour(event.index)) for event in own if event.bonus is Bonus.COLOUR
    ]
    if colours:
        yield phrase("azul-story-bonus-colour", count=len(colours), colours=join_with_and(colours))


def _winner_facts(context: Context, event: GameEnded) -> Iterator[Fact]:
    """How a tie was decided."""
    tied = best_of(event.scores)
    if len(tied) == 1:
        return
    winner = event.winners[0]
    points, rows = event.scores[winner], event.rows[winner]
    if len(event.winners) == 1:
        name = context.names[winner]
        message = phrase("azul-story-tie-broken", player=name, points=points, rows=rows)
    else:
        players = join_names(context.names, event.winners)
        message = phrase("azul-story-tie-shared", players=players, rows=rows)
    yield Fact(message, 0.0, follows_score=True)


def open_facts(context: Context, state: State) -> Iterator[Fact]:
    """What lacked one tile at the end, and what already lay ready for it.

    Players who lacked the same colour share a sentence.
    """
    lacking: dict[Colour, list[tuple[int, int]]] = {}
    for seat, player in enumerate(state.players):
        for colour in ALL_COLOURS:
            missing = [row for row, tiles in enumerate(player.wall) if colour not in tiles]
            if len(missing) == 1:
                lacking.setdefault(colour, []).append((seat, missing[0]))
    colour_bonus = context.options.edition.colour_bonus
    alike = {colour for colour, seats in lacking.items() if len(seats) > 1}
    for colour in alike:
        players = join_names(context.names, (seat for seat, _ in lacking[colour]))
        message = phrase(
            "azul-story-short-alike", players=players, colour=name_colour(context, colour)
        )
        yield Fact(message, 4.5, bonus=colour_bonus)
    for seat, player in enumerate(state.players):
        own = {
            row: colour
            for colour, seats in lacking.items()
            for other, row in seats
            if other == seat and colour not in alike
        }
        yield from _open_facts_of(context, seat, player, own)


def _open_facts_of(
    context: Context, seat: int, player: Player, lacking: Mapping[int, Colour]
) -> Iterator[Fact]:
    """What a player lacked; `lacking` has the only row without a colour for some colours."""
    name, edition = context.names[seat], context.options.edition
    rows = {
        row: next(colour for colour in ALL_COLOURS if colour not in tiles)
        for row, tiles in enumerate(player.wall)
        if tiles.count(None) == 1
    }
    for row, colour in {**rows, **lacking}.items():
        if row not in lacking:
            kind, weight, bonus = "row", 1.0, edition.row_bonus
        elif rows.get(row) is colour:
            kind, weight, bonus = "both", 5.0, edition.row_bonus + edition.colour_bonus
        else:
            kind, weight, bonus = "colour", 4.0, edition.colour_bonus
        message = phrase(
            f"azul-story-short-{kind}",
            player=name,
            colour=name_colour(context, colour),
            row=row + 1,
        )
        ready = tuple(_ready_facts(player, row, colour))
        yield Fact(message, weight, seat, ready, bonus=bonus)
    for column in range(LINES):
        if [tiles[column] for tiles in player.wall].count(None) == 1:
            message = phrase("azul-story-short-column", player=name, column=column + 1)
            yield Fact(message, 3.0, seat, bonus=edition.column_bonus)


def _ready_facts(player: Player, row: int, colour: Colour) -> Iterator[Fact]:
    """How many tiles of a colour lay in the pattern line of a row."""
    line = player.lines[row]
    if line is not None and line.colour is colour:
        yield Fact(phrase("azul-story-ready", count=line.count, size=row + 1), 1.0)


def name_colour(context: Context, colour: Colour) -> Phrase:
    return phrase(f"story-{context.options.edition.colours[colour]}")
