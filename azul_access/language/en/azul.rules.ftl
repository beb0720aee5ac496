# The rule book of base Azul: chapters, then the paragraphs of each in order.
# Names end in -title; an example belongs to the paragraph before it.

azul-book = The rules of Azul

azul-chapter-idea = The idea
azul-book-aim-title = What it is about
azul-book-aim = Azul is about tiles and a wall. You take tiles of one colour, collect them in the rows of your board, and move one tile of each full row to your wall. A tile on the wall brings points, and more points beside other tiles. Whoever has the most points at the end wins.
azul-book-course-title = How a game goes
azul-book-course = A game has several rounds, and each round has three parts. First the factories are filled from the bag. Then everybody takes tiles, turn by turn, until none lies in the middle of the table. Finally one tile of each full row moves to the wall, and points are counted. Then the next round begins.

azul-chapter-pieces = The pieces
azul-book-tiles-title = Tiles
azul-book-tiles = There are { $tiles } tiles, { $each } in each of { $colours } colours. Each tile carries its letter in braille: { $labels }. { $single } is one single cell, dots { $dots }. The letters stay the same whatever language you speak, because they are on the tiles.
azul-book-bag-title = Bag and lid
azul-book-bag = All tiles that are not on the table are in a cloth bag. The lid of the box holds tiles that are out of play for now. You may not look into the bag or feel for letters in it, but everybody may count: what is in the bag is what lies neither on the table nor in the lid.
azul-book-bag-example = At the beginning, with two players, { $drawn } tiles lie on the factories. So { $left } are still in the bag, and the lid is empty.
azul-book-factories-title = Factories
azul-book-factories = Factories are round discs in the middle of the table. Each has a number and a raised grid of two by two places. Two players use { $two } factories, three players { $three }, and four players { $four }. In every round each factory gets { $size } tiles.
azul-book-centre-title = The centre
azul-book-centre = The centre disc has a raised grid of four by four. Tiles lie there sorted by their letters, and the start marker has the last place. A disc of { $spaces } places can be too small with three or four players. What finds no place lies beside the disc, and it belongs to the centre all the same.
azul-book-marker-title = The start marker
azul-book-marker = The start marker is no tile. It is round with one straight edge and carries a braille 1. It never goes into the bag, so keep it apart from the tiles. Whoever has it at the end of a round fills the factories and begins the next one.
azul-book-board-title = Your board
azul-book-board = In front of you lies your board. At the left are the { $lines } pattern lines, which look like a staircase. At the right is the wall, a raised grid of { $lines } by { $lines }. At the lower left is the floor line. Your score cards stand beside the board.
azul-book-lines-title = The pattern lines
azul-book-lines = The pattern lines are called row 1 to row { $lines }, from the top. Row 1 has a single place, row 2 has two, and so on: row { $lines } has { $lines }. Every row ends at the wall. The place beside the wall is place 1 of its row, and it is filled first.
azul-book-wall-title = The wall
azul-book-wall = Each row of the wall belongs to the pattern line at its left. On each of its { $spaces } places the letter of one colour is printed. Row 1 reads from the left: { $first }. Each next row has the same order, moved one place to the right; the letter that falls out at the right stands first.
azul-book-wall-example = Row 2 of the wall reads { $second }. Red stands at place { $one } in row 1, at place { $two } in row 2, at place { $three } in row 3, at place { $four } in row 4, and at place { $five } in row 5.
azul-book-wall-grey-title = The grey wall
azul-book-wall-grey = Each row of the wall belongs to the pattern line at its left. On the grey side no colours are printed: you decide yourself at which of its { $spaces } places a tile goes. Chapter { $chapter } tells what is allowed.
azul-book-floor-title = The floor line
azul-book-floor = The floor line has { $spaces } places side by side. What has no room in your rows lies there, and it costs points. Above each place stands in braille how many, without a minus sign. From the left they are: { $costs }.
azul-book-cards-title = Score cards
azul-book-cards = Two piles of flip cards show your points: tens at the left, ones at the right. Everybody begins with { $start }. Above 99 the cards show the last two digits, and a third card to their left tells the hundred. The program says which card to turn after every change.
azul-book-ready-title = Before the first round
azul-book-ready = Everybody takes a board and sets the score cards to { $start }. All tiles go into the bag, and the bag is shaken. Lay out as many factories as your number asks for, with the centre disc among them. Agree on who begins; that player gets the start marker.

