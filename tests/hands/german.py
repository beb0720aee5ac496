"""The sentences of a game that Germans hear, and what they understand."""

from told_sentences import Words

WORDS = Words(
    one=("ein", "eine", "einen", "einem", "Ein", "Eine"),
    adjectives=(
        *("rotes", "rote", "blaues", "blaue", "schwarzes", "schwarze", "oranges", "orange"),
        *("türkises", "türkise", "weißes", "weiße", "gelbes", "gelbe", "lila", "grünes", "grüne"),
    ),
    labels={
        **{label: label for label in ("R", "B", "SCH", "X", "O", "L", "Y", "G")},
        "Startmarker": "1",
    },
    range_to="bis",
    last="und",
    row="Zeile",
    place="Platz",
    places="Platz",
    empty="leer",
    on=", ",
    beside="neben der Mittelscheibe",
    number_beside="# neben der Scheibe",
    more_beside=", dazu # neben der Scheibe",
    at=" auf ",
    label_at=" auf ",
    stars={
        "Stern Mitte": 0,
        "Stern Lila": 1,
        "Stern Orange": 2,
        "Stern Rot": 3,
        "Stern Blau": 4,
        "Stern Gelb": 5,
        "Stern Grün": 6,
        "den mittleren Stern": 0,
        "den lila Stern": 1,
        "den orangen Stern": 2,
        "den roten Stern": 3,
        "den blauen Stern": 4,
        "den gelben Stern": 5,
        "den grünen Stern": 6,
    },
    numbered_star="Stern #",
    clock="(?:bei )?# Uhr",
    space="Feld",
)

LOSSES = (
    "kein Abzug",
    "{points} (Punkt|Punkte) weniger",
    "{points} (Minuspunkt|Minuspunkte); der Stand (bleibt bei|geht nicht unter) {limit}",
)

