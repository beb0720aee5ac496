"""The table as it is read on a braille display, and how a move is made by touching it.

A game may leave this out. At the end: fields and views that the games of the family share.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

from azul_access.games.context import TypedContext
from azul_access.language.phrase import Phrase, phrase
from azul_access.values import frozen

StateT_contra = TypeVar("StateT_contra", contravariant=True)
CommandT = TypeVar("CommandT")
QuestionT_co = TypeVar("QuestionT_co", covariant=True)
OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)
PickT = TypeVar("PickT")


@frozen
class Field:
    """A few cells with one meaning: a label, a number, a short text; None is an empty cell.

    `pick` is the value, of a type of the game's own, that touching the field selects; None where
    there is nothing to select. `words` say in full what the strip that begins with the field means,
    for those who do not read it on a display; `heading` is what several such choices have in
    common, such as the factory.
    """

    text: Phrase | None
    pick: object = None
    words: Phrase | None = None
    heading: Phrase | None = None


# Fields that stay together on one line: a factory's labels, a pattern line.
Strip = tuple[Field, ...]
EMPTY_CELL = Field(None)


@frozen
class View:
    """One thing to read on a single line: its strips with an empty cell between them.

    `name` identifies the view for the whole game, so that a reader stays at the same view when
    the state changes. `short_title` is a few cells, repeated where the view needs several lines.
    `seat` is the player whose things it shows, if they are a player's.
    """

    name: str
    title: Phrase
    strips: tuple[Strip, ...]
    short_title: Phrase | None = None
    seat: int | None = None


@frozen
class Block:
    """A part of the table laid out in rows, for displays with several lines."""

    rows: tuple[Strip, ...]


class Touch(Protocol[StateT_contra, CommandT, QuestionT_co, OptionsT_contra]):
    """The table as views and blocks, and commands as sequences of picked values."""

    def views(self, context: TypedContext[OptionsT_contra], state: StateT_contra) -> Sequence[View]:
        """Everything there is to read, the current player's things first.

        The view with the name "turn" says whose turn it is.
        """

    def blocks(
        self, context: TypedContext[OptionsT_contra], state: StateT_contra
    ) -> Sequence[Block]:
        """The whole table but whose turn it is, for one page; the most important block first."""

    def choices(
        self,
        context: TypedContext[OptionsT_contra],
        state: StateT_contra,
        picked: tuple[object, ...],
    ) -> View:
        """What can be picked next; no strips where nothing can. Each pick leads to a command.

        Leading strips without a pick describe what has been picked already.
        """

    def picked_command(self, state: StateT_contra, picked: tuple[object, ...]) -> CommandT | None:
        """The command that the picked values make, or None while one is missing."""

    def what_if_question(self, command: CommandT) -> QuestionT_co | None:
        """The question about the result of `command`, which is answered before it is made."""


# Shared by the games of the family

FREE = Field(phrase("cell-free"))


def number_field(value: int, pick: object = None) -> Field:
    return Field(phrase("number", number=value), pick)


def numbered_strip(value: int, fields: Iterable[Field], pick: object = None) -> Strip:
    """A number, an empty cell, and the fields."""
    return (number_field(value, pick), EMPTY_CELL, *fields)


def name_choice(strip: Strip, words: Phrase, heading: Phrase | None = None) -> Strip:
    """The strip with its meaning in full words; `words` and `heading` are as in Field."""
    first, *others = strip
    return (replace(first, words=words, heading=heading), *others)


def last_pick(picked: Sequence[object], kind: type[PickT]) -> PickT | None:
    """The newest picked value of a type."""
    return next((pick for pick in reversed(picked) if isinstance(pick, kind)), None)


def name_drawn(picked: Sequence[Phrase], size: int, place: Phrase | None = None) -> Phrase:
    """The tiles that are picked of `size`, and how many more; `place` is where they come to lie."""
    count = size - len(picked)
    more = phrase("pick-more", tiles=tuple(picked), count=count)
    drawn = more if picked else phrase("pick-first", count=count)
    return drawn if place is None else phrase("pick-filling", place=place, tiles=drawn)


def titled_view(name: str, strips: Iterable[Strip]) -> View:
    """A view of the table, titled by the messages "view-NAME" and "view-NAME-short"."""
    return View(name, phrase(f"view-{name}"), tuple(strips), phrase(f"view-{name}-short"))


def player_view(name: str, names: Sequence[str], seat: int, strips: Iterable[Strip]) -> View:
    """A view of what the player at `seat` has, titled in the same way, with the player's name."""
    title = phrase(f"view-{name}", player=names[seat])
    short_title = phrase(f"view-{name}-short", player=_shorten(names, seat))
    return View(f"{name}-{seat}", title, tuple(strips), short_title, seat)


def _shorten(names: Sequence[str], seat: int) -> str:
    """The first letters of a player's name, as many as tell it from the others."""
    name, others = names[seat].lower(), [*names[:seat], *names[seat + 1 :]]
    for length in range(1, len(name)):
        if not any(other.lower().startswith(name[:length]) for other in others):
            return name[:length].rstrip()
    return name


def score_view(names: Sequence[str], points: Sequence[int]) -> View:
    strips = tuple(
        (Field(phrase("name", name=name)), EMPTY_CELL, number_field(score))
        for name, score in zip(names, points, strict=True)
    )
    return titled_view("scores", strips)


def score_blocks(names: Sequence[str], points: Sequence[int]) -> list[Block]:
    """The number, the name and the score of each player."""
    return [
        Block(((number_field(seat), EMPTY_CELL, *strip),))
        for seat, strip in enumerate(score_view(names, points).strips, 1)
    ]


def text_view(name: str, title: Phrase, phrases: Iterable[Phrase]) -> View:
    """A view that is read as sentences."""
    return View(name, title, tuple((Field(sentence),) for sentence in phrases))


def grid_block(fields: Sequence[Field], width: int) -> Block:
    """Fields of one cell each, in rows of `width`."""
    return Block(
        tuple(tuple(fields[start : start + width]) for start in range(0, len(fields), width))
    )
