### Azul auf Deutsch. Kennzeichen (R, B, SCH, X, O) sind sächlich und werden nie gebeugt.

## Titel, Auswahl und Zahlen

title-azul = { $form ->
    [say] Asul
   *[show] Azul
}
cli-wall = farbige oder graue Wand (Azul)
cli-column-bonus = Punkte für eine volle Spalte
gain-wall = Wand { $points }
gain-wall-name = Wand
gain-floor = Boden minus { $points }
gain-floor-name = Boden
azul-plan = { $player }: Wand
azul-plan-corner = Zeile
azul-plan-row = Zeile { $row }

## Fliesen

tiles-black = { $verbosity ->
    [terse] { $count ->
        [one] ein SCH
       *[other] { $count } SCH
    }
   *[normal] { $count ->
        [one] ein schwarzes SCH
       *[other] { $count } schwarze SCH
    }
}
tiles-turquoise = { $verbosity ->
    [terse] { $count ->
        [one] ein X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] ein türkises X
       *[other] { $count } türkise X
    }
}
tiles-white = { $verbosity ->
    [terse] { $count ->
        [one] ein X
       *[other] { $count } X
    }
   *[normal] { $count ->
        [one] ein weißes X
       *[other] { $count } weiße X
    }
}
tiles-yellow = { $verbosity ->
    [terse] { $count ->
        [one] ein O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] ein gelbes O
       *[other] { $count } gelbe O
    }
}

## Orte

azul-to-line = { $verbosity ->
    [terse] Reihe { $line }
   *[normal] in Reihe { $line }
}
azul-to-floor = { $verbosity ->
    [terse] Boden
   *[normal] auf die Bodenreihe
}
azul-beside-disc = neben der Mittelscheibe
azul-beside-count = { $count } neben der Scheibe
azul-on-disc = { $verbosity ->
    [terse] { $pairs }
   *[normal] { $spaces }
}
azul-disc-and-beside = { $verbosity ->
    [terse] { $spaces }, { $count } daneben
   *[normal] { $spaces }, dazu { $count } neben der Scheibe
}
azul-tiles-at = { $verbosity ->
    [terse] { $label } { $spaces }
    [verbose] { $tiles }, { $spaces }
   *[normal] { $label }, { $spaces }
}
azul-label-at = { $label } auf Platz { $place }

## Was geschieht

