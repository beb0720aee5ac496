### Die Anleitung zum tastbaren Spiel, eine Seite in dessen Ordner

guide-title = Ein tastbares Spiel: { $game }
guide-what = Mit diesen Dateien wird aus einem gekauften Spiel eines, an dem blinde, sehbehinderte und sehende Leute zusammen spielen. Sie sind für { $players } Personen und Fliesen von { $tile } Millimetern, mit { $kind }.
guide-kind-overlay = Rahmen, die auf die gedruckten Ablagen geklebt werden
guide-kind-tray = Schalen, die anstelle der Ablagen auf dem Tisch liegen
guide-who = Wer nicht sieht, kann die Arbeit leiten: Jeder Schritt lässt sich vorlesen und danach mit den Fingern prüfen. Wer sieht, hilft bei Farben, Schere und Maschinen.
guide-measure = Zuerst messen
guide-materials = Was man braucht
guide-steps = Schritt für Schritt
guide-labels = Die Etiketten
guide-sizes = Die Maße
guide-files = Die Dateien
guide-notes = Gut zu wissen
guide-itself = Diese Anleitung.

guide-measure-tiles = { $count } Fliesen ohne Lücke in eine Reihe legen und die Reihe messen. Diese Dateien rechnen mit { $row } Millimetern, also { $tile } für eine Fliese.
guide-measure-board = Auf einer gedruckten Ablage { $span } messen. Diese Dateien rechnen mit { $length } Millimetern, also einem Abstand von { $pitch }.
guide-measure-again = Ist die Reihe mehr als 2 Millimeter länger oder kürzer, oder die Ablage mehr als 1 Millimeter, dann die Dateien mit den eigenen Maßen noch einmal machen: azul-access set ORDNER { $options } --tile FLIESE --pitch ABSTAND. Dabei ist ORDNER der Name eines neuen Ordners, FLIESE das Maß einer Fliese und ABSTAND der Abstand. Die Messseite erklärt es mit einer Zeichnung.
guide-measure-again-tiles = Ist die Reihe mehr als 2 Millimeter länger oder kürzer, dann die Dateien mit dem eigenen Maß noch einmal machen: azul-access set ORDNER { $options } --tile FLIESE. Dabei ist ORDNER der Name eines neuen Ordners und FLIESE das Maß einer Fliese. Die Messseite erklärt es mit einer Zeichnung.
guide-measure-test = Danach nur das Probestück machen. Die Fliesen in seinen Feldern ausprobieren: Sie sollen ohne Druck hineingehen und nicht klappern. Die Brailleschrift darauf lesen. Passt ein anderes Feld besser, die Dateien noch einmal machen, auch mit --gap und dem, was dieses Feld breiter ist als eine Fliese.

guide-need-game = { $game } aus dem Laden.
guide-need-labels = Für die Etiketten eines davon: einen Brailledrucker mit durchsichtiger Klebefolie, eine Brailletafel mit solcher Folie, eine Prägezange für Braille, oder Schwellpapier mit Heizgerät. Unter durchsichtiger Folie bleibt das Muster der Fliese sichtbar.
guide-need-grids = Für die Raster einen 3D-Drucker mit einer Fläche von mindestens { $bed } Zentimetern, oder einen Lasercutter mit { $sheet } Millimeter starkem Acryl oder Sperrholz. Büchereien, Schulen und offene Werkstätten haben oft einen. Ohne beides: die Zeichnungen für den Laser auf Papier drucken und dünne Leisten aus Holz oder Kork auf ihre Linien kleben.
guide-need-cards = Für die Zähltafeln: feste Pappe, einen Locher, und vier kleine Buchringe für jede der { $players } Personen.
guide-need-glue = Eine Schere, ein tastbares Lineal, und dünnes doppelseitiges Klebeband oder Kleber.
guide-need-bag = Einen Stoffbeutel für die Fliesen, in den niemand hineinsieht.

