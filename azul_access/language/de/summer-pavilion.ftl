### Der Sommerpavillon auf Deutsch. Kennzeichen (L, O, R, B, Y, G) sind sächlich und werden nie gebeugt.
### Sterne heißen wie Namen: Stern Rot, Stern Mitte.

## Titel, Auswahl und Zahlen

title-summer-pavilion = Sommerpavillon
cli-board = farbige oder graue Seite der Ablage (Sommerpavillon)
cli-wild-order = Jokerfarben der sechs Runden (Sommerpavillon): normal, reversed, oder alle sechs Farben mit Komma
# Was Tabellen überschreibt, hat weiche Trennstriche: Auf dem Telefon ist wenig Platz.
gain-start = Startpunkte { $points }
gain-start-name = Be­ginn
gain-placed = Legen { $points }
gain-placed-name = Le­gen
gain-stone = Startstein minus { $points }
gain-stone-name = Start­stein
gain-left-over = Übriges minus { $points }
gain-left-over-name = Üb­ri­ges
sp-plan = { $player }: Sterne, Felder 1 bis 6
sp-plan-corner = Stern
sp-plan-space = { $space }

## Fliesen

tiles-purple = { $verbosity ->
    [terse] { $count ->
        [one] ein L
       *[other] { $count } L
    }
   *[normal] { $count ->
        [one] ein lila L
       *[other] { $count } lila L
    }
}
tiles-yellow-y = { $verbosity ->
    [terse] { $count ->
        [one] ein Y
       *[other] { $count } Y
    }
   *[normal] { $count ->
        [one] ein gelbes Y
       *[other] { $count } gelbe Y
    }
}
# B und G reimen sich gesprochen; darum bleibt die Farbe auch in kurzen Ansagen.
sp-tiles-blue = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] ein blaues B
           *[other] { $count } blaue B
        }
       *[show] { $count ->
            [one] ein B
           *[other] { $count } B
        }
    }
   *[normal] { $count ->
        [one] ein blaues B
       *[other] { $count } blaue B
    }
}
tiles-green = { $verbosity ->
    [terse] { $form ->
        [say] { $count ->
            [one] ein grünes G
           *[other] { $count } grüne G
        }
       *[show] { $count ->
            [one] ein G
           *[other] { $count } G
        }
    }
   *[normal] { $count ->
        [one] ein grünes G
       *[other] { $count } grüne G
    }
}
sp-colour = { $name }, { $label }

## Orte

star-centre = Stern Mitte
star-purple = { $verbosity ->
    [verbose] Stern Lila bei { $clock } Uhr
   *[normal] Stern Lila
}
star-orange = { $verbosity ->
    [verbose] Stern Orange bei { $clock } Uhr
   *[normal] Stern Orange
}
star-red = { $verbosity ->
    [verbose] Stern Rot bei { $clock } Uhr
   *[normal] Stern Rot
}
star-blue = { $verbosity ->
    [verbose] Stern Blau bei { $clock } Uhr
   *[normal] Stern Blau
}
star-yellow = { $verbosity ->
    [verbose] Stern Gelb bei { $clock } Uhr
   *[normal] Stern Gelb
}
star-green = { $verbosity ->
    [verbose] Stern Grün bei { $clock } Uhr
   *[normal] Stern Grün
}
star-number = { $verbosity ->
    [terse] Stern { $star }
   *[normal] Stern { $star } bei { $clock } Uhr
}
star-space = { $verbosity ->
    [terse] { $star }, Feld { $space }
   *[normal] { $star }, Feld { $space }, { $clock } Uhr
}
onto-star = { $verbosity ->
    [terse] Stern { $star ->
        [0] Mitte
        [1] Lila
        [2] Orange
        [3] Rot
        [4] Blau
        [5] Gelb
       *[other] Grün
    }
   *[normal] den { $star ->
        [0] mittleren
        [1] lila
        [2] orangen
        [3] roten
        [4] blauen
        [5] gelben
       *[other] grünen
    } Stern
}
onto-numbered-star = Stern { $star }
onto-star-space = { $verbosity ->
    [terse] { $star }, Feld { $space }
    [verbose] auf { $star }{ $hour ->
        [0] { "" }
       *[other] { " " }bei { $hour } Uhr
    }, Feld { $space } bei { $clock } Uhr
   *[normal] auf { $star }, Feld { $space }, { $clock } Uhr
}
sp-pillar = Säule zwischen { $star } und Stern Mitte
sp-statue = Statue zwischen { $star } und { $next }
sp-window = Fenster außen an { $star }
sp-the-supply = Vorrat
tile-at = { $tiles } auf { $places }

