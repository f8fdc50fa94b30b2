# La liste des langues.

language-failed = { $language } : impossible de la charger. La langue reste la même.
