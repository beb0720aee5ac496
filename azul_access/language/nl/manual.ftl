### De handleidingpagina in het Nederlands: de koppen en wat in geen hulp bij een optie staat.

cli-completion = tonen wat een shell nodig heeft om commando's met tab aan te vullen
cli-man = de handleidingpagina tonen, voor man -l -
cli-shell = de shell
man-name = NAAM
man-summary = metgezel voor het voelbare bordspel Azul
man-synopsis = SAMENVATTING
man-description = BESCHRIJVING
man-commands = COMMANDO'S
man-files = BESTANDEN
man-games-folder = de opgeslagen spellen
man-settings = de instellingen
man-environment = OMGEVINGSVARIABELEN
man-accessible = Indien gezet, is er een gewone invoerregel die met elke schermlezer werkt.
man-azul-access-home = Een map voor spellen en instellingen in plaats van de gewone.
man-exit = AFSLUITSTATUS
man-exit-ok = Alles ging goed.
man-exit-refused = Een regel uit een bestand of het ophalen van een model werd geweigerd, of doctor of models vond een probleem.
man-exit-usage = De commandoregel of de opzet van het spel was niet mogelijk.
man-exit-failed = Een bestand kon niet worden gelezen, geschreven of opgehaald, of een opname niet worden verstaan.
man-exit-left-out = Van een opgeslagen spel kon niet alles worden gelezen; wat ontbreekt, wordt gezegd.
