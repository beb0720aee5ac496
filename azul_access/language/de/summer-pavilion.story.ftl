### Nacherzählte Spiele des Sommerpavillons auf Deutsch.

sp-story-stone = { $shape ->
    [1] { $player } nimmt den Startstein und zahlt dafür { part-points }.
    [2] Der Startstein kostet { $player } { part-points }.
    [3] Für den Startstein gibt { $player } { part-points } her.
    [4] Als Erstes in die Mitte greift { $player }; der Startstein kostet { $points }.
    [5] Den Startstein bezahlt { $player } mit { part-points-dative }.
   *[6] Für { $player } ist es der Startstein, minus { $points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } legt keine einzige Fliese.
    [2] Bei { $player } kommt nichts auf die Sterne.
    [3] { $player } legt diesmal nichts.
   *[4] Die Sterne von { $player } bleiben, wie sie sind.
}
sp-story-one = { $shape ->
    [1] { $player } legt nur eine Fliese, { $tile }, für { part-points }.
    [2] Bei { $player } ist es allein { $tile }, { part-points }.
    [3] Nur { $tile } legt { $player }; das zählt { $points }.
   *[4] Eine Fliese von { $player }, { $tile }, bringt { part-points }.
}
sp-story-placed = { $shape ->
    [1] { $player } legt { part-count-tiles }, zusammen { part-points }.
    [2] Mit { part-count } Fliesen kommt { $player } auf { part-points }.
    [3] { $player } verdient { part-points } mit { part-count } Fliesen.
    [4] Bei { $player } sind es { part-count-tiles } und { part-points }.
    [5] { part-count-tiles-cap } legt { $player }, das zählt { $points }.
    [6] Auf den Sternen holt { $player } { part-points }, mit { part-count } Fliesen.
    [7] Auf die Sterne von { $player } kommen { part-count-tiles }, { part-points } dafür.
    [8] { $player } bringt { part-count-tiles } unter, für { part-points }.
    [9] Für { part-count-tiles } bekommt { $player } { part-points }.
    [10] { $points } Punkte für { $player }, mit { part-count } Fliesen.
    [11] Die Sterne von { $player } wachsen um { part-count-tiles }: { part-points }.
   *[12] { $player } setzt { part-count-tiles } und gewinnt { part-points }.
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
    [3] { $player } kommt auf { $points }.
    [4] Dazu { $points } für { $player }.
    [5] Für { $player } zählt das Legen { $points }.
    [6] { $player } verdient { $points }.
    [7] { $player } schafft { $points }.
   *[8] Auf den Sternen von { $player } sind es { $points }.
}
sp-story-tile = { $shape ->
    [1] Allein { $tile } bringt { part-points }.
    [2] { $points } davon zählt { $tile }.
    [3] Darunter { $tile } mit { part-points-dative }.
    [4] Am meisten zählt { $tile }, { $points }.
    [5] Die beste dabei: { $tile }, { part-points }.
   *[6] Schon { $tile } ist { part-points } wert.
}
sp-story-star = { $shape ->
    [1] Ein Stern ist damit voll, das sind { part-points } am Ende.
    [2] Dabei wird ein Stern fertig; die { $points } dafür kommen am Schluss.
    [3] Die sechste Fliese schließt einen Stern, gut für { $points } am Ende.
   *[4] Ein ganzer Stern liegt nun, am Ende { part-points } wert.
}
sp-story-number = { $shape ->
    [1] Damit sind alle { $number } bedeckt: { part-points }, die noch nicht im Stand sind.
    [2] Alle { $number } liegen; am Ende zählt das { $points }, jetzt noch nicht.
    [3] Still werden dabei alle { $number } voll, { part-points } für den Schluss.
   *[4] Die { $number } sind komplett. Auf den Karten ist davon nichts zu sehen, am Ende sind es { $points }.
}
sp-story-extra = { $shape ->
    [1] Was dabei umringt wird, bringt { part-count } Fliesen aus dem Vorrat.
    [2] Aus dem Vorrat kommen { part-count } Fliesen dazu.
    [3] { $count } Bonusfliesen fallen dabei ab.
   *[4] Der Vorrat gibt { part-count } Fliesen extra.
}
sp-story-clean = { $shape ->
    [1] Alles geht auf.
    [2] Nichts kostet Punkte für Übriges.
    [3] Für jede Fliese findet sich ein Platz, oder eine Ecke.
   *[4] Übrig bleibt nichts, was kostet.
}
sp-story-left-over = { $shape ->
    [1] { $points ->
        [one] Ein Punkt geht für Übriges ab.
       *[other] { $points } Punkte gehen für Übriges ab.
    }
    [2] Was übrig bleibt, kostet { part-points }.
    [3] Übrige Fliesen: minus { $points }.
    [4] Beim Passen bleibt etwas liegen, { $points } weniger.
    [5] Nicht alles geht auf: { part-points } Abzug.
   *[6] Für den Rest in der Hand werden { $points } abgezogen.
}
sp-story-left-over-cost = { $shape ->
    [1] Übrige Fliesen kosten { $player } { part-points }.
    [2] { $player } behält zu viel übrig: { part-points } weniger.
    [3] An Fliesen, die keinen Platz fanden, verliert { $player } { part-points }.
   *[4] Teuer wird für { $player }, was übrig bleibt: { part-points }.
}
sp-story-corners = { $shape ->
    [1] Was in den Ecken lag, kostet { $player } { part-points }.
    [2] Für die Ecken verliert { $player } { part-points }.
    [3] { $player } zahlt { part-points } für die Fliesen in den Ecken.
   *[4] Die Ecken von { $player }: minus { $points }.
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
   *[4] Nur eine Fliese trennte { $player } { $star } vom vollen Stern.
}
sp-story-short-number = { $shape ->
    [1] Von den { $number } fehlte { $player } eine einzige, { $star }.
    [2] { $player } hatte fast alle { $number }, nur { $star } nicht.
    [3] Für alle { $number } brauchte { $player } noch eine Fliese { $star }.
   *[4] Eine Fliese { $star } hätte { $player } alle { $number } gebracht.
}
