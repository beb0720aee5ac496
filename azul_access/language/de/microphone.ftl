### Das Mikrofon: was ihm fehlen kann, und was es meldet.

fault-no-microphone = Es ist kein Mikrofon zu finden. Das Spiel geht mit der Tastatur weiter. Sobald ein Mikrofon da ist, höre ich wieder zu.
fault-unknown-microphone = Ein Mikrofon „{ $name }“ gibt es hier nicht. Es gibt: { $known }. Das Spiel geht mit der Tastatur weiter.
fault-microphone-busy = Ein anderes Programm benutzt das Mikrofon. Das Spiel geht mit der Tastatur weiter. Sobald es frei ist, höre ich wieder zu.
fault-microphone-denied = Das Betriebssystem gibt das Mikrofon nicht frei. Bitte in den Einstellungen zum Datenschutz erlauben. Das Spiel geht mit der Tastatur weiter.
fault-microphone-lost = Das Mikrofon ist weg. Das Spiel geht mit der Tastatur weiter. Bitte wieder anstecken.
fault-noise = Es ist zu laut, um etwas zu verstehen. Ich stelle mich neu auf den Raum ein. Ein Headset hilft, und tippen geht immer.
fault-recogniser-lost = Die Spracherkennung ist ausgefallen. Beim nächsten Satz versuche ich es wieder, und tippen geht immer.
fault-broken-model = Mit dem Modell in { $folder } lässt sich die Spracherkennung nicht laden. Bitte das Modell noch einmal herunterladen, oder ohne --speech-model spielen. Tippen geht immer.
fault-no-recogniser = Die Spracherkennung lässt sich nicht laden: { $detail }. Das Spiel geht mit der Tastatur weiter. Meist hilft es, das Programm noch einmal zu installieren{ $form ->
    [show] : { $reinstall }
   *[other] . Der Befehl steht auf dem Bildschirm.
}
fault-hearing-internal = Beim Zuhören ging im Programm etwas schief: { $detail }. Das Spiel geht weiter.
microphone-far = Das Mikrofon scheint weit weg zu sein. Stell es näher heran oder nimm ein Headset. Bis dahin helfen kurze Sätze, und tippen geht immer.
microphone-back = Das Mikrofon ist da.
microphone-calibrated = Das Mikrofon ist auf den Raum eingestellt.
cli-listen = Züge sprechen. push: nach der Tabulatortaste; wake: nach dem Wort „Computer“; open: jederzeit. Ohne Wert: push
cli-microphone = welches Mikrofon: sein Name oder ein Teil davon; sonst das des Systems
cli-speech-model = Modell für die Spracherkennung: ein Name aus models, ein Ordner, oder bundled für das mitgelieferte; sonst das beste, das da ist
