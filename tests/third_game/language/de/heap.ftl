# Heap, a game for tests.
title-heap = Haufen
heap-fill = { $player } legt { $count } auf den Haufen.
heap-take = { $player } nimmt { $count }, auf dem Haufen bleiben { $left }.
heap-back-fill = { $count } vom Haufen zurück in den Beutel.
heap-back-take = { $player } legt { $count } zurück auf den Haufen.
heap-expect-fill = { $player } füllt den Haufen.
heap-hint = Zum Beispiel: nimm 2, oder fülle 5.
heap-command-fill = { $count } auf den Haufen
heap-command-take = { $count } vom Haufen
error-heap-not-now = Das geht jetzt nicht.
error-heap-too-many = Möglich sind 1 bis { $most }.
heap-holds = Auf dem Haufen liegen { $count }.
heap-scores = Punkte: { $scores }.
heap-gain = { $points } vom Haufen
heap-gain-name = Vom Haufen
heap-label = Haufen
heap-tiles = { $count ->
    [one] eine Fliese
   *[other] { $count } Fliesen
}
