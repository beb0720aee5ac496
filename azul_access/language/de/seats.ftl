### Wer an den Plätzen spielt: Personen und der Computer.

computer-level-1 = lernt noch
computer-level-2 = spielt mit
computer-level-3 = denkt mit
computer-level-4 = plant voraus
computer-level-5 = spielt stark
computer-level-6 = ist Meister
computer-plays = { $player } spielt auf Stufe { $level } von 6: { $word }.
computer-plays-for = Für { $player } spielt der Computer, auf Stufe { $level } von 6: { $word }.
computer-plays-even = { $player } spielt ausgeglichen, diesmal auf Stufe { $level } von 6: { $word }.
computer-plays-for-even = Für { $player } spielt der Computer ausgeglichen, diesmal auf Stufe { $level } von 6: { $word }.
computer-hands = { $count ->
    [one] Seine Züge
   *[other] Ihre Züge
} { $people ->
    [one] legst du.
   *[other] legt ihr.
} Enter heißt: liegt. Fehlt etwas davon, sag „nicht da“.
by-computer = Der Computer zieht.
turn-of-computer = { $player } ist dran und denkt noch. Gleich kommt der Zug.
prompt-hands = Liegt es
computer-hung = Der Computer hat zu lange nachgedacht. Dieser Zug ist ein einfacher.
error-nothing-of-computer = Zuletzt hat nicht der Computer gezogen. Was auf dem Tisch liegt, sag mit „ist“, zum Beispiel „ist Manufaktur 2 rrbb“, oder prüf es mit „inventur“.
error-move-of-computer = Der letzte Zug war vom Computer. „u“ nimmt ihn und den Zug davor zurück.
seat-to-person = { $player } spielt ab jetzt selbst, am Platz von { $before }.
seat-person-back = { $player } spielt ab jetzt wieder selbst.
seat-renamed = { $before } heißt ab jetzt { $player }.
seat-how-back = Zurück geht es mit „{ $player } spielt selbst“.
seat-is-computer = Für { $player } spielt der Computer schon so.
seat-is-person = { $player } spielt schon selbst.
seat-no-player = Niemand am Tisch heißt { $name }. Am Tisch sitzen: { $players }.
error-me-computer = Für { $player } spielt der Computer. Sag deinen eigenen Namen, oder „{ $player } spielt selbst“.
seat-whose = Für wen? Zum Beispiel „{ $player } ist jetzt der Computer“.
seat-no-computer = Der Computer spielt nicht mit. Zum Beispiel „Ben ist jetzt der Computer“ gibt ihm einen Platz.
seat-which-computer = Welcher Computer? Nenn ihn beim Namen: { $players }.
seat-name-of-computer = { $player } heißt der Computer. Nenn den Namen der Person, zum Beispiel „der Platz von { $player } gehört Carla“.
seat-has-device = { $player } hat hier ein eigenes Gerät, das der Computer nicht lesen kann. Gib zuerst die Zeile mit „Display gehört allen“ frei, oder verlass das andere Terminal mit q.
read-back-seat = ein Platz wechselt den Spieler
ask-players-alone = 1, gegen den Computer
error-setup-only-computers = Höchstens { $most } Plätze kann der Computer haben, denn jemand muss die Fliesen legen. Nenn mindestens eine Person, zum Beispiel „Anna, Computer“.
error-setup-level = „{ $level }“ ist keine Stufe des Computers. Es gibt { $least } bis { $most } und ausgeglichen, zum Beispiel „Anna, Computer 3“.
error-setup-level-alone = Vor „{ $level }“ steht kein Computer. Die Stufe gehört direkt hinter ihn, zum Beispiel „Anna, Computer 3, Ben“.
web-choose-hands = Zug des Computers
web-choose-laid = Liegt
word-not-there = nicht da
display-of-computer = Für { $player } spielt der Computer, der keine Braillezeile liest. Gib sie einer Person, oder sag „display gehört allen“.
help-hands = { $verbosity ->
    [terse] Enter: liegt. Nicht da, Punkt, Schritt, u.
   *[normal] Legt jetzt den Zug des Computers. Enter, „fertig“ oder der nächste Zug heißt: Er liegt. Ein Punkt sagt ihn noch einmal, „Schritt für Schritt“ in einzelnen Handgriffen. „Nicht da“ nimmt ihn zurück, wenn etwas davon nicht auf dem Tisch liegt. u nimmt ihn und deinen Zug davor zurück.
}
hands-put-back = Was davon schon gelegt ist, kommt zurück.
