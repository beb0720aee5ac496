### Tipps und ihre Gründe

coach-tip = Tipp: { $move }.
coach-opinion-clear = Klare Wahl.
coach-opinion-little = Knappe Wahl.
coach-choice = Meine Wahl.
coach-opinion-equal = Anderes geht ebenso.
coach-only = Der einzige Zug.
coach-same = Das hätte ich auch gemacht.
coach-better-equal = Ich hätte so gewählt: { $move }. Etwa gleich gut.
coach-better-little = Ich hätte so gewählt: { $move }. Etwas besser.
coach-better-clear = Ich hätte so gewählt: { $move }. Deutlich besser.
coach-about = Zum Zug von { $player }, { $move }:
coach-other = Beim anderen Zug:
coach-two-equal = Beides ist etwa gleich gut.
coach-of-move = { $move }: { $fact }
coach-two-same = Das ist beide Male derselbe Zug.
coach-two-little = Etwas besser: { $move }.
coach-two-clear = Deutlich besser: { $move }.
coach-course-more = { $player } macht dann diese Runde wohl mehr Punkte.
coach-course-fewer = { $player } macht dann diese Runde wohl weniger Punkte.
coach-course-open = In einem Satz lässt sich das nicht begründen.
coach-in-return = Dafür:
coach-next = Nächstbester Zug: { $move }.
coach-next-fact = Der nächstbeste Zug:
coach-drawback = Dagegen spricht:
coach-why-all = Mehr kann ich dazu nicht sicher sagen.
coach-reckoned = Der Rest ist bis zum Ende der Runde gerechnet.
coach-off = Tipps sind in diesem Spiel ausgeschaltet. „Tipps an“ erlaubt sie.
coach-nothing = Gerade ist kein Zug zu wählen.
coach-other-turn = { $player } ist dran. Einen Tipp gibt es, wenn du an der Reihe bist.
coach-no-move = Du hast noch keinen Zug gemacht.
fact-points = { $points ->
    [one] Sofort ein Punkt.
   *[other] Sofort { $points } Punkte.
}
fact-points-more = { $amount ->
    [one] Sofort ein Punkt mehr.
   *[other] Sofort { $amount } Punkte mehr.
}
habit-points = { $count }-mal hätte ein anderes Feld mehr Punkte gebracht.
