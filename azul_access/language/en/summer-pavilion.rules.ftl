# The rule book of Summer Pavilion: chapters, then the paragraphs of each in order.
# Names end in -title; an example belongs to the paragraph before it.

sp-book = The rules of Azul: Summer Pavilion

sp-chapter-idea = The idea
sp-book-aim-title = What it is about
sp-book-aim = Your board shows a pavilion with seven stars. You collect tiles, pay for the spaces of the stars, and lay a tile on each space that you have paid for. Tiles side by side bring points, and full stars bring many at the end. Whoever has the most points then wins.
sp-book-course-title = How a game goes
sp-book-course = A game has { $rounds } rounds. In each round the factories are filled first. Then everybody takes tiles, turn by turn, until none lies in the middle of the table. After that everybody places tiles on the stars, one tile a turn, until all have passed.

sp-chapter-pieces = The pieces
sp-book-tiles-title = Tiles
sp-book-tiles = There are { $tiles } tiles in the shape of rhombi, { $each } in each of { $colours } colours. We propose to stick a letter in braille on each: { $labels }. A tile lies the right way round when a point is at the top.
sp-book-bag-title = Bag and tower
sp-book-bag = All tiles that are not on the table are in a bag. The tower takes the tiles that have been paid or given up; when the bag is empty they go back into it. You may not look into the bag or feel for letters in it, but you may ask how many tiles of each colour are in it.
sp-book-factories-title = Factories and centre
sp-book-factories = Factories are round discs in the middle of the table, each with a number. Two players use { $two }, three players { $three }, and four players { $four }. In each round each gets { $size } tiles. Between them is the centre, where tiles gather in piles by colour.
sp-book-stone-title = The start stone
sp-book-stone = The start stone lies in the centre at the beginning of a round. It goes to whoever first takes from there, and that player is the first to place in this round and the first to take in the next one.
sp-book-supply-title = The supply
sp-book-supply = On the score board are { $spaces } spaces with tiles from the bag, the supply. They lie open. You choose your bonus tiles among them when you have surrounded a pillar, a statue or a window.
sp-book-board-title = Your board
sp-book-board = Turn your board so that the purple star lies at your left hand. One star is in the middle, six lie around it. Each has { $spaces } spaces in a ring. The corners of the board are for tiles that you keep for the next round.
sp-book-board-grey-title = Your board
sp-book-board-grey = Turn your board so that star 1 lies at your left hand. One star is in the middle, six lie around it, and none has a colour of its own. Each has { $spaces } spaces in a ring. The corners of the board are for tiles that you keep for the next round.
sp-book-clock-title = The board as a clock
sp-book-clock = The program names positions by the hours of a clock, as seen from your seat. The stars lie at the odd hours. The spaces of a star lie at the even hours, seen from the middle of that star.
sp-book-clock-example = So they lie: { $stars }.
sp-book-spaces-title = The spaces
sp-book-spaces = On each space a number is printed. It is the name of the space, and it is its price in tiles. On every star the numbers go from 1 to { $spaces }, clockwise. Space 1 is at 12 o'clock on the purple star and on the centre star, and two hours later on each next star.
sp-book-spaces-example = The red star has its space 1 at { $one } o'clock, its space 2 at { $two }, and its space 6 at { $six }.
sp-book-spaces-grey-title = The spaces
sp-book-spaces-grey = On each space a number is printed, its price in tiles. On the outer stars they are, clockwise: { $numbers }. Space { $first } is at 12 o'clock on star 1, and two hours later on each next star. All spaces of the centre star cost { $centre }; they are counted from 1, beginning at 12 o'clock.
sp-book-features-title = Pillars, statues, windows
sp-book-features = Between the stars are { $pillars } pillars, { $statues } statues and { $windows } windows. A pillar stands between an outer star and the centre star, a statue between two outer stars, a window at the outer edge of a star. They bring tiles when all spaces around them are covered.
sp-book-features-example = At the window of the green star are its spaces { $window }. At the statue between the purple and the orange star are { $near } of the purple and { $far } of the orange one. At the pillar of the purple star are its spaces { $outer } and spaces { $inner } of the centre star.
sp-book-cards-title = Score cards
sp-book-cards = Points can be kept on the printed track, or by touch on flip cards: tens at the left, ones at the right. Above 99 the cards show the last two digits, and a third card tells the hundred. The program says which card to turn after every change.
sp-book-ready-title = Before the first round
sp-book-ready = Everybody takes a board and begins with { $start } points. All tiles go into the bag. Draw { $supply } of them for the supply. Lay out as many factories as your number asks for. Agree on who begins; the rules of the publisher say, the youngest.
sp-book-hand-title = Your tiles
sp-book-hand = The tiles that you have taken lie beside your board, open to all. They are yours until you pay with them or give them up. While tiles are being taken you may hold as many as you like; only when you pass does it matter how many are left.

