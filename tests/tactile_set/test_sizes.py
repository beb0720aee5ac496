"""Sizes of a set: what goes together, what is refused, and what the refusal proposes."""

import pytest
from set_plans import plan_set

from azul_access.games.tactile_set import Shape
from azul_access.language.languages import LANGUAGES
from azul_access.language.phrase import Form, Phrase, Verbosity, describe_error
from azul_access.language.phrases import load_phrases
from azul_access.tactile_set.errors import SetError, SetReason
from azul_access.tactile_set.sizes import LEAST_RIM, RANGES, Kind, choose_sizes, describe_length

SQUARE, RHOMBUS = Shape.SQUARE, Shape.RHOMBUS


def test_the_default_overlay_fits_the_measured_board() -> None:
    """The one printed board with a measured grid has tiles of 19.0 and fields 20.5 apart."""
    sizes = choose_sizes(Kind.OVERLAY, SQUARE, {})
    assert (sizes.tile, sizes.gap, sizes.rim) == (19.0, 0.5, 1.0)
    assert sizes.pitch == pytest.approx(20.5)


@pytest.mark.parametrize("kind", Kind)
@pytest.mark.parametrize("tile", [14, 19, 19.7, 20, 25])
def test_tile_gap_and_rim_make_the_pitch(kind: Kind, tile: float) -> None:
    """A tile alone is enough; the space is wider than the tile, and a rim is left."""
    sizes = choose_sizes(kind, SQUARE, {"tile": tile})
    assert sizes.tile == tile
    assert sizes.pitch == pytest.approx(sizes.tile + sizes.gap + sizes.rim)
    assert sizes.gap >= RANGES["gap"].least
    assert sizes.rim >= LEAST_RIM


def test_a_given_pitch_is_kept() -> None:
    """The rim takes what tile and gap leave; a given rim leaves the rest to the gap."""
    assert choose_sizes(Kind.OVERLAY, SQUARE, {"pitch": 22}).rim == pytest.approx(2.5)
    assert choose_sizes(Kind.OVERLAY, SQUARE, {"pitch": 22, "rim": 2}).gap == pytest.approx(1.0)
    assert choose_sizes(Kind.TRAY, SQUARE, {"pitch": 22, "gap": 1}).rim == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"tile": 3}, SetReason.RANGE),
        ({"height": 60}, SetReason.RANGE),
        ({"tile": 20, "pitch": 20.5}, SetReason.NO_RIM),
        ({"tile": 25, "pitch": 20.5}, SetReason.NO_RIM),
        ({"rim": 3}, SetReason.NOT_THE_BOARD),
        ({"rim": 1, "gap": 1}, SetReason.NOT_THE_BOARD),
        ({"pitch": 30, "rim": 1}, SetReason.NOT_THE_PITCH),
        ({"height": 2, "layer": 0.15}, SetReason.NOT_IN_LAYERS),
        ({"floor": 1.3}, SetReason.NOT_IN_LAYERS),
        ({"height": 3, "thickness": 3.5}, SetReason.TOO_HIGH),
    ],
)
def test_sizes_that_cannot_go_together_are_refused(
    chosen: dict[str, float], reason: SetReason
) -> None:
    with pytest.raises(SetError) as raised:
        choose_sizes(Kind.OVERLAY, SQUARE, chosen)
    assert raised.value.reason is reason


@pytest.mark.parametrize(
    "chosen",
    [
        {"tile": 20, "pitch": 20.5},
        {"tile": 25, "pitch": 20.5},
        {"rim": 3},
        {"rim": 10, "gap": 0.3},
        {"rim": 1, "gap": 1.9, "pitch": 80},
    ],
)
def test_the_proposed_pitch_works(chosen: dict[str, float]) -> None:
    """Whoever follows the refusal gets a set."""
    with pytest.raises(SetError) as raised:
        choose_sizes(Kind.OVERLAY, SQUARE, chosen)
    slots = raised.value.slots
    proposed = slots["pitch"] if raised.value.reason is SetReason.NO_RIM else slots["fitting"]
    assert isinstance(proposed, Phrase)
    pitch = float(_english(proposed))
    sizes = choose_sizes(Kind.OVERLAY, SQUARE, {**chosen, "pitch": pitch})
    assert sizes.pitch == pytest.approx(pitch, abs=0.01)


def test_a_tray_is_proposed_only_where_it_has_room() -> None:
    """It has a pitch of its own, unless one is given."""
    chosen = {"rim": 10, "gap": 0.3}
    assert choose_sizes(Kind.TRAY, SQUARE, chosen).pitch == pytest.approx(29.3)
    for kind in Kind:
        with pytest.raises(SetError) as raised:
            choose_sizes(kind, SQUARE, {**chosen, "pitch": 20})
        assert raised.value.reason is SetReason.NOT_THE_PITCH


@pytest.mark.parametrize(
    ("chosen", "option", "slot"),
    [
        ({"height": 2, "layer": 0.15}, "height", "fitting"),
        ({"floor": 1.3, "layer": 0.4}, "floor", "fitting"),
        ({"height": 3, "thickness": 3.5}, "height", "most"),
        ({"height": 3, "thickness": 3, "layer": 0.3}, "height", "most"),
    ],
)
def test_the_proposed_height_works(chosen: dict[str, float], option: str, slot: str) -> None:
    with pytest.raises(SetError) as raised:
        choose_sizes(Kind.TRAY, SQUARE, chosen)
    proposed = raised.value.slots[slot]
    assert isinstance(proposed, Phrase)
    height = float(_english(proposed))
    sizes = choose_sizes(Kind.TRAY, SQUARE, {**chosen, option: height})
    assert getattr(sizes, option) == pytest.approx(height, abs=0.005)


