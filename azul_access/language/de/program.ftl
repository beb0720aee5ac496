### Das Programm auf Deutsch: Kommandozeile, Stimme, Prüfung des Computers.

error-log-no-game = In { $name } steht etwas, das dieses Programm nicht kennt oder das die Regeln nicht zulassen. Die Datei bleibt, wie sie ist.
error-setup-resumed = Beim Weiterspielen stehen Namen, Beginn und Datei schon fest. Bitte diese Optionen weglassen.
error-log-none = Im Ordner { $folder } liegt noch kein gespeichertes Spiel.
error-log-none-open = Im Ordner { $folder } lässt sich kein Spiel fortsetzen: Alle sind beendet oder nicht zu lesen. Die Liste zeigt: { $program } games
error-log-no-number = Ein Spiel mit der Nummer { $number } gibt es nicht. { $count ->
    [0] Es ist noch keines gespeichert.
    [one] Gespeichert ist eines.
   *[other] Gespeichert sind { $count }.
}
error-setup-no-position = In { $path } steht keine Spielstellung. Erwartet wird, was show --json ausgibt.
error-setup-position-has-players = In der Stellung stehen schon die Namen und wer dran ist. Bitte diese Optionen weglassen.
error-setup-unanswered = Es fehlt eine Antwort: Wer spielt, und wer beginnt? Auch so: { $program } play --players Anna,Ben --starts Anna
ended-from-outside = Das Programm wurde von außen beendet. Ein Spiel ist bis zum letzten angesagten Zug gespeichert.
settings-left-aside = Die Einstellungen in { $path } sind nicht zu lesen. Es gelten die üblichen; die Datei bleibt, wie sie ist.
last-event = Zuletzt:

typed-line = { $form ->
    [say] { $kind ->
        [question] Getippt: Fragezeichen { $spelled }.
       *[text] Getippt: { $spelled }.
    }
   *[other] { $prompt }{ $text }
}

## Die Stimme

fault-no-voice = Keine Stimme: Das Sprachprogramm lässt sich nicht laden. Das Spiel geht als Text weiter.
fault-no-audio = Kein Ton: Es ist kein Lautsprecher zu finden. Das Spiel geht als Text weiter.
fault-voice-lost = Die Stimme ist ausgefallen. Das Spiel geht als Text weiter.
announcements-missed = Ohne Stimme { $count ->
    [one] ist eine frühere Meldung
   *[other] sind { $count } frühere Meldungen
} nicht gesagt worden. Danach:
announcements-unheard = Die Stimme kam nicht zurück: { $count ->
    [one] Eine Meldung wurde
   *[other] { $count } Meldungen wurden
} nur geschrieben und nicht gesagt.
fault-no-language-voice = Für diese Sprache gibt es hier keine Stimme. Es spricht eine andere.
fault-unknown-voice = Diese Stimme gibt es hier nicht. Es spricht eine andere.
fault-no-screen-reader = Kein Screenreader antwortet. Die Stimme des Programms spricht weiter, wenn es hier eine gibt.
remedy-no-voice = Abhilfe: { $platform ->
    [win32] in den Einstellungen von Windows unter „Zeit und Sprache“ eine Stimme hinzufügen,
    [darwin] in den Systemeinstellungen unter „Bedienungshilfen“ eine Stimme laden,
    [linux] das Paket espeak-ng installieren,
   *[other] espeak-ng installieren,
} oder das Programm noch einmal installieren: { $reinstall }
remedy-no-audio = Abhilfe: Lautsprecher oder Kopfhörer anschließen und { $platform ->
    [linux] den Tondienst prüfen: PulseAudio, PipeWire oder ALSA.
   *[other] in den Einstellungen des Betriebssystems prüfen, wo der Ton ausgegeben wird.
}
remedy-voice-lost = Abhilfe: das Programm neu starten, und diese Zeilen den Entwicklern schicken.
remedy-no-language-voice = Abhilfe: in den Einstellungen des Betriebssystems eine Stimme für diese Sprache hinzufügen.
remedy-unknown-voice = Abhilfe: eine andere Stimme wählen.
remedy-no-screen-reader = Abhilfe: den Screenreader starten, und das Zusatzpaket installieren: { $install-screenreader }

## Kommandozeile

