### Making the tactile set

set-tiles = Fliesen
set-factory = Manufaktur
set-players = Personen

set-trial = Probestück
set-trial-gap = Feld { $number } um { $gap }
set-print-trial = Dieses Stück zuerst drucken. Über jedem Feld steht seine Nummer in Braille. Die Felder sind breiter als eine Fliese: { $gaps } Millimeter. Das engste Feld nehmen, in das eine Fliese von selbst fällt, und mit --gap angeben, um wie viel es breiter ist. Auch ausprobieren, ob sich das Braille lesen lässt.
set-cut-trial = Dieses Stück zuerst schneiden und die Fliesen darin ausprobieren. Die Felder sind breiter als eine Fliese: { $gaps } Millimeter. Rote Linien werden geschnitten. Blaue werden angeritzt: Dort wird etwas aufgeklebt. Schwarze Punkte werden graviert und zeigen, welches Etikett es ist.
set-print-grid = { $count ->
    [one] Einmal
   *[other] { $count }-mal
} drucken: { $piece }.
set-cut-grid = { $count ->
    [one] Einmal
   *[other] { $count }-mal
} schneiden: { $piece }.
set-print-several = { $count }-mal drucken, je { $each }: { $pieces } haben dieselbe Form.
set-cut-several = { $count }-mal schneiden, je { $each }: { $pieces } haben dieselbe Form.
set-printed = { $made } { $width } mal { $depth } Millimeter, ohne Braille { $height } hoch, in Schichten von { $layer }.
set-cut = { $cut } { $sheets } Der Laser nimmt { $kerf } weg; das ändert --kerf.
set-one-sheet = Die Platte ist { $thickness } Millimeter dick.
set-two-sheets = Zwei Platten, die aufeinandergeklebt werden: upper, die obere, aus einer von { $upper } Millimetern, lower, die untere, aus einer von { $lower }.

cli-set = macht die Dateien für ein tastbares Spiel: Etiketten, erhöhte Raster, Zähltafeln
cli-set-folder = neuer Ordner für die Dateien
cli-kind = overlay: Rahmen ohne Boden für das gedruckte Spielbrett; tray: Schalen mit Boden, die das Brett ersetzen
cli-tile = Seite einer Fliese in Millimetern
cli-pitch = Abstand von der Mitte eines Feldes zur Mitte des nächsten, überall wo kein eigener genannt ist
place-pitch = Abstand der Felder, für diese Stelle allein: { $place }
cli-gap = um wie viel ein Feld breiter ist als eine Fliese
cli-rim = Breite des erhöhten Randes zwischen zwei Feldern
cli-height = Höhe des Randes
cli-floor = Dicke des Bodens einer Schale
cli-thickness = Dicke einer Fliese, falls bekannt: der Rand bleibt 1 niedriger
cli-kerf = wie breit der Laser beim Schneiden Material wegnimmt
cli-layer = Höhe einer Schicht des 3D-Druckers
cli-braille-size = Größe der Brailleschrift
cli-set-players = für wie viele Personen das Spiel sein soll
error-set-range = { $option } { $value } geht nicht. Möglich sind { $least } bis { $most } Millimeter.
error-set-no-rim = Bei Fliesen von { $tile } und einem Spielraum von { $gap } wäre der Rand { $rim } Millimeter breit. Er muss { $least } bis { $most } breit sein. Mit einem Abstand von { $pitch } ginge es: { $option } { $pitch }
error-set-no-such-place = { $option } gibt es bei diesem Spiel nicht. Abstände von Feldern sind hier { $options }, oder --pitch für alle zusammen.
error-set-not-the-pitch = Fliesen von { $tile }, ein Spielraum von { $gap } und ein Rand von { $rim } ergeben einen Abstand von { $fitting } Millimetern, nicht von { $pitch }. Mit --pitch { $fitting } ginge es.
error-set-not-the-board = Fliesen von { $tile }, ein Spielraum von { $gap } und ein Rand von { $rim } ergeben einen Abstand von { $fitting } Millimetern, nicht von { $pitch }. Mit --pitch { $fitting } oder --kind tray ginge es.
error-set-not-in-layers = { $option } { $value } ist keine ganze Zahl von Schichten zu { $layer } Millimetern. Mit { $option } { $fitting } ginge es, oder mit einer anderen --layer.
error-set-too-high = Fliesen von { $thickness } Millimetern Dicke ließen sich aus einem { $height } hohen Rand schlecht herausnehmen. Er kann höchstens { $most } hoch sein: --height { $most }
error-set-too-low = In einer Schale liegen die Fliesen auf { $dots } hohem Braille, und ein Rand von { $height } hielte sie nicht. Ab { $fitting } ginge es: --height { $fitting }
error-set-braille-room = Bei Fliesen von { $tile } Millimetern hat die Brailleschrift keinen Platz. Ab { $fitting } ginge es: --tile { $fitting }
error-set-players-range = Das Spiel kann für { $least } bis { $most } Personen sein, nicht für { $players }.
error-set-folder-used = { $path } ist nicht leer, und nichts darin wurde geändert. Bitte einen neuen Ordner nennen, oder mit --force die Dateien eines Spiels ersetzen.
error-set-no-folder = { $path } ist kein Ordner. Bitte einen neuen Ordner nennen.
error-set-not-writable = In { $path } darf nicht geschrieben werden. Bitte einen Ordner an einem anderen Ort nennen.
# A length with decimals
decimal = { $whole },{ $decimals }
set-written = Die Dateien für das tastbare Spiel sind bereit, insgesamt { $count }. Bitte zuerst { $guide } im Browser öffnen.
cli-print-dot = Breite eines gedruckten Braillepunktes; auf Schwellpapier wächst er noch
cli-no-print = Etiketten und Zähltafeln nur mit Braille, ohne Schwarzschrift
set-without-extra = Es fehlen noch die PDF-Dateien oder die Formen für den 3D-Drucker. Diese Zeile holt dazu, was sie brauchen: { $install-set } Danach den Befehl mit --force wiederholen.

