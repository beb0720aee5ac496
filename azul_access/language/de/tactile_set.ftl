### Making the tactile set

set-tiles = Fliesen
set-factory = Manufaktur
set-players = Personen

cli-set = macht die Dateien für ein tastbares Spiel: Etiketten, erhöhte Raster, Zahltafeln
cli-set-folder = neuer Ordner für die Dateien
cli-kind = overlay: Rahmen ohne Boden für das gedruckte Spielbrett; tray: Schalen mit Boden, die das Brett ersetzen
cli-tile = Seite einer Fliese in Millimetern
cli-pitch = Abstand von der Mitte eines Feldes zur Mitte des nächsten
cli-gap = um wie viel ein Feld breiter ist als eine Fliese
cli-rim = Breite des erhöhten Randes zwischen zwei Feldern
cli-height = Höhe des Randes
cli-floor = Dicke des Bodens einer Schale
cli-layer = Höhe einer Schicht des 3D-Druckers
cli-braille-size = Größe der Brailleschrift
cli-set-players = für wie viele Personen das Spiel sein soll
error-set-range = { $option } { $value } geht nicht. Möglich sind { $least } bis { $most } Millimeter.
error-set-no-rim = Bei Fliesen von { $tile } und einem Spielraum von { $gap } wäre der Rand { $rim } Millimeter breit. Er muss { $least } bis { $most } breit sein. Mit einem Abstand von { $pitch } ginge es: --pitch { $pitch }
error-set-not-the-pitch = Fliesen von { $tile } und ein Rand von { $rim } passen nicht zu einem Abstand von { $pitch } Millimetern. Bei diesem Abstand kann der Rand höchstens { $room } breit sein. Mit --pitch { $fitting } oder --kind tray ginge es.
error-set-players-range = Das Spiel kann für { $least } bis { $most } Personen sein, nicht für { $players }.
error-set-folder-used = { $path } ist nicht leer, und nichts darin wurde geändert. Bitte einen neuen Ordner nennen, oder mit --force die Dateien eines Spiels ersetzen.
# A length with decimals
decimal = { $whole },{ $decimals }
set-written = Das Spiel ist fertig: { $count } Dateien. Bitte zuerst { $guide } im Browser öffnen.
