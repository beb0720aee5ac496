### Making the tactile set

set-tiles = Tiles
set-factory = Factory
set-players = Players

set-trial = Test piece
set-trial-gap = space { $number } by { $gap }
set-print-trial = Print this first. Each space has its number in braille above it. The spaces are wider than a tile: { $gaps } millimetres. Take the narrowest space that a tile drops into by itself, and give with --gap how much wider it is. Try whether the braille can be read, too.
set-cut-trial = Cut this first, and try your tiles in it. The spaces are wider than a tile: { $gaps } millimetres. Red lines are cut. Blue ones are scored: something is stuck or glued there. Black dots are engraved and show which label it is.
set-print-grid = Print { $count ->
    [one] once
   *[other] { $count } times
}: { $piece }.
set-cut-grid = Cut { $count ->
    [one] once
   *[other] { $count } times
}: { $piece }.
set-print-several = Print { $count } times, { $each } of each: { $pieces } have the same shape.
set-cut-several = Cut { $count } times, { $each } of each: { $pieces } have the same shape.
set-printed = { $made } { $width } by { $depth } millimetres, { $height } high without braille, in layers of { $layer }.
set-cut = { $cut } { $sheets } The laser takes away { $kerf } (--kerf).
set-one-sheet = The sheet is { $thickness } millimetres thick.
set-two-sheets = Two sheets that are glued on each other: upper is cut from one of { $upper } millimetres, lower from one of { $lower }.

cli-set = make the files for a tactile set: labels, raised grids, score cards
cli-set-folder = new folder for the files
cli-kind = overlay: frames without floor for the printed board; tray: trays with a floor, beside the board
cli-tile = side of a tile in millimetres
cli-pitch = distance from the middle of one space to the middle of the next, wherever no other is given
place-pitch = distance of the spaces, for this place alone: { $place }
cli-gap = how much wider a space is than a tile
cli-rim = width of the raised rim between two spaces
cli-height = height of the rim
cli-floor = thickness of a tray's floor
cli-thickness = thickness of a tile, if it is known: the rim stays 1 lower
cli-kerf = width of what a laser takes away where it cuts
cli-layer = height of one layer of the 3D printer
cli-braille-size = size of the braille
cli-set-players = number of players that the set is for
error-set-range = { $option } { $value } does not work. Possible are { $least } to { $most } millimetres.
error-set-no-rim = With tiles of { $tile } and a gap of { $gap } the rim would be { $rim } millimetres wide. It has to be { $least } to { $most }. A pitch of { $pitch } would work: { $option } { $pitch }
error-set-no-such-place = This game has no { $option }. The pitches of its places are { $options }, or --pitch for all of them.
error-set-not-the-pitch = Tiles of { $tile }, a gap of { $gap } and a rim of { $rim } make a pitch of { $fitting } millimetres, not of { $pitch }. With --pitch { $fitting } it would work.
error-set-not-the-board = Tiles of { $tile }, a gap of { $gap } and a rim of { $rim } make a pitch of { $fitting } millimetres, not of { $pitch }. With --pitch { $fitting } or --kind tray it would work.
error-set-not-in-layers = { $option } { $value } is not a whole number of layers of { $layer } millimetres. { $option } { $fitting } would work, or another --layer.
error-set-too-high = Tiles { $thickness } millimetres thick would be hard to take out of a rim { $height } high. It can be { $most } at most: --height { $most }
error-set-too-low = In a tray tiles lie on braille { $dots } high, so a rim of { $height } would not hold them. From { $fitting } on it would work: --height { $fitting }
error-set-braille-room = The braille has no room with tiles of { $tile } millimetres. From { $fitting } on it would work: --tile { $fitting }
error-set-players-range = The set can be for { $least } to { $most } players, not for { $players }.
error-set-folder-used = { $path } is not empty, and nothing in it was changed. Please name a new folder, or add --force to replace the files of a set.
error-set-no-folder = { $path } is not a folder. Please name a new folder.
error-set-not-writable = { $path } cannot be written to. Please name a folder in another place.
# A length with decimals
decimal = { $whole }.{ $decimals }
set-written = The files for your set are ready: { $count } files. Begin with { $guide } in a browser.
cli-print-dot = width of a printed braille dot; on swell paper it still grows
cli-no-print = labels and score cards with braille only, without print
set-without-extra = The PDF files or the shapes for a 3D printer are still missing. This line adds what they need: { $install-set } Then repeat the command with --force.

