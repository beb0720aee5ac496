### Die Handbuchseite auf Deutsch: ihre Überschriften und was in keiner Hilfe einer Option steht.

cli-completion = ausgeben, was eine Shell braucht, damit die Tabulatortaste Befehle ergänzt
cli-man = die Handbuchseite ausgeben, für man -l -
cli-shell = die Shell
man-name = BEZEICHNUNG
man-summary = Begleiter für das tastbare Brettspiel Azul
man-synopsis = ÜBERSICHT
man-description = BESCHREIBUNG
man-commands = BEFEHLE
man-files = DATEIEN
man-games-folder = die gespeicherten Spiele
man-settings = die Einstellungen
man-environment = UMGEBUNGSVARIABLEN
man-accessible = Wenn gesetzt, gibt es eine einfache Eingabezeile, die mit jedem Screenreader geht.
man-azul-access-home = Ein Ordner für Spiele und Einstellungen statt der üblichen.
man-exit = EXIT-STATUS
man-exit-ok = Alles ging gut.
man-exit-refused = Eine Zeile aus einer Datei ging nicht, ein Modell sollte doch nicht geladen werden, oder doctor oder models hat ein Problem gefunden.
man-exit-usage = Die Befehlszeile oder der Aufbau des Spiels war nicht möglich.
man-exit-failed = Eine Datei ließ sich nicht lesen, schreiben oder laden, oder eine Aufnahme nicht verstehen.
man-exit-left-out = Von einem Spielstand ließ sich nicht alles lesen; was fehlt, wird gesagt.
