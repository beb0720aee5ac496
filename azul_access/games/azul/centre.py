"""The centre of base Azul as a place: the tiles on and beside the disc, and the start marker."""

from collections.abc import Mapping, Sequence

from azul_access.games.azul import disc, nodes, terms
from azul_access.games.azul.editions import Context, Options
from azul_access.games.azul.pieces import MARKER, Colour
from azul_access.games.azul.state import Phase, State
from azul_access.games.kinds import AnyContent, Content, name_of
from azul_access.games.shared_kinds import Holder, StartMarker
from azul_access.games.sources import CENTRE
from azul_access.games.table import Area
from azul_access.games.terms import at_source
from azul_access.games.tile_kinds import TileKind
from azul_access.games.tiles import Counts
from azul_access.language.grammar import Captures, Node, maybe, seq, word
from azul_access.language.phrase import Phrase, phrase
from azul_access.tactile.grid import grid_rows
from azul_access.values import frozen


@frozen(eq=False, slots=False, kw_only=True)
class _Centre(TileKind[disc.Disc]):
    """The centre without the start marker."""

    def read_from(self, holder: State, seat: int | None) -> list[Content[disc.Disc]]:
        centre = holder.centre
        if centre.spaces[disc.MARKER_SPACE] is MARKER:
            centre = disc.without_marker(centre)
        return [self.content(centre)]

    def put(self, state: State, content: Content[disc.Disc]) -> State:
        if sorted(disc.tiles(content.value)) == sorted(disc.tiles(state.centre)):
            return state
        return state._replace(centre=content.value)

    def encode_value(self, value: disc.Disc) -> dict[str, object]:
        return {"tiles": self.tiles.labels(disc.tiles(value))}

    def decode_value(self, data: Mapping[str, object]) -> disc.Disc:
        return lay_centre(self.tiles.decode(data["tiles"]))

    def describe(self, context: Context, step: Sequence[Content[disc.Disc]]) -> list[Phrase]:
        return describe_centre(context, step[0].value, names_marker_space=False)

    def title(self, context: Context, content: Content[disc.Disc]) -> Phrase:
        return phrase("place-centre")

    def where(self, context: Context, content: Content[disc.Disc]) -> Phrase:
        return at_source(CENTRE)

    def counts(self, content: Content[disc.Disc]) -> Counts:
        return self.tiles.count(disc.tiles(content.value))

    def value_node(self, options: Options) -> Node:
        return nodes.PIECES

    def build_at(
        self, options: Options, seat: int | None, number: int, captures: Captures
    ) -> Sequence[AnyContent]:
        """The tiles in the centre; the start marker only where it is named."""
        pieces = nodes.pieces_of(captures)
        centre = self.content(lay_centre([piece for piece in pieces if isinstance(piece, Colour)]))
        return [centre, MARKER_PLACE.content(Holder(None))] if MARKER in pieces else [centre]


@frozen(eq=False, slots=False, kw_only=True)
class _Marker(StartMarker):
    """The start marker, which may lie beside a board whose floor line is full."""

    def read_from(self, holder: State, seat: int | None) -> list[Content[Holder]]:
        owner = holder.holder
        beside = owner is not None and MARKER not in holder.players[owner].floor
        return [self.content(Holder(owner, beside))]

    def put(self, state: State, content: Content[Holder]) -> State:
        after: State = super().put(state, content)
        if after.holder is not None and state.phase is Phase.FILL:
            # Who had the marker begins the round.
            return state._replace(turn=after.holder, starter=after.holder)
        return after

    def describe(self, context: Context, step: Sequence[Content[Holder]]) -> list[Phrase]:
        seat, beside = step[0].value
        if beside:
            return [phrase("azul-marker-beside", player=name_of(context, seat))]
        return super().describe(context, step)


def _describe_marker(player: str | None) -> Phrase:
    if player is None:
        return phrase("azul-marker-in-centre")
    return phrase("azul-game-marker", player=player)


CENTRE_PLACE = _Centre(
    "centre", "centre", Area.CENTRE, words=seq(maybe("to"), word("centre")), tiles=nodes.TILE_NAMES
)
MARKER_PLACE = _Marker("marker", in_words=_describe_marker)


def lay_centre(tiles: Sequence[Colour]) -> disc.Disc:
    """The disc with the tiles in their order, without the marker."""
    return disc.lay(disc.EMPTY, sorted(tiles))[0]


def describe_centre(
    context: Context, centre: disc.Disc, *, names_marker_space: bool = True
) -> list[Phrase]:
    """The tiles on and beside the disc, and where they lie on it.

    Without `names_marker_space` the last space is not called empty: the start marker may be there.
    """
    in_centre = disc.tiles(centre)
    if not in_centre:
        return [phrase("centre-empty")]
    phrases = [phrase("centre", tiles=terms.grouped(context, sorted(in_centre)))]
    labels = [None if piece is None else terms.label(piece) for piece in centre.spaces]
    if not names_marker_space and labels[disc.MARKER_SPACE] is None:
        del labels[disc.MARKER_SPACE]
    phrases += grid_rows(labels, disc.WIDTH)
    if centre.beside:
        phrases.append(phrase("azul-centre-beside", tiles=terms.grouped(context, centre.beside)))
    return phrases