@pytest.mark.parametrize("layer", [0.05, 0.1, 0.12, 0.15, 0.2, 0.28, 0.3, 0.4])
def test_usual_heights_are_whole_layers(layer: float) -> None:
    """Whoever changes only the layers gets at least the usual height and floor."""
    sizes = choose_sizes(Kind.TRAY, SQUARE, {"layer": layer})
    for height, least in ((sizes.height, 2.0), (sizes.floor, 1.2), (sizes.marker_thickness, 3)):
        assert least - 0.001 <= height < least + 2 * layer
        assert height / layer == pytest.approx(round(height / layer))


def test_flat_tiles_lower_the_rim() -> None:
    """A tile stands out of its space by 1."""
    assert choose_sizes(Kind.OVERLAY, SQUARE, {"thickness": 2.5}).height == pytest.approx(1.4)
    assert choose_sizes(Kind.OVERLAY, SQUARE, {"thickness": 9}).height == 2.0


@pytest.mark.parametrize(
    "options",
    [
        # A strip has no room for a large number sign and a digit.
        (
            *("--kind", "tray", "--tile", "12.7", "--gap", "0.2", "--rim", "0.9"),
            *("--braille-size", "large"),
        ),
        # Nor has the space of a star, where numbers stand upright.
        ("--game", "summer-pavilion", "--kind", "tray", "--tile", "12"),
        ("--game", "summer-pavilion", "--kind", "tray", "--braille-size", "large"),
        # A rhombus has to hold one cell with 1 around it.
        ("--game", "summer-pavilion", "--tile", "11.3", "--braille-size", "large"),
    ],
)
def test_braille_without_room_is_refused_with_a_tile_that_has(options: tuple[str, ...]) -> None:
    with pytest.raises(SetError) as raised:
        plan_set(*options)
    assert raised.value.reason is SetReason.BRAILLE_ROOM
    proposed = raised.value.slots["fitting"]
    assert isinstance(proposed, Phrase)
    tile = float(_english(proposed))
    # A tile a little smaller would be too small.
    assert plan_set(*options, "--tile", str(tile)).sizes.tile == tile
    with pytest.raises(SetError):
        plan_set(*options, "--tile", f"{tile - 0.1:.1f}")


def test_a_rim_holds_tiles_that_lie_on_braille() -> None:
    """In an overlay they lie on the board, in a tray on dots; what is proposed works."""
    assert plan_set("--height", "0.8").sizes.height == 0.8
    assert plan_set("--height", "0.8", "--kind", "tray", "--wall", "grey").sizes.height == 0.8
    with pytest.raises(SetError) as raised:
        plan_set("--height", "0.8", "--kind", "tray")
    assert raised.value.reason is SetReason.TOO_LOW
    proposed = raised.value.slots["fitting"]
    assert isinstance(proposed, Phrase)
    height = _english(proposed)
    assert plan_set("--height", height, "--kind", "tray").sizes.height == float(height)


def test_a_label_inside_needs_a_tray() -> None:
    """Overlays have no floor that it could stand on."""
    small = ("--game", "summer-pavilion", "--tile", "12")
    assert plan_set(*small).sizes.tile == 12
    assert plan_set(*small, "--board", "grey").sizes.tile == 12


@pytest.mark.parametrize("kind", Kind)
def test_gap_and_rim_of_rhombi_are_measured_across(kind: Kind) -> None:
    """Across its sides a rhombus with 60 degrees is narrower than along them."""
    sizes = choose_sizes(kind, RHOMBUS, {})
    assert sizes.tile == 14
    across = 3**0.5 / 2
    assert (sizes.opening - sizes.tile) * across == pytest.approx(sizes.gap)
    assert (sizes.pitch - sizes.opening) * across == pytest.approx(sizes.rim)
    with pytest.raises(SetError) as raised:
        choose_sizes(kind, RHOMBUS, {"tile": 11})
    assert raised.value.reason is SetReason.RANGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences_with_lengths_of_the_language(language: str) -> None:
    """Decimals have the sign of the language, and no slot is left empty."""
    with pytest.raises(SetError) as raised:
        choose_sizes(Kind.OVERLAY, SQUARE, {"tile": 20, "pitch": 20.5})
    text = load_phrases(language).render(describe_error(raised.value), Verbosity.NORMAL, Form.SHOW)
    assert ("21.4" if language == "en" else "21,4") in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("length", "expected"),
    [(20.0, "20"), (20.5, "20.5"), (0.25, "0.25"), (0.05, "0.05"), (-0.0, "0"), (-2, "0")],
)
def test_lengths_are_written_with_two_decimals_at_most(length: float, expected: str) -> None:
    assert _english(describe_length(length)) == expected


def test_a_length_of_ten_keeps_its_zero() -> None:
    """Only zeros after the decimal sign are left out."""
    assert _english(describe_length(10)) == "10"


def _english(length: Phrase) -> str:
    return load_phrases("en").render(length, Verbosity.NORMAL, Form.SHOW)
