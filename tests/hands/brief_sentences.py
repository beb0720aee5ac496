"""The sentences of a game at which little is said, where they are not those of `german` and so on.

Each language has its own; deeds that are not here have the same sentences as elsewhere.
"""

from collections.abc import Mapping, Sequence

import dutch
import english
import german

Wordings = Mapping[str, Sequence[str]]
# The deeds of both games.
_SHARED = ("cards", "scores", "has_points", "changes", "now_plays")

_GERMAN_TAKES = "{player}: {tiles}, (Manufaktur {factory}|Zentrum), "
_GERMAN_BACK = "(auf Manufaktur {factory}|ins Zentrum, {spaces})."
_GERMAN = {
    "cards": [
        "{player}: Zehner {tens}, Einer {ones}.",
        "{player}: Zehner {tens}.",
        "{player}: Einer {ones}.",
    ],
    "scores": ["(Stand|Endstand): {scores}."],
    "has_points": ["{player} {points}."],
    "changes": ["Das ist jetzt anders:", "Jetzt:"],
    "now_plays": ["{player}."],
    "round_started": ["{player} beginnt. Startmarker: {spaces}.", "{player} beginnt."],
    "taken": [_GERMAN_TAKES + "Reihe {line}, (voll|{now} von {length})."],
    "taken_to_floor": [_GERMAN_TAKES + "Boden, minus {points}."],
    "taken_to_full_floor": [_GERMAN_TAKES + "Boden, der voll ist."],
    "dropped": ["Boden: {tiles}, minus {points}."],
    "to_lid": ["(Deckel plus|In den Deckel:) {tiles}."],
    "to_centre": ["Zentrum plus {laid}."],
    "hop": ["Scheibe: {label} von {spaces} nach {to_space}."],
    "marker_taken": ["{player}: Startmarker, Boden, minus {points}."],
    "tiling_begins": ["Fliesung."],
    "tiled": ["Reihe {line}, {label} auf Platz {place}, plus {points}."],
    "floor_cleared": ["Boden, minus {points}[, Stand {limit}]."],
    "marker_kept": ["Startmarker behalten."],
    "bonus": [
        "(Wandzeile {row}|Spalte {column}|Alle {label}), plus {points}.",
    ],
    "back_marker": ["{player}: Startmarker zurück ins Zentrum."],
    "back_rest": ["Ein {label} aus dem Zentrum, {spaces}, zurück auf Manufaktur {factory}."],
    "back_from_lid": ["{player}: {tiles} aus dem Deckel zurück " + _GERMAN_BACK],
    "back_off_floor": ["{player}: {tiles} von der Bodenreihe zurück " + _GERMAN_BACK],
    "back_off_line": ["{player}: {tiles} aus Reihe {line} zurück " + _GERMAN_BACK],
    "what_if": [
        "Dann: {tiles}, (Manufaktur {factory}|Zentrum), Reihe {line}, (voll|{now} von {length})."
    ],
    "what_if_to_floor": ["Dann: {tiles}, (Manufaktur {factory}|Zentrum), Boden, {text}."],
    "nothing": [
        "Manufaktur {factory}.",
        "{factory}?",
        "{player}, Reihe {line}, {label}: Spalte {numbers}?",
        "An der Wand {points} (Punkt|Punkte); {text}.",
        "(B|b)oden minus {points}; (S|s)tartmarker minus {first}: zusammen {text}.",
        "Gewertet werden nur die Wände, wie sie sind.",
    ],
}
_ENGLISH_TAKES = "{player}: {tiles}, (factory {factory}|centre), "
_ENGLISH_BACK = "(onto factory {factory}|into the centre, {spaces})."
_ENGLISH = {
    "cards": [
        "{player}, cards: tens {tens}, ones {ones}.",
        "{player}, cards: tens {tens}.",
        "{player}, cards: ones {ones}.",
    ],
    "scores": ["(Scores|Final scores): {scores}."],
    "has_points": ["{player} {points}."],
    "changes": ["This is different now:", "Now:"],
    "now_plays": ["{player}."],
    "round_started": ["{player} begins. Start marker: {spaces}.", "{player} begins."],
    "taken": [_ENGLISH_TAKES + "row {line}, (full|{now} of {length})."],
    "taken_to_floor": [_ENGLISH_TAKES + "floor, minus {points}."],
    "taken_to_full_floor": [_ENGLISH_TAKES + "floor, which is full."],
    "dropped": ["Floor: {tiles}, minus {points}."],
    "to_lid": ["(Lid plus|Into the lid:) {tiles}."],
    "to_centre": ["Centre plus {laid}."],
    "hop": ["Disc: {label} from {spaces}, onto {to_space}."],
    "marker_taken": ["{player}: start marker, floor, minus {points}."],
    "tiling_begins": ["Tiling."],
    "tiled": ["Row {line}, {label} at place {place}, plus {points}."],
    "floor_cleared": ["Floor, minus {points}[, score {limit}]."],
    "marker_kept": ["Keep the marker."],
    "bonus": ["(Wall row {row}|Column {column}|All {label}), plus {points}."],
    "back_marker": ["{player}: start marker back into the centre."],
    "back_rest": ["Factory {factory}: one {label} back from the centre, {spaces}."],
    "back_from_lid": ["{player}: {tiles} out of the lid back " + _ENGLISH_BACK],
    "back_off_floor": ["{player}: {tiles} off the floor line back " + _ENGLISH_BACK],
    "back_off_line": ["{player}: {tiles} out of row {line} back " + _ENGLISH_BACK],
    "what_if": ["Then: {tiles}, (factory {factory}|centre), row {line}, (full|{now} of {length})."],
    "what_if_to_floor": ["Then: {tiles}, (factory {factory}|centre), floor, {text}."],
    "nothing": [
        "On the wall {points} (point|points); {text}.",
        "(F|f)loor minus {points}; start marker minus {first}: {text} in all.",
        "Factory {factory}.",
        "{factory}?",
        "{player}, row {line}, {label}: column {numbers}?",
        "Only the walls are scored, as they are.",
    ],
}
_DUTCH_TAKES = "{player}: {tiles}, (fabriek {factory}|midden), "
_DUTCH_BACK = "(op fabriek {factory}|naar het midden, {spaces})."
_DUTCH = {
    "cards": [
        "{player}, kaarten: tientallen {tens}, eenheden {ones}.",
        "{player}, kaarten: tientallen {tens}.",
        "{player}, kaarten: eenheden {ones}.",
    ],
    "scores": ["(Stand|Eindstand): {scores}."],
    "has_points": ["{player} {points}."],
    "changes": ["Dit is nu anders:", "Nu:"],
    "now_plays": ["{player}."],
    "round_started": ["{player} begint. Startmarker: {spaces}.", "{player} begint."],
    "taken": [_DUTCH_TAKES + "rij {line}, (vol|{now} van {length})."],
    "taken_to_floor": [_DUTCH_TAKES + "vloer, min {points}."],
    "taken_to_full_floor": [_DUTCH_TAKES + "vloer, die vol is."],
    "dropped": ["Vloer: {tiles}, min {points}."],
    "to_lid": ["(Deksel plus|In het deksel:) {tiles}."],
    "to_centre": ["Midden plus {laid}."],
    "hop": ["Schijf: {label} van {spaces} naar {to_space}."],
    "marker_taken": ["{player}: startmarker, vloer, min {points}."],
    "tiling_begins": ["Muurbekleding."],
    "tiled": ["Rij {line}, {label} op plaats {place}, plus {points}."],
    "floor_cleared": ["Vloer, min {points}[, stand {limit}]."],
    "marker_kept": ["Startmarker blijft."],
    "bonus": ["(Muurrij {row}|Kolom {column}|Alle {label}), plus {points}."],
    "back_marker": ["{player}: startmarker terug naar het midden."],
    "back_rest": ["Fabriek {factory}: een {label} terug uit het midden, {spaces}."],
    "back_from_lid": ["{player}: {tiles} uit het deksel terug " + _DUTCH_BACK],
    "back_off_floor": ["{player}: {tiles} van de vloerlijn terug " + _DUTCH_BACK],
    "back_off_line": ["{player}: {tiles} uit rij {line} terug " + _DUTCH_BACK],
    "what_if": ["Dan: {tiles}, (fabriek {factory}|midden), rij {line}, (vol|{now} van {length})."],
    "what_if_to_floor": ["Dan: {tiles}, (fabriek {factory}|midden), vloer, {text}."],
    "nothing": [
        "Op de muur {points} (punt|punten); {text}.",
        "(V|v)loer min {points}; startmarker min {first}: samen {text}.",
        "Fabriek {factory}.",
        "{factory}?",
        "{player}, rij {line}, {label}: kolom {numbers}?",
        "Alleen de muren tellen, zoals ze zijn.",
    ],
}

