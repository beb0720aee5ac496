### Das Gespräch auf Deutsch, für alle Spiele.

## Kleinteile

number = { $number }
number-range = { $first } bis { $last }
name = { $name }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
grid-position = Zeile { $row }, { $places }
grid-pair = { $form ->
    [braille] { $row }{ $place }
   *[show] { $row } { $place }
}
place = Platz { $place }
places = Platz { $places }
grid-row = Zeile { $row }: { $labels }.
language-de = Deutsch
language-en = Englisch
language-nl = Niederländisch
space-empty = leer
label-r = { $form ->
    [braille] r
   *[show] R
}
label-b = { $form ->
    [braille] b
   *[show] B
}
label-sch = { $form ->
    [braille] ⠱
   *[show] SCH
}
label-x = { $form ->
    [braille] x
   *[show] X
}
label-o = { $form ->
    [braille] o
   *[show] O
}
label-l = { $form ->
    [braille] l
   *[show] L
}
label-y = { $form ->
    [braille] y
   *[show] Y
}
label-g = { $form ->
    [braille] g
   *[show] G
}
label-1 = { $form ->
    [braille] ⠂
   *[show] Startmarker
}

## Zähltafeln

cards = { $verbosity ->
    [terse] { $player }: { $turns }.
   *[normal] { $player }, Zähltafel: { $turns }.
}
card-tens = { $verbosity ->
    [terse] Zehner { $digit }
   *[normal] Zehner auf { $digit }
}
card-ones = { $verbosity ->
    [terse] Einer { $digit }
   *[normal] Einer auf { $digit }
}
cards-whole-score = { $player } hat insgesamt { $score } Punkte.

## Spiel und Gespräch

