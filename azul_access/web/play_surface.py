"""The sources and the player's own board as tiles to touch: what a seat's page plays on.

All spaces of a part with the same pick are one button. Each button stands at the same place at
every moment; one that is not possible now stays there and says why when it is touched.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape
from math import atan2, degrees, hypot
from statistics import fmean

from azul_access.games.picture import Grid, Part, Picture, Space, Tile
from azul_access.games.sentence_touch import touch_of
from azul_access.language.phrase import Form, Phrase, Verbosity, phrase
from azul_access.session import Session
from azul_access.session.step.picking import OfferedPick, offer_picks
from azul_access.web.conversations import Conversation
from azul_access.web.table_parts import TableWriter, name_colour
from azul_access.web.view import View

# Nearer to a middle than this, in tile widths, there is no direction.
_IN_THE_MIDDLE = 0.1
# A value of a game's own with its type, because values of different types may be equal.
Key = tuple[type, object]


def key_of(pick: object) -> Key:
    return type(pick), pick


def draw_picture(session: Session) -> Picture | None:
    """The table as it is now; None for a game without pictures."""
    pictures, state = session.setup.system.pictures, session.ledger.state
    return None if pictures is None else pictures.draw_table(session.context, state)


def list_spots(picture: Picture, seat: int) -> list[object]:
    """The different picks of the sources and of a player's board, in the order of the page."""
    parts = (*picture.sources, picture.boards[seat])
    spaces = [space for part in parts for grid in part.grids for space in grid.spaces]
    return list({key_of(it.pick): it.pick for it in spaces if it.pick is not None}.values())


