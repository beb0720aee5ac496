"""All braille displays of a game, and whose each of them is.

Whose a display is, is kept with its address for later games with the same players.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from azul_access.braille.display import BrailleDisplay
from azul_access.language.phrase import Phrase, phrase
from azul_access.session.control.controls import DisplayRequest, GiveDisplay
from azul_access.session.session import Owner
from azul_access.table.companion import Companion
from azul_access.table.devices import OutputChannel

# The name that is kept for a display of the whole table.
TABLE = ""


class DisplayPlace(NamedTuple):
    """A display at an address; `name` is its player, TABLE, or None if that is not known yet."""

    address: str
    name: str | None = None


class Displays:
    """Opens displays, and gives them to players when they ask for it."""

    def __init__(
        self,
        companion: Companion,
        places: Sequence[DisplayPlace],
        open_display: Callable[..., BrailleDisplay],
        keep: Callable[[Mapping[str, str]], object],
    ) -> None:
        """`open_display` makes a display from an address, an `owner` and whether it `asks_owner`.

        `keep` gets the names by address whenever one changes.
        """
        self._companion = companion
        self._keep = keep
        self._names = {place.address: place.name for place in places if place.name is not None}
        self.displays = [
            open_display(
                place.address,
                owner=self._find_owner(place.name),
                asks_owner=place.name is None,
                on_owner=self.give,
            )
            for place in places
        ]
        companion.set_displays(self)

    @property
    def has_quit(self) -> bool:
        """Whether a player has left the game with one of the displays."""
        return any(display.has_quit for display in self.displays)

    def close(self) -> None:
        for display in self.displays:
            display.close()

    def give(self, display: BrailleDisplay, owner: Owner | None) -> None:
        """Let a display belong to somebody, or to the whole table, and tell so."""
        setup = self._companion.session.setup
        names = setup.names
        if owner is not None and setup.computer_at(owner.seat) is not None:
            self._tell("display-of-computer", display, player=names[owner.seat])
            return
        display.give_to(owner)
        self._names[display.address] = TABLE if owner is None else names[owner.seat]
        self._keep(dict(self._names))
        if owner is None:
            self._tell("display-given-table", display)
        elif owner.moves_for_all:
            self._tell("display-moves", display)
        else:
            self._tell("display-given", display, player=names[owner.seat])

    def handle_request(self, request: DisplayRequest, outputs: Sequence[OutputChannel]) -> None:
        """Give the display that is meant; without a number the only one, or one of `outputs`."""
        own = [display for display in self.displays if display in outputs]
        count = len(self.displays)
        if request.number is not None and request.number <= count:
            display = self.displays[request.number - 1]
        elif request.number is None and (count == 1 or len(own) == 1):
            display = self.displays[0] if count == 1 else own[0]
        else:
            player = self._companion.session.setup.names[0]
            self._companion.broadcast([phrase("display-which", count=count, player=player)])
            return
        if isinstance(request, GiveDisplay):
            self.give(display, None if request.player is None else Owner(request.player))
        elif display.owner is None:
            self.give(display, None)  # it moves for all already
        else:
            self.give(display, Owner(display.owner.seat, moves_for_all=True))

    def _find_owner(self, name: str | None) -> Owner | None:
        names = self._companion.session.setup.names
        return Owner(names.index(name)) if name in names else None

    def _tell(self, name: str, display: BrailleDisplay, **slots: str) -> None:
        number = self.displays.index(display) + 1
        told: Phrase = phrase(name, count=len(self.displays), number=number, **slots)
        self._companion.broadcast([told])