# The pages of flat files
set-page = { $game }: { $title } { $page }/{ $pages }
set-file-title = { $game }: { $title }
set-labels-title = Labels
set-cards-title = Score cards
set-measure-title = Measuring
set-true-size = Print at 100 %, not fit to page. The ruler below is then 100 millimetres long.
set-cut-labels = Cut along the thin lines. The raised line is at the bottom; where there is none, the upper right corner is cut off.
set-rhombus-top = On a rhombus the braille is upright when a sharp point is at the top.
set-rhombus-beside = Numbers are too wide for spaces of this size; their labels go beside them.
set-single-cell = { $label } is one single cell in every language: dots { $dots }.
set-label-sentence = { $heading } ({ $labels })
set-label-heading = { $title }: { $count }
set-label-continued = { $title }, continued
set-labels = { $labels }
set-labels-from-to = one each from { $first } to { $last }
set-label-count = { $count ->
    [one] one with { $label }
   *[other] { $count } with { $label }
}
set-cut-embossed = Below each label is a mark for its lower edge. First cut strips below the marks, then cut the strips from left to right. How wide the labels are is said for each group.
set-cut-width = Each is { $width } cells wide and two lines high; a row has up to { $row } of them.
set-cut-to-tile = Then cut each to the shape of its tile, with the braille in the middle.
set-cut-close = Then cut each close around its dots, so that it has room.
set-slate = On a slate you write from right to left into the back of the sheet. So each line ends with the mirrored dots, as you see them from the back and in the order in which you write them.
set-label-line = { $label }: { $cells }, dots { $dots }. On a slate: { $mirrored }.
set-where-cards = stick its digit on each card.
set-cards-note = This page is needed { $players } times: two rows of tens, and two rows of ones below them. Punch out the circles.
set-stand-note = This page is needed { $players } times. Fold the stand to a tent along its two cross lines. At the right: { $marker }, cut it out only once.
set-measure-ruler = At the left of the measuring page is a ruler of 200 millimetres. The thick line at its top is the beginning. Below it there is one dot every 5 millimetres, two dots every 10 millimetres, and three every 50 millimetres with the number beside them.
set-measure-tiles = Tiles: lay { $count } tiles in a row without gaps, rhombi side against side, and measure the row. That length divided by { $count } is the side of one tile: --tile.
set-measure-fields = { $title }: measure { $span } on a printed board. That length divided by { $spans } is the pitch of its spaces: { $option }.
set-measure-again = Make the files again with these numbers, in a new folder and with the same other options, each number after its option.

# What each file is for
set-file-labels = all labels at true size, for swell paper or a label printer.
set-file-cards = score cards, their stand and the marker at true size. Both pages are needed { $players } times.
set-file-measure = a ruler for tiles and spaces, in dots and in print.
set-file-page = as single pages: { $purpose }
set-file-brf = for an embosser with { $cells } cells in a line and { $lines } lines on a page.
set-file-text = to be read aloud, for a labelling tape or a slate: how many labels, with which dots.
set-file-whole-printer = everything that is printed on paper, film or card: measuring page, labels, score cards. Each page is there as often as the set needs it.
set-file-whole-embosser = measuring page, labels and digits of the cards as dots at true size, for embossers that take PDF files, and for swell paper.
set-file-whole-brf = measuring page, labels and digits of the cards for an embosser with { $cells } cells in a line and { $lines } lines on a page.
set-file-whole-laser = every plate for a laser cutter, each on a page of its own size and as often as the set needs it. Red lines are cut, blue ones scored, black dots engraved.
set-file-archive = all files of this folder in one, to send or to carry.
