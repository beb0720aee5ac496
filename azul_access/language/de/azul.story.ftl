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
part-times = { $times ->
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
   *[other] { $times }.
}
part-times-count = { $times ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $times }
}
part-across = { $across ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $across }
}
part-across-cap = { $across ->
    [1] Eine
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
   *[other] { $across }
}
part-down = { $down ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $down }
}
part-size = { $size ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $size }
}
part-times-ordinal = { $times ->
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
   *[other] { $times }.
}
part-row-nominative = { $row ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
   *[5] fünfte
}
azul-story-refill = { $shape ->
    [1] Der Beutel ist leer; aus dem Deckel kommt Nachschub, { part-count-tiles }.
    [2] Zwischendurch ist der Beutel leer; { $count ->
        [one] eine Fliese kommt
       *[other] { $count } Fliesen kommen
    } aus dem Deckel zurück.
    [3] Aus dem Deckel { $count ->
        [one] kommt eine Fliese
       *[other] kommen { $count } Fliesen
    } zurück in den leeren Beutel.
   *[4] Der Beutel wird wieder gefüllt, mit { $count ->
        [one] einer gebrauchten Fliese
       *[other] { $count } gebrauchten Fliesen
    }.
}
azul-story-marker-streak = { $shape ->
    [1] Zum { part-times } Mal hintereinander nimmt { $player } den Startmarker.
    [2] Der Startmarker geht schon die { part-times-ordinal } Runde in Folge an { $player }.
    [3] Der Startmarker bleibt { $player } treu, { part-times-count } Runden hintereinander.
   *[4] Wieder holt { $player } den Startmarker, zum { part-times } Mal in Folge.
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
azul-story-end-near = { $shape ->
    [1] { $players } { $count ->
        [one] fehlt
       *[other] fehlt je
    } nur noch eine Fliese zur vollen Zeile.
    [2] Das Ende rückt näher: { $players } { $count ->
        [one] hat
       *[other] haben je
    } vier Fliesen in einer Zeile.
    [3] Noch eine Fliese in einer Zeile, und { $players } { $count ->
        [one] kann
       *[other] können
    } das Spiel beenden.
   *[4] { $players } { $count ->
        [one] hat nun
       *[other] haben nun je
    } vier Fliesen in einer Zeile; das Ende ist in Sicht.
}
azul-story-stuck = { $shape ->
    [1] { $player } muss { $tiles } für den Boden nehmen; in die Reihen passt nichts mehr von dem, was daliegt.
    [2] { $player } nimmt { $tiles } auf den Boden; in keine Reihe passt { $colour }, und auch sonst nichts vom Tisch.
    [3] Bei { $player } müssen { $tiles } auf den Boden; nichts auf dem Tisch passt noch in eine Reihe.
   *[4] Der Tisch hat für die Reihen von { $player } nichts mehr; { $tiles } gehen auf den Boden.
}
azul-story-stuck-again = { $shape ->
    [1] Wieder passt bei { $player } nichts mehr; { $tiles } gehen auf den Boden.
    [2] Auch diesmal bleibt { $player } am Ende nur der Boden, für { $tiles }.
    [3] { $player } findet abermals keine Reihe mehr, und { $tiles } gehen auf den Boden.
   *[4] Noch einmal gehen bei { $player } { $tiles } auf den Boden, weil keine Reihe passt.
}
azul-story-floor-then = { $shape ->
    [1] Mit allem, was am Boden liegt, kostet das { part-points-accusative }.
    [2] Insgesamt verliert { $player } am Boden { part-points-accusative }.
    [3] Der Boden kostet { $player } in dieser Runde { part-points-accusative }.
    [4] Am Boden kostet das zusammen { part-points-accusative }.
    [5] Was am Boden liegt, kostet zusammen { part-points-accusative }.
   *[6] Das kostet { $player } am Boden { part-points-accusative }.
}
azul-story-large-take = { $shape ->
    [1] { $player } nimmt { $tiles } auf einmal.
    [2] Mit einem Griff holt sich { $player } { $tiles }.
    [3] Ein großer Griff von { $player }: { $tiles }.
   *[4] Auf einen Schlag kommen { $tiles } zu { $player }.
}
azul-story-take-overflow = { $shape ->
    [1] { $player } nimmt { $tiles }; in die Reihe { $placed ->
        [one] passt nur eine
       *[other] passen nur { part-placed }
    }, { $dropped ->
        [one] eine fällt
       *[other] { part-dropped } fallen
    } auf den Boden.
    [2] An { $player } gehen { $tiles }, und { part-dropped } davon { $dropped ->
        [one] fällt
       *[other] fallen
    } auf den Boden.
    [3] { $player } nimmt { $tiles }, { part-dropped } mehr, als in die Reihe passen.
   *[4] Nicht alle finden Platz: { $player } nimmt { $tiles }, und { part-dropped } { $dropped ->
        [one] fällt
       *[other] fallen
    } auf den Boden.
}
azul-story-take-floor = { $shape ->
    [1] { $player } nimmt { $tiles } und legt sie auf den Boden.
    [2] { $player } nimmt { $tiles }, und alle gehen auf den Boden.
    [3] Auf dem Boden von { $player } landen { $tiles }.
   *[4] Für { $tiles } wählt { $player } den Boden.
}
azul-story-fills = { $shape ->
    [1] Die { part-row-nominative } Reihe ist gleich voll.
    [2] Sie füllen die ganze { part-row-nominative } Reihe.
    [3] Genau so viele braucht die { part-row-nominative } Reihe.
   *[4] Die ganze { part-row-nominative } Reihe ist damit gefüllt.
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
    [2] Von der Wand bekommt { $player } { $tiles }, zusammen { $points }.
    [3] { part-count-cap } volle Reihen bei { $player }: { $tiles }, das macht { $points }.
    [4] { $points } Punkte holt { $player } an der Wand: { $tiles }.
    [5] An die Wand von { $player } kommen { $tiles }, zusammen { $points } Punkte.
    [6] Die Reihen von { $player } bringen { $tiles }, insgesamt { $points }.
    [7] Bei { $player } zählen an der Wand { $tiles }: { $points } im Ganzen.
   *[8] { $player } gewinnt mit { part-count } Fliesen { $points } Punkte, nämlich { $tiles }.
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
azul-story-rows-tile = { $shape ->
    [1] { $player } legt { part-count-tiles } für { $points } Punkte; allein { $tile } zählt { $most }.
    [2] { part-count-cap } Fliesen bringen { $player } { $points } Punkte, darunter { $tile } mit { $most }.
    [3] Die Wand von { $player } wächst um { part-count-tiles }; { $tile } zählt { $most }, alle zusammen { $points }.
    [4] Für { part-count-tiles } bekommt { $player } { $points } Punkte, und { $most } davon bringt { $tile }.
    [5] { $player } füllt { part-count } Reihen und gewinnt { $points } Punkte; { $tile } ist { $most } wert.
    [6] Die { part-count } Fliesen von { $player } zählen zusammen { $points }, { $tile } gleich { $most }.
    [7] { part-count-cap } volle Reihen geben { $player } { $points } Punkte; { $tile } bringt davon { $most }.
   *[8] An der Wand holt { $player } { $points } Punkte, und { $tile } steuert { $most } bei.
}
azul-story-alike = { $shape ->
    [1] { $players } legen je { part-count } Fliesen: { $each }.
    [2] Mit je { part-count } Fliesen gibt es { $each }.
    [3] { $players } füllen je { part-count } Reihen, und das bringt { $each }.
   *[4] { part-count-cap } Fliesen sind nicht immer gleich viel wert: { $each }.
}
azul-story-same = { $shape ->
    [1] { $players } legen je { part-count } Fliesen und bekommen je { $points } Punkte.
    [2] Gleich viel für { $players }: je { part-count } Fliesen und { $points } Punkte.
    [3] { $players } holen mit je { part-count } Fliesen genau dasselbe, { $points } Punkte.
   *[4] An der Wand sind { $players } gleich stark, mit je { part-count } Fliesen und { $points } Punkten.
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
azul-story-list-floor = { $shape ->
    [1] { $player } füllt { part-count } Reihen, { $tiles }; das sind { $points }, der Boden nimmt { part-lost }.
    [2] { part-count-cap } volle Reihen bei { $player }: { $tiles }, zusammen { $points }; der Boden kostet { part-lost }.
    [3] Die Wand bringt { $player } { $points } Punkte: { $tiles }; der Boden holt sich { part-lost } zurück.
   *[4] { $points } Punkte für { $player }: { $tiles }; { part-lost } zieht der Boden ab.
}
azul-story-reply-floor = { $shape ->
    [1] { $player } holt { $points } und verliert { part-lost }.
    [2] Bei { $player } sind es { $points }, weniger { part-lost } für den Boden.
    [3] { $points } gehen an { $player }, { part-lost } davon kostet der Boden.
   *[4] { $player } bekommt { $points }; { part-lost } nimmt der Boden.
}
azul-story-tile = { $shape ->
    [1] Allein { $tile } zählt { $points }: { part-across } in der Zeile, { part-down } in der Spalte.
    [2] { $points } davon bringt { $tile }, mit { part-across } in der Zeile und { part-down } in der Spalte.
    [3] Dabei zählt { $tile } gleich { $points }, { part-across } quer und { part-down } senkrecht.
   *[4] Eine Fliese macht viel aus: { $tile } mit { $points }, { part-across } quer und { part-down } senkrecht.
}
azul-story-runs = { $shape ->
    [1] In ihrer Zeile liegen nun { part-across } beisammen, in ihrer Spalte { part-down }.
    [2] { part-across-cap } nebeneinander und { part-down } untereinander zählen mit.
    [3] Das sind { part-across } in der Zeile und { part-down } in der Spalte.
   *[4] Sie zählt in beide Richtungen, { part-across } quer und { part-down } senkrecht.
}
azul-story-largest = { $shape ->
    [1] Mit dabei ist { $tile } mit zehn; mehr kann eine Fliese nicht zählen.
    [2] Allein { $tile } zählt zehn, denn Zeile und Spalte werden zugleich voll.
    [3] Zehn davon bringt { $tile }, das Höchste, was eine Fliese zählen kann.
   *[4] Eine Zeile und eine Spalte auf einmal schließt { $tile }: zehn Punkte.
}
azul-story-most = { $shape ->
    [1] Mehr kann eine Fliese nicht zählen.
    [2] Das ist das Höchste, was eine Fliese zählen kann.
    [3] Eine Zeile und eine Spalte werden damit zugleich voll.
   *[4] Zehn ist das Höchste: Zeile und Spalte sind zugleich voll.
}
azul-story-column = { $shape ->
    [1] Dabei { $count ->
        [one] wird eine Spalte
       *[other] werden { part-count } Spalten
    } voll; am Ende zählt das { $points }.
    [2] { $count ->
        [one] Eine Spalte schließt sich
       *[other] { part-count-cap } Spalten schließen sich
    }; dafür gibt es am Ende { $points } Punkte.
    [3] { $count ->
        [one] Eine ganze Spalte steht
       *[other] { part-count-cap } ganze Spalten stehen
    } nun, gut für { $points } Punkte am Schluss.
   *[4] Nebenbei { $count ->
        [one] wird eine Spalte
       *[other] werden { part-count } Spalten
    } fertig, { $points } Punkte für später.
}
azul-story-colour = { $shape ->
    [1] { $colour } { $count ->
        [one] liegt nun
       *[other] liegen nun je
    } fünfmal an der Wand: { $points } Punkte am Ende.
    [2] In { $colour } fehlt nun keine Fliese mehr, das zählt am Ende { $points }.
    [3] { $colour } { $count ->
        [one] ist
       *[other] sind
    } nun vollständig, { $points } Punkte für den Schluss.
   *[4] Mit { $colour } { $count ->
        [one] ist eine Farbe
       *[other] sind { part-count } Farben
    } komplett; die { $points } Punkte dafür kommen am Ende.
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
    [8] Und der Boden holt sich { part-points-accusative }.
    [9] Für den Boden { $points ->
        [one] geht ein Punkt
       *[other] gehen { $points } Punkte
    } wieder weg.
   *[10] Dann nimmt der Boden { part-points-accusative } wieder weg.
}
azul-story-floor-limit = { $shape ->
    [1] Der Boden nimmt alles, was noch da war: { part-points-accusative }.
    [2] Der Boden kostet { part-points-accusative }, mehr war nicht da.
    [3] Bis auf null geht es hinab: Der Boden kostet { part-points-accusative }.
    [4] Der Boden kostet { part-points-accusative } und lässt nichts übrig.
    [5] Am Boden geht alles verloren, { part-points }.
   *[6] Der Boden kostet { part-points-accusative }, und dann ist nichts mehr da.
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
azul-story-bonus-colour = { $count ->
    [one] die volle Farbe { $colours }
   *[other] die vollen Farben { $colours }
}
part-rows = { $rows ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
   *[5] fünf
}
part-rows-each = { $rows ->
    [0] vorn hat niemand eine
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
azul-story-short-both = { $shape ->
    [1] Ein { $colour } mehr in der { part-row-dative } Zeile, und { $player } hätte Zeile und Farbe voll gehabt.
    [2] Mit { $colour } hätte { $player } die { part-row-nominative } Zeile und die ganze Farbe gehabt.
    [3] { $player } fehlte eine Fliese in { $colour }, für die { part-row-nominative } Zeile und die Farbe zugleich.
   *[4] Nur { $colour } trennte { $player } von der vollen { part-row-dative } Zeile, und auch von der vollen Farbe.
}
azul-story-short-alike = { $shape ->
    [1] { $players } fehlte je eine Fliese zu allen fünf in { $colour }.
    [2] Alle fünf in { $colour } hätten { $players } fast gehabt; je eine fehlte.
    [3] Vier von fünf in { $colour }: So weit kamen { $players }.
   *[4] In { $colour } blieben { $players } bei je vier Fliesen stehen.
}
azul-story-ready = { $shape ->
    [1] { $count ->
        [one] Eine Fliese
       *[other] { part-count-cap } Fliesen
    } von { part-size } { $count ->
        [one] hatte
       *[other] hatten
    } dafür schon ihren Platz.
    [2] Dafür { $count ->
        [one] lag
       *[other] lagen
    } { part-count } von { part-size } bereit.
    [3] In der Reihe daneben { $count ->
        [one] wartete
       *[other] warteten
    } schon { part-count } von { part-size }.
   *[4] Von { part-size } Fliesen, die es brauchte, { $count ->
        [one] war
       *[other] waren
    } { part-count } schon da.
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
azul-story-key-line = Die { part-row-nominative } Reihe ist damit voll.
azul-story-key-colour = { $colour } wird damit vollständig.
azul-story-key-column = Eine Spalte wird damit voll.
azul-story-key-denies = { $player } kann die { part-row-nominative } Reihe danach nicht gleich füllen.
azul-story-key-dead = Für { $tiles } in der Mitte hat { $player } jetzt keine Reihe.
