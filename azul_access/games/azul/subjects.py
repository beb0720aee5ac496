"""The subjects of questions that only base Azul has; see `games.subjects`."""

from collections.abc import Mapping
from dataclasses import replace

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked, BuildQuestion
from azul_access.games.azul.pieces import Colour
from azul_access.games.azul.questions import (
    AboutFillable,
    AboutFloorCost,
    AboutProjection,
    AboutRowWorth,
    AboutTurnsLeft,
    AboutWallSpace,
    AboutWorst,
)
from azul_access.games.question_builders import several, whose
from azul_access.games.questions import (
    AboutGains,
    AboutHolders,
    AboutNearest,
    AboutNeeds,
    AboutSeveral,
    Condition,
)
from azul_access.games.table_subjects import build_which


def _floor_cost(asked: Asked) -> object | None:
    kind = asked.kind()
    if asked.places and (kind is None or kind.kind not in ("floor", "board")):
        return None
    return several([AboutFloorCost(seat) for seat in whose(asked)])


def _row_on_wall(asked: Asked) -> tuple[int | None, int | None] | None:
    """The number of the row that a line names, and the seat; None for another kind of place."""
    places = [place for place in asked.named_places() if place.kind != "wall"]
    if not places:
        kind = asked.kind()
        if asked.places and (kind is None or kind.kind not in ("wall", "column")):
            return None
        seats = asked.named_seats()
        return None, seats[0] if seats else asked.asker.seat
    place = places[0]
    if len(places) > 1 or place.kind not in ("line", "wall-row"):
        return None
    return place.number, place.seat


def _without_column(asked: Asked) -> Asked:
    """The parts without a column that is asked for: "which column does red go to in row 2"."""
    rest = tuple(
        place
        for place in asked.places
        if place.number is not None or place.concept not in ("column", "columns")
    )
    return asked.with_places(rest) if len(asked.places) > 1 else asked


def _wall_space(asked: Asked) -> object | None:
    asked = _without_column(asked)
    found, colour = _row_on_wall(asked), asked.colour
    if found is None or colour is None or asked.count is not None:
        return None
    row, seat = found
    return AboutWallSpace(Colour(colour), row, None, seat)


def _wall_place(asked: Asked) -> object | None:
    found = _row_on_wall(asked)
    if found is None or asked.colour is not None or found[0] is None:
        return None
    row, seat = found
    if asked.space is not None:
        return AboutWallSpace(None, row, asked.space, seat)
    return several([AboutWallSpace(None, row, column, seat) for column in range(1, 6)])


def _gains(
    *, needs_colour: bool = False, needs_row: bool = False, whether: bool = False
) -> BuildQuestion:
    """The moves with a colour, or to a row, or both."""

    def build(asked: Asked) -> object | None:
        colour, places, seats = asked.colour, asked.named_places(), asked.named_seats()
        asked.ignore_count()  # the answer says how many there are
        if (needs_colour and colour is None) or (asked.places and not places):
            return None
        place = places[0] if places else None
        if needs_row and (place is None or place.kind not in ("line", "wall-row")):
            return None
        if needs_row and place is not None and place.number is None:
            return None
        if not needs_row and place is not None and place.number is None:
            if place.kind not in ("line", "board", "centre"):
                return None
            place = place if place.kind == "centre" else None
        seat = place.seat if needs_row and place is not None else None
        if seats:
            seat = seats[0]
        fills = whether and asked.has("full")
        found = [AboutGains(each, place, whether, seat, fills=fills) for each in asked.colours]
        return several(list(found)) if found else AboutGains(None, place, whether, seat)

    return build


def _row_worth(asked: Asked) -> object | None:
    asked.ignore_parts()  # the answer names the tiles of the row
    asked.ignore_count()
    places = asked.named_places()
    if not places or any(place.kind not in ("line", "wall-row") for place in places):
        return None  # "row 2 on the wall" is what row 2 brings there
    rows = [place for place in places if place.number is not None]
    if rows:
        return several([AboutRowWorth(row.number or 0, row.seat) for row in rows])
    return several([AboutProjection(place.seat) for place in places])


