# Die Regeln des Sommerpavillons: Kapitel, dann die Absätze eines jeden in ihrer Reihenfolge.
# Namen enden auf -title; ein Beispiel gehört zu dem Absatz davor.

sp-book = Die Regeln von Azul: Der Sommerpavillon

sp-chapter-idea = Worum es geht
sp-book-aim-title = Das Ziel
sp-book-aim = Deine Ablage zeigt einen Pavillon mit sieben Sternen. Du sammelst Fliesen, bezahlst damit Felder der Sterne und legst auf jedes bezahlte Feld eine Fliese. Fliesen nebeneinander bringen Punkte, und volle Sterne bringen am Ende viele. Wer dann die meisten hat, gewinnt.
sp-book-course-title = So läuft ein Spiel
sp-book-course = Ein Spiel hat { $rounds } Runden. In jeder Runde werden zuerst die Manufakturen gefüllt. Dann nehmen alle der Reihe nach Fliesen, bis in der Tischmitte keine mehr liegt. Danach legen alle auf ihre Sterne, eine Fliese pro Zug, bis alle gepasst haben.

sp-chapter-pieces = Das Material
sp-book-tiles-title = Die Fliesen
sp-book-tiles = Es gibt { $tiles } Fliesen in Rautenform, je { $each } in { $colours } Farben. Wir schlagen vor, auf jede ein Kennzeichen in Braille zu kleben: { $labels }. Richtig herum liegt eine Fliese, wenn eine Spitze oben ist.
sp-book-bag-title = Beutel und Fliesensammler
sp-book-bag = Alle Fliesen, die nicht auf dem Tisch sind, liegen im Beutel. In den Fliesensammler kommt, was bezahlt oder abgegeben wurde; ist der Beutel leer, kommt alles von dort in den Beutel zurück. Niemand darf hineinsehen oder darin nach Buchstaben tasten. Fragen, wie viele von jeder Farbe darin sind, dürfen alle.
sp-book-factories-title = Manufakturen und Zentrum
sp-book-factories = Manufakturen sind runde Scheiben in der Tischmitte, jede mit einer Nummer. Zu zweit sind es { $two }, zu dritt { $three }, zu viert { $four }. In jeder Runde bekommt jede { $size } Fliesen. Dazwischen ist das Zentrum, wo sich Fliesen nach Farben in Häufchen sammeln.
sp-book-stone-title = Der Startstein
sp-book-stone = Der Startstein liegt am Beginn einer Runde im Zentrum. Ihn bekommt, wer als Erster von dort nimmt. Wer ihn hat, legt in dieser Runde als Erster und nimmt in der nächsten als Erster.
sp-book-supply-title = Der Vorrat
sp-book-supply = Auf dem Punkteplan sind { $spaces } Felder mit Fliesen aus dem Beutel, der Vorrat. Sie liegen offen. Daraus suchst du dir deine Bonusfliesen aus, wenn du eine Säule, eine Statue oder ein Fenster umbaut hast.
sp-book-board-title = Deine Ablage
sp-book-board = Dreh deine Ablage so, dass der lila Stern links bei dir liegt. Ein Stern ist in der Mitte, sechs liegen um ihn herum. Jeder hat { $spaces } Felder im Kreis. Die Ecken der Ablage sind für Fliesen, die du für die nächste Runde behältst.
sp-book-board-grey-title = Deine Ablage
sp-book-board-grey = Dreh deine Ablage so, dass Stern 1 links bei dir liegt. Ein Stern ist in der Mitte, sechs liegen um ihn herum, und keiner hat eine eigene Farbe. Jeder hat { $spaces } Felder im Kreis. Die Ecken der Ablage sind für Fliesen, die du für die nächste Runde behältst.
sp-book-clock-title = Die Ablage als Uhr
sp-book-clock = Das Programm nennt Stellen nach den Stunden einer Uhr, von deinem Platz aus gesehen. Die Sterne liegen bei den ungeraden Stunden. Die Felder eines Sterns liegen bei den geraden Stunden, von der Mitte dieses Sterns aus gesehen.
sp-book-clock-example = So liegen sie: { $stars }.
sp-book-spaces-title = Die Felder
sp-book-spaces = Auf jedem Feld steht eine Zahl. Sie ist der Name des Feldes und sein Preis in Fliesen. Auf jedem Stern gehen die Zahlen von 1 bis { $spaces }, im Uhrzeigersinn. Feld 1 liegt beim lila Stern und beim Stern in der Mitte bei 12 Uhr, bei jedem nächsten Stern zwei Stunden später.
sp-book-spaces-example = Der rote Stern hat sein Feld 1 bei { $one } Uhr, sein Feld 2 bei { $two } Uhr und sein Feld 6 bei { $six } Uhr.
sp-book-spaces-grey-title = Die Felder
sp-book-spaces-grey = Auf jedem Feld steht eine Zahl, sein Preis in Fliesen. Auf den äußeren Sternen sind es im Uhrzeigersinn: { $numbers }. Feld { $first } liegt bei Stern 1 bei 12 Uhr, bei jedem nächsten Stern zwei Stunden später. Alle Felder des Sterns in der Mitte kosten { $centre }; sie werden von 1 an gezählt, ab 12 Uhr.
sp-book-features-title = Säulen, Statuen, Fenster
sp-book-features = Zwischen den Sternen sind { $pillars } Säulen, { $statues } Statuen und { $windows } Fenster. Eine Säule steht zwischen einem äußeren Stern und dem in der Mitte, eine Statue zwischen zwei äußeren Sternen, ein Fenster am äußeren Rand eines Sterns. Sie bringen Fliesen, sobald alle Felder um sie belegt sind.
sp-book-features-example = Am Fenster des grünen Sterns liegen dessen Felder { $window }. An der Statue zwischen dem lila und dem orangen Stern liegen die Felder { $near } des lila und { $far } des orangen. An der Säule des lila Sterns liegen dessen Felder { $outer } und die Felder { $inner } des Sterns in der Mitte.
sp-book-cards-title = Die Zähltafel
sp-book-cards = Die Punkte lassen sich auf dem gedruckten Plan zählen oder zum Fühlen auf Karten zum Umblättern: links die Zehner, rechts die Einer. Über 99 zeigen sie die letzten zwei Ziffern, und eine dritte Karte sagt den Hunderter. Das Programm nennt nach jeder Änderung die Karte, die umzublättern ist.
sp-book-ready-title = Vor der ersten Runde
sp-book-ready = Alle nehmen eine Ablage und beginnen mit { $start } Punkten. Alle Fliesen kommen in den Beutel. Zieht { $supply } davon für den Vorrat. Legt so viele Manufakturen aus, wie ihr braucht. Einigt euch, wer beginnt; in den Regeln des Verlags ist es die jüngste Person.
sp-book-hand-title = Deine Fliesen
sp-book-hand = Die Fliesen, die du genommen hast, liegen offen neben deiner Ablage. Sie gehören dir, bis du mit ihnen bezahlst oder sie abgibst. Solange Fliesen genommen werden, darfst du beliebig viele haben; erst wenn du passt, kommt es darauf an, wie viele noch übrig sind.

