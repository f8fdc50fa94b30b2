# The list of languages.

language-failed = { $language } could not be fetched. The language stays as it is.