azul-round-started = { $verbosity ->
    [terse] { $round ->
        [1] { $player } beginnt. Startmarker: { $space }.
       *[other] { $player } beginnt.
    }
    [verbose] { $player } beginnt und legt den Startmarker auf die Mittelscheibe, { $space }.
   *[normal] { $round ->
        [1] { $player } beginnt und legt den Startmarker auf die Mittelscheibe, { $space }.
       *[other] { $player } beginnt. Startmarker auf die Mittelscheibe.
    }
}
azul-poured = Der Beutel war leer: { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
} aus dem Deckel in den Beutel.
azul-ran-out = Beutel und Deckel sind leer. { $count ->
    [one] Manufaktur { $last } bleibt leer.
    [2] Die Manufakturen { $first } und { $last } bleiben leer.
   *[other] Die Manufakturen { $first } bis { $last } bleiben leer.
}
azul-round-started-again = { $player } beginnt wieder; der Startmarker liegt noch auf der Mittelscheibe.
azul-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }, { $landing }.
    [verbose] { $player } nimmt { $tiles } { $source } und legt { $count ->
        [one] es
       *[other] sie
    } { $landing }.
   *[normal] { $player }: { $tiles } { $source } { $landing }.
}
azul-landing-line = { $verbosity ->
    [terse] Reihe { $line }, { $status }
    [verbose] in Reihe { $line }, { $places } von der Wand aus gezählt: { $status }
   *[normal] in Reihe { $line }: { $status }
}
azul-landing-floor = { $verbosity ->
    [terse] Boden, minus { $points }
    [verbose] auf die Bodenreihe, { $places }: minus { $points }
   *[normal] auf die Bodenreihe: minus { $points }
}
azul-landing-full-floor = { $verbosity ->
    [terse] Boden, der voll ist
   *[normal] auf die Bodenreihe, die schon voll ist
}
azul-line-now = { $now } von { $line }
azul-line-makes = { $verbosity ->
    [verbose] jetzt { $now } von { $line }
   *[normal] { $now } von { $line }
}
azul-line-full = voll
azul-dropped = { $verbosity ->
    [terse] Boden: { $tiles }, minus { $points }.
    [verbose] Auf die Bodenreihe, { $places }: { $tiles }, minus { $points }.
   *[normal] Auf den Boden: { $tiles }, minus { $points }.
}
azul-to-lid = { $verbosity ->
    [terse] Deckel plus { $tiles }.
   *[normal] In den Deckel: { $tiles }.
}
azul-hop = { $verbosity ->
    [terse] Scheibe: { $label } von { $origin } nach { $space }.
   *[normal] Mittelscheibe: ein { $label } von { $origin } nach { $space }.
}
azul-marker-taken = { $verbosity ->
    [terse] { $player }: Startmarker, Boden, minus { $points }.
    [verbose] { $player } nimmt den Startmarker: auf die Bodenreihe, Platz { $place }, minus { $points }.
   *[normal] { $player }: Startmarker auf den Boden, minus { $points }.
}
azul-marker-taken-free = { $player } nimmt den Startmarker. Die Bodenreihe ist voll: Der Marker kommt neben die Ablage und kostet nichts.
azul-taking-ended = { $verbosity ->
    [terse] Fliesung.
    [verbose] Alles ist genommen. Jetzt die Fliesung.
   *[normal] Jetzt die Fliesung.
}
azul-tiled = { $verbosity ->
    [terse] Reihe { $line }, { $label } auf Platz { $place }, plus { $points }.
    [verbose] Reihe { $line }, ein { $label } an die Wand, Platz { $place }. { $points ->
        [one] Ein Punkt.
       *[other] { $points } Punkte.
    }
   *[normal] Reihe { $line }, { $label } auf Platz { $place }, { $points ->
        [one] ein Punkt.
       *[other] { $points } Punkte.
    }
}
azul-tiled-runs = Waagrecht { $across }, senkrecht { $down }.
azul-tiled-across = Waagrecht { $across }.
azul-tiled-down = Senkrecht { $down }.
azul-blocked = In Reihe { $line } ist für { $label } an der Wand kein Platz. Alle Fliesen der Reihe kommen auf die Bodenreihe.
azul-floor-cleared = { $verbosity ->
    [terse] Boden, { $loss }.
    [verbose] Bodenreihe, { $count ->
        [one] ein Platz belegt
       *[other] { $count } Plätze belegt
    }, { $loss }.
   *[normal] Boden, { $loss }.
}
azul-marker-kept = { $verbosity ->
    [terse] Startmarker behalten.
   *[normal] { $player } behält den Startmarker.
}
azul-bonus-row = { $verbosity ->
    [terse] Wandzeile { $row }, plus { $points }.
   *[normal] Wandzeile { $row } vollständig, { $points } Punkte dazu.
}
azul-bonus-column = { $verbosity ->
    [terse] Spalte { $column }, plus { $points }.
   *[normal] Spalte { $column } vollständig, { $points } Punkte dazu.
}
azul-bonus-colour = { $verbosity ->
    [terse] Alle { $label }, plus { $points }.
   *[normal] Alle fünf { $label } an der Wand, { $points } Punkte dazu.
}
azul-win-by-rows = { $player } gewinnt. Gleichstand mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}; die vollständigen Wandzeilen entscheiden, { $player } hat { $rows }.

## Zurücklegen