sp-chapter-filling = Der Beginn einer Runde
sp-book-wild-title = Die Jokerfarbe
sp-book-wild = In jeder Runde ist eine Farbe Joker: Ihre Fliesen helfen, jedes Feld zu bezahlen. Die Reihenfolge der Runden ist { $order }. Das Programm nennt die Jokerfarbe am Beginn jeder Runde, und „Joker“ fragt danach.
sp-book-filling-title = Füllen
sp-book-filling = Zieht für jede Manufaktur { $size } Fliesen aus dem Beutel. Sag beim Legen ihre Kennzeichen an. Ist der Beutel leer, kommen alle Fliesen aus dem Fliesensammler hinein, und es geht weiter. Ist auch dort keine, beginnt die Runde mit dem, was da ist.
sp-book-stock-title = Der Vorrat am Anfang
sp-book-stock = Vor der ersten Runde kommen { $spaces } Fliesen in den Vorrat. Später wird er immer aufgefüllt, wenn jemand Bonusfliesen daraus genommen hat; am Beginn einer Runde ist er also meist schon voll. Fehlen welche, werden sie gezogen, bevor die Manufakturen dran sind.
sp-book-kept-title = Was du behalten hast
sp-book-kept = Fliesen, die du in der letzten Runde in den Ecken deiner Ablage behalten hast, bekommst du am Beginn einer Runde zurück. Sie liegen neben der Ablage bei denen, die du noch nehmen wirst.

