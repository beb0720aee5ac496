### Nacherzählte Spiele auf Deutsch: Sätze, die man gern hört. Jeder Satz hat mehrere Formen.
### Von den Spielern ist nur der Name bekannt, also weder „er“ noch „sie“.

## Bausteine

story-points-of = { $name } { $points }
part-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
story-points-with = { $name } mit { $points }
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
   *[4] Gewonnen hat { $winner }, mit { part-points-dative } vor { $others }.
}
story-result-shared = { $shape ->
    [1] Der Sieg wird geteilt: { $winners } haben je { part-points-accusative }.
    [2] { $winners } teilen sich den Sieg mit je { part-points-dative }.
    [3] Ein Sieg für mehr als einen: { $winners } gewinnen gemeinsam, mit je { part-points-dative }.
   *[4] Gemeinsam gewonnen haben { $winners }, mit je { part-points-dative }.
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
   *[4] Nach keiner einzigen Runde lag jemand anderes vorn.
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
story-unfinished = { $shape ->
    [1] Das Spiel ist noch nicht zu Ende, es läuft Runde { $round }. Bisher: { $standing }.
    [2] Noch läuft das Spiel, in Runde { $round }. Es steht: { $standing }.
    [3] In Runde { $round } wartet das Spiel auf seine Fortsetzung. Der Stand: { $standing }.
   *[4] Gespielt wurde bis in Runde { $round }. Bis hierher: { $standing }.
}

## Der Stand nach einer Runde

story-score = { $shape ->
    [1] { $leader } führt mit { $points }, vor { $others }.
    [2] Der Stand: { $standing }.
    [3] Es steht: { $standing }.
    [4] { $standing }.
    [5] Vorn liegt { $leader } mit { $points }, dahinter { $others }.
    [6] Und so sieht es aus: { $standing }.
    [7] Auf den Zähltafeln: { $standing }.
    [8] Damit steht es: { $standing }.
    [9] Nach dieser Runde: { $standing }.
    [10] Mit { $points } liegt { $leader } vor { $others }.
    [11] Zwischenstand: { $standing }.
    [12] An der Spitze: { $leader } mit { $points }, danach { $others }.
    [13] Und die Punkte: { $standing }.
    [14] Die Zähltafeln zeigen: { $standing }.
    [15] { $leader } hat nun { part-points-accusative }; dahinter { $others }.
   *[16] Am Ende der Runde: { $standing }.
}
story-score-tied = { $shape ->
    [1] Gleichstand an der Spitze: { $standing }.
    [2] { $leaders } liegen gleichauf: { $standing }.
    [3] Vorn ist es unentschieden: { $standing }.
    [4] Niemand liegt allein vorn: { $standing }.
    [5] { $leaders } teilen sich die Führung: { $standing }.
    [6] Gleich viele Punkte haben { $leaders }: { $standing }.
    [7] Seite an Seite, { $leaders }: { $standing }.
   *[8] Vorn ist alles ausgeglichen: { $standing }.
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
    [3] Mehr als { $player } holt in dieser Runde niemand: { $points } bleiben übrig.
    [4] Am besten läuft die Runde für { $player }.
    [5] Das ist die Runde von { $player }.
   *[6] { $player } macht aus dieser Runde am meisten.
}
story-quiet = { $shape ->
    [1] Ein leiser Anfang.
    [2] Niemand hat es eilig.
    [3] Es beginnt ruhig.
   *[4] Der Anfang bleibt bescheiden.
}
story-fell = { $shape ->
    [1] { $player } fällt von { $before } auf { $after }.
    [2] Für { $player } geht es rückwärts, von { $before } auf { $after }.
    [3] Unterm Strich ein Verlust für { $player }: von { $before } auf { $after }.
   *[4] { $player } rutscht von { $before } auf { $after } ab.
}
story-from-last = { $shape ->
    [1] Vom letzten Platz springt { $player } auf den ersten.
    [2] Eben noch auf dem letzten Platz, jetzt vorn: { $player }.
    [3] { $player } zieht in einer einzigen Runde an allen vorbei.
   *[4] Von ganz hinten nach ganz vorn: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } holt sich die Führung zurück.
    [2] Damit liegt { $player } wieder vorn.
    [3] Die Spitze gehört wieder { $player }.
   *[4] { $player } ist zurück auf dem ersten Platz.
}
story-lead-first = { $shape ->
    [1] Damit liegt zum ersten Mal { $player } allein vorn.
    [2] { $player } übernimmt die Führung.
    [3] Die Führung wechselt zu { $player }.
   *[4] An der Spitze steht nun { $player }.
}
story-widest = { $shape ->
    [1] { $points } Punkte Vorsprung, so viel wie nach keiner anderen Runde.
    [2] Nach keiner anderen Runde ist der Vorsprung so groß: { $points } Punkte.
    [3] Einen größeren Vorsprung gibt es nach keiner Runde: { $points } Punkte für { $player }.
   *[4] Mit { $points } Punkten ist der Vorsprung größer als nach jeder anderen Runde.
}
story-narrow = { $shape ->
    [1] Nur ein Punkt trennt Platz eins von Platz zwei.
    [2] { $player } führt, aber nur mit einem Punkt.
    [3] Enger geht es vorn kaum: ein einziger Punkt.
   *[4] Der Vorsprung von { $player }: ein einziger Punkt.
}
story-turn = { $shape ->
    [1] Hier kippt das Spiel.
    [2] Das ist die Wende.
    [3] In dieser Runde dreht sich das Spiel zugunsten von { $player }.
   *[4] Hier wendet sich das Blatt für { $player }.
}
story-best-round = { $shape ->
    [1] Keine Runde bringt in diesem Spiel jemandem mehr: { $points } unterm Strich.
    [2] Mit { $points } nach allen Abzügen ist es die beste Runde des Spiels.
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
   *[4] { $player } legt um { $points } Punkte zu, für { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } geht hier leer aus.
    [2] Für { $player } kommt nichts dazu.
    [3] Bei { $player } ändert sich nichts mehr.
   *[4] { $player } bekommt keinen Punkt mehr.
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
story-final = { $shape ->
    [1] Der Endstand: { $standing }.
    [2] Am Ende: { $standing }.
    [3] Damit ist das Spiel aus: { $standing }.
   *[4] Das Ergebnis: { $standing }.
}
story-sums = { $shape ->
    [1] { $player }: { $parts }.
    [2] Die Rechnung für { $player }: { $parts }.
    [3] Bei { $player } kommt zusammen: { $parts }.
   *[4] Die Punkte von { $player }: { $parts }.
}
story-sum-gain-wall = { $points } an der Wand
story-sum-gain-bonuses = { $points } in der Schlusswertung
story-sum-gain-floor = { $points } am Boden verloren
story-sum-gain-start = { $points } zu Beginn
story-sum-gain-placed = { $points } durch gelegte Fliesen
story-sum-gain-stone = { $points } für den Startstein gezahlt
story-sum-gain-left-over = { $points } für übrige Fliesen verloren
story-sum-gain-set = { $sign ->
    [less] { $points } bei Berichtigungen abgezogen
   *[more] { $points } bei Berichtigungen dazu
}
story-difference = { $shape ->
    [1] Woher kommt der Unterschied zu { $second }? { $winner } hat { $parts }.
    [2] Verglichen mit { $second } hat { $winner } { $parts }.
    [3] Das trennt { $winner } von { $second }: { $parts }.
   *[4] Der Unterschied zu { $second }: { $winner } hat { $parts }.
}
story-gap-gain-wall = { $sign ->
    [less] { $points } weniger an der Wand
   *[more] { $points } mehr an der Wand
}
story-gap-gain-bonuses = { $sign ->
    [less] { $points } weniger in der Schlusswertung
   *[more] { $points } mehr in der Schlusswertung
}
story-gap-gain-floor = { $sign ->
    [less] { $points } mehr am Boden verloren
   *[more] { $points } weniger am Boden verloren
}
story-gap-gain-start = { $sign ->
    [less] { $points } weniger zu Beginn
   *[more] { $points } mehr zu Beginn
}
story-gap-gain-placed = { $sign ->
    [less] { $points } weniger durch gelegte Fliesen
   *[more] { $points } mehr durch gelegte Fliesen
}
story-gap-gain-stone = { $sign ->
    [less] { $points } mehr für den Startstein gezahlt
   *[more] { $points } weniger für den Startstein gezahlt
}
story-gap-gain-left-over = { $sign ->
    [less] { $points } mehr für übrige Fliesen verloren
   *[more] { $points } weniger für übrige Fliesen verloren
}
story-gap-gain-set = { $sign ->
    [less] { $points } weniger durch Berichtigungen
   *[more] { $points } mehr durch Berichtigungen
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
story-thought = { $shape ->
    [1] Am längsten überlegte { $player }, in Runde { $round }: { part-minutes }.
    [2] Die längste Bedenkzeit hatte { $player }, { part-minutes } in Runde { $round }.
    [3] So lange wie { $player } in Runde { $round } überlegte sonst niemand: { part-minutes }.
   *[4] Kein Zug dauerte länger als der von { $player } in Runde { $round }: { part-minutes }.
}
story-ending-title = Die Schlusswertung
story-open-title = Was offen blieb
story-sums-title = Zusammengerechnet
story-in-round = Runde { $round }.