azul-back-round = Startmarker von der Mittelscheibe zurück neben die Ablage von { $player }. Runde { $round } hat noch nicht begonnen.
azul-back-poured = Aus dem Beutel zurück in den Deckel: { $tiles }.
azul-back-marker = { $verbosity ->
    [terse] { $player }: Startmarker zurück ins Zentrum.
   *[normal] { $player }: Startmarker zurück auf die Mittelscheibe, { $space }.
}
azul-back-tiled = { $player }: ein { $label } von der Wand, Platz { $place }, zurück in Reihe { $line }.
azul-back-line-lid = { $player }: { $tiles } aus dem Deckel dazu in Reihe { $line }.
azul-back-blocked = { $player }: { $tiles } von der Bodenreihe zurück in Reihe { $line }.
azul-back-floor = { $player }, zurück auf die Bodenreihe: { $pieces }.
azul-back-floor-piece = { $label } auf Platz { $place }
azul-back-rest = { $verbosity ->
    [terse] Ein { $label } aus dem Zentrum, { $space }, zurück auf { $factory }.
   *[normal] Ein { $label } aus dem Zentrum, { $space }, zurück auf { $factory }, Platz { $place }.
}
azul-back-to-factory = { $verbosity ->
    [terse] { $player }: { $tiles } { $where } zurück auf Manufaktur { $factory }.
   *[normal] { $player }: { $tiles } { $where } zurück auf Manufaktur { $factory }, { $places }.
}
azul-back-to-centre = { $player }: { $tiles } { $where } zurück ins Zentrum, { $spaces }.
azul-out-of-lid = aus dem Deckel
azul-off-floor = { $verbosity ->
    [terse] von der Bodenreihe
   *[normal] von der Bodenreihe, { $places },
}
azul-off-line = { $verbosity ->
    [terse] aus Reihe { $line }
   *[normal] aus Reihe { $line }, { $places },
}

## Befehle, vorgelesen

azul-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }, { $target }
   *[normal] { $tiles } { $source } { $target }
}
azul-command-choose = Reihe { $line } in Spalte { $column }
azul-type-choose = Spalte { $column }
azul-command-take-open = { $label } { $source }
azul-command-take = { $verbosity ->
    [terse] { $label }, { $source }, { $target }
   *[normal] { $label } { $source } { $target }
}

## Wer ist dran

azul-expect-fill-pour = Manufaktur { $factory }: { $bag ->
    [0] Der Beutel ist leer. Jetzt
    [one] Im Beutel ist nur noch eine Fliese. Zuerst diese ziehen. Dann
   *[other] Im Beutel sind nur noch { $bag } Fliesen. Zuerst diese ziehen. Dann
} den Deckel in den Beutel leeren, { $lid ->
    [one] eine Fliese
   *[other] { $lid } Fliesen
}, und weiterziehen.
azul-expect-fill-rest = Manufaktur { $factory }: Nur noch { $count ->
    [one] eine Fliese ist
   *[other] { $count } Fliesen sind
} da, der Deckel ist leer.
azul-expect-choice = { $verbosity ->
    [terse] { $player }, Reihe { $line }, { $label }: Spalte { $columns }?
   *[normal] { $player }, Reihe { $line } ist voll: In welche Spalte kommt das { $label }? Möglich: { $columns }.
}
azul-expect-stuck = Es ist keine Fliese mehr da. Das Spiel kann nur noch beendet werden, mit dem Wort: ende.
azul-prompt-stuck = Ende?
azul-prompt-choice = { $player }, Reihe { $line }, Spalte
azul-end-walls = { $verbosity ->
    [terse] Gewertet werden nur die Wände, wie sie sind.
   *[normal] Gewertet werden nur die Wände, wie sie jetzt sind: volle Zeilen, Spalten und Farben.
}
azul-end-lines = Was in den Musterreihen liegt, wird nicht mehr gefliest.
azul-end-floors = Die Bodenreihen kosten nichts mehr.

## Fragen

