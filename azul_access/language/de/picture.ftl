### Das Bild des Tisches, für jedes Spiel: Überschriften von Tabellen und Namen von Plätzen.

picture-factories = Manufakturen
picture-centre = Zentrum
picture-row = Zeile { $row }
picture-column = Platz { $place }
picture-place = Zeile { $row }, Platz { $place }
picture-tile = Fliese { $number }
picture-cost = −{ $points }
