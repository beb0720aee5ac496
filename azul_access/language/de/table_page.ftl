# Die Seite des Tisches

web-table-of = { $game }: { $players }
web-said = Zuletzt gesagt
web-more = Weiterlesen
web-views = Ansicht
web-view-all = Alles
web-view-sources = Tischmitte
web-options = Einstellungen
web-option-dots = Brailleschrift auf den Fliesen
web-option-keys = Ansicht mit einer Taste wechseln: 0 alles, 1 bis 4 eine Ablage, 5 die Tischmitte
web-full-screen = Ganzer Bildschirm
web-changed = neu
web-score = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