## Was geschieht

sp-round-wild = { $verbosity ->
    [terse] Joker { $wild }.
   *[normal] Jokerfarbe ist { $wild }.
}
sp-begins = { $verbosity ->
    [terse] { $player } beginnt.
   *[normal] { $player } beginnt und legt den Startstein ins Zentrum.
}
sp-begins-again = { $player } beginnt wieder; der Startstein liegt noch im Zentrum.
sp-kept-back = { $player } legt aus den Ecken neben die Ablage: { $tiles }.
sp-stocked = Vorrat: { $tiles }.
sp-restocked = { $verbosity ->
    [terse] Vorrat plus { $tiles }.
   *[normal] In den Vorrat: { $tiles }.
}
sp-poured = Der Beutel war leer: { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
} aus dem Fliesensammler in den Beutel.
sp-ran-out = Beutel und Fliesensammler sind leer. { $count ->
    [one] Manufaktur { $last } bleibt leer.
    [2] Die Manufakturen { $first } und { $last } bleiben leer.
   *[other] Die Manufakturen { $first } bis { $last } bleiben leer.
}
sp-with-wild = { $verbosity ->
    [terse] { $tiles } und { $wild }
   *[normal] { $tiles } und als Joker { $wild }
}
sp-taken = { $verbosity ->
    [terse] { $player }: { $tiles }, { $source }.
    [verbose] { $player } nimmt { $tiles } { $source }.
   *[normal] { $player }: { $tiles } { $source }.
}
sp-stone-taken = { $verbosity ->
    [terse] { $player }: Startstein, { $loss }.
   *[normal] { $player } nimmt auch den Startstein: { $loss }.
}
sp-taking-ended = { $verbosity ->
    [terse] Jetzt legen.
    [verbose] Alles ist genommen. Jetzt wird gelegt, { $player } beginnt.
   *[normal] Jetzt wird gelegt, { $player } beginnt.
}
sp-placed = { $verbosity ->
    [terse] { $player }: { $tiles }, { $space }.
    [verbose] { $player } legt { $tiles } { $space }.
   *[normal] { $player }: { $tiles } { $space }.
}
sp-to-tower = { $verbosity ->
    [terse] Fliesensammler plus { $tiles }.
   *[normal] In den Fliesensammler: { $tiles }.
}
sp-points = { $verbosity ->
    [terse] Plus { $points }.
   *[normal] { $points ->
        [one] Ein Punkt.
       *[other] { $points } Punkte.
    }
}
sp-surrounded = { $verbosity ->
    [terse] Umbaut: { $features }.
   *[normal] Rundum belegt: { $features }.
}
sp-supply-short = { $earned ->
    [one] Eine Bonusfliese stünde dafür zu
   *[other] { $earned } Bonusfliesen stünden dafür zu
}, { $count ->
    [0] aber der Vorrat ist leer.
    [one] im Vorrat ist nur noch eine.
   *[other] im Vorrat sind nur noch { $count }.
}
sp-earns = { $count ->
    [one] Dafür eine Fliese
   *[other] Dafür { $count } Fliesen
} aus dem Vorrat.
sp-star-taken = { $star }: belegt { $taken }; frei { $free }.
sp-bonus-taken = { $verbosity ->
    [terse] { $player }: aus dem Vorrat { $tiles }.
   *[normal] { $player } nimmt aus dem Vorrat { $tiles }.
}
sp-passed = { $player } passt.
sp-passed-keeps = { $verbosity ->
    [terse] { $player } passt, behält { $tiles }.
   *[normal] { $player } passt und legt in die Ecken: { $tiles }.
}
sp-thrown = { $verbosity ->
    [terse] Fliesensammler plus { $tiles }, { $loss }.
   *[normal] In den Fliesensammler: { $tiles }, { $loss }.
}
sp-star-scored = { $verbosity ->
    [terse] { $player }, { $star }: plus { $points }.
   *[normal] { $player }, { $star } vollständig: { $points } Punkte dazu.
}
sp-mixed-star-scored = { $verbosity ->
    [terse] { $player }, { $star }, sechs Farben: plus { $points }.
   *[normal] { $player }, { $star } vollständig mit sechs Farben: { $points } Punkte dazu.
}
sp-number-scored = { $verbosity ->
    [terse] { $player }, alle { $number }: plus { $points }.
   *[normal] { $player }, alle Felder mit der { $number } belegt: { $points } Punkte dazu.
}
sp-corners-paid = { $verbosity ->
    [terse] { $player }, Ecken: { $tiles }, { $loss }.
   *[normal] { $player }, aus den Ecken in den Fliesensammler: { $tiles }, { $loss }.
}