SHARED = {
    "filled": ["Manufaktur {factory}: {tiles}."],
    "grid_row": ["Zeile {row}: {labels}."],
    "cards": [
        "{player}, Zähltafel: Zehner auf {tens}, Einer auf {ones}.",
        "{player}, Zähltafel: Zehner auf {tens}.",
        "{player}, Zähltafel: Einer auf {ones}.",
    ],
    "whole_score": ["{player} hat insgesamt {score} Punkte."],
    "scores": ["(Stand nach Runde {round}|Endstand): {scores}."],
    "back_filled": ["Manufaktur {factory}: {tiles} zurück in den Beutel."],
    "factories_empty": [
        "Leer: Manufaktur {numbers}.",
        "Manufaktur {numbers} ist leer.",
        "Alle Manufakturen sind leer.",
    ],
    "has_points": [
        "{player} hat {points} (Punkt|Punkte). Zähltafel: Zehner {tens}, Einer {ones}.",
    ],
    "in_bag": ["Im Beutel {count} (Fliese|Fliesen): {tiles}.", "Der Beutel ist leer."],
    "from_bag": ["Aus dem Beutel: {tiles}."],
    "to_bag": ["In den Beutel: {tiles}."],
    "changes": ["Das ist jetzt anders:", "Jetzt gilt:"],
    "redone": ["Wiederhergestellt."],
    "taken_back": [
        "Zurückgenommen: {text}.",
        "Berichtigung zurückgenommen. {text}, lautet wieder: {old}.",
    ],
    "clear_table": ["Zuerst den ganzen Tisch leer räumen."],
    "table_stands": ["Fertig aufgebaut."],
    "now_plays": ["{player} ist dran."],
    "nothing": [
        "Reihe {line} ist dann voll.",
        "Reihe {line} voll: mindestens {points} Punkte.",
        "Reihe {line} voll: mindestens {points} Punkte mit {text}.",
        "Reihe {line} (fehlt|fehlen) dann noch {count} (Fliese|Fliesen).",
        "Reihe {line} (fehlt|fehlen) dann noch {count} (Fliese|Fliesen) "
        "zu mindestens {points} Punkten.",
        "Reihe {line} (fehlt|fehlen) dann noch {count} (Fliese|Fliesen) "
        "zu mindestens {points} Punkten mit {text}.",
        "Das kostet {points} (Punkt|Punkte).",
        "Das kostet {points} (Punkt|Punkte) mehr.",
        "Der Startmarker kostet {points} (Punkt|Punkte).",
        "Mit dem Startmarker kostet das {points} Punkte.",
        "Jeder andere Zug kostet mindestens {points} (Punkt|Punkte).",
        "Kein Zug kostet auf dem Boden weniger.",
        "Anderswo kostet das mindestens {points} (Punkt|Punkte).",
        "Die nächste Runde würde {player} beginnen.",
        "Wandzeile {row} ist dann voll: die letzte Runde.",
        "Wandspalte {column} ist dann voll: am Ende {points} Punkte.",
        "Die Farbe {text} ist dann vollständig: am Ende {points} Punkte.",
        "Wandspalte {column} fehlt dann noch eine Fliese zu {points} Punkten am Ende.",
        "Der Farbe {text} fehlt dann noch eine Fliese zu {points} Punkten am Ende.",
        "Reihe {line} von {player} lässt sich dann nicht gleich füllen.",
        "Reihe {line} von {player} lässt sich dann nicht gleich füllen: "
        "mindestens {points} Punkte.",
        "Reihe {line} von {player} lässt sich dann nicht gleich füllen: "
        "mindestens {points} Punkte mit {text}.",
        "Reihe {line} von {player} ließe sich dann füllen.",
        "Reihe {line} von {player} ließe sich dann füllen: mindestens {points} Punkte.",
        "Reihe {line} von {player} ließe sich dann füllen: mindestens {points} Punkte mit {text}.",
        "Reihe {line} lässt sich dann im nächsten Zug sicher füllen.",
        "Reihe {line} lässt sich dann im nächsten Zug sicher füllen: mindestens {points} Punkte.",
        "Reihe {line} lässt sich dann im nächsten Zug sicher füllen: "
        "mindestens {points} Punkte mit {text}.",
        "Reihe {line} wird in dieser Runde nicht mehr voll.",
        "Der nächste Zug kostet {player} dann mindestens {points} (Punkt|Punkte).",
        "{player} hat dann für {tiles} im Zentrum keine Reihe.",
        "Auf den Fliesen steht: {tiles}.",
        "Hilfe mit h.",
        "Für {player} spielt der Computer, auf Stufe {text}.",
        "(Seine|Ihre) Züge legt ihr.",
        "Enter heißt: liegt.",
        "Fehlt etwas davon, sag „nicht da“.",
        "Der Computer zieht.",
        "Zurückgenommen.",
        "Was davon schon gelegt ist, kommt zurück.",
        "Ihr zieht die Fliesen.",
        "Auch das Programm kann ziehen, nach einem Neustart mit --bag virtual.",
        "Neues Spiel: {text}.",
        "Die Stellung gilt.",
        "Mit aufbauen wird sie Platz für Platz angesagt.",
        "Azul, {text}, (farbige|graue) Wand, {points} Punkte für eine volle Spalte.",
        "Runde {round}.",
        "{player} füllt Manufaktur {factory}.",
        "Weiter mit Manufaktur {factory}.",
        "Das Spiel ist zu Ende.",
        "Das Spiel ist nach Absprache zu Ende.",
        "{player} gewinnt mit {points} (Punkt|Punkten).",
        "{text} gewinnen gemeinsam mit {points} (Punkt|Punkten).",
        "Das Spiel geht weiter.",
        "{text}, berichtigt: {new}, statt {old}.",
        "{text}, berichtigt: Der Zug war von {player}, {new}.",
        "Runde {round}. {player} hat begonnen.",
        "Reihenfolge am Tisch: {text}.",
        "Berichtigt.",
        "Noch {steps} (Schritt|Schritte).",
        "Weiter mit Enter.",
        "(Inventur|Aufbauen), {steps} (Schritt|Schritte).",
        "Weiter, wenn es stimmt; sonst sagen, was dort liegt.",
        "Mit Enter oder „stimmt“ geht es weiter. Sonst sagen, was dort liegt. „Fertig“ beendet.",
        "Weiter mit Enter oder „weiter“, zurück mit „zurück“.",
        "Inventur fertig, alles stimmt.",
        "Inventur beendet, nichts geändert.",
        "Aufbauen beendet.",
        "Bitte bestätigen: Spielende nach Absprache.",
        "Sind alle einverstanden?",
        "Ja oder nein.",
        "Die Fliesung wird (am Stück|Schritt für Schritt) angesagt.",
    ],
}

