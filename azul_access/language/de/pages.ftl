# Seiten im Browser

web-open-here = { $form ->
    [say] Die Seiten sind offen, nur auf diesem Computer. Die Adressen stehen auf dem Bildschirm.
   *[show] Die Seiten sind offen, nur auf diesem Computer. Für Handys mit --web lan starten.
}
web-open-network = { $form ->
    [say] Die Seiten sind offen. „Seiten“ sagt die Adresse und Zahlencodes.
   *[show] Die Seiten sind offen. „Seiten“ sagt Adresse und Zahlencodes, „Seiten QR“ zeigt QR-Codes für die Handys.
}
web-address = { $page }: { $address }
web-page-of-player = { $player }
web-onlookers = Zuschauer
web-no-network = Die Seiten sind offen, aber dieser Computer ist gerade in keinem Netz. Bitte mit dem Netz der Handys verbinden und dann „Seiten“ tippen.
web-seat-title = Platz von { $player }
web-missed = { $count ->
    [one] Während diese Seite weg war, gab es eine Ansage:
   *[other] Während diese Seite weg war, gab es { $count } Ansagen:
}
web-lost = { $count ->
    [one] Eine Ansage davor ist hier nicht mehr zu lesen; der Tisch ist auf dem neuesten Stand.
   *[other] { $count } Ansagen davor sind hier nicht mehr zu lesen; der Tisch ist auf dem neuesten Stand.
}
web-restarted = { $count ->
    [0] Das Spiel wurde neu geöffnet.
    [one] Das Spiel wurde neu geöffnet. Eine Ansage seitdem:
   *[other] Das Spiel wurde neu geöffnet. { $count } Ansagen seitdem:
}
error-web-no-place = „{ $text }“ ist kein Ort für Seiten. Möglich sind ein Port, zum Beispiel 8450, oder „lan“ oder „lan:8450“.
error-web-port-taken = Port { $port } benutzt schon ein anderes Programm, darum gibt es keine Seiten. Das Spiel geht weiter. Für Seiten mit einem anderen Port starten, zum Beispiel { $next }.
error-web-not-allowed = Port { $port } darf dieses Programm nicht benutzen, darum gibt es keine Seiten. Das Spiel geht weiter. Für Seiten mit einem Port über 1023 starten, zum Beispiel 8450.
error-web-not-served = Die Seiten lassen sich nicht öffnen: { $detail }. Das Spiel geht ohne sie weiter.
cli-web = Seiten für Handys und Tablets: auf diesem Computer oder mit „lan“ in seinem Netz
cli-web-anyone = von der Seite jedes Platzes aus lässt sich für alle ziehen, nicht nur für diesen Platz
read-back-pages = die Adressen der Seiten
error-no-pages = Es gibt keine Seiten. Bitte das Programm mit --web starten.
web-codes = { $form ->
    [say] Die QR-Codes stehen auf dem Bildschirm.
   *[show] Die QR-Codes als Bilder, auf diesem Computer: { $address }
}
web-for-phones = Diese Seiten sind nur für diesen Computer. Für Handys bitte mit --web lan starten.
web-renewed = { $count ->
    [one] Die alte Adresse gilt nicht mehr. Neu:
   *[other] Die alten Adressen gelten nicht mehr. Neu:
}
web-computer-title = Die Seiten
web-stopped = Die Seiten sind ausgefallen ({ $detail }). Das Spiel geht weiter. Für neue Seiten das Programm verlassen und das Spiel mit --web fortsetzen.
web-join-at = { $form ->
    [say] Im Browser des Handys: { $spelled }.
   *[show] Im Browser des Handys: { $address }
}
web-code = { $page }, fünf Ziffern: { $digits }.
web-codes-last = { $count ->
    [one] Der Code gilt zehn Minuten, für ein Gerät.
   *[other] Jeder Code gilt zehn Minuten, für ein Gerät.
}
web-codes-ended = Zehn falsche Codes: Die Codes gelten nicht mehr. „Seiten“ sagt neue.
web-sign-dot = Punkt
web-sign-colon = Doppelpunkt
web-sign-hyphen = Bindestrich
web-sign-bracket = eckige Klammer auf
web-sign-bracket-end = eckige Klammer zu
web-join-title = Mitspielen
web-join-how = Wer am Tisch „Seiten“ tippt, hört für jede Seite fünf Ziffern.
web-join-label = Deine fünf Ziffern
web-join-button = Zur Seite
web-join-wrong = Diese Ziffern gelten nicht oder nicht mehr. Am Tisch sagt „Seiten“ neue.
web-join-again = Zuletzt auf diesem Gerät:
web-rules = Die Regeln
web-rules-back = Zurück zum Spiel
web-rules-contents = Inhalt
