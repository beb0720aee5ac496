# The page of the table

web-table-of = { $game }: { $players }
web-said = Said last
web-more = Read on
web-views = View
web-view-all = Everything
web-view-sources = Middle
web-options = Settings
web-option-dots = Braille on the tiles
web-option-keys = Change the view with one key: 0 everything, 1 to 4 one board, 5 the middle
web-full-screen = Full screen
web-changed = new
web-score = { $points ->
    [one] one point
   *[other] { $points } points
}
