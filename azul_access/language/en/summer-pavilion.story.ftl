### Retold games of Summer Pavilion in English.

sp-story-stone = { $shape ->
    [1] { $player } takes the start stone and pays { part-points } for it.
    [2] The start stone costs { $player } { part-points }.
    [3] For the start stone { $player } gives up { part-points }.
    [4] { $player } is the first to reach into the centre; the start stone costs { part-points }.
    [5] { $player } pays { part-points } to have the start stone.
   *[6] The start stone goes to { $player }, for { part-points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } places no tile at all.
    [2] Nothing is added to { $player }'s stars.
    [3] { $player } places nothing this time.
   *[4] { $player }'s stars stay as they are.
}
sp-story-one = { $shape ->
    [1] { $player } places one tile, { $tile }, for { part-points }.
    [2] Just one tile comes from { $player }, { $tile }: { part-points }.
    [3] { $player } places only { $tile }, which counts { $points }.
   *[4] A single tile, { $tile }, brings { $player } { part-points }.
}
sp-story-placed = { $shape ->
    [1] { $player } places { part-count-tiles }, { $points } points together.
    [2] With { part-count-tiles } { $player } makes { $points } points.
    [3] { $player } earns { $points } points with { part-count-tiles }.
    [4] { part-count-cap } tiles from { $player } bring { $points } points.
    [5] { part-count-cap } tiles are placed by { $player }, for { $points } points.
    [6] On the stars { $player } wins { $points } points, with { part-count-tiles }.
    [7] { $player }'s stars get { part-count-tiles }, worth { $points } points.
    [8] { $player } finds room for { part-count-tiles } and gets { $points } points.
    [9] For { part-count-tiles } { $player } gets { $points } points.
    [10] { $points } points for { $player }, with { part-count-tiles }.
    [11] { $player }'s stars grow by { part-count-tiles }, which brings { $points } points.
   *[12] { $player } lays { part-count-tiles } and gains { $points } points.
}
sp-story-reply = { $shape ->
    [1] { $player } gets { $points }.
    [2] For { $player } it is { $points }.
    [3] { $points } points go to { $player }.
    [4] And { $points } for { $player }.
    [5] { $player }'s tiles bring { $points }.
    [6] { $player } earns { $points }.
    [7] { $player } manages { $points }.
   *[8] { $player }'s stars bring { $points }.
}
sp-story-tile = { $shape ->
    [1] On its own, { $tile } brings { part-points }.
    [2] { $points } of that { $points ->
        [one] comes
       *[other] come
    } from { $tile }.
    [3] Among them is { $tile } with { part-points }.
    [4] One tile does a lot: { $tile } for { $points }.
    [5] Here { $tile } counts { $points }.
   *[6] It includes { $tile }, worth { part-points }.
}
sp-story-star = { $shape ->
    [1] A star is full, { $points } points at the end.
    [2] A star is finished along the way; its { $points } points come at the end.
    [3] The sixth tile closes a star, good for { $points } points at the end.
   *[4] A whole star lies there now, worth { $points } points at the end.
}
sp-story-number = { $shape ->
    [1] All { $number } are covered now: { $points } points that are not in the score yet.
    [2] All { $number } lie there; at the end that counts { $points }, but not yet.
    [3] Quietly all { $number } are completed, { $points } points for the end.
   *[4] The { $number } are complete. The cards show nothing of it yet; at the end it is { $points } points.
}
sp-story-extra = { $shape ->
    [1] What gets surrounded brings { part-count-tiles } from the supply.
    [2] { part-count-cap } more tiles come from the supply.
    [3] { part-count-cap } bonus tiles come along.
   *[4] The supply adds { part-count-tiles }.
}
sp-story-clean = { $shape ->
    [1] Everything works out.
    [2] This time no tile left over costs anything.
    [3] Every tile finds a place, or a corner.
   *[4] Nothing is left that costs points.
}
sp-story-left-over = { $shape ->
    [1] { part-points-start } { $points ->
        [one] goes
       *[other] go
    } off for tiles left over.
    [2] What is left over costs { part-points }.
    [3] Tiles left over cost { part-points }.
    [4] Something is left over when passing, { part-points } less.
    [5] Not everything works out: { part-points } off.
   *[6] For what stays in the hand, { part-points } { $points ->
        [one] is
       *[other] are
    } taken off.
}
sp-story-left-over-cost = { $shape ->
    [1] Tiles left over cost { $player } { part-points }.
    [2] { $player } is left with too much: { part-points } less.
    [3] { $player } loses { part-points } for tiles that found no place.
   *[4] What is left over is expensive for { $player }: { part-points }.
}
sp-story-corners = { $shape ->
    [1] What lay in the corners costs { $player } { part-points }.
    [2] For the corners { $player } loses { part-points }.
    [3] { $player } pays { part-points } for the tiles in the corners.
   *[4] The corners count too: { $player } loses { part-points }.
}
sp-story-bonus-stars = { $count ->
    [one] one star
   *[other] { part-count } stars
}
sp-story-bonus-numbers = all { $numbers }
sp-story-short-star = { $shape ->
    [1] { $player } lacked a single tile { $star }.
    [2] For { $player } one space { $star } stayed free.
    [3] { $player } had five of six tiles { $star }.
   *[4] One more tile { $star }, and { $player } would have filled it.
}
sp-story-short-number = { $shape ->
    [1] Of the { $number } { $player } lacked just one, { $star }.
    [2] { $player } had almost all { $number }, only not { $star }.
    [3] For all { $number } { $player } still needed a tile { $star }.
   *[4] One tile { $star } would have brought { $player } all { $number }.
}
