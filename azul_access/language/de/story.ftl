### Nacherzählte Spiele auf Deutsch: Sätze, die man gern hört. Jeder Satz hat mehrere Formen.
### Von den Spielern ist nur der Name bekannt, also weder „er“ noch „sie“.

## Bausteine

story-points-for = { part-points } für { $name }
story-points-of = { $name } { $points }
story-points-of-each = { $names } je { $points }
part-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
story-points-with = { $name } mit { $points }
story-points-with-each = { $names } mit je { $points }
part-points-accusative = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
part-points-dative = { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
part-count = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
}
part-count-tiles = { $count ->
    [one] eine Fliese
   *[other] { part-count } Fliesen
}
part-row-dative = { $row ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
}
part-column-dative = { $column ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[5] fünften
}
story-red = Rot
story-blue = Blau
story-black = Schwarz
story-turquoise = Türkis
story-white = Weiß
story-orange = Orange
story-yellow = Gelb
story-purple = Lila
story-green = Grün
story-tile-red = { $article ->
    [the] die rote
   *[a] eine rote
}
story-tile-blue = { $article ->
    [the] die blaue
   *[a] eine blaue
}
story-tile-black = { $article ->
    [the] die schwarze
   *[a] eine schwarze
}
story-tile-turquoise = { $article ->
    [the] die türkise
   *[a] eine türkise
}
story-tile-white = { $article ->
    [the] die weiße
   *[a] eine weiße
}
story-tile-orange = { $article ->
    [the] die orange
   *[a] eine orange
}
story-tile-yellow = { $article ->
    [the] die gelbe
   *[a] eine gelbe
}
story-tile-purple = { $article ->
    [the] die lila
   *[a] eine lila
}
story-tile-green = { $article ->
    [the] die grüne
   *[a] eine grüne
}
story-tiles-red = { $count ->
    [one] eine rote Fliese
   *[other] { part-count } rote Fliesen
}
story-tiles-blue = { $count ->
    [one] eine blaue Fliese
   *[other] { part-count } blaue Fliesen
}
story-tiles-black = { $count ->
    [one] eine schwarze Fliese
   *[other] { part-count } schwarze Fliesen
}
story-tiles-turquoise = { $count ->
    [one] eine türkise Fliese
   *[other] { part-count } türkise Fliesen
}
story-tiles-white = { $count ->
    [one] eine weiße Fliese
   *[other] { part-count } weiße Fliesen
}
story-tiles-orange = { $count ->
    [one] eine orange Fliese
   *[other] { part-count } orange Fliesen
}
story-tiles-yellow = { $count ->
    [one] eine gelbe Fliese
   *[other] { part-count } gelbe Fliesen
}
story-tiles-purple = { $count ->
    [one] eine lila Fliese
   *[other] { part-count } lila Fliesen
}
story-tiles-green = { $count ->
    [one] eine grüne Fliese
   *[other] { part-count } grüne Fliesen
}
story-on-star-centre = auf dem mittleren Stern
story-on-star-purple = auf dem lila Stern
story-on-star-orange = auf dem orangen Stern
story-on-star-red = auf dem roten Stern
story-on-star-blue = auf dem blauen Stern
story-on-star-yellow = auf dem gelben Stern
story-on-star-green = auf dem grünen Stern
story-on-star-number = auf Stern { $star }
story-all-1 = Einsen
story-all-2 = Zweien
story-all-3 = Dreien
story-all-4 = Vieren
story-all-5 = Fünfen
story-all-6 = Sechsen

## Das Ergebnis

