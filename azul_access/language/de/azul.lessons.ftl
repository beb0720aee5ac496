# Die Lektionen von Azul: der Titel einer Lektion, dann ihre Schritte der Reihe nach.

azul-lesson-places = Was wo liegt
azul-lesson-places-welcome = Leg fünf Manufakturscheiben und die Mittelscheibe in die Tischmitte und deine Ablage vor dich, die Treppe nach links. Der Beutel liegt in Reichweite.
azul-lesson-places-factory = Nimm eine Manufakturscheibe. Innerhalb des Randes trifft dein Finger vier Mulden: zwei oben, zwei unten. Das ist die Lesereihenfolge, und so werden Fliesen gelegt.
azul-lesson-places-centre = Jetzt die Mittelscheibe. Sie hat { $places } Mulden, vier Reihen zu vier. Die letzte, rechts unten, gehört dem Startmarker: einem runden Teil mit einer geraden Kante. Leg den Marker dorthin.
azul-lesson-places-board = Leg die linke Hand auf deine Ablage und geh von links nach rechts. Zuerst kommt eine Treppe: die Musterreihen. Dann kommt ein quadratisches Gitter: die Wand. Unter der Treppe liegt eine einzelne lange Reihe: die Bodenreihe.
azul-lesson-places-rows = Fühl die Treppe von oben. Reihe 1 ist ein einzelner Platz gleich neben der Wand. Jede nächste Reihe ist einen Platz länger, bis zu Reihe { $rows }. Alle enden an der Wand.
azul-lesson-places-row-check = Zähl mit dem Finger: Wie viele Plätze hat Reihe { $row }?
azul-lesson-places-row-check-wrong = Jede Reihe hat so viele Plätze, wie ihre Nummer sagt. Fang oben an und zähl die Reihen bis Reihe { $row }, dann zähl ihre Plätze.
azul-lesson-places-wall = Rechts von der Treppe ist die Wand. Auf jedem Platz steht ein Buchstabe. Zeile 1 lautet { $first }. Zeile 2 lautet { $second }: dieselbe Folge, einen Platz weiter nach rechts gerückt.
azul-lesson-places-wall-check = Geh zu Wandzeile { $row }, Platz { $place } von links. Welcher Buchstabe steht dort?
azul-lesson-places-wall-check-wrong = Fang am linken Ende der obersten Zeile der Wand an, gleich neben Reihe 1 der Treppe, und zähl { $place } Plätze nach rechts.
azul-lesson-places-floor = Unter der Treppe liegt die Bodenreihe. Über jedem Platz steht in Braille, was er kostet: { $costs }. Dorthin legt man ungern.
azul-lesson-places-floor-check = Wie viele Plätze hat die Bodenreihe?
azul-lesson-places-floor-check-wrong = Fühl sie vom linken bis zum rechten Ende, eine Mulde nach der anderen, und zähl mit.
azul-lesson-places-cards = Zwei Stapel Klappkarten neben deiner Ablage zeigen deine Punkte: links die Zehner, rechts die Einer. Beide stehen jetzt auf 0. Wenn sich deine Punkte ändern, sagt das Programm, welche Karte du blätterst. Mehr liegt nicht auf dem Tisch.

azul-lesson-drawing = Ziehen
azul-lesson-drawing-bag = Tu alle Fliesen in den Beutel und schüttle ihn. Fühl vorher außerhalb des Beutels eine Fliese: Ihr Buchstabe steht in Braille darauf. SCH ist eine einzige Zelle. Im Beutel fühlt niemand nach Buchstaben.
azul-lesson-drawing-first = Nur dieses eine Mal such diese vier Fliesen heraus, damit wir dasselbe haben: { $tiles }. Leg sie in Lesereihenfolge auf Manufaktur 1 und tippe ihre Buchstaben: rrbx. Mit der Stimme sag die Farben.
azul-lesson-drawing-first-wrong = In dieser Lektion bekommt Manufaktur 1 zwei R, ein B und ein X. Tippe rrbx.
azul-lesson-drawing-first-check = Wie viele R liegen jetzt auf Manufaktur 1?
azul-lesson-drawing-first-check-wrong = Fühl die vier Fliesen der Manufaktur 1 nacheinander und zähl die mit dem Buchstaben R.
azul-lesson-drawing-second = Jetzt ohne zu suchen: Zieh vier Fliesen für Manufaktur 2, leg sie in Lesereihenfolge und tippe oder sag ihre Buchstaben, während du sie fühlst.
azul-lesson-drawing-second-wrong = Nenne nur die vier Fliesen der Manufaktur 2, zum Beispiel oxsr.
azul-lesson-drawing-bag-check = Im Beutel nach Kennzeichen tasten darf niemand, aber fragen dürfen alle. Tippe „Beutel“. Wie viele Fliesen sind jetzt im Beutel?
azul-lesson-drawing-bag-check-wrong = Es gibt hundert Fliesen, und zwei Manufakturen mit je vier Fliesen liegen auf dem Tisch.
azul-lesson-drawing-end = So geht es weiter, zu zweit bis Manufaktur { $factories }. Ist der Beutel leer, kommen die Fliesen aus dem Deckel wieder hinein. Du kannst auch das Programm ziehen lassen: Dann sagt es dir, was du legst.

