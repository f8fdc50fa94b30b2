# Oware.

oware-board =
    Chaque joueur possède les six cases de son côté. Les greniers ne servent qu’à garder les
    graines capturées. Sud, en bas, joue en premier.
oware-sow =
    Prenez toutes les graines d’une de vos cases et laissez-les tomber une à une, dans le sens
    inverse des aiguilles d’une montre, dans les cases suivantes. On ne sème pas dans les
    greniers, et la case de départ est sautée chaque fois qu’une longue semaille y revient.
oware-capture =
    Si votre dernière graine porte une case de l’adversaire à exactement deux ou trois, vous
    capturez ces graines et, en reculant, celles de chaque case adverse qui en contient deux ou
    trois, jusqu’à une case qui n’en contient pas deux ou trois ou qui n’est pas à l’adversaire.
oware-cannot-feed =
    Si l’adversaire n’a plus de graines et qu’aucun coup ne lui en donne, le joueur qui doit jouer
    prend toutes les graines de ses cases et la partie se termine.
oware-stuck =
    Si le joueur qui doit jouer n’a plus de graines, la partie se termine et l’adversaire prend les
    siennes.
oware-end =
    La partie se termine quand un joueur a capturé plus de la moitié des graines, ou quand chacun en
    a exactement la moitié (match nul).

oware-seeds =
    .name = Graines
    .short = Nombre de graines dans chaque case au début.
    .long = La fiche de l’application en a quatre, cinq ou six.
oware-houses =
    .name = Cases
    .short = Nombre de cases de chaque côté.
    .long = Six dans toutes les sources ; les autres tailles servent à l’étude.

oware-grand-slam =
    .name = Grand chelem
    .short =
        Ce qui se passe quand une capture prendrait toutes les graines de l’adversaire.
    .long =
        La fiche de l’application n’en dit rien et les livres de règles diffèrent. En tournoi, le coup
        est permis et ne capture rien.
oware-grand-slam-no-capture =
    Un coup qui capturerait toutes les graines de l’adversaire est permis mais ne capture rien.
    .name = Rien n’est capturé
oware-grand-slam-illegal =
    Un coup qui capturerait toutes les graines de l’adversaire n’est pas permis. Un joueur qui n’a
    que de tels coups ne peut pas jouer : la partie se termine et chacun prend son côté.
    .name = Interdit
oware-grand-slam-opp-gets-rest =
    Un coup peut capturer toutes les graines de l’adversaire ; les graines qui restent sur le
    plateau vont alors à l’adversaire et la partie se termine.
    .name = Le reste à l’adversaire
oware-grand-slam-leave-last =
    Une capture de toutes les graines de l’adversaire laisse la case où la semaille s’est terminée
    (si elle est seule, elle est capturée).
    .name = La dernière case reste
oware-grand-slam-leave-first =
    Une capture de toutes les graines de l’adversaire laisse la case capturée la plus en arrière
    (si elle est seule, elle est capturée).
    .name = La première case reste
oware-grand-slam-capture = Un coup peut capturer toutes les graines de l’adversaire.
    .name = Tout est capturé
oware-grand-slam-capture-and-replay =
    Un coup peut capturer toutes les graines de l’adversaire ; celui qui capture doit alors rejouer
    et le nourrir.
    .name = Capturer, puis nourrir

oware-must-feed =
    .name = Nourrir
    .short = Faut-il donner des graines à un adversaire qui n’en a plus ?
    .long =
        Pour tout le monde, il faut, si possible, nourrir un adversaire qui n’a plus rien. Les
        règles des chercheurs vont plus loin : ne jamais le laisser sans coup si on peut l’éviter.
        Un coup nourrit si l’adversaire a des graines après ce coup, captures comprises.
oware-must-feed-when-empty =
    Si votre adversaire n’a plus de graines, vous devez jouer un coup qui lui en donne, si vous en
    avez un.
    .name = Quand il n’a plus rien
oware-must-feed-off = Vous n’êtes pas obligé de donner des graines à un adversaire qui n’en a plus.
    .name = Pas d’obligation
oware-must-feed-always =
    Aucun coup ne peut laisser l’adversaire sans graines si un autre coup lui en laisse.
    .name = Ne jamais affamer

oware-repetition =
    .name = Répétition
    .short = Ce qui se passe quand une position revient.
    .long =
        Ne figure pas sur la fiche de l’application. Une position, ce sont les cases et le joueur qui
        doit jouer ; elle ne peut revenir que tant que rien n’est capturé.
oware-repetition-own-side =
    Quand une position revient, la partie se termine et chaque joueur prend les graines de son côté.
    .name = Chacun son côté
oware-repetition-split =
    Quand une position revient, la partie se termine et les graines du plateau sont partagées à
    égalité ; une graine en trop ne compte pour personne.
    .name = Partage égal
oware-repetition-threefold =
    Quand une position revient pour la troisième fois, la partie se termine et chaque joueur prend
    les graines de son côté.
    .name = À la troisième fois
oware-repetition-off = Une position peut revenir aussi souvent qu’elle veut.
    .name = On continue