def _projection(asked: Asked) -> object | None:
    seats = asked.named_seats()
    if asked.places or asked.colour is not None:
        return None
    return AboutProjection(seats[0] if len(seats) == 1 else None)


def _nearest(asked: Asked) -> object | None:
    kind, seats = asked.kind(), asked.named_seats()
    if asked.places and (kind is None or kind.kind not in ("line", "wall", "wall-row", "column")):
        return None
    asked.ignore_parts()
    if asked.asks_whether and asked.has("full") and asked.has("who"):
        full = "column" if kind is not None and kind.kind == "column" else "wall-row"
        everybody = seats or range(asked.asker.players)
        return AboutHolders(tuple(Place(full, None, seat) for seat in everybody))
    named = "column" if kind is not None and kind.kind == "column" else "wall-row"
    nearest = AboutNearest(named, seats[0] if len(seats) == 1 else None)
    whose_row = seats or ([] if asked.asker.seat is None else [asked.asker.seat])
    if kind is not None and kind.kind == "line" and len(whose_row) == 1 and not asked.has("who"):
        return AboutSeveral((AboutNeeds(whose_row[0]), nearest))  # "row" may be either
    return nearest


def _which_full(asked: Asked) -> object | None:
    """The full rows; of "what goes to the wall" those beside it, not those on it."""
    if not asked.has("full"):
        rows = tuple(place for place in asked.places if place.concept != "wall")
        walls = tuple(replace(place, concept="lines") for place in asked.places)
        asked = asked.with_places(rows or walls)
    return build_which(Condition.FULL)(asked)


def _turns_left(asked: Asked) -> object | None:
    asked.named_seats()
    return None if asked.places or asked.colour is not None else AboutTurnsLeft()


def _worst(asked: Asked) -> object | None:
    kind, seats = asked.kind(), whose(asked)
    if len(seats) != 1 or (asked.places and (kind is None or kind.kind != "floor")):
        return None
    return AboutWorst(seats[0])


def _fillable(asked: Asked) -> object | None:
    seats = whose(asked)
    if len(seats) != 1 or asked.colour is not None or not all(each.is_any for each in asked.places):
        return None
    asked.ignore_parts()
    return AboutFillable(seats[0])


def _left_to(asked: Asked) -> object | None:
    """What another player could do with a colour that is left to them."""
    others = [seat for seat in asked.named_seats() if seat != asked.asker.seat]
    if asked.colour is None or asked.places or len(others) != 1:
        return None
    asked.ignore_count()
    return AboutGains(asked.colour, None, seat=others[0])


# Subjects, and paragraphs of the rules, whose answers tell the same.
KIN = (
    ("final-points", "rule-bonus-row", "rule-bonus-column"),
    ("who-began", "rule-ready"),
    ("who-begins-next", "rule-next"),
    ("row-worth", "rule-at-once", "rule-rows"),
    ("holds", "floor-cost", "content"),
    ("can-finish", "row-colours"),
)
SUBJECTS: Mapping[str, BuildQuestion] = {
    "floor-cost": _floor_cost,
    "wall-space": _wall_space,
    "wall-place": _wall_place,
    "can-place": _gains(needs_colour=True, needs_row=True, whether=True),
    "row-colours": _gains(needs_row=True),
    "can-finish": _gains(needs_row=True, whether=True),
    "which-full": _which_full,
    "tile-targets": _gains(needs_colour=True),
    "tile-worth": _gains(needs_colour=True, needs_row=True),
    "row-worth": _row_worth,
    "projection": _projection,
    "nearest": _nearest,
    "turns-left": _turns_left,
    "worst": _worst,
    "fillable": _fillable,
    "left-to": _left_to,
}
