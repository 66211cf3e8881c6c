### Où l’on choisit un jeu.

choose-title = Quel jeu ?
choose-play = Cinq plateaux sont prêts. Prenez place devant l’un d’eux.
choose-learn = Une courte leçon sur le plateau, et les règles complètes.
choose-analyse = Essayer des coups, interroger le moteur, composer une position ou ouvrir une partie notée.