game-begins = Neues Spiel: { $players }.
h-helps = Hilfe mit h.
program-can-draw = Ihr zieht die Fliesen. Auch das Programm kann ziehen, nach einem Neustart mit --bag virtual.
game-resumed = Das Spiel geht weiter.
resumed-at = { $game }, Runde { $round }. Stand: { $scores }.
incomplete-entry = Der letzte Eintrag ist nicht ganz gespeichert und gilt nicht.
entries-lost = Die Datei ist beschädigt: { $count ->
    [one] Ein Eintrag am Ende ist
   *[other] { $count } Einträge am Ende sind
} nicht mehr zu lesen.
file-restored = Die Datei ist beschädigt, aber es fehlt nichts: Alles darin ließ sich wiederherstellen.
entries-lost-between = Die Datei ist beschädigt: { $count ->
    [0] Mitten darin sind Einträge
    [one] Ein Eintrag mitten darin ist
   *[other] { $count } Einträge mitten darin sind
} nicht mehr zu lesen.
entries-wait = { $count ->
    [one] Der Eintrag danach ist zu lesen, gilt
   *[other] Die { $count } Einträge danach sind zu lesen, gelten
} aber nur zusammen mit dem, was fehlt. Wer mit --resume weiterspielt, wird danach gefragt.
entries-refused = { $count ->
    [one] Der letzte Eintrag der Datei passt nicht zu den Regeln und gilt nicht.
   *[other] Die letzten { $count } Einträge der Datei gelten nicht: Der erste davon passt nicht zu den Regeln.
}
last-entry-left = Der letzte, der da ist: { $entry }, { $command }.
last-entry-before = Der letzte davor: { $entry }, { $command }.
no-entry-left = Davor gibt es keinen.
missing-move = { $number ->
    [0] Der erste Zug, der von { $player }, fehlt.
   *[other] Nach Eintrag { $number } fehlt der Zug von { $player }.
} Welcher war es?
missing-draw = { $number ->
    [0] Ganz am Anfang fehlt,
   *[other] Nach Eintrag { $number } fehlt,
} was gezogen wurde. Welche Fliesen waren es?
missing-how = { $answered ->
    [0] Enter allein, wenn es niemand mehr weiß: Dann geht das Spiel von da aus weiter.
   *[other] Enter allein, wenn sonst nichts fehlt.
}
missing-proved = Genau das stand in der Datei.
missing-filled = { $count ->
    [one] Der Eintrag danach gilt
   *[other] Die { $count } Einträge danach gelten
} wieder. Bitte vergleicht, ob der Tisch so aussieht:
missing-breaks = Damit wäre unmöglich, was danach in der Datei steht. Bitte noch einmal.
prompt-missing = Was fehlt
rescued-missing = Die Datei { $name } war nicht mehr da.
rescued-away = Das Laufwerk oder der Netzordner, auf dem { $name } war, ist nicht mehr da.
went-on-elsewhere = Dieses Spiel ging in einer anderen Datei weiter und hat dort mehr Einträge: { $form ->
    [say] { $name }.
   *[show] { $path }
}
rescued-changed = Die Datei { $name } ist nicht mehr so, wie sie gespeichert war: Ein anderes Programm hat sie verändert.
rescued-read-only = Die Datei { $name } lässt sich nur lesen.
rescued-unchanged = Die Datei { $name } bleibt, wie sie ist.
rescued-full = Wo { $name } liegt, ist kein Platz mehr.
rescued-unwritable = In die Datei { $name } lässt sich nicht mehr schreiben.
saved-here = { $form ->
    [say] Das Spiel ist jetzt hier gespeichert: { $name }.
   *[show] Das Spiel ist jetzt hier gespeichert: { $path }
}
saved-goodbye = Gespeichert. Bis bald.
how-to-resume = Weiter mit: { $program } play --resume "{ $path }"
nothing-yet = Bisher ist nichts geschehen.
redone = Wiederhergestellt.
command-of-player = { $player }, { $command }
taken-back = Zurückgenommen: { $command }.
correction-taken-back = Berichtigung zurückgenommen. { $entry }, lautet wieder: { $command }.
corrected = { $entry }, berichtigt: { $new }, statt { $old }.
entry-of-player = Runde { $round }, Eintrag { $number }, { $player }
entry-of-draw = Runde { $round }, Eintrag { $number }
correction-asked = { $entry }, soll anders sein: { $new }, statt { $old }.
correction-changes = Das würde sich ändern:
correction-changes-nothing = Auf dem Tisch würde sich nichts ändern.
correction-before = Bisher:
correction-after = Dann:
correction-winners = Der Sieg ginge an { $winners }, nicht an { $before }.
correction-ends-game = Das Spiel wäre damit zu Ende, und der Sieg ginge an { $winners }.
correction-reopens-game = Das Spiel wäre damit noch nicht zu Ende.
correction-unchanged = { $entry }: { $command }. So steht es schon da. Nichts geändert.
correction-of-other = { $entry }: { $command }. Dazu passt diese Berichtigung nicht.
correction-refused = { $entry }, geht so nicht.
correction-breaks = Das geht so nicht: { $entry }, { $command }, wäre dann nicht möglich.
correction-reason = Denn dann: { $reason }
correction-undo = „u { $count }“ nimmt alles ab dort zurück. Danach berichtigen und die Züge neu eingeben.
correction-set = Oder sag mit „ist“, was auf dem Tisch liegt, zum Beispiel „ist Manufaktur 2 rrbb“.
changed-answers = Das ist jetzt anders:
other-turn = { $expected } ist dran, nicht { $player }.
corrected-player = { $entry }, berichtigt: Der Zug war von { $player }, { $command }.
correction-asked-player = { $entry }, soll der Zug von { $player } sein: { $command }.
other-turn-last = War der letzte Zug von { $expected }, sag „das war { $expected }“.
other-turn-set = Ist doch { $player } dran, sag „ist dran { $player }“.
by-player = { $player }:
page-turn-of = { $player } ist dran.
page-moves-for = Hier ziehst du nur für { $player }.
page-own-board = Hier kannst du nur sagen, was auf der Ablage von { $player } liegt. Alles andere sag am Tisch.
page-own-corrections = Das war ein Zug von { $player }. Berichtigen lässt er sich am Tisch, oder dort, wo { $player } spielt.
page-of-player = Hier spielt { $player }.
asked-at-table = Das wird jetzt am Tisch gefragt, denn es geht alle an.
page-goes-on = Das Spiel geht am Tisch weiter und lässt sich nur dort verlassen. Eine Seite kannst du einfach schließen.
terminal-yours = Hier spielt { $player }. Was du fragst, steht nur hier. q verlässt nur dieses Terminal, das Spiel geht weiter.
terminal-joined = { $player } spielt jetzt an einer eigenen Tastatur.
terminal-left = Die eigene Tastatur von { $player } ist nicht mehr dabei.
terminal-game-left = Das Spiel wurde am Tisch verlassen.
page-set-at-table = Das lässt sich nur am Tisch einstellen. Hier wählst du die Sprache und wie viel gesagt wird, auf einer Seite auch das Vorlesen.
question-dropped = Die Frage von vorhin gilt nicht mehr, weil das Spiel weitergegangen ist.
walk-check-interrupted = Die Inventur endet hier, weil das Spiel weitergegangen ist.
walk-lay-interrupted = Das Aufbauen endet hier, weil das Spiel weitergegangen ist.
error-no-move = Der letzte Eintrag ist kein Zug. „u“ nimmt ihn zurück.
error-no-statements = In diesem Spiel geht das nicht. „u“ nimmt den letzten Zug zurück.
read-back-last-mover = der letzte Zug war von { $player }
line-refused = Nichts aus dieser Zeile wurde übernommen.
line-stopped = { $done ->
    [0] Nicht ausgeführt: { $rest }.
    [one] Der erste Teil der Zeile ist ausgeführt, nicht mehr: { $rest }.
   *[other] Die ersten { $done } Teile der Zeile sind ausgeführt, nicht mehr: { $rest }.
}
word-yes = ja
word-no = nein
word-wrong = falsch
not-done = Gut, nicht gemacht.
consent = Bitte bestätigen: { $command }.
consent-question = Sind alle einverstanden? Ja oder nein.
unsure = Was ist gemeint? { $choices }.
unsure-choice = Nummer { $number }: { $command }
unsure-two = Meinst du 1: { $first }, oder 2: { $second }?
confirm = Also: { $command }. Richtig?
note-written = Notiert.
note-empty = Schreib hinter „notiz“, was in die Geschichte des Spiels soll, zum Beispiel: notiz Ben hat gelacht.
note-too-long = Eine Notiz hat höchstens { $most } Zeichen, das sind { $count }. Nichts ist notiert. Mach zwei Notizen daraus.
note-taken-back = Zurückgenommen: die Notiz „{ $text }“
note-redone = Wieder notiert: „{ $text }“
taken-back-at-once = Zurückgenommen.
was-meant = War gemeint: { $command }?
did-you-mean = Meintest du: { $command }?
suggestion = { $verbosity ->
    [terse] { $command }?
   *[normal] Meintest du: { $command }? Enter heißt ja.
}
suggested-text = „{ $text }“
probably-meant = Gemeint ist wohl „{ $text }“.
say-which = { $count ->
    [2] Bitte sagen: das erste oder das zweite.
   *[other] Bitte die Nummer sagen, 1 bis { $count }.
}
say-yes-or-no = Bitte noch einmal: ja oder nein?
not-heard = Das habe ich nicht verstanden.
read-back-all = { $commands }
read-back-correction = { $entry }, berichtigen: { $command }
read-back-undo = { $count ->
    [one] den letzten Eintrag zurücknehmen
   *[other] die letzten { $count } Einträge zurücknehmen
}
read-back-redo = { $count ->
    [one] den letzten Eintrag wiederherstellen
   *[other] die letzten { $count } Einträge wiederherstellen
}
read-back-quit = das Programm verlassen
read-back-language = ab jetzt { $language }
read-back-voice-on = die Stimme einschalten
read-back-voice-off = die Stimme ausschalten
read-back-voice-screen-reader = den Screenreader vorlesen lassen
read-back-listening-off = nicht mehr zuhören
read-back-listening-key = nur auf Tastendruck zuhören
read-back-listening-wake = nur nach dem Rufwort zuhören
read-back-listening-always = immer zuhören
read-back-verbosity-terse = ab jetzt kurz
read-back-verbosity-normal = ab jetzt normal
read-back-verbosity-verbose = ab jetzt ausführlich
read-back-pace-flow = die Fliesung am Stück ansagen
read-back-pace-step = die Fliesung Schritt für Schritt ansagen
read-back-sounds-on = die Töne einschalten
read-back-sounds-off = die Töne ausschalten
read-back-tips-on = die Tipps einschalten
read-back-tips-off = die Tipps ausschalten
read-back-colour-names-on = auf den Seiten die Farben nennen
read-back-colour-names-off = auf den Seiten keine Farben nennen
read-back-confirm-always = jeden gesprochenen Zug bestätigen lassen
read-back-confirm-when-unsure = nur nachfragen, wenn etwas unsicher ist
read-back-voice = die Stimme verstellen
read-back-other = etwas anderes, kein Zug
read-back-question = eine Frage, kein Zug
history-empty = Noch kein Eintrag.
history-line = { $number }: { $command }.
told-round = Runde { $round }:
steps-remaining = { $count ->
    [one] Noch ein Schritt.
   *[other] Noch { $count } Schritte.
} Weiter mit Enter.
prompt-steps = Weiter mit Enter
help-always = { $verbosity ->
    [terse] w, l, Punkt, f, z, m, u, plus, q, n, davor, danach.
   *[normal] w: wer ist dran. l: letzter Zug. Punkt: noch einmal. f: Manufakturen. z: Zentrum. b: deine Ablage. stand: Punkte. m: mögliche Züge. tipp: was ich tun würde. u: zurücknehmen. plus: wiederherstellen. fix: einen Eintrag berichtigen. ist Reihe 3 leer: sagen, was auf dem Tisch liegt. inventur: den Tisch prüfen. aufbauen: ihn neu legen. v1, v2, v3: kurz, normal, ausführlich. q: aufhören. Fragen gehen auch in eigenen Worten, zum Beispiel: wo liegen drei rote. Beim Vorlesen überspringt eine Taste den Absatz, zwei schnell nacheinander schalten still. Enter: weiterlesen. davor, danach: einen Absatz zurück oder vor.
}
help-at-page = { $verbosity ->
    [terse] Zug oder Frage schreiben oder diktieren, oder einen Zug mit den Knöpfen wählen.
   *[normal] Auf dieser Seite: Schreib oder diktier einen Zug oder eine Frage ins Feld und sende sie ab. Oder wähl einen Zug Schritt für Schritt mit den Knöpfen unter „Einen Zug wählen“. Die Knöpfe unter „Fragen“ wiederholen Ansagen, sagen, wer dran ist und was auf deiner Ablage liegt, nehmen den letzten Zug zurück und stellen ihn wieder her. Fragen gehen in eigenen Worten, zum Beispiel: wo liegen drei rote. Kurz gefragt: w wer dran ist, l was zuletzt war, f Manufakturen, z Zentrum, m mögliche Züge. Unter „Einstellungen“ wählst du deine Sprache, wie viel gesagt und was vorgelesen wird.
}
help-yes-or-no-at-page = { $verbosity ->
    [terse] Ja oder nein.
   *[normal] Auf diese Frage passt Ja oder Nein: Tipp auf den Knopf oder schreib das Wort. „Letzte Ansage“ wiederholt die Frage.
}
help-yes-or-no = { $verbosity ->
    [terse] Ja oder nein.
   *[normal] Auf diese Frage gehen ja und nein. Ja heißt auch Enter oder die Leertaste, nein auch Escape. „Noch einmal“ wiederholt die Frage.
}
help-choice = Auf diese Frage geht die Nummer, etwa „das erste“. Nein heißt: keins davon.
help-microphone = { $verbosity ->
    [terse] Hör zu, einmessen, zuhören, bestätigen; ja, nein, das erste, das zweite; falsch.
   *[normal] Gesprochen geht alles, was auch getippt geht. „Hör zu“ hört einmal hin; „Zuhören aus“, „auf Taste“, „mit Rufwort“ oder „immer“; „Einmessen“; „Bestätigen immer“ oder „nur wenn unsicher“. Auf eine Rückfrage: ja, nein, das erste, das zweite. War ein Zug falsch verstanden, nimmt „falsch“ ihn zurück.
}