sp-chapter-filling = The beginning of a round
sp-book-wild-title = The wild colour
sp-book-wild = In each round one colour is wild: its tiles can help to pay for any space. The order of the rounds is { $order }. The program names the wild colour at the beginning of each round, and "wild" asks for it.
sp-book-filling-title = Filling
sp-book-filling = Draw { $size } tiles from the bag for each factory. Say their letters aloud while you lay them. If the bag is empty, put all tiles of the tower into it and go on. If there are none in the tower either, the round begins with what there is.
sp-book-stock-title = The supply at the beginning
sp-book-stock = Before the first round the supply gets { $spaces } tiles. Later it is filled whenever bonus tiles have been taken from it, so at the beginning of a round it is mostly full already. If some are missing, they are drawn before the factories are filled.
sp-book-kept-title = What you have kept
sp-book-kept = Tiles that you kept in the corners of your board in the last round come back to you at the beginning of a round. They lie beside your board with the tiles that you will take.

sp-chapter-taking = Taking tiles
sp-book-turn-title = Your turn
sp-book-turn = On your turn you take all tiles of one colour from one factory, or all tiles of one colour from the centre. The colour may not be the wild one. Lay the tiles beside your board. After you it is the turn of the player at your left.
sp-book-take-wild-title = One wild tile comes along
sp-book-take-wild = If tiles of the wild colour lie where you take, exactly one of them comes along, never more, and you cannot refuse it.
sp-book-take-wild-example = Purple is wild. On factory 3 lie { $tiles }. Anna takes the { $taken } R, and one L comes along. So she gets { $got } tiles, and { $rest } goes to the centre.
sp-book-only-wild-title = When all are wild
sp-book-only-wild = If only tiles of the wild colour lie on a factory or in the centre, you may take from there too, but just a single tile. From a factory the others go to the centre.
sp-book-only-wild-example = Purple is wild, and in the centre lie { $lying } L and nothing else. Ben may take a single L from there; { $left } are left.
sp-book-from-factory-title = From a factory
sp-book-from-factory = What you leave on a factory goes to the centre at once, wild tiles too. So a factory is emptied in a single turn, and the centre grows.
sp-book-first-title = First in the centre
sp-book-first = The first player to take from the centre in a round gets the start stone. It costs { $cost ->
    [one] one point
   *[other] { $cost } points
} for each tile that this player takes in that turn, a wild one included; the stone itself is not counted.
sp-book-first-example = Ben is the first to take from the centre: { $tiles } tiles. He loses { $lost } points, and his score goes from { $before } to { $after }.
sp-book-taken-title = When all is taken
sp-book-taken = Turns go on until no tile lies on a factory or in the centre. Then everybody places. Nobody may pass while tiles are being taken.

