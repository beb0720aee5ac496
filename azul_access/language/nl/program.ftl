### Het programma in het Nederlands: opdrachtregel, stem, controle van de computer.

error-log-no-game = In { $name } staat iets dat dit programma niet kent of dat volgens de regels niet kan. Het bestand blijft zoals het is.
error-setup-resumed = Een hervat spel heeft al spelers, een beginner en een bestand. Laat deze opties weg.
error-log-none = In de map { $folder } staat nog geen opgeslagen spel.
error-log-none-open = In de map { $folder } kan geen spel verder: ze zijn allemaal afgelopen of niet te lezen. De lijst krijg je met: { $program } games
error-log-no-number = Een spel met nummer { $number } is er niet. { $count ->
    [0] Er is nog geen spel opgeslagen.
    [one] Er is één spel opgeslagen.
   *[other] Er zijn { $count } spellen opgeslagen.
}
error-setup-no-position = In { $path } staat geen stelling. Verwacht wordt wat show --json schrijft.
error-setup-position-has-players = In de stelling staan de namen al, en wie er aan de beurt is. Laat deze opties weg.
error-setup-unanswered = Er ontbreekt een antwoord: wie spelen er mee, en wie begint? Zo kan het ook: { $program } play --players Anna,Ben --starts Anna
ended-from-outside = Het programma is van buitenaf beëindigd. Een lopend spel is opgeslagen tot en met de laatste aangekondigde zet.
settings-left-aside = De instellingen in { $path } zijn niet te lezen. De gewone instellingen gelden; het bestand blijft zoals het is.
last-event = Het laatst:

typed-line = { $form ->
    [say] { $kind ->
        [question] Getypt: vraagteken { $spelled }.
       *[text] Getypt: { $spelled }.
    }
   *[other] { $prompt }{ $text }
}

## De stem

fault-no-voice = Geen stem: het spraakprogramma kan niet worden geladen. Het spel gaat verder als tekst.
fault-no-audio = Geen geluid: er is geen luidspreker te vinden. Het spel gaat verder als tekst.
fault-voice-lost = De stem is uitgevallen. Het spel gaat verder als tekst.
announcements-missed = Zonder stem { $count ->
    [one] is één eerdere melding
   *[other] zijn { $count } eerdere meldingen
} niet uitgesproken. Daarna:
announcements-unheard = De stem kwam niet terug: { $count ->
    [one] één melding is
   *[other] { $count } meldingen zijn
} alleen geschreven en niet uitgesproken.
fault-no-language-voice = Voor deze taal is hier geen stem. Er spreekt een andere.
fault-unknown-voice = Die stem is er hier niet. Er spreekt een andere.
fault-no-screen-reader = Er antwoordt geen schermlezer. De stem van het programma gaat verder, als die er hier is.
remedy-no-voice = Wat helpt: { $platform ->
    [win32] in de instellingen van Windows onder “Tijd en taal” een stem toevoegen,
    [darwin] in de systeeminstellingen onder “Toegankelijkheid” een stem downloaden,
    [linux] het pakket espeak-ng installeren,
   *[other] espeak-ng installeren,
} of het programma opnieuw installeren: { $reinstall }
remedy-no-audio = Wat helpt: een luidspreker of koptelefoon aansluiten en { $platform ->
    [linux] de geluidsdienst controleren: PulseAudio, PipeWire of ALSA.
   *[other] in de instellingen van het systeem controleren waar het geluid wordt afgespeeld.
}
remedy-voice-lost = Wat helpt: het programma opnieuw starten, en deze regels naar de ontwikkelaars sturen.
remedy-no-language-voice = Wat helpt: in de instellingen van het systeem een stem voor deze taal toevoegen.
remedy-unknown-voice = Wat helpt: een andere stem kiezen.
remedy-no-screen-reader = Wat helpt: de schermlezer starten, en het extra pakket installeren: { $install-screenreader }

## Opdrachtregel

