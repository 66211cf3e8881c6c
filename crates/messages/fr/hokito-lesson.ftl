### La leçon de Hokito.

hokito-lesson-title = Hokito, saut par saut
hokito-lesson-start = À chaque partie, les jetons sont mélangés de nouveau. Noir commence.

hokito-lesson-goal-task = Vous jouez Noir : vos jetons portent des losanges, ceux de Blanc des points. Quand celui dont c’est le tour ne peut pas jouer, on compte les points. Sautez de c3 sur le jeton blanc en d3.
hokito-lesson-goal-done = Blanc ne peut pas jouer : la partie est finie. Une pile vaut les marques du sommet × ses jetons. 1 × 2 pour vous, 1 × 1 pour le dernier jeton blanc : gagné, 2 à 1.
hokito-lesson-goal-hint = Touchez c3, puis d3.

hokito-lesson-one-task = Le jeton en c3 a un losange : il fait donc un saut. Prenez-le et sautez sur un voisin, au choix.
hokito-lesson-one-done = Le voilà au-dessus : deux jetons, et la pile est à vous. La plaque de laiton compte les jetons.
hokito-lesson-one-hint = Ce jeton a deux losanges. Prenez celui de c3 : il n’en a qu’un.

hokito-lesson-fly-task = Un saut va vers le haut, le bas, la gauche ou la droite, jusqu’au premier jeton rencontré. Les cases vides ne comptent pas. Sautez de a3 à f3, d’un bord à l’autre.
hokito-lesson-fly-done = Quatre cases vides, et pourtant un seul saut.
hokito-lesson-fly-hint = C’était vers le haut. Partez vers la droite, le long de la rangée, jusqu’en f3.

hokito-lesson-two-task = Deux losanges : deux sauts. On peut tourner après le premier. Menez votre 2 de c2 en e4.
hokito-lesson-two-done = Vers le haut en c4, puis à droite en e4. En c4, le jeton n’a fait que rebondir : le coup finit en e4.
hokito-lesson-two-hint = Pas par là. De c2, montez en c4 ; de là, partez à droite.

hokito-lesson-exact-task = Deux sauts, c’est deux, jamais un. Essayez quand même : votre 2 de c2 sur son voisin d2.
hokito-lesson-exact-done = Refusé : d2 n’est qu’à un saut. Un jeton fait autant de sauts qu’il porte de marques, ni plus ni moins.
hokito-lesson-exact-hint = Ce coup est permis. Essayez cette fois ce qui ne l’est pas : de c2 en d2.

hokito-lesson-three-task = Trois losanges : trois sauts. Le jeton en e2 semble proche, mais il faut faire le grand tour. Menez votre 3 de b2 en e2.
hokito-lesson-three-done = Haut, droite, bas : b4, e4, e2. Un long détour peut mener tout près.
hokito-lesson-three-hint = Prenez votre 3 en b2. Montez, allez à droite, redescendez : le coup finit en e2.

hokito-lesson-returns-task = Aucune case n’est touchée deux fois dans un coup. Votre 3 en a3 pourrait-il sauter en c3, en e3, puis revenir en c3 ? Essayez de finir en c3.
hokito-lesson-returns-done = Non : c3 serait touchée deux fois. De e3, il faut continuer vers le haut, en e5. La case de départ compte aussi comme touchée.
hokito-lesson-returns-hint = Ce coup est permis. Essayez cette fois ce qui ne l’est pas : de a3 en c3.

hokito-lesson-like-task = Un jeton seul finit sur un jeton seul, une pile sur une pile. Essayez de poser le jeton de b3 sur la pile en c3.
hokito-lesson-like-done = Refusé : en c3, c’est une pile. En chemin, on peut tout toucher ; seule compte la dernière case.
hokito-lesson-like-hint = Ce coup est permis : un jeton seul sur un autre. Essayez cette fois la pile en c3.

hokito-lesson-own-task = On peut aussi couvrir ses propres jetons. Posez votre 3 de a1 sur votre propre 1, en a4.
hokito-lesson-own-done = Trois losanges au sommet de deux jetons : 3 × 2, six points.
hokito-lesson-own-hint = Trois sauts : de a1 à droite en d1, vers le haut en d4, à gauche en a4.
hokito-lesson-own-wrong-white = Vous avez couvert un jeton blanc. Cette fois, finissez sur le vôtre, en a4 : partez à droite, montez, puis allez à gauche.
hokito-lesson-own-wrong-low = Un 1 couvre maintenant votre 3 : cela ne fait que 1 × 2 points. Mettez le 3 au sommet.

hokito-lesson-stack-task = Une pile part tout entière, et seul compte le jeton du sommet : il dit à qui elle est et combien de sauts elle fait. Posez votre pile de d2 sur la pile de Blanc.
hokito-lesson-stack-done = Les six jetons sont à vous. En chemin, la pile a touché un jeton seul : c’est sans importance.
hokito-lesson-stack-hint = Prenez la pile en d2. Deux sauts la mènent en b4.

hokito-lesson-join-task = Vos propres piles peuvent aussi se réunir. Posez votre pile de b2 sur votre propre pile, en e4.
hokito-lesson-join-done = Deux losanges × six jetons : 12 points. Séparées, vos piles valaient 4 points chacune.
hokito-lesson-join-hint = Deux sauts mènent la pile de b2 en e4 : vers le haut jusqu’en b4, puis à droite.

hokito-lesson-worth-task = Une pile vaut les marques du sommet × ses jetons. Deux de vos piles peuvent se poser en c5. Laquelle en tire le plus ?
hokito-lesson-worth-done = Trois losanges × six jetons : 18 points.
hokito-lesson-worth-hint = Un losange × six jetons ne fait que 6 points. Laquelle de vos piles a un meilleur sommet ?

hokito-lesson-draw-task = Une partie de Hokito finit toujours, faute de coups. Sautez de c3 en d3, puis comptez les points.
hokito-lesson-draw-done = 1 × 2 pour vous, 2 × 1 pour Blanc : 2 points partout. À égalité, la partie est nulle. Il n’y a ni autre fin ni limite.
hokito-lesson-draw-hint = Touchez c3, puis d3.

hokito-lesson-block-task = Vous menez 6 à 2 : finissez la partie ! La pile de Blanc, en c2, fait un saut et doit finir sur une pile. Ne lui laissez aucune issue.
hokito-lesson-block-done = Blanc est bloqué, et vous gagnez 5 à 2. Quand vous menez, bloquez.
hokito-lesson-block-hint = Formez votre pile là où celle de Blanc ne peut pas se poser.
hokito-lesson-block-wrong-builds = Votre pile est en a2, à un saut de celle de Blanc. Blanc s’y pose : quatre jetons, quatre points, et vous perdez.

hokito-lesson-wait-task = Blanc mène 5 à 3 : ne finissez pas encore. Trouvez un coup qui laisse à Blanc de quoi jouer, et après lequel vous gagnez.
hokito-lesson-wait-done = Blanc n’a qu’un coup, a2 sur a3. Puis votre pile se pose sur celle-là : 4 à 3, et Blanc est bloqué. Quand l’autre mène, jouez encore.
hokito-lesson-wait-hint = Couvrez le jeton blanc qui pourrait vous nuire. Que peut faire Blanc ensuite ?
hokito-lesson-wait-wrong-ends = Blanc est bloqué, alors on compte : 4 pour vous, 5 pour Blanc. Quand l’autre mène, ne finissez pas la partie.
hokito-lesson-wait-wrong-gives = Blanc saute de c3 sur votre 2 en a3, et vous ne pouvez plus jouer : 2 points pour vous, 3 pour Blanc.
