### Retold games in English: sentences that are pleasant to hear. Each has several shapes.
### Only the names of the players are known, so neither "he" nor "she".

## Parts

story-points-of = { $name } { $points }
story-points-with = { $name } with { $points }
part-points = { $points ->
    [one] one point
   *[other] { $points } points
}
part-points-start = { $points ->
    [one] One point
   *[other] { $points } points
}
part-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
part-count-cap = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $count }
}
part-count-tiles = { $count ->
    [one] one tile
   *[other] { part-count } tiles
}
part-row-ordinal = { $row ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
part-column-ordinal = { $column ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
story-red = red
story-blue = blue
story-black = black
story-turquoise = turquoise
story-white = white
story-orange = orange
story-yellow = yellow
story-the-red = the red one
story-the-blue = the blue one
story-the-black = the black one
story-the-turquoise = the turquoise one
story-the-white = the white one
story-the-orange = the orange one
story-the-yellow = the yellow one
story-the-purple = the purple one
story-the-green = the green one
story-tiles-red = { part-count } red { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-blue = { part-count } blue { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-black = { part-count } black { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-turquoise = { part-count } turquoise { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-white = { part-count } white { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-orange = { part-count } orange { $count ->
    [one] tile
   *[other] tiles
}
story-tiles-yellow = { part-count } yellow { $count ->
    [one] tile
   *[other] tiles
}
story-on-star-centre = on the centre star
story-on-star-purple = on the purple star
story-on-star-orange = on the orange star
story-on-star-red = on the red star
story-on-star-blue = on the blue star
story-on-star-yellow = on the yellow star
story-on-star-green = on the green star
story-on-star-number = on star { $star }
story-all-1 = ones
story-all-2 = twos
story-all-3 = threes
story-all-4 = fours
story-all-5 = fives
story-all-6 = sixes

## The result

story-result = { $shape ->
    [1] { $winner } wins with { part-points }, ahead of { $others }.
    [2] Victory goes to { $winner }, with { part-points }; behind come { $others }.
    [3] In the end { $winner } is in front with { part-points }, then { $others }.
   *[4] { $winner } takes the game: { part-points }, then { $others }.
}
story-result-shared = { $shape ->
    [1] Two wins in one game: { $winners } have { part-points } each.
    [2] { $winners } share the victory with { part-points } each.
    [3] Nobody at the top loses: { $winners } win together, with { part-points } each.
   *[4] Won together: { $winners } end on { part-points } each.
}
story-margin-close = { $shape ->
    [1] { $points ->
        [one] A single point decides.
       *[other] Only { $points } points lie between them.
    }
    [2] It hardly gets closer: { part-points } ahead of { $second }.
    [3] { $second } was very near, { $points ->
        [one] just one point short.
       *[other] just { $points } points short.
    }
   *[4] It was open to the last; { $points ->
        [one] one point tipped
       *[other] { $points } points tipped
    } the scales.
}
story-margin-usual = { $shape ->
    [1] The gap to { $second } is { part-points }.
    [2] { $second } ended { part-points } short.
    [3] Between { $winner } and { $second } lie { part-points }.
   *[4] That is { $points } more than { $second }.
}
story-margin-wide = { $shape ->
    [1] { $points } points ahead: that is a clear win.
    [2] By the end it was clear: { $points } points ahead of { $second }.
    [3] The gap is wide, { $points } points to { $second }.
   *[4] { $second } comes second, { $points } points behind.
}
story-arc-ending = { $shape ->
    [1] Yet before the final count { $leader } was still in front, by { part-points }.
    [2] After the last round { $leader } still led; only the final count turned that round.
    [3] The final count decided it: before it, { $leader } was { part-points } ahead of { $winner }.
   *[4] Going into the final count, the lead still belonged to { $leader }.
}
story-arc-always = { $shape ->
    [1] After each of the { $rounds } rounds { $winner } was in front.
    [2] From the first round on { $winner } never gave the lead away.
    [3] { $winner } led from beginning to end, for { $rounds } rounds.
   *[4] Nobody else was ever in front after a round.
}
story-arc-comeback = { $shape ->
    [1] Yet after round { $round } { $winner } was still { part-points } behind.
    [2] It was a comeback: after round { $round } { $winner } trailed by { part-points }.
    [3] After round { $round } it looked different: { $winner } lay { part-points } back.
   *[4] { $winner } came from behind; after round { $round } the gap was { part-points }.
}
story-arc-seesaw = { $shape ->
    [1] The lead changed hands { $count } times on the way.
    [2] It went back and forth: the lead changed { $count } times.
    [3] { $count } times somebody else took the lead.
   *[4] For a long time nothing was certain, and the lead changed { $count } times.
}
story-arc-late = { $shape ->
    [1] Only with the last round did { $winner } take the lead.
    [2] It was decided late, after { $rounds } rounds.
    [3] Before the last round { $winner } was not yet alone in front.
   *[4] It stayed open for long; only the last round put { $winner } in front.
}
story-arc-regained = { $shape ->
    [1] In the last round { $winner } took the lead back.
    [2] The lead was lost on the way and came back in the last round.
    [3] Only the last round put { $winner } in front again.
   *[4] { $winner } was in front, then was not, and was again at the end.
}
story-arc-level = { $shape ->
    [1] After the last round the top was still level.
    [2] Only the final count decided it; before that the top was level.
    [3] Until the final count nothing was decided at the top.
   *[4] They went into the final count side by side.
}
story-arc-since = { $shape ->
    [1] From round { $round } on { $winner } was in front.
    [2] After round { $round } { $winner } did not give the lead away again.
    [3] In round { $round } { $winner } took the lead and kept it.
   *[4] Since round { $round } the lead belonged to { $winner }.
}
story-unfinished = { $shape ->
    [1] The game is in round { $round } and not over yet. So far: { $standing }.
    [2] The game still goes on, in round { $round }. The score is { $standing }.
    [3] The game rests in round { $round }, with the score at { $standing }.
   *[4] It was played as far as round { $round }; the score: { $standing }.
}

## The score after a round

story-score = { $shape ->
    [1] { $leader } leads with { $points }, then { $others }.
    [2] The score: { $standing }.
    [3] That makes it { $standing }.
    [4] { $standing }.
    [5] In front is { $leader } with { $points }, behind { $others }.
    [6] The round ends at { $standing }.
    [7] The score cards now say { $standing }.
    [8] So it stands: { $standing }.
    [9] After the scoring: { $standing }.
    [10] { $leader } is ahead: { $standing }.
    [11] At this point: { $standing }.
    [12] At the top { $leader } with { $points }, followed by { $others }.
    [13] On it goes, from { $standing }.
    [14] The cards show { $standing }.
    [15] { $leader } now has { part-points }; next { $others }.
   *[16] At the end of the round: { $standing }.
}
story-score-tied = { $shape ->
    [1] Level at the top: { $standing }.
    [2] { $leaders } are level: { $standing }.
    [3] It is a tie in front: { $standing }.
    [4] Nobody leads alone: { $standing }.
    [5] { $leaders } share the lead: { $standing }.
    [6] As many points for { $leaders }: { $standing }.
    [7] Side by side, { $leaders }: { $standing }.
   *[8] All square at the top: { $standing }.
}
story-round-best = { $shape ->
    [1] The most points of this round go to { $player }, { $points } in all.
    [2] This round belongs to { $player }, with { $points } in all.
    [3] Nobody gets more out of this round than { $player }: { $points } in all.
    [4] The round goes best for { $player }.
    [5] This is a round for { $player }.
   *[6] { $player } makes the most of this round.
}
story-quiet = { $shape ->
    [1] A quiet beginning.
    [2] Nobody hurries.
    [3] It begins calmly.
   *[4] The beginning stays modest.
}
story-fell = { $shape ->
    [1] { $player } falls from { $before } to { $after }.
    [2] For { $player } it goes backwards, from { $before } to { $after }.
    [3] All in all { $player } loses: { $before } becomes { $after }.
   *[4] The cards of { $player } turn back, from { $before } to { $after }.
}
story-from-last = { $shape ->
    [1] From last place { $player } jumps to the first.
    [2] Just now in last place, now in front: { $player }.
    [3] { $player } passes everybody in a single round.
   *[4] From the very back to the very front: { $player }.
}
story-lead-back = { $shape ->
    [1] { $player } takes the lead back.
    [2] That puts { $player } in front again.
    [3] The top belongs to { $player } again.
   *[4] { $player } is back in first place.
}
story-lead-first = { $shape ->
    [1] That puts { $player } in front, alone for the first time.
    [2] { $player } takes the lead.
    [3] The lead passes to { $player }.
   *[4] Now { $player } is at the top.
}
story-widest = { $shape ->
    [1] { $points } points ahead, more than after any other round.
    [2] After no round is the gap any wider: { $points } points.
    [3] After no round is anybody further ahead than { $player } now, by { $points } points.
   *[4] With { $points } points the lead is larger than after every other round.
}
story-narrow = { $shape ->
    [1] One point separates the top from the rest.
    [2] { $player } leads, but by a single point.
    [3] It hardly gets tighter, one point lies between.
   *[4] The lead: a single point.
}
story-turn = { $shape ->
    [1] Here the game turns.
    [2] This is the turning point.
    [3] In this round the game turns, towards { $player }.
   *[4] Here the tide turns in favour of { $player }.
}
story-best-round = { $shape ->
    [1] No round of this game brings more: { $points } after all losses.
    [2] After all losses that is { $points }, the best round of the game.
    [3] It is the best round of the whole game, { $points } after all losses.
   *[4] Nobody gets more than { $points } out of a round, after all losses.
}
story-best-tile = { $shape ->
    [1] { $points } of it come from { $tile }; no other tile of this game brings more.
    [2] Among them is the best tile of the game: { $tile }, for { part-points }.
    [3] The best tile of the game is among them, { $tile }, worth { $points }.
   *[4] No tile of this game counts more than { $tile } with { part-points }.
}

## The end

story-bonus = { $shape ->
    [1] { $player } gets { $points } more, for { $parts }.
    [2] For { $parts } { $player } adds { $points }.
    [3] The final count gives { $player } { $points }, for { $parts }.
   *[4] { part-points-start } more for { $player }, thanks to { $parts }.
}
story-no-bonus = { $shape ->
    [1] { $player } goes away empty-handed.
    [2] For { $player } nothing is added.
    [3] { $player } has nothing complete.
   *[4] { $player } gets no further point.
}
story-overtaken = { $shape ->
    [1] That turns the game: { $player } makes up { part-points } and passes { $other }.
    [2] So { $player } passes { $other } after all.
    [3] The lead of { $other }, { part-points }, is gone.
   *[4] { part-points-start } behind: { $player } makes that up and overtakes { $other }.
}
story-passed = { $shape ->
    [1] On the way { $player } passes { $other }.
    [2] So { $player } ends up ahead of { $other }.
    [3] Second place goes from { $other } to { $player }.
   *[4] { $other } falls behind { $player } after all.
}
story-final = { $shape ->
    [1] The final score: { $standing }.
    [2] In the end: { $standing }.
    [3] So it ends: { $standing }.
   *[4] For good: { $standing }.
}
story-sums = { $shape ->
    [1] { $player }: { $parts }.
    [2] For { $player } it was { $parts }.
    [3] With { $player } it adds up to { $parts }.
   *[4] Where the points of { $player } came from: { $parts }.
}
story-sum-gain-wall = { $points } on the wall
story-sum-gain-bonuses = { $points } in the final count
story-sum-gain-floor = { $points } lost on the floor
story-sum-gain-start = { $points } at the start
story-sum-gain-placed = { $points } by placing
story-sum-gain-stone = { $points } lost to the start stone
story-sum-gain-left-over = { $points } lost for tiles left over
story-sum-gain-set = { $sign ->
    [less] { $points } taken off by corrections
   *[more] { $points } added by corrections
}
story-difference = { $shape ->
    [1] Where did the gap come from? { $winner } has { $parts }.
    [2] Compared with { $second }, { $winner } has { $parts }.
    [3] Between the first two, { $winner } has { $parts }.
   *[4] That is the difference: { $winner } has { $parts }, compared with { $second }.
}
story-gap-gain-wall = { $sign ->
    [less] { $points } fewer on the wall
   *[more] { $points } more on the wall
}
story-gap-gain-bonuses = { $sign ->
    [less] { $points } fewer in the final count
   *[more] { $points } more in the final count
}
story-gap-gain-floor = { $sign ->
    [less] { $points } more lost on the floor
   *[more] { $points } fewer lost on the floor
}
story-gap-gain-start = { $sign ->
    [less] { $points } fewer at the start
   *[more] { $points } more at the start
}
story-gap-gain-placed = { $sign ->
    [less] { $points } fewer by placing
   *[more] { $points } more by placing
}
story-gap-gain-stone = { $sign ->
    [less] { $points } more lost to the start stone
   *[more] { $points } fewer lost to the start stone
}
story-gap-gain-left-over = { $sign ->
    [less] { $points } more lost for tiles left over
   *[more] { $points } fewer lost for tiles left over
}
story-gap-gain-set = { $sign ->
    [less] { $points } fewer by corrections
   *[more] { $points } more by corrections
}
story-ending-title = The final count
story-open-title = What stayed open
story-sums-title = Adding up
story-in-round = Round { $round }.