## Zurücklegen

sp-back-kept = { $player }, zurück in die Ecken: { $tiles }.
sp-back-stone-out = Startstein aus dem Zentrum zurück neben die Ablage von { $player }.
sp-back-round = Runde { $round } hat noch nicht begonnen.
sp-back-stocked = Aus dem Vorrat zurück in den Beutel: { $tiles }.
sp-back-poured = Aus dem Beutel zurück in den Fliesensammler: { $tiles }.
sp-back-stone = { $player }: Startstein zurück ins Zentrum.
sp-back-placed = { $player }, { $space }: { $tiles } zurück neben die Ablage.
sp-back-tower = { $player }, aus dem Fliesensammler zurück neben die Ablage: { $tiles }.
sp-back-bonus = { $player }, zurück in den Vorrat: { $tiles }.
sp-back-kept-out = { $player }, aus den Ecken zurück neben die Ablage: { $tiles }.
sp-back-corners = { $player }, aus dem Fliesensammler zurück in die Ecken: { $tiles }.
sp-back-to-centre = { $player }, zurück ins Zentrum: { $tiles }.
sp-back-rest = Aus dem Zentrum zurück auf Manufaktur { $factory }: { $tiles }.
sp-back-to-factory = { $player }, zurück auf Manufaktur { $factory }: { $tiles }.

## Befehle, vorgelesen

sp-command-supply = in den Vorrat { $tiles }
sp-command-take = { $verbosity ->
    [terse] { $label }, { $source }
   *[normal] { $label } { $source }
}
sp-read-back-take = { $verbosity ->
    [terse] { $tiles }, { $source }
   *[normal] { $tiles } { $source }
}
sp-command-place = { $verbosity ->
    [terse] { $label }, { $space }
   *[normal] { $label } { $space }
}
sp-command-place-any = { $verbosity ->
    [terse] eine Fliese, { $space }
   *[normal] eine Fliese { $space }
}
sp-command-place-paid = { $verbosity ->
    [terse] { $label }, { $space }, bezahlt: { $tiles }
   *[normal] { $label } { $space }, bezahlt: { $tiles }
}
sp-command-place-nowhere = eine Fliese auf ein Feld, das es nicht gibt
sp-command-bonus = aus dem Vorrat { $tiles }
sp-command-pass = passen
sp-command-pass-keeping = passen und { $tiles } behalten
sp-type-place = { $label } { $star } { $space } mit { $paid }
sp-type-bonus = Bonus { $tiles }
sp-type-pass-keeping = passe, behalte { $tiles }
sp-type-pass-keeping-nothing = passe, behalte nichts

## Wer ist dran

sp-expect-supply = { $verbosity ->
    [terse] Vorrat, { $count }?
   *[normal] { $player } zieht { $count ->
        [one] eine Fliese
       *[other] { $count } Fliesen
    } für den Vorrat.
}
sp-expect-pour = { $place }: { $bag ->
    [0] Der Beutel ist leer. Jetzt
    [one] Im Beutel ist nur noch eine Fliese. Zuerst diese ziehen. Dann
   *[other] Im Beutel sind nur noch { $bag } Fliesen. Zuerst diese ziehen. Dann
} den Fliesensammler in den Beutel leeren, { $tower ->
    [one] eine Fliese
   *[other] { $tower } Fliesen
}, und weiterziehen, insgesamt { $count }.
sp-expect-rest = { $place }: Nur noch { $count ->
    [one] eine Fliese ist
   *[other] { $count } Fliesen sind
} da, der Fliesensammler ist leer.
sp-expect-place = { $verbosity ->
    [terse] { $player }.
   *[normal] { $player } legt oder passt.
}
sp-expect-pass = { $verbosity ->
    [terse] { $player }: nur passen.
   *[normal] { $player } kann nur passen: { $count ->
        [0] keine Fliese mehr.
       *[other] Nichts lässt sich legen.
    }
}
sp-expect-bonus = { $verbosity ->
    [terse] { $player }, { $count } aus dem Vorrat?
   *[normal] { $player } wählt { $count ->
        [one] eine Fliese
       *[other] { $count } Fliesen
    } aus dem Vorrat: { $tiles }.
}
sp-prompt-supply = Vorrat
sp-prompt-bonus = { $player }, Bonus
sp-end-stars = Gewertet werden nur die Sterne und Zahlen, die jetzt vollständig sind.
sp-end-hands = Fliesen neben den Ablagen werden nicht mehr gelegt und kosten nichts.
sp-end-corners = Jede Fliese in den Ecken kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

