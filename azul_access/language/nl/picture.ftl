### Het beeld van de tafel, voor elk spel: opschriften van tabellen en namen van plaatsen.

picture-factories = Fabrieken
picture-centre = Midden
picture-row = Rij { $row }
picture-column = Plaats { $place }
picture-place = Rij { $row }, plaats { $place }
picture-tile = Tegel { $number }
picture-cost = −{ $points }
