### Making the tactile set

set-tiles = Tegels
set-factory = Fabriek
set-players = Spelers
