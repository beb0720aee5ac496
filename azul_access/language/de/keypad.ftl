### Der Ziffernblock: was „keypad-NAME“ heißt, ersetzt dort NAME. Die Zeichen heißen wie beim Rechnen.

set-digits-on = Ziffern statt Buchstaben. Geteilt nennt die Tasten. Mal mal Punkt geht zurück zu den Buchstaben.
set-digits-off = Ab jetzt wieder mit Buchstaben.
read-back-digits-on = ab jetzt mit Ziffern
read-back-digits-off = ab jetzt wieder mit Buchstaben
error-keys-unknown = Das ergibt hier nichts: { $keys }.
error-num-lock = Der Ziffernblock schickt gerade Pfeiltasten. Bitte einmal Num drücken, dann noch einmal tippen.
seat-name = Person { $letter }

## Das Gespräch

keypad-ask-players = Wie viele spielen? 2 bis 4. Oder die Namen der Reihe nach im Uhrzeigersinn.
keypad-ask-starts = Wer beginnt? Die Nummer drücken, der Reihe nach: { $players }. Enter allein heißt { $player }.
keypad-help-questions = Ein Punkt wiederholt die Frage, minus geht zur vorigen Frage, mal mal 0 verlässt das Programm.
keypad-set-expert = Ab jetzt für Geübte: Ansagen kurz, Antworten normal. Mal mal 5 stellt alles zurück.
keypad-consent-question = Sind alle einverstanden? Plus heißt ja, minus heißt nein.
keypad-confirm = Also: { $command }. Plus heißt ja, minus heißt nein.
keypad-did-you-mean = Meintest du: { $command }? Plus heißt ja, minus heißt nein.
keypad-say-yes-or-no = Bitte noch einmal: plus für ja, minus für nein.
keypad-unsure-two = Was ist gemeint? 1: { $first }. Oder 2: { $second }.
keypad-say-which = Bitte die Nummer drücken, 1 bis { $count }.
keypad-correction-undo = Minus { $count } nimmt alles ab dort zurück. Danach berichtigen und die Züge neu eingeben.
keypad-error-no-move = Der letzte Eintrag ist kein Zug. Minus nimmt ihn zurück.
keypad-error-no-statements = In diesem Spiel geht das nicht. Minus nimmt den letzten Zug zurück.
keypad-error-nothing-to-correct = So einen Eintrag gibt es nicht. Mal minus nennt die letzten mit ihrer Nummer.
keypad-error-over = Das Spiel ist zu Ende. Mit minus geht es einen Zug zurück.
keypad-help-over = Das Spiel ist zu Ende. Fragen gehen weiter, minus nimmt den letzten Zug zurück, mal mal 0 beendet das Programm.
keypad-help-always = { $verbosity ->
    [terse] Mal, Punkt, minus, plus, geteilt; mal mit 0 bis 9, Punkt, plus, minus, geteilt; mal mal mit 0 bis 9, plus, minus, Punkt.
   *[normal] Immer: mal wer ist dran, Punkt noch einmal hören, Enter weiter, minus zurücknehmen, plus wiederherstellen, geteilt und ein Zug sagt, was dann wäre. Mal und eine Nummer die Manufaktur, mal 0 das Zentrum, mal mal alle Manufakturen, mal Punkt die Ablage, die dran ist, mal Punkt 2 die zweite, mal plus die Punkte, mal geteilt die möglichen Züge, mal minus die letzten Einträge. Minus Punkt und ein Zug berichtigt den letzten, minus 5 Punkt und ein Zug den Eintrag 5. Mal mal 7 kurz, 5 normal, 9 ausführlich, plus für Geübte, 4 langsamer, 6 schneller, 2 leiser, 8 lauter, 1 die Fliesung Schritt für Schritt, 3 am Stück, minus Spielende nach Absprache, 0 Programm verlassen, Punkt wieder Buchstaben.
}

## Azul

