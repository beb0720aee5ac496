# Die Lektionen aller Spiele: was das Programm um ihre Texte herum sagt.

cli-learn = ein Spiel am Tisch lernen, Lektion für Lektion
cli-lesson = die Nummer der Lektion, mit der es losgeht
error-setup-no-lesson = Eine Lektion { $lesson } gibt es nicht. Es gibt die Lektionen 1 bis { $count }.
lessons-begin = { $count } Lektionen zu { $game }, jede etwa fünf Minuten lang. Du bist Anna, und wer mitspielt, heißt Ben. Leg dir das Spiel bereit.
lessons-go-on = Willkommen zurück bei den Lektionen zu { $game }. Es geht dort weiter, wo du aufgehört hast.
lessons-end = Das war die letzte Lektion. Spiel jetzt eine eigene Partie: q verlässt die Lektionen, und azul-access play beginnt ein Spiel. Sag „Regel“ und ein Wort dazu, wann immer du unsicher bist.
lessons-left = Das nächste „azul-access learn“ geht hier weiter.
lesson-title = Lektion { $number }. { $title }.
lesson-rule = Mehr dazu steht in Regel { $chapter }.{ $position }.
lesson-help = Enter geht weiter, u geht zurück. „Lektion 3“ beginnt diese Lektion, „weiter“ überspringt eine Aufgabe, und q hört auf: Beim nächsten Mal geht es hier weiter.
lesson-prompt = Lektion { $lesson }, Schritt { $part }
lesson-right = Richtig.
lesson-not-quite = Nicht ganz.
lesson-again = Versuch es noch einmal, oder sag „weiter“.
lesson-answer = Die Antwort ist { $answer }.
lesson-other-move = Das wäre erlaubt, aber hier probieren wir etwas anderes.
lesson-no-move = Gerade gibt es nichts zu ziehen. Enter geht weiter.
lesson-not-here = Die Lektionen haben ein eigenes Programm: azul-access learn.
lesson-unknown = Es gibt { $count } Lektionen. Nenne eine von 1 bis { $count }.
lesson-yes = ja
lesson-no = nein
lesson-tiles = { $count } { $label }
