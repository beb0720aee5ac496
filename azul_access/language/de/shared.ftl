### Was die Spiele der Familie teilen: Manufakturen, Zentrum, Beutel, Punkte.

## Fliesen

tiles-red = { $verbosity ->
    [terse] { $count ->
        [one] ein R
       *[other] { $count } R
    }
   *[normal] { $count ->
        [one] ein rotes R
       *[other] { $count } rote R
    }
}
tiles-blue = { $verbosity ->
    [terse] { $count ->
        [one] ein B
       *[other] { $count } B
    }
   *[normal] { $count ->
        [one] ein blaues B
       *[other] { $count } blaue B
    }
}
tiles-orange = { $verbosity ->
    [terse] { $count ->
        [one] ein O
       *[other] { $count } O
    }
   *[normal] { $count ->
        [one] ein oranges O
       *[other] { $count } orange O
    }
}

## Orte

factory = Manufaktur { $factory }
from-factory = { $verbosity ->
    [terse] Manufaktur { $factory }
   *[normal] von Manufaktur { $factory }
}
from-centre = { $verbosity ->
    [terse] Zentrum
   *[normal] aus dem Zentrum
}
at-factory = auf Manufaktur { $factory }
at-centre = im Zentrum
count-at = { $count } { $source }

## Was geschieht

filled = { $factory }: { $tiles }.
tile-letters = Auf den Fliesen steht: { $tiles }.
to-centre = { $verbosity ->
    [terse] Zentrum plus { $tiles }.
   *[normal] Ins Zentrum: { $tiles }.
}
round-begun = Runde { $round }.
round-ended = { $verbosity ->
    [terse] Stand: { $scores }.
   *[normal] Stand nach Runde { $round }: { $scores }.
}
score-of = { $player } { $points }
points-lost = { $verbosity ->
    [terse] minus { $points }
   *[normal] { $points ->
        [0] kein Abzug
        [one] ein Punkt weniger
       *[other] { $points } Punkte weniger
    }
}
points-lost-at-limit = { $verbosity ->
    [terse] minus { $points }, Stand { $limit }
   *[normal] { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }; { $before ->
        [at-limit] der Stand bleibt bei { $limit }
       *[above] der Stand geht nicht unter { $limit }
    }
}
game-over = Das Spiel ist zu Ende.
game-agreed = Das Spiel ist nach Absprache zu Ende.
final-scores = Endstand: { $scores }.
win = { $player } gewinnt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
shared-win = { $players } gewinnen gemeinsam mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.

## Zurücklegen

back-filled = { $factory }: { $tiles } zurück in den Beutel.
back-game-ended = Das Spiel geht weiter.

## Befehle, vorgelesen

command-fill = Manufaktur { $factory } mit { $labels }
read-back-fill = Manufaktur { $factory }: { $tiles }
command-end = Spielende nach Absprache

## Wer ist dran

expect-fill-first = { $verbosity ->
    [terse] Manufaktur { $factory }.
   *[normal] { $player } füllt Manufaktur { $factory }.
}
expect-fill = { $verbosity ->
    [terse] { $factory }?
   *[normal] Weiter mit Manufaktur { $factory }.
}
expect-turn = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player } ist dran.
}
prompt-fill = Manufaktur { $factory }
prompt-turn = { $player }
prompt-over = Spielende

## Fragen

factory-empty = { $factory } ist leer.
factories-empty = Leer: Manufaktur { $factories }.
factories-full = Fliesen liegen noch auf Manufaktur { $factories }.
factories-all-empty = Alle Manufakturen sind leer.
centre = Im Zentrum: { $tiles }.
centre-empty = Im Zentrum liegt keine Fliese.
bag = Im Beutel { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}: { $tiles }.
bag-empty = Der Beutel ist leer.
in-the-bag = im Beutel
score-cards = { $verbosity ->
    [terse] { $player } { $points }.
   *[normal] { $player } hat { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }. Zähltafel: Zehner { $tens }, Einer { $ones }.
}
colour-purple = Lila
colour-orange = Orange
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-turquoise = Türkis
colour-white = Weiß
colour-at = { $label }: { $sources }.
colour-nowhere = Ein { $label } kann man gerade nirgends nehmen.
moves-count = { $count ->
    [one] Ein Zug ist möglich.
   *[other] { $count } Züge sind möglich.
}
moves-fill = Zuerst die Manufakturen füllen, weiter mit Manufaktur { $factory }.
moves-over = Das Spiel ist zu Ende, es gibt keinen Zug mehr.
game-round = Runde { $round }. { $player } hat begonnen.

## Hilfe für den Augenblick

help-over = Das Spiel ist zu Ende. Fragen gehen weiter, u nimmt den letzten Zug zurück, q beendet das Programm.