## Einstellungen

set-verbosity-terse = Ab jetzt kurz.
set-verbosity-normal = Ab jetzt normal.
set-verbosity-verbose = Ab jetzt ausführlich.
set-amounts = Ab jetzt { $amounts }.
set-expert = Ab jetzt für Geübte: Ansagen kurz, Antworten normal. „v2“ stellt alles zurück.
set-me = Du spielst als { $player }.
settings-amounts = Abweichend: { $amounts }.
amount-of-kind = { $kind } { $amount }
kind-draws = Ziehungen
kind-own = eigene Züge
kind-others = Züge der anderen
kind-tiling = Fliesung
kind-cards = Zähltafel
kind-centre = Zentrum
kind-answers = Antworten
read-back-amount = die Ansagen ändern
set-pace-flow = Die Fliesung wird am Stück angesagt.
set-pace-step = Die Fliesung wird Schritt für Schritt angesagt.
set-language = Ab jetzt Deutsch.
set-voice-on = Stimme an.
set-voice-off = Stimme aus.
set-voice-screen-reader = Der Screenreader liest vor.
set-sounds-on = Töne an.
set-sounds-off = Töne aus.
set-tips-on = Tipps an.
set-tips-off = Tipps aus in diesem Spiel.
set-colour-names-on = Farbnamen an: Screenreader lesen auf den Seiten zu jedem Buchstaben die Farbe.
set-colour-names-off = Farbnamen aus: Screenreader lesen auf den Seiten nur die Buchstaben.
set-confirm-always = Jeder gesprochene Zug wird wiederholt und gilt erst nach einem Ja.
set-confirm-when-unsure = Gesprochene Züge gelten sofort. Nachgefragt wird nur, wenn etwas unsicher ist.
set-listening-off = Ich höre nicht mehr zu.
set-listening-key = Ich höre zu, sobald die Taste gedrückt ist.
set-listening-wake = Ich höre zu, sobald das Rufwort kommt.
set-listening-always = Ich höre ab jetzt immer zu.
calibrating = Ich messe den Raum ein. Bitte einen Augenblick still sein.
confirm-always = immer
confirm-when-unsure = nur wenn unsicher
number-pitch = Tonhöhe { $value }.
number-rate = Tempo { $value } Wörter in der Minute.
number-volume = Lautstärke { $value } Prozent.
number-voice = Stimme { $value }.
settings-now = Sprache { $language }, Ansagen { $amount }, Fliesung { $pace }, Stimme { $voice }, Tempo { $rate }, Lautstärke { $volume } Prozent, Tonhöhe { $pitch }, Rückfrage beim Sprechen { $confirm }.
verbosity-terse = kurz
verbosity-normal = normal
verbosity-verbose = ausführlich
pace-flow = am Stück
pace-step = Schritt für Schritt

