# Die Lektionen des Sommerpavillons: der Titel einer Lektion, dann ihre Schritte der Reihe nach.

sp-lesson-places = Was wo liegt
sp-lesson-places-welcome = Leg fünf Manufakturen in die Tischmitte, Beutel und Fliesensammler daneben und deine Ablage vor dich.
sp-lesson-places-board = Dreh deine Ablage so, dass der lila Stern an deiner linken Hand liegt. In der Mitte trifft dein Finger einen Stern, um ihn herum noch { $stars }. Geh einmal im Kreis um sie herum.
sp-lesson-places-clock = Das Programm nennt Stellen wie Stunden auf einer Uhr. Zwölf Uhr ist von dir weg, sechs ist dir am nächsten, neun ist links, wo der lila Stern liegt.
sp-lesson-places-spaces = Jeder Stern ist ein Ring aus { $spaces } Feldern für Fliesen. Jedes Feld hat eine Zahl. Sie ist sein Name, und sie ist sein Preis.
sp-lesson-places-price-check = Wie viele Fliesen kostet Feld { $number }?
sp-lesson-places-price-check-wrong = Die Zahl eines Feldes ist sein Preis in Fliesen.
sp-lesson-places-features = Zwischen den Sternen stehen Säulen und Statuen, außen an den Sternen sind Fenster. Wer alle Felder um so etwas herum belegt hat, bekommt dafür Fliesen.
sp-lesson-places-supply = Auf der Punktetafel liegen { $spaces } offene Fliesen: der Vorrat. Aus ihm suchst du dir aus, was du so verdienst.
sp-lesson-places-points = Alle beginnen mit ein paar Punkten, denn man kann früh welche verlieren. Tippe „Punkte“, dann hörst du sie.
sp-lesson-places-points-check = Wie viele Punkte hast du?
sp-lesson-places-points-check-wrong = Tippe „Punkte“ und hör zu, dann sag die Zahl.

sp-lesson-taking = Fliesen nehmen
sp-lesson-taking-lay = Leg diese Fliesen. Manufaktur 1: { $one }. Manufaktur 2: { $two }. Der Startstein liegt im Zentrum. Zuerst werden Fliesen genommen, bis keine mehr da ist. Alle haben { $score } Punkte.
sp-lesson-taking-wild = In jeder Runde ist eine Farbe der Joker, jetzt Lila, { $label }. Du nimmst von einer Stelle alle Fliesen einer Farbe, und liegt dort ein Joker, kommt genau einer mit.
sp-lesson-taking-wild-check = Auf Manufaktur 1 liegen neben dem { $label } andere Fliesen. Darfst du dort einfach die Jokerfarbe wählen?
sp-lesson-taking-wild-check-wrong = Solange dort Fliesen anderer Farben liegen, wählst du eine von denen. Ein Joker kommt nur mit.
sp-lesson-taking-take = Nimm die R von Manufaktur 1 und den Joker dazu. Was übrig bleibt, kommt ins Zentrum. Leg deine Fliesen neben deine Ablage und tippe 1r.
sp-lesson-taking-take-wrong = Nimm die R von Manufaktur 1. Tippe 1r.
sp-lesson-taking-hand-check = Wie viele Fliesen liegen jetzt neben deiner Ablage?
sp-lesson-taking-hand-check-wrong = Du hast alle R genommen, und ein Joker kam mit. Zähl nach.
sp-lesson-taking-centre-check = Was liegt jetzt im Zentrum, vom Startstein abgesehen?
sp-lesson-taking-centre-check-wrong = Auf Manufaktur 1 lagen vier Fliesen, und drei davon gehören dir. Fühl nach, was im Zentrum liegt.
sp-lesson-taking-watch = Ben nimmt diese Fliese aus dem Zentrum. Er nimmt als Erster von dort und bekommt den Startstein.
sp-lesson-taking-lost-check = Der Startstein kostet einen Punkt für jede Fliese, die mit ihm genommen wurde. Wie viele Punkte hat Ben verloren?
sp-lesson-taking-lost-check-wrong = Ben hat so viele Fliesen genommen, wie im Zentrum lagen. Der Startstein selbst zählt nicht.
sp-lesson-taking-end = So geht es weiter, bis Manufakturen und Zentrum leer sind. Danach legen alle; wer den Startstein hat, beginnt.

