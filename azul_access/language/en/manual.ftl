### The manual page in English: its headings and what no help of an option says.

cli-completion = print what a shell needs to complete commands with the tab key
cli-man = print the manual page, for man -l -
cli-shell = the shell
man-name = NAME
man-summary = companion for the tactile board game Azul
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-commands = COMMANDS
man-files = FILES
man-games-folder = the saved games
man-settings = the settings
man-environment = ENVIRONMENT
man-accessible = If set, you type in a plain input line that works with every screen reader.
man-azul-access-home = A folder for games and settings, instead of the usual ones.
man-exit = EXIT STATUS
man-exit-ok = Everything went well.
man-exit-refused = A line from a file or a download was refused, or doctor or models found a problem.
man-exit-usage = The command line or the set-up of the game was not possible.
man-exit-failed = A file could not be read, written or fetched, or a recording not be understood.
man-exit-left-out = Not everything of a saved game could be read; what is left out is told.
