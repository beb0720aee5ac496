### Nacherzählte Spiele des Sommerpavillons auf Deutsch.

sp-story-stone = { $shape ->
    [1] { $player } nimmt den Startstein und zahlt dafür { part-points-accusative }.
    [2] Der Startstein kostet { $player } { part-points-accusative }.
    [3] Für den Startstein gibt { $player } { part-points-accusative } her.
    [4] Aus der Mitte nimmt zuerst { $player }; der Startstein kostet { part-points-accusative }.
    [5] Den Startstein bezahlt { $player } mit { part-points-dative }.
   *[6] Der Startstein geht an { $player } und kostet { part-points-accusative }.
}
sp-story-stone-streak = { $shape ->
    [1] Zum { part-times } Mal hintereinander nimmt { $player } den Startstein und zahlt { part-points-accusative }.
    [2] Der Startstein geht schon die { part-times-ordinal } Runde in Folge an { $player } und kostet { part-points-accusative }.
    [3] Der Startstein bleibt { $player } treu, { part-times-count } Runden hintereinander; diesmal kostet er { part-points-accusative }.
   *[4] Wieder holt { $player } den Startstein, zum { part-times } Mal in Folge, und zahlt { part-points-accusative }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt keine einzige Fliese.
    [2] Auf die Sterne von { $player } kommt nichts.
    [3] { $player } legt diesmal nichts.
   *[4] Die Sterne von { $player } bleiben, wie sie sind.
}
sp-story-one = { $shape ->
    [1] { $player } legt nur eine Fliese, { $tile }, für { part-points-accusative }.
    [2] Nur eine Fliese kommt von { $player }, { $tile }: { part-points }.
    [3] Nur { $tile } legt { $player }, und das zählt { $points }.
   *[4] Eine einzige Fliese, { $tile }, bringt { $player } { part-points-accusative }.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { part-count-tiles }, zusammen { $points } Punkte.
    [2] Mit { part-count } Fliesen holt { $player } { $points } Punkte.
    [3] { $player } sammelt { $points } Punkte mit { part-count } Fliesen.
    [4] { part-count-tiles-cap } von { $player } kommen auf die Sterne, für { $points } Punkte.
    [5] { part-count-tiles-cap } legt { $player }, das zählt { $points }.
    [6] Auf den Sternen gewinnt { $player } { $points } Punkte, mit { part-count } Fliesen.
    [7] Auf die Sterne von { $player } kommen { part-count-tiles } und bringen { $points } Punkte.
    [8] { $player } bringt { part-count-tiles } unter, für { $points } Punkte.
    [9] Für { part-count-tiles } bekommt { $player } { $points } Punkte.
    [10] { $points } Punkte für { $player }, mit { part-count } Fliesen.
    [11] Die Sterne von { $player } wachsen um { part-count-tiles }, das bringt { $points } Punkte.
   *[12] { $player } setzt { part-count-tiles } und gewinnt { $points } Punkte.
}
sp-story-placed-stone = { $shape ->
    [1] { $player } legt { part-count-tiles }, zusammen { $points } Punkte; der Startstein kostet { part-lost }.
    [2] Mit { part-count } Fliesen holt { $player } { $points } Punkte, und { part-lost } nimmt der Startstein.
    [3] { $player } nimmt den Startstein, minus { $lost }, und legt dann { part-count-tiles } für { $points } Punkte.
   *[4] { $points } Punkte für { $player }, mit { part-count } Fliesen; der Startstein zieht { part-lost } ab.
}
sp-story-placed-tile = { $shape ->
    [1] { $player } legt { part-count-tiles } für { $points } Punkte; allein { $tile } zählt { $most }.
    [2] { part-count-tiles-cap } bringen { $player } { $points } Punkte, darunter { $tile } mit { $most }.
    [3] Die Sterne von { $player } wachsen um { part-count-tiles }; { $tile } zählt { $most }, alle zusammen { $points }.
    [4] Für { part-count-tiles } bekommt { $player } { $points } Punkte, und { $most } davon bringt { $tile }.
    [5] { $player } sammelt { $points } Punkte mit { part-count } Fliesen; { $tile } ist { $most } wert.
    [6] Die { part-count } Fliesen von { $player } zählen zusammen { $points }, { $tile } gleich { $most }.
    [7] { part-count-tiles-cap } setzt { $player } für { $points } Punkte; { $tile } bringt davon { $most }.
   *[8] Auf den Sternen holt { $player } { $points } Punkte, und { $tile } steuert { $most } bei.
}
sp-story-alike = { $shape ->
    [1] { $players } legen je { part-count } Fliesen: { $each }.
    [2] Mit je { part-count } Fliesen gibt es { $each }.
    [3] { $players } setzen je { part-count } Fliesen, und das bringt { $each }.
   *[4] { part-count-cap } Fliesen sind nicht immer gleich viel wert: { $each }.
}
sp-story-same = { $shape ->
    [1] { $players } legen je { part-count } Fliesen und bekommen je { $points } Punkte.
    [2] Gleich viel für { $players }: je { part-count } Fliesen und { $points } Punkte.
    [3] { $players } holen mit je { part-count } Fliesen genau dasselbe, { $points } Punkte.
   *[4] Auf den Sternen sind { $players } gleich stark, mit je { part-count } Fliesen und { $points } Punkten.
}
part-count-tiles-cap = { $count ->
    [2] Zwei Fliesen
    [3] Drei Fliesen
    [4] Vier Fliesen
    [5] Fünf Fliesen
    [6] Sechs Fliesen
    [7] Sieben Fliesen
    [8] Acht Fliesen
    [9] Neun Fliesen
    [10] Zehn Fliesen
    [11] Elf Fliesen
    [12] Zwölf Fliesen
   *[other] { $count } Fliesen
}
sp-story-reply = { $shape ->
    [1] { $player } holt { $points }.
    [2] Bei { $player } sind es { $points }.
    [3] { $points } Punkte gehen an { $player }.
    [4] Und { $points } für { $player }.
    [5] Beim Legen bekommt { $player } { $points }.
    [6] { $player } sammelt { $points }.
    [7] { $player } schafft { $points }.
   *[8] Die Sterne von { $player } bringen { $points }.
}
sp-story-star = { $shape ->
    [1] Kein Feld { $stars } ist mehr frei; am Ende zählt das { $points }.
    [2] Jedes Feld { $stars } ist nun bedeckt, { $points } Punkte für den Schluss.
    [3] Voll ist es nun { $stars }, gut für { $points } Punkte am Ende.
   *[4] Auch das letzte Feld { $stars } ist bedeckt: { $points } Punkte am Ende.
}
sp-story-number = { $shape ->
    [1] Nun sind alle { $numbers } bedeckt: { $points } Punkte, die noch nicht im Stand sind.
    [2] Alle { $numbers } liegen; am Ende zählt das { $points }, jetzt noch nicht.
    [3] Ganz leise werden alle { $numbers } komplett, { $points } Punkte für den Schluss.
   *[4] Die { $numbers } sind komplett. Auf der Zähltafel ist davon noch nichts zu finden; am Ende bringt das { $points } Punkte.
}
sp-story-extra = { $shape ->
    [1] Zur Belohnung gibt es { part-count } Fliesen aus dem Vorrat.
    [2] Aus dem Vorrat kommen { part-count } Fliesen dazu.
    [3] { part-count-cap } Bonusfliesen fallen dabei ab.
   *[4] Der Vorrat steuert { part-count } Fliesen bei.
}
sp-story-left-over = { $shape ->
    [1] Für übrige Fliesen { $points ->
        [one] geht ein Punkt
       *[other] gehen { $points } Punkte
    } ab.
    [2] Was übrig bleibt, kostet { part-points-accusative }.
    [3] Übrige Fliesen kosten { part-points-accusative }.
    [4] Beim Passen bleibt etwas liegen, { part-points } weniger.
    [5] Nicht alles geht auf: { part-points } Abzug.
    [6] Für den Rest in der Hand { $points ->
        [one] wird ein Punkt
       *[other] werden { $points } Punkte
    } abgezogen.
    [7] Fliesen ohne Platz kosten { part-points-accusative }.
    [8] Für den Rest zahlt { $player } { part-points-accusative }.
    [9] Mit dem Passen { $points ->
        [one] verliert { $player } einen Punkt
       *[other] verliert { $player } { $points } Punkte
    }.
   *[10] Ein Rest bleibt, und der kostet { part-points-accusative }.
}
sp-story-left-over-cost = { $shape ->
    [1] Übrige Fliesen kosten { $player } { part-points-accusative }.
    [2] Bei { $player } bleibt einiges übrig: { part-points } weniger.
    [3] Fliesen, die keinen Platz fanden, kosten { $player } { part-points-accusative }.
   *[4] Teuer wird für { $player }, was übrig bleibt: { part-points }.
}
sp-story-corners = { $shape ->
    [1] Was in den Ecken lag, kostet { $player } { part-points-accusative }.
    [2] Für die Ecken verliert { $player } { part-points-accusative }.
    [3] { $player } zahlt { part-points-accusative } für die Fliesen in den Ecken.
   *[4] Auch die Ecken zählen: { $player } verliert { part-points-accusative }.
}
sp-story-bonus-stars = { $count ->
    [one] einen Stern
   *[other] { part-count } Sterne
}
sp-story-bonus-numbers = alle { $numbers }
sp-story-short-star = { $shape ->
    [1] { $player } fehlte { $star } nur eine Fliese.
    [2] Bei { $player } blieb { $star } ein Feld frei.
    [3] Fünf von sechs Fliesen hatte { $player } { $star }.
   *[4] Eine Fliese mehr { $star }, und er wäre bei { $player } voll gewesen.
}
sp-story-short-star-alike = { $shape ->
    [1] { $players } fehlte { $star } je nur eine Fliese.
    [2] Bei { $players } blieb { $star } je ein Feld frei.
    [3] Je fünf von sechs Fliesen hatten { $players } { $star }.
   *[4] Je eine Fliese mehr { $star }, und er wäre bei { $players } voll gewesen.
}
sp-story-short-number = { $shape ->
    [1] Von den { $number } fehlte { $player } eine einzige, die { $star }.
    [2] { $player } hatte fast alle { $number }, nur die { $star } nicht.
    [3] Für alle { $number } brauchte { $player } noch eine Fliese { $star }.
   *[4] Eine Fliese { $star } hätte { $player } alle { $number } gebracht.
}
sp-story-short-number-alike = { $shape ->
    [1] { $players } fehlte je eine Fliese zu allen { $number }.
    [2] Alle { $number } hätten { $players } fast gehabt; je eine fehlte.
    [3] Von den { $number } fehlte { $players } je eine einzige.
   *[4] Bis auf je eine hatten { $players } alle { $number }.
}
sp-story-key-affords = Nun reicht es { $star } für ein weiteres Feld.
sp-story-key-gone = Danach ist von { $colour } nichts mehr zu nehmen.
