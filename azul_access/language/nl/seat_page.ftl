### De pagina van één speler

web-your-turn = Jij bent aan de beurt.
web-seat-now = Nu
web-seat-say = Zeggen of typen
web-seat-ask = Vragen
web-seat-news = Meldingen
web-seat-settings = Instellingen
web-seat-text = Zet of vraag
web-seat-send = Versturen
web-seat-language = Taal
web-seat-verbosity = Hoeveel er gezegd wordt
web-seat-voice = Voorlezen
web-seat-apply = Zo instellen
web-seat-lost = De verbinding is weg. Deze pagina probeert het opnieuw.
web-seat-found = Weer verbonden.
web-seat-delayed = Nog niet verzonden, deze pagina blijft het proberen:
web-seat-unsent = Niet verzonden. Stuur het nog een keer:
web-seat-ended = Het spel is aan tafel afgesloten. Wordt het weer geopend, dan gaat deze pagina vanzelf verder.
web-seat-gone = Dit adres geldt niet meer. Vraag aan tafel om het nieuwe.
web-amount-terse = weinig
web-amount-normal = gewoon
web-amount-verbose = veel
web-voice-screen-reader = door de schermlezer
web-voice-own = door deze pagina
web-seat-speaks = Wat er voorgelezen wordt
web-speaks-all = alle meldingen
web-speaks-mine = antwoorden aan mij en mijn beurt
web-speaks-asked = niet, alleen wat ik vraag
web-seat-missed = Lees wat ik gemist heb
web-button-last = Laatste melding
web-button-previous = Die daarvoor
web-button-turn = Wie is aan de beurt?
web-button-board = Mijn bord
web-button-help = Wat kan ik doen?
web-button-undo = Terugnemen
web-button-redo = Herstellen
web-choose = Een zet kiezen
web-choose-nothing = Hier valt nu niets te kiezen.
web-choose-confirm = Deze zet doen?
web-choose-play = Zet doen
web-choose-back = Terug
web-choose-answer = Antwoord geven
web-choose-steps = Stap voor stap
web-choose-next = Verder
web-choose-previous = Eén stap terug
web-choose-finish = klaar
web-away = Terwijl deze pagina weg was: { $moves }; ronde { $round }; { $scores }; { $now }.
web-away-moves = { $count ->
    [one] één zet van { $player }
   *[other] { $count } zetten van { $player }
}
web-away-no-moves = geen zetten
web-away-undone = er zijn zetten teruggenomen
web-away-your-turn = jij bent aan de beurt
web-away-turn = { $player } is aan de beurt
web-away-fill = de fabrieken worden nu gevuld
web-away-over = het spel is afgelopen
