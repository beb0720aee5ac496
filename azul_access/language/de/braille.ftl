### Für die Braillezeile: Ansichten, Tasten, und kurze Formen. short-NAME steht dort anstelle von NAME.

## Ansichten

view-factories = Manufakturen
view-factories-short = m
view-centre = Zentrum
view-centre-short = z
view-supply = Vorrat
view-supply-short = v
view-lines = Reihen { $player }
view-lines-short = re { $player }
view-wall = Wand { $player }
view-wall-short = w { $player }
view-floor = Boden { $player }
view-floor-short = bo { $player }:
view-tiles = Fliesen { $player }
view-tiles-short = fl { $player }:
view-stars = Sterne { $player }
view-stars-short = s { $player }
view-scores = Punkte
view-scores-short = p
view-turn = Zug
view-choices = Zur Wahl
cell-free = ⠤
cell-centre = z
cell-star = { $number }:
cell-pass = passe
cell-keep-fewer = weniger behalten
cell-no-more = fertig
cell-wild = Joker { $label }.

## Gespräch

braille-ask = { $command }?
braille-ask-player = { $player }: { $command }?
braille-made = { $command }.
braille-made-short = ok
braille-undo = zurück
braille-undo-question = Den letzten Zug zurücknehmen?
braille-redo = wiederherstellen
braille-settings = Einstellungen
braille-end = Spiel beenden
braille-leave = Programm beenden
braille-leave-question = Programm beenden?
braille-without-asking = Braille ohne Fragen
braille-asking = Braille mit Fragen
voice-on = Stimme an
voice-off = Stimme aus
voice-screen-reader = Screenreader
sounds-on = Töne an
sounds-off = Töne aus
braille-help-key = Welche Taste?
set-braille-asking = Die Braillezeile fragt wieder vor jedem Zug.
set-braille-without-asking = Die Braillezeile fragt nicht: Ein gewählter Zug gilt sofort, und Escape nimmt ihn zurück.
read-back-braille-asking = auf der Braillezeile vor jedem Zug fragen
read-back-braille-without-asking = auf der Braillezeile ohne Frage ziehen
braille-tables = Brailletabellen: { $tables }. Gewählt wird mit der Nummer: Braille Tabelle 1. Tabelle 0 ist die des Programms.
braille-table-of-kind = { $number }: { $kind } ({ $table })
braille-kind-computer-8 = Computerbraille mit acht Punkten
braille-kind-computer-6 = Computerbraille mit sechs Punkten
braille-kind-uncontracted = Basisschrift
braille-kind-partial = Vollschrift
braille-kind-contracted = Kurzschrift
braille-kind-other = andere
set-braille-table = Die Braillezeile schreibt nach der Tabelle { $table }.
set-braille-own = Die Braillezeile schreibt nach der Tabelle des Programms.
read-back-braille-table = die Brailletabelle ändern
braille-table-missing = Die Brailletabelle { $table } gibt es auf diesem Computer nicht. Die Braillezeile schreibt nach der Tabelle des Programms. Braille Tabellen nennt, was es gibt.
error-no-braille-tables = Hier sind keine Brailletabellen zur Wahl. Dafür braucht es eine Braillezeile am Spiel und das Programm liblouis.
error-no-braille-table = Diese Nummer gibt es nicht. Möglich sind 0 bis { $count }.
braille-one-hand = eine Hand, Punkte nacheinander, Leertaste schließt
braille-two-hands = beide Hände
braille-action-on = weiterlesen
braille-action-back = zurücklesen
braille-action-next-view = nächste Ansicht
braille-action-last-view = vorige Ansicht
braille-action-touch = nehmen oder legen, was unter der Taste steht
braille-action-line = die Zeile neben der Taste wählen
braille-action-confirm = ja, absenden, oder wählen
braille-action-escape = einen Schritt hinaus, nein
braille-action-choices = zeigen, was jetzt möglich ist
braille-action-earlier = frühere Meldung
braille-action-later = spätere Meldung
braille-action-first = zur ersten Meldung oder Ansicht
braille-action-last = neueste Meldung
braille-action-whose-turn = wer ist dran
braille-action-undo = letzten Zug zurücknehmen
braille-action-redo = den zurückgenommenen Zug wieder machen
braille-action-erase = letztes Zeichen löschen
braille-action-one-hand = mit einer Hand schreiben, oder wieder mit beiden
braille-action-listen = das Mikrofon hört, was als Nächstes gesagt wird
braille-action-help = sagen, was eine Taste tut
braille-action-type = schreibt ein Zeichen
braille-action-nothing = diese Taste tut hier nichts
display-given = { $count ->
    [one] Die Braillezeile
   *[other] Braillezeile { $number }
} gehört jetzt { $player }.
display-given-table = { $count ->
    [one] Die Braillezeile
   *[other] Braillezeile { $number }
} ist jetzt für alle am Tisch.
display-moves = { $count ->
    [one] Die Braillezeile
   *[other] Braillezeile { $number }
} zieht jetzt für alle.
display-which = Am Tisch sind { $count } Braillezeilen. Sag die Nummer dazu, zum Beispiel: Braillezeile 1 gehört { $player }.
display-whose = wessen Zeile?
display-everybody = alle
read-back-display = die Braillezeile jemandem geben
error-no-displays = Am Spiel ist keine Braillezeile. Starte es mit --braille auto.
braille-connected = Braillezeile { $model } ist da, { $rows ->
    [one] { $columns } Zellen
   *[other] { $rows } Zeilen mit { $columns } Zellen
}.
braille-none = Keine Braillezeile gefunden. Ist sie eingeschaltet und angesteckt?
braille-search = Ich suche weiter an { $port }; lesen kannst du auch ohne.
braille-search-anywhere = Ich suche weiter an allen Anschlüssen; lesen kannst du auch ohne.
braille-lost-port-missing = Braillezeile: { $port } gibt es nicht. Bitte anstecken und einschalten.
braille-lost-port-denied = Braillezeile: { $port } darf nicht geöffnet werden. { $group ->
    [none] Bitte fragen, wer diesen Computer verwaltet.
   *[other] Es hilft, der Gruppe { $group } beizutreten und sich neu anzumelden.
}
braille-lost-port-busy = Braillezeile: { $port } wird von einem anderen Programm benutzt. Bitte dieses schließen, oder mit --braille brlapi teilen.
braille-lost-port-gone = Die Braillezeile ist weg. Das Spiel geht weiter, bitte wieder anstecken.
braille-lost-port-wrong = Braillezeile: { $port } ist kein Anschluss. Zum Beispiel: --braille auto.
braille-lost-port-failed = Braillezeile: { $port } arbeitet nicht. Bitte ab- und wieder anstecken.
braille-lost-silent = Braillezeile: An { $port } antwortet nichts. Ist sie eingeschaltet?
braille-lost-unacknowledged = Die Braillezeile antwortet nicht mehr. Bitte aus- und einschalten.
braille-lost-stuck = Die Braillezeile nimmt nichts mehr an. Bitte ab- und wieder anstecken.
braille-lost-flooded = Braillezeile: Von { $port } kommt zu viel auf einmal. Das Spiel geht weiter. Bitte ab- und wieder anstecken.
braille-lost-powered-off = Die Braillezeile wurde ausgeschaltet. Das Spiel geht weiter.
braille-lost-brlapi-missing = BRLTTY antwortet nicht. Bitte BRLTTY starten.
braille-lost-brlapi-strange = Was an { $port } antwortet, ist kein BRLTTY.
braille-lost-brlapi-key-missing = BRLTTY verlangt einen Schlüssel, und die Schlüsseldatei fehlt.
braille-lost-brlapi-key-denied = BRLTTY verlangt einen Schlüssel, und die Schlüsseldatei darf nicht gelesen werden. Meist hilft die Gruppe brlapi.
braille-lost-brlapi-key-wrong = BRLTTY nimmt den Schlüssel nicht an.
braille-lost-brlapi-no-display = BRLTTY hat gerade keine Braillezeile. Das Spiel geht weiter.
braille-lost-brlapi-taken = Ein anderes Programm hat die Braillezeile. Das Spiel geht weiter.
braille-lost-brlapi-closed = BRLTTY wurde beendet. Das Spiel geht weiter.
braille-lost-internal = Bei der Braillezeile ging im Programm etwas schief. Das Spiel geht weiter.
error-keys-unreadable = Die Tastendatei { $file } lässt sich nicht lesen. Bitte die Rechte prüfen.
error-keys-no-toml = In der Tastendatei { $file } stimmt die Schreibweise nicht: { $detail }.
error-keys-no-key = In der Tastendatei { $file } steht eine Taste, die es nicht gibt: „{ $key }“.
error-keys-no-action = In der Tastendatei { $file } steht „{ $action }“. Möglich: { $choices }.

