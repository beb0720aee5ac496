# Das Regelbuch jedes Spiels.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Beispiel: { $text }
rules-told = Regel { $heading }.
rules-see-also = Siehe auch: { $headings }.
rules-not-found = „{ $topic }“ steht so nicht in den Regeln. Versuch es mit einem Wort wie „Boden“, „Wand“ oder „Beutel“, oder mit einer Nummer wie „Regel 4.2“.
rules-begin = { $title }. Kapitel: { $chapters }.
rules-help = Enter liest weiter, das Kleiner-Zeichen geht zurück. Eine Nummer springt dorthin, etwa 4.2, und ein Wort auch, etwa „Boden“. q beendet.
rules-book-help = „Regel 4“ führt zu Kapitel 4, „Regel 4.2“ zu einem Absatz. An der Braillezeile blätterst du durch das ganze Buch; Escape führt zurück zum Spiel.
rules-prompt = Regel { $chapter }.{ $position }
rules-end = Das waren die Regeln.
rules-at-end = Hier enden die Regeln. Das Kleiner-Zeichen geht zurück, q beendet.
rules-at-start = Das ist der Anfang der Regeln.
rules-book-summary = Die Regeln in kurzen Absätzen, jeder mit Nummer und Überschrift, die meisten mit einem Beispiel. Die Raster sind gezeichnet, jedes mit einer Beschreibung.
cli-rules = die Regeln, Absatz für Absatz zum Hören oder als Datei
cli-topic = mit der Regel dazu beginnen, etwa boden oder 4.2
rules-chapter-told = Kapitel { $heading }.

# Absätze, die alle Spiele gemeinsam haben.
book-people-title = Wer mitspielt
book-people = Es spielen { $least } bis { $most } Leute, jeder für sich. Wer sieht und wer nicht sieht, sitzt am selben Tisch und spielt nach denselben Regeln. Alle Ablagen liegen offen, und alle dürfen jederzeit fragen, was wo liegt. Geheim ist nur, was als Nächstes aus dem Beutel kommt.
book-people-words = spieler personen mitspieler geheim
book-mistake-title = Wenn etwas schiefging
book-mistake = Liegt eine Fliese falsch, dann sag es, sobald du es merkst; für ein Versehen der Hände verliert niemand Punkte. Das Programm nimmt Züge zurück und sagt Schritt für Schritt, was wohin gehört. Ein einzelner Platz lässt sich richtigstellen, indem du sagst, was dort liegt.
book-mistake-words = rückgängig versehen fehler falsch zurücknehmen berichtigen
book-set-aside-title = Pausen
book-set-aside = Ihr könnt jederzeit aufhören. Das Programm behält jeden Zug. Lasst die Ablagen liegen, oder räumt sie weg: Später sagt es euch Platz für Platz, wie alles wieder aufzubauen ist.
book-set-aside-words = pause unterbrechen speichern weiterspielen
rules-refused = Regel { $chapter }.{ $position }, mehr mit h.
