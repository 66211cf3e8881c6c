### Les titres de l’aide du programme, et ce qui ne va pas dans une ligne de commande.

cli-usage-usage = Utilisation :
cli-usage-commands = Commandes :
cli-usage-arguments = Arguments :
cli-usage-options = Options :
cli-usage-any-options = OPTIONS
cli-usage-command-name = COMMANDE
cli-usage-env = [environnement : { $name }]
cli-usage-default = [par défaut : { $value }]
cli-usage-possible = [valeurs possibles : { $values }]
cli-usage-games = Les jeux et leurs versions :

## Les erreurs.

cli-usage-see-help = { $problem } (voir quinconce --help)
cli-usage-did-you-mean = { $problem } : vouliez-vous dire { $known } ?
cli-usage-bad-value = { $name } ne peut pas être { $text } : { $reason }
cli-usage-no-value = il manque une valeur après { $name }
cli-usage-expected-one-of = il faut { $known }
cli-usage-expected-whole = il faut un nombre entier, au moins { $least }
cli-usage-expected-between = il faut un nombre entier de { $least } à { $most }
cli-usage-expected-from = il faut un nombre de { $least } à { $most }
cli-usage-expected-number = il faut un nombre
cli-usage-number-too-large = le nombre est trop grand
cli-usage-expected-clock = il faut des minutes + des secondes, par exemple { $example }
cli-usage-expected-url = il faut une adresse, par exemple { $example }
cli-usage-expected-filter = il faut des niveaux, par exemple { $example }
cli-usage-unknown-argument = l’argument { $text } n’est pas attendu
cli-usage-unknown-command = la commande { $text } est inconnue
cli-usage-missing-arguments = il manque : { $names }
cli-usage-missing-command = { $command } attend une commande : { $known }
cli-usage-twice = { $name } ne peut être donné qu’une fois
cli-usage-conflict = { $name } ne va pas avec { $others }
cli-usage-too-many-values = { $name } ne prend pas d’autre valeur : { $text } est de trop
cli-usage-too-few-values = { $name } attend { $expected } valeurs, pas { $found }
cli-usage-not-utf8 = un argument n’est pas un texte en UTF-8
cli-usage-nonsense = cette ligne de commande n’a pas de sens
