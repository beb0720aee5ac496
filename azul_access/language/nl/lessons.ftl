# De lessen van alle spellen: wat het programma rond de teksten zegt.

cli-learn = een spel aan tafel leren, les voor les
cli-lesson = het nummer van de les om mee te beginnen
error-setup-no-lesson = { $course ->
    [exercise] Oefening { $lesson } is er niet. Er zijn de oefeningen 1 tot en met { $count }.
   *[other] Les { $lesson } is er niet. Er zijn de lessen 1 tot en met { $count }.
}
lessons-begin = { $course ->
    [exercise] { $count } oefeningen bij { $game }, uit echte spellen. Jij bent Anna, en de andere speler heet Ben. Leg neer wat je hoort, of stel het je voor.
   *[other] { $count } lessen over { $game }, elk ongeveer vijf minuten. Jij bent Anna, en de andere speler heet Ben. Leg het spel klaar.
}
lessons-go-on = { $course ->
    [exercise] Welkom terug bij de oefeningen bij { $game }. Het gaat verder waar je gestopt bent.
   *[other] Welkom terug bij de lessen over { $game }. Het gaat verder waar je gestopt bent.
}
lessons-end = { $course ->
    [exercise] Dat was de laatste oefening. „Oefening 1” begint opnieuw, en q stopt.
   *[other] Dat was de laatste les. Speel nu zelf een spel: q verlaat de lessen, en azul-access play begint een spel. Zeg „regel” met een woord erbij zodra je twijfelt.
}
lessons-left = { $course ->
    [exercise] De volgende „azul-access practise” gaat hier verder.
   *[other] De volgende „azul-access learn” gaat hier verder.
}
lesson-title = Les { $number }. { $title }.
lesson-rule = Meer daarover staat in regel { $chapter }.{ $position }.
lesson-help = { $course ->
    [exercise] Enter herhaalt, u gaat terug. „Oefening 3” begint die oefening, „verder” zegt het antwoord, en q stopt: de volgende keer gaat het hier verder. Alle vragen mogen.
   *[other] Enter gaat verder, u gaat terug. „Les 3” begint die les, „verder” slaat een opdracht over, en q stopt: de volgende keer gaat het hier verder.
}
lesson-prompt = { $course ->
    [exercise] Oefening { $lesson }
   *[other] Les { $lesson }, stap { $part }
}
lesson-right = Goed.
lesson-not-quite = Niet helemaal.
lesson-again = Probeer het nog eens, of zeg „verder”.
lesson-yes-or-no = Antwoord met ja of nee, of zeg „verder”.
lesson-answer = Het antwoord is { $answer }.
lesson-other-move = Dat zou mogen, maar hier proberen we iets anders.
lesson-no-move = Er valt nu niets te zetten. { $asks ->
    [yes] Eerst de vraag:
   *[no] Enter gaat verder.
}
lesson-enter = Enter gaat verder.
lesson-not-here = De lessen hebben een eigen programma: azul-access learn.
lesson-unknown = { $course ->
    [exercise] Er zijn { $count } oefeningen. Noem er een van 1 tot en met { $count }.
   *[other] Er zijn { $count } lessen. Noem er een van 1 tot en met { $count }.
}
lesson-yes = ja
lesson-no = nee
lesson-tiles = { $count } { $label }
cli-practise = oefenen met stellingen uit echte spellen, vraag voor vraag
cli-exercise = het nummer van de oefening om mee te beginnen
exercise-title = Oefening { $number }.
exercise-possible = Zo zou het gaan: { $move }.
