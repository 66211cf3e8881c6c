### Ce que répondent la ligne de commande et la console du moteur quand quelque chose ne va pas.

cli-error-cannot-write = écriture impossible : { $error }
cli-error-in-file = { $file } : { $reason }
cli-error-too-large = plus de { $most } octets
cli-error-not-utf8 = ce n’est pas un texte en UTF-8
cli-error-broke = { $command } a échoué : { $panic }
cli-error-bad-depth = la profondeur ne peut pas être { $text } : il faut un nombre de 0 à { $most }
cli-error-unknown-command = la commande { $command } est inconnue
cli-error-bad-setoption = il faut setoption name N value V, pas { $text }
cli-error-no-variant = { $game } n’a pas de version { $variant } : il y a { $known }
cli-error-variant-waits = { $game } n’a pas de version { $variant } : elle est gardée pour le prochain jeu choisi
cli-error-no-memory = pas assez de mémoire pour Hash { $hash } : il reste à { $now }
cli-error-bad-position = il faut position startpos ou position fen P, pas { $text }
cli-error-at-move = coup { $number } : { $reason }
cli-error-unknown-query = la question { $text } est inconnue : il y a gameover, p1turn et result
cli-error-nothing-to-judge = la partie est terminée : il n’y a rien à évaluer
cli-error-no-move = la partie est terminée : il n’y a pas de coup à chercher
cli-error-stands-alone = { $command } s’emploie seul, sans { $text }
cli-error-bad-number = { $name } ne peut pas être { $text } : il faut { $least } à { $most }
cli-error-unknown-option = l’option { $name } est inconnue : il y a Game, Variant, Seed, Threads, Hash, MultiPV, Contempt et Level
cli-error-bad-limit = la limite ne peut pas être { $text } : il faut depth N, nodes N, movetime MS, p1time MS p2time MS ou infinite
cli-error-line-too-long = une ligne a plus de { $most } octets
cli-error-line-not-utf8 = une ligne n’est pas un texte en UTF-8
cli-error-perft-stopped = perft a été arrêté
cli-error-no-data-folder = aucun dossier de données n’est connu : nommez-en un avec --data, ou ne gardez rien avec --memory
cli-error-no-game = nommez un jeu : { $known }
