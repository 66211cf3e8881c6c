### La leçon de Hokito.

hokito-lesson-title = Hokito, saut par saut

hokito-lesson-one-task = Vous jouez Noir : vos jetons portent des losanges, ceux de Blanc des points. Le jeton de c3 a un losange, il fait donc un saut. Prenez-le et sautez sur un voisin, au choix.
hokito-lesson-one-done = Le voilà au-dessus : deux jetons, et la pile est à vous. La plaque de laiton les compte.
hokito-lesson-one-hint = Ce jeton a deux losanges. Prenez celui de c3 : il n’en a qu’un.

hokito-lesson-fly-task = Un saut va vers le haut, le bas, la gauche ou la droite, jusqu’au premier jeton rencontré. Les cases vides ne comptent pas. Sautez de a3 à f3, d’un bord à l’autre.
hokito-lesson-fly-done = Quatre cases vides, et pourtant un seul saut.
hokito-lesson-fly-hint = C’était vers le haut. Partez vers la droite, le long de la rangée, jusqu’en f3.

hokito-lesson-two-task = Deux losanges : deux sauts. On peut tourner après le premier. Menez le 2 de c2 en e4.
hokito-lesson-two-done = Vers le haut en c4, puis à droite en e4. En c4, le jeton n’a fait que rebondir : le coup finit en e4.
hokito-lesson-two-hint = Pas par là. De c2, montez en c4 ; de là, partez à droite.

hokito-lesson-exact-task = Deux sauts, c’est deux, jamais un. Essayez quand même : le 2 de c2 sur son voisin d2.
hokito-lesson-exact-done = Refusé, et c’est juste : d2 n’est qu’à un saut. Un jeton fait autant de sauts qu’il porte de marques, ni plus ni moins.
hokito-lesson-exact-hint = Ce coup est permis. Essayez cette fois ce qui ne l’est pas : de c2 en d2.

hokito-lesson-three-task = Trois losanges : trois sauts. Le jeton de e2 semble proche, mais il faut prendre le grand tour. Menez le 3 de b2 en e2.
hokito-lesson-three-done = Haut, droite, bas : b4, e4, e2. Les longs détours mènent tout près.
hokito-lesson-three-hint = Prenez le 3 de b2. Montez, allez à droite, redescendez : le coup finit en e2.

hokito-lesson-returns-task = Aucune case n’est touchée deux fois dans un coup. Le 3 de a3 pourrait-il sauter en c3, en e3, puis revenir en c3 ? Essayez de finir en c3.
hokito-lesson-returns-done = Non : c3 serait touchée deux fois. De e3, il faut continuer, vers le haut, en e5. La case de départ compte aussi comme touchée.
hokito-lesson-returns-hint = Ce coup est permis. Essayez cette fois ce qui ne l’est pas : de a3 en c3.

hokito-lesson-like-task = Chacun finit sur son semblable : un jeton seul sur un jeton seul, une pile sur une pile. Essayez de poser le jeton seul de b3 sur la pile de c3.
hokito-lesson-like-done = Refusé : en c3, c’est une pile. En chemin, on peut tout toucher, mais on finit sur son semblable.
hokito-lesson-like-hint = Ce coup est permis : deux jetons seuls. Essayez cette fois la pile de c3.

hokito-lesson-stack-task = Une pile part tout entière, et seul compte le jeton du sommet : il dit à qui elle est et combien de sauts elle fait. Posez votre pile de d2 sur la pile de Blanc.
hokito-lesson-stack-done = Les six jetons sont à vous. En chemin, la pile a touché un jeton seul : cela n’importe pas.
hokito-lesson-stack-hint = Prenez la pile de d2. Deux sauts la mènent en b4.

hokito-lesson-worth-task = Chaque pile paie son propriétaire : les marques du sommet × le nombre de jetons. Deux de vos piles peuvent se poser en c5. Laquelle en tire le plus ?
hokito-lesson-worth-done = Trois losanges × six jetons : 18 points.
hokito-lesson-worth-hint = Un losange × six jetons ne fait que 6 points. Laquelle de vos piles a un meilleur sommet ?

hokito-lesson-end-task = Quand celui dont c’est le tour ne peut pas jouer, la partie est finie et l’on compte les points. Tous vos coups bloquent Blanc. Un seul vous fait gagner : comptez, puis jouez-le.
hokito-lesson-end-done = 7 points à 6 : gagné. Vous savez jouer au Hokito.
hokito-lesson-end-hint = Blanc est bloqué, mais il a plus de points. Mettez votre jeton le plus fort au sommet : trois sauts, pour finir sur un jeton blanc.
