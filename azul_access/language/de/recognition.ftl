### Aufnahmen hören, die eigene Stimme beibringen, eigene Modelle.

error-recording-missing = Die Aufnahme { $name } gibt es nicht.
error-recording-unreadable = { $name } lässt sich nicht als Aufnahme lesen. Die Datei ist beschädigt oder in einem unbekannten Format. Am besten geht WAV.
error-recording-empty = In { $name } ist kein Ton.
error-recording-too-long = { $name } ist zu lang. Eine Aufnahme darf höchstens { $seconds } Sekunden dauern.
error-recording-not-written = Die Aufnahme { $name } lässt sich nicht speichern.
error-taught-not-written = Die Datei { $path } lässt sich nicht ändern.
error-model-no-folder = Den Ordner { $path } gibt es nicht. Nach --speech-model gehört der Ordner eines entpackten Modells.
error-model-unknown = In { $path } liegt kein Modell, das ich kenne. Möglich sind Modelle von Whisper, Vosk und Sphinx, entpackt.
error-model-no-dictionary = Zum Modell in { $path } fehlt das Wörterbuch, eine Datei mit der Endung dict oder dic.
error-model-no-whisper = Für dieses Modell fehlt das Zusatzpaket Whisper. Abhilfe: { $install-whisper }
error-model-no-vosk = Für dieses Modell fehlt das Zusatzpaket Vosk. Abhilfe: { $install-vosk }
error-model-no-sphinx = Für die Spracherkennung fehlt das Paket pocketsphinx. Abhilfe: { $reinstall }
model-dropped = Das Modell in { $folder } lässt sich nicht laden: Es ist beschädigt oder für eine andere Sprache, oder der Speicher reicht nicht. Ich höre ohne dieses Modell weiter zu.
model-missing = Dieses Modell kennt einige Wörter des Spiels nicht: { $words }{ $more ->
    [0] .
   *[other] { " " }und { $more } weitere.
} Sie lassen sich nur tippen.

## Wo kein Spiel läuft

standalone-no-microphone = Es ist kein Mikrofon zu finden.
standalone-unknown-microphone = Ein Mikrofon „{ $name }“ gibt es hier nicht. Es gibt: { $known }.
standalone-microphone-busy = Ein anderes Programm benutzt das Mikrofon.
standalone-microphone-denied = Das Betriebssystem gibt das Mikrofon nicht frei. Bitte in den Einstellungen zum Datenschutz erlauben.
standalone-microphone-lost = Das Mikrofon ist weg.
standalone-noise = Es ist zu laut, um etwas zu verstehen.
standalone-recogniser-lost = Die Spracherkennung ist dabei ausgefallen.
standalone-broken-model = Mit dem Modell in { $folder } lässt sich die Spracherkennung nicht laden. Bitte das Modell noch einmal herunterladen.
standalone-no-recogniser = Die Spracherkennung lässt sich nicht laden: { $detail }. Meist hilft es, das Programm noch einmal zu installieren{ $form ->
    [show] : { $reinstall }
   *[other] . Der Befehl steht auf dem Bildschirm.
}
standalone-hearing-internal = Beim Zuhören ging im Programm etwas schief: { $detail }.

## Der Befehl hear

cli-hear = sagen, was in Aufnahmen zu verstehen ist
cli-hear-files = die Aufnahmen
cli-game-log = Spielstand, für den die Aufnahmen gelten; sonst ein neues Spiel zu dritt
hear-file = { $name }:
hear-woken = Mit Rufwort.
hear-nothing = Kein Befehl.
hear-guess = „{ $text }“. Das heißt: { $meaning }.
hear-sure = Sicher.
hear-likely = Wahrscheinlich.
hear-fair = Ziemlich wahrscheinlich: Züge werden nachgefragt.
hear-narrow = Knapp.
hear-doubtful = Undeutlich: Das zählt nur, wenn das Programm eigens zuhört.
hear-score = Bewertung { $score }.
hear-no-alternative = Etwas anderes kommt nicht in Frage.
hear-second = Abstand { $margin } zur zweiten Vermutung „{ $text }“, das heißt: { $meaning }.
hear-no-meaning = nichts, was jetzt gesagt werden kann
hear-either = eines von mehreren: { $meanings }
hear-impossible = { $meaning }, aber das geht jetzt nicht
hear-answer = eine Antwort