azul-lesson-taking = Fliesen nehmen
azul-lesson-taking-lay = Leg diese Fliesen. Manufaktur 1: { $one }. Manufaktur 2: { $two }. Manufaktur 3: { $three }. Der Marker liegt auf der Mittelscheibe, deine Ablage ist leer. In einem Zug nimmst du von einer Stelle alle Fliesen einer Farbe.
azul-lesson-taking-take = Nimm beide R von Manufaktur 1 und leg sie in Reihe 2, den ersten neben die Wand. Die anderen beiden Fliesen der Scheibe kommen ins Zentrum. Dann tippe 1r2: Manufaktur 1, rot, Reihe 2.
azul-lesson-taking-take-wrong = Nimm beide R von Manufaktur 1 in Reihe 2. Tippe 1r2.
azul-lesson-taking-centre-check = Fühl die Mittelscheibe. Wie viele Fliesen liegen dort, ohne den Marker?
azul-lesson-taking-centre-check-wrong = Auf Manufaktur 1 lagen vier Fliesen, und zwei davon hast du genommen. Der Rest liegt jetzt im Zentrum.
azul-lesson-taking-row-check = Was hast du jetzt in Reihe 2?
azul-lesson-taking-row-check-wrong = Fühl Reihe 2: Zähl die Fliesen und lies ihren Buchstaben.
azul-lesson-taking-watch = Jetzt ist Ben am Zug. Er nimmt aus dem Zentrum, und zwar als Erster. Leg für ihn, was das Programm sagt.
azul-lesson-taking-marker-check = Wie viele Teile liegen auf Bens Bodenreihe?
azul-lesson-taking-marker-check-wrong = Wer zuerst aus dem Zentrum nimmt, bekommt den Startmarker auf die Bodenreihe. Fühl Bens Bodenreihe von links.
azul-lesson-taking-begins-check = Der Marker kostet Ben einen Punkt. Er hat auch sein Gutes: Beginnst du die nächste Runde?
azul-lesson-taking-begins-check-wrong = Die nächste Runde beginnt, wer den Startmarker hat, und den hat Ben.
azul-lesson-taking-end = So geht es reihum, bis auf den Manufakturen und im Zentrum nichts mehr liegt. Aussetzen darf niemand.

azul-lesson-rows = Die Reihen
azul-lesson-rows-lay = Räum den Tisch leer. Manufaktur 1: { $one }. Manufaktur 2: { $two }. In deiner Reihe 3 liegen zwei B, auf Platz 1 und 2 neben der Wand. Auf deiner Wand liegt ein X, in Zeile 2 auf Platz 1.
azul-lesson-rows-missing-check = Wie viele Fliesen fehlen in Reihe 3?
azul-lesson-rows-missing-check-wrong = Reihe 3 hat drei Plätze. Fühl von der Wand nach links, bis einer leer ist.
azul-lesson-rows-colour-check = In Reihe 3 liegen B. Darfst du ein R dazulegen?
azul-lesson-rows-colour-check-wrong = Eine Reihe hat nur eine Farbe, bis sie voll ist. Hier ist das B.
azul-lesson-rows-wall-check = Auf deiner Wand hat Zeile 2 ihr X schon. Darfst du in Reihe 2 noch einmal X sammeln?
azul-lesson-rows-wall-check-wrong = In jeder Zeile der Wand gibt es nur einen Platz für X, und in Zeile 2 ist er besetzt. Andere Reihen können X noch nehmen.
azul-lesson-rows-take = Nimm alle drei R von Manufaktur 2 in Reihe 4. Fang neben der Wand an. Dann tippe 2r4.
azul-lesson-rows-take-wrong = Nimm die R von Manufaktur 2 in Reihe 4. Tippe 2r4.
azul-lesson-rows-row-check = Was hast du jetzt in Reihe 4?
azul-lesson-rows-row-check-wrong = Fühl Reihe 4 von der Wand nach links: Zähl die Fliesen und lies ihren Buchstaben.
azul-lesson-rows-left-check = Wie viele fehlen dort noch?
azul-lesson-rows-left-check-wrong = Reihe 4 hat vier Plätze. Zieh die besetzten davon ab.
azul-lesson-rows-end = Eine Reihe, die nicht voll ist, behält ihre Fliesen für die nächste Runde. Alle Fliesen eines Zuges kommen in eine einzige Reihe: Verteilen darfst du sie nicht.

