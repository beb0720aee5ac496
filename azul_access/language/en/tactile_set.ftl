### Making the tactile set

set-tiles = Tiles
set-factory = Factory
set-players = Players

cli-set = make the files for a tactile set: labels, raised grids, score cards
cli-set-folder = new folder for the files
cli-kind = overlay: frames without floor for the printed board; tray: trays with a floor, beside the board
cli-tile = side of a tile in millimetres
cli-pitch = distance from the middle of one space to the middle of the next
cli-gap = how much wider a space is than a tile
cli-rim = width of the raised rim between two spaces
cli-height = height of the rim
cli-floor = thickness of a tray's floor
cli-layer = height of one layer of the 3D printer
cli-braille-size = size of the braille
cli-set-players = number of players that the set is for
error-set-range = { $option } { $value } does not work. Possible are { $least } to { $most } millimetres.
error-set-no-rim = With tiles of { $tile } and a gap of { $gap } the rim would be { $rim } millimetres wide. It has to be { $least } to { $most }. A pitch of { $pitch } would work: --pitch { $pitch }
error-set-not-the-pitch = Tiles of { $tile } and a rim of { $rim } do not fit a pitch of { $pitch } millimetres. At this pitch the rim can be { $room } at most. With --pitch { $fitting } or --kind tray it would work.
error-set-players-range = The set can be for { $least } to { $most } players, not for { $players }.
error-set-folder-used = { $path } is not empty, and nothing in it was changed. Please name a new folder, or add --force to replace the files of a set.
# A length with decimals
decimal = { $whole }.{ $decimals }
set-written = The set is ready: { $count } files. Begin with { $guide } in a browser.