class SurfaceWriter(TableWriter):
    """Writes the parts with buttons; `choices` are those that can be picked now.

    A button has the value `choiceN` or, if it is not possible now, `spotN` after `prefix`.
    """

    def __init__(
        self,
        view: View,
        conversation: Conversation,
        choices: Sequence[OfferedPick],
        spots: Iterable[object],
        prefix: str,
    ) -> None:
        settings = conversation.session.settings
        super().__init__(
            lambda it: view.phrases.render(it, Verbosity.NORMAL, Form.SHOW),
            colour_names=settings.colour_names,
        )
        self._view = view
        self._prefix = prefix
        self._spots = {key_of(pick): index for index, pick in enumerate(spots)}
        self._offered = {key_of(it.pick): index for index, it in enumerate(choices)}
        self._picked = {key_of(pick) for pick in conversation.picks.values}
        self._names = self._name_picks([*_first_choices(conversation.session), *choices])

    def write_source(self, part: Part) -> str:
        """A source or several: each has its name, and a button for each colour of tile."""
        lines = [f'<div class="source {part.name}">']
        if len(part.grids) > 1 and part.grids[0].rows and part.grids[0].sign is not None:
            lines += [self._write_piles(grid.title, [grid], grid.sign) for grid in part.grids]
        else:
            lines.append(self._write_piles(part.title, part.grids, None))
        lines.append("</div>")
        return "".join(lines)

    def _write_piles(self, title: Phrase, grids: Sequence[Grid], sign: Phrase | None) -> str:
        """The tiles of one source: a button for each pick, the largest first; others are shown."""
        spaces = [it for grid in grids for it in grid.spaces if it.tile is not None]
        piles: dict[Key, list[Space]] = {}
        for space in spaces:
            if space.pick is not None:
                piles.setdefault(key_of(space.pick), []).append(space)
        in_order = sorted(piles.items(), key=lambda pile: -len(pile[1])) if sign else piles.items()
        shown = self._text(title if sign is None else sign)
        name = self._text(title)
        lines = [
            f'<div class="plate"><p class="sign" aria-hidden="true">{shown}</p>'
            f'<p class="hidden">{name}</p><div class="piles">'
        ]
        lines += [
            self._write_pile(key, pile, title, is_plate=sign is not None) for key, pile in in_order
        ]
        loose = [it for it in spaces if it.pick is None]
        lines += [
            f'<span class="pile">{super(SurfaceWriter, self)._space(it, False)}</span>'
            for it in loose
        ]
        lines.append("</div></div>")
        return "".join(lines)

    def _write_pile(self, key: Key, pile: Sequence[Space], title: Phrase, *, is_plate: bool) -> str:
        """A button: all tiles on a factory, elsewhere one with their number."""
        count = sum(space.count for space in pile)
        shown = pile if is_plate else [replace(pile[0], count=count)]
        drawn = "".join(self._draw(space) for space in shown)
        return self._write_button(key, self._list(title, pile), drawn, f"pile of-{count}")

    def _write_table(self, grid: Grid, marked: set[int]) -> Iterator[str]:
        """A table, or rows of spaces if each row is one pick."""
        rows: dict[int, list[Space]] = {}
        for space in grid.spaces:
            rows.setdefault(space.row, []).append(space)
        picks = [{key_of(space.pick) for space in row} for row in rows.values()]
        if any(len(found) != 1 or (type(None), None) in found for found in picks):
            yield from super()._write_table(grid, marked)
            return
        yield f'<div class="group {grid.name}" role="group" aria-label="{self._text(grid.title)}">'
        for number, row in rows.items():
            drawn = "".join(self._draw(space) for space in row)
            name = self._list(grid.rows[number].name, row)
            yield self._write_button(key_of(row[0].pick), name, drawn, "row")
        yield "</div>"

    def _at(self, grid: Grid, space: Space) -> str:
        if grid.is_square:
            return ""
        x, y = grid.middle(space.row)
        return _write_hour(space.x - x, space.y - y)

    def _row_at(self, grid: Grid, row: int) -> str:
        if grid.is_square:
            return ""
        x, y = grid.middle(row)
        across, down = zip(*(grid.middle(number) for number in range(len(grid.rows))), strict=True)
        return _write_hour(x - fmean(across), y - fmean(down))

    def _space(self, space: Space, is_marked: bool) -> str:
        if space.pick is None:
            return super()._space(space, is_marked)
        name = self._list(space.place, [space])
        return self._write_button(key_of(space.pick), name, self._draw(space), "one")

    def _write_button(self, key: Key, name: str, drawn: str, kind: str) -> str:
        """A button with its name for screen readers, and its tiles."""
        kinds, state = [kind], ""
        if key in self._offered:
            value = f"choice{self._offered[key]}"
            kinds.append("offered")
        else:
            value = f"spot{self._spots[key]}"
            state = ' aria-disabled="true" tabindex="-1"'
        if key in self._picked:
            kinds.append("picked-tiles")
        return (
            f'<button name="step" value="{self._prefix}{value}" class="{" ".join(kinds)}"{state}>'
            f'<span class="hidden">{escape(self._names.get(key, name))}</span>'
            f'<span class="drawn" aria-hidden="true">{drawn}</span></button>'
        )

    def _draw(self, space: Space) -> str:
        return super()._space(space, False)

    def _list(self, title: Phrase, spaces: Iterable[Space]) -> str:
        """A place with the labels of its tiles, for what is not among the choices."""
        labels = [
            self._name_tile(it.tile) if it.tile is not None else self._plain(phrase("plan-free"))
            for it in spaces
        ]
        return f"{self._plain(title)}: {', '.join(labels)}"

    def _name_tile(self, tile: Tile) -> str:
        if not self._colour_names or not tile.colour:
            return tile.label
        return f"{tile.label} {self._plain(name_colour(tile))}"

    def _plain(self, text: Phrase) -> str:
        return self._view.phrases.render(text, Verbosity.NORMAL, Form.SHOW)

    def _name_picks(self, choices: Iterable[OfferedPick]) -> Mapping[Key, str]:
        return {key_of(it.pick): name_choice(self._view, it) for it in choices}


def _write_hour(x: float, y: float) -> str:
    """The class of a direction, as an hour of a clock from 0 to 11; nothing for the middle."""
    if hypot(x, y) < _IN_THE_MIDDLE:
        return ""
    return f' class="hour-{round(degrees(atan2(x, -y)) / 30) % 12}"'


def _first_choices(session: Session) -> Sequence[OfferedPick]:
    """What the player whose turn it is may pick first: names for what lies at the sources."""
    system, state = session.setup.system, session.ledger.state
    return offer_picks(touch_of(system).choices(session.context, state, ()).strips).choices


def name_choice(view: View, choice: OfferedPick) -> str:
    """A choice in full words, after the place that it has in common with others."""
    words = view.phrases.render_all(choice.words, Verbosity.NORMAL, Form.SHOW)
    if choice.heading is None:
        return words
    place = view.phrases.render(choice.heading.text, Verbosity.NORMAL, Form.SHOW)
    return words if place in words else f"{place}: {words}"
