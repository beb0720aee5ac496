### Retold games of Summer Pavilion in English.

sp-story-stone = { $shape ->
    [1] { $player } takes the start stone and pays { part-points } for it.
    [2] The start stone costs { $player } { part-points }.
    [3] For the start stone, { $player } gives up { part-points }.
    [4] { $player } is the first to reach into the centre; the start stone costs { part-points }.
    [5] { $player } pays { part-points } for the start stone.
   *[6] The start stone goes to { $player }, for { part-points }.
}
sp-story-stone-streak = { $shape ->
    [1] For the { part-times } time running, { $player } takes the start stone, and pays { part-points }.
    [2] The start stone goes to { $player }, { part-times-count } rounds running; it costs { part-points }.
    [3] The start stone stays with { $player }, for the { part-times } round in a row, and costs { part-points }.
   *[4] Once more { $player } takes the start stone, the { part-times } time in a row, and pays { part-points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } places no tile in this round.
    [2] Nothing is added to { $player }'s stars.
    [3] { $player } places nothing this time.
   *[4] { $player }'s stars stay as they are.
}
sp-story-one = { $shape ->
    [1] { $player } places one tile, { $tile }, for { part-points }.
    [2] Just one tile comes from { $player }, { $tile }: { part-points }.
    [3] { $player } places only one tile, { $tile }, which counts { $points }.
   *[4] A single tile, { $tile }, brings { $player } { part-points }.
}
sp-story-placed = { $shape ->
    [1] { $player } places { part-count-tiles } for { $points } points.
    [2] With { part-count-tiles }, { $player } makes { $points } points.
    [3] { $player } earns { $points } points with { part-count-tiles }.
    [4] { part-count-cap } tiles from { $player } bring { $points } points.
    [5] { $player } puts { part-count-tiles } on the stars, for { $points } points.
    [6] On the stars, { $player } wins { $points } points with { part-count-tiles }.
    [7] { $player }'s stars get { part-count-tiles }, worth { $points } points.
    [8] { $player } finds room for { part-count-tiles } and gets { $points } points.
    [9] For { part-count-tiles }, { $player } gets { $points } points.
    [10] { part-count-cap } tiles placed, and { $points } points for { $player }.
    [11] { $player }'s stars grow by { part-count-tiles }, which brings { $points } points.
   *[12] { $player } lays { part-count-tiles } and gains { $points } points.
}
sp-story-placed-stone = { $shape ->
    [1] { $player } places { part-count-tiles } for { $points } points; the start stone costs { $lost }.
    [2] With { part-count } tiles, { $player } makes { $points } points, and the start stone takes { $lost }.
    [3] { $player } takes the start stone, less { $lost }, and then places { part-count-tiles } for { $points } points.
   *[4] { $points } points for { $player }, with { part-count } tiles; less { $lost } for the start stone.
}
sp-story-placed-tile = { $shape ->
    [1] { $player } places { part-count-tiles } for { $points } points; { $tile } alone counts { $most }.
    [2] { part-count-cap } tiles bring { $player } { $points } points, { $tile } alone { $most }.
    [3] { $player }'s stars grow by { part-count-tiles }: { $tile } counts { $most }, all together { $points }.
    [4] For { part-count-tiles }, { $player } gets { $points } points, { $most } of them for { $tile }.
    [5] { $player } lays { part-count-tiles } for { $points } points; { $tile } is worth { $most }.
    [6] { $player }'s { part-count-tiles } count { $points } together, { $most } of that for { $tile }.
    [7] { $player } gains { $points } points with { part-count-tiles }, most of all with { $tile }: { $most }.
   *[8] The stars give { $player } { $points } for { part-count-tiles }, among them { $tile } with { $most }.
}
sp-story-alike = { $shape ->
    [1] { $players } place { part-count-tiles } each: { $each }.
    [2] With { part-count-tiles } each, it is { $each }.
    [3] { $players } lay { part-count-tiles } each, which brings { $each }.
   *[4] { part-count-cap } tiles are not always worth the same: { $each }.
}
sp-story-same = { $shape ->
    [1] { $players } place { part-count-tiles } each and get { $points } points each.
    [2] The same for { $players }: { part-count-tiles } and { $points } points each.
    [3] With { part-count-tiles } each, { $players } earn exactly the same, { $points } points.
   *[4] On the stars { $players } are equal, with { part-count-tiles } and { $points } points each.
}
sp-story-reply = { $shape ->
    [1] { $player } gets { $points }.
    [2] For { $player } it is { $points }.
    [3] { $player } adds { $points }.
    [4] And { $points } for { $player }.
    [5] { $player }'s tiles bring { $points }.
    [6] { $player } earns { $points }.
    [7] { $player } makes { $points }.
   *[8] { $player }'s stars bring { $points }.
}
sp-story-star = { $shape ->
    [1] No space { $stars } is free any more; that counts { $points } at the end.
    [2] Every space { $stars } is covered now: { $points } points at the end.
    [3] The last space { $stars } is covered, worth { $points } points at the end.
   *[4] With the last space { $stars }, { $points } points are sure for the end.
}
sp-story-number = { $shape ->
    [1] All the { $numbers } are covered now: { $points } points that are not in the score yet.
    [2] All the { $numbers } are there; their { $points } points come at the end.
    [3] The last of the { $numbers } is covered, for { $points } points at the end.
   *[4] The { $numbers } are complete. The score cards do not show it yet; it counts { $points } at the end.
}
sp-story-extra = { $shape ->
    [1] { part-count-cap } tiles come from the supply as a bonus.
    [2] { part-count-cap } more tiles come from the supply.
    [3] { part-count-cap } bonus tiles come as well.
   *[4] The supply adds { part-count-tiles }.
}
sp-story-left-over = { $shape ->
    [1] On passing, { part-points } { $points ->
        [one] is
       *[other] are
    } lost for tiles left over.
    [2] What is left over costs { part-points }.
    [3] Tiles left over cost { part-points }.
    [4] Tiles without a place cost { part-points }.
    [5] For tiles left over, { part-points } { $points ->
        [one] is
       *[other] are
    } taken off.
    [6] For what found no place, { part-points } { $points ->
        [one] comes
       *[other] come
    } off.
    [7] A few tiles find no place, which costs { part-points }.
    [8] The rest of the tiles costs { $player } { part-points }.
    [9] Passing with tiles in hand costs { part-points }.
   *[10] { $player } pays { part-points } for tiles left over.
}
sp-story-left-over-cost = { $shape ->
    [1] Tiles left over cost { $player } { part-points }.
    [2] { $player } is left with too many tiles and loses { part-points }.
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
sp-story-bonus-numbers = all the { $numbers }
sp-story-short-star = { $shape ->
    [1] { $player } lacked a single tile { $star }.
    [2] Only one space { $star } was still free for { $player }.
    [3] { $player } had five of six tiles { $star }.
   *[4] One more tile { $star }, and { $player } would have filled it.
}
sp-story-short-star-alike = { $shape ->
    [1] { $players } each lacked one tile { $star }.
    [2] For { $players }, one space each { $star } stayed free.
    [3] { $players } each had five of six tiles { $star }.
   *[4] One more tile each { $star }, and { $players } would have filled it.
}
sp-story-short-number = { $shape ->
    [1] Of the { $number }, { $player } lacked just one, { $star }.
    [2] { $player } had all the { $number }, except { $star }.
    [3] For all the { $number }, { $player } still needed a tile { $star }.
   *[4] One tile { $star } would have brought { $player } all the { $number }.
}
sp-story-short-number-alike = { $shape ->
    [1] { $players } each lacked one tile for all the { $number }.
    [2] All the { $number } were close for { $players }; each lacked one.
    [3] Of the { $number }, { $players } each lacked just one.
   *[4] { $players } had all the { $number }, except for one each.
}
sp-story-key-affords = Now there is enough for another space { $star }.
sp-story-key-gone = After that, there is no { $colour } left to take.
