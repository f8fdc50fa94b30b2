# Les parties gardées sur l’appareil, le jeu sans réseau et les nouvelles versions.

your-games = Vos parties
game-with = Votre partie avec { $name } continue
show-all-games = Montrer les { $n } parties
delete-game = Supprimer
deleted-game = Supprimée
keep-game = Annuler
lost-game = Une partie qui ne peut plus être lue
game-parted = Cette partie continue aussi dans un autre onglet. Les deux sont gardées, chacune pour elle-même.

new-version = Nouvelle version
new-version-text = Une nouvelle version de la page est là. Chargez-la ; vos parties restent.

install-title = Mancala comme application
install-text = Sur l’écran d’accueil, dans sa propre fenêtre, et sans réseau.
install = Installer
install-share = Touchez « Partager »
install-add = Choisissez « Sur l’écran d’accueil »
not-now = Pas maintenant
