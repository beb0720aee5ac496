### Opnamen horen, je eigen stem leren, eigen modellen.

error-recording-missing = De opname { $name } bestaat niet.
error-recording-unreadable = { $name } kan niet als opname worden gelezen. Het bestand is beschadigd of heeft een onbekend formaat. WAV werkt het best.
error-recording-empty = In { $name } zit geen geluid.
error-recording-too-long = { $name } is te lang. Een opname mag hoogstens { $seconds } seconden duren.
error-recording-not-written = De opname { $name } kan niet worden opgeslagen.
error-taught-not-written = Het bestand { $path } kan niet worden gewijzigd.
error-model-no-folder = De map { $path } bestaat niet. Achter --speech-model hoort de map van een uitgepakt model.
error-model-unknown = In { $path } staat geen model dat ik ken. Modellen van Whisper, Vosk en Sphinx werken, uitgepakt.
error-model-no-dictionary = Bij het model in { $path } ontbreekt het woordenboek, een bestand dat eindigt op dict of dic.
error-model-no-whisper = Voor dit model ontbreekt het extra pakket Whisper. Oplossing: { $install-whisper }
error-model-no-vosk = Voor dit model ontbreekt het extra pakket Vosk. Oplossing: { $install-vosk }
error-model-no-sphinx = Voor de spraakherkenning ontbreekt het pakket pocketsphinx. Oplossing: { $reinstall }
model-dropped = Het model in { $folder } kan niet worden geladen: het is beschadigd of voor een andere taal, of er is te weinig geheugen. Ik blijf zonder dit model luisteren.
model-missing = Dit model kent enkele woorden van het spel niet: { $words }{ $more ->
    [0] .
   *[other] { " " }en nog { $more }.
} Die kun je alleen typen.

## Waar geen spel loopt

standalone-no-microphone = Er is geen microfoon te vinden.
standalone-unknown-microphone = Een microfoon “{ $name }” is hier niet. Wel: { $known }.
standalone-microphone-busy = Een ander programma gebruikt de microfoon.
standalone-microphone-denied = Het besturingssysteem geeft de microfoon niet vrij. Sta het toe in de privacy-instellingen.
standalone-microphone-lost = De microfoon is weg.
standalone-noise = Het is te luid om iets te verstaan.
standalone-recogniser-lost = De spraakherkenning is daarbij uitgevallen.
standalone-broken-model = Met het model in { $folder } kan de spraakherkenning niet worden geladen. Download het model opnieuw.
standalone-no-recogniser = De spraakherkenning kan niet worden geladen: { $detail }. Meestal helpt het om het programma opnieuw te installeren{ $form ->
    [show] : { $reinstall }
   *[other] . Het commando staat op het scherm.
}
standalone-hearing-internal = Bij het luisteren ging er in het programma iets mis: { $detail }.

## De opdracht hear

cli-hear = zeggen wat er in opnamen te verstaan is
cli-hear-files = de opnamen
cli-game-log = opgeslagen spel waarvoor de opnamen gelden; anders een nieuw spel met drie spelers
hear-file = { $name }:
hear-woken = Met het roepwoord.
hear-nothing = Geen opdracht.
hear-guess = “{ $text }”. Dat betekent: { $meaning }.
hear-sure = Zeker.
hear-likely = Waarschijnlijk.
hear-fair = Vrij waarschijnlijk: zetten worden nagevraagd.
hear-narrow = Nipt.
hear-doubtful = Onduidelijk: dit telt alleen als het programma is gevraagd te luisteren.
hear-score = Waarde { $score }.
hear-no-alternative = Iets anders kan het niet zijn.
hear-second = Verschil { $margin } met de tweede gok “{ $text }”, dat betekent: { $meaning }.
hear-no-meaning = niets wat nu gezegd kan worden
hear-either = een van meerdere: { $meanings }
hear-impossible = { $meaning }, maar dat kan nu niet
hear-answer = een antwoord

## De opdracht learn-voice

cli-learn-voice = het programma je eigen stem leren
cli-words = hoeveel woorden hoogstens
cli-learn-from = opnamen uit deze map in plaats van de microfoon; elke heet zoals haar woord, zoals rood.wav
cli-keep-audio = de opnamen in deze map bewaren; anders wordt er geen bewaard
cli-forget = vergeten wat er is geleerd
learn-begin = Ik leer hoe jij spreekt. Er { $count ->
    [one] komt één woord
   *[other] komen { $count } woorden
}, elk twee keer. Alles blijft op deze computer.
learn-not-kept = Er wordt geen opname bewaard.
learn-kept = De opnamen worden bewaard in { $folder }.
learn-how = Druk voor elk woord op Enter en spreek dan. q stopt, en wat tot dan is gezegd, telt.
cli-delete-audio = bewaarde opnamen in deze map wissen, en verder niets
give-question = Je kunt deze opnamen aan het project geven, zodat het programma mensen beter verstaat. Dan mag iedereen ze horen en gebruiken, licentie { $licence }. Er wordt niets verstuurd; je geeft de map zelf door. Wil je dat? Ja of nee.
prompt-give = Ja of nee
give-declined = Goed, de opnamen blijven alleen voor jou.
give-name-question = Welke naam moet erbij staan? Enter betekent: zonder naam.
prompt-give-name = Naam of Enter
give-no-name = zonder naam
give-sentence = Ik geef deze opnamen vrij voor iedereen, licentie CC0.
give-say-sentence = Druk op Enter en zeg dan: “{ $sentence }”.
give-commands = Dank je. Nu nog { $count ->
    [one] één hele zin
   *[other] { $count } hele zinnen
}, elk één keer. q stopt.
give-done = Dank je! In de map { $folder } staan de opnamen en je toestemming, gesproken en als tekst.
give-how = Hoe je ze doorgeeft, staat in docs/recordings.md. Wissen: { $program } learn-voice --delete-audio { $folder }
give-deleted = { $count ->
    [0] In { $folder } staat geen opname van dit programma.
    [one] Eén bestand in { $folder } is gewist.
   *[other] { $count } bestanden in { $folder } zijn gewist.
}
learn-say = { $number } van { $count }: zeg “{ $word }”.
learn-again = Nog een keer: “{ $word }”.
learn-silent = Ik heb niets gehoord. Nog een keer Enter en “{ $word }”, of q.
prompt-learn = Enter of q
learn-working = Ik vergelijk nu. Dat kan enkele minuten duren.
learn-done = { $learned ->
    [0] Klaar. Ik versta je woorden even goed als eerst, er viel niets te veranderen.
    [one] Klaar. Eén woord versta ik nu zoals jij het zegt.
   *[other] Klaar. { $learned } van de { $count } woorden versta ik nu zoals jij ze zegt.
}
learn-where = Wat is geleerd, staat in { $path }. Wissen: { $program } learn-voice --forget
learn-nothing = Er is geen opname. Niets geleerd.
learn-unknown = Deze opnamen horen bij geen woord van het spel: { $names }.
learn-forgotten = Vergeten: wat je voor het { $language } hebt geleerd, is gewist.
learn-not-taught = Voor het { $language } is niets geleerd.

## doctor

doctor-microphones = { $count ->
    [one] Microfoon: { $names }.
   *[other] { $count } microfoons: { $names }.
}
doctor-recogniser = Spraakherkenning: pocketsphinx { $version }, voor { $languages }.
doctor-taught = Je eigen stem voor { $language }: { $count ->
    [one] één woord geleerd
   *[other] { $count } woorden geleerd
}.