cli-usage = Gebruik:
cli-description = Azul aan tafel: kondigt aan, bewaakt de regels en onthoudt elke zet, voor blinde, slechtziende en ziende mensen.
cli-commands = Opdrachten
cli-options = Opties
cli-arguments = Bestanden
cli-help = toont deze hulp
cli-version = toont welke versie dit is
cli-play = een spel beginnen of voortzetten
cli-join = meedoen aan een lopend spel vanuit een andere terminal
cli-join-player = wie hier speelt
cli-games = de opgeslagen spellen opsommen, met nummers voor play --resume
games-in-folder = { $count ->
    [0] Nog geen opgeslagen spel
    [one] Eén opgeslagen spel
   *[other] { $count } opgeslagen spellen
} in de map { $folder }
listed-game = { $number }: { $date }, { $players }, ronde { $round }: { $name }.
listed-over = { $number }: { $date }, { $players }, afgelopen: { $name }.
listed-unreadable = { $number }: { $why }
date-unknown = zonder datum
games-how-to-resume = Verder met: { $program } play --resume { $number }
games-skipped = Overgeslagen: { $games }.
skipped-over = { $name } (afgelopen)
skipped-unreadable = { $name } (niet te lezen)
skipped-more = { $count ->
    [one] nog één
   *[other] nog { $count }
}
cli-show = een opgeslagen spel tonen, in woorden of als gegevens
cli-think = zetten van de computerspeler voor andere programma’s, één regel JSON per stelling
cli-demo = een kort spel voordoen, zonder vragen
cli-doctor = nagaan wat er op deze computer werkt
cli-language = taal; anders die van het systeem
cli-game = welk spel
cli-edition = uitgave
option-with-detail = { $text }. { $detail }
cli-players = namen, met de klok mee
cli-starts = wie begint
cli-verbosity = hoeveel er wordt aangekondigd
cli-bag = table: aan tafel wordt getrokken; virtual: het programma trekt
cli-seed = getal waarmee het programma steeds hetzelfde trekt
cli-pace = het betegelen in één keer of stap voor stap
cli-speech = own: stem van het programma; screenreader: via de schermlezer; off: alleen tekst
cli-braille = brailleregel: een poort, auto, brlapi (via BRLTTY) of off
cli-display = soort brailleregel aan de poort: alleen deze wordt gezocht
cli-braille-table = tabel van liblouis voor de brailleregel; in het spel noemt “braille tabellen” ze allemaal
cli-log = bestand voor het nieuwe spel
cli-position = een spel vanaf een stelling beginnen: het bestand van show --json
cli-take-over = een spel overnemen dat al bezig is: het programma vraagt wat er op tafel ligt
cli-resume = een opgeslagen spel voortzetten: een bestand of een nummer uit games; anders het laatste dat niet is afgelopen
cli-show-file = het opgeslagen spel
cli-show-json = als één JSON-object
cli-error = “{ $about }” begrijp ik hier niet.
cli-needs-value = Na { $about } ontbreekt een waarde.
cli-missing = Dit ontbreekt: { $arguments }.
cli-unknown = Deze ken ik niet: { $arguments }
cli-choice = “{ $value }” kan hier niet. Mogelijk: { $choices }.
cli-number = “{ $value }” is geen geheel getal.
cli-millimetres = “{ $value }” is geen lengte in millimeters, zoals 20 of 20,5.
cli-see-help = Hulp: { $command } --help

## Controle van de computer

doctor-versions = Azul Access { $version }, met Python { $python } op { $system }.
doctor-language = Taal: { $language }.
doctor-terminal-prompt = Invoer: een regel met geschiedenis; elke toets legt de stem het zwijgen op.
doctor-terminal-cooked = Invoer: een eenvoudige regel voor schermlezers; Enter legt de stem het zwijgen op.
doctor-terminal-piped = Invoer: uit een bestand of een ander programma.
doctor-folder = Opgeslagen spellen: { $folder }, { $count ->
    [0] nog geen
    [one] één bestand
   *[other] { $count } bestanden
}.
doctor-folder-closed = Opgeslagen spellen: in { $folder } mag niet worden geschreven. Wat helpt: schrijfrechten voor de map geven, of bij het spelen --log opgeven.
doctor-engine = Stem: { $engine }, { $library }.
doctor-library-default = meegeleverd
doctor-library-asked = zoals gevraagd
doctor-library-newer = van het systeem, want nieuwer
doctor-library-only = de enige hier
doctor-library-system = van het systeem
doctor-voices = Stemmen voor { $language }: { $count }.
doctor-no-voice = Voor { $language } is hier geen stem. Wat helpt: in de instellingen van het systeem een stem toevoegen.
doctor-sound = Geluid: { $backend }, het eerste geluid na { $duration } milliseconden.
doctor-braille = Braille voor { $language }: { $table }, liblouis { $version }.
doctor-braille-own = Braille voor { $language }: eigen tabel, zonder liblouis.
doctor-word = Azul staat klaar.
doctor-well = Alles werkt.
doctor-trouble = Niet alles werkt. Het spel zelf werkt altijd ook als tekst.

think-no-object = Deze regel is geen JSON-object. Verwacht wordt één stelling per regel, zoals show --json die schrijft, zonder regeleinden erin.
think-no-position = In deze regel staat geen stelling. In “position” wordt verwacht wat show --json schrijft.
think-part = In deze stelling ontbreekt “{ $part }”, of het staat er niet zoals show --json het schrijft.
think-level = Het niveau is een getal van 1 tot en met { $most }.
think-seed = seed is een geheel getal.
think-seconds = seconds is een getal boven 0 en hoogstens { $most }.
think-nobody-moves = In deze stelling valt geen zet te doen: er worden tegels getrokken, of het spel is afgelopen.
