# Die Lektionen aller Spiele: was das Programm um ihre Texte herum sagt.

cli-learn = ein Spiel am Tisch lernen, Lektion für Lektion
cli-lesson = die Nummer der Lektion, mit der es losgeht
error-setup-no-lesson = { $course ->
    [exercise] Eine Übung { $lesson } gibt es nicht. Es gibt die Übungen 1 bis { $count }.
   *[other] Eine Lektion { $lesson } gibt es nicht. Es gibt die Lektionen 1 bis { $count }.
}
lessons-begin = { $course ->
    [exercise] { $count } Übungen zu { $game }, aus echten Spielen. Du bist Anna, und wer mitspielt, heißt Ben. Leg hin, was du hörst, oder stell es dir vor.
   *[other] { $count } Lektionen zu { $game }, jede etwa fünf Minuten lang. Du bist Anna, und wer mitspielt, heißt Ben. Leg dir das Spiel bereit.
}
lessons-go-on = { $course ->
    [exercise] Willkommen zurück bei den Übungen zu { $game }. Es geht dort weiter, wo du aufgehört hast.
   *[other] Willkommen zurück bei den Lektionen zu { $game }. Es geht dort weiter, wo du aufgehört hast.
}
lessons-end = { $course ->
    [exercise] Das war die letzte Übung. „Übung 1“ beginnt von vorn, und q hört auf.
   *[other] Das war die letzte Lektion. Spiel jetzt eine eigene Partie: q verlässt die Lektionen, und azul-access play beginnt ein Spiel. Sag „Regel“ und ein Wort dazu, wann immer du unsicher bist.
}
lessons-left = { $course ->
    [exercise] Das nächste „azul-access practise“ geht hier weiter.
   *[other] Das nächste „azul-access learn“ geht hier weiter.
}
lesson-title = Lektion { $number }. { $title }.
lesson-rule = Mehr dazu steht in Regel { $chapter }.{ $position }.
lesson-help = { $course ->
    [exercise] Enter wiederholt, u geht zurück. „Übung 3“ beginnt diese Übung, „weiter“ sagt die Antwort, und q hört auf: Beim nächsten Mal geht es hier weiter. Alle Fragen sind erlaubt.
   *[other] Enter geht weiter, u geht zurück. „Lektion 3“ beginnt diese Lektion, „weiter“ überspringt eine Aufgabe, und q hört auf: Beim nächsten Mal geht es hier weiter.
}
lesson-prompt = { $course ->
    [exercise] Übung { $lesson }
   *[other] Lektion { $lesson }, Schritt { $part }
}
lesson-right = Richtig.
lesson-not-quite = Nicht ganz.
lesson-again = Versuch es noch einmal, oder sag „weiter“.
lesson-yes-or-no = Antworte mit Ja oder Nein, oder sag „weiter“.
lesson-answer = Die Antwort ist { $answer }.
lesson-other-move = Das wäre erlaubt, aber hier probieren wir etwas anderes.
lesson-no-move = Gerade gibt es nichts zu ziehen. { $asks ->
    [yes] Erst die Frage:
   *[no] Enter geht weiter.
}
lesson-enter = Enter geht weiter.
lesson-not-here = Die Lektionen haben ein eigenes Programm: azul-access learn.
lesson-unknown = { $course ->
    [exercise] Es gibt { $count } Übungen. Nenne eine von 1 bis { $count }.
   *[other] Es gibt { $count } Lektionen. Nenne eine von 1 bis { $count }.
}
lesson-yes = ja
lesson-no = nein
lesson-tiles = { $count } { $label }
cli-practise = an Stellungen aus echten Spielen üben, Frage für Frage
cli-exercise = die Nummer der Übung, mit der es losgeht
exercise-title = Übung { $number }.
exercise-possible = So ginge es: { $move }.