TAKES = "{player} nimmt {tiles} (von Manufaktur {factory}|aus dem Zentrum) und legt (es|sie) "

SHORT_TAKES = "{player}: {tiles} (von Manufaktur {factory}|aus dem Zentrum) "

AZUL = {
    **SHARED,
    "round_started": [
        "{player} beginnt und legt den Startmarker auf die Mittelscheibe, {spaces}.",
        "{player} beginnt. Startmarker auf die Mittelscheibe.",
    ],
    "round_started_again": [
        "{player} beginnt wieder; der Startmarker liegt noch auf der Mittelscheibe."
    ],
    "poured": ["Der Beutel war leer: {count} (Fliese|Fliesen) aus dem Deckel in den Beutel."],
    "taken": [
        TAKES
        + "in Reihe {line}, {places} von der Wand aus gezählt: (voll|jetzt {now} von {length}).",
        SHORT_TAKES + "in Reihe {line}: (voll|{now} von {length}).",
    ],
    "taken_to_floor": [
        TAKES + "auf die Bodenreihe, {places}: minus {points}.",
        SHORT_TAKES + "auf die Bodenreihe: minus {points}.",
    ],
    "taken_to_full_floor": [
        takes + "auf die Bodenreihe, die schon voll ist." for takes in (TAKES, SHORT_TAKES)
    ],
    "dropped": [
        "Auf die Bodenreihe, {places}: {tiles}, minus {points}.",
        "Auf den Boden: {tiles}, minus {points}.",
    ],
    "to_lid": ["In den Deckel: {tiles}."],
    "hop": ["Mittelscheibe: ein {label} von {spaces} nach {to_space}."],
    "to_centre": ["Ins Zentrum: {laid}."],
    "marker_taken": [
        "{player} nimmt den Startmarker: auf die Bodenreihe, Platz {place}, minus {points}.",
        "{player}: Startmarker auf den Boden, minus {points}.",
    ],
    "marker_taken_free": [
        "{player} nimmt den Startmarker. Die Bodenreihe ist voll: Der Marker kommt neben die Ablage"
        " und kostet nichts.",
    ],
    "tiling_begins": ["[Alles ist genommen. ]Jetzt die Fliesung."],
    "tiled": [
        "Reihe {line}, ein {label} an die Wand, Platz {place}. {points} (Punkt|Punkte).",
        "Reihe {line}, {label} auf Platz {place}, {points} (Punkt|Punkte).",
    ],
    "blocked": [
        "In Reihe {line} ist für {label} an der Wand kein Platz. Alle Fliesen der"
        " Reihe kommen auf die Bodenreihe.",
    ],
    "floor_cleared": [
        floor + loss + "."
        for loss in LOSSES
        for floor in ("Bodenreihe, {count} (Platz|Plätze) belegt, ", "Boden, ")
    ],
    "marker_kept": ["{player} behält den Startmarker."],
    "bonus": [
        "(Wandzeile {row}|Spalte {column}) vollständig, {points} Punkte dazu.",
        "Alle fünf {label} an der Wand, {points} Punkte dazu.",
    ],
    "back_round": [
        "Startmarker von der Mittelscheibe zurück neben die Ablage von {player}."
        " Runde {round} hat noch nicht begonnen.",
    ],
    "back_poured": ["Aus dem Beutel zurück in den Deckel: {tiles}."],
    "back_marker": ["{player}: Startmarker zurück auf die Mittelscheibe, {spaces}."],
    "back_tiled": ["{player}: ein {label} von der Wand, Platz {place}, zurück in Reihe {line}."],
    "back_line_from_lid": ["{player}: {tiles} aus dem Deckel dazu in Reihe {line}."],
    "back_blocked": ["{player}: {tiles} von der Bodenreihe zurück in Reihe {line}."],
    "back_floor": ["{player}, zurück auf die Bodenreihe: {pieces}."],
    "back_rest": [
        "Ein {label} aus dem Zentrum, {spaces}, zurück auf Manufaktur {factory}, Platz {place}.",
    ],
    "back_from_lid": [
        "{player}: {tiles} aus dem Deckel zurück auf Manufaktur {factory}, {places}.",
        "{player}: {tiles} aus dem Deckel zurück ins Zentrum, {spaces}.",
    ],
    "back_off_floor": [
        "{player}: {tiles} von der Bodenreihe, {from_places}, zurück auf Manufaktur {factory},"
        " {places}.",
        "{player}: {tiles} von der Bodenreihe, {from_places}, zurück ins Zentrum, {spaces}.",
    ],
    "back_off_line": [
        "{player}: {tiles} aus Reihe {line}, {from_places}, zurück auf Manufaktur {factory},"
        " {places}.",
        "{player}: {tiles} aus Reihe {line}, {from_places}, zurück ins Zentrum, {spaces}.",
    ],
    "in_centre": ["Im Zentrum: {tiles}.", "Im Zentrum liegt keine Fliese."],
    "beside_disc": ["Neben der Mittelscheibe: {tiles}."],
    "marker_in_centre": ["Der Startmarker liegt (dort|im Zentrum)."],
    "marker_beside": ["Der Startmarker liegt neben der Ablage von {player}."],
    "has_marker": ["Den Startmarker hat {player}."],
    "about_lines": ["{player}, Musterreihen."],
    "about_wall": ["{player}, Wand."],
    "about_floor": ["{player}, Bodenreihe."],
    "line_holds": [
        "Reihe {line}: {tiles}, voll.",
        "Reihe {line}: {tiles}, {free} frei.",
        "{player}, Reihe {line}: {tiles}.",
    ],
    "rows_empty": [
        "Leer: Reihe {numbers}.",
        "{player}, leer: Reihe {numbers}.",
        "{player}, Reihe {numbers}: leer.",
    ],
    "wall_row": ["Wandzeile {row}: {pieces}.", "{player}, Wandzeile {row}: {pieces}."],
    "wall_rows_empty": [
        "Leer: Wandzeile {numbers}.",
        "{player}, leer: Wandzeile {numbers}.",
        "{player}, Wandzeile {numbers}: leer.",
    ],
    "all_empty": ["Leer.", "Alle leer."],
    "floor_holds": ["{labels}: minus {points}."],
    "in_lid": ["Im Deckel {count} (Fliese|Fliesen): {tiles}.", "Der Deckel ist leer."],
    "from_lid": ["Aus dem Deckel: {tiles}."],
    "what_if": [
        "Angenommen: {tiles} (von Manufaktur {factory}|aus dem Zentrum) in Reihe {line}[, {places}"
        " von der Wand aus gezählt]: (voll|[jetzt ]{now} von {length}).",
    ],
    "what_if_to_floor": [
        "Angenommen: {tiles} (von Manufaktur {factory}|aus dem Zentrum) auf die"
        " Bodenreihe(,|:) {text}.",
    ],
    "what_if_points": [
        "An der Wand bringt das {points} (Punkt|Punkte).",
        "An der Wand {points} (Punkt|Punkte); {text}.",
    ],
    "nothing": [
        *SHARED["nothing"],
        "(B|b)oden minus {points}; (S|s)tartmarker minus {first}: zusammen {text}.",
        "Beutel und Deckel sind leer. Manufaktur {factory} bleibt leer.",
        "Beutel und Deckel sind leer. Die Manufakturen {first} (und|bis) {factory} bleiben leer.",
        "Dort frei: {pieces}.",
        "Waagrecht {across}, senkrecht {down}.",
        "(Waagrecht|Senkrecht) {run}.",
        "{player} gewinnt. Gleichstand mit {points} (Punkt|Punkten); die vollständigen Wandzeilen"
        " entscheiden, {owner} hat {rows}.",
        "Manufaktur {factory}: (Der Beutel ist leer. Jetzt|Im Beutel ist nur noch eine Fliese."
        " Zuerst diese ziehen. Dann|Im Beutel sind nur noch {bag} Fliesen. Zuerst diese ziehen."
        " Dann) den Deckel in den Beutel leeren, {lid} (Fliese|Fliesen), und weiterziehen.",
        "Manufaktur {factory}: Nur noch {count} (Fliese ist|Fliesen sind) da, der Deckel ist leer.",
        "{player}, Reihe {line} ist voll: In welche Spalte kommt das {label}? Möglich: {numbers}.",
        "Es ist keine Fliese mehr da. Das Spiel kann nur noch beendet werden, mit dem Wort: ende.",
        "Angenommen: Spalte {column}.",
        "Gewertet werden nur die Wände, wie sie jetzt sind: volle Zeilen, Spalten und Farben.",
        "Was in den Musterreihen liegt, wird nicht mehr gefliest.",
        "Die Bodenreihen kosten nichts mehr.",
    ],
    # The longer sentences that begin with a name come first.
    "scoring_of": ["{player}:"],
}