sp-chapter-taking = Fliesen nehmen
sp-book-turn-title = Dein Zug
sp-book-turn = Wenn du dran bist, nimmst du alle Fliesen einer Farbe von einer Manufaktur oder alle einer Farbe aus dem Zentrum. Die Jokerfarbe darf es nicht sein. Leg die Fliesen neben deine Ablage. Nach dir ist dran, wer links von dir sitzt.
sp-book-take-wild-title = Ein Joker kommt mit
sp-book-take-wild = Liegen dort, wo du nimmst, auch Fliesen der Jokerfarbe, kommt genau eine davon mit, nie mehr, und ablehnen kannst du sie nicht.
sp-book-take-wild-example = Lila ist Joker. Auf Manufaktur 3 liegen { $tiles }. Anna nimmt die { $taken } R, und ein L kommt mit. Sie bekommt also { $got } Fliesen, und { $rest } kommt ins Zentrum.
sp-book-only-wild-title = Wenn nur Joker da sind
sp-book-only-wild = Liegen auf einer Manufaktur oder im Zentrum nur Fliesen der Jokerfarbe, darfst du auch von dort nehmen, aber nur eine einzige. Von einer Manufaktur kommen die anderen ins Zentrum.
sp-book-only-wild-example = Lila ist Joker, und im Zentrum liegen { $lying } L und sonst nichts. Ben darf ein einziges L von dort nehmen; { $left } bleiben liegen.
sp-book-from-factory-title = Von einer Manufaktur
sp-book-from-factory = Was du auf einer Manufaktur liegen lässt, kommt sofort ins Zentrum, auch Joker. So ist eine Manufaktur nach einem einzigen Zug leer, und das Zentrum wächst.
sp-book-first-title = Wer zuerst ins Zentrum greift
sp-book-first = Wer in einer Runde als Erster aus dem Zentrum nimmt, bekommt den Startstein. Er kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} für jede Fliese, die in diesem Zug genommen wird, auch für einen Joker; der Stein selbst zählt nicht mit.
sp-book-first-example = Ben nimmt als Erster aus dem Zentrum: { $tiles } Fliesen. Er verliert { $lost } Punkte, und sein Stand geht von { $before } auf { $after }.
sp-book-taken-title = Wenn alles genommen ist
sp-book-taken = Es geht reihum, bis weder auf einer Manufaktur noch im Zentrum eine Fliese liegt. Dann wird gelegt. Solange genommen wird, darf niemand passen.