azul-lesson-floor = Der Boden
azul-lesson-floor-lay = Räum den Tisch leer. Auf der Mittelscheibe liegen { $tiles } und der Startmarker. In deiner Reihe 2 liegt ein R, neben der Wand. Alle Manufakturen sind leer.
azul-lesson-floor-take = Du nimmst als Erster aus dem Zentrum. Leg zuerst den Marker auf den ersten Platz deiner Bodenreihe. Dann nimm alle R: Eins passt in Reihe 2, die anderen fallen auf die Bodenreihe. Tippe zr2: Zentrum, rot, Reihe 2.
azul-lesson-floor-take-wrong = Nimm die R aus dem Zentrum in Reihe 2. Tippe zr2.
azul-lesson-floor-floor-check = Wie viele Teile liegen jetzt auf deiner Bodenreihe, den Marker mitgezählt?
azul-lesson-floor-floor-check-wrong = Fühl die Bodenreihe von links: zuerst der Marker, dann die R, die in Reihe 2 keinen Platz hatten.
azul-lesson-floor-cost = Jeder besetzte Platz kostet, was über ihm steht: { $costs }. Du zahlst am Ende der Runde, und deine Punkte fallen nie unter null. Dann wird die Bodenreihe geräumt.
azul-lesson-floor-cost-check = Wie viele Punkte kostet deine Bodenreihe?
azul-lesson-floor-cost-check-wrong = Zähl zusammen, was über den besetzten Plätzen steht. Du kannst auch fragen: „Was kostet mein Boden?“
azul-lesson-floor-end = Du darfst auch alle Fliesen eines Zuges gleich auf den Boden legen. Manchmal ist das das kleinere Übel.

azul-lesson-tiling = Fliesen und Punkte
azul-lesson-tiling-lay = Räum den Tisch leer. Auf der Mittelscheibe liegt ein X. Auf deiner Wand liegen ein SCH, in Zeile 1 auf Platz 4, und ein O, in Zeile 2 auf Platz 3. Deine Reihe 2 ist voll mit zwei R, und in Reihe 3 liegen zwei B. Du hast { $score } Punkte.
azul-lesson-tiling-place-check = Ein R aus Reihe 2 wandert gleich auf die Wand. Fühl Wandzeile 2: Auf welchem Platz steht der Buchstabe R?
azul-lesson-tiling-place-check-wrong = Zeile 2 der Wand lautet von links: X, B, O, R, SCH.
azul-lesson-tiling-take = Nimm das X aus dem Zentrum in Reihe 1. Es ist die letzte Fliese, also endet die Runde, und du fliest deine Wand. Tippe zx1, und mach mit den Händen, was das Programm sagt.
azul-lesson-tiling-take-wrong = Nimm die letzte Fliese, das X, in Reihe 1. Tippe zx1.
azul-lesson-tiling-first = Das X liegt neben dem SCH: eine Kette von zwei Fliesen, also brachte es { $points } Punkte. Es zählen alle Fliesen, die ohne Lücke aufeinander folgen.
azul-lesson-tiling-points-check = Jetzt das R in Zeile 2. Links davon liegt ein O, darüber ein SCH. Wie viele Punkte hat es gebracht?
azul-lesson-tiling-points-check-wrong = Zähl die Kette quer, O und R, und die Kette nach unten, SCH und R. Das R zählt in beiden.
azul-lesson-tiling-score-check = Wie viele Punkte hast du jetzt? Deine Zähltafel zeigt es.
azul-lesson-tiling-score-check-wrong = Zähl zu deinen Punkten von vorher dazu, was beide Fliesen gebracht haben. Du kannst auch „Punkte“ tippen.
azul-lesson-tiling-rest-check = Was hast du jetzt in Reihe 3?
azul-lesson-tiling-rest-check-wrong = Reihe 3 war nicht voll, also hat sie niemand angerührt. Fühl nach, was dort liegt.
azul-lesson-tiling-end = Von jeder vollen Reihe kommt eine Fliese auf die Wand, die anderen kommen in den Deckel. Dann zahlen alle für den Boden und räumen ihn.

