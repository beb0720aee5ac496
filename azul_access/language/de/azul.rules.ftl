# Die Regeln von Azul: Kapitel, dann die Absätze eines jeden in ihrer Reihenfolge.
# Namen enden auf -title; ein Beispiel gehört zu dem Absatz davor.

azul-book = Die Regeln von Azul

azul-chapter-idea = Worum es geht
azul-book-aim-title = Das Ziel
azul-book-aim = Bei Azul geht es um Fliesen und eine Wand. Du nimmst Fliesen einer Farbe, sammelst sie in den Reihen deiner Ablage und versetzt aus jeder vollen Reihe eine Fliese an deine Wand. Dort bringt sie Punkte, und neben anderen Fliesen mehr. Wer am Ende die meisten Punkte hat, gewinnt.
azul-book-course-title = So läuft ein Spiel
azul-book-course = Ein Spiel hat mehrere Runden, und jede Runde hat drei Teile. Zuerst werden die Manufakturen aus dem Beutel gefüllt. Dann nehmen alle der Reihe nach Fliesen, bis in der Tischmitte keine mehr liegt. Zuletzt kommt aus jeder vollen Reihe eine Fliese an die Wand, und es gibt Punkte. Danach beginnt die nächste Runde.

azul-chapter-pieces = Das Material
azul-book-tiles-title = Die Fliesen
azul-book-tiles = Es gibt { $tiles } Fliesen, je { $each } in { $colours } Farben. Auf jeder Fliese steht ihr Kennzeichen in Braille: { $labels }. { $single } ist eine einzige Zelle, die Punkte { $dots }. Die Kennzeichen sind in jeder Sprache dieselben, denn sie kleben auf den Fliesen.
azul-book-bag-title = Beutel und Deckel
azul-book-bag = Alle Fliesen, die nicht auf dem Tisch sind, liegen in einem Stoffbeutel. Der Deckel der Schachtel nimmt Fliesen auf, die vorerst aus dem Spiel sind. Niemand darf in den Beutel sehen oder darin nach Kennzeichen tasten. Mitzählen dürfen alle: Im Beutel ist, was weder auf dem Tisch noch im Deckel liegt.
azul-book-bag-example = Am Anfang liegen zu zweit { $drawn } Fliesen auf den Manufakturen. Also sind noch { $left } im Beutel, und der Deckel ist leer.
azul-book-factories-title = Die Manufakturen
azul-book-factories = Manufakturen sind runde Scheiben in der Tischmitte. Jede hat eine Nummer und ein tastbares Raster von zwei mal zwei Plätzen. Zu zweit sind es { $two } Manufakturen, zu dritt { $three }, zu viert { $four }. In jeder Runde bekommt jede Manufaktur { $size } Fliesen.
azul-book-centre-title = Das Zentrum
azul-book-centre = Die Mittelscheibe hat ein tastbares Raster von vier mal vier Plätzen. Die Fliesen liegen dort nach Kennzeichen sortiert, und der Startmarker hat den letzten Platz. Zu dritt und zu viert können { $spaces } Plätze zu wenig sein. Was keinen Platz findet, liegt neben der Scheibe und gehört trotzdem zum Zentrum.
azul-book-marker-title = Der Startmarker
azul-book-marker = Der Startmarker ist keine Fliese. Er ist rund, hat eine gerade Kante und trägt eine 1 in Braille. In den Beutel kommt er nie, also bewahrt ihn getrennt von den Fliesen auf. Wer ihn am Ende einer Runde hat, füllt die Manufakturen und beginnt die nächste.
azul-book-board-title = Deine Ablage
azul-book-board = Vor dir liegt deine Ablage. Links sind die { $lines } Musterreihen, die wie eine Treppe aussehen. Rechts ist die Wand, ein tastbares Raster von { $lines } mal { $lines } Plätzen. Links unten ist die Bodenreihe. Deine Zähltafel steht neben der Ablage.
azul-book-lines-title = Die Musterreihen
azul-book-lines = Die Musterreihen heißen Reihe 1 bis Reihe { $lines }, von oben an. Reihe 1 hat einen einzigen Platz, Reihe 2 hat zwei, und so weiter: Reihe { $lines } hat { $lines }. Jede Reihe endet an der Wand. Der Platz neben der Wand ist Platz 1 seiner Reihe, und er wird zuerst belegt.
azul-book-wall-title = Die Wand
azul-book-wall = Jede Wandzeile gehört zu der Musterreihe links von ihr. Auf jedem ihrer { $spaces } Plätze steht das Kennzeichen einer Farbe. Wandzeile 1 lautet von links: { $first }. Jede nächste hat dieselbe Folge, um einen Platz nach rechts verschoben; was rechts herausfällt, steht vorn.
azul-book-wall-example = Wandzeile 2 lautet { $second }. Das R hat in Wandzeile 1 Platz { $one }, in Wandzeile 2 Platz { $two }, in Wandzeile 3 Platz { $three }, in Wandzeile 4 Platz { $four } und in Wandzeile 5 Platz { $five }.
azul-book-wall-grey-title = Die graue Wand
azul-book-wall-grey = Jede Wandzeile gehört zu der Musterreihe links von ihr. Auf der grauen Seite sind keine Farben aufgedruckt: Du entscheidest selbst, auf welchen ihrer { $spaces } Plätze eine Fliese kommt. Was dabei erlaubt ist, steht in Kapitel { $chapter }.
azul-book-floor-title = Die Bodenreihe
azul-book-floor = Die Bodenreihe hat { $spaces } Plätze nebeneinander. Dort liegt, was in deinen Reihen keinen Platz hat, und das kostet Punkte. Über jedem Platz steht in Braille, wie viele, ohne Minuszeichen. Von links sind es: { $costs }.
azul-book-cards-title = Die Zähltafel
azul-book-cards = Zwei Stapel Karten zum Umblättern zeigen deine Punkte: links die Zehner, rechts die Einer. Alle beginnen mit { $start }. Über 99 zeigen sie die letzten zwei Ziffern, und eine dritte Karte links davon sagt den Hunderter. Das Programm nennt nach jeder Änderung die Karte, die umzublättern ist.
azul-book-ready-title = Vor der ersten Runde
azul-book-ready = Alle nehmen eine Ablage und stellen ihre Zähltafel auf { $start }. Alle Fliesen kommen in den Beutel, und der wird geschüttelt. Legt so viele Manufakturen aus, wie ihr braucht, und die Mittelscheibe dazwischen. Einigt euch, wer beginnt; diese Person bekommt den Startmarker.

