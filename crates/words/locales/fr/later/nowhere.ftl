# Une adresse qui ne mène nulle part.

nowhere = Cette case est vide
nowhere-text = Il n’y a rien à l’adresse { $path }.
nowhere-meant = Vouliez-vous dire { $path } ?
nowhere-game = Il n’y a pas ici de jeu nommé « { $path } ».
nowhere-games = Peut-être l’un de ceux-ci ?