## Fragen vor dem Spiel

ask-language = { $form ->
    [braille] Sprache?
   *[show] Welche Sprache? { $values }. Enter allein heißt 1.
}
ask-join = Wer spielt hier? { $values }. Nur Enter heißt 1.
ask-game = { $form ->
    [braille] Welches Spiel?
   *[show] Welches Spiel? { $values }. Enter allein heißt 1.
}
ask-bag = { $form ->
    [braille] Wer zieht die Fliesen?
   *[show] Wer zieht die Fliesen? { $values }. Enter allein heißt 1.
}
ask-numbered = { $number }: { $label }
ask-bag-table = wir selbst
ask-bag-virtual = das Programm
ask-speech-own = die Stimme des Programms
ask-speech-off = keine Stimme
ask-speech-screenreader = der Screenreader
ask-players = { $form ->
    [braille] Wer spielt? Namen mit Komma, oder die Anzahl.
   *[show] Wer spielt? Namen der Reihe nach im Uhrzeigersinn, mit Komma getrennt.
}
ask-starts = { $form ->
    [braille] Wer beginnt?
   *[show] Wer beginnt? { $players }. Enter allein heißt { $player }.
}
ask-speech = { $form ->
    [braille] Wer liest vor?
   *[show] Wer liest vor? { $reader ->
        [none] 1: die Stimme des Programms, die jetzt spricht.
       *[other] { $reader } läuft. 1: die Stimme des Programms.
    } 2: mein Screenreader liest den Text selbst, also keine Stimme. 3: über den Screenreader sprechen. Enter heißt { $number }.
}
prompt-speech = Vorlesen
error-setup-speech = Bitte 1, 2 oder 3.
prompt-language = Sprache
prompt-game = Spiel
prompt-join = Wer
prompt-bag = Wer zieht
prompt-players = Namen
prompt-starts = Beginnt
help-language = Den Namen der Sprache nennen, oder ihre Nummer.
help-game = Den Namen des Spiels nennen, oder seine Nummer.
help-join = Deinen Namen nennen, oder seine Nummer.
help-bag = Zieht ihr selbst aus dem Beutel, sagt ihr dem Programm, was auf den Manufakturen liegt. Zieht das Programm, sagt es euch, welche Fliesen wohin kommen. Die Nummer nennen.
help-players = Die Namen nennen, zum Beispiel: Anna, Ben und Clara. Oder nur, wie viele spielen, zum Beispiel 2.
help-starts = Einen der Namen nennen, oder seine Nummer: 1 ist { $player }.
help-speech = Eine der drei Nummern tippen, dann Enter.
help-questions = Ein Punkt wiederholt die Frage, zurück geht zur vorigen Frage, q verlässt das Programm.
first-question = Das ist die erste Frage.
questions-left = Gut. Nichts hat begonnen.