azul-chapter-filling = Die Manufakturen füllen
azul-book-filling-title = Je vier Fliesen
azul-book-filling = Wer den Startmarker hat, zieht für jede Manufaktur { $size } Fliesen, eine Manufaktur nach der anderen, ohne nach den Kennzeichen zu tasten. Dann kommt der Marker ins Zentrum, und dieselbe Person nimmt als Erste.
azul-book-order-title = In Leserichtung
azul-book-order = Lege die Fliesen einer Manufaktur in Leserichtung: die oberen zwei von links nach rechts, dann die unteren zwei. Sag beim Legen ihre Kennzeichen an. Dann kennen alle die Manufaktur, ohne sie zu berühren, und das Programm kennt sie auch. Und wer später nachfühlt, findet jedes Kennzeichen dort, wo es angesagt wurde.
azul-book-empty-bag-title = Wenn der Beutel leer ist
azul-book-empty-bag = Wird der Beutel beim Füllen leer, kommen alle Fliesen aus dem Deckel in den Beutel, und es geht mit derselben Manufaktur weiter. Sonst bringt nichts die Fliesen aus dem Deckel zurück ins Spiel.
azul-book-too-few-title = Wenn es zu wenige Fliesen sind
azul-book-too-few = Sind Beutel und Deckel beide leer, beginnt die Runde mit dem, was da ist. Die letzten Manufakturen haben dann weniger als { $size } Fliesen oder gar keine. Zu viert kommt das gegen Ende öfter vor.