PAVILION = {
    **SHARED,
    "stone_to_centre": ["{player} beginnt und legt den Startstein ins Zentrum."],
    "begins_again": ["{player} beginnt wieder; der Startstein liegt noch im Zentrum."],
    "kept_back": ["{player} legt aus den Ecken neben die Ablage: {tiles}."],
    "stocked": ["Vorrat: {tiles}.", "In den Vorrat: {tiles}."],
    "poured": [
        "Der Beutel war leer: {count} (Fliese|Fliesen) aus dem Fliesensammler in den Beutel."
    ],
    "taken": [
        "{player}(:| nimmt) {tiles}[ und als Joker {wild}]"
        " (von Manufaktur {factory}|aus dem Zentrum).",
    ],
    "to_centre": ["Ins Zentrum: {tiles}."],
    "stone_taken": ["{player} nimmt auch den Startstein: " + loss + "." for loss in LOSSES],
    "placed": ["{player}(:| legt) {tiles} auf {at}."],
    "to_tower": ["In den Fliesensammler: {tiles}."],
    "points": ["{points} (Punkt|Punkte)."],
    "bonus_taken": ["{player} nimmt aus dem Vorrat {tiles}."],
    "passed": ["{player} passt.", "{player} passt und legt in die Ecken: {tiles}."],
    "thrown": ["In den Fliesensammler: {tiles}, " + loss + "." for loss in LOSSES],
    "bonus": [
        "{player}, {star} vollständig[ mit sechs Farben]: {points} Punkte dazu.",
        "{player}, alle Felder mit der {number} belegt: {points} Punkte dazu.",
    ],
    "corners_paid": [
        "{player}, aus den Ecken in den Fliesensammler: {tiles}, " + loss + "." for loss in LOSSES
    ],
    "back_kept": ["{player}, zurück in die Ecken: {tiles}."],
    "back_stone_out": ["Startstein aus dem Zentrum zurück neben die Ablage von {player}."],
    "back_stocked": ["Aus dem Vorrat zurück in den Beutel: {tiles}."],
    "back_poured": ["Aus dem Beutel zurück in den Fliesensammler: {tiles}."],
    "back_stone": ["{player}: Startstein zurück ins Zentrum."],
    "back_placed": ["{player}, {at}: {tiles} zurück neben die Ablage."],
    "back_tower": ["{player}, aus dem Fliesensammler zurück neben die Ablage: {tiles}."],
    "back_bonus": ["{player}, zurück in den Vorrat: {tiles}."],
    "back_kept_out": ["{player}, aus den Ecken zurück neben die Ablage: {tiles}."],
    "back_corners": ["{player}, aus dem Fliesensammler zurück in die Ecken: {tiles}."],
    "back_to_centre": ["{player}, zurück ins Zentrum: {tiles}."],
    "back_rest": ["Aus dem Zentrum zurück auf Manufaktur {factory}: {at_places}."],
    "back_to_factory": ["{player}, zurück auf Manufaktur {factory}: {at_places}."],
    "in_centre": ["Im Zentrum: {tiles}.", "Im Zentrum liegt keine Fliese."],
    "in_supply": ["Im Vorrat: {tiles}.", "Der Vorrat ist leer."],
    "in_tower": [
        "Im Fliesensammler {count} (Fliese|Fliesen): {tiles}.",
        "Der Fliesensammler ist leer.",
    ],
    "from_tower": ["Aus dem Fliesensammler: {tiles}."],
    "stone_in_centre": ["Der Startstein liegt (dort|im Zentrum)."],
    "has_stone": ["Den Startstein hat {player}."],
    "in_hand": [
        "{player} hat neben der Ablage {tiles}.",
        "{player} hat keine Fliese neben der Ablage.",
    ],
    "in_corners": ["{player}, in den Ecken: {tiles}.", "{player}, Ecken: leer."],
    "about_stars": ["{player}, Sterne."],
    "about_star": ["{player}, {star}."],
    "star_holds": [
        "[{player}, ]{star}: {labels_at}; frei {numbers}.",
        "[{player}, ]{star} vollständig: {labels_at}.",
    ],
    "star_taken": ["[{player}, ]{star}: belegt {taken}; frei {numbers}."],
    "stars_empty": ["Leer: {stars}.", "Alle leer.", "{player}, Sterne, leer: {stars}."],
    "space_holds": ["Feld {space} bei {clock} Uhr: {label}."],
    "space_free": ["Feld {space} bei {clock} Uhr: frei, kostet {price}."],
    "nothing": [
        *SHARED["nothing"],
        "Der Sommerpavillon, {text}, (farbige|graue) Seite, Joker der Runden: {labels}.",
        "Jokerfarbe ist {text}, {label}.",
        "Beutel und Fliesensammler sind leer. Manufaktur {factory} bleibt leer.",
        "Beutel und Fliesensammler sind leer. Die Manufakturen {first} (und|bis) {factory}"
        " bleiben leer.",
        "[Alles ist genommen. ]Jetzt wird gelegt, {player} beginnt.",
        "Rundum belegt: {text}.",
        "{earned} (Bonusfliese stünde|Bonusfliesen stünden) dafür zu, (aber der Vorrat ist leer|im"
        " Vorrat ist nur noch eine|im Vorrat sind nur noch {count}).",
        "{player} zieht {count} (Fliese|Fliesen) für den Vorrat.",
        "{text}: (Der Beutel ist leer. Jetzt|Im Beutel ist nur noch eine Fliese. Zuerst diese"
        " ziehen. Dann|Im Beutel sind nur noch {bag} Fliesen. Zuerst diese ziehen. Dann) den"
        " Fliesensammler in den Beutel leeren, {tower} (Fliese|Fliesen), und weiterziehen,"
        " insgesamt {count}.",
        "{text}: Nur noch {count} (Fliese ist|Fliesen sind) da, der Fliesensammler ist leer.",
        "{player} legt oder passt.",
        "{player} kann nur passen: (keine Fliese mehr|Nichts lässt sich legen).",
        "{player} wählt {count} (Fliese|Fliesen) aus dem Vorrat: {tiles}.",
        "Runde {round} hat noch nicht begonnen.",
        "{text} (hat|haben)[ nicht] gepasst.",
    ],
}
