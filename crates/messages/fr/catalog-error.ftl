### Ce que refuse la liste des jeux.
### Ces phrases suivent un deux-points : pas de majuscule, pas de point.

catalog-error-unknown-game = le jeu { $name } est inconnu : il y a { $known }
catalog-error-missing = elle manque
