### Nacherzählte Spiele von Azul auf Deutsch.

azul-story-refill = { $shape ->
    [1] Der Beutel ist leer, { $count } Fliesen wandern aus dem Deckel zurück.
    [2] Zwischendurch ist der Beutel leer; { $count } Fliesen kommen aus dem Deckel zurück.
    [3] Aus dem Deckel kommen { $count } Fliesen zurück in den leeren Beutel.
   *[4] { $count } gebrauchte Fliesen füllen den Beutel wieder auf.
}
azul-story-marker = { $shape ->
    [1] Den Startmarker holt sich { $player }.
    [2] { $player } greift als Erstes in die Mitte und nimmt den Startmarker.
    [3] Der Startmarker geht an { $player }.
    [4] Die Mitte öffnet { $player }; dafür gibt es den Startmarker.
    [5] Zum Startmarker greift { $player }.
   *[6] { $player } nimmt den Startmarker in Kauf.
}
azul-story-last-round = { $shape ->
    [1] Eine Zeile ist voll, bei { $players }; damit ist es die letzte Runde.
    [2] Weil bei { $players } eine Zeile voll ist, endet das Spiel hier.
    [3] Mit einer vollen Zeile endet das Spiel, bei { $players }.
   *[4] Die letzte Runde ist es, weil eine Zeile fertig wurde, bei { $players }.
}
azul-story-clean = { $shape ->
    [1] Am Boden bleibt es leer.
    [2] Nichts geht verloren.
    [3] Der Boden kostet diesmal nichts.
   *[4] Kein Punkt fällt auf den Boden.
}
azul-story-stuck = { $shape ->
    [1] { $player } muss { $tiles } auf den Boden legen: Keine Reihe nimmt noch etwas von dem, was daliegt.
    [2] Für { $player } bleiben { $tiles }, und keine Reihe nimmt { $colour } an. Alles geht auf den Boden.
    [3] Bei { $player } fallen { $tiles } auf den Boden, denn keine Reihe hat dafür Platz.
   *[4] Für nichts auf dem Tisch hat { $player } noch eine Reihe: { $tiles } gehen auf den Boden.
}
azul-story-floor-then = { $shape ->
    [1] Das kostet, mit allem, was dort liegt, { part-points }.
    [2] Insgesamt nimmt der Boden { part-points }.
    [3] Am Ende der Runde sind dadurch { part-points } weg.
   *[4] Der ganze Boden: { part-points } weniger.
}
azul-story-large-take = { $shape ->
    [1] { $player } nimmt { $tiles } auf einmal.
    [2] Mit einem Griff holt { $player } { $tiles }.
    [3] Ein großer Griff von { $player }: { $tiles }.
   *[4] In einem einzigen Zug gehen { $tiles } an { $player }.
}
azul-story-overflow = { $shape ->
    [1] In die Reihe passen davon nur { $placed }, der Rest geht auf den Boden.
    [2] { $placed ->
        [one] Eine davon findet
       *[other] { $placed } davon finden
    } Platz, { $dropped ->
        [one] eine fällt
       *[other] { $dropped } fallen
    } auf den Boden.
    [3] Das ist mehr, als die Reihe fasst: { $dropped ->
        [one] Eine fällt
       *[other] { $dropped } fallen
    } daneben.
   *[4] { $dropped ->
        [one] Eine davon ist
       *[other] { $dropped } davon sind
    } zu viel.
}
azul-story-floor-cost = { $shape ->
    [1] Der Boden kostet { $player } { part-points }.
    [2] { $player } verliert am Boden { part-points }.
    [3] Am Boden lässt { $player } { part-points } liegen.
   *[4] Für { $player } ist der Boden teuer, { part-points }.
}
azul-story-no-tile = { $shape ->
    [1] { $player } bringt keine Fliese an die Wand.
    [2] Bei { $player } wird keine Reihe voll.
    [3] { $player } legt diesmal nichts an die Wand.
   *[4] An der Wand von { $player } ändert sich nichts.
}
azul-story-one-tile = { $shape ->
    [1] { $player } legt eine einzige Fliese, { $tile }, für { part-points }.
    [2] Bei { $player } ist es nur { $tile }; sie bringt { part-points }.
    [3] Nur { $tile } kommt bei { $player } an die Wand, { part-points }.
    [4] { $player } füllt eine Reihe: { part-points } für { $tile }.
    [5] Eine Fliese von { $player } genügt für { part-points }, { $tile }.
   *[6] An die Wand von { $player } kommt allein { $tile }, mit { part-points-dative }.
}
azul-story-list = { $shape ->
    [1] { $player } füllt { part-count } Reihen: { $tiles }; zusammen { $points }.
    [2] Bei { $player } werden { part-count } Reihen voll. Das sind { $tiles }, zusammen { $points }.
    [3] { part-count-cap } volle Reihen bei { $player }: { $tiles }. Macht { $points }.
   *[4] { $points } Punkte holt { $player } an der Wand, mit { $tiles }.
}
part-count-cap = { $count ->
    [2] Zwei
    [3] Drei
    [4] Vier
   *[5] Fünf
}
azul-story-rows = { $shape ->
    [1] { $player } legt { part-count-tiles } an die Wand, für { part-points }.
    [2] { $player } füllt { part-count } Reihen und bekommt { part-points }.
    [3] Bei { $player } kommen { part-count-tiles } an die Wand, das zählt { $points }.
    [4] { part-count-cap } Reihen von { $player } sind voll, { part-points }.
    [5] Für { part-count-tiles } bekommt { $player } { part-points }.
    [6] { $player } holt { part-points } mit { part-count } Fliesen.
    [7] Die Wand von { $player } wächst um { part-count-tiles }, { part-points } dafür.
    [8] { $points } Punkte für { $player }, mit { part-count } vollen Reihen.
    [9] Auf { part-points } kommt { $player } an der Wand, mit { part-count } Fliesen.
   *[10] { part-count-cap } neue Fliesen an der Wand von { $player } bringen { part-points }.
}
azul-story-reply = { $shape ->
    [1] { $player } holt { $points }.
    [2] Bei { $player } sind es { $points }.
    [3] { $player } kommt auf { $points }.
    [4] Dazu { $points } für { $player }.
    [5] Für { $player } zählt die Wand { $points }.
    [6] { $player } bekommt { $points } dafür.
    [7] { $player } schafft { $points }.
   *[8] An der Wand von { $player } sind es { $points }.
}
azul-story-rows-floor = { $shape ->
    [1] { $player } gewinnt { part-points } und verliert { $lost } am Boden.
    [2] { part-count-cap } Reihen von { $player } bringen { $points }, der Boden nimmt { $lost }.
    [3] { $player } holt { $points } an der Wand und lässt { $lost } am Boden.
    [4] An der Wand sind es { $points } für { $player }, am Boden minus { $lost }.
    [5] { $player } füllt { part-count } Reihen für { $points }; der Boden kostet { $lost }.
    [6] Von den { $points } Punkten, die { $player } gewinnt, { $lost ->
        [one] geht einer
       *[other] gehen { $lost }
    } am Boden wieder weg.
    [7] { $player } legt { part-count-tiles }: plus { $points }, und minus { $lost } für den Boden.
   *[8] { $points } hin, { $lost } her: { $player } füllt { part-count } Reihen, aber der Boden kostet.
}
azul-story-tile = { $shape ->
    [1] Allein { $tile } zählt { $points }.
    [2] { $points } davon bringt { $tile }.
    [3] Am meisten bringt { $tile }, { part-points }.
    [4] Die beste dabei ist { $tile } mit { part-points-dative }.
    [5] Darunter { $tile } für { part-points }.
    [6] Das meiste kommt von einer: { $tile }, { $points }.
    [7] Schon { $tile } ist { part-points } wert.
   *[8] Den größten Teil zählt { $tile }, nämlich { $points }.
}
azul-story-largest = { $shape ->
    [1] Darunter { $tile } mit zehn, mehr kann eine Fliese nicht zählen.
    [2] Allein { $tile } zählt zehn: Zeile und Spalte werden zugleich voll.
    [3] Zehn davon bringt { $tile }, das Höchste, was eine Fliese kann.
   *[4] Eine Zeile und eine Spalte auf einmal schließt { $tile }: zehn Punkte.
}
azul-story-column = { $shape ->
    [1] Eine Spalte ist damit voll, das zählt am Ende { $points }.
    [2] Dabei schließt sich eine Spalte; am Ende sind das { $points } mehr.
    [3] Eine ganze Spalte steht nun, gut für { $points } am Schluss.
   *[4] Nebenbei wird eine Spalte fertig, { part-points } für später.
}
azul-story-colour = { $shape ->
    [1] { $colour } liegt nun fünfmal an der Wand: { $points } am Ende.
    [2] Alle fünf in { $colour } sind beisammen, das zählt am Ende { $points }.
    [3] Damit ist { $colour } vollständig, { part-points } für den Schluss.
   *[4] { $colour } ist komplett; die { $points } dafür kommen am Ende.
}
azul-story-floor = { $shape ->
    [1] Am Boden { $points ->
        [one] geht ein Punkt
       *[other] gehen { $points } Punkte
    } verloren.
    [2] Der Boden nimmt { $points } davon.
    [3] Abzug für den Boden: { $points }.
    [4] { part-points-start } weniger, das kostet der Boden.
    [5] Dagegen steht der Boden mit minus { $points }.
    [6] Ein Teil fällt am Boden wieder weg, { $points }.
    [7] Davon geht für den Boden etwas ab: { $points }.
   *[8] Dem { $points ->
        [one] steht am Boden ein Punkt
       *[other] stehen am Boden { $points } Punkte
    } gegenüber.
}
azul-story-floor-limit = { $shape ->
    [1] Der Boden nimmt alles, was noch da war: { $points }.
    [2] Der Boden kostet { part-points }, mehr war nicht da.
    [3] Der Stand sinkt auf null; der Boden hätte noch mehr gekostet.
   *[4] Der Boden ist teurer als alles, was auf den Karten stand.
}
azul-story-only-marker = { $shape ->
    [1] Den Startmarker nimmt { $player } nur dieses eine Mal.
    [2] Auch der Startmarker liegt dabei, zum einzigen Mal bei { $player }.
    [3] Es ist das einzige Mal, dass { $player } den Startmarker nimmt.
   *[4] Einmal im Spiel hat { $player } den Startmarker, hier.
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
azul-story-tie-broken = { $shape ->
    [1] Nach Punkten steht es gleich, { $points }. Die vollen Zeilen entscheiden, { $player } hat { $rows }.
    [2] Gleichstand bei { $points }; { $player } gewinnt mit mehr vollen Zeilen, es sind { $rows }.
    [3] Punktgleich, je { $points }. Den Sieg bringen { $player } die vollen Zeilen, { $rows }.
   *[4] Vorn haben alle { $points }. { $player } hat mehr volle Zeilen, { $rows }, und gewinnt.
}
azul-story-tie-shared = { $shape ->
    [1] Auch bei den vollen Zeilen ist es gleich, je { $rows }.
    [2] Die vollen Zeilen helfen nicht: je { $rows }.
    [3] Selbst volle Zeilen haben sie gleich viele, { $rows }.
   *[4] Je { $rows } volle Zeilen, auch das entscheidet nichts.
}
azul-story-short-colour = { $shape ->
    [1] { $player } fehlte für alle fünf in { $colour } nur eine Fliese, die in der { part-row-dative } Zeile.
    [2] Vier von fünf in { $colour } hatte { $player }; offen blieb die { part-row-dative-row }.
    [3] In { $colour } war { $player } eine Fliese vor dem Ziel.
   *[4] Eine Fliese in { $colour } fehlte { $player } zur vollen Farbe.
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
    [2] Bei { $player } blieb in der { part-column-dative } Spalte ein Platz frei.
    [3] { $player } war in der { part-column-dative } Spalte eine Fliese vor dem Ziel.
   *[4] Eine Fliese fehlte { $player } zur vollen Spalte, in der { part-column-dative }.
}
azul-story-short-row = { $shape ->
    [1] In der { part-row-dative } Zeile von { $player } fehlte nur noch { $colour }.
    [2] { $player } hätte in der { part-row-dative } Zeile nur noch { $colour } gebraucht.
    [3] Vier Fliesen lagen bei { $player } in der { part-row-dative } Zeile; { $colour } fehlte.
   *[4] Nur { $colour } fehlte { $player } in der { part-row-dative } Zeile.
}
