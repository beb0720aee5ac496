### Making the tactile set

set-tiles = Tiles
set-factory = Factory
set-players = Players
