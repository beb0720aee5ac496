# Pagina’s in de browser

web-open-here = { $form ->
    [say] De pagina’s zijn open, alleen op deze computer. De adressen staan op het scherm.
   *[show] De pagina’s zijn open, alleen op deze computer. Start voor telefoons met --web lan.
}
web-open-network = { $form ->
    [say] De pagina’s zijn open. “Pagina’s” zegt het adres en cijfercodes.
   *[show] De pagina’s zijn open. “Pagina’s” zegt adres en cijfercodes, “pagina’s QR” toont QR-codes voor de telefoons.
}
web-address = { $page }: { $address }
web-page-of-player = { $player }
web-onlookers = Toeschouwers
web-no-network = De pagina’s zijn open, maar deze computer zit nu in geen enkel netwerk. Verbind hem met het netwerk van de telefoons en typ dan “pagina’s”.
web-seat-title = Plaats van { $player }
web-missed = { $count ->
    [one] Terwijl deze pagina weg was, was er één melding:
   *[other] Terwijl deze pagina weg was, waren er { $count } meldingen:
}
web-lost = { $count ->
    [one] Eén melding daarvoor is hier niet meer bewaard; de tafel klopt wel.
   *[other] { $count } meldingen daarvoor zijn hier niet meer bewaard; de tafel klopt wel.
}
web-restarted = { $count ->
    [0] Het spel is opnieuw geopend.
    [one] Het spel is opnieuw geopend. Eén melding sindsdien:
   *[other] Het spel is opnieuw geopend. { $count } meldingen sindsdien:
}
error-web-no-place = “{ $text }” is geen plek voor pagina’s. Het kan een poort zijn, bijvoorbeeld 8450, of “lan”, of “lan:8450”.
error-web-port-taken = Een ander programma gebruikt poort { $port } al, dus er zijn geen pagina’s. Het spel gaat door. Start voor pagina’s met een andere poort, bijvoorbeeld { $next }.
error-web-not-allowed = Dit programma mag poort { $port } niet gebruiken, dus er zijn geen pagina’s. Het spel gaat door. Start voor pagina’s met een poort boven 1023, bijvoorbeeld 8450.
error-web-not-served = De pagina’s kunnen niet worden geopend: { $detail }. Het spel gaat zonder pagina’s door.
cli-web = pagina’s voor telefoons en tablets: op deze computer of met “lan” in het netwerk
cli-web-anyone = op de pagina van elke speler kan voor iedereen gezet worden, niet alleen voor die speler zelf
read-back-pages = de adressen van de pagina’s
error-no-pages = Er zijn geen pagina’s. Start het programma met --web.
web-codes = { $form ->
    [say] De QR-codes staan op het scherm.
   *[show] De QR-codes als plaatjes, op deze computer: { $address }
}
web-for-phones = Deze pagina’s zijn alleen voor deze computer. Start voor telefoons met --web lan.
web-renewed = { $count ->
    [one] Het oude adres geldt niet meer. Nieuw:
   *[other] De oude adressen gelden niet meer. Nieuw:
}
web-computer-title = De pagina’s
web-stopped = De pagina’s zijn uitgevallen ({ $detail }). Het spel gaat door. Wil je weer pagina’s, sluit dan het programma en hervat het spel met --web.
web-join-at = { $form ->
    [say] In de browser van de telefoon: { $spelled }.
   *[show] In de browser van de telefoon: { $address }
}
web-code = { $page }, vijf cijfers: { $digits }.
web-codes-last = { $count ->
    [one] De code geldt tien minuten, voor één apparaat.
   *[other] Elke code geldt tien minuten, voor één apparaat.
}
web-codes-ended = Tien verkeerde codes: de codes gelden niet meer. “Pagina’s” zegt nieuwe.
web-sign-dot = punt
web-sign-colon = dubbele punt
web-sign-hyphen = streepje
web-sign-bracket = haakje open
web-sign-bracket-end = haakje sluiten
web-join-title = Meespelen
web-join-how = Wie aan tafel “pagina’s” typt, hoort voor elke pagina vijf cijfers.
web-join-label = Je vijf cijfers
web-join-button = Naar de pagina
web-join-wrong = Deze cijfers gelden niet of niet meer. Aan tafel zegt “pagina’s” nieuwe.
web-join-again = Het laatst op dit apparaat:
web-rules = De regels
web-rules-back = Terug naar het spel
web-rules-contents = Inhoud