## Kurze Formen

short-confirm = { $command }?
short-did-you-mean = oder { $command }?
short-suggestion = { $command }?
short-unsure-two = 1: { $first }; 2: { $second }?
short-command-fill = f{ $factory } mit { $labels }
short-factory = f{ $factory }
short-from-factory = f{ $factory }
short-from-centre = z
short-azul-taken = { $player } { $tiles } { $source } { $landing }.
short-azul-landing-line = re{ $line } { $status }
short-azul-line-now = { $now } von { $line }
short-to-centre = z plus { $tiles }.
short-azul-tiled = re{ $line } { $label } Platz { $place }, plus { $points }.
short-azul-what-if = { $tiles } { $landing }.
short-azul-what-if-points = Wand plus { $points }.
short-sp-what-if-take = { $tiles }.
short-sp-what-if-place = { $tiles }.
short-cards = { $player } { $turns }.
short-card-tens = Zehner { $digit }
short-card-ones = Einer { $digit }
short-expect-turn = { $player } dran.
short-sp-taken = { $player } { $tiles } { $source }.
short-sp-placed = { $player } { $space } { $tiles }.
short-sp-points = plus { $points }.
short-star-space = { $star } { $space }
short-onto-star-space = { $star } { $space }
short-sp-expect-place = { $player } dran.
short-tiles-red = { $count ->
    [one] { label-r }
   *[other] { $count } { label-r }
}
short-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-sp-tiles-blue = { $count ->
    [one] { label-b }
   *[other] { $count } { label-b }
}
short-tiles-orange = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-black = { $count ->
    [one] { label-sch }
   *[other] { $count } { label-sch }
}
short-tiles-turquoise = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-white = { $count ->
    [one] { label-x }
   *[other] { $count } { label-x }
}
short-tiles-yellow = { $count ->
    [one] { label-o }
   *[other] { $count } { label-o }
}
short-tiles-purple = { $count ->
    [one] { label-l }
   *[other] { $count } { label-l }
}
short-tiles-yellow-y = { $count ->
    [one] { label-y }
   *[other] { $count } { label-y }
}
short-tiles-green = { $count ->
    [one] { label-g }
   *[other] { $count } { label-g }
}
