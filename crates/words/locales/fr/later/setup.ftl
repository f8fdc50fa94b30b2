# Options and players of a new game.

options-default = Règles habituelles
options-changed =
    { $n ->
        [one] { $n } option modifiée
       *[other] { $n } options modifiées
    }
option-usual = { $name } (par défaut)
players = Joueurs
level-1-text = Doux : un débutant peut gagner.
level-2-text = Voit les coups évidents.
level-3-text = Laisse rarement passer une capture ou un tour supplémentaire.
level-4-text = Pense aussi à la réponse.
level-5-text = Prévoit quelques coups.
level-6-text = Prévoit beaucoup de coups.
level-7-text = Ne fait pas de cadeau.
level-8-text = Pleine puissance.
your-side =
    { $tone ->
        [tu] Ton camp
       *[you] Votre camp
    }
who-begins = Qui commence ?
begins-by-lot = Au hasard
youngest-begins = Le joueur le plus jeune commence.
who-is-youngest = Qui est le plus jeune ?
options-all = Toutes les options
options-reset = Revenir aux règles habituelles
more-about-this = En savoir plus
clock = Pendule
clock-none = Sans pendule
clock-game = { $minutes } min + { $n } s par tour
clock-turn = { $n } s pour chaque tour
player-name = Nom