## Was nicht geht

error-no-story = Zu diesem Spiel ist noch nichts zu erzählen.
error-no-round = { $count ->
    [one] Bisher gab es nur eine Runde.
   *[other] Bisher gab es { $count } Runden.
}
error-unknown-word = „{ $text }“ kenne ich nicht.
question-left-out = Nicht beantwortet: „{ $text }“ Frag das bitte einzeln.
error-who-meant = Wen meinst du? Sag bitte den Namen.
error-goes-on = Die Frage davor habe ich nicht verstanden. Frag bitte noch einmal in einem ganzen Satz.
error-what-meant = Was meinst du? Frag bitte in einem ganzen Satz.
error-not-understood = „{ $text }“ habe ich nicht verstanden.
error-no-walk = Gerade läuft keine Inventur und kein Aufbauen.
error-nothing-to-confirm = Es ist nichts zu bestätigen.
error-not-listening = Hier hört kein Mikrofon zu. Bitte das Programm mit --listen starten.
error-no-step = Es steht kein Schritt mehr aus.
error-no-more-history = Weiter reicht der Verlauf nicht.
error-nothing-to-undo = { $count ->
    [0] Es gibt nichts zurückzunehmen.
   *[other] So viel lässt sich nicht zurücknehmen, höchstens { $count }.
}
error-nothing-to-redo = { $count ->
    [0] Es gibt nichts wiederherzustellen.
   *[other] So viel lässt sich nicht wiederherstellen, höchstens { $count }.
}
error-nothing-to-correct = So einen Eintrag gibt es nicht. „Verlauf“ nennt die letzten mit ihrer Nummer.
error-correction-breaks = Eine Berichtigung passt nicht zu den Einträgen danach.
error-not-filled-this-round = Manufaktur { $place } ist in dieser Runde nicht gefüllt worden. Für Runde { $round }: „fix Runde { $round } Manufaktur { $place }“ oder „fix Eintrag { $number }“, dahinter die Fliesen.
error-never-filled = Manufaktur { $place } ist noch nicht gefüllt worden.
error-not-an-entry = In diesem Spielstand steht etwas, das dieses Programm nicht kennt.
error-setup-players = { $least } bis { $most } Personen spielen mit, genannt { $count ->
    [0] wurde niemand.
    [one] wurde eine. Bitte Kommas zwischen die Namen setzen. Allein geht es gegen den Computer: „Anna, Computer“.
   *[other] wurden { $count }.
}
error-setup-names-alike = Den Namen { $name } gibt es zweimal. Bitte unterscheiden, zum Beispiel mit dem Anfang des Nachnamens.
error-setup-name-without-letter = Im Namen „{ $name }“ ist kein Buchstabe.
error-setup-name-too-long = Der Name { $name } ist zu lang. Bitte höchstens { $most } Zeichen.
error-setup-name-unprintable = Im Namen { $name } ist ein Zeichen, das man nicht lesen kann.
error-setup-choice = Das steht nicht zur Wahl. Möglich ist: { $values }.
error-setup-starts = Diese Person spielt nicht mit. Es spielen: { $players }.
error-setup-no-game = Auf diesem Computer läuft gerade kein Spiel, bei dem man mitmachen kann. Beginnt zuerst eins in einem anderen Terminal.
error-setup-foreign-option = Die Option --{ $option } gibt es in diesem Spiel nicht.
error-setup-option = „{ $value }“ gibt es für { $option } nicht. Möglich: { $choices }.
error-setup-no-virtual-bag = In diesem Spiel kann das Programm keine Fliesen ziehen. Bitte --bag virtual weglassen und selbst ziehen.
error-internal = Da ist im Programm etwas schiefgegangen. Nichts ist verloren. Bitte anders versuchen. Einzelheiten: { $detail }

