"""The languages: for each a folder of words that are understood and phrases that are said."""
