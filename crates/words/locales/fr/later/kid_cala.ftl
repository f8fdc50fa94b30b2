# Kid-Cala, avec les mots de la notice : case, mancala, pièces de fruits. On tutoie les enfants.

kid-cala-beginner-board =
    Ton terrain, ce sont les six cases devant toi et le mancala à ta droite. Le joueur le plus jeune
    commence.
kid-cala-beginner-sow =
    Prends toutes les pièces de fruits d’une de tes cases et dépose-les une par une dans les cases
    suivantes, dans le sens inverse des aiguilles d’une montre, et aussi dans les deux mancalas.
kid-cala-beginner-bonus = Si ta dernière pièce tombe dans ton mancala, tu rejoues.
kid-cala-beginner-end =
    Le premier dont toutes les cases sont vides gagne, même si sa dernière pièce tombe dans son
    mancala. On ne prend pas de fruits à l’autre, et il n’y a pas de match nul.
kid-cala-beginner-seeds =
    .name = Pièces de fruits
    .short = Nombre de pièces de fruits dans chaque case au début.
    .long = La notice en met quatre, de n’importe quelle sorte.

kid-cala-classic-board =
    Ton terrain, ce sont les six cases devant toi et le mancala à ta droite. Le joueur le plus jeune
    commence.
kid-cala-classic-sow =
    Prends toutes les pièces de fruits d’une de tes cases et dépose-les une par une dans les cases
    suivantes et dans ton mancala. Passe à côté du mancala de ton adversaire.
kid-cala-classic-bonus = Si ta dernière pièce tombe dans ton mancala, tu rejoues.
kid-cala-classic-winner = Le joueur qui a le plus de fruits dans son mancala gagne.

# Les options sont celles de Kalah ; voici leurs règles avec les mots des enfants.
kid-cala-classic-direction-counterclockwise =
    On joue dans le sens inverse des aiguilles d’une montre : le long de tes cases vers la droite,
    dans ton mancala, puis le long des cases de l’autre.
kid-cala-classic-capture-standard =
    Si ta dernière pièce tombe dans une de tes cases vides et qu’il y a des fruits en face, tu
    prends cette pièce et tous les fruits d’en face, et tu les mets dans ton mancala. S’il n’y a
    rien en face, il ne se passe rien.
kid-cala-classic-leftovers-owner = À la fin, chacun met dans son mancala les fruits qui restent dans ses cases.
kid-cala-classic-end-either =
    Dès qu’un joueur n’a plus de fruits dans ses cases, la partie est finie, même s’il devait
    rejouer.
kid-cala-classic-skip-start-off =
    Si tu fais tout le tour, tu déposes aussi une pièce dans la case où tu as commencé.
kid-cala-classic-majority-stop-off = On continue même quand un joueur a plus de la moitié des fruits.
kid-cala-classic-houses =
    .name = Cases
    .short = Nombre de cases de chaque côté.
kid-cala-classic-seeds =
    .name = Pièces de fruits
    .short = Nombre de pièces de fruits dans chaque case au début.
kid-cala-classic-leftovers =
    .name = Fruits restants
    .short = À qui sont les fruits qui restent sur le plateau à la fin.
kid-cala-classic-direction-clockwise =
    On joue dans le sens des aiguilles d’une montre : le long de tes cases vers la gauche, puis le
    long des cases de l’autre, puis dans ton mancala. Quand une position revient pour la troisième
    fois, mancalas compris, la partie est finie.
kid-cala-classic-capture =
    .short = Ce que gagne une dernière pièce tombée dans une de ses propres cases vides.
kid-cala-classic-capture-empty =
    Si ta dernière pièce tombe dans une de tes cases vides, tu la mets dans ton mancala avec tout ce
    qui se trouve en face, même s’il n’y a rien.
kid-cala-classic-capture-seed-only =
    Si ta dernière pièce tombe dans une de tes cases vides, tu ne mets que cette pièce dans ton
    mancala ; les fruits d’en face restent.
kid-cala-classic-leftovers-uncounted = À la fin, les fruits encore sur le plateau ne comptent pour personne.
kid-cala-classic-end =
    .short = Quel joueur doit être à court de fruits pour que la partie se termine.
kid-cala-classic-end-to-move =
    La partie est finie quand celui qui doit jouer n’a plus de fruits dans ses cases.
kid-cala-classic-skip-start-on = Si tu fais tout le tour, tu sautes la case où tu as commencé.
kid-cala-classic-majority-stop =
    .short = La partie s’arrête-t-elle quand un mancala contient plus de la moitié des fruits ?
kid-cala-classic-majority-stop-on =
    La partie est finie dès qu’un mancala contient plus de la moitié des fruits.