## Inventur und Aufbauen

walk-check-begins = Inventur, { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}. { $verbosity ->
    [terse] Weiter, wenn es stimmt; sonst sagen, was dort liegt.
   *[normal] Mit Enter oder „stimmt“ geht es weiter. Sonst sagen, was dort liegt. „Fertig“ beendet.
}
walk-lay-begins = Aufbauen, { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}. { $part ->
    [board] Zuerst die Ablage von { $player } leer räumen.
    [factories] Zuerst die Manufakturen leer räumen.
    [centre] Zuerst das Zentrum leer räumen.
    [bag] Zuerst alle Fliesen neben dem Tisch zusammenlegen.
   *[all] Zuerst den ganzen Tisch leer räumen.
}{ $verbosity ->
    [terse] { "" }
   *[normal] { " " }Weiter mit Enter oder „weiter“, zurück mit „zurück“.
}
walk-check-help = Inventur: Enter oder stimmt geht weiter. Sonst sagen, was dort liegt: bei einer Reihe 2 r, bei einer Manufaktur r r b s, bei den Punkten eine Zahl, sonst leer. Nein nimmt mehrere Plätze einzeln durch. Zurück geht einen Schritt zurück, ein Punkt wiederholt, fertig beendet.
walk-lay-help = Aufbauen: Enter geht weiter, zurück geht einen Schritt zurück, ein Punkt wiederholt, fertig beendet.
walk-say-what = { $asked ->
    [score] Wie viele Punkte sind es? Zum Beispiel: 12.
    [turn] Wer ist dran? Ein Name genügt.
   *[tiles] Was liegt dort? Zum Beispiel: 2 r, oder leer. Alle Formen mit h.
}
walk-held = Gemerkt. Das wird gesetzt, wenn der Rest geprüft ist.
walk-left = { $count ->
    [one] Eine Angabe ist
   *[other] { $count } Angaben sind
} noch nicht gesetzt.
walk-check-ends = { $count ->
    [0] Inventur fertig, alles stimmt.
    [one] Inventur fertig, eine Stelle ist berichtigt.
   *[other] Inventur fertig, { $count } Stellen sind berichtigt.
}
walk-check-stopped = { $count ->
    [0] Inventur beendet, nichts geändert.
    [one] Inventur beendet, eine Stelle ist berichtigt.
   *[other] Inventur beendet, { $count } Stellen sind berichtigt.
}
walk-lay-ends = Fertig aufgebaut.
walk-lay-stopped = Aufbauen beendet.
walk-nothing = Dort liegt nichts.
walk-check-prompt = Inventur { $number } von { $count }
walk-lay-prompt = Aufbauen { $number } von { $count }
position-set = Die Stellung gilt. Mit aufbauen wird sie Platz für Platz angesagt.
rebuild-offer = Liegt nicht mehr alles auf dem Tisch: „aufbauen“ sagt an, was wohin kommt, „inventur“ prüft.