## Der Befehl learn-voice

cli-learn-voice = dem Programm die eigene Stimme beibringen
cli-words = wie viele Wörter höchstens
cli-learn-from = Aufnahmen aus diesem Ordner statt vom Mikrofon; jede heißt wie ihr Wort, etwa rot.wav
cli-keep-audio = die Aufnahmen in diesem Ordner aufheben; sonst wird keine aufgehoben
cli-forget = vergessen, was beigebracht wurde
learn-begin = Ich lerne, wie du sprechen willst. { $count ->
    [one] Ein Wort kommt dran
   *[other] { $count } Wörter kommen dran
}, jedes zweimal. Alles bleibt auf diesem Computer.
learn-not-kept = Keine Aufnahme wird aufgehoben.
learn-kept = Die Aufnahmen werden in { $folder } aufgehoben.
learn-how = Vor jedem Wort Enter drücken, dann sprechen. q hört auf, und was bis dahin gesagt wurde, zählt.
cli-delete-audio = aufgehobene Aufnahmen in diesem Ordner löschen, und sonst nichts
give-question = Du kannst diese Aufnahmen dem Projekt schenken, damit das Programm Menschen besser versteht. Dann dürfen alle sie hören und benutzen, Lizenz { $licence }. Es wird nichts verschickt; du selbst gibst den Ordner weiter. Möchtest du das? Ja oder nein.
prompt-give = Ja oder nein
give-declined = Gut, die Aufnahmen bleiben nur für dich.
give-name-question = Wie soll dein Name dabeistehen? Enter heißt: ohne Namen.
prompt-give-name = Name oder Enter
give-no-name = ohne Namen
give-sentence = Ich gebe diese Aufnahmen frei für alle, Lizenz CC0.
give-say-sentence = Drück Enter und sag dann: „{ $sentence }“.
give-commands = Danke. Jetzt noch { $count ->
    [one] ein ganzer Satz
   *[other] { $count } ganze Sätze
}, jeder einmal. q hört auf.
give-done = Danke! Im Ordner { $folder } liegen die Aufnahmen und deine Zustimmung, gesprochen und als Text.
give-how = Wie du sie weitergibst, steht in docs/recordings.md. Löschen: { $program } learn-voice --delete-audio { $folder }
give-deleted = { $count ->
    [0] In { $folder } liegt keine Aufnahme dieses Programms.
    [one] Eine Datei in { $folder } ist gelöscht.
   *[other] { $count } Dateien in { $folder } sind gelöscht.
}
learn-say = { $number } von { $count }: bitte „{ $word }“ sagen.
learn-again = Noch einmal: „{ $word }“.
learn-silent = Ich habe nichts gehört. Noch einmal Enter und „{ $word }“, oder q.
prompt-learn = Enter oder q
learn-working = Ich vergleiche jetzt. Das kann einige Minuten dauern.
learn-done = { $learned ->
    [0] Fertig. Ich verstehe deine Wörter so gut wie bisher, es war nichts zu ändern.
    [one] Fertig. Ein Wort verstehe ich jetzt so, wie du es sprichst.
   *[other] Fertig. { $learned } von { $count } Wörtern verstehe ich jetzt so, wie du sie sprichst.
}
learn-where = Gelernt steht es in { $path }. Löschen: { $program } learn-voice --forget
learn-nothing = Es gibt keine Aufnahme. Nichts gelernt.
learn-unknown = Diese Aufnahmen gehören zu keinem Wort im Spiel: { $names }.
learn-forgotten = Vergessen: Was du für { $language } beigebracht hast, ist gelöscht.
learn-not-taught = Für { $language } ist nichts beigebracht.

## doctor

doctor-microphones = { $count ->
    [one] Mikrofon: { $names }.
   *[other] { $count } Mikrofone: { $names }.
}
doctor-recogniser = Spracherkennung: pocketsphinx { $version }, für { $languages }.
doctor-taught = Eigene Stimme für { $language }: { $count ->
    [one] ein Wort gelernt
   *[other] { $count } Wörter gelernt
}.
