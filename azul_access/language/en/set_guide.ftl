### The guide of a tactile set, a page in its folder

guide-title = A tactile set for { $game }
guide-what = These files turn a copy from the shop into a set that blind, low-vision and sighted people play together. They are for { $players } players and tiles of { $tile } millimetres, with { $kind }.
guide-kind-overlay = frames that are stuck onto the printed boards
guide-kind-tray = trays that lie in place of the boards
guide-who = Somebody who does not see can lead the work: each step can be read aloud, and its result checked by touch. Somebody who sees helps with colours, scissors and machines.
guide-measure = Measure first
guide-materials = What you need
guide-steps = Step by step
guide-labels = The labels
guide-sizes = The sizes
guide-files = The files
guide-notes = Good to know
guide-itself = This guide.

guide-measure-tiles = Lay { $count } tiles in a row without gaps and measure the row. These files expect { $row } millimetres, which is { $tile } for one tile.
guide-measure-board = Measure { $span } on a printed board. These files expect { $length } millimetres, which makes a pitch of { $pitch }.
guide-measure-again = If your row is more than 2 millimetres longer or shorter, or a length on the board more than 1 millimetre, make the files again with your own sizes: azul-access set FOLDER { $options } --tile TILE { $pitches }. There FOLDER is the name of a new folder, TILE the size of one tile, and each PITCH the pitch of a place; --pitch alone sets all of them. The measuring page explains it with drawings.
guide-measure-again-tiles = If your row is more than 2 millimetres longer or shorter, make the files again with your own size: azul-access set FOLDER { $options } --tile TILE. There FOLDER is the name of a new folder, and TILE the size of one tile. The measuring page explains it with a drawing.
guide-measure-test = Then make only the test piece. Its spaces are wider than a tile: { $gaps } millimetres. Try your tiles in them: the right space is the narrowest one that a tile drops into by itself, without rattling. If that is another one than { $gap }, make the files again with --gap, too, and how much wider it is. Read its braille.

guide-need-game = { $game } from the shop.
guide-need-labels = For the labels one of these: an embosser with clear self-adhesive film, a slate with such film, a braille labeller, or swell paper with its heater. Clear film leaves the pattern of the tile visible.
guide-need-grids = For the grids a 3D printer with a bed of at least { $bed } centimetres, or a laser cutter with acrylic or plywood of { $sheet } millimetres. Libraries, schools and makerspaces often have one. Without either: print the drawings for the laser on paper, and glue thin strips of wood or cork along their lines.
guide-need-cards = For the score cards: stiff card, a hole punch, and four small binder rings for each of the { $players } players.
guide-need-glue = Scissors, a ruler that can be felt, and thin double-sided tape or glue.
guide-need-bag = A cloth bag for the tiles that nobody can see into.

guide-step-sort = Sort the tiles by colour. This needs eyes: somebody names the colours, and each colour gets a bowl of its own with one of its labels in it.
guide-step-labels = { $title }: { $where }
guide-step-check = somebody who reads braille reads every tile once. There should be { $tiles }.
guide-step-overlay = Lay each frame over its printed place before you glue it: every printed space must be in the middle of its opening. The tab belongs at the top, away from the player.
guide-step-tray = Lay the trays in front of each player in the order of the board. The tab belongs at the top, away from the player.
guide-step-grid = Make { $kinds ->
    [one] { $count ->
        [one] once
       *[other] { $count } times
    }
   *[other] { $count ->
        [one] one of each
       *[other] { $count } of each
    }
}: { $titles }, { $where }
guide-step-cards = Print the score cards on stiff card, cut them out, stick the braille digits on, and hang each half from the stand with two rings: tens left, ones right, 0 to 9 in order.
guide-step-try-square = Try everything by touch: one tile in every space, and then all of them out again.
guide-step-try-rhombus = Try everything by touch: one tile in every space, its points at the points of the space, and then all of them out again.
guide-step-rules = The rules, in short paragraphs with numbers: azul-access rules { $options }. What lies where on a board is in { $rule }. Lessons at the set: azul-access learn { $options }
guide-step-play = Play your first game: azul-access play { $options }

guide-labels-about = The label is the same whichever language you play in. Dots are numbered 1 to 3 down the left side of a cell and 4 to 6 down the right.
guide-label-print = Print
guide-label-cells = Braille
guide-label-dots = Dots
guide-label-count = Number
guide-size-caption = Sizes in millimetres
guide-size-what = What
guide-size-millimetres = Size
guide-size-option = Option
guide-braille-dot = width of a braille dot
guide-braille-dot-height = height of a braille dot
guide-braille-pitch = distance of two dots in a cell
guide-braille-cell = distance of two cells
guide-braille-line = distance of two lines

guide-folder-measure = Measure
guide-folder-test = Try out
guide-folder-labels = Labels
guide-folder-grids = Grids
guide-folder-cards = Score cards

