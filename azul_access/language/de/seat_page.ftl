### Die Seite eines Platzes: für einen Menschen allein

web-your-turn = Du bist dran.
web-seat-now = Jetzt
web-seat-say = Sagen oder schreiben
web-seat-ask = Fragen
web-seat-news = Ansagen
web-seat-settings = Einstellungen
web-seat-text = Zug oder Frage
web-seat-send = Senden
web-seat-language = Sprache
web-seat-verbosity = Wie viel gesagt wird
web-seat-voice = Vorlesen
web-seat-apply = Übernehmen
web-seat-lost = Die Verbindung ist weg. Diese Seite versucht es weiter.
web-seat-found = Wieder verbunden.
web-seat-delayed = Noch nicht gesendet, diese Seite versucht es weiter:
web-seat-unsent = Nicht gesendet. Bitte noch einmal senden:
web-seat-ended = Das Spiel ist am Tisch beendet worden. Wird es wieder geöffnet, geht es hier von selbst weiter.
web-seat-gone = Diese Adresse gilt nicht mehr. Frag am Tisch nach der neuen.
web-amount-terse = wenig
web-amount-normal = mittel
web-amount-verbose = viel
web-voice-screen-reader = mit dem Screenreader
web-voice-own = durch diese Seite
web-seat-speaks = Was vorgelesen wird
web-speaks-all = alles
web-speaks-mine = Antworten an mich und wenn ich dran bin
web-speaks-asked = gar nicht, nur was ich frage
web-seat-missed = Verpasstes lesen
web-button-last = Letzte Ansage
web-button-previous = Die davor
web-button-turn = Wer ist dran?
web-button-board = Meine Ablage
web-button-help = Was kann ich tun?
web-button-undo = Zurücknehmen
web-button-redo = Wiederherstellen
web-choose = Einen Zug wählen
web-choose-nothing = Hier gibt es gerade nichts zu wählen.
web-choose-confirm = Diesen Zug machen?
web-choose-play = Zug machen
web-choose-back = Zurück
web-choose-answer = Bitte antworten
web-choose-steps = Schritt für Schritt
web-choose-next = Weiter
web-choose-previous = Einen Schritt zurück
web-choose-finish = fertig
web-away = Während diese Seite weg war: { $moves }; Runde { $round }; { $scores }; { $now }.
web-away-moves = { $count ->
    [one] ein Zug von { $player }
   *[other] { $count } Züge von { $player }
}
web-away-no-moves = keine Züge
web-away-undone = Züge wurden zurückgenommen
web-away-your-turn = du bist dran
web-away-turn = { $player } ist dran
web-away-fill = jetzt werden die Manufakturen gefüllt
web-away-over = das Spiel ist zu Ende
