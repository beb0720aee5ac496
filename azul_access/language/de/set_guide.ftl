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
guide-measure-again = Ist die Reihe mehr als 2 Millimeter länger oder kürzer, oder eine Länge auf der Ablage mehr als 1 Millimeter, dann die Dateien mit den eigenen Maßen noch einmal machen: azul-access set ORDNER { $options } --tile FLIESE { $pitches }. Dabei ist ORDNER der Name eines neuen Ordners, FLIESE das Maß einer Fliese und jeder ABSTAND der einer Stelle; --pitch allein setzt alle zusammen. Die Messseite erklärt es mit Zeichnungen.
guide-measure-again-tiles = Ist die Reihe mehr als 2 Millimeter länger oder kürzer, dann die Dateien mit dem eigenen Maß noch einmal machen: azul-access set ORDNER { $options } --tile FLIESE. Dabei ist ORDNER der Name eines neuen Ordners und FLIESE das Maß einer Fliese. Die Messseite erklärt es mit einer Zeichnung.
guide-measure-test = Danach nur das Probestück machen. Seine Felder sind breiter als eine Fliese: { $gaps } Millimeter. Die Fliesen darin ausprobieren: Das richtige Feld ist das engste, in das eine Fliese von selbst fällt, ohne zu klappern. Ist es ein anderes als das mit { $gap }, die Dateien noch einmal machen, auch mit --gap und dem, was es breiter ist. Die Brailleschrift darauf lesen.

guide-need-game = { $game } aus dem Laden.
guide-need-labels = Für die Etiketten eines davon: einen Brailledrucker mit durchsichtiger Klebefolie, eine Brailletafel mit solcher Folie, eine Prägezange für Braille, oder Schwellpapier mit Heizgerät. Unter durchsichtiger Folie bleibt das Muster der Fliese sichtbar.
guide-need-grids = Für die Raster einen 3D-Drucker mit einer Fläche von mindestens { $bed } Zentimetern, oder einen Lasercutter mit { $sheet } Millimeter starkem Acryl oder Sperrholz. Büchereien, Schulen und offene Werkstätten haben oft einen. Ohne beides: die Zeichnungen für den Laser auf Papier drucken und dünne Leisten aus Holz oder Kork auf ihre Linien kleben.
guide-need-cards = Für die Zähltafeln: feste Pappe, einen Locher, und vier kleine Buchringe für jede der { $players } Personen.
guide-need-glue = Eine Schere, ein tastbares Lineal, und dünnes doppelseitiges Klebeband oder Kleber.
guide-need-bag = Einen Stoffbeutel für die Fliesen, in den niemand hineinsieht.

