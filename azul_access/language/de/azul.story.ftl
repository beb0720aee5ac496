### Nacherzählte Spiele von Azul auf Deutsch.

part-placed = { $placed ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $placed }
}
part-dropped = { $dropped ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
   *[other] { $dropped }
}
azul-story-refill = { $shape ->
    [1] Der Beutel ist leer, { $count } Fliesen wandern aus dem Deckel zurück.
    [2] Zwischendurch ist der Beutel leer; { $count } Fliesen kommen aus dem Deckel zurück.
    [3] Aus dem Deckel kommen { $count } Fliesen zurück in den leeren Beutel.
   *[4] { $count } gebrauchte Fliesen füllen den Beutel wieder auf.
}
azul-story-marker = { $shape ->
    [1] Den Startmarker holt sich { $player }.
    [2] { $player } greift zuerst in die Mitte und nimmt den Startmarker.
    [3] Der Startmarker geht an { $player }.
    [4] Aus der Mitte nimmt zuerst { $player }; der Startmarker gehört dazu.
    [5] Der Startmarker landet bei { $player }.
   *[6] { $player } nimmt den Startmarker in Kauf.
}
azul-story-last-round = { $shape ->
    [1] Es ist die letzte Runde, denn { $players } { $count ->
        [one] hat eine volle Zeile
       *[other] haben volle Zeilen
    }.
    [2] Bei { $players } { $count ->
        [one] ist eine Zeile
       *[other] sind Zeilen
    } voll, und so ist dies die letzte Runde.
    [3] { $players } { $count ->
        [one] macht eine Zeile voll
       *[other] machen Zeilen voll
    }, und so endet das Spiel mit dieser Runde.
   *[4] Mit { $count ->
        [one] einer vollen Zeile
       *[other] vollen Zeilen
    } bei { $players } geht das Spiel zu Ende.
}
azul-story-clean = { $shape ->
    [1] Der Boden bleibt leer.
    [2] Nichts geht verloren.
    [3] Der Boden kostet diesmal nichts.
   *[4] Am Boden geht kein Punkt verloren.
}
azul-story-stuck = { $shape ->
    [1] { $player } muss { $tiles } für den Boden nehmen; in die Reihen passt nichts mehr von dem, was daliegt.
    [2] { $player } nimmt { $tiles }, und in keine Reihe passt { $colour }. Auch sonst hätte nichts gepasst.
    [3] Bei { $player } müssen { $tiles } auf den Boden; nichts auf dem Tisch passt noch in eine Reihe.
   *[4] Der Tisch hat für die Reihen von { $player } nichts mehr; { $tiles } gehen auf den Boden.
}
azul-story-floor-then = { $shape ->
    [1] Mit allem, was am Boden liegt, kostet das { part-points-accusative }.
    [2] Insgesamt verliert { $player } am Boden { part-points-accusative }.
    [3] Der Boden kostet { $player } in dieser Runde { part-points-accusative }.
   *[4] Am Boden kostet das zusammen { part-points-accusative }.
}
azul-story-large-take = { $shape ->
    [1] { $player } nimmt { $tiles } auf einmal.
    [2] Mit einem Griff holt sich { $player } { $tiles }.
    [3] Ein großer Griff von { $player }: { $tiles }.
   *[4] Auf einen Schlag kommen { $tiles } zu { $player }.
}
azul-story-overflow = { $shape ->
    [1] In die Reihe { $placed ->
        [one] passt davon nur eine
       *[other] passen davon nur { part-placed }
    }, der Rest geht auf den Boden.
    [2] Davon { $placed ->
        [one] findet eine
       *[other] finden { part-placed }
    } Platz, { $dropped ->
        [one] eine fällt
       *[other] { part-dropped } fallen
    } auf den Boden.
    [3] Die Reihe fasst nicht alle; { $dropped ->
        [one] eine fällt
       *[other] { part-dropped } fallen
    } auf den Boden.
   *[4] Davon { $dropped ->
        [one] ist eine
       *[other] sind { part-dropped }
    } zu viel für die Reihe.
}
azul-story-floor-cost = { $shape ->
    [1] Der Boden kostet { $player } { part-points-accusative }.
    [2] { $player } verliert am Boden { part-points-accusative }.
    [3] Am Boden lässt { $player } { part-points-accusative }.
   *[4] Teuer wird für { $player } der Boden: { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } bringt keine Fliese an die Wand.
    [2] Für die Wand von { $player } ist diesmal nichts dabei.
    [3] { $player } legt diesmal nichts an die Wand.
   *[4] An der Wand von { $player } ändert sich nichts.
}
azul-story-one-tile = { $shape ->
    [1] { $player } legt nur eine Fliese, { $tile }, für { part-points-accusative }.
    [2] Eine Reihe von { $player } wird voll: { part-points } für { $tile }.
    [3] Nur { $tile } kommt bei { $player } an die Wand, für { part-points-accusative }.
    [4] { $player } füllt eine Reihe und bekommt { part-points-accusative } für { $tile }.
    [5] Eine Fliese kommt bei { $player } dazu, { $tile }: { part-points }.
   *[6] { $player } bekommt { part-points-accusative } für eine einzige Fliese, { $tile }.
}
azul-story-list = { $shape ->
    [1] { $player } füllt { part-count } Reihen: { $tiles }; zusammen { $points }.
    [2] Die Wand von { $player } bringt viel: { $tiles }, zusammen { $points }.
    [3] { part-count-cap } volle Reihen bei { $player }: { $tiles }. Das macht { $points }.
   *[4] { $points } Punkte holt { $player } an der Wand: { $tiles }.
}
part-count-cap = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Elf
    [12] Zwölf
   *[other] { $count }
}
azul-story-rows = { $shape ->
    [1] { $player } legt { part-count-tiles } an die Wand, für { $points } Punkte.
    [2] { $player } füllt { part-count } Reihen und bekommt { $points } Punkte.
    [3] { part-count-cap } Fliesen von { $player } kommen an die Wand und zählen { $points }.
    [4] { part-count-cap } Reihen von { $player } werden voll und bringen { $points } Punkte.
    [5] Für { part-count-tiles } bekommt { $player } { $points } Punkte.
    [6] { $player } holt { $points } Punkte mit { part-count } Fliesen.
    [7] Die Wand von { $player } wächst um { part-count-tiles }, das bringt { $points } Punkte.
    [8] { $points } Punkte für { $player }, mit { part-count } vollen Reihen.
    [9] An der Wand holt { $player } { $points } Punkte, mit { part-count } Fliesen.
   *[10] { part-count-cap } neue Fliesen an der Wand bringen { $player } { $points } Punkte.
}
azul-story-reply = { $shape ->
    [1] { $player } holt { $points }.
    [2] Bei { $player } sind es { $points }.
    [3] { $points } Punkte gehen an { $player }.
    [4] Und { $points } für { $player }.
    [5] Die Wand von { $player } bringt { $points }.
    [6] { $player } bekommt { $points }.
    [7] { $player } schafft { $points }.
   *[8] Für { $player } sind es { $points } an der Wand.
}
part-lost = { $lost ->
    [one] einen
   *[other] { $lost }
}
azul-story-rows-floor = { $shape ->
    [1] { $player } gewinnt { $points } Punkte und verliert { part-lost } am Boden.
    [2] { part-count-cap } Reihen von { $player } bringen { $points }, der Boden nimmt { part-lost }.
    [3] { $player } holt { $points } an der Wand und lässt { part-lost } am Boden.
    [4] Die Wand bringt { $player } { $points }, der Boden kostet { part-lost }.
    [5] { $player } füllt { part-count } Reihen für { $points } Punkte; der Boden kostet { part-lost }.
    [6] { $points } Punkte bekommt { $player } an der Wand, und { $lost ->
        [one] einer geht
       *[other] { $lost } gehen
    } am Boden verloren.
    [7] { $player } legt { part-count-tiles } für { $points } Punkte; der Boden zieht { part-lost } ab.
   *[8] { $points } dazu, { $lost } weg: { $player } füllt { part-count } Reihen und zahlt für den Boden.
}
azul-story-tile = { $shape ->
    [1] Allein { $tile } zählt { $points }.
    [2] { $points } davon bringt { $tile }.
    [3] Viel bringt dabei { $tile }: { part-points }.
    [4] Mit dabei ist { $tile }, gut für { $points }.
    [5] Dabei zählt { $tile } gleich { $points }.
    [6] Eine Fliese macht viel aus: { $tile } mit { $points }.
    [7] Besonders viel zählt { $tile }: { part-points }.
   *[8] Für { $tile } gibt es { $points }.
}
azul-story-largest = { $shape ->
    [1] Mit dabei ist { $tile } mit zehn; mehr kann eine Fliese nicht zählen.
    [2] Allein { $tile } zählt zehn, denn Zeile und Spalte werden zugleich voll.
    [3] Zehn davon bringt { $tile }, das Höchste, was eine Fliese zählen kann.
   *[4] Eine Zeile und eine Spalte auf einmal schließt { $tile }: zehn Punkte.
}
azul-story-column = { $shape ->
    [1] Dabei wird eine Spalte voll, die am Ende { $points } zählt.
    [2] Eine Spalte schließt sich; dafür gibt es am Ende { $points } Punkte.
    [3] Eine ganze Spalte steht nun, gut für { $points } Punkte am Schluss.
   *[4] Nebenbei wird eine Spalte fertig, { $points } Punkte für später.
}
azul-story-colour = { $shape ->
    [1] { $colour } liegt nun fünfmal an der Wand: { $points } Punkte am Ende.
    [2] In { $colour } fehlt nun keine Fliese mehr, das zählt am Ende { $points }.
    [3] { $colour } ist nun vollständig, { $points } Punkte für den Schluss.
   *[4] Mit { $colour } ist eine Farbe komplett; die { $points } Punkte dafür kommen am Ende.
}
azul-story-floor = { $shape ->
    [1] Am Boden { $points ->
        [one] geht ein Punkt
       *[other] gehen { $points } Punkte
    } verloren.
    [2] Der Boden nimmt { part-points-accusative }.
    [3] Der Boden kostet { part-points-accusative }.
    [4] Abzug für den Boden: { part-points }.
    [5] Für den Boden { $points ->
        [one] wird ein Punkt
       *[other] werden { $points } Punkte
    } abgezogen.
    [6] Minus { $points } am Boden.
    [7] Was am Boden liegt, kostet { part-points-accusative }.
   *[8] Und der Boden holt sich { part-points-accusative }.
}
azul-story-floor-limit = { $shape ->
    [1] Der Boden nimmt alles, was noch da war: { part-points-accusative }.
    [2] Der Boden kostet { part-points-accusative }, mehr war nicht da.
    [3] Der Stand sinkt auf null; der Boden hätte noch mehr gekostet.
   *[4] Für den Boden geht alles drauf, was auf der Zähltafel stand.
}
azul-story-only-marker = { $shape ->
    [1] Den Startmarker nimmt { $player } nur dieses eine Mal.
    [2] Zum einzigen Mal in diesem Spiel geht der Startmarker an { $player }.
    [3] Es ist das einzige Mal, dass { $player } den Startmarker nimmt.
   *[4] Ein einziges Mal im Spiel nimmt { $player } den Startmarker, nämlich jetzt.
}
azul-story-bonus-row = { $count ->
    [one] eine Zeile
   *[other] { part-count } Zeilen
}
azul-story-bonus-column = { $count ->
    [one] eine Spalte
   *[other] { part-count } Spalten
}
azul-story-bonus-colour = alles in { $colours }
part-rows = { $rows ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[5] fünf
}
part-rows-each = { $rows ->
    [0] keine
   *[other] je { part-rows }
}
azul-story-tie-broken = { $shape ->
    [1] Nach Punkten steht es gleich, je { $points }. Die vollen Zeilen entscheiden: { $player } hat { part-rows }.
    [2] Gleichstand bei { $points }; { $player } hat mehr volle Zeilen, nämlich { part-rows }, und gewinnt.
    [3] Bei je { $points } Punkten zählen die vollen Zeilen, und davon hat { $player } mehr, nämlich { part-rows }.
   *[4] Punktgleich an der Spitze, mit je { $points }: Da entscheiden die vollen Zeilen, { part-rows } bei { $player }.
}
azul-story-tie-shared = { $shape ->
    [1] An der Spitze sind die Punkte gleich und auch die vollen Zeilen: { part-rows-each }.
    [2] Die vollen Zeilen entscheiden nichts: { part-rows-each }.
    [3] Selbst bei den vollen Zeilen ist Gleichstand: { part-rows-each }.
   *[4] Auch an vollen Zeilen trennt die Spitze nichts: { part-rows-each }.
}
azul-story-short-colour = { $shape ->
    [1] { $player } fehlte noch ein fünftes { $colour }, in der { part-row-dative } Zeile.
    [2] Viermal { $colour } hatte { $player }; offen blieb die { part-row-dative-row }.
    [3] Eine Fliese mehr in der { part-row-dative } Zeile, und { $player } hätte { $colour } vollständig gehabt.
   *[4] { $player } hatte { $colour } fast vollständig, bis auf die { part-row-dative-row }.
}
part-row-dative-row = { $row ->
    [1] erste Zeile
    [2] zweite Zeile
    [3] dritte Zeile
    [4] vierte Zeile
   *[5] fünfte Zeile
}
azul-story-short-column = { $shape ->
    [1] In der { part-column-dative } Spalte fehlte { $player } eine einzige Fliese.
    [2] Ein einziger Platz blieb in der { part-column-dative } Spalte von { $player } frei.
    [3] { $player } brauchte in der { part-column-dative } Spalte nur noch eine Fliese.
   *[4] Zur vollen { part-column-dative } Spalte fehlte { $player } nur eine Fliese.
}
azul-story-short-row = { $shape ->
    [1] In der { part-row-dative } Zeile von { $player } fehlte nur noch { $colour }.
    [2] { $player } hätte in der { part-row-dative } Zeile nur noch { $colour } gebraucht.
    [3] Vier Fliesen lagen bei { $player } in der { part-row-dative } Zeile; { $colour } fehlte.
   *[4] Nur { $colour } fehlte { $player } in der { part-row-dative } Zeile.
}