story-result = { $shape ->
    [1] { $winner } gewinnt mit { part-points-dative }, vor { $others }.
    [2] Der Sieg geht mit { part-points-dative } an { $winner }, vor { $others }.
    [3] Am Ende liegt { $winner } mit { part-points-dative } vorn, dahinter { $others }.
    [4] Gewonnen hat { $winner }, mit { part-points-dative } vor { $others }.
    [5] { $winner } holt den Sieg: { part-points }, vor { $others }.
   *[6] Mit { part-points-dative } siegt { $winner } vor { $others }.
}
story-result-shared = { $shape ->
    [1] Der Sieg wird geteilt: { $winners } haben je { part-points-accusative }.
    [2] { $winners } teilen sich den Sieg mit je { part-points-dative }.
    [3] Ein Sieg für mehr als einen: { $winners } gewinnen gemeinsam, mit je { part-points-dative }.
   *[4] Gemeinsam gewonnen haben { $winners }, mit je { part-points-dative }.
}
story-result-others = { $shape ->
    [1] Dahinter: { $others }.
    [2] Weiter hinten: { $others }.
    [3] Sonst am Tisch: { $others }.
   *[4] Danach: { $others }.
}
story-margin-close = { $shape ->
    [1] { $points ->
        [one] Ein einziger Punkt entscheidet.
       *[other] Nur { $points } Punkte entscheiden.
    }
    [2] Knapp war es: { part-points } vor { $second }.
    [3] { $second } { $points ->
        [one] fehlte nur ein Punkt
       *[other] fehlten nur { $points } Punkte
    } zum Gleichstand.
   *[4] { $points ->
        [one] Ein Punkt gab
       *[other] { $points } Punkte gaben
    } den Ausschlag, mehr nicht.
}
story-margin-usual = { $shape ->
    [1] { $winner } liegt damit { $points } Punkte vor { $second }.
    [2] Am Ende fehlten { $second } { $points } Punkte.
    [3] Zwischen { $winner } und { $second } liegen { $points } Punkte.
   *[4] Bis zu { $second } sind es { $points } Punkte.
}
story-margin-wide = { $shape ->
    [1] { $points } Punkte Vorsprung: Das ist deutlich.
    [2] Am Ende war die Sache klar: { $points } Punkte vor { $second }.
    [3] Der Abstand zu { $second } ist groß: { $points } Punkte.
   *[4] { $second } folgt erst mit { $points } Punkten Rückstand.
}
story-margin-broken = { $shape ->
    [1] Nach Punkten war es unentschieden.
    [2] Die Punkte allein entschieden dieses Spiel nicht.
    [3] Dabei sind die Punkte gleich; volle Zeilen entschieden.
   *[4] Der Vorsprung liegt nicht in den Punkten, sondern in den Zeilen.
}
story-arc-ending = { $shape ->
    [1] Dabei lag vor der Schlusswertung noch { $leader } vorn, mit { part-points-dative } Vorsprung.
    [2] Nach der letzten Runde führte noch { $leader }; erst die Schlusswertung drehte das um.
    [3] Entschieden hat die Schlusswertung: Davor lag { $leader } noch { part-points-accusative } vor { $winner }.
   *[4] Vor der Schlusswertung sah es anders aus: Da führte { $leader }.
}
story-arc-always = { $shape ->
    [1] Nach jeder Runde lag { $winner } vorn.
    [2] Von der ersten Runde an gab { $winner } die Führung nicht mehr her.
    [3] { $winner } führte vom Anfang bis zum Ende, { $rounds } Runden lang.
    [4] Nach keiner einzigen Runde lag jemand anderes vorn.
    [5] Wer auch zählte, vorn war immer { $winner }.
   *[6] Runde um Runde stand { $winner } an der Spitze.
}
story-arc-held = { $shape ->
    [1] Vor der Schlusswertung waren es noch { $before } Punkte Vorsprung; { $after ->
        [one] ein einziger blieb
       *[other] { $after } blieben
    }.
    [2] Nach der letzten Runde lag { $winner } noch { $before } Punkte vorn; die Schlusswertung nahm davon fast alles.
    [3] Der Vorsprung von { $winner } war schon einmal sicherer: { $before } Punkte vor der Schlusswertung.
   *[4] Mit { $before } Punkten Vorsprung ging { $winner } in die Schlusswertung, und es hat gerade gereicht.
}
story-arc-comeback = { $shape ->
    [1] Dabei fehlten { $winner } nach Runde { $round } noch { $points } Punkte zur Spitze.
    [2] Es war eine Aufholjagd: Nach Runde { $round } lag { $winner } noch { $points } Punkte zurück.
    [3] Nach Runde { $round } sah es nicht danach aus: Da lag { $winner } { $points } Punkte zurück.
   *[4] { $winner } kam von hinten; nach Runde { $round } waren es noch { $points } Punkte Rückstand.
}
story-arc-seesaw = { $shape ->
    [1] Die Führung wechselte unterwegs { part-count } Mal.
    [2] Es ging hin und her: { part-count-cap } Mal wechselte die Führung.
    [3] Vorn war viel Bewegung: { part-count } Führungswechsel in einem Spiel.
   *[4] Lange war nichts sicher; die Spitze wechselte { part-count } Mal.
}
story-arc-late = { $shape ->
    [1] Erst in der letzten Runde ging { $winner } in Führung.
    [2] Die Entscheidung fiel spät: Erst nach { $rounds } Runden lag { $winner } allein vorn.
    [3] Vor der letzten Runde lag { $winner } nie allein vorn.
   *[4] Lange war es offen; erst die letzte Runde brachte { $winner } nach vorn.
}
story-arc-regained = { $shape ->
    [1] In der letzten Runde holte sich { $winner } die Führung zurück.
    [2] { $winner } verlor die Führung und holte sie in der letzten Runde zurück.
    [3] Erst die letzte Runde brachte { $winner } wieder nach vorn.
   *[4] { $winner } lag vorn, dann nicht mehr, und am Schluss wieder.
}
story-arc-level = { $shape ->
    [1] Nach der letzten Runde stand es vorn noch unentschieden.
    [2] Erst die Schlusswertung entschied; davor stand es vorn gleich.
    [3] Bis zur Schlusswertung war vorn nichts entschieden.
   *[4] Vorn ging es gleichauf in die Schlusswertung.
}
story-arc-since = { $shape ->
    [1] Seit Runde { $round } lag { $winner } vorn.
    [2] Ab Runde { $round } gab { $winner } die Führung nicht mehr ab.
    [3] In Runde { $round } übernahm { $winner } die Spitze und blieb dort.
   *[4] Von Runde { $round } an führte { $winner }.
}
story-teaser-ending = { $shape ->
    [1] Wer nach der letzten Runde vorn lag, hat dieses Spiel nicht gewonnen.
    [2] Dieses Spiel entschied sich erst beim Zählen.
    [3] Die letzte Runde war vorbei, und noch war nichts entschieden.
   *[4] Der Sieg kam hier ganz zum Schluss, in der Schlusswertung.
}
story-teaser-always = { $shape ->
    [1] Ganz vorn änderte sich in diesem Spiel nichts.
    [2] In diesem Spiel wechselte die Führung kein einziges Mal.
    [3] Wer nach der ersten Runde vorn lag, blieb vorn bis zum Schluss.
   *[4] Ganz oben stand in diesem Spiel immer derselbe Name.
}
story-teaser-comeback = { $shape ->
    [1] Ein großer Rückstand muss nicht das Ende sein.
    [2] Manchmal gewinnt, wer schon weit zurücklag.
    [3] Dies ist die Geschichte eines Rückstands, der nicht blieb.
   *[4] Zwischendurch sprach nicht viel für diesen Sieg.
}
story-teaser-seesaw = { $shape ->
    [1] Wer vorn lag, das änderte sich in diesem Spiel immer wieder.
    [2] Es war ein Spiel mit vielen Wechseln an der Spitze.
    [3] Mal vorn, mal dahinter: So ging es in diesem Spiel.
   *[4] Der erste Platz war in diesem Spiel kein sicherer Platz.
}
story-teaser-late = { $shape ->
    [1] Bis zur letzten Runde war dieses Spiel offen.
    [2] Die letzte Runde hat dieses Spiel entschieden.
    [3] Vor der letzten Runde verriet der Stand noch nicht, wie es ausgeht.
   *[4] Die Entscheidung ließ auf sich warten.
}
story-teaser-regained = { $shape ->
    [1] Eine Führung kann man verlieren und zurückholen.
    [2] Vorn, nicht mehr vorn, wieder vorn: So geht diese Geschichte.
    [3] Manchmal muss man zweimal in Führung gehen.
   *[4] In der letzten Runde kam eine verlorene Führung zurück.
}
story-teaser-level = { $shape ->
    [1] Nach der letzten Runde stand es an der Spitze gleich.
    [2] Die Runden allein haben dieses Spiel nicht entschieden.
    [3] Als die letzte Runde vorbei war, war vorn noch alles offen.
   *[4] Erst das Zählen machte hier den Unterschied.
}
story-teaser-since = { $shape ->
    [1] Es dauerte ein wenig, bis die Spitze vergeben war.
    [2] Nach der ersten Runde war noch nichts entschieden.
    [3] Dieses Spiel fand seine Spitze erst unterwegs.
   *[4] Die Führung stand nicht von Anfang an fest.
}
story-unfinished = { $shape ->
    [1] Das Spiel ist noch nicht zu Ende, es läuft Runde { $round }. Bisher: { $standing }.
    [2] Noch läuft das Spiel, in Runde { $round }. Es steht: { $standing }.
    [3] In Runde { $round } wartet das Spiel auf seine Fortsetzung. Der Stand: { $standing }.
   *[4] Gespielt wurde bis in Runde { $round }. Bis hierher: { $standing }.
}