azul-chapter-taking = Fliesen nehmen
azul-book-turn-title = Dein Zug
azul-book-turn = Wenn du dran bist, nimmst du Fliesen einer Farbe von einer Stelle: von einer Manufaktur oder aus dem Zentrum. Nimm alle Fliesen dieser Farbe, die dort liegen, nie nur einen Teil. Dann lege sie auf deine Ablage. Nach dir ist dran, wer links von dir sitzt.
azul-book-from-factory-title = Von einer Manufaktur
azul-book-from-factory = Was du auf einer Manufaktur liegen lässt, kommt sofort ins Zentrum, nach Kennzeichen sortiert. So ist eine Manufaktur immer nach einem einzigen Zug leer, und das Zentrum wächst.
azul-book-from-factory-example = Auf Manufaktur 2 liegen { $tiles }. Anna nimmt die { $taken } R. Die anderen { $moved } Fliesen kommen ins Zentrum: { $rest }.
azul-book-from-centre-title = Aus dem Zentrum
azul-book-from-centre = Auch im Zentrum nimmst du alle Fliesen einer Farbe, die auf der Scheibe und die daneben. Die anderen Fliesen bleiben, wo sie sind.
azul-book-first-title = Wer zuerst ins Zentrum greift
azul-book-first = Wer in einer Runde als Erster aus dem Zentrum nimmt, nimmt auch den Startmarker. Er kommt auf den ersten freien Platz der eigenen Bodenreihe, bevor eine Fliese dieses Zuges dorthin fallen kann. Er kostet Punkte wie eine Fliese, aber wer ihn hat, beginnt die nächste Runde.
azul-book-first-example = Bens Bodenreihe ist leer. Er nimmt als Erster aus dem Zentrum, { $taken } SCH in Reihe { $row }. Der Marker kommt auf Platz 1 seiner Bodenreihe und kostet am Ende der Runde { $cost }.
azul-book-say-title = Sag, was du tust
azul-book-say = Sag laut, was du nimmst, woher, in welche Reihe es kommt und welche Fliesen ins Zentrum wandern. Wer nicht hinsehen kann, weiß dann so viel wie alle anderen. Auch das Programm sagt es, in der Reihenfolge, in der Hände es brauchen.
azul-book-taken-title = Wenn alles genommen ist
azul-book-taken = Es geht reihum, bis weder auf einer Manufaktur noch im Zentrum eine Fliese liegt. Dann kommen die Wände dran. Passen darfst du nicht: Solange Fliesen da sind, musst du welche nehmen, auch wenn sie dir nichts nützen.

azul-chapter-placing = In die Reihen
azul-book-one-row-title = Eine Reihe für alle
azul-book-one-row = Alle Fliesen eines Zuges kommen in eine einzige Reihe. Welche, entscheidest du, aber du darfst die Fliesen nicht auf mehrere Reihen verteilen und keine zurücklegen.
azul-book-one-colour-title = Eine Farbe in jeder Reihe
azul-book-one-colour = In einer Reihe liegen nur Fliesen einer Farbe. Solange in einer Reihe, die noch nicht voll ist, eine Farbe liegt, kann keine andere dazu. Die Reihe behält ihre Fliesen, bis sie voll ist, wenn nötig über mehrere Runden.
azul-book-one-colour-example = In Carlas Reihe 4 liegen { $held } B. Später nimmt sie noch ein B in dieselbe Reihe. Jetzt liegen dort { $now }, und { $missing ->
    [one] eines fehlt
   *[other] { $missing } fehlen
} noch. Ein R dürfte nicht dazu.
azul-book-on-wall-title = Was die Wand schon hat
azul-book-on-wall = Eine Reihe nimmt keine Farbe auf, die in ihrer Wandzeile schon liegt. In andere Reihen kann diese Farbe noch.
azul-book-on-wall-example = In Wandzeile 3 hat Anna ein X. Ihre Reihe 3 ist leer, kann aber nur noch { $colours } aufnehmen. Ein X darf in { $rows } ihrer { $lines } Reihen.
azul-book-outwards-title = Von der Wand nach außen
azul-book-outwards = Fülle eine Reihe von der Wand nach außen: Die erste Fliese liegt neben der Wand, auf Platz 1, die nächste links von ihr. So fühlen Finger gleich, wie viele noch fehlen.
azul-book-outwards-example = Carla legt { $taken } B in ihre leere Reihe 4. Sie liegen auf Platz 1 bis { $taken }; { $missing } fehlen noch.
azul-book-overflow-title = Zu viele für die Reihe
azul-book-overflow = Hat eine Reihe nicht für alle Fliesen deines Zuges Platz, fallen die übrigen auf deine Bodenreihe. Du kannst so eine Reihe mit Absicht wählen, oder weil es keine bessere mehr gibt.
azul-book-overflow-example = Ben nimmt { $taken } O in seine leere Reihe 3. { $placed } haben Platz, und { $dropped ->
    [one] eines fällt
   *[other] { $dropped } fallen
} auf den Boden.
azul-book-straight-title = Gleich auf den Boden
azul-book-straight = Du darfst auch alle Fliesen eines Zuges auf die Bodenreihe legen, selbst wenn eine Reihe Platz für sie hat. Passen sie in keine Reihe, musst du es. Aber nur alle zusammen: Du darfst nicht einen Teil fallen lassen, solange die gewählte Reihe Platz hat.
azul-book-floor-order-title = Der Boden füllt sich von links
azul-book-floor-order = Auf der Bodenreihe bekommt jede Fliese den ersten freien Platz von links. Farben spielen dort keine Rolle, und der Startmarker liegt zwischen den Fliesen.
azul-book-floor-order-example = Auf Annas Bodenreihe liegen { $before } Stücke, eines davon der Marker. Noch { $added } Fliesen fallen darauf. Sie kommen auf Platz { $first } bis { $last }, und die ganze Bodenreihe kostet dann { $cost }.
azul-book-floor-full-title = Wenn der Boden voll ist
azul-book-floor-full = Sind alle { $spaces } Plätze der Bodenreihe belegt, kommen weitere Fliesen in den Deckel und kosten nichts mehr. Ein Startmarker, der keinen Platz findet, bleibt neben der Ablage der Person liegen, die ihn genommen hat. Auch er kostet dann nichts, und sie beginnt trotzdem die nächste Runde.
azul-book-floor-full-example = Auf Bens Bodenreihe sind { $before } Plätze belegt, und er muss { $taken } X dorthin legen. { $placed ->
    [one] Eines findet
   *[other] { $placed } finden
} Platz, die anderen { $lid } kommen in den Deckel. Die Bodenreihe kostet { $cost }, mehr kann es nicht werden.

