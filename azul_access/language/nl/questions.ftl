### Antwoorden op vragen in je eigen woorden, voor elk spel.

answer-yes = Ja.
answer-no = Nee.
answer-no-but = Nee, { $player }.
answer-count = { $count ->
    [0] Geen.
   *[other] { $count }.
}
answer-list = { $items }.
answer-tiles-at = { $tiles } { $place }
answer-missing-at = { $place }: { $tiles }.
answer-nowhere = Nergens.
answer-none = Geen.
answer-nothing = Niets.
answer-nothing-missing = Er ontbreekt niets.
answer-next = Daarna komt { $player }.
any-tiles = { $count ->
    [one] één tegel
   *[other] { $count } tegels van één kleur
}
place-centre = Midden
lead = { $player } staat voor met { $points ->
    [one] één punt
   *[other] { $points } punten
}, voorsprong { $ahead }.
lead-shared = Samen voorop met { $points ->
    [one] één punt
   *[other] { $points } punten
}: { $players }.
lead-all-level = { $count ->
    [2] Jullie hebben allebei
   *[other] Jullie hebben allemaal
} { $points ->
    [one] één punt
   *[other] { $points } punten
}.
lead-level = { $players } hebben allebei { $points ->
    [one] één punt
   *[other] { $points } punten
}.
lead-last = { $player } staat laatste met { $points ->
    [one] één punt
   *[other] { $points } punten
}, achterstand { $behind }.
lead-gap = { $player } staat { $ahead ->
    [one] één punt
   *[other] { $ahead } punten
} voor op { $second }.
difference-none = Verder is alles gelijk.
difference-of = { $player }: { $items }.
difference-at = { $place }: { $tiles }
needs-nothing = { $player } heeft niets begonnen.
needs-not-begun = Niets wat begonnen is, heeft { $label } nodig.
needs-nobody = Niemand.
best-moves = { $count ->
    [one] Deze zet levert
   *[other] Deze zetten leveren
} meteen { $points ->
    [one] één punt
   *[other] { $points } punten
} op: { $moves }.
best-more = En nog { $count ->
    [one] één zet
   *[other] { $count } zetten
}.
past-move = { $player }: { $move }.
past-nothing = Die zet was er nog niet.
ask-or-set = Moet het zo gezet worden, zeg dan “eigenlijk” in plaats van “is”.
claim-right = Klopt.
claim-differs = Bij mij is het anders.
claim-rest-right = De rest klopt.
claim-counts = Geldt wat jij zegt?
claim-began = { $player } is deze ronde begonnen.
claim-later = Er komt nog meer. Verder met Enter; daarna kan het veranderd worden.
error-row-colours = In een rij ligt maar één kleur. Er is niets veranderd.
error-which-source = Waarvandaan? Noem ook de fabriek of het midden, bijvoorbeeld: van 2.
error-drawn-enough = { $count } tegels: noem ook de kleuren, bijvoorbeeld 2 rode, 2 blauwe. Op een fabriek komen er { $needed }.
error-drawn-too-many = { $count } is te veel: op een fabriek komen er { $needed }. Leg { $over ->
    [one] één tegel
   *[other] { $over } tegels
} terug in de zak en noem de kleuren van de andere.
error-not-drawing = Er worden nu geen tegels getrokken. Er is niets veranderd.
error-swap = Dit zijn de laatste zetten. Zijn ze verwisseld, neem ze dan terug met u 2 en zeg ze opnieuw. Was de laatste van iemand anders, zeg dan bijvoorbeeld: dat was { $player }.
label-means = { $label }: { $tiles }.
talk-nothing-refused = Er is net niets geweigerd.
talk-no-mistake = Nee, alles is in orde.
talk-no-loss = Er zijn nog geen punten afgegaan.
talk-no-loss-of = { $player } heeft tot nu toe geen punten verloren.
talk-no-scoring = Er is nog niet geteld.
talk-welcome = Graag gedaan.
talk-net = { $player } na de laatste telling: plus { $points }, nu { $score }.
talk-net-loss = { $player } na de laatste telling: min { $points }, nu { $score }.
talk-gained = { $player } in ronde { $round }: plus { $points }, daarna { $score }.
talk-gained-loss = { $player } in ronde { $round }: min { $points }, daarna { $score }.
talk-no-round = Dit is de eerste ronde.
ranked = { $names }: { $measure ->
    [missing] nog{" "}
   *[other] {""}
}{ $holders ->
    [one] {""}
   *[other] elk{" "}
}{ $measure ->
    [cost] min{" "}
   *[other] {""}
}{ $count }
deeds-lost = ronde { $round }: min { $points }
deeds-in-round = Ronde { $round }.
course-gain = { $player } { $kind ->
    [loss] min
   *[gain] plus
} { $points }
unclear = Niet helemaal begrepen.
overview-missing = Nog nodig: { $tiles }.
overview-together = Samen: { $tiles }.
overview-player = { $player }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
answer-together = Samen { $count }.
in-bag = In de zak: { $count }.
nearest = { $player }: { $count ->
    [0] niets begonnen
    [one] er ontbreekt één tegel
   *[other] er ontbreken { $count } tegels
}: { $places }.
course-starter = { $player } begon ronde { $round }.
course-marker = { $player } pakte de startmarker in ronde { $round }.
course-no-marker = In ronde { $round } heeft nog niemand de startmarker gepakt.
course-later = Ronde { $round } is nog niet gespeeld.
course-scores = Na ronde { $round }: { $scores }.
course-round = ronde { $round }: { $gained ->
    [0] niets erbij
   *[other] plus { $gained }
}{ $lost ->
    [0] {""}
   *[other] , min { $lost }
}
course-points = { $player }: { $parts }. Nu { $score }.
course-no-points = { $player }: geen verandering. Nu { $score }.
talk-greeting = Hallo. Vraag me wat je wilt weten. h helpt.
talk-who = Ik leid jullie door het spel, zeg alles hardop en let op de regels. Vraag bijvoorbeeld: wie is aan de beurt? Wat ligt er in het midden? Wat heb ik nog nodig?
talk-pause = Neem de tijd.
answer-of = { $player }:
# What a short answer is about.
answer-about = { $topic }:
answer-about-factories = Fabrieken
answer-about-all = Samen:
answer-starter-open = Wie hem pakt, begint de volgende ronde.
# Answers about a table that is only supposed.
suppose = Stel: { $moves }.
suppose-by = { $player }: { $move }
suppose-turn = { $player } is aan de beurt
suppose-scored = de ronde wordt nu gescoord
suppose-left = Blijft het liggen:
suppose-else = Anders:
suppose-which = Dat hangt van de zet af. Zeg ook waarvandaan en waarheen, bijvoorbeeld: { $move }.
