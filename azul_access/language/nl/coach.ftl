### Tips en hun redenen

coach-tip = Tip: { $move }.
coach-opinion-clear = Duidelijke keus.
coach-opinion-little = Nipte keus.
coach-choice = Mijn keus.
coach-opinion-equal = Anders kan ook.
coach-only = De enige zet.
coach-same = Dat had ik ook gedaan.
coach-better-equal = Ik had gekozen: { $move }. Ongeveer even goed.
coach-better-little = Ik had gekozen: { $move }. Iets beter.
coach-better-clear = Ik had gekozen: { $move }. Duidelijk beter.
coach-about = Over de zet van { $player }, { $move }:
coach-other = Bij de andere zet:
coach-two-equal = Ze zijn ongeveer even goed.
coach-of-move = { $move }: { $fact }
coach-two-same = Dat is twee keer dezelfde zet.
coach-two-little = Iets beter: { $move }.
coach-two-clear = Duidelijk beter: { $move }.
coach-course-more = { $player } haalt dan deze ronde vermoedelijk meer punten.
coach-course-fewer = { $player } haalt dan deze ronde vermoedelijk minder punten.
coach-course-open = In één zin is niet te zeggen waarom.
coach-in-return = Daar staat tegenover:
coach-next = Op één na best: { $move }.
coach-next-fact = De op één na beste zet:
coach-drawback = Ertegen spreekt:
coach-why-all = Meer kan ik daar niet met zekerheid over zeggen.
coach-reckoned = De rest is tot het eind van de ronde uitgerekend.
coach-off = Tips staan in dit spel uit. “tips aan” staat ze toe.
coach-nothing = Er is nu geen zet te kiezen.
coach-other-turn = { $player } is aan de beurt. Een tip krijg je als jij aan de beurt bent.
coach-no-move = Je hebt nog geen zet gedaan.
fact-points = { $points ->
    [one] Meteen één punt.
   *[other] Meteen { $points } punten.
}
fact-points-more = { $amount ->
    [one] Meteen één punt meer.
   *[other] Meteen { $amount } punten meer.
}
habit-points = { $count } keer had een andere plek meer punten opgeleverd.