sp-chapter-placing = Placing tiles
sp-book-place-turn-title = One tile a turn
sp-book-place-turn = Whoever has the start stone begins. On your turn you lay one tile on one free space of one star, and pay for it. Then it is the turn of the player at your left who has not passed. So it goes round until all have passed.
sp-book-price-title = What a space costs
sp-book-price = A space costs as many tiles as its number says. One of them goes onto the space; it must have the colour of the star. The others go to the tower. They may have the same colour or be wild. So at least one tile must have the colour of the star.
sp-book-price-example = Carla wants space { $number } of the red star. She needs { $number } tiles: { $own } R and { $wild } L, for example, while purple is wild. One R goes onto the star, the other { $paid } tiles go to the tower.
sp-book-colour-title = Which colour where
sp-book-colour = On an outer star only tiles of its own colour may lie. On the centre star every colour may lie, but each only once. A wild tile never lies in place of another colour; on the star of its own colour it is a tile like all others.
sp-book-colour-example = On her centre star Anna has a { $first } and a { $second }. She can lay { $free } other colours there, but no second { $first }.
sp-book-colour-grey-title = Which colour where
sp-book-colour-grey = On the grey board every star takes any colour at first. The second tile decides: from then on the star has either one single colour or six different ones. Several stars may be of the same kind. A wild tile never lies in place of another colour.
sp-book-points-title = Points for a tile
sp-book-points = A tile on a star brings { $single ->
    [one] one point
   *[other] { $single } points
}, and one more for each tile of the same star that is joined to it without a gap. The { $spaces } spaces are a ring, so the last one touches the first.
sp-book-points-example = On Anna's blue star spaces { $from } and { $to } are covered. She lays a tile on space { $place } beside them and gets { $points } points. The tile that closes the ring would bring { $full }.
sp-book-bonus-title = Bonus tiles
sp-book-bonus = Whoever has covered all spaces around a pillar, a statue or a window takes tiles from the supply at once, of any colours: for a pillar { $pillar ->
    [one] one
   *[other] { $pillar }
}, for a statue { $statue }, for a window { $window }. They lie beside the board and can be paid in the next turn already. One tile can close two of them.
sp-book-bonus-example = Ben covers spaces 5 and 6 of the green star. The window there is surrounded, and he takes { $window } tiles from the supply.
sp-book-several-title = Two at a time
sp-book-several = A space can belong to two of them, to a pillar and a statue for example. If one tile closes both, their bonus tiles are added up and taken together.
sp-book-several-example = Carla's tile closes a statue and a pillar at once. She takes { $statue } and { $pillar } tiles, { $together } in all.
sp-book-refill-title = The supply is filled again
sp-book-refill = Before the next player's turn the supply is filled again from the bag, from the tower if the bag is empty. If there are no tiles at all, it is filled as soon as there are some. If you have earned more tiles than lie there, you get what there is.
sp-book-pass-title = Passing
sp-book-pass = If you cannot or do not want to place any more, you pass. Then you are out for this round, and the others go on. Passing too early gives away points, so the program never passes for you; it says when nothing else is left.
sp-book-pass-example = Ben has { $tiles } G and Y together, and no free space that they could pay for. He passes and keeps all { $tiles }, for that costs nothing.
sp-book-keep-title = Keeping tiles
sp-book-keep = When you pass you may keep up to { $corners } tiles for the next round, in the corners of your board. All other tiles go to the tower, and each costs { $cost ->
    [one] one point
   *[other] { $cost } points
}. Your points never fall below { $lowest }.
sp-book-keep-example = Carla passes with { $tiles } tiles. She keeps { $kept } of them, the other { $paid } cost her { $lost } points.

sp-chapter-end = The end
sp-book-end-title = When the game ends
sp-book-end = The game ends after round { $rounds }, when all have passed. In the last round it is of no use to keep tiles: what still lies in a corner costs { $cost ->
    [one] one point
   *[other] { $cost } points
} a tile, after everything else has been counted.
sp-book-agreed-title = Ending by agreement
sp-book-agreed = You may agree to stop before. Then complete stars, complete numbers and corners are counted at once, as after the last round. Say "end game"; the program asks before it does so.
sp-book-stars-title = Complete stars
sp-book-stars = Each complete star brings points at the end: the centre star, with six different colours, { $mixed }; the others by their colour: { $stars }.
sp-book-stars-grey-title = Complete stars
sp-book-stars-grey = Each complete star brings points at the end: with six different colours { $mixed }, in one colour { $stars }. Each star counts by itself, also several of one kind.
sp-book-numbers-title = Complete numbers
sp-book-numbers = Whoever has covered all spaces with the same number, on all stars that have it, gets points too: { $numbers }. The higher numbers bring nothing.
sp-book-numbers-example = Anna has completed the red star and covered every 1. That brings { $star } and { $number } points, { $total } together.
sp-book-winner-title = Who wins
sp-book-winner = The most points win, when stars, numbers and corners are counted. Whoever has the same number shares the victory.
sp-book-winner-example = Anna has { $best } points, Ben and Carla { $other } each. Anna wins. If Ben had { $best } too, they would share the victory.
sp-book-counting-title = Counting together
sp-book-counting = At the end the program counts aloud: first the complete stars, then the complete numbers, and the tiles in the corners last. It names the points of everybody after each step. Count along on your own board: what your fingers find has to come to the same.

