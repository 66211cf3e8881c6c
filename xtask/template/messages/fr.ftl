### Pourquoi un texte n’est pas une position ou un coup de ce jeu.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

newgame-error-a-move = une case, comme b2
newgame-error-fields = <plateau> <trait>
newgame-error-unknown-mark = la marque { $text } est inconnue : il faut x ou o
newgame-error-unknown-side = le trait ne peut pas être { $text } : il faut x ou o
newgame-error-wrong-count = { $crosses } croix et { $noughts } ronds sont impossibles quand { $side } a le trait
newgame-error-already-won = le camp qui a le trait a déjà gagné