azul-lesson-end = Das Ende
azul-lesson-end-lay = Räum den Tisch leer. In Zeile 1 deiner Wand liegen B, O, R und SCH, nur das X fehlt. Auf der Mittelscheibe liegt ein X. Du hast { $score } Punkte.
azul-lesson-end-ends-check = Wenn du jetzt Zeile 1 der Wand vollmachst, endet dann das Spiel mit dieser Runde?
azul-lesson-end-ends-check-wrong = Sobald jemand eine ganze Zeile quer voll hat, ist diese Runde die letzte.
azul-lesson-end-bonuses = Am Ende gibt es Punkte dazu: { $row } für jede volle Zeile, { $column } für jede volle Spalte, { $colour } für jede Farbe mit allen fünf Fliesen. Nach den Regeln des Verlags bringt eine Spalte { $publisher }.
azul-lesson-end-bonus-check = Wie viele Punkte bringt deine volle Zeile dazu?
azul-lesson-end-bonus-check-wrong = Eine Zeile ist von den dreien am leichtesten und bringt am wenigsten. Sag „Regel volle Zeilen“, dann hörst du es noch einmal.
azul-lesson-end-take = Nimm das X in Reihe 1 und mach das Spiel zu Ende. Tippe zx1.
azul-lesson-end-take-wrong = Nimm das letzte X in Reihe 1. Tippe zx1.
azul-lesson-end-score-check = Mit wie vielen Punkten bist du am Ende?
azul-lesson-end-score-check-wrong = Deine Punkte von vorher, dazu die für eine Kette von fünf und die für die volle Zeile. Du kannst auch „Punkte“ tippen.
azul-lesson-end-end = Die meisten Punkte gewinnen. Haben zwei gleich viele, entscheiden die vollen Zeilen.

azul-lesson-round = Eine ganze Runde
azul-lesson-round-lay = Jetzt spielst du eine ganze Runde, und der Computer spielt Ben. Räum den Tisch und alle Ablagen leer und stell alle Karten auf 0. Das Programm zieht die Fliesen für { $factories } Manufakturen; leg, was es sagt.
azul-lesson-round-play = Leg nach jedem Zug des Computers seine Fliesen und drück dann Enter. Bist du am Zug, zieh so, wie du es gelernt hast. „Züge“ sagt, was erlaubt ist, „Manufakturen“, was wo liegt, und h hilft.
azul-lesson-round-score-check = Die Runde ist vorbei. Wie viele Punkte hast du?
azul-lesson-round-score-check-wrong = Fühl deine Zähltafel, oder tippe „Punkte“.
azul-lesson-round-end = Du kannst jetzt Azul spielen. So geht ein Spiel weiter, Runde um Runde, bis jemand eine volle Zeile hat.

azul-lesson-grey = Die graue Wand
azul-lesson-grey-lay = Manche Ablagen haben eine graue Seite: eine Wand ohne aufgedruckte Farben. Dort wählst du, wohin eine Fliese kommt. Auf der Wand liegen ein R, in Zeile 1 auf Platz 2, und ein B, in Zeile 3 auf Platz 5. Deine Reihe 3 ist voll mit drei R, und die fliest du jetzt.
azul-lesson-grey-above-check = In keiner Spalte darf eine Farbe zweimal stehen. Darf das R aus Reihe 3 in Spalte 2?
azul-lesson-grey-above-check-wrong = In Spalte 2 liegt schon ein R, in Zeile 1.
azul-lesson-grey-taken-check = Darf es in Spalte 5?
azul-lesson-grey-taken-check-wrong = In Zeile 3 ist Spalte 5 besetzt: Dort liegt ein B.
azul-lesson-grey-choose = Such dir eine freie, erlaubte Spalte aus. Leg dort ein R hin, die anderen beiden kommen in den Deckel, und tippe die Nummer der Spalte.
azul-lesson-grey-choose-wrong = Tippe die Nummer einer freien Spalte, zum Beispiel 1.
azul-lesson-grey-column-check = In welcher Spalte von Zeile 3 liegt dein R jetzt?
azul-lesson-grey-column-check-wrong = Fühl Zeile 3 der Wand von links und zähl bis zum R.
azul-lesson-grey-end = Findet eine volle Reihe keinen erlaubten Platz, fallen alle ihre Fliesen auf den Boden. Alles andere ist wie auf der farbigen Wand.