guide-step-sort = Die Fliesen nach Farben sortieren. Dazu braucht es Augen: Jemand sagt die Farben an, und jede Farbe bekommt eine eigene Schale, in der ein Etikett von ihr liegt.
guide-step-labels = { $title }: { $where }
guide-step-check = Wer Braille liest, liest jede Fliese einmal. Es sollen { $tiles } sein.
guide-step-overlay = Jeden Rahmen vor dem Kleben auf seine gedruckte Stelle legen: Jedes gedruckte Feld muss in der Mitte seiner Öffnung liegen. Die Lasche gehört nach oben, vom Körper weg.
guide-step-tray = Die Schalen vor jede Person legen, angeordnet wie auf der Ablage. Die Lasche gehört nach oben, vom Körper weg.
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
guide-step-rules = Die Regeln, in kurzen Absätzen mit Nummern: azul-access rules { $options }. Was wo auf einer Ablage liegt, steht in { $rule }. Lektionen am Spiel: azul-access learn { $options }
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
guide-title-grids = Machen: { $titles }
guide-step-in-floor = Schalen aus dem 3D-Drucker haben sie schon im Boden; wo sie gut zu lesen sind, braucht es keines.
guide-check-play = Im Beutel sind { $count } Fliesen, und das Stück mit der geraden Kante ist nicht darin: { $marker }.
guide-pitch-option = { $option } ABSTAND
guide-words = { $first } { $second }
guide-step = { $number }. { $title }
guide-step-files = Dateien: { $files }.
guide-by-touch = Mit den Fingern prüfen:
guide-summary = Die Anleitung zu einem tastbaren Spiel, in Sätzen mit einer Überschrift für jeden Schritt. Bilder gibt es nicht; die Tabellen sind kurz.
guide-book = diese Anleitung als Buch für Leseprogramme und Abspielgeräte, ohne Ton.
guide-cell = { $column } { $cell }
guide-row = { $header }: { $cells }.
guide-files-for = { $files }: { $purpose }
guide-folder-guide = Noch einmal die Anleitung
guide-folder-whole = Alles in einem
guide-braille-printed = Höhe eines Punktes aus dem 3D-Drucker, in ganzen Schichten
guide-step-measure = Fliesen und Ablage messen
guide-check-measure = Das Lineal unten auf der gedruckten Seite ist 100 Millimeter lang, wie auf einem tastbaren Lineal.
guide-need-page = Material: ein Blatt Papier oder Schwellpapier.
guide-need-together = Alle Stücke zusammen brauchen etwa { $grams } Gramm Kunststoff und { $time } auf einem 3D-Drucker mit üblicher Geschwindigkeit.
guide-need-print = Auf einem 3D-Drucker etwa { $grams ->
    [one] ein Gramm
   *[other] { $grams } Gramm
} Kunststoff und { $time }.
guide-need-cut = Mit einem Lasercutter { $count ->
    [one] eine Platte
   *[other] { $count } Platten
} von mindestens { $width } mal { $depth } Millimetern, und etwa { $time }.
guide-need-time = Zeit: etwa { $time }.
guide-minutes = { $count } Minuten
guide-hours = { $hours } Stunden
guide-need-bowls = Material: { $count } Schalen.
guide-need-film = Material: Folie, Papier oder Band für { $count } Etiketten.
guide-need-count = Material: { $count } der Etiketten, und Kleber, falls sie keinen haben.
guide-need-card-sheets = Material: { $count } Blatt feste Pappe, { $rings } kleine Buchringe, die Ziffern in Braille.
guide-title-labels = Die Etiketten machen
guide-step-make-labels = Einen der Wege wählen: die BRF-Datei prägen, die PDF-Datei auf Schwellpapier oder Folie drucken, oder sie nach der Textdatei mit Tafel oder Prägeband schreiben. Gruppe für Gruppe ausschneiden, und jede Gruppe in einem eigenen Beutel oder einer eigenen Schale aufbewahren.
guide-check-ruler = Das Lineal auf jeder gedruckten Seite ist 100 Millimeter lang.
guide-check-group = { $title }: { $labels }.
guide-title-sort = Die Fliesen sortieren
guide-check-sort = In jeder Schale liegt ihr Etikett, und die Fliesen sind gezählt: { $tiles }.
guide-title-stick = Etiketten aufkleben: { $title }
guide-step-marker = { $title }: einen der drei machen, mit dem 3D-Drucker, mit dem Lasercutter, oder aus Pappe: Er ist rechts auf der zweiten Seite der Zähltafeln.
guide-step-marker-label = Danach braucht er ein Etikett, wenn seine eigenen Punkte nicht zu lesen sind.
guide-step-marker-bare = Ein Etikett bekommt er nicht, denn in dieser Größe lägen die Punkte zu nah an der Schere: Seine gerade Kante sagt genug.
guide-check-marker = Die gerade Kante ist unten, und darüber ist 1 zu lesen.
guide-check-marker-bare = Er ist rund mit einer geraden Kante: Keine Fliese fühlt sich so an.
guide-step-disc = Die Lasche zeigt, wo oben ist.
guide-check-tab = Die Lasche ist oben, und keine Kante ist scharf.
guide-check-letter = { $label }: { $name }.
guide-count-rows = { $title }, Felder von der obersten Reihe abwärts: { $counts }.
guide-count-row = { $title }: { $count } Felder in einer Reihe.
guide-count-round = Jeder hat { $count } Felder um eine Mitte, das erste bei 12 Uhr.
guide-read-rows = { $title }, Reihe { $row }: { $labels }.
guide-read-row = { $title }, von links nach rechts: { $labels }.
guide-read-round = Im Uhrzeigersinn ab 12 Uhr, { $title }: { $labels }.
guide-step-hundred = Für mehr als 99 Punkte (Regel { $rule }) die Seite mit den Karten { $sheets ->
    [one] einmal
   *[other] { $sheets }-mal
} mehr drucken: Die dritte Karte ist eine mit 1 für 100 Punkte, eine mit 2 für 200.
guide-check-cards = An jedem Ständer sind die Zehner links und die Einer rechts; beide lassen sich der Reihe nach von 0 bis 9 umblättern, und vorn steht 0 und 0.
guide-title-try = Alles ausprobieren
guide-check-try = Keine Fliese wackelt oder klemmt, keine kann auf zwei Feldern liegen, und nichts hat sich gelöst.
guide-title-play = Spielen
guide-note-print = Die Schwarzschrift auf den Etiketten ist schwarz für helle Fliesen und weiß für dunkle, mindestens 3 Millimeter von den Punkten entfernt, denn auf Schwellpapier wird Schwarz erhaben. Weiß braucht einen Drucker mit weißer Tinte oder weißem Toner; auf Papier ist nur sein Rand zu sehen. Mit --no-print gibt es nur Braille.

set-where-tiles = mitten auf jede Fliese eines kleben. Die Marke auf dem Etikett zeigt seinen unteren Rand.
set-where-marker = auf dieses Stück kleben, gerade Kante nach unten. Es getrennt von den Fliesen aufbewahren.
set-where-factories = auf den Rand jeder Manufaktur eine Nummer kleben, damit alle dieselbe meinen.
set-where-players = auf jede Ablage und die Zähltafeln dazu eine Nummer kleben.
set-where-factory = für jede Manufaktur eine.