# The pages of flat files
set-page = { $game }: { $title } { $page }/{ $pages }
set-file-title = { $game }: { $title }
set-labels-title = Etiketten
set-cards-title = Zähltafeln
set-measure-title = Messen
set-true-size = Mit 100 % drucken, nicht an die Seite anpassen. Das Lineal unten ist dann 100 Millimeter lang.
set-cut-labels = An den dünnen Linien schneiden. Unten ist der fühlbare Strich; wo keiner ist, fehlt oben rechts eine Ecke.
set-rhombus-top = Auf Rauten steht die Schrift aufrecht, wenn eine spitze Ecke oben ist.
set-rhombus-beside = Zahlen sind zu breit für Felder dieser Größe; ihre Etiketten kommen daneben.
set-single-cell = { $label } ist in jeder Sprache eine einzige Zelle: Punkte { $dots }.
set-label-sentence = { $heading } ({ $labels })
set-label-heading = { $title }: { $count }
set-label-continued = { $title }, weiter
set-labels = { $labels }
set-labels-from-to = je eines von { $first } bis { $last }
set-label-count = { $count ->
    [one] eines mit { $label }
   *[other] { $count } mit { $label }
}
set-cut-embossed = Unter jedem Etikett ist eine Marke für seinen unteren Rand. Zuerst unter den Marken Streifen abschneiden, dann die Streifen von links nach rechts schneiden. Wie breit die Etiketten sind, steht bei jeder Gruppe.
set-cut-width = Jedes ist { $width } Zellen breit und zwei Zeilen hoch; in einer Reihe stehen bis zu { $row }.
set-cut-to-tile = Danach jedes nach der Form seiner Fliese zuschneiden, mit der Schrift in der Mitte.
set-cut-close = Danach jedes knapp um seine Punkte herum zuschneiden, damit es Platz hat.
set-slate = Auf der Tafel wird von rechts nach links in die Rückseite gestochen. Darum stehen am Ende jeder Zeile die gespiegelten Punkte, wie man sie von hinten sieht und in der Reihenfolge, in der man sie sticht.
set-label-line = { $label }: { $cells }, Punkte { $dots }. Auf der Tafel: { $mirrored }.
set-where-cards = auf jede Karte ihre Ziffer kleben.
set-cards-note = Diese Seite wird { $players }-mal gebraucht: oben zwei Reihen Zehner, unten zwei Reihen Einer. Die Kreise lochen.
set-stand-note = Diese Seite wird { $players }-mal gebraucht. Den Ständer an den Querlinien zu einem Zelt falten. Rechts: { $marker }, nur einmal ausschneiden.
set-measure-ruler = Auf der Messseite ist links ein Lineal von 200 Millimetern. Der dicke Strich oben ist der Anfang. Darunter ist alle 5 Millimeter ein Punkt, alle 10 Millimeter sind es zwei, alle 50 Millimeter drei, mit der Zahl daneben.
set-measure-tiles = Fliesen: { $count } Fliesen ohne Lücke in eine Reihe legen, bei Rauten Kante an Kante, und die Reihe messen. Diese Länge geteilt durch { $count } ist die Seite einer Fliese: --tile.
set-measure-fields = { $title }: Auf einer gedruckten Ablage { $span } messen. Diese Länge geteilt durch { $spans } ist der Abstand der Felder: { $option }.
set-measure-again = Mit diesen Zahlen die Dateien noch einmal machen, in einem neuen Ordner und sonst mit denselben Optionen, jede Zahl hinter ihrer Option.

# What each file is for
set-file-labels = alle Etiketten in wahrer Größe, für Schwellpapier oder einen Etikettendrucker.
set-file-cards = Zähltafeln, ihr Ständer und der Marker in wahrer Größe. Beide Seiten werden { $players }-mal gebraucht.
set-file-measure = ein Lineal zum Messen von Fliesen und Feldern, in Punkten und Schwarzschrift.
set-file-page = als einzelne Seiten: { $purpose }
set-file-brf = für einen Brailledrucker, { $cells } Zellen in der Zeile und { $lines } Zeilen auf der Seite.
set-file-text = zum Vorlesen, für ein Prägeband oder eine Brailletafel: wie viele Etiketten, mit welchen Punkten.
set-file-whole-printer = alles, was auf Papier, Folie oder Pappe gedruckt wird: Messseite, Etiketten, Zähltafeln. Jede Seite ist so oft darin, wie das Spiel sie braucht.
set-file-whole-embosser = Messseite, Etiketten und Ziffern der Karten als Punkte in wahrer Größe, für Brailledrucker, die PDF-Dateien annehmen, und für Schwellpapier.
set-file-whole-brf = Messseite, Etiketten und Ziffern der Karten für einen Brailledrucker, { $cells } Zellen in der Zeile und { $lines } Zeilen auf der Seite.
set-file-whole-laser = jede Platte für einen Lasercutter, auf einer Seite in ihrer eigenen Größe und so oft, wie das Spiel sie braucht. Rote Linien werden geschnitten, blaue angeritzt, schwarze Punkte graviert.
set-file-archive = alle Dateien dieses Ordners in einer, zum Verschicken oder Mitnehmen.
