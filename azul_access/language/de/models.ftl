### Modelle für die Spracherkennung.

cli-models = Modelle für die Spracherkennung auflisten, laden, prüfen und löschen
cli-models-action = list: auflisten; get: aus dem Netz laden; check: prüfen, ob sie unverändert sind; remove: löschen; add: aus einer Datei nehmen, etwa von einem Stick
cli-models-model = Name eines Modells; bei get auch eine Sprache, wie de; bei add eine Zip-Datei oder ein Ordner
cli-yes = ohne Rückfrage

models-folder = Modelle liegen in { $folder }.
models-model = { $name }: hört { $languages }, { $size } Megabyte, von { $publishers }, Lizenz { $licence }.
models-here = Liegt hier.
models-can-get = Laden mit: { $program } models get { $name }
models-begun = Angefangen, { $size } Megabyte sind da. Weiter mit: { $program } models get { $name }
models-no-package = Für Vosk gibt es auf dem Mac kein Paket. Stattdessen: { $program } models get whisper-base
models-needs-vosk = Es fehlt das Zusatzpaket Vosk. Abhilfe: { $install-vosk }
models-needs-whisper = Es fehlt das Zusatzpaket Whisper. Abhilfe: { $install-whisper }
models-own = { $name }: eigenes Modell, benutzen mit --speech-model { $name }.
models-none = Es liegt noch kein Modell hier.
models-already = { $name } liegt schon hier und ist unverändert.
models-ask = { $size } Megabyte von { $host } laden? Ja oder nein:
models-unverified = Niemand hat Prüfsummen dafür veröffentlicht, also kann niemand sagen, ob es das echte ist.
models-ask-unverified = Niemand hat Prüfsummen dafür veröffentlicht, also kann niemand sagen, ob es das echte ist. Trotzdem nehmen? Ja oder nein:
models-declined = Es wurde nichts geladen.
models-addresses = { $count ->
    [one] Die Adresse der Datei ist:
   *[other] Die Adressen der { $count } Dateien; sie gehören in einen Ordner namens { $name }:
}
models-goes-on = Es geht bei { $percent } Prozent weiter.
models-progress = { $percent } Prozent, { $size } Megabyte.
models-done = { $name } liegt jetzt in { $folder }.
models-how = Von nun an hört das Programm damit: { $program } play --listen
models-how-by-name = Benutzen mit: { $program } play --listen --speech-model { $name }
models-sound = { $name }: unverändert.
models-unchecked = { $name }: Dieses Modell hat das Programm nicht selbst hierher gelegt, darum lässt es sich nicht prüfen.
models-damaged = { $name }: beschädigt, und zwar { $files }. Abhilfe: { $program } models remove { $name }, danach neu laden.
models-removed = { $name } ist gelöscht.
models-offer = Für { $language } gibt es ein besseres Modell: { $size } Megabyte, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}. „Modell holen“ holt es, während ihr spielt.
models-fetching = Ich hole das Modell, { $size } Megabyte, etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}. Spielt ruhig weiter.
models-ready = Das Modell ist da und geprüft. Ab jetzt höre ich damit.
models-best-here = Ein besseres Modell für { $language } gibt es nicht.
models-fetch-again = Mit „Modell holen“ versuche ich es noch einmal; was schon da ist, bleibt.
doctor-models = Spracherkennung { $language }: Modell { $name }.
doctor-models-bundled = Spracherkennung { $language }: mitgeliefertes Modell.
doctor-models-offer = Spracherkennung { $language }: mitgeliefertes Modell. Ein besseres, { $size } Megabyte, lädt man mit: { $program } models get { $tag }

error-models-unknown = Ein Modell „{ $name }“ kenne ich nicht. Es gibt { $known }.
error-models-not-installed = Ein Modell „{ $name }“ liegt hier nicht. Die Liste zeigt: { $program } models
error-models-no-network = { $host } ist nicht zu erreichen. Bitte das Netz prüfen und denselben Befehl noch einmal geben; was schon da ist, bleibt. Oder die Datei anderswo laden: { $program } models add DATEI
error-models-no-proxy = Der Proxy { $proxy } antwortet nicht. Bitte die Netzeinstellungen prüfen, oder die Datei anderswo laden: { $program } models add DATEI
error-models-proxy = Der Proxy { $proxy } lässt das Laden nicht zu. Bitte bei der Netzverwaltung fragen, oder die Datei anderswo laden: { $program } models add DATEI
error-models-certificate = { $host } weist sich nicht so aus, dass dieser Computer ihm traut; darum wurde nichts geladen. Bitte Datum und Uhrzeit prüfen, oder die Datei anderswo laden: { $program } models add DATEI
error-models-gone = { $name } gibt es auf { $host } nicht mehr, oder es ist gesperrt. Bitte ein anderes Modell nehmen; die Liste zeigt: { $program } models
error-models-server = { $host } meldet einen Fehler, Nummer { $code }. Bitte später noch einmal versuchen; was schon da ist, bleibt.
error-models-cut = Die Verbindung zu { $host } bricht immer wieder ab. Bitte denselben Befehl noch einmal geben: { $name } geht weiter, wo es aufgehört hat.
error-models-size = { $name } hat { $size } Byte, erwartet sind { $expected }. Es ist nicht die richtige Datei und wurde nicht genommen. Bitte noch einmal laden.
error-models-sum = { $name } ist nicht die Datei, die erwartet wird: Die Prüfsumme ist falsch. Sie wurde nicht genommen. Bitte noch einmal laden.
error-models-not-trusted = { $name } wurde nicht genommen.
error-models-full = Der Platz reicht nicht: Es fehlen { $needed } Megabyte. Bitte Platz schaffen und denselben Befehl noch einmal geben.
error-models-denied = In { $folder } darf nicht geschrieben werden. Bitte Schreibrechte für den Ordner geben.
error-models-disk = Der Ordner { $folder } lässt sich nicht lesen oder schreiben, Fehler { $code }. Bitte das Laufwerk prüfen.
error-models-no-file = { $path } gibt es nicht, oder es ist keine gewöhnliche Datei. Nach add gehört die Zip-Datei oder der Ordner eines Modells.
error-models-no-archive = { $path } ist keine Zip-Datei, oder sie ist beschädigt. Bitte noch einmal laden.
error-models-unsafe = { $path } will etwas an eine Stelle schreiben, an die kein Modell gehört: { $member }. Es wurde nichts genommen.
error-models-too-large = { $path } ist ausgepackt zu groß für ein Modell. Es wurde nichts genommen.
error-models-no-model = In { $path } liegt kein Modell, das ich kenne. Möglich sind Modelle von Whisper für CTranslate2, von Vosk und von Sphinx.
error-models-stopped = Abgebrochen. Was schon da ist, bleibt; derselbe Befehl macht damit weiter.