## Fragen

sp-stars-of = { $player }, Sterne.
sp-stars-all-empty = Alle leer.
sp-stars-empty = Leer: { $stars }.
sp-star-holds = { $star }: { $tiles }; frei { $free }.
sp-star-full = { $star } vollständig: { $tiles }.
sp-label-at = { $label } auf { $space }
sp-star-of = { $player }, { $star }.
sp-space-free = { $verbosity ->
    [terse] { $space } frei, kostet { $price }.
   *[normal] Feld { $space } bei { $clock } Uhr: frei, kostet { $price }.
}
sp-space-holds = { $verbosity ->
    [terse] { $space } { $label }.
   *[normal] Feld { $space } bei { $clock } Uhr: { $label }.
}
sp-space-price = Ein Feld kostet so viele Fliesen, wie auf ihm steht: Feld { $space } also { $space }.
sp-near-of = { $player }, es fehlt nur noch eine Fliese:
sp-features-of = { $player }, hier fehlt:
sp-feature-done = nichts, fertig
sp-near-star = { $star }: Feld { $space }.
sp-near-feature = { $feature }: { $space }.
sp-near-number = Alle Felder mit der { $number }: { $space }.
sp-near-nothing = { $player }: Nirgends fehlt nur noch eine Fliese.
sp-hand = { $verbosity ->
    [terse] { $player }: { $tiles }.
   *[normal] { $player } hat neben der Ablage { $tiles }.
}
sp-hand-empty = { $player } hat keine Fliese neben der Ablage.
sp-you-have = Neben der Ablage: { $tiles }.
sp-corners = { $player }, in den Ecken: { $tiles }.
sp-corners-empty = { $player } hat gepasst und nichts behalten.
sp-supply = Im Vorrat: { $tiles }.
sp-supply-empty = Der Vorrat ist leer.
sp-tower = Im Fliesensammler { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}: { $tiles }.
sp-tower-empty = Der Fliesensammler ist leer.
sp-in-tower = im Fliesensammler
sp-centre-stone = Der Startstein liegt dort.
sp-wild-now = Jokerfarbe ist { $wild }.
sp-wild-next = In der nächsten Runde: { $wild }.
sp-wild-later = Danach: { $labels }.
sp-passed-nobody = Niemand hat gepasst.
sp-passed-all = Alle haben gepasst.
sp-passed-who = Gepasst { $count ->
    [one] hat
   *[other] haben
} { $players }. Noch dabei { $left ->
    [one] ist
   *[other] sind
} { $others }.
sp-game-rules = { $edition }, { $board }, Joker der Runden: { $wilds }.
sp-game-stone = Den Startstein hat { $player }.
sp-game-scores = Man beginnt mit { $start ->
    [one] einem Punkt
   *[other] { $start } Punkten
} und fällt nie unter { $lowest }.
sp-game-stone-cost = Der Startstein kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} je Fliese.
sp-game-corners = In die Ecken { $count ->
    [one] passt eine Fliese
   *[other] passen { $count } Fliesen
}, jede übrige kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
sp-game-bonus-tiles = Bonusfliesen: { $pillar } für eine Säule, { $statue } für eine Statue, { $window } für ein Fenster.
sp-game-stars = Punkte für volle Sterne: { $stars }, { $mixed } für sechs Farben.
sp-game-numbers = Punkte für alle Felder mit einer Zahl: { $points }.
sp-label-points = { $label } { $points }
sp-number-points = { $number }: { $points }
sp-edition = { $edition ->
    [mini] Der Sommerpavillon, Ausgabe Mini
    [original] Der Sommerpavillon, große Ausgabe
   *[other] Der Sommerpavillon, Ausgabe { $edition }
}
sp-editions = Sommerpavillon: { $editions }
sp-edition-lowest-score = { $position ->
    [1] { $edition } geht bis { $points } Punkte hinunter
   *[other] { $edition } bis { $points }
}
sp-board-coloured = farbige Seite
sp-board-grey = graue Seite
sp-moves-supply = Zuerst den Vorrat füllen: { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}.
sp-only-pass = Nichts davon lässt sich legen, nur passen geht.
sp-stars-spaces = Sterne { $stars }, Felder { $spaces }
sp-spaces-of = { $star }, Feld { $spaces }
sp-places-with = Mit { $label }: { $places }.
sp-at-star = Möglich auf { $star }.
sp-place-brings = { $verbosity ->
    [terse] { $space } kostet { $price }, plus { $points }.
   *[normal] Feld { $space } bei { $clock } Uhr kostet { $price }, bringt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}
