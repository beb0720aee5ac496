### Retold games in English: sentences that are pleasant to hear. Each has several shapes.
### Only the names of the players are known, so neither "he" nor "she".

## Parts

story-points-for = { part-points } for { $name }
story-points-of = { $name } { $points }
story-points-of-each = { $names } { $points } each
story-points-with = { $name } with { $points }
story-points-with-each = { $names } with { $points } each
part-points = { $points ->
    [one] one point
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
story-purple = purple
story-green = green
story-tile-red = { $article ->
    [the] the red one
   *[a] a red one
}
story-tile-blue = { $article ->
    [the] the blue one
   *[a] a blue one
}
story-tile-black = { $article ->
    [the] the black one
   *[a] a black one
}
story-tile-turquoise = { $article ->
    [the] the turquoise one
   *[a] a turquoise one
}
story-tile-white = { $article ->
    [the] the white one
   *[a] a white one
}
story-tile-orange = { $article ->
    [the] the orange one
   *[a] an orange one
}
story-tile-yellow = { $article ->
    [the] the yellow one
   *[a] a yellow one
}
story-tile-purple = { $article ->
    [the] the purple one
   *[a] a purple one
}
story-tile-green = { $article ->
    [the] the green one
   *[a] a green one
}
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
story-tiles-purple = { $count ->
    [one] one purple tile
   *[other] { part-count } purple tiles
}
story-tiles-green = { $count ->
    [one] one green tile
   *[other] { part-count } green tiles
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
    [2] Victory goes to { $winner } with { part-points }, ahead of { $others }.
    [3] First comes { $winner } with { part-points }, then { $others }.
    [4] The winner is { $winner } with { part-points }, followed by { $others }.
    [5] { $winner } takes the game with { part-points }, ahead of { $others }.
   *[6] With { part-points }, { $winner } wins ahead of { $others }.
}
story-result-shared = { $shape ->
    [1] { $winners } win together, with { part-points } each.
    [2] { $winners } share the victory with { part-points } each.
    [3] The win is shared: { $winners } end on { part-points } each.
   *[4] Nobody wins alone. { $winners } finish level, with { part-points } each.
}
story-result-others = { $shape ->
    [1] Behind them: { $others }.
    [2] Further back: { $others }.
    [3] Without a share of the win: { $others }.
   *[4] After them: { $others }.
}
story-margin-close = { $shape ->
    [1] { $points ->
        [one] There is a single point in it.
       *[other] There are only { $points } points in it.
    }
    [2] It is a close finish: { $second } is { part-points } behind.
    [3] { $second } was just { part-points } behind.
   *[4] The difference was { part-points }, no more.
}
story-margin-usual = { $shape ->
    [1] The gap to { $second } is { $points } points.
    [2] { $second } finished { $points } points behind.
    [3] In the end { $points } points separate { $winner } and { $second }.
   *[4] { $winner } finished { $points } points clear of { $second }.
}
story-margin-wide = { $shape ->
    [1] It was a clear win, by { $points } points.
    [2] By the end the lead over { $second } was { $points } points.
    [3] The gap to { $second } is wide: { $points } points.
   *[4] { $second } finished { $points } points behind.
}
story-margin-broken = { $shape ->
    [1] On points it was a tie.
    [2] The points alone did not decide this game.
    [3] The points were level; complete rows decided.
   *[4] The rows made the difference, not the points.
}
story-arc-ending = { $shape ->
    [1] Yet before the final count { $leader } was still in front, by { part-points }.
    [2] { $leader } still led after the last round; the final count changed that.
    [3] The final count decided it: before that, { $leader } was { part-points } ahead of { $winner }.
   *[4] It was { $leader } who went into the final count in the lead.
}
story-arc-always = { $shape ->
    [1] { $winner } was in front after every round.
    [2] From the first round on, { $winner } never lost the lead.
    [3] { $winner } led after each of the { $rounds } rounds.
    [4] Nobody else was ever in front after a round.
    [5] { $winner } led the whole way.
   *[6] Round after round, { $winner } was in front.
}
story-arc-held = { $shape ->
    [1] Before the final count the lead was { $before } points; { $after ->
        [one] a single one was
       *[other] { $after } were
    } left of it.
    [2] After the last round { $winner } was still { $before } points ahead; the final count took nearly all of that.
    [3] { $winner }'s lead had been safer: { $before } points before the final count.
   *[4] { $winner } went into the final count { $before } points ahead, and that was just enough.
}
story-arc-comeback = { $shape ->
    [1] Yet after round { $round }, { $winner } was still { $points } points behind.
    [2] It was a comeback: after round { $round }, { $winner } trailed by { $points } points.
    [3] After round { $round } things looked different: { $winner } was { $points } points behind.
   *[4] { $winner } came from behind; after round { $round } the gap was { $points } points.
}
story-arc-seesaw = { $shape ->
    [1] The lead changed hands { part-count } times on the way.
    [2] It went back and forth: the lead changed { part-count } times.
    [3] There was plenty of movement at the top, with { part-count } changes of lead.
   *[4] The lead passed from one player to another { part-count } times.
}
story-arc-late = { $shape ->
    [1] Only in the last round did { $winner } take the lead.
    [2] It was decided late: only after { $rounds } rounds was { $winner } alone in front.
    [3] Before the last round, { $winner } was never alone in front.
   *[4] It stayed open for a long time; only the last round put { $winner } in front.
}
story-arc-regained = { $shape ->
    [1] In the last round { $winner } won back the lead.
    [2] { $winner } lost the lead and won it back in the last round.
    [3] Only the last round put { $winner } in front again.
   *[4] { $winner } had led earlier, and led again after the last round.
}
story-arc-level = { $shape ->
    [1] After the last round it was still level at the top.
    [2] Only the final count decided it; before that it was level at the top.
    [3] Until the final count nothing was decided at the top.
   *[4] It was level at the top going into the final count.
}
story-arc-since = { $shape ->
    [1] From round { $round } on, { $winner } was in front.
    [2] From round { $round } on, nobody overtook { $winner }.
    [3] In round { $round } { $winner } took the lead and kept it.
   *[4] { $winner } had the lead from round { $round } to the end.
}
story-teaser-ending = { $shape ->
    [1] Whoever led after the last round did not win this game.
    [2] This game was decided only in the counting.
    [3] The last round was over, and still nothing was decided.
   *[4] The win came at the very end, in the final count.
}
story-teaser-always = { $shape ->
    [1] Only one player was ever in front.
    [2] In this game the lead never changed hands.
    [3] Whoever led after the first round led to the end.
   *[4] One name stood at the top from the first round on.
}
story-teaser-comeback = { $shape ->
    [1] Being far behind need not be the end.
    [2] Sometimes a game is won from far behind.
    [3] This is the story of a gap that closed.
   *[4] For a while the winner was far behind.
}
story-teaser-seesaw = { $shape ->
    [1] In this game the lead kept changing.
    [2] It was a game with many changes at the top.
    [3] Ahead, then behind: that is how it went in this game.
   *[4] First place was never safe in this game.
}
story-teaser-late = { $shape ->
    [1] Until the last round, this game was open.
    [2] The last round decided this game.
    [3] Before the last round, the score did not tell how it would end.
   *[4] The decision was a long time coming.
}
story-teaser-regained = { $shape ->
    [1] A lead can be lost and won back.
    [2] In front, caught, in front again: that is this story.
    [3] Sometimes the lead has to be taken twice.
   *[4] In the last round, a lost lead came back.
}
story-teaser-level = { $shape ->
    [1] After the last round it was level at the top.
    [2] The rounds alone did not decide this game.
    [3] When the last round was over, the top was still open.
   *[4] It took the counting to make a difference here.
}
story-teaser-since = { $shape ->
    [1] It took a while before the lead was settled.
    [2] After the first round nothing was decided yet.
    [3] This game found its leader along the way.
   *[4] The lead was not settled from the start.
}
story-unfinished = { $shape ->
    [1] The game is not over yet; round { $round } is being played. So far: { $standing }.
    [2] The game is still going on, in round { $round }. The score: { $standing }.
    [3] The game is waiting to go on in round { $round }. The score is { $standing }.
   *[4] The game has got as far as round { $round }. Up to here: { $standing }.
}

## The score after a round

story-score = { $shape ->
    [1] The score: { $standing }.
    [2] That makes it { $standing }.
    [3] { $standing }.
    [4] The round ends at { $standing }.
    [5] On the score cards: { $standing }.
    [6] So it stands: { $standing }.
    [7] After this round: { $standing }.
    [8] At this point it is { $standing }.
    [9] And the points: { $standing }.
    [10] The score cards show { $standing }.
   *[11] At the end of the round: { $standing }.
}
story-score-leader = { $shape ->
    [1] { $leader } leads with { $points }, ahead of { $others }.
    [2] In front is { $leader } with { $points }, followed by { $others }.
    [3] { $leader } is ahead with { $points }; then { $others }.
    [4] At the top: { $leader } with { $points }, then { $others }.
   *[5] { $leader } now has { part-points }, ahead of { $others }.
}
story-score-two = { $shape ->
    [1] { $leader } leads by { $points } to { $second }.
    [2] It is { $points } to { $second } for { $leader }.
    [3] { $leader } is in front, { $points } to { $second }.
    [4] It stands at { $points } to { $second }, and { $leader } is ahead.
    [5] That leaves { $leader } with { $points } and { $other } with { $second }.
    [6] { $leader } has { $points } now, { $other } { $second }.
    [7] The round ends { $points } to { $second } for { $leader }.
   *[8] After the round: { $points } for { $leader }, { $second } for { $other }.
}
story-score-tied = { $shape ->
    [1] Level at the top: { $standing }.
    [2] { $leaders } are level on { $points }, ahead of { $others }.
    [3] It is a tie at the top: { $standing }.
    [4] Nobody leads alone: { $standing }.
    [5] { $leaders } share the lead with { $points }, followed by { $others }.
    [6] { $leaders } have the same score, { $points }. Behind them: { $others }.
    [7] Side by side on { $points }: { $leaders }. Then { $others }.
   *[8] All square at the top: { $standing }.
}
story-score-level = { $shape ->
    [1] { $count ->
        [2] Both have { $points }.
       *[other] Everybody has { $points }.
    }
    [2] { $count ->
        [2] It is { $points } all.
       *[other] All are level on { $points }.
    }
    [3] { $count ->
        [2] Nobody is ahead; both stand at { $points }.
       *[other] Nobody is ahead; all stand at { $points }.
    }
   *[4] { $count ->
        [2] All square, { $points } to { $points }.
       *[other] All square, with { $points } for everybody.
    }
}
story-note = { $shape ->
    [1] Somebody noted: “{ $text }”
    [2] At the table somebody wrote down: “{ $text }”
    [3] There is a note as well: “{ $text }”
    [4] The players kept this, too: “{ $text }”
    [5] From the notes: “{ $text }”
   *[6] And this was noted: “{ $text }”
}
story-round-best = { $shape ->
    [1] { $player } gains most in this round, { $points } points all told.
    [2] The round goes to { $player }, with a gain of { $points }.
    [3] Nobody gets more out of this round than { $player }, who gains { $points }.
    [4] { $player } does best in this round.
    [5] This is { $player }'s round.
   *[6] The most points of the round go to { $player }.
}
story-quiet = { $shape ->
    [1] A quiet beginning.
    [2] Nobody hurries.
    [3] The game begins calmly.
    [4] The first points come slowly.
    [5] It is a slow start.
    [6] There are few points to begin with.
    [7] Everybody starts small.
   *[8] The first round is a small one.
}
story-begin = { $shape ->
    [1] Everybody begins with { part-points }.
    [2] All the score cards start at { part-points }.
    [3] All begin with { part-points }.
   *[4] Everybody starts with { part-points }.
}
story-fell = { $shape ->
    [1] { $player } falls from { $before } to { $after }.
    [2] { $player } goes backwards, from { $before } to { $after }.
    [3] For { $player } the round is a loss, from { $before } to { $after }.
    [4] { $player }'s score goes down, from { $before } to { $after }.
    [5] { $player } drops from { $before } to { $after }.
    [6] That sends { $player } back from { $before } to { $after }.
    [7] { $player } loses more than comes in, and goes from { $before } to { $after }.
   *[8] { $player } slips from { $before } to { $after }.
}
story-others = { $shape ->
    [1] { $player } gets { part-points }, { $others }.
    [2] { $player } adds { part-points }, { $others }.
    [3] { $player } comes away with { part-points }, { $others }.
    [4] { $player } picks up { part-points }, { $others }.
    [5] { $player } moves on by { part-points }, { $others }.
   *[6] { $player } earns { part-points }, { $others }.
}
story-others-each = { $shape ->
    [1] { $players } get { part-points } each.
    [2] { $players } add { part-points } each.
    [3] { $players } come away with { part-points } each.
    [4] { $players } pick up { part-points } each.
    [5] { $players } move on by { part-points } each.
   *[6] { $players } earn { part-points } each.
}
story-others-one = { $shape ->
    [1] { $player } gets { part-points }.
    [2] { $player } adds { part-points }.
    [3] { $player } comes away with { part-points }.
    [4] { $player } picks up { part-points }.
    [5] { $player } moves on by { part-points }.
   *[6] { $player } earns { part-points }.
}
story-others-net = { $shape ->
    [1] In all { $player } gets { part-points }, { $others }.
    [2] On balance { $player } adds { part-points }, { $others }.
    [3] { $player } keeps { part-points }, { $others }.
    [4] All told, { $player } moves on by { part-points }, { $others }.
    [5] { $player } gains { part-points } in all, { $others }.
   *[6] When all is added up, { $player } earns { part-points }, { $others }.
}
story-others-net-each = { $shape ->
    [1] In all { $players } get { part-points } each.
    [2] On balance { $players } add { part-points } each.
    [3] { $players } keep { part-points } each.
    [4] All told, { $players } move on by { part-points } each.
    [5] { $players } gain { part-points } each in all.
   *[6] When all is added up, { $players } earn { part-points } each.
}
story-others-net-one = { $shape ->
    [1] In all { $player } gets { part-points }.
    [2] On balance { $player } adds { part-points }.
    [3] { $player } keeps { part-points }.
    [4] All told, { $player } moves on by { part-points }.
    [5] { $player } gains { part-points } in all.
   *[6] When all is added up, { $player } earns { part-points }.
}
story-from-last = { $shape ->
    [1] { $player } jumps from last place to first.
    [2] { $player } was last, and is now in front.
    [3] { $player } passes everybody in this round.
   *[4] { $player } comes from the very back to the very front.
}
story-lead-back = { $shape ->
    [1] { $player } wins back the lead.
    [2] { $player } is in front again.
    [3] The lead belongs to { $player } again.
   *[4] { $player } is back in first place.
}
story-lead-first = { $shape ->
    [1] For the first time, { $player } is alone in front.
    [2] { $player } takes the lead.
    [3] The lead passes to { $player }.
   *[4] Now { $player } is at the top.
}
story-only-lead = { $shape ->
    [1] It is the only time that { $player } is alone in front after a round.
    [2] Only after this round is { $player } alone in front.
    [3] { $player } is not alone in front after any other round.
   *[4] First place is { $player }'s alone just this once.
}
story-lead-kept = { $shape ->
    [1] From now on, { $player } never gives the lead away.
    [2] And so it stays: { $player } leads after every round from here on.
    [3] { $player } keeps this lead to the last round.
   *[4] From here on, { $player } is in front after each round.
}
story-passes = { $shape ->
    [1] { $player } passes { $others }.
    [2] { $player } moves ahead of { $others }.
    [3] Further back, { $player } slips past { $others }.
   *[4] And { $player } leaves { $others } behind.
}
story-widest = { $shape ->
    [1] { $player } is { $points } points ahead, more than after any other round.
    [2] No other round ends with so wide a lead: { $points } points for { $player }.
    [3] Nobody is ever further ahead after a round than { $player } is now: { $points } points.
   *[4] { $player }'s lead is now { $points } points, the widest after any round.
}
story-lead-grows = { $shape ->
    [1] { $player }'s lead grows from { $before } to { $after } points.
    [2] { $player } led by { $before } before, and now leads by { $after }.
    [3] { $player } pulls away, from { $before } to { $after } points ahead.
   *[4] The gap at the top widens, from { $before } to { $after } points.
}
story-lead-shrinks = { $shape ->
    [1] { $player }'s lead shrinks from { $before } to { $after } points.
    [2] Of a lead of { $before }, { $player } keeps { $after }.
    [3] It gets closer at the top: { $after } points now, { $before } before.
   *[4] { $player } still leads, but by { $after } instead of { $before }.
}
story-deficit = { $shape ->
    [1] { $player } is never further behind in this game: { $points } points.
    [2] { $player } is { $points } points short of the lead, more than after any other round.
    [3] { $player } trails by { $points } points now; the gap never gets larger.
   *[4] This is { $player }'s largest gap to the top: { $points } points.
}
story-narrow = { $shape ->
    [1] Just one point keeps { $player } in front.
    [2] { $player } leads, but only by one point.
    [3] It is tight at the top: { $player } leads by a single point.
   *[4] { $player }'s lead is a single point.
}
story-before-last = { $shape ->
    [1] Before the last round, { $points } points separate { $leader } and { $second }.
    [2] With a lead of { $points } points over { $second }, { $leader } goes into the last round.
    [3] One round is left, and { $second } is { $points } points behind { $leader }.
   *[4] The last round begins with { $leader } { $points } points ahead of { $second }.
}
story-turn = { $shape ->
    [1] Here the game turns towards { $player }.
    [2] This is the turning point for { $player }.
    [3] In this round the game turns in { $player }'s favour.
   *[4] Here the tide turns for { $player }.
}
story-only-move = { $shape ->
    [1] { $player } takes { $tiles }, and no other take would still have made sure of the win.
    [2] Only one take still makes the win safe for { $player }, and it comes: { $tiles }.
    [3] There is just one take left that is sure to win, and { $player } finds it: { $tiles }.
   *[4] Here it is decided: { $player } takes { $tiles }, the only take that is still sure to win.
}
story-sure-after = { $shape ->
    [1] { $mover } takes { $tiles }; from here nobody can catch { $player }.
    [2] When { $mover } takes { $tiles }, it is decided: nobody can catch { $player } any more.
    [3] Here it is decided: { $mover } takes { $tiles }, and now { $player } has the win safely in hand.
   *[4] Up to here { $player } could not be sure to win; now { $mover } takes { $tiles }, and that settles it.
}
story-key-take = { $shape ->
    [1] A lot hangs on one take, the computer finds: { $player } takes { $tiles }.
    [2] For the computer this is the most important take before the last round: { $player } takes { $tiles }.
    [3] No take before the last round moves as much as this one, in the computer's opinion: { $player } takes { $tiles }.
   *[4] More is at stake here than in any other take before the last round, the computer thinks: { $player } takes { $tiles }.
}
story-best-round = { $shape ->
    [1] No round of this game brings more: { $points } once all is counted.
    [2] With { $points } points once all is counted, it is the best round of the game.
    [3] It is the best round of the whole game, { $points } with everything counted.
   *[4] All told, nobody in this game gets more than { $points } out of a round.
}
story-best-tile = { $shape ->
    [1] Of that, { $points } come from { $tile }; no other tile of this game brings more.
    [2] Among them is the best tile of the game, { $tile }, for { part-points }.
    [3] The best tile of the game is among them, { $tile }, worth { $points }.
   *[4] No tile of this game counts more than { $tile } here: { part-points }.
}

## The end

story-bonus = { $shape ->
    [1] { $player } gets { $points } more, for { $parts }.
    [2] { $player } adds { $points } points for { $parts }.
    [3] The final count gives { $player } { $points } points, for { $parts }.
   *[4] Another { $points } go to { $player }, for { $parts }.
}
story-bonus-alike = { $shape ->
    [1] { $players } get { $points } points each, for { $parts }.
    [2] For { $parts }, { $players } add { $points } points each.
    [3] { $players } gain { $points } each, thanks to { $parts }.
   *[4] The same for { $players }: { $points } points each, for { $parts }.
}
story-no-bonus = { $shape ->
    [1] There is nothing more for { $player }.
    [2] Nothing is added for { $player }.
    [3] { $player } has nothing more to count.
    [4] { $player } gets no further points.
    [5] The score of { $player } stays as it was.
   *[6] There is no bonus for { $player }.
}
story-no-bonus-several = { $shape ->
    [1] There is nothing more for { $players }.
    [2] Nothing is added for { $players }.
    [3] { $players } have nothing more to count.
   *[4] No further points for { $players }.
}
story-overtaken = { $shape ->
    [1] That turns the game: { $player } makes up { part-points } and passes { $other }.
    [2] { $player } passes { $other } after all.
    [3] { $other } was { part-points } ahead; { $player } overtakes and wins.
   *[4] { $player } was { part-points } behind, and overtakes { $other } after all.
}
story-passed = { $shape ->
    [1] In the count, { $player } passes { $other }.
    [2] { $player } ends up ahead of { $other }.
    [3] Second place goes from { $other } to { $player }.
   *[4] { $other } falls behind { $player } after all.
}
part-place = { $place ->
    [3] third
   *[other] fourth
}
story-leader-third = { $shape ->
    [1] { $player } led before the count and ends up { part-place }.
    [2] For { $player }, in front until the final count, it is { part-place } place.
    [3] { $player } was ahead after the last round, and now comes { part-place }.
   *[4] The lead turns into { part-place } place for { $player }.
}
story-agreed = { $shape ->
    [1] By agreement, the game ended in round { $round }.
    [2] In round { $round } everybody decided to end the game.
    [3] Round { $round } was not played to its end; everybody wanted to stop.
   *[4] The game ended early, in round { $round }, as everybody wished.
}
story-final = { $shape ->
    [1] The final score: { $standing }.
    [2] In the end: { $standing }.
    [3] And that is the game: { $standing }.
    [4] The result: { $standing }.
    [5] That leaves it at { $standing }.
   *[6] When all is counted: { $standing }.
}
story-would-have = { $shape ->
    [1] That would have been { $points } points, against a gap of { $lacked }.
    [2] It would have counted { $points } at the end; the gap to the top was { $lacked }.
    [3] It would have been worth { $points } points; the gap was { $lacked }.
   *[4] There were { $points } points in it, and the gap was { $lacked }.
}
story-gap = { $shape ->
    [1] Where { $points ->
        [one] did the one point
       *[other] did the { $points } points
    } between { $winner } and { $second } come from?
    [2] What separated { $winner } from { $second }?
    [3] Where did { $second } fall short?
   *[4] How did { $winner } end up ahead of { $second }?
}
part-first-points = { $first ->
    [0] nothing
    [one] one point
   *[other] { $first } points
}
part-other = { $other ->
    [0] nothing
   *[other] { $other }
}
story-gap-gain = { $shape ->
    [1] { $start } brought { $winner } { part-first-points } and { $second } { part-other }.
    [2] { $winner } got { part-first-points } from { $inside }, { $second } { part-other }.
    [3] From { $inside } came { part-first-points } for { $winner } and { part-other } for { $second }.
    [4] { $start }: { part-first-points } for { $winner }, { part-other } for { $second }.
    [5] { $start } gave { $winner } { part-first-points }, and { $second } { part-other }.
   *[6] { $winner } owes { part-first-points } to { $inside }, { $second } { part-other }.
}
story-gap-loss = { $shape ->
    [1] { $start } cost { $winner } { part-first-points } and { $second } { part-other }.
    [2] { $winner } lost { part-first-points } to { $inside }, { $second } { part-other }.
    [3] { $start } took { part-first-points } from { $winner } and { part-other } from { $second }.
   *[4] { $winner } gave up { part-first-points } to { $inside }, { $second } { part-other }.
}
story-most-lost = { $shape ->
    [1] { $start } cost { $player } more than anybody else: { $points } points in the whole game.
    [2] { $start } took more from { $player } than from anybody else: { $points } points.
    [3] Nobody lost as much to { $inside } as { $player }: { $points } points.
   *[4] Over the whole game, { $inside } cost { $player } { $points } points, more than anybody else.
}
story-source-gain-wall = { $at ->
    [start] The wall
   *[inside] the wall
}
story-source-gain-bonuses = { $at ->
    [start] The final count
   *[inside] the final count
}
story-source-gain-floor = { $at ->
    [start] The floor
   *[inside] the floor
}
story-source-gain-start = { $at ->
    [start] The beginning
   *[inside] the beginning
}
story-source-gain-placed = { $at ->
    [start] The stars
   *[inside] the stars
}
story-source-gain-stone = { $at ->
    [start] The start stone
   *[inside] the start stone
}
story-source-gain-left-over = { $at ->
    [start] Tiles left over
   *[inside] tiles left over
}
part-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
part-duration = { $hours ->
    [0] { part-minutes }
    [one] { $minutes ->
        [0] one hour
       *[other] one hour and { part-minutes }
    }
   *[other] { $minutes ->
        [0] { $hours } hours
       *[other] { $hours } hours and { part-minutes }
    }
}
story-length = { $shape ->
    [1] The game took { part-duration }.
    [2] Playing it took { part-duration }.
    [3] From beginning to end it lasted { part-duration }.
   *[4] Time at the table: { part-duration }.
}
story-tips = { $count ->
    [one] { $player } asked for one tip.
   *[other] { $player } played with { $count } tips.
}
story-thought = { $shape ->
    [1] { $player } thought longest, for { part-minutes } in round { $round }.
    [2] The longest thought was { $player }'s, { part-minutes } in round { $round }.
    [3] In round { $round } { $player } took { part-minutes } for one move, longer than anybody else.
   *[4] No move took longer than { $player }'s in round { $round }: { part-minutes }.
}
part-number = { $number ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $number }th
}
part-wins = { $wins ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $wins }th
}
story-day-game = { $shape ->
    [1] It was the { part-number } game of the day.
    [2] This was game number { $number } of the day.
    [3] That day it was the { part-number } game.
   *[4] On that day this was the { part-number } game.
}
story-day-best = { $shape ->
    [1] Earlier that day nobody had as many points as { $player }, with { $points }.
    [2] With { $points }, { $player } has the best result of the day so far.
    [3] The best result of the day so far goes to { $player }: { $points } points.
   *[4] { $player } made { $points } points, more than anybody earlier that day.
}
story-day-wins = { $shape ->
    [1] For { $player } it is the { part-wins } win of the day.
    [2] { $player } wins for the { part-wins } time that day.
    [3] It is { $player }'s { part-wins } win of the day.
   *[4] That makes { $wins } wins for { $player } that day.
}
story-ending-title = The final count
story-back-title = Looking back
story-in-round = Round { $round }.
