### Modellen voor spraakherkenning.

cli-models = modellen voor spraakherkenning tonen, ophalen, controleren en wissen
cli-models-action = list: opsommen; get: van het net halen; check: controleren of ze onveranderd zijn; remove: wissen; add: toevoegen uit een bestand, bijvoorbeeld van een stick
cli-models-model = naam van een model; bij get ook een taal, zoals nl; bij add een zipbestand of een map
cli-yes = zonder te vragen

models-folder = Modellen staan in { $folder }.
models-model = { $name }: verstaat { $languages }, { $size } megabyte, van { $publishers }, licentie { $licence }.
models-here = Staat hier.
models-can-get = Ophalen met: { $program } models get { $name }
models-begun = Begonnen, { $size } megabyte is er al. Verder met: { $program } models get { $name }
models-no-package = Voor Vosk bestaat er op de Mac geen pakket. In plaats daarvan: { $program } models get whisper-base
models-needs-vosk = Het extra pakket Vosk ontbreekt. Oplossing: { $install-vosk }
models-needs-whisper = Het extra pakket Whisper ontbreekt. Oplossing: { $install-whisper }
models-own = { $name }: eigen model, te gebruiken met --speech-model { $name }.
models-none = Er staat hier nog geen model.
models-already = { $name } staat hier al en is onveranderd.
models-ask = { $size } megabyte ophalen van { $host }? Ja of nee:
models-unverified = Niemand heeft er controlegetallen van gepubliceerd, dus niemand kan zeggen of het het echte is.
models-ask-unverified = Niemand heeft er controlegetallen van gepubliceerd, dus niemand kan zeggen of het het echte is. Toch nemen? Ja of nee:
models-declined = Er is niets opgehaald.
models-addresses = { $count ->
    [one] Het adres van het bestand is:
   *[other] De adressen van de { $count } bestanden; ze horen in een map die { $name } heet:
}
models-goes-on = Het gaat verder bij { $percent } procent.
models-progress = { $percent } procent, { $size } megabyte.
models-done = { $name } staat nu in { $folder }.
models-how = Vanaf nu luistert het programma ermee: { $program } play --listen
models-how-by-name = Gebruiken met: { $program } play --listen --speech-model { $name }
models-sound = { $name }: onveranderd.
models-unchecked = { $name }: het programma heeft dit model hier niet zelf neergezet, daarom is het niet te controleren.
models-damaged = { $name }: beschadigd, namelijk { $files }. Oplossing: { $program } models remove { $name }, daarna opnieuw ophalen.
models-removed = { $name } is gewist.
models-offer = Voor { $language } is er een beter model: { $size } megabyte, ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}. “Model ophalen” haalt het op terwijl jullie spelen.
models-fetching = Ik haal het model op, { $size } megabyte, ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}. Speel rustig door.
models-ready = Het model is er en is gecontroleerd. Vanaf nu luister ik ermee.
models-best-here = Een beter model voor { $language } is er niet.
models-fetch-again = Met “model ophalen” probeer ik het nog een keer; wat er al is, blijft.
doctor-models = Spraakherkenning { $language }: model { $name }.
doctor-models-bundled = Spraakherkenning { $language }: het meegeleverde model.
doctor-models-offer = Spraakherkenning { $language }: het meegeleverde model. Een beter model, { $size } megabyte, haal je op met: { $program } models get { $tag }

error-models-unknown = Een model “{ $name }” ken ik niet. Er zijn { $known }.
error-models-not-installed = Een model “{ $name }” staat hier niet. De lijst toont ze: { $program } models
error-models-no-network = { $host } is niet te bereiken. Controleer het netwerk en geef dezelfde opdracht nog eens; wat er al is, blijft. Of haal het bestand ergens anders op en voeg het toe met: { $program } models add BESTAND
error-models-no-proxy = De proxy { $proxy } antwoordt niet. Controleer de netwerkinstellingen, of haal het bestand ergens anders op en voeg het toe met: { $program } models add BESTAND
error-models-proxy = De proxy { $proxy } staat het ophalen niet toe. Vraag het aan wie het netwerk beheert, of haal het bestand ergens anders op en voeg het toe met: { $program } models add BESTAND
error-models-certificate = Deze computer vertrouwt het certificaat van { $host } niet; daarom is er niets opgehaald. Controleer datum en tijd, of haal het bestand ergens anders op en voeg het toe met: { $program } models add BESTAND
error-models-gone = { $name } staat niet meer op { $host }, of het is afgesloten. Neem een ander model; de lijst toont ze: { $program } models
error-models-server = { $host } meldt een fout, nummer { $code }. Probeer het later nog eens; wat er al is, blijft.
error-models-cut = De verbinding met { $host } valt steeds weg. Geef dezelfde opdracht nog eens: { $name } gaat verder waar het ophield.
error-models-size = { $name } heeft { $size } bytes, verwacht zijn er { $expected }. Het is niet het juiste bestand en is niet overgenomen. Haal het nog eens op.
error-models-sum = { $name } is niet het bestand dat het moet zijn: het controlegetal klopt niet. Het is niet overgenomen. Haal het nog eens op.
error-models-not-trusted = { $name } is niet overgenomen.
error-models-full = Er is te weinig ruimte: er ontbreekt { $needed } megabyte. Maak ruimte en geef dezelfde opdracht nog eens.
error-models-denied = In { $folder } mag niet worden geschreven. Geef schrijfrechten voor de map.
error-models-disk = De map { $folder } is niet te lezen of te schrijven, fout { $code }. Controleer de schijf.
error-models-no-file = { $path } bestaat niet, of het is geen gewoon bestand. Na add hoort het zipbestand of de map van een model.
error-models-no-archive = { $path } is geen zipbestand, of het is beschadigd. Haal het nog eens op.
error-models-unsafe = { $path } wil ergens schrijven waar geen model hoort: { $member }. Er is niets overgenomen.
error-models-too-large = { $path } is uitgepakt te groot voor een model. Er is niets overgenomen.
error-models-no-model = In { $path } staat geen model dat ik ken. Het kan een model van Whisper (voor CTranslate2), van Vosk of van Sphinx zijn.
error-models-stopped = Gestopt. Wat er al is, blijft; dezelfde opdracht gaat ermee verder.