## Spielstand

error-log-missing = Die Datei { $name } gibt es nicht. Sie müsste hier liegen: { $folder }.
error-log-unreadable = Die Datei { $name } lässt sich nicht lesen. Bitte die Rechte prüfen.
error-log-not-ours = { $name } ist kein Spielstand von Azul Access.
error-log-empty = In { $name } steht noch kein Spiel.
error-log-damaged = Der Spielstand { $name } ist schon in der ersten Zeile beschädigt, darum ist kein Spiel darin zu lesen. Die Datei bleibt, wie sie ist. Bitte eine Kopie davon aufheben.
error-log-newer = Der Spielstand { $name } stammt von einer neueren Version des Programms. Bitte Azul Access aktualisieren.
error-log-exists = { $name } gibt es schon. Ein Spielstand wird nie überschrieben. Bitte einen anderen Namen nehmen, oder mit --resume weiterspielen.
error-log-not-created = { $name } lässt sich hier nicht anlegen: { $folder }. Bitte mit --log eine andere Datei nennen.
error-log-in-use = { $name } ist schon in einem anderen Fenster offen. Bitte dort weiterspielen oder es schließen.
error-log-changed = { $name } wurde von einem anderen Programm verändert. Der letzte Zug gilt nicht. Bitte beenden und mit --resume neu öffnen.
error-log-lost = { $name } ist nicht mehr da oder wurde verändert, und auch sonst lässt sich nirgends speichern. Bitte Platz schaffen oder den Datenträger wieder anschließen und noch einmal beenden. Strg D verlässt das Programm, ohne zu speichern.
error-log-read-only = In { $name } darf nicht geschrieben werden. Bitte die Rechte ändern, oder mit --log eine andere Datei nennen.
error-log-folder-read-only = Im Ordner { $folder } darf nicht geschrieben werden. Bitte mit --log eine Datei in einem anderen Ordner nennen.
error-log-disk-full = Der Datenträger ist voll. Der letzte Zug ist nicht gespeichert und gilt nicht. Bitte Platz schaffen und ihn noch einmal eingeben.
error-log-write-failed = Das Speichern ist fehlgeschlagen. Der letzte Zug gilt nicht. Bitte noch einmal eingeben.