azul-chapter-filling = Filling the factories
azul-book-filling-title = Four tiles each
azul-book-filling = Whoever has the start marker draws { $size } tiles for each factory, one factory after the other, without feeling for the letters. Then the marker goes to the centre, and the same player takes first.
azul-book-order-title = In reading order
azul-book-order = Lay the tiles of a factory in reading order: the upper two from left to right, then the lower two. Say their letters aloud while you lay them. Then everybody knows the factory without touching it, and the program knows it too.
azul-book-empty-bag-title = When the bag is empty
azul-book-empty-bag = If the bag runs empty while you are filling, all tiles of the lid go into the bag, and you go on with the same factory. Nothing else brings tiles of the lid back into the game.
azul-book-too-few-title = When there are too few tiles
azul-book-too-few = If bag and lid are both empty, the round begins with what there is. Then the last factories have fewer than { $size } tiles or none at all. With four players that is not rare towards the end.

azul-chapter-taking = Taking tiles
azul-book-turn-title = Your turn
azul-book-turn = On your turn you take tiles of one colour from one place: from one factory, or from the centre. Take all tiles of that colour that lie there, never only a part. Then lay them on your board. After you it is the turn of the player at your left.
azul-book-from-factory-title = From a factory
azul-book-from-factory = What you leave on a factory goes to the centre at once, sorted by letter. So a factory is always emptied in a single turn, and the centre grows.
azul-book-from-factory-example = On factory 2 lie { $tiles }. Anna takes the { $taken } R. The other { $moved } tiles go to the centre: { $rest }.
azul-book-from-centre-title = From the centre
azul-book-from-centre = In the centre, too, you take all tiles of one colour, on the disc and beside it. The other tiles stay where they are.
azul-book-first-title = First in the centre
azul-book-first = The first player to take from the centre in a round takes the start marker as well. It goes to the first free place of that player's floor line, before any tile of this turn can fall there. It costs points like a tile, but its owner begins the next round.
azul-book-first-example = Ben's floor line is empty. He is the first to take from the centre, { $taken } SCH into row { $row }. The marker goes to place 1 of his floor line and costs { $cost } at the end of the round.
azul-book-say-title = Say what you do
azul-book-say = Say aloud what you take, from where, and into which row it goes, and which tiles move to the centre. Whoever cannot look then knows as much as everybody else. The program says it too, in the order in which hands need it.
azul-book-taken-title = When all is taken
azul-book-taken = Turns go on until no tile lies on a factory or in the centre. Then the walls are tiled. You may not pass: as long as there are tiles, you have to take some, even if they are of no use to you.

azul-chapter-placing = Into the rows
azul-book-one-row-title = One row for all of them
azul-book-one-row = All tiles of a turn go into one single row. You choose which, but you may not spread them over several rows, and you may not put them back.
azul-book-one-colour-title = One colour in a row
azul-book-one-colour = A row holds tiles of one colour only. As long as an unfinished row holds one colour, no other can join it. It keeps its tiles until it is full, if need be over several rounds.
azul-book-one-colour-example = In Carla's row 4 lie { $held } B. Later she takes one more B into the same row. Now { $now } lie there, and { $missing ->
    [one] one is
   *[other] { $missing } are
} missing. An R could not have joined them.
azul-book-on-wall-title = What the wall has already
azul-book-on-wall = A row cannot take a colour that its row of the wall already has. Other rows can still take it.
azul-book-on-wall-example = In row 3 of her wall Anna has an X. Her row 3 is empty, but it can take { $colours } only. An X may go into { $rows } of her { $lines } rows.
azul-book-outwards-title = From the wall outwards
azul-book-outwards = Fill a row from the wall outwards: the first tile lies beside the wall, on place 1, the next one at its left. So fingers find at once how many are still missing.
azul-book-outwards-example = Carla lays { $taken } B into her empty row 4. They lie on places 1 to { $taken }; { $missing } are missing.
azul-book-overflow-title = Too many for the row
azul-book-overflow = If a row has no room for all tiles of your turn, those that are left over fall on your floor line. You may choose such a row on purpose, or because no better one is left.
azul-book-overflow-example = Ben takes { $taken } O into his empty row 3. { $placed } have room, and { $dropped } falls on the floor.
azul-book-straight-title = Straight to the floor
azul-book-straight = You may also put all tiles of a turn on the floor line, even if a row has room for them. If no row can take them, you have to. But only all of them: you may not let a part fall while the row that you chose has room.
azul-book-floor-order-title = The floor fills from the left
azul-book-floor-order = On the floor line each tile takes the first free place from the left. Colours do not matter there, and the start marker lies among the tiles.
azul-book-floor-order-example = On Anna's floor line lie { $before } pieces, one of them the marker. { $added } more tiles fall on it. They take places { $first } to { $last }, and the whole floor line then costs { $cost }.
azul-book-floor-full-title = When the floor is full
azul-book-floor-full = If all { $spaces } places of the floor line are taken, further tiles go to the lid and cost nothing more. A start marker that finds no free place stays with its player beside the board. It costs nothing either, and that player begins the next round all the same.
azul-book-floor-full-example = On Ben's floor line { $before } places are taken, and he has to put { $taken } X there. { $placed ->
    [one] One finds
   *[other] { $placed } find
} a place, the other { $lid } go to the lid. The floor line costs { $cost }, as much as it can.

