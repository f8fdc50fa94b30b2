# Les mots à taper, et ce qu’ils font.

command-board = plateau
command-text-board = dire ce qu’il y a où
command-last = dernier
command-text-last = redire ce qui vient de se passer
command-moves = coups
command-text-moves = tous les coups possibles et ce qu’ils apporteraient
command-hint = indice
command-text-hint = demander conseil
command-score = score
command-text-score = dire le score et à qui c’est de jouer
command-history = historique
command-text-history = les tours joués
command-rules = règles
command-text-rules = les règles en vigueur
command-undo = annuler
command-text-undo = reprendre son dernier coup
command-redo = refaire
command-text-redo = rétablir ce qui a été annulé
command-help = aide
command-text-help = cette liste
command-quit = quitter
command-text-quit = quitter la partie