sp-chapter-placing = Fliesen legen
sp-book-place-turn-title = Eine Fliese pro Zug
sp-book-place-turn = Wer den Startstein hat, beginnt. Wenn du dran bist, legst du eine Fliese auf ein freies Feld eines Sterns und bezahlst das Feld. Dann kommt, links herum, wer als Nächster noch nicht gepasst hat. So geht es reihum, bis alle gepasst haben.
sp-book-price-title = Was ein Feld kostet
sp-book-price = Ein Feld kostet so viele Fliesen, wie seine Zahl sagt. Eine davon kommt auf das Feld; sie muss die Farbe des Sterns haben. Die anderen kommen in den Fliesensammler. Sie dürfen dieselbe Farbe haben oder Joker sein. Mindestens eine muss also die Farbe des Sterns haben.
sp-book-price-example = Carla möchte Feld { $number } auf dem roten Stern. Sie braucht { $number } Fliesen: zum Beispiel { $own } R und { $wild } L, wenn Lila Joker ist. Ein R kommt auf den Stern, die anderen { $paid } Fliesen kommen in den Fliesensammler.
sp-book-colour-title = Welche Farbe wohin
sp-book-colour = Auf einem äußeren Stern dürfen nur Fliesen seiner eigenen Farbe liegen. Auf dem Stern in der Mitte darf jede Farbe liegen, aber jede nur einmal. Ein Joker liegt nie anstelle einer anderen Farbe; auf dem Stern seiner eigenen Farbe ist er eine Fliese wie alle anderen.
sp-book-colour-example = Auf ihrem Stern in der Mitte hat Anna ein { $first } und ein { $second }. Sie kann dort noch { $free } andere Farben legen, aber kein zweites { $first }.
sp-book-colour-grey-title = Welche Farbe wohin
sp-book-colour-grey = Auf der grauen Ablage nimmt jeder Stern zuerst jede Farbe. Die zweite Fliese entscheidet: Von da an hat der Stern entweder nur eine Farbe oder sechs verschiedene. Mehrere Sterne dürfen von derselben Art sein. Ein Joker liegt nie anstelle einer anderen Farbe.
sp-book-points-title = Punkte für eine Fliese
sp-book-points = Eine Fliese auf einem Stern bringt { $single ->
    [one] einen Punkt
   *[other] { $single } Punkte
}, und noch einen für jede Fliese desselben Sterns, die ohne Lücke mit ihr verbunden ist. Die { $spaces } Felder bilden einen Ring: Das letzte berührt das erste.
sp-book-points-example = Auf Annas blauem Stern sind die Felder { $from } und { $to } belegt. Sie legt daneben auf Feld { $place } und bekommt { $points } Punkte. Die Fliese, die den Ring schließt, brächte { $full }.
sp-book-bonus-title = Bonusfliesen
sp-book-bonus = Wer alle Felder um eine Säule, eine Statue oder ein Fenster belegt hat, nimmt sofort Fliesen aus dem Vorrat, Farben nach Wahl: für eine Säule { $pillar ->
    [one] eine
   *[other] { $pillar }
}, für eine Statue { $statue }, für ein Fenster { $window }. Leg sie neben deine Ablage; schon im nächsten Zug kannst du mit ihnen bezahlen. Eine Fliese kann zwei davon schließen.
sp-book-bonus-example = Ben belegt die Felder 5 und 6 des grünen Sterns. Das Fenster dort ist umbaut, und er nimmt { $window } Fliesen aus dem Vorrat.
sp-book-several-title = Zwei auf einmal
sp-book-several = Ein Feld kann zu zweien gehören, etwa zu einer Säule und zu einer Statue. Schließt eine Fliese beide, werden ihre Bonusfliesen zusammengezählt und zusammen genommen.
sp-book-several-example = Carlas Fliese schließt eine Statue und eine Säule zugleich. Sie nimmt { $statue } und { $pillar ->
    [one] eine Fliese
   *[other] { $pillar } Fliesen
}, zusammen { $together }.
sp-book-refill-title = Der Vorrat wird aufgefüllt
sp-book-refill = Vor dem nächsten Zug wird der Vorrat aus dem Beutel aufgefüllt, und wenn der leer ist, aus dem Fliesensammler. Gibt es gar keine Fliesen, wird er aufgefüllt, sobald es wieder welche gibt. Hast du mehr verdient, als dort liegen, bekommst du, was da ist.
sp-book-pass-title = Passen
sp-book-pass = Kannst oder willst du nichts mehr legen, dann passt du. Für diese Runde bist du dann fertig, und die anderen machen weiter. Wer zu früh passt, verschenkt Punkte, deshalb passt das Programm nie für dich; es sagt, wenn sonst nichts mehr geht.
sp-book-pass-example = Ben hat zusammen { $tiles } G und Y, aber kein freies Feld, das er damit bezahlen könnte. Er passt und behält alle { $tiles }, denn das kostet nichts.
sp-book-keep-title = Fliesen behalten
sp-book-keep = Wenn du passt, darfst du bis zu { $corners } Fliesen für die nächste Runde behalten, in den Ecken deiner Ablage. Alle anderen kommen in den Fliesensammler, und jede kostet { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
}. Unter { $lowest } fallen deine Punkte nie.
sp-book-keep-example = Carla passt mit { $tiles } Fliesen. Sie behält { $kept } davon, die anderen { $paid } kosten sie { $lost } Punkte.

