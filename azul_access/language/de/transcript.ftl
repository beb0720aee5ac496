### Erzählte Spiele auf Deutsch: was man nach dem Spiel liest, hört, tastet oder noch einmal durchgeht.

## Titel und Anfang

transcript-title = { $game }: { $players }
transcript-author = Aufgezeichnet von { $author }.
transcript-played-on = Gespielt am { $date }.
transcript-computers = Vom Computer gespielt: { $players }.
transcript-players = Im Uhrzeigersinn am Tisch: { $players }.
transcript-unfinished = Das Spiel ist noch nicht zu Ende.
transcript-scores = Stand: { $scores }.
transcript-damaged = Der Spielstand ist nicht vollständig. Erzählt wird bis zu der Stelle, an der er abbricht.
transcript-note = Notiz: „{ $text }“
transcript-undone = { $count ->
    [one] Ein Eintrag wurde zurückgenommen.
   *[other] { $count } Einträge wurden zurückgenommen.
}
transcript-corrected = { $count ->
    [one] Ein Eintrag wurde berichtigt.
   *[other] { $count } Einträge wurden berichtigt.
}
transcript-as-it-stands = Erzählt wird, was am Ende galt.
date = { $form ->
    [say] { $day ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
        [13] dreizehnten
        [14] vierzehnten
        [15] fünfzehnten
        [16] sechzehnten
        [17] siebzehnten
        [18] achtzehnten
        [19] neunzehnten
        [20] zwanzigsten
        [21] einundzwanzigsten
        [22] zweiundzwanzigsten
        [23] dreiundzwanzigsten
        [24] vierundzwanzigsten
        [25] fünfundzwanzigsten
        [26] sechsundzwanzigsten
        [27] siebenundzwanzigsten
        [28] achtundzwanzigsten
        [29] neunundzwanzigsten
        [30] dreißigsten
       *[other] einunddreißigsten
    } { $month } { $year }
   *[show] { $day }. { $month } { $year }
}
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Gliederung

transcript-round = Runde { $round }
transcript-beginning = Beginn
transcript-ending = Spielende
transcript-boards = Die Ablagen am Ende
transcript-standing = So steht das Spiel
transcript-contents = Inhalt
transcript-draws = Manufakturen füllen
transcript-turn = Zug { $number }: { $player }
transcript-in-round = Runde { $round }, { $label }
transcript-label-again = { $label } ({ $number })
transcript-choice = Wahl: { $player }
transcript-scoring = Wertung

## Zahlen zum Spiel

transcript-numbers = Zahlen zum Spiel
transcript-points = Punkte nach Herkunft
transcript-points-of = { $player }: { $parts }; zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
transcript-points-chart = Punkte nach Herkunft, als Balken
transcript-points-table = { $player }: Punkte in jeder Runde
transcript-tiles = Genommene Fliesen nach Farbe
transcript-tiles-of = { $player }: { $tiles }; zusammen { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}.
transcript-tiles-chart = Genommene Fliesen nach Farbe, als Balken
transcript-scores-curve = Punktestand nach jeder Runde, am Ende mit der Schlusswertung
transcript-board-of = { $player }: { $board }
transcript-board-before = Vor dem entscheidenden Griff, { $player }: { $board }
transcript-tiles-table = { $player }: genommene Fliesen in jeder Runde
transcript-stage = { $stage }: { $players }.
transcript-stage-name = Ab­schnitt
transcript-player-parts = { $player } { $parts }
transcript-nothing = nichts
transcript-sum = Sum­me
number-below = { $form ->
    [say] minus { $number }
   *[show] −{ $number }
}
# Was Tabellen überschreibt, hat weiche Trennstriche: Auf dem Telefon ist wenig Platz.
gain-bonuses = Boni { $points }
gain-bonuses-name = Boni
gain-set = berichtigt um { $points }
gain-set-name = Be­rich­tigt
plan-free = frei

## Erzählen

transcript-written = Geschrieben: { $path }
transcript-written-many = Geschrieben: { $count ->
    [one] eine Datei
   *[other] { $count } Dateien
} im Ordner { $folder }
transcript-progress = { $done } von { $total }: { $part }
transcript-narrator = { $engine }, { $language }
transcript-summary = Ein Azul-Spiel in Sätzen, mit einer Überschrift für jede Runde und einer Sprungmarke für jeden Zug. Bilder gibt es nur als Diagramme; was sie zeigen, steht auch in Sätzen und Tabellen daneben. { $audio ->
    [yes] Text und Stimme laufen zusammen.
   *[no] Alles ist Text.
}

## Noch einmal durchgehen