sp-lesson-placing = Legen und bezahlen
sp-lesson-placing-lay = Neben deiner Ablage liegen drei R und zwei L. Auf deinem roten Stern sind die Felder { $from } und { $to } mit R belegt. Lila, L, ist der Joker. Jetzt legen alle, eine Fliese pro Zug. Alle haben { $score } Punkte.
sp-lesson-placing-price = Feld { $number } kostet { $number } Fliesen: Eine kommt auf das Feld und muss die Farbe des Sterns haben. Die anderen kommen in den Fliesensammler; sie dürfen dieselbe Farbe haben oder Joker sein.
sp-lesson-placing-price-check = Du hast fünf Fliesen, die passen. Kannst du Feld { $number } bezahlen?
sp-lesson-placing-price-check-wrong = Zähl deine R und deine Joker zusammen und vergleich sie mit der Zahl des Feldes.
sp-lesson-placing-place = Beleg Feld { $number } des roten Sterns: ein R auf das Feld, zwei R und ein L in den Fliesensammler. Tippe rot 4.
sp-lesson-placing-place-wrong = Beleg Feld { $number } des roten Sterns. Tippe rot 4.
sp-lesson-placing-left-check = Wie viele Fliesen liegen jetzt neben deiner Ablage?
sp-lesson-placing-left-check-wrong = Du hattest fünf Fliesen, und das Feld hat vier gekostet.
sp-lesson-placing-points-check = Die Felder 2, 3 und 4 hängen jetzt zusammen. Wie viele Punkte hat deine Fliese gebracht?
sp-lesson-placing-points-check-wrong = Einen Punkt für die Fliese selbst und einen für jede Fliese desselben Sterns, die ohne Lücke mit ihr verbunden ist.
sp-lesson-placing-end = Nach dir legt Ben eine Fliese, dann wieder du, bis alle gepasst haben. Auf dem Stern in der Mitte darf jede Farbe einmal liegen.

sp-lesson-bonus = Bonusfliesen
sp-lesson-bonus-lay = Neben deiner Ablage liegen sechs G. Auf dem grünen Stern ist Feld { $number } mit G belegt. Such das Fenster: Es ist außen am Stern, an den Feldern 5 und 6. Alle haben { $score } Punkte.
sp-lesson-bonus-features = Sind alle Felder ringsum belegt, bringt eine Säule { $pillar } { $pillar ->
    [one] Fliese
   *[other] Fliesen
}, eine Statue { $statue }, ein Fenster { $window }. Du suchst sie dir aus dem Vorrat aus.
sp-lesson-bonus-place = Beleg Feld { $number } des grünen Sterns. Es kostet sechs G: eins auf den Stern, fünf in den Fliesensammler. Tippe grün 6.
sp-lesson-bonus-place-wrong = Beleg Feld { $number } des grünen Sterns. Tippe grün 6.
sp-lesson-bonus-window-check = Das Fenster ist umbaut. Wie viele Fliesen darfst du dir aussuchen?
sp-lesson-bonus-window-check-wrong = Ein Fenster ist von den dreien am schwersten und bringt die meisten Fliesen.
sp-lesson-bonus-choose = Im Vorrat liegen fünf O und fünf R. Such dir deine Fliesen aus, leg sie neben deine Ablage und tippe ihre Buchstaben: zum Beispiel rrr.
sp-lesson-bonus-choose-wrong = Tippe die Buchstaben von so vielen Fliesen, wie du dir aussuchen darfst.
sp-lesson-bonus-hand-check = Wie viele Fliesen liegen jetzt neben deiner Ablage?
sp-lesson-bonus-hand-check-wrong = Mit allen sechs G hast du bezahlt. Dort liegt nur, was du dir gerade ausgesucht hast.
sp-lesson-bonus-end = Mit diesen Fliesen kannst du in deinem nächsten Zug bezahlen. Der Vorrat wird aus dem Beutel aufgefüllt, bevor Ben weitermacht.

sp-lesson-end = Passen, und das Ende
sp-lesson-end-lay = Deine Ablage ist leer, und daneben liegen vier G und zwei R. Nimm an, du willst in dieser Runde nichts mehr legen: Dann passt du. Alle haben { $score } Punkte.
sp-lesson-end-keep-check = Die Ecken deiner Ablage sind für Fliesen, die du behältst. Wie viele darfst du höchstens behalten?
sp-lesson-end-keep-check-wrong = Deine Ablage hat vier Ecken, und in jede kommt eine Fliese.
sp-lesson-end-pass = Behalte die vier G. Leg sie in die Ecken, die zwei R kommen in den Fliesensammler. Tippe passe gggg.
sp-lesson-end-pass-wrong = Behalte die vier G. Tippe passe gggg.
sp-lesson-end-cost-check = Jede Fliese, die du nicht behalten kannst, kostet einen Punkt. Wie viele Punkte hast du verloren?
sp-lesson-end-cost-check-wrong = Dort lagen sechs Fliesen, und vier hast du behalten.
sp-lesson-end-again = In der nächsten Runde kommen deine behaltenen Fliesen zu dir zurück. Nach der letzten Runde nützt das Behalten nichts mehr.
sp-lesson-end-stars = Am Ende bringen volle Sterne Punkte, der rote zum Beispiel { $red }, und volle Zahlen auch: wenn auf deiner Ablage alle Einsen belegt sind, oder alle Zweien, Dreien oder Vieren.
sp-lesson-end-star-check = Wie viele Punkte bringt ein voller roter Stern am Ende?
sp-lesson-end-star-check-wrong = Sag „Regel volle Sterne“, dann hörst du sie alle noch einmal.
sp-lesson-end-end = Das Spiel endet nach Runde { $rounds }. Die meisten Punkte gewinnen.

