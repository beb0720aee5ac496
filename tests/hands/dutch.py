"""The sentences of a game that people hear in Dutch, and what they understand."""

from told_sentences import Words

WORDS = Words(
    one=("een", "één", "Eén"),
    adjectives=(
        *(
            "rode",
            "blauwe",
            "zwarte",
            "oranje",
            "turquoise",
            "witte",
            "gele",
            "paarse",
            "groene",
            "lila",
        ),
    ),
    labels={
        **{label: label for label in ("R", "B", "SCH", "X", "O", "L", "Y", "G")},
        "startmarker": "1",
    },
    range_to="tot en met",
    last="en",
    row="rij",
    place="plaats",
    places="plaats",
    empty="leeg",
    on=", ",
    beside="de tafel naast de middenschijf",
    number_beside="# naast de schijf",
    more_beside=", en nog # naast de schijf",
    at=" op ",
    label_at=" op ",
    stars={
        "de middelste ster": 0,
        "de lila ster": 1,
        "de oranje ster": 2,
        "de rode ster": 3,
        "de blauwe ster": 4,
        "de gele ster": 5,
        "de groene ster": 6,
    },
    numbered_star="ster #",
    clock="op # uur",
    space="vak",
)

LOSSES = (
    "geen punten eraf",
    "{points} (punt|punten) eraf",
    "{points} (minpunt|minpunten); de stand (blijft op|komt niet onder) {limit}",
)

SHARED = {
    "filled": ["Fabriek {factory}: {tiles}."],
    "grid_row": ["Rij {row}: {labels}."],
    "cards": [
        "{player}, scorekaarten: tientallen op {tens}, eenheden op {ones}.",
        "{player}, scorekaarten: tientallen op {tens}.",
        "{player}, scorekaarten: eenheden op {ones}.",
    ],
    "whole_score": ["{player} heeft in totaal {score} punten."],
    "scores": ["(Stand na ronde {round}|Eindstand): {scores}."],
    "back_filled": ["Fabriek {factory}: {tiles} terug in de zak."],
    "factories_empty": [
        "Leeg: fabriek {numbers}.",
        "Fabriek {numbers} is leeg.",
        "Alle fabrieken zijn leeg.",
    ],
    "has_points": [
        "{player} heeft {points} (punt|punten). Scorekaarten: tientallen {tens}, eenheden {ones}.",
    ],
    "in_bag": ["In de zak, {count} (tegel|tegels): {tiles}.", "De zak is leeg."],
    "from_bag": ["Uit de zak: {tiles}."],
    "to_bag": ["In de zak: {tiles}."],
    "changes": ["Dit is nu anders:", "Nu geldt:"],
    "redone": ["Hersteld."],
    "taken_back": [
        "Teruggenomen: {text}.",
        "Verbetering teruggenomen. {text}, is weer: {old}.",
    ],
    "clear_table": ["Ruim eerst de hele tafel leeg."],
    "table_stands": ["Klaar met opbouwen."],
    "now_plays": ["{player} is aan de beurt."],
    "nothing": [
        "Rij {line} is dan vol.",
        "Rij {line} vol: minstens {points} (punt|punten).",
        "Rij {line} mist dan nog {count} (tegel|tegels).",
        "Op de vloer kost dat {points} (punt|punten).",
        "{player} zou de volgende ronde beginnen.",
        "Muurrij {row} is dan vol: de laatste ronde.",
        "Muurkolom {column} is dan vol: aan het eind {points} punten.",
        "De kleur {text} is dan compleet: aan het eind {points} punten.",
        "Rij {line} van {player} kan dan niet meteen vol.",
        "Rij {line} van {player} kan dan niet meteen vol: minstens {points} (punt|punten).",
        "Rij {line} van {player} zou dan vol kunnen.",
        "Rij {line} van {player} zou dan vol kunnen: minstens {points} (punt|punten).",
        "Rij {line} kan dan in de volgende beurt zeker vol.",
        "Rij {line} kan dan in de volgende beurt zeker vol: minstens {points} (punt|punten).",
        "Rij {line} komt in deze ronde niet meer vol.",
        "De volgende beurt kost {player} dan op de vloer minstens {points} (punt|punten).",
        "{player} heeft dan geen rij voor {tiles} in het midden.",
        "Op de tegels staat: {tiles}.",
        "Hulp met h.",
        "Voor {player} speelt de computer, op niveau {text}.",
        "Jullie leggen (zijn|hun) zetten.",
        "Enter betekent: het ligt er.",
        'Ontbreekt er iets, zeg dan "dat ligt er niet".',
        "De computer zet.",
        "Teruggenomen.",
        "Leg terug wat je ervan al hebt gelegd.",
        "Jullie trekken de tegels.",
        "Het programma kan ze ook trekken: start het met --bag virtual.",
        "Nieuw spel: {text}.",
        "De stelling geldt.",
        "Met opbouwen hoor je plek voor plek wat waar ligt.",
        "Azul, {text}, (gekleurde|grijze) muur, {points} punten voor een complete kolom.",
        "Ronde {round}.",
        "{player} vult fabriek {factory}.",
        "Verder met fabriek {factory}.",
        "Het spel is afgelopen.",
        "Het spel is in overleg beëindigd.",
        "{player} wint met {points} (punt|punten).",
        "{text} winnen samen met {points} (punt|punten).",
        "Het spel gaat verder.",
        "{text}, verbeterd: {new}, in plaats van {old}.",
        "{text}, verbeterd: de zet was van {player}, {new}.",
        "Ronde {round}. {player} is begonnen.",
        "Volgorde aan tafel: {text}.",
        "Rechtgezet.",
        "Nog {steps} (stap|stappen).",
        "Verder met Enter.",
        "(Inventaris|Opbouwen), {steps} (stap|stappen).",
        "Verder als het klopt; zeg anders wat er ligt.",
        "Met Enter of “klopt” ga je verder. Zeg anders wat er ligt. Met “klaar” stop je.",
        "Verder met Enter of “verder”, terug met “terug”.",
        "Inventaris klaar, alles klopt.",
        "Inventaris gestopt, er is niets veranderd.",
        "Opbouwen gestopt.",
        "Graag bevestigen: het spel in overleg beëindigen.",
        "Is iedereen akkoord?",
        "Ja of nee.",
    ],
}