replay-begins = Wiedergabe: { $players }, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}.
replay-help = Enter erzählt weiter, das Kleiner-Zeichen geht zurück. Es springen: „Runde 2“, „Zug 12“, „nächste Runde“, „nächster Zug von Anna“, „nächste große Wertung“, „suche Startmarker“, „zum Anfang“ und „zum Ende“. Fragen gelten für den Augenblick, der zuletzt erzählt wurde. q beendet.
replay-prompt = { $place }, { $at } von { $total }
replay-at-end = Hier endet die Aufzeichnung. Das Kleiner-Zeichen geht zurück, q beendet.
replay-at-start = Das ist der Anfang, weiter zurück geht es nicht.
replay-back-to = Zurück zu:
replay-no-round = Eine Runde { $round } gibt es in diesem Spiel nicht, { $rounds ->
    [one] nur Runde 1
   *[other] nur 1 bis { $rounds }
}.
replay-no-turn = Einen Zug { $turn } gibt es da nicht, { $turns ->
    [0] und auch keinen anderen
    [one] nur Zug 1
   *[other] nur 1 bis { $turns }
}.
replay-no-turn-left = Danach kommt kein Zug mehr.
replay-no-turn-of = Danach kommt kein Zug von { $player } mehr.
replay-last-round = Danach kommt keine Runde mehr.
replay-no-big-score = Danach kommt keine große Wertung mehr.
replay-not-found = „{ $text }“ kommt in diesem Spiel nicht vor.
replay-search-what = Schreib hinter „suche“, was du finden willst, zum Beispiel: suche Startmarker.
replay-changes-nothing = Das ist eine Wiedergabe: Hier wird nichts genommen oder berichtigt. Enter erzählt weiter.
replay-end = Ende der Wiedergabe.

## Kommandozeile

cli-narrate = gespeicherte Spiele erzählen: als Text, Seite, Buch, Brailleschrift oder Ton
cli-replay = ein gespeichertes Spiel Schritt für Schritt noch einmal durchgehen
cli-narrate-files = ein Spielstand oder mehrere
cli-to = Format
cli-output = Datei oder, bei mehreren Spielen, Ordner; ein Minus für die Standardausgabe. Sonst in diesem Ordner, mit dem Namen des Spielstands
cli-length = summary: in einer Minute. story: eine Geschichte, ein Absatz je Runde. record: jeder Zug
cli-voice = Stimme: 1 bis 9, oder ihr Name
cli-rate = Sprechtempo in Wörtern je Minute, 80 bis 900
cli-title = Titel; sonst Spiel und Namen
cli-author = wer das aufgezeichnet hat
cli-partial = auch laufende Spiele erzählen, so weit sie gehen
cli-force = eine Datei ersetzen, die es schon gibt
cli-tables = Ablagen auch als Tabellen, für html, epub und pdf
cli-no-audio = Buch ohne Ton, für epub
cli-no-opinion = erzähltes Spiel ohne die Meinung des Computers, welcher Griff der wichtigste war; geht schneller
cli-cells = Braillezellen je Zeile für brf, sonst 40
cli-lines = Zeilen je Seite für brf, sonst 25
cli-narrate-braille-table = Tabelle von liblouis für brf, auch für Kurzschrift
cli-from = ab dieser Runde

## Was nicht geht

about-file = Zu { $name }:
error-export-running = { $name } wird gerade in einem anderen Fenster gespielt. Mit --partial wird erzählt, was bis jetzt gespeichert ist.
error-export-no-voice = Keine Stimme: Das Sprachprogramm espeak-ng lässt sich nicht laden. Ohne Ton gehen txt, html, brf, und epub mit --no-audio.
error-export-no-language-voice = Für diese Sprache gibt es hier keine Stimme: { $language }. Ohne Ton gehen txt, html, brf, und epub mit --no-audio.
error-export-unknown-voice = Die Stimme „{ $voice }“ gibt es hier nicht. Möglich sind 1 bis 9, oder der Name einer Stimme von espeak-ng.
error-export-voice-failed = Die Stimme ist ausgefallen. Es wurde nichts geschrieben.
error-export-no-encoder = Für { $format } fehlt ein Baustein: { $package }. Bitte wav nehmen, oder das Programm noch einmal installieren: { $reinstall }
error-export-no-m4b = Für m4b fehlt noch ein Baustein. Diese Zeile holt ihn dazu: { $install-m4b }
error-export-no-pdf = Für pdf fehlt noch ein Baustein. Diese Zeile holt ihn dazu: { $install-set }
error-export-folder-missing = Den Ordner { $folder } gibt es nicht.
error-export-not-writable = { $path } darf nicht geschrieben werden. Bitte mit -o einen anderen Ort nennen.
error-export-exists = { $path } gibt es schon und bleibt, wie es ist. Mit --force wird die Datei ersetzt, mit -o bekommt die neue einen anderen Namen.
error-export-disk-full = Der Datenträger ist voll: { $path } wurde nicht geschrieben.
error-export-write-failed = { $path } lässt sich nicht schreiben: { $code }.
error-export-is-a-log = { $path } ist ein Spielstand und wird nicht überschrieben. Bitte mit -o einen anderen Namen nennen.
error-export-needs-folder = Mehrere Spiele brauchen einen Ordner: { $path } ist keiner.
error-export-no-stdout = Nur txt, html, brf und svg gehen auf die Standardausgabe, und nur für ein Spiel.
error-export-no-table = Die Brailletabelle { $table } gibt es auf diesem Computer nicht. Sie gehört zum Programm liblouis; ohne --braille-table wird Vollschrift geschrieben.
error-export-interrupted = Abgebrochen. Es wurde nichts geschrieben.
error-export-no-round = Eine Runde { $round } gibt es in diesem Spiel nicht, nur 1 bis { $rounds }.