sp-lesson-round = Eine ganze Runde
sp-lesson-round-lay = Jetzt spielst du eine ganze Runde, und der Computer spielt Ben. Räum den Tisch und die Ablagen leer. Das Programm zieht die Fliesen für den Vorrat und für { $factories } Manufakturen; leg, was es sagt.
sp-lesson-round-play = Leg nach jedem Zug des Computers seine Fliesen und drück dann Enter. Bist du am Zug, zieh so, wie du es gelernt hast. „Züge“ sagt, was erlaubt ist, und h hilft.
sp-lesson-round-score-check = Die Runde ist vorbei. Wie viele Punkte hast du?
sp-lesson-round-score-check-wrong = Fühl deine Zähltafel, oder tippe „Punkte“.
sp-lesson-round-end = Du kannst jetzt spielen. So geht es weiter, jede Runde mit einer anderen Jokerfarbe.

## Exercises

sp-exercise-wild-task = Du nimmst alle { $label } { $source ->
    [0] aus dem Zentrum
   *[other] von Manufaktur { $source }
}. Wie viele Fliesen bekommst du?
sp-exercise-wild-task-wrong = Ein Joker von derselben Stelle kommt mit.
sp-exercise-rest-task = Du nimmst alle { $label } von Manufaktur { $source }. Wie viele Fliesen liegen dann im Zentrum?
sp-exercise-rest-task-wrong = Was du auf der Manufaktur lässt, kommt ins Zentrum, zu dem, was dort schon liegt.
sp-exercise-stone-task = Aus dem Zentrum hat noch niemand genommen. Du nimmst dort alle { $label }. Wie viele Punkte kostet dich der Startstein?
sp-exercise-stone-task-wrong = Wer ihn nimmt, verliert für jede Fliese dieses Zuges einen Punkt, auch für den Joker.
sp-exercise-affords-task = Nimm so, dass deine Fliesen dann für die { $number } auf { $star } reichen.
sp-exercise-affords-task-wrong = Du brauchst { $number } Fliesen: von dieser Farbe, mindestens eine davon, und Joker.
sp-exercise-gone-task = Nimm so, dass für Ben kein { $label } übrig bleibt.
sp-exercise-gone-task-wrong = Sieh nach, wo { $label } liegt, und nimm alles davon.
sp-exercise-jokers-task = Du bezahlst die { $number } auf { $star } mit allen Fliesen dieser Farbe. Wie viele Joker brauchst du noch?
sp-exercise-jokers-task-wrong = Zieh deine Fliesen dieser Farbe vom Preis { $number } ab.
sp-exercise-dearest-task = Welches ist auf { $star } das teuerste freie Feld, das du jetzt bezahlen kannst?
sp-exercise-dearest-task-wrong = Zähl deine Fliesen dieser Farbe und deine Joker. Welches freie Feld kostet nicht mehr?
sp-exercise-points-task = Wie holst du jetzt { $points } Punkte? Leg eine Fliese, die so viel bringt.
sp-exercise-points-task-wrong = Eine Fliese zählt sich selbst und alle, die auf demselben Stern mit ihr zusammenhängen.
sp-exercise-bonus-task = Leg eine Fliese so, dass du Bonusfliesen bekommst.
sp-exercise-bonus-task-wrong = Säulen, Statuen und Fenster geben welche, sobald alle Felder ringsum belegt sind.
sp-exercise-whole-task = Leg eine Fliese so, dass ein Stern vollständig ist oder alle Felder mit einer Zahl belegt sind.
sp-exercise-whole-task-wrong = Such einen Stern oder eine Zahl, wo nur noch ein Feld frei ist.
sp-exercise-needs-task = Zähl, was Ben braucht: Wie viele Fliesen fehlen ihm noch für die { $number } auf { $star }?
sp-exercise-needs-task-wrong = Zieh seine Fliesen dieser Farbe und seine Joker von { $number } ab.
