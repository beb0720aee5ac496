"""Builds questions about conditions (full, empty, started) and about which players have tiles."""

from dataclasses import replace

from azul_access.games.asked_parts import Place
from azul_access.games.asking import Asked
from azul_access.games.question_builders import build_place, has_several, several, whose
from azul_access.games.questions import AboutHolders, AboutPlace, AboutWhich, Aspect, Condition

# Conditions that have words of their own; "not full" is OPEN.
CONDITIONS = {each.value: each for each in Condition if each is not Condition.OPEN}


def build_condition(asked: Asked) -> object | None:
    """Which places are full, or whether one is."""
    condition, places = _condition(asked), asked.named_places()
    if condition is None or (asked.places and not places):
        return None
    if asked.has("who"):
        return _build_holders(asked, places, condition)
    counts, whether = asked.has("how-many"), asked.asks_whether
    if condition is Condition.FULL and asked.has("find", "brings"):
        return None  # whether it can become full
    if not places:
        if not asked.is_marked:
            return None
        own = [Place(asked.vocabulary.own, None, seat) for seat in whose(asked)]
        return several([AboutWhich(place, condition) for place in own])
    is_single = places[0].number is not None or not has_several(asked)
    if not is_single:
        of_all = whether and asked.has("each")
        return several([AboutWhich(place, condition, counts, whether, of_all) for place in places])
    if counts:
        return several([AboutPlace(place, Aspect.COUNT_MISSING) for place in places])
    if asked.has("how") or (asked.has("what", "which") and not asked.starts_with_verb):
        return build_place(asked)  # no question for yes or no
    if condition is Condition.EMPTY and whether and asked.has("something"):
        condition = Condition.OPEN  # "is something free on the red star"
    aspect = _ASPECTS.get(condition)
    return None if aspect is None else several([AboutPlace(place, aspect) for place in places])


# What a condition means for one place.
_ASPECTS = {
    Condition.EMPTY: Aspect.EMPTY,
    Condition.FULL: Aspect.FULL,
    Condition.USED: Aspect.HOLDS,
    Condition.OPEN: Aspect.ROOM,
}
_OPPOSITES = {
    Condition.FULL: Condition.OPEN,
    Condition.EMPTY: Condition.USED,
    Condition.STARTED: Condition.EMPTY,
}


def _build_holders(
    asked: Asked, places: list[Place], condition: Condition = Condition.FULL
) -> object | None:
    """Which players have a place that meets the condition, or tiles of the colour there.

    For example "who has a full row" and "does anybody have blue there".
    """
    if not places or places[0].seat is None or asked.named_seats():
        return None
    everybody = range(asked.asker.players)
    return AboutHolders(
        tuple(replace(places[0], seat=seat) for seat in everybody), condition, asked.colour
    )


def build_who_has(asked: Asked) -> object | None:
    """Which players have tiles of the colour at the named kind of place on their boards."""
    return None if asked.colour is None else _build_holders(asked, asked.named_places())


def _condition(asked: Asked) -> Condition | None:
    """The condition that a question names; "which factories have tiles" means those in use."""
    named = [CONDITIONS[name] for name in ("nearly", *CONDITIONS) if asked.has(name)]
    if named:
        return _OPPOSITES.get(named[0], named[0]) if asked.has("not") else named[0]
    names_tiles = bool(asked.tiles) and asked.colour is None and asked.counted != "tiles"
    return Condition.USED if names_tiles and has_several(asked) else None
