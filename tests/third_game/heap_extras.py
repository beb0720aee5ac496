"""What Heap may leave out: a picture, statistics, touch views, and a virtual bag."""

from collections.abc import Sequence
from random import Random

from heap import (
    MOST_IN_HEAP,
    Command,
    Context,
    Done,
    Event,
    Question,
    State,
    legal_commands,
    wait,
)

from azul_access.games.picture import Part, Picture, Tile, board_part, tile_piles
from azul_access.games.statistics import Gain, TilesTaken
from azul_access.games.touch import Block, View, number_field, score_view, text_view
from azul_access.language.phrase import Phrase, phrase

# Picture


def draw_table(context: Context, state: State) -> Picture:
    tile = Tile("H", "red", phrase("heap-label"))
    heap = tile_piles("heap", phrase("heap-label"), [tile], [state.heap], 1)
    boards = [board_part(context.names, seat, score, ()) for seat, score in enumerate(state.scores)]
    sources = (Part("heap", phrase("heap-label"), (heap,)),)
    return Picture(sources, tuple(boards), tiles=(tile,))


# Statistics

POINT_SOURCES = ("heap-gain",)


def opening_gains(_: State) -> Sequence[Gain]:
    return ()


def gains(event: Event) -> Sequence[Gain]:
    return [Gain(taken.seat, POINT_SOURCES[0], taken.count) for taken in tiles_taken(event)]


def tiles_taken(event: Event) -> Sequence[TilesTaken]:
    match event:
        case Done(player, Command("take", tiles)):
            return [TilesTaken(player, 0, tiles)]
    return []


def colour_labels() -> Sequence[Phrase]:
    return [phrase("heap-label")]


def describe_tiles(_: Context, colour: int, count: int) -> Phrase:
    return phrase("heap-tiles", count=count)


# Touch


def views(context: Context, state: State) -> Sequence[View]:
    heap = tuple(
        (number_field(tiles, Command("take", tiles)),) for tiles in range(1, state.heap + 1)
    )
    turn = wait(context, state).expect
    return [
        View("heap", phrase("heap-label"), heap),
        score_view(context.names, state.scores),
        text_view("turn", phrase("view-turn"), turn),
    ]


def blocks(context: Context, state: State) -> Sequence[Block]:
    return [Block(view.strips) for view in views(context, state)[:-1]]


def choices(_: Context, state: State, picked: tuple[object, ...]) -> View:
    commands = () if picked else legal_commands(state)
    fields = tuple((number_field(command.tiles, command),) for command in commands)
    return View("choices", phrase("heap-label"), fields)


def picked_command(_: State, picked: tuple[object, ...]) -> Command | None:
    match picked:
        case (Command() as command,):
            return command
    return None


def what_if_question(_: Command) -> Question:
    return Question.HEAP


# Virtual bag


def draw(_: State, random: Random) -> Command:
    return Command("fill", random.randint(2, MOST_IN_HEAP))
