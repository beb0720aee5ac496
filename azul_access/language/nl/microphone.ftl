### De microfoon: wat eraan kan ontbreken, en wat hij meldt.

fault-no-microphone = Er is geen microfoon te vinden. Het spel gaat verder met het toetsenbord. Zodra er een microfoon is, luister ik weer.
fault-unknown-microphone = Een microfoon “{ $name }” is er hier niet. Wel aanwezig: { $known }. Het spel gaat verder met het toetsenbord.
fault-microphone-busy = Een ander programma gebruikt de microfoon. Het spel gaat verder met het toetsenbord. Zodra de microfoon vrij is, luister ik weer.
fault-microphone-denied = Het besturingssysteem geeft de microfoon niet vrij. Sta het gebruik toe in de privacyinstellingen. Het spel gaat verder met het toetsenbord.
fault-microphone-lost = De microfoon is weg. Het spel gaat verder met het toetsenbord. Sluit hem weer aan.
fault-noise = Er is te veel lawaai om iets te verstaan. Ik stel me opnieuw in op de ruimte. Een headset helpt, en typen kan altijd.
fault-recogniser-lost = De spraakherkenning is uitgevallen. Bij de volgende zin probeer ik het opnieuw, en typen kan altijd.
fault-broken-model = Met het model in { $folder } kan de spraakherkenning niet worden geladen. Download het model opnieuw, of speel zonder --speech-model. Typen kan altijd.
fault-no-recogniser = De spraakherkenning kan niet worden geladen: { $detail }. Het spel gaat verder met het toetsenbord. Meestal helpt het om het programma opnieuw te installeren{ $form ->
    [show] : { $reinstall }
   *[other] . Het commando staat op het scherm.
}
fault-hearing-internal = Bij het luisteren ging er in het programma iets mis: { $detail }. Het spel gaat verder.
microphone-far = De microfoon lijkt ver weg te staan. Zet hem dichterbij of gebruik een headset. Tot dan helpen korte zinnen, en typen kan altijd.
microphone-back = De microfoon is er.
microphone-calibrated = De microfoon is op de ruimte ingesteld.
cli-listen = zetten inspreken. push: na de tabtoets; wake: na het woord “computer”; open: altijd. Zonder waarde: push
cli-microphone = welke microfoon: de naam of een deel ervan; anders die van het systeem
cli-speech-model = model voor de spraakherkenning: een naam uit models, een map, of bundled voor het meegeleverde; anders het beste dat er is