sp-chapter-end = Das Ende
sp-book-end-title = Wann das Spiel endet
sp-book-end = Das Spiel endet nach Runde { $rounds }, wenn alle gepasst haben. In der letzten Runde nützt es nichts, Fliesen zu behalten: Was dann noch in einer Ecke liegt, kostet ganz am Schluss { $cost ->
    [one] einen Punkt
   *[other] { $cost } Punkte
} pro Fliese.
sp-book-agreed-title = Gemeinsam aufhören
sp-book-agreed = Ihr könnt euch einigen, früher aufzuhören. Dann werden volle Sterne, volle Zahlen und die Ecken sofort gezählt, wie nach der letzten Runde. Sag „Spiel beenden“; das Programm fragt vorher noch einmal nach.
sp-book-stars-title = Volle Sterne
sp-book-stars = Jeder volle Stern bringt am Ende Punkte: der in der Mitte, mit sechs verschiedenen Farben, { $mixed }; die anderen nach ihrer Farbe: { $stars }.
sp-book-stars-grey-title = Volle Sterne
sp-book-stars-grey = Jeder volle Stern bringt am Ende Punkte: mit sechs verschiedenen Farben { $mixed }, in einer Farbe { $stars }. Jeder Stern zählt für sich, auch mehrere von einer Art.
sp-book-numbers-title = Volle Zahlen
sp-book-numbers = Wer auf allen Sternen, die sie haben, alle Felder mit derselben Zahl belegt hat, bekommt auch dafür Punkte: { $numbers }. Die höheren Zahlen bringen nichts.
sp-book-numbers-example = Anna hat den roten Stern voll und jede 1 belegt. Das bringt { $star } und { $number } Punkte, zusammen { $total }.
sp-book-winner-title = Wer gewinnt
sp-book-winner = Sind Sterne, Zahlen und Ecken gezählt, gewinnen die meisten Punkte. Wer gleich viele hat, teilt sich den Sieg.
sp-book-winner-example = Anna hat { $best } Punkte, Ben und Carla haben je { $other }. Anna gewinnt. Hätte Ben auch { $best }, würden sie sich den Sieg teilen.
sp-book-counting-title = Gemeinsam zählen
sp-book-counting = Am Schluss zählt das Programm laut: zuerst die vollen Sterne, dann die vollen Zahlen, zuletzt die Fliesen in den Ecken. Nach jedem Schritt nennt es die Punkte von allen. Zähl auf deiner eigenen Ablage mit: Was deine Finger finden, muss dasselbe ergeben. Stimmt etwas nicht, dann sag es gleich, bevor jemand aufräumt.

sp-chapter-table = Am Tisch
sp-book-say-title = Sag, was du tust
sp-book-say = Sag laut, was du nimmst und woher, wohin eine Fliese kommt und womit du bezahlst. Wer nicht hinsehen kann, weiß dann so viel wie alle anderen. Auch das Programm sagt es, in der Reihenfolge, in der Hände es brauchen.
sp-book-touch-title = Mit den Fingern schauen
sp-book-touch = Alle dürfen jede Ablage berühren, jederzeit und so oft sie wollen, sanft und ohne eine Fliese zu verschieben. Das Programm sagt, was auf einem Stern liegt, was deine Fliesen bezahlen können und welchen Säulen, Statuen und Fenstern nur noch eine Fliese fehlt.
sp-book-names-title = Wie du ein Feld nennst
sp-book-names = Nenn ein Feld nach seinem Stern und seiner Zahl: „rot vier“ oder „grün sechs“. Der Stern in der Mitte heißt einfach der mittlere Stern. Das Programm sagt in seinen Antworten auch die Stunde dazu, damit ein Finger das Feld findet, ohne zu zählen.
sp-book-sorting-title = Halt deine Fliesen in Ordnung
sp-book-sorting = Leg deine Fliesen nach Kennzeichen sortiert hin, eine Farbe nach der anderen, und die Joker ein wenig abseits. Dann fühlst du sofort, was du bezahlen kannst. Leg den Vorrat in zwei Reihen zu fünf, und schließ die Lücke, wenn eine Fliese genommen wurde.
sp-book-seats-title = Anderer Platz, andere Uhr
sp-book-seats = Stunden gelten immer vom Platz der Person aus, der die Ablage gehört. Wer gegenüber sitzt, fühlt dieselbe Ablage andersherum: Dort ist sechs Uhr, wo für dich zwölf Uhr ist. Sag deshalb die Farbe des Sterns und die Zahl des Feldes, wenn du von einer Ablage sprichst, die nicht deine ist.
sp-book-time-title = Zeit für die Hände
sp-book-time = Warte mit deinem Zug, bis die Hände vor dir fertig sind. Wer eine Fliese legt, bringt auch die bezahlten in den Fliesensammler und sagt es dazu. Ein Zug ist zu Ende, wenn beides getan ist, und nicht vorher.
sp-book-ask-title = Was du immer fragen kannst
sp-book-ask = Du darfst jederzeit fragen, was auf einem Stern liegt, welche Fliesen jemand hat, was im Vorrat ist, welche Farbe Joker ist und wie viele Punkte alle haben. Nichts davon ist geheim, und eine Frage kostet keinen Zug.

