### Ce que répond quinconce load quand quelque chose ne va pas.

cli-load-few = seuls { $here } joueurs sur { $all } sont venus : { $why }
cli-load-elsewhere = { $place } n’est pas sur cette machine : seule la boucle locale est mise sous charge
cli-load-no-server = le serveur ne démarre pas : { $reason }
cli-load-silent = il ne dit pas où il est
cli-load-files = il faut { $files } fichiers ouverts, et { $most } sont permis (ulimit -n)
cli-load-interrupted = interrompu
