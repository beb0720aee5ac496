### Making the tactile set

set-tiles = Fliesen
set-factory = Manufaktur
set-players = Personen