sp-place-surrounds = Dann ist rundum belegt: { $features }.
sp-no-place-with = Ein { $label } lässt sich gerade nirgends legen.
sp-what-if-take = { $verbosity ->
    [terse] Dann: { $tiles }, { $source }.
   *[normal] Angenommen: { $tiles } { $source }.
}
sp-what-if-place = { $verbosity ->
    [terse] Dann: { $tiles }, { $space }.
   *[normal] Angenommen: { $tiles } { $space }.
}
sp-other-payments = Auch möglich: { $payments }.

## Hilfe für den Augenblick

sp-hint-supply = { $count ->
    [one] Die gezogene Fliese nennen, zum Beispiel r.
   *[other] Die { $count } gezogenen Fliesen nennen, zum Beispiel 2r b g. Mehr mit h.
}
sp-hint-fill = Manufaktur { $factory }, zum Beispiel r r b g. Mehr mit h.
sp-hint-take = Zum Beispiel 2 r. Mehr mit h.
sp-hint-place = Zum Beispiel r 3, oder passe. Mehr mit h.
sp-hint-place-grey = Zum Beispiel r 2 4, oder passe. Mehr mit h.
sp-help-supply = Den Vorrat füllen: die { $count ->
    [one] gezogene Fliese nennen, zum Beispiel r.
   *[other] { $count } gezogenen Fliesen nennen, zum Beispiel 2r b g.
}
sp-help-fill = Manufaktur { $factory } füllen: die vier Fliesen nennen, zum Beispiel r r b g, oder 2 r b g. Mehrere Manufakturen gehen in einer Zeile.
sp-help-take = { $player } nimmt: Manufaktur und Fliese, zum Beispiel 2 r. Der Buchstabe z steht für das Zentrum. Der Joker kommt von selbst mit.
sp-help-place = Legen: Stern und Feld, zum Beispiel r 3. Auf Stern Mitte: r z 3. Wie bezahlt wird, sagt man dahinter: r 3 mit 2 r 1 l; sonst werden Joker gespart. Ein Fragezeichen davor sagt, was dann wäre.
sp-help-place-grey = Legen: Fliese, Stern und Feld, zum Beispiel r 2 4. Auf Stern Mitte: r z 3. Wie bezahlt wird, sagt man dahinter: r 2 4 mit 3 r 1 l; sonst werden Joker gespart. Ein Fragezeichen davor sagt, was dann wäre.
sp-help-pass = Passen: p. Behalten, was man nennt: p 2 r g, oder p behalte nichts.
sp-help-bonus = { $count ->
    [one] Eine Fliese aus dem Vorrat nennen, zum Beispiel r.
   *[other] { $count } Fliesen aus dem Vorrat nennen, mit ihren Buchstaben hintereinander.
}
sp-help-questions = Fragen: m was geht, m r genauer, hand für meine Fliesen, vorrat, joker, sterne, stern 2, fast für alles, dem eine Fliese fehlt, gepasst.

## Den Tisch setzen, prüfen und neu legen

