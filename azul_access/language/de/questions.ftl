### Antworten auf Fragen in freien Worten, für jedes Spiel.

answer-yes = Ja.
answer-no = Nein.
answer-no-but = Nein, { $player }.
answer-count = { $count ->
    [0] Keine.
   *[other] { $count }.
}
answer-list = { $items }.
answer-tiles-at = { $tiles } { $place }
answer-missing-at = { $place }: { $tiles }.
answer-nowhere = Nirgends.
answer-none = Keine.
answer-nothing = Nichts.
answer-nothing-missing = Es fehlt nichts.
answer-next = Danach kommt { $player }.
any-tiles = { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen einer Farbe
}
place-centre = Zentrum
lead = { $player } führt mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, Vorsprung { $ahead }.
lead-shared = Gemeinsam vorn mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}: { $players }.
lead-all-level = { $count ->
    [2] Beide
   *[other] Alle
} haben { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
lead-level = { $players } haben beide { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
lead-last = Hinten liegt { $player } mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}, Rückstand { $behind }.
lead-gap = { $player } liegt { $ahead ->
    [one] einen Punkt
   *[other] { $ahead } Punkte
} vor { $second }.
difference-none = Sonst ist alles gleich.
difference-of = { $player }: { $items }.
difference-at = { $place }: { $tiles }
needs-nothing = { $player } hat nichts angefangen.
needs-not-begun = Nichts, was angefangen ist, braucht { $label }.
needs-nobody = Niemand.
best-moves = { $points ->
    [one] Einen Punkt
   *[other] { $points } Punkte
} { $count ->
    [one] bringt
   *[other] bringen
} sofort: { $moves }.
best-more = Und { $count ->
    [one] ein weiterer Zug
   *[other] { $count } weitere Züge
}.
past-move = { $player }: { $move }.
past-nothing = Da war noch kein Zug.
ask-or-set = Soll es so gesetzt werden, sag „gilt“ statt „ist“.
claim-right = Stimmt.
claim-differs = Bei mir ist es anders.
claim-rest-right = Das Übrige stimmt.
claim-counts = Gilt, was du sagst?
claim-began = Diese Runde hat { $player } begonnen.
claim-later = Es kommt noch mehr. Weiter mit Enter; danach lässt es sich ändern.
error-row-colours = In einer Reihe liegt nur eine Farbe. Ich habe nichts geändert.
error-which-source = Woher? Nenne auch die Manufaktur oder die Mitte, zum Beispiel: von 2.
error-drawn-enough = { $count } Fliesen: Nennt auch die Farben, zum Beispiel 2 rote, 2 blaue. Auf eine Manufaktur kommen { $needed }.
error-drawn-too-many = { $count } sind zu viele: Auf eine Manufaktur kommen { $needed }. { $over ->
    [one] Legt eine Fliese
   *[other] Legt { $over } Fliesen
} zurück in den Beutel und nennt die Farben der übrigen.
error-not-drawing = Gerade werden keine Fliesen gezogen. Nichts geändert.
error-swap = Das sind die letzten Züge. Sind sie vertauscht, nehmt sie mit u 2 zurück und sagt sie noch einmal. War der letzte von jemand anderem, sagt zum Beispiel: das war { $player }.
label-means = { $label }: { $tiles }.
talk-nothing-refused = Ich habe zuletzt nichts abgelehnt.
talk-no-mistake = Nein, alles in Ordnung.
talk-no-loss = Bisher wurden keine Punkte abgezogen.
talk-no-loss-of = { $player } hat bisher keine Punkte verloren.
talk-no-scoring = Es wurde noch nicht gewertet.
talk-welcome = Gern.
talk-net = { $player } nach der letzten Wertung: plus { $points }, jetzt { $score }.
talk-net-loss = { $player } nach der letzten Wertung: minus { $points }, jetzt { $score }.
talk-gained = { $player } in Runde { $round }: plus { $points }, danach { $score }.
talk-gained-loss = { $player } in Runde { $round }: minus { $points }, danach { $score }.
talk-no-round = Das ist die erste Runde.
ranked = { $names }: { $measure ->
    [missing] noch{" "}
   *[other] {""}
}{ $holders ->
    [one] {""}
   *[other] je{" "}
}{ $measure ->
    [cost] minus{" "}
   *[other] {""}
}{ $count }
deeds-lost = Runde { $round }: minus { $points }
deeds-in-round = Runde { $round }.
course-gain = { $player } { $kind ->
    [loss] minus
   *[gain] plus
} { $points }
unclear = Nicht ganz verstanden.
overview-missing = Noch nötig: { $tiles }.
overview-together = Zusammen: { $tiles }.
overview-player = { $player }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
answer-together = Zusammen { $count }.
in-bag = Im Beutel: { $count }.
nearest = { $player }: { $count ->
    [0] nichts angefangen
    [one] es fehlt eine Fliese
   *[other] es fehlen { $count } Fliesen
}: { $places }.
course-starter = Runde { $round } hat { $player } begonnen.
course-marker = Den Startmarker nahm in Runde { $round } { $player }.
course-no-marker = In Runde { $round } hat noch niemand den Startmarker genommen.
course-later = Runde { $round } wurde noch nicht gespielt.
course-scores = Nach Runde { $round }: { $scores }.
course-round = Runde { $round }: { $gained ->
    [0] nichts dazu
   *[other] plus { $gained }
}{ $lost ->
    [0] {""}
   *[other] , minus { $lost }
}
course-points = { $player }: { $parts }. Jetzt { $score }.
course-no-points = { $player }: keine Änderung. Jetzt { $score }.
talk-greeting = Hallo. Fragt mich, was ihr wissen wollt. h hilft.
talk-who = Ich führe durch das Spiel, sage alles an und passe auf die Regeln auf. Fragt zum Beispiel: Wer ist dran? Was liegt in der Mitte? Was fehlt mir noch?
talk-pause = Lasst euch Zeit.
answer-of = { $player }:
# What a short answer is about.
answer-about = { $topic }:
answer-about-factories = Manufakturen
answer-about-all = Zusammen:
answer-starter-open = Wer ihn nimmt, beginnt die nächste Runde.
# Answers about a table that is only supposed.
suppose = Angenommen: { $moves }.
suppose-by = { $player }: { $move }
suppose-turn = { $player } ist am Zug
suppose-scored = die Runde wird jetzt gewertet
suppose-left = Bleibt es liegen:
suppose-else = Sonst:
suppose-which = Das hängt vom Zug ab. Sag auch, woher und wohin, zum Beispiel: { $move }.