TAKES = "{player} neemt {tiles} (van fabriek {factory}|uit het midden) en legt (hem|ze) "

SHORT_TAKES = "{player}: {tiles} (van fabriek {factory}|uit het midden) "

AZUL = {
    **SHARED,
    "round_started": [
        "{player} begint en legt de startmarker op de middenschijf, {spaces}.",
        "{player} begint. Startmarker op de middenschijf.",
    ],
    "round_started_again": ["{player} begint weer; de startmarker ligt nog op de middenschijf."],
    "poured": ["De zak was leeg: {count} (tegel|tegels) uit het deksel in de zak."],
    "taken": [
        TAKES + "in rij {line}, {places} geteld vanaf de muur: (vol|nu {now} van {length}).",
        SHORT_TAKES + "in rij {line}: (vol|{now} van {length}).",
    ],
    "taken_to_floor": [
        TAKES + "op de vloerlijn, {places}: min {points}.",
        SHORT_TAKES + "op de vloerlijn: min {points}.",
    ],
    "taken_to_full_floor": [
        takes + "op de vloerlijn, die al vol is." for takes in (TAKES, SHORT_TAKES)
    ],
    "dropped": [
        "Op de vloerlijn, {places}: {tiles}, min {points}.",
        "Op de vloer: {tiles}, min {points}.",
    ],
    "to_lid": ["In het deksel: {tiles}."],
    "hop": ["Middenschijf: een {label} van {spaces} naar {to_space}."],
    "to_centre": ["Naar het midden: {laid}."],
    "marker_taken": [
        "{player} neemt de startmarker: op de vloerlijn, plaats {place}, min {points}.",
        "{player}: startmarker op de vloer, min {points}.",
    ],
    "marker_taken_free": [
        "{player} neemt de startmarker. De vloerlijn is vol, dus de marker komt naast het bord"
        " en kost niets.",
    ],
    "tiling_begins": ["[Alles is genomen. ]Nu de muurbekleding."],
    "tiled": [
        "Rij {line}, een {label} naar de muur, plaats {place}. {points} (punt|punten).",
        "Rij {line}, {label} op plaats {place}, {points} (punt|punten).",
    ],
    "blocked": [
        "In rij {line} is aan de muur geen plek voor {label}. Alle tegels van de rij gaan"
        " naar de vloerlijn.",
    ],
    "floor_cleared": [
        floor + loss + "."
        for loss in LOSSES
        for floor in ("Vloerlijn, {count} (plaats|plaatsen) bezet, ", "Vloer, ")
    ],
    "marker_kept": ["De startmarker blijft bij {player}."],
    "bonus": [
        "(Muurrij {row}|Kolom {column}) compleet, {points} punten erbij.",
        "Alle vijf {label} op de muur, {points} punten erbij.",
    ],
    "back_round": [
        "Startmarker van de middenschijf terug naast het bord van {player}. Ronde {round} is nog"
        " niet begonnen.",
    ],
    "back_poured": ["Uit de zak terug in het deksel: {tiles}."],
    "back_marker": ["{player}: startmarker terug op de middenschijf, {spaces}."],
    "back_tiled": ["{player}: een {label} van de muur, plaats {place}, terug in rij {line}."],
    "back_line_from_lid": ["{player}: {tiles} uit het deksel erbij in rij {line}."],
    "back_blocked": ["{player}: {tiles} van de vloerlijn terug in rij {line}."],
    "back_floor": ["{player}, terug op de vloerlijn: {pieces}."],
    "back_rest": [
        "Fabriek {factory}, plaats {place}: een {label} terug uit het midden, {spaces}.",
    ],
    "back_from_lid": [
        "{player}: {tiles} uit het deksel terug op fabriek {factory}, {places}.",
        "{player}: {tiles} uit het deksel terug naar het midden, {spaces}.",
    ],
    "back_off_floor": [
        "{player}: {tiles} van de vloerlijn, {from_places}, terug op fabriek {factory}, {places}.",
        "{player}: {tiles} van de vloerlijn, {from_places}, terug naar het midden, {spaces}.",
    ],
    "back_off_line": [
        "{player}: {tiles} uit rij {line}, {from_places}, terug op fabriek {factory}, {places}.",
        "{player}: {tiles} uit rij {line}, {from_places}, terug naar het midden, {spaces}.",
    ],
    "in_centre": ["In het midden: {tiles}.", "Er liggen geen tegels in het midden."],
    "beside_disc": ["Naast de middenschijf: {tiles}."],
    "marker_in_centre": ["De startmarker ligt (daar|in het midden)."],
    "marker_beside": ["De startmarker ligt naast het bord van {player}."],
    "has_marker": ["{player} heeft de startmarker."],
    "about_lines": ["{player}, patroonlijnen."],
    "about_wall": ["{player}, muur."],
    "about_floor": ["{player}, vloerlijn."],
    "line_holds": [
        "Rij {line}: {tiles}, vol.",
        "Rij {line}: {tiles}, {free} vrij.",
        "{player}, rij {line}: {tiles}.",
    ],
    "rows_empty": [
        "Leeg: rij {numbers}.",
        "{player}, leeg: rij {numbers}.",
        "{player}, rij {numbers}: leeg.",
    ],
    "wall_row": ["Muurrij {row}: {pieces}.", "{player}, muurrij {row}: {pieces}."],
    "wall_rows_empty": [
        "Leeg: muurrij {numbers}.",
        "{player}, leeg: muurrij {numbers}.",
        "{player}, muurrij {numbers}: leeg.",
    ],
    "all_empty": ["Leeg.", "Alles leeg."],
    "floor_holds": ["Daarop: {labels}; min {points}."],
    "in_lid": ["In het deksel, {count} (tegel|tegels): {tiles}.", "Het deksel is leeg."],
    "from_lid": ["Uit het deksel: {tiles}."],
    "what_if": [
        "Stel: {tiles} (van fabriek {factory}|uit het midden) in rij {line}"
        "[, {places} geteld vanaf de muur]: (vol|[nu ]{now} van {length}).",
    ],
    "what_if_to_floor": [
        "Stel: {tiles} (van fabriek {factory}|uit het midden) op de vloerlijn(,|:) {text}.",
    ],
    "what_if_points": [
        "Op de muur levert dat {points} (punt|punten) op.",
        "Op de muur {points} (punt|punten); {text}.",
    ],
    "nothing": [
        *SHARED["nothing"],
        "(V|v)loer min {points}; startmarker min {first}: samen {text}.",
        "Zak en deksel zijn leeg. Fabriek {factory} blijft leeg.",
        "Zak en deksel zijn leeg. Fabriek {first} (en|tot en met) {factory} blijven leeg.",
        "Daar vrij: {pieces}.",
        "Horizontaal {across}, verticaal {down}.",
        "(Horizontaal|Verticaal) {run}.",
        "{player} wint. Het staat gelijk op {points} (punt|punten); de complete muurrijen"
        " beslissen, en {owner} heeft er {rows}.",
        "Fabriek {factory}: (de zak is leeg.|in de zak zit nog maar één tegel. Eerst die trekken."
        "|in de zak zitten nog maar {bag} tegels. Eerst die trekken.)"
        " Dan het deksel in de zak legen, {lid} (tegel|tegels), en verder trekken.",
        "Fabriek {factory}: er (is nog maar één tegel|zijn nog maar {count} tegels), het deksel is"
        " leeg.",
        "{player}, rij {line} is vol: in welke kolom komt de {label}? Mogelijk: {numbers}.",
        "Er zijn geen tegels meer.",
        "Het spel kan alleen nog worden beëindigd, met het woord: einde.",
        "Stel: kolom {column}.",
        "Alleen de muren tellen, zoals ze nu zijn: volle rijen, kolommen en kleuren.",
        "Wat in de patroonlijnen ligt, wordt niet meer betegeld.",
        "De vloerlijnen kosten niets meer.",
    ],
    # The longer sentences that begin with a name come first.
    "scoring_of": ["{player}:"],
}