sp-chapter-table = At the table
sp-book-say-title = Say what you do
sp-book-say = Say aloud what you take and from where, and where a tile goes and how you pay for it. Whoever cannot look then knows as much as everybody else. The program says it too, in the order in which hands need it.
sp-book-touch-title = Looking with fingers
sp-book-touch = Everybody may touch every board, at any time and as often as they like, gently and without moving a tile. The program tells what lies on a star, what your tiles can pay for, and which pillars, statues and windows are one tile short.
sp-book-names-title = How to name a space
sp-book-names = Name a space by its star and its number: "red four", or "green six". The star in the middle is simply the centre star. On the program's side each answer also tells the hour, so that a finger finds the space without counting.
sp-book-sorting-title = Keep your tiles in order
sp-book-sorting = Keep your tiles sorted by letter, one colour after the other, and the wild ones a little apart. Then you feel at once what you can pay. Lay the supply in two rows of five, and close the gap when a tile has been taken.
sp-book-seats-title = Another seat, another clock
sp-book-seats = Hours are always meant as the owner of a board sees them. Whoever sits opposite feels the same board the other way round: their six is your twelve. So say the colour of the star and the number of the space when you speak about a board that is not yours.
sp-book-time-title = Time for hands
sp-book-time = Wait with your move until the hands before you have finished. Whoever lays a tile also brings the paid ones to the tower and says so. A turn is over when both are done, and not before.
sp-book-ask-title = What you can always ask
sp-book-ask = At any moment you may ask what lies on a star, which tiles somebody has, what is in the supply, which colour is wild and how many points everybody has. Nothing of this is secret, and asking costs no turn.

# In the list of complete numbers.
sp-book-number-points = { $points } points for number { $number }

# Other words by which people look for a paragraph.
sp-book-aim-words = goal object win purpose
sp-book-course-words = round phases procedure sequence rounds
sp-book-tiles-words = colours letters labels braille stones
sp-book-bag-words = look into bag tower count peek discard
sp-book-factories-words = discs number of factories displays middle
sp-book-stone-words = first player starting player token marker
sp-book-supply-words = bonus tiles market choose
sp-book-board-words = my board player mat stars
sp-book-board-grey-words = my board player mat stars
sp-book-clock-words = hours position where find
sp-book-spaces-words = numbers price field order
sp-book-spaces-grey-words = numbers price field order
sp-book-features-words = surround pillar statue window where
sp-book-cards-words = score counter points hundred track
sp-book-ready-words = setup start beginning prepare points
sp-book-wild-words = joker wild order rounds colour
sp-book-filling-words = draw fill refill bag empty
sp-book-stock-words = supply refill bonus
sp-book-kept-words = corners keep next round back
sp-book-turn-words = turn move clockwise order take
sp-book-take-wild-words = joker take along refuse
sp-book-only-wild-words = only jokers left take one
sp-book-from-factory-words = rest left over remaining push
sp-book-first-words = first centre stone minus points lose
sp-book-taken-words = pass end of taking skip
sp-book-place-turn-words = order place turn begin
sp-book-price-words = pay payment cost tiles tower wild
sp-book-colour-words = colours centre star wild allowed
sp-book-colour-grey-words = colours star mixed single allowed
sp-book-points-words = scoring neighbours ring connected adjacent
sp-book-bonus-words = pillar statue window bonus
sp-book-several-words = two at once both double
sp-book-refill-words = supply empty fill again
sp-book-pass-words = pass stop out skip
sp-book-keep-words = keep tiles corners lose minus surplus
sp-book-end-words = game over finish when end last round
sp-book-agreed-words = stop early give up
sp-book-stars-words = scoring bonus star complete end points
sp-book-stars-grey-words = scoring bonus star complete end points
sp-book-numbers-words = scoring bonus numbers all ones twos
sp-book-winner-words = tie draw equal win most points
sp-book-say-words = announce speak tell aloud
sp-book-touch-words = feel hands look touch boards
sp-book-hand-words = hand tiles beside board open how many hold limit
sp-book-names-words = name say space star number call
sp-book-sorting-words = sort order arrange hand supply rows gap
sp-book-seats-words = opposite seat turned board other side clock point of view
sp-book-time-words = wait pace hurry finished turn over hands
sp-book-ask-words = ask questions overview program information secret
sp-book-counting-words = count counting together order end check