# In the list of complete numbers.
sp-book-number-points = { $points } Punkte für die { $number }

# Andere Wörter, mit denen jemand einen Absatz sucht.
sp-book-aim-words = ziel sinn worum gewinnen
sp-book-course-words = ablauf runde phasen runden
sp-book-tiles-words = farben buchstaben kennzeichen steine
sp-book-bag-words = beutel schauen hineinsehen sack turm abwurf
sp-book-factories-words = scheiben teller anzahl mitte
sp-book-stone-words = startspieler marker anfangen erster
sp-book-supply-words = bonusfliesen markt auswahl
sp-book-board-words = spielbrett tableau brett sterne
sp-book-board-grey-words = spielbrett tableau brett sterne
sp-book-clock-words = stunden lage finden
sp-book-spaces-words = zahlen preis nummern
sp-book-spaces-grey-words = zahlen preis nummern
sp-book-features-words = umbauen säule statue fenster
sp-book-cards-words = punkte zähler wertung hundert stand
sp-book-ready-words = aufbau vorbereitung beginn start punkte
sp-book-wild-words = joker reihenfolge runden farbe
sp-book-filling-words = ziehen auffüllen beutel leer
sp-book-stock-words = vorrat auffüllen bonus
sp-book-kept-words = ecken behalten nächste runde zurück
sp-book-turn-words = zug dran uhrzeigersinn nehmen
sp-book-take-wild-words = joker mitnehmen
sp-book-only-wild-words = nur joker übrig
sp-book-from-factory-words = rest übrig bleiben schieben
sp-book-first-words = als erster mitte startstein minus verlieren
sp-book-taken-words = passen aussetzen ende
sp-book-place-turn-words = reihenfolge legen beginnen
sp-book-price-words = bezahlen zahlen kosten preis joker
sp-book-colour-words = farben stern mitte joker erlaubt
sp-book-colour-grey-words = farben stern gemischt einfarbig erlaubt
sp-book-points-words = wertung nachbarn ring verbunden zählen
sp-book-bonus-words = säule statue fenster bonus
sp-book-several-words = zwei gleichzeitig beide doppelt
sp-book-refill-words = vorrat leer nachfüllen
sp-book-pass-words = passen aufhören aussetzen
sp-book-keep-words = behalten ecken verlieren minus übrig
sp-book-end-words = spielende schluss vorbei letzte runde aus
sp-book-agreed-words = abbrechen aufgeben früher aufhören
sp-book-stars-words = wertung bonus stern voll ende punkte
sp-book-stars-grey-words = wertung bonus stern voll ende punkte
sp-book-numbers-words = wertung bonus zahlen alle einser zweier
sp-book-winner-words = gleichstand unentschieden sieger gewonnen
sp-book-say-words = ansagen sprechen laut
sp-book-touch-words = fühlen tasten anfassen berühren hände
sp-book-hand-words = Hand Fliesen neben der Ablage offen wie viele haben Grenze
sp-book-names-words = nennen sagen Feld Stern Zahl Name
sp-book-sorting-words = sortieren Ordnung anordnen Vorrat Reihen Lücke
sp-book-seats-words = gegenüber Platz gedreht fremde Ablage Uhr Blickrichtung
sp-book-time-words = warten Tempo eilig fertig Zug zu Ende Hände
sp-book-ask-words = fragen Fragen Überblick Programm Auskunft geheim
sp-book-counting-words = zählen gemeinsam Reihenfolge Schluss prüfen