PAVILION = {
    **SHARED,
    "stone_to_centre": ["{player} begint en legt de startsteen in het midden."],
    "begins_again": ["{player} begint weer; de startsteen ligt nog in het midden."],
    "kept_back": ["{player} legt uit de hoeken naast het bord: {tiles}."],
    "stocked": ["Voorraad: {tiles}.", "Naar de voorraad: {tiles}."],
    "poured": ["De zak was leeg: {count} (tegel|tegels) uit de toren in de zak."],
    "taken": [
        "{player}(:| neemt) {tiles}[ en als joker {wild}] (van fabriek {factory}|uit het midden).",
    ],
    "to_centre": ["Naar het midden: {tiles}."],
    "stone_taken": ["{player} neemt ook de startsteen: " + loss + "." for loss in LOSSES],
    "placed": ["{player}(:| legt) {tiles} op {at}."],
    "to_tower": ["In de toren: {tiles}."],
    "points": ["{points} (punt|punten)."],
    "bonus_taken": ["{player} neemt {tiles} uit de voorraad."],
    "passed": ["{player} past.", "{player} past en legt in de hoeken: {tiles}."],
    "thrown": ["In de toren: {tiles}, " + loss + "." for loss in LOSSES],
    "bonus": [
        "{player}, {star} is compleet[ met zes kleuren]: {points} punten erbij.",
        "{player}, alle vakken met een {number} bedekt: {points} punten erbij.",
    ],
    "corners_paid": [
        "{player}, uit de hoeken in de toren: {tiles}, " + loss + "." for loss in LOSSES
    ],
    "back_kept": ["{player}, terug in de hoeken: {tiles}."],
    "back_stone_out": ["Startsteen uit het midden terug naast het bord van {player}."],
    "back_stocked": ["Uit de voorraad terug in de zak: {tiles}."],
    "back_poured": ["Uit de zak terug in de toren: {tiles}."],
    "back_stone": ["{player}: startsteen terug in het midden."],
    "back_placed": ["{player}: {tiles} van {at} terug naast het bord."],
    "back_tower": ["{player}, uit de toren terug naast het bord: {tiles}."],
    "back_bonus": ["{player}, terug in de voorraad: {tiles}."],
    "back_kept_out": ["{player}, uit de hoeken terug naast het bord: {tiles}."],
    "back_corners": ["{player}, uit de toren terug in de hoeken: {tiles}."],
    "back_to_centre": ["{player}, terug in het midden: {tiles}."],
    "back_rest": ["Uit het midden terug op fabriek {factory}: {at_places}."],
    "back_to_factory": ["{player}, terug op fabriek {factory}: {at_places}."],
    "in_centre": ["In het midden: {tiles}.", "Er liggen geen tegels in het midden."],
    "in_supply": ["In de voorraad: {tiles}.", "De voorraad is leeg."],
    "in_tower": ["In de toren {count} (tegel|tegels): {tiles}.", "De toren is leeg."],
    "from_tower": ["Uit de toren: {tiles}."],
    "stone_in_centre": ["De startsteen ligt (daar|in het midden)."],
    "has_stone": ["{player} heeft de startsteen."],
    "in_hand": [
        "{player} heeft naast het bord {tiles}.",
        "{player} heeft geen tegels naast het bord.",
    ],
    "in_corners": ["{player}, in de hoeken: {tiles}.", "{player}, hoeken: leeg."],
    "about_stars": ["{player}, sterren."],
    "about_star": ["{player}, {star}."],
    "star_holds": [
        "[Op het bord van {player}, |Op ]{star}: {labels_at}; vrij {numbers}.",
        "[Op het bord van {player}, |Op ]{star}, compleet: {labels_at}.",
    ],
    "star_taken": ["[Op het bord van {player}, |Op ]{star}: bedekt {taken}; vrij {numbers}."],
    "stars_empty": ["Leeg: {stars}.", "Allemaal leeg.", "{player}, sterren, leeg: {stars}."],
    "space_holds": ["Vak {space} op {clock} uur: {label}."],
    "space_free": ["Vak {space} op {clock} uur: vrij, kost {price}."],
    "nothing": [
        *SHARED["nothing"],
        "Het Zomerpaviljoen, {text}, (gekleurde|grijze) kant, jokers per ronde: {labels}.",
        "De jokerkleur is {text}, {label}.",
        "Zak en toren zijn leeg. Fabriek {factory} blijft leeg.",
        "Zak en toren zijn leeg. De fabrieken {first} (en|tot en met) {factory} blijven leeg.",
        "[Alles is genomen. ]Nu wordt er gelegd, {player} begint.",
        "Nu helemaal omringd: {text}.",
        "Dat zou {earned} (bonustegel|bonustegels) opleveren, maar (de voorraad is leeg|er ligt nog"
        " maar één in de voorraad|er liggen er nog maar {count} in de voorraad).",
        "{player} trekt {count} (tegel|tegels) voor de voorraad.",
        "{text}: (de zak is leeg. Nu|in de zak zit nog maar één tegel. Trek die eerst. Daarna|in de"
        " zak zitten nog maar {bag} tegels. Trek die eerst. Daarna) de toren in de zak legen,"
        " {tower} (tegel|tegels), en verder trekken, samen {count}.",
        "{text}: er (is nog maar één tegel|zijn nog maar {count} tegels), en de toren is leeg.",
        "{player} legt of past.",
        "{player} kan alleen passen: (geen tegels meer|er kan niets worden gelegd).",
        "{player} kiest {count} (tegel|tegels) uit de voorraad: {tiles}.",
        "Ronde {round} is nog niet begonnen.",
        "{text} (heeft|hebben)[ niet] gepast.",
    ],
}