azul-chapter-tiling = Tiling and points
azul-book-rows-title = Row by row
azul-book-rows = When all tiles are taken, everybody tiles their own wall, one row after the other from the top. Only full rows are tiled. A row that is not full keeps its tiles for the next round and brings nothing yet.
azul-book-full-row-title = A full row
azul-book-full-row = Of a full row one tile moves to the wall: the one beside the wall goes to the place with its letter in the same row. All other tiles of the row go to the lid, so the row is empty again.
azul-book-full-row-example = Ben's row 4 is full with { $count } B. One B moves to row 4 of the wall, place { $place }. The other { $lid } go to the lid.
azul-book-full-row-grey-title = A full row
azul-book-full-row-grey = Of a full row one tile moves to the same row of the wall, and you choose the place. All other tiles of the row go to the lid, so the row is empty again.
azul-book-alone-title = A tile on its own
azul-book-alone = A tile that touches no other on the wall brings { $points ->
    [one] one point
   *[other] { $points } points
}. Tiles touch at their sides, above, below, left and right; corners do not count.
azul-book-across-title = Beside others
azul-book-across = If the new tile touches others in its row, count it together with all tiles that follow each other without a gap, to the left and to the right. It brings as many points as there are tiles in this chain.
azul-book-across-example = In Carla's wall row 2, places { $from } and { $to } are taken. Her new tile lies beside them at place { $place }. It brings { $points } points.
azul-book-both-title = In both directions
azul-book-both = The same counts for its column, above and below. If the new tile has neighbours in both directions, both chains count, and the tile itself counts in each of them.
azul-book-both-example = Anna's new tile has { $left } tile at its left and { $above } tiles above it. The chain in the row is { $across } long, the chain in the column { $down }. Together that is { $points } points.
azul-book-at-once-title = One after the other
azul-book-at-once = Each tile counts as soon as it lies there, from the top down. A tile that you have just placed is a neighbour of the next one, but not the other way round.
azul-book-at-once-example = Ben's wall is empty. He tiles row 1 and then row 2, one place below the other. The first tile brings { $first }, the second { $second }.
azul-book-floor-cost-title = The floor costs points
azul-book-floor-cost = After your last row you pay for the floor line. Add up what stands above all places that are taken, and turn your cards back by as much. Your points never fall below { $lowest }.
azul-book-floor-cost-example = On Carla's floor line lie four tiles and the marker. That costs { $cost }. She had { $before } points and has { $after } now. With only { $few } points she would have { $left } left.
azul-book-cleared-title = Clearing the floor
azul-book-cleared = Then all tiles of the floor line go to the lid. The start marker stays with its player. When everybody is done, nothing lies in the middle of the table, and the floor lines are empty.

azul-chapter-end = Next round and end
azul-book-next-title = The next round
azul-book-next = If nobody has a complete row on the wall, the next round begins. Whoever has the start marker fills the factories and takes first. If nobody took from the centre, the same player begins again.
azul-book-end-title = When the game ends
azul-book-end = As soon as somebody has filled all { $places } places of one row of the wall, the game ends with this round. Everybody still finishes tiling and pays for the floor. It cannot happen before round { $rounds }, since each row gets at most one tile a round.
azul-book-agreed-title = Ending by agreement
azul-book-agreed = Now and then, with four players, no tile is left that could still be placed, and nobody has a complete row. Then all may agree to end the game. Points, walls and bonuses count as they are; full rows are not tiled, and nobody pays for the floor. Say "end game".
azul-book-bonus-row-title = Complete rows
azul-book-bonus-row = At the end each complete row of your wall brings { $points } points more, across from left to right.
azul-book-bonus-column-title = Complete columns
azul-book-bonus-column = Each complete column of the wall, from row 1 down to row { $lines }, brings { $points } points. The sheet of the tactile set prints { $tactile }, the publisher's rules say { $publisher }; the program tells at the beginning which of them counts.
azul-book-bonus-colour-title = Complete colours
azul-book-bonus-colour = Whoever has all { $tiles } tiles of a colour on the wall, one in every row, gets { $points } points for that colour.
azul-book-bonus-colour-example = At the end Anna has { $score } points, one complete row, one complete column and all of B. That makes { $row } and { $column } and { $colour } more, so { $total } in all.
azul-book-winner-title = Who wins
azul-book-winner = The most points win. If several have the same, the one with more complete rows on the wall is ahead. If these are equal too, they share the victory.
azul-book-winner-example = Anna and Ben both have { $score } points. Anna has { $more } complete rows, Ben { $fewer }. Anna wins.

