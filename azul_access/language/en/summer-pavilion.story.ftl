### Retold games of Summer Pavilion in English.

sp-story-stone = { $shape ->
    [1] { $player } takes the start stone and pays { part-points } for it.
    [2] The start stone costs { $player } { part-points }.
    [3] For the start stone { $player } gives up { part-points }.
    [4] First to reach into the centre is { $player }; the start stone costs { $points }.
    [5] { $player } buys the start stone with { part-points }.
   *[6] It is the start stone for { $player }, minus { $points }.
}
sp-story-nothing = { $shape ->
    [1] { $player } places no tile at all.
    [2] Nothing gets onto the stars of { $player }.
    [3] { $player } places nothing this time.
   *[4] The stars of { $player } stay as they are.
}
sp-story-one = { $shape ->
    [1] { $player } places one tile, { $tile }, for { part-points }.
    [2] With { $player } it is just { $tile }, { part-points }.
    [3] Only { $tile } is placed by { $player }; it counts { $points }.
   *[4] A single tile of { $player }, { $tile }, brings { part-points }.
}
sp-story-placed = { $shape ->
    [1] { $player } places { part-count-tiles }, { part-points } together.
    [2] With { part-count-tiles } { $player } comes to { part-points }.
    [3] { $player } earns { part-points } with { part-count-tiles }.
    [4] For { $player } it is { part-count-tiles } and { part-points }.
    [5] { part-count-cap } tiles are placed by { $player }, which counts { $points }.
    [6] On the stars { $player } wins { part-points }, with { part-count-tiles }.
    [7] The stars of { $player } get { part-count-tiles }, { part-points } for them.
    [8] { $player } finds room for { part-count-tiles }, for { part-points }.
    [9] For { part-count-tiles } { $player } gets { part-points }.
    [10] { $points } points for { $player }, with { part-count-tiles }.
    [11] The stars of { $player } grow by { part-count-tiles }: { part-points }.
   *[12] { $player } sets { part-count-tiles } and gains { part-points }.
}
sp-story-reply = { $shape ->
    [1] { $player } wins { $points }.
    [2] With { $player } it is { $points }.
    [3] { $player } comes to { $points }.
    [4] Then { $points } for { $player }.
    [5] For { $player } the placing counts { $points }.
    [6] { $player } earns { $points }.
    [7] { $player } manages { $points }.
   *[8] On the stars of { $player } it is { $points }.
}
sp-story-tile = { $shape ->
    [1] Alone { $tile } brings { part-points }.
    [2] { $points } of it come from { $tile }.
    [3] Among them { $tile } with { part-points }.
    [4] Most is counted by { $tile }, { $points }.
    [5] The best of them: { $tile }, { part-points }.
   *[6] By itself { $tile } is worth { part-points }.
}
sp-story-star = { $shape ->
    [1] A star is full with that, { part-points } at the end.
    [2] In passing a star is finished; its { $points } come at the end.
    [3] The sixth tile closes a star, good for { $points } at the end.
   *[4] A whole star lies there now, worth { part-points } at the end.
}
sp-story-number = { $shape ->
    [1] All { $number } are covered now: { part-points } that are not in the score yet.
    [2] All { $number } lie; at the end that counts { $points }, not yet.
    [3] Quietly all { $number } get complete, { part-points } for the end.
   *[4] The { $number } are complete. The cards show nothing of it; at the end it is { $points }.
}
sp-story-extra = { $shape ->
    [1] What gets surrounded brings { part-count-tiles } from the supply.
    [2] { part-count-cap } more tiles come from the supply.
    [3] { $count } bonus tiles come along.
   *[4] The supply gives { part-count-tiles } extra.
}
sp-story-clean = { $shape ->
    [1] Everything works out.
    [2] Nothing left over costs points.
    [3] Every tile finds a place, or a corner.
   *[4] There is nothing left that costs.
}
sp-story-left-over = { $shape ->
    [1] { part-points-start } { $points ->
        [one] goes
       *[other] go
    } off for the rest.
    [2] What is left over costs { part-points }.
    [3] Tiles left over: minus { $points }.
    [4] Passing leaves something behind, { $points } less.
    [5] Not everything works out: { part-points } off.
   *[6] For what stays in the hand { $points } { $points ->
        [one] is
       *[other] are
    } taken off.
}
sp-story-left-over-cost = { $shape ->
    [1] Tiles left over cost { $player } { part-points }.
    [2] { $player } is left with too much: { part-points } less.
    [3] { $player } loses { part-points } for tiles that found no place.
   *[4] What is left over is dear for { $player }: { part-points }.
}
sp-story-corners = { $shape ->
    [1] What lay in the corners costs { $player } { part-points }.
    [2] For the corners { $player } loses { part-points }.
    [3] { $player } pays { part-points } for the tiles in the corners.
   *[4] The corners of { $player }: minus { $points }.
}
sp-story-bonus-stars = { $count ->
    [one] one star
   *[other] { part-count } stars
}
sp-story-bonus-numbers = all { $numbers }
sp-story-short-star = { $shape ->
    [1] { $player } lacked a single tile { $star }.
    [2] With { $player } one space { $star } stayed free.
    [3] { $player } had five of six tiles { $star }.
   *[4] Only one tile { $star } kept { $player } from a full star.
}
sp-story-short-number = { $shape ->
    [1] Of the { $number } { $player } lacked just one, { $star }.
    [2] { $player } had almost all { $number }, only not { $star }.
    [3] For all { $number } { $player } still needed a tile { $star }.
   *[4] One tile { $star } would have brought { $player } all { $number }.
}