azul-chapter-tiling = Fliesen und Punkte
azul-book-rows-title = Reihe für Reihe
azul-book-rows = Sind alle Fliesen genommen, fliesen alle ihre eigene Wand, eine Reihe nach der anderen von oben. Nur volle Reihen kommen dran. Eine Reihe, die nicht voll ist, behält ihre Fliesen für die nächste Runde und bringt noch nichts.
azul-book-full-row-title = Eine volle Reihe
azul-book-full-row = Aus einer vollen Reihe kommt eine Fliese an die Wand, nämlich auf den Platz mit ihrem Kennzeichen in derselben Zeile. Alle anderen Fliesen der Reihe kommen in den Deckel, und die Reihe ist wieder leer.
azul-book-full-row-example = Bens Reihe 4 ist voll mit { $count } B. Ein B kommt in Wandzeile 4 auf Platz { $place }. Die anderen { $lid } kommen in den Deckel.
azul-book-full-row-grey-title = Eine volle Reihe
azul-book-full-row-grey = Aus einer vollen Reihe kommt eine Fliese in dieselbe Zeile der Wand, und du suchst den Platz aus. Alle anderen Fliesen der Reihe kommen in den Deckel, und die Reihe ist wieder leer.
azul-book-alone-title = Eine Fliese für sich
azul-book-alone = Eine Fliese, die an der Wand keine andere berührt, bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Fliesen berühren sich an ihren Seiten, oben, unten, links und rechts; über Eck zählt nicht.
azul-book-across-title = Neben anderen
azul-book-across = Berührt die neue Fliese in ihrer Zeile andere, dann zähle sie zusammen mit allen, die ohne Lücke aufeinander folgen, nach links und nach rechts. Sie bringt so viele Punkte, wie Fliesen in dieser Kette sind.
azul-book-across-example = In Carlas Wandzeile 2 sind die Plätze { $from } und { $to } belegt. Ihre neue Fliese liegt daneben auf Platz { $place }. Sie bringt { $points } Punkte.
azul-book-both-title = In beiden Richtungen
azul-book-both = Dasselbe gilt für ihre Spalte, nach oben und nach unten. Hat die neue Fliese in beiden Richtungen Nachbarn, dann zählen beide Ketten, und die Fliese selbst zählt in jeder mit.
azul-book-both-example = Annas neue Fliese hat links { $left ->
    [one] einen Nachbarn
   *[other] { $left } Nachbarn
} und über sich { $above ->
    [one] einen
   *[other] { $above }
}. Die Kette in der Zeile ist { $across } lang, die in der Spalte { $down }. Zusammen sind das { $points } Punkte.
azul-book-at-once-title = Eine nach der anderen
azul-book-at-once = Jede Fliese zählt, sobald sie liegt, von oben nach unten. Eine Fliese, die du gerade gelegt hast, ist für die nächste schon ein Nachbar, aber nicht umgekehrt.
azul-book-at-once-example = Bens Wand ist leer. Er fliest Reihe 1 und dann Reihe 2, einen Platz genau unter dem anderen. Die erste Fliese bringt { $first }, die zweite { $second }.
azul-book-floor-cost-title = Der Boden kostet Punkte
azul-book-floor-cost = Nach deiner letzten Reihe zahlst du für die Bodenreihe. Zähle zusammen, was über allen belegten Plätzen steht, und blättere deine Zähltafel um so viel zurück. Unter { $lowest } fallen deine Punkte nie.
azul-book-floor-cost-example = Auf Carlas Bodenreihe liegen vier Fliesen und der Marker. Das kostet { $cost }. Sie hatte { $before } Punkte und hat jetzt { $after }. Mit nur { $few } Punkten blieben ihr { $left }.
azul-book-cleared-title = Den Boden räumen
azul-book-cleared = Danach kommen alle Fliesen der Bodenreihe in den Deckel. Der Startmarker bleibt bei dem, der ihn hat. Sind alle fertig, liegt in der Tischmitte nichts mehr, und die Bodenreihen sind leer.

