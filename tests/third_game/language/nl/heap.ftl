# Heap, a game for tests.
title-heap = Stapel
heap-fill = { $player } legt { $count } op de stapel.
heap-take = { $player } pakt { $count }, op de stapel blijven { $left }.
heap-back-fill = { $count } van de stapel terug in de zak.
heap-back-take = { $player } legt { $count } terug op de stapel.
heap-expect-fill = { $player } vult de stapel.
heap-hint = Bijvoorbeeld: pak 2, of vul 5.
heap-command-fill = { $count } op de stapel
heap-command-take = { $count } van de stapel
error-heap-not-now = Dat kan nu niet.
error-heap-too-many = Mogelijk zijn 1 tot { $most }.
heap-holds = Op de stapel liggen { $count }.
heap-scores = Punten: { $scores }.
heap-gain = { $points } van de stapel
heap-gain-name = Van de stapel
heap-label = Stapel
heap-tiles = { $count ->
    [one] één tegel
   *[other] { $count } tegels
}