sp-set-from-reserve = Aus dem Fliesensammler: { $tiles }.
sp-set-to-reserve = In den Fliesensammler: { $tiles }.
sp-at-supply = im Vorrat
sp-at-star-of = auf { $star } von { $player }
sp-at-hand = neben der Ablage von { $player }
sp-at-corners = in den Ecken von { $player }
sp-stone-in-centre = Der Startstein liegt im Zentrum.
sp-player-star = { $player }, { $star }
sp-player-stars-empty = { $player }, Sterne, leer: { $stars }.
sp-player-corners-empty = { $player }, Ecken: leer.
sp-has-passed = { $players } { $count ->
    [one] hat
   *[other] haben
} gepasst.
sp-has-not-passed = { $players } { $count ->
    [one] hat
   *[other] haben
} nicht gepasst.

## Warum etwas nicht geht

error-must-stock = Zuerst den Vorrat auffüllen.
error-must-take-tiles = { $player } ist dran. Manufaktur und Fliese zusammen nennen, zum Beispiel 2 r.
error-must-place = { $player } legt jetzt oder passt.
error-must-choose-bonus = Erst wählt { $player } { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
} aus dem Vorrat.
error-wild-alone = { $colour } ist Joker und kommt nur mit einer anderen Farbe mit. Dort: { $tiles }.
error-no-star = Diesen Stern gibt es nicht, nur 1 bis 6 und Stern Mitte.
error-no-space = Ein Feld { $space } gibt es nicht, nur 1 bis 6.
error-space-taken = { $space }: Dort liegt schon { $colour }.
error-star-wants = Auf { $star } kommt nur { $colour }, nicht { $other }.
error-star-has = Auf { $star } liegt schon ein { $colour }; hier kommt jede Farbe nur einmal.
error-which-colour = { $space }: Welche Fliese? Möglich: { $colours }.
error-not-held = Es ist kein { $colour } da.
error-too-few = { $space } kostet { $price }. Da { $count ->
    [one] ist ein { $colour }
   *[other] sind { $count } { $colour }
} und { $wild ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $wild } Joker
}.
error-payment = So geht die Bezahlung nicht: { $space } kostet { $price }, mindestens ein { $colour }. Da { $count ->
    [one] ist ein { $colour }
   *[other] sind { $count } { $colour }
} und { $wild ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $wild } Joker
}.
error-payment-colour = { $space } bezahlt man nur mit { $colour } und dem Joker { $wild }.
error-bonus-count = { $count ->
    [one] Eine Fliese wird
   *[other] { $count } Fliesen werden
} gewählt, genannt { $said ->
    [one] wurde eine
   *[other] wurden { $said }
}.
error-supply-lacks = Im Vorrat { $left ->
    [0] ist kein { $colour }
    [one] ist nur ein { $colour }
   *[other] sind nur { $left } { $colour }
}, genannt { $count ->
    [one] wurde eines
   *[other] wurden { $count }
}.
error-keep-which = Es sind noch { $count } Fliesen: { $tiles }. { $most ->
    [one] Eine darf man behalten
    [4] Vier darf man behalten
   *[other] { $most } darf man behalten
}; bitte nennen, zum Beispiel: p 2 r 2 g.
error-keep-fewer = In die Ecken { $most ->
    [one] passt nur eine Fliese
    [4] passen nur vier Fliesen
   *[other] passen nur { $most } Fliesen
}, genannt wurden { $count }.
error-keep-not-held = Neben der Ablage { $left ->
    [0] ist kein { $colour }
    [one] ist nur ein { $colour }
   *[other] sind nur { $left } { $colour }
}, genannt { $count ->
    [one] wurde eines
   *[other] wurden { $count }
}.
error-supply-size = In den Vorrat passen { $size } Fliesen, genannt sind { $count }.
error-corners-size = In die Ecken passen { $size } Fliesen, genannt sind { $count }.

## Antworten auf Fragen in freien Worten

sp-free-spaces = { $count ->
    [one] Feld { $spaces }
   *[other] Felder { $spaces }
}
sp-place-hand = neben der Ablage
sp-place-corners = Ecken
sp-round-of = Runde { $round } von { $count }. { $player } hat begonnen.
sp-best-none = Beim Nehmen gibt es keine Punkte, erst beim Legen.

## Bild

