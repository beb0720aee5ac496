# De pagina van de tafel

web-table-of = { $game }: { $players }
web-said = Het laatst gezegd
web-more = Verder lezen
web-views = Weergave
web-view-all = Alles
web-view-sources = Midden
web-options = Instellingen
web-option-dots = Braille op de tegels
web-option-keys = Met één toets van weergave wisselen: 0 alles, 1 tot 4 één bord, 5 het midden
web-full-screen = Volledig scherm
web-changed = nieuw
web-score = { $points ->
    [one] één punt
   *[other] { $points } punten
}
