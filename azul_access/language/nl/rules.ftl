# Het regelboek van elk spel.

rules-heading = { $chapter }.{ $position } { $title }
rules-chapter = { $chapter }. { $title }
rules-example = Voorbeeld: { $text }
rules-told = Regel { $heading }.
rules-see-also = Zie ook: { $headings }.
rules-not-found = Over "{ $topic }" staat niets in de regels. Probeer een woord als "vloer", "muur" of "zak", of een nummer als "regel 4.2".
rules-begin = { $title }. Hoofdstukken: { $chapters }.
rules-help = Enter leest verder, het kleiner-danteken gaat terug. Een nummer springt daarheen, bijvoorbeeld 4.2, en een woord ook, bijvoorbeeld "vloer". q stopt.
rules-book-help = “regel 4” gaat naar hoofdstuk 4, “regel 4.2” naar een alinea. Op de brailleregel blader je door het hele boek; escape brengt je terug naar het spel.
rules-prompt = Regel { $chapter }.{ $position }
rules-end = Dat waren de regels.
rules-at-end = Hier eindigen de regels. Het kleiner-danteken gaat terug, q stopt.
rules-at-start = Dit is het begin van de regels.
rules-book-summary = De regels in korte alinea's, elk met een nummer en een kop, de meeste met een voorbeeld. De rasters zijn getekend, elk met een beschrijving.
cli-rules = de regels, alinea voor alinea om te horen of als bestand
cli-topic = begin met de regel daarover, bijvoorbeeld vloer of 4.2
rules-chapter-told = Hoofdstuk { $heading }.

# Alinea's die alle spellen delen.
book-people-title = Wie er meedoet
book-people = Er spelen { $least } tot { $most } mensen, ieder voor zich. Wie ziet en wie niet ziet, zit aan dezelfde tafel en speelt volgens dezelfde regels. Alle borden liggen open, en iedereen mag altijd vragen wat waar ligt. Geheim is alleen wat er straks uit de zak komt.
book-people-words = spelers personen geheim
book-mistake-title = Als er iets misging
book-mistake = Ligt een tegel verkeerd, zeg het dan zodra je het merkt; voor een vergissing van de handen verliest niemand punten. Het programma neemt zetten terug en zegt stap voor stap wat waar hoort. Eén plaats zet je recht door te zeggen wat er ligt.
book-mistake-words = ongedaan vergissing fout verkeerd terugnemen verbeteren
book-set-aside-title = Pauzes
book-set-aside = Jullie kunnen altijd stoppen. Het programma bewaart elke zet. Laat de borden liggen, of ruim ze op: later vertelt het plaats voor plaats hoe alles weer komt te liggen.
book-set-aside-words = pauze onderbreken opslaan verder
rules-refused = Regel { $chapter }.{ $position }, meer met h.