guide-note-bag = Labels can be felt in the bag. Draw by the handful without reading, or let the program draw: azul-access play { $options } --bag virtual
guide-note-standard = Braille of the standard size is flat when a 3D printer prints it lying down. A label of film over it reads better.
guide-note-not-tried = We had no 3D printer, laser cutter or embosser, and no reader has touched these pieces yet. Programs have checked the files: every shape is closed and can be sliced, every dot is where it should be. Please tell us how your set turned out.
guide-note-licence = What you make from these files is yours. The program is free under the MIT licence. Nothing of the publisher's artwork is in them, and you need a bought copy of the game.
guide-title-grids = Make: { $titles }
guide-step-in-floor = Trays from a 3D printer have them in their floor already; where those read well, none is needed.
guide-check-play = { $count } tiles are in the bag, and the piece with the straight edge is not: { $marker }.
guide-pitch-option = { $option } PITCH
guide-words = { $first } { $second }
guide-step = { $number }. { $title }
guide-step-files = Files: { $files }.
guide-by-touch = Check by finger:
guide-summary = The guide to making a tactile set, in sentences with a heading for each step. There are no pictures; the tables are short.
guide-book = this guide as a book for reading programs and players, without sound.
guide-cell = { $column } { $cell }
guide-row = { $header }: { $cells }.
guide-files-for = { $files }: { $purpose }
guide-folder-guide = The guide once more
guide-folder-whole = All in one
guide-braille-printed = height of a dot that a 3D printer makes, in whole layers
guide-step-measure = Measure tiles and board
guide-check-measure = the ruler at the bottom of the printed page is 100 millimetres long, as a ruler that can be felt is.
guide-need-page = Material: one sheet of paper or swell paper.
guide-need-together = All pieces together take about { $grams } grams of plastic and { $time } on a 3D printer at usual speed.
guide-need-print = On a 3D printer about { $grams ->
    [one] one gram
   *[other] { $grams } grams
} of plastic and { $time }.
guide-need-cut = With a laser cutter { $count ->
    [one] one sheet
   *[other] { $count } sheets
} of at least { $width } by { $depth } millimetres, and about { $time }.
guide-need-time = Time: about { $time }.
guide-minutes = { $count } minutes
guide-hours = { $hours } hours
guide-need-bowls = Material: { $count } bowls.
guide-need-film = Material: film, paper or tape for { $count } labels.
guide-need-count = Material: { $count } of the labels, and glue if they have none.
guide-need-card-sheets = Material: { $count } sheets of stiff card, { $rings } small binder rings, the digits of braille.
guide-title-labels = Make the labels
guide-step-make-labels = Choose one way: emboss the BRF file, print the PDF file on swell paper or film, or write them with a slate or tape by the text file. Cut them out group by group, and keep each group in a bag or bowl of its own.
guide-check-ruler = the ruler on each printed page is 100 millimetres long.
guide-check-group = { $title }: { $labels }.
guide-title-sort = Sort the tiles
guide-check-sort = in each bowl lies its label, and the tiles are counted: { $tiles }.
guide-title-stick = Stick the labels: { $title }
guide-step-marker = { $title }: make one of the three, from a 3D printer, from a laser cutter, or cut from card at the right of the second page of the score cards.
guide-step-marker-label = Then it needs a label, unless its own dots can be read.
guide-step-marker-bare = It gets no label, because at this size the dots would be too near the scissors: its straight edge tells enough.
guide-check-marker = the straight edge is at the bottom, and above it 1 can be read.
guide-check-marker-bare = it is round with one straight edge: no tile feels like that.
guide-step-disc = The tab shows the top.
guide-check-tab = the tab is at the top, and no edge is sharp.
guide-check-letter = { $label }: { $name }.
guide-count-rows = { $title }, spaces from the top row down: { $counts }.
guide-count-row = { $title }: { $count } spaces in a row.
guide-count-round = Each has { $count } spaces around a point, the first one at 12 o'clock.
guide-read-rows = { $title }, row { $row }: { $labels }.
guide-read-row = { $title }, from left to right: { $labels }.
guide-read-round = Clockwise from 12 o'clock, { $title }: { $labels }.
guide-step-hundred = For more than 99 points (rule { $rule }) print the page of cards { $sheets ->
    [one] once more
   *[other] { $sheets } times more
}: the third card is one with 1 for 100 points, one with 2 for 200.
guide-check-cards = on each stand the tens are at the left and the ones at the right; both turn from 0 to 9 in order, and what stands there reads 0 and 0.
guide-title-try = Try everything
guide-check-try = no tile wobbles or jams, none can lie on two spaces, and nothing came off.
guide-title-play = Play
guide-note-print = The print on the labels is black for light tiles and white for dark ones, at least 3 millimetres from the dots, because black rises on swell paper. White needs a printer with white ink or toner; on paper only its edge is seen. With --no-print there is braille only.

set-where-tiles = stick one in the middle of each tile. The mark on the label shows its lower edge.
set-where-marker = stick it on that piece, straight edge down. Keep the piece apart from the tiles.
set-where-factories = stick a number on the edge of each factory, so that everybody means the same one.
set-where-players = stick a number on each board and on its score cards.
set-where-factory = one for each factory.