azul-chapter-end = Nächste Runde und Ende
azul-book-next-title = Die nächste Runde
azul-book-next = Hat niemand eine volle Wandzeile, beginnt die nächste Runde. Wer den Startmarker hat, füllt die Manufakturen und nimmt zuerst. Hat niemand aus dem Zentrum genommen, beginnt dieselbe Person noch einmal.
azul-book-end-title = Wann das Spiel endet
azul-book-end = Sobald jemand alle { $places } Plätze einer Wandzeile belegt hat, ist nach dieser Runde Schluss. Alle fliesen noch zu Ende und zahlen für den Boden. Vor Runde { $rounds } kann das nicht sein, denn jede Zeile bekommt höchstens eine Fliese pro Runde.
azul-book-agreed-title = Gemeinsam aufhören
azul-book-agreed = Zu viert bleibt manchmal keine Fliese übrig, die noch irgendwohin passt, und niemand hat eine volle Wandzeile. Dann könnt ihr euch einigen, das Spiel zu beenden. Punkte, Wände und Boni zählen, wie sie sind; volle Reihen werden nicht gefliest, und niemand zahlt für den Boden. Sag „Spiel beenden“.
azul-book-bonus-row-title = Volle Zeilen
azul-book-bonus-row = Am Ende bringt jede volle Zeile deiner Wand, ganz von links nach rechts, noch { $points } Punkte.
azul-book-bonus-column-title = Volle Spalten
azul-book-bonus-column = Jede volle Spalte der Wand, von Zeile 1 bis Zeile { $lines }, bringt { $points } Punkte. Auf dem Blatt des tastbaren Spiels stehen { $tactile }, in den Regeln des Verlags { $publisher }; das Programm sagt am Anfang, was gilt.
azul-book-bonus-colour-title = Volle Farben
azul-book-bonus-colour = Wer alle { $tiles } Fliesen einer Farbe an der Wand hat, eine in jeder Zeile, bekommt für diese Farbe { $points } Punkte.
azul-book-bonus-colour-example = Am Ende hat Anna { $score } Punkte, eine volle Zeile, eine volle Spalte und alle B. Das sind noch { $row } und { $column } und { $colour } dazu, zusammen { $total }.
azul-book-winner-title = Wer gewinnt
azul-book-winner = Die meisten Punkte gewinnen. Haben mehrere gleich viele, liegt vorn, wer mehr volle Zeilen an der Wand hat. Sind auch die gleich, teilen sie sich den Sieg.
azul-book-winner-example = Anna und Ben haben beide { $score } Punkte. Anna hat { $more } volle Zeilen, Ben { $fewer }. Anna gewinnt.

azul-chapter-table = Am Tisch
azul-book-touch-title = Mit den Fingern schauen
azul-book-touch = Alle dürfen jede Ablage und jede Scheibe berühren, jederzeit und so oft sie wollen, sanft und ohne eine Fliese zu verschieben. Legt die Fliesen so, dass andere sie finden: auf den Manufakturen in Leserichtung, im Zentrum sortiert, in den Reihen ohne Lücke.