guide-step-sort = Die Fliesen nach Farben sortieren. Dazu braucht es Augen: Jemand sagt die Farben an, und jede Farbe bekommt eine eigene Schale, in der ein Etikett von ihr liegt.
guide-step-labels = { $title }: { $where }
guide-step-check = Mit den Fingern prüfen: Wer Braille liest, liest jede Fliese einmal. Es sollen { $tiles } sein.
guide-step-overlay = Die Rahmen machen. Jeden vor dem Kleben auf seine gedruckte Stelle legen: Jedes gedruckte Feld muss in der Mitte seiner Öffnung liegen. Die Lasche gehört nach oben, vom Körper weg.
guide-step-tray = Die Schalen machen und vor jede Person legen, angeordnet wie auf der Ablage. Die Lasche gehört nach oben, vom Körper weg.
guide-step-grid = { $kinds ->
    [one] { $count ->
        [one] Einmal
       *[other] { $count }-mal
    }
   *[other] { $count ->
        [one] Je einmal
       *[other] Je { $count }-mal
    }
} machen: { $titles }, { $where }
guide-step-cards = Die Zähltafeln auf feste Pappe drucken, ausschneiden, die Braillezahlen aufkleben, und jede Hälfte mit zwei Ringen an den Ständer hängen: Zehner links, Einer rechts, von 0 bis 9.
guide-step-try-square = Alles mit den Fingern ausprobieren: in jedes Feld eine Fliese, und dann alle wieder heraus.
guide-step-try-rhombus = Alles mit den Fingern ausprobieren: in jedes Feld eine Fliese, Spitze auf Spitze, und dann alle wieder heraus.
guide-step-play = Das erste Spiel spielen: azul-access play { $options }

guide-labels-about = Die Etiketten sind in jeder Sprache dieselben. Die Punkte einer Zelle heißen links von oben nach unten 1 bis 3, rechts 4 bis 6.
guide-label-print = Schwarzschrift
guide-label-cells = Braille
guide-label-dots = Punkte
guide-label-count = Anzahl
guide-size-caption = Maße in Millimetern
guide-size-what = Was
guide-size-millimetres = Maß
guide-size-option = Option
guide-braille-dot = Breite eines Braillepunktes
guide-braille-dot-height = Höhe eines Braillepunktes
guide-braille-pitch = Abstand zweier Punkte einer Zelle
guide-braille-cell = Abstand zweier Zellen
guide-braille-line = Abstand zweier Zeilen

guide-folder-measure = Messen
guide-folder-test = Ausprobieren
guide-folder-labels = Etiketten
guide-folder-grids = Raster
guide-folder-cards = Zähltafeln

guide-note-bag = Im Beutel lassen sich die Etiketten ertasten. Also mit der ganzen Hand ziehen, ohne zu lesen, oder das Programm ziehen lassen: azul-access play { $options } --bag virtual
guide-note-standard = Liegend gedruckt wird Braille in der üblichen Größe flach. Ein Etikett aus Folie darüber liest sich besser.
guide-note-not-tried = Wir hatten keinen 3D-Drucker, keinen Lasercutter und keinen Brailledrucker, und noch niemand hat diese Stücke gelesen. Programme haben die Dateien geprüft: Jede Form ist geschlossen und lässt sich drucken, jeder Punkt sitzt, wo er soll. Bitte schreibt uns, wie euer Spiel geworden ist.
guide-note-licence = Was ihr aus diesen Dateien macht, gehört euch. Das Programm ist frei, mit der MIT-Lizenz. Von den Bildern des Verlags ist nichts darin, und es braucht ein gekauftes Spiel.

set-where-tiles = mitten auf jede Fliese eines kleben. Die Marke auf dem Etikett zeigt seinen unteren Rand.
set-where-marker = auf den Marker kleben, gerade Kante nach unten. Den Marker getrennt von den Fliesen aufbewahren.
set-where-factories = auf den Rand jeder Manufaktur eine Nummer kleben, damit alle dieselbe meinen.
set-where-players = auf jede Ablage und die Zähltafeln dazu eine Nummer kleben.
set-where-factory = für jede Manufaktur eine.