keypad-azul-hint-fill = Manufaktur { $factory }, zum Beispiel 1 1 2 3. Mehr mit geteilt.
keypad-azul-hint-take = Zum Beispiel 2 1 3. Mehr mit geteilt.
keypad-azul-help-boards = Mal Punkt ist die Ablage von { $player }, mal Punkt { $number } die von { $other }.
keypad-azul-help-fill = Manufaktur { $factory } füllen: die Nummern der vier Fliesen, zum Beispiel 1 1 2 3. 1 ist R, 2 B, 3 SCH, 4 X, 5 O. Mehrere Manufakturen gehen in einer Zeile.
keypad-azul-help-take = { $player } nimmt: Manufaktur, Fliese, Reihe, zum Beispiel 2 1 3. Manufaktur 0 ist das Zentrum, Reihe 0 der Boden. Fliese 1 ist R, 2 B, 3 SCH, 4 X, 5 O. Geteilt davor sagt, was dann wäre. Mal geteilt nennt die Züge.
keypad-azul-expect-stuck = Es ist keine Fliese mehr da. Das Spiel kann nur noch beendet werden, mit mal mal minus.
keypad-error-must-take = { $player } ist dran. Manufaktur, Fliese und Reihe zusammen, zum Beispiel 2 1 3.
keypad-error-stuck = Es ist keine Fliese mehr da. Mit mal mal minus wird gewertet.

## Summer Pavilion

keypad-sp-hint-supply = { $count ->
    [one] Die Nummer der gezogenen Fliese, zum Beispiel 3.
   *[other] Die Nummern der { $count } gezogenen Fliesen. Mehr mit geteilt.
}
keypad-sp-hint-fill = Manufaktur { $factory }, zum Beispiel 3 3 4 6. Mehr mit geteilt.
keypad-sp-hint-take = Zum Beispiel 2 3. Mehr mit geteilt.
keypad-sp-hint-place = Zum Beispiel 3 3 2, oder 0 für passen. Mehr mit geteilt.
keypad-sp-hint-place-grey = Zum Beispiel 3 2 4, oder 0 für passen. Mehr mit geteilt.
keypad-sp-help-supply = Den Vorrat füllen: { $count ->
    [one] die Nummer der gezogenen Fliese
   *[other] die Nummern der { $count } gezogenen Fliesen
}. 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-fill = Manufaktur { $factory } füllen: die Nummern der vier Fliesen, zum Beispiel 3 3 4 6. 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G. Mehrere Manufakturen gehen in einer Zeile.
keypad-sp-help-take = { $player } nimmt: Manufaktur und Fliese, zum Beispiel 2 3. Manufaktur 0 ist das Zentrum. Fliese 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G. Der Joker kommt von selbst mit.
keypad-sp-help-place = Legen: Fliese, Stern und Feld, zum Beispiel 3 3 2. Ein Stern hat die Nummer seiner Fliese: 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G; Stern Mitte ist 0. Wie bezahlt wird, folgt nach einem Punkt: 3 3 2 Punkt 3 1; sonst werden Joker gespart. Geteilt davor sagt, was dann wäre.
keypad-sp-help-place-grey = Legen: Fliese, Stern und Feld, zum Beispiel 3 2 4. Fliese 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G; Stern Mitte ist 0. Wie bezahlt wird, folgt nach einem Punkt: 3 2 4 Punkt 3 3 3 1; sonst werden Joker gespart. Geteilt davor sagt, was dann wäre.
keypad-sp-help-pass = Passen: 0. Behalten, was dahinter steht: 0 Punkt 3 3 6. 0 Punkt 0 behält nichts.
keypad-sp-help-bonus = { $count ->
    [one] Die Nummer einer Fliese aus dem Vorrat
   *[other] Die Nummern von { $count } Fliesen aus dem Vorrat
}: 1 ist L, 2 O, 3 R, 4 B, 5 Y, 6 G.
keypad-sp-help-questions = Fragen: mal geteilt, was geht, mal Punkt meine Ablage. Alle anderen gehen mit Wörtern.
keypad-error-must-take-tiles = { $player } ist dran. Manufaktur und Fliese zusammen, zum Beispiel 2 3.
keypad-error-keep-which = Es sind noch { $count } Fliesen: { $tiles }. { $most ->
    [one] Eine darf man behalten
    [4] Vier darf man behalten
   *[other] { $most } darf man behalten
}; bitte nennen, zum Beispiel 0 Punkt 3 3 6 6.