## Exercises

azul-exercise-take-task = Nimm Fliesen so, dass nichts auf die Bodenreihe kommt.
azul-exercise-take-task-wrong = Was in einer Reihe keinen Platz hat, fällt auf den Boden, und wer als Erster ins Zentrum greift, bekommt dort den Startmarker.
azul-exercise-rest-task = Du nimmst alle { $label } von Manufaktur { $source }. Wie viele Fliesen liegen dann im Zentrum?
azul-exercise-rest-task-wrong = Der Rest der Manufaktur kommt ins Zentrum, zu dem, was dort schon liegt.
azul-exercise-lacks-task = Du legst { $source ->
    [0] alle { $label } aus dem Zentrum
   *[other] alle { $label } von Manufaktur { $source }
} in Reihe { $line }. Wie viele fehlen dort noch?
azul-exercise-lacks-task-wrong = Eine Reihe hat so viele Plätze, wie ihre Nummer sagt. Zieh ab, was dort liegt und was du dazulegst.
azul-exercise-fill-task = Füll mit einem Zug eine Reihe.
azul-exercise-fill-task-wrong = Such eine Farbe, von der an einer Stelle so viele Fliesen liegen, wie einer Reihe noch fehlen.
azul-exercise-drop-task = Du legst { $source ->
    [0] alle { $label } aus dem Zentrum
   *[other] alle { $label } von Manufaktur { $source }
} in Reihe { $line }. Wie viele Fliesen fallen auf den Boden?
azul-exercise-drop-task-wrong = Nur so viele, wie der Reihe fehlen, haben Platz. Alle anderen fallen.
azul-exercise-first-task = Nimm so, dass du die nächste Runde beginnst und nichts als der Startmarker auf den Boden kommt.
azul-exercise-first-task-wrong = Der Startmarker liegt im Zentrum. Wer dort zuerst nimmt, bekommt ihn und beginnt die nächste Runde.
azul-exercise-cost-task = Du nimmst als Erster aus dem Zentrum: alle { $label } in Reihe { $line }. Wie viele Punkte kostet das auf dem Boden, mit dem Startmarker?
azul-exercise-cost-task-wrong = Der Startmarker kommt auf den ersten freien Platz der Bodenreihe, dahinter die Fliesen, die in der Reihe keinen Platz haben. Die Plätze kosten { $costs }.
azul-exercise-points-task = Wie holst du jetzt { $points } Punkte? Füll eine Reihe, deren Fliese so viel bringt.
azul-exercise-points-task-wrong = Eine Fliese auf der Wand zählt waagrecht und senkrecht, jeweils mit sich selbst. Sieh nach, wo schon Fliesen liegen.
azul-exercise-whole-task = Nimm so, dass in dieser Runde eine Zeile, eine Spalte oder eine Farbe deiner Wand voll wird.
azul-exercise-whole-task-wrong = Sieh nach, welcher Platz deiner Wand der letzte freie seiner Zeile oder Spalte ist und welche Farbe dorthin gehört.
azul-exercise-deny-task = Ben könnte jetzt seine Reihe { $line } füllen. Nimm so, dass er es nicht mehr kann.
azul-exercise-deny-task-wrong = Such die Fliesen, mit denen Ben diese Reihe füllt, und nimm sie.
azul-exercise-needs-task = Zähl, was Ben braucht: Wie viele und welche Fliesen fehlen seiner Reihe { $line } noch?
azul-exercise-needs-task-wrong = Seine Reihe { $line } hat { $line } Plätze und behält ihre Farbe.
azul-exercise-ready-task = Wie viele seiner Reihen könnte Ben jetzt füllen, jede mit einem einzigen Zug?
azul-exercise-ready-task-wrong = Geh Bens Reihen durch: Liegen irgendwo genug Fliesen einer Farbe, die diese Reihe nehmen darf?
