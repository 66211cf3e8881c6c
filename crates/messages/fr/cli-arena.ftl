### Ce que répond quinconce arena quand quelque chose ne va pas, et quand on l’arrête.

cli-arena-bad-claims = les hypothèses d’un test sont deux écarts Elo, le plus petit d’abord, pas { $given }
cli-arena-no-positions = aucune position d’apprentissage
cli-arena-is-there = { $file } existe déjà : nommez un autre fichier, ou le journal du calcul qui l’a écrit
cli-arena-no-weight = { $name } n’est pas un poids : ceux de { $game } sont { $known }
cli-arena-bad-rate = le taux est une part de l’étendue d’un poids, plus de 0 et au plus 1, pas { $rate }
cli-arena-bad-player = il faut { $form }, pas { $text }
cli-arena-no-command = il faut à ugi une commande à lancer
cli-arena-no-depth = la limite ne peut pas être { $text } : des parties au hasard n’ont pas de profondeur, il faut { $nodes } ou { $time }
cli-arena-bad-limit = la limite ne peut pas être { $text } : il faut { $nodes }, { $time } ou { $depth }
cli-arena-bad-level = le niveau ne peut pas être { $text } : il faut 1 à { $most }
cli-arena-bad-weak = le niveau ne peut pas être { $text } : il faut NŒUDS:BRUIT:FAUTES
cli-arena-bad-contempt = le mépris ne peut pas être { $text } : il faut 0 à { $most }
cli-arena-bad-threads = le nombre de fils d’exécution ne peut pas être { $text } : il faut 1 à { $most }
cli-arena-unknown-player = le joueur { $text } est inconnu : il y a { $known }
cli-arena-stopping = arrêt en cours ; encore une fois pour arrêter aussitôt