cli-usage = Aufruf:
cli-description = Azul am Tisch: sagt an, prüft die Regeln und merkt sich jeden Zug, für blinde, sehbehinderte und sehende Menschen.
cli-commands = Befehle
cli-options = Optionen
cli-arguments = Dateien
cli-help = zeigt diese Hilfe
cli-version = zeigt, welche Version das ist
cli-play = ein Spiel beginnen oder fortsetzen
cli-join = an einem laufenden Spiel in einem anderen Terminal teilnehmen
cli-join-player = wer hier spielt
cli-games = gespeicherte Spiele aufzählen, mit Nummern für play --resume
games-in-folder = { $count ->
    [0] Noch kein gespeichertes Spiel
    [one] Ein gespeichertes Spiel
   *[other] { $count } gespeicherte Spiele
} im Ordner { $folder }
listed-game = { $number }: { $date }, { $players }, Runde { $round }: { $name }.
listed-over = { $number }: { $date }, { $players }, beendet: { $name }.
listed-unreadable = { $number }: { $why }
date-unknown = ohne Datum
games-how-to-resume = Weiter mit: { $program } play --resume { $number }
games-skipped = Übersprungen: { $games }.
skipped-over = { $name } (beendet)
skipped-unreadable = { $name } (nicht zu lesen)
skipped-more = { $count ->
    [one] ein weiteres
   *[other] { $count } weitere
}
cli-show = einen Spielstand zeigen, in Worten oder als Daten
cli-think = Züge des Computerspielers für andere Programme, eine Zeile JSON je Stellung
cli-demo = ein kurzes Spiel vorführen, ohne Fragen
cli-doctor = prüfen, was auf diesem Computer geht
cli-language = Sprache; sonst die des Systems
cli-game = welches Spiel
cli-edition = Ausgabe
option-with-detail = { $text }. { $detail }
cli-players = Namen im Uhrzeigersinn
cli-starts = wer beginnt
cli-verbosity = wie viel angesagt wird
cli-bag = table: am Tisch wird gezogen; virtual: das Programm zieht
cli-seed = Zahl, mit der das Programm immer gleich zieht
cli-pace = Fliesung am Stück oder Schritt für Schritt
cli-speech = own: Stimme des Programms; screenreader: über den Screenreader; off: nur Text
cli-braille = Braillezeile: ein Anschluss, auto, brlapi (über BRLTTY) oder off
cli-display = Art der Braillezeile am Anschluss: nur diese wird gesucht
cli-braille-table = Tabelle von liblouis für die Braillezeile; im Spiel nennt „Braille Tabellen“ alle
cli-log = Datei für das neue Spiel
cli-position = ein Spiel ab einer Stellung beginnen: die Datei aus show --json
cli-take-over = ein Spiel übernehmen, das schon läuft: Der Tisch wird abgefragt
cli-resume = ein gespeichertes Spiel fortsetzen: Datei oder Nummer aus games; sonst das letzte, das nicht beendet ist
cli-show-file = der Spielstand
cli-show-json = als ein JSON-Objekt
cli-error = Die Angabe „{ $about }“ habe ich nicht verstanden.
cli-needs-value = Nach { $about } fehlt ein Wert.
cli-missing = Es fehlt: { $arguments }.
cli-unknown = Diese Angaben kenne ich nicht: { $arguments }
cli-choice = „{ $value }“ geht hier nicht. Möglich: { $choices }.
cli-number = „{ $value }“ ist keine ganze Zahl.
cli-millimetres = „{ $value }“ ist keine Länge in Millimetern, wie zum Beispiel 20 oder 20,5.
cli-see-help = Hilfe: { $command } --help

## Prüfung des Computers

doctor-versions = Azul Access { $version }, Python { $python }, { $system }.
doctor-language = Sprache: { $language }.
doctor-terminal-prompt = Eingabe: Zeile mit Verlauf; jede Taste bringt die Stimme zum Schweigen.
doctor-terminal-cooked = Eingabe: einfache Zeile für Screenreader; Enter bringt die Stimme zum Schweigen.
doctor-terminal-piped = Eingabe: aus einer Datei oder einem anderen Programm.
doctor-folder = Spielstände: { $folder }, { $count ->
    [0] noch keine
    [one] eine Datei
   *[other] { $count } Dateien
}.
doctor-folder-closed = Spielstände: In { $folder } darf nicht geschrieben werden. Abhilfe: Schreibrechte für den Ordner geben, oder beim Spielen --log angeben.
doctor-engine = Stimme: { $engine }, { $library }.
doctor-library-default = mitgeliefert
doctor-library-asked = wie gewünscht
doctor-library-newer = vom System, weil neuer
doctor-library-only = die einzige hier
doctor-library-system = vom System
doctor-voices = Stimmen für { $language }: { $count }.
doctor-no-voice = Für { $language } gibt es hier keine Stimme. Abhilfe: im Betriebssystem eine hinzufügen.
doctor-sound = Ton: { $backend }, der erste Laut nach { $duration } Millisekunden.
doctor-braille = Braille { $language }: { $table }, liblouis { $version }.
doctor-braille-own = Braille { $language }: eigene Tabelle, ohne liblouis.
doctor-word = Azul ist bereit.
doctor-well = Alles bereit.
doctor-trouble = Nicht alles funktioniert. Das Spiel selbst läuft immer auch als Text.

think-no-object = Diese Zeile ist kein JSON-Objekt. Erwartet wird eine Stellung je Zeile, wie show --json sie ausgibt, ohne Zeilenumbruch darin.
think-no-position = In dieser Zeile steht keine Spielstellung. Erwartet wird in „position“, was show --json ausgibt.
think-part = In dieser Stellung fehlt „{ $part }“, oder es steht nicht so da, wie show --json es ausgibt.
think-level = Die Stufe ist eine Zahl von 1 bis { $most }.
think-seed = seed ist eine ganze Zahl.
think-seconds = seconds ist eine Zahl über 0 und höchstens { $most }.
think-nobody-moves = In dieser Stellung ist kein Zug zu machen: Es werden Fliesen gezogen, oder das Spiel ist zu Ende.
