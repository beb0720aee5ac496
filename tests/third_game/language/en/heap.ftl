# Heap, a game for tests.
title-heap = Heap
heap-fill = { $player } puts { $count } on the heap.
heap-take = { $player } takes { $count }, leaving { $left } on the heap.
heap-back-fill = { $count } from the heap back into the bag.
heap-back-take = { $player } puts { $count } back on the heap.
heap-expect-fill = { $player } fills the heap.
heap-hint = For example: take 2, or fill 5.
heap-command-fill = { $count } onto the heap
heap-command-take = { $count } from the heap
error-heap-not-now = That is not possible now.
error-heap-too-many = Possible are 1 to { $most }.
heap-holds = There are { $count } on the heap.
heap-scores = Points: { $scores }.
heap-gain = { $points } from the heap
heap-gain-name = From the heap
heap-label = Heap
heap-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
