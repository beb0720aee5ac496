"""Pages for the phones and tablets at a table, served by the program itself."""