## Der Stand nach einer Runde

story-score = { $shape ->
    [1] Der Stand: { $standing }.
    [2] Es steht: { $standing }.
    [3] { $standing }.
    [4] Und so sieht es aus: { $standing }.
    [5] Auf den Zähltafeln: { $standing }.
    [6] Nun steht es: { $standing }.
    [7] Nach dieser Runde: { $standing }.
    [8] Zwischenstand: { $standing }.
    [9] Und die Punkte: { $standing }.
    [10] Die Zähltafeln zeigen: { $standing }.
   *[11] Am Ende der Runde: { $standing }.
}
story-score-leader = { $shape ->
    [1] { $leader } führt mit { $points }, vor { $others }.
    [2] Vorn liegt { $leader } mit { $points }, dahinter { $others }.
    [3] Mit { $points } liegt { $leader } vor { $others }.
    [4] An der Spitze: { $leader } mit { $points }, danach { $others }.
   *[5] { $leader } hat nun { part-points-accusative }; dahinter { $others }.
}
story-score-two = { $shape ->
    [1] { $points } zu { $second } für { $leader }.
    [2] Es steht { $points } zu { $second } für { $leader }.
    [3] { $leader } liegt mit { $points } zu { $second } vorn.
    [4] Mit { $points } zu { $second } führt { $leader }.
    [5] { $leader } kommt auf { $points }, { $other } auf { $second }.
    [6] { $leader } hat nun { $points }, { $other } { $second }.
    [7] Am Ende der Runde steht es { $points } zu { $second } für { $leader }.
   *[8] Bisher: { $points } für { $leader }, { $second } für { $other }.
}
story-score-tied = { $shape ->
    [1] Gleichstand an der Spitze: { $standing }.
    [2] { $leaders } liegen mit { $points } gleichauf, dahinter { $others }.
    [3] Vorn ist es unentschieden: { $standing }.
    [4] Niemand liegt allein vorn: { $standing }.
    [5] { $leaders } teilen sich die Führung mit { $points }, vor { $others }.
    [6] Gleich viele Punkte haben { $leaders }, nämlich { $points }. Dahinter: { $others }.
    [7] Seite an Seite bei { $points }: { $leaders }. Dahinter: { $others }.
   *[8] Vorn ist alles ausgeglichen: { $standing }.
}
story-score-level = { $shape ->
    [1] { $count ->
        [2] Beide haben { $points }.
       *[other] Alle haben { $points }.
    }
    [2] { $count ->
        [2] Es steht { $points } zu { $points }.
       *[other] Es steht für alle gleich: { $points }.
    }
    [3] { $count ->
        [2] Niemand ist voraus, beide stehen bei { $points }.
       *[other] Niemand ist voraus, alle stehen bei { $points }.
    }
   *[4] { $count ->
        [2] Gleichstand, { $points } zu { $points }.
       *[other] Gleichstand, { $points } für alle.
    }
}
story-note = { $shape ->
    [1] Jemand notiert: „{ $text }“
    [2] Am Tisch schreibt jemand auf: „{ $text }“
    [3] Dazu eine Notiz: „{ $text }“
    [4] Festgehalten ist auch: „{ $text }“
    [5] Aus den Notizen: „{ $text }“
   *[6] Und das wurde notiert: „{ $text }“
}
story-round-best = { $shape ->
    [1] Die meisten Punkte dieser Runde hat { $player }, { $points } unterm Strich.
    [2] Diese Runde geht an { $player }, mit { $points } unterm Strich.
    [3] Mehr als { $player } holt in dieser Runde niemand, alles in allem { $points } Punkte.
    [4] Am besten läuft die Runde für { $player }.
    [5] Das ist die Runde von { $player }.
   *[6] { $player } macht aus dieser Runde am meisten.
}
story-quiet = { $shape ->
    [1] Es fängt leise an.
    [2] Niemand hat es eilig.
    [3] Es beginnt ruhig.
    [4] Der Anfang bleibt bescheiden.
    [5] Alle tasten sich erst einmal heran.
    [6] Zum Auftakt fallen nur wenige Punkte.
    [7] Große Zahlen gibt es noch nicht.
   *[8] Erst einmal wird gesammelt.
}
story-begin = { $shape ->
    [1] Alle beginnen mit { part-points-dative }.
    [2] Am Anfang stehen alle bei { part-points-dative }.
    [3] Alle Zähltafeln beginnen bei { part-points-dative }.
   *[4] Los geht es für alle mit { part-points-dative }.
}
story-fell = { $shape ->
    [1] { $player } fällt von { $before } auf { $after }.
    [2] Für { $player } geht es rückwärts, von { $before } auf { $after }.
    [3] Unterm Strich ein Verlust für { $player }: von { $before } auf { $after }.
    [4] { $player } rutscht von { $before } auf { $after } ab.
    [5] { $player } hat danach weniger als zuvor: von { $before } auf { $after }.
    [6] Von { $before } auf { $after } sinkt { $player }.
    [7] { $player } verliert mehr, als dazukommt, und geht von { $before } auf { $after }.
   *[8] Das wirft { $player } von { $before } auf { $after } zurück.
}
story-others = { $shape ->
    [1] { $player } bekommt { part-points-accusative }, { $others }.
    [2] { $player } holt { part-points-accusative }, { $others }.
    [3] { $player } gewinnt { part-points-accusative }, { $others }.
    [4] { $player } sammelt { part-points-accusative }, { $others }.
    [5] { $player } erhält { part-points-accusative }, { $others }.
   *[6] { $player } verbucht { part-points-accusative }, { $others }.
}
story-others-each = { $shape ->
    [1] { $players } bekommen je { part-points-accusative }.
    [2] { $players } holen je { part-points-accusative }.
    [3] { $players } gewinnen je { part-points-accusative }.
    [4] { $players } sammeln je { part-points-accusative }.
    [5] { $players } erhalten je { part-points-accusative }.
   *[6] { $players } verbuchen je { part-points-accusative }.
}
story-others-one = { $shape ->
    [1] { $player } bekommt { part-points-accusative }.
    [2] { $player } holt { part-points-accusative }.
    [3] { $player } nimmt { part-points-accusative } mit.
    [4] { $player } sammelt { part-points-accusative }.
    [5] { $player } erhält { part-points-accusative }.
   *[6] { $player } verbucht { part-points-accusative }.
}
story-others-net = { $shape ->
    [1] Unterm Strich bekommt { $player } { part-points-accusative }, { $others }.
    [2] Nach allen Abzügen holt { $player } { part-points-accusative }, { $others }.
    [3] { $player } behält { part-points-accusative }, { $others }.
    [4] Alles verrechnet, verbucht { $player } { part-points-accusative }, { $others }.
    [5] Gewinn und Verlust verrechnet, gewinnt { $player } { part-points-accusative }, { $others }.
   *[6] { $player } bekommt unterm Strich { part-points-accusative }, { $others }.
}
story-others-net-each = { $shape ->
    [1] Unterm Strich bekommen { $players } je { part-points-accusative }.
    [2] Nach allen Abzügen holen { $players } je { part-points-accusative }.
    [3] { $players } behalten je { part-points-accusative }.
    [4] Alles verrechnet, verbuchen { $players } je { part-points-accusative }.
    [5] Gewinn und Verlust verrechnet, gewinnen { $players } je { part-points-accusative }.
   *[6] { $players } bekommen unterm Strich je { part-points-accusative }.
}
story-others-net-one = { $shape ->
    [1] Unterm Strich bekommt { $player } { part-points-accusative }.
    [2] Nach allen Abzügen holt { $player } { part-points-accusative }.
    [3] { $player } darf { part-points-accusative } behalten.
    [4] Alles verrechnet, verbucht { $player } { part-points-accusative }.
    [5] Gewinn und Verlust verrechnet, nimmt { $player } { part-points-accusative } mit.
   *[6] { $player } bekommt unterm Strich { part-points-accusative }.
}
story-from-last = { $shape ->
    [1] Vom letzten Platz springt { $player } auf den ersten.
    [2] Eben noch auf dem letzten Platz, jetzt vorn: { $player }.
    [3] { $player } zieht in einer einzigen Runde an allen vorbei.
   *[4] Von ganz hinten nach ganz vorn: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } holt sich die Führung zurück.
    [2] { $player } liegt wieder vorn.
    [3] Die Spitze gehört wieder { $player }.
   *[4] { $player } ist zurück auf dem ersten Platz.
}
story-lead-first = { $shape ->
    [1] Zum ersten Mal liegt { $player } allein vorn.
    [2] { $player } übernimmt die Führung.
    [3] Die Führung wechselt zu { $player }.
   *[4] An der Spitze steht nun { $player }.
}
story-only-lead = { $shape ->
    [1] Es bleibt das einzige Mal, dass { $player } nach einer Runde allein vorn liegt.
    [2] Nur nach dieser Runde liegt { $player } allein vorn.
    [3] So weit vorn ist { $player } nach keiner anderen Runde.
   *[4] Die Spitze gehört { $player } nur dieses eine Mal allein.
}
story-lead-kept = { $shape ->
    [1] Von nun an gibt { $player } die Führung nicht mehr her.
    [2] Dabei bleibt es: { $player } liegt nun nach jeder Runde vorn.
    [3] Diese Führung hält { $player } bis zur letzten Runde.
   *[4] Von hier an bleibt { $player } nach jeder Runde vorn.
}
story-passes = { $shape ->
    [1] { $player } zieht an { $others } vorbei.
    [2] { $player } überholt { $others }.
    [3] Weiter hinten schiebt sich { $player } vor { $others }.
   *[4] Und { $player } lässt { $others } hinter sich.
}
story-widest = { $shape ->
    [1] Das ist der größte Vorsprung nach einer Runde: { $points } Punkte.
    [2] Nach keiner anderen Runde ist der Vorsprung so groß: { $points } Punkte.
    [3] Einen größeren Vorsprung gibt es nach keiner Runde: { $points } Punkte für { $player }.
   *[4] Mit { $points } Punkten ist der Vorsprung größer als nach jeder anderen Runde.
}
story-lead-grows = { $shape ->
    [1] Der Vorsprung von { $player } wächst von { $before } auf { $after } Punkte.
    [2] Aus { $before ->
        [one] einem Punkt
       *[other] { $before } Punkten
    } Vorsprung werden { $after }.
    [3] { $player } setzt sich ab, von { $before } auf { $after } Punkte Vorsprung.
   *[4] Der Abstand an der Spitze wird größer: { $after } Punkte, zuvor { $before }.
}
story-lead-shrinks = { $shape ->
    [1] Der Vorsprung von { $player } schrumpft von { $before } auf { $after } Punkte.
    [2] Von { $before } Punkten Vorsprung bleiben { $player } noch { $after }.
    [3] Es wird enger: Nur noch { $after } Punkte liegen dazwischen, zuvor { $before }.
   *[4] { $player } führt noch, aber mit { $after } statt { $before } Punkten.
}
story-deficit = { $shape ->
    [1] Weiter zurück liegt { $player } in diesem Spiel nie: { $points } Punkte.
    [2] { $player } fehlen { $points } Punkte zur Spitze, mehr als nach jeder anderen Runde.
    [3] { $points } Punkte Rückstand hat { $player } nun; mehr werden es nicht.
   *[4] Hier ist der Rückstand von { $player } am größten: { $points } Punkte.
}
story-narrow = { $shape ->
    [1] Nur ein Punkt trennt Platz eins von Platz zwei.
    [2] { $player } führt, aber nur mit einem Punkt.
    [3] Enger geht es vorn kaum: ein einziger Punkt.
   *[4] Der Vorsprung von { $player }: ein einziger Punkt.
}
story-before-last = { $shape ->
    [1] Vor der letzten Runde trennen { $leader } und { $second } { $points } Punkte.
    [2] Mit { $points } Punkten Vorsprung vor { $second } geht { $leader } in die letzte Runde.
    [3] Eine Runde bleibt noch, und { $second } fehlen { $points } Punkte auf { $leader }.
   *[4] So geht es in die letzte Runde: { $leader } { $points } Punkte vor { $second }.
}
story-turn = { $shape ->
    [1] Hier kippt das Spiel.
    [2] Das ist die Wende.
    [3] In dieser Runde dreht sich das Spiel zugunsten von { $player }.
   *[4] Hier wendet sich das Blatt für { $player }.
}
story-only-move = { $shape ->
    [1] { $player } nimmt { $tiles }, und kein anderer Griff hätte den Sieg noch gesichert.
    [2] Nur ein Griff sichert { $player } jetzt noch den Sieg, und er kommt: { $tiles }.
    [3] Für { $player } gibt es nur noch einen Griff, mit dem der Sieg sicher ist, und { $player } findet ihn: { $tiles }.
   *[4] Hier entscheidet es sich: { $player } nimmt { $tiles }, den einzigen Griff, der noch sicher gewinnt.
}
story-sure-after = { $shape ->
    [1] { $mover } nimmt { $tiles }; von da an ist { $player } nicht mehr einzuholen.
    [2] Als { $mover } { $tiles } nimmt, ist es entschieden: Niemand kann { $player } mehr einholen.
    [3] Hier fällt die Entscheidung: { $mover } nimmt { $tiles }, und { $player } hat den Sieg nun sicher in der Hand.
   *[4] Sicher war bis hierher nichts für { $player }; nun nimmt { $mover } { $tiles }, und der Sieg ist sicher.
}
story-key-take = { $shape ->
    [1] Viel hängt an einem Griff, findet der Computer: { $player } nimmt { $tiles }.
    [2] Für den Computer ist dies der wichtigste Griff vor der letzten Runde: { $player } nimmt { $tiles }.
    [3] Kein Griff vor der letzten Runde bewegt so viel wie dieser, meint der Computer: { $player } nimmt { $tiles }.
   *[4] Jetzt geht es um mehr als bei jedem anderen Griff bis zur letzten Runde, meint der Computer: { $player } nimmt { $tiles }.
}
story-best-round = { $shape ->
    [1] So viel bringt sonst keine Runde dieses Spiels: { $points } unterm Strich.
    [2] Alles verrechnet sind es { $points } Punkte, die beste Runde des Spiels.
    [3] Es wird die beste Runde des ganzen Spiels, { $points } unterm Strich.
   *[4] Das sind { $points } unterm Strich; mehr schafft in diesem Spiel niemand in einer Runde.
}
story-best-tile = { $shape ->
    [1] Allein { $tile } zählt { $points }; mehr bringt in diesem Spiel keine.
    [2] Darunter ist die beste Fliese des Spiels: { $tile }, für { part-points }.
    [3] { $points } davon bringt { $tile }, die beste Fliese des Spiels.
   *[4] Keine Fliese zählt in diesem Spiel mehr als hier { $tile }: { part-points }.
}

