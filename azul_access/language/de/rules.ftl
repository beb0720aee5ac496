# Das Regelbuch jedes Spiels.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Beispiel: { $text }
rules-told = Regel { $heading }.
rules-see-also = Siehe auch: { $headings }.
rules-not-found = „{ $topic }“ steht so nicht in den Regeln. Versuch es mit einem Wort wie „Boden“, „Wand“ oder „Beutel“, oder mit einer Nummer wie „Regel 4.2“.
rules-begin = { $title }. Kapitel: { $chapters }.
rules-help = Enter liest weiter, das Kleiner-Zeichen geht zurück. Eine Nummer springt dorthin, etwa 4.2, und ein Wort auch, etwa „Boden“. q beendet.
rules-prompt = Regel { $chapter }.{ $position }
rules-end = Das waren die Regeln.
rules-at-end = Hier enden die Regeln. Das Kleiner-Zeichen geht zurück, q beendet.
rules-at-start = Das ist der Anfang der Regeln.
rules-book-summary = Die Regeln in kurzen Absätzen, jeder mit Nummer und Überschrift, die meisten mit einem Beispiel. Die Raster sind gezeichnet, jedes mit einer Beschreibung.
cli-rules = die Regeln, Absatz für Absatz zum Hören oder als Datei
cli-topic = mit der Regel dazu beginnen, etwa boden oder 4.2
rules-chapter-told = Kapitel { $heading }.
