# Het regelboek van elk spel.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Voorbeeld: { $text }
rules-told = Regel { $heading }.
rules-see-also = Zie ook: { $headings }.
rules-not-found = Over "{ $topic }" staat niets in de regels. Probeer een woord als "vloer", "muur" of "zak", of een nummer als "regel 4.2".
rules-begin = { $title }. Hoofdstukken: { $chapters }.
rules-help = Enter leest verder, het kleiner-danteken gaat terug. Een nummer springt daarheen, bijvoorbeeld 4.2, en een woord ook, bijvoorbeeld "vloer". q stopt.
rules-prompt = Regel { $chapter }.{ $position }
rules-end = Dat waren de regels.
rules-at-end = Hier eindigen de regels. Het kleiner-danteken gaat terug, q stopt.
rules-at-start = Dit is het begin van de regels.
rules-book-summary = De regels in korte alinea's, elk met een nummer en een kop, de meeste met een voorbeeld. De rasters zijn getekend, elk met een beschrijving.
cli-rules = de regels, alinea voor alinea om te horen of als bestand
cli-topic = begin met de regel daarover, bijvoorbeeld vloer of 4.2
rules-chapter-told = Hoofdstuk { $heading }.
