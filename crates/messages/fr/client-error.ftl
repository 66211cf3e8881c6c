### Ce que dit un programme qui joue sur un serveur quand quelque chose ne va pas.

client-error-bad-address = adresse incorrecte : { $text } ; il faut http://HÔTE:PORT ou le lien vers une partie
client-error-https = ce programme ne parle pas https : utilisez l’adresse http du serveur, ou un relais à côté de lui
client-error-away = le serveur ne répond pas : { $why }
client-error-refused = le serveur refuse ({ $status }) : { $message }
client-error-other-protocol = le serveur parle le protocole { $theirs }, ce programme le { $ours } : mettez le plus ancien à jour
client-error-nonsense = ce programme ne comprend pas ce que dit le serveur : { $text }