sp-picture-stone = Startstein im Zentrum
sp-picture-supply = Vorrat
sp-picture-hand = Neben der Ablage
sp-picture-kept = In den Ecken
sp-picture-passed = Hat gepasst.
sp-picture-stars = Sterne
sp-picture-space = Feld { $space }
sp-picture-middle = M
sp-pick-pass = Passen
sp-pick-keep-fewer = Passen und weniger behalten
sp-pick-no-more = Nichts weiter behalten
sp-pick-payment = Bezahlen: { $tiles }

sp-set-spaces = Felder der Sterne
sp-set-stone = Startstein
sp-set-span-star = einen Stern von Spitze zu Spitze gegenüber
sp-set-span-supply = fünf Felder einer Reihe des Vorrats entlang ihrer unteren Kante
sp-set-tip = Die Fliesen der Mini-Ausgabe sind klein: Ein Etikett von einer Zelle braucht eine Kante von etwa 12 Millimetern, in Schalen von etwa 14.
sp-set-where-tiles = mitten auf jede Fliese eines kleben, aufrecht, wenn eine Spitze oben ist. Die Marke auf dem Etikett zeigt seinen unteren Rand.
sp-set-where-spaces = in jedes Feld eines kleben, aufrecht, wohin auch immer das Feld zeigt, wie die Ablage die Preise zeigt. Hat es darin keinen Platz, kommt es außen an die Spitze.
sp-set-where-star-labels = neben jeden Stern eines kleben, außen an seine Spitze bei 12 Uhr.
sp-set-where-star = jeder an die Stelle seines Sterns: { $places }. Die Lasche liegt bei 12 Uhr.
sp-star-in-middle = { $star } in der Mitte
sp-star-at = { $star } bei { $clock } Uhr
sp-set-where-supply = an die zehn Felder des Vorrats.

## Fragen zu den Regeln

sp-space-payable = Bezahlbar: { $payments }.
sp-space-short = Nicht bezahlbar: { $player } hat dafür { $count ->
    [0] keine passende Fliese
    [one] nur eine Fliese
   *[other] nur { $count } Fliesen
}.
sp-star-has = Ein { $label } liegt dort schon.
sp-star-open = { $star }, frei: { $count ->
    [0] nichts
    [one] Feld { $spaces }
   *[other] Feld { $spaces }
}.
sp-star-goal = { $star }, voll: { $points } Punkte am Ende.
sp-star-lacks = { $player } { $count ->
    [one] fehlt Feld
   *[other] fehlen Feld
} { $spaces }, zusammen { $price ->
    [one] eine Fliese
   *[other] { $price } Fliesen
}. Farbe: { $labels }.
sp-number-goal = Alle Felder mit der { $number }: { $points ->
    [0] keine Punkte
   *[other] { $points } Punkte
} am Ende.
sp-number-lacks = { $player } fehlt dafür noch: { $stars }.
sp-passing-now = Angenommen, { $player } passt jetzt: { $lost ->
    [0] Alle Fliesen bleiben, und das kostet nichts
    [one] Eine Fliese kann nicht bleiben, und das kostet einen Punkt
   *[other] { $lost } Fliesen können nicht bleiben, und das kostet { $lost } Punkte
}, danach { $score }.

## Was an einem Zug sicher ist