## Der Schluss

story-bonus = { $shape ->
    [1] { $player } bekommt { $points } Punkte dazu, für { $parts }.
    [2] Für { $parts } kommen bei { $player } { $points } Punkte dazu.
    [3] Noch { $points } Punkte holt { $player }, für { $parts }.
   *[4] { $player } bekommt noch { $points } Punkte für { $parts }.
}
story-bonus-alike = { $shape ->
    [1] { $players } bekommen je { $points } Punkte, für { $parts }.
    [2] Je { $points } Punkte gehen an { $players }, für { $parts }.
    [3] Für { $parts } bekommen { $players } je { $points } Punkte.
   *[4] { $players } gewinnen noch je { $points } Punkte hinzu, für { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } geht hier leer aus.
    [2] Für { $player } kommt nichts dazu.
    [3] Bei { $player } ändert sich nichts mehr.
    [4] { $player } bekommt keinen Punkt mehr.
    [5] Bei { $player } bleibt der Stand, wie er war.
   *[6] Für { $player } gibt es hier keine Punkte.
}
story-no-bonus-several = { $shape ->
    [1] { $players } gehen leer aus.
    [2] Für { $players } kommt nichts dazu.
    [3] Bei { $players } gibt es nichts zu zählen.
   *[4] Keinen Punkt mehr bekommen { $players }.
}
story-overtaken = { $shape ->
    [1] Das dreht das Spiel: { $player } macht { part-points-accusative } Rückstand wett und zieht an { $other } vorbei.
    [2] Auf den letzten Metern zieht { $player } noch an { $other } vorbei.
    [3] Der Vorsprung von { $other }, { part-points }, reicht am Ende nicht gegen { $player }.
   *[4] { $player } lag { part-points-accusative } zurück und überholt { $other } nun doch.
}
story-passed = { $shape ->
    [1] Auf der Zielgeraden zieht { $player } an { $other } vorbei.
    [2] { $player } kommt noch vor { $other }.
    [3] Den zweiten Platz holt sich { $player } von { $other }.
   *[4] { $other } fällt jetzt noch hinter { $player } zurück.
}
part-place = { $place ->
    [3] Platz drei
   *[other] Platz vier
}
story-leader-third = { $shape ->
    [1] Vor dem Zählen lag { $player } vorn, am Ende ist es { part-place }.
    [2] Für { $player }, vor der Schlusswertung noch vorn, bleibt { part-place }.
    [3] { $player } führte nach der letzten Runde und kommt nun auf { part-place }.
   *[4] Aus der Führung wird für { $player } { part-place }.
}
story-agreed = { $shape ->
    [1] Alle waren sich einig: In Runde { $round } war Schluss.
    [2] In Runde { $round } beschlossen alle, das Spiel zu beenden.
    [3] Runde { $round } wurde nicht zu Ende gespielt; alle wollten aufhören.
   *[4] Das Spiel endete auf Wunsch aller vorzeitig, in Runde { $round }.
}
story-final = { $shape ->
    [1] Der Endstand: { $standing }.
    [2] Am Ende: { $standing }.
    [3] Damit ist das Spiel aus: { $standing }.
    [4] Das Ergebnis: { $standing }.
    [5] Und so geht es aus: { $standing }.
   *[6] Gezählt ist: { $standing }.
}
story-would-have = { $shape ->
    [1] Das wären { $points } Punkte gewesen; { $lacked ->
        [one] gefehlt hat einer
       *[other] gefehlt haben { $lacked }
    }.
    [2] Am Ende hätte das { $points } gezählt, und { $lacked ->
        [one] nur ein Punkt fehlte
       *[other] nur { $lacked } Punkte fehlten
    }.
    [3] Wert gewesen wäre das { $points } Punkte; { $lacked ->
        [0] es stand gleich
        [one] ein Punkt fehlte
       *[other] { $lacked } fehlten
    }.
   *[4] Dafür hätte es { $points } Punkte gegeben, bei { $lacked ->
        [one] einem Punkt
       *[other] { $lacked } Punkten
    } Rückstand.
}
story-gap = { $shape ->
    [1] Woher { $points ->
        [one] kommt der eine Punkt
       *[other] kommen die { $points } Punkte
    } zwischen { $winner } und { $second }?
    [2] Was trennte { $winner } von { $second }?
    [3] Wo blieben die Punkte, die { $second } fehlten?
   *[4] Wodurch lag { $winner } am Ende vor { $second }?
}
part-first-points = { $first ->
    [0] nichts
    [one] einen Punkt
   *[other] { $first } Punkte
}
part-other = { $other ->
    [0] nichts
   *[other] { $other }
}
story-gap-gain = { $shape ->
    [1] { $start } brachte { $winner } { part-first-points } und { $second } { part-other }.
    [2] { $start } gab { $winner } { part-first-points }, { $second } { part-other }.
    [3] Bei { $winner } brachte { $inside } { part-first-points }, bei { $second } { part-other }.
    [4] { $start } war für { $winner } { part-first-points } wert, für { $second } { part-other }.
    [5] { $start } zählte für { $winner } { part-first-points }, für { $second } { part-other }.
   *[6] { $start } steuerte bei { $winner } { part-first-points } bei, bei { $second } { part-other }.
}
story-gap-loss = { $shape ->
    [1] { $start } kostete { $winner } { part-first-points }, { $second } { part-other }.
    [2] { $start } nahm { $winner } { part-first-points } und { $second } { part-other }.
    [3] { $start } zog { $winner } { part-first-points } ab, { $second } { part-other }.
   *[4] Bei { $winner } kostete { $inside } { part-first-points }, bei { $second } { part-other }.
}
story-most-lost = { $shape ->
    [1] Im ganzen Spiel kostete { $inside } { $player } { $points } Punkte, mehr als sonst jemanden.
    [2] Niemandem nahm { $inside } so viel wie { $player }: { $points } Punkte.
    [3] { $start } war für { $player } am teuersten, mit { $points } Punkten im ganzen Spiel.
   *[4] Bei { $player } summiert sich, was { $inside } nahm: { $points } Punkte, so viel wie bei niemandem sonst.
}
story-source-gain-wall = { $at ->
    [start] Die Wand
   *[inside] die Wand
}
story-source-gain-bonuses = { $at ->
    [start] Die Schlusswertung
   *[inside] die Schlusswertung
}
story-source-gain-floor = { $at ->
    [start] Der Boden
   *[inside] der Boden
}
story-source-gain-start = { $at ->
    [start] Der Anfang
   *[inside] der Anfang
}
story-source-gain-placed = { $at ->
    [start] Das Legen
   *[inside] das Legen
}
story-source-gain-stone = { $at ->
    [start] Der Startstein
   *[inside] der Startstein
}
story-source-gain-left-over = { $at ->
    [start] Der Rest in der Hand
   *[inside] der Rest in der Hand
}
part-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
part-duration = { $hours ->
    [0] { part-minutes }
    [one] { $minutes ->
        [0] eine Stunde
       *[other] eine Stunde und { part-minutes }
    }
   *[other] { $minutes ->
        [0] { $hours } Stunden
       *[other] { $hours } Stunden und { part-minutes }
    }
}
story-length = { $shape ->
    [1] Gespielt wurde { part-duration }.
    [2] Das Spiel hat { part-duration } gedauert.
    [3] Von Anfang bis Ende dauerte es { part-duration }.
   *[4] Die Spielzeit: { part-duration }.
}
story-tips = { $count ->
    [one] { $player } fragte einmal um einen Tipp.
   *[other] { $player } spielte mit { $count } Tipps.
}
story-thought = { $shape ->
    [1] Am längsten überlegte { $player }, in Runde { $round }: { part-minutes }.
    [2] Die längste Bedenkzeit hatte { $player }, { part-minutes } in Runde { $round }.
    [3] So lange wie { $player } in Runde { $round } überlegte sonst niemand: { part-minutes }.
   *[4] Kein Zug dauerte länger als der von { $player } in Runde { $round }: { part-minutes }.
}
part-number = { $number ->
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[other] { $number }.
}
part-wins = { $wins ->
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[other] { $wins }.
}
part-wins-dative = { $wins ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
   *[other] { $wins }.
}
story-day-game = { $shape ->
    [1] Es war das { part-number } Spiel an diesem Tag.
    [2] An diesem Tag war es das { part-number } Spiel.
    [3] Dies war das { part-number } Spiel des Tages.
   *[4] Es war Spiel Nummer { $number } an diesem Tag.
}
story-day-best = { $shape ->
    [1] So viele Punkte wie { $player } mit { $points } hatte an diesem Tag noch niemand.
    [2] Mit { $points } hat { $player } das bisher beste Ergebnis des Tages.
    [3] Das bisher beste Ergebnis des Tages holt { $player }: { $points } Punkte.
   *[4] { $player } kommt auf { $points } Punkte; so viele hatte vorher an diesem Tag niemand.
}
story-day-wins = { $shape ->
    [1] Für { $player } ist es der { part-wins } Sieg des Tages.
    [2] { $player } gewinnt damit zum { part-wins-dative } Mal an diesem Tag.
    [3] Es ist der { part-wins } Sieg von { $player } an diesem Tag.
   *[4] Damit hat { $player } an diesem Tag { $wins } Siege.
}
story-ending-title = Die Schlusswertung
story-back-title = Rückblick
story-in-round = Runde { $round }.
