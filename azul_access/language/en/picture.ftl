### The picture of the table, for every game: captions of tables and names of places.

picture-factories = Factories
picture-centre = Centre
picture-row = Row { $row }
picture-column = Place { $place }
picture-place = Row { $row }, place { $place }
picture-tile = Tile { $number }
picture-cost = −{ $points }