azul-chapter-grey = Die graue Wand
azul-book-choose-title = Den Platz aussuchen
azul-book-choose = Auf der grauen Wand suchst du aus, wohin eine Fliese kommt: auf irgendeinen freien Platz derselben Wandzeile. Das Programm fragt nach der Spalte, sobald eine Reihe von dir voll ist.
azul-book-columns-title = Keine Farbe zweimal
azul-book-columns = In keiner Spalte darf eine Farbe zweimal liegen, und in keiner Zeile. Eine Fliese darf also nicht dorthin, wo ihre Farbe irgendwo darüber oder darunter liegt.
azul-book-columns-example = In Spalte 2 von Annas Wand liegt ein R. Sie fliest eine volle Reihe R in eine leere Wandzeile. Ihr bleiben { $free } Spalten zur Wahl.
azul-book-blocked-title = Wenn kein Platz erlaubt ist
azul-book-blocked = Findet eine volle Reihe an der Wand keinen erlaubten Platz, fallen alle ihre Fliesen sofort auf die Bodenreihe. Sie kosten noch in dieser Runde Punkte; was dort keinen Platz hat, kommt in den Deckel.
azul-book-blocked-example = Bens Reihe 2 ist voll mit { $count } SCH, aber keine Spalte kann eines aufnehmen. Beide fallen auf seine leere Bodenreihe und kosten { $cost }.

# Andere Wörter, mit denen jemand einen Absatz sucht.
azul-book-aim-words = ziel sinn worum gewinnen
azul-book-course-words = ablauf runde phasen
azul-book-tiles-words = farben buchstaben kennzeichen steine
azul-book-bag-words = beutel schauen hineinsehen sack sackerl schachtel abwurf
azul-book-factories-words = scheiben teller anzahl plättchen
azul-book-centre-words = mitte tischmitte scheibe neben
azul-book-marker-words = startspieler stein anfangen erster
azul-book-board-words = spielbrett tableau brett teile
azul-book-lines-words = reihen treppe größe
azul-book-wall-words = farben muster mosaik aufdruck reihenfolge
azul-book-wall-grey-words = variante frei leer
azul-book-floor-words = minuspunkte strafe abzug boden felder
azul-book-cards-words = punkte zähler wertung hundert stand
azul-book-ready-words = aufbau vorbereitung beginn start
azul-book-filling-words = ziehen auffüllen beutel befüllen
azul-book-order-words = hinlegen auslegen ansagen reihenfolge
azul-book-empty-bag-words = beutel leer aus alle nachfüllen
azul-book-too-few-words = nicht genug reichen fehlen
azul-book-turn-words = zug dran uhrzeigersinn reihenfolge
azul-book-from-factory-words = rest übrig bleiben schieben
azul-book-from-centre-words = mitte nehmen alle
azul-book-first-words = erster als erster mitte startmarker minus
azul-book-say-words = ansagen sprechen vorlesen laut
azul-book-taken-words = passen aussetzen ende
azul-book-one-row-words = aufteilen verteilen mehrere reihen
azul-book-one-colour-words = mischen verschiedene farben
azul-book-on-wall-words = schon gleiche farbe zweimal erlaubt reihe
azul-book-outwards-words = von rechts nach links richtung auffüllen
azul-book-overflow-words = zu viele übrig überschuss fallen
azul-book-straight-words = freiwillig direkt boden abwerfen teil
azul-book-floor-order-words = reihenfolge links plätze
azul-book-floor-full-words = mehr als sieben voll deckel
azul-book-rows-words = wann fliesen wertung unvollständig
azul-book-full-row-words = volle reihe rest deckel
azul-book-full-row-grey-words = volle reihe rest deckel
azul-book-alone-words = schräg einzeln allein ein punkt nachbar diagonal
azul-book-across-words = wertung waagrecht nachbarn punkte zählen
azul-book-both-words = senkrecht spalte beide doppelt wertung
azul-book-at-once-words = sofort reihenfolge gleich
azul-book-floor-cost-words = minuspunkte verlieren strafe unter null abziehen
azul-book-cleared-words = leeren boden danach
azul-book-next-words = beginnt fängt an nächste runde
azul-book-end-words = spielende schluss vorbei letzte runde aus
azul-book-agreed-words = abbrechen aufgeben früher aufhören
azul-book-bonus-row-words = wertung bonus zeile reihe waagrecht ende
azul-book-bonus-column-words = wertung bonus spalte senkrecht ende
azul-book-bonus-colour-words = wertung bonus farbe fünf gleiche
azul-book-winner-words = gleichstand unentschieden sieger gewonnen
azul-book-touch-words = fühlen tasten anfassen berühren hände
azul-book-choose-words = spalte wählen grau
azul-book-columns-words = gleiche farbe spalte zweimal
azul-book-blocked-words = unmöglich kein platz geht nicht