azul-centre-marker = Der Startmarker liegt dort.
azul-centre-beside = Neben der Mittelscheibe: { $tiles }.
azul-lid = Im Deckel { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}: { $tiles }.
azul-lid-empty = Der Deckel ist leer.
azul-in-lid = im Deckel
azul-lines-of = { $player }, Musterreihen.
azul-wall-of = { $player }, Wand.
azul-floor-of = { $player }, Bodenreihe.
azul-line-holds = Reihe { $line }: { $tiles }, { $free ->
    [0] voll
   *[other] { $free } frei
}.
azul-lines-empty = Leer: Reihe { $lines }.
azul-lines-all-empty = Alle leer.
azul-wall-row = Wandzeile { $row }: { $tiles }.
azul-wall-row-free = Dort frei: { $tiles }.
azul-wall-empty = Leer: Wandzeile { $rows }.
azul-wall-all-empty = Leer.
azul-floor-holds = { $labels }: minus { $points }.
azul-floor-empty = Leer.
azul-open-lines = { $count ->
    [one] Möglich: Reihe { $lines } oder Boden.
   *[other] Möglich: Reihen { $lines } oder Boden.
}
azul-open-floor-only = Möglich: nur auf den Boden.
azul-floor-always = Der Boden geht immer.
azul-open-rows = { $count ->
    [one] Möglich: Reihe { $lines }.
   *[other] Möglich: Reihen { $lines }.
}
azul-open-no-row = Es geht in keine Reihe.
azul-open-columns = { $count ->
    [one] Möglich: Spalte { $columns }.
   *[other] Möglich: Spalten { $columns }.
}
azul-what-if = { $verbosity ->
    [terse] Dann: { $tiles }, { $source }, { $landing }.
   *[normal] Angenommen: { $tiles } { $source } { $landing }.
}
azul-what-if-take = { $verbosity ->
    [terse] Dann: { $tiles }, { $source }.
   *[normal] Angenommen: { $tiles } { $source }.
}
azul-fills-not = Reihe { $line } hätte höchstens { $most } von { $length }.
azul-fill-costs = Der Boden kostet dann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
azul-what-if-row = Reihe { $line }: { $status }.
azul-what-if-floor = Oder alles auf den Boden: { $points ->
    [0] voll, kostet nichts
   *[other] minus { $points }
}.
azul-what-if-points = An der Wand bringt das { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
azul-sum = { $parts }: zusammen { $kind ->
    [loss] minus { $net }
   *[gain] { $net }
}.
azul-sum-wall = An der Wand { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
azul-sum-floor = Boden minus { $points }
azul-sum-marker = Startmarker minus { $points }
azul-what-if-column = Angenommen: Spalte { $column }.
azul-marker-beside = Der Startmarker liegt neben der Ablage von { $player }.
azul-game-marker = Den Startmarker hat { $player }.
azul-game-rules = { $edition }, { $wall }, { $points } Punkte für eine volle Spalte.
azul-game-bonuses = { $row ->
    [one] Ein Punkt
   *[other] { $row } Punkte
} für eine volle Wandzeile, { $colour ->
    [one] ein Punkt
   *[other] { $colour } Punkte
} für alle fünf Fliesen einer Farbe.
azul-game-floor = Die Plätze der Bodenreihe kosten { $costs }.
azul-edition = { $edition ->
    [tactile] Azul, taktile Ausgabe
    [publisher] Azul, Verlagsausgabe
   *[other] Azul, Ausgabe { $edition }
}
azul-editions = Azul: { $editions }
azul-edition-bonus = { $position ->
    [1] { $edition } zählt { $points } Punkte für eine Spalte
   *[other] { $edition } { $points }
}
azul-wall-coloured = farbige Wand
azul-wall-grey = graue Wand

## Hilfe für den Augenblick

azul-hint-fill = Manufaktur { $factory }, zum Beispiel r r b s. Mehr mit h.
azul-hint-take = Zum Beispiel 2 r 3. Mehr mit h.
azul-hint-choice = Eine Spalte nennen.
azul-help-boards = b ist die Ablage von { $player }, b { $number } die von { $other }.
azul-help-fill = Manufaktur { $factory } füllen: die vier Fliesen nennen, zum Beispiel r r b s, oder 2 r b s. Mehrere Manufakturen gehen in einer Zeile.
azul-help-take = { $player } nimmt: Manufaktur, Fliese, Reihe, zum Beispiel 2 r 3. Der Buchstabe z steht für das Zentrum, Reihe 0 für den Boden. Ein Fragezeichen davor sagt, was dann wäre. Der Buchstabe m nennt die Züge.
azul-help-choice = { $player } nennt die Spalte, von 1 bis 5.

## Den Tisch setzen, prüfen und neu legen

azul-set-from-reserve = Aus dem Deckel: { $tiles }.
azul-set-to-reserve = In den Deckel: { $tiles }.
azul-marker-in-centre = Der Startmarker liegt im Zentrum.
azul-player-line = { $player }, Reihe { $line }: { $tiles }.
azul-player-lines-empty = { $count ->
    [one] { $player }, Reihe { $lines }: leer.
   *[other] { $player }, leer: Reihe { $lines }.
}
azul-player-wall-row = { $player }, Wandzeile { $row }: { $tiles }.
azul-player-wall-empty = { $count ->
    [one] { $player }, Wandzeile { $rows }: leer.
   *[other] { $player }, leer: Wandzeile { $rows }.
}
azul-at-line = in Reihe { $line } von { $player }
azul-at-wall = an der Wand von { $player }
azul-at-floor = auf dem Boden von { $player }

## Warum etwas nicht geht

error-must-take = { $player } ist dran. Manufaktur, Fliese und Reihe zusammen nennen, zum Beispiel 2 r 3.
error-must-choose = Erst wählt { $player } die Spalte für Reihe { $line }.
error-stuck = Es ist keine Fliese mehr da. Mit dem Wort ende wird gewertet.
error-which-line = In welche Reihe?
error-no-line = Eine Reihe { $line } gibt es nicht, nur 1 bis 5, und 0 für den Boden.
error-no-column = Eine Spalte { $column } gibt es nicht, nur 1 bis 5.
error-line-full = Reihe { $line } ist schon voll.
error-line-other-colour = In Reihe { $line } liegt schon { $other }, { $count } von { $line }.
error-wall-has-colour = In Wandzeile { $line } liegt schon ein { $colour }.
error-column-taken = Spalte { $column } ist in Zeile { $line } schon belegt, mit { $colour }.
error-column-has-colour = In Spalte { $column } liegt schon ein { $colour }.
error-no-row = Eine Wandzeile { $row } gibt es nicht, nur 1 bis 5.
error-row-size = Wandzeile { $row } hat 5 Plätze, genannt { $count ->
    [one] wurde einer
   *[other] wurden { $count }
}. Bitte alle fünf nennen, auch die leeren, oder einen allein: „ist Wandzeile { $row } Platz 1 r“.
error-needs-column = Welche Spalte? Bitte Zeile und Spalte nennen.
error-space-other-colour = In Wandzeile { $row }, Spalte { $column }, ist { $printed } aufgedruckt, nicht { $colour }.

## Antworten auf Fragen in freien Worten

azul-place-line = Reihe { $line }
azul-place-wall-row = Wandzeile { $row }
azul-place-column = Spalte { $column }
azul-place-floor = Boden
azul-in-line = in Reihe { $line }
azul-in-wall-row = in Wandzeile { $row }
azul-in-column = in Spalte { $column }
azul-on-floor = auf dem Boden
azul-player-line-holds = { $player }, Reihe { $line }: { $tiles }, { $free ->
    [0] voll
   *[other] { $free } frei
}.
azul-player-column = { $player }, Spalte { $column }: { $tiles }.
azul-label-in-row = { $label } in Zeile { $row }
azul-would-fill = Reihe { $line } wird voll mit Fliesen { $sources }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
azul-fills-later = Nicht in einem Zug, aber in mehreren, wenn die anderen die Fliesen liegen lassen.
azul-last-round = Zu Ende ist das Spiel nach der Runde, in der eine Wandzeile voll wird.
azul-turns-left = Noch { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} in dieser Runde.
azul-turns-between = Noch { $least } bis { $most } Züge in dieser Runde.
azul-worst = { $player } bekommt in dieser Runde höchstens { $points ->
    [one] einen Minuspunkt
   *[other] { $points } Minuspunkte
} auf der Bodenreihe; bis jetzt { $cost }. { $left ->
    [0] Es ist nichts mehr zu nehmen.
    [one] Eine Fliese ist noch zu nehmen.
   *[other] { $left } Fliesen sind noch zu nehmen.
}
azul-lines-later = Reihe { $lines }: nicht in einem Zug, aber in mehreren, wenn die anderen die Fliesen liegen lassen.
azul-best-none = Kein Zug macht jetzt eine Reihe voll.
azul-bonus-for-row = Volle Wandzeile: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
azul-bonus-for-column = Volle Spalte: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
azul-bonus-for-colour = Alle fünf einer Farbe: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.

## Bild

azul-picture-disc = Mittelscheibe
azul-picture-beside = Neben der Scheibe
azul-picture-lines = Musterreihen
azul-picture-wall = Wand
azul-picture-floor = Bodenreihe
azul-picture-floor-place = Platz { $place }, minus { $points }
azul-pick-line = Reihe { $line }: { $count ->
    [0] leer
   *[other] { $count } von { $line } belegt
}
azul-pick-floor = Bodenreihe: { $count ->
    [0] leer
   *[other] { $count } von { $size } belegt
}
azul-pick-completed = Reihe { $line }: { $tiles } an die Wand
azul-pick-column = Platz { $column } der Wandzeile

azul-set-marker = Startmarker
azul-set-span-wall = die Wand vom linken bis zum rechten Rand
azul-set-span-lines = die längste Musterreihe vom linken bis zum rechten Rand
azul-set-span-floor = die Bodenreihe vom linken bis zum rechten Rand
azul-set-tip = Ganz ohne Maschine: Der Verlag verkauft vier durchsichtige Auflagen mit Mulden, Crystal Mosaic, die die Fliesen auf der Ablage halten. Auch dort passen diese Etiketten.
azul-set-where-wall-labels = mitten in jedes Feld der Wand eines kleben, wie die Wand die Farben zeigt.
azul-set-where-floor-labels = auf den Streifen über jedem Feld der Bodenreihe eines kleben. Wo die Punkte darauf gut zu lesen sind, braucht es keines. Das Minuszeichen wird weggelassen.
azul-set-where-disc = in die Tischmitte, ein Rahmen auf eine runde Matte oder Pappe; im gekauften Spiel gibt es keine solche Scheibe.
azul-set-where-lines = links. Die kürzeste Reihe liegt oben.
azul-set-where-wall = rechts.
azul-set-where-floor = unten links. Ihre Zahlen stehen über den Feldern.

## Fragen zu den Regeln

azul-floor-cost = { $player }: { $cost ->
    [0] keine Minuspunkte auf der Bodenreihe
    [one] ein Minuspunkt auf der Bodenreihe
   *[other] { $cost } Minuspunkte auf der Bodenreihe
}.
azul-floor-next = Die nächste Fliese dort kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}.
azul-wall-has = Wandzeile { $row }: { $label } liegt auf Platz { $place }.
azul-wall-wants = Wandzeile { $row }: { $label } gehört auf Platz { $place }, der noch frei ist.
azul-wall-fits = Wandzeile { $row }: { $label } passt noch auf { $count ->
    [one] Platz
   *[other] die Plätze
} { $places }.
azul-wall-no-space = Wandzeile { $row }: { $label } passt auf keinen Platz.
azul-wall-free = Wandzeile { $row }: Platz { $place } ist frei.
azul-row-worth = Reihe { $line }, { $tiles }: an der Wand { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, sobald sie voll ist.
azul-row-worth-full = Reihe { $line }, { $tiles }, voll: an der Wand { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
azul-wall-edge = Nichts: Dort endet die Wand.
azul-wall-lacks = In Wandzeile { $row } liegt noch kein { $label }, und sein Platz ist offen.
azul-overview-open = Dort möglich: { $labels }.
azul-overview-exact = Genau so viele liegen { $places }.
azul-overview-worth = An der Wand: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
azul-row-worth-open = Reihe { $line } ist leer oder bekommt ihre Spalte erst später; was sie bringt, hängt davon ab.
azul-earliest-end = Frühestens nach Runde { $round } ist Schluss.
azul-projection = { $player }: Wand plus { $wall }, Boden minus { $floor }. Dann { $score }.
azul-projection-open = Das hängt davon ab, wohin die Fliesen an der Wand kommen.

## Was an einem Zug sicher ist

part-fact-with = { $bonus ->
    [row] {" "}mit der Wandzeile
    [column] {" "}mit der Spalte
    [colour] {" "}mit der Farbe
    [several] {" "}mit Bonuspunkten
   *[none] {""}
}
part-fact-least = { $points ->
    [0] {""}
    [one] {""}
   *[other] : mindestens { $points } Punkte{ part-fact-with }
}
azul-fact-line = Reihe { $line } { $points ->
    [0] ist dann voll
    [one] ist dann voll
   *[other] voll: mindestens { $points } Punkte
}.
azul-fact-line-lacks = Reihe { $line } { $count ->
    [one] fehlt dann noch eine Fliese
   *[other] fehlen dann noch { $count } Fliesen
}{ $points ->
    [0] {""}
    [one] {""}
   *[other] {" "}zu mindestens { $points } Punkten{ part-fact-with }
}.
azul-fact-floor = { $marker ->
    [only] Der Startmarker kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
    [with] Mit dem Startmarker kostet das { $points } Punkte
   *[none] Das kostet { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}.
azul-fact-floor-more = Das kostet { $amount ->
    [one] einen Punkt mehr
   *[other] { $amount } Punkte mehr
}.
azul-fact-spares = Jeder andere Zug kostet { $points ->
    [one] mindestens einen Punkt
   *[other] mindestens { $points } Punkte
}.
azul-fact-none-cheaper = Kein Zug kostet auf dem Boden weniger.
azul-fact-elsewhere = Anderswo kostet das { $points ->
    [one] mindestens einen Punkt
   *[other] mindestens { $points } Punkte
}.
azul-fact-marker = Die nächste Runde würde { $player } beginnen.
azul-fact-complete = { $bonus ->
    [row] Wandzeile { $number } ist dann voll: die letzte Runde
    [column] Wandspalte { $number } ist dann voll: am Ende { $points } Punkte
   *[colour] Die Farbe { $colour } ist dann vollständig: am Ende { $points } Punkte
}.
azul-fact-near = { $bonus ->
    [column] Wandspalte { $number }
   *[colour] Der Farbe { $colour }
} fehlt dann noch eine Fliese zu { $points } Punkten am Ende.
azul-fact-line-open = Reihe { $line } wird in dieser Runde nicht mehr voll.
azul-fact-denies = Reihe { $line } von { $player } lässt sich dann nicht gleich füllen{ part-fact-least }.
azul-fact-leaves = Reihe { $line } von { $player } ließe sich dann füllen{ part-fact-least }.
azul-fact-secures = Reihe { $line } lässt sich dann im nächsten Zug sicher füllen{ part-fact-least }.
azul-fact-burdens = Der nächste Zug kostet { $player } dann { $points ->
    [one] mindestens einen Punkt
   *[other] mindestens { $points } Punkte
}.
azul-fact-dead = { $player } hat dann für { $tiles } im Zentrum keine Reihe.

## What somebody does again and again

azul-habit-line = { $count }-mal hätte sich eine Reihe füllen lassen.
azul-habit-floor = { $count }-mal kostete der Boden Punkte, die ein anderer Zug nicht gekostet hätte.
azul-habit-marker = { $count }-mal war der Startmarker zu haben.
azul-habit-completes = { $count }-mal hätte sich auf der Wand eine Zeile, Spalte oder Farbe schließen lassen.
azul-habit-denies = { $count }-mal blieben Fliesen liegen, mit denen der nächste Spieler eine Reihe füllen konnte.
azul-habit-leaves = { $count }-mal bekam der nächste Spieler eine Reihe zum Füllen hingelegt.
azul-habit-line-open = { $count }-mal kamen Fliesen in eine Reihe, die in der Runde nicht mehr voll werden konnte.
azul-habit-burdens = { $count }-mal hätten dem nächsten Spieler nur Fliesen für den Boden bleiben können.
azul-habit-is-burdened = { $count }-mal blieben für den nächsten Zug nur Fliesen für den Boden.
azul-habit-dead = { $count }-mal hätten viele Fliesen liegen bleiben können, für die der nächste Spieler keine Reihe hatte.