## Den Tisch setzen, prüfen und neu legen

table-set = { $verbosity ->
    [terse] Jetzt:
   *[normal] Jetzt gilt:
}
course-set = Berichtigt.
set-from-bag = Aus dem Beutel: { $tiles }.
set-to-bag = In den Beutel: { $tiles }.
places-seats = Reihenfolge am Tisch: { $players }.
places-turn = { $player } ist dran.
command-set = Angabe zum Tisch

## Warum etwas nicht geht

error-over = Das Spiel ist zu Ende. Mit u geht es einen Zug zurück.
error-must-fill = Zuerst Manufaktur { $factory } füllen.
error-fill-count = { $place }: Dorthin { $size ->
    [one] kommt eine Fliese
   *[other] kommen { $size } Fliesen
}, genannt { $count ->
    [one] wurde eine
   *[other] wurden { $count }
}.
error-fill-line = { $fewer ->
    [one] Eine Manufaktur fasst
   *[other] { $fewer } Manufakturen fassen
} { $fewer_size } Fliesen, { $more } fassen { $more_size }; genannt wurden { $count }.
error-factories-left = Zu füllen { $factories ->
    [one] ist nur noch eine Manufaktur
   *[other] sind nur noch { $factories } Manufakturen
}, mit { $size ->
    [one] einer Fliese
   *[other] { $size } Fliesen
}; genannt wurden { $count }.
error-fill-order = Als Nächstes kommt Manufaktur { $factory }.
error-bag-lacks = { $place }: Im Beutel { $left ->
    [0] ist kein { $colour } mehr
    [one] ist nur noch ein { $colour }
   *[other] sind nur noch { $left } { $colour }
}, genannt { $count ->
    [one] wurde eines
   *[other] wurden { $count }
}.
error-bag-first = { $place }: Zuerst kommt alles aus dem Beutel, das sind { $bag }. Erst dann den Beutel nachfüllen.
error-no-factory = Eine Manufaktur { $factory } gibt es nicht, nur 1 bis { $factories }.
error-factory-empty = Manufaktur { $factory } ist leer.
error-centre-empty = Im Zentrum liegt keine Fliese.
error-colour-not-there = Kein { $colour } { $source }. Dort: { $tiles }.
error-count-wrong = Es { $count ->
    [one] liegt ein { $colour }
   *[other] liegen { $count } { $colour }
} { $source }, nicht { $said }.
error-malformed = Das ist kein Zug in diesem Spiel.
error-no-player = Person { $number } gibt es nicht, am Tisch sitzen { $count }.
error-already-so = Genau so steht es schon.
error-tiles-missing = Dafür gibt es zu wenig { $colour }: { $count ->
    [one] eines fehlt
   *[other] { $count } fehlen
}.
error-factory-size = Auf eine Manufaktur passen { $size } Fliesen, genannt sind { $count }.
error-line-size = Dort { $size ->
    [one] passt eine Fliese
   *[other] passen { $size } Fliesen
}, genannt sind { $count }.
error-floor-size = Auf den Boden passen { $size } Fliesen, genannt sind { $count }.
error-one-marker = Es gibt nur einen Startmarker.
error-score-range = Punkte gehen von { $least } bis { $count }.
error-round-range = Runden gehen von 1 bis { $count }.
error-each-player-once = Bitte alle { $count } Namen nennen, jeden einmal.
error-factory-gap = Manufaktur { $factory } ist noch leer. Bitte erst diese nennen, oder: ist Phase nehmen.
error-not-while-filling = Noch werden die Manufakturen gefüllt. Wenn schon genommen wird: ist Phase nehmen.
error-passed-too-early = Gepasst wird erst beim Legen. Wird schon gelegt: ist Phase legen.
error-has-passed = { $player } hat schon gepasst. Stimmt das nicht: ist { $player } hat nicht gepasst.
error-not-while-placing = Beim Legen liegt auf den Manufakturen und im Zentrum nichts mehr. Bitte auch nennen, was dort leer ist, oder: ist Phase nehmen.
error-only-scores = Das Spiel ist zu Ende. Jetzt lassen sich nur noch Punkte berichtigen.
error-turn-follows = Wer jetzt wählt, ergibt sich aus den vollen Reihen.
error-not-over = Ein Spiel, das zu Ende ist, lässt sich nicht aufbauen.
pick-taken = { $tiles } { $source }
pick-first = { $count ->
    [one] eine Fliese wählen
   *[other] { $count } Fliesen wählen
}
pick-more = { $tiles }; { $count ->
    [0] vollständig
    [one] noch eine Fliese
   *[other] noch { $count } Fliesen
}
pick-filling = { $place }: { $tiles }