part-sp-fact-of = { $board ->
    [grey] {" "}in { $colour }
   *[coloured] {""}
}
part-sp-fact-by = { $board ->
    [grey] {" "}mit { $colour }
   *[coloured] {""}
}
part-sp-fact-with = { $bonus ->
    [star] {" "}mit dem Stern
    [number] {" "}mit der Zahl
    [both] {" "}mit Stern und Zahl
   *[none] {""}
}
part-sp-fact-least = { $count ->
    [0] { $points ->
        [one] {""}
       *[other] : mindestens { $points } Punkte{ part-sp-fact-with }
    }
   *[other] : mindestens { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }{ part-sp-fact-with }, dazu { $features }
}
sp-some-pillar = { $count ->
    [one] eine Säule
   *[other] { $count } Säulen
}
sp-some-statue = { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
}
sp-some-window = { $count ->
    [one] ein Fenster
   *[other] { $count } Fenster
}
sp-fact-star = { $star } ist dann vollständig: am Ende { $points } Punkte.
sp-fact-number = Alle Felder mit { $number } sind dann belegt: am Ende { $points } Punkte.
sp-fact-bonus = Das umbaut { $features }: { $count ->
    [one] eine Bonusfliese
   *[other] { $count } Bonusfliesen
}.
sp-fact-around = Um { $features } für { $count ->
    [one] eine Bonusfliese
   *[other] { $count } Bonusfliesen
} { $missing ->
    [one] fehlt dann noch eine Fliese
   *[other] fehlen dann noch { $missing } Fliesen
}.
sp-fact-stone = Der Startstein kostet { $points ->
    [0] nichts
    [one] einen Punkt
   *[other] { $points } Punkte
}.
sp-fact-affords = Dann reicht es{ part-sp-fact-by } auf { $star } für die { $number }{ part-sp-fact-least }.
sp-fact-lacking = Für die { $number } auf { $star } { $missing ->
    [one] fehlt dann noch eine Fliese{ part-sp-fact-of }
   *[other] fehlen dann noch { $missing } Fliesen{ part-sp-fact-of }
}{ part-sp-fact-least }.
sp-fact-blocks = Der nächste Zug bringt { $player } dann nicht genug für die { $number } auf { $star }{ part-sp-fact-by }{ part-sp-fact-least }.
sp-fact-saves = So bezahlt reicht es{ part-sp-fact-by } noch auf { $star } für die { $number }{ part-sp-fact-least }.
sp-fact-spares = Das spart { $tiles }; { $colour } ist in der nächsten Runde kein Joker.
sp-fact-next-wild = In der nächsten Runde ist { $colour } Joker: { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
} zum Aufheben.
sp-fact-gets-wilds = Das bringt { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}.
sp-fact-begins = { $begun ->
    [placing] Das Legen
   *[round] Die nächste Runde
} beginnt dann { $player }.
sp-fact-wilds = Bezahlt wird mit { $count ->
    [one] einem Joker
   *[other] { $count } Jokern
}.
sp-fact-wilds-more = Bezahlt wird mit { $amount ->
    [one] einem Joker mehr
   *[other] { $amount } Jokern mehr
}.
sp-fact-gone = Von { $colour } ist dann nichts mehr zu nehmen.
sp-fact-pass-costs = Passen kostet { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
sp-fact-keeps = { $count ->
    [0] Keine Fliese bleibt
    [one] Eine Fliese bleibt für die nächste Runde
   *[other] { $count } Fliesen bleiben für die nächste Runde
}{ $wild ->
    [0] {""}
    [one] , eine davon dann Joker
   *[other] , { $wild } davon dann Joker
}.
sp-fact-star-lacks = Auf { $star } { $count ->
    [one] fehlt dann noch eine Fliese
   *[other] fehlen dann noch { $count } Fliesen
} zu { $points } Punkten am Ende.
sp-fact-number-lacks = Dann { $count ->
    [one] fehlt noch ein Feld
   *[other] fehlen noch { $count } Felder
} mit einer { $number } zu { $points } Punkten am Ende.
sp-fact-holds = Das bringt { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}.
sp-fact-holds-more = Das bringt { $amount ->
    [one] eine Fliese mehr
   *[other] { $amount } Fliesen mehr
}.
sp-fact-hand = Neben der Ablage { $count ->
    [0] bleibt dann nichts
    [one] bleibt dann eine Fliese
   *[other] bleiben dann { $count } Fliesen
}.
sp-fact-hand-more = Neben der Ablage { $amount ->
    [one] bleibt so eine Fliese mehr
   *[other] bleiben so { $amount } Fliesen mehr
}.

## What somebody does again and again

sp-habit-star = { $count }-mal hätte sich ein Stern schließen lassen.
sp-habit-number = { $count }-mal hätten sich alle Felder mit einer Zahl belegen lassen.
sp-habit-bonus = { $count }-mal waren Bonusfliesen zu haben.
sp-habit-stone = { $count }-mal kostete der Startstein Punkte, die ein anderer Zug nicht gekostet hätte.
sp-habit-affords = { $count }-mal hätten andere Fliesen für ein Feld mehr gereicht.
sp-habit-wilds = { $count }-mal wurde mit mehr Jokern bezahlt, als ein anderer Zug gekostet hätte.
sp-habit-gone = { $count }-mal waren die letzten Fliesen einer Farbe zu haben.
sp-habit-pass = { $count }-mal kostete Passen Punkte, die ein anderer Zug nicht gekostet hätte.