_GERMAN_PAVILION = {
    **{deed: _GERMAN[deed] for deed in _SHARED},
    "stone_to_centre": ["{player} beginnt."],
    "stocked": ["(Vorrat:|Vorrat plus) {tiles}."],
    "taken": ["{player}: {tiles}[ und {wild}], (Manufaktur {factory}|Zentrum)."],
    "to_centre": ["Zentrum plus {tiles}."],
    "stone_taken": ["{player}: Startstein, minus {points}[, Stand {limit}]."],
    "placed": ["{player}: {tiles}, {at}."],
    "thrown": ["Fliesensammler plus {tiles}, minus {points}[, Stand {limit}]."],
    "to_tower": ["(Fliesensammler plus|In den Fliesensammler:) {tiles}."],
    "points": ["Plus {points}."],
    "bonus_taken": ["{player}: aus dem Vorrat {tiles}."],
    "passed": ["{player} passt[, behält {tiles}]."],
    "bonus": ["{player}, (alle {number}|{star}[, sechs Farben]): plus {points}."],
    "corners_paid": ["{player}, Ecken: {tiles}, minus {points}[, Stand {limit}]."],
    "in_hand": ["{player}: {tiles}.", "{player} hat keine Fliese neben der Ablage."],
    "space_holds": ["{space} {label}."],
    "space_free": ["{space} frei, kostet {price}."],
    "nothing": [
        *_GERMAN["nothing"],
        "Joker {text}, {label}.",
        "Jetzt legen.",
        "Umbaut: {text}.",
        "Vorrat, {count}?",
        "{player}: nur passen.",
        "{player}, {count} aus dem Vorrat?",
    ],
}
_ENGLISH_PAVILION = {
    **{deed: _ENGLISH[deed] for deed in _SHARED},
    "stone_to_centre": ["{player} begins."],
    "stocked": ["(Supply:|Supply plus) {tiles}."],
    "taken": ["{player}: {tiles}[ and {wild}], (factory {factory}|centre)."],
    "to_centre": ["Centre plus {tiles}."],
    "stone_taken": ["{player}: start stone, minus {points}[, score {limit}]."],
    "placed": ["{player}: {tiles}, {at}."],
    "thrown": ["Tower plus {tiles}, minus {points}[, score {limit}]."],
    "to_tower": ["(Tower plus|Into the tower:) {tiles}."],
    "points": ["Plus {points}."],
    "bonus_taken": ["{player}: from the supply {tiles}."],
    "passed": ["{player} passes[, keeps {tiles}]."],
    "bonus": ["{player}, (all {number}|{star}[, six colours]): plus {points}."],
    "corners_paid": ["{player}, corners: {tiles}, minus {points}[, score {limit}]."],
    "in_hand": ["{player}: {tiles}.", "{player} has no tiles beside the board."],
    "space_holds": ["{space} {label}."],
    "space_free": ["{space} free, costs {price}."],
    "nothing": [
        *_ENGLISH["nothing"],
        "Wild {text}, {label}.",
        "Placing.",
        "Surrounded: {text}.",
        "Supply, {count}?",
        "{player}: pass only.",
        "{player}, {count} from the supply?",
    ],
}
_DUTCH_PAVILION = {
    **{deed: _DUTCH[deed] for deed in _SHARED},
    "stone_to_centre": ["{player} begint."],
    "stocked": ["(Voorraad:|Voorraad plus) {tiles}."],
    "taken": ["{player}: {tiles}[ en {wild}], (fabriek {factory}|midden)."],
    "to_centre": ["Midden plus {tiles}."],
    "stone_taken": ["{player}: startsteen, min {points}[, stand {limit}]."],
    "placed": ["{player}: {tiles}, {at}."],
    "thrown": ["Toren plus {tiles}, min {points}[, stand {limit}]."],
    "to_tower": ["(Toren plus|In de toren:) {tiles}."],
    "points": ["Plus {points}."],
    "bonus_taken": ["{player}: uit de voorraad {tiles}."],
    "passed": ["{player} past[, houdt {tiles}]."],
    "bonus": ["{player}, (alle {number}|{star}[, zes kleuren]): plus {points}."],
    "corners_paid": ["{player}, hoeken: {tiles}, min {points}[, stand {limit}]."],
    "in_hand": ["{player}: {tiles}.", "{player} heeft geen tegels naast het bord."],
    "space_holds": ["{space} {label}."],
    "space_free": ["{space} vrij, kost {price}."],
    "nothing": [
        *_DUTCH["nothing"],
        "Joker {text}, {label}.",
        "Nu leggen.",
        "Omringd: {text}.",
        "Voorraad, {count}?",
        "{player}: alleen passen.",
        "{player}, {count} uit de voorraad?",
    ],
}


def _with_brief(wordings: Wordings, brief: Wordings) -> dict[str, Sequence[str]]:
    both = {deed: [*wordings[deed], *brief[deed]] for deed in ("nothing", "now_plays")}
    return {**wordings, **brief, **both}


AZUL = {
    "de": _with_brief(german.AZUL, _GERMAN),
    "en": _with_brief(english.AZUL, _ENGLISH),
    "nl": _with_brief(dutch.AZUL, _DUTCH),
}
PAVILION = {
    "de": _with_brief(german.PAVILION, _GERMAN_PAVILION),
    "en": _with_brief(english.PAVILION, _ENGLISH_PAVILION),
    "nl": _with_brief(dutch.PAVILION, _DUTCH_PAVILION),
}