azul-chapter-table = At the table
azul-book-touch-title = Looking with fingers
azul-book-touch = Everybody may touch every board and every disc, at any time and as often as they like, gently and without moving a tile. Lay tiles so that others find them: in reading order on the factories, sorted in the centre, without gaps in the rows.

azul-chapter-grey = The grey wall
azul-book-choose-title = Choose a place
azul-book-choose = On the grey wall you choose where a tile goes: any free place in the same row of the wall. The program asks for it with "Which column?", as soon as a row of yours is full.
azul-book-columns-title = No colour twice
azul-book-columns = In no column may a colour stand twice, and in no row either. So a tile may not go where its colour lies anywhere above or below.
azul-book-columns-example = In column 2 of Anna's wall lies an R. She tiles a full row of R in an empty row of the wall. She may choose among { $free } columns.
azul-book-blocked-title = When no place is left
azul-book-blocked = If a full row finds no place on the wall that is allowed, all of its tiles fall on the floor line at once. They cost points in this very round; what has no room there goes to the lid.
azul-book-blocked-example = Ben's row 2 is full with { $count } SCH, but no column can take one. Both fall on his empty floor line and cost { $cost }.

# Other words by which people look for a paragraph.
azul-book-aim-words = goal object win purpose
azul-book-course-words = round phases procedure sequence
azul-book-tiles-words = colours letters labels braille stones
azul-book-bag-words = look into bag count peek discard box
azul-book-factories-words = discs number of factories displays
azul-book-centre-words = middle disc beside table
azul-book-marker-words = first player starting player token
azul-book-board-words = my board player mat parts
azul-book-lines-words = rows staircase row sizes
azul-book-wall-words = colours order pattern mosaic printed
azul-book-wall-grey-words = variant blank free
azul-book-floor-words = minus penalty negative points spaces
azul-book-cards-words = score counter points hundred
azul-book-ready-words = setup start beginning prepare
azul-book-filling-words = draw fill refill bag
azul-book-order-words = place lay reading say
azul-book-empty-bag-words = bag empty runs out no tiles refill
azul-book-too-few-words = not enough run out both empty
azul-book-turn-words = turn move clockwise order do
azul-book-from-factory-words = rest left over remaining push
azul-book-from-centre-words = take middle all
azul-book-first-words = first centre marker minus start player
azul-book-say-words = announce speak tell aloud
azul-book-taken-words = pass end of taking skip
azul-book-one-row-words = split divide several rows
azul-book-one-colour-words = mix colours different
azul-book-on-wall-words = already same colour twice allowed row
azul-book-outwards-words = right to left direction fill
azul-book-overflow-words = too many surplus fall extra
azul-book-straight-words = floor directly voluntary discard choose part
azul-book-floor-order-words = order left places penalty
azul-book-floor-full-words = more than seven full lid
azul-book-rows-words = when tile scoring order unfinished incomplete
azul-book-full-row-words = complete line remaining lid
azul-book-full-row-grey-words = complete line remaining lid
azul-book-alone-words = single isolated one point neighbour diagonal
azul-book-across-words = scoring horizontal row neighbours points tile placed
azul-book-both-words = vertical column horizontal both twice scoring
azul-book-at-once-words = order immediately earlier
azul-book-floor-cost-words = minus points lose penalty below zero negative
azul-book-cleared-words = empty floor after
azul-book-next-words = begins next round start again
azul-book-end-words = game over finish when end last round
azul-book-agreed-words = stop early give up stuck
azul-book-bonus-row-words = scoring bonus horizontal row end
azul-book-bonus-column-words = scoring bonus vertical column end
azul-book-bonus-colour-words = scoring bonus colour set five same
azul-book-winner-words = tie draw equal win most points
azul-book-touch-words = feel hands look touch boards
azul-book-choose-words = column grey choose place
azul-book-columns-words = same colour column twice grey
azul-book-blocked-words = impossible stuck no space grey
